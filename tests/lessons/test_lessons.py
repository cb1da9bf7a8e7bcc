"""Every lesson that comes with a game is sound: it is played to its end, and says what is amiss."""

import re
from typing import Any

import pytest

import footplate
from footplate.core.refusal import Refused
from footplate.core.rulespage import page_text
from footplate.games import TITLES
from footplate.games.age_of_steam.language.views import AgeOfSteamView
from footplate.games.planet_steam.language.views import PlanetSteamForecast
from footplate.lessons import MISSED, check_lesson, judge, lesson_text, lessons_of, read_lesson
from footplate.lessons.check import solution
from footplate.lessons.file import Lesson, plain
from footplate.tables import Table
from tests.lessons.given import SHELF, at_step, table_of

each_lesson = pytest.mark.parametrize(("game", "id"), SHELF)


@pytest.mark.parametrize("game", sorted(TITLES))
def test_every_game_is_taught(game: str) -> None:
    lessons = lessons_of(game)
    assert 8 <= len(lessons) <= 12
    assert len({each.title for each in lessons}) == len(lessons)


@each_lesson
def test_it_is_played_to_its_end(game: str, id: str) -> None:
    lesson = read_lesson(lesson_text(game, id))
    assert lesson.game == game
    assert check_lesson(lesson) == []
    table, course = at_step(lesson, len(lesson.steps))
    told = course.told(table.count)
    assert told.over
    assert told.say == lesson.summary
    assert told.before == [step.say for step in lesson.steps]


@each_lesson
def test_every_step_that_asks_for_something_has_a_hint(game: str, id: str) -> None:
    lesson = read_lesson(lesson_text(game, id))
    for number, step in enumerate(lesson.steps):
        if step.goal is not None:
            table, course = at_step(lesson, number)
            assert course.told(table.count).hint, step.say


@each_lesson
def test_it_names_rules_that_there_are(game: str, id: str) -> None:
    lesson = read_lesson(lesson_text(game, id))
    known = set(re.findall(r"\b[A-Z]{2,3}-[A-Z]+-\d{2}\b", page_text(footplate.game(game))))
    assert {rule for step in lesson.steps for rule in step.rules} <= known


def other(lesson: Lesson, table: Table, step: int) -> dict[str, Any] | None:
    """Something that the rules allow there and the lesson does not ask for."""
    for action in table.state.actions():
        said = plain(action)
        if judge(lesson, lesson.steps[step], table.state, said).what == "missed":
            return dict(said)
    return None


@each_lesson
def test_something_else_is_missed_and_not_played(game: str, id: str) -> None:
    lesson = read_lesson(lesson_text(game, id))
    for number, step in enumerate(lesson.steps):
        if step.goal is None:
            continue
        table, course = at_step(lesson, number)
        action = other(lesson, table, number)
        if action is None:
            continue  # there is nothing else to do
        before, count = table.state.digest(), table.moment
        with pytest.raises(Refused) as refused:
            course.decide(table, action)
        assert refused.value.rule == MISSED
        assert len(refused.value.sentence) > 10
        assert (table.state.digest(), table.moment, course.at(table.count)) == (
            before,
            count,
            number,
        )
        course.decide(table, solution(step)[0])  # and the way goes on
        return
    pytest.fail("nothing can be missed in this lesson")


@each_lesson
def test_what_the_rules_refuse_is_told_with_the_lesson_s_words(game: str, id: str) -> None:
    lesson = read_lesson(lesson_text(game, id))
    known = [
        action
        for name, other_id in SHELF
        if name == game
        for step in read_lesson(lesson_text(game, other_id)).steps
        for action in solution(step)
    ]
    for number, step in enumerate(lesson.steps):
        if step.goal is None:
            continue
        table, course = at_step(lesson, number)
        refused = [action for action in known if table.state.refuse(dict(action)) is not None]
        if not refused:
            continue
        rule = table.state.refuse(dict(refused[0]))
        with pytest.raises(Refused) as told:
            course.decide(table, refused[0])
        assert rule is not None
        assert told.value.rule == rule.rule
        assert told.value.sentence == " ".join(filter(None, [rule.sentence, step.refused]))
        assert course.at(table.count) == number
        return
    pytest.fail("nothing is refused in this lesson")


@pytest.mark.parametrize("id", [each.id for each in lessons_of("age-of-steam")])
def test_age_of_steam_is_taught_at_positions_that_can_be(id: str) -> None:
    """No cubes in towns; cubes leave a column of the display from the top."""
    state = table_of(read_lesson(lesson_text("age-of-steam", id))).state
    view, plan = state.view(None), state.plan()
    assert isinstance(view, AgeOfSteamView)
    position = view.position
    cities = {place.hex for place in position.new_cities}
    for hex, goods in position.cubes.items():
        assert not goods or plan.places[hex].kind == "city" or hex in cities, hex
    for name, boxes in position.display.items():
        first = next((at for at, good in enumerate(boxes) if good is not None), len(boxes))
        assert None not in boxes[first:], name


def test_rearranging_brings_what_its_lesson_promises() -> None:
    (id,) = [each.id for each in lessons_of("planet-steam") if each.title == "Rearranging"]
    lesson = read_lesson(lesson_text("planet-steam", id))
    table, _ = at_step(lesson, len(lesson.steps))
    told = table.state.forecast(0)
    assert isinstance(told, PlanetSteamForecast)
    extraction = told.extraction
    assert (extraction.total.ore, extraction.lost.ore) == (3, 0)
