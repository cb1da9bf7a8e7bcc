from collections.abc import Iterator

import pytest

from footplate.server.settings import Settings
from tests.server.running import Running, running


@pytest.fixture
def site(database: str) -> Iterator[Running]:
    """A server on a database of its own: SQLite, or what `both_databases` says."""
    with running(Settings(database=database, limits=False)) as found:
        yield found
