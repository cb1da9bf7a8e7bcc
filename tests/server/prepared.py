"""Databases that have their tables already: made once for a process of the tests, then copied.

What a program makes of an empty database is tested by itself (`test_schema.py`), and by servers in
processes of their own.
"""

import functools
import tempfile
from pathlib import Path

from sqlalchemy import make_url

from footplate.server.store.database import Database, sqlite_url
from footplate.server.store.migrating import migrate


def make_tables(url: str) -> None:
    database = Database(url)
    migrate(database)
    database.close()


@functools.cache
def _tables() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "tables.db")
        make_tables(sqlite_url(file))
        return file.read_bytes()


def prepare(url: str) -> None:
    """A file of SQLite that is not there yet is one with tables and nothing in them."""
    known = make_url(url)
    if known.get_backend_name() == "sqlite" and known.database is not None:
        file = Path(known.database)
        if file.parent.is_dir() and not file.exists():
            file.write_bytes(_tables())
