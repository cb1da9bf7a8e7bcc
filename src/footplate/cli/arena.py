"""`footplate arena`, `footplate arena compare`, `footplate board study`."""

import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, redirect_stdout
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Literal

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

import footplate
from footplate import BadInput, Game
from footplate.arena.counting import Report
from footplate.arena.crews import Caught, Crew, alone, on_ray, processes
from footplate.arena.lines import GameLine
from footplate.arena.pages import arena_page
from footplate.arena.pool import Pool
from footplate.arena.running import Arena
from footplate.arena.sequential import Bets
from footplate.arena.setup import Setup, checked
from footplate.arena.shares import wilson
from footplate.arena.study import Studied, study_one, study_page, summary
from footplate.cli.boards import load
from footplate.cli.desk import grid, plain_text
from footplate.cli.fields import Field
from footplate.cli.interruption import Interruption
from footplate.cli.keeping import OffenceFiles
from footplate.cli.outcome import DONE, FOUND, INTERRUPTED, counted, write_text
from footplate.cli.seats import default_bots, parse_bots, parse_options, solo_options
from footplate.cli.series import names_of
from footplate.core.wire import to_json


def arena(game_name: str, seats: str | None, games: int, output: Path, field: Field) -> int:
    """Play what is missing of the games, then write and print the report."""
    game = footplate.game(game_name)
    setup = _setup(game, seats or default_bots(game), games, field)
    found = Arena(setup, output)
    with Interruption() as interruption:
        ended = _play(found, games, field, interruption)
    report = _reported(found, game, games)
    if field.json:
        print(to_json(report, indent=1), flush=True)
    else:
        _print(game, report, _names(setup), output)
    for lost in found.lost:
        _say(f"the game with seed {setup.seed_of(lost.number)} is lost: its process died")
    return INTERRUPTED if ended == "interrupted" else FOUND if found.lost else DONE


def _names(setup: Setup) -> dict[str, str]:
    return dict(zip(setup.kinds, names_of(setup.kinds)))


def _reported(found: Arena, game: Game, games: int) -> Report:
    """What was played, written into the folder as well."""
    report, names, folder = found.report(games), _names(found.setup), found.sheet.folder
    title = f"{game.title}: {', '.join(dict.fromkeys(names.values()))}"
    write_text(folder / "report.json", to_json(report, indent=1) + "\n")
    write_text(folder / "report.html", arena_page(title, report, names))
    return report


def _setup(game: Game, seats: str, games: int, field: Field) -> Setup:
    if games < 1 or (field.workers is not None and field.workers < 1):
        raise BadInput("--games and --workers must be 1 or more")
    if not field.time_limit > 0:
        raise BadInput("--time-limit must be more than 0 seconds")
    with redirect_stdout(sys.stderr):
        kinds = parse_bots(seats, game)
    chosen = parse_options(game, field.option)
    setup = Setup(
        game=game.name,
        kinds=tuple(kinds),
        board=field.board or game.default_board,
        options=chosen | solo_options(game, len(kinds), chosen),
        seed=field.seed,
        on_offence="fallback",
        clock="processor",
        paired=True,
        limit=field.time_limit,
    )
    return checked(game, setup)


def _crew(field: Field, games: int) -> Crew:
    if field.on == "ray":
        return partial(on_ray, field.address)
    workers = min(field.workers or os.cpu_count() or 1, games)
    return alone if workers == 1 else partial(processes, workers)


def _play(
    found: Arena,
    games: int,
    field: Field,
    interruption: Interruption,
    enough: Callable[[], bool] = lambda: False,
    heard: Callable[[Sequence[GameLine]], None] = lambda lines: None,
) -> Literal["done", "interrupted"]:
    """Play until all games are played, somebody interrupts it, or there is enough."""
    setup = found.setup
    files = OffenceFiles(found.sheet.folder)

    def caught(each: Caught) -> None:
        files.keep(setup.game, setup.seed_of(each.number), each.offence, each.record)

    with redirect_stdout(sys.stderr), _bar(games) as advance:
        advance(games - len(found.sheet.missing(games)))

        def told(lines: Sequence[GameLine]) -> None:
            advance(len(lines))
            heard(lines)

        steps = found.steps(games, _crew(field, games), told, caught)
        try:
            while not enough() and interruption.wait(lambda: next(steps, None)) is not None:
                pass
        except KeyboardInterrupt:
            return "interrupted"
        finally:
            steps.close()
    return "done"


@contextmanager
def _bar(games: int) -> Iterator[Callable[[int], None]]:
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    shown = sys.stderr.isatty()
    with Progress(*columns, console=console, transient=True, disable=not shown) as bar:
        task = bar.add_task("games", total=games)
        yield lambda count: bar.advance(task, count)


def _print(game: Game, report: Report, names: dict[str, str], output: Path) -> None:
    console = Console(highlight=False)
    first, last = report.seeds
    title = f"{game.title} on {report.board}: {report.games} of {counted(report.asked, 'game')}, "
    console.print(plain_text(f"{title}seeds {first} to {last}, each from every seat", "bold"))
    heads = ("bot", "seats", "wins", "share (95 %)", "place", "score", "rating", "ms p95")
    rows = grid(*heads, numbers=range(1, len(heads)))
    for each in report.entrants:
        wins, rating, times = each.wins, each.rating, each.times
        rows.add_row(
            names[each.kind],
            str(each.seats),
            f"{wins.wins:g}",
            f"{wins.share:.1%} ({wins.low:.0%}–{wins.high:.0%})",
            f"{each.rank:.2f}",
            f"{each.score:.1f}",
            "–" if rating is None else f"{rating.rating:.1f} ± {rating.high - rating.rating:.1f}",
            "–" if times is None else f"{times.p95:.3g}",
        )
    console.print(rows)
    seats = ", ".join(f"{each.wins.share:.0%}" for each in report.by_seat)
    console.print(plain_text(f"Wins by seat, whoever sat there: {seats}."))
    if report.offences:
        console.print(
            plain_text(
                f"{counted(len(report.offences), 'offence')}; the first: {report.offences[0]}"
            )
        )
    console.print(plain_text(f"Report: {output / 'report.html'}"), soft_wrap=True)


def _say(line: str) -> None:
    print(f"footplate: {line}", file=sys.stderr)


# --- is one better? -----------------------------------------------------------------------------


def compare(
    first: str,
    second: str,
    game_name: str,
    players: int | None,
    games: int,
    output: Path | None,
    field: Field,
) -> int:
    """One of the first against the second in all other seats, until it is sure who is better."""
    game = footplate.game(game_name)
    seats = players or game.usual_seats
    if seats < 2:
        raise BadInput("--players must be 2 or more")
    setup = _setup(game, ",".join([first, *[second] * (seats - 1)]), games, field)
    folder = output or Path(f"compare-{game.name}-{_plain(first)}-{_plain(second)}")
    found = Arena(setup, folder)
    rounds = Rounds(seats)
    rounds.add(found.sheet.ordered(games))
    with Interruption() as interruption:
        ended = _play(
            found, games, field, interruption, lambda: rounds.verdict != "open", rounds.add
        )
    if found.sheet.ordered(games):
        # What was under way when it was sure is kept, but not counted: quick machines have more.
        _reported(found, game, games if rounds.verdict == "open" else rounds.games)
    verdict = rounds.told(first, second, games)
    if field.json:
        print(to_json(verdict, indent=1), flush=True)
    else:
        Console(highlight=False).print(plain_text(verdict["words"]), soft_wrap=True)
    return INTERRUPTED if ended == "interrupted" else DONE


def _plain(kind: str) -> str:
    return "".join(sign if sign.isalnum() else "-" for sign in kind)[-24:]


class Rounds:
    """The share of wins of the first entrant, by seed: a seed counts once it was played from every
    seat, and in the order of the seeds, so that it does not matter who was quicker."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.bets = Bets(-1 / seats, 1 - 1 / seats)
        self.wins = 0.0
        self.verdict = self.bets.verdict
        self._known: dict[int, float] = {}
        self._next = 0

    @property
    def games(self) -> int:
        """How many count."""
        return self._next * self.seats

    def add(self, lines: Iterable[GameLine]) -> None:
        for line in lines:
            seat = line.entrants.index(0)
            won = 1 / len(line.winners) if seat in line.winners else 0.0
            self._known[line.number] = won
        while self.verdict == "open":
            block = range(self._next * self.seats, (self._next + 1) * self.seats)
            if not all(number in self._known for number in block):
                return
            won = sum(self._known[number] for number in block)
            self.wins += won
            self.bets.add(won / self.seats - 1 / self.seats)
            self._next += 1
            self.verdict = self.bets.verdict

    def told(self, first: str, second: str, most: int) -> dict[str, Any]:
        games = self.games
        share = self.wins / games if games else 0.0
        low, high = wilson(self.wins, games) if games else (0.0, 1.0)
        how = {
            "better": f"{first} is better than {second}",
            "worse": f"{first} is worse than {second}",
            "open": f"no difference between {first} and {second} was shown",
        }[self.verdict]
        words = f"{how} after {counted(games, 'game')} of at most {most}: {share:.1%} of the wins "
        words += f"({low:.1%} to {high:.1%}), where {1 / self.seats:.0%} would be fair."
        return {
            "verdict": self.verdict,
            "first": first,
            "second": second,
            "games": games,
            "wins": self.wins,
            "share": share,
            "interval": [low, high],
            "fair": 1 / self.seats,
            "words": words,
        }


# --- a board ------------------------------------------------------------------------------------


def study(file: str, seats: str | None, games: int, output: Path, field: Field) -> int:
    """Let bots play on a board, and tell what that says about it."""
    game, board = load(file)
    named = file if file.endswith(".toml") else file.rpartition("/")[2]
    kinds = seats or ",".join(["greedy"] * max(game.min_seats, min(game.usual_seats, 4)))
    setup = _setup(game, kinds, games, replace(field, board=named))
    plan = game.start(len(setup.kinds), setup.seed, named, None, None, **setup.options).plan()
    found = Studied()
    workers = min(field.workers or os.cpu_count() or 1, games)
    one = partial(study_one, setup)
    pool = Pool(one, range(games), workers) if workers > 1 else None
    source: Iterator[Studied] = map(one, range(games)) if pool is None else iter(pool)
    ended = DONE
    with Interruption() as interruption, redirect_stdout(sys.stderr), _bar(games) as advance:
        try:
            while (each := interruption.wait(lambda: next(source, None))) is not None:
                found.add(each)
                advance(1)
        except KeyboardInterrupt:
            ended = INTERRUPTED
        finally:
            if pool is not None:
                pool.end()
    if not found.games:
        raise BadInput("no game was played to its end")
    output.mkdir(parents=True, exist_ok=True)
    told = summary(plan, found)
    write_text(output / "study.json", to_json(told, indent=1) + "\n")
    title = f"{board.name}: what {counted(found.games, 'game')} show"
    write_text(output / "study.html", study_page(title, plan, game.draw_board(board), found))
    if field.json:
        print(to_json(told, indent=1), flush=True)
    else:
        _print_study(told, output)
    return ended


def _print_study(told: dict[str, Any], output: Path) -> None:
    console = Console(highlight=False)
    console.print(
        plain_text(f"{counted(told['games'], 'game')}, {told['actions']:.0f} decisions each")
    )
    rows = grid("seat", "wins (95 %)", "score", numbers=range(1, 3))
    for at, seat in enumerate(told["seats"], start=1):
        share = f"{seat['share']:.1%} ({seat['low']:.0%}–{seat['high']:.0%})"
        rows.add_row(str(at), share, f"{seat['score']:.1f}")
    console.print(rows)
    console.print(
        plain_text(f"Heat maps, goods and endings: {output / 'study.html'}"), soft_wrap=True
    )
