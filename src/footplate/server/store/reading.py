"""Questions to the database: heads, logs, lists. Each takes a connection, see `Database.read`."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update

from footplate.server.store import schema
from footplate.server.store.entries import Row, read_entry
from footplate.server.store.heads import Head, Secret


class Answer(msgspec.Struct, frozen=True):
    """What a command was answered, for who sends it again."""

    content: str
    moment: int


class Found(msgspec.Struct, frozen=True):
    """A table as the database has it."""

    head: Head
    secret: Secret
    seq: int
    rows: list[Row]


def table_of(id: str) -> Callable[[Connection], Found | None]:
    """A table with its whole log; None where there is none."""

    def ask(connection: Connection) -> Found | None:
        columns = schema.tables.c
        found = connection.execute(
            select(columns.head, columns.secret, columns.seq).where(columns.id == id)
        ).one_or_none()
        if found is None:
            return None
        rows = rows_after(id, 0)(connection)
        head = msgspec.json.decode(found.head, type=Head)
        secret = msgspec.json.decode(found.secret, type=Secret)
        return Found(head, secret, found.seq, rows)

    return ask


def rows_after(id: str, seq: int) -> Callable[[Connection], list[Row]]:
    """The rows of a table's log after the first `seq`."""

    def ask(connection: Connection) -> list[Row]:
        c = schema.log.c
        wanted = select(c.seq, c.at, c.entry, c.command, c.content, c.digest, c.moment)
        found = connection.execute(wanted.where(c.table_id == id, c.seq > seq).order_by(c.seq))
        return [
            Row(seq, at, read_entry(entry), command, content, digest, moment)
            for seq, at, entry, command, content, digest, moment in found
        ]

    return ask


def answer_to(id: str, command: str) -> Callable[[Connection], Answer | None]:
    """What a command of long ago was answered; None where there was none."""

    def ask(connection: Connection) -> Answer | None:
        c = schema.log.c
        wanted = select(c.content, c.moment).where(c.table_id == id, c.command == command)
        row = connection.execute(wanted).one_or_none()
        return None if row is None else Answer(row.content or "", row.moment)

    return ask


def seq_of(id: str) -> Callable[[Connection], int | None]:
    def ask(connection: Connection) -> int | None:
        c = schema.tables.c
        return connection.execute(select(c.seq).where(c.id == id)).scalar_one_or_none()

    return ask


def seqs_of(ids: Sequence[str]) -> Callable[[Connection], dict[str, int]]:
    """How many rows the logs of some tables have; a table that is gone is absent."""

    def ask(connection: Connection) -> dict[str, int]:
        c = schema.tables.c
        found: dict[str, int] = {}
        for at in range(0, len(ids), 500):
            some = select(c.id, c.seq).where(c.id.in_(ids[at : at + 500]))
            found.update((row[0], row[1]) for row in connection.execute(some))
        return found

    return ask


class Listed(msgspec.Struct, frozen=True):
    """A table in a list: what everybody may know of it."""

    id: str
    status: str
    summary: msgspec.Raw
    created: int
    touched: int


class Mine(Listed, frozen=True):
    """A table in somebody's own list."""

    yours: list[int] = []
    """The seats that are theirs."""


def _listed(rows: Any) -> list[Listed]:
    return [
        Listed(row.id, row.status, msgspec.Raw(row.summary.encode()), row.created, row.touched)
        for row in rows
    ]


_LIST = select(
    schema.tables.c.id,
    schema.tables.c.status,
    schema.tables.c.summary,
    schema.tables.c.created,
    schema.tables.c.touched,
)


def public_tables(status: str, most: int, before: int) -> Callable[[Connection], list[Listed]]:
    """Public tables, those touched last first."""

    def ask(connection: Connection) -> list[Listed]:
        c = schema.tables.c
        wanted = _LIST.where(c.listed == 1, c.status == status, c.touched < before)
        return _listed(connection.execute(wanted.order_by(c.touched.desc()).limit(most)))

    return ask


def all_tables(status: str | None) -> Callable[[Connection], list[Listed]]:
    """Every table, for the host; those touched last first."""

    def ask(connection: Connection) -> list[Listed]:
        c = schema.tables.c
        wanted = _LIST if status is None else _LIST.where(c.status == status)
        return _listed(connection.execute(wanted.order_by(c.touched.desc(), c.id)))

    return ask


def tables_of(player: str) -> Callable[[Connection], list[Mine]]:
    """Where a player sits, or what it has made."""

    def ask(connection: Connection) -> list[Mine]:
        s, c = schema.seats.c, schema.tables.c
        sits = select(s.table_id).where(s.player == player)
        wanted = _LIST.where(or_(c.id.in_(sits), c.owner == player))
        found = _listed(connection.execute(wanted.order_by(c.touched.desc()).limit(500)))
        yours: dict[str, list[int]] = {}
        seats = select(s.table_id, s.seat).where(s.player == player).order_by(s.seat)
        for table, seat in connection.execute(seats):
            yours.setdefault(table, []).append(seat)
        return [
            Mine(**msgspec.structs.asdict(each), yours=yours.get(each.id, [])) for each in found
        ]

    return ask


def insert_table(
    values: dict[str, Any], players: Sequence[str | None]
) -> Callable[[Connection], None]:
    """A new table, with the players of its seats."""

    def change(connection: Connection) -> None:
        connection.execute(insert(schema.tables).values(**values))
        rows = [
            {"table_id": values["id"], "seat": seat, "player": player}
            for seat, player in enumerate(players)
        ]
        connection.execute(insert(schema.seats), rows)

    return change


def set_seat(
    id: str, seat: int, player: str | None, key_hash: str | None
) -> Callable[[Connection], None]:
    """Whose a seat is."""

    def change(connection: Connection) -> None:
        c = schema.seats.c
        there = and_(c.table_id == id, c.seat == seat)
        connection.execute(
            update(schema.seats).where(there).values(player=player, key_hash=key_hash)
        )

    return change


def delete_table(id: str, untouched: int | None = None) -> Callable[[Connection], bool]:
    """Whether there was one; what belongs to it goes with it. With a time, only a table that nobody
    has touched since."""

    def change(connection: Connection) -> bool:
        c = schema.tables.c
        wanted = delete(schema.tables).where(c.id == id)
        if untouched is not None:
            wanted = wanted.where(c.touched < untouched)
        return connection.execute(wanted).rowcount == 1

    return change


def claim_due(now: int, until: int, most: int) -> Callable[[Connection], list[str]]:
    """Tables where the server has something to do, taken on by this process until a time."""

    def change(connection: Connection) -> list[str]:
        c = schema.tables.c
        free = or_(c.claimed.is_(None), c.claimed < now)
        wanted = select(c.id).where(c.due <= now, free).order_by(c.due).limit(most)
        ids = list(connection.execute(wanted.with_for_update(skip_locked=True)).scalars())
        if ids:
            claim = update(schema.tables).where(c.id.in_(ids)).values(claimed=until)
            connection.execute(claim)
        return ids

    return change


def counts(connection: Connection) -> dict[str, int]:
    """How many tables there are, by status."""
    c = schema.tables.c
    found = connection.execute(select(c.status, func.count()).group_by(c.status))
    return {row[0]: row[1] for row in found}
