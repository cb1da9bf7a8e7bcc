"""Cyclic garbage is looked for when nobody waits.

Python looks for it among all that lives: with a thousand tables in memory that takes a tenth of a
second and more, in the middle of whatever somebody has just sent. Tables hold no cycles and go by
themselves; what is left over by errors and closed connections can wait for a quiet moment.
"""

import asyncio
import gc
from typing import Final

from footplate.server.rooms.house import House

YOUNG: Final = 10_000
"""After how many new objects the youngest are looked at: a prompt has hundreds, which go soon."""
NEVER: Final = 1 << 30
EVERY: Final = 2.0
"""Seconds between two looks whether it is quiet."""
ENOUGH: Final = 3
"""How many times what is young has grown old until looking at the old is worth it."""
LATEST: Final = 600.0
"""Seconds after which it is done also where it is never quiet."""


class Tidier:
    """The collector of one process."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._commands = 0
        self._last = 0.0

    @staticmethod
    def begin() -> None:
        """All that was loaded by now stays, and is not looked at again; from now on nobody but
        `run` looks at what is old."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, 10, NEVER)

    async def run(self) -> None:
        self._last = asyncio.get_running_loop().time()
        while True:
            await asyncio.sleep(EVERY)
            self.step(asyncio.get_running_loop().time())

    def step(self, now: float) -> None:
        """Collect where nobody has decided anything since the last look, or it is high time."""
        commands = sum(self.house.counters.commands.buckets)
        quiet, self._commands = commands == self._commands, commands
        if gc.get_count()[2] >= ENOUGH and (quiet or now - self._last >= LATEST):
            gc.collect()
            self._last = now
