"""What is left after a kill."""

from pathlib import Path

import pytest

from footplate import BadInput
from footplate.arena.crews import alone
from footplate.arena.lines import LINES, GameLine, Sheet, held
from footplate.arena.running import head_of
from footplate.arena.sources import mark_of
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
    with pytest.raises(BadInput, match="other bots"):
        Sheet(tmp_path, head_of(setup("random", "greedy")))


def test_nor_does_the_same_with_a_bot_that_was_changed(tmp_path: Path) -> None:
    file = bots(tmp_path)
    found = setup(f"{file}:Minus", "random")
    Sheet(tmp_path / "a", head_of(found))
    Sheet(tmp_path / "a", head_of(found))
    Path(file).write_text("class Minus: ...", encoding="utf-8")
    with pytest.raises(BadInput, match="other sources of its bots"):
        Sheet(tmp_path / "a", head_of(found))


def test_nor_with_what_a_bot_imports(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    helper = tmp_path / "helper.py"
    helper.write_text("import deeper\n", encoding="utf-8")
    (tmp_path / "deeper.py").write_text("", encoding="utf-8")
    (tmp_path / "other.py").write_text("", encoding="utf-8")
    text = "import os\n\nclass Bot:\n    def choose(self, state):\n        import helper\n"
    (tmp_path / "mine.py").write_text(text, encoding="utf-8")
    (tmp_path / "pack").mkdir()
    (tmp_path / "pack" / "__init__.py").write_text("", encoding="utf-8")
    (tmp_path / "pack" / "bot.py").write_text("from pack import far\n", encoding="utf-8")
    (tmp_path / "pack" / "far.py").write_text("", encoding="utf-8")
    words = ("mine.py:Bot", "mine:Bot", "pack.bot:Bot")
    before = [mark_of(word) for word in words]
    assert all(before)
    (tmp_path / "other.py").write_text("1", encoding="utf-8")
    assert [mark_of(word) for word in words] == before
    (tmp_path / "deeper.py").write_text("1", encoding="utf-8")
    after = [mark_of(word) for word in words]
    assert [a != b for a, b in zip(before, after)] == [True, True, False]
    (tmp_path / "pack" / "far.py").write_text("1", encoding="utf-8")
    assert mark_of("pack.bot:Bot") != before[2]
    (tmp_path / "bare").mkdir()  # a package without a file of its own, which imports its neighbour
    (tmp_path / "bare" / "bot.py").write_text("from .near import x\nimport bare\n", "utf-8")
    (tmp_path / "bare" / "near.py").write_text("", "utf-8")
    bare = mark_of("bare.bot:Bot"), mark_of("bare/bot.py:Bot")
    (tmp_path / "bare" / "near.py").write_text("1", "utf-8")
    assert not {"", *bare} & {mark_of("bare.bot:Bot"), mark_of("bare/bot.py:Bot")}
    assert [mark_of(word) for word in ("greedy", "automa:hard", "search:16", "no:Bot")] == [""] * 4


def test_a_folder_is_for_one_arena_at_a_time(tmp_path: Path) -> None:
    with held(tmp_path / "a"):
        with pytest.raises(BadInput, match="another arena plays there"), held(tmp_path / "a"):
            pass
        with held(tmp_path / "b"):
            pass
    with held(tmp_path / "a"):
        pass


def test_blank_lines_are_no_games(tmp_path: Path, lines: list[GameLine]) -> None:
    head = head_of(setup("random", "random"))
    Sheet(tmp_path, head).write(lines)
    with (tmp_path / LINES).open("ab") as file:
        file.write(b"\n")
    assert Sheet(tmp_path, head).ordered(3) == lines


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
    with pytest.raises(BadInput, match="line 1 is no game"):
        Sheet(tmp_path / "b", head)
