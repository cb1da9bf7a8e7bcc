"""What waits to be told to players who are away, and what they were told last."""

from collections.abc import Callable, Collection, Mapping
from typing import Literal

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, func, insert, or_, select, update

from footplate.server.store.mails import confirmed_of
from footplate.server.store.schema import outbox, players, tables, told

Wish = Literal["default", "off"]
"""As the player wishes to be told in general, or not at all."""
Key = tuple[str, str]
"""A table and a player."""


class Concern(msgspec.Struct, frozen=True):
    """Why a player would want to come to a table."""

    kind: Literal["your-turn", "started", "over", "consent", "rematch"]
    mark: int
    """Tells one question from the next of its kind: since which action, or which moment."""


class Pending(msgspec.Struct, frozen=True):
    """A concern that waits to be told."""

    concern: Concern
    sent: list[str] = []
    """Hashes of the channels that need it no more."""


class Waiting(msgspec.Struct, frozen=True):
    """A row of the outbox."""

    id: int
    table: str
    player: str
    notice: str
    tries: int

    @property
    def pending(self) -> Pending:
        return msgspec.json.decode(self.notice, type=Pending)


class LastTold(msgspec.Struct, frozen=True):
    """The last time that a player was told something of one kind."""

    at: int
    asked: str
    mark: int


class Addressed(msgspec.Struct, frozen=True):
    """How a player is to be told of a table."""

    notify: msgspec.Raw
    seen: int
    mails: dict[str, str]
    """The addresses that are confirmed, each with the secret of the link that ends it."""
    wish: Wish = "default"
    last: dict[str, LastTold] = {}


NOWHERE = "[]"
"""The channels of a player who has none."""


def reachable(wanted: Collection[str]) -> Callable[[Connection], set[str]]:
    """Those of the players who have said how they can be told."""

    def ask(connection: Connection) -> set[str]:
        c = players.c
        found = select(c.id).where(c.id.in_(wanted), c.notify != NOWHERE)
        return set(connection.execute(found).scalars())

    return ask


def enqueue(concerns: Mapping[Key, Concern], due: int) -> Callable[[Connection], None]:
    """Let concerns wait to be told, each in place of an older one of that player at that table."""

    def change(connection: Connection) -> None:
        # One order for all processes, so that they never wait for each other.
        for (table, player), concern in sorted(concerns.items(), key=lambda item: item[0]):
            there = (outbox.c.table_id == table) & (outbox.c.player == player)
            known = connection.execute(select(outbox.c.notice).where(there)).scalar_one_or_none()
            if known is not None:
                if msgspec.json.decode(known, type=Pending).concern == concern:
                    continue
                connection.execute(delete(outbox).where(there))
            elif not connection.execute(select(tables.c.id).where(tables.c.id == table)).first():
                continue  # deleted meanwhile
            values = {"table_id": table, "player": player, "due": due, "tries": 0}
            connection.execute(insert(outbox).values(**values, notice=_text(Pending(concern))))

    return change


def claim_waiting(now: int, until: int, most: int) -> Callable[[Connection], list[Waiting]]:
    """What is due to be told, taken on by this process until a time."""

    def change(connection: Connection) -> list[Waiting]:
        c = outbox.c
        free = or_(c.claimed.is_(None), c.claimed < now)
        wanted = select(c.id, c.table_id, c.player, c.notice, c.tries).where(c.due <= now, free)
        ordered = wanted.order_by(c.due).limit(most).with_for_update(skip_locked=True)
        found = [Waiting(*row) for row in connection.execute(ordered)]
        if found:
            ids = [each.id for each in found]
            connection.execute(update(outbox).where(c.id.in_(ids)).values(claimed=until))
        return found

    return change


def addressed(table: str, player: str) -> Callable[[Connection], Addressed | None]:
    """None where there is no such player."""

    def ask(connection: Connection) -> Addressed | None:
        who = select(players.c.notify, players.c.seen).where(players.c.id == player)
        row = connection.execute(who).one_or_none()
        if row is None:
            return None
        known_mails = confirmed_of(player)(connection)
        notify = msgspec.Raw(row.notify.encode())
        here = (told.c.table_id == table) & (told.c.player == player)
        known = connection.execute(select(told.c.wish, told.c.last).where(here)).one_or_none()
        if known is None:
            return Addressed(notify, row.seen, known_mails)
        last = msgspec.json.decode(known.last, type=dict[str, LastTold])
        return Addressed(notify, row.seen, known_mails, known.wish, last)

    return ask


def wish_of(table: str, player: str) -> Callable[[Connection], Wish]:
    def ask(connection: Connection) -> Wish:
        here = (told.c.table_id == table) & (told.c.player == player)
        found: Wish | None = connection.execute(select(told.c.wish).where(here)).scalar()
        return found or "default"

    return ask


def keep_wish(table: str, player: str, wish: Wish) -> Callable[[Connection], None]:
    def change(connection: Connection) -> None:
        _keep(connection, table, player, wish=wish)

    return change


def postpone(waiting: Waiting, due: int) -> Callable[[Connection], None]:
    """It is looked at again later."""

    def change(connection: Connection) -> None:
        row = update(outbox).where(*_same(waiting))
        connection.execute(row.values(due=due, claimed=None))

    return change


def drop(waiting: Waiting) -> Callable[[Connection], None]:
    """Nothing is left to be told."""

    def change(connection: Connection) -> None:
        connection.execute(delete(outbox).where(*_same(waiting)))

    return change


def settle(
    waiting: Waiting, known: LastTold | None, pending: Pending, due: int | None
) -> Callable[[Connection], None]:
    """What is known now (None: nothing new), and when the rest is tried again; None: never."""

    def change(connection: Connection) -> None:
        if known is not None:
            # Beside what was told meanwhile: notices of other kinds may be on their way, too.
            here = (told.c.table_id == waiting.table) & (told.c.player == waiting.player)
            asked = select(told.c.last).where(here).with_for_update()
            text = connection.execute(asked).scalar_one_or_none() or "{}"
            last = msgspec.json.decode(text, type=dict[str, LastTold])
            last[pending.concern.kind] = known
            text = msgspec.json.encode(last).decode()
            _keep(connection, waiting.table, waiting.player, last=text)
        if due is None:
            connection.execute(delete(outbox).where(*_same(waiting)))
            return
        values = {"notice": _text(pending), "due": due, "tries": waiting.tries + 1}
        connection.execute(update(outbox).where(*_same(waiting)).values(**values, claimed=None))

    return change


def saw(present: Collection[str], now: int) -> Callable[[Connection], None]:
    """These players are here."""

    def change(connection: Connection) -> None:
        # In one order, as everywhere.
        for player in sorted(present):
            here = (players.c.id == player) & (players.c.seen < now)
            connection.execute(update(players).where(here).values(seen=now))

    return change


def touched_last(span: int) -> Callable[[Connection], list[str]]:
    """The tables that changed in the last moments before all stood still."""

    def ask(connection: Connection) -> list[str]:
        c = tables.c
        last = select(func.max(c.touched)).scalar_subquery()
        wanted = select(c.id).where(c.touched > last - span)
        return list(connection.execute(wanted).scalars())

    return ask


def _same(waiting: Waiting) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    """The row, unless something newer has taken its place: SQLite gives an id out again."""
    return outbox.c.id == waiting.id, outbox.c.notice == waiting.notice


def _text(pending: Pending) -> str:
    return msgspec.json.encode(pending).decode()


def _keep(connection: Connection, table: str, player: str, **values: str) -> None:
    here = (told.c.table_id == table) & (told.c.player == player)
    if connection.execute(update(told).where(here).values(**values)).rowcount:
        return
    if connection.execute(select(tables.c.id).where(tables.c.id == table)).first():
        whole = {"wish": "default", "last": "{}", **values}
        connection.execute(insert(told).values(table_id=table, player=player, **whole))
