"""The tables of the database: the log, and beside it projections and what no table owns.

Times are milliseconds since the epoch; structures are JSON text, read by `msgspec`.
"""

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def of_table(primary_key: bool = True) -> "Column[str]":
    """The column of a table's id; what belongs to a table goes with it."""
    owner = ForeignKey("tables.id", ondelete="CASCADE")
    return Column("table_id", Text, owner, primary_key=primary_key, nullable=False)


players = Table(
    "players",
    metadata,
    Column("id", Text, primary_key=True),
    Column("key_hash", Text, nullable=False, unique=True),
    Column("name", Text, nullable=False),
    Column("notify", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("status", Text, nullable=False),
    Column("listed", Integer, nullable=False),
    Column("owner", Text, nullable=False),
    Column("head", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("summary", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    # When the server itself has something to do here, and until when a process has taken it on.
    Column("due", BigInteger),
    Column("claimed", BigInteger),
)
Index("ix_tables_due", tables.c.due)
Index("ix_tables_listed_status_touched", tables.c.listed, tables.c.status, tables.c.touched)

log = Table(
    "log",
    metadata,
    of_table(),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    # Who sent it under which id of their own, and a hash of what they sent.
    Column("command", Text),
    Column("content", Text),
    # The first characters of the position's digest after a played action.
    Column("digest", Text),
    # Where the table stood after the command that wrote the row: what its sender was told.
    Column("moment", Integer, nullable=False),
    Column("entry", Text, nullable=False),
    sqlite_with_rowid=False,
)
Index("ix_log_table_id_command", log.c.table_id, log.c.command, unique=True)

seats = Table(
    "seats",
    metadata,
    of_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", Text),
    Column("key_hash", Text),
    Index("ix_seats_player", "player"),
    Index("ix_seats_key_hash", "key_hash"),
)

snapshots = Table(
    "snapshots",
    metadata,
    of_table(),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("moment", Integer, nullable=False),
    Column("actions", Integer, nullable=False),
    Column("engine", Text, nullable=False),
    Column("position", Text, nullable=False),
    # Who sat there with which wishes, and standing orders: what no position knows.
    Column("beside", Text, nullable=False),
)

notes = Table(
    "notes",
    metadata,
    of_table(),
    Column("player", Text, primary_key=True),
    Column("words", Text, nullable=False),
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", Integer, primary_key=True),
    of_table(primary_key=False),
    Column("player", Text, nullable=False),
    Column("notice", Text, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("claimed", BigInteger),
    UniqueConstraint("table_id", "player", name="uq_outbox_table_id_player"),
)
Index("ix_outbox_due", outbox.c.due)

told = Table(
    "told",
    metadata,
    of_table(),
    Column("player", Text, primary_key=True),
    # Whether the player wishes to be told of this table: default, off.
    Column("wish", Text, nullable=False),
    # What the player was told last, by kind.
    Column("last", Text, nullable=False),
)

mails = Table(
    "mails",
    metadata,
    Column("player", Text, primary_key=True),
    Column("address", Text, primary_key=True),
    # The same for all addresses that lead to the same place.
    Column("mailbox", Text, nullable=False),
    # The secret of the link that ends it. Every mail carries it, so no hash would do; all that it
    # opens is the way out.
    Column("leave", Text, nullable=False, unique=True),
    Column("confirmed", BigInteger),
    # When the address has said that it wants no more.
    Column("refused", BigInteger),
    Index("ix_mails_mailbox", "mailbox"),
)

confirmations = Table(
    "confirmations",
    metadata,
    Column("secret_hash", Text, primary_key=True),
    Column("player", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("mailbox", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    # Whether its link is still good; the row stays for as long as it counts.
    Column("open", Integer, nullable=False),
    Index("ix_confirmations_player", "player"),
    Index("ix_confirmations_mailbox", "mailbox"),
)

downtimes = Table(
    "downtimes",
    metadata,
    Column("since", BigInteger, primary_key=True, autoincrement=False),
    Column("until", BigInteger, nullable=False),
)

heartbeats = Table(
    "heartbeats",
    metadata,
    Column("process", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
)
