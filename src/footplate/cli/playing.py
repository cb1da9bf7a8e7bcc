"""The games of arenas, comparisons and studies: asked for, played, and told of where they fail."""

import os
import sys
from collections.abc import Callable, Sequence
from contextlib import nullcontext, redirect_stdout
from functools import partial
from typing import Final

import footplate
from footplate import BadInput, Game
from footplate.arena.crews import Caught, Crew, Lost, alone, on_ray, processes
from footplate.arena.guarded import MAKING
from footplate.arena.pool import KILLED, Died, Pool, slate_here
from footplate.arena.setup import Setup, checked
from footplate.bots.own import raised
from footplate.cli.fields import Field
from footplate.cli.interruption import Interruption
from footplate.cli.keeping import OffenceFiles
from footplate.cli.outcome import counted, printable
from footplate.cli.seats import has_own, parse_bots, parse_options, solo_options

SAID: Final = 3
"""How many offences are told of with the place of their record; the rest lies beside them."""


def setup_of(game: Game, seats: str, games: int, board: str | None, field: Field) -> Setup:
    """What is asked for; whatever is wrong with it is refused here."""
    if games < 1 or (field.workers is not None and field.workers < 1):
        raise BadInput("--games and --workers must be 1 or more")
    if not field.time_limit > 0:
        raise BadInput("--time-limit must be more than 0 seconds")
    if field.address and field.on != "ray":
        raise BadInput("--address is that of a Ray cluster: it goes with --on ray")
    kinds = _entrants(seats, game)
    chosen = parse_options(game, field.option)
    setup = Setup(
        game=game.name,
        kinds=tuple(kinds),
        board=board or game.default_board,
        options=chosen | solo_options(game, len(kinds), chosen),
        seed=field.seed,
        on_offence="fallback",
        clock="processor",
        repeats=len(kinds),
        limit=field.time_limit,
    )
    return checked(game, setup)


def _entrants(seats: str, game: Game) -> list[str]:
    """The bots. Somebody's own are tried out in a process that they may end."""
    if not has_own(seats):
        return parse_bots(seats, game)
    died: list[Died[str]] = []

    def again(last: Died[str]) -> list[str]:
        """Killed: that may come from outside, once."""
        died.append(last)
        killed = last.code in KILLED and not last.overdue
        return [seats] if killed and len(died) == 1 else []

    pool = Pool(partial(_tried, game.name), [seats], 1, again)
    try:
        for kinds in pool:
            return kinds
    finally:
        pool.end()
    if died[-1].overdue:
        raise BadInput(f"{seats}: these bots are not made within {MAKING:g} s")
    raise BadInput(f"{seats}: making these bots ends their process (exit {died[-1].code})")


def _tried(game: str, seats: str) -> list[str]:
    slate = slate_here()
    try:
        with slate.asking(0, 0, MAKING) if slate else nullcontext():
            return parse_bots(seats, footplate.game(game))
    except KeyboardInterrupt as error:
        raise BadInput(f"{seats}: cannot be made: {raised(error)}") from None


def crew_of(field: Field, setup: Setup, games: int) -> Crew:
    if field.on == "ray":
        return partial(on_ray, field.address, field.workers)
    workers = min(field.workers or os.cpu_count() or 1, games)
    return alone if workers == 1 and not setup.strangers else partial(processes, workers)


def play_on(step: Callable[[], object], enough: Callable[[], bool] = lambda: False) -> bool:
    """Take step by step, until there are none (None) or there is enough; False: somebody has
    interrupted it."""
    with Interruption() as interruption, redirect_stdout(sys.stderr):
        try:
            while not enough() and interruption.wait(step) is not None:
                pass
        except KeyboardInterrupt:
            return False
    return True


class Offences:
    """Keeps the positions in which bots have offended, and tells where the first of them lie."""

    def __init__(self, setup: Setup, files: OffenceFiles) -> None:
        self._setup, self._files = setup, files
        self._kept: list[str] = []

    def keep(self, found: Caught) -> None:
        seed = self._setup.seed_of(found.number)
        where = self._files.keep(self._setup.game, seed, found.offence, found.record)
        if where:
            self._kept.append(f"seed {seed}: {found.offence}; the position is kept in {where}")

    def say(self) -> None:
        for line in self._kept[:SAID]:
            say(line)
        if len(self._kept) > SAID:
            say(f"{counted(len(self._kept) - SAID, 'more position')} beside them")


def say_lost(setup: Setup, lost: Sequence[Lost]) -> None:
    for each in lost:
        code = "" if each.code is None else f" (exit code {each.code})"
        who = ", ".join(setup.seated(each.number))
        say(
            f"the game with seed {setup.seed_of(each.number)}, {who}, is lost: its process died"
            f"{code} while no bot of somebody's own was at work; the same command plays it"
        )


def say(line: str) -> None:
    print(f"footplate: {printable(' '.join(line.split()))}", file=sys.stderr)
