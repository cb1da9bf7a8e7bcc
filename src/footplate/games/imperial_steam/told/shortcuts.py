"""Several decisions said at once: tracks with their crews, buildings with their worker."""

from collections.abc import Callable, Sequence
from typing import Annotated

import msgspec
from msgspec import Meta

from footplate.core.action import Action
from footplate.core.refusal import Refusal
from footplate.core.shortcut import ShortcutKind, played
from footplate.games.imperial_steam.board.blocks import Good, Hub
from footplate.games.imperial_steam.board.codes import LEVELS, NO_TILE
from footplate.games.imperial_steam.language import actions as a
from footplate.games.imperial_steam.language.steps import CREW, POINTS, TURN
from footplate.games.imperial_steam.play.goods import may_land
from footplate.games.imperial_steam.play.state import State


def best_crew(idle: Sequence[int], effort: int) -> list[a.Level]:
    """The levels of a crew that wastes the least experience, with as few workers as possible."""
    best: tuple[int, int, list[a.Level]] | None = None
    for three in range(idle[2] + 1):
        for two in range(idle[1] + 1):
            short = max(0, effort - 3 * three - 2 * two)
            if short > idle[0]:
                continue
            crew: list[a.Level] = [3] * three + [2] * two + [1] * short  # type: ignore[assignment]
            # Without a worker that is not needed, so that none is sent in vain.
            if crew and sum(crew) - min(crew) >= effort:
                continue
            found = (sum(crew) - effort, len(crew), crew)
            best = found if best is None else min(best, found)
    return [] if best is None else best[2]


def crew_of(state: State) -> list[a.Level]:
    """The best crew for the track that is asked for."""
    at = state.mover * LEVELS
    return best_crew(state.idle[at : at + LEVELS], state.effort)


class Tracks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One or two tracks."""

    links: Annotated[list[str], Meta(min_length=1)]
    crew: list[a.Level] = []
    """The workers in the order in which they are sent; those that waste the least follow."""
    points: list[a.Purchase] = []
    """What business points are spent on where the first track brings some."""


class LayTracks(ShortcutKind):
    """A track after the other; each is laid before the next one is begun."""

    name = "lay-tracks"
    title = "Lay these tracks with this crew"
    argument = Tracks

    def fits(self, state: State) -> bool:
        return state.step == TURN

    def actions(self, state: State, argument: Tracks) -> list[Action] | Refusal:
        after, found = state.clone(), list[Action]()
        crew, points = list(argument.crew), list(argument.points)
        for link in argument.links:
            step: Action | None = a.BuildTrack(link)
            while step is not None:
                refusal = after.refuse(step)
                if refusal is not None:
                    return refusal
                after.play_code(after.encode(step))
                found.append(step)
                step = _next_step(after, crew, points)
        # Whoever else was named is sent as well, or the refusal says why not.
        more = played(after, [a.Work(level) for level in crew])
        return more if isinstance(more, Refusal) else found + more


def _next_step(after: State, crew: list[a.Level], points: list[a.Purchase]) -> Action | None:
    """What is asked before the next track; None where that is left to the player."""
    if after.step == CREW:
        if not crew:
            crew += crew_of(after)
        return a.Work(crew.pop(0)) if crew else None
    return a.Spend(points.pop(0)) if after.step == POINTS and points else None


class SendCrew(ShortcutKind):
    """For the track that waits for its crew."""

    name = "send-crew"
    title = "Send the crew that wastes the least"
    argument = None

    def fits(self, state: State) -> bool:
        return state.step == CREW

    def actions(self, state: State, argument: None) -> list[Action] | Refusal:
        return played(state, [a.Work(level) for level in crew_of(state)])


class StaffedFactory(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A factory with the worker that settles there."""

    site: str
    good: Good
    level: a.Level
    area: a.Area = "idle"


class BuildStaffed(ShortcutKind):
    name = "staffed-factory"
    title = "Build a factory and settle this worker"
    argument = StaffedFactory

    def fits(self, state: State) -> bool:
        return state.step == TURN and state.tile == NO_TILE

    def actions(self, state: State, argument: StaffedFactory) -> list[Action] | Refusal:
        built = a.BuildFactory(argument.site, argument.good)
        return played(state, [built, a.Staff(argument.level, argument.area)])


class Workers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Workers of one column."""

    hub: Hub
    column: int
    count: Annotated[int, Meta(ge=1)]


class Several(ShortcutKind):
    """Units of one main action, one after the other; all of them or none."""

    def __init__(
        self, name: str, title: str, argument: object, made: Callable[..., list[Action]]
    ) -> None:
        self.name, self.title, self.argument, self.made = name, title, argument, made

    def fits(self, state: State) -> bool:
        return state.step == TURN

    def actions(self, state: State, argument: object) -> list[Action] | Refusal:
        return played(state, self.made(argument))


class Orders(Several):
    def fits(self, state: State) -> bool:
        return super().fits(state) and may_land(state, state.mover)


MOST_AT_ONCE = 20


def _workers(said: Workers) -> list[Action]:
    return [a.HireWorker(said.hub, said.column)] * min(said.count, MOST_AT_ONCE)


SHORTCUTS = (
    LayTracks(),
    SendCrew(),
    BuildStaffed(),
    Several("hire-workers", "Hire so many workers of one column", Workers, _workers),
    Orders(
        "order-goods",
        "Order these goods",
        Annotated[list[Good], Meta(min_length=1)],
        lambda goods: [a.OrderGood(good) for good in goods[:MOST_AT_ONCE]],
    ),
)
