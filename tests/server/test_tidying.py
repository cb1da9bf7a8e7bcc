"""Cyclic garbage is looked for in quiet moments, and sooner or later in any case."""

import asyncio
import gc
from collections.abc import Iterator
from pathlib import Path

import pytest

from footplate.server.rooms.tidying import LATEST, Tidier
from tests.server.rooms import a_house, a_table, by_ann, decide


class Knot:
    """Something that only the collector can let go of."""

    alive = 0

    def __init__(self) -> None:
        self.own = self
        Knot.alive += 1

    def __del__(self) -> None:
        Knot.alive -= 1


@pytest.fixture
def collector() -> Iterator[None]:
    """As the tests have it otherwise."""
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()
    gc.collect()


def old_knot() -> None:
    """A knot that nobody has any more, among the old, where young garbage is not looked for."""
    knot = Knot()
    gc.collect(1)
    del knot
    for _ in range(4):
        gc.collect(1)
    assert Knot.alive == 1


@pytest.mark.usefixtures("collector")
def test_garbage_is_collected_when_nobody_decides(tmp_path: Path) -> None:
    async def run() -> None:
        async with a_house(tmp_path) as house:
            table = await a_table(house)
            tidier = Tidier(house)
            tidier.begin()
            old_knot()
            await house.command(table, decide, by_ann("one"))
            tidier.step(10.0)
            assert Knot.alive == 1, "somebody has just decided"
            tidier.step(12.0)
            assert Knot.alive == 0

    asyncio.run(run())


@pytest.mark.usefixtures("collector")
def test_a_server_that_is_never_quiet_collects_now_and_then(tmp_path: Path) -> None:
    async def run() -> None:
        async with a_house(tmp_path) as house:
            table = await a_table(house)
            tidier = Tidier(house)
            tidier.begin()
            old_knot()
            for number in range(4):
                await house.command(table, decide, by_ann(str(number)))
                tidier.step(10.0)
            assert Knot.alive == 1
            await house.command(table, decide, by_ann("last"))
            tidier.step(LATEST)
            assert Knot.alive == 0

    asyncio.run(run())
