from collections.abc import Iterator
from pathlib import Path

import pytest

from footplate.server.settings import Settings
from footplate.server.store.database import sqlite_url
from tests.server.running import Running, running


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Running]:
    """A server on a database of its own."""
    settings = Settings(database=sqlite_url(tmp_path / "tables.db"), limits=False)
    with running(settings) as found:
        yield found
