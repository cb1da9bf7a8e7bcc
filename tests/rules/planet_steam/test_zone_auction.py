"""The zone auction: what the Venturer names, who opens, who pays what."""

from typing import Any

import pytest

from footplate import Action
from footplate.games.planet_steam.language.actions import (
    AuctionZone,
    Bid,
    Pass,
    PassClaim,
    TakeBonus,
)
from footplate.games.planet_steam.language.events import AuctionWon, NothingSold
from footplate.games.planet_steam.play.state import State
from tests.rules.planet_steam.given import (
    ANN,
    BOB,
    CY,
    DI,
    credits,
    described,
    given,
    owner,
    play,
    player,
    refusal,
    seen,
    step,
)

rule = pytest.mark.rule

OPEN = [f"{column}{row}" for row in range(1, 8) for column in "BCD"]
"""The open zones for two players."""


def shared(*counts: int, neutral: int = 0) -> dict[str, int | str]:
    """The open zones for two players: so many for each seat, then neutral ones."""
    owners: list[int | str] = []
    for seat, count in enumerate(counts):
        owners += [seat] * count
    owners += ["neutral"] * neutral
    return dict(zip(OPEN, owners, strict=False))


def naming(*numbers: int, purses: tuple[int, ...] = (), **position: Any) -> State:
    """The Venturer is about to name a zone; seats hold these cards."""
    purses = purses or (100,) * len(numbers)
    players = [player(card=n, credits=purse) for n, purse in zip(numbers, purses, strict=True)]
    return given(players, step="choose-zone", **position)


def bidding(*numbers: int, purses: tuple[int, ...] = (), **position: Any) -> State:
    """C4 is offered."""
    state = naming(*numbers, purses=purses, **position)
    play(state, AuctionZone("C4"))
    return state


def asked(state: State, *actions: Action) -> list[int | None]:
    seats = []
    for action in actions:
        seats.append(state.seat)
        play(state, action)
    return seats


# Which zone. --------------------------------------------------------------------------------


@rule("PS-ZONE-01")
def test_the_venturer_names_an_unclaimed_zone() -> None:
    state = naming(1, 2, 3, 4)
    assert state.seat == BOB
    assert len(state.actions()) == 15
    assert refusal(state, AuctionZone("C4")) is None
    for zone in ("B1", "D1", "A2", "B4", "Z9"):
        assert refusal(state, AuctionZone(zone)) == "PS-ZONE-01"
    assert refusal(state, Pass()) == "PS-ROUND-07"


@rule("PS-ZONE-01")
def test_a_closed_zone_is_not_unclaimed() -> None:
    state = naming(1, 2)
    assert refusal(state, AuctionZone("A1")) == "PS-ZONE-01"
    assert refusal(state, AuctionZone("E4")) == "PS-ZONE-01"
    assert refusal(naming(1, 2, 3), AuctionZone("A4")) == "PS-ZONE-01"


@rule("PS-ZONE-01", "PS-ZONE-02")
def test_with_only_closed_zones_empty_a_neutral_one_is_named() -> None:
    state = naming(1, 2, claims=shared(10, 8, neutral=3))
    assert state.actions() == [AuctionZone("B7"), AuctionZone("C7"), AuctionZone("D7")]
    assert refusal(state, AuctionZone("A1")) == "PS-ZONE-02"
    assert refusal(state, AuctionZone("B1")) == "PS-ZONE-02"


@rule("PS-ZONE-02")
def test_a_neutral_zone_is_not_named_while_one_is_unclaimed() -> None:
    state = naming(1, 2, claims=shared(10, 8, neutral=2))
    assert state.actions() == [AuctionZone("D7")]
    assert refusal(state, AuctionZone("C7")) == "PS-ZONE-01"


@rule("PS-ZONE-03")
def test_without_any_such_zone_the_step_is_skipped() -> None:
    state = given(
        [player(card=1), player(card=2)],
        step="bonus-resource",
        won=[ANN, BOB],
        box=["ore"],
        claims=shared(11, 10),
    )
    play(state, TakeBonus("ore"))
    assert (step(state), state.seat) == ("claim", ANN)


# Bidding. -----------------------------------------------------------------------------------


@rule("PS-ZONE-04")
def test_the_new_lady_steam_opens_and_has_to_bid() -> None:
    state = bidding(3, 1, 4, 2, first=CY)
    assert state.seat == BOB
    assert refusal(state, Pass()) == "PS-BID-04"
    assert refusal(state, Bid(0)) == "PS-BID-04"


@rule("PS-ZONE-05")
def test_an_opener_who_cannot_pay_is_skipped() -> None:
    state = bidding(3, 1, 4, 2, purses=(9, 0, 9, 9))
    assert state.seat == CY
    assert refusal(state, Pass()) == "PS-BID-04"
    assert asked(state, Bid(1), Pass(), Bid(2), Pass()) == [CY, DI, ANN, CY]


@rule("PS-ZONE-05")
def test_an_opener_without_a_marker_is_skipped() -> None:
    state = naming(1, 2, claims=shared(14, 3))
    play(state, AuctionZone("D7"))
    assert (step(state), state.seat) == ("bid-zone", BOB)


@rule("PS-ZONE-05")
def test_if_nobody_can_pay_there_is_no_sale() -> None:
    state = naming(1, 2, 3, 4, purses=(0, 0, 0, 0))
    told = play(state, AuctionZone("C4"))
    assert any(isinstance(event, NothingSold) for event in told)
    assert (step(state), owner(state, "C4")) == ("claim", None)


@rule("PS-ZONE-05")
def test_who_has_credits_but_no_marker_does_not_count() -> None:
    state = naming(1, 2, purses=(50, 0), claims=shared(14, 3))
    play(state, AuctionZone("D7"))
    assert (step(state), state.seat, owner(state, "D7")) == ("claim", BOB, None)


@rule("PS-ZONE-06")
def test_raising_and_passing_are_as_in_the_specialist_auction() -> None:
    state = bidding(1, 2, 3, 4, purses=(20, 20, 6, 20))
    play(state, Bid(5), Pass())
    assert refusal(state, Bid(5)) == "PS-BID-06"
    assert refusal(state, Bid(7)) == "PS-BID-09"
    assert asked(state, Bid(6), Pass(), Bid(7)) == [CY, DI, ANN]
    assert (state.seat, state.actions()) == (CY, [Pass()])
    play(state, Pass())
    assert owner(state, "C4") == ANN


@rule("PS-ZONE-07")
def test_who_has_all_markers_on_the_map_is_not_asked() -> None:
    """21 zones for two players, of which Ann has 14."""
    state = naming(2, 1, claims=shared(14, 3))
    play(state, AuctionZone("D7"))
    assert (state.seat, state.actions()) == (BOB, [Bid(1)])
    play(state, Bid(1))
    assert (step(state), state.seat) == ("claim", BOB)
    play(state, PassClaim())
    assert step(state) == "airship"


# Paying and placing. ------------------------------------------------------------------------


@rule("PS-ZONE-08")
def test_anybody_else_pays_the_whole_bid() -> None:
    state = bidding(1, 2, 3, 4)
    told = play(state, Bid(1), Pass(), Bid(9), Pass(), Pass())
    assert AuctionWon(CY, "zone", 9, 9, "C4") in told
    assert [credits(state, seat) for seat in range(4)] == [100, 100, 91, 100]


@rule("PS-ZONE-09")
@pytest.mark.parametrize(("bid", "paid"), [(2, 1), (9, 5), (10, 5), (11, 6)])
def test_the_venturer_pays_half_rounded_up(bid: int, paid: int) -> None:
    state = bidding(1, 2, 3, 4)
    play(state, Bid(1), Bid(bid), Pass(), Pass(), Pass())
    assert (credits(state, BOB), owner(state, "C4")) == (100 - paid, BOB)


@rule("PS-ZONE-10")
def test_the_venturer_may_bid_twice_the_own_credits() -> None:
    state = bidding(1, 2, 3, 4, purses=(30, 7, 30, 30))
    play(state, Bid(1))
    assert refusal(state, Bid(15)) == "PS-BID-09"
    assert refusal(state, Bid(14)) is None
    play(state, Bid(14), Pass(), Pass(), Pass())
    assert credits(state, BOB) == 0


@rule("PS-ZONE-10")
def test_nobody_else_may() -> None:
    state = bidding(1, 2, 3, 4, purses=(7, 30, 30, 30))
    assert refusal(state, Bid(8)) == "PS-BID-09"


@rule("PS-ZONE-10")
def test_a_venturer_without_credits_cannot_bid() -> None:
    state = bidding(1, 2, 3, 4, purses=(30, 0, 30, 30))
    assert asked(state, Bid(1), Pass(), Pass()) == [ANN, CY, DI]
    assert owner(state, "C4") == ANN


@rule("PS-ZONE-11")
@pytest.mark.parametrize(("bid", "paid"), [(1, 1), (9, 5)])
def test_a_venturer_who_is_lady_steam_opens_and_pays_half(bid: int, paid: int) -> None:
    state = naming(1, 2, 3)
    play(state, AuctionZone("B4"))
    assert state.seat == ANN
    assert refusal(state, Pass()) == "PS-BID-04"
    play(state, Bid(bid), Pass(), Pass())
    assert (credits(state), owner(state, "B4")) == (100 - paid, ANN)


@rule("PS-ZONE-12")
def test_an_opener_whom_nobody_outbids_has_to_buy() -> None:
    state = bidding(1, 2, 3, 4)
    play(state, Bid(1), Pass(), Pass(), Pass())
    assert (credits(state), owner(state, "C4"), step(state)) == (99, ANN, "claim")


@rule("PS-ZONE-12")
def test_where_nobody_else_may_bid_the_price_is_one() -> None:
    state = bidding(1, 2, 3, 4, purses=(0, 0, 40, 0))
    assert (state.seat, state.actions()) == (CY, [Bid(1)])
    assert refusal(state, Bid(2)) == "PS-ZONE-12"
    play(state, Bid(1))
    assert (credits(state, CY), owner(state, "C4")) == (39, CY)


@rule("PS-ZONE-13")
def test_the_winner_puts_an_own_marker_there() -> None:
    state = bidding(1, 2, 3, 4)
    markers = seen(state).players[ANN].markers
    play(state, Bid(1), Pass(), Pass(), Pass())
    assert owner(state, "C4") == ANN
    assert seen(state).players[ANN].markers == markers - 1


@rule("PS-ZONE-13", "PS-ZONE-02")
def test_a_neutral_marker_goes_back_to_the_reserve() -> None:
    state = naming(1, 2, claims=shared(10, 8, neutral=3))
    assert seen(state).reserve.neutral_markers == 12
    play(state, AuctionZone("C7"), Bid(1), Pass())
    assert (owner(state, "C7"), seen(state).reserve.neutral_markers) == (ANN, 13)
    assert list((described(state).claims or {}).values()).count("neutral") == 2
