"""How strong a bot is: one of it against others, seats rotated, seeds listed.

    python -m bench.strength --games 200
    python -m bench.strength --games 40 --others greedy --seats 5 --board southern-us --json
    python -m bench.strength --game steam-power --seats 2 --others automa:normal
    python -m bench.strength --game steam-power --seats 3 --others greedy,automa:hard
    python -m bench.strength --game steam-power --seats 1 --option solo=basic

Game `n` is played with seed `seed + n`, the measured bot sitting in seat `n` modulo the seats;
the others follow around the table, as often as they are needed. `automa:LEVEL` is an opponent that
the game itself plays, where it has one. A shared first place counts as a part of a win. The
interval is Wilson's for 95 %. Times are the processor's, so that a busy machine does not show.
"""

import argparse
import json
import math
import sys
import time
from dataclasses import dataclass, field
from typing import Any

import footplate
from footplate import BadInput, Game, State
from footplate.bots import Bot, make_bot, play_match
from footplate.core.game import OptionValue

Z = 1.959964
AUTOMA = "automa"


class Timed:
    """A bot whose decisions are timed."""

    def __init__(self, bot: Bot, seconds: list[float]) -> None:
        self.name = bot.name
        self._bot = bot
        self._seconds = seconds

    def choose(self, state: State) -> int:
        begun = time.process_time()
        code = self._bot.choose(state)
        self._seconds.append(time.process_time() - begun)
        return code


@dataclass
class Score:
    """What the measured bot, and all bots of its kind, got."""

    wins: float = 0.0
    bankrupt: int = 0
    games: list[dict[str, Any]] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share, after Wilson."""
    share = wins / games
    middle = share + Z * Z / (2 * games)
    spread = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return (middle - spread) / scale, (middle + spread) / scale


def quantile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def entrants(args: argparse.Namespace, hero: int) -> tuple[list[str], dict[int, str]]:
    """The kind of bot of each seat, and the levels of the seats that the game plays itself."""
    others = args.others.split(",")
    kinds, levels = [args.bot] * args.seats, {}
    for number in range(args.seats - 1):
        seat = (hero + 1 + number) % args.seats
        kinds[seat] = others[number % len(others)]
        if kinds[seat].split(":")[0] == AUTOMA:
            levels[seat] = kinds[seat].partition(":")[2] or "normal"
    return kinds, levels


def play(game: Game, number: int, args: argparse.Namespace, score: Score) -> None:
    seed, hero = args.seed + number, number % args.seats
    kinds, levels = entrants(args, hero)
    bots: list[Bot] = []
    for seat in range(args.seats):
        # Whoever sits for an Automa only says the one thing that is legal.
        kind = "random" if seat in levels else kinds[seat]
        bot = make_bot(kind, game, seed * args.seats + seat)
        bots.append(Timed(bot, score.seconds) if kind == args.bot else bot)
    options = {**dict(args.option), **game.automa_options(levels)}
    match = play_match(game, bots, seed, args.board, options)
    winners = match.result.winners
    if hero in winners:
        score.wins += 1 / len(winners)
    score.bankrupt += hero in match.bankruptcies
    score.games.append(
        {
            "seed": seed,
            "seat": hero,
            "winners": winners,
            "scores": [match.result.score(seat) for seat in range(args.seats)],
            "bankrupt": match.bankruptcies,
            "decisions": match.actions,
            "digest": match.digest,
        }
    )


def summary(args: argparse.Namespace, score: Score) -> dict[str, Any]:
    games = len(score.games)
    low, high = wilson(score.wins, games)
    own = [game["scores"][game["seat"]] for game in score.games]
    alike = args.bot == args.others
    everybody = [each for game in score.games for each in game["scores"]] if alike else own
    out = sum(len(game["bankrupt"]) for game in score.games) if alike else score.bankrupt
    seats = games * args.seats if alike else games
    return {
        "game": args.game,
        "bot": args.bot,
        "others": args.others,
        "board": args.board or "the default board",
        "options": dict(args.option),
        "seats": args.seats,
        "seeds": [args.seed, args.seed + games - 1],
        "games": games,
        "wins": score.wins,
        "share": score.wins / games,
        "interval": [low, high],
        "bankrupt": out,
        "bankrupt_share": out / seats,
        "mean_score": sum(everybody) / len(everybody),
        "positive_scores": sum(each > 0 for each in everybody) / len(everybody),
        "decisions": len(score.seconds),
        "milliseconds": {
            "median": 1000 * quantile(score.seconds, 0.5),
            "p95": 1000 * quantile(score.seconds, 0.95),
            "p99": 1000 * quantile(score.seconds, 0.99),
            "max": 1000 * max(score.seconds),
        },
    }


def show(found: dict[str, Any]) -> None:
    low, high = found["interval"]
    times = found["milliseconds"]
    against = f"against {found['seats'] - 1} {found['others']}" if found["seats"] > 1 else "alone"
    print(
        f"{found['game']}: 1 {found['bot']} {against} on {found['board']}, "
        f"seeds {found['seeds'][0]} to {found['seeds'][1]}"
    )
    if found["seats"] > 1:
        print(
            f"won {found['wins']:g} of {found['games']}: {found['share']:.1%} "
            f"(95 %: {low:.1%} to {high:.1%})"
        )
    print(
        f"bankrupt {found['bankrupt']} ({found['bankrupt_share']:.1%} of its seats), "
        f"mean score {found['mean_score']:.1f}, {found['positive_scores']:.0%} of scores positive"
    )
    print(
        f"{found['decisions']} decisions, ms of processor time: median {times['median']:.1f}, "
        f"p95 {times['p95']:.1f}, p99 {times['p99']:.1f}, max {times['max']:.1f}"
    )


def option(text: str) -> tuple[str, OptionValue]:
    """An option of the game: a number, true or false, or a word."""
    name, _, value = text.partition("=")
    if value in ("true", "false"):
        return name, value == "true"
    return name, int(value) if value.isdecimal() else value


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure a bot's strength and speed.")
    parser.add_argument("--game", default="age-of-steam")
    parser.add_argument("--games", type=int, default=200, help="how many games")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--board", default=None)
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    parser.add_argument("--bot", default="greedy", help="the kind that is measured")
    parser.add_argument("--others", default="random", help="the kinds of everybody else")
    parser.add_argument(
        "--option", action="append", default=[], type=option, help="of the game, as name=value"
    )
    parser.add_argument("--json", action="store_true", help="everything, game by game")
    args = parser.parse_args()
    score = Score()
    try:
        game = footplate.game(args.game)
        for number in range(args.games):
            play(game, number, args, score)
    except BadInput as error:
        print(error, file=sys.stderr)
        return 2
    if not score.games:
        print("no games: --games must be 1 or more", file=sys.stderr)
        return 2
    found = summary(args, score)
    if args.json:
        print(json.dumps({**found, "each": score.games}, indent=1))
    else:
        show(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
