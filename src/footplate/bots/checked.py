"""Bots that need not be trusted: every answer is checked before it is played."""

import operator
import sys
from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from footplate.bots.own import raised
from footplate.core.chance import Chance
from footplate.core.refusal import BadInput
from footplate.core.state import State

LONGEST_ANSWER = 60


class Answering(Protocol):
    """Whoever answers when asked; whether the answer is any good is another matter."""

    def choose(self, state: State) -> Any: ...


class Offence(msgspec.Struct, frozen=True):
    """What a bot did that a player must not do."""

    bot: str
    seat: int
    """From 0."""
    at: int
    """After how many actions of the game."""
    what: str

    def __str__(self) -> str:
        return f"{self.bot} in seat {self.seat + 1}, after {self.at} actions, {self.what}"


Found = Callable[[str, State, str], None]
"""Told the bot's name, the position and what the bot did there; it may raise."""


def warn(name: str, state: State, what: str) -> None:
    """One line where people see it and programs do not read it."""
    line = f"{name} {what}; a random legal action is played in its place."
    print("".join(sign for sign in line if sign.isprintable()), file=sys.stderr)


class Ruined(Exception):
    """A bot has changed the game's own position through what a copy shares with it.

    Nothing more can be played on that state: whoever drives the game works the position out anew
    from what was played, and `bot.instead` gives what is played there.
    """

    def __init__(self, bot: "Checked", what: str) -> None:
        super().__init__(f"{bot.name} {what}")
        self.bot = bot
        self.what = what


class Checked:
    """A bot whose answers are legal: in place of an offence stands a random legal action.

    The bot thinks on a copy, which has to come back unchanged, as a bot that plays on what it is
    given would ruin games elsewhere. A copy shares with its state what the engine only ever
    replaces; a bot that changes such a thing in place is found out as well (`Ruined`).
    """

    def __init__(self, bot: Answering, name: str, seed: int, found: Found = warn) -> None:
        self.bot = bot
        self.name = name
        self._chance = Chance(seed)
        self._found = found

    def choose(self, state: State) -> int:
        given = state.clone()
        before = state.key()
        code, fault = -1, ""
        try:
            answer = self.bot.choose(given)
        except (Exception, SystemExit) as error:
            fault = f"raised {raised(error)}"
        else:
            code, fault = _read(state, answer)
        if not _unchanged(given, before):
            fault = "changed the state that it was given: it should think on a clone"
        if not _unchanged(state, before):
            raise Ruined(self, "changed lists of the state that it was given in place")
        return code if not fault else self.instead(state, fault)

    def instead(self, state: State, fault: str) -> int:
        """Report an offence; a random legal action in place of what the bot did."""
        self._found(self.name, state, fault)
        codes = state.codes()
        return codes[self._chance.below(len(codes))]


def _read(state: State, answer: Any) -> tuple[int, str]:
    """The code of a legal answer, or what is wrong with it."""
    try:
        code = _code(state, answer)
        refusal = state.refuse_code(code)
    except Exception as error:
        # Whatever comes from outside may fail in any way when it is looked at.
        why = str(error) if isinstance(error, BadInput) else raised(error)
        return -1, f"answered {_shown(answer)}: {why}"
    if refusal is not None:
        return -1, f"answered {_shown(answer)}: {refusal}"
    return code, ""


def _code(state: State, answer: Any) -> int:
    """A whole number of any library is a code; everything else an action in any of its forms."""
    if not isinstance(answer, bool) and hasattr(answer, "__index__"):
        return int(operator.index(answer))
    return state.encode(state.game.action(answer))


def _shown(answer: object) -> str:
    try:
        words = " ".join(repr(answer).split())
    except Exception:
        words = f"with a {type(answer).__name__}"
    return words if len(words) <= LONGEST_ANSWER else words[:LONGEST_ANSWER] + "…"


def _unchanged(given: State, before: list[int]) -> bool:
    try:
        return given.key() == before
    except Exception:
        return False
