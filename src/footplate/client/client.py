"""A server, and as whom one calls it."""

from collections.abc import Mapping, Sequence
from typing import Any

from footplate.client.calls import Calls
from footplate.client.news import Plain
from footplate.client.table import RemoteTable


class Client:
    """A server at an address, called as the player who has the key; without a key, as nobody."""

    def __init__(self, url: str, key: str | None = None, password: str | None = None) -> None:
        self.calls = Calls(url, key, password)

    @property
    def key(self) -> str | None:
        """What to come back with: keep it."""
        return self.calls.key

    def me(self, name: str = "") -> "Client":
        """Be somebody: with a key, who has it; without one, a new player of this name."""
        if self.calls.key is None:
            self.calls.key = str(self.calls.post("/api/me", {"name": name or "Guest"})["key"])
        elif name:
            self.calls.call("PATCH", "/api/me", json={"name": name})
        return self

    def games(self) -> Plain:
        """What can be played here, on which boards, with which options and bots."""
        found: Plain = self.calls.get("/api/games")
        return found

    def tables(self, status: str = "open") -> list[Plain]:
        """Public tables: open, playing or over."""
        return list(self.calls.get("/api/tables", status=status)["tables"])

    def my_tables(self) -> list[Plain]:
        """Where one sits, and what one has made."""
        return list(self.calls.get("/api/me")["tables"])

    def make(
        self, game: str, seats: Sequence[str | Mapping[str, str]] = (), **wanted: Any
    ) -> RemoteTable:
        """Make a table. Seats are `me`, `open`, a kind of bot, or a mapping with kind, name and
        level; more can be wanted: board, options, name, visibility, clock, pace."""
        sitting = [{"kind": seat} if isinstance(seat, str) else dict(seat) for seat in seats]
        about = self.calls.post("/api/tables", {"game": game, "seats": sitting, **wanted})
        return self.table(about["id"])

    def table(self, id: str) -> RemoteTable:
        return RemoteTable(self.calls, id)

    def close(self) -> None:
        self.calls.close()

    def __enter__(self) -> "Client":
        return self

    def __exit__(self, *error: object) -> None:
        self.close()
