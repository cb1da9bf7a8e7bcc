"""What a bot that does not look ahead is after: how it goes on, what that brings, what else it
would do. All of it as the previews tell it, so that nothing is said that is not so."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final

import msgspec

from footplate.bots.explaining import said_of
from footplate.bots.greedy import GreedyBot
from footplate.bots.lines import LineBot
from footplate.core.event import Effect
from footplate.core.plan import Plan
from footplate.core.preview import preview
from footplate.core.state import State
from footplate.core.view import Caution, View

GREEDY: Final = "greedy"
"""The bot that plays what the game's own judgement values most; others have beliefs of theirs."""
CALLED: Final = 3
"""How many decisions in a row are called by their names."""
CHANGES: Final = 5
"""How many changes are told in words, in the order in which the game lists its things: money and
what else matters most come first."""
COMPARED: Final = 6
"""How many lines are thought of to find the second best."""


class Course(msgspec.Struct, frozen=True):
    """Decisions of a seat in a row, and what they bring up to the first luck or reveal."""

    actions: list[dict[str, Any]]
    labels: list[str]
    """Of the first few, as the prompts call them; what a shortcut says at once has one."""
    counts: list[int]
    """How many decisions each of them is."""
    effects: list[Effect]
    """What all of them change."""
    warnings: list[Caution]
    """What the seat would come to regret afterwards."""
    score: int | None
    """Of the seat, as it would stand afterwards; None: it cannot know it."""


class Purpose(msgspec.Struct, frozen=True):
    """Why a bot would do something, told to the seat that it is for."""

    sentence: str
    """Empty where the first decision says it all."""
    course: Course
    """What it has in mind, from the decision that is asked for on."""
    otherwise: Course | None
    """What it would do otherwise: of what begins with something else, that which it values most,
    and more or less of the same only where there is nothing else; None where nothing is worth less
    to it, or it does not compare."""
    score: int | None
    """As it stands."""


def purpose(bot: LineBot, state: State, code: int, names: Sequence[str] | None = None) -> Purpose:
    """Of what a bot has just chosen, from what the seat that is asked may know."""
    line = [code, *bot.rest]
    plain = isinstance(bot, GreedyBot) and bot.name == GREEDY
    return purpose_of(state, line, second_best(state, line) if plain else [], names)


def purpose_of(
    state: State, line: Sequence[int], other: Sequence[int] = (), names: Sequence[str] | None = None
) -> Purpose:
    """Of a line of the seat that is asked, beside another one that it would play instead."""
    seat = state.mover
    now = state.view(seat)
    course = _course(state, line, names)
    otherwise = _course(state, other, names) if other else None
    score, averted = _score(now, seat), _averted(state, now, line, course)
    sentence = _sentence(state.plan(), seat, score, averted, course, otherwise)
    return Purpose(sentence, course, otherwise, score)


def _averted(state: State, now: View, line: Sequence[int], course: Course) -> list[str]:
    """What stands now, and does not come. The last decision may be what is warned of: where it
    leads to somebody else or to another phase, it is averted only if it is gone before."""
    seat, regrets = state.mover, _own(now.warnings, state.mover)
    after = state
    for code in line:
        after = after.ahead(code)
    found = _beside(regrets, course.warnings)
    if not found or (after.mover == seat and state.game.now(after).phase == now.phase):
        return found
    if len(line) == 1:
        return []
    before = preview(state, [state.decode(code) for code in line[:-1]], seat)
    gone = _beside(regrets, _own(before.warnings, seat))
    return [each for each in found if each in gone]


def second_best(state: State, line: Sequence[int]) -> list[int]:
    """What greedy would play if it did not begin like this; empty where nothing is worth less:
    then it has not compared anything."""
    first, *others = state.game.valuer().candidates(state, COMPARED)
    if first.line[0] != line[0]:  # it has played them through, and what looked best was not
        return first.line
    same = list[list[int]]()
    for each in others:
        if each.line[0] == line[0] or each.value >= first.value:
            continue
        if _kind(state, each.line[0]) != _kind(state, line[0]):
            return each.line
        same.append(each.line)
    return same[0] if same else []


def _kind(state: State, code: int) -> dict[str, Any]:
    """What an action is but for its numbers."""
    said: dict[str, Any] = msgspec.to_builtins(state.decode(code))
    return {field: value for field, value in said.items() if not isinstance(value, int)}


def _course(state: State, line: Sequence[int], names: Sequence[str] | None) -> Course:
    seat, actions = state.mover, [state.decode(code) for code in line]
    tried = preview(state, actions, seat)
    labels, counts, after = list[str](), list[int](), state
    # One more than is called: where it is the last one, it is named as well.
    while len(labels) <= CALLED and (at := sum(counts)) < len(line):
        for words, count in said_of(after, line[at:], names):
            labels.append(words)
            counts.append(count)
        for code in line[at : sum(counts)]:
            after = after.ahead(code)
        if after.stopped or after.mover != seat:
            break
    return Course(
        [msgspec.to_builtins(action) for action in actions],
        labels,
        counts,
        tried.effects,
        _own(tried.warnings, seat),
        _score(tried.view, seat),
    )


def _own(warnings: Sequence[Caution], seat: int) -> list[Caution]:
    return [each for each in warnings if each.seat == seat]


def _score(view: View, seat: int) -> int | None:
    known = view.result.standings if view.result else []
    return next((each.score for each in known if each.seat == seat), None)


# In words. ----------------------------------------------------------------------------------------


def _sentence(
    plan: Plan,
    seat: int,
    score: int | None,
    averted: Sequence[str],
    course: Course,
    otherwise: Course | None,
) -> str:
    said = list[str]()
    if rest := _row(course, 1):
        said.append(_joined(f"Then: {rest}", _changes(plan, seat, course, "in all you: ")))
    compared = otherwise.score if otherwise else score
    word, mark = plan.score or "score", ""
    if course.score is not None and compared is not None and course.score != compared:
        moves = f"{score} → {course.score}" if score != course.score else f"stays {score}"
        now = " for now" if course.score < compared else ""
        said.append(f"{word[0].upper()}{word[1:]} {moves}{now}.")
        mark = f"{word} {compared}"
    said += [f"No longer then: {each}" for each in averted]
    if otherwise:
        worse = _beside(otherwise.warnings, course.warnings)
        worse = [each for each in worse if each not in averted]
        changes = _changes(plan, seat, otherwise, "you: ")
        said.append(
            " ".join([_joined(f"Otherwise: {_row(otherwise, 0, 2)}", changes, mark), *worse[:1]])
        )
    return " ".join(said)


def _beside(warnings: Sequence[Caution], others: Sequence[Caution]) -> list[str]:
    """Those whose like is not among others."""
    known = {each.rule for each in others}
    return [each.sentence for each in warnings if each.rule not in known]


def _joined(*parts: str) -> str:
    return f"{'; '.join(part for part in parts if part)}."


def _row(course: Course, first: int = 0, last: int = CALLED) -> str:
    """The decisions from one on, by name as far as they have one here; a single one that would be
    left is named, too: that is no longer than to count it."""
    whole = len(course.actions)
    if sum(course.counts[: last + 1]) == whole:
        last += 1
    called = course.labels[first:last]
    more = whole - sum(course.counts[: first + len(called)])
    words = [
        label if (count := len(list(same))) == 1 else f"{count} × {label}"
        for label, same in groupby(called)
    ]
    return ", then ".join(words) + (f", and {more} more" if more > 0 and words else "")


def _changes(plan: Plan, seat: int, course: Course, before: str) -> str:
    ranks = {what: rank for rank, what in enumerate(plan.things)}
    changed = [each for each in course.effects if each.seat == seat and each.change]
    changed.sort(key=lambda each: ranks.get(each.what, len(ranks)))
    own = [plan.change(each.what, each.change) for each in changed]
    if len(own) > CHANGES + 1:
        own[CHANGES:] = [f"and {len(own) - CHANGES} more"]
    return f"{before}{', '.join(own)}" if own else ""
