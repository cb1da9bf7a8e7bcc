"""Clocks to test with, and the times of a calendar."""

from collections.abc import Callable
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import msgspec
from hypothesis import given
from hypothesis import settings as settings_of
from hypothesis import strategies as st

from footplate.server.clocks import ActiveHours, Clock, ClockSettings

S, M, H = 1_000, 60_000, 3_600_000
BEGIN = 1_760_000_000_000
"""Some morning in October 2025, UTC."""

LIVE = ClockSettings("live", turn=60, reserve=300)
DAILY = ClockSettings("daily", turn=24, reserve=48)
OFFICE = ClockSettings("daily", 8, 4, ActiveHours("08:00", "22:00", "Europe/Vienna"))
NIGHTS = ClockSettings("daily", 8, 0, ActiveHours("18:30", "02:30", "America/New_York"))


def utc(text: str, zone: str = "UTC", fold: int = 0) -> int:
    """The milliseconds of a time such as `2026-03-29 02:00`, as the clocks of a zone show it."""
    shown = datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone), fold=fold)
    return int(shown.timestamp()) * S


def whatever(
    *strategies: st.SearchStrategy[Any],
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """As `given`; how slow the machine is says nothing about a clock."""
    return lambda test: settings_of(deadline=None)(given(*strategies)(test))


class Deed(msgspec.Struct):
    """Something that happens to a clock, so much later; also earlier, by a jump of the time."""

    kind: str
    after: int
    seat: int | None = None
    began: int = 0

    def do(self, clock: Clock, at: int) -> None:
        if self.kind == "turn":
            clock.turn(self.seat, at, self.began)
        elif self.kind == "renew":
            clock.renew(self.seat or 0, at)
        else:
            deed: Callable[..., None] = clock.pause if self.kind[0] == "p" else clock.resume
            deed(self.kind.partition(" ")[2], at)


KINDS = ["turn"] * 6 + [
    f"{what} {why}" for what in ("pause", "resume") for why in ("host", "table")
]
settings = st.sampled_from([LIVE, DAILY, OFFICE, NIGHTS])


def deeds(jumps: bool = True, kinds: list[str] = KINDS) -> st.SearchStrategy[list[Deed]]:
    after = st.one_of(
        st.integers(0, 90 * S),
        st.integers(0, 60 * H),
        st.integers(-5 * H, 0) if jumps else st.just(0),
    )
    one = st.builds(
        Deed, st.sampled_from(kinds), after, st.sampled_from([None, 0, 1, 2]), st.integers(0, 4)
    )
    return st.lists(one, max_size=12)


def fold(clock: Clock, what: list[Deed], begin: int = BEGIN) -> int:
    """Do them all; the time at which the last one was done."""
    at = begin
    for deed in what:
        at = max(0, at + deed.after)
        deed.do(clock, at)
    return at
