"""Positions as data: read, written, and refused with the field that does not fit."""

from typing import Any

import msgspec
import pytest
from hypothesis import given as hypothesis_given
from hypothesis import settings
from hypothesis import strategies as st

import footplate
from footplate import BadInput
from footplate.core.wire import to_plain
from tests.form import COMPILED
from tests.games.age_of_steam.playing import rich_start
from tests.rules.age_of_steam.given import given, player, tile

GAME = footplate.game("age-of-steam")


def test_a_dropped_bidder_may_have_less_than_was_bid() -> None:
    state = given(
        [player(money=m) for m in (20, 1, 20, 20)],
        phase="determine-player-order",
        order=[3, 1, 2, 0],
        seat=2,
        auction={"bidding": [2, 0], "bids": {"1": 2, "2": 3, "0": 4}, "dropped": [3, 1]},
    )
    assert GAME.position(state.position()).digest() == state.digest()


def test_what_is_left_out_is_as_at_the_start() -> None:
    state = GAME.position({"players": [{}, {}, {}]})
    assert state.seat == 0
    assert [p["money"] for p in to_plain(state.position())["players"]] == [10, 10, 10]
    assert sum(to_plain(state.position())["bag"].values()) == 96


BAD: list[tuple[dict[str, Any], str]] = [
    ({"turn": 11}, r"turn: 1 to 10"),
    ({"phase": "lunch"}, r"phase: invalid enum value 'lunch'"),
    ({"players": [{}, {}]}, r"takes 3 to 6 seats, not 2"),
    ({"players": [{"money": -1}, {}, {}]}, r"players\[0\]: money is 0 to 9999"),
    ({"players": [{"money": "x"}, {}, {}]}, r"players\[0\].money: expected int, got str"),
    ({"players": [{"shares": 16}, {}, {}]}, r"players\[0\].shares: 2 to 15"),
    ({"players": [{"engine": 7}, {}, {}]}, r"players\[0\].engine: 1 to 6"),
    ({"players": [{"action": "Sleep"}, {}, {}]}, r"players\[0\].action: invalid enum value"),
    (
        {"players": [{"action": "Engineer"}, {"action": "Engineer"}, {}]},
        r"players\[1\].action: Engineer is taken twice",
    ),
    ({"colour": 1}, r"unknown field colour"),
    ({"board": "mars"}, r"mars: board: no such board"),
    ({"options": {"nope": True}}, r"has no option 'nope'"),
    ({"options": {"income_reduction": "1999"}}, r"must be one of '2009', 'deluxe'"),
    ({"order": [0, 1]}, r"order: names every seat"),
    ({"seat": 5}, r"seat: seat 5 does not decide"),
    ({"tiles": [tile("Z99", ((0, 3), 0))]}, r"tiles\[0\].hex: 'Z99' is no land hex"),
    ({"tiles": [tile("J10", ((0, 3), 0))]}, r"J10 is a city"),
    ({"tiles": [tile("K10", ((1, 4), 0)), tile("K10", ((1, 4), 0))]}, r"has a tile already"),
    ({"tiles": [tile("K10", ((0, 3), 0))]}, r"an exit leads off|starts at no city"),
    ({"tiles": [tile("K10", ((1,), 0))]}, r"two exits for a track"),
    ({"tiles": [tile("K10", ((1, 4), 9))]}, r"there is no seat 9"),
    ({"tiles": [tile("B7", ((0, 3), 0))]}, r"starts at no city and no town"),
    ({"tiles": [{**tile("K10", ((1, 4), 0)), "tile": "gentle"}]}, r"'gentle' does not show this"),
    ({"tiles": [tile("K10", ((1, 4), 0)), tile("L9", ((1, 4), 1))]}, r"has two owners"),
    ({"new_cities": [{"hex": "K10", "city": "A"}]}, r"K10 is no town"),
    (
        {"new_cities": [{"hex": "K9", "city": "A"}, {"hex": "H2", "city": "A"}]},
        r"New City A is on the map twice",
    ),
    ({"cubes": {"K10": ["red"]}}, r"cubes.K10: cubes lie in cities"),
    ({"cubes": {"J10": ["pink"]}}, r"invalid enum value 'pink'"),
    ({"cubes": {"J10": ["red"] * 21}}, r"more red cubes than the 20"),
    ({"display": {"light 7": ["red"]}}, r"display.light 7: the columns are"),
    ({"display": {"A": ["red"] * 3}}, r"display.A: the column has 2 boxes"),
    ({"bag": {"red": 3}}, r"bag.red: 3, but 20"),
    ({"drawn": ["red"]}, r"drawn: belongs to the phase goods-growth"),
    ({"move": {"round": 1}}, r"move: belongs to the phase move-goods"),
    ({"phase": "goods-growth"}, r"nobody has it"),
    ({"phase": "determine-player-order", "auction": {"bidding": [0]}}, r"auction: every seat"),
    (
        {"phase": "determine-player-order", "auction": {"bidding": [0, 1, 2], "bids": {"0": 99}}},
        r"seat 0 cannot have bid 99",
    ),
    ({"luck": {"seeded": [1]}}, r"luck.seeded: must hold six numbers"),
]


@pytest.mark.parametrize(("change", "reason"), BAD)
def test_a_bad_position_names_the_field(change: dict[str, Any], reason: str) -> None:
    data = {"players": [{}, {}, {}], **change}
    with pytest.raises(BadInput, match=reason):
        GAME.position(data)


PLAIN = to_plain(rich_start("rust-belt", 4, 3).position())
JUNK = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 99) | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=5,
)


@settings(max_examples=300 if COMPILED else 60, deadline=None)
@hypothesis_given(st.sampled_from(sorted(PLAIN)), JUNK)
def test_junk_in_a_position_is_refused_or_harmless(field: str, junk: object) -> None:
    """Whatever stands in a field: a state that can be played, or one clear line."""
    try:
        state = GAME.position({**PLAIN, field: junk})
    except BadInput as error:
        said = str(error)
    else:
        said = ""
        assert state.over or state.codes()
    assert "\n" not in said


RING = [
    tile("C5", ((2, 4), 0)),
    tile("D5", ((3, 5), 0)),
    tile("D6", ((0, 4), 0)),
    tile("C7", ((1, 5), 0)),
    tile("B6", ((0, 2), 0)),
    tile("B5", ((1, 3), 0)),
]
OUT = [{}, {"out": True}, {"out": True}]
PRODUCER: list[dict[str, Any]] = [{"action": "Production"}, {}, {}]
EVERYTHING = ["red"] * 20 + ["blue"] * 20 + ["purple"] * 20 + ["yellow"] * 20 + ["black"] * 16
TWO_LINKS = [
    tile("G13", ((0, 3), 1)),
    tile("H12", ((3, 5), 0)),
    tile("H13", ((0, 4), 0)),
]

COTTON = {"board": "southern-us", "display": {"light 1": ["white"]}}

IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    ({"tiles": RING}, "runs in a ring and starts at no stop"),
    ({"players": [{}, {}, {"out": True, "action": "Engineer"}]}, "who is out holds no action"),
    ({"players": OUT}, "only the phase 'over' is left"),
    (
        {
            "phase": "determine-player-order",
            "seat": 1,
            "auction": {"bidding": [0, 1], "dropped": [2], "bids": {"2": 9, "0": 3}},
        },
        "whoever holds the highest bid is still bidding",
    ),
    ({"phase": "build-track", "build": {"left": 4}}, "build.left: 0 to 3 for this player"),
    (
        {"phase": "goods-growth", "players": PRODUCER, "drawn": ["red"] * 5},
        "drawn: at most 2 cubes",
    ),
    (
        {"phase": "goods-growth", "players": PRODUCER, "cubes": {"H6": EVERYTHING}},
        "bag: Production needs a cube",
    ),
    ({"board": "southern-us", "cubes": {"C3": ["white"] * 40}}, "more white cubes than the board"),
    (COTTON, "white cubes lie on the map only"),
    ({"players": [{"money": 10**8}, {}, {}]}, "money is 0 to 9999"),
    ({"players": [{"shares": 0}, {}, {}]}, "shares: 2 to 15"),
    ({"phase": "build-track", "build": {"hexes": ["A3"]}}, "a hex that was built on has a tile"),
    ({"phase": "build-track", "build": {"urbanized": True}}, "only the holder of Urbanization"),
    ({"phase": "move-goods", "move": {"upgraded": [1, 1]}}, "named twice"),
    ({"luck": {"seeded": [0] * 6}}, "is no memory of the generator"),
    ({"luck": {"seeded": [10**40] * 6}}, "is no memory of the generator"),
    ({"luck": {"scripted": [9, 1, 2]}}, "either seeded, or scripted"),
    ({"luck": {"scripted": [0], "seeded": [1] * 6}}, "either seeded, or scripted"),
    ({"board": "secret.toml"}, "not a file"),
    ({"board": "new-hampshire", "tiles": TWO_LINKS}, "two links join .* which this board forbids"),
]


@pytest.mark.parametrize(("change", "reason"), IMPOSSIBLE)
def test_a_position_that_no_game_reaches_is_refused(change: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadInput, match=reason):
        GAME.position({"players": [{}, {}, {}], **change})


def test_a_struct_made_in_python_is_checked_like_plain_data() -> None:
    position = GAME.start(3).position()
    broken = msgspec.structs.replace(position, phase="lunch")
    with pytest.raises(BadInput, match="phase: invalid enum value"):
        GAME.position(broken)
