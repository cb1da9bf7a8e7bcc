"""`footplate strength`: one bot against others, with the interval of its share of wins.

Game `n` is played with seed `seed + n`, the measured bot in seat `n` modulo the seats; the others
follow around the table. A shared first place counts as a part of a win. The interval is Wilson's
for 95 %. Times are the processor's, so that a busy machine does not show.
"""

from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from rich.console import Console

import footplate
from footplate import BadInput, Game
from footplate.arena.setup import Setup
from footplate.arena.shares import quantile, wilson
from footplate.bots import MatchResult
from footplate.cli.desk import plain_text
from footplate.cli.interruption import Interruption
from footplate.cli.outcome import counted
from footplate.cli.runs import Runs
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
class Score:
    """What the measured bot got, and everybody of its kind where the others are alike."""

    setup: Setup
    wins: Fraction = Fraction(0)
    bankrupt: int = 0
    scores: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    offences: int = 0
    games: list[dict[str, Any]] = field(default_factory=list)

    def add(self, number: int, match: MatchResult) -> None:
        kinds, winners = self.setup.seated(number), match.result.winners
        hero = number % len(kinds)
        if hero in winners:
            self.wins += Fraction(1, len(winners))
        scores = [match.result.score(seat) for seat in range(len(kinds))]
        alike = len(set(kinds)) == 1
        for seat in range(len(kinds)) if alike else [hero]:
            self.scores.append(scores[seat])
            self.bankrupt += seat in match.bankruptcies
            self.seconds += match.seconds[seat]
        self.offences += sum(offence.seat == hero for offence in match.offences)
        self.games.append(
            {
                "seed": self.setup.seed + number,
                "seat": hero,
                "winners": winners,
                "scores": scores,
                "bankrupt": match.bankruptcies,
                "decisions": match.actions,
                "digest": match.digest,
            }
        )


def strength(
    game_name: str, hero: str, others: str, players: int | None, games: int, runs: Runs
) -> int:
    """Measure a bot; the numbers, but for the times, do not depend on the processes."""
    game = footplate.game(game_name)
    setup = prepare(game, entrants(game, hero, others, players), games, runs, "processor")
    score = Score(setup)
    with Interruption() as interruption:
        ended = play_series(setup, games, runs.processes, runs.save, score.add, interruption)
        score.games.sort(key=lambda each: int(each["seed"]))
        found = _summary(setup, others, score, ended, games)
        if runs.json:
            print(to_json({**found, "each": score.games}, indent=1), flush=True)
        else:
            _print(game, found)
        say_why(ended)
    return ended.code


def entrants(game: Game, hero: str, others: str, players: int | None) -> str:
    """The seats from the measured bot on; the others are repeated until the table is full."""
    if "," in hero:
        raise BadInput("--hero is one bot; the others belong to --others")
    against = others.split(",")
    if players is None:
        players = len(against) + 1 if len(against) > 1 else game.usual_seats
    if players < 1:
        raise BadInput("--players must be 1 or more")
    return ",".join([hero, *(against[at % len(against)] for at in range(players - 1))])


def _summary(setup: Setup, others: str, score: Score, ended: Ended, asked: int) -> dict[str, Any]:
    games, measured = ended.finished, len(score.scores)
    wins, times = float(score.wins), score.seconds
    return {
        "game": setup.game,
        "bot": setup.kinds[0],
        "others": others,
        "board": setup.board,
        "options": setup.options,
        "seats": len(setup.kinds),
        "entrants": list(setup.kinds),
        "seeds": [setup.seed, setup.seed + asked - 1],
        "games": games,
        "asked": asked,
        "ended": ended.how,
        "wins": round(wins, 3),
        "share": wins / games if games else None,
        "interval": list(wilson(wins, games)) if games else None,
        "bankrupt": score.bankrupt,
        "bankrupt_share": score.bankrupt / measured if measured else None,
        "mean_score": sum(score.scores) / measured if measured else None,
        "positive_scores": sum(each > 0 for each in score.scores) / measured if measured else None,
        "decisions": len(times),
        "milliseconds": {
            "median": 1000 * quantile(times, 0.5),
            "p95": 1000 * quantile(times, 0.95),
            "p99": 1000 * quantile(times, 0.99),
            "max": 1000 * max(times),
        }
        if times
        else None,
        "offences": score.offences,
        "kept_offences": ended.offences,
        "lost": ended.lost,
    }


def _print(game: Game, found: dict[str, Any]) -> None:
    console = Console(highlight=False)
    console.print(plain_text(_title(game, found), "bold"))
    if found["games"]:
        for line in _lines(game, found):
            console.print(plain_text(line))


def _title(game: Game, found: dict[str, Any]) -> str:
    names = names_of(found["entrants"])
    others = sorted(set(names[1:]), key=names.index)
    against = ", ".join(f"{names[1:].count(name)} {name}" for name in others)
    games = games_said(found["asked"], found["games"], found["ended"])
    first, last = found["seeds"]
    who = f"{names[0]} against {against}" if against else f"{names[0]} alone"
    return f"{game.title} on {found['board']}: {who}; {games}, {seeds_said(first, last)}"


def _lines(game: Game, found: dict[str, Any]) -> list[str]:
    low, high = found["interval"]
    times = found["milliseconds"]
    won = f"won {found['wins']:g} of {found['games']}: {found['share']:.1%} "
    lines = [f"{won}(95 %: {low:.1%} to {high:.1%})"] if found["seats"] > 1 else []
    score = f"mean score {found['mean_score']:.1f}, {found['positive_scores']:.0%} positive"
    if game.ruinous:
        score += f"; bankrupt {found['bankrupt']} times ({found['bankrupt_share']:.1%})"
    lines.append(score)
    if times is not None:
        lines.append(
            f"{found['decisions']} decisions, ms of processor time: median {_ms(times['median'])}, "
            f"p95 {_ms(times['p95'])}, p99 {_ms(times['p99'])}, max {_ms(times['max'])}"
        )
    if found["offences"]:
        lines.append(f"{counted(found['offences'], 'offence')} of the measured bot")
    return lines


def _ms(value: float) -> str:
    """Of quick bots a part of a millisecond counts."""
    return f"{value:.1f}" if value >= 1 else f"{value:.2g}"
