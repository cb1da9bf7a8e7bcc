"""`footplate sit`: a bot of one's own at a server's table."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from footplate import BadInput, Record, read_record
from footplate.cli.keeping import MOST_OFFENCES
from footplate.cli.sit import Place, place_of
from footplate.client import Client
from footplate.server.settings import Settings
from footplate.server.store.database import sqlite_url
from tests.cli.driving import run
from tests.server.running import Running, running

BOT = """
class Last:
    '''Plays the last thing that there is; once it forgets how.'''

    def __init__(self, game, seed):
        self.count = 0

    def choose(self, state):
        self.count += 1
        return -1 if self.count == 2 else state.codes()[-1]
"""

COUNTER = """
from footplate.bots.memory import Memory


class Counter:
    '''Says before each decision what it has counted.'''

    def __init__(self):
        self.memory = Memory()
        self.fresh = True

    def saw(self, events):
        if self.fresh:
            print("told from the beginning")
            self.fresh = False
        self.memory.add(events)

    def choose(self, state):
        known = self.memory.known()
        assert known is not None, "nothing was told"
        seen = state.view(state.mover).holdings[state.mover]
        print("counted", known["money"][state.mover], "of", seen["money"])
        return state.codes()[-1]
"""


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Running]:
    with running(Settings(database=sqlite_url(tmp_path / "tables.db"), limits=False)) as found:
        yield found


DEAF = """
class Deaf:
    def saw(self, events):
        raise RuntimeError("what was that?")

    def choose(self, state):
        return state.codes()[-1]
"""


def kept_in(folder: Path, said: str) -> list[Record]:
    """The positions of offences, each of which is named in a line of its own."""
    files = sorted((folder / "footplate-offences").glob("*.json"))
    lines = [line for line in said.splitlines() if "The position is kept in" in line]
    assert len(files) == len(lines) > 0
    for file in files:
        assert sum(file.name in line for line in lines) == 1
    return [read_record(file.read_text("utf-8"))[0] for file in files]


def test_a_bot_sits_down_and_plays_to_the_end(
    site: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "last.py").write_text(BOT, encoding="utf-8")
    with Client(site.url).me("Ann") as ann:
        table = ann.make("planet-steam", ["random", "open"])
        link = f"{site.url}/tables/{table.id}"
        assert run("sit", link, "--bot", "random", "--seat", "1").returncode == 2
        with Client(site.url).me("Bo") as bo:
            bo.table(table.id).sit(1, program=True)
            table.start()
            said = run("sit", link, "--bot", f"{tmp_path / 'last.py'}:Last", "--key", bo.key or "")
        assert said.returncode == 0, said.stderr
        assert "Last sits in seat 2." in said.stdout
        assert "1. " in said.stdout
        assert "Last in seat 2, after " in said.stderr
        assert "answered -1" in said.stderr
        assert "a random legal action takes its place" in said.stderr
        (record,) = kept_in(tmp_path, said.stderr)
        state = record.replay()
        assert state.seat == 1
        assert state.refuse_code(-1) is not None
        assert "what is hidden was dealt anew" in record.note
        assert table.news().over


def test_what_goes_wrong_in_hearing_keeps_the_position_too(
    site: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "deaf.py").write_text(DEAF, encoding="utf-8")
    with Client(site.url).me("Ann") as ann, Client(site.url).me("Bo") as bo:
        table = ann.make("planet-steam", ["random", "open"])
        bo.table(table.id).sit(1, program=True)
        table.start()
        link = f"{site.url}/tables/{table.id}"
        said = run("sit", link, "--bot", "deaf.py:Deaf", "--key", bo.key or "")
    assert said.returncode == 0, said.stderr
    assert "when it was told what happened" in said.stderr
    files = list((tmp_path / "footplate-offences").glob("*.json"))
    assert 0 < len(files) <= MOST_OFFENCES
    for file in files:
        assert read_record(file.read_text("utf-8"))[0].replay().seat == 1


def test_a_bot_that_listens_is_told_what_happens(site: Running, tmp_path: Path) -> None:
    (tmp_path / "counter.py").write_text(COUNTER, encoding="utf-8")
    with Client(site.url).me("Ann") as ann, Client(site.url).me("Bo") as bo:
        table = ann.make("planet-steam", ["random", "open"])
        bo.table(table.id).sit(1, program=True)
        table.start()
        bot = f"{tmp_path / 'counter.py'}:Counter"
        said = run("sit", f"{site.url}/tables/{table.id}", "--bot", bot, "--key", bo.key or "")
    assert said.returncode == 0, said.stderr
    assert not said.stderr
    counts = [line.split() for line in said.stdout.splitlines() if line.startswith("counted")]
    assert len(counts) > 10
    assert all(counted == seen for _, counted, _, seen in counts)
    assert said.stdout.count("told from the beginning") == 1


def test_a_bot_that_cannot_be_made_takes_no_seat(site: Running, tmp_path: Path) -> None:
    with Client(site.url).me("Ann") as ann:
        table = ann.make("planet-steam", ["random", "open"])
        link = f"{site.url}/tables/{table.id}"
        for words in (["--bot", f"{tmp_path / 'no.py'}:None"], ["--bot", "random", "--seat", "9"]):
            said = run("sit", link, *words)
            assert said.returncode == 2
            assert len(said.stderr.strip().splitlines()) == 1
            assert "sits" not in said.stdout
            assert table.about()["table"]["seats"][1]["kind"] == "open"
        assert "the table has seats 1 to 2, and no seat 9" in said.stderr


def test_a_bot_that_was_ended_comes_back_with_its_key(site: Running) -> None:
    with Client(site.url).me("Ann") as ann:
        table = ann.make("planet-steam", ["me", "open"])
        link = f"{site.url}/tables/{table.id}"
        command = [sys.executable, "-m", "footplate", "sit", link, "--bot", "random"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as sitting:
            assert sitting.stdout is not None
            assert "sits in seat 2" in sitting.stdout.readline()
            *_, option, key = sitting.stdout.readline().split()
            sitting.kill()
        assert option == "--key"
        with Client(site.url, key) as again:
            assert again.table(table.id).about()["yours"] == [1]


def test_a_new_player_takes_the_open_seat(site: Running) -> None:
    with Client(site.url).me("Ann") as ann:
        table = ann.make("planet-steam", ["random", "open"])
        game = run("sit", f"{site.url}/tables/nowhere", "--bot", "random")
        assert game.returncode == 2
        assert len(game.stderr.strip().splitlines()) == 1
        assert table.about()["table"]["seats"][1]["kind"] == "open"


def test_addresses() -> None:
    assert place_of("http://h:1/tables/abc") == Place("http://h:1", "abc", None, "")
    assert place_of("https://h/x/tables/a/seats/2#k") == Place("https://h/x", "a", 2, "k")
    for wrong in ("abc", "ftp://h/tables/a", "http://h/", "http://h/tables/a/seats/b"):
        with pytest.raises(BadInput, match="no address of a table"):
            place_of(wrong)
