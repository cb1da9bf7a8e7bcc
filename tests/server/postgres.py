"""The databases of the tests: SQLite, and a PostgreSQL of their own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

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


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a new database: SQLite, or what `both_databases` says."""
    if getattr(request, "param", "sqlite") == "sqlite":
        yield f"sqlite:///{tmp_path / 'tables.db'}"
        return
    cluster: Cluster = request.getfixturevalue("cluster")
    address = cluster.database() if request.param == "empty" else cluster.with_tables()
    yield address
    cluster.drop(address)


both_databases = pytest.mark.parametrize("database", ["sqlite", "postgresql"], indirect=True)
"""A test that SQLite and PostgreSQL have to pass."""

both_empty = pytest.mark.parametrize(
    "database", ["sqlite", "empty"], ids=["sqlite", "postgresql"], indirect=True
)
"""The same with databases where nobody has made the tables yet."""
