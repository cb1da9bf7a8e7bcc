"""Secrets: everything is open but the luck to come."""

import msgspec
import pytest

from footplate import ScriptedChance
from footplate.core.wire import to_json, to_plain
from footplate.games.age_of_steam.language.actions import DrawGoods, IssueShares
from footplate.games.age_of_steam.play.state import State
from tests.rules.age_of_steam.given import (
    GAME,
    RULEBOOK_TRACK,
    bare,
    described,
    end_of_turn,
    given,
    links,
    named,
    play,
    player,
    purses,
    seen,
    tile,
)

rule = pytest.mark.rule


def fresh(seed: int = 7) -> State:
    state = GAME.start(seats=3, seed=seed)
    assert isinstance(state, State)
    return state


@rule("AOS-VIEW-01")
def test_everybody_sees_the_whole_position_but_the_luck() -> None:
    state = fresh()
    everything = msgspec.structs.replace(described(state), luck=None)
    assert seen(state, 0).position == everything
    assert seen(state, 2).position == everything
    assert seen(state).position == everything


@rule("AOS-VIEW-01")
def test_a_view_says_whose_it_is() -> None:
    state = fresh()
    assert seen(state, 1).viewer == 1
    assert seen(state).viewer is None


@rule("AOS-VIEW-01")
def test_holdings_of_other_players_are_open() -> None:
    players = [player(), player(money=17, income=8, shares=6, engine=3, action="Engineer")]
    shown = seen(given([*players, player()], phase="build-track"), 0).position.players[1]
    assert (shown.money, shown.income, shown.shares, shown.engine) == (17, 8, 6, 3)
    assert shown.action == "Engineer"


@rule("AOS-VIEW-01")
def test_links_are_open_with_their_owners_and_sections() -> None:
    state = given(3, tiles=RULEBOOK_TRACK)
    told = sorted((*named(state, link), link.owner, link.sections) for link in seen(state).links)
    assert told == [
        ("Cincinnati", "Evansville", 0, 2),
        ("Cincinnati", "Indianapolis", 1, 2),
        ("Cincinnati", "Indianapolis", 2, 3),
        ("Evansville", "Indianapolis", 1, 2),
    ]


@rule("AOS-VIEW-01")
def test_a_link_without_owner_is_shown_as_such() -> None:
    track = [tile("K10", ((1, 4), None)), tile("L9", ((1, 4), None))]
    assert links(given(3, tiles=track)) == {("Cincinnati", "Evansville", None)}


@rule("AOS-VIEW-01")
def test_the_supply_is_open() -> None:
    parts = seen(given(3, tiles=RULEBOOK_TRACK, new_cities=[{"hex": "I9", "city": "C"}])).parts
    assert parts.tiles["straight"] == 48 - 1
    assert parts.tiles["cross_straight_straight"] == 4 - 2
    assert parts.town_disks == 8 - 1
    assert parts.new_cities == list("ABDEFGH")
    assert parts.markers == [20 - 2, 20 - 2, 20 - 2]


@rule("AOS-VIEW-02")
def test_the_contents_of_the_bag_are_open() -> None:
    state = given(3, cubes={"J10": ["blue", "blue"], "M9": ["black"]})
    held = seen(state).position.bag
    assert held is not None
    assert (held["red"], held["blue"], held["black"]) == (20, 18, 15)


@rule("AOS-VIEW-02")
def test_nothing_decides_what_comes_next_before_it_is_drawn() -> None:
    one = given(3, luck={"scripted": [0, 1, 2, 3]})
    other = given(3, luck={"scripted": [0, 4, 5, 6]})
    assert to_json(seen(one, 0)) == to_json(seen(other, 0))
    assert one.prompt() == other.prompt()
    assert one.forecast(0) == other.forecast(0)


@rule("AOS-VIEW-02")
def test_a_guess_keeps_what_is_seen_and_takes_fresh_luck() -> None:
    state = fresh()
    guess = state.guess(0, ScriptedChance([1, 2, 3, 4, 5, 6, 7, 8]))
    assert to_plain(seen(guess, 0)) == to_plain(seen(state, 0))


@rule("AOS-VIEW-03")
def test_no_view_contains_the_luck() -> None:
    state = fresh()
    luck = described(state).luck
    assert luck is not None
    assert luck.seeded
    assert seen(state, 0).position.luck is None
    assert seen(state).position.luck is None
    text = to_json(seen(state, 0)) + to_json(seen(state))
    assert [number for number in luck.seeded if str(number) in text] == []


@rule("AOS-VIEW-03")
def test_neither_prompt_nor_forecast_contains_the_luck() -> None:
    state = fresh()
    luck = described(state).luck
    assert luck is not None
    assert luck.seeded
    text = to_json(state.prompt()) + to_json(state.forecast(0))
    assert [number for number in luck.seeded if str(number) in text] == []


@rule("AOS-VIEW-04")
def test_everybody_sees_the_cubes_drawn_for_production() -> None:
    players = [player(action="Production"), player(), player()]
    state = end_of_turn(players, display=bare(), luck={"scripted": [0, 0, 3]})
    play(state, DrawGoods())
    assert sorted(seen(state, 0).position.drawn) == ["red", "yellow"]
    assert seen(state, 1).position.drawn == seen(state, 0).position.drawn
    assert seen(state).position.drawn == seen(state, 0).position.drawn


@rule("AOS-VIEW-04")
def test_the_draw_is_told_in_words() -> None:
    players = [player(action="Production"), player(), player()]
    state = end_of_turn(players, display=bare(), luck={"scripted": [0, 0, 3]})
    told = " ".join(
        event.words(["Pete", "Dave", "John"], state.plan()) for event in play(state, DrawGoods())
    )
    assert "Pete" in told
    assert "red" in told
    assert "yellow" in told


@rule("AOS-VIEW-05")
def test_the_bank_never_runs_out_of_money() -> None:
    # The box holds $340 in bills.
    state = end_of_turn([player(money=300, income=100), player(income=90), player(income=80)])
    assert purses(state) == [300 + 100 - 3, 30 + 90 - 3, 30 + 80 - 3]
    play(state, IssueShares(13))
    assert purses(state)[0] == 397 + 65
