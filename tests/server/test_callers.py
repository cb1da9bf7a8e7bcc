"""Who has which key, remembered for a moment."""

import asyncio
from typing import Any

import msgspec
import pytest

from footplate.server.keys import PLAYER, new_key
from footplate.server.rooms.people import Who
from footplate.server.store.players import Player
from footplate.server.web.identity import A_MOMENT, Callers
from footplate.server.web.problems import Failed


class Asked:
    """A database that knows one player, and what happens while it is asked."""

    def __init__(self) -> None:
        self.player: Player | None = Player("ann", "Ann", msgspec.Raw(b"[]"), 0)
        self.count = 0
        self.meanwhile: Any = None

    async def read(self, ask: object) -> Player | None:
        self.count += 1
        found = self.player
        if self.meanwhile is not None:
            self.meanwhile()
        return found


def test_a_key_is_looked_up_once_in_a_while() -> None:
    async def main() -> None:
        now, asked, key = [0], Asked(), new_key(PLAYER)
        callers = Callers(asked, lambda: now[0])  # type: ignore[arg-type]
        for _ in range(3):
            assert await callers.who_has(key) == Who("ann", "Ann")
        assert asked.count == 1
        now[0] = A_MOMENT + 1
        asked.player = None
        with pytest.raises(Failed):
            await callers.who_has(key)

    asyncio.run(main())


def test_a_key_that_is_changed_while_it_is_looked_up_is_not_remembered() -> None:
    async def main() -> None:
        asked, key = Asked(), new_key(PLAYER)
        callers = Callers(asked, lambda: 0)  # type: ignore[arg-type]
        asked.meanwhile = lambda: callers.forget("ann")
        await callers.who_has(key)
        asked.player = None
        with pytest.raises(Failed):
            await callers.who_has(key)

    asyncio.run(main())
