"""A host's commands: backup, restore, tables list, repair, export."""

import gzip
import hashlib
import io
import json
import random
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, select, text

from footplate import read_record
from footplate.server.settings import Settings
from footplate.server.store import schema
from footplate.server.store.backup import read_backup, write_backup
from footplate.server.store.database import Database, sqlite_url
from tests.cli.driving import Run, command
from tests.server.cluster import Cluster
from tests.server.postgres import cluster
from tests.server.running import running
from tests.server.test_playing import made, step

__all__ = ["cluster", "command"]

Rows = dict[str, list[tuple[object, ...]]]


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str, str]:
    """A database with a table that is played at and an open one; the ids of both."""
    file = tmp_path_factory.mktemp("kept") / "tables.db"
    with running(Settings(database=sqlite_url(file), limits=False)) as site:
        ann = site.person("Änn")
        playing = made(ann, "steam-power", 2)
        for _ in range(12):
            step(ann, playing, random.Random(1))
        wanted = {"game": "age-of-steam", "name": "Open <b>house</b>"}
        waiting = str(ann.post("/api/tables", wanted)["id"])
        ann.call("PUT", f"/api/tables/{playing}/note", json={"words": "a\u0000b"})
    return file, playing, waiting


@pytest.fixture(scope="module")
def elsewhere(kept: tuple[Path, str, str], cluster: Cluster) -> str:
    """The same database in PostgreSQL."""
    archive, address = io.BytesIO(), cluster.with_tables()
    here, there = Database(sqlite_url(kept[0])), Database(address)
    write_backup(here, archive, 0)
    archive.seek(0)
    read_backup(there, archive, 0)
    here.close()
    there.close()
    return address


@pytest.fixture(params=["sqlite", "postgresql"])
def url(
    request: pytest.FixtureRequest, kept: tuple[Path, str, str], tmp_path: Path
) -> Iterator[str]:
    """A copy of the database, for whoever changes it."""
    if request.param == "sqlite":
        yield sqlite_url(Path(shutil.copy(kept[0], tmp_path / "copy.db")))
        return
    cluster: Cluster = request.getfixturevalue("cluster")
    address = cluster.database(request.getfixturevalue("elsewhere").rpartition("/")[2])
    yield address
    cluster.drop(address)


def all_rows(url: str) -> Rows:
    def ask(connection: Connection) -> Rows:
        return {
            table.name: [
                tuple(row) for row in connection.execute(select(table).order_by(*table.primary_key))
            ]
            for table in schema.metadata.sorted_tables
            if table.name != "heartbeats"
        }

    database = Database(url)
    try:
        return database.read_now(ask)
    finally:
        database.close()


def change(url: str, *statements: str) -> None:
    """Do to a database what no server would."""

    def do(connection: Connection) -> None:
        for each in statements:
            connection.execute(text(each))

    database = Database(url)
    database.write_now(do)
    database.close()


def without_zeros(rows: Rows) -> Rows:
    """PostgreSQL keeps no zero bytes."""
    return {
        name: [
            tuple(x.replace("\0", "\ufffd") if isinstance(x, str) else x for x in row)
            for row in found
        ]
        for name, found in rows.items()
    }


def test_a_backup_goes_from_one_kind_of_database_to_the_other_and_back(
    command: Run, kept: tuple[Path, str, str], tmp_path: Path, cluster: Cluster
) -> None:
    first, second = sqlite_url(kept[0]), cluster.database()
    third = sqlite_url(tmp_path / "back.db")
    for number, (source, target) in enumerate([(first, second), (second, third)]):
        archive = str(tmp_path / f"{number}.jsonl.gz")
        code, _, err = command("backup", archive, "--database", source)
        assert (code, "2 tables, 1 player," in err) == (0, True), err
        code, _, err = command("restore", archive, "--database", target)
        assert (code, "restored." in err) == (0, True), err
    rows = without_zeros(all_rows(first))
    assert len(rows["log"]) > 10
    assert rows["notes"]
    assert all_rows(second) == rows
    assert all_rows(third) == rows


def test_what_was_restored_is_played_on(command: Run, url: str, tmp_path: Path) -> None:
    archive = str(tmp_path / "all.jsonl.gz")
    command("backup", archive, "--database", url)
    target = sqlite_url(tmp_path / "new" / "tables.db")
    assert command("restore", archive, "--database", target)[0] == 0
    with running(Settings(database=target, limits=False)) as site:
        bob = site.person("Bob")
        [table] = bob.get("/api/tables")["tables"]
        assert table["summary"]["name"] == "Open <b>house</b>"
        assert bob.post(f"/api/tables/{table['id']}/seats/1")["yours"] == [1]


def test_nothing_is_overwritten(command: Run, url: str, tmp_path: Path) -> None:
    archive = str(tmp_path / "all.jsonl.gz")
    assert command("backup", archive, "--database", url)[0] == 0
    assert Path(archive).stat().st_mode & 0o077 == 0, "others could read hidden cards"
    said = command("backup", archive, "--database", url)[2]
    assert said.endswith("exists already; name another file\n")
    before = all_rows(url)
    code, _, err = command("restore", archive, "--database", url)
    assert (code, "not empty: it has 2 tables" in err) == (2, True)
    assert all_rows(url) == before
    assert command("restore", archive, "--database", url, "--replace")[0] == 0
    assert all_rows(url) == before


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        (lambda lines: [b'{"format":"other"}\n', *lines[1:]], "no backup of Footplate"),
        (lambda lines: lines[:-1], "rows are missing"),
        (lambda lines: [*lines[:-3], *lines[-1:]], "rows are missing"),
        (lambda lines: [lines[0].replace(b"0001", b"9999"), *lines[1:]], "newer version"),
        (lambda lines: [*lines[:2], b'["tables",{"x":1}]\n', *lines[2:]], "not fit its schema"),
        (lambda lines: [*lines[:2], b'["moon",{"x":1}]\n', *lines[2:]], "'moon'"),
        (lambda lines: [*lines[:2], b"[\n", *lines[2:]], "damaged or cut off"),
    ],
)
def test_a_damaged_backup_changes_nothing(
    command: Run,
    url: str,
    tmp_path: Path,
    damage: Callable[[list[bytes]], list[bytes]],
    words: str,
) -> None:
    archive = tmp_path / "all.jsonl.gz"
    command("backup", str(archive), "--database", url)
    before = all_rows(url)
    whole = gzip.decompress(archive.read_bytes()).splitlines(keepends=True)
    archive.write_bytes(gzip.compress(b"".join(damage(whole))))
    code, _, err = command("restore", str(archive), "--database", url, "--replace")
    assert (code, words in err) == (2, True), err
    assert all_rows(url) == before


def test_a_file_cut_off_in_the_middle_changes_nothing(
    command: Run, url: str, tmp_path: Path
) -> None:
    archive = tmp_path / "all.jsonl.gz"
    command("backup", str(archive), "--database", url)
    archive.write_bytes(archive.read_bytes()[:-500])
    before = all_rows(url)
    code, _, err = command("restore", str(archive), "--database", url, "--replace")
    assert (code, "damaged or cut off" in err) == (2, True), err
    assert all_rows(url) == before


def test_listing(command: Run, kept: tuple[Path, str, str], url: str) -> None:
    _, playing, waiting = kept
    code, out, _ = command("tables", "list", "--database", url)
    assert code == 0
    assert f"{waiting}  open " in out
    assert "Age of Steam “Open <b>house</b>”: Änn, open, open" in out
    assert "2 tables." in out
    out = command("tables", "list", "--status", "playing", "--json", "--database", url)[1]
    assert [json.loads(line)["id"] for line in out.splitlines()] == [playing]


def test_repairing_sets_projections_right(command: Run, url: str) -> None:
    before = all_rows(url)
    wrong = "update tables set status='over', summary='{}'"
    change(url, wrong, "update seats set player=null")
    code, out, err = command("tables", "repair", "--database", url)
    assert (code, err) == (0, "")
    assert "set right: status, summary, seat 0" in out
    assert "2 tables looked at, 2 can be played on." in out
    assert all_rows(url) == before
    assert "set right" not in command("tables", "repair", "--database", url)[1]


def test_what_cannot_be_played_on_is_said_and_stays_as_it_is(
    command: Run, kept: tuple[Path, str, str], url: str
) -> None:
    playing = kept[1]
    damage = 'update log set entry=replace(entry, \'"do":"\', \'"do":"un\') where seq > 3'
    change(url, damage, "delete from snapshots")
    before = all_rows(url)
    code, out, _ = command("tables", "repair", "--database", url)
    assert code == 1
    assert f"{playing}  cannot be played on: " in out
    assert "2 tables looked at, 1 can be played on." in out
    assert "export its --log" in command("tables", "export", playing, "--database", url)[2]
    code, out, _ = command("tables", "export", playing, "--log", "--database", url)
    found = json.loads(out)
    assert (code, found["id"], len(found["rows"]) > 10) == (0, playing, True)
    assert all_rows(url) == before


def test_exporting(command: Run, kept: tuple[Path, str, str], url: str, tmp_path: Path) -> None:
    _, playing, waiting = kept
    target = tmp_path / "game.json"
    assert command("tables", "export", playing, "-o", str(target), "--database", url)[0] == 0
    record, fault = read_record(target.read_text(encoding="utf-8"))
    assert fault is None
    assert len(record.actions) > 5
    record.replay()
    promise = hashlib.sha256(f"{record.seed}:{record.salt}".encode()).hexdigest()
    assert record.commitment == promise
    assert "has not begun yet" in command("tables", "export", waiting, "--database", url)[2]
    assert "no table 'moon'" in command("tables", "export", "moon", "--database", url)[2]


@pytest.mark.parametrize("words", [["tables", "list"], ["tables", "repair"], ["backup", "x.gz"]])
def test_looking_makes_no_database(command: Run, own_data: Path, words: list[str]) -> None:
    code, _, err = command(*words)
    assert (code, "there is no such database" in err) == (2, True)
    assert not (own_data / "footplate" / "tables.db").exists()
