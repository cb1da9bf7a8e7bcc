"""How a finished game went: its numbers round by round, and the moments that decided it.

It is worked out from the record, from moves and results alone, so it knows no game. It tells the
whole truth, as the record of a finished game does.
"""

from collections.abc import Sequence
from itertools import pairwise

import msgspec

from footplate.core.event import Event
from footplate.core.plan import Plan
from footplate.core.record import Record
from footplate.core.state import State
from footplate.tables.moments import KeyMoment, Turn, key_moments
from footplate.tables.table import Table

MONEY = "money"
HELD = (MONEY, "income")
"""What is told as a row of its own, where somebody has it."""


class Series(msgspec.Struct, frozen=True):
    """One kind of number over the rounds."""

    id: str
    title: str
    seats: list[list[int]]
    """By seat: one for each of the story's points."""
    flow: bool = False
    """Whether it is what came in the round, as the log has it. What is not is how the next round
    finds everybody, with what has opened that one."""


class StoryPoint(msgspec.Struct, frozen=True):
    """How a round leaves everybody, when the first decision of the next one is asked for; the first
    is the set-up (round 0)."""

    at: int
    """After how many actions."""
    round: int
    sources: list[dict[str, int]]
    """By seat: the score by source, as it would be if the game ended there."""
    out: list[int] = []
    """Who is out of the game by then."""


class Story(msgspec.Struct, frozen=True):
    points: list[StoryPoint]
    series: list[Series]
    moments: list[KeyMoment]
    """In the order in which they came."""


class Played(msgspec.Struct, frozen=True):
    """What a story is made of: a game that nobody goes on playing."""

    record: Record
    rounds: list[int]
    """The round in which each action was decided."""
    seats: list[int]
    """Whose action it was."""
    opening: list[Event]
    events: list[list[Event]]
    """What came of each action."""
    names: list[str]


def played(table: Table) -> Played:
    """All that a table has of its story; it may go on meanwhile."""
    record, steps = table.standing(), table.steps[: table.settled]
    script = None if record.script is None else list(record.script)
    return Played(
        # Without its checks: the table was played just so.
        msgspec.structs.replace(record, checks=[], script=script),
        [step.round for step in steps],
        [step.seat for step in steps],
        table.opening,
        [step.events for step in steps],
        table.names,
    )


def tell_story(game: Played, first: int = 0) -> Story:
    """The story of a game; `first` is how many actions came before its record."""
    marks = _ends_of_rounds(game.rounds)
    states, turns = _play_through(game, marks)
    plan = states[0].plan()
    scores = [_sources(state) for state in states]
    points = [
        StoryPoint(first + at, number, sources, _out(state))
        for (at, number), sources, state in zip(marks, scores, states, strict=True)
    ]
    moments = key_moments(turns, game.names, plan)
    shifted = [
        msgspec.structs.replace(each, at=first + each.at, before=first + each.before)
        for each in moments
    ]
    return Story(points, _series(game, states, marks, scores, plan), shifted)


def _ends_of_rounds(rounds: Sequence[int]) -> list[tuple[int, int]]:
    """After how many actions each round was over, from the set-up on."""
    changes = [at for at in range(1, len(rounds)) if rounds[at] != rounds[at - 1]]
    ends = [(at, rounds[at - 1]) for at in changes]
    return [(0, 0), *ends, *([(len(rounds), rounds[-1])] if rounds else [])]


def _play_through(game: Played, marks: Sequence[tuple[int, int]]) -> tuple[list[State], list[Turn]]:
    """The positions at the marks, and what each run of decisions of one seat has changed."""
    state = game.record.begin()
    wanted, states = {at for at, _ in marks}, [state.clone()]
    scores, turns, began = [_scores(state)], list[Turn](), 0

    def turn(to: int, closing: bool = False) -> None:
        nonlocal began, scores
        told, events = scores[: to - began + 1], game.events[began:to]
        mover, out = game.seats[began], _out(state) if to == at else []
        turns.append(Turn(began, to, game.rounds[began], mover, told, out, events, closing))
        began, scores = to, scores[to - began :]

    for at, plain in enumerate(game.record.actions, start=1):
        state.play(state.game.action(plain))
        if at in wanted:
            states.append(state.clone())
        scores.append(_scores(state))
        last = at == len(game.seats)
        if last or game.seats[at] != game.seats[at - 1] or at in wanted:
            closing = at in wanted and _several(scores[-2], scores[-1])
            if closing and began < at - 1:
                turn(at - 1)
            turn(at, closing)
    return states, turns


def _several(before: Sequence[int], after: Sequence[int]) -> bool:
    """Whether more than one score has changed: what the end of a round does, not a turn."""
    return sum(one != two for one, two in zip(before, after, strict=True)) > 1


def _out(state: State) -> list[int]:
    return [each.seat for each in state.result().standings if each.out]


def _scores(state: State) -> list[int]:
    by_seat = {each.seat: each.score for each in state.result().standings}
    return [by_seat[seat] for seat in sorted(by_seat)]


def _sources(state: State) -> list[dict[str, int]]:
    by_seat = {each.seat: each.sources for each in state.result().standings}
    return [by_seat[seat] for seat in sorted(by_seat)]


def _series(
    game: Played,
    states: Sequence[State],
    marks: Sequence[tuple[int, int]],
    scores: Sequence[list[dict[str, int]]],
    plan: Plan,
) -> list[Series]:
    seats = range(len(scores[0]))
    held = [
        [state.view(seat, forecasts=False).holdings[seat] for seat in seats] for state in states
    ]
    things = plan.things
    found = [
        Series(
            "score",
            _title(plan.score or "score"),
            [[sum(each[seat].values()) for each in scores] for seat in seats],
        )
    ]
    for what in HELD:
        if what in things and any(what in each for each in held[0]):
            rows = [[each[seat].get(what, 0) for each in held] for seat in seats]
            found.append(Series(what, _title(things[what].many or what), rows))
    if MONEY in things:
        found += _flows(game, marks, len(seats), _title(things[MONEY].many))
    return found


def _title(words: str) -> str:
    return words[:1].upper() + words[1:]


def _by_round(events: Sequence[list[Event]], marks: Sequence[tuple[int, int]]) -> list[list[Event]]:
    """What came in each round, as the log has it: the decision that ends one may open the next."""
    found, opening = list[list[Event]](), list[Event]()
    for (begin, _), (end, round) in pairwise(marks):
        of_round = [*opening, *(event for came in events[begin : end - 1] for event in came)]
        closing = events[end - 1]
        later = [at for at, event in enumerate(closing) if event.opens not in (None, round)]
        at = later[0] if later else len(closing)
        found.append([*of_round, *closing[:at]])
        opening = closing[at:]
    if found:
        found[-1] += opening  # of a round in which nobody has decided anything
    return found


def _flows(game: Played, marks: Sequence[tuple[int, int]], seats: int, money: str) -> list[Series]:
    """What everybody received and paid in each round; nothing at the set-up."""
    gained, paid = [[[0] for _ in range(seats)] for _ in range(2)]
    for events in _by_round(game.events, marks):
        moves = [
            move
            for event in events
            for move in event.moves()
            if move.what == MONEY and move.giver != move.taker
        ]
        for seat in range(seats):
            gained[seat].append(sum(move.amount for move in moves if move.taker == seat))
            paid[seat].append(sum(move.amount for move in moves if move.giver == seat))
    return [
        Series("received", f"{money} received in the round", gained, True),
        Series("paid", f"{money} paid in the round", paid, True),
    ]
