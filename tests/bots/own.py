"""Bots that others wrote, for tests: files with a class each, good ones and bad ones."""

from pathlib import Path

import pytest

GOOD = '''
"""A bot with a helper of its own."""
from footplate import Chance


class First:
    def choose(self, state):
        return state.codes()[0]


class Seeded:
    def __init__(self, game, seed):
        self.title, self.chance = game.title, Chance(seed)

    def choose(self, state):
        return state.sample(self.chance)


class Luck(Seeded):
    def __init__(self, seed, depth=3):
        self.depth, self.chance = depth, Chance(seed)


class Speaking:
    """Answers with actions in every form there is."""

    def __init__(self):
        self.count = 0

    def choose(self, state):
        self.count += 1
        action = state.actions()[0]
        choice = state.prompt().choices[0]
        return [action, bytes(choice.action), choice, Number(state.codes()[0])][self.count % 4]


class Number:
    """A whole number of another library."""

    def __init__(self, value):
        self.value = value

    def __index__(self):
        return self.value
'''

BAD = '''
import sys


class Bad:
    """Offends at its third decision, and from then on."""

    def __init__(self):
        self.count = 0

    def choose(self, state):
        self.count += 1
        return self.offend(state) if self.count >= 3 else state.codes()[0]


class Minus(Bad):
    def offend(self, state):
        return -1


class Huge(Bad):
    def offend(self, state):
        return 10**30


class Nothing(Bad):
    def offend(self, state):
        return None


class Yes(Bad):
    def offend(self, state):
        return True


class Text(Bad):
    def offend(self, state):
        return "castle"


class Illegal(Bad):
    def offend(self, state):
        return next(code for code in range(10**6) if state.refuse_code(code) is not None)


class Raising(Bad):
    def offend(self, state):
        raise KeyError("no plan")


class Leaving(Bad):
    def offend(self, state):
        sys.exit(7)


class Meddling(Bad):
    def offend(self, state):
        code = state.codes()[0]
        state.play_code(code)
        return code


class Wrecking(Bad):
    def offend(self, state):
        code = state.codes()[0]
        state.chance = None
        return code
'''


@pytest.fixture
def good(tmp_path: Path) -> str:
    return _file(tmp_path, "good.py", GOOD)


@pytest.fixture
def bad(tmp_path: Path) -> str:
    return _file(tmp_path, "bad.py", BAD)


def _file(folder: Path, name: str, text: str) -> str:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return str(path)
