"""How the tests drive the command line: as a subprocess, in process, and by a typing player."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import footplate
from footplate import Action, Chance, Game, Record
from footplate.cli import main
from footplate.cli.commands import Left
from footplate.cli.desk import desk_for
from footplate.cli.play import new_record
from footplate.cli.seats import parse_seats
from footplate.cli.session import Session
from footplate.games.age_of_steam.language import actions as a
from footplate.tables import Table

COMMAND = [sys.executable, "-c", "from footplate.cli import main; main()"]
UNDISTURBED = [
    sys.executable,
    "-c",
    "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
    "signal.signal(signal.SIGHUP, signal.SIG_DFL); from footplate.cli import main; main()",
]
"""The same where the tests themselves may run under signals that are ignored."""
GAME = footplate.game("age-of-steam")


def run(*arguments: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """A command as its own process, with everything that is typed given at once."""
    return subprocess.run(
        [*COMMAND, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        env={**os.environ, "PYTHONIOENCODING": "utf-8", **environment},
        check=False,
    )


Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str]) -> Run:
    """A command in this process: exit code, what it printed, what it complained about."""

    def run_here(*arguments: str) -> tuple[int, str, str]:
        capsys.readouterr()
        with pytest.raises(SystemExit) as left:
            main(list(arguments))
        printed = capsys.readouterr()
        assert isinstance(left.value.code, int)
        return left.value.code, printed.out, printed.err

    return run_here


class Screen:
    """A session with a scripted player; `text` is all that was shown."""

    def __init__(
        self,
        seats: str = "me:Ann,random,random",
        seed: int = 5,
        width: int = 120,
        height: int = 45,
        record: Record | None = None,
        path: Path | None = None,
        game: Game = GAME,
        board: str | None = None,
    ) -> None:
        self.file = StringIO()
        self.console = Console(file=self.file, width=width, height=height, color_system=None)
        sitting = parse_seats(seats, game)
        record = record or new_record(game, sitting, board, seed, {})
        self.table = Table(record, sitting)
        self.desk = desk_for(game, self.table.names, self.console, record.board)
        self.lines: list[str] = []
        self.session = Session(self.table, self.desk, self.console, self.read, path)

    @property
    def text(self) -> str:
        return self.file.getvalue()

    def read(self, prompt: str) -> str:
        if prompt.startswith("Pass the keyboard"):
            self.file.write(f"{prompt}\n")
            return ""
        if not self.lines:
            raise EOFError
        line = self.lines.pop(0)
        self.file.write(f"{prompt}{line}\n")
        return line

    def type(self, *lines: str) -> str:
        """Type these lines; what the screen showed meanwhile."""
        before = len(self.text)
        self.lines += lines
        try:
            while self.lines and not self.table.state.over:
                self.session.step()
        except (EOFError, Left):
            pass
        return self.text[before:]

    def play(self, action: Action) -> None:
        """Play for whoever is asked, past the screen."""
        self.table.play(self.table.state.mover, action)

    def until(self, phase: str, seat: int = 0) -> None:
        """Let everybody play something sensible until a seat is asked in a phase."""
        state, chance = self.table.state, Chance(1)
        while not (state.prompt().phase == phase and state.seat == seat):
            self.play(sensible(self.table, chance))


def sensible(table: Table, chance: Chance) -> Action:
    """A random action that does not ruin anybody at once."""
    actions = table.state.actions()
    for wanted in (a.IssueShares(2), a.DropOut(), a.Decline()):
        if wanted in actions:
            return wanted
    return actions[chance.below(len(actions))]


def words(action: Action) -> str:
    """What a player types for an action."""
    plain: dict[type[Action], str] = {
        a.DropOut: "drop",
        a.Pass: "pass",
        a.EndBuild: "done",
        a.UpgradeEngine: "engine",
        a.Decline: "nothing",
        a.DrawGoods: "draw",
        a.SkipProduction: "skip",
    }
    match action:
        case a.IssueShares(shares):
            return str(shares)
        case a.Bid(amount):
            return str(amount)
        case a.SelectAction(name):
            return name.lower()
        case a.Urbanize(hex, city):
            return f"{hex} {city}"
        case a.BuildTrack(hex, tracks):
            return f"{hex} {_joined(f'{one}-{two}' for one, two in tracks)}"
        case a.BuildTown(hex, exits):
            return f"{hex} {_joined(map(str, exits))}"
        case a.Deliver(good, hex, exits):
            return f"{good} {hex} {_joined(map(str, exits))}"
        case a.StockGoods(good, column, box):
            return f"{good} {column} {box}"
    return plain[type(action)]


def _joined(parts: Iterable[str]) -> str:
    return " ".join(parts)


def play_typed(
    shown: Screen, seed: int, typed: Callable[[Screen, Any], str], every: int = 12
) -> set[type[Action]]:
    """Play a whole game, drawn at random, and type some of it; the kinds that were typed.

    `typed` gives the words for an action; a kind that was typed once is typed again each `every`th
    time.
    """
    chance, kinds = Chance(seed), set()
    state, record = shown.table.state, shown.table.record
    while not state.over:
        if len(state.codes()) == 1 or not shown.table.seats[state.mover].person:
            shown.session.step()
            continue
        action, count = state.decode(state.sample(chance)), len(record.actions)
        if type(action) in kinds and chance.below(every):
            shown.play(action)
            continue
        shown.type(typed(shown, action))
        assert shown.table.game.action(record.actions[count]) == action, shown.text[-3000:]
        kinds.add(type(action))
    shown.lines = [""]
    shown.session.run()
    return kinds
