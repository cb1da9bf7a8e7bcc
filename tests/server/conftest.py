from collections.abc import Iterator
from pathlib import Path

import pytest

from footplate.server.settings import Settings
from footplate.server.store.database import sqlite_url
from tests.server.running import Running, running


def settings(folder: Path) -> Settings:
    return Settings(database=sqlite_url(folder / "tables.db"), limits=False)


@pytest.fixture
def site(database: str) -> Iterator[Running]:
    """A server on a database of its own: SQLite, or what `both_databases` says."""
    with running(Settings(database=database, limits=False)) as found:
        yield found


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server for all tests of a file, which have tables of their own there."""
    with running(settings(tmp_path_factory.mktemp("shared"))) as found:
        yield found
