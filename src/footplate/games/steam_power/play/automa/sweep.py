# footplate: compiled
"""The direction marker: which of several cities or paths its sweep meets first."""

from footplate.games.steam_power.play.state import State


def place_of(state: State, city: int) -> int:
    """When the sweep from the marker's corner comes to a city."""
    board = state.rules.board
    return board.sweeps[state.marker][board.cities[city]]


def first_city(state: State, cities: list[int]) -> int:
    """The city that the sweep meets first; -1 of none."""
    best, at = -1, 0
    for city in cities:
        place = place_of(state, city)
        if best < 0 or place < at:
            best, at = city, place
    return best


def hex_weight(state: State, cell: int) -> int:
    """A bit for each hex, the highest for the one that is swept first.

    Of two sets of hexes the one with the greater sum owns the first swept hex that they do not
    share (SP-AUTO-09), so that sets can be compared, and added up, as numbers.
    """
    board = state.rules.board
    return 1 << (board.size - 1 - board.sweeps[state.marker][cell])
