"""`footplate analyse`: the turns of a recorded game in which search would have gained most."""

from pathlib import Path

from rich.console import Console

import footplate
from footplate import BadInput
from footplate.bots.analysis import Turn, analyse, most_missed, plain
from footplate.bots.base import search_settings
from footplate.cli.desk import plain_text
from footplate.cli.outcome import DONE, FOUND, counted, load_record
from footplate.cli.seats import full_names
from footplate.core.wire import to_json


def analyse_record(path: Path, bot: str, seat: int | None, most: int, as_json: bool) -> int:
    """Think over a record; one that does not fit is thought over as far as it does."""
    record, fault = load_record(path)
    if most < 1:
        raise BadInput("--most must be 1 or more")
    if seat is not None and not 1 <= seat <= record.seats:
        raise BadInput(f"{path}: has seats 1 to {record.seats}, and no seat {seat}")
    game = footplate.game(record.game)
    settings = search_settings(bot, game)
    try:
        record.replay()
    except footplate.RecordMismatch as error:
        fault = fault or str(error)
        record.actions = record.actions[: error.at]
        record.checks = record.checks[: error.at]
    record.names = full_names(record.names, record.seats)
    waiting = Console(stderr=True, highlight=False)
    with waiting.status("thinking …") as status:
        turns = list(
            analyse(
                record,
                settings,
                None if seat is None else [seat - 1],
                going_on=lambda at: status.update(f"action {at} of {len(record.actions)} …"),
            )
        )
    found = most_missed(turns, most)
    if as_json:
        head = {"game": record.game, "bot": bot, "names": record.names, "turns": len(turns)}
        print(to_json({**head, "missed": [plain(turn) for turn in found]}, indent=1))
    else:
        _say(record.names, turns, found, bot)
    if fault is not None:
        waiting.print(plain_text(f"The record stops fitting: {fault}"), soft_wrap=True)
    return DONE if fault is None else FOUND


def _say(names: list[str], turns: list[Turn], found: list[Turn], bot: str) -> None:
    console = Console(highlight=False)

    def line(words: str, style: str = "") -> None:
        console.print(plain_text(words, style), soft_wrap=True)

    line(f"{counted(len(turns), 'turn')} thought over by {bot}.", "bold")
    if not found:
        line("None in which it would surely have done better.")
    for turn in found:
        line(f"Round {turn.round}, after {counted(turn.at, 'action')}: {names[turn.seat]}", "bold")
        line(f"  played: {turn.played.words} (wins about {turn.played.value:.0%})")
        line(f"  better: {turn.better.words} (wins about {turn.better.value:.0%})")
        line(f"  gains {100 * turn.gain:.0f} ± {100 * turn.error:.0f} points of a win")
        if turn.expected:
            line(f"  then perhaps: {' '.join(turn.expected)}")
