"""A game of the arena as one line of a file, and the file as what is left after a kill."""

import math
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec

from footplate import BadInput
from footplate.arena.setup import Played, Setup
from footplate.locked import locked

HEAD: Final = "arena.json"
LINES: Final = "games.jsonl"
LOCK: Final = ".lock"
STEP: Final = 8
"""Into how many steps a doubling of time is divided, where times are counted."""


SAID: Final = {"files": "sources of its bots or board", "entrants": "bots", "seed": "seeds"}
"""What parts of the head are called, where they say too little by their name."""


class GameLine(msgspec.Struct, frozen=True):
    """How one game went. All but `times` is the same for the same seeds, wherever it is played."""

    number: int
    seed: int
    entrants: list[int]
    """Who sat where: the number of the entrant, by seat."""
    ranks: list[int]
    """By seat; tied seats share a rank."""
    scores: list[int]
    sources: list[dict[str, int]]
    out: list[int]
    """The seats that were eliminated."""
    winners: list[int]
    """The seats that share the first place."""
    actions: int
    digest: str
    offences: list[str]
    """What bots did that they must not do."""
    offenders: list[int]
    """The entrants that did it, one for each offence."""
    times: list[dict[str, int]]
    """By seat: how many decisions took how long (`bucket`), in processor time."""


def line_of(setup: Setup, played: Played) -> GameLine:
    """What is kept of a game that was played to its end."""
    match = played.match
    assert match is not None, "a series with fallbacks plays every game to its end"
    entrants = setup.entrants(played.number)
    standings = {each.seat: each for each in match.result.standings}
    seats = range(len(entrants))
    return GameLine(
        number=played.number,
        seed=setup.seed_of(played.number),
        entrants=entrants,
        ranks=[standings[seat].rank for seat in seats],
        scores=[standings[seat].score for seat in seats],
        sources=[standings[seat].sources for seat in seats],
        out=match.bankruptcies,
        winners=match.result.winners,
        actions=match.actions,
        digest=match.digest,
        offences=[str(each) for each in match.offences],
        offenders=[entrants[each.seat] for each in match.offences],
        times=[_buckets(each) for each in match.seconds],
    )


def _buckets(seconds: Sequence[float]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for each in seconds:
        bucket = str(math.floor(math.log2(max(each, 1e-6)) * STEP))
        counts[bucket] = counts.get(bucket, 0) + 1
    return counts


def _as_json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def bucket_seconds(bucket: str) -> float:
    """The middle of a bucket of times."""
    return float(2 ** ((int(bucket) + 0.5) / STEP))


def make_folder(folder: Path) -> None:
    """The folder, if games can be kept there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise BadInput(f"{folder}: is no directory") from None
    if not os.access(folder, os.W_OK):
        raise BadInput(f"{folder}: cannot be written to")


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """The folder for us alone: two arenas in it would play every game twice."""
    make_folder(folder)
    handle = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o666)
    try:
        if not locked(handle):
            raise BadInput(f"{folder}: another arena plays there; name another folder")
        yield
    finally:
        os.close(handle)  # which also gives the lock back, as the end of the process does


class Sheet:
    """The folder of an arena: its set-up, and a line for each game that was played to its end.

    A line is written as soon as its game is over. What a kill leaves of a line is cut off, so that
    the game is played again; everything else is there when the arena goes on.
    """

    def __init__(self, folder: Path, head: dict[str, Any]) -> None:
        self.folder = folder
        make_folder(folder)
        self._agree(head)
        self.lines = {line.number: line for line in self._read()}

    def _agree(self, head: dict[str, Any]) -> None:
        """An arena goes on only with what it has begun with."""
        path = self.folder / HEAD
        text = msgspec.json.format(msgspec.json.encode(head), indent=2)
        if not path.exists():
            if (self.folder / LINES).exists():
                raise BadInput(f"{self.folder}: holds games of something else; name another folder")
            path.write_bytes(text + b"\n")
            return
        try:
            known = msgspec.json.decode(path.read_bytes(), type=dict[str, Any])
        except msgspec.DecodeError:
            raise BadInput(f"{path}: is no head of an arena") from None
        wanted = msgspec.json.decode(text)
        for name in (*wanted, *known):
            if known.get(name) != wanted.get(name):
                had, asked = (_as_json(each.get(name)) for each in (known, wanted))
                raise BadInput(
                    f"{self.folder}: holds an arena with other {SAID.get(name, name)} ({had}, not "
                    f"{asked}); name another folder"
                )

    def _read(self) -> list[GameLine]:
        path = self.folder / LINES
        if not path.exists():
            return []
        data = path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        if len(whole) < len(data):
            with path.open("r+b") as file:
                file.truncate(len(whole))
        decoder = msgspec.json.Decoder(GameLine)
        found = []
        for number, line in enumerate(whole.splitlines(), start=1):
            try:
                found += [decoder.decode(line)] if line.strip() else []
            except msgspec.DecodeError as error:
                raise BadInput(f"{path}: line {number} is no game: {error}") from None
        return found

    def missing(self, games: int) -> list[int]:
        """The numbers of the games that are still to be played."""
        return [number for number in range(games) if number not in self.lines]

    def write(self, lines: Sequence[GameLine]) -> None:
        with (self.folder / LINES).open("ab") as file:
            file.write(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
        for line in lines:
            self.lines[line.number] = line

    def ordered(self, games: int) -> list[GameLine]:
        """The lines of the first so many games, in their order."""
        return [self.lines[number] for number in sorted(self.lines) if number < games]
