"""A game that is broken off without a file to save to: its record is kept all the same."""

from pathlib import Path

from footplate import BadInput, Record
from footplate.cli.outcome import load_record, reason
from footplate.cli.scores import scores_file
from footplate.cli.table import Table


def rescue(table: Table, begun: int) -> list[str]:
    """Keep what was decided after the first `begun` actions; the lines to show."""
    decided = any(table.seats[step.seat].human and not step.forced for step in table.steps[begun:])
    if not decided or not table.unsaved:
        return []
    path = _free(table.record)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        table.save(path)
    except OSError as error:
        return [f"The game cannot be kept: {reason(error)}."]
    return [f"The game is kept in {path}", f"Go on with: footplate play --record {_quoted(path)}"]


def _free(record: Record) -> Path:
    """Where the record may lie: a file that holds another game is left alone."""
    folder = scores_file().parent
    stem, number = f"footplate-rescue-{record.game}-{record.seed}", 1
    while True:
        path = folder / (f"{stem}.json" if number == 1 else f"{stem}-{number}.json")
        if not path.exists() or _continues(record, path):
            return path
        number += 1


def _continues(record: Record, path: Path) -> bool:
    """Whether the file holds the beginning of this record."""
    try:
        old, _ = load_record(path)
    except (BadInput, OSError):
        return False
    same = (old.game, old.board, old.seed, old.seats, old.options) == (
        *(record.game, record.board, record.seed, record.seats, record.options),
    )
    return same and old.actions == record.actions[: len(old.actions)]


def _quoted(path: Path) -> str:
    text = str(path)
    return f'"{text}"' if " " in text else text
