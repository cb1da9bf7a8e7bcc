# footplate: compiled
"""Ways from stop to stop: the short paths over the hexes, and what building one costs now."""

from typing import Final

from footplate.games.age_of_steam.board.codes import NOBODY
from footplate.games.age_of_steam.board.map import Board
from footplate.games.age_of_steam.play.laying import end_at, inward
from footplate.games.age_of_steam.play.links import section_length
from footplate.games.age_of_steam.play.state import State
from footplate.hexes.geometry import opposite
from footplate.hexes.tiles import EXITS, FIRST_DOUBLE, NO_FACE, double_face, pair_face, town_face

LONGEST: Final = 4
"""Nobody builds more tiles in one turn."""
ALTERNATIVES: Final = 8
"""How many ways between the same two stops are kept."""


class Way:
    """A path between two stops: the hexes on it and the track on each.

    `leave` and `arrive` are the ports by which the stops are left and entered, both seen from
    the stops. A way that continues unfinished track has -1 for `leave`; `gained` counts the
    sections of old track that become part of the link.
    """

    def __init__(self, one: int, two: int, leave: int, arrive: int) -> None:
        self.one = one
        self.two = two
        self.leave = leave
        self.arrive = arrive
        self.cells: list[int] = []
        self.faces: list[int] = []
        self.price = 0
        self.gained = 0


def board_ways(board: Board) -> list[list[Way]]:
    """By stop, the ways that begin or end there, between the same two stops the cheapest first."""
    found: dict[int, list[Way]] = {}
    for stop in range(len(board.stops)):
        for edge in range(6):
            port = board.stops[stop] * 6 + edge
            if board.near[port] >= 0:
                _extend(board, found, stop, port, port, [], [])
    ways: list[list[Way]] = [[] for _ in board.stops]
    for key in sorted(found):
        # Stable: equal ways stay in the order of the search.
        found[key].sort(key=lambda way: len(way.cells) << 8 | way.price)
        for way in found[key][:ALTERNATIVES]:
            ways[way.one].append(way)
            ways[way.two].append(way)
    return ways


def _extend(
    board: Board,
    found: dict[int, list[Way]],
    stop: int,
    leave: int,
    port: int,
    cells: list[int],
    faces: list[int],
) -> None:
    """Go on over a port; each pair of stops is found from the lower one."""
    cell, back = board.near[port], opposite(port % 6)
    other = board.stop_of[cell]
    if other >= 0:
        if other > stop and (cells or board.towns[cell] or board.towns[leave // 6]):
            way = Way(stop, other, leave, cell * 6 + back)
            way.cells, way.faces = cells, faces
            way.price = sum([board.prices[each] for each in cells])
            found.setdefault(stop << 8 | other, []).append(way)
        return
    if len(cells) == LONGEST or cell in cells:
        return
    for edge in range(6):
        if edge != back and board.near[cell * 6 + edge] >= 0:
            face = pair_face(back, edge)
            _extend(board, found, stop, leave, cell * 6 + edge, [*cells, cell], [*faces, face])


def end_ways(state: State, seat: int, longest: int) -> list[Way]:
    """The ways that continue unfinished track which the seat owns or could take over."""
    board = state.rules.board
    ways: list[Way] = []
    for end in state.ends:
        port, anchor = end >> 12, end & 4095
        owner = state.owner_at(port)
        usable = owner == seat or (
            owner == NOBODY and (state.cities[anchor] > 0 or state.in_town(seat, anchor))
        )
        if usable and board.near[port] >= 0:
            gained = section_length(state, inward(state, port))
            _continue(state, seat, ways, end, port, [], [], longest << 8 | gained)
    return ways


def _continue(
    state: State,
    seat: int,
    ways: list[Way],
    end: int,
    port: int,
    cells: list[int],
    faces: list[int],
    limits: int,
) -> None:
    """`limits`: tiles that may be laid << 8 | sections gained so far."""
    board = state.rules.board
    cell, back = board.near[port], opposite(port % 6)
    stop, facing = board.stop_of[cell], board.near[port] * 6 + opposite(port % 6)
    joined = -1
    if stop < 0 and state.has_exit(facing):
        joined = end_at(state, facing)
        if joined < 0 or state.owner_at(facing) not in (seat, NOBODY):
            return
        stop = board.stop_of[joined]
    if stop >= 0:
        if board.stops[stop] != end & 4095 and (joined < 0 or facing < end >> 12):
            way = Way(board.stop_of[end & 4095], stop, -1, -1 if joined >= 0 else facing)
            way.cells, way.faces = cells, faces
            way.price = sum([board.prices[each] for each in cells])
            way.gained = limits & 255
            ways.append(way)
        return
    if len(cells) == limits >> 8 or cell in cells or cell == (end >> 12) // 6:
        return
    for edge in range(6):
        if edge != back and board.near[cell * 6 + edge] >= 0:
            _continue(
                state,
                seat,
                ways,
                end,
                cell * 6 + edge,
                [*cells, cell],
                [*faces, pair_face(back, edge)],
                limits,
            )


class Segment:
    """A way as it could be built now: tiles with their faces, town exits to add, and the bill."""

    def __init__(self, way: Way) -> None:
        self.way = way
        self.one = way.one
        self.two = way.two
        self.cells = way.cells
        self.faces: list[int] = []
        self.towns: list[int] = []
        """Ports in towns where an exit is needed."""
        self.tiles = 0
        self.cost = 0
        self.sections = len(way.cells) + way.gained


def price_way(state: State, seat: int, way: Way, budget: int) -> Segment | None:
    """What a way needs now; None where it cannot be built or costs more tiles than the budget."""
    rules = state.rules
    segment = Segment(way)
    for at in range(len(way.cells)):
        cell, face = way.cells[at], way.faces[at]
        old = state.faces[cell]
        if old == NO_FACE:
            segment.cost += rules.board.prices[cell]
        elif old < FIRST_DOUBLE:
            face = double_face(old, face)
            if face == NO_FACE:
                return None
            segment.cost += rules.adding_price(face)
        else:
            return None
        kinds = rules.tiles.kinds[face]
        if not kinds or state.supply[kinds[0]] == 0 or cell in state.built:
            return None
        segment.faces.append(face)
    for port in (way.leave, way.arrive):
        if port < 0 or state.cities[port // 6]:
            continue
        segment.sections += 1
        if state.has_exit(port):
            if state.owner_at(port) not in (seat, NOBODY) or end_at(state, port) < 0:
                return None
        else:
            segment.towns.append(port)
    segment.tiles = len(way.cells) + len(segment.towns)
    if segment.tiles == 0 or segment.tiles > budget:
        return None
    for port in segment.towns:
        cost = town_price(state, port // 6, 1 << (port % 6))
        if cost < 0:
            return None
        segment.cost += cost
    return segment


def town_price(state: State, cell: int, exits: int) -> int:
    """What new exits of a town cost; -1 where no tile can show them."""
    rules = state.rules
    old = state.faces[cell]
    if cell in state.built or EXITS[old] & exits:
        return -1
    face = town_face(EXITS[old] | exits)
    if face == NO_FACE or not rules.tiles.kinds[face]:
        return -1
    return rules.replace_town if old != NO_FACE else rules.placing_price(cell, face)
