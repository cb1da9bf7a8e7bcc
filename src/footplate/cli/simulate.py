"""`footplate simulate`: many games between bots, counted."""

import time
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from rich.console import Console

import footplate
from footplate import BadInput, Game
from footplate.arena.setup import Setup
from footplate.bots import MatchResult
from footplate.cli.desk import grid, plain_text
from footplate.cli.interruption import Interruption
from footplate.cli.outcome import counted
from footplate.cli.runs import Runs
from footplate.cli.seats import default_bots
from footplate.cli.series import (
    Ended,
    games_said,
    names_of,
    play_series,
    prepare,
    say_why,
    seeds_said,
)
from footplate.core.wire import to_json


@dataclass
class Tally:
    """What one entrant got, over all games and seats."""

    kind: str
    wins: Fraction = Fraction(0)
    scores: list[int] = field(default_factory=list)
    bankruptcies: int = 0
    offences: int = 0
    decisions: int = 0
    late: int = 0
    slowest: float = 0.0


@dataclass
class Count:
    """All tallies, and how they grow; the order in which games end does not matter."""

    tallies: list[Tally]
    limit: float | None
    actions: int = 0

    def add(self, number: int, match: MatchResult) -> None:
        self.actions += match.actions
        seats, winners = len(self.tallies), match.result.winners
        for seat in range(seats):
            tally = self.tallies[(seat - number) % seats]
            tally.scores.append(match.result.score(seat))
            tally.wins += Fraction(1, len(winners)) if seat in winners else 0
            tally.bankruptcies += seat in match.bankruptcies
            tally.offences += sum(offence.seat == seat for offence in match.offences)
            if self.limit is not None:
                tally.decisions += len(match.seconds[seat])
                tally.late += sum(each > self.limit for each in match.seconds[seat])
                tally.slowest = max(tally.slowest, *match.seconds[seat], 0.0)


def simulate(
    game_name: str, seats: str | None, games: int, time_limit: float | None, runs: Runs
) -> int:
    """Play the games, in several processes if wanted; the numbers do not depend on how many."""
    game = footplate.game(game_name)
    if time_limit is not None and not time_limit > 0:
        raise BadInput("--time-limit must be more than 0 seconds")
    clock = "" if time_limit is None else "wall"
    setup = prepare(game, default_bots(game) if seats is None else seats, games, runs, clock)
    begun = time.perf_counter()
    count = Count([Tally(kind) for kind in setup.kinds], time_limit)
    with Interruption() as interruption:
        ended = play_series(setup, games, runs.processes, runs.save, count.add, interruption)
        seconds = time.perf_counter() - begun
        if ended.how == "offence":
            count.tallies[ended.offences[-1]["entrant"]].offences += 1
        summary = _summary(game, setup, count, ended, seconds)
        summary |= {"processes": runs.processes, "asked": games}
        if runs.json:
            print(to_json(summary, indent=2), flush=True)
        else:
            _print(game, setup, summary)
        say_why(ended)
    return ended.code


def _summary(
    game: Game, setup: Setup, count: Count, ended: Ended, seconds: float
) -> dict[str, Any]:
    return {
        "game": setup.game,
        "board": setup.board,
        "options": setup.options,
        "seats": list(setup.kinds),
        "games": ended.finished,
        "seed": setup.seed,
        "entrants": [_entrant(game, tally, count.limit) for tally in count.tallies],
        "actions": count.actions,
        "seconds": round(seconds, 3),
        "actions_per_second": round(count.actions / seconds, 1) if seconds else 0.0,
        "ended": ended.how,
        "offences": ended.offences,
        "lost": ended.lost,
    }


def _entrant(game: Game, tally: Tally, limit: float | None) -> dict[str, Any]:
    """What is said of an entrant; without a finished game there are no shares and means."""
    games = len(tally.scores)
    found: dict[str, Any] = {
        "seat": tally.kind,
        "wins": round(float(tally.wins), 3),
        "win_rate": round(float(tally.wins) / games, 4) if games else None,
        "mean_score": round(sum(tally.scores) / games, 2) if games else None,
        "best_score": max(tally.scores, default=None),
        "worst_score": min(tally.scores, default=None),
        "offences": tally.offences,
    }
    if game.ruinous:
        found["bankruptcies"] = tally.bankruptcies
    if limit is not None:
        found |= {
            "decisions": tally.decisions,
            "late": tally.late,
            "slowest_seconds": round(tally.slowest, 4),
        }
    return found


def _print(game: Game, setup: Setup, summary: dict[str, Any]) -> None:
    console = Console(highlight=False)
    console.print(plain_text(_title(game, summary), "bold"))
    if summary["games"]:
        console.print(_table(game, setup, summary))
    words = f"{summary['actions']} actions in {summary['seconds']} s: "
    words += f"{summary['actions_per_second']:.0f} actions/s. A shared win counts in parts."
    console.print(plain_text(words))
    for name, entrant in zip(names_of(setup.kinds), summary["entrants"]):
        if entrant.get("late"):
            words = f"{name}: {entrant['late']} of {entrant['decisions']} decisions took too long"
            console.print(plain_text(f"{words}; the slowest {entrant['slowest_seconds']} s."))
        if entrant["offences"]:
            console.print(plain_text(f"{name}: {counted(entrant['offences'], 'offence')}."))
    if summary["ended"] == "done" and summary["offences"]:
        found = summary["offences"][0]
        words = f"The first: {found['bot']} {found['what']} (seed {found['seed']}, after "
        console.print(
            plain_text(f"{words}{counted(found['action'], 'action')}): {found['record']}")
        )


def _title(game: Game, summary: dict[str, Any]) -> str:
    last = summary["seed"] + summary["asked"] - 1
    games = games_said(summary["asked"], summary["games"], summary["ended"])
    seeds = seeds_said(summary["seed"], last)
    return f"{game.title} on {summary['board']}: {games}, {seeds}, seats rotated"


def _table(game: Game, setup: Setup, summary: dict[str, Any]) -> Any:
    heads = ("entrant", "wins", "win rate", "mean score", "best", "worst")
    table = grid(*heads, *(("bankrupt",) if game.ruinous else ()), numbers=range(1, 7))
    entrants = zip(names_of(setup.kinds), summary["entrants"])
    for number, (name, entrant) in enumerate(entrants, start=1):
        ruined = f"{entrant.get('bankruptcies')} of {summary['games']}"
        table.add_row(
            f"{number} {name}",
            f"{entrant['wins']:g}",
            f"{entrant['win_rate']:.1%}",
            f"{entrant['mean_score']:.1f}",
            str(entrant["best_score"]),
            str(entrant["worst_score"]),
            *([ruined] if game.ruinous else []),
        )
    return table
