"""Many games between bots, rotated around the table: what `simulate` and `strength` stand on."""

import shlex
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import redirect_stdout
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Literal

from footplate import BadInput, Game
from footplate.arena.counting import cut_off
from footplate.arena.pool import Pool
from footplate.arena.setup import Played, Setup, checked, is_automa, play_one
from footplate.bots import MatchResult, is_kind
from footplate.bots.own import is_reference, short_name
from footplate.cli.called import command_name
from footplate.cli.interruption import Interruption
from footplate.cli.keeping import Folder, OffenceFiles
from footplate.cli.outcome import DONE, FOUND, INTERRUPTED, counted, printable
from footplate.cli.progress import progress
from footplate.cli.runs import Runs
from footplate.cli.seats import parse_bots, parse_options, solo_options


@dataclass
class Ended:
    """How a series went."""

    finished: int = 0
    how: Literal["done", "interrupted", "offence", "lost"] = "done"
    offences: list[dict[str, Any]] = field(default_factory=list)
    """Those whose positions were kept."""
    lost: list[dict[str, Any]] = field(default_factory=list)
    """The games whose process has died."""
    lengths: list[int] = field(default_factory=list)
    """How many actions each finished game took."""

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
    return checked(game, setup)


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
    pool = Pool(one, range(games), min(processes, games)) if processes > 1 else None
    source: Iterator[Played] = map(one, range(games)) if pool is None else iter(pool)
    try:
        with redirect_stdout(sys.stderr), progress(games) as advance:
            while (played := interruption.wait(lambda: next(source, None))) is not None:
                _keep(setup, played, folder, offences, ended)
                if played.match is None:
                    ended.how = "offence"
                    break
                count(played.number, played.match)
                ended.finished += 1
                ended.lengths.append(played.match.actions)
                advance(1)
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


def _lost(setup: Setup, number: int, code: int) -> dict[str, Any]:
    return {"seed": setup.seed_of(number), "exit": code, "again": again(setup, number)}


def _keep(
    setup: Setup, played: Played, folder: Folder | None, offences: OffenceFiles, ended: Ended
) -> None:
    seed = setup.seed_of(played.number)
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
    words += ["--games", "1", "--seed", str(setup.seed_of(number)), "--board", setup.board]
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
    """Beside the results: which offence has ended the series, which games are lost, and how to see
    them again; how many came to no end."""
    lines = []
    if ended.how == "offence":
        found = ended.offences[-1]
        what = f"{found['bot']} in seat {found['seat'] + 1}, seed {found['seed']}, "
        what += f"after {counted(found['action'], 'action')}, {found['what']}"
        lines = [what, f"the position is kept in {found['record']}", f"again: {found['again']}"]
    for lost in ended.lost:
        what = f"the game with seed {lost['seed']} is lost: its process ended with "
        lines.append(f"{what}exit code {lost['exit']}; again: {lost['again']}")
    if cut := cut_off(ended.lengths):
        lines.append(cut)
    for line in lines:
        print(f"footplate: {printable(' '.join(line.split()))}", file=sys.stderr)
