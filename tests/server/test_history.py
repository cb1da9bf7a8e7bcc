"""The past of a table: earlier positions, the log, records, forks, what is brought."""

import json
import random
import secrets
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.sync.client import connect

import footplate
from footplate.core import registry
from footplate.core.chance import Chance
from footplate.core.fairness import broken_promise
from footplate.core.record import Record, read_record
from footplate.core.state import State
from footplate.core.wire import to_plain
from footplate.server.rooms import history, telling
from footplate.server.rooms.making import SeatWish, Wanted, new_room
from footplate.server.rooms.room import Room
from footplate.server.store import entries as log
from footplate.server.web.drawn import Drawn
from footplate.tables import table as tables
from tests.server.running import Person, Running
from tests.server.sitting import decide, finish, seated, turn, waiting

pytestmark = pytest.mark.shared_on_both

GOLDEN = Path(__file__).parents[1] / "golden" / "age_of_steam" / "reversteam-3p.json"
HIDDEN = ("planet-steam", "imperial-steam")
"""Games in which seats know things of themselves alone."""


def two(shared: Running, **given: Any) -> tuple[list[Person], str]:
    people = [shared.person("Ann"), shared.person("Ben")]
    return people, seated(*people, **given)


def asked(people: list[Person], id: str) -> Person:
    seat = waiting(people[0], id)
    assert seat is not None
    return people[seat]


def told(something: Any) -> Any:
    """As it comes over the wire."""
    return json.loads(msgspec.json.encode(something))


# Earlier positions. -----------------------------------------------------------------------------


@pytest.mark.parametrize("game", HIDDEN)
def test_every_position_is_shown_as_it_was_told(
    shared: Running, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setattr(tables, "SNAPSHOTS", 5)  # what lies further back is played again
    people, id = two(shared, game=game)
    viewers = [*people, shared.person("Watcher")]
    rng, seen = random.Random(4), dict[int, list[Any]]()
    for _ in range(14):
        count = people[0].get(f"/api/tables/{id}/log")["count"]
        seen[count] = [each.get(f"/api/tables/{id}/news")["view"] for each in viewers]
        decide(asked(people, id), id, rng)
    for at, views in seen.items():
        found = [each.get(f"/api/tables/{id}/view", at=at) for each in viewers]
        assert found == views
    first, last = min(seen), max(seen)
    assert seen[first] != seen[last]
    path = f"/api/tables/{id}/view"
    assert people[0].call("GET", path, params={"at": 10_000}).status_code == 400
    assert people[0].call("GET", path, params={"at": first, "seat": 1}).status_code == 403


def test_nobody_waits_for_who_looks_far_back(
    shared: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    people, id = two(shared)
    for _ in range(8):
        decide(asked(people, id), id)
    there = shared.http.get(f"/api/tables/{id}/view?at=2").json()
    begun, go_on = threading.Event(), threading.Event()
    replay = Record.replay

    def slowly(record: Record, *given: Any) -> Any:
        begun.set()
        assert go_on.wait(20)
        return replay(record, *given)

    monkeypatch.setattr(Record, "replay", slowly)
    with ThreadPoolExecutor(1) as threads:
        late = threads.submit(httpx.get, f"{shared.url}/api/tables/{id}/view?at=2", timeout=30)
        try:
            assert begun.wait(10)
            assert shared.http.get("/api/tables", timeout=5).status_code == 200
            decide(asked(people, id), id)
        finally:
            go_on.set()
        assert late.result().json() == there


def test_a_position_as_a_picture(shared: Running) -> None:
    people, id = two(shared)
    decide(asked(people, id), id)
    answer = people[0].call("GET", f"/api/tables/{id}/picture", params={"at": 0})
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.headers["content-security-policy"]
    view = people[0].get(f"/api/tables/{id}/view", at=0)
    game = footplate.game("steam-power")
    assert answer.text == game.draw(msgspec.convert(view, game.view_type), ["Ann", "Ben"])
    assert answer.text != people[0].call("GET", f"/api/tables/{id}/picture").text


def test_a_picture_is_drawn_once_for_all_who_know_the_same(
    shared: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    people, id = two(shared, game="planet-steam")
    kind = type(footplate.game("planet-steam"))
    draw, drawn = kind.draw, []

    def counted(game: Any, view: Any, names: Any) -> str:
        drawn.append(view.viewer)
        return draw(game, view, names)

    monkeypatch.setattr(kind, "draw", counted)

    def pictures() -> list[str]:
        path = f"/api/tables/{id}/picture"
        seen = [people[0].call("GET", path), people[1].call("GET", path), shared.http.get(path)]
        return [each.text for each in seen]

    first = pictures()
    assert len(set(first)) == 3  # credits are hidden from others
    assert pictures() == first
    assert drawn == [0, 1, None]
    decide(asked(people, id), id)
    assert not set(pictures()) & set(first)
    assert drawn == [0, 1, None] * 2


def test_few_pictures_are_kept() -> None:
    game = footplate.game("planet-steam")
    view, drawn = game.start(2, 1).view(None), Drawn(most=2)
    keys = [drawn.key(view, [name, "Ben"]) for name in ("Ann", "Eva", "Ida")]
    for key in keys[:2]:
        drawn.draw(key, game, view, ["Ann", "Ben"])
    assert drawn.find(keys[0])
    drawn.draw(keys[2], game, view, ["Ann", "Ben"])
    assert [drawn.find(key) is not None for key in keys] == [True, False, True]


# The log. ---------------------------------------------------------------------------------------


def test_the_log_in_words(shared: Running) -> None:
    people, id = two(shared)
    for _ in range(4):
        turn(people, id)
    whole = people[0].get(f"/api/tables/{id}/log")
    assert [each["at"] for each in whole["steps"]] == list(range(whole["count"] + 1))
    assert whole["steps"][0]["seat"] is None
    lines = [line["words"] for each in whole["steps"] for line in each["lines"]]
    assert any("Ann" in each for each in lines)
    assert any("Ben" in each for each in lines)
    assert whole["marks"][0]["at"] == 0
    rest = people[0].get(f"/api/tables/{id}/log", since=3)
    assert rest["steps"] == whole["steps"][4:]
    beyond = people[0].get(f"/api/tables/{id}/log", since=9999)
    assert beyond["steps"] == []


def test_the_log_since_my_turn(shared: Running) -> None:
    people, id = two(shared)
    first = waiting(people[0], id)
    assert first is not None
    mine, other = people[first], people[1 - first]
    path = f"/api/tables/{id}/log/since-my-turn"
    turn(people, id)
    # Who has not decided yet is told everything.
    assert other.get(path)["steps"] == other.get(f"/api/tables/{id}/log")["steps"]
    while waiting(mine, id) != first:
        turn(people, id)
    seats = [each["seat"] for each in mine.get(path)["steps"]]
    assert seats
    assert set(seats) == {1 - first}
    # Also in the middle of a turn it is what came before that.
    decide(mine, id)
    if waiting(mine, id) == first:
        assert mine.get(path)["steps"][0]["seat"] == 1 - first
    assert shared.person("Cem").call("GET", path).status_code == 403


# Records. ---------------------------------------------------------------------------------------


def test_the_record_keeps_its_promise_at_the_end(shared: Running) -> None:
    people, id = two(shared)
    promised = people[0].get(f"/api/tables/{id}")["commitment"]
    for _ in range(4):
        turn(people, id)
    secret = shared.server.house.held[id].known.secret
    before = people[0].call("GET", f"/api/tables/{id}/record").text
    assert str(secret.seed) not in before
    assert secret.salt not in before
    early, _ = read_record(before)
    assert (early.actions, early.checks, early.salt, early.commitment) == ([], [], "", "")
    assert early.position is not None
    assert "luck" not in early.position
    finish(people, id)
    answer = shared.http.get(f"/api/tables/{id}/record")
    assert answer.headers["content-disposition"] == f'attachment; filename="steam-power-{id}.json"'
    record, fault = read_record(answer.text)
    assert fault is None
    assert (record.commitment, record.salt, record.seed) == (promised, secret.salt, secret.seed)
    assert broken_promise(record) is None
    assert len(record.actions) == people[0].get(f"/api/tables/{id}/log")["count"]
    record.replay()
    assert record.names == ["Ann", "Ben"]


def test_nobody_goes_back_from_where_the_luck_is_told(shared: Running) -> None:
    """At the end the record tells seed and salt, and every hand."""
    people = [shared.person(name) for name in ("Ann", "Ben", "Cem")]
    id = seated(*people, game="age-of-steam")  # whose random players are soon ruined
    secret = shared.server.house.held[id].known.secret
    for person in people:
        person.command(f"/api/tables/{id}/wishes", wishes={"hold": "never"})
    rng, last = random.Random(1), asked(people, id)
    while not (news := decide(last, id, rng))["over"]:
        last = people[news["asked"]]
    assert str(secret.seed) in shared.http.get(f"/api/tables/{id}/record").text
    moment = last.get(f"/api/tables/{id}")["moment"]
    for name in ("undo", "restart", "redo"):
        answer = last.command(f"/api/tables/{id}/{name}", moment=moment)
        assert answer.json().get("rule") == "FP-ROOM-09", name
    asking = last.command(f"/api/tables/{id}/ask", moment=moment, what="undo")
    assert asking.json().get("rule") == "FP-ROOM-09"
    assert last.get(f"/api/tables/{id}")["status"] == "over"


def test_a_record_goes_on_elsewhere(shared: Running) -> None:
    """What was exported is brought again: the same position, whose luck nobody promises."""
    people, id = two(shared)
    for _ in range(3):
        turn(people, id)
    finish(people, id)
    text = people[0].call("GET", f"/api/tables/{id}/record").text
    cem = shared.person("Cem")
    about = cem.post("/api/records", {"text": text})
    assert (about["commitment"], about["yours"]) == ("", [0, 1])
    assert [each["name"] for each in about["table"]["seats"]] == ["Ann", "Ben"]
    other = about["id"]
    cem.post(f"/api/tables/{other}/start")
    count = cem.get(f"/api/tables/{other}/log")["count"]
    assert count == people[0].get(f"/api/tables/{id}/log")["count"]
    for seat, person in enumerate(people):
        there = cem.get(f"/api/tables/{other}/view", seat=seat, at=count)
        assert there == person.get(f"/api/tables/{id}/view", at=count)
    decide(cem, other)


def test_records_that_were_touched_are_refused(shared: Running) -> None:
    people, id = two(shared)
    for _ in range(3):
        turn(people, id)
    finish(people, id)
    text = people[0].call("GET", f"/api/tables/{id}/record").text
    plain = json.loads(text)
    wrong = [
        text[:-20],
        json.dumps({**plain, "seed": plain["seed"] ^ 1}),
        json.dumps({**plain, "checks": ["0" * len(each) for each in plain["checks"]]}),
        json.dumps({**plain, "actions": plain["actions"][1:]}),
        json.dumps({**plain, "board": "../../etc/passwd"}),
        json.dumps({**plain, "seats": 99}),
        json.dumps({**plain, "names": ["Ann"]}),
        json.dumps({**plain, "game": "chess"}),
        '{"format": "aos-game/1"}',
        "",
    ]
    for each in wrong:
        answer = people[0].call("POST", "/api/records", json={"text": each})
        assert (answer.status_code, answer.json()["problem"]) == (400, "malformed"), each[:80]


def test_a_game_recorded_elsewhere_is_brought(shared: Running) -> None:
    cem = shared.person("Cem")
    text = GOLDEN.read_text()
    about = cem.post("/api/records", {"text": text})
    assert about["table"]["game"] == "age-of-steam"
    id = about["id"]
    cem.post(f"/api/tables/{id}/start")
    record = registry.game("age-of-steam").import_game(text.encode(), {}).record
    count = cem.get(f"/api/tables/{id}/log")["count"]
    assert count == len(record.actions)
    middle = cem.get(f"/api/tables/{id}/view", at=count // 2, seat=0)
    assert middle == told(record.replay(count // 2).view(0))
    # Where it and the rules part, that is said.
    other = json.loads(text)
    key = next(key for key in other if isinstance(other[key], list) and len(other[key]) > 20)
    del other[key][5]
    answer = cem.call("POST", "/api/records", json={"text": json.dumps(other)})
    assert answer.status_code == 400
    assert "the rules part" in answer.json()["sentence"]


# Forks. -----------------------------------------------------------------------------------------


def played(game: str, plies: int) -> Room:
    """A room in which people have decided at random."""
    seats = max(2, footplate.game(game).min_seats)
    wanted = Wanted(game=game, seats=[SeatWish("me", f"P{n}") for n in range(seats)])
    room = new_room(wanted, "owner", "Owner", [], seed=5)
    room.write(log.Started([f"P{n}" for n in range(seats)]), 1)
    rng = random.Random(plies)
    for _ in range(plies):
        table = room.playing
        if table.held_by is not None:
            table.end(table.held_by)
        if table.over:
            break
        table.play(table.state.mover, rng.choice(table.state.actions()))
    return room


def test_a_long_past_is_told_apart(shared: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same is told, and by another thread than the one that everybody's calls go through."""
    people, id = two(shared)
    for _ in range(4):
        turn(people, id)
    ann = people[0]
    record, news = f"/api/tables/{id}/record", f"/api/tables/{id}/news"
    before, threads = ann.get(news), set[str]()
    told_in = telling.news_of

    def noted(*given: Any) -> Any:
        threads.add(threading.current_thread().name)
        return told_in(*given)

    monkeypatch.setattr(telling, "news_of", noted)
    monkeypatch.setattr(telling, "LONG", 0)
    turn(people, id)
    assert {name.partition("_")[0] for name in threads} == {"footplate-apart"}
    threads.clear()
    with connect(f"ws://127.0.0.1:{shared.port}/api/tables/{id}/live") as socket:
        socket.send(json.dumps({"say": "hello", "key": ann.key}))
        while (message := json.loads(socket.recv()))["tell"] != "news":
            pass
    assert {name.partition("_")[0] for name in threads} <= {"footplate-apart"}
    monkeypatch.setattr(telling, "LONG", 40)
    assert message["news"] == ann.get(news)
    assert len(message["news"]["steps"]) > len(before["steps"])
    assert ann.get(record)["position"] is not None


def forked(room: Room, at: int, viewer: int | None) -> dict[str, Any]:
    state = history.past(room, at)
    assert isinstance(state, State)
    return history.imagined(state, viewer, room.over)


@pytest.mark.parametrize("game", registry.names())
def test_what_is_forked_tells_nothing_hidden(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal anew what a viewer cannot see: forks and exports stay equal, byte by byte."""
    monkeypatch.setattr(secrets, "randbits", lambda bits: 77)
    differs = False
    for plies in (3, 25):
        room = played(game, plies)
        table = room.playing
        at, truth = table.count, table.state
        table.settled = at
        for viewer in (None, *range(len(table.seats))):
            position = forked(room, at, viewer)
            record = history.imagined_record(room, viewer, at, position).to_json()
            for luck in range(4):
                table.state = truth.guess(viewer, Chance(luck))
                differs |= table.state.key() != truth.key()
                again = forked(room, at, viewer)
                assert again == position
                assert history.imagined_record(room, viewer, at, again).to_json() == record
            table.state = truth
    assert differs


def test_a_fork_is_a_private_table_with_luck_of_its_own(shared: Running) -> None:
    people, id = two(shared, name="Friday")
    for _ in range(3):
        turn(people, id)
    ann = people[0]
    count = ann.get(f"/api/tables/{id}/log")["count"]
    fork = ann.post(f"/api/tables/{id}/fork", {"at": count - 1})
    assert fork["parent"] == id
    assert fork["table"]["name"] == "Friday, from round 2: Second tile"
    assert fork["table"]["visibility"] == "hot-seat"
    assert fork["yours"] == [0, 1]
    assert fork["commitment"] not in ("", ann.get(f"/api/tables/{id}")["commitment"])
    ann.post(f"/api/tables/{fork['id']}/start")
    here = ann.get(f"/api/tables/{fork['id']}/view", seat=0)
    assert here == ann.get(f"/api/tables/{id}/view", at=count - 1)
    decide(ann, fork["id"])
    # Against bots, one's own seat alone.
    bots = people[1].post(f"/api/tables/{id}/fork", {"bots": "random"})
    assert (bots["yours"], bots["table"]["visibility"]) == ([1], "unlisted")
    # A spectator has a fork as well; nobody in particular has none.
    cem = shared.person("Cem")
    assert cem.post(f"/api/tables/{id}/fork", {})["yours"] == [0, 1]
    assert shared.http.post(f"/api/tables/{id}/fork", json={}).status_code == 401
    assert cem.call("POST", f"/api/tables/{id}/fork", json={"at": 9999}).status_code == 400
    assert cem.call("POST", f"/api/tables/{id}/fork", json={"bots": "genius"}).status_code == 400


def test_after_the_end_a_fork_is_the_true_position(shared: Running) -> None:
    people, id = two(shared, game="planet-steam")
    rng = random.Random(2)
    for _ in range(10):
        decide(asked(people, id), id, rng)
    finish(people, id)
    cem = shared.person("Cem")
    count = cem.get(f"/api/tables/{id}/log")["count"]
    fork = cem.post(f"/api/tables/{id}/fork", {"at": count})["id"]
    cem.post(f"/api/tables/{fork}/start")
    for seat, person in enumerate(people):
        there = person.get(f"/api/tables/{id}/view", at=count)
        assert cem.get(f"/api/tables/{fork}/view", seat=seat) == there


# Positions. -------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", registry.names())
def test_a_table_begins_with_a_position(shared: Running, game: str) -> None:
    state = played(game, 12).playing.state
    position = to_plain(state.position())
    seats = [{"kind": "me"}] * state.game.seats_of(state)
    ann = shared.person("Ann")
    wanted = {"game": game, "seats": seats, "visibility": "hot-seat"}
    about = ann.post("/api/tables", {**wanted, "position": position})
    assert about["commitment"] == "", "its luck is known to whoever has the file"
    id = about["id"]
    ann.post(f"/api/tables/{id}/start")
    assert ann.get(f"/api/tables/{id}/view", seat=0, at=0) == told(state.view(0))
    fresh = {name: value for name, value in position.items() if name != "luck"}
    assert ann.post("/api/tables", {**wanted, "position": fresh})["commitment"]
    for wrong in ({}, {"board": "/etc/passwd"}, {**position, "players": []}, {**position, "x": 1}):
        answer = ann.call("POST", "/api/tables", json={**wanted, "position": wrong})
        assert answer.status_code == 400, answer.text
