"""An arena from its first game to its report; it goes on where it was ended."""

import hashlib
from collections.abc import Callable, Generator, Sequence
from pathlib import Path
from typing import Any, Final

from footplate.arena.counting import Report, entrants_of, seats_of
from footplate.arena.crews import Batch, Caught, Crew, Lost
from footplate.arena.lines import GameLine, Sheet
from footplate.arena.setup import Setup
from footplate.arena.shares import mean
from footplate.core.refusal import BadInput
from footplate.version import __version__

FORM: Final = 1
"""Of the folder: it changes when a later version could not go on with it."""


def head_of(setup: Setup) -> dict[str, Any]:
    """What must be the same for an arena to go on, bots in files included."""
    return {
        "form": FORM,
        "version": __version__,
        "game": setup.game,
        "entrants": list(setup.kinds),
        "board": setup.board,
        "options": setup.options,
        "seed": setup.seed,
        "files": {name: _mark(name) for name in (*setup.kinds, setup.board) if _mark(name)},
    }


def _mark(word: str) -> str:
    """The hash of the file that a bot or a board comes from; empty where there is none."""
    name = word if word.endswith(".toml") else word.rpartition(":")[0]
    try:
        return hashlib.sha256(Path(name).read_bytes()).hexdigest()[:16] if name else ""
    except (OSError, ValueError):
        return ""


class Arena:
    """The games of a set-up, in a folder."""

    def __init__(self, setup: Setup, folder: Path) -> None:
        self.setup = setup
        self.sheet = Sheet(folder, head_of(setup))
        self.lost: list[Lost] = []

    def steps(
        self,
        games: int,
        crew: Crew,
        heard: Callable[[Sequence[GameLine]], None],
        caught: Callable[[Caught], None],
    ) -> Generator[int, None, None]:
        """Play what is missing of so many games, a step at a time; `heard` is told of games when
        they are kept. To end it before its end, close it."""
        for found in crew(self.setup, self.sheet.missing(games)):
            if isinstance(found, Lost):
                self.lost.append(found)
                yield 0
            else:
                self._keep(found, caught)
                heard(found.lines)
                yield len(found.lines)

    def _keep(self, batch: Batch, caught: Callable[[Caught], None]) -> None:
        for each in batch.caught:
            caught(each)
        self.sheet.write(batch.lines)

    def report(self, games: int) -> Report:
        """What the games that were played show."""
        lines = self.sheet.ordered(games)
        if not lines:
            raise BadInput("no game was played to its end")
        lengths = [line.actions for line in lines]
        setup = self.setup
        return Report(
            game=setup.game,
            board=setup.board,
            options=dict(setup.options),
            seeds=(setup.seed, setup.seed_of(games - 1)),
            games=len(lines),
            asked=games,
            seats=len(setup.kinds),
            fair=1 / len(setup.kinds),
            entrants=entrants_of(setup.kinds, lines),
            by_seat=seats_of(lines),
            actions=(min(lengths), mean(lengths), max(lengths)),
            lengths=lengths,
            offences=[f"seed {line.seed}: {each}" for line in lines for each in line.offences],
            lost=[setup.seed_of(each.number) for each in self.lost],
        )
