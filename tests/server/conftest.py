from collections.abc import Iterator
from pathlib import Path

import pytest

from footplate.server.settings import Settings
from footplate.server.store.database import sqlite_url
from tests.server.postgres import a_database
from tests.server.running import Running, running


def settings(folder: Path) -> Settings:
    return Settings(database=sqlite_url(folder / "tables.db"), limits=False)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    on_both = metafunc.definition.get_closest_marker("shared_on_both") is not None
    if on_both and "shared" in metafunc.fixturenames:
        kinds = ["sqlite", "postgresql"]
        metafunc.parametrize("shared", kinds, indirect=True, scope="module")


@pytest.fixture(autouse=True, scope="session")
def data_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """What a server keeps beside its database goes nowhere else, on PostgreSQL either."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
        yield


@pytest.fixture
def site(database: str) -> Iterator[Running]:
    """A server on a database of its own: SQLite, or what `both_databases` says."""
    with running(Settings(database=database, limits=False)) as found:
        yield found


@pytest.fixture(scope="module")
def shared(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Running]:
    """A server for all tests of a file, which have tables of their own there: on SQLite, and where
    the file is marked `shared_on_both` another one on PostgreSQL."""
    kind = getattr(request, "param", "sqlite")
    with (
        a_database(request, kind, tmp_path_factory.mktemp("shared")) as address,
        running(Settings(database=address, limits=False)) as found,
    ):
        yield found
