"""The commands of hosts: serving, keeping and mending tables. Each hands on to the module that does
the work."""

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, Parameter

from footplate.cli.flags import Flags

Flag = Annotated[bool, Parameter(negative="", show_default=False)]
Address = Annotated[
    str | None,
    Parameter(
        name="--database",
        help="sqlite:///FILE or postgresql://…; left out: FOOTPLATE_DATABASE, then a file in the "
        "user's data folder.",
    ),
]
Output = Annotated[Path | None, Parameter(name=["--output", "-o"])]
NOTHING_GIVEN = Flags()


def enter(app: App) -> None:
    """Enter the commands into the program."""
    tables = App(name="tables", help="The tables of a server: list, repair and export them.")
    for command in (serve, backup, restore):
        app.command(command)
    app.command(tables)
    tables.command(list_tables, name="list")
    tables.command(repair)
    tables.command(export)


def serve(*, flags: Flags = NOTHING_GIVEN) -> int:
    """Serve tables for people and programs, until Ctrl-C.

    Every option can also be given by the environment variable that stands beside it; a typed option
    goes first.
    """
    from footplate.cli.serving import serve

    return serve(flags)


def backup(file: str, /, *, database: Address = None) -> int:
    """Write all tables and players into one file, while the server runs.

    It fits SQLite and PostgreSQL alike. Whoever reads the file can read hidden cards: keep it safe.

    Parameters
    ----------
    file
        A name that ends in .jsonl.gz, or - for the standard output; no file is ever overwritten.
    """
    from footplate.cli.keeping_tables import backup

    return backup(file, database)


def restore(file: str, /, *, database: Address = None, replace: Flag = False) -> int:
    """Put what a backup holds into an empty database, all of it or nothing.

    Parameters
    ----------
    file
        What `footplate backup` has written, by this version or an older one; - is the standard
        input.
    replace
        Delete first what the database holds; end its servers before that.
    """
    from footplate.cli.keeping_tables import restore

    return restore(file, database, replace)


def list_tables(
    *,
    status: Literal["open", "playing", "over"] | None = None,
    database: Address = None,
    json: Flag = False,
) -> int:
    """List all tables, those touched last first.

    Parameters
    ----------
    status
        Only tables that stand so.
    json
        Print JSON, a table a line.
    """
    from footplate.cli.keeping_tables import list_tables

    return list_tables(status, database, json)


def repair(*ids: str, database: Address = None) -> int:
    """Open every table, say which cannot be played on and why, and work its entry in the lists out
    anew from its log.

    The log itself is never changed, and the server may run meanwhile. The exit code is 1 if a table
    cannot be played on.

    Parameters
    ----------
    ids
        Only these tables.
    """
    from footplate.cli.keeping_tables import repair

    return repair(ids, database)


def export(
    id: str, /, *, output: Output = None, log: Flag = False, database: Address = None
) -> int:
    """Write a table's whole record, luck and hidden things included.

    Parameters
    ----------
    id
        The table, as `footplate tables list` names it.
    output
        Where to write it; left out: the standard output.
    log
        Write what the database holds of the table in place of a record: set-up, luck, every row of
        its log, snapshots. This needs no engine that still plays it.
    """
    from footplate.cli.keeping_tables import export

    return export(id, output, log, database)
