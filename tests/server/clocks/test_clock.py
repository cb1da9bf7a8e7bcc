"""The fold: whose time runs, what is left of it, and when there is none."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import strategies as st

import footplate.server.clocks
from footplate import BadInput
from footplate.server.clocks import GRACE, Clock, ClockSettings, Memory, Reading
from tests.server.clocks.given import (
    BEGIN,
    DAILY,
    LIVE,
    OFFICE,
    Deed,
    H,
    M,
    S,
    deeds,
    fold,
    settings,
    utc,
    whatever,
)


def live(asked: int | None = 0) -> Clock:
    clock = Clock(LIVE, 3)
    clock.turn(asked, BEGIN, 0)
    return clock


# --- a turn ---------------------------------------------------------------------------------------


def test_a_seat_has_its_turn_then_its_reserve_then_two_seconds() -> None:
    clock = live()
    end = BEGIN + 360 * S + GRACE
    assert clock.deadline(0) == clock.next_deadline() == end
    assert clock.reading(0, BEGIN + 20 * S) == Reading(40 * S, 300 * S, True, end)
    assert clock.reading(0, BEGIN + 100 * S) == Reading(0, 260 * S, True, end)
    assert clock.left(0, end) == 0
    assert clock.expired(end - 1) == []
    assert clock.expired(end) == [0]
    assert (clock.left(1, end), clock.deadline(1)) == (360 * S, None)


def test_the_next_turn_has_its_time_anew_and_what_is_left_of_the_reserve() -> None:
    clock = live()
    clock.turn(1, BEGIN + 100 * S, 1)
    clock.turn(0, BEGIN + 110 * S, 2)
    assert clock.left(0, BEGIN + 110 * S) == 60 * S + 260 * S
    clock.turn(1, BEGIN + 120 * S, 3)
    assert clock.left(0, BEGIN + 120 * S) == 60 * S + 260 * S


def test_several_decisions_in_a_row_are_one_turn() -> None:
    clock = live()
    for second in (10, 20, 30):
        clock.turn(0, BEGIN + second * S, 0)
    assert clock.left(0, BEGIN + 30 * S) == 330 * S


def test_taking_back_gives_no_time_back() -> None:
    clock = live()
    clock.turn(1, BEGIN + 40 * S, 1)
    clock.turn(0, BEGIN + 45 * S, 0)
    assert clock.reading(0, BEGIN + 45 * S).turn == 20 * S
    clock.turn(1, BEGIN + 50 * S, 1)
    assert clock.reading(1, BEGIN + 50 * S).turn == 55 * S


def test_the_grace_is_never_counted() -> None:
    clock = live()
    late = BEGIN + 361 * S
    clock.turn(1, late, 1)
    assert clock.used(0, late) == 360 * S
    clock.turn(0, late, 2)
    assert clock.left(0, late) == 60 * S


def test_several_seats_can_be_asked_at_once() -> None:
    clock = Clock(LIVE, 3)
    clock.turn(frozenset({0, 2}), BEGIN, 0)
    clock.turn({2}, BEGIN + 90 * S, 0)
    assert clock.reading(0, BEGIN + 90 * S).reserve == 270 * S
    assert clock.left(2, BEGIN + 100 * S) == 260 * S
    assert clock.expired(BEGIN + H) == [2]


def test_who_is_waited_for_gets_the_turn_anew() -> None:
    clock = live()
    late = BEGIN + H
    assert clock.expired(late) == [0]
    clock.renew(0, late)
    clock.renew(1, late)
    assert clock.reading(0, late) == Reading(60 * S, 0, True, late + 60 * S + GRACE)
    assert clock.expired(late) == []


def test_a_table_without_a_clock_expires_never() -> None:
    clock = Clock(ClockSettings(), 2)
    clock.turn(0, BEGIN, 0)
    clock.renew(0, BEGIN)
    clock.pause("host", BEGIN)
    clock.resume("host", BEGIN + H)
    assert clock.left(0, BEGIN + H) is None
    assert clock.reading(0, BEGIN + H) == Reading(0, 0, False, None)
    assert (clock.deadline(0), clock.expired(BEGIN + 1000 * H), clock.used(0, BEGIN)) == (
        None,
        [],
        0,
    )


# --- standing still -------------------------------------------------------------------------------


def test_every_reason_has_to_be_gone() -> None:
    clock = live()
    clock.pause("host", BEGIN + 10 * S)
    clock.pause("downtime", BEGIN + 20 * S)
    assert clock.reading(0, BEGIN + H) == Reading(50 * S, 300 * S, False, None)
    clock.resume("host", BEGIN + H)
    assert (clock.deadline(0), clock.expired(BEGIN + 9 * H)) == (None, [])
    clock.resume("downtime", BEGIN + 2 * H)
    assert clock.deadline(0) == BEGIN + 2 * H + 350 * S + GRACE


def test_nothing_runs_outside_active_hours() -> None:
    clock, zone = Clock(OFFICE, 2), "Europe/Vienna"
    clock.turn(0, utc("2026-03-27 20:00", zone), 0)
    night = utc("2026-03-28 03:00", zone)
    end = utc("2026-03-28 18:00", zone) + GRACE
    assert clock.reading(0, night) == Reading(6 * H, 4 * H, False, end)
    assert clock.reading(0, utc("2026-03-28 08:00", zone)).running
    late = Clock(ClockSettings("daily", 20, 0, OFFICE.active), 2)
    late.turn(0, utc("2026-03-28 12:00", zone), 0)
    assert late.deadline(0) == utc("2026-03-29 18:00", zone) + GRACE


def test_downtimes_are_subtracted() -> None:
    clock = Clock(LIVE, 3).without([(BEGIN + 30 * S, BEGIN + H), (BEGIN + M, BEGIN + 2 * H)])
    clock.turn(0, BEGIN, 0)
    assert clock.left(0, BEGIN + 2 * H) == 330 * S
    assert clock.deadline(0) == BEGIN + 2 * H + 330 * S + GRACE
    more = clock.without([(BEGIN + 3 * H, BEGIN + 4 * H), (BEGIN + 9 * H, BEGIN)])
    assert more.downtimes == [(BEGIN + 30 * S, BEGIN + 2 * H), (BEGIN + 3 * H, BEGIN + 4 * H)]
    assert clock.downtimes == [(BEGIN + 30 * S, BEGIN + 2 * H)]


def test_time_that_jumps_back_is_no_time_and_goes_on_from_there() -> None:
    clock = live()
    clock.turn(0, BEGIN + 10 * S, 0)
    clock.turn(0, BEGIN - H, 0)
    assert clock.left(0, BEGIN - H) == clock.left(0, BEGIN - 2 * H) == 350 * S
    assert clock.left(0, BEGIN - H + 5 * S) == 345 * S


# --- whatever happens -----------------------------------------------------------------------------


@whatever(settings, deeds(), st.integers(0, 90 * H))
def test_used_and_left_are_what_was_given(
    chosen: ClockSettings, what: list[Deed], later: int
) -> None:
    clock = Clock(chosen, 3)
    at = fold(clock, what) + later
    for seat in range(3):
        left, reading = clock.left(seat, at), clock.reading(seat, at)
        assert left is not None
        assert left == reading.turn + reading.reserve
        assert 0 <= reading.turn <= chosen.turn_ms
        assert 0 <= reading.reserve <= chosen.reserve_ms
        spent = clock.used(seat, at)
        clock.turn(seat, at, 99)  # a turn that has not begun before
        assert clock.left(seat, at) == chosen.turn_ms + reading.reserve
        clock.turn(None, at + 7 * H, 99)
        used, given = clock.used(seat, at + 7 * H), chosen.turn_ms + reading.reserve
        clock.turn(seat, at + 7 * H, 99)
        assert used >= spent >= 0
        assert used - spent + (clock.left(seat, at + 7 * H) or 0) == given
        clock.turn(None, at, 100)


@whatever(settings, deeds(), st.integers(0, 90 * H), st.integers(0, 90 * H))
def test_left_never_grows_while_nothing_happens(
    chosen: ClockSettings, what: list[Deed], later: int, still: int
) -> None:
    clock = Clock(chosen, 3)
    at = fold(clock, what)
    for seat in range(3):
        readings = [clock.left(seat, at + after) or 0 for after in (0, later, later + still)]
        assert readings == sorted(readings, reverse=True)
        used = [clock.used(seat, at + after) for after in (0, later, later + still)]
        assert used == sorted(used)
        assert {u + left for u, left in zip(used, readings, strict=True)} == {used[0] + readings[0]}


@whatever(settings, deeds(), st.integers(0, 2))
def test_a_deadline_is_exactly_where_a_seat_expires(
    chosen: ClockSettings, what: list[Deed], seat: int
) -> None:
    clock = Clock(chosen, 3)
    at = fold(clock, what)
    end = clock.deadline(seat)
    if end is None:
        assert seat not in clock.expired(at + 9_000 * H)
        return
    assert end >= at
    assert seat in clock.expired(end)
    assert seat not in clock.expired(end - 1)
    assert clock.left(seat, end) == 0
    if end > at:
        # Counted by then, and asked once more: a deadline does not move by being looked at.
        clock.turn(seat, end - 1, clock.asked[seat])
        assert clock.deadline(seat) == end


@whatever(
    st.sampled_from([LIVE, DAILY]), deeds(jumps=False), st.integers(0, 12), st.integers(1, 200 * H)
)
def test_a_pause_costs_nothing(
    chosen: ClockSettings, what: list[Deed], place: int, length: int
) -> None:
    plain, paused = Clock(chosen, 3), Clock(chosen, 3)
    at = fold(plain, what)
    middle = fold(paused, what[:place])
    paused.pause("downtime", middle)
    paused.resume("downtime", middle + length)
    end = fold(paused, what[place:], middle + length)
    assert end == at + length
    for seat in range(3):
        assert paused.reading(seat, end).turn == plain.reading(seat, at).turn
        assert paused.reading(seat, end).reserve == plain.reading(seat, at).reserve


@whatever(settings, deeds(jumps=False), st.integers(0, 100 * H), st.integers(0, 90 * H))
def test_a_downtime_is_a_pause(
    chosen: ClockSettings, what: list[Deed], began: int, length: int
) -> None:
    down = BEGIN + began, BEGIN + began + length
    without = Clock(chosen, 3).without([down])
    at = fold(without, what)
    rows = [(BEGIN + sum(d.after for d in what[: n + 1]), 1, deed) for n, deed in enumerate(what)]
    stops = [(down[0], 0, Deed("pause downtime", 0)), (down[1], 2, Deed("resume downtime", 0))]
    paused = Clock(chosen, 3)
    for when, _, deed in sorted([*rows, *stops], key=lambda row: row[:2]):
        if when <= at:
            deed.do(paused, when)
    for seat in range(3):
        assert paused.left(seat, at) == without.left(seat, at)
        assert paused.used(seat, at) == without.used(seat, at)


@whatever(settings, deeds(), st.integers(0, 12), st.integers(0, 90 * H))
def test_the_same_rows_give_the_same_clock_also_from_the_middle_on(
    chosen: ClockSettings, what: list[Deed], place: int, later: int
) -> None:
    one, two = Clock(chosen, 3), Clock(chosen, 3)
    at = fold(one, what)
    middle = fold(two, what[:place])
    kept = msgspec.json.decode(msgspec.json.encode(two.memory()), type=Memory)
    for clock in (two, Clock(chosen, 3, kept)):
        fold(clock, what[place:], middle)
        assert clock.memory() == one.memory()
        assert clock.expired(at + later) == one.expired(at + later)
        assert [clock.deadline(seat) for seat in range(3)] == [one.deadline(s) for s in range(3)]


@whatever(
    settings, deeds(jumps=False, kinds=["turn"]), st.lists(st.integers(0, 60 * H), max_size=4)
)
def test_looking_in_between_changes_nothing(
    chosen: ClockSettings, what: list[Deed], looks: list[int]
) -> None:
    """Rows that repeat who is asked, at any times, leave all deadlines where they are."""
    clock = Clock(chosen, 3)
    at = fold(clock, what)
    before = {seat: clock.deadline(seat) for seat in range(3)}
    for after in sorted(looks):
        for seat, began in [*clock.asked.items()]:
            if not clock.expired(at + after):
                clock.turn(seat, at + after, began)
    assert {seat: clock.deadline(seat) for seat in range(3)} == before


# --- what strangers give --------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [-1, 3, True, "0", 1.0])
def test_a_seat_that_does_not_exist_is_refused(seat: Any) -> None:
    clock = live()
    before = clock.memory()
    deeds_of_it: list[Callable[[], object]] = [
        lambda: clock.turn({seat}, BEGIN + S, 0),
        lambda: clock.renew(seat, BEGIN + S),
        lambda: clock.left(seat, BEGIN),
        lambda: clock.used(seat, BEGIN),
        lambda: clock.deadline(seat),
    ]
    for deed in deeds_of_it:
        with pytest.raises(BadInput, match="seats are 0 to 2"):
            deed()
    assert clock.memory() == before


@pytest.mark.parametrize("at", [-1, 1.5, None, True, 10**18])
def test_what_is_no_time_is_refused(at: Any) -> None:
    clock = live()
    before = clock.memory()
    deeds_then: list[Callable[[], object]] = [
        lambda: clock.turn(1, at, 0),
        lambda: clock.renew(0, at),
        lambda: clock.pause("host", at),
        lambda: clock.resume("host", at),
        lambda: clock.left(0, at),
        lambda: clock.used(0, at),
        lambda: clock.expired(at),
        lambda: clock.without([(at, at)]),
    ]
    for deed in deeds_then:
        with pytest.raises(BadInput, match="milliseconds since the epoch"):
            deed()
    assert clock.memory() == before


def test_other_reasons_and_turns_are_refused() -> None:
    clock = live()
    with pytest.raises(BadInput, match="no clock is stopped by 'rain'"):
        clock.pause("rain", BEGIN)  # type: ignore[arg-type]
    with pytest.raises(BadInput, match="a number of actions"):
        clock.turn(0, BEGIN, -1)


def test_nothing_here_reads_the_time() -> None:
    folder = Path(str(footplate.server.clocks.__file__)).parent
    for file in folder.glob("*.py"):
        text = file.read_text(encoding="utf-8")
        assert not any(word in text for word in (".now(", ".today(", "import time", "monotonic"))


def test_a_far_deadline_is_found_quickly() -> None:
    hours = msgspec.structs.replace(OFFICE.active, until="09:00")  # type: ignore[type-var]
    clock = Clock(ClockSettings("daily", 720, 720, hours), 2)
    clock.turn(0, BEGIN, 0)
    assert BEGIN + 1_430 * 24 * H < (clock.deadline(0) or 0) < BEGIN + 1_450 * 24 * H
