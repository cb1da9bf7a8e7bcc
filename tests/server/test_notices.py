"""Telling those who are away: what is said to whom, when, and when not."""

import asyncio
import json
import socket
import time
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import select, update
from websockets.sync.client import connect

from footplate.server.rooms import noticing
from footplate.server.settings import Settings
from footplate.server.store.outbox import saw
from footplate.server.store.schema import outbox, players, tables
from tests.server.notify.servers import Server, http, request, serving
from tests.server.postgres import both_databases
from tests.server.running import Clock, Person, Running, running, until
from tests.server.sitting import finish, seated, turn, waiting


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(noticing, "EVERY", 0.02)


@pytest.fixture
def settings(database: str) -> Settings:
    """With a database of its own: SQLite, or what `both_databases` says."""
    return Settings(
        database=database,
        limits=False,
        webhooks_to_private=True,
        public_url="https://play.example/",
    )


@pytest.fixture
def away(settings: Settings) -> Iterator[Running]:
    with running(settings) as found:
        yield found


@pytest.fixture
def hooks() -> Iterator[Server]:
    with serving(http) as found:
        yield found


def told(hooks: Server) -> list[dict[str, Any]]:
    return [json.loads(each.partition(b"\r\n\r\n")[2]) for each in hooks.heard]


def reached_by(person: Person, hooks: Server, path: str = "/hook") -> Person:
    channel = {"type": "webhook", "url": f"http://127.0.0.1:{hooks.port}{path}"}
    person.put("/api/me/notify", {"channels": [channel]})
    return person


def two(away: Running, hooks: Server, path: str = "/hook") -> tuple[Person, Person]:
    """Ann, and Ben who has said how he can be told; both were last seen some time ago."""
    people = away.person("Ann"), reached_by(away.person("Ben"), hooks, path)
    away.clock.skip(minutes=5)
    return people


def rows(away: Running) -> list[Any]:
    return away.server.database.read_now(lambda c: list(c.execute(select(outbox))))


def settled(away: Running) -> None:
    """Everything that is due has been looked at."""
    noticer = away.server.noticer
    until(lambda: not noticer._fresh and not noticer._sending)
    time.sleep(0.1)
    until(lambda: not noticer._sending)


def bens_turn(people: tuple[Person, Person], id: str) -> None:
    """Let Ann decide until Ben is asked."""
    while waiting(people[0], id) != 1:
        turn(people, id)


@both_databases
def test_who_is_asked_is_told_once(away: Running, hooks: Server) -> None:
    ann, ben = two(away, hooks)
    id = seated(ann, ben, name="Friday @everyone")
    bens_turn((ann, ben), id)
    until(lambda: any(each["kind"] == "your-turn" for each in told(hooks)))
    settled(away)
    (asked,) = [each for each in told(hooks) if each["kind"] == "your-turn"]
    assert asked["game"] == "Steam Power"
    assert asked["table"] == id
    assert asked["link"] == f"https://play.example/tables/{id}"
    sentence = ben.get(f"/api/tables/{id}/news")["prompt"]["sentence"]
    assert asked["asked"] == sentence
    # Whatever else happens at the table, the same question is not told again.
    ann.command(f"/api/tables/{id}/chat", words="Your turn!")
    ben.post(f"/api/tables/{id}/seats/1", {"name": "Benjamin"})
    settled(away)
    assert [each for each in told(hooks) if each["kind"] == "your-turn"] == [asked]
    assert rows(away) == []


def test_the_start_is_told_to_who_is_not_asked_first(away: Running, hooks: Server) -> None:
    ann, ben = two(away, hooks)
    id = seated(ann, ben)
    first = waiting(ann, id)
    (news,) = until(lambda: told(hooks))
    assert news["kind"] == ("your-turn" if first == 1 else "started")


def test_the_end_and_consent_are_told(away: Running, hooks: Server) -> None:
    ann, ben = two(away, hooks)
    id = seated(ann, ben)
    until(lambda: told(hooks))
    moment = ann.get(f"/api/tables/{id}")["moment"]
    assert ann.command(f"/api/tables/{id}/ask", what="finish", moment=moment).status_code == 200
    until(lambda: told(hooks)[-1]["kind"] == "consent")
    assert told(hooks)[-1]["asked"] == "Ann asks to end the game here."
    assert ben.command(f"/api/tables/{id}/agree", agrees=True, moment=moment).status_code == 200
    until(lambda: told(hooks)[-1]["kind"] == "over")
    assert told(hooks)[-1]["asked"] == "The table has agreed to end it here."


def test_what_was_declined_is_no_new_question(away: Running, hooks: Server) -> None:
    """After something else was asked in between, the turn that Ben knows of is not told again."""
    ann, ben = two(away, hooks)
    id = seated(ann, ben)
    bens_turn((ann, ben), id)
    until(lambda: [each for each in told(hooks) if each["kind"] == "your-turn"])
    settled(away)
    moment = ann.get(f"/api/tables/{id}")["moment"]
    ann.command(f"/api/tables/{id}/ask", what="finish", moment=moment)
    until(lambda: told(hooks)[-1]["kind"] == "consent")
    ben.command(f"/api/tables/{id}/agree", agrees=False, moment=moment)
    settled(away)
    assert told(hooks)[-1]["kind"] == "consent"


def _answered_in_turn(server: Server, connection: socket.socket) -> None:
    """A turn is taken only after the question that came after it was heard, and that one later."""
    server.heard.append(heard := request(connection))
    if b"your-turn" in heard:
        until(lambda: server.closed or any(b"consent" in each for each in server.heard))
    else:
        server.pause(0.5)
    connection.sendall(b"HTTP/1.1 204 No Content\r\n\r\n")


@both_databases
def test_notices_on_their_way_at_once_are_both_remembered(away: Running) -> None:
    with serving(_answered_in_turn) as slow:
        ann, ben = two(away, slow)
        id = seated(ann, ben)
        bens_turn((ann, ben), id)
        until(lambda: [each for each in told(slow) if each["kind"] == "your-turn"])
        moment = ann.get(f"/api/tables/{id}")["moment"]
        ann.command(f"/api/tables/{id}/ask", what="finish", moment=moment)
        until(lambda: told(slow)[-1]["kind"] == "consent")
        settled(away)
        ben.command(f"/api/tables/{id}/agree", agrees=False, moment=moment)
        settled(away)
        assert told(slow)[-1]["kind"] == "consent"


def test_nothing_is_sent_to_who_is_here(away: Running, hooks: Server) -> None:
    ann, ben = two(away, hooks)
    id = seated(ann, ben, start=False)
    url = f"ws://127.0.0.1:{away.port}/api/tables/{id}/live"
    with connect(url) as socket:
        socket.send(json.dumps({"say": "hello", "key": ben.key}))
        socket.recv()
        ann.post(f"/api/tables/{id}/start")
        bens_turn((ann, ben), id)
        until(lambda: _seen(away) > away.clock.now() - 60_000)
        away.clock.skip(seconds=40)
        time.sleep(0.2)
        assert hooks.heard == []
        assert rows(away) == []
    # He has left without deciding: after a while he is away.
    time.sleep(0.2)
    assert hooks.heard == []
    until(lambda: rows(away))
    away.clock.skip(seconds=80)
    (news,) = until(lambda: told(hooks))
    assert news["kind"] == "your-turn"


def _seen(away: Running) -> int:
    asked = select(players.c.seen).where(players.c.name == "Ben")
    return int(away.server.database.read_now(lambda c: c.execute(asked).scalar_one()))


def test_who_is_here_in_another_process_is_left_in_peace(away: Running, hooks: Server) -> None:
    ann, ben = two(away, hooks)
    player = ben.get("/api/me")["id"]
    away.server.database.write_now(saw([player], away.clock.now()))
    id = seated(ann, ben)
    bens_turn((ann, ben), id)
    (row,) = until(lambda: [each for each in rows(away) if each.due > away.clock.now()])
    assert row.due <= away.clock.now() + noticing.AWAY
    assert hooks.heard == []
    away.clock.skip(seconds=80)
    until(lambda: told(hooks))


def test_who_has_decided_until_then_is_told_nothing(away: Running, hooks: Server) -> None:
    ann, ben = two(away, hooks, "/status/500")
    id = seated(ann, ben)
    bens_turn((ann, ben), id)
    until(lambda: rows(away) and rows(away)[0].tries == 1)
    while waiting(ann, id) == 1:
        turn((ann, ben), id)
    heard = len(hooks.heard)
    away.clock.skip(minutes=2)
    until(lambda: rows(away) == [] or rows(away)[0].tries == 0)
    settled(away)
    kinds = [each["kind"] for each in told(hooks)[heard:]]
    assert "your-turn" not in kinds or waiting(ann, id) == 1


@both_databases
def test_what_fails_is_tried_again_ever_more_seldom(away: Running, hooks: Server) -> None:
    ann, ben = two(away, hooks, "/status/500")
    id = seated(ann, ben)
    bens_turn((ann, ben), id)
    settled(away)
    (row,) = until(lambda: [each for each in rows(away) if each.tries == 1])
    # The hook has asked for 90 seconds of peace, which is longer than the first pause.
    assert 80_000 < row.due - away.clock.now() <= 120_000
    heard = len(hooks.heard)
    away.clock.skip(minutes=2)
    until(lambda: len(hooks.heard) > heard)
    (row,) = until(lambda: [each for each in rows(away) if each.tries == 2])
    assert row.due - away.clock.now() > 100_000


def test_what_is_gone_is_given_up(away: Running, hooks: Server) -> None:
    ann, ben = two(away, hooks, "/status/404")
    id = seated(ann, ben)
    bens_turn((ann, ben), id)
    until(lambda: hooks.heard)
    until(lambda: rows(away) == [])


@both_databases
def test_a_table_can_be_off(away: Running, hooks: Server) -> None:
    ann, ben = two(away, hooks)
    id = seated(ann, ben, start=False)
    assert ben.get(f"/api/tables/{id}/notify") == {"notify": "default"}
    assert ben.put(f"/api/tables/{id}/notify", {"notify": "off"}) == {"notify": "off"}
    ann.post(f"/api/tables/{id}/start")
    bens_turn((ann, ben), id)
    settled(away)
    assert (hooks.heard, rows(away)) == ([], [])
    stranger = away.person("Cem")
    path = f"/api/tables/{id}/notify"
    assert stranger.call("PUT", path, json={"notify": "off"}).status_code == 403


def test_those_who_share_a_screen_are_told_nothing(away: Running, hooks: Server) -> None:
    ann = reached_by(away.person("Ann"), hooks)
    away.clock.skip(minutes=5)
    wanted = {"game": "steam-power", "seats": [{"kind": "me"}] * 2, "visibility": "hot-seat"}
    id = ann.post("/api/tables", wanted)["id"]
    ann.post(f"/api/tables/{id}/start")
    settled(away)
    assert (hooks.heard, rows(away)) == ([], [])


def test_a_slow_hook_keeps_nobody_waiting(away: Running, hooks: Server) -> None:
    ann, ben = two(away, hooks, "/hangs")
    other, cem = away.person("Dora"), reached_by(away.person("Cem"), hooks)
    away.clock.skip(minutes=5)
    bens_turn((ann, ben), seated(ann, ben))
    until(lambda: hooks.heard)
    bens_turn((other, cem), seated(other, cem))
    until(lambda: any(b"/hook" in each for each in hooks.heard), 5)


@both_databases
def test_what_waited_when_the_server_ended_is_told(
    settings: Settings, hooks: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also what it had no time to note."""
    clock = Clock()
    with running(settings, clock) as away:
        monkeypatch.setattr(away.server.noticer, "_note", _nothing)
        ann, ben = two(away, hooks)
        id = seated(ann, ben)
        bens_turn((ann, ben), id)
        assert rows(away) == []
    clock.skip(minutes=5)
    with running(settings, clock):
        until(lambda: told(hooks))


def test_what_cannot_be_read_keeps_nobody_else_from_being_told(
    settings: Settings, hooks: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of what changed just before the server ended."""
    clock = Clock()
    with running(settings, clock) as away:
        monkeypatch.setattr(away.server.noticer, "_note", _nothing)
        ann, ben = two(away, hooks)
        ids = sorted(seated(ann, ben) for _ in range(2))
        for id in ids:
            bens_turn((ann, ben), id)
        broken = update(tables).where(tables.c.id == ids[0]).values(head="{}")
        away.server.database.write_now(lambda connection: connection.execute(broken))
    clock.skip(minutes=5)
    with running(settings, clock):
        until(lambda: ids[1] in [each["table"] for each in told(hooks)])


def test_nobody_waits_until_what_came_before_the_end_is_known(
    settings: Settings, hooks: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def endless(noticer: noticing.Noticer) -> None:
        await asyncio.sleep(1000)

    monkeypatch.setattr(noticing.Noticer, "catch_up", endless)
    with running(settings) as away:
        people = two(away, hooks)
        bens_turn(people, seated(*people))
        until(lambda: told(hooks))


async def _nothing(present: object) -> None:
    await asyncio.sleep(0)


def test_an_old_game_is_no_news(away: Running, hooks: Server) -> None:
    ann, ben = away.person("Ann"), away.person("Ben")
    id = seated(ann, ben)
    moment = ann.get(f"/api/tables/{id}")["moment"]
    ann.command(f"/api/tables/{id}/ask", what="finish", moment=moment)
    ben.command(f"/api/tables/{id}/agree", agrees=True, moment=moment)
    settled(away)
    reached_by(ben, hooks)
    away.clock.skip(days=3)
    away.server.house.held.clear()
    ann.command(f"/api/tables/{id}/chat", words="That was fun.")
    settled(away)
    assert (hooks.heard, rows(away)) == ([], [])


# Rematches. -------------------------------------------------------------------------------------


def kinds(hooks: Server) -> list[str]:
    return [each["kind"] for each in told(hooks)]


def rematch(people: tuple[Person, Person], **given: Any) -> tuple[str, str]:
    """A game that is over, and its rematch, made by Ann: a seat is kept for Ben."""
    old = seated(*people, **given)
    finish(people, old)
    return old, people[0].post(f"/api/tables/{old}/rematch")["id"]


def test_whose_seat_is_kept_is_told_once(away: Running, hooks: Server) -> None:
    ann, ben = two(away, hooks)
    old, new = rematch((ann, ben), name="Friday")
    until(lambda: "rematch" in kinds(hooks))
    (asked,) = [each for each in told(hooks) if each["kind"] == "rematch"]
    assert (asked["table"], asked["name"]) == (new, "Friday")
    assert asked["asked"] == "Ann plays again, and a seat is kept for you."
    assert asked["link"] == f"https://play.example/tables/{new}"
    ann.post(f"/api/tables/{old}/rematch")
    away.server.house.held.clear()  # as after a while
    ann.command(f"/api/tables/{new}/chat", words="Come!")
    settled(away)
    assert kinds(hooks).count("rematch") == 1
    assert rows(away) == []
    # What is told then is told as ever.
    ben.post(f"/api/tables/{old}/rematch")
    ann.post(f"/api/tables/{new}/start")
    until(lambda: told(hooks)[-1]["table"] == new and kinds(hooks)[-1] != "rematch")
    assert kinds(hooks)[-1] == ("your-turn" if waiting(ann, new) == 0 else "started")


@pytest.mark.parametrize("what", ["sits", "opened", "a bot", "deleted", "off"])
def test_of_a_seat_that_is_not_kept_any_more_nothing_is_told(
    away: Running, hooks: Server, what: str
) -> None:
    ann, ben = two(away, hooks)
    away.server.database.write_now(saw([ben.get("/api/me")["id"]], away.clock.now()))
    old, new = rematch((ann, ben))
    until(lambda: [each for each in rows(away) if each.table_id == new])
    seat = f"/api/tables/{new}/seats/0"
    if what == "sits":
        ben.post(f"/api/tables/{old}/rematch")
    elif what == "deleted":
        ann.call("DELETE", f"/api/tables/{new}")
    elif what == "off":
        ben.put(f"/api/tables/{new}/notify", {"notify": "off"})
    else:
        ann.put(f"{seat}/kind", {"kind": "open" if what == "opened" else "random"})
    away.clock.skip(minutes=5)
    until(lambda: not [each for each in rows(away) if each.table_id == new])
    settled(away)
    assert "rematch" not in kinds(hooks)


@pytest.mark.parametrize("what", ["sits", "off"])
def test_what_comes_while_a_notice_is_looked_at_counts(
    away: Running, hooks: Server, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The player acts, and time passes, while the database is asked where the player is reached."""
    ann, ben = two(away, hooks)
    away.server.database.write_now(saw([ben.get("/api/me")["id"]], away.clock.now()))
    read, acted = away.server.database.read, list[str]()

    def act() -> None:
        if what == "sits":
            ben.post(f"/api/tables/{old}/rematch")
        else:
            new = ann.get(f"/api/tables/{old}")["rematch"]
            ben.put(f"/api/tables/{new}/notify", {"notify": "off"})
        away.clock.skip(minutes=5)

    async def slowly(ask: Any) -> Any:
        found = await read(ask)
        waits = [each for each in rows(away) if each.table_id != old]
        if waits and not acted and "addressed" in ask.__qualname__:
            acted.append(what)
            await asyncio.to_thread(act)
        return found

    old = seated(ann, ben)
    finish((ann, ben), old)
    monkeypatch.setattr(away.server.database, "read", slowly)
    new = ann.post(f"/api/tables/{old}/rematch")["id"]
    until(lambda: acted)
    until(lambda: not [each for each in rows(away) if each.table_id == new])
    settled(away)
    assert "rematch" not in kinds(hooks)


def test_who_is_here_is_told_of_a_rematch_when_away(away: Running, hooks: Server) -> None:
    ann, ben = two(away, hooks)
    id = seated(ann, ben, start=False)
    with connect(f"ws://127.0.0.1:{away.port}/api/tables/{id}/live") as socket:
        socket.send(json.dumps({"say": "hello", "key": ben.key}))
        socket.recv()
        rematch((ann, ben))
        time.sleep(0.2)
        assert "rematch" not in kinds(hooks)
        assert rows(away) == []
    until(lambda: rows(away))  # he has left
    away.clock.skip(seconds=80)
    until(lambda: "rematch" in kinds(hooks))


def test_a_rematch_made_just_before_the_server_ended_is_told(
    settings: Settings, hooks: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    with running(settings, clock) as away:
        monkeypatch.setattr(away.server.noticer, "_note", _nothing)
        ann, ben = two(away, hooks)
        old = seated(ann, ben)
        finish((ann, ben), old)
        ann.post(f"/api/tables/{old}/rematch")
        assert rows(away) == []
    clock.skip(minutes=5)
    with running(settings, clock):
        until(lambda: "rematch" in kinds(hooks))


# Channels. --------------------------------------------------------------------------------------


def test_secrets_are_not_shown(shared: Running) -> None:
    ben = shared.person("Ben")
    secret = "https://discord.example/api/webhooks/123456/abcdefghijklmnop"
    given = {"channels": [{"type": "webhook", "url": secret, "shape": "discord"}]}
    shown = ben.put("/api/me/notify", given)
    address = "https://discord.example/…mnop"
    channel = {"number": 0, "type": "webhook", "address": address, "shape": "discord"}
    channel |= {"confirmed": True, "words": ""}
    assert shown == {"channels": [channel], "mail": False}
    assert ben.get("/api/me/notify") == shown
    # What is kept need not be typed in again.
    more = {
        "channels": [
            {"type": "webhook", "url": "https://b.example/x"},
            {"type": "kept", "number": 0},
        ]
    }
    shown = ben.put("/api/me/notify", more)
    assert [each["address"] for each in shown["channels"]] == ["https://b.example/…", address]


@pytest.mark.parametrize(
    ("channel", "said"),
    [
        ({"type": "webhook", "url": "ftp://a.example/"}, "begins with https"),
        ({"type": "webhook", "url": "https://u:p@a.example/"}, "password"),
        ({"type": "mail", "address": "ben@example.org"}, "no mail"),
        ({"type": "mail", "address": "ben\r\nBcc: all@example.org"}, "no e-mail address"),
        ({"type": "kept", "number": 2}, "no channel 2"),
        ({"type": "pigeon"}, "pigeon"),
    ],
)
def test_what_leads_nowhere_is_refused(shared: Running, channel: Any, said: str) -> None:
    ben = shared.person("Ben")
    answer = ben.call("PUT", "/api/me/notify", json={"channels": [channel]})
    assert answer.status_code == 400
    assert said in answer.json()["sentence"]
    assert ben.get("/api/me/notify")["channels"] == []


def test_the_test_button_says_in_words_what_came_of_it(away: Running, hooks: Server) -> None:
    ben = away.person("Ben")
    url = f"http://127.0.0.1:{hooks.port}"
    wanted = [
        {"type": "webhook", "url": f"{url}/hook"},
        {"type": "webhook", "url": f"{url}/status/404"},
    ]
    ben.put("/api/me/notify", {"channels": wanted})
    tests = ben.post("/api/me/notify/test")["tests"]
    assert [(each["delivered"], each["words"]) for each in tests] == [
        (True, "It was taken."),
        (False, "The webhook answered with status 404."),
    ]
    assert told(hooks)[0]["kind"] == "test"


def test_of_several_channels_those_that_failed_are_tried_again(
    away: Running, hooks: Server
) -> None:
    ann, ben = two(away, hooks)
    url = f"http://127.0.0.1:{hooks.port}"
    wanted = [{"type": "webhook", "url": url + path} for path in ("/hook", "/status/500")]
    ben.put("/api/me/notify", {"channels": wanted})
    bens_turn((ann, ben), seated(ann, ben))
    until(lambda: rows(away) and rows(away)[0].tries == 1)
    settled(away)
    before = _by_path(hooks)
    away.clock.skip(minutes=3)
    until(lambda: _by_path(hooks)["/status/500"] > before["/status/500"])
    assert _by_path(hooks)["/hook"] == before["/hook"]


def _by_path(hooks: Server) -> dict[str, int]:
    paths = [each.split(b" ")[1].decode() for each in hooks.heard]
    return {path: paths.count(path) for path in paths}
