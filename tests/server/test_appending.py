"""A group that is written at once leaves the same in the database as one that is not."""

from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select

from footplate.server.store import appending
from footplate.server.store.appending import Append, Standing, put
from footplate.server.store.database import Database, NotSaved
from footplate.server.store.migrating import migrate
from footplate.server.store.schema import log, snapshots, tables

IDS = ["one", "two", "three"]


def database(file: Path) -> Database:
    found = Database(f"sqlite:///{file}")
    migrate(found)
    words = dict.fromkeys(("owner", "head", "secret", "summary"), "")
    times = {"created": 0, "touched": 0, "due": 5, "claimed": 6}
    rows = [{"id": id, "seq": 0, "status": "playing", "listed": 0, **words, **times} for id in IDS]
    found.write_now(lambda connection: connection.execute(insert(tables), rows))
    return found


def append(table: str, seq: int, command: str | None, rows: int = 1) -> Append:
    written = [
        {
            "table_id": table,
            "seq": seq + number,
            "at": 10 + number,
            "command": command if number == rows else None,
            "content": None,
            "digest": "d",
            "moment": seq,
            "entry": '{"entry":"said","words":"Über, \\u0000 \'?\'"}',
        }
        for number in range(1, rows + 1)
    ]
    kept = {"table_id": table, "seq": seq + rows, "moment": seq, "actions": seq, "engine": "0"}
    kept |= {"position": "{}", "beside": "{}"}
    return Append(table, seq, written, Standing("over", f"{seq}", seq, None), (), kept)


def groups() -> list[list[Append]]:
    """What fits, and what does not: another number of rows, a command that was there before."""
    later = [append("one", seq, f"more {seq}") for seq in range(1, 7)]
    return [
        [append("one", 0, "a"), append("two", 0, None, 3), append("three", 1, "a")],
        *([each, append("two", each.seq, "a")] for each in later),
        [append("one", 7, "a"), append("three", 0, "b", 1200), append("two", 9, "b")],
    ]


def everything(known: Database) -> Any:
    def ask(connection: Any) -> Any:
        found = [select(each).order_by(*each.primary_key) for each in (tables, log, snapshots)]
        return [[tuple(row) for row in connection.execute(each)] for each in found]

    return known.read_now(ask)


def test_at_once_is_the_same_as_one_by_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    left = []
    for at_once in (True, False):
        monkeypatch.setattr(appending, "AT_ONCE", at_once)
        known = database(tmp_path / f"{at_once}.db")
        taken = [known.write_now(partial(put, appends=g, shared=False)) for g in groups()]
        assert taken[0] == [True, True, False]
        assert taken[-1] == [False, True, False]
        left.append((taken, everything(known)))
        known.close()
    assert left[0] == left[1]


def test_two_for_one_table_are_taken_one_after_the_other(tmp_path: Path) -> None:
    known = database(tmp_path / "one.db")
    both = [append("one", 0, "a"), append("one", 1, "b"), append("one", 1, "c")]
    assert known.write_now(lambda c: put(c, both, False)) == [True, True, False]
    known.close()


def test_what_the_database_does_not_take_is_told_as_ever(tmp_path: Path) -> None:
    known = database(tmp_path / "one.db")
    broken = append("one", 0, "a")
    broken.rows[0]["entry"] = None
    with pytest.raises(NotSaved, match="NOT NULL"):
        known.write_now(lambda c: put(c, [broken], False))
    assert everything(known)[0][0][1] == 0
    known.close()
