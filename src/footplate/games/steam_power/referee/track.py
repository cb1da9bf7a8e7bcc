# footplate: compiled
"""Why a placement is not legal."""

from footplate.core.refusal import Refusal
from footplate.games.steam_power.play.laying import (
    end_track,
    incoming_edge,
    other_edge,
    price_of,
    with_track,
    without_track,
)
from footplate.games.steam_power.play.placing import open_cities, tile_is_left
from footplate.games.steam_power.play.state import State
from footplate.hexes.geometry import EDGES, opposite
from footplate.hexes.tiles import EXITS, FIRST_DOUBLE, NO_FACE, PAIRS


def refuse_lay(state: State, cell: int, track: int) -> Refusal | None:
    refusal = _refuse_hex(state, cell)
    if refusal is not None:
        return refusal
    company, face = state.company, state.faces[cell]
    if state.ends[company] < 0 and not state.trains[company]:
        return Refusal("SP-TRACK-23", "No train is left, so no new link can be started.")
    refusal = _refuse_start(state, cell, track) or _refuse_picture(state, cell, face, track)
    if refusal is not None:
        return refusal
    one, two = PAIRS[track]
    entered = -1
    if state.ends[company] >= 0:
        entered = opposite(state.ends[company] % 6)
    for edge in (one, two):
        if edge != entered:
            refusal = _refuse_exit(state, cell, edge)
            if refusal is not None:
                return refusal
    return _refuse_tile(state, face, with_track(face, track)) or _refuse_price(state, cell)


def _refuse_hex(state: State, cell: int) -> Refusal | None:
    if cell < 0:
        return Refusal("SP-TRACK-07", "There is no land: track lies on plains, hills or mountains.")
    board = state.rules.board
    if board.city_of[cell] >= 0:
        return Refusal("SP-TRACK-08", f"{board.name(cell)} is a city: track ends there.")
    if state.faces[cell] >= FIRST_DOUBLE:
        return Refusal("SP-CROSS-07", f"{board.name(cell)} has two tracks; it takes no third one.")
    return None


def _refuse_start(state: State, cell: int, track: int) -> Refusal | None:
    """Track joins the open end of the incomplete link, or starts at a city."""
    company, board = state.company, state.rules.board
    port = state.ends[company]
    if port >= 0:
        if board.near[port] == cell and EXITS[track] >> opposite(port % 6) & 1:
            return None
        end, side = board.labels[port // 6], EDGES[port % 6]
        sentence = f"The incomplete link must go on first: from {end} by its side {side}."
        return Refusal("SP-TRACK-15", sentence)
    first = not state.has_track(company)
    cities = open_cities(state, company)
    for edge in PAIRS[track]:
        near = board.near[cell * 6 + edge]
        if near >= 0 and board.city_of[near] >= 0 and cities >> board.city_of[near] & 1:
            return None
    if first:
        return Refusal("SP-TRACK-09", "The first track must lead into a city.")
    sentence = "Track must start at a city of the own network; this joins none."
    return Refusal("SP-TRACK-10", sentence)


def _refuse_picture(state: State, cell: int, face: int, track: int) -> Refusal | None:
    """Whether a tile shows both the old track and the new one."""
    if face == NO_FACE:
        return None
    shown = with_track(face, track)
    if shown == NO_FACE or state.rules.tiles.kind[shown] < 0:
        name = state.rules.board.name(cell)
        sentence = f"No tile shows the track of {name} together with this one."
        return Refusal("SP-CROSS-05", sentence)
    return None


def _refuse_exit(state: State, cell: int, edge: int) -> Refusal | None:
    """A city, land without a foreign open end, or nothing."""
    board, port = state.rules.board, cell * 6 + edge
    near = board.near[port]
    if near < 0:
        sentence = f"The track would lead into water or off the map at side {EDGES[edge]}."
        return Refusal("SP-TRACK-18", sentence)
    if state.ends[state.company] >= 0 and near == state.origins[state.company]:
        name = board.city_name(board.city_of[near])
        return Refusal("SP-TRACK-16", f"The link began in {name} and cannot lead back there.")
    if state.has_exit(near * 6 + opposite(edge)):
        sentence = f"The track would join somebody else's incomplete link on {board.name(near)}."
        return Refusal("SP-TRACK-19", sentence)
    return None


def _refuse_tile(state: State, old: int, shown: int) -> Refusal | None:
    if tile_is_left(state, old, shown):
        return None
    return Refusal("SP-TRACK-28", "No tile of this kind is left in the stock.")


def _refuse_price(state: State, cell: int) -> Refusal | None:
    price, money = price_of(state, cell), state.money[state.mover]
    if price <= money:
        return None
    what = "A crossing" if state.faces[cell] else f"Track on {state.rules.board.name(cell)}"
    return Refusal("SP-TRACK-31", f"{what} costs ${price}; you have ${money}.")


# --- the end tile ---------------------------------------------------------------------------------


def _refuse_end(state: State, cell: int) -> Refusal | None:
    port = state.ends[state.company]
    if port < 0:
        return Refusal("SP-REDO-02", "There is no incomplete link, so no tile can be taken back.")
    if port // 6 != cell:
        label = state.rules.board.labels[port // 6]
        sentence = f"Only the last tile of the incomplete link can be changed: {label}."
        return Refusal("SP-REDO-03", sentence)
    return None


def refuse_remove(state: State, cell: int) -> Refusal | None:
    refusal = _refuse_end(state, cell)
    if refusal is not None:
        return refusal
    old = state.faces[cell]
    rest = without_track(old, end_track(state, state.company))
    if rest != NO_FACE and not tile_is_left(state, old, rest):
        sentence = "The crossing cannot be taken back: no plain tile is left for the other track."
        return Refusal("SP-REDO-13", sentence)
    return None


def refuse_replace(state: State, cell: int, track: int) -> Refusal | None:
    refusal = _refuse_end(state, cell)
    if refusal is not None:
        return refusal
    company, board = state.company, state.rules.board
    entered, now = incoming_edge(state, company), end_track(state, company)
    if not EXITS[track] >> entered & 1:
        sentence = f"The new track must keep the side by which the link comes in: {EDGES[entered]}."
        return Refusal("SP-REDO-06", sentence)
    if track == now:
        return Refusal("SP-REDO-07", f"{board.name(cell)} shows this track already.")
    old = state.faces[cell]
    rest = without_track(old, now)
    refusal = _refuse_picture(state, cell, rest, track)  # SP-REDO-08: and the next two
    if refusal is None:
        refusal = _refuse_exit(state, cell, other_edge(track, entered))
    if refusal is None:
        refusal = _refuse_tile(state, old, with_track(rest, track))
    return refusal
