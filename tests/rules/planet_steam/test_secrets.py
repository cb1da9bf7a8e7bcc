"""Secrets: the credits of a seat are its own affair; everything else is open."""

from typing import Any

import msgspec
import pytest

from footplate import Action
from footplate.core.wire import to_json
from footplate.games.planet_steam.language.actions import (
    Bid,
    BuyConverter,
    BuyResource,
    BuyTank,
    ImportTank,
    KeepCarrier,
    Manipulate,
    Pass,
    PassCertificates,
)
from footplate.games.planet_steam.language.events import AuctionWon, BidMade, CreditsGranted, Traded
from footplate.games.planet_steam.play.state import State
from tests.rules.asking import richer
from tests.rules.planet_steam.given import (
    ANN,
    BOB,
    CY,
    DI,
    GAME,
    LIVELY,
    described,
    foretold,
    given,
    goods,
    play,
    played,
    player,
    seen,
    started,
    tank,
)

rule = pytest.mark.rule


# Credits. -----------------------------------------------------------------------------------------


@rule("PS-SECRET-01")
def test_credits_are_in_ones_own_view_alone() -> None:
    # G5
    state = given([player(credits=8100 + seat) for seat in range(4)])
    for viewer in (ANN, BOB, CY, DI, None):
        view = seen(state, viewer)
        assert [one.credits for one in view.players] == [
            8100 + seat if seat == viewer else None for seat in range(4)
        ]
        text = to_json(view)
        assert [seat for seat in range(4) if str(8100 + seat) in text] == (
            [] if viewer is None else [viewer]
        )


@rule("PS-SECRET-01")
@pytest.mark.parametrize("viewer", [ANN, CY, None])
def test_open_credits_are_in_every_view(viewer: int | None) -> None:
    state = given([player(credits=10 + seat) for seat in range(4)], options={"open_credits": True})
    view = seen(state, viewer)
    assert [one.credits for one in view.players] == [10, 11, 12, 13]
    assert view.result is not None


@rule("PS-SECRET-01", "PS-SECRET-04", "PS-SECRET-07")
@pytest.mark.parametrize("seed", range(24))
def test_a_view_does_not_depend_on_what_it_hides(seed: int) -> None:
    state = played(2 + seed % 4, seed, 8 * seed, **(LIVELY if seed % 2 else {}))
    assert not state.over
    for viewer in (0, 1, None):
        other = richer(state, viewer, "credits", 4711)
        assert to_json(seen(other, viewer)) == to_json(seen(state, viewer))
        if viewer is not None:
            assert foretold(other, viewer) == foretold(state, viewer)
        if viewer is not None and state.seat == viewer:
            assert other.prompt() == state.prompt()
            assert other.actions() == state.actions()


@rule("PS-SECRET-01", "PS-SECRET-04")
def test_before_the_end_no_view_shows_a_ranking() -> None:
    state = given([player(credits=10 + seat) for seat in range(4)])
    for viewer in (ANN, BOB, None):
        view = seen(state, viewer)
        assert view.result is not None
        assert not view.result.whole
        own = [] if viewer is None else [(viewer, 0)]
        assert [(one.seat, one.rank) for one in view.result.standings] == own
        assert view.result == state.result(viewer)
        told = {one.seat: one.sources.get("credits") for one in view.forecasts}
        assert told == {seat: 10 + seat if seat == viewer else None for seat in range(4)}
        wealth = {one.seat: one.wealth for one in view.forecasts}
        assert wealth == {
            seat: sum(foretold(state, seat).sources.values()) - (0 if seat == viewer else 10 + seat)
            for seat in range(4)
        }


@rule("PS-SECRET-04")
def test_what_another_seat_could_pay_is_not_shown() -> None:
    # A7: Bob is asked; what Ann sees is the same whether he can pay anything or not.
    texts = set()
    for have in (1, 30, 5000):
        state = given(
            [player(), player(credits=have), player(), player()],
            step="bid-zone",
            zone="C1",
            auction={"bidding": [ANN, BOB], "bid": 1, "high": ANN},
            seat=BOB,
        )
        assert state.prompt().seat == BOB
        texts.add(to_json(seen(state, ANN)) + to_json(seen(state)))
    assert len(texts) == 1


@rule("PS-SECRET-04")
def test_a_prompt_tells_the_seat_that_is_asked_nothing_of_the_others() -> None:
    rich = [player(credits=50), *[player(credits=8100 + seat) for seat in (BOB, CY, DI)]]
    for at in ("tanks", "extract", "trade", "certificates", "activate", "claim"):
        state = given(rich, step=at, seat=ANN, tanks=[tank("B1")])
        text = to_json(state.prompt())
        assert [seat for seat in (BOB, CY, DI) if str(8100 + seat) in text] == []


# Refusals. ----------------------------------------------------------------------------------------

BIDDING: dict[str, Any] = {"step": "bid-specialist"}
KEEPING: dict[str, Any] = {
    "step": "keep-carrier",
    "round": 2,
    "options": {"freelance_carrier": True},
    "freelance": {"seat": ANN, "bid": 40},
}
MANIPULATING: dict[str, Any] = {
    "step": "manipulate",
    "won": [ANN],
    "box": ["ore"],
    "options": {"price_manipulation": True},
}


@rule("PS-SECRET-03")
@pytest.mark.parametrize(
    ("position", "action", "card"),
    [
        (BIDDING, Bid(50), None),
        ({"step": "bid-zone", "zone": "C1"}, Bid(50), None),
        ({"step": "bid-carrier", "options": {"freelance_carrier": True}}, Bid(50), None),
        (KEEPING, KeepCarrier(), None),
        (MANIPULATING, Manipulate("strong"), 1),
        ({"step": "tanks"}, BuyTank("E5"), None),
        ({"step": "tanks"}, ImportTank("E5"), None),
        ({"step": "tanks"}, BuyConverter("quartz", "B1"), None),
        ({"step": "trade", "trading": "quartz"}, BuyResource(6), None),
    ],
)
def test_a_refusal_about_credits_reads_the_same_for_every_amount(
    position: dict[str, Any], action: Action, card: int | None
) -> None:
    found = set()
    for have in (1, 2, 3, 4):
        ann = player(credits=have, resources=goods(4, 4, 4, 4), card=card)
        state = given([ann, player(), player(), player()], tanks=[tank("B1")], **position)
        assert state.seat == ANN
        refused = state.refuse(action)
        assert refused is not None
        found.add((refused.rule, refused.sentence))
    assert len(found) == 1
    assert {sentence for _, sentence in found} == {"You cannot pay that."}


@rule("PS-SECRET-03")
@pytest.mark.parametrize("seed", range(8))
def test_no_refusal_names_the_credits_of_anybody(seed: int) -> None:
    # With sums that cannot be met by chance, over random positions and actions of all kinds.
    state = played(4, seed, 40 * seed + 7, **LIVELY)
    assert not state.over
    position = described(state)
    players = [
        msgspec.structs.replace(one, credits=61_001 + 7 * seat)
        for seat, one in enumerate(position.players)
    ]
    state_ = GAME.position(msgspec.structs.replace(position, players=players))
    assert isinstance(state_, State)
    sums = [str(one.credits) for one in players]
    for code in [*played(4, seed + 1, 50 * seed).codes(), *range(0, 4096, 3)]:
        refused = state_.refuse_code(code)
        assert refused is None or not [one for one in sums if one in refused.sentence]


# What is open. ------------------------------------------------------------------------------------


@rule("PS-SECRET-02")
@pytest.mark.parametrize("viewer", [BOB, None])
def test_everything_else_is_open(viewer: int | None) -> None:
    ann = player(resources=goods(1, 2, 3, 4), classes=goods(1, 2, 3, 4), licenses=2, luxuries=1)
    state = given(
        [{**ann, "card": 2}, player(card=1), player(card=4), player(card=3)],
        tanks=[tank("B1", "ore", True)],
        stock=8,
        supply=goods(1, 2, 3, 4),
        price=goods(10, 11, 12, 5),
        options={"freelance_carrier": True},
        freelance={"seat": ANN, "bid": 31},
        airship=3,
    )
    view = seen(state, viewer)
    one = view.players[ANN]
    assert (one.resources.quartz, one.resources.energy, one.classes.water) == (1, 4, 3)
    assert (one.licenses, one.luxuries, one.card, one.roles) == (2, 1, 2, ["venturer"])
    assert (one.zones, one.tanks, one.capacities.energy) == (["B1", "E5"], 1, 13)
    assert [(at.zone, at.converter, at.supercharger) for at in view.tanks] == [("B1", "ore", True)]
    assert [gauge.supply for gauge in view.gauges] == [1, 2, 3, 4]
    assert [gauge.price for gauge in view.gauges] == [10, 11, 12, 5]
    assert (view.market.stock, view.reserve.tanks, view.airship) == (8, 34, 3)
    assert view.freelance is not None
    assert (view.freelance.seat, view.freelance.bid) == (ANN, 31)
    assert view.claims["B1"] == ANN


@rule("PS-SECRET-05")
def test_bids_and_what_is_paid_are_told_to_all() -> None:
    state = given(step="bid-zone", zone="C1")
    events = play(state, Bid(5), Bid(9), Pass(), Pass(), Pass())
    assert [(one.seat, one.amount) for one in events if isinstance(one, BidMade)] == [
        (ANN, 5),
        (BOB, 9),
    ]
    (won,) = [one for one in events if isinstance(one, AuctionWon)]
    assert (won.seat, won.bid, won.paid) == (BOB, 9, 5)  # Bob is the Venturer
    state = given(step="trade", trading="ore")
    (traded, _) = play(state, BuyResource(2))
    assert isinstance(traded, Traded)
    assert (traded.seat, traded.amount, traded.price) == (ANN, 2, 9)


@rule("PS-SECRET-05")
def test_a_grant_and_being_skipped_are_public() -> None:
    players = [player(), player(credits=0), player(), player()]
    state = given(players, step="certificates", seat=DI)
    granted = [one for one in play(state, PassCertificates()) if isinstance(one, CreditsGranted)]
    assert [(one.seat, one.amount) for one in granted] == [(BOB, 2)]
    state = given(players, step="bid-zone", zone="C1")
    auction = seen(state, CY).auction
    assert auction is not None
    assert auction.bidding == [ANN, CY, DI]


@rule("PS-SECRET-06")
@pytest.mark.parametrize("viewer", [ANN, None])
def test_after_the_end_the_wealth_of_all_is_open(viewer: int | None) -> None:
    state = given([player(credits=10 + seat) for seat in range(4)], step="over", round=5)
    view = seen(state, viewer)
    assert [one.credits for one in view.players] == [10, 11, 12, 13]
    assert view.result == state.result()
    assert view.result is not None
    assert view.result.standings[0].sources["credits"] == 13


@rule("PS-SECRET-07")
def test_no_view_prompt_or_forecast_contains_the_luck() -> None:
    # N1
    state = started(4, 7)
    luck = described(state).luck
    assert luck is not None
    assert luck.seeded
    text = to_json(seen(state, ANN)) + to_json(seen(state))
    text += to_json(state.prompt()) + to_json(foretold(state, ANN))
    assert [number for number in luck.seeded if str(number) in text] == []
    assert "luck" not in text
    assert "seed" not in text


@rule("PS-SECRET-07")
def test_nothing_tells_what_is_rolled_next() -> None:
    one = given(step="claim", luck={"scripted": [0, 6, 6]})
    other = given(step="claim", luck={"scripted": [0, 1, 1]})
    for viewer in (ANN, BOB, None):
        assert to_json(seen(one, viewer)) == to_json(seen(other, viewer))
    assert one.prompt() == other.prompt()
