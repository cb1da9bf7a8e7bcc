"""Contracts: a card of the display, cars that are reserved, investors that join."""

from typing import Any, get_args

import pytest

from footplate.games.imperial_steam.board.load import load_board
from footplate.games.imperial_steam.language import actions
from footplate.games.imperial_steam.language.actions import Discard, EndTurn, Pass, SecureContract
from footplate.games.imperial_steam.language.events import ContractSecured
from footplate.games.imperial_steam.play.state import State
from tests.rules.imperial_steam.given import (
    ANN,
    BOB,
    asked_for,
    cars,
    described,
    factory,
    given,
    goods,
    holdings,
    money,
    offered,
    play,
    player,
    poor,
    refusal,
    seen,
    step,
    stored,
)

rule = pytest.mark.rule

NINE = ["k01", "k03", "k05", "k09", "k14", "k17", "k19", "k22", "k28"]
"""A display for two players."""


def securing(display: list[str] | None = None, **ann: Any) -> State:
    """Ann is on turn."""
    return given([poor(**ann), poor()], display=NINE if display is None else display, round=4)


@rule("IS-CONTRACT-01")
def test_a_card_of_the_display_is_taken() -> None:
    state = securing()
    events = play(state, SecureContract("k14"))
    assert ContractSecured(ANN, "k14", 150, ["stone", "iron"], 2) in events
    assert holdings(state).contracts == ["k14"]
    assert described(state).display == [card for card in NINE if card != "k14"]
    assert money(state) == 100


@rule("IS-CONTRACT-01")
def test_a_contract_is_called_by_what_it_is() -> None:
    state = securing()
    name = "contract for stone + iron (150)"
    assert state.plan().name("k14") == name
    assert f"secure the {name}" in [choice.label for choice in state.prompt().choices]
    events = play(state, SecureContract("k14"))
    said = [event.words(["Ann", "Bob"], state.plan()) for event in events]
    assert f"Ann secures the {name}: 2 cars reserved, 2 new investors." in said


@rule("IS-CONTRACT-01")
def test_a_card_that_is_not_there_is_refused() -> None:
    state = securing(NINE[1:], contracts=["k01"])
    for card in ("k01", "k04", "k27"):
        assert refusal(state, SecureContract(card)) == "IS-CONTRACT-01"
    # Two of three cars are left.
    assert [one.contract for one in offered(state, SecureContract)] == NINE[1:6]


@rule("IS-CONTRACT-02")
def test_the_display_is_never_refilled() -> None:
    state = securing(["k01", "k05"], influence=50)
    play(state, SecureContract("k01"), EndTurn())
    assert refusal(state, SecureContract("k01")) == "IS-CONTRACT-01"
    play(state, SecureContract("k05"), EndTurn())
    assert described(state).display == []
    assert refusal(state, SecureContract("k05")) == "IS-CONTRACT-02"


@rule("IS-CONTRACT-02")
def test_when_all_nine_are_taken_the_action_is_over() -> None:
    # K1: two players.
    trains: dict[str, Any] = {"engines": [8, 7], "goods": goods()}
    ann = player(contracts=["k01", "k03", "k09", "k19", "k28"], **trains)
    bob = player(contracts=["k05", "k14", "k17", "k22"], **trains)
    state = given([ann, bob])
    assert offered(state, SecureContract) == []
    assert refusal(state, SecureContract("k02")) == "IS-CONTRACT-02"
    found = asked_for(state, "contract")
    assert found.why_not is not None
    assert (found.choices, found.why_not.rule) == ([], "IS-CONTRACT-02")


@rule("IS-CONTRACT-03")
def test_any_card_without_its_factories_and_any_number_in_a_game() -> None:
    # K5
    state = given([player(engines=[8, 7], goods=goods()), player()], display=NINE, round=4)
    assert [one.contract for one in offered(state, SecureContract)] == NINE
    for card in ("k28", "k19", "k22"):
        play(state, SecureContract(card), EndTurn(), Pass(), EndTurn())
    assert sorted(holdings(state).contracts) == ["k19", "k22", "k28"]
    assert cars(state) == (6, 9, 0)


@rule("IS-CONTRACT-03", "IS-TURN-01")
def test_one_card_for_each_hand() -> None:
    state = given([player(), player()], display=NINE)
    play(state, SecureContract("k01"))
    assert offered(state, SecureContract) == []
    assert refusal(state, SecureContract("k03")) == "IS-CONTRACT-03"


@rule("IS-CONTRACT-04")
def test_a_card_needs_as_many_free_cars_as_tokens() -> None:
    # K2: an IS-3 with one passenger car and a card of three.
    state = securing(passenger_cars=1, goods=goods(coal=1))
    assert refusal(state, SecureContract("k19")) == "IS-CONTRACT-04"
    assert refusal(state, SecureContract("k14")) is None
    assert {len(one.contract) for one in offered(state, SecureContract)} == {3}
    assert len(offered(state, SecureContract)) == 6
    full = securing(NINE[1:], contracts=["k01"], passenger_cars=1, goods=goods(coal=1))
    assert refusal(full, SecureContract("k09")) == "IS-CONTRACT-04"
    assert refusal(full, SecureContract("k03")) is None


@rule("IS-CONTRACT-04", "IS-CONTRACT-05")
def test_free_cars_of_all_trains_count() -> None:
    state = securing(engines=[3, 4], passenger_cars=4, goods=goods(coal=2))
    play(state, SecureContract("k22"))
    assert cars(state) == (0, 3, 4)


@rule("IS-CONTRACT-05")
def test_reserved_cars_stay_reserved() -> None:
    ann = player(engines=[4], goods=goods(), hands={"fundraise": 1})
    state = given([ann, player()], display=NINE, seat=ANN, order=[BOB, ANN])
    play(state, SecureContract("k19"))
    assert cars(state) == (1, 3, 0)
    play(state, EndTurn())
    assert (described(state).round, cars(state)) == (2, (1, 3, 0))
    assert refusal(state, SecureContract("k09")) == "IS-CONTRACT-04"


@rule("IS-CONTRACT-06")
def test_goods_are_shifted_before_anything_is_lost() -> None:
    # K3: three goods on three cars; the warehouse is empty.
    state = securing()
    play(state, SecureContract("k01"))
    assert (step(state), stored(state), cars(state)) == ("turn", goods(1, 1, 1, 1), (2, 1, 0))


@rule("IS-CONTRACT-06", "IS-STORE-06")
def test_what_does_not_fit_on_fewer_cars_is_discarded() -> None:
    # K3: one car and one floor are left for three goods.
    state = securing()
    play(state, SecureContract("k14"))
    assert (step(state), cars(state)) == ("discard", (1, 2, 0))
    assert state.actions() == [Discard("wood"), Discard("stone"), Discard("iron")]
    play(state, Discard("stone"))
    assert (step(state), stored(state)) == ("turn", goods(1, 0, 1, 1))


@rule("IS-CONTRACT-07", "IS-SHARE-09")
@pytest.mark.parametrize(
    ("before", "card", "after"),
    [(1, "k01", 2), (1, "k14", 3), (0, "k19", 3), (7, "k19", 10), (9, "k19", 10), (10, "k28", 10)],
)
def test_investors_join_as_far_as_there_are_places(before: int, card: str, after: int) -> None:
    # K4: 9 of 10 places are filled, and a card of 3 fills the last one.
    state = securing(investors=before)
    events = play(state, SecureContract(card))
    assert holdings(state).investors == after
    (told,) = [one for one in events if isinstance(one, ContractSecured)]
    assert told.investors == after - before


@rule("IS-CONTRACT-08", "IS-BOARD-10")
def test_cars_investors_and_factories_are_the_same_number() -> None:
    cards = load_board("standard").contracts
    assert len(cards) == 28
    for card in cards:
        state = given([player(engines=[8, 7]), player()], display=[card.id])
        shown = next(one for one in seen(state).display if one.id == card.id)
        play(state, SecureContract(card.id))
        count = len(shown.factories)
        assert count in (1, 2, 3)
        assert (cars(state), holdings(state).investors) == ((15 - count, count, 0), 1 + count)


@rule("IS-CONTRACT-09")
def test_a_contract_is_kept_and_matters_at_the_scoring_alone() -> None:
    # F6: taking one changes nothing but cars and investors; a factory for it pays nothing now.
    names = [kind.__name__ for kind in get_args(actions.AnyAction)]
    assert [name for name in names if "Contract" in name] == ["SecureContract"]
    filled = player(contracts=["k05"], factories=[factory("wien.1", "iron")], hands={"pass": 1})
    lacking = player(contracts=["k28"])
    state = given([filled, lacking])
    play(state, Pass(), EndTurn(), Pass(), EndTurn())
    assert described(state).round == 2
    assert [money(state, seat) for seat in (ANN, BOB)] == [510, 510]
    assert [holdings(state, seat).contracts for seat in (ANN, BOB)] == [["k05"], ["k28"]]
