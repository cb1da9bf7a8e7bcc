"""The clock of a table: a fold of who is asked, of pauses, and of the times at which they came."""

from collections.abc import Collection, Iterable
from typing import Final, Literal, get_args

import msgspec

from footplate.core.codec import shown
from footplate.core.refusal import BadInput
from footplate.server.clocks.hours import Span, checked_time, elapsed, merged, reached
from footplate.server.clocks.settings import SECOND, ClockSettings

GRACE: Final = 2 * SECOND
"""What a seat has beyond all its time, for the way to the server; it is never counted."""

Reason = Literal["downtime", "host", "table"]
"""Why a clock stands still: the server was down, the host or the whole table wished so."""


class Turn(msgspec.Struct):
    """The time of one turn of a seat."""

    used: int = 0
    """Of the time for the turn."""
    late: int = 0
    """Past that and past the reserve."""


class Memory(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that a clock knows, as plain data, to go on from without its log."""

    at: int
    asked: dict[int, int]
    reserves: list[int]
    spent: list[int]
    turns: dict[int, dict[int, tuple[int, int]]]
    pauses: list[Reason]


class Reading(msgspec.Struct, frozen=True):
    """What a seat's clock shows, in milliseconds."""

    turn: int
    """What is left of the time for the turn."""
    reserve: int
    """What is left of the reserve."""
    running: bool
    """Whether its time runs; false also outside active hours."""
    deadline: int | None
    """When it will have none left, the grace included; None: its clock stands, or is none."""


class Clock:
    """Time runs for the seats that are asked, while nothing pauses it.

    A turn is a run of decisions of one seat; it is named by the number of actions at which it began
    (`table.asked_since`). Each turn has its time once, however often it is taken back.
    """

    def __init__(self, settings: ClockSettings, seats: int, memory: Memory | None = None) -> None:
        self.settings = settings
        self.seats = seats
        self.downtimes: list[Span] = []
        self.asked: dict[int, int] = {} if memory is None else dict(memory.asked)
        """Whose time runs, and when its turn began, as a number of actions."""
        self.at = 0 if memory is None else memory.at
        """The time up to which all has been counted."""
        self.pauses: set[Reason] = set() if memory is None else set(memory.pauses)
        self._reserves = [settings.reserve_ms] * seats if memory is None else [*memory.reserves]
        self._spent = [0] * seats if memory is None else [*memory.spent]
        self._turns: list[dict[int, Turn]] = [{} for _ in range(seats)]
        for seat, turns in ({} if memory is None else memory.turns).items():
            self._turns[seat] = {began: Turn(*turn) for began, turn in turns.items()}

    def without(self, downtimes: Iterable[Span]) -> "Clock":
        """The same clock, for which time did not run between these times. Given before what is
        folded, because what was counted stays counted."""
        other = Clock(self.settings, self.seats, self.memory())
        other.downtimes = merged([*self.downtimes, *downtimes])
        return other

    def memory(self) -> Memory:
        turns = {
            seat: {began: (turn.used, turn.late) for began, turn in turns.items()}
            for seat, turns in enumerate(self._turns)
            if turns
        }
        pauses = [reason for reason in get_args(Reason) if reason in self.pauses]
        return Memory(self.at, dict(self.asked), [*self._reserves], [*self._spent], turns, pauses)

    # What happens. ----------------------------------------------------------------------------

    def turn(self, asked: int | Collection[int] | None, at: int, began: int) -> None:
        """These seats are asked from now on, in turns that began after so many actions."""
        seats = [] if asked is None else [asked] if isinstance(asked, int) else sorted(asked)
        for seat in seats:
            self._check_seat(seat)
        if type(began) is not int or began < 0:
            raise BadInput("a turn began after a number of actions, 0 or more")
        self._count(at)
        self.asked = dict.fromkeys(seats, began)
        if self.settings.kind != "none":
            for seat in seats:
                self._turns[seat].setdefault(began, Turn())

    def renew(self, seat: int, at: int) -> None:
        """The seat gets the time of its present turn anew: the others wait for it, or somebody else
        sits there now. The reserve stays as it is."""
        self._check_seat(seat)
        self._count(at)
        if seat in self.asked and self.settings.kind != "none":
            self._turns[seat][self.asked[seat]] = Turn()

    def pause(self, reason: Reason, at: int) -> None:
        self._check_reason(reason)
        self._count(at)
        self.pauses.add(reason)

    def resume(self, reason: Reason, at: int) -> None:
        """The reason is gone; time runs again when no other is left."""
        self._check_reason(reason)
        self._count(at)
        self.pauses.discard(reason)

    # What there is. ---------------------------------------------------------------------------

    def left(self, seat: int, at: int) -> int | None:
        """What the seat has left, the reserve included; None: there is no clock."""
        reading = self.reading(seat, at)
        return None if self.settings.kind == "none" else reading.turn + reading.reserve

    def used(self, seat: int, at: int) -> int:
        """What the seat has thought in the whole game, without the grace."""
        self._check_seat(seat)
        checked_time(at)
        turn, reserve = self._present(seat), self._reserves[seat]
        if turn is None:
            return self._spent[seat]
        given = self.settings.turn_ms - turn.used + reserve
        return self._spent[seat] + min(given, self._since(seat, at))

    def reading(self, seat: int, at: int) -> Reading:
        """What to show of the seat's clock; a seat that is not asked has a whole turn before it."""
        self._check_seat(seat)
        checked_time(at)
        turn, reserve = self._present(seat) or Turn(), self._reserves[seat]
        passed, free = self._since(seat, at), self.settings.turn_ms - turn.used
        drawn = min(reserve, max(0, passed - free))
        deadline = self.deadline(seat)
        runs = deadline is not None and self._since(seat, at + 1) > passed
        return Reading(max(0, free - passed), reserve - drawn, runs, deadline)

    def deadline(self, seat: int) -> int | None:
        """When the seat will have no time left, the grace included; None: its clock stands."""
        self._check_seat(seat)
        turn = self._present(seat)
        if turn is None or self.pauses:
            return None
        need = self.settings.turn_ms - turn.used + self._reserves[seat] + GRACE - turn.late
        return reached(self.at, need, self.settings.active, self.downtimes)

    def next_deadline(self) -> int | None:
        """The first of all deadlines: when to look at the clock again."""
        found = [self.deadline(seat) for seat in self.asked]
        return min((each for each in found if each is not None), default=None)

    def expired(self, at: int) -> list[int]:
        """The seats that are asked and have no time left."""
        checked_time(at)
        found = {seat: self.deadline(seat) for seat in self.asked}
        return [seat for seat, end in found.items() if end is not None and end <= at]

    # Counting. --------------------------------------------------------------------------------

    def _present(self, seat: int) -> Turn | None:
        """The turn of a seat that is asked by a clock."""
        if self.settings.kind == "none" or seat not in self.asked:
            return None
        return self._turns[seat][self.asked[seat]]

    def _since(self, seat: int, at: int) -> int:
        """How long the seat's time has run since all was counted."""
        if self.pauses or self._present(seat) is None:
            return 0
        return elapsed(self.at, at, self.settings.active, self.downtimes)

    def _count(self, at: int) -> None:
        """Count what has passed. Time that goes backwards is no time; it goes on from there."""
        checked_time(at)
        for seat in self.asked:
            passed, turn = self._since(seat, at), self._present(seat)
            if turn is None:
                continue
            free = min(passed, self.settings.turn_ms - turn.used)
            drawn = min(passed - free, self._reserves[seat])
            turn.used += free
            self._reserves[seat] -= drawn
            self._spent[seat] += free + drawn
            turn.late += passed - free - drawn
        self.at = at

    def _check_seat(self, seat: object) -> None:
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise BadInput(f"there is no such seat; seats are 0 to {self.seats - 1}")

    def _check_reason(self, reason: object) -> None:
        if reason not in get_args(Reason):
            raise BadInput(f"no clock is stopped by {shown(reason)}")
