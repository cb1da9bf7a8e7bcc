"""Shortcuts: a delivery by its destination, and a whole build turn at once."""

from typing import Any

import msgspec

from footplate.core.action import Action
from footplate.core.refusal import Refusal
from footplate.core.shortcut import ShortcutKind, played
from footplate.games.age_of_steam.language.actions import (
    BuildTown,
    BuildTrack,
    EndBuild,
    Good,
    Urbanize,
)
from footplate.games.age_of_steam.language.codec import GOODS
from footplate.games.age_of_steam.language.steps import BUILD_TRACK, MOVE_GOODS
from footplate.games.age_of_steam.play.state import State
from footplate.games.age_of_steam.told.deliveries import ranked, ways


class Trip(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A cube, where it lies, and the city to which it goes."""

    good: Good
    hex: str
    to: str


class DeliverBestWay(ShortcutKind):
    """By the way that brings the mover most, then the others least, then over the fewest links."""

    name = "deliver"
    title = "Deliver a cube the best way"
    argument = Trip

    def fits(self, state: State) -> bool:
        return state.phase == MOVE_GOODS

    def actions(self, state: State, argument: Trip) -> list[Action] | Refusal:
        board = state.rules.board
        ends = [board.cell(argument.hex), board.cell(argument.to)]
        stops = [board.stop_of[cell] if cell >= 0 else -1 for cell in ends]
        if min(stops) < 0:
            hex = argument.hex if stops[0] < 0 else argument.to
            return Refusal("AOS-MOVE-05", f"There is no city or town on {hex:.20}.")
        trips = ranked(ways(state, state.codes()), state.mover)
        found = trips.get((GOODS.index(argument.good), stops[0], stops[1]))
        if not found:
            names = [board.name(cell) for cell in ends]
            sentence = f"No {argument.good} cube can be moved from {names[0]} to {names[1]} now."
            return Refusal("AOS-MOVE-09", sentence)
        return [state.decode(found[0].code)]


class Builds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is built, in this order."""

    builds: list[Urbanize | BuildTrack | BuildTown]
    end: bool = False
    """Whether the build turn ends then."""


class BuildSeveral(ShortcutKind):
    name = "build"
    title = "Build several tiles"
    argument = Builds

    def fits(self, state: State) -> bool:
        return state.phase == BUILD_TRACK

    def actions(self, state: State, argument: Builds) -> list[Action] | Refusal:
        actions: list[Any] = list(argument.builds)
        return played(state, [*actions, EndBuild()] if argument.end else actions)


SHORTCUTS = (DeliverBestWay(), BuildSeveral())
