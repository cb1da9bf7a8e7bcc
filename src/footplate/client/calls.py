"""Calls over HTTP: what the server refuses is raised, what did not reach it is tried again."""

import time
import uuid
from collections.abc import Iterator
from typing import Any, Final

import httpx

SECONDS: Final = 30.0
TRIES: Final = 6
FIRST_PAUSE: Final = 0.2
LONGEST_PAUSE: Final = 10.0
AGAIN: Final = frozenset({429, 502, 503, 504})
"""Nothing has happened: it can be tried again."""


class Problem(Exception):
    """What the server did not do, and why; nothing has changed."""

    def __init__(self, status: int, told: dict[str, Any]) -> None:
        super().__init__(str(told.get("sentence") or f"the server answered {status}"))
        self.status = status
        self.kind = str(told.get("problem", ""))
        """malformed, refused, stale, unknown, forbidden, nobody, not-saved, too-many, too-large."""
        self.rule = str(told.get("rule", ""))
        """The rule that refuses it."""
        self.moment: int | None = told.get("moment")
        """Where the table stands now, for a decision that came too late."""

    @property
    def stale(self) -> bool:
        """Whether the game has moved on since: look again, then decide."""
        return self.kind == "stale"


class Unreachable(Exception):
    """The server does not answer."""


def pauses() -> Iterator[float]:
    """Seconds to wait before each further try."""
    pause = FIRST_PAUSE
    while True:
        yield pause
        pause = min(2 * pause, LONGEST_PAUSE)


def new_id() -> str:
    """The id of a command. Sent again under the same id it is carried out once."""
    return uuid.uuid4().hex


class Calls:
    """An address, a key, and how to call."""

    def __init__(self, url: str, key: str | None, password: str | None) -> None:
        self.url = url.rstrip("/")
        self.key = key
        self.password = password
        # Without the cookies that browsers keep: a program is who its key says.
        self._http = httpx.Client(base_url=self.url, timeout=SECONDS)

    def headers(self) -> dict[str, str]:
        found = {} if self.key is None else {"authorization": f"Bearer {self.key}"}
        return found if self.password is None else {**found, "footplate-house": self.password}

    def get(self, path: str, **query: Any) -> Any:
        return self._call("GET", path, params={k: v for k, v in query.items() if v is not None})

    def post(self, path: str, body: Any = None, again: bool = False) -> Any:
        """Something without an id: where the answer was lost it is sent again only if `again` says
        that it happens once anyway."""
        return self._call("POST", path, json={} if body is None else body, again=again)

    def command(self, path: str, **body: Any) -> Any:
        """A command with an id of its own: however often it is sent, it is done once."""
        said = {name: value for name, value in body.items() if value is not None}
        return self._call("POST", path, json={"id": new_id(), **said})

    def call(self, method: str, path: str, **given: Any) -> Any:
        return self._call(method, path, again=False, **given)

    def _call(self, method: str, path: str, again: bool = True, **given: Any) -> Any:
        waits = pauses()
        for number in range(TRIES):
            last = number == TRIES - 1
            try:
                answer = self._http.request(method, path, headers=self.headers(), **given)
            except httpx.TransportError as error:
                # Before there was a connection nothing can have happened.
                if last or not (again or isinstance(error, httpx.ConnectError)):
                    raise Unreachable(f"{self.url}: {error}") from None
                time.sleep(next(waits))
                continue
            self._http.cookies.clear()
            if answer.status_code in AGAIN and not last:
                wait = answer.headers.get("retry-after", "")
                time.sleep(max(next(waits), float(wait) if wait.isdigit() else 0.0))
                continue
            return _given(answer)
        raise AssertionError("the last try returns or raises")

    def close(self) -> None:
        self._http.close()


def _given(answer: httpx.Response) -> Any:
    if answer.status_code == 204:
        return None
    try:
        told = answer.json()
    except ValueError:
        raise Problem(answer.status_code, {}) from None
    if answer.is_success:
        return told
    raise Problem(answer.status_code, told if isinstance(told, dict) else {})
