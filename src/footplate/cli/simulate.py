"""`footplate simulate`: many games between bots, counted."""

import os
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import get_context
from typing import Any, Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

import footplate
from footplate import BadInput, Game
from footplate.bots import Bot, MatchResult, make_bot, play_match
from footplate.cli.desk import grid, plain_text
from footplate.cli.outcome import DONE, counted
from footplate.cli.seats import (
    AutomaPlayer,
    default_bots,
    is_automa,
    parse_bots,
    parse_options,
    solo_options,
)
from footplate.core.game import OptionValue
from footplate.core.wire import to_json

RUINOUS: Final = ("age-of-steam",)
"""Games in which a seat can be eliminated."""


@dataclass(frozen=True)
class Setup:
    """What all games of a simulation have in common; small enough to send to a process."""

    game: str
    kinds: tuple[str, ...]
    board: str
    options: dict[str, OptionValue]
    seed: int


@dataclass
class Tally:
    """What one entrant got, over all games and seats."""

    kind: str
    wins: float = 0.0
    scores: list[int] = field(default_factory=list)
    bankruptcies: int = 0


def play_one(setup: Setup, number: int) -> tuple[int, MatchResult]:
    """Game `number`: its own seed, and everybody moved on by one seat."""
    game = footplate.game(setup.game)
    seats, seed = len(setup.kinds), setup.seed + number
    kinds = [setup.kinds[(seat - number) % seats] for seat in range(seats)]
    bots = [_player(kind, game, seed * seats + seat) for seat, kind in enumerate(kinds)]
    return number, play_match(game, bots, seed, setup.board, _options(game, setup, kinds))


def _player(kind: str, game: Game, seed: int) -> Bot:
    return AutomaPlayer() if is_automa(kind) else make_bot(kind, game, seed)


def _options(game: Game, setup: Setup, kinds: Sequence[str]) -> dict[str, OptionValue]:
    """The options of a game in which these sit in this order."""
    levels = {at: kind.partition(":")[2] for at, kind in enumerate(kinds) if is_automa(kind)}
    return {**setup.options, **game.automa_options(levels)}


def simulate(
    game_name: str,
    seats: str | None,
    games: int,
    seed: int,
    board: str | None,
    options: Sequence[str],
    processes: int,
    as_json: bool,
) -> int:
    """Play the games, in several processes if wanted; the numbers do not depend on how many."""
    game = footplate.game(game_name)
    if games < 1 or processes < 1:
        raise BadInput("--games and --processes must be 1 or more")
    kinds = parse_bots(default_bots(game) if seats is None else seats, game)
    board = board or game.default_board
    chosen = parse_options(game, options)
    chosen |= solo_options(game, len(kinds), chosen)
    setup = Setup(game.name, tuple(kinds), board, chosen, seed)
    game.start(len(kinds), seed, board, None, None, **_options(game, setup, kinds))
    begun = time.perf_counter()
    tallies = [Tally(kind) for kind in kinds]
    actions = 0
    for number, match in _with_progress(_matches(setup, games, processes), games):
        actions += match.actions
        _count(tallies, match, number)
    seconds = time.perf_counter() - begun
    summary = _summary(setup, games, processes, tallies, actions, seconds)
    if as_json:
        print(to_json(summary, indent=2))
    else:
        _print(game, summary)
    return DONE


def _matches(setup: Setup, games: int, processes: int) -> Iterator[tuple[int, MatchResult]]:
    one = partial(play_one, setup)
    if processes == 1:
        yield from map(one, range(games))
        return
    chunk = max(1, min(16, games // (processes * 4)))
    workers = min(processes, games, 4 * (os.cpu_count() or 1))
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        yield from pool.map(one, range(games), chunksize=chunk)


def _with_progress(
    matches: Iterator[tuple[int, MatchResult]], games: int
) -> Iterator[tuple[int, MatchResult]]:
    """The same matches, with a bar on stderr where somebody can see it."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    shown = sys.stderr.isatty()
    with Progress(*columns, console=console, transient=True, disable=not shown) as progress:
        task = progress.add_task("games", total=games)
        for match in matches:
            yield match
            progress.advance(task)


def _count(tallies: list[Tally], match: MatchResult, number: int) -> None:
    seats, winners = len(tallies), match.result.winners
    for seat in range(seats):
        tally = tallies[(seat - number) % seats]
        tally.scores.append(match.result.score(seat))
        tally.wins += 1 / len(winners) if seat in winners else 0
        tally.bankruptcies += seat in match.bankruptcies


def _summary(
    setup: Setup,
    games: int,
    processes: int,
    tallies: list[Tally],
    actions: int,
    seconds: float,
) -> dict[str, Any]:
    return {
        "game": setup.game,
        "board": setup.board,
        "options": setup.options,
        "seats": list(setup.kinds),
        "games": games,
        "seed": setup.seed,
        "entrants": [
            {
                "seat": tally.kind,
                "wins": round(tally.wins, 3),
                "win_rate": round(tally.wins / games, 4),
                "mean_score": round(sum(tally.scores) / games, 2),
                "best_score": max(tally.scores),
                "worst_score": min(tally.scores),
                **({"bankruptcies": tally.bankruptcies} if setup.game in RUINOUS else {}),
            }
            for tally in tallies
        ],
        "actions": actions,
        "processes": processes,
        "seconds": round(seconds, 3),
        "actions_per_second": round(actions / seconds, 1) if seconds else 0.0,
    }


def _print(game: Game, summary: dict[str, Any]) -> None:
    console = Console(highlight=False)
    ruin = any("bankruptcies" in entrant for entrant in summary["entrants"])
    heads = ("entrant", "wins", "win rate", "mean score", "best", "worst")
    table = grid(*heads, *(("bankrupt",) if ruin else ()), numbers=range(1, 7))
    for number, entrant in enumerate(summary["entrants"], start=1):
        table.add_row(
            f"{number} {entrant['seat']}",
            f"{entrant['wins']:g}",
            f"{entrant['win_rate']:.1%}",
            f"{entrant['mean_score']:.1f}",
            str(entrant["best_score"]),
            str(entrant["worst_score"]),
            *([f"{entrant['bankruptcies']} of {summary['games']}"] if ruin else []),
        )
    last = summary["seed"] + summary["games"] - 1
    seeds = f"seeds {summary['seed']} to {last}"
    games = counted(summary["games"], "game")
    title = f"{game.title} on {summary['board']}: {games}, {seeds}, seats rotated"
    console.print(plain_text(title, "bold"))
    console.print(table)
    console.print(
        plain_text(
            f"{summary['actions']} actions in {summary['seconds']} s: "
            f"{summary['actions_per_second']:.0f} actions/s. A shared win counts in parts."
        )
    )
