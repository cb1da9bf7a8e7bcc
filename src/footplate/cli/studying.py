"""`footplate board study`: what games between bots say about a board."""

from dataclasses import replace
from pathlib import Path
from typing import Any

from rich.console import Console

from footplate import BadInput
from footplate.arena.crews import Lost
from footplate.arena.lines import GameLine, make_folder
from footplate.arena.setup import Setup, rotation
from footplate.arena.studied import Studied
from footplate.arena.study import Study, study_page, summary
from footplate.cli.boards import load
from footplate.cli.desk import grid, plain_text
from footplate.cli.fields import Field
from footplate.cli.keeping import OffenceFiles
from footplate.cli.outcome import DONE, FOUND, INTERRUPTED, counted, write_text
from footplate.cli.playing import Offences, crew_of, play_on, say_lost, setup_of
from footplate.cli.progress import progress
from footplate.core.datafile import BadData
from footplate.core.wire import to_json


def study(file: str, seats: str | None, games: int, output: Path, field: Field) -> int:
    """Let bots play on a board, and tell what that says about it."""
    try:
        game, board = load(file)
    except BadData as error:
        raise BadInput(f"{file}: {error.problems[0]}") from None
    named = file if file.endswith(".toml") else file.rpartition("/")[2]
    usual = ",".join(["greedy"] * max(game.min_seats, min(game.usual_seats, 4)))
    asked = setup_of(game, usual if seats is None else seats, games, named, field)
    # Where a rotation seats the same bots, it would be the same game: that needs another seed.
    setup = replace(asked, repeats=rotation(asked.kinds), studied=True)
    make_folder(output)
    lines, found, lost, whole = _played(setup, games, output, field)
    if not lines:
        raise BadInput("no game was played to its end")
    plan = game.start(len(setup.kinds), setup.seed, named, None, None, **setup.options).plan()
    shown = Study(plan, lines, found)
    told = summary(shown)
    write_text(output / "study.json", to_json(told, indent=1) + "\n")
    title = f"{board.name}: what {counted(len(lines), 'game')} show"
    write_text(output / "study.html", study_page(title, game.draw_board(board), shown))
    if field.json:
        print(to_json(told, indent=1), flush=True)
    else:
        _print(told, output)
    return INTERRUPTED if not whole else FOUND if lost else DONE


def _played(
    setup: Setup, games: int, output: Path, field: Field
) -> tuple[list[GameLine], Studied, list[Lost], bool]:
    """The games in their order, what happened there, which are lost, and whether that is all."""
    lines: list[GameLine] = []
    lost: list[Lost] = []
    found = Studied()
    offences = Offences(setup, OffenceFiles(output))
    source = crew_of(field, setup, games)(setup, range(games))

    def step() -> bool | None:
        batch = next(source, None)
        if batch is None:
            return None
        if isinstance(batch, Lost):
            lost.append(batch)
            return True
        lines.extend(batch.lines)
        advance(len(batch.lines))
        if batch.studied is not None:
            found.add(batch.studied)
        for each in batch.caught:
            offences.keep(each)
        return True

    with progress(games) as advance:
        try:
            whole = play_on(step)
        finally:
            source.close()
    offences.say()
    say_lost(setup, lost)
    return sorted(lines, key=lambda line: line.number), found, lost, whole


def _print(told: dict[str, Any], output: Path) -> None:
    console = Console(highlight=False)
    console.print(
        plain_text(f"{counted(told['games'], 'game')}, {told['actions']:.0f} decisions each")
    )
    rows = grid("seat", "wins (95 %)", "score", numbers=range(1, 3))
    for at, seat in enumerate(told["seats"], start=1):
        share = f"{seat['share']:.1%} ({seat['low']:.0%}–{seat['high']:.0%})"
        rows.add_row(str(at), share, f"{seat['score']:.1f}")
    console.print(rows)
    if told["cut"]:
        console.print(plain_text(told["cut"]))
    if told["offences"]:
        line = f"{counted(len(told['offences']), 'offence')}; the first: {told['offences'][0]}"
        console.print(plain_text(line), soft_wrap=True)
    console.print(
        plain_text(f"Heat maps, goods and endings: {output / 'study.html'}"), soft_wrap=True
    )
