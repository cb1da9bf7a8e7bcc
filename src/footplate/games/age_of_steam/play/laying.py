# footplate: compiled
"""What a build does to the map: tiles, ownership, markers and the ends of unfinished track.

Nothing here asks whether a build is legal; that is the referee's work (`referee/`).
"""

from footplate.games.age_of_steam.board.codes import NOBODY
from footplate.games.age_of_steam.board.map import IS_CITY
from footplate.games.age_of_steam.play.state import State
from footplate.hexes.geometry import opposite
from footplate.hexes.tiles import (
    EXITS,
    FIRST_DOUBLE,
    FIRST_TOWN,
    MATES,
    NO_FACE,
    PAIRS,
    TOWN,
    TRACKS,
)

# --- The ends of unfinished track -----------------------------------------------------------------


def end_at(state: State, port: int) -> int:
    """The stop that anchors the unfinished track dangling at a port; -1: nothing dangles there."""
    for end in state.ends:
        if end >> 12 == port:
            return end & 4095
    return -1


def dangles(state: State, port: int) -> bool:
    """Whether the track with an exit at a port meets nothing there; a town is met by an exit of its
    own only (AOS-BUILD-41)."""
    cell = state.rules.board.near[port]
    return not state.cities[cell] and not state.has_exit(cell * 6 + opposite(port % 6))


def add_end(state: State, port: int, anchor: int) -> None:
    """Sorted, so that equal positions list their builds in one order."""
    end = port << 12 | anchor
    ends = state.ends
    at = len(ends)
    while at > 0 and ends[at - 1] > end:
        at -= 1
    ends.insert(at, end)


def drop_end(state: State, port: int) -> None:
    ends = state.ends
    for at in range(len(ends)):
        if ends[at] >> 12 == port:
            ends.pop(at)
            return


def inward(state: State, port: int) -> list[int]:
    """All ports of the track that ends (or meets another) at a port, back to its stop."""
    near = state.rules.board.near
    ports = [port]
    while True:
        mate = MATES[state.faces[port // 6] * 8 + port % 6]
        if mate == TOWN:
            return ports
        back = port // 6 * 6 + mate
        ports.append(back)
        cell = near[back]
        if cell < 0 or state.cities[cell]:
            return ports
        port = cell * 6 + opposite(mate)
        if not state.has_exit(port):
            return ports
        ports.append(port)


def claim(state: State, port: int, seat: int) -> None:
    """Give the track behind a port to a seat, or to nobody."""
    for each in inward(state, port):
        state.own(each, seat)


# --- Prices ---------------------------------------------------------------------------------------


def price_of(state: State, cell: int, face: int) -> int:
    """What the mover pays for showing a face on a cell."""
    rules = state.rules
    old = state.faces[cell]
    if old == NO_FACE:
        return rules.placing_price(cell, face)  # the terrain is paid here only: AOS-COST-07
    if face >= FIRST_TOWN:
        return rules.replace_town  # AOS-COST-11
    if old < FIRST_DOUBLE <= face:
        return rules.adding_price(face)  # with an end redirected or not: AOS-COST-15
    lost = 0
    for track in TRACKS[old]:
        if track not in TRACKS[face]:
            lost += 1
    return rules.redirect_price(lost)  # whatever the tile becomes: AOS-COST-14


# --- Building -------------------------------------------------------------------------------------


def lay(state: State, cell: int, face: int) -> None:
    """Show a face on a cell for the mover: pay, change the tile, join what meets."""
    seat = state.mover
    old = state.faces[cell]
    state.money[seat] -= price_of(state, cell, face)  # AOS-COST-01
    state.builds_left -= 1  # AOS-BUILD-02
    state.built.append(cell)
    state.links = None
    if face >= FIRST_TOWN:
        _take_town_tile(state, cell, face)
        new = EXITS[face] & ~EXITS[old]
        for edge in range(6):
            if new >> edge & 1:
                _add_exit(state, seat, cell * 6 + edge)
        return
    bent = _loosen(state, cell, old, face)  # AOS-BUILD-35
    _swap_tile(state, old, face)
    state.faces[cell] = face
    added = [track for track in TRACKS[face] if track not in TRACKS[old]]
    for end in bent:
        for track in added:
            a, b = PAIRS[track]
            if end.fixed in (a, b):
                added.remove(track)
                _bend(state, seat, end, cell * 6 + a + b - end.fixed)
                break
    for track in added:
        a, b = PAIRS[track]
        _add_track(state, seat, cell * 6 + a, cell * 6 + b)


class _Loose:
    """A dangling end that is taken off its edge to be redirected."""

    def __init__(self, state: State, cell: int, fixed: int, loose: int) -> None:
        port = cell * 6 + loose
        self.fixed = fixed
        self.owner = state.owner_at(port)
        self.anchor = end_at(state, port)
        self.laid = port in state.laid
        drop_end(state, port)
        state.disown(port)
        if self.laid:
            state.laid.remove(port)


def _loosen(state: State, cell: int, old: int, face: int) -> list[_Loose]:
    """Take off the ends that move; all of them, before any is put on its new edge."""
    bent = []
    for track in TRACKS[old]:
        if track not in TRACKS[face]:
            a, b = PAIRS[track]
            dangles = end_at(state, cell * 6 + b) >= 0
            bent.append(_Loose(state, cell, a, b) if dangles else _Loose(state, cell, b, a))
    return bent


def _swap_tile(state: State, old: int, face: int) -> None:
    if old != NO_FACE:
        state.supply[state.rules.tiles.kinds[old][0]] += 1
    state.supply[state.rules.tiles.kinds[face][0]] -= 1


def _take_town_tile(state: State, cell: int, face: int) -> None:
    _return_town_tile(state, cell)
    tiles = state.rules.tiles
    for kind in tiles.kinds[face]:  # AOS-BUILD-27
        if state.supply[kind] > 0:
            state.supply[kind] -= 1
            state.town_tiles[state.rules.board.stop_of[cell]] = kind
            break
    if tiles.disk[face]:  # AOS-BUILD-20
        state.disks -= 1
    state.faces[cell] = face


def _return_town_tile(state: State, cell: int) -> None:
    stop = state.rules.board.stop_of[cell]
    if state.town_tiles[stop] >= 0:
        state.supply[state.town_tiles[stop]] += 1
        state.town_tiles[stop] = -1
    if state.rules.tiles.disk[state.faces[cell]]:
        state.disks += 1
    state.faces[cell] = NO_FACE


def _meet(state: State, seat: int, port: int) -> int:
    """Join what new track of a seat meets across a port; the stop it leads to, -1 if it dangles."""
    cell = state.rules.board.near[port]
    if state.cities[cell]:
        return cell
    facing = cell * 6 + opposite(port % 6)
    anchor = end_at(state, facing)
    if anchor < 0:
        return -1
    drop_end(state, facing)
    if state.owner_at(facing) == seat:
        state.markers[seat] -= 1  # AOS-OWN-03
    else:
        claim(state, facing, seat)  # AOS-OWN-12, AOS-OWN-15
    return anchor


def _add_track(state: State, seat: int, one: int, two: int) -> None:
    state.own(one, seat)  # AOS-OWN-01
    state.own(two, seat)
    state.laid += [one, two]
    state.markers[seat] += 1  # AOS-OWN-02
    first = _meet(state, seat, one)
    second = _meet(state, seat, two)
    if first < 0:
        add_end(state, one, second)
    elif second < 0:
        add_end(state, two, first)


def _add_exit(state: State, seat: int, port: int) -> None:
    state.own(port, seat)  # AOS-OWN-14
    state.laid.append(port)
    state.markers[seat] += 1
    if _meet(state, seat, port) < 0:
        add_end(state, port, port // 6)  # AOS-OWN-16


def _bend(state: State, seat: int, end: _Loose, port: int) -> None:
    """Put a loosened end on its new edge."""
    state.own(port, end.owner)  # AOS-OWN-10
    if end.laid:
        # Only with `rebuild_same_hex`: the track stays laid in this turn after bending it.
        state.laid.append(port)
    across = state.rules.board.near[port]
    facing = across * 6 + opposite(port % 6)
    if not state.cities[across] and end_at(state, facing) < 0:
        add_end(state, port, end.anchor)
        return
    if end.owner == NOBODY:  # AOS-OWN-11
        claim(state, port, seat)
        state.markers[seat] += 1
    _meet(state, seat, port)  # it dangles no more, so nothing lapses: AOS-OWN-09


# --- New Cities -----------------------------------------------------------------------------------


def urbanize(state: State, cell: int, letter: int) -> None:
    """Put a New City on a town: the tile goes, what pointed at the hex is complete.

    It takes neither money nor one of the builds (AOS-CITY-07). Track that starts here and goes on
    beyond the hex keeps its end and its owner (AOS-CITY-14). Cubes that lie here stay
    (AOS-BOARD-13), and the display keeps its own (AOS-CITY-15).
    """
    seat = state.mover
    _clear_town(state, cell)
    state.cities = state.cities[:]
    state.cities[cell] = IS_CITY | 1 << state.rules.letter_colors[letter]  # AOS-CITY-16
    state.rim = state.rules.board.rim(state.cities)
    state.letters[letter] = cell
    state.urbanized = True  # AOS-CITY-02
    state.links = None
    for end in state.ends[:]:  # links that were complete are none: AOS-CITY-13
        port = end >> 12
        if state.rules.board.near[port] == cell:
            drop_end(state, port)  # AOS-CITY-11
            if state.owner_at(port) == NOBODY:
                claim(state, port, seat)  # AOS-CITY-12
                state.markers[seat] += 1


def _clear_town(state: State, cell: int) -> None:
    """Take the tile off a town; track that lay on it alone is gone with its marker."""
    exits = EXITS[state.faces[cell]]
    near = state.rules.board.near
    for edge in range(6):
        port = cell * 6 + edge
        if exits >> edge & 1:
            owner = state.owner_at(port)
            dangles = end_at(state, port) >= 0
            if dangles:
                drop_end(state, port)
            if owner != NOBODY and (dangles or state.cities[near[port]]):
                state.markers[owner] -= 1  # AOS-CITY-10
    _return_town_tile(state, cell)  # AOS-CITY-08
    state.owners[cell] = 0  # AOS-CITY-09
    state.laid = [port for port in state.laid if port // 6 != cell]


# --- The end of a build turn ----------------------------------------------------------------------


def unextended(state: State, seat: int) -> list[list[int]]:
    """The ports of each unfinished section that its owner did not extend in this build turn."""
    found = []
    for end in state.ends:
        port = end >> 12
        if state.owner_at(port) != seat:
            continue
        ports = inward(state, port)
        if not any(each in state.laid for each in ports):  # AOS-OWN-06, AOS-OWN-08
            found.append(ports)
    return found


def lapse(state: State, seat: int) -> list[list[int]]:
    """Unfinished track that its owner did not extend in this build turn becomes unowned
    (AOS-OWN-05); completed links are no ends and stay (AOS-OWN-04)."""
    lost = unextended(state, seat)
    for ports in lost:
        for each in ports:
            state.own(each, NOBODY)
        state.markers[seat] -= 1
    return lost


def abandon(state: State, seat: int) -> None:
    """An eliminated player's unfinished track becomes unowned (AOS-EXPENSE-06)."""
    state.laid = []
    lapse(state, seat)
