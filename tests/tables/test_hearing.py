"""What a seat is told of its table: each event once, and what was taken back unsaid."""

from footplate import Chance
from footplate.core.event import Event, told_to
from footplate.tables import Hearing
from tests.tables.given import decide, table


def test_each_event_is_told_once_as_the_seat_may_know_it() -> None:
    at, rng = table("steam-power", "random,random,random"), Chance(5)
    hearings = [Hearing(seat) for seat in range(3)]
    heard: list[list[Event]] = [[], [], []]
    for _ in range(200):
        for seat, hearing in enumerate(hearings):
            assert not hearing.forgets(at)
            heard[seat] += hearing.new(at)
        if at.advance() is None:
            decide(at, rng)
    assert hearings[0].new(at)
    assert not hearings[0].new(at)
    for seat in (1, 2):
        assert [*heard[seat], *hearings[seat].new(at)] == told_to(at.log, seat)
    assert heard[1] != heard[2], "the hands are the seats' own"


def test_what_was_taken_back_is_told_otherwise_from_the_beginning() -> None:
    at, rng = table("age-of-steam", "me,me,me", hold="never"), Chance(5)
    hearing = Hearing(2)
    first = at.asked or 0
    decide(at, rng)
    hearing.new(at)
    at.undo(first)
    assert hearing.forgets(at)
    assert not hearing.forgets(at), "it has begun anew"
    decide(at, rng)
    assert hearing.new(at) == told_to(at.log, 2)


def test_what_was_taken_back_before_it_was_told_matters_to_nobody() -> None:
    at, rng = table("age-of-steam", "me,me,me", hold="never"), Chance(5)
    hearing = Hearing(2)
    hearing.new(at)
    first = at.asked or 0
    decide(at, rng)
    at.undo(first)
    decide(at, rng)
    assert not hearing.forgets(at)
    assert hearing.new(at) == told_to(at.steps[0].events, 2)
