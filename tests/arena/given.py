"""Small arenas, and bots that misbehave in each way there is."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from footplate.arena.crews import Batch, Crew, Lost
from footplate.arena.lines import GameLine
from footplate.arena.setup import Setup

BOTS = """
import os, sys, threading, time


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


class Swallows:
    def choose(self, state):
        while True:
            try:
                time.sleep(60)
            except BaseException:
                pass


class Far:
    '''Where nobody can reach it, for a while that is long.'''

    def choose(self, state):
        sum(range(10**12))


class Ponders:
    '''Answers with a number that never says which.'''

    def choose(self, state):
        return Ponders()

    def __index__(self):
        while True:
            pass


class Presses:
    def choose(self, state):
        raise KeyboardInterrupt


class Goes:
    '''Takes its process elsewhere.'''

    def choose(self, state):
        os.chdir("/")
        return state.codes()[0]


class Chooses:
    '''Cannot be made for some seeds.'''

    def __init__(self, seed):
        if seed // 3 == 2:
            raise ValueError("some seeds")

    def choose(self, state):
        return state.codes()[0]


class Ends:
    '''Ends its process when it is made, for some seeds.'''

    def __init__(self, seed):
        if seed // 3 == 2:
            os._exit(0)

    def choose(self, state):
        return state.codes()[0]


class Deaf(Chooses):
    '''Ends its process when it is told something.'''

    def __init__(self, seed):
        self.told = 0

    def saw(self, events):
        self.told += 1
        if self.told == 4:
            os._exit(5)


class Faints(Deaf):
    def saw(self, events):
        self.told += 1
        if self.told == 4:
            raise ValueError("too much")


class Once:
    '''Ends its process at its third decision, in the first game that anybody plays.'''

    asked = 0

    def choose(self, state):
        self.asked += 1
        if self.asked == 3:
            try:
                open(__file__ + ".dead", "x").close()
            except FileExistsError:
                pass
            else:
                os._exit(9)
        return state.codes()[0]


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


class Late:
    '''Leaves something running that ends its process between two tasks.'''

    def choose(self, state):
        if not hasattr(self, "left"):
            self.left = threading.Thread(target=self.end, daemon=True)
            self.left.start()
        return state.codes()[0]

    def end(self):
        main = threading.main_thread().ident
        while True:
            frame, names = sys._current_frames()[main], []
            while frame:
                names.append(frame.f_code.co_name)
                frame = frame.f_back
            if "recv" in names and "_serve" in names:
                os._exit(5)
            time.sleep(0.0005)


class Forks:
    '''Goes on twice.'''

    def choose(self, state):
        if not hasattr(self, "forked"):
            self.forked = os.fork()
        return state.codes()[0]


class Reprs:
    '''Answers with what cannot be looked at.'''

    def choose(self, state):
        return Reprs()

    def __repr__(self):
        time.sleep(60)


class Things(dict):
    '''Answers with a table that takes its time.'''

    def choose(self, state):
        return Things(do="nothing at all")

    def items(self):
        time.sleep(60)

    keys = get = __getitem__ = __iter__ = __repr__ = items


class Deadly:
    '''Ends its process in the games of one seed only.'''

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
        "repeats": len(kinds),
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


def line_of_ranks(number: int, ranks: list[int], rotation: int | None = None) -> GameLine:
    """A game of which nothing but the places is known."""
    seats = len(ranks)
    turned = number if rotation is None else rotation
    return GameLine(
        number=number,
        seed=number // seats,
        entrants=[(seat - turned) % seats for seat in range(seats)],
        ranks=ranks,
        scores=[0] * seats,
        sources=[{} for _ in ranks],
        out=[],
        winners=[seat for seat in range(seats) if ranks[seat] == 1],
        actions=1,
        digest=f"{number // seats} {ranks}",
        offences=[],
        offenders=[],
        times=[],
    )
