"""What the two editions share, although one of them says it more clearly."""

from typing import Any

import pytest

from footplate.games.steam_power.language.actions import (
    BuildFactory,
    EndTrack,
    FulfilContract,
    LayTrack,
    RemoveTrack,
    TakeResource,
)
from footplate.games.steam_power.play.state import State
from tests.rules.steam_power.given import (
    BLUE,
    GAME,
    GREEN,
    RED,
    described,
    factory,
    fulfil,
    given,
    offered,
    play,
    player,
    refusal,
    seen,
    started,
    stock,
    track,
    trains,
)
from tests.rules.steam_power.ways import along, network

rule = pytest.mark.rule

both_editions = pytest.mark.parametrize("edition", ["early", "final"])


def open_table(edition: str, **position: Any) -> State:
    return given(3, options={"edition": edition}, **position)


@rule("SP-EDITION-06")
@both_editions
def test_a_removal_uses_up_a_placement(edition: str) -> None:
    state = open_table(edition, tracks=along("L8 K9 J9 I10"))
    play(state, RemoveTrack("J9"))
    assert (described(state).step, described(state).actions) == ("lay", 2)
    play(state, RemoveTrack("K9"))
    assert (described(state).step, described(state).actions) == ("act", 1)


@rule("SP-EDITION-07")
@both_editions
def test_one_or_two_placements_that_need_not_touch(edition: str) -> None:
    state = open_table(edition, tracks=[*along("J6 K6 L6"), *along("L6 L7 L8")])
    play(state, LayTrack("L9", (0, 1)))
    assert refusal(state, EndTrack()) is None
    assert refusal(state, LayTrack("J7", (0, 3))) is None


@rule("SP-EDITION-07")
@both_editions
def test_only_an_open_end_of_another_player_must_not_be_met(edition: str) -> None:
    state = open_table(edition, tracks=[track("K9", 1, 4, BLUE)], seat=GREEN)
    assert refusal(state, LayTrack("J9", (1, 3))) == "SP-TRACK-19"
    assert refusal(state, LayTrack("J9", (3, 5))) is None


@rule("SP-EDITION-07")
@pytest.mark.parametrize(("edition", "count"), [("early", 17), ("final", 20)])
def test_without_a_train_an_incomplete_link_may_be_finished(edition: str, count: int) -> None:
    state = open_table(edition, tracks=[*network(count), *along("L8 K9 J9")])
    assert trains(state) == 0
    assert refusal(state, LayTrack("J9", (1, 3))) is None


@rule("SP-EDITION-07")
@both_editions
def test_a_crossing_costs_2_and_leaves_the_old_track(edition: str) -> None:
    tracks = [track("J9", 3, 5, GREEN), track("K9", 1, 4, BLUE)]
    state = open_table(edition, tracks=tracks, seat=BLUE)
    play(state, LayTrack("J9", (1, 4)))
    assert described(state).players[BLUE].money == 28


@rule("SP-EDITION-07")
@both_editions
def test_r_26_an_own_factory_outside_the_own_network(edition: str) -> None:
    players = [player(hand=["K06"]), player(), player()]
    state = given(
        players,
        tracks=[*along("J6 K7 L6"), track("L7", 0, 3, BLUE)],
        cities={"L8": "white"},
        factories=[factory("L8", RED, 5)],
        options={"edition": edition},
    )
    fulfil(state, "K06")
    assert offered(state, TakeResource) == [TakeResource("L8", ((BLUE, 1),))]


@rule("SP-EDITION-07")
@both_editions
def test_a_factory_needs_no_own_network_and_a_contract_an_own_link(edition: str) -> None:
    players = [player(hand=["K01"]), player(), player()]
    cities = {"L8": "white"}
    options = {"edition": edition}
    state = given(players, tracks=[track("L7", 0, 3, BLUE)], cities=cities, options=options)
    assert refusal(state, BuildFactory("L8", 5)) is None
    assert refusal(state, FulfilContract("K01")) == "SP-FULFIL-02"


@rule("SP-EDITION-09")
@both_editions
@pytest.mark.parametrize("board", ["us-midwest", "england-wales", "germany"])
def test_every_map_with_either_edition(edition: str, board: str) -> None:
    assert board in GAME.boards()
    state = started(3, board=board, edition=edition)
    assert described(state).board == board
    assert trains(state) == (18 if edition == "early" else 21)


@rule("SP-EDITION-10")
def test_names_are_those_of_the_final_edition() -> None:
    early, final = (started(3, 5, edition=edition) for edition in ("early", "final"))
    assert set(described(early).cities.values()) <= {"black", "white", "orange", "gray", "purple"}
    assert list(seen(early).stock.cubes) == list(seen(final).stock.cubes)
    assert stock(early) == stock(final)
    assert [one.color for one in seen(early).companies] == ["red", "blue", "green"]


@rule("SP-EDITION-10")
def test_bags_and_backs_change_nothing_in_the_setup() -> None:
    early, final = (described(started(3, 5, edition=edition)) for edition in ("early", "final"))
    assert early.cities == final.cities
    assert early.beside == final.beside
    assert early.players == final.players
    assert early.start == final.start
