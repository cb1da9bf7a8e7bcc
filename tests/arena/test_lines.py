"""What is left after a kill."""

from pathlib import Path

import pytest

from footplate import BadInput
from footplate.arena.crews import alone
from footplate.arena.lines import LINES, GameLine, Sheet
from footplate.arena.running import head_of
from tests.arena.given import bots, played, setup


@pytest.fixture(scope="module")
def lines() -> list[GameLine]:
    return played(alone, setup("random", "random"), range(3))[0]


def test_a_sheet_goes_on_where_it_was(tmp_path: Path, lines: list[GameLine]) -> None:
    head = head_of(setup("random", "random"))
    sheet = Sheet(tmp_path / "a", head)
    assert sheet.missing(3) == [0, 1, 2]
    sheet.write([lines[2], lines[0]])
    again = Sheet(tmp_path / "a", head)
    assert again.missing(4) == [1, 3]
    assert again.ordered(4) == [lines[0], lines[2]]
    assert again.ordered(1) == [lines[0]]


def test_what_a_kill_leaves_of_a_line_is_cut_off(tmp_path: Path, lines: list[GameLine]) -> None:
    head = head_of(setup("random", "random"))
    Sheet(tmp_path, head).write(lines)
    path = tmp_path / LINES
    path.write_bytes(path.read_bytes()[:-20])
    again = Sheet(tmp_path, head)
    assert again.missing(3) == [2]
    again.write([lines[2]])
    assert Sheet(tmp_path, head).ordered(3) == lines


def test_another_arena_does_not_go_on_here(tmp_path: Path) -> None:
    Sheet(tmp_path, head_of(setup("random", "random")))
    with pytest.raises(BadInput, match="another entrants"):
        Sheet(tmp_path, head_of(setup("random", "greedy")))


def test_nor_does_the_same_with_a_bot_that_was_changed(tmp_path: Path) -> None:
    file = bots(tmp_path)
    found = setup(f"{file}:Minus", "random")
    Sheet(tmp_path / "a", head_of(found))
    Sheet(tmp_path / "a", head_of(found))
    Path(file).write_text("class Minus: ...", encoding="utf-8")
    with pytest.raises(BadInput, match="another files"):
        Sheet(tmp_path / "a", head_of(found))


def test_strange_folders_are_refused(tmp_path: Path) -> None:
    head = head_of(setup("random", "random"))
    (tmp_path / "file").write_text("")
    with pytest.raises(BadInput, match="is no directory"):
        Sheet(tmp_path / "file", head)
    (tmp_path / LINES).write_text("{}\n")
    with pytest.raises(BadInput, match="something else"):
        Sheet(tmp_path, head)
    (tmp_path / "b").mkdir()
    Sheet(tmp_path / "b", head)
    (tmp_path / "b" / LINES).write_text("nonsense\n")
    with pytest.raises(BadInput, match="no list of games"):
        Sheet(tmp_path / "b", head)
