"""The steps of a table, and how far back somebody may go in them."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from footplate.core.event import Event
from footplate.core.game import Game
from footplate.core.program import Program
from footplate.core.refusal import Refusal, Refused
from footplate.core.state import State
from footplate.tables.entries import By
from footplate.tables.seats import Seat


@dataclass
class Step:
    """One action of the record, and what came of it."""

    seat: int
    by: By
    choice: bool
    """Whether there was anything to choose."""
    floor: Literal["", "luck", "reveal"]
    """What keeps it from being taken back: luck has spoken, or something sealed was shown."""
    events: list[Event]
    round: int
    phase: str
    before: State | None
    """The position in which it was played, for the last ones; never played on itself."""
    shows: bool = False
    """Whether it showed what its own seat alone had known: it keeps others from going back."""
    person: bool = True
    """Whether a person sat there then, whoever does now."""
    ended: dict[int, Program] = field(default_factory=dict)
    """The standing orders whose occasion it ended."""


def refused(rule: str, sentence: str) -> Refused:
    return Refused(Refusal(f"FP-TABLE-{rule}", sentence))


def turn_began(steps: Sequence[Step], state: State, seat: int) -> int:
    """Where the seat's last run of decisions began; what was played for it belongs to it."""
    at = len(steps)
    while at > 0 and steps[at - 1].seat != seat and state.seat != seat:
        at -= 1
    while at > 0 and steps[at - 1].seat == seat:
        at -= 1
    return at


def last_floor(steps: Sequence[Step]) -> int:
    """How many of the steps can no longer be taken back, because of luck or a reveal."""
    return next((at for at in range(len(steps), 0, -1) if steps[at - 1].floor), 0)


def back_to(steps: Sequence[Step], seat: int) -> tuple[int | None, Step | None]:
    """The number of steps before the seat's last decision (None: there is none), and what came
    since then that keeps it from being taken back."""
    after: Step | None = None
    for at in range(len(steps) - 1, -1, -1):
        step = steps[at]
        own = step.seat == seat
        if after is None and (step.floor or (not own and (step.shows or _decided(step)))):
            after = step
        if own and step.choice:
            return _said_at_once(steps, at), after
    return None, after


def _said_at_once(steps: Sequence[Step], at: int) -> int:
    """Where the shortcut began by which a decision was made, or the part of it that came after the
    last luck or reveal; the decision itself where it was made alone."""
    first = at
    while at > 0 and steps[at].by == "shortcut" and not steps[at - 1].floor:
        at -= 1
        if steps[at].choice:
            first = at
    return first


def _decided(step: Step) -> bool:
    return step.person and step.choice


def last_decision(
    steps: Sequence[Step], seats: Sequence[Seat], game: Game, seat: int, consent: bool = False
) -> int:
    """The number of steps before the seat's last decision; Refused where a floor is met."""
    last, after = back_to(steps, seat)
    if last is None:
        raise refused("03", "You have not decided anything yet.")
    if after is None or consent:
        return last
    if after.floor or after.shows:
        raise _floor(after, game)
    name = seats[after.seat].name
    raise refused("06", f"{name} has decided since then: your decision stands.")


def _floor(step: Step, game: Game) -> Refused:
    if step.floor != "luck":
        return refused("05", f"{game.reveal_words} since your last decision: it stands.")
    return refused("04", f"{game.luck_words} since your last decision: it stands.")
