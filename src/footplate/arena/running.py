"""An arena from its first game to its report; it goes on where it was ended."""

from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from footplate.arena.counting import Report, entrants_of, offences_of, seats_of
from footplate.arena.crews import Batch, Caught, Crew, Lost
from footplate.arena.lines import GameLine, Sheet
from footplate.arena.setup import Setup
from footplate.arena.shares import mean
from footplate.arena.sources import mark_of
from footplate.core.refusal import BadInput
from footplate.version import __version__

OFFENCES: Final = "footplate-offences"
"""Where the positions go in which bots have offended."""
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
        "files": {word: mark for word in (*setup.kinds, setup.board) if (mark := mark_of(word))},
    }


class Arena:
    """The games of a set-up, in a folder."""

    def __init__(self, setup: Setup, folder: Path) -> None:
        """Whoever plays holds the folder (`held`)."""
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
        with closing(crew(self.setup, self.sheet.missing(games))) as played:
            for found in played:
                if isinstance(found, Lost):
                    self.lost.append(found)
                    heard(())
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
        folder = self.sheet.folder / OFFENCES
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
            offences=offences_of(lines),
            records=sorted(f"{OFFENCES}/{each.name}" for each in folder.glob("*.json")),
            lost=[setup.seed_of(each.number) for each in self.lost],
        )
