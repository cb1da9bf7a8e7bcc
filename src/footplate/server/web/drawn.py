"""Pictures of positions that somebody has looked at lately: drawing one takes long."""

from collections.abc import Sequence
from hashlib import blake2b
from threading import Lock
from typing import Final

from footplate.core.game import Game
from footplate.core.view import View
from footplate.server.rooms.telling import encoded

MOST: Final = 32
"""How many are kept: some 6 MB."""


class Drawn:
    """They are known by all that they show, which is what their viewer may know and the names of
    the seats: who may know something else gets another one."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._kept: dict[bytes, str] = {}
        self._lock = Lock()

    @staticmethod
    def key(view: View, names: Sequence[str]) -> bytes:
        return blake2b(encoded((view, names))).digest()

    def find(self, key: bytes) -> str | None:
        with self._lock:
            found = self._kept.pop(key, None)
            if found is not None:
                self._kept[key] = found  # the last to go
            return found

    def draw(self, key: bytes, game: Game, view: View, names: Sequence[str]) -> str:
        """A new one, unless it was drawn while this one waited."""
        found = self.find(key)
        if found is None:
            found = game.draw(view, names)
            with self._lock:
                self._kept[key] = found
                if len(self._kept) > self._most:
                    del self._kept[next(iter(self._kept))]
        return found
