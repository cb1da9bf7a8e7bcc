"""Intervals: right also where games of one seed are alike, or the same."""

from collections.abc import Iterator

import pytest

from footplate import Chance
from footplate.arena.counting import seats_of
from footplate.arena.lines import GameLine
from footplate.arena.ratings import ratings
from footplate.arena.rounds import Rounds
from footplate.arena.shares import wilson
from tests.arena.given import line_of_ranks

SEATS = 4


def dealt(chance: Chance, seeds: int, same: bool) -> Iterator[GameLine]:
    """Games of equals, each seed from every seat; or the same game from every seat."""
    ranks: list[int] = []
    for number in range(seeds * SEATS):
        if not ranks or not same or number % SEATS == 0:
            left = list(range(1, SEATS + 1))
            ranks = [left.pop(chance.below(len(left))) for _ in range(SEATS)]
        yield line_of_ranks(number, ranks)


@pytest.mark.parametrize("same", [False, True])
def test_the_interval_of_a_seat_holds_its_share_in_19_of_20(same: bool) -> None:
    chance = Chance(3)
    seats = [seats_of(list(dealt(chance, 30, same)))[0].wins for _ in range(200)]
    assert sum(each.low <= 1 / SEATS <= each.high for each in seats) >= 182
    widths = sum(each.high - each.low for each in seats) / len(seats)
    low, high = wilson(7.5 if same else 30, 30 if same else 120)
    assert widths == pytest.approx(high - low, rel=0.25)


def test_the_same_game_counts_once() -> None:
    """Also where a seat has won everything, which says nothing of how far seeds differ."""
    lines = [line_of_ranks(number, [1, 2, 3, 4]) for number in range(8)]
    found = seats_of(lines)[0].wins
    low, high = wilson(2, 2)
    assert (found.wins, found.games, found.share) == (8, 8, 1)
    assert (found.low, found.high) == pytest.approx((low, high))


def test_no_share_is_below_nothing() -> None:
    assert wilson(0, 10)[0] == 0.0
    assert f"{wilson(0, 10)[0]:.0%}" == "0%"
    assert wilson(10, 10)[1] == pytest.approx(1.0)


def test_the_order_of_games_does_not_matter_to_ratings() -> None:
    lines = list(dealt(Chance(4), 10, False))
    kinds = ["a", "b", "b", "c"]
    assert ratings(kinds, lines) == ratings(kinds, lines[::-1])


def test_ratings_of_equals_hold_19_of_20() -> None:
    chance = Chance(5)
    right = 0
    for _ in range(60):
        found = ratings(["a", "b", "b", "b"], list(dealt(chance, 20, False)))
        right += found["a"].low <= 25 <= found["a"].high
    assert 52 <= right < 60, "some do not: wider ones would say too little"


def test_who_is_better_has_more() -> None:
    lines = [line_of_ranks(n, [2, 1, 3, 4] if n % 3 else [1, 2, 4, 3], 0) for n in range(30)]
    found = ratings(["a", "b", "c", "c"], lines)
    assert found["b"].rating > found["a"].rating > found["c"].rating
    assert sum(each.rating for each in found.values()) == pytest.approx(75)


def test_ratings_are_those_of_openskill() -> None:
    """Where they are right, what games add and what they take are the same."""
    from openskill.models import PlackettLuce

    chance = Chance(6)
    lines = list(dealt(chance, 100, False))
    kinds = ["a", "b", "c", "d"]
    found = ratings(kinds, lines)
    model = PlackettLuce(tau=0.0)
    given, taken = dict.fromkeys(kinds, 0.0), 0.0
    for line in lines:
        seated = [kinds[entrant] for entrant in line.entrants]
        teams = [[model.create_rating([found[kind].rating, 1e-2])] for kind in seated]
        rated = model.rate(teams, ranks=[float(each) for each in line.ranks])
        for kind, (team,) in zip(seated, rated):
            given[kind] += team.mu - found[kind].rating
            taken += abs(team.mu - found[kind].rating)
    assert max(map(abs, given.values())) < 0.001 * taken


def test_a_lost_game_passes_over_its_seed() -> None:
    rounds = Rounds(2)
    lines = [line_of_ranks(number, [1, 2]) for number in range(6)]
    rounds.add([lines[0], *lines[2:]])
    assert rounds.games == 0
    rounds.add((), [1])
    assert (rounds.games, rounds.reached, rounds.shares) == (4, 6, [0.5, 0.5])
