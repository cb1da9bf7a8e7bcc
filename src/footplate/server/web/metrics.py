"""How the server does, in the text format that Prometheus reads."""

import time
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

from footplate.server.counters import BOUNDS, Histogram
from footplate.server.store.reading import counts
from footplate.version import __version__

if TYPE_CHECKING:
    from footplate.server.web.site import Site

MEDIA: Final = "text/plain; version=0.0.4; charset=utf-8"
FRESH: Final = 10_000
"""Milliseconds for which tables are not counted again: that takes the longer the more there are."""
STARTED: Final = time.time()


class Metrics:
    """What is worked out for them, kept for a while."""

    def __init__(self) -> None:
        self._tables: dict[str, int] = {}
        self._counted = -FRESH

    async def text(self, site: "Site") -> str:
        now = site.house.now()
        if now - self._counted >= FRESH:
            self._tables = await site.database.read(counts)
            self._counted = now
        return "".join(f"{line}\n" for line in _lines(site, self._tables))


def _lines(site: "Site", tables: Mapping[str, int]) -> Iterator[str]:
    house, writer, pool = site.house, site.house.writer, site.driver.pool.counts
    counters = house.counters
    yield from _one("info", "gauge", "The version.", {f'{{version="{__version__}"}}': 1})
    yield from _one("start_time_seconds", "gauge", "When the process began.", {"": STARTED})
    by_status = {
        f'{{status="{status}"}}': tables.get(status, 0) for status in ("open", "playing", "over")
    }
    yield from _one("tables", "gauge", "Tables in the database, by status.", by_status)
    yield from _one("rooms", "gauge", "Tables in memory.", {"": len(house.held)})
    watched = sum(bool(held.watchers) for held in house.held.values())
    yield from _one("rooms_watched", "gauge", "Tables that somebody watches.", {"": watched})
    yield from _one("sockets", "gauge", "Open sockets.", {"": counters.sockets})
    yield from _histogram(
        "command_seconds", "Commands, from their turn at the table to the disk.", counters.commands
    )
    problems = {f'{{problem="{kind}"}}': count for kind, count in sorted(counters.problems.items())}
    yield from _one("problems_total", "counter", "Calls that were not done, by kind.", problems)
    yield from _one("commits_total", "counter", "Commits of the log.", {"": writer.groups})
    yield from _one("appends_total", "counter", "Commands in them.", {"": writer.appends})
    words = "Commands that the database did not take."
    yield from _one("append_failures_total", "counter", words, {"": writer.failures})
    yield from _one("bots_thinking", "gauge", "Bots that think now.", {"": pool.thinking})
    yield from _one("bots_waiting", "gauge", "Bots that wait for a worker.", {"": pool.waiting})
    yield from _one("bot_decisions_total", "counter", "Decisions of bots.", {"": pool.decided})
    words = "Decisions that had to be made for a bot."
    yield from _one("bot_fallbacks_total", "counter", words, {"": pool.fallbacks})
    words = "Processes for bots that had to be replaced."
    yield from _one("workers_lost_total", "counter", words, {"": pool.lost})


def _one(name: str, kind: str, words: str, values: Mapping[str, float]) -> Iterator[str]:
    yield f"# HELP footplate_{name} {words}"
    yield f"# TYPE footplate_{name} {kind}"
    for labels, value in values.items():
        yield f"footplate_{name}{labels} {value:.10g}"


def _histogram(name: str, words: str, found: Histogram) -> Iterator[str]:
    yield f"# HELP footplate_{name} {words}"
    yield f"# TYPE footplate_{name} histogram"
    count = 0
    for bound, more in zip([*map(str, BOUNDS), "+Inf"], found.buckets):
        count += more
        yield f'footplate_{name}_bucket{{le="{bound}"}} {count}'
    yield f"footplate_{name}_sum {found.seconds:.6f}"
    yield f"footplate_{name}_count {count}"
