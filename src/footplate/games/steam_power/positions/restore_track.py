"""Track of a description on the map, and the links that it makes."""

from footplate.core.position import bad_field
from footplate.games.steam_power.language import position as p
from footplate.games.steam_power.play.laying import complete, put_track, with_track
from footplate.games.steam_power.play.state import State
from footplate.hexes.geometry import opposite
from footplate.hexes.tiles import NO_FACE, pair_face
from footplate.hexes.track import section


def lay_out(state: State, tracks: list[p.PlacedTrack]) -> None:
    """Every track on its hex; then links, ends and trains follow."""
    for at, track in enumerate(tracks):
        _put(state, track, f"tracks[{at}]")
    if min(state.tile_stock) < 0:
        kind = state.rules.tiles.names[state.tile_stock.index(min(state.tile_stock))]
        bad_field("tracks", f"more tiles of kind {kind} than the box holds")
    if _find_links(state) != len(tracks):
        bad_field("tracks", "all track starts at a city, and this holds track that does not")
    if min(state.trains) < 0:
        bad_field("tracks", "more links than the box has trains")


def _put(state: State, track: p.PlacedTrack, field: str) -> None:
    board = state.rules.board
    cell = board.cell(track.hex)
    if cell < 0 or board.city_of[cell] >= 0:
        bad_field(f"{field}.hex", f"{track.hex!r} is no hex for track of {board.file.name}")
    if not 0 <= track.owner < state.rules.companies:
        bad_field(f"{field}.owner", f"0 to {state.rules.companies - 1}")
    if not all(0 <= edge <= 5 for edge in track.track) or not pair_face(*track.track):
        bad_field(f"{field}.track", "a track joins two different edges, 0 to 5")
    face = pair_face(*track.track)
    shown = with_track(state.faces[cell], face)
    if shown == NO_FACE or state.rules.tiles.kind[shown] < 0:
        bad_field(f"{field}.track", f"no tile shows all track of {track.hex}")
    if any(board.near[cell * 6 + edge] < 0 for edge in track.track):
        bad_field(f"{field}.track", "leads into water or off the map")
    put_track(state, track.owner, cell, face)


def _find_links(state: State) -> int:
    """Follow all track that leaves cities; the number of tracks found."""
    board = state.rules.board
    in_city = [1 if city >= 0 else 0 for city in board.city_of]
    found = 0
    for city, cell in enumerate(board.cities):
        for edge in range(6):
            port = cell * 6 + edge
            near = board.near[port]
            if near < 0 or in_city[near] or not state.has_exit(near * 6 + opposite(edge)):
                continue
            # From the city's own port on: the ports by which each hex is left.
            ports = section(board.near, state.faces, in_city, port)[1:]
            owner = state.owner_at(near * 6 + opposite(edge))
            if any(state.owner_at(each) != owner for each in ports):
                bad_field("tracks", f"track of two owners joins on the way from {board.name(cell)}")
            reached = board.near[ports[-1]]
            if not in_city[reached]:
                _leave_open(state, owner, ports[-1], cell)
                found += len(ports)
            elif reached == cell:
                bad_field("tracks", f"a link leads from {board.name(cell)} back to it")
            elif reached > cell:
                complete(state, owner, city, board.city_of[reached])
                state.trains[owner] -= 1
                found += len(ports)
    return found


def _leave_open(state: State, owner: int, port: int, origin: int) -> None:
    if state.ends[owner] >= 0:
        bad_field("tracks", f"company {owner} has two incomplete links")
    state.ends[owner], state.origins[owner] = port, origin
    state.trains[owner] -= 1
