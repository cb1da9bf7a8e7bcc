"""One database behind one door: who waits for whom."""

import threading
from pathlib import Path

from sqlalchemy import Connection, text

from footplate.server.store.database import Database, sqlite_url
from footplate.server.store.migrating import migrate


def test_whoever_reads_keeps_nobody_from_writing(tmp_path: Path) -> None:
    database = Database(sqlite_url(tmp_path / "tables.db"))
    migrate(database)
    reading, written = threading.Event(), threading.Event()
    counted: list[int] = []

    def read(connection: Connection) -> None:
        count = text("select count(*) from downtimes")
        counted.append(connection.execute(count).scalar_one())
        reading.set()
        assert written.wait(3), "the writer waits for a reader"
        counted.append(connection.execute(count).scalar_one())

    def write(connection: Connection) -> None:
        connection.execute(text("insert into downtimes values (1, 2)"))

    reader = threading.Thread(target=database.read_now, args=[read])
    reader.start()
    assert reading.wait(3)
    database.write_now(write)
    written.set()
    reader.join()
    assert counted == [0, 0], "what is read belongs to one moment"
    database.close()
