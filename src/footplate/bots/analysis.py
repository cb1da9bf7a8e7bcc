"""A recorded game thought over again: where a bot that looks ahead would have done better."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from footplate.bots.explaining import Explanation, LineTold, explain
from footplate.bots.search import SearchBot, Settings, compare
from footplate.core.event import Event, told_to
from footplate.core.record import Record
from footplate.core.state import State


class Turn(msgspec.Struct, frozen=True):
    """What a seat did in one go, and what search would have done in its place."""

    at: int
    """After how many actions of the record."""
    seat: int
    round: int
    played: LineTold
    better: LineTold
    """The line that search plays; the same as the played one where it has nothing better."""
    gain: float
    """How much more of a win that is, between 0 and 1, in the same imagined courses."""
    error: float
    """The standard error of the gain."""
    expected: list[str]
    """What may follow the better line."""


def analyse(
    record: Record,
    settings: Settings,
    seats: Sequence[int] | None = None,
    seed: int = 0,
    going_on: Callable[[int], object] = lambda at: None,
) -> Iterator[Turn]:
    """Every turn of these seats (None: of all), in the order of play.

    A turn is what a seat does in one go. It is judged by what the seat knew at its beginning.
    """
    events: list[Event] = []
    state = record.begin(events)
    game, wanted = state.game, range(record.seats) if seats is None else seats
    bots = {seat: SearchBot(game, seed + seat, settings) for seat in wanted}
    at = 0
    while at < len(record.actions) and not state.over:
        seat, begun, before = state.mover, at, state.clone()
        for each, bot in bots.items():
            bot.saw(told_to(events, each))
        events.clear()
        line: list[int] = []
        choices = 0
        while at < len(record.actions) and state.mover == seat:
            action = game.action(record.actions[at])
            choices += len(state.codes()) > 1
            line.append(state.encode(action))
            state.play(action, events)
            at += 1
        going_on(at)
        if seat in bots and choices:
            yield judge(before, begun, line, bots[seat], record.names)


def judge(state: State, at: int, line: list[int], bot: SearchBot, names: Sequence[str]) -> Turn:
    """What the mover did in one go, beside what a bot would have done."""
    thought = bot.think(state, [line])
    number = next(n for n, each in enumerate(thought.lines) if each.line == line)
    chosen = thought.lines[thought.chosen]
    gain, error = compare(chosen.scores, thought.lines[number].scores)
    if number == thought.chosen:
        gain = error = 0.0
    known = list(names) if len(names) == state.game.seats_of(state) else None
    told: Explanation = explain(state, thought, known)
    played = _find(state, told, line)
    round_number = state.game.now(state).round
    return Turn(at, state.mover, round_number, played, told.lines[0], gain, error, told.expected)


def _find(state: State, told: Explanation, line: list[int]) -> LineTold:
    for each in told.lines:
        if len(each.actions) == len(line):
            codes = [state.encode(state.game.action(action)) for action in each.actions]
            if codes == line:
                return each
    raise AssertionError("the line that was played was compared as well")


def most_missed(turns: Sequence[Turn], most: int) -> list[Turn]:
    """The turns in which most was left, the greatest loss first; none that is within its error."""
    missed = [turn for turn in turns if turn.gain > turn.error]
    return sorted(missed, key=lambda turn: (-turn.gain, turn.at))[:most]


def plain(turn: Turn) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(turn)
    return found
