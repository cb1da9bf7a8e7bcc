# footplate: compiled
"""Which placements are legal now: the generator. `referee/track.py` says why others are not."""

from typing import Final

from footplate.core.chance import Chance
from footplate.games.steam_power.board import codes as c
from footplate.games.steam_power.board.map import PLAIN, TIGHT
from footplate.games.steam_power.play.laying import (
    end_track,
    incoming_edge,
    price_of,
    with_track,
    without_track,
)
from footplate.games.steam_power.play.state import State
from footplate.hexes.geometry import opposite
from footplate.hexes.tiles import EXITS, FIRST_DOUBLE, NO_FACE, PAIRS, pair_face

TRIES: Final = 12
"""How often a random draw is tried before all placements are listed."""


def open_cities(state: State, company: int) -> int:
    """The cities from which a company may start a link, as a mask."""
    board = state.rules.board
    if not state.has_track(company):
        return board.all_cities  # SP-TRACK-09, SP-REDO-11
    own = state.network[company]
    if not state.rules.group_build_out:  # SP-TRACK-27
        return own
    cities = 0
    for mask in board.masks:
        if mask & own:
            cities |= mask
    return cities


def rim_of(state: State, company: int) -> list[int]:
    """The cells where a company may start a link, as `Board.rim` gives them."""
    board = state.rules.board
    if not state.network[company]:
        # With an incomplete first link nobody starts a link; without any track all is open.
        return board.whole_rim
    rim = state.rims[company]
    if rim is None:
        rim = board.rim(open_cities(state, company))
        state.rims[company] = rim
    return rim


def exit_is_free(state: State, port: int) -> bool:
    """Whether new track may leave by a port: to a city, or to land without a foreign open end.

    A city takes any track (SP-TRACK-12), a tile where it has no exit (SP-TRACK-20).
    """
    board = state.rules.board
    cell = board.near[port]
    if cell < 0:
        return False
    face = state.faces[cell]
    return face == NO_FACE or EXITS[face] >> opposite(port % 6) & 1 == 0


def tile_is_left(state: State, old: int, face: int) -> bool:
    """Whether the stock has a tile for a face, the old one given back first (SP-CROSS-11)."""
    kind = state.rules.tiles.kind
    wanted = kind[face]
    if wanted < 0:
        return False
    return state.tile_stock[wanted] > (-1 if old and kind[old] == wanted else 0)


def lay_codes(state: State) -> list[int]:
    """Every legal placement of the acting company."""
    company = state.company
    if state.ends[company] >= 0:  # SP-TRACK-15
        return _extensions(state, company) + _redos(state, company)
    if not state.trains[company]:
        return []
    found: list[int] = []
    money = state.money[state.mover]
    stock, tiles = state.tile_stock, state.rules.tiles
    missing = (0 if stock[tiles.plain] else PLAIN) | (0 if stock[tiles.tight] else TIGHT)
    board = state.rules.board
    for entry in rim_of(state, company):
        cell = entry >> 6
        if money < price_of(state, cell):
            continue
        if not state.faces[cell] and not state.busy[cell]:
            found += board.starts(entry, missing)
        else:
            _starts_beside_track(state, entry, found)  # SP-CROSS-10: first track, too
    return found


def can_lay(state: State) -> bool:
    """Whether there is any legal placement; most often a free hex of the rim tells."""
    company, stock, tiles = state.company, state.tile_stock, state.rules.tiles
    if state.ends[company] < 0 and state.trains[company] and stock[tiles.plain]:
        board, money = state.rules.board, state.money[state.mover]
        for entry in rim_of(state, company):
            cell = entry >> 6
            empty = not state.faces[cell] and not state.busy[cell]
            if empty and money >= price_of(state, cell) and board.starts(entry, TIGHT):
                return True
    return len(lay_codes(state)) > 0


def _starts_beside_track(state: State, entry: int, found: list[int]) -> None:
    """Links that start on a hex with track on it or around it (SP-CROSS-09)."""
    cell, connect = entry >> 6, entry & 63
    face = state.faces[cell]
    if face >= FIRST_DOUBLE:
        return
    spot = state.rules.board.spots[cell]
    for track in range(1, FIRST_DOUBLE):
        if EXITS[track] & connect and _fits(state, cell, face, track):
            found.append(c.lay(spot, track))


def _fits(state: State, cell: int, face: int, track: int) -> bool:
    """Whether a track can be added to a hex, whoever lays it: exits, picture, stock.

    Whose track lies there, and whether it is complete, does not matter (SP-CROSS-03).
    """
    if EXITS[track] & (state.rules.board.closed[cell] | EXITS[face]):
        return False
    shown = with_track(face, track)
    if shown == NO_FACE or not tile_is_left(state, face, shown):
        return False
    one, two = PAIRS[track]
    return exit_is_free(state, cell * 6 + one) and exit_is_free(state, cell * 6 + two)


def _extensions(state: State, company: int) -> list[int]:
    """The placements that go on with the incomplete link."""
    board, port = state.rules.board, state.ends[company]
    cell = board.near[port]
    face = state.faces[cell]
    if face >= FIRST_DOUBLE or state.money[state.mover] < price_of(state, cell):
        return []
    return [
        c.lay(board.spots[cell], track)
        for track in _onward(state, company, cell, opposite(port % 6), face)
    ]


def _onward(state: State, company: int, cell: int, entered: int, face: int) -> list[int]:
    """The tracks by which the incomplete link can run on from an edge of a hex."""
    board = state.rules.board
    tracks = []
    for leaving in range(6):
        if leaving == entered or board.near[cell * 6 + leaving] < 0:
            continue
        track = pair_face(entered, leaving)
        if EXITS[face] & EXITS[track]:
            continue
        shown = with_track(face, track)
        if (
            shown != NO_FACE
            and tile_is_left(state, face, shown)
            # Another city of the group where it began will do (SP-TRACK-17).
            and board.near[cell * 6 + leaving] != state.origins[company]
            and exit_is_free(state, cell * 6 + leaving)
        ):
            tracks.append(track)
    return tracks


def _redos(state: State, company: int) -> list[int]:
    """Removing and replacing the end tile of the incomplete link; complete ones have none
    (SP-REDO-04)."""
    board, port = state.rules.board, state.ends[company]
    cell = port // 6
    spot, old = board.spots[cell], state.faces[cell]
    track = end_track(state, company)
    rest = without_track(old, track)
    found = []
    if rest == NO_FACE or tile_is_left(state, old, rest):
        found.append(c.remove(spot))
    entered = incoming_edge(state, company)  # SP-REDO-06
    for leaving in range(6):
        other = pair_face(entered, leaving)
        if leaving == entered or other == track or EXITS[rest] >> leaving & 1:
            continue
        shown = with_track(rest, other)  # SP-REDO-14
        there = board.near[cell * 6 + leaving]
        if (
            shown != NO_FACE  # as for a new tile (SP-REDO-08)
            and there >= 0
            and there != state.origins[company]
            and tile_is_left(state, old, shown)
            and exit_is_free(state, cell * 6 + leaving)
        ):
            found.append(c.replace(spot, other))
    return found


def sample_lay(state: State, rng: Chance) -> int:
    """A random placement, -1 where there is none.

    A new link is drawn by a hex of the rim and a track; every legal placement has a chance.
    """
    company = state.company
    if state.ends[company] < 0:
        if not state.trains[company]:
            return -1
        rim = rim_of(state, company)
        for _ in range(TRIES):
            code = _try_start(state, rim[rng.below(len(rim))], rng)
            if code >= 0:
                return code
    codes = lay_codes(state)
    return codes[rng.below(len(codes))] if codes else -1


def _try_start(state: State, entry: int, rng: Chance) -> int:
    cell, connect = entry >> 6, entry & 63
    entered = rng.below(6)
    if not connect >> entered & 1 or state.money[state.mover] < price_of(state, cell):
        return -1
    leaving = (entered + 1 + rng.below(5)) % 6
    face, track = state.faces[cell], pair_face(entered, leaving)
    if face >= FIRST_DOUBLE or not _fits(state, cell, face, track):
        return -1
    return c.lay(state.rules.board.spots[cell], track)
