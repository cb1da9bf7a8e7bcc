"""A viewer at a table's socket, who keeps what it was told and notices what is missing or told
twice."""

import json
import threading
import time
from typing import Any

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import connect


class Gap(AssertionError):
    """Something was left out, or told twice."""


class Known:
    """What a viewer knows of a table: from the news alone, however often the line broke."""

    def __init__(self) -> None:
        self.moment = 0
        self.steps: list[Any] = []
        self.lines: list[Any] = []
        self.about: Any = None
        self.news: Any = None
        self.presence: Any = None

    def take(self, message: Any) -> None:
        told = message["tell"]
        if told == "news":
            self._take_news(message["news"])
        elif told == "chat":
            for line in message["lines"]:
                if line["number"] != len(self.lines) + 1:
                    raise Gap(f"line {line['number']} after {len(self.lines)}")
                self.lines.append(line)
        elif told in ("about", "presence"):
            setattr(self, told, message[told] if told == "about" else message)
        else:
            raise AssertionError(message)

    def _take_news(self, news: Any) -> None:
        if news["moment"] < self.moment:
            raise Gap(f"moment {news['moment']} after {self.moment}")
        if news["moment"] == self.moment and news["steps"] and self.steps:
            raise Gap(f"moment {self.moment} was told twice")
        if news["kept"] > len(self.steps):
            raise Gap(f"{news['kept']} actions stand, {len(self.steps)} were told")
        self.steps = [*self.steps[: news["kept"]], *map(_firm, news["steps"])]
        self.moment, self.news = news["moment"], news


def _firm(step: Any) -> Any:
    """A step as it stays: whether it can still be taken back changes with time."""
    return {name: value for name, value in step.items() if name != "tentative"}


def told_at_once(news: Any) -> list[Any]:
    """The steps of news since the beginning, to compare with what was told bit by bit."""
    return [_firm(step) for step in news["steps"]]


class Viewer(threading.Thread):
    """Watches a table until it is told to stop; comes back whenever the line breaks."""

    def __init__(self, port: int, table: str, key: str = "", seat: int | None = None) -> None:
        super().__init__(daemon=True)
        self.port = port
        self.table = table
        self.key = key
        self.seat = seat
        self.known = Known()
        self.fault: BaseException | None = None
        self.breaks = 0
        self._changed = threading.Condition()
        self._stopping = False
        self.start()

    def run(self) -> None:
        while not self._stopping:
            try:
                self._watch()
            except (OSError, TimeoutError, WebSocketException, EOFError):
                self.breaks += 1
                time.sleep(0.02)
            except BaseException as error:
                with self._changed:
                    self.fault = error
                    self._changed.notify_all()
                return

    def _watch(self) -> None:
        url = f"ws://127.0.0.1:{self.port}/api/tables/{self.table}/live"
        with connect(url, open_timeout=5, close_timeout=1, max_size=None) as socket:
            known = self.known
            hello = {"say": "hello", "since": known.moment, "chat": len(known.lines)}
            seat = {} if self.seat is None else {"seat": self.seat}
            socket.send(json.dumps({**hello, **seat, "key": self.key}))
            while not self._stopping:
                try:
                    message = json.loads(socket.recv(timeout=0.2))
                except TimeoutError:
                    continue
                if message["tell"] == "problem" and message["problem"]["problem"] == "not-saved":
                    raise ConnectionClosed(None, None)
                with self._changed:
                    known.take(message)
                    self._changed.notify_all()

    def until(self, wanted: Any, seconds: float = 20) -> None:
        """Wait until what is known is as wanted."""
        with self._changed:
            done = self._changed.wait_for(lambda: self.fault or wanted(self.known), seconds)
        if self.fault is not None:
            raise AssertionError(f"the viewer of {self.table}: {self.fault!r}") from self.fault
        assert done, f"still at moment {self.known.moment} after {seconds} s"

    def stop(self) -> None:
        self._stopping = True
        self.join(10)
        if self.fault is not None:
            raise AssertionError(f"the viewer of {self.table}: {self.fault!r}") from self.fault
