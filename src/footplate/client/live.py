"""What is told at a table as it happens. A connection that breaks is made anew, and goes on from
the moment that was reached: so nothing is missed, and nothing is told twice."""

import json
import threading
import time
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from typing import Final

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from footplate.client.calls import Calls, Problem, pauses
from footplate.client.news import News, Plain

STILL: Final = 30.0
"""Seconds between two words that one is still there."""
SECONDS: Final = 10.0
LARGEST: Final = 16 << 20
FINAL: Final = frozenset({"unknown", "forbidden", "nobody", "malformed", "too-large"})
"""Problems that another try would meet again."""


class Told:
    """One thing that was told: `kind` is about, news, chat or presence, `plain` all of it."""

    def __init__(self, plain: Plain) -> None:
        self.kind = str(plain["tell"])
        self.plain = plain

    @property
    def news(self) -> News | None:
        """What is new in the game; None where this is about something else."""
        return News(self.plain["news"]) if self.kind == "news" else None


def live(
    calls: Calls, table: str, since: int, chat: int, seat: int | None
) -> Generator[Told, None, None]:
    """Everything from a moment and a line of chat on; `Problem` where one may not watch."""
    knows: Plain = {"since": since, "chat": chat}
    waits = pauses()
    while True:
        try:
            for told in _connection(calls, table, knows, seat):
                waits = pauses()
                yield told
                if told.kind == "gone":
                    return
        except Problem as problem:
            if problem.kind in FINAL:
                raise
        except InvalidStatus as error:
            if error.response.status_code < 500:
                raise Problem(error.response.status_code, {}) from None
        except (OSError, TimeoutError, InvalidHandshake, ConnectionClosed):
            pass
        time.sleep(next(waits))


def _connection(calls: Calls, table: str, knows: Plain, seat: int | None) -> Iterator[Told]:
    """One connection, for as long as it holds; `knows` is kept up to date."""
    url = f"ws{calls.url.removeprefix('http')}/api/tables/{table}/live"
    headers = {} if calls.password is None else {"footplate-house": calls.password}
    with connect(
        url, additional_headers=headers, max_size=LARGEST, open_timeout=SECONDS, compression=None
    ) as socket:
        hello = {"say": "hello", "key": calls.key or "", **knows}
        socket.send(json.dumps(hello if seat is None else {**hello, "seat": seat}))
        with _still(socket):
            for text in socket:
                told = Told(json.loads(text))
                if told.kind == "problem":
                    raise Problem(0, told.plain["problem"])
                _note(told, knows)
                yield told


def _note(told: Told, knows: Plain) -> None:
    if told.news is not None:
        knows["since"] = told.news.moment
    elif told.kind == "chat":
        knows["chat"] = told.plain["lines"][-1]["number"]


@contextmanager
def _still(socket: ClientConnection) -> Iterator[None]:
    """Say now and then that one is still there: who is silent for long is gone."""
    ended = threading.Event()

    def say() -> None:
        while not ended.wait(STILL):
            try:
                socket.send('{"say":"still"}')
            except (OSError, ConnectionClosed):
                return

    thread = threading.Thread(target=say, name="footplate-still", daemon=True)
    thread.start()
    try:
        yield
    finally:
        ended.set()
        thread.join()
