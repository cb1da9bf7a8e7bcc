"""`footplate arena`: many games between bots, kept in a folder, and the report on them."""

from collections.abc import Callable, Sequence
from pathlib import Path

from rich.console import Console

import footplate
from footplate import Game
from footplate.arena.counting import Entrant, Report, cut_off
from footplate.arena.lines import GameLine, held
from footplate.arena.pages import arena_page
from footplate.arena.running import Arena
from footplate.arena.setup import Setup
from footplate.cli.desk import grid, plain_text
from footplate.cli.fields import Field
from footplate.cli.keeping import OffenceFiles
from footplate.cli.outcome import DONE, FOUND, INTERRUPTED, counted, write_text
from footplate.cli.playing import Offences, crew_of, play_on, say_lost, setup_of
from footplate.cli.progress import progress
from footplate.cli.seats import default_bots
from footplate.cli.series import names_of
from footplate.core.wire import to_json


def arena(
    game_name: str, seats: str | None, games: int, output: Path, board: str | None, field: Field
) -> int:
    """Play what is missing of the games, then write and print the report."""
    game = footplate.game(game_name)
    setup = setup_of(game, default_bots(game) if seats is None else seats, games, board, field)
    with held(output):
        found = Arena(setup, output)
        whole = play_games(found, games, field)
        report = reported(found, game, games)
    if field.json:
        print(to_json(report, indent=1), flush=True)
    else:
        _print(game, report, _names(setup), output)
    return INTERRUPTED if not whole else FOUND if found.lost else DONE


def play_games(
    found: Arena,
    games: int,
    field: Field,
    enough: Callable[[], bool] = lambda: False,
    heard: Callable[[Sequence[GameLine]], None] = lambda lines: None,
) -> bool:
    """Play what is missing until there is enough, and say what went wrong; False: somebody has
    interrupted it."""
    setup = found.setup
    offences = Offences(setup, OffenceFiles(found.sheet.folder))
    with progress(games) as advance:
        advance(games - len(found.sheet.missing(games)))

        def told(lines: Sequence[GameLine]) -> None:
            advance(len(lines))
            heard(lines)

        steps = found.steps(games, crew_of(field, setup, games), told, offences.keep)
        try:
            whole = play_on(lambda: next(steps, None), enough)
        finally:
            steps.close()
    offences.say()
    say_lost(setup, found.lost)
    return whole


def _names(setup: Setup) -> dict[str, str]:
    return dict(zip(setup.kinds, names_of(setup.kinds)))


def reported(found: Arena, game: Game, games: int) -> Report:
    """What was played, written into the folder as well."""
    report, names, folder = found.report(games), _names(found.setup), found.sheet.folder
    title = f"{game.title}: {', '.join(dict.fromkeys(names.values()))}"
    write_text(folder / "report.json", to_json(report, indent=1) + "\n")
    write_text(folder / "report.html", arena_page(title, report, names))
    return report


def _print(game: Game, report: Report, names: dict[str, str], output: Path) -> None:
    console = Console(highlight=False)
    title = f"{game.title} on {report.board}: {report.games} of {counted(report.asked, 'game')}, "
    console.print(plain_text(title + report.of_seeds, "bold"))
    heads = ("bot", "seats", "wins", "share (95 %)", "place", "score", "rating", "ms p95")
    rows = grid(*heads, numbers=range(1, len(heads)))
    for each in report.entrants:
        rows.add_row(names[each.kind], *_figures(each))
    console.print(rows)
    if game.ruinous:
        out = (f"{names[each.kind]} {each.out} of {sum(each.ranks)}" for each in report.entrants)
        console.print(plain_text(f"Eliminated: {', '.join(out)}."))
    seats = ", ".join(f"{each.wins.share:.0%}" for each in report.by_seat)
    console.print(plain_text(f"Wins by seat, whoever sat there: {seats}."))
    if cut := cut_off(report.lengths):
        console.print(plain_text(cut))
    if report.offences:
        counts = counted(len(report.offences), "offence")
        console.print(plain_text(f"{counts}; the first: {report.offences[0]}"))
    console.print(plain_text(f"Report: {output / 'report.html'}"), soft_wrap=True)


def _figures(each: Entrant) -> list[str]:
    wins, rating, times = each.wins, each.rating, each.times
    return [
        str(each.seats),
        f"{wins.wins:g}",
        f"{wins.share:.1%} ({100 * wins.low:.0f}–{wins.high:.0%})",
        f"{each.rank:.2f}",
        f"{each.score:.1f}",
        "–" if rating is None else f"{rating.rating:.1f} ({rating.low:.0f} to {rating.high:.0f})",
        "–" if times is None else f"{times.p95:.3g}",
    ]
