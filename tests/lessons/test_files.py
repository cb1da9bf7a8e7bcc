"""Lesson files that are wrong: place, field and reason, whatever is in them."""

from pathlib import Path

import pytest

from footplate.core.datafile import BadData
from footplate.core.refusal import Refused
from footplate.lessons import LARGEST, NOTHING_TO_READ, load_lesson, read_lesson
from footplate.lessons.file import plain
from footplate.lessons.matching import fault, matches
from tests.lessons.given import SMALL, at_step, table_of


def problems(text: str) -> list[str]:
    with pytest.raises(BadData) as error:
        load_lesson(text)
    return [str(problem) for problem in error.value.problems]


def test_a_small_lesson_is_sound() -> None:
    assert load_lesson(SMALL).title == "One share"


WRONG = {
    "no toml": ('title = "One', "title = One", "line 4, column 9: TOML: Invalid value"),
    "a field that there is none of": ('title = "One share"', 'name = "x"', "lesson: name:"),
    "no title": ('title = "One share"\n', "", "lesson: title: is missing"),
    "another format": ("footplate-lesson/1", "footplate-lesson/9", "lesson: format:"),
    "a game that there is none of": ("age-of-steam", "age-of-sail", "lesson: game: must be one of"),
    "too few seats": ("seats = 3", "seats = 1", "start: position:"),
    "seats in words": ("seats = 3", 'seats = "three"', "start: seats: must be a whole number"),
    "a board that there is none of": ('"rust-belt"', '"moon"', "start: position:"),
    "a board from a file": ('"rust-belt"', '"/etc/board.toml"', "start: position:"),
    "an edit that does not fit": ("seat = 0", "seat = 9", "start: position:"),
    "an unknown option": ("seed = 7", "seed = 7\noptions = { moon = true }", "start: position:"),
    "an option of the call": ("seed = 7", "seed = 7\noptions = { chance = 1 }", "start: position:"),
    "no such place": ('["K10"]', '["K99"]', "steps[1]: points: there is no place 'K99'"),
    "no such bot": ('about = "A', 'bots = "wizard"\nabout = "A', "lesson: bots: must be one of"),
    "no such seat": ('about = "A', 'learner = 5\nabout = "A', "lesson: learner: seats are 0 to 2"),
    "an empty goal": (
        'action = { do = "issue-shares", shares = 1 }',
        "",
        "steps[1]: goal: is empty",
    ),
    "a goal that is not reached": ("shares = 1 }", "shares = 40 }", "steps[1]: solution:"),
    "no action at all": ("shares = 1 }", 'shares = "one" }', "steps[1]: solution:"),
    "others who cannot": ("shares = 0 }, {", "shares = 99 }, {", "steps[1]: then: this cannot"),
    "others who are left out": (
        'then = [{ do = "issue-shares", shares = 0 }, { do = "issue-shares", shares = 0 }]',
        "",
        "steps[2]: goal: the learner is not asked then, but seat 1",
    ),
    "no solution": (
        'solution = [{ do = "bid", amount = 2 }]',
        "",
        "steps[2]: solution: is missing",
    ),
    "a pattern of two kinds": (
        "{ at-most = 3 }",
        "{ at-most = 3, shares = 2 }",
        "steps[2]: goal.action: 'at-most' stands beside",
    ),
    "a number in words": ("at-most = 3", 'at-most = "3"', "'at-most' is followed by a number"),
    "nothing said": ('"Read this."', '""', "steps[0]: say: is empty"),
    "too much said": (
        '"Read this."',
        f'"{"x" * 2000}"',
        "steps[0]: say: has 2000, and may have 1200",
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_is_told_with_its_place(name: str) -> None:
    old, new, wanted = WRONG[name]
    assert old in SMALL
    found = problems(SMALL.replace(old, new, 1))
    assert any(wanted in each for each in found), found
    for each in found:
        assert "\n" not in each


def test_hostile_files_are_refused_quickly() -> None:
    for text in (
        "x" * (LARGEST + 1),
        "a." * 50_000 + "b = 1",
        "[" * 20_000,
        "a = " + "[" * 5000 + "]" * 5000,
        "\x00\x01",
        SMALL + "[[steps]]\nsay = 'x'\n" * 100,
    ):
        assert problems(text)


def test_deep_patterns_are_refused() -> None:
    deep = "{ a = " * 300 + "1" + " }" * 300
    text = SMALL.replace("{ at-most = 3 }", deep)
    assert problems(text)


def test_patterns() -> None:
    assert matches({"a": 1}, {"a": 1, "b": 2})
    assert not matches({"a": 1}, {"b": 2})
    assert not matches({"a": True}, {"a": 1})
    assert not matches({"a": {"b": 1}}, {"a": 3})
    assert matches({"1": {"a": {"at-least": 2, "at-most": 4}}}, [{}, {"a": 3}])
    assert not matches({"1": {}}, [{}])
    assert matches({"any-of": ["x", {"a": 1}]}, {"a": 1})
    assert matches({"not": 3}, 4)
    assert not matches({"at-least": 3}, "4")
    assert matches({"0": {}}, [[1]])
    assert fault({"a": {"any-of": 3}}) == "'any-of' is followed by a list"
    assert fault({"any-of": [{"at-least": "x"}]}) == "'at-least' is followed by a number"


def test_taking_back_takes_back_what_was_reached() -> None:
    lesson = read_lesson(SMALL)
    table, course = at_step(lesson, 2)
    assert course.at(table.count) == 2
    table.undo(0)
    assert course.at(table.count) == 1
    table.redo(0)
    assert course.at(table.count) == 2
    table.undo(0)
    with pytest.raises(Refused):
        course.decide(table, {"do": "issue-shares", "shares": 2})
    course.decide(table, {"do": "issue-shares", "shares": 1})
    assert course.at(table.count) == 2
    assert table.asked == 0


def test_reading_is_gone_on_from_and_acting_reads() -> None:
    lesson = read_lesson(SMALL)
    table, course = at_step(lesson, 0)
    assert course.told(0).reads
    with pytest.raises(Refused, match=r"Too many\."):
        course.decide(table, {"do": "issue-shares", "shares": 5})
    course.decide(table, {"do": "issue-shares", "shares": 1})
    assert course.at(table.count) == 2
    with pytest.raises(Refused, match=NOTHING_TO_READ):
        course.go_on(table)


def test_once_it_is_over_everything_is_played() -> None:
    lesson = read_lesson(SMALL)
    table, course = at_step(lesson, 3)
    assert course.told(table.count).over
    while table.asked != 0:
        assert table.asked is not None
        table.play(table.asked, {"do": "drop-out"})
    course.decide(table, plain(table.state.actions()[0]))
    assert course.told(table.count).over


def test_where_the_learner_goes_another_way_the_others_decide_for_themselves() -> None:
    text = SMALL.replace("missed = ", 'allow = [{ do = "issue-shares" }]\nmissed = ', 1)
    lesson = read_lesson(text)
    table, course = at_step(lesson, 1)
    course.decide(table, {"do": "issue-shares", "shares": 3})
    assert course.at(table.count) == 1
    assert table.asked == 1


def test_a_lesson_begins_without_a_past() -> None:
    table = table_of(read_lesson(SMALL))
    assert table.count == 0
    assert table.names == ["Ann", "Ada", "Ben"]
    assert table.seats[0].wishes.forced is False


def test_the_example_of_the_page_is_sound() -> None:
    page = Path(__file__).parents[2] / "docs" / "add-a-lesson.md"
    text = page.read_text(encoding="utf-8")
    lesson = load_lesson(text.partition("```toml\n")[2].partition("```")[0])
    assert lesson.title == "One share"
