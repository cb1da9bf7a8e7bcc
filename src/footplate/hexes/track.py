# footplate: compiled
"""Following track from hex to hex.

A *port* is an edge of a cell, seen from inside: `cell * 6 + edge`. Maps number their cells from
0 and list the cell behind each port (-1: off the map, water, or a closed hexside).
"""

from footplate.hexes.geometry import opposite
from footplate.hexes.tiles import MATES, NO_EXIT, TOWN


def follow(near: list[int], faces: list[int], cities: list[int], port: int) -> int:
    """Where the track that leaves by `port` ends.

    A stop gives the port by which it is entered (>= 0). Dangling track gives its last port as
    `-1 - port`, which may be the given one.
    """
    while True:
        cell = near[port]
        if cell < 0:
            return -1 - port
        back = opposite(port % 6)
        if cities[cell]:
            return cell * 6 + back
        mate = MATES[faces[cell] * 8 + back]
        if mate == NO_EXIT:
            return -1 - port
        if mate == TOWN:
            return cell * 6 + back
        port = cell * 6 + mate


def section(near: list[int], faces: list[int], cities: list[int], port: int) -> list[int]:
    """The ports by which the track is left, hex by hex, from `port` to its end in that direction.

    A town exit at the far end is part of the track: its port closes the list.
    """
    ports = [port]
    while True:
        cell = near[port]
        if cell < 0 or cities[cell]:
            return ports
        back = opposite(port % 6)
        mate = MATES[faces[cell] * 8 + back]
        if mate == NO_EXIT:
            return ports
        if mate == TOWN:
            ports.append(cell * 6 + back)
            return ports
        port = cell * 6 + mate
        ports.append(port)
