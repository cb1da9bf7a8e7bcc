"""Bots that need not be trusted: every answer is checked before it is played."""

import operator
import sys
from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from footplate.bots.contents import Contents
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
        actions = "1 action" if self.at == 1 else f"{self.at} actions"
        return f"{self.bot} in seat {self.seat + 1}, after {actions}, {self.what}"


Found = Callable[[str, State, str], None]
"""Told the bot's name, the position and what the bot did there; it may raise."""


def warn(name: str, state: State, what: str) -> None:
    """One line where people see it and programs do not read it."""
    line = f"{name} {what}; a random legal action is played in its place."
    print("".join(sign for sign in line if sign.isprintable()), file=sys.stderr)


class Ended(BaseException):
    """In place of an answer of a bot that is no more; its words say what has become of it."""


def fault_of(error: BaseException) -> str:
    """What a bot did by raising this."""
    return str(error) if isinstance(error, Ended) else f"raised {raised(error)}"


class Checked:
    """A bot whose answers are legal: in place of an offence stands a random legal action.

    The bot thinks on a copy, which has to come back unchanged, as a bot that plays on what it is
    given would ruin games elsewhere. A copy shares lists with its state; where the bot changes one
    of those in place, what was in it is put back.
    """

    def __init__(self, bot: Answering, name: str, seed: int, found: Found = warn) -> None:
        self.bot = bot
        self.name = name
        self._chance = Chance(seed)
        self._found = found

    def choose(self, state: State) -> int:
        given, before = state.clone(), state.key()
        contents = Contents(state, given)
        answer, fault = None, ""
        try:
            answer = self.bot.choose(given)
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            # Leaving the program is no answer either, nor is what means to pass by `Exception`.
            fault = fault_of(error)
        # First of all: nothing can be asked of a damaged position.
        if contents.put_back():
            fault = "changed lists of the state that it was given in place"
        elif not _unchanged(given, before):
            fault = "changed the state that it was given: it should think on a clone"
        code = -1
        if not fault:
            code, fault = _read(state, answer)
        if not fault:
            return code
        self._found(self.name, state, fault)
        codes = state.codes()
        return codes[self._chance.below(len(codes))]


def _read(state: State, answer: Any) -> tuple[int, str]:
    """The code of a legal answer, or what is wrong with it."""
    try:
        code = _code(state, answer)
        refusal = state.refuse_code(code)
    except KeyboardInterrupt:
        raise
    except BaseException as error:
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
    except KeyboardInterrupt:
        raise
    except BaseException:
        words = f"with a {type(answer).__name__}"
    return words if len(words) <= LONGEST_ANSWER else words[:LONGEST_ANSWER] + "…"


def _unchanged(given: State, before: list[int]) -> bool:
    try:
        return given.key() == before
    except Exception:
        return False
