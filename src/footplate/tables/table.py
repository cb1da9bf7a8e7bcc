"""The table: a record that grows, and its tentative end. See docs/tables.md."""

from collections.abc import Iterable, Sequence
from typing import Literal

import msgspec

from footplate.core import registry
from footplate.core.action import Action
from footplate.core.chance import ScriptedChance, ScriptEnded
from footplate.core.event import Event
from footplate.core.luck import LuckAsked
from footplate.core.program import Program, follow, lasts, order
from footplate.core.record import Record
from footplate.core.refusal import BadInput, Refused
from footplate.core.state import AnyForm, State
from footplate.core.wire import Plain, convert, plain_or_refuse
from footplate.tables.checking import check, check_seated, read
from footplate.tables.entries import (
    AnyEntry,
    By,
    Ended,
    Fed,
    Ordered,
    Played,
    Redone,
    Seated,
    Undone,
    Wished,
)
from footplate.tables.seats import PERSON, Seat, Wishes
from footplate.tables.steps import Step, last_decision, last_floor, refused, turn_began


class LuckEnded(Exception):
    """The luck of this record was written down, not drawn, and there is none left."""


SNAPSHOTS = 100
"""How many of the last positions are kept; further back is worked out from the record."""


class Table:
    """Plays actions and writes them down; what was written last can be taken back.

    Every change is an entry in `entries`; `Table.rebuilt` makes the same table of them.
    """

    def __init__(self, record: Record, seats: Sequence[Seat]) -> None:
        """A table at the position of a record, which stays as it is; RecordMismatch where its
        actions or checks do not fit."""
        if len(seats) != record.seats:
            raise BadInput(f"the game has {record.seats} seats, not {len(seats)}")
        self.game = registry.game(record.game)
        self.seats = list(seats)
        record.replay()
        self.record = msgspec.structs.replace(
            record,
            options=dict(record.options),
            script=None if record.script is None else list(record.script),
            names=self.names,
            actions=[],
            checks=[],
        )
        self.entries: list[AnyEntry] = []
        self.counts: list[int] = []
        """How many actions there were after each change that everybody sees."""
        self.state: State
        self.steps: list[Step] = []
        self.programs: dict[int, Program] = {}
        """The standing order of each seat that has one; nobody else's business."""
        self.held_by: int | None = None
        """The seat whose turn waits until it ends it."""
        self.settled = 0
        """How many actions have been passed on; what comes after them is tentative."""
        self.opening: list[Event] = []
        """What happened before the first decision."""
        self.kept = 0
        """How many of the actions were there when the table was made."""
        self._undone: list[list[Played]] = []
        self._several: bool | None = None
        """See `several`, where it was asked already."""
        self.state = self.record.begin(self.opening)
        for plain in record.actions:
            self._do(self.game.action(plain), "seat")
            self.held_by = None
        self.settled = self.kept = self.count

    @classmethod
    def rebuilt(
        cls, record: Record, seats: Sequence[Seat], entries: Iterable[AnyEntry | Plain]
    ) -> "Table":
        """The table that these entries made of the record and the seats it began with."""
        if not isinstance(entries, Iterable):
            raise BadInput("entries: not a list of them")
        table = cls(record, seats)
        for number, entry in enumerate(entries):
            try:
                table.follow(entry)
            except BadInput as error:
                raise BadInput(f"entry {number}: {error}") from None
        return table

    def follow(self, entry: AnyEntry | Plain) -> None:
        """Do what an entry says that the same table has written elsewhere; BadInput where no table
        can have written it."""
        self.follow_read(read(entry))

    def follow_read(self, entry: AnyEntry) -> None:
        """The same for an entry whose fields are known to be what they should be."""
        try:
            check(self, entry)
            self._apply(entry)
        except (Refused, LuckEnded) as error:
            raise BadInput(str(error)) from None

    # What there is. ---------------------------------------------------------------------------

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def count(self) -> int:
        """How many actions there are, tentative ones included."""
        return len(self.steps)

    @property
    def moment(self) -> int:
        """Names the present position: it grows with all that everybody sees, also taking back."""
        return len(self.counts)

    @property
    def over(self) -> bool:
        return self.state.over and self.held_by is None

    @property
    def asked(self) -> int | None:
        """Whose decision is awaited; None when over, or while a turn waits to be ended."""
        return None if self.held_by is not None else self.state.seat

    @property
    def asked_since(self) -> int:
        """How many actions there were when the present seat's decisions began."""
        waiting = self.state.seat if self.held_by is None else self.held_by
        at = self.count
        while at > 0 and self.steps[at - 1].seat == waiting:
            at -= 1
        return at

    @property
    def several(self) -> bool:
        """Whether there is more than one thing to choose in the present position."""
        if self._several is None:
            self._several = len(self.state.codes()) > 1
        return self._several

    @property
    def may_redo(self) -> int | None:
        """The seat that took something back last and could do it again."""
        return self._undone[-1][0].seat if self._undone else None

    @property
    def log(self) -> list[Event]:
        return [*self.opening, *(event for step in self.steps for event in step.events)]

    def standing(self) -> Record:
        """The record of what stands, without the tentative part."""
        cut = self.settled
        actions, checks = self.record.actions[:cut], self.record.checks[:cut]
        return msgspec.structs.replace(self.record, actions=actions, checks=checks)

    # Deciding. --------------------------------------------------------------------------------

    def play(
        self, seat: int, action: AnyForm, made_for: int | None = None, joined: bool = False
    ) -> list[Event]:
        """A decision of a seat, made for the position of a `moment` (None: the present one).

        `joined`: a shortcut said it together with the decision before it.
        """
        self.check_seat(seat)
        if self.over:
            raise Refused(self.game.over_refusal)
        if made_for is not None and made_for != self.moment:
            raise refused("02", "The game has moved on since: look at it again, then decide.")
        if self.held_by == seat:
            raise refused("11", "You have to end your turn first, or to take back some of it.")
        if self.held_by is not None:
            raise refused("09", f"{self.names[self.held_by]} has not ended the turn yet.")
        if seat != self.state.mover:
            asked = self.names[self.state.mover]
            raise refused("01", f"{asked} is asked now, not {self.names[seat]}.")
        follows = joined and bool(self.steps) and self.steps[-1].seat == seat
        return self._write_played(seat, self.game.action(action), "shortcut" if follows else "seat")

    def advance(self) -> Step | None:
        """Play one decision that needs nobody: a forced one, or one of a program. A turn that a
        program has brought to its end waits for nobody.

        None: somebody has to decide, or to end a turn. Bots are asked by whoever drives the table.
        """
        seat = self.asked
        if seat is None:
            return None
        found = self._unasked(seat)
        if found is not None:
            self._write_played(seat, *found)
            if self.held_by == seat and found[1] == "program":
                self._apply(Ended(seat))
            return self.steps[-1]
        if seat in self.programs:
            self._apply(Ordered(seat, None))
        return None

    def _unasked(self, seat: int) -> tuple[Action, By] | None:
        """What is played for the seat without asking it, and by whom."""
        codes = self.state.codes()
        self._several = len(codes) > 1
        if len(codes) == 1 and (self.seats[seat].wishes.forced or not self.seats[seat].person):
            return self.state.decode(codes[0]), "forced"
        program = self.programs.get(seat)
        if program is None:
            return None
        code = follow(self.game.program_kinds, self.state, program)
        return None if code is None else (self.state.decode(code), "program")

    def end(self, seat: int) -> None:
        """End the turn that waits for it."""
        self.check_seat(seat)
        if self.held_by != seat:
            raise refused("08", "No turn of yours waits to be ended.")
        self._apply(Ended(seat))

    # Taking back. -----------------------------------------------------------------------------

    def undo(self, seat: int, consent: bool = False) -> None:
        """Back to the seat's last decision; by consent of the table also past a floor."""
        self.check_seat(seat)
        self._apply(Undone(seat, last_decision(self.steps, self.seats, self.game, seat, consent)))

    def restart(self, seat: int) -> None:
        """Back to the first decision of the seat's present turn, or to the floor within it."""
        self.check_seat(seat)
        first = turn_began(self.steps, self.state, seat)
        to = last_decision(self.steps, self.seats, self.game, seat)
        if to < first:
            raise refused("03", "You have not decided anything in this turn yet.")
        while to > first:
            try:
                earlier = last_decision(self.steps[:to], self.seats, self.game, seat)
            except Refused:
                break
            if earlier < first:
                break
            to = earlier
        self._apply(Undone(seat, to))

    def redo(self, seat: int) -> None:
        """Play again what the seat took back last."""
        self.check_seat(seat)
        if self.may_redo != seat:
            raise refused("07", "There is nothing to do again.")
        if self.held_by is not None and self.held_by != seat:
            raise refused("09", f"{self.names[self.held_by]} has not ended the turn yet.")
        self._apply(Redone(seat))

    # Standing orders and wishes. --------------------------------------------------------------

    def order(self, seat: int, name: str | None, number: int | None = None) -> None:
        """Give a standing order, or with None call it off; see `state.programs(seat)`."""
        self.check_person(seat)
        if name is None:
            if seat not in self.programs:
                raise refused("10", "There is no standing order to call off.")
            self._apply(Ordered(seat, None))
            return
        program = order(self.game.program_kinds, self.state, seat, name, number)
        self._apply(Ordered(seat, program))

    def wish(self, seat: int, wishes: Wishes | Plain) -> None:
        self.check_person(seat)
        known = convert(plain_or_refuse(wishes, "wishes"), Wishes, "wishes")
        self._apply(Wished(seat, known))

    # Who sits where. --------------------------------------------------------------------------

    def sit(self, seat: int, kind: str, name: str, level: str = "") -> None:
        """Give a seat to a bot or a person, or call it otherwise; at any time, also when over.

        A turn that waits to be ended is ended where no person is left to do it.
        """
        self.check_seat(seat)
        given = plain_or_refuse([seat, kind, name, level], "seat")
        entry = Seated(*convert(given, tuple[int, str, str, str], "seat"))
        check_seated(self, entry)
        if self.held_by == seat and kind != PERSON:
            self._apply(Ended(seat))
        self._apply(entry)

    # Luck that is typed in. -------------------------------------------------------------------

    def luck(self, action: AnyForm | None = None, more: Sequence[int] = ()) -> LuckAsked | None:
        """What has to be typed in next before an action (None: the one that `advance` plays) can be
        played here, once these outcomes have come as well; None: nothing.

        BadInput where what was typed in, or `more`, cannot have come.
        """
        chance = self.state.chance
        if not isinstance(chance, ScriptedChance):
            return None
        if action is None and self.asked is not None:
            found = self._unasked(self.asked)
            action = None if found is None else found[0]
        if action is None:
            return None
        further = convert(plain_or_refuse(more, "outcomes"), list[int], "outcomes")
        return self.state.luck(action, [*chance.outcomes[chance.used :], *further])

    def feed(self, outcomes: Sequence[int], instead: bool = False) -> None:
        """Type in outcomes of dice and draws, at the end of what was typed in before; or instead of
        that part of it which is not used yet. They are not taken back by taking back a decision."""
        plain = {"entry": "fed", "outcomes": outcomes, "instead": instead}
        entry = read(plain)
        check(self, entry)
        self._apply(entry)

    # Entries. ---------------------------------------------------------------------------------

    def _write_played(self, seat: int, action: Action, by: By) -> list[Event]:
        events = self._do(action, by)
        self._undone.clear()
        self._note(Played(seat, self.record.actions[-1], by))
        return events

    def _apply(self, entry: AnyEntry) -> None:
        """The one place where entries take effect; what they say was checked before."""
        if isinstance(entry, Played):
            self._undone.clear()
            self._do(self.game.action(entry.action), entry.by)
        elif isinstance(entry, Undone):
            self._take_back(entry)
        elif isinstance(entry, Redone):
            for played in self._undone.pop():
                # A turn that was ended before it was taken back is ended again.
                self.held_by = None
                self._do(self.game.action(played.action), played.by)
        elif isinstance(entry, Ended):
            self.held_by = None
            self.settled = self.count
        elif isinstance(entry, Ordered):
            if entry.program is None:
                self.programs.pop(entry.seat, None)
            else:
                self.programs[entry.seat] = entry.program
        elif isinstance(entry, Seated):
            self._change_seat(entry.seat, kind=entry.kind, name=entry.name, level=entry.level)
            self.record.names = self.names
            self._drop_programs()
        elif isinstance(entry, Fed):
            self._take_luck(entry)
        else:
            self._change_seat(entry.seat, wishes=entry.wishes)
        self._note(entry)

    def _change_seat(self, seat: int, **changes: object) -> None:
        self.seats[seat] = msgspec.structs.replace(self.seats[seat], **changes)

    def _take_luck(self, fed: Fed) -> None:
        chance = self.state.chance
        assert isinstance(chance, ScriptedChance)
        if fed.instead:
            # What was taken back was played by the luck that is replaced.
            self._undone.clear()
            chance.outcomes = chance.outcomes[: chance.used]
        chance.feed(fed.outcomes)
        self.record.script = chance.outcomes

    def _note(self, entry: AnyEntry) -> None:
        self.entries.append(entry)
        # Orders and wishes are nobody else's business; who sits where and what the dice will show
        # make no decision stale that is being made.
        if not isinstance(entry, Ordered | Wished | Seated | Fed):
            self.counts.append(self.count)

    def _take_back(self, entry: Undone) -> None:
        back = [
            Played(step.seat, plain, step.by)
            for step, plain in zip(
                self.steps[entry.to :], self.record.actions[entry.to :], strict=True
            )
        ]
        self._undone.append(back)
        self._several = None
        before = self.steps[entry.to].before
        # Others' orders that what is taken back has ended go on; an earlier one before a later one.
        ended: dict[int, Program] = {}
        for step in reversed(self.steps[entry.to :]):
            ended.update(step.ended)
        self.state = before.clone() if before is not None else self.record.replay(entry.to)
        if isinstance(self.state.chance, ScriptedChance) and self.record.script is not None:
            # What was rolled since stays rolled.
            self.state.chance.outcomes = self.record.script
        del self.steps[entry.to :], self.record.actions[entry.to :], self.record.checks[entry.to :]
        self.held_by = None
        began = turn_began(self.steps, self.state, entry.seat)
        began = began if self._holds(entry.seat) else entry.to
        self.settled = min(self.settled, max(began, last_floor(self.steps)))
        # An order that played what was taken back would play it again at once.
        self.programs.pop(entry.seat, None)
        ended.pop(entry.seat, None)
        self._drop_programs()
        self.programs = {**ended, **self.programs}
        self._drop_programs()

    def _do(self, action: Action, by: By) -> list[Event]:
        """Play an action on the position and write it into the record."""
        state, events = self.state, list[Event]()
        seat, choice, luck = state.mover, self.several, state.chance.key()
        before, now = state.clone(), self.game.now(state)
        self._several = None
        try:
            self.record.play(state, action, events)
        except ScriptEnded as error:
            raise LuckEnded(str(error)) from None
        floor: Literal["", "luck", "reveal"] = ""
        if self.game.reveals(state, events):
            floor = "reveal"
        elif state.chance.key() != luck:
            floor = "luck"
        shows, person = any(event.lays_open for event in events), self.seats[seat].person
        self.steps.append(
            Step(seat, by, choice, floor, events, now.round, now.phase, before, shows, person)
        )
        if self.count > SNAPSHOTS:
            self.steps[-1 - SNAPSHOTS].before = None
        self._pass_on(seat, floor)
        self.steps[-1].ended = self._drop_programs()
        return events

    def _pass_on(self, seat: int, floor: str) -> None:
        """After the seat's last decision in a row: hold the turn, or pass it on."""
        if floor or not self._holds(seat):
            # What can no longer be taken back is nothing to wait for.
            self.settled = self.count
            return
        if self.state.seat == seat:
            return
        first = max(self.settled, turn_began(self.steps, self.state, seat))
        decisions = sum(step.choice for step in self.steps[first:])
        if decisions > (self.seats[seat].wishes.hold == "runs"):
            self.held_by = seat
        else:
            self.settled = self.count

    def _holds(self, seat: int) -> bool:
        return self.seats[seat].person and self.seats[seat].wishes.hold != "never"

    def _drop_programs(self) -> dict[int, Program]:
        """Let go of the orders whose occasion is over, and give them; where no person sits any
        more, nobody has given one."""
        kinds, given = self.game.program_kinds, self.programs
        over = {
            seat: program
            for seat, program in given.items()
            if not (self.seats[seat].person and lasts(kinds, self.state, seat, program))
        }
        self.programs = {seat: given[seat] for seat in given if seat not in over}
        return over

    # What is asked for. -----------------------------------------------------------------------

    def check_seat(self, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < len(self.seats):
            raise BadInput(f"there is no such seat; seats are 0 to {len(self.seats) - 1}")

    def check_person(self, seat: int) -> None:
        """BadInput where a bot decides: it has no wishes, and nobody gives orders for it."""
        self.check_seat(seat)
        if not self.seats[seat].person:
            raise BadInput(f"seat {seat} is no person's: nobody sits there to order or to wish")
