"""Standing orders: what is played for a seat as long as it fits, such as *bid up to 5, then pass*.

A game lists its kinds of programs; whoever drives a game keeps the programs of the seats and asks
them for ordinary codes. A program is good for one occasion (an auction, a round) and ends with it.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from footplate.core.codec import shown
from footplate.core.refusal import BadInput
from footplate.core.wire import Plain

if TYPE_CHECKING:
    from footplate.core.state import State

Occasion = tuple[int, ...]


class ProgramOffer(msgspec.Struct, frozen=True):
    """A program that a seat can order now; with a number from `low` to `high` if they are set."""

    name: str
    title: str
    low: int | None = None
    high: int | None = None
    schema: Plain = {}
    """JSON Schema of the number."""
    note: str = ""
    """What following it comes to, beyond its title."""


class Program(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A standing order of a seat."""

    name: str
    number: int | None = None
    occasion: Occasion = ()
    """What it is good for; when the game has moved on to another occasion, it is over."""


class ProgramKind(ABC):
    """A kind of program of a game."""

    name: str
    title: str

    @abstractmethod
    def occasion(self, state: Any, seat: int) -> Occasion | None:
        """What the program would be good for now; None where there is nothing to order."""

    def limits(self, state: Any, seat: int) -> tuple[int, int] | None:
        """The least and the most that the number can be; None: it takes no number."""
        return None

    def note(self, state: Any, seat: int) -> str:
        """What following it comes to, where that is not plain from its title."""
        return ""

    @abstractmethod
    def code(self, state: Any, number: int) -> int | None:
        """What it plays for the mover now; None where it does not fit and somebody must decide."""


class BidUpTo(ProgramKind):
    """Bids as little as the auction asks for, up to a number, and then leaves it."""

    name = "bid-up-to"
    title = "Bid up to a limit, then pass"

    @abstractmethod
    def bid(self, state: Any, amount: int) -> int:
        """The code of a bid."""

    @abstractmethod
    def lowest(self, state: Any) -> int:
        """The lowest bid that the mover may make."""

    @abstractmethod
    def leave(self, state: Any) -> Sequence[int]:
        """The codes that leave the auction, the best one first."""

    def code(self, state: Any, number: int) -> int | None:
        lowest = self.lowest(state)
        wanted = [self.bid(state, lowest)] if lowest <= number else []
        return first_legal(state, [*wanted, *self.leave(state)])


class PassTheRound(ProgramKind):
    """Passes whatever is asked until the round is over; what cannot be passed is asked."""

    name = "pass-the-round"
    title = "Pass for the rest of the round"

    passes: Sequence[int]
    """The codes that pass, the one to prefer first."""

    def code(self, state: Any, number: int) -> int | None:
        return first_legal(state, self.passes)


def first_legal(state: "State", codes: Sequence[int]) -> int | None:
    return next((code for code in codes if state.conduct.refuse(state, code) is None), None)


def offers(kinds: Sequence[ProgramKind], state: "State", seat: int) -> list[ProgramOffer]:
    """What a seat can order now, whether it is asked at the moment or not."""
    found = []
    for kind in kinds:
        if not state.over and kind.occasion(state, seat) is not None:
            low, high = kind.limits(state, seat) or (None, None)
            number = {"type": "integer", "minimum": low, "maximum": high}
            schema = {"type": "null"} if low is None else number
            note = kind.note(state, seat)
            found.append(ProgramOffer(kind.name, kind.title, low, high, schema, note))
    return found


def order(
    kinds: Sequence[ProgramKind], state: "State", seat: int, name: str, number: int | None
) -> Program:
    """A program for the present occasion; BadInput where it is not on offer."""
    offer = next((offer for offer in offers(kinds, state, seat) if offer.name == name), None)
    if offer is None:
        raise BadInput(f"there is no program {shown(name)} to order now")
    if offer.low is None or offer.high is None:
        if number is not None:
            raise BadInput(f"the program {name} takes no number")
    elif type(number) is not int or not offer.low <= number <= offer.high:
        raise BadInput(f"the program {name} takes a number from {offer.low} to {offer.high}")
    occasion = _kind(kinds, name).occasion(state, seat)
    assert occasion is not None
    return Program(name, number, occasion)


def follow(kinds: Sequence[ProgramKind], state: "State", program: Program) -> int | None:
    """What a program of the mover plays now; None where it no longer fits."""
    kind = _kind(kinds, program.name)
    if kind.occasion(state, state.mover) != program.occasion:
        return None
    return kind.code(state, program.number or 0)


def lasts(kinds: Sequence[ProgramKind], state: "State", seat: int, program: Program) -> bool:
    """Whether the occasion of a program goes on."""
    return not state.over and _kind(kinds, program.name).occasion(state, seat) == program.occasion


def _kind(kinds: Sequence[ProgramKind], name: str) -> ProgramKind:
    return next(kind for kind in kinds if kind.name == name)
