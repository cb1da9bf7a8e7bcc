"""Ctrl-C and SIGTERM in the middle of many games: real processes, real signals."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from footplate.cli.interruption import Interruption
from tests.cli.driving import UNDISTURBED

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")

SLOW = '''
import os
import time
from pathlib import Path

(Path(__file__).parent / f"pid-{os.getpid()}").touch()


class Slow:
    def choose(self, state):
        time.sleep(0.002)
        return state.codes()[0]


class Asleep:
    def choose(self, state):
        (Path(__file__).parent / "asleep").touch()
        time.sleep(600)


class Deaf:
    """Swallows what it is told."""

    def choose(self, state):
        (Path(__file__).parent / "asleep").touch()
        try:
            time.sleep(600)
        except:
            (Path(__file__).parent / "swallowed").touch()
            time.sleep(600)
'''


class Running:
    """A command in a session of its own, as a terminal has one."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.folder = folder
        self.process = subprocess.Popen(
            [*UNDISTURBED, *arguments],
            cwd=folder,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def wait_for(self, pattern: str, wanted: int = 1) -> None:
        end = time.monotonic() + 60
        while len(list(self.folder.glob(pattern))) < wanted:
            assert self.process.poll() is None, self.process.communicate()
            assert time.monotonic() < end
            time.sleep(0.02)

    def ctrl_c(self) -> None:
        """To everybody in the session, as a terminal does it."""
        os.killpg(self.process.pid, signal.SIGINT)

    def ends(self) -> tuple[str, str]:
        """What it printed, once it has ended as it should."""
        begun = time.monotonic()
        out, err = self.process.communicate(timeout=30)
        # A second is meant; the machine that tests may be a busy one.
        assert time.monotonic() - begun < 5
        assert self.process.returncode == 130
        assert "Traceback" not in out + err
        for file in self.folder.glob("pid-*"):
            with pytest.raises(ProcessLookupError):
                os.kill(int(file.name.removeprefix("pid-")), 0)
        return out, err


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    (tmp_path / "slow.py").write_text(SLOW, encoding="utf-8")
    yield tmp_path
    # Whatever a failed test has left behind is its own, and goes.
    for file in tmp_path.glob("pid-*"):
        try:
            os.kill(int(file.name.removeprefix("pid-")), signal.SIGKILL)
        except ProcessLookupError:
            continue


def simulate(folder: Path, bot: str, processes: int, *more: str) -> Running:
    seats = f"slow.py:{bot},random,random"
    arguments = ("simulate", "age-of-steam", "--seats", seats, "--games", "5000")
    return Running(folder, *arguments, "--processes", str(processes), *more)


@pytest.mark.parametrize("processes", [1, 2])
@pytest.mark.parametrize("how", ["once", "twice", "term", "hang-up"])
def test_the_results_so_far_are_printed(folder: Path, processes: int, how: str) -> None:
    running = simulate(folder, "Slow", processes, "--json", "--save", "games")
    running.wait_for("games/age-of-steam-*.json", 3)
    if how in ("term", "hang-up"):
        number = signal.SIGTERM if how == "term" else signal.SIGHUP
        running.process.send_signal(number)
    else:
        running.ctrl_c()
    if how == "twice":
        time.sleep(0.02)
        running.ctrl_c()
    out, err = running.ends()
    data = json.loads(out)
    assert err == ""
    assert (data["ended"], data["asked"]) == ("interrupted", 5000)
    index = (folder / "games" / "index.jsonl").read_text(encoding="utf-8").splitlines()
    assert data["games"] == len(index) >= 3
    assert len(data["entrants"]) == 3
    assert not list((folder / "games").glob(".*")), "no half-written file is left"


@pytest.mark.parametrize("processes", [1, 2])
def test_before_the_first_game_has_ended_there_is_nothing_to_show(
    folder: Path, processes: int
) -> None:
    running = simulate(folder, "Asleep", processes)
    running.wait_for("asleep")
    running.ctrl_c()
    out, _ = running.ends()
    assert "0 of 5000 games (interrupted)" in out


def test_while_processes_start_it_ends_as_well(folder: Path) -> None:
    running = simulate(folder, "Slow", 2)
    running.wait_for("pid-*", 1)  # the command itself has read the file, nobody plays yet
    running.ctrl_c()
    running.ends()


def test_a_bot_that_swallows_the_interruption_is_interrupted_again(folder: Path) -> None:
    running = simulate(folder, "Deaf", 1)
    running.wait_for("asleep")
    running.ctrl_c()
    running.wait_for("swallowed")
    assert "(interrupted)" in running.ends()[0]


def test_what_is_ignored_from_the_beginning_stays_ignored() -> None:
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        with Interruption() as interruption:
            signal.raise_signal(signal.SIGHUP)
            assert interruption.wait(lambda: 3) == 3
        assert signal.getsignal(signal.SIGHUP) == signal.SIG_IGN
    finally:
        signal.signal(signal.SIGHUP, before)


def test_what_is_not_waited_for_is_not_cut() -> None:
    before = signal.getsignal(signal.SIGTERM)
    with Interruption() as interruption:
        assert interruption.wait(lambda: 3) == 3
        signal.raise_signal(signal.SIGTERM)
        assert interruption.code == 128 + signal.SIGTERM
        with pytest.raises(KeyboardInterrupt):
            interruption.wait(lambda: 3)
        interruption.number = None  # so that this process can still be ended
    assert signal.getsignal(signal.SIGTERM) == before


def test_ctrl_c_while_the_program_starts_shows_no_traceback() -> None:
    """The commands take a moment to be imported; whoever has mistyped does not wait for it."""
    start = (
        "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "class Pressed:\n"
        "    def find_spec(self, name, *more):\n"
        "        if name == 'footplate.cli.app': signal.raise_signal(signal.SIGINT)\n"
        "sys.meta_path.insert(0, Pressed())\n"
        "from footplate.cli import main; main()"
    )
    done = subprocess.run(
        [sys.executable, "-c", start], capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")
