"""The specialist auction: opening, raising, passing, paying and choosing."""

from typing import Any

import pytest

from footplate import Action
from footplate.games.planet_steam.language.actions import (
    AuctionZone,
    Bid,
    ChooseSpecialist,
    Decline,
    EndManipulation,
    Manipulate,
    MovePrice,
    Pass,
    PassCertificates,
    PlaceOrderMarker,
    Resource,
    Sabotage,
    TakeBonus,
    TakeCredits,
    TipTank,
    UpgradeCarrier,
)
from footplate.games.planet_steam.language.events import AuctionWon, CreditsGranted
from footplate.games.planet_steam.play.state import State
from tests.rules.planet_steam.given import (
    ANN,
    BOB,
    CY,
    DI,
    credits,
    described,
    given,
    play,
    player,
    refusal,
    step,
    tank,
)

rule = pytest.mark.rule


def rich(*purses: int) -> list[dict[str, Any]]:
    return [player(credits=purse) for purse in purses]


def opening(*purses: int) -> State:
    """The first round has just started."""
    state = given(rich(*purses), step="upgrade-carrier", queue=[len(purses) - 1])
    play(state, UpgradeCarrier("quartz"))
    return state


def auction(players: int | list[dict[str, Any]] = 4, **position: Any) -> State:
    """A bidding round for specialists is about to be opened; the box is empty."""
    return given(players, step="bid-specialist", **position)


def asked(state: State, *actions: Action) -> list[int | None]:
    seats = []
    for action in actions:
        seats.append(state.seat)
        play(state, action)
    return seats


# Before the auction. ------------------------------------------------------------------------


@rule("PS-BID-01")
def test_a_player_without_credits_receives_two() -> None:
    state = opening(0, 1, 9)
    assert [credits(state, seat) for seat in range(3)] == [2, 1, 9]


@rule("PS-BID-01")
def test_it_is_done_before_the_auction_of_each_round() -> None:
    players = [player(credits=0), player(credits=1), player(credits=0)]
    state = given(players, step="certificates", queue=[2])
    told = play(state, PassCertificates())
    assert [event for event in told if isinstance(event, CreditsGranted)] == [
        CreditsGranted(ANN, 2),
        CreditsGranted(CY, 2),
    ]
    assert [credits(state, seat) for seat in range(3)] == [2, 1, 2]


@rule("PS-BID-01")
def test_it_is_done_once_and_before_no_other_auction() -> None:
    state = opening(0, 5, 5)
    play(state, Bid(2), Pass(), Pass(), ChooseSpecialist(1), TakeBonus("ore"))
    assert credits(state) == 0
    play(state, Bid(1), Pass(), ChooseSpecialist(2), TakeBonus("water"))
    play(state, Bid(1), ChooseSpecialist(3), Decline(), TakeBonus("energy"))
    assert (step(state), credits(state)) == ("choose-zone", 0)
    play(state, AuctionZone("B4"))
    assert (state.seat, credits(state)) == (BOB, 0)


@rule("PS-BID-01", "PS-BID-05")
def test_what_was_granted_can_be_bid() -> None:
    state = opening(0, 9, 9)
    assert state.actions() == [Bid(1), Bid(2)]
    assert opening(1, 9, 9).actions() == [Bid(1)]


@rule("PS-BID-05")
def test_nobody_is_unable_to_open() -> None:
    state = opening(0, 0, 0, 0, 0)
    box: list[Resource] = ["quartz", "ore", "water"]
    for number in (1, 2, 3):
        assert state.actions() == [Bid(1), Bid(2)]
        play(state, Bid(2))
        while step(state) == "bid-specialist":
            play(state, Pass())
        play(state, ChooseSpecialist(number), TakeBonus(box.pop()))
    assert state.actions() == [Bid(1), Bid(2)]


# Who opens. ---------------------------------------------------------------------------------


@rule("PS-BID-03")
def test_the_first_player_opens_the_first_round() -> None:
    assert auction(first=CY).seat == CY


@rule("PS-BID-03", "PS-BID-13")
def test_later_the_last_lady_steam_opens_whatever_she_takes_now() -> None:
    """Bob had Lady Steam, takes the Engineer now, and Di, who takes Lady Steam, opens for zones."""
    cards = [player(card=2), player(card=1), player(card=3), player(card=4)]
    state = given(cards, step="certificates", queue=[3], first=ANN, supply={"ore": 1, "energy": 1})
    play(state, PassCertificates())
    assert (described(state).round, state.seat) == (2, BOB)
    play(state, Bid(3), Pass(), Pass(), Pass(), ChooseSpecialist(4), TakeCredits())
    assert state.seat == CY
    play(state, Bid(1), Bid(2), Pass(), Pass(), ChooseSpecialist(1))
    assert (step(state), state.seat) == ("bid-specialist", CY)
    play(state, Bid(1), Pass(), ChooseSpecialist(2), Bid(1), ChooseSpecialist(3))
    play(state, AuctionZone("C4"))
    assert (step(state), state.seat) == ("bid-zone", DI)


@rule("PS-BID-04")
def test_the_opener_has_to_bid() -> None:
    state = auction()
    assert refusal(state, Pass()) == "PS-BID-04"
    assert refusal(state, Bid(0)) == "PS-BID-04"
    assert refusal(state, Bid(1)) is None


@rule("PS-BID-13")
def test_the_first_player_opens_until_he_has_won_then_the_next_one_clockwise() -> None:
    """Ann wins, then Di: Bob opens the second and the third bidding round."""
    state = auction()
    openers = [state.seat]
    play(state, Bid(5), Pass(), Pass(), Pass(), ChooseSpecialist(2))
    openers.append(state.seat)
    play(state, Bid(1), Pass(), Bid(2), Pass(), ChooseSpecialist(3))
    openers.append(state.seat)
    assert openers == [ANN, BOB, BOB]


@rule("PS-BID-13")
def test_who_has_not_won_opens_again() -> None:
    state = auction()
    play(state, Bid(1), Bid(2), Pass(), Pass(), Pass(), ChooseSpecialist(1))
    assert state.seat == ANN
    play(state, Bid(1), Bid(2), Pass(), Pass(), ChooseSpecialist(2))
    assert state.seat == ANN


# Raising and passing. -----------------------------------------------------------------------


@rule("PS-BID-06")
def test_a_bid_must_be_above_the_highest() -> None:
    state = auction()
    play(state, Bid(5))
    assert refusal(state, Bid(5)) == "PS-BID-06"
    assert refusal(state, Bid(4)) == "PS-BID-06"
    assert refusal(state, Bid(6)) is None


@rule("PS-BID-07", "PS-BID-08", "PS-BID-11")
def test_a_pass_is_final_for_this_bidding_round_only() -> None:
    """A 5, B passes, C 6, A 7, C passes: A pays 7, and B may bid in the next one."""
    state = auction(3)
    assert asked(state, Bid(5), Pass(), Bid(6), Bid(7), Pass()) == [0, 1, 2, 0, 2]
    assert (credits(state), state.seat, step(state)) == (93, ANN, "choose-specialist")
    play(state, ChooseSpecialist(2))
    assert (state.seat, refusal(state, Bid(1))) == (BOB, None)


@rule("PS-BID-07")
def test_who_has_won_is_not_asked_again() -> None:
    state = auction([player(card=1), *[player()] * 3], won=[ANN])
    assert asked(state, Bid(1), Bid(2), Bid(3), Bid(4), Pass(), Bid(5)) == [1, 2, 3, 1, 2, 3]


@rule("PS-BID-08")
def test_the_highest_bidder_is_asked_again_only_when_outbid() -> None:
    state = auction()
    play(state, Bid(5), Pass(), Pass())
    assert state.seat == DI
    play(state, Pass())
    assert (state.seat, step(state)) == (ANN, "choose-specialist")


@rule("PS-BID-09")
@pytest.mark.parametrize("amount", [13, 99, 5000])
def test_a_bid_above_the_own_credits_is_refused_without_a_number(amount: int) -> None:
    state = auction(rich(50, 12, 50))
    play(state, Bid(5))
    assert refusal(state, Bid(12)) is None
    assert refusal(state, Bid(amount)) == "PS-BID-09"
    found = state.refuse(Bid(amount))
    assert found is not None
    assert not any(letter.isdigit() for letter in found.sentence)


@rule("PS-BID-10")
def test_who_cannot_raise_is_asked_and_passes() -> None:
    state = auction(rich(50, 12, 50))
    play(state, Bid(12))
    assert (state.seat, state.actions()) == (BOB, [Pass()])


@rule("PS-BID-11")
def test_the_winner_pays_at_once_and_nobody_else_does() -> None:
    state = auction()
    told = play(state, Bid(5), Bid(8), Pass(), Pass(), Pass())
    assert AuctionWon(BOB, "specialist", 8, 8) in told
    assert [credits(state, seat) for seat in range(4)] == [100, 92, 100, 100]


# The cards. ---------------------------------------------------------------------------------


@rule("PS-BID-02")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_player_wins_one_bidding_round(seats: int) -> None:
    state, won = auction(seats), []
    while step(state) != "choose-zone":
        legal = state.actions()
        told = play(state, Pass() if Pass() in legal else legal[0])
        won += [event.seat for event in told if isinstance(event, AuctionWon)]
    assert sorted(won) == list(range(seats))
    numbers = [one.card or 0 for one in described(state).players]
    assert sorted(numbers) == list(range(1, seats + 1))


@rule("PS-BID-12")
def test_only_a_card_that_is_there_can_be_chosen() -> None:
    players = [player(card=2), player(), player(), player()]
    state = given(players, step="choose-specialist", won=[ANN, CY])
    assert state.actions() == [ChooseSpecialist(1), ChooseSpecialist(3), ChooseSpecialist(4)]
    assert refusal(state, ChooseSpecialist(2)) == "PS-BID-12"
    assert refusal(state, ChooseSpecialist(5)) == "PS-BID-12"
    assert refusal(state, ChooseSpecialist(0)) == "PS-BID-12"


@rule("PS-BID-12")
def test_a_card_stays_until_the_end_of_the_round() -> None:
    state = given([player(card=2), player(card=1)], step="certificates")
    play(state, PassCertificates())
    assert [one.card for one in described(state).players] == [2, 1]
    play(state, PassCertificates())
    assert [one.card for one in described(state).players] == [None, None]


@rule("PS-BID-14")
def test_the_last_player_takes_the_last_card_for_one_credit() -> None:
    players = [player(card=1), player(card=4), player(credits=40), player(card=2)]
    state = auction(players, won=[ANN, DI, BOB])
    assert (state.seat, state.actions()) == (CY, [Bid(1)])
    assert refusal(state, Bid(2)) == "PS-BID-14"
    assert refusal(state, Pass()) == "PS-BID-04"
    play(state, Bid(1))
    assert (credits(state, CY), state.actions()) == (39, [ChooseSpecialist(3)])


@rule("PS-BID-15")
def test_what_follows_a_win_comes_in_a_fixed_order() -> None:
    options = {"price_manipulation": True, "variable_trading": True}
    state = auction(5, box=["ore", "energy"], options=options)
    play(state, Bid(5), Pass(), Pass(), Pass(), Pass())
    steps: dict[str, Action] = {
        "choose-specialist": ChooseSpecialist(4),
        "bank-agent": UpgradeCarrier("ore"),
        "bonus-resource": TakeBonus("ore"),
        "manipulate": Manipulate("weak"),
        "move-prices": MovePrice("ore", 1),
        "order-marker": PlaceOrderMarker(4, "water"),
    }
    for name, action in steps.items():
        assert (step(state), state.seat) == (name, ANN)
        others = [
            each for each in [*steps.values(), EndManipulation(), Decline()] if each != action
        ]
        for other in others:
            if type(other) not in {type(legal) for legal in state.actions()}:
                assert refusal(state, other) == "PS-ROUND-07"
        play(state, action)
    assert (step(state), state.seat) == ("bid-specialist", BOB)


@rule("PS-BID-15")
def test_sabotage_comes_between_bonus_resource_and_order_marker() -> None:
    cards = [player(card=4), player(card=1), player(card=2), player(card=3)]
    state = given(
        cards,
        step="bonus-resource",
        won=[ANN, BOB, CY, DI],
        round=2,
        box=["ore"],
        tanks=[tank("B1")],
        order={"ore": 1, "water": 2, "quartz": 3},
        options={"sabotage": True, "variable_trading": True},
    )
    assert asked(state, TakeBonus("ore"), Sabotage(ANN), TipTank("B1")) == [DI, DI, ANN]
    assert (step(state), state.seat) == ("order-marker", DI)
