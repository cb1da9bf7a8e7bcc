"""Variable claims: an empty map, neutral claims on the river, two rounds of placing."""

from typing import Any

import pytest

from footplate import Action
from footplate.games.planet_steam.language.actions import (
    AuctionZone,
    Bid,
    Pass,
    PassClaim,
    PlaceClaim,
    PlaceNeutral,
    TakeBonus,
)
from footplate.games.planet_steam.language.events import RiverNeutrals
from footplate.games.planet_steam.play.state import State
from tests.rules.planet_steam.given import (
    ANN,
    BOB,
    described,
    given,
    offered,
    owner,
    play,
    player,
    refusal,
    seen,
    started,
    step,
)

rule = pytest.mark.rule


def cards(seats: int) -> list[int]:
    """Nobody's number is that of the seat: the last seat but one is Lady Steam."""
    return [(seat + 2) % seats + 1 for seat in range(seats)]


def after_auction(
    seats: int = 4, die: int | None = None, round: int = 1, **options: Any
) -> tuple[State, list[Any]]:
    """The last bonus resource was just taken; the die, if it is rolled, shows this."""
    state = given(
        [player(card=number) for number in cards(seats)],
        step="bonus-resource",
        won=sorted(range(seats), key=lambda seat: cards(seats)[seat] == seats),
        box=["ore"],
        round=round,
        claims={},
        luck=None if die is None else {"scripted": [0, die]},
        options={"variable_claims": True, **options},
    )
    if step(state) == "bonus-resource":
        told: list[Any] = list(play(state, TakeBonus("ore")))
    return state, told


def turn_order(seats: int) -> list[int]:
    return sorted(range(seats), key=lambda seat: cards(seats)[seat])


def place_all(state: State) -> list[tuple[int | None, str]]:
    """Each takes the first zone there is; who placed what."""
    placed = []
    while step(state) == "place-claims":
        action = state.actions()[0]
        placed.append((state.seat, "own" if isinstance(action, PlaceClaim) else "neutral"))
        play(state, action)
    return placed


def zone(action: Action) -> str:
    assert isinstance(action, PlaceClaim | PlaceNeutral)
    return action.zone


# The beginning. -----------------------------------------------------------------------------


@rule("PS-VAR-10")
@pytest.mark.parametrize(("seats", "closed"), [(2, 14), (3, 7), (4, 0), (5, 0)])
def test_the_map_starts_without_claims(seats: int, closed: int) -> None:
    view = seen(started(seats, variable_claims=True))
    assert (view.claims, len(view.closed)) == ({}, closed)


@rule("PS-VAR-10", "PS-VAR-16")
def test_closed_zones_stay_closed() -> None:
    state, _ = after_auction(3, river_neutrals=0)
    assert refusal(state, PlaceClaim("A1")) == "PS-VAR-16"


@rule("PS-VAR-11")
def test_claims_are_placed_between_the_auctions() -> None:
    state, _ = after_auction(4, river_neutrals=0)
    lady = turn_order(4)[0]
    assert (step(state), state.seat) == ("place-claims", lady)
    assert refusal(state, AuctionZone("C1")) == "PS-ROUND-07"
    place_all(state)
    assert (step(state), state.seat) == ("choose-zone", turn_order(4)[1])
    play(state, offered(state, AuctionZone)[0])
    assert (step(state), state.seat) == ("bid-zone", lady)
    play(state, Bid(1), Pass(), Pass(), Pass())
    assert (step(state), state.seat) == ("claim", lady)
    assert refusal(state, PassClaim()) is None


@rule("PS-VAR-11")
def test_they_are_placed_in_round_1_only() -> None:
    state, _ = after_auction(4, round=2, river_neutrals=2)
    assert step(state) == "choose-zone"


# The river. ---------------------------------------------------------------------------------


@rule("PS-VAR-12")
@pytest.mark.parametrize("agreed", [0, 1, 3])
def test_an_agreed_number_needs_no_die(agreed: int) -> None:
    state, told = after_auction(2, river_neutrals=agreed)
    assert RiverNeutrals(agreed, None) in told
    assert described(state).river_left == agreed


@rule("PS-VAR-12")
@pytest.mark.parametrize(("seats", "most"), [(2, 3), (3, 4), (4, 5), (5, 5)])
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_left_out_the_die_says_how_many(seats: int, most: int, die: int) -> None:
    state, told = after_auction(seats, die)
    count = die if die <= most else 0
    assert RiverNeutrals(count, die) in told
    assert described(state).river_left == count


@rule("PS-VAR-13")
def test_the_first_player_places_them_on_the_open_river() -> None:
    state, _ = after_auction(3, 2)
    lady = turn_order(3)[0]
    assert (state.seat, [zone(a) for a in state.actions()]) == (lady, ["B4", "C4", "D4", "E4"])
    assert refusal(state, PlaceNeutral("C3")) == "PS-VAR-13"
    assert refusal(state, PlaceNeutral("A4")) == "PS-VAR-16"
    assert refusal(state, PlaceClaim("C4")) == "PS-VAR-14"
    play(state, PlaceNeutral("C4"))
    assert (state.seat, owner(state, "C4")) == (lady, "neutral")
    assert refusal(state, PlaceNeutral("C4")) == "PS-VAR-16"
    play(state, PlaceNeutral("E4"))
    assert (state.seat, refusal(state, PlaceNeutral("B4"))) == (lady, "PS-VAR-14")


# Placing. -----------------------------------------------------------------------------------


@rule("PS-VAR-14", "PS-VAR-15")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_places_an_own_and_a_neutral_marker_forwards_and_backwards(seats: int) -> None:
    """Below five players the first player places two neutral ones, both times."""
    state, _ = after_auction(seats, river_neutrals=0)
    first, *others = turn_order(seats)
    forwards: list[tuple[int | None, str]] = [
        (first, "own"),
        (first, "neutral"),
        (first, "neutral"),
    ]
    for seat in others:
        forwards += [(seat, "own"), (seat, "neutral")]
    backwards: list[tuple[int | None, str]] = []
    for seat in reversed(others):
        backwards += [(seat, "own"), (seat, "neutral")]
    backwards += [(first, "own"), (first, "neutral"), (first, "neutral")]
    assert place_all(state) == forwards + backwards


@rule("PS-VAR-14", "PS-VAR-15")
def test_with_five_players_the_first_one_has_no_more_than_the_others() -> None:
    state, _ = after_auction(5, river_neutrals=0)
    order = turn_order(5)
    expected: list[tuple[int | None, str]] = []
    for seat in order + order[::-1]:
        expected += [(seat, "own"), (seat, "neutral")]
    assert place_all(state) == expected


@rule("PS-VAR-14")
def test_the_own_marker_comes_first() -> None:
    state, _ = after_auction(4, river_neutrals=0)
    assert refusal(state, PlaceNeutral("A1")) == "PS-VAR-14"
    play(state, PlaceClaim("A1"))
    assert refusal(state, PlaceClaim("B1")) == "PS-VAR-14"


@rule("PS-VAR-16")
def test_any_empty_zone_will_do_river_included() -> None:
    state, _ = after_auction(4, 1)
    play(state, PlaceNeutral("C4"))
    assert len(state.actions()) == 34
    lady = state.seat
    play(state, PlaceClaim("D4"))
    assert owner(state, "D4") == lady
    assert refusal(state, PlaceNeutral("D4")) == "PS-VAR-16"
    assert refusal(state, PlaceNeutral("C4")) == "PS-VAR-16"
    assert refusal(state, PlaceNeutral("H1")) == "PS-VAR-16"
    assert refusal(state, PlaceNeutral("B4")) is None


@rule("PS-VAR-17")
@pytest.mark.parametrize(
    ("seats", "die", "neutrals"),
    [(2, 3, 6 + 3), (3, 4, 8 + 4), (4, 5, 10 + 5), (4, 6, 10), (5, 5, 10 + 5), (5, 1, 10 + 1)],
)
def test_in_the_end_everybody_has_two_claims(seats: int, die: int, neutrals: int) -> None:
    """Four players and a 5: 15 neutral ones, the whole box, and 8 own ones."""
    state, _ = after_auction(seats, die)
    place_all(state)
    claims = list((described(state).claims or {}).values())
    assert [claims.count(seat) for seat in range(seats)] == [2] * seats
    assert claims.count("neutral") == neutrals


@rule("PS-VAR-10", "PS-VAR-11")
def test_without_the_option_nothing_is_placed() -> None:
    state = given(
        [player(card=1), player(card=2)], step="bonus-resource", won=[ANN, BOB], box=["ore"]
    )
    assert refusal(state, PlaceClaim("C1")) == "PS-ROUND-07"
    play(state, TakeBonus("ore"))
    assert step(state) == "choose-zone"
