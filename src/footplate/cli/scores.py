"""The best scores of games that are played for points alone, kept in the user's own directory."""

import hashlib
import os
from pathlib import Path
from typing import Final

import msgspec

from footplate import Record
from footplate.cli.outcome import reason, write_text

FORMAT: Final = "footplate-scores/1"


class Mark(msgspec.Struct, frozen=True):
    """A score and how it came about."""

    score: int
    seed: int
    name: str = ""


class Board(msgspec.Struct):
    """The best scores of one board under the same options."""

    best: Mark | None = None
    seeds: dict[str, Mark] = {}


class Scores(msgspec.Struct):
    format: str = FORMAT
    boards: dict[str, Board] = {}


def scores_file() -> Path:
    """`$XDG_DATA_HOME/footplate/scores.json`, by default below `~/.local/share`."""
    home = os.environ.get("XDG_DATA_HOME", "")
    base = Path(home) if home and Path(home).is_absolute() else Path("~/.local/share").expanduser()
    return base / "footplate" / "scores.json"


def keep(record: Record, score: int, name: str) -> list[str]:
    """Compare a final score with the best ones and keep it: the lines to show."""
    file = scores_file()
    try:
        scores = _read(file)
    except (OSError, ValueError) as error:
        why = reason(error) if isinstance(error, OSError) else "is no file of scores"
        return [f"The best scores cannot be read, so this one is not kept: {file}: {why}."]
    board = scores.boards.setdefault(_key(record), Board())
    mark = Mark(score, record.seed, name)
    seed = str(record.seed)
    lines = [
        _compared(score, board.seeds.get(seed), "on this map with this seed"),
        _compared(score, board.best, "on this map"),
    ]
    board.seeds[seed] = _better(board.seeds.get(seed), mark)
    board.best = _better(board.best, mark)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        write_text(file, msgspec.json.format(msgspec.json.encode(scores), indent=1).decode() + "\n")
    except OSError as error:
        lines.append(f"The score cannot be kept: {reason(error)}.")
    return lines


def _read(file: Path) -> Scores:
    if not file.exists():
        return Scores()
    scores = msgspec.json.decode(file.read_bytes(), type=Scores)
    if scores.format != FORMAT:
        raise ValueError(scores.format)
    return scores


def _key(record: Record) -> str:
    """Scores compare on the same board and with the same options only."""
    board = record.board
    if "\n" in board:
        board = hashlib.sha256(board.encode()).hexdigest()[:12]
    options = [f"{name}={value}" for name, value in sorted(record.options.items())]
    return " ".join([record.game, board, *options])


def _better(old: Mark | None, new: Mark) -> Mark:
    return new if old is None or new.score > old.score else old


def _compared(score: int, best: Mark | None, where: str) -> str:
    if best is None:
        return f"Your score of {score} is the first {where}."
    if score > best.score:
        return f"Your score of {score} is the best {where}; it was {best.score} (seed {best.seed})."
    who = f" by {best.name}" if best.name else ""
    return f"The best {where} is {best.score}{who} (seed {best.seed}); you have {score}."
