"""Price manipulation: who has the card, how strong it is, what moves, and what it pays."""

from typing import Any

import pytest

from footplate import Action
from footplate.games.planet_steam.language.actions import (
    Bid,
    ChooseSpecialist,
    Decline,
    EndManipulation,
    Manipulate,
    MovePrice,
    Pass,
    PassCertificates,
    Strength,
    TakeBonus,
)
from footplate.games.planet_steam.language.events import ManipulatorPaid, TanksProduced
from footplate.games.planet_steam.play.state import State
from tests.rules.planet_steam.given import (
    ANN,
    BOB,
    credits,
    described,
    given,
    goods,
    offered,
    play,
    player,
    price,
    refusal,
    step,
)

rule = pytest.mark.rule

ON = {"price_manipulation": True}


def manipulator(purse: int = 100, **position: Any) -> State:
    """Ann has won the first bidding round and holds the card."""
    players = [player(card=2, credits=purse), *[player()] * 3]
    return given(players, step="manipulate", won=[ANN], options=ON, **position)


def moving(strength: Strength, **position: Any) -> State:
    state = manipulator(**position)
    play(state, Manipulate(strength))
    return state


# The card. ----------------------------------------------------------------------------------


@rule("PS-PRICE-01")
@pytest.mark.parametrize("number", [1, 2])
def test_the_first_winner_of_every_round_uses_it_at_once(number: int) -> None:
    state = given(4, step="bid-specialist", box=["ore", "water"], round=number, options=ON)
    play(state, Bid(1), Bid(2), Pass(), Pass(), Pass(), ChooseSpecialist(3), TakeBonus("ore"))
    assert (step(state), state.seat, described(state).manipulator) == ("manipulate", BOB, BOB)
    assert refusal(state, Bid(1)) == "PS-ROUND-07"
    assert refusal(state, Decline()) == "PS-ROUND-07"
    assert refusal(state, EndManipulation()) == "PS-ROUND-07"
    play(state, Manipulate("weak"), EndManipulation())
    assert (step(state), state.seat) == ("bid-specialist", ANN)


@rule("PS-PRICE-01")
def test_the_other_winners_do_not_have_it() -> None:
    players = [player(card=2), player(), player(), player()]
    state = given(players, step="bid-specialist", won=[ANN], options=ON)
    play(state, Bid(1), Pass(), Pass(), ChooseSpecialist(1))
    assert step(state) == "bid-specialist"


# Strengths. ---------------------------------------------------------------------------------


@rule("PS-PRICE-02")
@pytest.mark.parametrize(("strength", "cost"), [("weak", 0), ("moderate", 4), ("strong", 8)])
def test_each_strength_has_its_price(strength: Strength, cost: int) -> None:
    assert credits(moving(strength)) == 100 - cost


@rule("PS-PRICE-02")
@pytest.mark.parametrize(
    ("purse", "legal"),
    [
        (0, ["weak"]),
        (3, ["weak"]),
        (4, ["weak", "moderate"]),
        (7, ["weak", "moderate"]),
        (8, ["weak", "moderate", "strong"]),
    ],
)
def test_what_cannot_be_paid_after_the_bid_is_refused(purse: int, legal: list[Strength]) -> None:
    state = manipulator(purse)
    assert state.actions() == [Manipulate(strength) for strength in legal]
    every: list[Strength] = ["moderate", "strong"]
    for strength in every:
        expected = None if strength in legal else "PS-PRICE-02"
        assert refusal(state, Manipulate(strength)) == expected


@rule("PS-PRICE-03")
@pytest.mark.parametrize("spaces", [-3, -1, 2, 3])
def test_weak_moves_one_price_by_at_most_3(spaces: int) -> None:
    state = moving("weak")
    assert refusal(state, MovePrice("ore", 4)) == "PS-PRICE-07"
    assert refusal(state, MovePrice("water", -4)) == "PS-PRICE-07"
    assert refusal(state, MovePrice("quartz", 1)) == "PS-PRICE-07"
    play(state, MovePrice("ore", spaces))
    assert price(state) == goods(12, 9 + spaces, 7, 4)
    assert step(state) == "bid-specialist"


@rule("PS-PRICE-07", "PS-PRICE-03")
def test_weak_moves_no_second_price() -> None:
    state = moving("weak")
    play(state, MovePrice("ore", 1))
    assert refusal(state, MovePrice("water", 1)) == "PS-ROUND-07"


@rule("PS-PRICE-04")
def test_moderate_moves_any_but_quartz_by_4_together() -> None:
    state = moving("moderate")
    assert refusal(state, MovePrice("quartz", 1)) == "PS-PRICE-07"
    assert refusal(state, MovePrice("ore", 5)) == "PS-PRICE-07"
    play(state, MovePrice("ore", 1), MovePrice("water", -2))
    assert refusal(state, MovePrice("energy", 2)) == "PS-PRICE-07"
    play(state, MovePrice("energy", 1))
    assert price(state) == goods(12, 10, 5, 5)
    assert step(state) == "bid-specialist"


@rule("PS-PRICE-05")
def test_strong_moves_any_quartz_included_by_5_together() -> None:
    state = moving("strong")
    assert refusal(state, MovePrice("quartz", 6)) == "PS-PRICE-07"
    play(state, MovePrice("quartz", 1), MovePrice("ore", -1), MovePrice("water", 1))
    assert refusal(state, MovePrice("energy", 3)) == "PS-PRICE-07"
    play(state, MovePrice("energy", -2))
    assert price(state) == goods(13, 8, 8, 2)


@rule("PS-PRICE-06")
def test_a_space_counts_in_either_direction() -> None:
    state = moving("moderate")
    play(state, MovePrice("ore", -3))
    found = described(state).manipulation
    assert found is not None
    assert found.left == 1
    assert offered(state, MovePrice) == [
        MovePrice("water", -1),
        MovePrice("water", 1),
        MovePrice("energy", -1),
        MovePrice("energy", 1),
    ]


@rule("PS-PRICE-07")
@pytest.mark.parametrize("strength", ["weak", "moderate", "strong"])
@pytest.mark.parametrize("spaces", [0, 6, -6, 9, 50])
def test_no_spaces_or_too_many_are_refused(strength: Strength, spaces: int) -> None:
    assert refusal(moving(strength), MovePrice("ore", spaces)) == "PS-PRICE-07"


@rule("PS-PRICE-07")
@pytest.mark.parametrize("strength", ["weak", "moderate"])
def test_quartz_needs_the_strong_one(strength: Strength) -> None:
    assert refusal(moving(strength), MovePrice("quartz", 1)) == "PS-PRICE-07"
    assert refusal(moving("strong"), MovePrice("quartz", 1)) is None


@rule("PS-PRICE-08")
def test_each_price_is_moved_once_in_their_order() -> None:
    state = moving("strong")
    play(state, MovePrice("water", 1))
    for resource in ("quartz", "ore", "water"):
        assert refusal(state, MovePrice(resource, 1)) == "PS-PRICE-08"
    assert refusal(state, MovePrice("energy", 1)) is None


@rule("PS-PRICE-09")
def test_spaces_beyond_the_end_of_a_track_are_used_up() -> None:
    state = moving("moderate", price=goods(12, 19, 3, 4))
    play(state, MovePrice("ore", 3), MovePrice("water", -1))
    assert price(state) == goods(12, 20, 2, 4)
    assert step(state) == "bid-specialist"
    low = moving("weak", price=goods(12, 9, 7, 1))
    play(low, MovePrice("energy", -3))
    assert price(low)["energy"] == 1


@rule("PS-PRICE-10")
@pytest.mark.parametrize("strength", ["weak", "moderate", "strong"])
def test_it_may_end_before_anything_has_moved(strength: Strength) -> None:
    state = moving(strength)
    play(state, EndManipulation())
    assert (price(state), step(state)) == (goods(12, 9, 7, 4), "bid-specialist")


@rule("PS-PRICE-10")
def test_it_ends_by_itself_when_nothing_is_left_to_move() -> None:
    state = moving("strong")
    play(state, MovePrice("energy", 1))
    assert step(state) == "bid-specialist"
    state = moving("strong")
    play(state, MovePrice("quartz", 5))
    assert step(state) == "bid-specialist"
    state = moving("strong")
    play(state, MovePrice("quartz", 2), MovePrice("ore", 2))
    assert step(state) == "move-prices"
    play(state, EndManipulation())
    assert step(state) == "bid-specialist"


# Going back. --------------------------------------------------------------------------------


@rule("PS-PRICE-11")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_holder_receives_the_number_of_the_own_card(number: int) -> None:
    cards = [number, *[other for other in (1, 2, 3, 4) if other != number]]
    players = [player(card=card) for card in cards]
    last = cards.index(4)
    state = given(players, step="certificates", queue=[last], manipulator=ANN, options=ON)
    told = play(state, PassCertificates())
    assert (credits(state), described(state).manipulator) == (100 + number, None)
    kinds = [type(event) for event in told]
    assert kinds.index(ManipulatorPaid) < kinds.index(TanksProduced)


@rule("PS-PRICE-12")
@pytest.mark.parametrize("action", [Manipulate("weak"), MovePrice("ore", 1), EndManipulation()])
@pytest.mark.parametrize("at", ["bid-specialist", "claim", "tanks", "extract", "trade"])
def test_without_the_option_there_is_none(action: Action, at: str) -> None:
    assert refusal(given(4, step=at), action) == "PS-PRICE-12"


@rule("PS-PRICE-12")
def test_without_the_option_the_first_winner_is_not_asked() -> None:
    state = given(4, step="bid-specialist")
    play(state, Bid(1), Pass(), Pass(), Pass(), ChooseSpecialist(2))
    assert (step(state), described(state).manipulator) == ("bid-specialist", None)
