"""`footplate arena compare`: is one bot better than another?"""

from pathlib import Path
from typing import Any

from rich.console import Console

import footplate
from footplate import BadInput, Game
from footplate.arena.counting import cut_off
from footplate.arena.lines import held
from footplate.arena.rounds import Rounds
from footplate.arena.running import Arena
from footplate.cli.arena import play_games, reported
from footplate.cli.desk import plain_text
from footplate.cli.fields import Field
from footplate.cli.outcome import DONE, FOUND, INTERRUPTED, counted
from footplate.cli.playing import setup_of
from footplate.core.wire import to_json


def compare(
    first: str,
    second: str,
    game_name: str,
    players: int | None,
    games: int,
    output: Path | None,
    board: str | None,
    field: Field,
) -> int:
    """One of the first against the second in all other seats, until it is sure who is better."""
    game = footplate.game(game_name)
    seats = game.usual_seats if players is None else players
    if seats < 2:
        raise BadInput("--players must be 2 or more")
    if 0 < games < seats:
        raise BadInput(f"--games must be {seats} or more: each seed is played from every seat")
    asked = games - games % seats if games > 0 else games
    setup = setup_of(game, ",".join([first, *[second] * (seats - 1)]), asked, board, field)
    folder = output or Path(f"compare-{game.name}-{_plain(first)}-{_plain(second)}")
    with held(folder):
        found, rounds = Arena(setup, folder), Rounds(seats)
        rounds.add(found.sheet.ordered(asked))
        whole = play_games(
            found,
            asked,
            field,
            lambda: rounds.verdict != "open",
            lambda lines: rounds.add(lines, [each.number for each in found.lost]),
        )
        verdict = told(rounds, first, second, asked)
        verdict |= _shown(found, game, rounds, asked)
    if field.json:
        print(to_json(verdict, indent=1), flush=True)
    else:
        _print(verdict)
    return INTERRUPTED if not whole else FOUND if found.lost else DONE


def _shown(found: Arena, game: Game, rounds: Rounds, asked: int) -> dict[str, Any]:
    """The report, written, and what of it belongs to the verdict."""
    # What was under way when it was sure is kept, but not counted: quick machines have more.
    until = asked if rounds.verdict == "open" else rounds.reached
    if not found.sheet.ordered(until):
        return {}
    report = reported(found, game, until)
    where = str(found.sheet.folder / "report.html")
    told = {"offences": report.offences, "records": report.records, "lost": report.lost}
    return {**told, "cut": cut_off(report.lengths), "report": where}


def _print(verdict: dict[str, Any]) -> None:
    console = Console(highlight=False)
    console.print(plain_text(verdict["words"]), soft_wrap=True)
    if offences := verdict.get("offences"):
        line = f"{counted(len(offences), 'offence')}; the first: {offences[0]}"
        console.print(plain_text(line), soft_wrap=True)
    if verdict.get("cut"):
        console.print(plain_text(verdict["cut"]), soft_wrap=True)
    if "report" in verdict:
        console.print(plain_text(f"Report: {verdict['report']}"), soft_wrap=True)


def _plain(kind: str) -> str:
    return "".join(sign if sign.isalnum() else "-" for sign in kind)[-24:]


def told(rounds: Rounds, first: str, second: str, most: int) -> dict[str, Any]:
    """The verdict, as words and as data."""
    games, shares = rounds.games, rounds.shares
    share = sum(shares) / len(shares) if shares else 0.0
    low, high = rounds.interval
    how = {
        "better": f"{first} is better than {second}",
        "worse": f"{first} is worse than {second}",
        "open": f"{first} is not surely better or worse than {second} yet,",
    }[rounds.verdict]
    words = f"{how} after {counted(games, 'game')} of at most {most}: {share:.1%} of the wins "
    words += f"({low:.1%} to {high:.1%}), where {1 / rounds.seats:.0%} would be fair."
    return {
        "verdict": rounds.verdict,
        "first": first,
        "second": second,
        "games": games,
        "wins": sum(shares) * rounds.seats,
        "share": share,
        "interval": [low, high],
        "fair": 1 / rounds.seats,
        "words": words,
    }
