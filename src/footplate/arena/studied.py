"""What happens where in games, counted. It knows no game: what happens is read from the events, by
the places that they name."""

from collections import Counter
from collections.abc import Sequence

import msgspec

from footplate.core.event import Event
from footplate.core.game import Game
from footplate.core.plan import Plan
from footplate.core.state import State


class Studied(msgspec.Struct):
    """What one game, or many, showed; sums of the one are of the same kind as the other."""

    used: dict[str, Counter[str]] = {}
    """How often each place or line was named, by category of what happened there."""
    flows: Counter[tuple[str, str, str]] = msgspec.field(default_factory=Counter)
    """How much of what went from which place to which."""
    rounds: Counter[int] = msgspec.field(default_factory=Counter)
    """In which round how many games ended."""

    def add(self, other: "Studied") -> None:
        for category, places in other.used.items():
            self.used.setdefault(category, Counter()).update(places)
        self.flows.update(other.flows)
        self.rounds.update(other.rounds)

    def note(self, event: Event, plan: Plan) -> None:
        named = [id for id in event.places() if id in plan.lines or _lies(plan, id)]
        if named:
            self.used.setdefault(event.category, Counter()).update(named)
        for move in event.moves():
            if move.giver in plan.places and move.taker in plan.places:
                self.flows[move.what, str(move.giver), str(move.taker)] += move.amount


def _lies(plan: Plan, id: str) -> bool:
    return id in plan.places and plan.places[id].x is not None


class Watch:
    """Looks on while one game is played."""

    def __init__(self, game: Game) -> None:
        self.found = Studied()
        self._game = game
        self._plan: Plan | None = None
        self._round = 1

    def __call__(self, state: State, events: Sequence[Event]) -> None:
        if self._plan is None:
            self._plan = state.plan()
        for event in events:
            self.found.note(event, self._plan)
        if state.over:
            self.found.rounds[self._round] += 1
        else:
            self._round = self._game.now(state).round
