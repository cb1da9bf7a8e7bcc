"""Nobody's bytes hold what that viewer may not know: two servers differ in hidden things alone, and
everything that a viewer gets from them is equal.

One of them is on SQLite and one on PostgreSQL. What either tells of its own hidden things the other
cannot know, so a leak on one database alone is found as well.
"""

import asyncio
import json
from collections.abc import Iterator
from contextlib import ExitStack
from types import SimpleNamespace
from typing import Any

import httpx
import msgspec
import pytest
import sqlalchemy as sa
from websockets.sync.client import connect

import footplate
from footplate import Chance, State
from footplate.core import registry
from footplate.core.wire import to_plain
from footplate.server.keys import LETTERS, hash_of
from footplate.server.rooms import history
from footplate.server.rooms.making import SeatWish, Wanted, insertion, new_room
from footplate.server.settings import Settings
from footplate.server.store import entries, players, schema
from footplate.tables import Seat
from tests.form import whole_games
from tests.server.postgres import a_database
from tests.server.running import Running, running
from tests.soak.long import SOAK

NOON = 1_700_000_000_000
POSITIONS = 6 if SOAK else 2
TRIED = 4
"""How many of the choices are previewed."""


@pytest.fixture(scope="module")
def pair(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Running, Running]]:
    """Two servers with the same people, whose clocks stand still."""
    with ExitStack() as both:
        found = []
        for kind in ("sqlite", "postgresql"):
            folder = tmp_path_factory.mktemp(kind)
            address = both.enter_context(a_database(request, kind, folder))
            site = both.enter_context(running(Settings(database=address, limits=False)))
            site.server.house.now = lambda: NOON
            for seat in range(6):
                add = players.add(f"player{seat}", hash_of(key_of(seat)), f"P{seat}", NOON)
                site.server.database.write_now(add)
            found.append(site)
        yield found[0], found[1]


def key_of(seat: int | None) -> str:
    return f"p_secret-of-{seat}"


def lay(site: Running, id: str, state: State, seats: int) -> None:
    """A table that begins with a position, where each seat has its own player."""
    wishes = [SeatWish("me", f"P{seat}") for seat in range(seats)]
    position = to_plain(state.position())
    board, options = state.game.played_on(state)
    wanted = Wanted(
        game=state.game.name, board=board, options=options, seats=wishes, position=position
    )
    room = new_room(wanted, "player0", "P0", [])
    room.id = id
    room.head = msgspec.structs.replace(room.head, commitment="c" * 64)
    site.server.database.write_now(insertion(room, NOON))

    def sit(room: Any, at: int) -> None:
        for seat in range(seats):
            who = Seat("me", f"P{seat}")
            room.write(entries.Taken(seat, who, f"player{seat}"), at)
        room.write(entries.Started([f"P{seat}" for seat in range(seats)]), at)

    command(site, id, sit)


def command(site: Running, id: str, do: Any) -> None:
    future = asyncio.run_coroutine_threadsafe(site.server.house.command(id, do), site.loop)
    future.result(20)


class Viewer:
    """Asks one server for everything it tells a viewer."""

    def __init__(self, site: Running, table: str, seat: int | None) -> None:
        self.site = site
        self.base = f"/api/tables/{table}"
        self.table = table
        self.seat = seat
        self.headers = {} if seat is None else {"authorization": f"Bearer {key_of(seat)}"}
        self.heard: list[tuple[str, int, bytes]] = []

    def is_over(self) -> bool:
        """Whether the position was forced to the game's end: then nothing is hidden."""
        return bool(self.site.http.get(self.base).json()["status"] == "over")

    def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        answer = self.site.http.request(
            method, f"{self.base}{path}", json=body, headers=self.headers
        )
        assert answer.status_code < 500, answer.text
        self.heard.append((f"{method} {path} {body}", answer.status_code, answer.content))
        return answer

    def ask_all(self, moves: list[Any]) -> None:
        """`moves` are what whoever is asked may decide: nobody else learns whether it is so."""
        self.ask("GET", "")
        news = self.ask("GET", "/news").json()
        for seat in range(3):
            self.ask("GET", f"/news?seat={seat}")
            self.ask("GET", f"/why-not?seat={seat}")
        for path in (
            *("/why-not", "/view", "/view?at=0", "/picture", "/log", "/log/since-my-turn"),
            *("/story", "/transcript", "/chat", "/asked", "/plan", "/record"),
        ):
            self.ask("GET", path)
        choices = [
            each["action"] for group in news["prompt"]["groups"] for each in group["choices"]
        ]
        step = max(1, len(choices) // TRIED)
        calm: list[Any] = []
        for action in choices[::step]:
            seen = self.ask("POST", "/preview", {"action": action}).json()
            if not seen["luck"]:
                calm.append(action)
            self.ask("POST", "/preview", {"action": {**action, "seat": 77}})
        for action in moves if not choices else ():
            self.ask("POST", "/preview", {"action": action})
            self.ask("POST", "/actions", {"id": "not-mine", "moment": 0, "action": action})
        for name in sorted({each["name"] for each in news["shortcuts"]} | {"no-such", "build"}):
            self.ask("POST", "/shortcut", {"name": name, "argument": {}})
            self.ask("POST", "/preview", {"shortcut": name, "argument": {}})
            self.ask("POST", "/shortcut", {"name": name, "argument": "x"})
        said = {"moment": news["moment"]}
        nothing = {"id": "a-wrong-one", **said, "action": {"do": "nonsense"}}
        self.ask("POST", "/actions", nothing)
        self.ask("POST", "/actions", {**nothing, "id": "too-early", "moment": news["moment"] + 1})
        for name in ("undo", "redo", "restart", "end"):
            self.ask("POST", f"/{name}", {"id": f"try-{name}", **said})
        for offer in news["programs"]:
            order = {"id": f"order-{offer['name']}", "name": offer["name"], "number": 10**6}
            self.ask("POST", "/order", order)
        self.fork()
        self.listen()
        if calm:
            self.ask("POST", "/actions", {"id": "played-calmly", **said, "action": calm[0]})
            self.ask("GET", f"/news?since={news['moment']}")
            self.ask("GET", "/news")
            self.listen()

    def fork(self) -> None:
        """A fork without its own id and promise, and the position that it begins with."""
        path = f"{self.base}/fork"
        answer = self.site.http.request("POST", path, json={}, headers=self.headers)
        assert answer.status_code == (401 if self.seat is None else 201), answer.text
        told = answer.json()
        id = told.pop("id", "")
        told.pop("commitment", None)
        heads = sa.select(schema.tables.c.head).where(schema.tables.c.id == id)
        head = self.site.server.database.read_now(lambda each: each.execute(heads).scalar())
        position = json.loads(head)["position"] if head else None
        self.heard.append(("fork", answer.status_code, json.dumps([told, position]).encode()))

    def listen(self) -> None:
        """What the socket says first: the table, the news, who is there."""
        url = f"ws://127.0.0.1:{self.site.port}{self.base}/live"
        key = "" if self.seat is None else key_of(self.seat)
        with connect(url) as socket:
            socket.send(json.dumps({"say": "hello", "key": key}))
            for number in range(3):
                told = socket.recv(timeout=10)
                assert isinstance(told, str)
                self.heard.append((f"live {number}", 0, told.encode()))


def positions(game: str, seats: int) -> Iterator[State]:
    """Some positions of random games, further and further on."""
    for number in range(POSITIONS):
        state = footplate.game(game).start(seats=seats, seed=number)
        rng = Chance(number + 10)
        for _ in range(5 + 40 * number):
            after = state.clone()
            after.play_code(after.sample(rng))
            if after.over:
                break
            state = after
        yield state


@whole_games
@pytest.mark.parametrize("game", registry.names())
def test_what_cannot_be_seen_makes_no_difference(
    pair: tuple[Running, Running], game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # What a viewer can imagine is dealt by luck; by the same luck it has to be the same.
    monkeypatch.setattr(history, "secrets", SimpleNamespace(randbits=lambda bits: 4711))
    seats = 3
    differ = 0
    for number, state in enumerate(positions(game, seats)):
        moves = [to_plain(each) for each in state.actions()]
        moves = moves[:: max(1, len(moves) // TRIED)]
        for viewer in (None, *range(seats)):
            dealt_anew = state.guess(viewer, Chance(number + 100))
            id = f"{LETTERS[number]}{LETTERS[seats if viewer is None else viewer]}"
            id += "".join(letter for letter in game if letter in LETTERS)
            for site, true in zip(pair, (state, dealt_anew), strict=True):
                lay(site, id, true, seats)
            viewers = [Viewer(site, id, viewer) for site in pair]
            if viewers[0].is_over():
                continue
            for each in viewers:
                each.ask_all(moves)
            one, two = (each.heard for each in viewers)
            for first, second in zip(one, two, strict=True):
                assert first == second, (number, viewer)
            differ += state.digest() != dealt_anew.digest()
    assert differ, "nothing was hidden in any of the positions"
