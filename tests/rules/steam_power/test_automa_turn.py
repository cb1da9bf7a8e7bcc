"""An Automa's turn: two contracts, one after the other, each fulfilled or used as an action."""

from typing import Any

import pytest

from footplate import Event
from footplate.games.steam_power.language.actions import TakeContracts
from footplate.games.steam_power.language.events import (
    AutomaDrew,
    AutomaTurnedUp,
    EndTriggered,
    FactoryBuilt,
    SupplyRenewed,
)
from footplate.games.steam_power.play.state import State
from tests.rules.steam_power.automas import (
    AUTOMA,
    BOTTOM_LEFT,
    BOTTOM_RIGHT,
    FAR,
    TOP_LEFT,
    TOP_RIGHT,
    colors,
    decided,
    discards,
    facing,
    factories,
    fulfilled,
    gained,
    hexes,
    laid,
    marker,
    step,
)
from tests.rules.steam_power.given import (
    RED,
    described,
    factory,
    given,
    hand,
    money,
    play,
    refusal,
    seen,
)
from tests.rules.steam_power.lines import ALL, GREEN_BAY, MADISON, MILWAUKEE, chain, line

rule = pytest.mark.rule

# Orange, gray and black lie free in the Automa's network.
HOME: dict[str, Any] = {
    "tracks": chain(AUTOMA, "Green Bay", "Madison", "Milwaukee"),
    "cities": colors(orange=GREEN_BAY, gray=MADISON, black=MILWAUKEE),
    "factories": [
        factory(GREEN_BAY, AUTOMA, 4), factory(MADISON, AUTOMA, 4), factory(MILWAUKEE, AUTOMA, 4),
    ],
}  # fmt: skip

# Red owns Madison – Milwaukee; on the Automa's way there from La Crosse hills come first.
HILLS: dict[str, Any] = {
    "tracks": [*line("Duluth", "La Crosse", AUTOMA), *line("Madison", "Milwaukee", RED)],
}
NO_SITES = colors(purple="H1 H4 J6 L6")


def about_to_draw(
    *luck: int, discarded: list[str] | None = None, hand: list[str] | None = None, **position: Any
) -> State:
    """The Automa's turn begins; the luck is the numbers of the contracts drawn."""
    players = [{"hand": hand or []}, {"discards": discarded or []}]
    script = {"luck": {"scripted": [0, *luck]}} if luck else {}
    return given(players, seat=AUTOMA, options={"automas": "2"}, **script, **position)


def face_down(state: State) -> list[str]:
    area = described(state).automa
    assert area is not None
    return area.face_down


def turned_up(events: list[Event]) -> list[str]:
    turned = [event for event in events if isinstance(event, AutomaTurnedUp)]
    return [event.contract.removeprefix("contract:") for event in turned]


# The sweep. ---------------------------------------------------------------------------------


@rule("SP-AUTO-07", "SP-AUTO-08")
@pytest.mark.parametrize(
    ("corner", "first"),
    [(TOP_LEFT, "G8"), (TOP_RIGHT, "R7"), (BOTTOM_RIGHT, "R9"), (BOTTOM_LEFT, "G11")],
)
def test_the_four_corners_sweep_column_by_column(corner: int, first: str) -> None:
    # Row by row Detroit would be first from the top left, and Quincy from the bottom right.
    linked = [*line("Cedar Rapids", "Quincy", RED), *line("Detroit", "Toledo", RED)]
    state = facing("K20", marker=corner, tracks=linked, cities=FAR)
    step(state)
    assert factories(state) == [first]


# Drawing. -----------------------------------------------------------------------------------


@rule("SP-AUTO-10")
def test_two_contracts_are_drawn_face_down_and_played_in_the_order_drawn() -> None:
    state = about_to_draw(40, 9)
    events = step(state)
    assert [e.count for e in events if isinstance(e, AutomaDrew)] == [2]
    assert turned_up(events) == []
    assert face_down(state) == ["K41", "K10"]
    assert seen(state, RED).face_down == 2
    area = seen(state, RED).automa
    assert area is not None
    assert area.face_down == []
    assert turned_up(step(state)) == ["K41"]
    assert face_down(state) == ["K10"]
    assert turned_up(step(state)) == ["K10"]
    assert state.seat == RED
    assert face_down(state) == []


@rule("SP-AUTO-11")
def test_money_of_the_first_contract_pays_for_the_second() -> None:
    # M-05. K37 is free and brings $3; K25 asks for white, which only the bank has.
    state = facing("K37", "K25", money=2, options={"automas": "2:very-easy"}, **HOME)
    assert turned_up(step(state)) == ["K37"]
    assert (money(state, AUTOMA), fulfilled(state)) == (5, ["K37"])
    step(state)
    assert (money(state, AUTOMA), fulfilled(state)) == (5 - 5 + 5, ["K37", "K25"])


@rule("SP-AUTO-11", "SP-AUTO-12")
def test_the_other_way_round_the_first_contract_is_used_as_an_action() -> None:
    state = facing("K25", "K37", money=2, options={"automas": "2:very-easy"}, **HOME)
    step(state)
    assert (fulfilled(state), discards(state)) == ([], ["K25"])
    step(state)
    assert (fulfilled(state), discards(state)) == (["K37"], ["K25"])


@rule("SP-AUTO-12", "SP-AFUL-01")
def test_without_a_link_a_contract_is_an_action() -> None:
    # M-07.
    state = facing("K25", money=30)
    step(state)
    assert (fulfilled(state), discards(state)) == ([], ["K25"])


# The supply. --------------------------------------------------------------------------------


@rule("SP-AUTO-13")
def test_an_empty_supply_is_renewed_from_the_discards() -> None:
    # M-06: one contract in the supply, nine discarded.
    old = [f"K{number}" for number in range(11, 20)]
    state = about_to_draw(4, 12, discarded=old, supply=["K05"])
    events = step(state)
    assert face_down(state) == ["K05", "K13"]
    assert [e.contracts for e in events if isinstance(e, SupplyRenewed)] == [9]
    assert discards(state) == []
    assert seen(state).stock.contracts == 8


@rule("SP-AUTO-13")
def test_the_discards_of_all_automas_are_shuffled_in() -> None:
    players: list[dict[str, Any]] = [
        {}, {"discards": ["K01", "K02"]}, {"discards": ["K03", "K04"]},
    ]  # fmt: skip
    state = given(
        players,
        seat=AUTOMA,
        options={"automas": "2, 3"},
        supply=[],
        luck={"scripted": [0, 2, 0]},
    )
    step(state)
    assert face_down(state) == ["K03", "K01"]
    assert [discards(state, seat) for seat in (1, 2)] == [[], []]
    assert seen(state).stock.contracts == 2


@rule("SP-AUTO-13")
def test_players_draw_from_the_discards_before_they_take_from_a_hand() -> None:
    players: list[dict[str, Any]] = [{"hand": []}, {"discards": ["K01", "K02", "K03"]}, {}]
    players[2]["hand"] = ["K20", "K21", "K22"]
    state = given(
        players,
        options={"automas": "2"},
        supply=["K10"],
        luck={"scripted": [0, 9, 1]},
    )
    play(state, TakeContracts())
    assert hand(state, RED) == ["K02", "K10"]
    assert hand(state, 2) == ["K20", "K21", "K22"]
    assert discards(state) == []
    assert described(state).step == "act"


@rule("SP-AUTO-13", "SP-CARDS-08")
def test_players_may_take_contracts_while_there_are_discards() -> None:
    state = given(
        [{}, {"discards": ["K01", "K02"]}],
        options={"automas": "2"},
        supply=[],
        luck={"scripted": [0, 1, 0]},
    )
    assert refusal(state, TakeContracts()) is None
    play(state, TakeContracts())
    assert hand(state, RED) == ["K01", "K02"]


@rule("SP-AUTO-14")
def test_with_too_few_contracts_the_automa_goes_without() -> None:
    state = about_to_draw(6, discarded=["K07"], hand=["K01", "K02"], supply=[])
    step(state)
    assert face_down(state) == ["K07"]
    step(state)
    assert state.seat == RED
    assert hand(state, RED) == ["K01", "K02"]


@rule("SP-AUTO-14")
def test_without_any_contract_only_the_marker_moves() -> None:
    state = about_to_draw(hand=["K01", "K02"], supply=[])
    before = marker(state)
    events = step(state)
    assert [e.count for e in events if isinstance(e, AutomaDrew)] == [0]
    assert marker(state) == (before + 1) % 4
    assert state.seat == RED
    assert hand(state, RED) == ["K01", "K02"]


@rule("SP-AUTO-14", "SP-CARDS-08")
def test_nobody_can_take_a_contract_from_an_automa() -> None:
    state = given(2, options={"automas": "2"}, supply=[])
    assert refusal(state, TakeContracts()) == "SP-CARDS-08"


# Icons. -------------------------------------------------------------------------------------


@rule("SP-ATRACK-01")
@pytest.mark.parametrize(
    ("contract", "tracks"),
    [("K10", True), ("K05", False), ("K20", False), ("K41", True)],
    ids=["track", "factory", "contracts", "none"],
)
def test_the_icon_says_what_is_done(contract: str, tracks: bool) -> None:
    # M-12.
    state = facing(contract, tracks=line("Milwaukee", "Chicago", AUTOMA), cities=FAR)
    events = step(state)
    assert bool(laid(events)) is tracks
    assert any(isinstance(event, FactoryBuilt) for event in events) is not tracks


@rule("SP-ATRACK-01", "SP-SETUP-02")
@pytest.mark.parametrize(("contract", "tracks"), [("K10", False), ("K05", True), ("K20", True)])
def test_the_table_of_icons_is_an_option(contract: str, tracks: bool) -> None:
    state = facing(
        contract,
        tracks=line("Milwaukee", "Chicago", AUTOMA),
        cities=FAR,
        options={"automa_icons": "factory, track, track, factory"},
    )
    assert bool(laid(step(state))) is tracks


@rule("SP-ATRACK-02")
def test_track_that_cannot_be_paid_becomes_a_factory() -> None:
    # M-12: K10 with $0, and the way begins in the hills.
    state = facing("K10", money=0, cities=FAR, **HILLS)
    events = step(state)
    assert laid(events) == []
    assert len(factories(state)) == 1
    assert money(state, AUTOMA) == 0
    assert [rule for rule in decided(events) if rule in ("SP-ATRACK-01", "SP-ATRACK-02")] == [
        "SP-ATRACK-01",
        "SP-ATRACK-02",
    ]


@rule("SP-ATRACK-02")
def test_a_factory_that_cannot_be_built_becomes_track() -> None:
    state = facing("K15", cities=NO_SITES, **HILLS)
    events = step(state)
    assert hexes(events) == ["I5", "J5"]
    assert money(state, AUTOMA) == 8 - 2


@rule("SP-ATRACK-02")
@pytest.mark.parametrize("contract", ["K10", "K15"])
def test_if_neither_is_possible_three_dollars_are_gained(contract: str) -> None:
    state = facing(contract, money=1, cities=NO_SITES, **HILLS)
    events = step(state)
    assert (laid(events), factories(state)) == ([], [])
    assert gained(events) == 3
    assert money(state, AUTOMA) == 1 + 3
    assert discards(state) == [contract]


@rule("SP-ATRACK-03")
def test_a_used_contract_goes_to_the_discards_of_that_automa() -> None:
    state = facing(
        "K10", "K20", options={"automas": "2, 3"}, others=(30, 30), holdings={"discards": ["K01"]}
    )
    step(state, 2)
    assert discards(state) == ["K01", "K10", "K20"]
    assert discards(state, 2) == []
    assert fulfilled(state) == []


# Score and end. -----------------------------------------------------------------------------


@rule("SP-AUTO-17")
def test_an_automa_scores_and_wins_like_a_player() -> None:
    state = given(
        [{"money": 5, "fulfilled": ["K01"]}, {"money": 11, "fulfilled": ["K39", "K02"]}],
        step="over",
        options={"automas": "2"},
        tracks=line("Madison", "Milwaukee", AUTOMA),
        cities={**colors(purple="J6 A2 A7 B9 H1"), MILWAUKEE: "black"},
        factories=[factory(MILWAUKEE, AUTOMA, 0)],
        beside={"gray": 2},
    )
    # Contracts 7, the flipped city 2, Madison 4, money 2.
    assert [state.result().score(seat) for seat in (RED, AUTOMA)] == [1 + 1, 15]
    assert state.result().winners == [AUTOMA]


@rule("SP-AUTO-18", "SP-SCORE-04")
def test_an_automa_that_triggers_the_end_still_plays_its_second_contract() -> None:
    # M-32: its fourteenth contract is its first one of the turn.
    old = [name for name in ALL if name not in ("K24", "K20")][:13]
    state = facing("K24", "K20", holdings={"fulfilled": old}, **HOME)
    events = step(state)
    assert len(fulfilled(state)) == 14
    assert any(isinstance(event, EndTriggered) for event in events)
    assert not state.over
    assert turned_up(step(state)) == ["K20"]
    assert len(fulfilled(state)) == 15
    assert state.over
