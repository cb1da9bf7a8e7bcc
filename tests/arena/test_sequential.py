"""The test that may be looked at after every game."""

from footplate import Chance
from footplate.arena.sequential import Bets, sure_range


def run(chance: Chance, percent: int, most: int = 400) -> Bets:
    """One player of four, who wins so many games of a hundred."""
    bets = Bets(-0.25, 0.75)
    while bets.verdict == "open" and bets.count < most:
        won = chance.below(100) < percent
        bets.add((1.0 if won else 0.0) - 0.25)
    return bets


def test_equals_are_hardly_ever_told_apart() -> None:
    chance = Chance(5)
    wrong = sum(run(chance, 25).verdict != "open" for _ in range(200))
    assert wrong <= 16  # 5 % of 200, and what luck may add in one run of a thousand


def test_who_is_better_is_found_soon() -> None:
    chance = Chance(6)
    found = [run(chance, 60) for _ in range(50)]
    assert all(bets.verdict == "better" for bets in found)
    assert sorted(bets.count for bets in found)[25] < 60


def test_who_is_worse_is_found_too() -> None:
    chance = Chance(7)
    found = [run(chance, 8) for _ in range(50)]
    assert all(bets.verdict == "worse" for bets in found)


def test_nothing_is_known_at_the_beginning() -> None:
    bets = Bets(-0.5, 0.5)
    assert (bets.verdict, bets.mean) == ("open", 0.0)


def stopped(chance: Chance, percent: int, most: int = 150) -> tuple[Bets, list[float]]:
    """As `run`, with what was won."""
    bets, won = Bets(-0.25, 0.75), []
    while bets.verdict == "open" and bets.count < most:
        won.append(1.0 if chance.below(100) < percent else 0.0)
        bets.add(won[-1] - 0.25)
    return bets, won


def test_the_interval_is_right_though_one_stops_when_it_is_sure() -> None:
    """An ordinary one is not: at 35 % it misses in one of twelve."""
    chance = Chance(8)
    right = 0
    for _ in range(100):
        bets, won = stopped(chance, 35)
        low, high = sure_range(won, 0.25)
        assert low <= sum(won) / len(won) <= high
        assert (low < 0.25 < high) is (bets.verdict == "open")
        right += low <= 0.35 <= high
    assert right >= 95


def test_the_interval_grows_narrow() -> None:
    chance = Chance(9)
    won = [1.0 if chance.below(100) < 35 else 0.0 for _ in range(1000)]
    low, high = sure_range(won, 0.25)
    assert 0.28 < low < 0.35 < high < 0.42
    assert sure_range([], 0.5) == (0, 1)
    assert sure_range([0.5] * 3, 0.5) == (0, 1)


def test_the_range_of_many_even_values_is_narrow() -> None:
    for fair in (0.25, 1 / 3, 0.5):
        low, high = sure_range([fair] * 1500, fair)
        assert fair - 0.02 < low < fair < high < fair + 0.02
    low, high = sure_range([0.35] * 1500, 0.25)
    assert 0.33 < low < 0.35 < high < 0.37
