"""Games of bots as files: every game in a folder with an index, and positions of offences."""

import os
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any, Final

from footplate import BadInput
from footplate.arena.running import OFFENCES
from footplate.bots import Offence
from footplate.cli.outcome import reason, write_text
from footplate.core.wire import to_json

INDEX: Final = "index.jsonl"
MOST_OFFENCES: Final = 20
"""How many positions of offences are kept; the rest is counted."""


class Folder:
    """Where `--save` keeps the record of every game, and a line on each in the index."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lines: dict[int, str] = {}
        """Those of the index, by the number of their game."""
        try:
            path.mkdir(parents=True, exist_ok=True)
        except FileExistsError:
            raise BadInput(f"{path}: is no directory") from None
        if (path / INDEX).exists():
            raise BadInput(f"{path}: holds games already; name another directory")
        if not os.access(path, os.W_OK):
            raise BadInput(f"{path}: cannot be written to")

    def keep(self, number: int, name: str, record: str, line: dict[str, Any]) -> None:
        """Written at once, so that whatever ends us leaves what was played."""
        write_text(self.path / name, record)
        self._lines[number] = to_json({"file": name, **line}) + "\n"
        with (self.path / INDEX).open("a", encoding="utf-8") as index:
            index.write(self._lines[number])

    def close(self) -> None:
        """Put the index into the order of the games: several processes end them in another."""
        if list(self._lines) != sorted(self._lines):
            ordered = (self._lines[number] for number in sorted(self._lines))
            write_text(self.path / INDEX, "".join(ordered))


class OffenceFiles:
    """Where the positions go in which bots have offended: beside the games, or in a folder here."""

    def __init__(self, save: Path | None) -> None:
        self._folder = (Path() if save is None else save) / OFFENCES
        self._kept = 0

    def keep(self, game: str, seed: int, offence: Offence, record: str) -> str:
        """Where the record lies now; empty where enough are kept; or why it cannot be kept."""
        if self._kept >= MOST_OFFENCES:
            return ""
        self._kept += 1
        name = f"{game}-seed-{seed}-action-{offence.at}"
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            path = next(path for path in _names(self._folder / name) if _free(path, record))
            write_text(path, record)
        except OSError as error:
            return f"nowhere ({reason(error)})"
        return str(path)


def _names(path: Path) -> Iterator[Path]:
    """The file, and what it is called where the name is taken: bots sit elsewhere in other games
    of the same seed, and others may have offended there before."""
    yield path.with_name(f"{path.name}.json")
    for number in count(2):
        yield path.with_name(f"{path.name}-{number}.json")


def _free(path: Path, record: str) -> bool:
    return not path.exists() or path.read_text(encoding="utf-8") == record
