"""A game that is broken off without a file to save to: its record is kept all the same."""

import shlex
from pathlib import Path
from typing import Final

from footplate import BadInput, Record
from footplate.cli.called import command_name
from footplate.cli.outcome import load_record, reason
from footplate.cli.scores import scores_file
from footplate.cli.session import Session

STEM: Final = "footplate-rescue"


def rescue(session: Session) -> list[str]:
    """Keep what was decided since the table was opened; the lines to show."""
    table = session.table
    decided = any(s.person and s.choice for s in table.steps[table.kept :])
    if not decided or not session.unsaved:
        return []
    path = _free(table.record)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        session.save(path)
    except OSError as error:
        return [f"The game cannot be kept: {reason(error)}."]
    return _way_back(path, again="")


def up_to_date(session: Session, path: Path) -> list[str]:
    """Bring the game's own file up to date; the lines to show."""
    try:
        if session.unsaved or not path.exists():
            session.save(path)
    except OSError as error:
        return [f"The game cannot be kept: {reason(error)}."]
    # A file that the player has named is only written where that is said again.
    return _way_back(path, again="" if path == session.kept else f" --save {_quoted(path)}")


def _way_back(path: Path, again: str) -> list[str]:
    line = f"{command_name()} play --record {_quoted(path)}{again}"
    return [f"The game is kept in {path}", f"Go on with: {line}"]


def _quoted(path: Path) -> str:
    return shlex.quote(str(path))


def broken_off() -> list[Path]:
    """The games that were kept, the last one first."""
    files = scores_file().parent.glob(f"{STEM}-*.json")
    return sorted(files, key=lambda file: file.stat().st_mtime, reverse=True)


def is_kept(path: Path) -> bool:
    """Whether the file is one of these, not one that the player has named."""
    return path.resolve() in [file.resolve() for file in broken_off()]


def _free(record: Record) -> Path:
    """Where the record may lie: a file that holds another game is left alone."""
    folder = scores_file().parent
    stem, number = f"{STEM}-{record.game}-{record.seed}", 1
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
