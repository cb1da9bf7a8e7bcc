# footplate: compiled
"""To which cities an Automa may want to build, by the colours of its contract."""

from footplate.games.steam_power.board.codes import COLORS, NOBODY, PURPLE
from footplate.games.steam_power.board.rules import (
    LEAST_PRESENT,
    OPPONENTS,
    VICTORY_POINTS,
)
from footplate.games.steam_power.play.automa.sweep import first_city
from footplate.games.steam_power.play.scoring import connected, purple_value
from footplate.games.steam_power.play.state import State
from footplate.games.steam_power.play.transport import fares_of


def own_cities(state: State) -> int:
    """The network of the Automa on turn with the groups it touches, as a mask."""
    own, cities = state.network[state.company], 0
    if own:
        for mask in state.rules.board.masks:
            if mask & own:
                cities |= mask
    return cities


def cubes_by_color(state: State) -> list[int]:
    """The cubes that lie in the extended network."""
    counts = [0] * COLORS
    if not state.network[state.company]:
        return counts  # SP-ATRACK-38
    fares, node_of = fares_of(state, state.company), state.rules.board.node_of
    for city in range(len(state.cubes)):
        if state.cubes[city] and fares[node_of[city]] >= 0:
            counts[state.tiles[city]] += state.cubes[city]
    return counts


def distinct_colors(resources: list[int]) -> list[int]:
    """The colours of a contract from top to bottom, each once."""
    colors: list[int] = []
    for color in resources:
        if color not in colors:
            colors.append(color)
    return colors


def candidates(state: State, rule: int, barred: int) -> list[int]:
    """The cities that a rule names, without those barred (a mask)."""
    counts = cubes_by_color(state) if rule == LEAST_PRESENT else []
    found: list[int] = []
    for city in range(len(state.tiles)):
        if barred >> city & 1 == 0 and _fits(state, rule, city, counts):
            found.append(city)
    return found


def _fits(state: State, rule: int, city: int, counts: list[int]) -> bool:
    color = state.tiles[city]
    if rule == LEAST_PRESENT:
        if color == PURPLE or state.makers[city] != NOBODY:  # SP-ATRACK-10
            return False
        return counts[color] == min(counts)  # SP-ATRACK-09
    if rule == VICTORY_POINTS:  # SP-ATRACK-11
        return color == PURPLE and share_of(state, city) >= 1
    linked = state.linked >> city & 1 == 1  # SP-AUTO-16
    # Linked by nobody (SP-ATRACK-12), or by an opponent (SP-ATRACK-13): what is linked and not
    # barred is linked by somebody else.
    return linked == (rule == OPPONENTS)


def share_of(state: State, city: int) -> int:
    """What a purple city would bring with one more seat connected to it."""
    return purple_value(state) // (len(connected(state, city)) + 1)


def start_city(state: State) -> int:
    """Where the first track starts: by the colour at the marker (SP-ATRACK-34); -1: the map has
    no such city."""
    corners = len(state.corners)
    for step in range(corners):
        color = state.corners[(state.marker + step) % corners]  # SP-ATRACK-35
        cities = [city for city in range(len(state.tiles)) if state.tiles[city] == color]
        if cities:
            return first_city(state, cities)
    return -1


RULE_IDS = ("SP-ATRACK-09", "SP-ATRACK-11", "SP-ATRACK-12", "SP-ATRACK-13")
"""By rule for a target."""
