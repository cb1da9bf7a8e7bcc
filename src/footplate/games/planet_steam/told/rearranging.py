# footplate: compiled
"""Rearranging before it is begun: whether anything of a seat could stand otherwise."""

from typing import Any

from footplate.core.view import Caution
from footplate.games.planet_steam.board.codes import WATER
from footplate.games.planet_steam.play.state import State
from footplate.games.planet_steam.play.tank_phase import bare_zones, upright


def rearrange_told(state: State) -> dict[str, Any]:
    """The rules let one lift and put down the same again: that nothing else can come is said."""
    if _could_stand_otherwise(state):
        return {}
    stays = ", and tanks stay where they are" if state.rules.immobile else ""
    words = f"Nothing of yours could stand otherwise{stays}."
    return {"warnings": [Caution(state.mover, "PS-PLACE-03", words)]}


def _could_stand_otherwise(state: State) -> bool:
    """By another zone, by a converter that is left off, or by a supercharger on another tank."""
    standing = upright(state, state.mover)
    if not state.rules.immobile and bare_zones(state, state.mover):
        return True
    charged = sum(state.charged[zone] for zone in standing)
    return any(state.tanks[zone] != WATER for zone in standing) or 0 < charged < len(standing)
