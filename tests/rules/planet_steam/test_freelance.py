"""The freelance carrier: its auction, keeping it, and losing it."""

from typing import Any

import pytest

from footplate import BadInput
from footplate.games.planet_steam.language.actions import (
    Bid,
    GiveUpCarrier,
    KeepCarrier,
    Pass,
    PlaceAirship,
    Stow,
)
from footplate.games.planet_steam.language.events import CarrierKept, CarrierLost, NothingSold
from footplate.games.planet_steam.play.state import State
from tests.rules.planet_steam.given import (
    ANN,
    BOB,
    CY,
    DI,
    credits,
    given,
    goods,
    held,
    holding,
    play,
    player,
    refusal,
    seen,
    step,
    supply,
    using,
)

rule = pytest.mark.rule


def card(state: State) -> tuple[int | None, int, bool]:
    """Who has the card, for how much, and whether it was kept."""
    found = seen(state).freelance
    assert found is not None
    return found.seat, found.bid, found.kept


# The auction. -------------------------------------------------------------------------------------


@rule("PS-FREE-01", "PS-FREE-02")
def test_it_is_auctioned_after_the_airship_of_round_1() -> None:
    # O5: opened by the present holder of Lady Steam, Cy.
    cards = {ANN: 4, BOB: 2, CY: 1, DI: 3}
    state = using([player(card=cards[seat]) for seat in range(4)], step="airship", first=ANN)
    play(state, PlaceAirship(4))
    assert (state.seat, step(state)) == (CY, "bid-carrier")
    play(state, Bid(3), Pass(), Bid(4), Pass(), Pass())
    assert (state.seat, step(state)) == (CY, "activate")
    assert (card(state), credits(state, ANN)) == ((ANN, 4, False), 96)


@rule("PS-FREE-01")
def test_without_the_option_the_tank_phase_follows_the_airship() -> None:
    state = given(step="airship")
    play(state, PlaceAirship(4))
    assert step(state) == "activate"
    assert seen(state).freelance is None


@rule("PS-FREE-02")
def test_bidding_is_that_for_specialists() -> None:
    state = using(step="bid-carrier")
    assert state.seat == ANN
    assert refusal(state, Pass()) == "PS-BID-04"
    assert refusal(state, Bid(0)) == "PS-BID-04"
    assert refusal(state, Bid(101)) == "PS-BID-09"
    play(state, Bid(5))
    assert state.seat == BOB
    assert refusal(state, Bid(5)) == "PS-BID-06"
    play(state, Pass(), Bid(7), Pass())
    assert state.seat == ANN  # Bob's pass is final
    play(state, Bid(8), Pass())
    assert card(state) == (ANN, 8, False)
    assert [credits(state, seat) for seat in range(4)] == [92, 100, 100, 100]


@rule("PS-FREE-02")
def test_the_venturer_pays_the_whole_bid() -> None:
    state = using([player(), player(credits=7), player(), player()], step="bid-carrier")
    play(state, Bid(1))
    assert refusal(state, Bid(8)) == "PS-BID-09"
    play(state, Bid(7), Pass(), Pass(), Pass())
    assert (card(state), credits(state, BOB)) == ((BOB, 7, False), 0)


@rule("PS-FREE-02")
def test_who_cannot_pay_1_is_skipped_and_gets_no_grant() -> None:
    # O8, A6: Ann would open and has no credits; the duty goes on to Bob.
    players = [player(credits=0), player(), player(credits=0), player()]
    state = using(players, step="airship")
    play(state, PlaceAirship(1))
    assert state.seat == BOB
    play(state, Bid(2))
    assert state.seat == DI
    play(state, Pass())
    assert card(state) == (BOB, 2, False)
    assert [credits(state, seat) for seat in range(4)] == [0, 98, 0, 100]


@rule("PS-FREE-02")
def test_where_nobody_else_can_bid_the_price_is_1() -> None:
    players = [player(credits=0), player(credits=0), player(credits=40), player(credits=0)]
    state = using(players, step="bid-carrier")
    assert (state.seat, state.actions()) == (CY, [Bid(1)])
    play(state, Bid(1))
    assert (card(state), credits(state, CY)) == ((CY, 1, False), 39)


@rule("PS-FREE-03")
def test_if_nobody_can_pay_nobody_gets_it() -> None:
    state = using([player(credits=0) for _ in range(4)], step="airship")
    events = play(state, PlaceAirship(1))
    assert any(isinstance(event, NothingSold) for event in events)
    assert (step(state), card(state)) == ("activate", (None, 0, False))


@rule("PS-FREE-03", "PS-FREE-09")
def test_it_is_then_auctioned_in_the_next_round() -> None:
    state = using(step="airship", round=2)
    play(state, PlaceAirship(1))
    assert (state.seat, step(state)) == (ANN, "bid-carrier")


@rule("PS-FREE-04", "PS-SCORE-03")
def test_the_bid_is_gone() -> None:
    # It can neither be spent nor counted, and lies on the card for all to see.
    state = using(step="bid-carrier")
    play(state, Bid(60), Pass(), Pass(), Pass())
    assert (credits(state), card(state)) == (40, (ANN, 60, False))
    assert next(one for one in state.result().standings if one.seat == ANN).sources["credits"] == 40


# Keeping and losing it. ---------------------------------------------------------------------------


@rule("PS-FREE-09", "PS-FREE-10")
def test_its_holder_is_asked_at_the_end_of_each_later_expansion_phase() -> None:
    # O6: kept for another 6; what lay on the card goes to the bank.
    state = using(step="airship", round=2, freelance={"seat": BOB, "bid": 6})
    play(state, PlaceAirship(1))
    assert (state.seat, step(state)) == (BOB, "keep-carrier")
    assert state.actions() == [KeepCarrier(), GiveUpCarrier()]
    assert refusal(state, Bid(1)) == "PS-ROUND-07"
    events = play(state, KeepCarrier())
    assert [one for one in events if isinstance(one, CarrierKept)] == [CarrierKept(BOB, 6)]
    assert (card(state), credits(state, BOB)) == ((BOB, 6, True), 94)
    assert (state.seat, step(state)) == (ANN, "activate")


@rule("PS-FREE-10", "PS-SECRET-03")
@pytest.mark.parametrize("have", [0, 3, 5])
def test_keeping_must_be_paid(have: int) -> None:
    players = [player(credits=have), player()]
    state = using(players, step="keep-carrier", round=2, freelance={"seat": ANN, "bid": 6})
    assert refusal(state, KeepCarrier()) == "PS-FREE-10"
    found = state.refuse(KeepCarrier())
    assert found is not None
    assert found.sentence == "You cannot pay that."
    assert state.actions() == [GiveUpCarrier()]


@rule("PS-FREE-11")
def test_it_can_be_kept_once() -> None:
    # O6: in the third round in a row it must be given up.
    state = holding(goods(), step="keep-carrier", round=3, freelance={
        "seat": ANN, "bid": 6, "kept": True,
    })  # fmt: skip
    assert refusal(state, KeepCarrier()) == "PS-FREE-11"
    assert state.actions() == [GiveUpCarrier()]


@rule("PS-FREE-12")
def test_the_former_holder_may_bid_and_starts_afresh() -> None:
    kept = {"seat": BOB, "bid": 6, "kept": True}
    state = using(step="keep-carrier", round=3, freelance=kept)
    play(state, GiveUpCarrier())
    assert (state.seat, step(state)) == (ANN, "bid-carrier")
    play(state, Bid(1), Bid(2), Pass(), Pass(), Pass())
    assert (card(state), credits(state, BOB)) == ((BOB, 2, False), 98)
    again = using(step="keep-carrier", round=4, freelance={"seat": BOB, "bid": 2})
    assert refusal(again, KeepCarrier()) is None


@rule("PS-FREE-12")
def test_giving_it_up_is_free_after_one_round_too() -> None:
    state = holding(goods(), step="keep-carrier", round=2)
    play(state, GiveUpCarrier(), Bid(1), Pass(), Pass(), Bid(9), Pass())
    assert (card(state), credits(state, ANN), credits(state, DI)) == ((DI, 9, False), 100, 91)


@rule("PS-FREE-13")
def test_who_loses_it_keeps_what_the_own_carriers_hold() -> None:
    # O7: six quartz, the own carrier holds four; supplies stay.
    state = holding(goods(6, 5, 1, 0), step="keep-carrier", round=2)
    before = supply(state)
    play(state, GiveUpCarrier())
    assert held(state) == goods(6, 5, 1, 0)  # not before the auction is over
    events = play(state, Bid(1), Bid(2), Pass(), Pass(), Pass())
    assert card(state) == (BOB, 2, False)
    assert held(state) == goods(4, 4, 1, 0)
    assert supply(state) == before
    lost = [one for one in events if isinstance(one, CarrierLost)]
    assert lost == [CarrierLost(ANN, {"quartz": 2, "ore": 1})]


@rule("PS-FREE-13", "PS-FREE-12")
def test_a_holder_who_wins_again_loses_nothing() -> None:
    state = holding(goods(7, 0, 0, 0), step="keep-carrier", round=2)
    play(state, GiveUpCarrier(), Bid(1), Pass(), Pass(), Pass())
    assert (card(state), held(state)) == ((ANN, 1, False), goods(7, 0, 0, 0))


@rule("PS-FREE-13", "PS-FREE-03")
def test_it_is_lost_to_nobody_if_nobody_can_pay() -> None:
    broke = [player(credits=0, resources=goods(7, 0, 0, 0)), player(credits=0)]
    state = using(broke, step="keep-carrier", round=2, freelance={"seat": ANN, "bid": 6})
    play(state, GiveUpCarrier())
    assert (step(state), card(state)) == ("activate", (None, 0, False))
    assert held(state) == goods(4, 0, 0, 0)


@rule("PS-FREE-14")
@pytest.mark.parametrize("at", ["airship", "activate", "tanks", "extract", "trade", "certificates"])
@pytest.mark.parametrize("action", [KeepCarrier(), GiveUpCarrier(), Stow("ore")])
def test_without_the_option_these_actions_are_refused(at: str, action: Any) -> None:
    assert refusal(given(step=at), action) == "PS-FREE-14"


@rule("PS-FREE-14")
def test_without_the_option_a_position_cannot_have_the_card() -> None:
    with pytest.raises(BadInput, match="freelance"):
        given(freelance={"seat": ANN, "bid": 6})
