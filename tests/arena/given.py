"""Small arenas, and bots that misbehave in each way there is."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from footplate.arena.crews import Batch, Crew, Lost
from footplate.arena.lines import GameLine
from footplate.arena.setup import Setup

BOTS = """
import os, time


class Minus:
    def choose(self, state):
        return -1


class Raises:
    def choose(self, state):
        raise ValueError("not today")


class Sleeps:
    def choose(self, state):
        while True:
            try:
                time.sleep(60)
            except Exception:
                pass


class Listens:
    told = 0

    def saw(self, events):
        self.told += len(events)

    def choose(self, state):
        assert self.told, "nobody has said anything"
        return state.codes()[0]


class Dreams(Listens):
    def saw(self, events):
        self.told += len(events)
        time.sleep(60)


class Deadly:
    '''Dies in one of the games only.'''

    def __init__(self, seed):
        self.fatal = seed // 3 == 2

    def choose(self, state):
        if self.fatal:
            os._exit(7)
        return state.codes()[0]
"""


def setup(*kinds: str, **more: object) -> Setup:
    given: dict[str, Any] = {
        "game": "planet-steam",
        "board": "standard",
        "on_offence": "fallback",
        "clock": "processor",
        "paired": True,
    }
    return Setup(kinds=kinds, options={}, seed=1, **{**given, **more})


def bots(folder: Path) -> str:
    """A file with the bots above."""
    path = folder / "bad.py"
    path.write_text(BOTS, encoding="utf-8")
    return str(path)


def played(crew: Crew, setup: Setup, numbers: Sequence[int]) -> tuple[list[GameLine], list[Lost]]:
    """The lines in the order of the games, without times; and what was lost."""
    lines: list[GameLine] = []
    lost = []
    for found in crew(setup, numbers):
        if isinstance(found, Batch):
            lines += found.lines
        else:
            lost.append(found)
    return sorted((timeless(line) for line in lines), key=lambda line: line.number), lost


def timeless(line: GameLine) -> GameLine:
    return msgspec.structs.replace(line, times=[])
