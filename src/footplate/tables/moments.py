"""The moments that decided a game, from what each turn has changed; in words, for any game."""

import itertools
from collections.abc import Iterable, Sequence
from typing import Final, Literal

import msgspec

from footplate.core.event import Event
from footplate.core.plan import Plan

MONEY: Final = "money"
COUNTED: Final = (MONEY, "income")
GAINS: Final = 3
"""How many of the turns that brought most are told."""
LEADS: Final = 3
"""How many of the last changes in the lead are told."""

Kind = Literal["gain", "loss", "lead", "payment", "earning", "out"]


class KeyMoment(msgspec.Struct, frozen=True):
    at: int
    """After how many actions it had come."""
    before: int
    """After how many actions it was still to be decided: whoever plays on from there can choose
    otherwise."""
    round: int
    seat: int
    kind: Kind
    """gain, loss: of points in one turn; lead: somebody comes to the front; payment, earning: the
    most money at once; out: somebody is eliminated."""
    sentence: str
    line: str
    """What happened then, as the log has it; empty: no line tells it."""


class Turn(msgspec.Struct, frozen=True):
    """A run of decisions of one seat, and all that came of them."""

    began: int
    ended: int
    round: int
    seat: int
    scores: list[list[int]]
    """Everybody's score before the first of them, and after each."""
    out: list[int]
    events: list[list[Event]]
    """What came of each."""
    closing: bool = False
    """Whether it is the one decision after which a round was over, with what that brought."""

    @property
    def before(self) -> list[int]:
        return self.scores[0]

    @property
    def after(self) -> list[int]:
        return self.scores[-1]


def key_moments(turns: Sequence[Turn], names: Sequence[str], plan: Plan) -> list[KeyMoment]:
    """The largest gains and the largest loss, the last changes in the lead, the largest sums, and
    who was eliminated; in the order in which they came, each turn told once for each kind;
    who comes to the front by what one gains is told with that."""
    told = _Telling(names, plan)
    swings = _together([*told.swings(turns), *told.leads(turns)])
    found = [*swings, *told.sums(turns), *told.eliminated(turns)]
    return sorted(found, key=lambda each: (each.at, each.kind, each.seat))


def _together(found: Sequence[KeyMoment]) -> Iterable[KeyMoment]:
    """What one line of the log has done for a seat is one moment, as the first of them."""
    by_line: dict[tuple[int, int, str], KeyMoment] = {}
    for number, each in enumerate(found):
        key = (each.at, each.seat, each.line or str(number))
        first = by_line.get(key)
        by_line[key] = each if first is None else _joined(first, each)
    return by_line.values()


def _joined(first: KeyMoment, more: KeyMoment) -> KeyMoment:
    before, sentence = min(first.before, more.before), f"{first.sentence} {more.sentence}"
    return msgspec.structs.replace(first, before=before, sentence=sentence)


class _Telling:
    def __init__(self, names: Sequence[str], plan: Plan) -> None:
        self.names = names
        self.plan = plan

    def swings(self, turns: Sequence[Turn]) -> Iterable[KeyMoment]:
        changes = [
            (after - before, turn, seat)
            for turn in turns
            for seat, (before, after) in enumerate(zip(turn.before, turn.after, strict=True))
        ]
        largest = sorted((each for each in changes if each[0] > 0), key=_most)[:GAINS]
        least = sorted((each for each in changes if each[0] < 0), key=_most)[:1]
        for change, turn, seat in [*largest, *least]:
            yield self._swing(change, turn, seat)

    def _swing(self, change: int, turn: Turn, seat: int) -> KeyMoment:
        """With the action of the turn that has done most of it."""
        sign, verb = (1, "gains") if change > 0 else (-1, "loses")
        scores = [sign * each[seat] for each in turn.scores]
        cause = _grown_most(scores)
        part, all_of_it = scores[cause + 1] - scores[cause], abs(change)
        when = self._when(turn, seat, cause, lost=change < 0)
        words = f"{self.names[seat]} {verb} {self._points(all_of_it)} {when}"
        told = self._moment(turn, seat, "gain" if change > 0 else "loss", f"{words}.", cause)
        if not told.line or not 0 < part < all_of_it:
            return told
        return msgspec.structs.replace(told, sentence=f"{words}, {part} of it by this.")

    def leads(self, turns: Sequence[Turn]) -> Iterable[KeyMoment]:
        """Where somebody comes to the front alone who was not there before."""
        found, leader = list[KeyMoment](), None
        for turn in turns:
            best = max(turn.after)
            first = [seat for seat, score in enumerate(turn.after) if score == best]
            if len(turn.after) < 2 or len(first) > 1 or first[0] == leader:
                continue
            if leader is not None:
                words = f"{self.names[first[0]]} takes the lead with {self._points(best)}"
                words += "." if best > turn.before[first[0]] else ", as others fall back."
                cause = _grown_most([_ahead(scores, first[0]) for scores in turn.scores])
                found.append(self._moment(turn, first[0], "lead", words, cause))
            leader = first[0]
        return found[-LEADS:]

    def sums(self, turns: Sequence[Turn]) -> Iterable[KeyMoment]:
        """The most money that a seat has paid, and got, by one event."""
        kinds: tuple[tuple[Kind, str], ...] = (("payment", "pays"), ("earning", "receives"))
        for kind, verb in kinds:
            best: tuple[int, Turn, int, int, Event] | None = None
            for turn in turns:
                for cause, events in enumerate(turn.events):
                    for event in events:
                        for seat, amount in _money(event, kind == "payment").items():
                            if best is None or amount > best[0]:
                                best = amount, turn, cause, seat, event
            if best is not None:
                amount, turn, cause, seat, event = best
                sum_told = self.plan.amount(MONEY, amount)
                words = f"{self.names[seat]} {verb} {sum_told}: the most at once in this game."
                line = event.words(self.names, self.plan)
                before = turn.began + cause
                round = _round_of(turn, cause, event)
                yield KeyMoment(turn.ended, before, round, seat, kind, words, line)

    def eliminated(self, turns: Sequence[Turn]) -> Iterable[KeyMoment]:
        gone: set[int] = set()
        for turn in turns:
            for seat in turn.out:
                if seat not in gone:
                    words = f"{self.names[seat]} is out of the game."
                    yield self._moment(turn, seat, "out", words, len(turn.events) - 1)
            gone.update(turn.out)

    def _points(self, count: int) -> str:
        return f"{count} {self.plan.score or ('point' if count == 1 else 'points')}"

    def _when(self, turn: Turn, seat: int, cause: int, lost: bool) -> str:
        if turn.closing:
            event = _telling(turn.events[cause], seat, lost)
            round = _round_of(turn, cause, event)
            return f"as round {round} {'ends' if round == turn.round else 'begins'}"
        return "in one turn" if seat == turn.seat else f"in a turn of {self.names[turn.seat]}"

    def _moment(self, turn: Turn, seat: int, kind: Kind, sentence: str, cause: int) -> KeyMoment:
        event = _telling(turn.events[cause], seat, lost=kind == "loss")
        line = event.words(self.names, self.plan) if event else ""
        # what a whole turn has brought is decided from its beginning on
        whole = kind in ("gain", "loss") and not turn.closing
        before = turn.began + (0 if whole else cause)
        round = _round_of(turn, cause, event)
        return KeyMoment(turn.ended, before, round, seat, kind, sentence, line)


def _telling(events: Sequence[Event], seat: int, lost: bool) -> Event | None:
    """What an action was about for a seat: the last thing that it did, or what moved most money
    under that; else what others did by which it lost, or moved money themselves."""
    told = [event for event in events if event.category != "round"]
    heads = [event for event in told if not event.detail]
    own = [event for event in told if event.actor == seat]
    if not own:
        causes = heads if lost else [event for event in told if _counts(event)]
        return causes[-1] if causes else None
    own_heads = [event for event in own if not event.detail]
    rich = max(own, key=lambda event: _money(event, lost).get(seat, 0))
    if not _money(rich, lost).get(seat, 0) or (own_heads and _counts(own_heads[-1])):
        return (own_heads or [event for event in own if event.places()] or own)[-1]
    return rich


def _round_of(turn: Turn, cause: int, event: Event | None) -> int:
    """Under which round the log has it: what ends one may open the next."""
    round = turn.round
    for each in turn.events[cause] if event else ():
        if each is event:
            break
        round = each.opens or round
    return round


def _counts(event: Event) -> bool:
    return any(move.what in COUNTED for move in event.moves())


def _grown_most(numbers: Sequence[int]) -> int:
    """By which action a number has grown most that was so before the first and after each."""
    grown = [after - before for before, after in itertools.pairwise(numbers)]
    return grown.index(max(grown))


def _ahead(scores: Sequence[int], seat: int) -> int:
    """By how much a seat is before the best of the others."""
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


def _most(each: tuple[int, Turn, int]) -> tuple[int, int, int]:
    change, turn, seat = each
    return -abs(change), turn.began, seat


def _money(event: Event, paid: bool) -> dict[int, int]:
    """What seats have paid by an event, or got."""
    found: dict[int, int] = {}
    for move in event.moves():
        seat = move.giver if paid else move.taker
        if move.what == MONEY and isinstance(seat, int):
            found[seat] = found.get(seat, 0) + move.amount
    return found
