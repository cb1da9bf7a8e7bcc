# footplate: compiled
"""The build generator: every legal build, without trying what cannot be legal.

It looks only where new track can connect or an end can be redirected: beside cities, at the
ends of unfinished track, and in towns where the mover has track.
"""

from typing import Final

from footplate.core.chance import Chance
from footplate.games.age_of_steam.board.codes import BUILD, END_BUILD, NOBODY, build
from footplate.games.age_of_steam.play.redirecting import redirects
from footplate.games.age_of_steam.play.state import State
from footplate.games.age_of_steam.play.survey import stop_over, survey
from footplate.hexes.tiles import EXITS, FIRST_DOUBLE, NO_FACE, PAIRS, TRACKS

MOST_MARKERS: Final = 4
"""What one build can take: a town tile with four stubs."""


def builds_on(state: State, cell: int) -> list[int]:
    """Every legal build of the mover on one cell, as faces."""
    rules = state.rules
    if state.cities[cell] or (cell in state.built and not rules.rebuild_same_hex):
        return []
    found = survey(state, cell)
    if rules.board.towns[cell]:
        faces = _town_builds(state, cell, found)
    elif state.faces[cell] == NO_FACE:
        faces = _first_builds(state, cell, found)
    else:
        faces = _additions(state, cell, found)
        faces += redirects(state, cell, found)
    if referee_decides(state, MOST_MARKERS):
        spot, referee = rules.board.spots[cell], state.conduct
        faces = [face for face in faces if referee.refuse(state, build(spot, face)) is None]
    return faces


def _first_builds(state: State, cell: int, found: int) -> list[int]:
    """The first tile of a hex; a player's first of all is no exception (AOS-BUILD-11)."""
    rules, supply = state.rules, state.supply
    money = state.money[state.mover]
    connect, barred, met = found & 63, found >> 6 & 63, found >> 12 & 63
    if money < rules.board.prices[cell] or not connect:
        return []
    kinds = rules.tiles.kinds
    faces = [f for f in rules.templates.singles(connect, barred) if supply[kinds[f][0]] > 0]
    if connect & (connect - 1):
        for face in rules.templates.pairs(connect, barred):
            if supply[kinds[face][0]] > 0 and rules.placing_price(cell, face) <= money:
                faces.append(face)
    if met & (met - 1):
        faces = [f for f in faces if _joins_well(state, cell, f, met)]
    return faces


def _joins_well(state: State, cell: int, face: int, met: int) -> bool:
    """Whether no track of the face would lead from a stop back to it."""
    for track in TRACKS[face]:
        a, b = PAIRS[track]
        if met >> a & 1 and met >> b & 1 and stop_over(state, cell, a) == stop_over(state, cell, b):
            return False
    return True


def _additions(state: State, cell: int, found: int) -> list[int]:
    """A second track: crossing the one that lies there (AOS-BUILD-31), or not (AOS-BUILD-32)."""
    rules, old = state.rules, state.faces[cell]
    connect, barred, met = found & 63, found >> 6 & 63, found >> 12 & 63
    if old >= FIRST_DOUBLE or not connect:  # AOS-BUILD-33
        return []
    money = state.money[state.mover]
    faces = []
    for face in rules.templates.additions[old]:
        new = EXITS[face] & ~EXITS[old]
        if (
            new & connect
            and not new & barred
            and state.supply[rules.tiles.kinds[face][0]] > 0
            and rules.adding_price(face) <= money
            and (new & met != new or _joins_well(state, cell, face, met))
        ):
            faces.append(face)
    return faces


def _town_builds(state: State, cell: int, found: int) -> list[int]:
    rules, old = state.rules, state.faces[cell]
    money = state.money[state.mover]
    connect, barred, met = found & 63, found >> 6 & 63, found >> 12 & 63
    if old == NO_FACE:
        faces = rules.templates.first_towns(connect, barred) if connect else []  # AOS-BUILD-22
        return [
            face
            for face in faces
            if rules.placing_price(cell, face) <= money and town_tile_for(state, cell, face)
        ]
    inside = state.in_town(state.mover, cell)
    if rules.replace_town > money or not (inside or connect):  # AOS-BUILD-13
        return []
    exits = EXITS[old]
    loops = 0
    for edge in range(6):
        if met >> edge & 1 and stop_over(state, cell, edge) == cell:
            loops |= 1 << edge
    faces = []
    for face in rules.templates.towns:
        new = EXITS[face] & ~exits
        if (
            new
            and EXITS[face] & exits == exits  # AOS-BUILD-23
            and not new & (barred | loops)
            and (inside or new & connect)  # AOS-BUILD-14
            and town_tile_for(state, cell, face)
        ):
            faces.append(face)
    return faces


def town_tile_for(state: State, cell: int, face: int) -> bool:
    """Whether a tile, and a disk where it needs one, is there once the old ones are back
    (AOS-BUILD-26)."""
    tiles, old = state.rules.tiles, state.faces[cell]
    if tiles.disk[face] and state.disks == 0 and not tiles.disk[old]:  # AOS-BUILD-25
        return False
    returned = state.town_tiles[state.rules.board.stop_of[cell]]
    return any(state.supply[kind] > 0 or kind == returned for kind in tiles.kinds[face])


# --- All of them, or one by chance ----------------------------------------------------------------


def build_codes(state: State) -> list[int]:
    """Every legal build of the mover, in one order for equal positions."""
    rules, codes = state.rules, [END_BUILD]  # AOS-BUILD-03
    board, faces = rules.board, state.faces
    money = state.money[state.mover]
    if state.builds_left == 0 or money < rules.cheapest:  # AOS-COST-02
        return codes
    touched = [0] * board.size
    for end in state.ends:
        touched[board.near[end >> 12]] = 1
    others = _open_cells(state)
    calm = not referee_decides(state, MOST_MARKERS)
    missing = 0
    for at in range(3):
        if state.supply[rules.simple_kinds[at]] == 0:
            missing |= 1 << at
    for rim in state.rim:
        if calm and rim.plain and faces[rim.cell] == NO_FACE and not touched[rim.cell]:
            if rim.price <= money:
                codes += rim.codes[missing]
        else:
            others.append(rim.cell)
    done = -1
    for cell in sorted(others):
        if cell != done:
            done = cell
            base = BUILD | board.spots[cell] << 11
            codes += [base | face << 4 for face in builds_on(state, cell)]
    return codes


def _open_cells(state: State) -> list[int]:
    """Where the mover can build away from cities: at both sides of each end that he may extend
    or redirect, and in the towns where he has track."""
    cells = []
    for end in state.ends:
        port = end >> 12
        if state.owner_at(port) in (state.mover, NOBODY):
            cells.append(port // 6)
            cells.append(state.rules.board.near[port])
    for cell in state.rules.board.stops:
        if state.faces[cell] and state.in_town(state.mover, cell):
            cells.append(cell)
    return cells


def referee_decides(state: State, markers: int) -> bool:
    """Two limits that seldom bind and would clutter the generator: second links, where the board
    forbids them, and ownership markers, of which what is built takes so many at most."""
    rules = state.rules
    return rules.no_duplicate_links or state.markers[state.mover] + markers > rules.max_markers


def sample_build(state: State, rng: Chance) -> int:
    """A legal build, or the end of the build turn.

    A place is drawn among the cells beside cities, both sides of each dangling end and the
    stops; then one of its builds, each equally likely. Where the place has none another one is
    drawn, eight times at most; one draw in eight ends the build turn at once.
    """
    board = state.rules.board
    if state.builds_left == 0 or state.money[state.mover] < state.rules.cheapest:
        return END_BUILD
    rim, ends = len(state.rim), len(state.ends)
    if rng.below(8) == 0:
        return END_BUILD
    for _ in range(8):
        at = rng.below(rim + 2 * ends + len(board.stops))
        if at < rim:
            cell = state.rim[at].cell
        elif at < rim + ends:
            cell = board.near[state.ends[at - rim] >> 12]
        elif at < rim + 2 * ends:
            cell = (state.ends[at - rim - ends] >> 12) // 6
        else:
            cell = board.stops[at - rim - 2 * ends]
        faces = builds_on(state, cell)
        if faces:
            return BUILD | faces[rng.below(len(faces))] << 4 | board.spots[cell] << 11
    return END_BUILD
