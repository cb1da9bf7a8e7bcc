"""Luck: even, repeatable, and scripted where a test or a transcript decides it."""

import pytest

from footplate import Chance, ScriptedChance
from footplate.core.chance import ScriptEnded


def test_a_seed_always_gives_the_same_numbers() -> None:
    chance = Chance(7)
    assert [chance.below(1000) for _ in range(8)] == [170, 775, 173, 610, 994, 217, 219, 82]


def test_different_seeds_give_different_numbers() -> None:
    rows = {tuple(chance.below(1000) for _ in range(4)) for chance in map(Chance, range(200))}
    assert len(rows) == 200


def test_dice_are_even() -> None:
    chance, counts = Chance(3), [0] * 7
    for _ in range(60_000):
        counts[chance.die()] += 1
    assert counts[0] == 0
    assert all(9_600 < count < 10_400 for count in counts[1:])


def test_a_bag_is_drawn_from_by_what_it_holds() -> None:
    chance, counts = Chance(1), [0, 0, 0]
    for _ in range(30_000):
        counts[chance.draw([1, 0, 2])] += 1
    assert counts[1] == 0
    assert 9_600 < counts[0] < 10_400
    assert chance.draw([0, 0]) == -1


def test_a_clone_goes_its_own_way() -> None:
    chance = Chance(5)
    chance.below(10)
    other = chance.clone()
    assert [other.below(99) for _ in range(5)] == [chance.below(99) for _ in range(5)]
    other.below(9)
    assert other.key() != chance.key()


def test_memory_can_be_restored() -> None:
    chance, other = Chance(5), Chance(6)
    other.restore(chance.key())
    assert other.below(10**6) == chance.below(10**6)


def test_a_script_decides_dice_draws_and_numbers() -> None:
    script = ScriptedChance([6, 2, 4])
    assert script.die() == 6
    assert script.draw([5, 5, 1]) == 2
    assert script.below(5) == 4


@pytest.mark.parametrize("outcomes", [[], [7], [0]])
def test_a_script_that_does_not_fit_says_so(outcomes: list[int]) -> None:
    with pytest.raises(ScriptEnded):
        ScriptedChance(outcomes).die()


def test_a_script_draws_only_what_the_bag_holds() -> None:
    with pytest.raises(ScriptEnded, match="which the bag does not hold"):
        ScriptedChance([1]).draw([3, 0])
    with pytest.raises(ScriptEnded, match="below 4"):
        ScriptedChance([4]).below(4)


def test_a_clone_of_a_script_reads_on_by_itself() -> None:
    script = ScriptedChance([1, 2, 3])
    script.die()
    other = script.clone()
    assert other.die() == 2
    assert script.die() == 2
    script.feed([5])
    assert [script.die(), script.die()] == [3, 5]
    with pytest.raises(ScriptEnded):
        [other.die() for _ in range(2)]
