# footplate: compiled
"""How new track may run through a hex now: pictures, stock, water, open ends of others.

The passages of a hex are packed into one number: bit `6 * entry + exit` for each pair of edges.
"""

from typing import Final

from footplate.games.steam_power.board.map import PLAIN, TIGHT, is_tight
from footplate.games.steam_power.play.placing import tile_is_left
from footplate.games.steam_power.play.state import State
from footplate.hexes.geometry import opposite
from footplate.hexes.tiles import EXITS, FIRST_DOUBLE, PAIRS, double_face


def _both_ways(track: int) -> int:
    one, two = PAIRS[track]
    return 1 << 6 * one + two | 1 << 6 * two + one


def _on_empty_hex(missing: int, edges: int) -> int:
    passages = 0
    for track in range(1, FIRST_DOUBLE):
        kind = TIGHT if is_tight(track) else PLAIN
        if EXITS[track] & ~edges == 0 and not missing & kind:
            passages |= _both_ways(track)
    return passages


_EMPTY: Final = [_on_empty_hex(missing, edges) for missing in range(4) for edges in range(64)]
"""The passages of an empty hex: `kinds used up << 6 | edges that can be crossed`."""


def missing_kinds(state: State) -> int:
    """Which one-track tiles the stock has not."""
    stock, tiles = state.tile_stock, state.rules.tiles
    return (0 if stock[tiles.plain] else PLAIN) | (0 if stock[tiles.tight] else TIGHT)


def passages_of(state: State, cell: int, missing: int) -> int:
    """All passages of a hex that are legal now, whoever builds (SP-ATRACK-15)."""
    board, face = state.rules.board, state.faces[cell]
    if face >= FIRST_DOUBLE:
        return 0
    edges = 63 & ~board.closed[cell]
    if state.busy[cell]:
        for edge in range(6):
            near = board.near[cell * 6 + edge]
            if near >= 0 and EXITS[state.faces[near]] >> opposite(edge) & 1:
                edges &= ~(1 << edge)
    if not face:
        return _EMPTY[missing << 6 | edges]
    edges &= ~EXITS[face]
    passages = 0
    for track in range(1, FIRST_DOUBLE):
        if EXITS[track] & ~edges == 0 and tile_is_left(state, face, double_face(face, track)):
            passages |= _both_ways(track)
    return passages
