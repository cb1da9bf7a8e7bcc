"""The arena on a Ray cluster: the same games as everywhere."""

from functools import partial
from pathlib import Path

import pytest

from footplate.arena.crews import alone, on_ray, processes
from tests.arena.given import bots, played, setup

pytest.importorskip("ray")
# Ray's own, about packages that it brings.
pytestmark = pytest.mark.filterwarnings("ignore")


def test_a_cluster_plays_the_same_games(tmp_path: Path) -> None:
    found = setup("greedy", "random", "random")
    here, _ = played(alone, found, range(6))
    there, lost = played(partial(on_ray, "", 2), found, range(6))
    assert here == there
    assert not lost


def test_who_ends_a_process_there_goes_on_as_everywhere(tmp_path: Path) -> None:
    found = setup(f"{bots(tmp_path)}:Deadly", "random", "random")
    here, _ = played(partial(processes, 2), found, range(6))
    lines, lost = played(partial(on_ray, "", 2), found, range(6))
    assert not lost
    assert lines == here
    assert [len(line.offences) for line in lines] == [0, 0, 0, 1, 1, 1]
