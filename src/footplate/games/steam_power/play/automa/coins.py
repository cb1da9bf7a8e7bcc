# footplate: compiled
"""Coin paths: the way that an Automa has marked to its target."""

from footplate.games.steam_power.language.events_build import CoinsRemoved
from footplate.games.steam_power.play.automa.words import coin_ids
from footplate.games.steam_power.play.laying import (
    end_track,
    other_edge,
    remove_end,
    with_track,
    without_track,
)
from footplate.games.steam_power.play.placing import exit_is_free, open_cities, tile_is_left
from footplate.games.steam_power.play.state import State
from footplate.hexes.geometry import opposite
from footplate.hexes.tiles import EXITS, NO_FACE, PAIRS


def drop_broken_paths(state: State, cell: int) -> None:
    """Track was laid on a cell: coin paths that can no longer be followed leave the map.

    The rails planned between coins never leave the path but for cities, so that only the coin on
    the cell itself matters (SP-ATRACK-29). What the stock holds counts when the Automa wants to
    build there.
    """
    for seat in range(state.rules.seats):
        # The seat that acts follows its own coins.
        if seat == state.mover:
            continue
        for coin in state.paths[seat]:
            if coin >> 4 == cell and not _can_be_shown(state, cell, coin & 15):
                remove_path(state, seat)
                break


def _can_be_shown(state: State, cell: int, track: int) -> bool:
    """Whether some tile shows a track together with what lies on the hex."""
    face = state.faces[cell]
    if EXITS[face] & EXITS[track]:
        return False
    shown = with_track(face, track)
    return shown != NO_FACE and state.rules.tiles.kind[shown] >= 0


def remove_path(state: State, seat: int) -> None:
    """All coins and the incomplete link leave the map; no placement, no money (SP-ATRACK-30)."""
    coins = state.paths[seat]
    state.paths[seat] = []
    state.targets[seat] = -1
    _take_off(state, seat, coins)


def free_of_stub(state: State, seat: int) -> bool:
    """Without a coin path: whether no incomplete link is left, after trying to take it off.

    One can only be left over where a crossing could not become plain for lack of tiles.
    """
    if state.ends[seat] >= 0:
        _take_off(state, seat, [])
    return state.ends[seat] < 0


def _take_off(state: State, seat: int, coins: list[int]) -> None:
    """Tile by tile from the end, as far as the stock allows crossings to become plain
    (SP-ATRACK-33)."""
    tiles: list[str] = []
    trains = state.trains[seat]
    while state.ends[seat] >= 0:
        cell = state.ends[seat] // 6
        face = state.faces[cell]
        rest = without_track(face, end_track(state, seat))
        if rest != NO_FACE and not tile_is_left(state, face, rest):
            break
        remove_end(state, seat)
        if state.log is not None:
            tiles.append(state.rules.board.labels[cell])
    if state.log is not None and (coins or tiles):
        back = state.trains[seat] - trains
        state.tell(CoinsRemoved(seat, coin_ids(state, coins), tiles, back))


def can_follow(state: State, coin: int) -> bool:
    """Whether the planned track of a coin is legal now for the Automa on turn, money aside."""
    board, seat = state.rules.board, state.company
    cell, track = coin >> 4, coin & 15
    face = state.faces[cell]
    if EXITS[track] & board.closed[cell] or not _can_be_shown(state, cell, track):
        return False
    if not tile_is_left(state, face, with_track(face, track)):
        return False
    end = state.ends[seat]
    if end < 0:
        return _starts_link(state, cell, track)
    entered = opposite(end % 6)
    if board.near[end] != cell or not EXITS[track] >> entered & 1:
        return False
    port = cell * 6 + other_edge(track, entered)
    return board.near[port] != state.origins[seat] and exit_is_free(state, port)


def _starts_link(state: State, cell: int, track: int) -> bool:
    """Whether a track may start a link: from a city where the Automa may build."""
    board, cities = state.rules.board, open_cities(state, state.company)
    starts = False
    for edge in PAIRS[track]:
        port = cell * 6 + edge
        if not exit_is_free(state, port):
            return False
        city = board.city_of[board.near[port]]
        if city >= 0 and cities >> city & 1:
            starts = True
    return starts
