# footplate: compiled
"""Why not, in Build Track: builds.

Written apart from the generator (`play/building.py`) and without its short cuts: it follows the
track on the map itself. A property test holds the two against each other.
"""

from typing import Final

from footplate.core.refusal import Refusal
from footplate.games.age_of_steam.board.codes import (
    BUILD,
    END_BUILD,
    NOBODY,
    URBANIZE,
    face_of,
    kind_of,
    letter_of,
    spot_of,
)
from footplate.games.age_of_steam.play.change import (
    Change,
    change_of,
    completed_by,
    facing_port,
    fixed_edge,
    stop_behind,
    stop_beyond,
)
from footplate.games.age_of_steam.play.laying import price_of
from footplate.games.age_of_steam.play.state import State
from footplate.games.age_of_steam.referee.new_city import refuse_urbanize
from footplate.hexes.geometry import EDGES
from footplate.hexes.tiles import EXITS, FIRST_DOUBLE, FIRST_TOWN, NO_FACE, PAIRS, TRACKS

NO_LAND: Final = Refusal("AOS-BUILD-05", "No track goes there: that is no land of the map.")


def refuse_build_track(state: State, code: int) -> Refusal | None:
    kind = kind_of(code)
    if kind == END_BUILD:  # AOS-BUILD-03
        return None
    if kind not in (BUILD, URBANIZE):
        sentence = "Now track is built: build on a hex, place a New City, or end your build."
        return Refusal("AOS-TURN-04", sentence)
    cell = state.rules.board.cell_at[spot_of(code)]
    if cell < 0:
        if kind == URBANIZE:
            return Refusal("AOS-CITY-06", "There is no town: that hex is not on the map.")
        return NO_LAND
    if kind == URBANIZE:
        return refuse_urbanize(state, cell, letter_of(code))
    return _refuse_build(state, cell, face_of(code))


def _refuse_build(state: State, cell: int, face: int) -> Refusal | None:
    """Why the mover may not show a face on a cell, or None."""
    return (
        _refuse_hex(state, cell, face)
        or _refuse_kept(state, cell, face)
        or _refuse_exits(state, cell, change_of(state, cell, face))
        or _refuse_links(state, cell, change_of(state, cell, face))
        or _refuse_supply(state, cell, face)
    )


# --- The hex --------------------------------------------------------------------------------------


def _refuse_hex(state: State, cell: int, face: int) -> Refusal | None:
    rules, name = state.rules, state.rules.board.name(cell)
    if state.builds_left == 0:
        return Refusal("AOS-BUILD-02", "You have built all the tiles that you may this turn.")
    if state.cities[cell]:
        return Refusal("AOS-BUILD-06", f"{name} is a city: no track tile goes there.")
    if cell in state.built and not rules.rebuild_same_hex:
        return Refusal("AOS-BUILD-04", f"You have already built on {name} this turn.")
    if rules.board.towns[cell] and face < FIRST_TOWN:
        sentence = f"{name} is a town: say which exits it shall have, not which tracks."
        return Refusal("AOS-BUILD-20", sentence)
    if not rules.board.towns[cell] and face >= FIRST_TOWN:
        return Refusal("AOS-BUILD-20", f"{name} has no town, so it takes no town tile.")
    if not rules.tiles.kinds[face]:
        return Refusal("AOS-BUILD-17", "No tile in the box shows these tracks.")
    if state.faces[cell] == face:
        return Refusal("AOS-BUILD-28", f"This would leave {name} as it is.")
    return None


# --- What has to stay -----------------------------------------------------------------------------


def _refuse_kept(state: State, cell: int, face: int) -> Refusal | None:
    old = state.faces[cell]
    name = state.rules.board.name(cell)
    if face >= FIRST_TOWN:
        if EXITS[old] & ~EXITS[face]:
            return Refusal("AOS-BUILD-23", f"Every exit that {name} has must stay.")
        return None
    if old >= FIRST_DOUBLE and len(TRACKS[face]) == 1:
        gone = [track for track in TRACKS[old] if track != face]
        owners = [state.owner_at(cell * 6 + PAIRS[track][0]) for track in gone]
        if any(owner not in (state.mover, NOBODY) for owner in owners):
            return Refusal("AOS-BUILD-29", f"Track of another player on {name} must stay.")
        return Refusal("AOS-BUILD-30", f"Both tracks on {name} must stay on the tile.")
    moved = 0
    for track in TRACKS[old]:
        if track not in TRACKS[face]:
            moved += 1
            refusal = _refuse_bend(state, cell, face, track)
            if refusal is not None:
                return refusal
    if len(change_of(state, cell, face).bent) < moved:
        return Refusal("AOS-BUILD-35", f"The two ends on {name} may not be joined by one track.")
    if moved and len(TRACKS[face]) > len(TRACKS[old]) and not state.rules.redirect_and_add:
        sentence = f"One build on {name} may redirect the old track or add one, not both."
        return Refusal("AOS-BUILD-39", sentence)
    return None


def _refuse_bend(state: State, cell: int, face: int, track: int) -> Refusal | None:
    """Why a track may not be given up for another one on the same hex."""
    name = state.rules.board.name(cell)
    fixed = fixed_edge(state, cell, track)
    owner = state.owner_at(cell * 6 + PAIRS[track][0])
    if owner not in (state.mover, NOBODY):
        return Refusal("AOS-BUILD-29", f"Track of another player on {name} must stay.")
    if fixed < 0:
        sentence = f"The track on {name} is not the last tile of unfinished track, so it must stay."
        return Refusal("AOS-BUILD-30", sentence)
    for new in TRACKS[face]:
        if new not in TRACKS[state.faces[cell]] and fixed in PAIRS[new]:
            return None
    sentence = f"A redirected track on {name} must keep its edge {EDGES[fixed]} ({fixed})."
    return Refusal("AOS-BUILD-35", sentence)


# --- Where the new track leads --------------------------------------------------------------------


def _new_edges(change: Change) -> list[int]:
    edges = [to for _, _, to in change.bent]
    for a, b in change.added:
        edges.append(a)
        if b >= 0:
            edges.append(b)
    return edges


def _refuse_exits(state: State, cell: int, change: Change) -> Refusal | None:
    board = state.rules.board
    for edge in _new_edges(change):
        if board.near[cell * 6 + edge] < 0:
            sentence = f"Track may not leave {board.name(cell)} by {EDGES[edge]} ({edge}): no way."
            return Refusal("AOS-BUILD-07", sentence)
        facing = facing_port(state, cell * 6 + edge)
        if facing >= 0 and state.owner_at(facing) not in (state.mover, NOBODY):
            sentence = f"By {EDGES[edge]} ({edge}) it would run into another player's track."
            return Refusal("AOS-BUILD-15", sentence)
    return _refuse_redirect(state, cell, change) or _refuse_apart(state, cell, change)


def _refuse_redirect(state: State, cell: int, change: Change) -> Refusal | None:
    """Unowned track is redirected by those who could have laid it as it then lies."""
    if state.rules.redirect_by_anyone:
        return None
    board = state.rules.board
    for fixed, loose, to in change.bent:
        if (
            state.owner_at(cell * 6 + loose) == NOBODY
            and not _connects(state, cell * 6 + fixed)
            and not _connects(state, cell * 6 + to)
        ):
            start = board.name(stop_beyond(state, cell * 6 + fixed))
            sentence = (
                f"The unowned track on {board.name(cell)} starts at {start}, where you have no "
                "track: you may redirect it only into a city, your own track, or unowned track "
                "that you could extend."
            )
            return Refusal("AOS-BUILD-36", sentence)
    return None


def _refuse_apart(state: State, cell: int, change: Change) -> Refusal | None:
    """New track has to connect to its builder."""
    if not change.added:
        return None
    if change.added[0][1] < 0:
        connected = state.in_town(state.mover, cell) or any(
            _connects(state, cell * 6 + edge) for edge, _ in change.added
        )
    else:
        connected = all(
            _connects(state, cell * 6 + a) or _connects(state, cell * 6 + b)
            for a, b in change.added
        )
    return None if connected else out_of_touch(state, cell)


def out_of_touch(state: State, cell: int) -> Refusal:
    """Why nothing is built where nothing can be touched."""
    board, used = state.rules.board, EXITS[state.faces[cell]]
    taken = any(used >> edge & 1 and state.cities[board.near[cell * 6 + edge]] for edge in range(6))
    where = " over a side that is free" if taken else ""
    sentence = (
        f"New track on {board.name(cell)} must touch a city{where}, your own track, a town "
        "where you have track, or unowned track that starts at one of these."
    )
    if taken:
        sentence = f"Track lies already over the sides at the city. {sentence}"
    return Refusal("AOS-BUILD-08", sentence)


def _connects(state: State, port: int) -> bool:
    """Whether track of the mover may start by leaving through a port."""
    if state.cities[state.rules.board.near[port]]:
        return True
    facing = facing_port(state, port)
    if facing < 0:
        return False
    if state.owner_at(facing) == state.mover:
        return True
    stop = stop_behind(state, facing)
    return state.cities[stop] != 0 or state.in_town(state.mover, stop)


# --- Links and markers ----------------------------------------------------------------------------


def _refuse_links(state: State, cell: int, change: Change) -> Refusal | None:
    board = state.rules.board
    completed = completed_by(state, cell, change)
    for one, two in completed:
        if one == two:
            sentence = f"It would make a link from {board.name(one)} back to itself."
            return Refusal("AOS-BUILD-42", sentence)
    if state.rules.no_duplicate_links:  # elsewhere several may: AOS-BUILD-43
        found = _duplicate(state, completed)
        if found >= 0:
            one, two = completed[found]
            sentence = f"{board.name(one)} and {board.name(two)} may be joined by one link only."
            return Refusal("AOS-BOARD-07", sentence)
    needed = state.markers[state.mover] + _markers_needed(state, cell, change)
    if needed > state.rules.max_markers:
        sentence = f"You would need {needed} ownership markers; you have {state.rules.max_markers}."
        return Refusal("AOS-OWN-02", sentence)
    return None


def _duplicate(state: State, pairs: list[tuple[int, int]]) -> int:
    """The first pair of stops that is joined already, or twice in the list; -1: none."""
    for at in range(len(pairs)):
        one, two = pairs[at]
        if two in _linked_stops(state, one):
            return at
        for earlier in range(at):
            if pairs[earlier] in ((one, two), (two, one)):
                return at
    return -1


def _linked_stops(state: State, stop: int) -> list[int]:
    """The stops at the other ends of a stop's completed links."""
    board = state.rules.board
    found = []
    for edge in range(6):
        port = stop * 6 + edge
        if board.near[port] < 0 or not (state.cities[stop] or state.has_exit(port)):
            continue
        if state.cities[stop] and state.cities[board.near[port]]:
            continue
        other = stop_beyond(state, port)
        if other >= 0:
            found.append(other)
    return found


def _markers_needed(state: State, cell: int, change: Change) -> int:
    needed = 0
    for a, b in change.added:
        needed += 1 - _own_met(state, cell * 6 + a)
        if b >= 0:
            needed -= _own_met(state, cell * 6 + b)
    for _, loose, to in change.bent:
        if stop_beyond(state, cell * 6 + to) >= 0:
            owner = state.owner_at(cell * 6 + loose)
            needed += (1 if owner == NOBODY else 0) - _own_met(state, cell * 6 + to)
    return needed


def _own_met(state: State, port: int) -> int:
    facing = facing_port(state, port)
    return 1 if facing >= 0 and state.owner_at(facing) == state.mover else 0


# --- Tiles, disks and money -----------------------------------------------------------------------


def _refuse_supply(state: State, cell: int, face: int) -> Refusal | None:
    tiles, old = state.rules.tiles, state.faces[cell]
    supply = state.supply[:]
    if old != NO_FACE:
        stop = state.rules.board.stop_of[cell]
        supply[tiles.kinds[old][0] if stop < 0 else state.town_tiles[stop]] += 1
    if not any(supply[kind] > 0 for kind in tiles.kinds[face]):
        return Refusal("AOS-BUILD-18", "No tile that shows this is left in the box.")
    if tiles.disk[face] and state.disks + (1 if tiles.disk[old] else 0) == 0:
        return Refusal("AOS-BUILD-25", "No town disk is left for a town with two or four exits.")
    price, money = price_of(state, cell, face), state.money[state.mover]
    if price > money:
        return Refusal("AOS-COST-01", f"This build costs ${price} and you have ${money}.")
    return None
