# footplate: compiled
"""Deliveries as a player weighs them: by own income, with everybody's gain and the whole way."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from footplate.core.event import Effect, Event, effects_of
from footplate.core.prompt import Choice
from footplate.core.view import Caution
from footplate.games.age_of_steam.board import codes as c
from footplate.games.age_of_steam.board.codes import NOBODY
from footplate.games.age_of_steam.language.actions import Deliver
from footplate.games.age_of_steam.language.codec import GOODS
from footplate.games.age_of_steam.play.links import links_of
from footplate.games.age_of_steam.play.state import State
from footplate.games.age_of_steam.told.links import link_ids
from footplate.games.age_of_steam.told.luck import dice_follow, is_last_move
from footplate.games.age_of_steam.told.view import forecast


class Way(NamedTuple):
    """A legal delivery."""

    code: int
    color: int
    stops: list[int]
    ports: list[int]
    """By which it leaves each of them but the last."""
    gains: tuple[int, ...]
    """The income that each seat gains."""

    def worth(self, seat: int) -> tuple[int, int, int, int]:
        """The best for a seat first, then what gives others less, then the shorter way."""
        mine = self.gains[seat]
        return -mine, sum(self.gains) - mine, len(self.stops), self.code

    @property
    def trip(self) -> tuple[int, int, int]:
        """The cube and where it goes, whichever way."""
        return self.color, self.stops[0], self.stops[-1]


def ways(state: State, codes: Sequence[int]) -> list[Way]:
    """The deliveries among legal codes, in their order."""
    board, rules = state.rules.board, state.rules
    hops = {
        stop << 3 | hop >> 3 & 7: hop
        for stop, found in enumerate(links_of(state)[: len(board.stops)])
        for hop in found
    }
    paid = [seat < rules.seats and not state.out[seat] for seat in range(NOBODY + 1)]
    found = []
    for code in codes:
        if code & 15 != c.DELIVER:
            continue
        stop, color = board.stop_of[board.cell_at[code >> 7 & 4095]], code >> 4 & 7
        stops, ports, gains = [stop], [], [0] * rules.seats
        rest = code >> 19
        while rest:
            edge = (rest & 7) - 1
            hop = hops[stop << 3 | edge]
            ports.append(board.stops[stop] * 6 + edge)
            if paid[hop & 7]:
                gains[hop & 7] += 1
            stop = hop >> 6
            stops.append(stop)
            rest >>= 3
        if color == rules.cotton:
            gains[state.mover] += rules.cotton_bonus
        found.append(Way(code, color, stops, ports, tuple(gains)))
    return found


def ranked(found: Sequence[Way], seat: int) -> dict[tuple[int, int, int], list[Way]]:
    """The ways of each trip, the best for a seat first."""
    trips: dict[tuple[int, int, int], list[Way]] = {}
    for way in sorted(found, key=lambda way: way.worth(seat)):
        trips.setdefault(way.trip, []).append(way)
    return trips


class _Outcome(NamedTuple):
    """What deliveries have in common that bring everybody the same."""

    effects: list[Effect]
    note: str
    commits: bool
    warnings: list[Caution]


def delivery_choices(state: State, codes: Sequence[int], names: Sequence[str]) -> list[Choice]:
    """Each with its links in order; the best way of a cube to a city says so, and of how many.

    After the last delivery of a turn income and expenses follow at once: then the effects are all
    of it, and what the delivery itself brings stands beside them.
    """
    board, found, ids = state.rules.board, ways(state, codes), link_ids(state)
    best = {same[0].code: len(same) for same in ranked(found, state.mover).values()}
    labels = [board.labels[cell] for cell in board.stops]
    called = [board.short_name(cell) for cell in board.stops]
    outcomes: dict[tuple[tuple[int, ...], bool], _Outcome] = {}
    last = is_last_move(state)
    choices = []
    for way in found:
        cotton = way.color == state.rules.cotton
        outcome = outcomes.get((way.gains, cotton))
        if outcome is None:
            outcome = outcomes[way.gains, cotton] = _outcome(state, way, names)
        facts: dict[str, Any] = {"links": [ids[port] for port in way.ports]}
        if last:
            facts["income"] = {str(seat): more for seat, more in enumerate(way.gains) if more}
        if way.code in best:
            facts |= {"best": True, "ways": best[way.code]}
        choices.append(
            Choice(
                msgspec.to_builtins(_action(way, labels)),
                f"{GOODS[way.color]}: {' → '.join([called[stop] for stop in way.stops])}",
                [labels[stop] for stop in way.stops],
                effects=outcome.effects,
                commits=outcome.commits,
                note=outcome.note,
                facts=facts,
                warnings=outcome.warnings,
            )
        )
    return choices


def _action(way: Way, labels: Sequence[str]) -> Deliver:
    """Made from the way, which is quicker than to decode it."""
    exits = tuple([port % 6 for port in way.ports])
    return Deliver(GOODS[way.color], labels[way.stops[0]], exits)


def _outcome(state: State, way: Way, names: Sequence[str]) -> _Outcome:
    mover, gains = state.mover, way.gains
    effects = [Effect(seat, "income", more) for seat, more in enumerate(gains) if more]
    if is_last_move(state):
        events: list[Event] = []
        state.ahead(way.code, events)
        effects = effects_of(events)
    others = [f"{names[seat]} +{more}" for seat, more in enumerate(gains) if more and seat != mover]
    note = ", ".join([f"you +{gains[mover]}", *others])
    if is_last_move(state):  # the effects are then of more than the delivery
        note += ", then the turn ends"
    commits = dice_follow(state, gains, 0, 0 if way.color == state.rules.cotton else 1)
    return _Outcome(effects, note, commits, _warnings(state, gains[mover]))


def _warnings(state: State, gain: int) -> list[Caution]:
    """A delivery that brings nothing, or so much that Income Reduction takes more."""
    seat = state.mover
    if not gain:
        return [Caution(seat, "AOS-MOVE-14", "This brings you no income.")]
    before = forecast(state, seat).reduction
    after = forecast(state, seat, more=gain).reduction
    if after <= before:
        return []
    sentence = f"Income Reduction will take {after} instead of {before}."
    return [Caution(seat, "AOS-REDUCE-01", sentence)]
