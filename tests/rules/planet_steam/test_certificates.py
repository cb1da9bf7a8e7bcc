"""Buying and selling certificates: at most one action for each player."""

from typing import Any

import pytest

from footplate.games.planet_steam.language.actions import (
    BuyLicense,
    BuyLuxury,
    PassCertificates,
    PassTrade,
    SellLicense,
)
from footplate.games.planet_steam.play.state import State
from tests.rules.planet_steam.given import (
    ANN,
    BOB,
    CY,
    DI,
    credits,
    described,
    given,
    goods,
    held,
    play,
    player,
    refusal,
    seen,
    step,
    supply,
)

rule = pytest.mark.rule


def dealing(ann: dict[str, Any] | None = None, **position: Any) -> State:
    """Ann is asked for a certificate."""
    players = [ann or player(), player(), player(), player()]
    return given(players, **{"step": "certificates", "seat": ANN, **position})


@rule("PS-CERT-01")
def test_certificates_come_after_all_trading_in_turn_order() -> None:
    cards = {ANN: 2, BOB: 4, CY: 1, DI: 3}
    state = given([player(card=cards[seat]) for seat in range(4)], step="trade")
    assert refusal(state, BuyLuxury()) == "PS-ROUND-07"
    play(state, *[PassTrade()] * 16)
    asked = []
    while step(state) == "certificates":
        asked.append(state.seat)
        play(state, PassCertificates())
    assert asked == [CY, ANN, DI, BOB]
    assert step(state) == "bid-specialist"


@rule("PS-CERT-01")
@pytest.mark.parametrize("action", [BuyLicense(), SellLicense(), BuyLuxury(), PassCertificates()])
def test_one_action_and_the_next_player_is_asked(action: Any) -> None:
    # K1: nobody buys both in one round.
    state = dealing(player(licenses=1))
    assert state.actions() == [BuyLicense(), SellLicense(), BuyLuxury(), PassCertificates()]
    play(state, action)
    assert (state.seat, step(state)) == (BOB, "certificates")


@rule("PS-CERT-01")
def test_any_number_may_be_held() -> None:
    state = dealing(player(licenses=6, luxuries=5))
    assert refusal(state, BuyLicense()) is None
    play(state, BuyLuxury())
    assert (seen(state).players[ANN].licenses, seen(state).players[ANN].luxuries) == (6, 6)


@rule("PS-CERT-02")
def test_a_license_costs_a_quartz_and_two_water() -> None:
    state = dealing()
    before = supply(state)
    play(state, BuyLicense())
    assert (held(state), credits(state)) == (goods(3, 4, 2, 4), 100)
    assert (described(state).players[ANN].licenses, described(state).licenses) == (1, 6)
    assert supply(state) == before


@rule("PS-CERT-02")
@pytest.mark.parametrize("lack", [goods(0, 4, 4, 4), goods(4, 4, 1, 4)])
def test_a_license_must_be_paid(lack: dict[str, int]) -> None:
    assert refusal(dealing(player(resources=lack)), BuyLicense()) == "PS-CERT-02"


@rule("PS-CERT-03")
def test_a_license_that_is_sold_leaves_the_game() -> None:
    state = dealing(player(licenses=2))
    play(state, SellLicense())
    assert (credits(state), described(state).players[ANN].licenses) == (115, 1)
    assert described(state).licenses == 5


@rule("PS-CERT-03")
def test_without_a_license_none_is_sold() -> None:
    assert refusal(dealing(), SellLicense()) == "PS-CERT-03"


@rule("PS-CERT-04", "PS-ROUND-14")
def test_luxury_quarters_cost_a_quartz_and_an_ore() -> None:
    # G2: supplies of 4 and 6 stay.
    state = dealing(supply=goods(4, 6, 8, 14))
    play(state, BuyLuxury())
    assert (held(state), credits(state)) == (goods(3, 3, 4, 4), 100)
    assert (described(state).players[ANN].luxuries, described(state).luxuries) == (1, 5)
    assert supply(state) == goods(4, 6, 8, 14)


@rule("PS-CERT-04")
@pytest.mark.parametrize("lack", [goods(0, 4, 4, 4), goods(4, 0, 4, 4)])
def test_luxury_quarters_must_be_paid(lack: dict[str, int]) -> None:
    assert refusal(dealing(player(resources=lack)), BuyLuxury()) == "PS-CERT-04"


@rule("PS-CERT-05")
def test_an_earlier_player_may_take_the_last_one() -> None:
    # K1
    state = dealing(licenses=1, luxuries=1)
    play(state, BuyLicense())
    assert refusal(state, BuyLicense()) == "PS-CERT-05"
    play(state, BuyLuxury())
    assert state.actions() == [PassCertificates()]
    assert refusal(state, BuyLuxury()) == "PS-CERT-05"


@rule("PS-CERT-05")
def test_a_sold_license_does_not_refill_the_stack() -> None:
    state = dealing(player(licenses=1), licenses=0)
    play(state, SellLicense())
    assert refusal(state, BuyLicense()) == "PS-CERT-05"


@rule("PS-CERT-06")
@pytest.mark.parametrize("order", [(1, 2, 3, 4), (4, 3, 2, 1), (2, 4, 1, 3)])
def test_choices_entered_in_parallel_give_the_same_result(order: tuple[int, ...]) -> None:
    # N3: as long as the stacks suffice the order of carrying out does not matter.
    players = [player(card=card, licenses=1) for card in order]
    wanted = {ANN: BuyLicense(), BOB: BuyLuxury(), CY: SellLicense(), DI: BuyLuxury()}
    state = given(players, step="certificates", round=5)
    while not state.over:
        assert state.seat is not None
        assert len(state.actions()) == 4
        play(state, wanted[state.seat])
    found = [(one.licenses, one.luxuries, one.credits) for one in described(state).players]
    assert found == [(2, 0, 100), (1, 1, 100), (0, 0, 115), (1, 1, 100)]
    assert [held(state, seat) for seat in (ANN, BOB, CY, DI)] == [
        goods(3, 4, 2, 4),
        goods(3, 3, 4, 4),
        goods(4, 4, 4, 4),
        goods(3, 3, 4, 4),
    ]
    assert (described(state).licenses, described(state).luxuries) == (2, 4)
