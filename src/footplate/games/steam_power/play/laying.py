# footplate: compiled
"""What a placement does to the map: tiles, owners, ends of incomplete links, completed links.

Nothing here asks whether a placement is legal; that is the referee's work (`referee/track.py`).
"""

from footplate.games.steam_power.play.state import State
from footplate.hexes.geometry import opposite
from footplate.hexes.tiles import FIRST_DOUBLE, MATES, NO_FACE, PAIRS, TRACKS, double_face


def with_track(face: int, track: int) -> int:
    """The face that shows one track more; 0 where it cannot."""
    if face == NO_FACE:
        return track
    return double_face(face, track) if face < FIRST_DOUBLE else NO_FACE


def without_track(face: int, track: int) -> int:
    """The face that is left when a track is taken off."""
    for other in TRACKS[face]:
        if other != track:
            return other
    return NO_FACE


def other_edge(track: int, edge: int) -> int:
    one, two = PAIRS[track]
    return one + two - edge


def price_of(state: State, cell: int) -> int:
    """What laying track on a hex costs (SP-TRACK-30), or crossing what lies there (SP-CROSS-08)."""
    return state.rules.board.prices[cell] if not state.faces[cell] else state.rules.crossing


def end_track(state: State, company: int) -> int:
    """The track of the end tile of an incomplete link."""
    port = state.ends[company]
    face = state.faces[port // 6]
    edge = port % 6
    for track in TRACKS[face]:
        if edge in PAIRS[track]:
            return track
    return NO_FACE


def incoming_edge(state: State, company: int) -> int:
    """The edge by which an incomplete link enters its end tile.

    On a crossing that is an edge of the same track: the two never join (SP-CROSS-12).
    """
    port = state.ends[company]
    return MATES[state.faces[port // 6] * 8 + port % 6]


# --- tiles ----------------------------------------------------------------------------------------


def _show(state: State, cell: int, face: int) -> None:
    """Change the picture of a hex; the old tile returns before the new one is taken
    (SP-TRACK-29)."""
    old, kind = state.faces[cell], state.rules.tiles.kind
    if old:
        state.tile_stock[kind[old]] += 1
    if face:
        state.tile_stock[kind[face]] -= 1
    state.faces[cell] = face
    if (old == NO_FACE) != (face == NO_FACE):
        step = 1 if face else -1
        near = state.rules.board.near
        for port in range(cell * 6, cell * 6 + 6):
            if near[port] >= 0:
                state.busy[near[port]] += step


def put_track(state: State, company: int, cell: int, track: int) -> None:
    """Add a track; where one lies its tile becomes a crossing (SP-CROSS-02)."""
    _show(state, cell, with_track(state.faces[cell], track))
    one, two = PAIRS[track]
    state.owners[cell] |= company << 3 * one | company << 3 * two  # SP-CROSS-04


def take_track(state: State, cell: int, track: int) -> None:
    """Take a track off; the other one of a crossing stays with its owner (SP-REDO-12)."""
    _show(state, cell, without_track(state.faces[cell], track))
    one, two = PAIRS[track]
    state.owners[cell] &= ~(7 << 3 * one | 7 << 3 * two)


# --- placements -----------------------------------------------------------------------------------


def lay(state: State, cell: int, track: int) -> int:
    """Lay or cross for the acting company and pay.

    Returns the completed link as in `state.links`, or -1.
    """
    company = state.company
    state.money[state.mover] -= price_of(state, cell)  # SP-TRACK-31
    put_track(state, company, cell, track)
    if state.ends[company] >= 0:
        entered = opposite(state.ends[company] % 6)
        return _go_on(state, company, cell, other_edge(track, entered))
    state.trains[company] -= 1  # SP-TRACK-22
    return _begin(state, company, cell, track)


def _begin(state: State, company: int, cell: int, track: int) -> int:
    """A new link: complete at once where it joins two cities."""
    board = state.rules.board
    one, two = PAIRS[track]
    first, second = board.near[cell * 6 + one], board.near[cell * 6 + two]
    if board.city_of[first] >= 0 and board.city_of[second] >= 0:
        return complete(state, company, board.city_of[first], board.city_of[second])
    if board.city_of[first] < 0:
        first, two = second, one
    state.origins[company] = first
    state.ends[company] = cell * 6 + two
    return -1


def _go_on(state: State, company: int, cell: int, leaving: int) -> int:
    """An incomplete link now ends at an edge of a cell."""
    board = state.rules.board
    city = board.city_of[board.near[cell * 6 + leaving]]
    if city < 0:
        state.ends[company] = cell * 6 + leaving
        return -1
    origin = board.city_of[state.origins[company]]
    state.ends[company] = -1  # SP-TRACK-05: another link may be begun
    state.origins[company] = -1
    return complete(state, company, origin, city)


def complete(state: State, company: int, one: int, two: int) -> int:
    """Add a completed link (SP-TRACK-13); what is known about ways is to be found anew."""
    board = state.rules.board
    link = one << 9 | two << 3 | company
    state.links = [*state.links, link]  # SP-TRACK-14: for good
    state.network[company] |= 1 << one | 1 << two  # SP-TRACK-11
    # A group is linked as a whole by a link into one of its cities (SP-TRACK-26).
    state.linked |= board.masks[board.node_of[one]] | board.masks[board.node_of[two]]
    state.rims[company] = None
    state.web = None
    state.fares = [None] * len(state.fares)
    state.tolls = [None] * len(state.tolls)
    return link


def remove_end(state: State, company: int) -> None:
    """Take the end tile of an incomplete link off the map; the last one ends the link."""
    port = state.ends[company]
    cell, track = port // 6, end_track(state, company)
    entered = incoming_edge(state, company)
    take_track(state, cell, track)
    board = state.rules.board
    before = board.near[cell * 6 + entered]
    if board.city_of[before] >= 0:
        state.ends[company] = -1
        state.origins[company] = -1
        state.trains[company] += 1  # SP-REDO-10
    else:
        state.ends[company] = before * 6 + opposite(entered)  # SP-REDO-09


def replace_end(state: State, company: int, track: int) -> int:
    """Change the track of the end tile. Returns the completed link, or -1 (SP-REDO-08)."""
    port = state.ends[company]
    cell = port // 6
    entered = incoming_edge(state, company)
    take_track(state, cell, end_track(state, company))
    put_track(state, company, cell, track)
    return _go_on(state, company, cell, other_edge(track, entered))
