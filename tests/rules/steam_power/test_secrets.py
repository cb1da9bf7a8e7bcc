"""Secrets: what a hand holds and what is still to come; everything else is open."""

import random
import re

import msgspec
import pytest

from footplate import Event
from footplate.core.log import log_lines
from footplate.core.wire import to_json
from footplate.games.steam_power.language.actions import AutomaStep, TakeContractFrom, TakeContracts
from footplate.games.steam_power.language.events import AutomaTurnedUp
from footplate.games.steam_power.play.state import State
from tests.rules.steam_power.given import (
    BLUE,
    GAME,
    GREEN,
    RED,
    described,
    factory,
    foretold,
    given,
    hand,
    links,
    play,
    played,
    player,
    seen,
    started,
)
from tests.rules.steam_power.lines import MILWAUKEE, line, solo

rule = pytest.mark.rule

WITH_AUTOMA = {"automas": "3:normal"}


def reshuffled(state: State, viewer: int | None, seed: int) -> State:
    """The same position with all that the viewer cannot see dealt anew, sizes kept."""
    position = described(state)
    luck = random.Random(seed)
    supply = position.supply
    assert supply is not None
    hidden = [*supply]
    for seat, one in enumerate(position.players):
        hidden += [] if seat == viewer else one.hand
    area = position.automa
    hidden += area.face_down if area is not None else []
    luck.shuffle(hidden)
    deal = iter(hidden)
    players = [
        one
        if seat == viewer
        else msgspec.structs.replace(one, hand=sorted(next(deal) for _ in one.hand))
        for seat, one in enumerate(position.players)
    ]
    if area is not None:
        area = msgspec.structs.replace(area, face_down=[next(deal) for _ in area.face_down])
    other = GAME.position(
        msgspec.structs.replace(
            position, players=players, supply=sorted(deal), automa=area, luck=None
        )
    )
    assert isinstance(other, State)
    return other


def contracts_in(text: str) -> set[str]:
    """The contracts named by a text; K10 to K15 are left out, for hexes are called so too."""
    return set(re.findall(r"K(?:0\d|1[6-9]|[2-4]\d)", text))


# Hands. -------------------------------------------------------------------------------------


@rule("SP-VIEW-01")
def test_a_hand_is_seen_by_its_player_only() -> None:
    # Red is told how many contracts Blue holds and none of them.
    state = given([player(hand=["K01", "K02"]), player(hand=["K30", "K31", "K32"]), player()])
    red = seen(state, RED)
    mine = red.players[RED].hand
    assert mine is not None
    assert [card.id for card in mine] == ["K01", "K02"]
    assert (red.players[BLUE].hand, red.players[BLUE].cards) == (None, 3)
    assert [card for card in ("K30", "K31", "K32") if card in to_json(red)] == []
    theirs = seen(state, BLUE).players[BLUE].hand
    assert theirs is not None
    assert [card.id for card in theirs] == ["K30", "K31", "K32"]
    watching = seen(state)
    assert [one.hand for one in watching.players] == [None, None, None]
    assert contracts_in(to_json(watching)) == set()


@rule("SP-VIEW-01", "SP-VIEW-05")
@pytest.mark.parametrize("seed", range(12))
def test_a_view_does_not_depend_on_what_it_hides(seed: int) -> None:
    options = WITH_AUTOMA if seed % 2 else {}
    state = played(3, seed, 10 + 23 * seed, **options)
    for viewer in (0, 1, None):
        other = reshuffled(state, viewer, seed)
        assert to_json(seen(other, viewer)) == to_json(seen(state, viewer))
        if viewer is not None:
            assert foretold(other, viewer) == foretold(state, viewer)
        if viewer is not None and state.seat == viewer:
            assert other.prompt() == state.prompt()
            assert other.actions() == state.actions()


@rule("SP-VIEW-01")
def test_a_forecast_is_the_viewers_own() -> None:
    state = given([player(hand=["K01"]), player(hand=["K30"])])
    red, blue = seen(state, RED).forecasts
    assert [one.contract for one in red.contracts] == ["K01"]
    assert blue.contracts == []
    assert [one.contracts for one in seen(state).forecasts] == [[], []]
    assert [one.score for one in seen(state).forecasts] == [red.score, blue.score]


# What is open. ------------------------------------------------------------------------------


@rule("SP-VIEW-02")
@pytest.mark.parametrize("viewer", [RED, GREEN, None])
def test_money_sizes_contracts_map_and_stock_are_open(viewer: int | None) -> None:
    state = given(
        [player(hand=["K01"]), player(money=17, hand=["K02", "K03"], fulfilled=["K48"]), player()],
        tracks=line("Milwaukee", "Chicago", BLUE),
        cities={MILWAUKEE: "white"},
        factories=[factory(MILWAUKEE, GREEN, 4)],
    )
    view = seen(state, viewer)
    blue = view.players[BLUE]
    assert (blue.money, blue.cards) == (17, 2)
    assert [(card.id, card.vp, card.money, card.bonus) for card in blue.fulfilled] == [
        ("K48", 5, 3, "take_contracts")
    ]
    assert view.stock.contracts == 48 - 4
    assert view.stock.cubes == {"black": 30, "white": 26, "orange": 30, "gray": 30}
    assert view.stock.track_tiles == {"A": 79, "B": 10, "C": 10}
    assert [(one.trains, one.factories) for one in view.companies] == [(21, 15), (20, 15), (21, 14)]
    assert [(one.hex, one.track, one.owner) for one in view.tracks] == [("L7", (0, 3), BLUE)]
    assert links(state) == [("Chicago", "Milwaukee", BLUE)]
    city = next(one for one in view.cities if one.hex == MILWAUKEE)
    assert (city.name, city.color, city.owner, city.cubes) == ("Milwaukee", "white", GREEN, 4)
    assert (city.flipped, city.linked, city.group) == (False, True, ["Milwaukee"])
    assert (view.viewer, view.round, view.seat, view.actions) == (viewer, 1, RED, 2)


@rule("SP-VIEW-03")
@pytest.mark.parametrize("edition", ["early", "final"])
def test_tiles_beside_the_map_are_open(edition: str) -> None:
    state = given(3, beside={"gray": 1, "purple": 1}, options={"edition": edition})
    for viewer in (RED, None):
        beside = seen(state, viewer).beside
        assert {color: count for color, count in beside.items() if count} == {
            "gray": 1,
            "purple": 1,
        }


# Contracts that change hands. ---------------------------------------------------------------


def stolen() -> tuple[State, str, list[Event]]:
    """Red has taken a contract from Blue's hand: the state, the contract, what was told."""
    blue = ["K30", "K31", "K32"]
    state = given([player(hand=["K01"]), player(hand=blue), player(hand=["K40"])], supply=[])
    told = play(state, TakeContracts(), TakeContractFrom(BLUE))
    (card,) = set(blue) - set(hand(state, BLUE))
    return state, card, told


def lines(state: State, events: list[Event], viewer: int | None) -> str:
    """What a viewer reads in the log."""
    told = log_lines(events, viewer, ["Red", "Blue", "Green"], state.plan())
    return " ".join(line.words for line in told)


@rule("SP-VIEW-04")
def test_a_stolen_contract_is_seen_by_the_two_concerned() -> None:
    state, card, told = stolen()
    assert card in to_json(seen(state, RED))
    left = seen(state, BLUE).players[BLUE].hand
    assert left is not None
    assert card not in [one.id for one in left]  # Blue sees which one is gone
    assert card not in to_json(seen(state, GREEN))
    assert card not in to_json(seen(state))
    for viewer in (RED, BLUE):
        assert card in lines(state, told, viewer)
    for other in (GREEN, None):
        assert card not in "".join(to_json(event.told(other)) for event in told)
        assert card not in lines(state, told, other)


@rule("SP-VIEW-01", "SP-VIEW-05")
def test_no_event_names_a_contract_that_is_drawn_to_others() -> None:
    state = started(3, 4)
    before = hand(state, state.seat or 0)
    seat = state.seat or 0
    told = play(state, TakeContracts())
    new = set(hand(state, seat)) - set(before)
    assert len(new) == 2
    for viewer in {None, 0, 1, 2} - {seat}:
        text = "".join(to_json(event.told(viewer)) for event in told)
        assert [card for card in new if card in text] == []
    assert all(card in lines(state, told, seat) for card in new)


# What is to come. ---------------------------------------------------------------------------


@rule("SP-VIEW-05")
def test_nothing_says_which_contract_is_drawn_next() -> None:
    one = given(3, luck={"scripted": [0, 1, 2, 3, 4]})
    other = given(3, luck={"scripted": [0, 40, 30, 20, 10]})
    for viewer in (RED, BLUE, None):
        assert to_json(seen(one, viewer)) == to_json(seen(other, viewer))
    assert one.prompt() == other.prompt()
    play(one, TakeContracts())
    play(other, TakeContracts())
    assert hand(one) != hand(other)


@rule("SP-VIEW-05")
def test_basic_solo_hides_what_was_laid_aside_and_the_trains_to_come() -> None:
    state = solo(RED, "K01", round=5, bag=[1, 2, 0, 1, 1], luck={"scripted": [0, 0, 1, 1]})
    other = solo(RED, "K01", round=5, bag=[1, 2, 0, 1, 1], luck={"scripted": [0, 4, 3, 1]})
    view = seen(state, RED)
    assert to_json(view) == to_json(seen(other, RED))
    assert contracts_in(to_json(view)) == {"K01"}
    assert view.bag == [1, 2, 0, 1, 1]
    assert view.stock.contracts == 47 - 8


# Automas. -----------------------------------------------------------------------------------


def automa_on_turn() -> State:
    """An Automa has drawn K21 and K22 and played neither; K30 is used, K39 fulfilled."""
    return given(
        [player(hand=["K01"]), {"money": 5, "discards": ["K30"], "fulfilled": ["K39"]}],
        options={"automas": "2:normal"},
        seat=BLUE,
        automa={"face_down": ["K21", "K22"], "drawn": True, "marker": 1},
    )


@rule("SP-VIEW-06")
@pytest.mark.parametrize("viewer", [RED, None])
def test_used_contracts_of_an_automa_are_open_and_face_down_ones_are_not(
    viewer: int | None,
) -> None:
    view = seen(automa_on_turn(), viewer)
    automa = view.players[BLUE]
    assert automa.automa == "normal"
    assert automa.discards == ["K30"]
    assert [card.id for card in automa.fulfilled] == ["K39"]
    assert view.face_down == 2
    assert "K21" not in to_json(view)
    assert "K22" not in to_json(view)


@rule("SP-VIEW-06")
def test_a_contract_of_an_automa_is_told_when_it_is_turned_up() -> None:
    state = automa_on_turn()
    told = play(state, AutomaStep())
    turned = [event.contract for event in told if isinstance(event, AutomaTurnedUp)]
    assert turned == ["contract:K21"]
    assert "K21" in to_json(seen(state))
    assert seen(state).face_down == 1
    assert "K22" not in to_json(seen(state, RED))


@rule("SP-VIEW-07")
def test_no_view_prompt_or_forecast_contains_the_luck() -> None:
    for state in (started(3, 7), started(1, 7, solo="basic")):
        luck = described(state).luck
        assert luck is not None
        assert luck.seeded
        text = to_json(seen(state, 0)) + to_json(seen(state))
        text += to_json(state.prompt()) + to_json(foretold(state, 0))
        assert [number for number in luck.seeded if str(number) in text] == []
        assert "luck" not in text
        assert "seed" not in text
