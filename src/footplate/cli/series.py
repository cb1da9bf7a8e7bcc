"""Many games between bots, rotated around the table: what `simulate` and `strength` stand on."""

import shlex
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import redirect_stdout
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final, Literal

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

import footplate
from footplate import BadInput, Game
from footplate.bots import (
    AutomaPlayer,
    Bot,
    MatchResult,
    Offence,
    Offended,
    is_kind,
    make_bot,
    play_match,
    record_of,
)
from footplate.bots.match import OnOffence
from footplate.bots.own import is_reference, short_name
from footplate.cli.called import command_name
from footplate.cli.interruption import Interruption
from footplate.cli.keeping import Folder, OffenceFiles
from footplate.cli.outcome import DONE, FOUND, INTERRUPTED, counted, printable
from footplate.cli.pool import Pool
from footplate.cli.runs import Runs
from footplate.cli.seats import is_automa, parse_bots, parse_options, solo_options
from footplate.core.game import OptionValue

CLOCKS: Final = {"wall": time.perf_counter, "processor": time.process_time}


@dataclass(frozen=True)
class Setup:
    """What all games of a series have in common; small enough to send to a process."""

    game: str
    kinds: tuple[str, ...]
    board: str
    options: dict[str, OptionValue]
    seed: int
    on_offence: OnOffence = "stop"
    clock: str = ""
    """By which clock decisions are timed; empty: they are not."""
    recorded: bool = False

    def seated(self, number: int) -> list[str]:
        """Who sits where in a game: everybody moves on by one seat from game to game."""
        seats = len(self.kinds)
        return [self.kinds[(seat - number) % seats] for seat in range(seats)]


@dataclass(frozen=True)
class Played:
    """One game: how it went (None: an offence has stopped it), and what is to be kept of it."""

    number: int
    match: MatchResult | None
    record: str = ""
    caught: tuple[tuple[Offence, str], ...] = ()
    """The first offence of each seat, with the record that leads to it."""


@dataclass
class Ended:
    """How a series went."""

    finished: int = 0
    how: Literal["done", "interrupted", "offence", "lost"] = "done"
    offences: list[dict[str, Any]] = field(default_factory=list)
    """Those whose positions were kept."""
    lost: list[dict[str, Any]] = field(default_factory=list)
    """The games whose process has died, then those that no process was left for."""

    @property
    def code(self) -> int:
        return {"done": DONE, "interrupted": INTERRUPTED}.get(self.how, FOUND)


def prepare(game: Game, seats: str, games: int, runs: Runs, clock: str = "") -> Setup:
    """The series that is asked for; whatever is wrong with it is refused here."""
    if games < 1 or runs.processes < 1:
        raise BadInput("--games and --processes must be 1 or more")
    with redirect_stdout(sys.stderr):
        kinds = parse_bots(seats, game)
    chosen = parse_options(game, runs.option)
    chosen |= solo_options(game, len(kinds), chosen)
    setup = Setup(
        game.name,
        tuple(kinds),
        runs.board or game.default_board,
        chosen,
        runs.seed,
        runs.on_offence,
        clock,
        runs.save is not None,
    )
    game.start(len(kinds), runs.seed, setup.board, None, None, **_options(game, setup, kinds))
    return setup


def play_one(setup: Setup, number: int) -> Played:
    """Game `number`, with its own seed."""
    game = footplate.game(setup.game)
    kinds, seed = setup.seated(number), setup.seed + number
    bots = [_player(kind, game, seed * len(kinds) + seat) for seat, kind in enumerate(kinds)]
    options = _options(game, setup, kinds)
    clock = CLOCKS.get(setup.clock)
    try:
        match = play_match(game, bots, seed, setup.board, options, setup.on_offence, clock)
    except Offended as stopped:
        stopped.record.note = str(stopped)
        return Played(number, None, "", ((stopped.offence, stopped.record.to_json()),))
    record = partial(record_of, game, [bot.name for bot in bots], seed, setup.board, options)
    first: dict[int, Offence] = {}
    for offence in match.offences:
        first.setdefault(offence.seat, offence)
    caught = tuple(
        (offence, record(match.codes[: offence.at], str(offence)).to_json())
        for offence in first.values()
    )
    return Played(number, match, record(match.codes).to_json() if setup.recorded else "", caught)


def _player(kind: str, game: Game, seed: int) -> Bot:
    return AutomaPlayer() if is_automa(kind) else make_bot(kind, game, seed)


def _options(game: Game, setup: Setup, kinds: Sequence[str]) -> dict[str, OptionValue]:
    """The options of a game in which these sit in this order."""
    levels = {at: kind.partition(":")[2] for at, kind in enumerate(kinds) if is_automa(kind)}
    return {**setup.options, **game.automa_options(levels)}


def play_series(
    setup: Setup,
    games: int,
    processes: int,
    save: Path | None,
    count: Callable[[int, MatchResult], None],
    interruption: Interruption,
) -> Ended:
    """Play the games and count each as it ends, until all are played or something ends it."""
    ended = Ended()
    folder = None if save is None else Folder(save)
    offences = OffenceFiles(save)
    one = partial(play_one, setup)
    pool = Pool(one, games, processes) if processes > 1 else None
    source: Iterator[Played] = map(one, range(games)) if pool is None else iter(pool)
    try:
        with redirect_stdout(sys.stderr), _bar(games) as bar:
            task = bar.add_task("games", total=games)
            while (played := interruption.wait(lambda: next(source, None))) is not None:
                _keep(setup, played, folder, offences, ended)
                if played.match is None:
                    ended.how = "offence"
                    break
                count(played.number, played.match)
                ended.finished += 1
                bar.advance(task)
    except KeyboardInterrupt:
        ended.how = "interrupted"
    finally:
        if pool is not None:
            pool.end()
        if folder is not None:
            folder.close()
    if pool is not None and pool.lost:
        ended.lost = [_lost(setup, number, code) for number, code in pool.lost]
        ended.how = "lost" if ended.how == "done" else ended.how
    return ended


def _lost(setup: Setup, number: int, code: int | None) -> dict[str, Any]:
    return {"seed": setup.seed + number, "exit": code, "again": again(setup, number)}


def _bar(games: int) -> Progress:
    """A bar on stderr where somebody can see it."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    return Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty())


def _keep(
    setup: Setup, played: Played, folder: Folder | None, offences: OffenceFiles, ended: Ended
) -> None:
    seed = setup.seed + played.number
    for offence, record in played.caught:
        where = offences.keep(setup.game, seed, offence, record)
        if where:
            entrant = (offence.seat - played.number) % len(setup.kinds)
            ended.offences.append(
                {
                    "bot": offence.bot,
                    "entrant": entrant,
                    "seat": offence.seat,
                    "seed": seed,
                    "action": offence.at,
                    "what": offence.what,
                    "record": where,
                    "again": again(setup, played.number),
                }
            )
    if folder is not None and played.match is not None:
        match = played.match
        line = {
            "seed": seed,
            "seats": setup.seated(played.number),
            "winners": match.result.winners,
            "scores": [match.result.score(seat) for seat in range(len(setup.kinds))],
            "actions": match.actions,
            "digest": match.digest,
        }
        folder.keep(played.number, f"{setup.game}-seed-{seed}.json", played.record, line)


def again(setup: Setup, number: int) -> str:
    """The command that plays one game of a series once more."""
    words = ["simulate", setup.game, "--seats", ",".join(setup.seated(number))]
    words += ["--games", "1", "--seed", str(setup.seed + number), "--board", setup.board]
    for name, value in setup.options.items():
        words += ["--option", f"{name}={str(value).lower() if isinstance(value, bool) else value}"]
    return f"{command_name()} {shlex.join(words)}"


def names_of(kinds: Sequence[str]) -> list[str]:
    """Entrants as tables show them: classes without their files, unless that is ambiguous."""
    names = []
    for kind in kinds:
        ours = is_automa(kind) or is_kind(kind)
        name = short_name(kind) if is_reference(kind) and not ours else kind
        alike = {other for other in kinds if is_reference(other) and short_name(other) == name}
        if len(alike) > 1:
            place = kind.rpartition(":")[0].replace("\\", "/").rpartition("/")[2]
            name = f"{place.removesuffix('.py')[-12:]}:{name}"
        names.append(name)
    return names


def games_said(asked: int, finished: int, how: str) -> str:
    """`20 games`, or how many of them where something has ended it."""
    games = counted(asked, "game")
    if how == "done":
        return games
    why = {"interrupted": "interrupted", "offence": "an offence", "lost": "a process died"}[how]
    return f"{finished} of {games} ({why})"


def seeds_said(first: int, last: int) -> str:
    """`seeds 1 to 20`, or the one that there is."""
    return f"seed {first}" if first == last else f"seeds {first} to {last}"


def say_why(ended: Ended) -> None:
    """Beside the results: which offence has ended the series, and which games are lost; and how to
    see them again."""
    lines = []
    if ended.how == "offence":
        found = ended.offences[-1]
        what = f"{found['bot']} in seat {found['seat'] + 1}, seed {found['seed']}, "
        what += f"after {counted(found['action'], 'action')}, {found['what']}"
        lines = [what, f"the position is kept in {found['record']}", f"again: {found['again']}"]
    died = [lost for lost in ended.lost if lost["exit"] is not None]
    for lost in died:
        what = f"the game with seed {lost['seed']} is lost: its process ended with "
        lines.append(f"{what}exit code {lost['exit']}; again: {lost['again']}")
    if len(died) < len(ended.lost):
        left = counted(len(ended.lost) - len(died), "game")
        lines.append(f"{left} not played: no process is left")
    for line in lines:
        print(f"footplate: {printable(' '.join(line.split()))}", file=sys.stderr)
