"""A recorded game thought over again: where a bot that looks ahead would have done better."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from typing import Any

import msgspec

from footplate.bots.explaining import Explanation, LineTold, explain
from footplate.bots.samples import Asked, imagine
from footplate.bots.search import SearchBot, Settings, compare
from footplate.core.chance import Chance
from footplate.core.event import Event, told_to
from footplate.core.record import Record
from footplate.core.refusal import Refused
from footplate.core.state import AnyForm, State


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


def turn_at(state: State, actions: Iterable[AnyForm]) -> list[int]:
    """The codes of what the mover does in one go: the first of these actions, and those that follow
    in the same phase of the same round with neither luck nor a reveal between them. What comes
    after that answers what came of it, and would not fit another course of the game."""
    game, seat, line = state.game, state.mover, list[int]()
    begun = _moment(state)
    for action in actions:
        known = game.action(action)
        if (refusal := game.refuse(state, known)) is not None:
            raise Refused(refusal)
        line.append(state.encode(known))
        state = state.ahead(line[-1])
        if state.stopped or state.mover != seat or _moment(state) != begun:
            break
    return line


def _moment(state: State) -> tuple[int, str]:
    now = state.game.now(state)
    return now.round, now.phase


class Analyst(SearchBot):
    """Compares lines that it has not thought of itself, and plays none of them further than is
    legal in the course that it imagines: there the line ends, and its seat goes on by its best."""

    def _sampled(
        self, state: State, asked: Asked, lines: list[list[int]], seeds: list[int]
    ) -> list[list[float]]:
        courses = [imagine(state, asked, Chance(seed)) for seed in seeds]
        legal = [[_legal(course, line) for line in lines] for course in courses]
        if all(each == lines for each in legal):
            return super()._sampled(state, asked, lines, seeds)
        of_some = super()._sampled
        pairs = zip(legal, seeds, strict=True)
        return [of_some(state, asked, own, [seed])[0] for own, seed in pairs]


def _legal(course: State, line: list[int]) -> list[int]:
    """A line as far as its seat can play it there."""
    seat, after = course.mover, course.clone()
    for number, code in enumerate(line):
        if after.mover != seat or after.refuse_code(code) is not None:
            return line[:number]
        after.play_code(code)
    return line


def analyse(
    record: Record,
    settings: Settings,
    seats: Sequence[int] | None = None,
    seed: int = 0,
    going_on: Callable[[int], object] = lambda at: None,
) -> Iterator[Turn]:
    """Every turn of these seats (None: of all), in the order of play.

    A turn is what a seat does in one go (`turn_at`). It is judged by what the seat knew at its
    beginning.
    """
    events: list[Event] = []
    state = record.begin(events)
    game, wanted = state.game, range(record.seats) if seats is None else seats
    bots = {seat: Analyst(game, seed + seat, settings) for seat in wanted}
    at = 0
    while at < len(record.actions) and not state.over:
        seat, begun, before = state.mover, at, state.clone()
        for each, bot in bots.items():
            bot.saw(told_to(events, each))
        events.clear()
        line = turn_at(state, islice(record.actions, at, None))
        choices = 0
        for action in record.actions[at : at + len(line)]:
            choices += len(state.codes()) > 1
            state.play(action, events)
        at += len(line)
        going_on(at)
        if seat in bots and choices:
            yield judge(before, begun, line, bots[seat], record.names)


def judge(state: State, at: int, line: list[int], bot: Analyst, names: Sequence[str]) -> Turn:
    """What the mover did in one go (`turn_at`), beside what a bot would have done."""
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
