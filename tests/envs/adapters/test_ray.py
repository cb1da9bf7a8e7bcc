"""The arena on a Ray cluster: the same games as everywhere."""

from functools import partial
from pathlib import Path

import pytest

from footplate.arena.crews import alone, on_ray
from tests.arena.given import bots, played, setup

pytest.importorskip("ray")
# Ray's own, about packages that it brings.
pytestmark = pytest.mark.filterwarnings("ignore")


def test_a_cluster_plays_the_same_games(tmp_path: Path) -> None:
    found = setup("greedy", "random", "random")
    here, _ = played(alone, found, range(6))
    there, lost = played(partial(on_ray, ""), found, range(6))
    assert here == there
    assert not lost


@pytest.mark.soak
def test_only_the_deadly_games_are_lost(tmp_path: Path) -> None:
    found = setup(f"{bots(tmp_path)}:Deadly", "random", "random")
    lines, lost = played(partial(on_ray, ""), found, range(6))
    assert sorted(each.number for each in lost) == [3, 4, 5]
    assert [line.number for line in lines] == [0, 1, 2]
