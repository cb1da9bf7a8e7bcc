"""The test that may be looked at after every game."""

from footplate import Chance
from footplate.arena.sequential import Bets


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
