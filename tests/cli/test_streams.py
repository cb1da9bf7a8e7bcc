"""Standard streams that are closed, full or cut off: no command answers with a traceback."""

import shlex
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console, Group

from footplate.cli.paging import MORE, Pager
from tests.cli.driving import COMMAND, run
from tests.soak.long import later

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the shell of POSIX")

COMMANDS = [
    "menu",
    "play age-of-steam --seed 3 --seats me:Ann,random,random",
    "replay game.json",
    "rules age-of-steam",
    "board list",
    "rules no-such-game",
]
CLOSED = ["<&- >&- 2>&-", ">&-", *later("<&-", "<&- >&-")]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the record of a game in it."""
    folder = tmp_path_factory.mktemp("streams")
    file = folder / "game.json"
    typed = f"1\n1\ndrop\nsave {file}\n"
    run("play", "age-of-steam", "--seed", "3", "--seats", "me:Ann,random,random", typed=typed)
    assert file.exists()
    return folder


def shell(folder: Path, line: str) -> tuple[int, str]:
    """A line of the shell in which $F is the command: its exit code and all that it complained."""
    done = subprocess.run(
        ["sh", "-c", line.replace("$F", shlex.join(COMMAND))],
        cwd=folder,
        input="",
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


def fine(text: str) -> None:
    assert "Traceback" not in text
    assert "Error" not in text
    assert "lost sys" not in text


@pytest.mark.parametrize("closed", CLOSED)
def test_closed_streams(folder: Path, closed: str) -> None:
    for command in COMMANDS:
        code, text = shell(folder, f"$F {command} {closed}")
        fine(text)
        # A traceback that nobody can read would leave with 1.
        assert code == (2 if command.startswith("rules no") else 0), command


def test_a_reader_that_has_had_enough(folder: Path) -> None:
    simulate = "simulate age-of-steam --games 1 --seats random,random,random"
    for command in [simulate, *COMMANDS[:-1]]:
        fine(shell(folder, f"$F {command} | head -1")[1])


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full device")
def test_a_full_disk_is_told_in_one_line(folder: Path) -> None:
    for command in COMMANDS[1:3]:
        code, text = shell(folder, f"$F {command} </dev/null >/dev/full")
        fine(text)
        assert code == 2
        assert len(text.splitlines()) == 1, text


# --- full screens -------------------------------------------------------------------------------


class Reader:
    """A player before a small screen: what was asked, with what stood above it."""

    def __init__(self, height: int, answers: list[str], stops: bool = True) -> None:
        self.file = StringIO()
        console = Console(file=self.file, width=40, height=height, color_system=None)
        self.answers = answers
        self.pager = Pager(console, self.read, stops)

    def read(self, prompt: str) -> str:
        self.file.write(f"{prompt}\n")
        return self.answers.pop(0)


def test_a_full_screen_stops() -> None:
    reader = Reader(5, ["", "", "bid 3", ""])
    reader.pager.show(Group(*(f"line {number}" for number in range(10))))
    lines = reader.file.getvalue().splitlines()
    assert lines[4] == lines[9] == MORE
    assert len(lines) == 12
    # Who answers has read the screen: what follows has the whole of it.
    assert reader.pager.read("> ") == "bid 3"
    reader.pager.show(Group(*"abcd"))
    assert reader.answers == [""]
    reader.pager.show("e")
    assert reader.answers == []


def test_q_leaves_out_the_rest_of_one_thing() -> None:
    reader = Reader(5, ["q"])
    reader.pager.show(Group(*(f"line {number}" for number in range(50))))
    reader.pager.show("the question")
    lines = reader.file.getvalue().splitlines()
    assert lines[-1] == "the question"
    assert len(lines) == 6


def test_nothing_stops_where_nobody_can_answer() -> None:
    reader = Reader(5, [], stops=False)
    reader.pager.show(Group(*(f"line {number}" for number in range(50))))
    assert len(reader.file.getvalue().splitlines()) == 50
    shown = run("play", "age-of-steam", "--seed", "3", typed="help\n", LINES="10")
    assert "-- more" not in shown.stdout
