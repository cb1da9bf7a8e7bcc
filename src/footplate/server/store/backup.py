"""All that a database holds as one portable file, and back: JSON Lines, compressed.

The first line says what it is and of which schema, the last one how many rows there are: so a file
that was cut off is noticed. It is read in one transaction, so that it belongs to one moment, and
put back in one, so that it is there whole or not at all.
"""

import gzip
import io
import json
import zlib
from collections.abc import Iterable, Iterator
from typing import IO, Any, Final

from alembic import command
from alembic.migration import MigrationContext
from sqlalchemy import Connection, MetaData, Table, func, insert, select, text

from footplate.core.refusal import BadInput
from footplate.server.store import schema
from footplate.server.store.database import Database
from footplate.server.store.heartbeats import SILENCE
from footplate.server.store.migrating import config, migrate, revisions
from footplate.version import __version__

FORMAT: Final = "footplate-backup/1"
LEFT_OUT: Final = frozenset({"heartbeats", "alembic_version"})
"""What belongs to running processes, and to this database alone."""
AT_ONCE: Final = 500
"""How many rows are read and written at a time."""

Counts = dict[str, int]


def write_backup(database: Database, file: IO[bytes], now: int) -> Counts:
    """Write everything; how many rows of each table."""
    connection = database.engine.connect()
    if database.shared:
        connection.execution_options(isolation_level="REPEATABLE READ")
    with connection, connection.begin():
        revision = MigrationContext.configure(connection).get_current_revision()
        with gzip.GzipFile(fileobj=file, mode="wb", filename="", mtime=now // 1000) as packed:
            out = io.TextIOWrapper(packed, encoding="utf-8", newline="\n")
            out.write(
                _line({"format": FORMAT, "schema": revision, "engine": __version__, "at": now})
            )
            counts = {
                table.name: _write(connection, table, out) for table in _kept(schema.metadata)
            }
            out.write(_line({"rows": counts}))
            out.flush()
    return counts


def _kept(metadata: MetaData) -> list[Table]:
    """In an order in which rows come after those that they belong to."""
    return [table for table in metadata.sorted_tables if table.name not in LEFT_OUT]


def _write(connection: Connection, table: Table, out: io.TextIOBase) -> int:
    count = 0
    ordered = select(table).order_by(*table.primary_key)
    for row in connection.execute(ordered.execution_options(yield_per=AT_ONCE)).mappings():
        out.write(_line([table.name, dict(row)]))
        count += 1
    return count


def _line(plain: object) -> str:
    return json.dumps(plain, ensure_ascii=False, separators=(",", ":")) + "\n"


# Putting it back. -----------------------------------------------------------------------------


def read_backup(database: Database, file: IO[bytes], now: int, replace: bool = False) -> Counts:
    """Put a backup into an empty database, or in the place of what it holds; BadInput, and nothing
    has changed, where that cannot be done."""
    migrate(database)
    lines = _lines(file)
    head = next(lines, None)
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise BadInput("this is no backup of Footplate")
    revision = str(head.get("schema"))

    def change(connection: Connection) -> Counts:
        _check_free(connection, now, replace)
        known = config(connection)
        if revision not in revisions(known):
            raise BadInput("the backup was made by a newer version of Footplate: use that one")
        # Rows go into the schema that they are of, which is then brought up to date with them.
        _clear(connection)
        command.upgrade(known, revision)
        counts = _restore(connection, lines)
        command.upgrade(known, "head")
        return counts

    return database.write_now(change)


def _lines(file: IO[bytes]) -> Iterator[Any]:
    try:
        with gzip.GzipFile(fileobj=file, mode="rb") as packed:
            for line in packed:
                plain = json.loads(line)
                if not (isinstance(plain, dict) or _is_row(plain)):
                    raise ValueError("a line that is no row")
                yield plain
    except (OSError, EOFError, zlib.error, ValueError) as error:
        raise BadInput(f"the backup is damaged or cut off: {error}") from None


def _is_row(plain: object) -> bool:
    return (
        isinstance(plain, list)
        and len(plain) == 2
        and isinstance(plain[0], str)
        and isinstance(plain[1], dict)
    )


def _check_free(connection: Connection, now: int, replace: bool) -> None:
    # Of an SQLite file the command line makes sure that no server has it.
    last = connection.execute(select(func.max(schema.heartbeats.c.at))).scalar_one_or_none()
    if connection.dialect.name == "postgresql" and last is not None and now - last < SILENCE:
        raise BadInput("a server runs on this database: end it first, and wait for a moment")
    if replace:
        return
    for table in (schema.tables, schema.players):
        count = connection.execute(select(func.count()).select_from(table)).scalar_one()
        if count:
            raise BadInput(
                f"the database is not empty: it has {count} {table.name}. "
                "Restore into an empty one, or delete what is there with --replace"
            )


def _clear(connection: Connection) -> None:
    found = MetaData()
    found.reflect(connection)
    found.drop_all(connection)


def _restore(connection: Connection, lines: Iterable[Any]) -> Counts:
    found = MetaData()
    found.reflect(connection)
    counts = {table.name: 0 for table in _kept(found)}
    waiting: list[dict[str, Any]] = []
    of, end = "", None
    for line in lines:
        if end is not None:
            raise BadInput("the backup goes on after its end")
        if isinstance(line, dict):
            end = line.get("rows")
            continue
        name, row = line
        if name not in counts or set(row) != set(found.tables[name].columns.keys()):
            raise BadInput(f"the backup does not fit its schema: a row of {name!r}")
        if name != of or len(waiting) == AT_ONCE:
            _insert(connection, found, of, waiting)
            of, waiting = name, []
        waiting.append(row)
        counts[name] += 1
    _insert(connection, found, of, waiting)
    if end != counts:
        raise BadInput("the backup is cut off: rows are missing")
    _count_on(connection, found)
    return counts


def _insert(connection: Connection, found: MetaData, name: str, rows: list[dict[str, Any]]) -> None:
    if connection.dialect.name == "postgresql":
        rows = [{column: _without_zeros(value) for column, value in row.items()} for row in rows]
    if rows:
        connection.execute(insert(found.tables[name]), rows)


def _without_zeros(value: Any) -> Any:
    """PostgreSQL keeps no zero bytes in a text, SQLite does."""
    return value.replace("\x00", "\ufffd") if isinstance(value, str) else value


def _count_on(connection: Connection, found: MetaData) -> None:
    """PostgreSQL counts ids by itself, from where the rows end."""
    if connection.dialect.name != "postgresql":
        return
    for table in _kept(found):
        for column in table.primary_key:
            if column.autoincrement is True or column.server_default is not None:
                connection.execute(
                    text(
                        f"select setval(pg_get_serial_sequence('{table.name}', '{column.name}'), "
                        f"coalesce(max({column.name}), 0) + 1, false) from {table.name}"
                    )
                )
