"""What the lessons of Planet Steam say is so at their positions."""

import re

import pytest

from footplate.games.planet_steam.board.rules import FREE
from footplate.games.planet_steam.play.state import State
from footplate.lessons import Lesson, lesson_text, lessons_of, read_lesson
from tests.lessons.given import at_step, table_of


def lesson(title: str) -> Lesson:
    (id,) = [each.id for each in lessons_of("planet-steam") if each.title == title]
    return read_lesson(lesson_text("planet-steam", id))


def state_of(told: Lesson) -> State:
    state = table_of(told).state
    assert isinstance(state, State)
    return state


def test_the_free_neighbours_are_all_named() -> None:
    told = lesson("Zones: auction and die")
    state = state_of(told)
    near = state.rules.near[state.rules.zones.index("D5")]
    free = {state.rules.zones[zone] for zone in near if state.claims[zone] == FREE}
    assert len(free) > 1
    missed = told.steps[0].missed
    assert set(re.findall(r"\b[A-E]\d\b", missed)) - {"D5"} == free
    for step in told.steps:
        assert "the other free neighbour" not in step.say


@pytest.mark.parametrize("id", [each.id for each in lessons_of("planet-steam")])
def test_what_was_missed_does_not_begin_like_what_was_tried(id: str) -> None:
    """The label of what was tried stands before it: `Bid 2: Bid 3` says too much."""
    told = read_lesson(lesson_text("planet-steam", id))
    for step in told.steps:
        assert not re.match(r"Bid \d|Roll for", step.missed), step.missed


def test_the_last_lesson_goes_through_a_whole_round() -> None:
    told = lesson("A whole round")
    phases = [at_step(told, at)[0].state.view(0).phase for at in range(len(told.steps))]
    seen = set(phases)
    assert seen >= {"specialists", "zones", "tanks", "extraction", "trade", "certificates"}
    after, _ = at_step(told, len(told.steps))
    assert after.state.view(0).round == 2
