"""Players in the database: a key, a name, and how they wish to be told."""

from collections.abc import Callable

import msgspec
from sqlalchemy import Connection, insert, select, update

from footplate.server.store.schema import notes, players


class Player(msgspec.Struct, frozen=True):
    id: str
    name: str
    notify: msgspec.Raw
    seen: int


def by_key(key_hash: str) -> Callable[[Connection], Player | None]:
    return _one(players.c.key_hash == key_hash)


def by_id(id: str) -> Callable[[Connection], Player | None]:
    return _one(players.c.id == id)


def _one(which: object) -> Callable[[Connection], Player | None]:
    def ask(connection: Connection) -> Player | None:
        c = players.c
        wanted = select(c.id, c.name, c.notify, c.seen).where(which)  # type: ignore[arg-type]
        row = connection.execute(wanted).one_or_none()
        if row is None:
            return None
        return Player(row.id, row.name, msgspec.Raw(row.notify.encode()), row.seen)

    return ask


def add(id: str, key_hash: str, name: str, now: int) -> Callable[[Connection], None]:
    def change(connection: Connection) -> None:
        values = {"id": id, "key_hash": key_hash, "name": name, "notify": "[]"}
        connection.execute(insert(players).values(**values, created=now, seen=now))

    return change


def alter(id: str, **values: object) -> Callable[[Connection], None]:
    """Another name, key, or way to be told."""

    def change(connection: Connection) -> None:
        connection.execute(update(players).where(players.c.id == id).values(**values))

    return change


def note_of(table: str, player: str) -> Callable[[Connection], str]:
    def ask(connection: Connection) -> str:
        there = (notes.c.table_id == table) & (notes.c.player == player)
        return connection.execute(select(notes.c.words).where(there)).scalar_one_or_none() or ""

    return ask


def keep_note(table: str, player: str, words: str) -> Callable[[Connection], None]:
    def change(connection: Connection) -> None:
        there = (notes.c.table_id == table) & (notes.c.player == player)
        done = connection.execute(update(notes).where(there).values(words=words))
        if done.rowcount == 0:
            connection.execute(insert(notes).values(table_id=table, player=player, words=words))

    return change
