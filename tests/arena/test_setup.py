"""Who sits where, and with which luck."""

from footplate.arena.setup import rotation
from tests.arena.given import setup


def test_everybody_plays_every_seed_from_every_seat() -> None:
    found = setup("greedy", "random", "random")
    for entrant in range(3):
        for seed in (1, 2):
            games = [number for number in range(6) if found.seed_of(number) == seed]
            seats = {found.entrants(number).index(entrant) for number in games}
            assert seats == {0, 1, 2}


def test_equals_sit_alike_after_fewer_rotations() -> None:
    assert rotation(["greedy"] * 4) == 1
    assert rotation(["greedy", "random"] * 2) == 2
    assert rotation(["greedy", "random", "random"]) == 3


def test_without_pairs_every_game_has_a_seed_of_its_own() -> None:
    found = setup("greedy", "random", repeats=1)
    assert [found.seed_of(number) for number in range(4)] == [1, 2, 3, 4]
    assert found.seated(1) == ["random", "greedy"]
