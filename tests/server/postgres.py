"""The databases of the tests: SQLite, and a PostgreSQL of their own."""

import contextlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from footplate.server.store.database import sqlite_url
from tests.server.cluster import MISSING, Cluster, program


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """The cluster of this run; a test that kills it has to start it again."""
    if program("initdb") is None:
        pytest.skip(MISSING)
    found = Cluster()
    try:
        yield found
    finally:
        found.close()


@contextlib.contextmanager
def a_database(request: pytest.FixtureRequest, kind: str, folder: Path) -> Iterator[str]:
    """The address of a new database: "sqlite"; "postgresql", with tables; "empty", without."""
    if kind == "sqlite":
        yield sqlite_url(folder / "tables.db")
        return
    cluster: Cluster = request.getfixturevalue("cluster")
    address = cluster.database() if kind == "empty" else cluster.with_tables()
    yield address
    cluster.drop(address)


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a new database: SQLite, or what `both_databases` says."""
    with a_database(request, getattr(request, "param", "sqlite"), tmp_path) as address:
        yield address


both_databases = pytest.mark.parametrize("database", ["sqlite", "postgresql"], indirect=True)
"""A test that SQLite and PostgreSQL have to pass."""

both_empty = pytest.mark.parametrize(
    "database", ["sqlite", "empty"], ids=["sqlite", "postgresql"], indirect=True
)
"""The same with databases where nobody has made the tables yet."""
