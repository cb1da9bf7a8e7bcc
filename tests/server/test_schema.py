"""One schema, one history of migrations, two databases."""

import os
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.migration import MigrationContext
from alembic.operations import Operations

from footplate.core.refusal import BadInput
from footplate.server.serving import Server
from footplate.server.settings import Settings
from footplate.server.store import schema
from footplate.server.store.database import Database, NotSaved, check, sqlite_url
from footplate.server.store.migrating import config, migrate
from tests.server.cluster import Cluster
from tests.server.postgres import both_empty
from tests.server.running import running


@both_empty
def test_the_migrations_make_the_schema(database: str) -> None:
    found = Database(database)
    migrate(found)
    migrate(found)
    with found.engine.connect() as connection:
        command.check(config(connection))
    found.close()


@both_empty
def test_a_database_of_a_newer_version_is_left_alone(database: str) -> None:
    found = Database(database)
    migrate(found)
    found.write_now(lambda c: c.execute(sa.text("update alembic_version set version_num = '9'")))
    with pytest.raises(BadInput, match="newer version"):
        migrate(found)
    found.close()


def test_altering_a_table_keeps_what_belongs_to_it(database: str) -> None:
    """SQLite alters a table by copying it, and dropping the old one deletes what refers to it."""
    found = Database(database)
    migrate(found)
    values = {"seq": 0, "status": "open", "listed": 1, "owner": "o", "head": "", "secret": ""}
    table = {"id": "t", **values, "summary": "", "created": 0, "touched": 0}
    seat = {"table_id": "t", "seat": 0}
    found.write_now(lambda c: c.execute(sa.insert(schema.tables).values(table)))
    found.write_now(lambda c: c.execute(sa.insert(schema.seats).values(seat)))

    def alter(connection: sa.Connection) -> None:
        operations = Operations(MigrationContext.configure(connection))
        with operations.batch_alter_table("tables", recreate="always") as batch:
            batch.add_column(sa.Column("colour", sa.Text()))

    found.restructure(alter)
    seats = sa.select(sa.func.count()).select_from(schema.seats)
    assert found.read_now(lambda c: c.execute(seats).scalar()) == 1
    with pytest.raises(NotSaved):  # foreign keys are watched again
        found.write_now(lambda c: c.execute(sa.insert(schema.seats).values(table_id="u", seat=0)))
    found.close()


def test_a_change_that_leaves_orphans_is_not_made(database: str) -> None:
    found = Database(database)
    migrate(found)
    orphan = sa.insert(schema.seats).values(table_id="nowhere", seat=0)

    def leave_it(connection: sa.Connection) -> None:
        connection.execute(orphan)

    with pytest.raises(NotSaved, match="belong to nothing"):
        found.restructure(leave_it)
    seats = sa.select(sa.func.count()).select_from(schema.seats)
    assert found.read_now(lambda c: c.execute(seats).scalar()) == 0
    found.close()


@pytest.mark.parametrize("url", ["", "nonsense", "mysql://u:hush@h/d", "sqlite+what:///x"])
def test_what_is_no_database_is_said_without_its_password(url: str) -> None:
    with pytest.raises(BadInput) as raised:
        Database(url)
    assert "hush" not in str(raised.value)


def test_a_server_says_why_its_database_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("No database at all, but long enough. " * 40)
    for url in ("postgresql://u:hush@127.0.0.1:1/d", sqlite_url(tmp_path / "text.db")):
        with pytest.raises(BadInput, match="the database cannot be used: ") as raised:
            Server(Settings(database=url))
        assert "hush" not in str(raised.value)


def test_sqlite_syncs_every_commit(database: str) -> None:
    found = Database(database)
    check(found)
    assert found.read_now(lambda c: c.exec_driver_sql("pragma synchronous").scalar()) == 2
    assert found.read_now(lambda c: c.exec_driver_sql("pragma journal_mode").scalar()) == "wal"
    found.close()


def test_a_postgresql_that_does_not_sync_is_refused(cluster: Cluster) -> None:
    found = Database(cluster.database())
    check(found)
    cluster.ask(["alter system set fsync = off", "select pg_reload_conf()", "select pg_sleep(0.1)"])
    try:
        with pytest.raises(BadInput, match="fsync"):
            check(found)
    finally:
        cluster.ask(["alter system reset fsync", "select pg_reload_conf()"])
        found.close()


def test_nobody_else_reads_the_file_of_the_tables(tmp_path: Path) -> None:
    """It holds hidden cards, the luck to come and the addresses of webhooks."""
    file = tmp_path / "new" / "tables.db"
    with running(Settings(database=sqlite_url(file), limits=False)) as site:
        site.person("Ann")
        there = {each.name: each.stat().st_mode & 0o077 for each in file.parent.iterdir()}
        assert there.keys() >= {"tables.db", "tables.db-wal"}
        if os.name == "posix":
            assert set(there.values()) == {0}
