"""The round: phases in their order, who is asked, what moves supplies and prices."""

from typing import Any

import pytest

from footplate import Action
from footplate.games.planet_steam.language.actions import (
    Activate,
    AuctionZone,
    Bid,
    BuyLicense,
    BuyLuxury,
    BuyResource,
    BuyTank,
    ChooseSpecialist,
    ClaimZone,
    Decline,
    DeclineActivation,
    EndTanks,
    Extract,
    ImportTank,
    Pass,
    PassCertificates,
    PassClaim,
    PassTrade,
    PlaceAirship,
    Rearrange,
    RollFor,
    SellLicense,
    SellResource,
    TakeBonus,
    TakeCredits,
    UpgradeCarrier,
    UseLicense,
)
from footplate.games.planet_steam.play.state import State
from tests.rules.planet_steam.given import (
    ANN,
    GAME,
    credits,
    described,
    given,
    goods,
    held,
    play,
    player,
    price,
    refusal,
    seen,
    started,
    step,
    supply,
    tank,
)

rule = pytest.mark.rule


def cards(*numbers: int, **more: Any) -> list[dict[str, Any]]:
    """Players with these specialist cards."""
    return [player(card=number, **more) for number in numbers]


def asked(state: State, *actions: Action) -> list[int | None]:
    """Who was asked for each of the actions."""
    seats = []
    for action in actions:
        seats.append(state.seat)
        play(state, action)
    return seats


# The order of things. -----------------------------------------------------------------------


@rule("PS-ROUND-01")
def test_a_round_goes_through_its_phases() -> None:
    state = started(2, seed=3)
    play(state, UpgradeCarrier("water"), UpgradeCarrier("water"))
    steps = [step(state)]
    for action in (
        *(Bid(1), Pass(), ChooseSpecialist(1), TakeBonus("ore")),
        *(Bid(1), ChooseSpecialist(2), TakeCredits(), TakeBonus("water")),
        *(AuctionZone("C1"), Bid(1), Pass(), PassClaim(), PassClaim(), PlaceAirship(4)),
        *(Activate(), EndTanks(), DeclineActivation(), Extract(), Extract()),
        *[PassTrade()] * 8,
        *(PassCertificates(), PassCertificates()),
    ):
        assert described(state).round == 1
        play(state, action)
        if step(state) != steps[-1]:
            steps.append(step(state))
    assert steps == [
        *("bid-specialist", "choose-specialist", "bonus-resource"),
        *("bid-specialist", "choose-specialist", "engineer", "bonus-resource"),
        *("choose-zone", "bid-zone", "claim", "airship"),
        *("activate", "tanks", "activate", "extract", "trade", "certificates"),
        "bid-specialist",
    ]
    assert described(state).round == 2


@rule("PS-ROUND-02", "PS-ROUND-03")
def test_auctions_go_by_seats_and_all_else_by_cards() -> None:
    """B holds 1, D holds 2, A 3, C 4."""
    state = given(cards(3, 1, 4, 2), step="choose-zone")
    assert asked(state, AuctionZone("C4"), Bid(1), Pass(), Pass(), Pass()) == [3, 1, 2, 3, 0]
    assert asked(state, *[PassClaim()] * 4) == [1, 3, 0, 2]
    assert asked(state, PlaceAirship(1)) == [0]
    assert asked(state, *[DeclineActivation()] * 4) == [1, 3, 0, 2]
    assert asked(state, *[Extract()] * 4) == [1, 3, 0, 2]
    for _ in range(4):
        assert asked(state, *[PassTrade()] * 4) == [1, 3, 0, 2]
    assert asked(state, *[PassCertificates()] * 4) == [1, 3, 0, 2]


@rule("PS-ROUND-02")
def test_the_specialist_auction_goes_clockwise_from_its_opener() -> None:
    state = given(4, step="bid-specialist", first=2)
    assert asked(state, Bid(1), Bid(2), Bid(3), Bid(4), Bid(5)) == [2, 3, 0, 1, 2]


@rule("PS-ROUND-04")
def test_the_first_round_follows_the_cards_as_soon_as_they_are_dealt_out() -> None:
    """C holds 1, A 2, B 3; the auction before went by seats from the first player."""
    state = given(3, step="bid-specialist", first=1, round=1, box=[])
    first = asked(state, Bid(1), Bid(2), Pass(), Pass())
    assert first == [1, 2, 0, 1]
    play(state, ChooseSpecialist(1), Bid(1), Pass(), ChooseSpecialist(3), Decline())
    play(state, Bid(1), ChooseSpecialist(2))
    assert asked(state, AuctionZone("B4"), Bid(1), Pass(), Pass()) == [2, 2, 0, 1]
    assert asked(state, *[PassClaim()] * 3) == [2, 0, 1]
    play(state, PlaceAirship(1))
    assert asked(state, *[DeclineActivation()] * 3) == [2, 0, 1]
    assert asked(state, *[Extract()] * 3) == [2, 0, 1]
    assert asked(state, *[PassTrade()] * 3) == [2, 0, 1]


@rule("PS-ROUND-05")
def test_all_finish_a_step_but_a_tank_turn_belongs_to_one() -> None:
    state = given(cards(2, 1, 3), step="activate")
    turn = asked(state, Activate(), UpgradeCarrier("water"), UpgradeCarrier("ore"), EndTanks())
    assert turn == [1, 1, 1, 1]
    assert asked(state, Activate(), EndTanks(), DeclineActivation()) == [0, 0, 2]
    assert refusal(state, PassTrade()) == "PS-ROUND-07"
    play(state, Extract(), Extract())
    assert step(state) == "extract"
    play(state, Extract())
    assert step(state) == "trade"


# Who is asked, and for what. ----------------------------------------------------------------


@rule("PS-ROUND-06")
def test_an_action_is_always_that_of_the_seat_that_is_asked() -> None:
    state = given(cards(2, 1, 3), step="certificates")
    assert (state.seat, state.prompt().seat) == (1, 1)
    play(state, BuyLuxury())
    assert [one.luxuries for one in described(state).players] == [0, 1, 0]


@rule("PS-ROUND-06")
def test_what_only_another_player_could_do_is_refused() -> None:
    players = [player(card=1, credits=3), player(card=2, licenses=1), player(card=3)]
    assert refusal(given(players, step="claim"), UseLicense("C1")) == "PS-CLAIM-10"
    assert refusal(given(players, step="bid-zone", zone="C1"), Bid(60)) == "PS-BID-09"
    assert refusal(given(players, step="certificates"), SellLicense()) == "PS-CERT-03"
    mine = given(players, step="tanks")
    assert refusal(mine, BuyTank("E2")) == "PS-TANK-08"


@rule("PS-SECRET-01", "PS-ROUND-06")
def test_credits_are_seen_by_their_owner_alone() -> None:
    state = given([player(credits=41), player(credits=42)], step="trade")
    assert [one.credits for one in seen(state, ANN).players] == [41, None]
    assert [one.credits for one in seen(state, 1).players] == [None, 42]
    assert [one.credits for one in seen(state).players] == [None, None]
    opened = given(2, step="trade", options={"open_credits": True})
    assert [one.credits for one in seen(opened).players] == [100, 100]


@rule("PS-ROUND-07")
@pytest.mark.parametrize(
    ("at", "more"),
    [
        ("bid-specialist", {}),
        ("choose-zone", {}),
        ("claim", {}),
        ("direction", {"zone": "C4"}),
        ("airship", {}),
        ("activate", {}),
        ("extract", {}),
        ("trade", {}),
        ("certificates", {}),
    ],
)
def test_what_belongs_to_another_step_is_refused(at: str, more: dict[str, Any]) -> None:
    kinds = {type(action) for action in given(4, step=at, **more).actions()}
    for action in (
        *(Bid(1), AuctionZone("C4"), RollFor("C4"), PlaceAirship(1), Activate(), EndTanks()),
        *(Extract(), PassTrade(), PassCertificates(), TakeBonus("ore"), Decline(), Rearrange()),
    ):
        if type(action) not in kinds:
            assert refusal(given(4, step=at, **more), action) == "PS-ROUND-07"


@rule("PS-ROUND-07")
def test_an_action_that_is_not_asked_is_refused_as_such_however_it_is_filled_in() -> None:
    state = given(4, step="claim")
    assert refusal(state, Bid(-1)) == "PS-ROUND-07"
    assert refusal(state, BuyTank("Z9")) == "PS-ROUND-07"


@rule("PS-ROUND-08")
def test_a_decision_with_one_answer_is_still_asked() -> None:
    last = given([*cards(1, 2), player()], step="bid-specialist", won=[0, 1])
    assert (last.seat, last.actions()) == (2, [Bid(1)])
    claims = {"B1": 1, "C1": "neutral", **{f"D{row}": 2 for row in range(2, 8)}}
    state = given(3, step="direction", zone="D1", claims=claims)
    assert state.actions() == [ClaimZone("E1")]
    assert refusal(state, PassClaim()) == "PS-ROUND-07"


@rule("PS-ROUND-20")
@pytest.mark.parametrize("action", [Bid(1), Pass(), Extract(), PassTrade(), PlaceAirship(9)])
def test_after_the_end_nothing_can_be_played(action: Action) -> None:
    assert refusal(given(3, step="over"), action) == "PS-ROUND-20"


# Amounts, and no debts. ---------------------------------------------------------------------


@rule("PS-ROUND-13")
@pytest.mark.parametrize("amount", [1.5, -1, -20, True, "2"])
def test_amounts_are_whole_and_not_negative(amount: Any) -> None:
    assert refusal(given(4, step="bid-specialist"), Bid(amount)) == "PS-ROUND-13"
    assert refusal(given(4, step="bid-zone", zone="C4"), Bid(amount)) == "PS-ROUND-13"
    assert refusal(given(4, step="trade"), BuyResource(amount)) == "PS-ROUND-13"
    assert refusal(given(4, step="trade"), SellResource(amount)) == "PS-ROUND-13"


@rule("PS-ROUND-13")
def test_an_amount_below_the_least_is_refused() -> None:
    assert refusal(given(4, step="bid-specialist"), Bid(0)) == "PS-BID-04"
    assert refusal(given(4, step="trade"), BuyResource(0)) == "PS-TRADE-12"
    assert refusal(given(4, step="trade"), SellResource(0)) == "PS-TRADE-12"


@rule("PS-ROUND-18")
def test_nobody_runs_into_debt() -> None:
    poor = [player(card=seat + 1, credits=2, resources=goods(1, 1, 1, 1)) for seat in range(4)]
    assert refusal(given(poor, step="bid-zone", zone="C4"), Bid(3)) == "PS-BID-09"
    assert refusal(given(poor, step="trade"), BuyResource(1)) == "PS-TRADE-05"
    assert refusal(given(poor, step="trade"), SellResource(2)) == "PS-TRADE-08"
    assert refusal(given(poor, step="certificates"), BuyLicense()) == "PS-CERT-02"
    turn = given(poor, step="tanks", stock=14)
    assert refusal(turn, BuyTank("B1")) is not None
    assert refusal(turn, ImportTank("B1")) is not None


@rule("PS-ROUND-19")
def test_there_is_nothing_by_which_players_trade_with_each_other() -> None:
    names = {kind.__name__ for kind in GAME.action_types}
    with_seat = {kind.__name__ for kind in GAME.action_types if "seat" in kind.__struct_fields__}
    assert with_seat == {"Sabotage"}
    assert not [name for name in names if "Give" in name and name != "GiveUpCarrier"]


# Supplies and prices. -----------------------------------------------------------------------


@rule("PS-ROUND-14")
def test_spending_changes_no_supply() -> None:
    state = given(cards(1, 2, 3, 4), step="certificates", supply=goods(4, 6, 8, 9))
    play(state, BuyLuxury(), BuyLicense())
    assert supply(state) == goods(4, 6, 8, 9)
    state = given(cards(1, 2, 3, 4), step="activate", supply=goods(4, 6, 8, 9), tanks=[tank("E5")])
    play(state, Activate(), BuyTank("B1"), UpgradeCarrier("ore"), EndTanks())
    play(state, *[DeclineActivation()] * 3, Extract())
    assert held(state) == goods(4, 3, 4, 1)
    assert supply(state) == goods(4, 6, 8, 9)


@rule("PS-ROUND-16")
def test_what_a_carrier_cannot_hold_changes_no_supply() -> None:
    """Six water on a carrier for seven, three extracted."""
    one = player(resources=goods(water=6, energy=3), classes=goods(1, 1, 2, 1))
    tanks = [tank("B1"), tank("E5", None, True)]
    state = given([one, *[player()] * 3], step="extract", tanks=tanks, supply=goods(6, 9, 8, 14))
    play(state, Extract())
    assert (held(state)["water"], supply(state)) == (7, goods(6, 9, 8, 14))
    full = given(4, step="activate", supply=goods(6, 9, 8, 14))
    play(full, DeclineActivation())
    assert (held(full)["water"], supply(full)) == (4, goods(6, 9, 8, 14))


@rule("PS-ROUND-17")
def test_a_supply_stays_on_its_track_and_nothing_is_remembered() -> None:
    state = given(4, step="trade", trading="energy", supply=goods(6, 9, 8, 19))
    play(state, SellResource(4), BuyResource(1))
    assert supply(state)["energy"] == 19
    empty = given(4, step="trade", trading="ore", supply=goods(6, 1, 8, 14))
    play(empty, BuyResource(1))
    assert supply(empty)["ore"] == 0
    assert refusal(empty, BuyResource(1)) == "PS-TRADE-05"


@rule("PS-ROUND-17")
def test_a_price_stays_on_its_track_and_nothing_is_remembered() -> None:
    """Energy at 2 falls by 3 to 1, and then rises by 2 to 3."""
    low = given(
        4, step="trade", trading="energy", supply=goods(6, 9, 8, 14), price=goods(9, 9, 9, 2)
    )
    play(low, PassTrade())
    assert price(low)["energy"] == 1
    low = given(
        4, step="trade", trading="energy", supply=goods(6, 9, 8, 1), price=goods(9, 9, 9, 1)
    )
    play(low, PassTrade())
    assert price(low)["energy"] == 3
    high = given(4, step="trade", trading="ore", supply=goods(6, 0, 8, 1), price=goods(9, 19, 9, 1))
    play(high, PassTrade())
    assert price(high)["ore"] == 20


@rule("PS-ROUND-18", "PS-ROUND-09")
def test_a_player_without_anything_still_has_an_answer() -> None:
    broke = [player(card=seat + 1, credits=0, resources=goods()) for seat in range(4)]
    tanks = [tank("B1", "ore"), tank("E5")]
    for at in ("choose-zone", "claim", "airship", "activate", "tanks", "extract", "trade"):
        state = given(broke, step=at, tanks=tanks)
        assert state.actions(), at
    assert given(broke, step="certificates").actions() == [PassCertificates()]
    assert given(broke, step="activate").actions() == [DeclineActivation()]
    assert credits(given(broke, step="trade"), ANN) == 0
