"""When time runs: active hours as the wall shows them, also when the wall's clocks are changed."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import strategies as st

from footplate.server.clocks import ActiveHours
from footplate.server.clocks.hours import elapsed, merged, reached
from tests.server.clocks.given import BEGIN, H, M, S, utc, whatever

ZONES = ["Europe/Vienna", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "UTC"]
CHANGES = [
    *("2026-03-29 01:00", "2026-10-25 01:00"),  # Vienna
    *("2026-03-08 07:00", "2026-11-01 06:00"),  # New York
    *("2026-04-04 15:00", "2026-10-03 15:30"),  # Lord Howe: half an hour
    "2026-07-01 12:00",
]
times = st.builds("{:02}:{:02}".format, st.integers(0, 23), st.sampled_from([0, 15, 30, 59]))


def on_the_wall(at: int, hours: ActiveHours) -> bool:
    """The rule itself: what time do clocks show there?"""
    text = datetime.fromtimestamp(at // S, ZoneInfo(hours.zone)).strftime("%H:%M")
    if hours.from_ < hours.until:
        return hours.from_ <= text < hours.until
    return not hours.until <= text < hours.from_


@st.composite
def active_hours(draw: st.DrawFn) -> ActiveHours:
    begin, length = draw(times), draw(st.integers(60, 24 * 60 - 1))
    minute = (int(begin[:2]) * 60 + int(begin[3:]) + length) % (24 * 60)
    until = f"{minute // 60:02}:{minute % 60:02}"
    return ActiveHours(begin, until, draw(st.sampled_from(ZONES)))


@whatever(active_hours(), st.sampled_from(CHANGES), st.integers(-900, 900), st.integers(0, 2_000))
def test_time_runs_exactly_while_the_wall_shows_an_active_hour(
    hours: ActiveHours, change: str, before: int, length: int
) -> None:
    begin = utc(change) + before * M
    minutes = sum(on_the_wall(begin + minute * M, hours) for minute in range(length))
    assert elapsed(begin, begin + length * M, hours, []) == minutes * M


spans = st.tuples(st.integers(0, 72), st.integers(0, 20)).map(
    lambda span: (BEGIN + span[0] * H, BEGIN + (span[0] + span[1]) * H)
)


@whatever(active_hours() | st.none(), st.lists(spans, max_size=5), st.integers(1, 90 * H))
def test_a_time_is_reached_no_sooner_and_no_later(
    hours: ActiveHours | None, down: list[tuple[int, int]], need: int
) -> None:
    down = merged(down)
    end = reached(BEGIN, need, hours, down)
    assert elapsed(BEGIN, end, hours, down) == need
    assert elapsed(BEGIN, end - 1, hours, down) == need - 1


@whatever(
    active_hours() | st.none(), st.lists(spans, max_size=5), st.integers(0, 80), st.integers()
)
def test_parts_add_up_to_the_whole(
    hours: ActiveHours | None, down: list[tuple[int, int]], length: int, cut: int
) -> None:
    down, end = merged(down), BEGIN + length * H
    middle = BEGIN + cut % (length * H + 1)
    whole = elapsed(BEGIN, end, hours, down)
    assert whole == elapsed(BEGIN, middle, hours, down) + elapsed(middle, end, hours, down)
    assert 0 <= whole <= end - BEGIN
    assert elapsed(end, BEGIN, hours, down) == 0 or not length


@whatever(st.lists(spans, max_size=6), st.integers(0, 90))
def test_downtimes_are_taken_out_once_however_they_overlap(
    down: list[tuple[int, int]], length: int
) -> None:
    hours = [BEGIN + hour * H for hour in range(length)]
    up = sum(not any(begin <= hour < end for begin, end in down) for hour in hours)
    assert elapsed(BEGIN, BEGIN + length * H, None, merged(down)) == up * H


@pytest.mark.parametrize(
    ("hours", "day", "lasts"),
    [
        (ActiveHours("00:00", "06:00", "Europe/Vienna"), "2026-03-28", 6),
        (ActiveHours("00:00", "06:00", "Europe/Vienna"), "2026-03-29", 5),
        (ActiveHours("00:00", "06:00", "Europe/Vienna"), "2026-10-25", 7),
        (ActiveHours("02:00", "03:00", "Europe/Vienna"), "2026-03-29", 0),
        (ActiveHours("02:00", "03:00", "Europe/Vienna"), "2026-10-25", 2),
        (ActiveHours("22:00", "04:00", "Europe/Vienna"), "2026-03-29", 5),
        (ActiveHours("22:00", "04:00", "Europe/Vienna"), "2026-10-25", 7),
        (ActiveHours("08:00", "00:00", "America/New_York"), "2026-03-08", 16),
    ],
)
def test_nights_on_which_clocks_are_changed(hours: ActiveHours, day: str, lasts: int) -> None:
    """From noon of the day before to noon, so that hours over midnight are counted once."""
    noon = utc(f"{day} 12:00", hours.zone)
    begin = noon - 25 * H if hours.from_ > hours.until else utc(f"{day} 00:00", hours.zone)
    end = utc(f"{day} 23:59", hours.zone) + M if hours.until == "00:00" else noon
    begin = utc(f"{day} 00:00", hours.zone) if hours.until == "00:00" else begin
    assert elapsed(begin, end, hours, []) == lasts * H


def test_times_in_the_middle_of_a_change_follow_the_wall_too() -> None:
    """Half past two is shown twice in autumn, and never in spring."""
    hours = ActiveHours("01:00", "02:30", "Europe/Vienna")
    autumn, spring = utc("2026-10-25 00:00", hours.zone), utc("2026-03-29 00:00", hours.zone)
    assert elapsed(autumn, autumn + 12 * H, hours, []) == 2 * H
    assert elapsed(spring, spring + 12 * H, hours, []) == 1 * H
