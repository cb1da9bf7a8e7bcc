"""A game under way: the record, the position, who sits where, and what may be taken back."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from footplate import Action, Event, Game, Record, State
from footplate.cli.outcome import write_text
from footplate.cli.seats import Seat
from footplate.core.chance import ScriptEnded

LUCK = {
    "age-of-steam": "Dice were rolled or cubes drawn",
    "steam-power": "Contracts or trains were drawn",
    "imperial-steam": "The bids were shown",
}


class LuckEnded(Exception):
    """The luck of this record was written down, not drawn, and there is none left."""


class Step(msgspec.Struct, frozen=True):
    """One action of the record: whose, whether it was a choice at all, and whether it stands
    because luck has spoken or something sealed was shown."""

    seat: int
    forced: bool
    stands: bool


class Table:
    """Plays actions and writes them down; undo is recomputation from the record."""

    def __init__(self, game: Game, record: Record, seats: Sequence[Seat]) -> None:
        self.game = game
        self.seats = list(seats)
        self.names = [seat.name for seat in seats]
        self.record = record
        self.log: list[Event] = []
        self.steps: list[Step] = []
        self.unsaved = False
        self._restart(record.actions)

    def _restart(self, actions: list[dict[str, Any]]) -> None:
        """Play actions that are known to fit from the first position on."""
        self.log, self.steps = [], []
        self.record.actions, self.record.checks = [], []
        self.state: State = self.record.begin(self.log)
        for plain in actions:
            self.play(self.game.action(plain))

    @property
    def seat(self) -> Seat | None:
        """Who decides now."""
        return None if self.state.seat is None else self.seats[self.state.seat]

    def play(self, action: Action) -> list[Event]:
        """Play an action, write it down and say what happened."""
        state, events = self.state, list[Event]()
        seat, forced, luck = state.mover, len(state.codes()) == 1, state.chance.key()
        try:
            self.record.play(state, action, events)
        except ScriptEnded as error:
            self._restart(self.record.actions)
            raise LuckEnded(str(error)) from None
        shown = any(event.reveals for event in events)
        self.steps.append(Step(seat, forced, shown or state.chance.key() != luck))
        self.log += events
        self.unsaved = True
        return events

    def undo(self) -> str | None:
        """Go back to the last decision of the seat that is asked; else the reason why not."""
        mover = self.state.seat
        for at in range(len(self.steps) - 1, -1, -1):
            step = self.steps[at]
            if step.stands:
                drawn = LUCK.get(self.game.name, "Luck has decided something")
                return f"{drawn} since your last decision: it stands."
            if step.seat == mover and not step.forced:
                self._restart(self.record.actions[:at])
                return None
            if self.seats[step.seat].human and step.seat != mover and not step.forced:
                return f"{self.names[step.seat]} has decided since then: your decision stands."
        return "You have not decided anything yet."

    def save(self, path: Path) -> None:
        self.record.names = self.names
        write_text(path, self.record.to_json())
        self.unsaved = False
