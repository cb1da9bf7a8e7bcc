"""Track of a description on the map, and the links that it makes."""

from footplate.core.position import bad_field
from footplate.games.steam_power.language import position as p
from footplate.games.steam_power.play.laying import complete, put_track, with_track
from footplate.games.steam_power.play.state import State
from footplate.games.steam_power.play.transport import runs_of
from footplate.hexes.tiles import NO_FACE, pair_face


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


def land_at(state: State, hex: str, field: str) -> int:
    """The cell of a hex that takes track."""
    board = state.rules.board
    cell = board.cell(hex)
    if cell < 0 or board.city_of[cell] >= 0:
        bad_field(field, f"{hex!r} is no hex for track of {board.file.name}")
    return cell


def face_of(track: tuple[int, int], field: str) -> int:
    """The face of one track."""
    if not all(0 <= edge <= 5 for edge in track) or not pair_face(*track):
        bad_field(field, "a track joins two different edges, 0 to 5")
    return pair_face(*track)


def _put(state: State, track: p.PlacedTrack, field: str) -> None:
    board = state.rules.board
    cell = land_at(state, track.hex, f"{field}.hex")
    if not 0 <= track.owner < state.rules.companies:
        bad_field(f"{field}.owner", f"0 to {state.rules.companies - 1}")
    face = face_of(track.track, f"{field}.track")
    shown = with_track(state.faces[cell], face)
    if shown == NO_FACE or state.rules.tiles.kind[shown] < 0:
        bad_field(f"{field}.track", f"no tile shows all track of {track.hex}")
    if any(board.near[cell * 6 + edge] < 0 for edge in track.track):
        bad_field(f"{field}.track", "leads into water or off the map")
    put_track(state, track.owner, cell, face)


def _find_links(state: State) -> int:
    """Follow all track that leaves cities; the number of tracks found."""
    board, found = state.rules.board, 0
    for run in runs_of(state):
        ports, first, last = run[1:], run[0] // 6, board.near[run[-1]]
        owner = state.owner_at(ports[0])
        if any(state.owner_at(port) != owner for port in ports):
            bad_field("tracks", f"track of two owners joins on the way from {board.name(first)}")
        if board.city_of[last] < 0:
            _leave_open(state, owner, ports[-1], first)
            found += len(ports)
        elif last == first:
            bad_field("tracks", f"a link leads from {board.name(first)} back to it")
        elif last > first:
            complete(state, owner, board.city_of[first], board.city_of[last])
            state.trains[owner] -= 1
            found += len(ports)
    return found


def _leave_open(state: State, owner: int, port: int, origin: int) -> None:
    if state.ends[owner] >= 0:
        bad_field("tracks", f"company {owner} has two incomplete links")
    state.ends[owner], state.origins[owner] = port, origin
    state.trains[owner] -= 1
