"""What a table chooses for its clock, and in plain words what cannot be chosen."""

import re
from datetime import UTC, tzinfo
from functools import cache
from typing import Annotated, Final, Literal
from zoneinfo import ZoneInfo

import msgspec

from footplate.core.refusal import BadInput
from footplate.core.wire import convert, plain_or_refuse

SECOND: Final = 1_000
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR

LEAST_TURN: Final = {"live": 5, "daily": 1}
MOST_TURN: Final = {"live": 24 * 3600, "daily": 30 * 24}
UNIT: Final = {"live": "seconds", "daily": "hours"}
LEAST_HOURS: Final = HOUR
"""Shorter active hours would let a turn last for years."""


@cache
def zone_of(name: str) -> tzinfo:
    """A time zone by its name; BadInput where there is none. What the system does not know, the
    package `tzdata` does."""
    if name == "UTC":
        return UTC
    wrong = BadInput(f"there is no time zone {name[:60]!r}; write it as Europe/Vienna or UTC")
    if not re.fullmatch(r"[A-Z][A-Za-z0-9_+\-]*(/[A-Za-z0-9_+\-]+){0,2}", name):
        raise wrong
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        raise wrong from None


def time_of_day(text: str) -> int:
    """Milliseconds after midnight of a time such as 08:30."""
    found = re.fullmatch(r"([01]\d|2[0-3]):([0-5]\d)", text, re.ASCII)
    if found is None:
        raise BadInput(f"{text[:20]!r} is no time of the day; write it as 08:30, up to 23:59")
    return int(found[1]) * HOUR + int(found[2]) * MINUTE


class ActiveHours(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"from_": "from"}
):
    """When the clock runs: while clocks on the wall show a time from `from` up to `until`."""

    from_: Annotated[str, msgspec.Meta(description="Such as 08:00.")]
    until: Annotated[str, msgspec.Meta(description="Such as 22:30; before `from`: the next day.")]
    zone: Annotated[str, msgspec.Meta(description="A time zone such as Europe/Vienna.")] = "UTC"

    def __post_init__(self) -> None:
        zone_of(self.zone)
        begin, end = time_of_day(self.from_), time_of_day(self.until)
        if begin == end:
            raise BadInput(
                "active hours from a time to the same time: leave them out, or change one"
            )
        if (end - begin) % DAY < LEAST_HOURS:
            raise BadInput("active hours must last an hour or more")


class ClockSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The time that each seat has."""

    kind: Literal["none", "live", "daily"] = "none"
    """`live`: everybody is there; `daily`: the game lasts for days."""
    turn: int = 0
    """The time for a turn, anew with each turn: seconds if live, hours if daily."""
    reserve: int = 0
    """What a seat has once for the whole game, used where the time for a turn does not suffice: in
    the same unit."""
    active: ActiveHours | None = None
    """Outside them a daily clock stands still; left out: it runs day and night."""
    on_expiry: Literal["bot", "others"] = "others"
    """What happens to a seat that has no time left: a bot takes it, or the others decide."""

    def __post_init__(self) -> None:
        if self.kind == "none":
            if self.turn or self.reserve or self.active is not None:
                raise BadInput("a table without a clock has no times: choose live or daily")
            return
        least, most, unit = LEAST_TURN[self.kind], MOST_TURN[self.kind], UNIT[self.kind]
        if not least <= self.turn <= most:
            raise BadInput(f"a turn of a {self.kind} clock takes {least} to {most} {unit}")
        if not 0 <= self.reserve <= most:
            raise BadInput(f"the reserve of a {self.kind} clock is 0 to {most} {unit}")
        if self.kind == "live" and self.active is not None:
            raise BadInput("a live clock has no active hours: choose daily, or leave them out")

    @property
    def turn_ms(self) -> int:
        return self.turn * (SECOND if self.kind == "live" else HOUR)

    @property
    def reserve_ms(self) -> int:
        return self.reserve * (SECOND if self.kind == "live" else HOUR)


def read_settings(given: object) -> ClockSettings:
    """Settings from plain data; BadInput says in one line what is wrong with them."""
    found = convert(plain_or_refuse(given, "clock"), ClockSettings, "clock")
    assert isinstance(found, ClockSettings)
    return found
