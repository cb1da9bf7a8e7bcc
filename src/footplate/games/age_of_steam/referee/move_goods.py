# footplate: compiled
"""Why not, in Move Goods."""

from footplate.core.refusal import Refusal
from footplate.games.age_of_steam.board.codes import (
    COLORS,
    DECLINE,
    DELIVER,
    UPGRADE,
    color_of,
    exits_of,
    kind_of,
    start_of,
)
from footplate.games.age_of_steam.play.state import State
from footplate.hexes.track import follow


def refuse_move_goods(state: State, code: int) -> Refusal | None:
    kind = kind_of(code)
    if kind == DECLINE:
        return None
    if kind == UPGRADE:
        if state.upgraded[state.mover]:
            sentence = "You have already raised your engine in this turn's Move Goods."
            return Refusal("AOS-MOVE-03", sentence)
        if state.engine[state.mover] >= state.rules.max_engine:
            sentence = f"An engine of {state.rules.max_engine} links cannot be raised."
            return Refusal("AOS-MOVE-04", sentence)
        return None
    if kind != DELIVER:
        sentence = "Now goods are moved: deliver a cube, raise your engine, or decline."
        return Refusal("AOS-TURN-04", sentence)
    return _refuse_delivery(state, code)


def _refuse_delivery(state: State, code: int) -> Refusal | None:
    """Follows the cube on the map itself, link by link."""
    rules, board = state.rules, state.rules.board
    color, exits = color_of(code), exits_of(code)
    good = rules.tables.colors[color].name
    cell = board.cell_at[start_of(code)]
    if cell < 0 or board.stop_of[cell] < 0:
        return Refusal("AOS-MOVE-05", "There is no city or town on that hex.")
    if not state.cubes[board.stop_of[cell] * COLORS + color]:
        return Refusal("AOS-MOVE-05", f"There is no {good} cube at {board.name(cell)}.")
    engine = state.engine[state.mover]
    if not exits or len(exits) > engine:
        most = "1 link" if engine == 1 else f"1 to {engine} links"
        sentence = f"Your engine pulls {most}, not {len(exits)}."
        return Refusal("AOS-MOVE-07", sentence)
    visited = [cell]
    for at in range(len(exits)):
        port = cell * 6 + exits[at]
        reached = _link_over(state, port)
        if reached < 0:
            sentence = f"No completed link leaves {board.name(cell)} over edge {exits[at]}."
            return Refusal("AOS-MOVE-06", sentence)
        owner = state.owner_at(board.across(port) if state.cities[cell] else port)
        if rules.own_links_only and owner != state.mover:
            return Refusal("AOS-BOARD-06", "On this board goods move over your own links only.")
        cell = reached
        if cell in visited:
            return Refusal("AOS-MOVE-08", f"The cube would visit {board.name(cell)} twice.")
        visited.append(cell)
        takes = state.cities[cell] >> color & 1
        if takes and at < len(exits) - 1:
            sentence = f"{board.name(cell)} takes {good}, so the cube stops there."
            return Refusal("AOS-MOVE-10", sentence)
        if not takes and at == len(exits) - 1:
            return Refusal("AOS-MOVE-09", f"{board.name(cell)} does not take {good} cubes.")
    return None


def _link_over(state: State, port: int) -> int:
    """The stop at the other end of the completed link that leaves a stop by a port; -1: none."""
    board, cell = state.rules.board, port // 6
    near = board.near[port]
    if near < 0:
        return -1
    if state.cities[cell]:
        if state.cities[near] or not state.has_exit(board.across(port)):
            return -1
    elif not state.has_exit(port):
        return -1
    reached = follow(board.near, state.faces, state.cities, port)
    return reached // 6 if reached >= 0 else -1
