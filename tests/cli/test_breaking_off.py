"""Games that end from outside: signals to a process on a terminal of its own, and the way back."""

import os
import pty
import re
import select
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from footplate import read_record
from tests.cli.driving import UNDISTURBED
from tests.soak.long import later

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")

PATIENCE = 60
SCREEN = {"TERM": "dumb", "COLUMNS": "80", "LINES": "60"}
"""High enough that no screen has to be paged."""

ASLEEP = """
import time
from pathlib import Path


class Asleep:
    def choose(self, state):
        (Path(__file__).parent / "asleep").touch()
        time.sleep(600)
"""


class OnTerminal:
    """A game in a session of its own, with a terminal that nobody else has."""

    def __init__(self, folder: Path, data: Path, seats: str, **screen: str) -> None:
        self.folder, self.data = folder, data
        ours, theirs = pty.openpty()
        self.ours = ours
        arguments = ["play", "age-of-steam", "--seed", "3", "--seats", seats]
        self.process = subprocess.Popen(
            [*UNDISTURBED, *arguments],
            cwd=folder,
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            start_new_session=True,
            env={**os.environ, "XDG_DATA_HOME": str(data), **SCREEN, **screen},
        )
        os.close(theirs)
        self.shown = ""

    def until(self, *words: str) -> None:
        """Read what is shown until some of these words come."""
        while not any(each in self.shown for each in words):
            ready, _, _ = select.select([self.ours], [], [], PATIENCE)
            assert ready, f"nothing more comes after: {self.shown[-400:]}"
            self.shown += os.read(self.ours, 4096).decode("utf-8", "replace")

    def type(self, line: str) -> None:
        os.write(self.ours, f"{line}\n".encode())

    def end(self, number: int) -> int:
        """Send a signal; the exit code, after everything was read."""
        # A signal that comes while the line editor sets itself up waits for the next key.
        time.sleep(0.3)
        self.process.send_signal(number)
        return self.left()

    def left(self) -> int:
        while True:
            ready, _, _ = select.select([self.ours], [], [], PATIENCE)
            assert ready, f"it does not end after: {self.shown[-400:]}"
            try:
                found = os.read(self.ours, 4096)
            except OSError:  # the other end is closed
                break
            if not found:
                break
            self.shown += found.decode("utf-8", "replace")
        os.close(self.ours)
        return self.process.wait(60)

    def kept(self) -> list[Path]:
        return list((self.data / "footplate").glob("footplate-rescue-*.json"))


def replays(file: Path) -> int:
    """How many actions the record has; they all fit."""
    record, fault = read_record(file.read_text(encoding="utf-8"))
    assert fault is None
    record.replay()
    return len(record.actions)


@pytest.mark.parametrize("name", ["SIGHUP", "SIGTERM", "SIGINT"])
@pytest.mark.parametrize("thinking", [False, True])
def test_a_signal_keeps_the_game(tmp_path: Path, name: str, thinking: bool) -> None:
    (tmp_path / "asleep.py").write_text(ASLEEP, encoding="utf-8")
    bot = "asleep.py:Asleep" if thinking else "random"
    game = OnTerminal(tmp_path, tmp_path / "data", f"me:Ann,{bot},random")
    game.until("Type how many")
    game.type("1")
    if thinking:
        end = time.monotonic() + 60
        while not (tmp_path / "asleep").exists():
            assert time.monotonic() < end
            time.sleep(0.02)
    else:
        game.until("Bids:")
    number = getattr(signal, name)
    assert game.end(number) == (130 if name == "SIGINT" else 128 + number)
    assert "Traceback" not in game.shown
    [file] = game.kept()
    assert replays(file) >= 1
    assert str(file) in re.sub(r"\s", "", game.shown)
    assert "\nThe game is kept in" in game.shown


def test_a_terminal_that_goes_away_keeps_the_game(tmp_path: Path) -> None:
    """The window is closed: nothing can be read or written any more."""
    game = OnTerminal(tmp_path, tmp_path / "data", "me:Ann,random,random")
    game.until("Type how many")
    game.type("1")
    game.until("Bids:")
    os.close(game.ours)
    game.process.wait(60)
    [file] = game.kept()
    assert replays(file) >= 1


def test_a_full_screen_stops_on_a_terminal(tmp_path: Path) -> None:
    game = OnTerminal(tmp_path, tmp_path / "data", "me:Ann,random,random", LINES="8")
    game.until("-- more")
    assert "Type how many" not in game.shown
    while "(1)> " not in game.shown:
        game.shown = ""
        game.type("")
        game.until("-- more", "(1)> ")
    game.shown = ""
    game.type("help")
    game.until("-- more")
    game.shown = ""
    game.type("q")
    game.until("(1)> ")
    assert "leave the game" not in game.shown, "the last line of the help"
    game.end(signal.SIGTERM)


# --- the way back -------------------------------------------------------------------------------


BAD = """
class Bad:
    def choose(self, state):
        return -1
"""


CALLED = ["path", "relative", *later("absolute", "module")]


class Shell:
    """A shell in a folder and with a data folder whose names it would take apart."""

    def __init__(self, tmp_path: Path, called: str) -> None:
        scripts = Path(sys.executable).parent
        script = scripts / "footplate"
        if not script.exists():
            pytest.skip("the command is not installed beside the interpreter")
        self.folder = tmp_path / "my games"
        self.folder.mkdir()
        ways = {
            "relative": os.path.relpath(script, self.folder),
            "absolute": str(script),
            "module": f"{sys.executable} -m footplate",
            "path": "footplate",
        }
        self.command = ways[called]
        data = tmp_path / 'it\'s "data" $HOME'
        self.env = {**os.environ, "XDG_DATA_HOME": str(data), "COLUMNS": "200"}
        self.env["PATH"] = f"{scripts}:/usr/bin:/bin" if called == "path" else "/usr/bin:/bin"

    def run(self, line: str, typed: str = "", code: int = 0) -> subprocess.CompletedProcess[str]:
        done = subprocess.run(
            ["sh", "-c", line],
            cwd=self.folder,
            input=typed,
            capture_output=True,
            text=True,
            env=self.env,
            timeout=120,
            check=False,
        )
        assert done.returncode == code, done.stderr
        assert code or not done.stderr
        return done


@pytest.mark.parametrize("called", CALLED)
def test_the_line_to_go_on_with_works_where_it_is_printed(tmp_path: Path, called: str) -> None:
    shell = Shell(tmp_path, called)
    begin = "play age-of-steam --seed 3 --seats me:Ann,random,random"
    out = shell.run(f"{shell.command} {begin}", "1\n").stdout
    [line] = re.findall(r"^Go on with: (.*)$", out, flags=re.M)
    assert shlex.split(line)[-2] == "--record"
    again = shell.run(line).stdout
    assert "Ann issues 1 share" in again
    if called == "path":
        assert line.startswith("footplate ")


def test_a_game_that_went_on_in_its_file_says_how_to_go_on_again(tmp_path: Path) -> None:
    shell = Shell(tmp_path, "path")
    begin = "footplate play age-of-steam --seed 3 --seats me:Ann,random,random"
    [rescued] = re.findall(r"^Go on with: (.*)$", shell.run(begin, "1\n").stdout, flags=re.M)
    [again] = re.findall(r"^Go on with: (.*)$", shell.run(rescued).stdout, flags=re.M)
    assert again == rescued
    out = shell.run(f"{begin} --save 'my game.json'", "1\n").stdout
    [named] = re.findall(r"^Go on with: (.*)$", out, flags=re.M)
    assert shlex.split(named)[-2:] == ["--save", "my game.json"]
    before = replays(shell.folder / "my game.json")
    shell.run(named, "hint\ntake\n" * 3)
    assert replays(shell.folder / "my game.json") > before


@pytest.mark.parametrize("called", CALLED)
def test_every_other_line_that_names_the_command_works_as_well(tmp_path: Path, called: str) -> None:
    shell = Shell(tmp_path, called)
    menu = shell.run(f"{shell.command} menu").stdout
    lines = re.findall(r"^Play with: (.*)$", menu, flags=re.M)
    assert len(lines) >= 4
    assert "`help` helps." in shell.run(lines[0]).stdout
    [line] = re.findall(r"^All commands: (.*)$", menu, flags=re.M)
    assert "simulate" in shell.run(line).stdout
    rules = shell.run(f"{shell.command} rules planet-steam").stdout
    [line] = re.findall(r"^(\S.* rules planet-steam option)  ", rules, flags=re.M)
    assert "sabotage" in shell.run(line).stdout
    (shell.folder / "bad.py").write_text(BAD, encoding="utf-8")
    seats = "--seats bad.py:Bad,random,random"
    offence = shell.run(f"{shell.command} simulate age-of-steam {seats}", code=1).stderr
    [line] = re.findall(r"^footplate: again: (.*)$", offence, flags=re.M)
    assert shell.run(line, code=1).stderr == offence
