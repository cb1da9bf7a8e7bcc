"""Claiming zones: the die, the license, passing, and predictable claiming."""

from typing import Any

import pytest

from footplate import Action
from footplate.games.planet_steam.language.actions import (
    AuctionZone,
    Bid,
    ClaimZone,
    Pass,
    PassClaim,
    RollFor,
    TakeLicense,
    UseLicense,
)
from footplate.games.planet_steam.language.events import DieRolled, NoZoneLeft, ZoneClaimed
from footplate.games.planet_steam.play.state import State
from tests.rules.planet_steam.given import (
    ANN,
    BOB,
    credits,
    described,
    given,
    offered,
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
PREDICTABLE = {"predictable_claiming": True}


def claiming(seats: int = 4, *dice: int, licenses: int = 0, **position: Any) -> State:
    """Ann is asked for her claim; the dice to come are known."""
    players = [player(card=1, licenses=licenses)]
    players += [player(card=seat + 1) for seat in range(1, seats)]
    luck = {"scripted": [0, *dice]} if dice else None
    return given(players, step="claim", luck=luck, **position)


def full(neutral: int = 0) -> dict[str, int | str]:
    """No zone is unclaimed for two players; the last ones are neutral."""
    owners: list[int | str] = [0] * 10 + [1] * (11 - neutral) + ["neutral"] * neutral
    return dict(zip(OPEN, owners, strict=True))


def markers(state: State) -> int:
    return seen(state).reserve.neutral_markers


# Turns. -------------------------------------------------------------------------------------


@rule("PS-CLAIM-01")
def test_each_rolls_uses_a_license_or_passes_in_turn_order() -> None:
    players = [player(card=2, licenses=1), player(card=3), player(card=1)]
    state = given(players, step="claim", luck={"scripted": [0, 6]})
    seats, actions = [], list[Action]([RollFor("C1"), UseLicense("B4"), PassClaim()])
    for action in actions:
        seats.append(state.seat)
        play(state, action)
    assert seats == [2, 0, 1]
    assert (owner(state, "C1"), owner(state, "B4")) == (2, 0)
    assert step(state) == "airship"


@rule("PS-CLAIM-01")
def test_passing_brings_nothing() -> None:
    state = claiming()
    before = described(state).claims
    play(state, PassClaim())
    assert (credits(state), described(state).claims, state.seat) == (100, before, BOB)


@rule("PS-CLAIM-01")
def test_a_zone_cannot_be_had_without_die_or_license() -> None:
    assert refusal(claiming(), ClaimZone("C4")) == "PS-CLAIM-01"


# The die. -----------------------------------------------------------------------------------


@rule("PS-CLAIM-02")
def test_only_an_unclaimed_zone_is_rolled_for() -> None:
    state = claiming()
    for zone in ("B1", "D1", "A2", "B4", "X1"):
        assert refusal(state, RollFor(zone)) == "PS-CLAIM-02"
    assert refusal(claiming(3), RollFor("A1")) == "PS-CLAIM-02"
    assert len(offered(state, RollFor)) == 15


@rule("PS-CLAIM-02", "PS-CLAIM-03")
@pytest.mark.parametrize("die", [4, 5, 6])
def test_with_4_or_more_the_named_zone_is_claimed(die: int) -> None:
    state = claiming(4, die)
    told = play(state, RollFor("C4"))
    assert told == [DieRolled(ANN, "C4", die), ZoneClaimed(ANN, "C4", "die")]
    assert (owner(state, "C4"), state.seat) == (ANN, BOB)


@rule("PS-CLAIM-04")
@pytest.mark.parametrize("die", [1, 2, 3])
def test_with_3_or_less_the_nearest_of_each_direction_are_left(die: int) -> None:
    """Target C2; C1 and B2 are claimed, so the nearest to the left is A2, two away."""
    state = claiming(4, die, claims={"C1": 0, "B2": 1})
    play(state, RollFor("C2"))
    assert (step(state), state.seat) == ("direction", ANN)
    assert state.actions() == [ClaimZone("A2"), ClaimZone("D2"), ClaimZone("C3")]
    for zone in ("C2", "C1", "E2", "C4", "B1", "E7"):
        assert refusal(state, ClaimZone(zone)) == "PS-CLAIM-04"
    play(state, ClaimZone("A2"))
    assert (owner(state, "A2"), owner(state, "C2")) == (ANN, None)
    assert (step(state), state.seat) == ("claim", BOB)


@rule("PS-CLAIM-04")
def test_a_single_zone_left_is_still_asked_for() -> None:
    claims = {"B1": 1, "C1": "neutral", **{f"D{row}": 2 for row in range(2, 8)}}
    state = claiming(3, 2, claims=claims)
    play(state, RollFor("D1"))
    assert state.actions() == [ClaimZone("E1")]
    assert refusal(state, PassClaim()) == "PS-ROUND-07"


@rule("PS-CLAIM-05")
def test_the_search_passes_over_claimed_and_closed_zones_to_the_edge() -> None:
    """B2 is Ann's and A2 closed: nothing to the left. D2 and E2: foreign and neutral."""
    claims = {"B2": 0, "D2": 1, "E2": "neutral", "C3": "neutral", "C4": 2, "C5": 0}
    state = claiming(3, 3, claims=claims)
    play(state, RollFor("C2"))
    assert state.actions() == [ClaimZone("C1"), ClaimZone("C6")]


@rule("PS-CLAIM-05")
def test_the_named_zone_stays_unclaimed_until_somebody_claims_it() -> None:
    state = claiming(4, 1, 5)
    play(state, RollFor("C4"), ClaimZone("C3"))
    assert owner(state, "C4") is None
    play(state, RollFor("C4"))
    assert owner(state, "C4") == BOB


@rule("PS-CLAIM-06")
def test_without_a_zone_in_any_direction_there_are_15_credits() -> None:
    """Target A1; the rest of row 1 and of column A is claimed."""
    row = dict.fromkeys(["B1", "C1", "D1", "E1"], 1)
    column: dict[str, Any] = {f"A{number}": 2 for number in range(2, 8)}
    state = claiming(4, 2, claims=row | column)
    told = play(state, RollFor("A1"))
    assert told == [DieRolled(ANN, "A1", 2), NoZoneLeft(ANN, 15)]
    assert (credits(state), owner(state, "A1"), state.seat) == (115, None, BOB)


@rule("PS-CLAIM-07")
def test_without_an_unclaimed_zone_nobody_rolls() -> None:
    """Ann has a license, and two zones are neutral."""
    state = claiming(2, 1, licenses=1, claims=full(neutral=2))
    assert refusal(state, RollFor("C7")) == "PS-CLAIM-07"
    assert refusal(state, RollFor("A1")) == "PS-CLAIM-07"
    assert state.actions() == [UseLicense("C7"), UseLicense("D7"), PassClaim()]


# The license. -------------------------------------------------------------------------------


@rule("PS-CLAIM-08")
@pytest.mark.parametrize("zone", ["C1", "C4"])
def test_a_license_claims_any_unclaimed_zone_without_a_die(zone: str) -> None:
    state = claiming(4, licenses=1)
    luck = state.chance.key()
    told = play(state, UseLicense(zone))
    assert told == [ZoneClaimed(ANN, zone, "license")]
    assert (owner(state, zone), state.chance.key()) == (ANN, luck)


@rule("PS-CLAIM-09")
def test_a_license_replaces_a_neutral_marker() -> None:
    state = claiming(4, licenses=1)
    before = markers(state)
    play(state, UseLicense("A2"))
    assert (owner(state, "A2"), markers(state)) == (ANN, before + 1)


@rule("PS-CLAIM-09")
def test_own_foreign_and_closed_zones_are_refused() -> None:
    state = claiming(3, licenses=1)
    for zone in ("B1", "E2", "A1", "Q7"):
        assert refusal(state, UseLicense(zone)) == "PS-CLAIM-09"


@rule("PS-CLAIM-10")
def test_without_a_license_none_is_used() -> None:
    assert refusal(claiming(), UseLicense("C4")) == "PS-CLAIM-10"


@rule("PS-CLAIM-11")
def test_after_a_roll_no_license_is_used() -> None:
    state = claiming(4, 1, licenses=1)
    play(state, RollFor("C4"))
    assert refusal(state, UseLicense("C5")) == "PS-ROUND-07"
    play(state, ClaimZone("C5"))
    assert (state.seat, described(state).players[ANN].licenses) == (BOB, 1)


@rule("PS-CLAIM-11", "PS-CLAIM-12")
def test_one_license_is_used_in_a_turn_and_leaves_the_game() -> None:
    state = claiming(4, licenses=2)
    assert described(state).licenses == 5
    play(state, UseLicense("C4"))
    assert state.seat == BOB
    assert (described(state).players[ANN].licenses, described(state).licenses) == (1, 5)


@rule("PS-CLAIM-13")
def test_the_engineers_license_can_be_used_at_once() -> None:
    players = [player(card=1), player(card=2), player(card=3)]
    state = given(players, step="engineer", won=[0, 1, 2])
    play(state, TakeLicense(), AuctionZone("C1"), Bid(1), Pass(), Pass(), PassClaim(), PassClaim())
    assert (step(state), state.seat) == ("claim", 2)
    play(state, UseLicense("B2"))
    assert owner(state, "B2") == 2


# Who is asked. ------------------------------------------------------------------------------


@rule("PS-CLAIM-14")
def test_who_has_all_markers_on_the_map_is_not_asked() -> None:
    claims = dict(zip(OPEN, [1] * 14, strict=False))
    state = claiming(2, licenses=1, claims=claims)
    play(state, PassClaim())
    assert step(state) == "airship"


@rule("PS-CLAIM-14")
def test_nor_is_who_has_placed_the_last_one_in_the_zone_auction() -> None:
    zones = [f"{column}{row}" for row in range(1, 8) for column in "ABCDE"]
    claims = dict(zip(zones, [0] * 14 + [1] * 13 + ["neutral"] * 7, strict=False))
    state = given(
        [player(card=3), player(card=1), player(card=2), player(card=4)],
        step="bid-zone",
        zone="E7",
        claims=claims,
    )
    assert state.seat == BOB
    play(state, Bid(1), Pass(), Pass())
    assert owner(state, "E7") == BOB
    assert (step(state), described(state).queue) == ("claim", [2, 3])


@rule("PS-CLAIM-15")
def test_who_finds_nothing_to_claim_is_asked_and_passes() -> None:
    state = claiming(2, claims=full(neutral=2))
    assert state.actions() == [PassClaim()]


# Predictable claiming. ----------------------------------------------------------------------


@rule("PS-VAR-09")
def test_predictable_claiming_takes_any_unclaimed_zone() -> None:
    state = claiming(4, licenses=1, options=PREDICTABLE)
    luck = state.chance.key()
    assert refusal(state, RollFor("C4")) == "PS-VAR-09"
    assert len(offered(state, ClaimZone)) == 15
    assert refusal(state, ClaimZone("A2")) == "PS-CLAIM-02"
    told = play(state, ClaimZone("C4"))
    assert told == [ZoneClaimed(ANN, "C4", "choice")]
    assert (owner(state, "C4"), state.seat, state.chance.key()) == (ANN, BOB, luck)


@rule("PS-VAR-09")
def test_a_license_may_still_be_used() -> None:
    state = claiming(4, licenses=1, options=PREDICTABLE)
    play(state, UseLicense("A2"))
    assert (owner(state, "A2"), described(state).players[ANN].licenses) == (ANN, 0)


@rule("PS-VAR-09")
def test_nobody_receives_15_credits() -> None:
    row = dict.fromkeys(["B1", "C1", "D1", "E1"], 1)
    column: dict[str, Any] = {f"A{number}": 2 for number in range(2, 8)}
    state = claiming(4, claims=row | column, options=PREDICTABLE)
    play(state, ClaimZone("A1"))
    assert (credits(state), owner(state, "A1")) == (100, ANN)
    none = claiming(2, claims=full(neutral=2), options=PREDICTABLE)
    assert none.actions() == [PassClaim()]
    assert refusal(none, ClaimZone("C7")) == "PS-CLAIM-07"
