"""Screens that are full: where they stop, what may be typed there, and what has to fit."""

from io import StringIO

import pytest
from rich.console import Console, Group
from rich.text import Text

import footplate
from footplate.cli.commands import Left
from footplate.cli.desk import desk_for
from footplate.cli.paging import Pager
from footplate.cli.session import Session
from tests.cli.driving import Run, Screen, command

__all__ = ["command"]

MORE = "-- more"


class Small:
    """A session on a screen of 80 by 24 characters that stops where it is full."""

    def __init__(self, game: str = "age-of-steam", height: int = 24) -> None:
        self.file = StringIO()
        self.lines: list[str] = []
        self.stopped = 0
        placed = Screen("me:Ann,random,random", game=footplate.game(game))
        self.placed, self.table = placed, placed.table
        console = Console(file=self.file, width=80, height=height, color_system=None)
        desk = desk_for(self.table.game, self.table.names, console, self.table.record.board)
        self.session = Session(self.table, desk, console, self.read, stops=True)

    def read(self, prompt: str) -> str:
        self.file.write(f"{prompt}\n")
        self.stopped += prompt.startswith(MORE)
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)

    def type(self, *lines: str) -> str:
        """Type these lines; what the screen showed meanwhile, and how often it stopped."""
        self.lines, self.stopped = [*lines], 0
        before = len(self.file.getvalue())
        try:
            while True:
                self.session.step()
        except (EOFError, Left):
            return self.file.getvalue()[before:]


def test_words_at_a_full_screen_answer_the_question_that_stands_there() -> None:
    small = Small(height=8)
    small.type("", "", "", "")
    assert small.placed.table.state.prompt().phase == "issue-shares"
    before = len(small.table.record.actions)
    shown = small.type("help", "2", "q")
    assert "leave the game" not in shown, "the last line of the help"
    assert {"do": "issue-shares", "shares": 2} in small.table.record.actions[before:]


def test_words_at_a_full_screen_answer_nothing_that_was_not_asked() -> None:
    file, lines = StringIO(), ["2", ""]
    console = Console(file=file, width=80, height=4, color_system=None)
    pager = Pager(console, lambda prompt: lines.pop(0), stops=True)
    told = Group(*(Text(f"line {number}") for number in range(9)))
    pager.show(told)
    assert "line 8" in file.getvalue()
    assert not lines


def test_words_at_a_full_screen_are_no_answer_to_another_question() -> None:
    lines = ["undo", "n"]
    console = Console(file=StringIO(), width=80, height=4, color_system=None)
    pager = Pager(console, lambda prompt: lines.pop(0), stops=True)
    pager.asked = True
    pager.show(Group(*(Text(f"line {number}") for number in range(9))))
    assert pager.read("Overwrite it? [y/n] ") == "n"


def test_the_map_leaves_room_for_what_stands_above_it() -> None:
    small = Small()
    small.placed.until("build-track")
    small.type("", "", "")
    builds = [c for c in small.table.state.prompt().choices if b"build-track" in bytes(c.action)]
    words = builds[0].label.removeprefix("place ").replace(":", "")
    shown = small.type(words)
    assert "3 tiles left" in shown
    assert "`done` ends your build." in shown
    assert small.stopped == 0, shown


@pytest.mark.parametrize(
    "words",
    [
        ("rules", "age-of-steam"),
        ("rules", "age-of-steam", "track"),
        ("rules", "age-of-steam", "option"),
        ("board", "list"),
    ],
)
def test_long_pages_stop_on_a_terminal(
    command: Run, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
) -> None:
    asked: list[str] = []

    def answer(prompt: str = "") -> str:
        asked.append(prompt)
        return "q"

    monkeypatch.setenv("LINES", "12")
    monkeypatch.setenv("COLUMNS", "80")
    whole = command(*words)[1]
    monkeypatch.setattr("builtins.input", answer)
    monkeypatch.setattr("footplate.cli.paging.interactive", lambda: True)
    code, out, _ = command(*words)
    assert code == 0
    assert [prompt[: len(MORE)] for prompt in asked] == [MORE]
    assert len(out.splitlines()) == 11
    assert whole.startswith(out)
