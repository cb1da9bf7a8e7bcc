"""Somebody who plays without a break, whatever happens to the server: everything is sent again
under the same id until it is answered."""

import random
import threading
import time
from typing import Any

import httpx

from tests.server.running import Person, client

IMPATIENT = httpx.Timeout(10, connect=2)
AGAIN = 0.25
"""How often something that was answered is sent once more."""


class Player(threading.Thread):
    """Plays one table where it has all seats."""

    def __init__(self, url: str, key: str, table: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.url = url
        self.headers = {"authorization": f"Bearer {key}"}
        self.table = table
        self.rng = random.Random(seed)
        self.answers: dict[str, int] = {}
        """What was acknowledged, and with which moment."""
        self.bodies: dict[str, tuple[str, Any]] = {}
        self.fault: BaseException | None = None
        self.moment = 0
        self.failures = 0
        self.over = False
        self._stopping = threading.Event()

    def run(self) -> None:
        try:
            with client(self.url, timeout=IMPATIENT) as http:
                self.http = http
                while not self._stopping.is_set() and self._step():
                    if self.answers and self.rng.random() < AGAIN:
                        self._once_more()
        except BaseException as error:
            self.fault = error

    def stop(self) -> None:
        self._stopping.set()
        self.join(30)
        assert not self.is_alive(), "the player of this table does not end"
        if self.fault is not None:
            raise AssertionError(f"the player of {self.table}: {self.fault!r}") from self.fault

    def _call(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """Until there is an answer that says what has happened."""
        while True:
            try:
                answer = self.http.request(method, path, json=body, headers=self.headers)
            except httpx.TransportError:
                self.failures += 1
                time.sleep(0.02)
                continue
            if answer.status_code != 503:
                return answer
            self.failures += 1
            time.sleep(0.02)

    def _step(self) -> bool:
        base = f"/api/tables/{self.table}"
        answer = self._call("GET", f"{base}/news?since={self.moment}")
        assert answer.status_code == 200, answer.text
        news = answer.json()
        self.moment = news["moment"]
        if news["over"]:
            self.over = True
            return False
        id = f"{self.table}-{len(self.answers):06}"
        body: Any = {"id": id, "moment": news["moment"]}
        if news["held_by"] is not None:
            path = f"{base}/end"
            body["seat"] = news["held_by"]
        elif self.answers and self.rng.random() < 0.1:
            path = f"{base}/undo"
            body["seat"] = news["asked"]
        else:
            path = f"{base}/actions"
            choices = [each for group in news["prompt"]["groups"] for each in group["choices"]]
            body["action"] = self.rng.choice(choices)["action"]
        answer = self._call("POST", path, body)
        if answer.status_code == 422 and path.endswith("/undo"):
            return True  # a floor: nothing to take back
        assert answer.status_code == 200, (path, body, answer.text)
        self.answers[id] = answer.json()["moment"]
        self.bodies[id] = (path, body)
        return True

    def _once_more(self) -> None:
        """What was acknowledged gets the first answer again."""
        id = self.rng.choice(list(self.answers))
        path, body = self.bodies[id]
        answer = self._call("POST", path, body)
        assert answer.status_code == 200, (id, answer.text)
        assert answer.json()["moment"] == self.answers[id]


def next_command(person: Person, table: str, number: int = 0) -> tuple[str, dict[str, Any]]:
    """The path and the content of a command that fits the present position."""
    news = person.get(f"/api/tables/{table}/news")
    if news["held_by"] is not None:
        return "end", {"moment": news["moment"], "seat": news["held_by"]}
    choices = [each for group in news["prompt"]["groups"] for each in group["choices"]]
    action = choices[number % len(choices)]["action"]
    return "actions", {"moment": news["moment"], "action": action}


def send(
    person: Person, table: str, id: str, command: tuple[str, dict[str, Any]]
) -> httpx.Response:
    path, body = command
    return person.call("POST", f"/api/tables/{table}/{path}", json={"id": id, **body})


def hot_seats(person: Person, game: str, seats: int, **given: Any) -> str:
    """A table that has begun, where one person has all seats."""
    wanted = {"game": game, "seats": [{"kind": "me", "name": f"P{n}"} for n in range(seats)]}
    id = person.post("/api/tables", {**wanted, "visibility": "unlisted", **given})["id"]
    person.post(f"/api/tables/{id}/start")
    return str(id)
