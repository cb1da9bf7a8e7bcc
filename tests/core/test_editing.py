"""Editing a position: how an edit is written, what follows, and what is refused."""

from typing import Any

import pytest

import footplate
from footplate import BadInput, State
from footplate.games.age_of_steam.language.actions import BuildTrack
from footplate.games.planet_steam.language.position import Amounts

AGE = footplate.game("age-of-steam")
POWER = footplate.game("steam-power")
PLANET = footplate.game("planet-steam")
IMPERIAL = footplate.game("imperial-steam")


def test_only_what_is_said_changes() -> None:
    state = AGE.start(3, 4)
    edited = state.edited(players={0: {"money": 30}, "2": {"engine": 3, "shares": 5}}, turn=2)
    assert edited.money == [30, *state.money[1:]]
    assert edited.engine == [1, 1, 3]
    assert edited.shares == [2, 2, 5]
    assert edited.turn == 2
    again = edited.edited(players={0: {"money": None}, 2: {"engine": 1, "shares": 2}}, turn=1)
    assert again.digest() == state.digest()


def test_nothing_said_is_the_same_position() -> None:
    for name in footplate.names():
        state = footplate.game(name).start(3, 6)
        assert state.edited().digest() == state.digest()
        assert state.edited(players={0: {}}).digest() == state.digest()
        assert state.edited() is not state


def test_entries_of_a_list_have_names_and_numbers() -> None:
    state = PLANET.position({"players": [{}] * 5, "claims": {"A1": 0, "A2": 0}})
    edited = state.edited(tanks={"A1": {}, "A2": {"converter": "ore"}})
    assert [tank.zone for tank in edited.position().tanks] == ["A1", "A2"]
    assert edited.tanks_left == state.tanks_left - 2
    edited = edited.edited(tanks={"A1": None, 1: {"supercharger": True}})
    (tank,) = edited.position().tanks
    assert (tank.zone, tank.converter, tank.supercharger) == ("A2", "ore", True)
    edited = edited.edited(tanks={1: {"zone": "A1"}})
    assert [tank.zone for tank in edited.position().tanks] == ["A1", "A2"]
    assert edited.edited(tanks=[]).position().tanks == []


def test_a_struct_or_a_list_takes_the_place_of_the_old_value() -> None:
    state = PLANET.start(2, 1)
    prices = Amounts(quartz=20, ore=9, water=6, energy=6)
    edited = state.edited(price=prices, supply={"ore": 2})
    assert edited.position().price == prices
    supply = state.position().supply
    assert supply is not None
    assert edited.supply == [supply.quartz, 2, supply.water, supply.energy]


def test_the_bag_follows_the_cubes() -> None:
    state = AGE.start(3, 4)
    hex, goods = next(iter(state.position().cubes.items()))
    edited = state.edited(cubes={hex: None})
    before, after = state.position().bag, edited.position().bag
    assert before is not None
    assert after is not None
    assert sum(after.values()) == sum(before.values()) + len(goods)


def test_a_phase_begins_at_its_beginning() -> None:
    state = AGE.start(3, 4).edited(phase="build-track", seat=1)
    build = next(action for action in state.actions() if isinstance(action, BuildTrack))
    track = {"exits": build.tracks[0], "owner": 1, "laid": True}
    laid = state.edited(
        tiles={build.hex: {"track": [track]}}, build={"left": 2, "hexes": [build.hex]}
    )
    assert laid.builds_left == 2
    assert laid.laid
    moved = laid.edited(phase="move-goods")
    assert (moved.seat, moved.laid, moved.built) == (moved.order[0], [], [])
    assert moved.faces == laid.faces


def test_contracts_come_from_the_supply() -> None:
    state = POWER.start(3, 2)
    supply = state.position().supply
    assert supply is not None
    edited = state.edited(players={1: {"hand": supply[:2]}})
    assert sorted(edited.position().players[1].hand) == sorted(supply[:2])
    now = edited.position().supply
    assert now is not None
    assert set(now).isdisjoint(supply[:2])
    assert set(state.position().players[1].hand) <= set(now)


def test_what_players_hold_is_taken_from_the_stock() -> None:
    """Also where some of it has left the game."""
    state = PLANET.position({"players": [{"licenses": 1}, {}], "licenses": 2, "luxuries": 1})
    edited = state.edited(players={0: {"licenses": 2}, 1: {"luxuries": 1}})
    assert (edited.licenses_left, edited.luxuries_left) == (1, 0)
    assert state.edited(players={0: {"licenses": 0}}).licenses_left == 3
    assert state.edited(players={0: {"licenses": 2}}, licenses=2).licenses_left == 2
    with pytest.raises(BadInput, match="licenses"):
        state.edited(players={0: {"licenses": 4}})


def test_an_engine_and_a_contract_leave_the_table() -> None:
    state = IMPERIAL.start(2, 3, setup="fixed").edited(step="turn")
    before = state.position()
    assert before.engines is not None
    level = max(level for level, count in before.engines.items() if count)
    card = before.display[0]
    player = {"engines": [3, level], "contracts": [card]}
    after = state.edited(players={0: player}).position()
    assert after.engines is not None
    assert after.engines[level] == before.engines[level] - 1
    assert after.display == before.display[1:]
    assert after.players[0].cars == 3 + level
    back = state.edited(players={0: player}).edited(players={0: {"contracts": []}}).position()
    assert sorted(back.display) == sorted(before.display)


FIRST: dict[str, State] = {name: footplate.game(name).start(3, 4) for name in footplate.names()}


@pytest.mark.parametrize(
    ("name", "changes", "reason"),
    [
        ("age-of-steam", {"color": 1}, "unknown field color"),
        ("age-of-steam", {"players": {0: {"monney": 3}}}, "unknown field monney"),
        ("age-of-steam", {"players": {0: {"monney": None}}}, "players.0.monney: there is nothing"),
        ("age-of-steam", {"players": {7: {"money": 3}}}, "players: there is no entry 7"),
        ("age-of-steam", {"players": {"Ann": {"money": 3}}}, "have numbers, not names"),
        ("age-of-steam", {"players": {0: {"money": "3"}}}, "expected int, got str"),
        ("age-of-steam", {"players": {0: {"money": -3}}}, "money is 0 to"),
        ("age-of-steam", {"players": {0: {"money": object()}}}, "players.0.money: "),
        ("age-of-steam", {"players": {0: {"out": True}}}, "order: names every seat"),
        ("age-of-steam", {"players": None}, "missing required field players"),
        ("age-of-steam", {"phase": "tea"}, "phase: invalid enum value 'tea'"),
        ("age-of-steam", {"phase": "goods-growth"}, "nobody has it"),
        ("age-of-steam", {"bag": {"red": 0}}, "bag.red: 0, but"),
        ("age-of-steam", {"tiles": {"Z99": {"track": []}}}, "'Z99' is no land hex"),
        ("age-of-steam", {"tiles": {"K10": None}}, "tiles.K10: there is nothing to leave out"),
        ("age-of-steam", {"players": {10**5000: {}}}, "have numbers, not names"),
        ("age-of-steam", {"cubes": {"a\nb": None}}, "cubes.a b: there is nothing to leave out"),
        ("age-of-steam", {"game": "steam-power"}, "invalid enum value 'steam-power'"),
        ("age-of-steam", {"a\nb": 1}, "unknown field a b"),
        ("steam-power", {"players": {0: {"hand": ["nothing"]}}}, "there is no contract"),
        ("steam-power", {"step": "fetch"}, "fulfilling: belongs"),
        ("planet-steam", {"claims": {"Q9": 0}}, "is no zone"),
        ("imperial-steam", {"players": {0: {"money": 5}}}, "in steps of 10"),
        ("imperial-steam", {"players": {0: {"tracks": ["here-there"]}}}, "is no link"),
    ],
)
def test_what_does_not_fit_is_one_line_and_changes_nothing(
    name: str, changes: dict[str, Any], reason: str
) -> None:
    state = FIRST[name]
    before = state.digest()
    with pytest.raises(BadInput, match=reason) as bad:
        state.edited(**changes)
    assert len(str(bad.value).splitlines()) == 1
    assert state.digest() == before


def test_two_entries_of_one_name_are_told_apart_by_number() -> None:
    """A crossing of Steam Power is two entries with the same hex."""
    state: Any = POWER.start(3, 2)
    rng = footplate.Chance(1)
    while not state.over:
        hexes = [track.hex for track in state.position().tracks]
        twice = [hex for hex in hexes if hexes.count(hex) > 1]
        if twice:
            with pytest.raises(BadInput, match="stands there twice"):
                state.edited(tracks={twice[0]: None})
            return
        state.play_code(state.sample(rng))
    pytest.fail("no crossing was built")
