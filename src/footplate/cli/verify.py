"""`footplate verify`: whether a record's luck is the promised one and its actions fit the rules."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from footplate import Record, RecordMismatch, State, __version__
from footplate import game as game_called
from footplate.cli.desk import plain_text
from footplate.cli.outcome import DONE, FOUND, counted, load_record
from footplate.core.fairness import Draw, broken_promise, draws_of


def verify(path: Path, with_draws: bool, promised: str) -> int:
    """Say what was verified, and exactly what is wrong where something is."""
    promised = promised.strip().lower()
    record, cut = load_record(path)
    out = Console(highlight=False)
    seats = counted(record.seats, "seat")
    title = game_called(record.game).title
    _say(out, f"{path}: {title} with {seats}, {counted(len(record.actions), 'action')}.")
    faults = [] if cut is None else [f"The file is not whole: {cut}"]
    broken = broken_promise(record)
    if broken is None and promised not in ("", record.commitment):
        said = record.commitment or "nothing"
        broken = f"the record promises {said}, but {promised} was told at the start"
    if broken is not None:
        faults.append(f"The promise of fair luck is not kept: {broken}")
    try:
        state = record.replay()
        draws = draws_of(record)
    except RecordMismatch as error:
        faults.append(f"The record stops fitting: {error}")
    else:
        if with_draws:
            _list(out, draws)
        _tell_promise(out, record, broken, promised)
        _tell_luck(out, record, draws)
        _tell_actions(out, record, state)
    for fault in faults:
        _say(Console(stderr=True, highlight=False), f"{fault}.")
    return FOUND if faults else DONE


def _say(console: Console, words: str) -> None:
    console.print(plain_text(words), soft_wrap=True)


def _list(console: Console, draws: Sequence[Draw]) -> None:
    for draw in draws:
        where = f"action {draw.action}" if draw.action else "set-up"
        came = f"{draw.source} {draw.name}" if draw.name.isdecimal() else draw.name
        _say(console, f"{where}: {draw.what}: {came}")


def _tell_promise(console: Console, record: Record, broken: str | None, promised: str) -> None:
    if broken is not None:
        return
    if not record.commitment:
        _say(console, "Nobody promised the luck of this game: no hash was told at its start.")
        return
    told = ", which was told at the start."
    if not promised:
        told = "; --promised HASH compares it with the one that the table told at the start."
    _say(
        console,
        f"The promise was kept: seed {record.seed} and salt {record.salt} have the hash "
        f"{record.commitment}{told}",
    )


def _tell_luck(console: Console, record: Record, draws: Sequence[Draw]) -> None:
    at = Counter(draw.action for draw in draws)
    source = f"drawn from seed {record.seed}"
    if record.script is not None:
        source = "typed in, as the script of the record has it"
    elif (record.position or {}).get("luck") is not None:
        source = "drawn by the luck of the first position"
    found = f"{counted(len(draws), 'roll')} or draws" if len(draws) != 1 else "1 roll or draw"
    places = (
        f"{at[0]} in the set-up, {len(draws) - at[0]} in {len(at) - (at[0] > 0)} of the actions"
    )
    _say(console, f"Luck: {found}, {source}: {places}.")


def _tell_actions(console: Console, record: Record, state: State) -> None:
    actions, checks = len(record.actions), len(record.checks)
    compared = f"{checks} of {actions} positions were written down, and all of them agree"
    if not checks:
        compared = "no position was written down to compare"
    end = "the game is over" if state.over else "the game is not over"
    made = "" if record.engine == __version__ else f", made by engine {record.engine},"
    _say(
        console,
        f"Actions: all {actions}{made} are legal by the rules of engine {__version__}; {compared}; "
        f"{end}.",
    )
