# footplate: compiled
"""What the build generator looks at first: what lies over the edges of a hex."""

from footplate.games.age_of_steam.board.codes import NOBODY
from footplate.games.age_of_steam.play.laying import end_at
from footplate.games.age_of_steam.play.state import State
from footplate.hexes.geometry import opposite
from footplate.hexes.tiles import EXITS


def survey(state: State, cell: int) -> int:
    """What the mover finds now (AOS-BUILD-10) over the free edges of a cell, in masks of six bits:

    edges that connect new track; edges that are barred (no way, or track of others); edges over
    which something is met (city, own or unowned track); edges over which own track is met.
    """
    board, seat = state.rules.board, state.mover
    used = EXITS[state.faces[cell]]
    connect, barred, met, mine = 0, board.closed[cell], 0, 0
    for edge in range(6):
        bit = 1 << edge
        if (used | barred) & bit:
            continue
        other = board.near[cell * 6 + edge]
        if state.cities[other]:  # any city, at any side: AOS-BUILD-09, AOS-BUILD-12
            connect |= bit
            met |= bit
        elif state.faces[other]:
            facing = other * 6 + opposite(edge)
            if state.has_exit(facing):  # another side bars nothing: AOS-BUILD-16
                owner = state.owner_at(facing)
                if owner == seat:
                    connect |= bit
                    mine |= bit
                    met |= bit
                elif owner == NOBODY:  # AOS-OWN-13
                    met |= bit
                    anchor = end_at(state, facing)
                    if state.cities[anchor] or state.in_town(seat, anchor):  # AOS-BUILD-13
                        connect |= bit
                else:
                    barred |= bit
    return connect | barred << 6 | met << 12 | mine << 18


def stop_over(state: State, cell: int, edge: int) -> int:
    """The stop to which the track met over an edge leads."""
    other = state.rules.board.near[cell * 6 + edge]
    return other if state.cities[other] else end_at(state, other * 6 + opposite(edge))
