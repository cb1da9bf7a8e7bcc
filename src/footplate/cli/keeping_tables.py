"""`footplate backup`, `restore` and `tables`: the database of a server in its host's hands."""

import asyncio
import contextlib
import os
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from datetime import datetime
from pathlib import Path
from typing import IO, Any

import msgspec

from footplate.cli.outcome import DONE, FOUND, check_target, counted, printable, write_text
from footplate.core.refusal import BadInput
from footplate.server.listening import sole
from footplate.server.rooms.mending import all_ids, mended, whole_log, whole_record
from footplate.server.rooms.summary import Summary
from footplate.server.settings import database_file, prepare_folder, settings_from
from footplate.server.store.backup import Counts, read_backup, write_backup
from footplate.server.store.database import Database, NotSaved, check
from footplate.server.store.migrating import migrate
from footplate.server.store.reading import all_tables

STANDARD = "-"


def now() -> int:
    return time.time_ns() // 1_000_000


@contextlib.contextmanager
def opened(url: str) -> Iterator[Database]:
    """The database; one clear line where it does not answer, or does not take something."""
    database = Database(url)
    try:
        check(database)
        yield database
    except NotSaved as error:
        raise BadInput(f"the database did not do it: {error}") from None
    finally:
        database.close()


@contextlib.contextmanager
def existing(given: str | None) -> Iterator[Database]:
    """A database that is there; none is made by looking at it."""
    url = settings_from(database=given).url
    file = database_file(url)
    if file is not None and not file.exists():
        raise BadInput(f"{file}: there is no such database")
    with opened(url) as database:
        migrate(database)
        yield database


def backup(file: str, given: str | None) -> int:
    if file == STANDARD:
        with existing(given) as database:
            counts = write_backup(database, sys.stdout.buffer, now())
    else:
        path = Path(file)
        check_target(path)
        with existing(given) as database, _whole(path) as out:
            counts = write_backup(database, out, now())
    print(f"{_said(counts)} in {printable(file)}.", file=sys.stderr)
    return DONE


@contextlib.contextmanager
def _whole(path: Path) -> Iterator[IO[bytes]]:
    """A file that is there when all of it is on disk, and that its owner alone can read."""
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as out:
            yield out
            out.flush()
            os.fsync(out.fileno())
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def restore(file: str, given: str | None, replace: bool) -> int:
    settings = settings_from(database=given)
    with contextlib.ExitStack() as stack:
        source = sys.stdin.buffer if file == STANDARD else stack.enter_context(open(file, "rb"))
        prepare_folder(settings)
        stack.enter_context(sole(settings.url))
        database = stack.enter_context(opened(settings.url))
        counts = read_backup(database, source, now(), replace)
    print(f"{_said(counts)} restored.", file=sys.stderr)
    return DONE


def _said(counts: Counts) -> str:
    tables, players = counts.get("tables", 0), counts.get("players", 0)
    rows = counts.get("log", 0)
    named = [
        counted(tables, "table"),
        counted(players, "player"),
        f"{counted(rows, 'row')} of logs",
    ]
    return ", ".join(named)


def list_tables(status: str | None, given: str | None, json: bool) -> int:
    with existing(given) as database:
        found = database.read_now(all_tables(status))
    for each in found:
        if json:
            print(msgspec.json.encode(each).decode())
            continue
        told = msgspec.json.decode(each.summary, type=Summary)
        seats = ", ".join(seat.name or seat.kind for seat in told.seats)
        when = datetime.fromtimestamp(each.touched / 1000)
        words = [each.id, f"{each.status:7}", f"{when:%Y-%m-%d %H:%M}", told.visibility]
        named = f"{told.title}{f' “{told.name}”' if told.name else ''}: {seats}"
        print(printable("  ".join([*words, named])))
    if not json:
        print(f"{counted(len(found), 'table')}.")
    return DONE


def repair(ids: Sequence[str], given: str | None) -> int:
    with existing(given) as database:
        wanted = list(ids) or database.read_now(all_ids)
        stuck = asyncio.run(_repair(database, wanted))
    good = len(wanted) - stuck
    print(f"{counted(len(wanted), 'table')} looked at, {good} can be played on.")
    return FOUND if stuck else DONE


async def _repair(database: Database, ids: Sequence[str]) -> int:
    stuck = 0
    for id in ids:
        found = await mended(database, id, now())
        if found is None:
            raise BadInput(f"there is no table {id!r}")
        if found.stuck:
            stuck += 1
            print(printable(f"{id}  cannot be played on: {found.stuck}"))
        elif found.gap:
            print(printable(f"{id}  goes on from a snapshot; before it: {found.gap}"))
        if found.changed:
            print(f"{id}  set right: {', '.join(found.changed)}")
    return stuck


def export(id: str, output: Path | None, log: bool, given: str | None) -> int:
    if output is not None:
        check_target(output)
    with existing(given) as database:
        text = asyncio.run(_exported(database, id, log))
    if output is None:
        print(text, end="")
    else:
        write_text(output, text)
    return DONE


async def _exported(database: Database, id: str, log: bool) -> str:
    found: Any = await (whole_log if log else whole_record)(database, id)
    if found is None:
        raise BadInput(f"there is no table {id!r}")
    if not log:
        return str(found.to_json())
    return msgspec.json.format(msgspec.json.encode(found)).decode() + "\n"
