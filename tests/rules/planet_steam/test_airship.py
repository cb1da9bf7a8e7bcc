"""The support airship: placing it, whom it serves, and when it leaves."""

import pytest

from footplate import Action
from footplate.games.planet_steam.language.actions import (
    Extract,
    Pass,
    PassCertificates,
    PassClaim,
    PlaceAirship,
)
from footplate.games.planet_steam.language.events import AirshipPlaced
from tests.rules.planet_steam.given import (
    ANN,
    BOB,
    CY,
    described,
    given,
    goods,
    held,
    play,
    player,
    refusal,
    seen,
    step,
    tank,
)

rule = pytest.mark.rule


@rule("PS-AIR-01")
def test_after_the_claims_the_captain_places_the_airship() -> None:
    state = given([player(card=2), player(card=1), player(card=3)], step="claim")
    play(state, *[PassClaim()] * 3)
    assert (step(state), state.seat) == ("airship", ANN)
    assert state.actions() == [PlaceAirship(row) for row in range(1, 8)]
    told = play(state, PlaceAirship(3))
    assert told == [AirshipPlaced(ANN, 3)]
    assert (described(state).airship, step(state)) == (3, "activate")


@rule("PS-AIR-01")
@pytest.mark.parametrize("row", [0, 8, 9, 12, -1])
def test_another_row_is_refused(row: int) -> None:
    assert refusal(given(4, step="airship"), PlaceAirship(row)) == "PS-AIR-01"


@rule("PS-AIR-01")
@pytest.mark.parametrize("action", [Pass(), PassClaim(), Extract()])
def test_it_has_to_be_placed(action: Action) -> None:
    assert refusal(given(4, step="airship"), action) == "PS-ROUND-07"


@rule("PS-AIR-01")
@pytest.mark.parametrize("row", [4, 7])
def test_the_river_row_and_a_row_without_tanks_are_legal(row: int) -> None:
    state = given(4, step="airship", tanks=[tank("B1")])
    play(state, PlaceAirship(row))
    assert seen(state).airship == row


@rule("PS-AIR-02")
def test_the_row_serves_the_tanks_of_all_players() -> None:
    """Row 6 holds two running tanks of Bob and one of Cy; the captain has none there."""
    players = [player(card=number, resources=goods(energy=3)) for number in (3, 1, 2, 4)]
    claims = {"A6": BOB, "C6": BOB, "E6": CY, "B1": ANN}
    tanks = [tank("A6", "ore"), tank("C6", "quartz"), tank("E6"), tank("B1")]
    state = given(players, step="extract", airship=6, claims=claims, tanks=tanks)
    play(state, Extract(), Extract(), Extract())
    assert held(state, BOB) == goods(2, 2, 0, 1)
    assert held(state, CY) == goods(0, 0, 2, 2)
    assert held(state, ANN) == goods(0, 0, 1, 2)


@rule("PS-AIR-03")
def test_it_is_taken_off_in_the_end_phase() -> None:
    state = given(4, step="certificates", airship=5)
    play(state, *[PassCertificates()] * 3)
    assert described(state).airship == 5
    play(state, PassCertificates())
    assert (described(state).round, described(state).airship) == (2, None)
