"""The database brought to the version that this program knows. One history for both kinds."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from footplate.core.refusal import BadInput
from footplate.server.store.database import Database

FOLDER = Path(__file__).with_name("migrations")
LOCK = 0x666F6F74
"""Names the lock that lets one of several processes migrate."""


def config(connection: Connection) -> Config:
    found = Config()
    found.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    found.set_main_option("file_template", "v%%(rev)s_%%(slug)s")
    found.attributes["connection"] = connection
    return found


def revisions(known: Config) -> set[str]:
    """The versions of the schema that this program knows."""
    return {script.revision for script in ScriptDirectory.from_config(known).walk_revisions()}


def migrate(database: Database) -> None:
    """Bring the database up to date; BadInput where a newer program has made it."""

    def change(connection: Connection) -> None:
        if database.shared:
            connection.execute(text("select pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        known = config(connection)
        found = MigrationContext.configure(connection).get_current_revision()
        if found is not None and found not in revisions(known):
            raise BadInput(
                f"the database was made by a newer version of Footplate ({found}): use that one"
            )
        command.upgrade(known, "head")

    database.restructure(change)
