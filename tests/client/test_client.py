"""The client against a server that runs."""

import contextlib
import random
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from footplate.client import Client, News, Problem, RemoteTable, Unreachable, run_bot
from footplate.client import calls as calling
from footplate.server.settings import Settings
from footplate.server.store.database import sqlite_url
from tests.server.running import Running, running

ROOT = Path(__file__).parents[2]


@pytest.fixture
def ann(site: Running) -> Iterator[Client]:
    with Client(site.url).me("Ann") as client:
        yield client


def alone(client: Client) -> RemoteTable:
    """A table where one person has both seats."""
    seats = [{"kind": "me", "name": name} for name in ("Ann", "Bob")]
    table = client.make("steam-power", seats, visibility="hot-seat")
    table.start()
    return table


def first(news: News) -> dict[str, object]:
    return news.choices[0]


def some(table: RemoteTable, count: int) -> None:
    """A few decisions."""
    for _ in range(count):
        news = table.news()
        if news.mine_to_end:
            table.end(news.moment)
        else:
            table.play(first(news)["action"], news.moment)  # type: ignore[arg-type]


def test_tables_are_made_found_and_joined(site: Running, ann: Client) -> None:
    table = ann.make("age-of-steam", ["me", "open", "random"], name="Evening")
    [found] = ann.tables()
    assert (found["id"], found["summary"]["name"]) == (table.id, "Evening")
    assert "age-of-steam" in [game["name"] for game in ann.games()["games"]]
    with Client(site.url).me("Bot") as bob:
        assert bob.table(table.id).sit(1, program=True)["yours"] == [1]
        assert [each["id"] for each in bob.my_tables()] == [table.id]
        seat = table.about()["table"]["seats"][1]
        assert (seat["name"], seat["program"]) == ("Bot", True)
        with pytest.raises(Problem) as refused:
            bob.table(table.id).start()
        assert (refused.value.status, refused.value.rule) == (403, "FP-ROOM-04")
    again = Client(site.url, ann.key)
    assert again.my_tables()[0]["id"] == table.id
    again.close()


def test_playing_looking_ahead_and_back(ann: Client) -> None:
    table = alone(ann)
    news = table.news()
    action = news.choices[0]["action"]
    assert table.preview(action)["events"]
    after = table.play(action, news.moment)
    assert after > news.moment
    with pytest.raises(Problem) as stale:
        table.play(action, news.moment)
    assert stale.value.stale
    assert stale.value.moment == after
    back = table.undo(after, news.viewer)
    assert table.redo(back, news.viewer) > back
    table.say("well played")
    table.delete()
    with pytest.raises(Problem, match="no such table"):
        table.news()


def test_a_rematch_is_one_table(site: Running, ann: Client) -> None:
    with Client(site.url).me("Bob") as bob:
        table = ann.make("steam-power", ["me", "open"])
        there = bob.table(table.id)
        there.sit(1)
        table.start()
        for seat, each in enumerate((ann, bob)):
            each.calls.post(f"/api/tables/{table.id}/seats/{seat}/concede")
        again = table.rematch()
        assert again.about()["yours"] == [1]
        assert bob.table(again.id).about()["kept"] == [0]
        assert there.rematch().id == again.id == table.rematch().id
        assert bob.table(again.id).about()["yours"] == [0]
        assert table.about()["rematch"] == again.id


def test_a_key_that_nobody_has(site: Running) -> None:
    with Client(site.url, "p_nobody") as nobody, pytest.raises(Problem) as refused:
        nobody.my_tables()
    assert (refused.value.status, refused.value.kind) == (401, "nobody")


def test_a_server_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calling, "TRIES", 2)
    monkeypatch.setattr(calling, "FIRST_PAUSE", 0.01)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with Client(f"http://127.0.0.1:{port}") as client, pytest.raises(Unreachable):
        client.tables()


def test_live_goes_on_over_a_restart_without_gap_or_repeat(tmp_path: Path) -> None:
    settings = Settings(database=sqlite_url(tmp_path / "tables.db"), limits=False)
    seen: list[int] = []
    with contextlib.ExitStack() as clients:
        with running(settings) as site:
            port = site.port
            table = alone(clients.enter_context(Client(site.url)).me("Ann"))
            watcher = threading.Thread(target=watch, args=[site.url, table.id, seen], daemon=True)
            watcher.start()
            some(table, 5)
            before = len(table.news().steps)
            until(lambda: len(seen) >= before)
        with running(msgspec.structs.replace(settings, port=port), port=port):
            some(table, 5)
            count = len(table.news().steps)
            until(lambda: len(seen) >= count)
            table.delete()
    watcher.join(20)
    assert not watcher.is_alive()
    assert seen == list(range(1, count + 1))


def watch(url: str, id: str, seen: list[int]) -> None:
    """A spectator who notes the number of each step it is told of."""
    with Client(url) as nobody:
        for told in nobody.table(id).live():
            if told.news is not None:
                kept = int(told.news.plain["kept"])
                seen += range(kept + 1, kept + len(told.news.steps) + 1)


def until(done: object, seconds: float = 20) -> None:
    assert callable(done)
    deadline = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_a_bot_plays_all_seats_of_a_person(ann: Client) -> None:
    rng = random.Random(2)
    seen: list[int | None] = []

    def choose(news: News) -> dict[str, object]:
        seen.append(news.viewer)
        if len(seen) > 12:
            raise StopIteration
        return dict(rng.choice(news.choices))

    with pytest.raises(StopIteration):
        run_bot(alone(ann), choose)
    assert set(seen) == {0, 1}


def test_a_bot_outwaits_a_server_that_is_away_for_long(
    ann: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Longer than a single call waits, with the socket open all the time."""
    monkeypatch.setattr(calling, "FIRST_PAUSE", 0.01)
    table, play = alone(ann), RemoteTable.play
    away: list[Exception] = [
        Unreachable("nobody is there"),
        Problem(503, {"problem": "not-saved"}),
        Problem(429, {"problem": "too-many"}),
    ]
    played: list[int] = []

    def brittle(self: RemoteTable, *given: Any) -> int:
        if away:
            raise away.pop()
        played.append(play(self, *given))
        return played[-1]

    def choose(news: News) -> dict[str, object]:
        if len(played) == 3:
            raise StopIteration
        return first(news)

    monkeypatch.setattr(RemoteTable, "play", brittle)
    with pytest.raises(StopIteration):
        run_bot(table, choose)
    assert played == sorted(set(played))


@pytest.mark.parametrize("refusal", [Problem(422, {"problem": "refused"}), Problem(404, {})])
def test_a_bot_at_fault_is_told(
    ann: Client, monkeypatch: pytest.MonkeyPatch, refusal: Problem
) -> None:
    def refused(self: RemoteTable, *given: Any) -> int:
        raise refusal

    monkeypatch.setattr(RemoteTable, "play", refused)
    with pytest.raises(Problem) as told:
        run_bot(alone(ann), first)
    assert told.value is refusal


@pytest.mark.whole_games
def test_the_example_plays_a_whole_game_against_the_servers_own_bot(ann: Client) -> None:
    table = ann.make("steam-power", ["open", "random"])
    example = [sys.executable, str(ROOT / "examples" / "remote_bot.py"), ann.calls.url, table.id]
    with subprocess.Popen([*example, "0"], stdout=subprocess.PIPE, text=True) as bot:
        try:
            until(lambda: table.about()["table"]["seats"][0]["kind"] == "me")
            table.start()
            out, _ = bot.communicate(timeout=120)
        finally:
            bot.kill()
    assert bot.returncode == 0
    assert "standings" in out
    assert table.about()["status"] == "over"
    lines = (ROOT / "examples" / "remote_bot.py").read_text(encoding="utf-8").splitlines()
    assert len([line for line in lines if line.strip()]) <= 20
