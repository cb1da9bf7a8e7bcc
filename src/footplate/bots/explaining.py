"""What a bot that looks ahead has thought, in words."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from footplate.bots.samples import imagine, sample
from footplate.bots.search import Thought
from footplate.core.chance import Chance
from footplate.core.event import Event, told_to
from footplate.core.state import State

EXPECTED: Final = 8
"""How many sentences are told of what may follow."""


TELLING: Final = 2
"""How many playouts there are at least where a chance is told: one tells nothing."""


class LineTold(msgspec.Struct, frozen=True):
    """A line that was compared."""

    actions: list[dict[str, Any]]
    words: str
    value: float
    """About the chance to win, between 0 and 1, in its playouts."""
    gain: float
    """By how much more it has than the line that greedy plays, in the playouts of both."""
    error: float
    """The standard error of the gain, and never less than so few playouts can tell; 0 for the line
    that greedy plays, which is compared with itself."""
    playouts: int
    chosen: bool


class Explanation(msgspec.Struct, frozen=True):
    """Why a bot decides as it does."""

    sentence: str
    lines: list[LineTold]
    """The chosen one first, then those that were compared to the end, the best first, then those
    that were given up earlier: their numbers are of fewer playouts."""
    expected: list[str]
    """What follows the chosen one in one imagined course of the game: what the others do, and what
    the seat itself does then."""


def explain(state: State, thought: Thought, names: Sequence[str] | None = None) -> Explanation:
    """Made of what the seat knows alone: its own choices, and an imagined course of the game."""
    called = list(names or _seats(state))
    told = [_told(state, thought, number, called) for number in range(len(thought.lines))]
    told.sort(key=lambda each: (not each.chosen, -each.playouts, -each.value))
    expected = _expected(state, thought, called) if thought.seeds else []
    return Explanation(_sentence(told), told, expected)


def _sentence(told: Sequence[LineTold]) -> str:
    best, others = told[0], told[1:]
    if not others:
        return f"{best.words}: nothing else is worth a thought."
    said = f"{best.words}: wins about {best.value:.0%}"
    after = others[0]
    if best.playouts < TELLING:
        return f"{best.words}: tried too seldom to say how often it wins."
    if after.playouts < best.playouts:
        return f"{said}; everything else was given up earlier."
    kept = ", which is not surely more" if after.value > best.value else ""
    return f"{said}; the next best, {after.words}, {after.value:.0%}{kept}."


def _told(state: State, thought: Thought, number: int, names: Sequence[str]) -> LineTold:
    fared = thought.lines[number]
    gain, error = thought.gain(number)
    tries = len(fared.scores)
    # one playout more or less could move the mean by about so much
    doubt = max(error, 1 / (2 * max(tries, 1))) if number else 0.0
    guess = imagine(state, thought.asked, Chance(0))
    actions, words = list[dict[str, Any]](), list[str]()
    while len(actions) < len(fared.line):
        for said, count in said_of(guess, fared.line[len(actions) :], names):
            words.append(said)
            for code in fared.line[len(actions) : len(actions) + count]:
                actions.append(msgspec.to_builtins(guess.decode(code)))
                guess.play_code(code)
    chosen = number == thought.chosen
    return LineTold(actions, ", ".join(words), fared.mean, gain, doubt, tries, chosen)


def label_of(state: State, code: int, names: Sequence[str] | None = None) -> str:
    """An action of the mover as its prompt calls it."""
    action = state.decode(code)
    for choice in state.prompt(state.seat, names).choices:
        if state.game.action(choice) == action:
            return choice.label
    return str(msgspec.to_builtins(action)["do"]).replace("-", " ")


def said_of(
    state: State, line: Sequence[int], names: Sequence[str] | None = None
) -> list[tuple[str, int]]:
    """How a line begins: its first decision as the prompt calls it, and what a shortcut would say
    at once with it. Each with the number of decisions that it is."""
    said, actions = [(label_of(state, line[0], names), 1)], [state.decode(code) for code in line]
    for kind in state.game.shortcut_kinds:
        if (found := kind.in_words(state, actions)) is not None:
            return [*said, found]
    return said


def _expected(state: State, thought: Thought, names: Sequence[str]) -> list[str]:
    events: list[Event] = []
    line, seat = thought.lines[thought.chosen].line, thought.asked.seat
    sample(state, thought.asked, [line], thought.seeds[0], events)
    # the same things imagined once more: what comes of the line itself is not what follows it
    guess, own = imagine(state, thought.asked, Chance(thought.seeds[0])), list[Event]()
    guess.log = own
    for code in line:
        guess.play_code(code)
    plan = state.plan()
    after = [event for event in told_to(events[len(own) :], seat) if not event.detail]
    return [event.words(names, plan) for event in after[:EXPECTED]]


def _seats(state: State) -> list[str]:
    return [f"Player {seat + 1}" for seat in range(state.game.seats_of(state))]
