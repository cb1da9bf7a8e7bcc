"""A table as the server has it in memory: the fold of its log, row by row.

Commands write entries, which take effect here at once; whoever drives the room appends them to the
log before anybody is told, and throws the room away where that fails.
"""

import logging
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from footplate.core.datafile import BadData
from footplate.core.record import CHECK_LENGTH, Record
from footplate.core.refusal import BadInput
from footplate.core.wire import convert
from footplate.lessons import Course, read_lesson
from footplate.server.clocks import Clock, read_settings
from footplate.server.clocks.clock import Memory
from footplate.server.clocks.hours import Span
from footplate.server.rooms.base import Base, Unfitting, refused
from footplate.server.rooms.effects import take_effect
from footplate.server.rooms.people import ChatLine, Consent, Who, chairs_of
from footplate.server.store import entries as log
from footplate.server.store.entries import AnyRead, Row, Unread, is_of_table
from footplate.server.store.heads import Head, Secret
from footplate.server.store.reading import Answer
from footplate.tables import AnyEntry, Entry, Ordered, Table, Undone, Wished
from footplate.version import __version__

logger = logging.getLogger("footplate.server")

PATIENCE: Final = 15_000
"""Milliseconds after which another process lets a bot think."""
MOST_ANSWERS: Final = 64
"""How many of the last commands a room remembers; older ones are looked up in the log."""

PRIVATE: Final = (Ordered, Wished)
"""What others must not notice, neither by the clock nor by the time of the last change."""

KEPT_POSITIONS: Final = 1
"""How many of the last positions a room keeps, for taking back; others are worked out anew."""


def _course(head: Head) -> Course | None:
    """What the table teaches. Its text could be read when the table was made; a version that cannot
    lets the game be played without it."""
    try:
        return Course(read_lesson(head.lesson)) if head.lesson else None
    except BadData:
        return None


class Room:
    """Seats and their people, the table once it has begun, chat, consent, what was answered."""

    def __init__(
        self,
        id: str,
        head: Head,
        secret: Secret,
        base: Base | None = None,
        downtimes: Sequence[Span] = (),
    ) -> None:
        self.id = id
        self.head = head
        self.secret = secret
        self.base = base or Base()
        self.seq = 0
        self.at = 0
        """When the last row was written."""
        self.noticed = 0
        """When the last one was that everybody may notice."""
        self.chairs = chairs_of(head)
        self.changes = 0
        """How many of the server's own entries have taken effect: nothing else changes who is who
        here, what was said, or what is asked of the table."""
        self.table: Table | None = None
        self.chat: list[ChatLine] = []
        self.authors: list[str] = []
        """The player of each line of chat."""
        self.muted: set[str] = set()
        self.consent: Consent | None = None
        self.finished = ""
        """Why the game ended before its end; empty: it did not."""
        self.ended: int | None = None
        """When the game came to its end."""
        self.rematch = ""
        """The table where the same is played again; it may be gone by now."""
        self.waits: log.Waits | None = None
        self.course = _course(head)
        """How far the learner has come, at a table that teaches."""
        self._downtimes = downtimes
        self.clock = self._clock()
        self.stuck = ""
        """Why this version of the engine can only keep the table, not play it."""
        self.stuck_from = 0
        """The row that it cannot play."""
        self.answers: dict[str, Answer] = {}
        self.forgotten = False
        """Whether the log has answers that the room does not remember any more."""
        self.fresh: list[Row] = []
        """Rows that were written and are not in the log yet."""
        self._noted = 0
        self._told = 0
        """The moment after the last row that was read."""

    # What there is. ---------------------------------------------------------------------------

    @property
    def status(self) -> str:
        if self.table is None and not self.stuck:
            return "open"
        return "over" if self.over else "playing"

    @property
    def over(self) -> bool:
        return bool(self.finished) or (self.table is not None and self.table.over)

    @property
    def moment(self) -> int:
        """Names the present position to viewers; never starts again."""
        if self.stuck:
            return self._told
        return self.base.moment + (0 if self.table is None else self.table.moment)

    @property
    def playing(self) -> Table:
        if self.table is None and self.stuck:
            raise refused("15", f"This version cannot play the table on: {self.stuck}.")
        if self.table is None:
            raise refused("01", "The game has not begun yet.")
        return self.table

    def _clock(self) -> Clock:
        """The clock as it stands at the beginning, or at the snapshot; time did not run while no
        server did."""
        known = self.base.beside.clock if self.base.beside is not None else None
        try:
            memory = None if known is None else convert(known, Memory, "clock")
        except BadInput:
            memory = None  # another version's clock: everybody's time begins anew
        settings = read_settings(self.head.clock)
        return Clock(settings, len(self.head.seats), memory).without(self._downtimes)

    @property
    def waiting(self) -> int | None:
        """The seat whose decision, or end of turn, is awaited."""
        if self.table is None or self.over or self.stuck:
            return None
        return self.table.held_by if self.table.held_by is not None else self.table.asked

    def due(self, now: int) -> int | None:
        """When the server itself has something to do here; None: only if somebody acts."""
        seat = self.waiting
        if seat is None or self.waits is not None:
            return None
        chair = self.chairs[seat]
        if not chair.person:
            # Whoever has played until here lets the bot think, too; others come if that fails.
            return now + PATIENCE
        return None if chair.expired else self.clock.deadline(seat)

    def lines(self, who: Who, since: int) -> list[ChatLine]:
        """What was said after so many lines; of who is muted, to that player alone."""
        return [
            line
            for line, author in zip(self.chat[since:], self.authors[since:])
            if author not in self.muted or author == who.player
        ]

    def seats_of(self, who: Who) -> list[int]:
        """The seats that somebody may speak for."""
        return [
            seat
            for seat, chair in enumerate(self.chairs)
            if (who.player is not None and chair.player == who.player)
            or (who.key_hash is not None and chair.key_hash == who.key_hash)
        ]

    def kept_for(self, who: Who) -> list[int]:
        """The open seats that are kept for somebody."""
        return [
            seat
            for seat, chair in enumerate(self.chairs)
            if who.player is not None and chair.kept_for == who.player
        ]

    def owned_by(self, who: Who) -> bool:
        return who.player is not None and who.player == self.head.owner

    def people(self) -> list[int]:
        """The seats whose people still play."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person]

    # Writing and reading the log. -------------------------------------------------------------

    def write(self, entry: log.OwnEntry, at: int) -> None:
        """One of the server's own entries takes effect, and waits to be appended."""
        self.collect(at)
        self.at = max(self.at, at)  # what takes effect now happens now
        take_effect(self, entry)
        self._note(entry, at, None)

    def collect(self, at: int) -> None:
        """Take the entries that the table has written since the last time."""
        if self.table is None:
            return
        for entry in self.table.entries[self._noted :]:
            last = entry is self.table.entries[-1]
            self._note(self._counted(entry, 1), at, self.digest() if last else None)
        self._noted = len(self.table.entries)

    def _note(self, entry: AnyRead, at: int, digest: str | None) -> None:
        self.at = max(self.at, at)  # a clock that was put back does not turn the log round
        self.seq += 1
        self.fresh.append(Row(self.seq, self.at, entry, digest=digest))
        self._notice(entry)
        self._tick(entry)

    def _notice(self, entry: AnyRead) -> None:
        if not isinstance(entry, PRIVATE):
            self.noticed = self.at

    def _tick(self, entry: AnyRead) -> None:
        """Let the clock know who is asked, and keep the time of the end."""
        if self.table is None or isinstance(entry, PRIVATE):
            return
        if not self.over:
            self.ended = None
        elif self.ended is None:
            self.ended = self.at
        seat = self.waiting
        asked = seat if seat is not None and self.chairs[seat].person else None
        self.clock.turn(asked, self.at, self.base.count + self.table.asked_since)
        for other, chair in enumerate(self.chairs):
            if other != seat:
                chair.expired = False

    def _counted(self, entry: AnyEntry, sign: int) -> AnyEntry:
        """The log counts a table's actions from its beginning (1), a table that goes on from a
        snapshot from there (-1)."""
        if isinstance(entry, Undone) and self.base.count:
            return msgspec.structs.replace(entry, to=entry.to + sign * self.base.count)
        return entry

    @property
    def unwritten(self) -> bool:
        """Whether something has happened here that the log does not have."""
        return bool(self.fresh) or (
            self.table is not None and len(self.table.entries) != self._noted
        )

    def written(self) -> None:
        """What was fresh is in the log."""
        self.fresh.clear()
        self._told = self.moment
        self._slim()

    def _slim(self) -> None:
        """Let go of positions far back: they are most of what a room takes of the memory."""
        if self.table is None:
            return
        steps = self.table.steps
        for at in range(len(steps) - KEPT_POSITIONS - 1, -1, -1):
            if steps[at].before is None:
                return
            steps[at].before = None

    def digest(self) -> str:
        """Names the position in the log, so that another engine's play is noticed."""
        if self.table is None:
            return ""
        checks = self.table.record.checks
        return checks[-1] if checks else self.table.state.digest()[:CHECK_LENGTH]

    def follow(self, rows: Iterable[Row]) -> None:
        """Take rows of the log that come after those that are known; Unfitting where one does not
        fit, and then the room is good for nothing."""
        for row in rows:
            self.follow_row(row)
        self.followed()

    def follow_row(self, row: Row) -> None:
        """Take one of them; after the last one has to come `followed`."""
        self.at = max(self.at, row.at)  # what takes effect, took effect then
        if self.stuck and row.seq >= self.stuck_from:
            self._keep(row)
        else:
            self._fit(row)
        self._notice(row.entry)
        self.seq, self._told = row.seq, row.moment
        if row.seq == self.base.seq:
            self.clock = self._clock()
        elif row.seq > self.base.seq:
            self._tick(row.entry)
        if row.command is not None:
            self.remember(row.command, Answer(row.content or "", row.moment))

    def followed(self) -> None:
        """Whether the table stands where its log says."""
        self._slim()
        if self._told != self.moment:
            raise Unfitting(self.seq, "its moments are other ones than they were")

    def _fit(self, row: Row) -> None:
        if row.seq != self.seq + 1:
            raise Unfitting(row.seq, "a part of its log is missing")
        entry, digest = row.entry, row.digest
        try:
            if isinstance(entry, Unread) and entry.of_table and row.seq <= self.base.seq:
                return
            if isinstance(entry, Unread):
                raise Unfitting(row.seq, f"{self._place()} is something it cannot read", entry.text)
            if not is_of_table(entry):
                take_effect(self, entry)
                return
            if row.seq <= self.base.seq:
                return
            assert isinstance(entry, Entry)
            self.playing.follow_read(self._counted(entry, -1))
        except Unfitting:
            raise
        except Exception as error:
            # Whatever an engine makes of what another one has played: the log stays as it is.
            reason = f"{self._place()} is something that its rules do not allow"
            raise Unfitting(row.seq, reason, repr(error)) from None
        self._noted = len(self.playing.entries)
        # Typed luck is counted from the snapshot, so that the names of positions are others, too.
        named = not self.base.other_engine and not (self.head.scripted and self.base.seq)
        if digest is not None and digest != self.digest() and named:
            reason = f"{self._place()} is another position than the one that was played"
            raise Unfitting(row.seq, reason)

    def _place(self) -> str:
        there = self.base.count + (0 if self.table is None else self.table.count)
        return f"after {there} actions there"

    def _keep(self, row: Row) -> None:
        """Of what comes after the row that does not fit, all that does not need the game."""
        entry = row.entry
        if is_of_table(entry) or isinstance(entry, Unread | log.Started):
            return
        try:
            take_effect(self, entry)
        except Exception:
            logger.exception("table %s, row %s", self.id, row.seq)

    def remember(self, command: str, answered: Answer) -> None:
        self.answers[command] = answered
        if len(self.answers) > MOST_ANSWERS:
            self.forgotten = True
            del self.answers[next(iter(self.answers))]

    def record(self, names: list[str]) -> Record:
        """What the table is played by, from its beginning or from the snapshot it goes on from."""
        head = self.head
        position = self.base.position or head.position
        return Record(
            game=head.game,
            board=head.board,
            seats=len(head.seats),
            options=head.options,
            seed=self.secret.seed,
            script=self._script() if head.scripted else None,
            names=names,
            position=position,
            actions=[] if self.base.position is not None else head.actions,
            engine=__version__,
        )

    def _script(self) -> list[int]:
        """What was typed in for the set-up; of a snapshot, what had been typed in and not used."""
        if self.base.position is None:
            return list(self.head.script)
        used, *outcomes = (self.base.position.get("luck") or {}).get("scripted") or [0]
        return outcomes[used:]
