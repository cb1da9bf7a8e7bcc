"""Tiles side by side, drawn as the map would show them."""

from collections.abc import Sequence

import msgspec

from footplate import Action
from footplate.cli.age_of_steam.hexmap import HexMap
from footplate.cli.hexes.canvas import fitting
from footplate.games.age_of_steam.board.file import BoardFile
from footplate.games.age_of_steam.language.actions import BuildTown, BuildTrack
from footplate.games.age_of_steam.language.position import AgeOfSteamPosition, Tile, Track


def tile_maps(
    board: BoardFile,
    position: AgeOfSteamPosition,
    hex: str,
    builds: Sequence[Action],
    seat: int,
    width: int,
) -> list[HexMap]:
    """The first builds of a list, as many as one line takes."""
    shown = list(builds)[: fitting(width)]
    after = [_built(position, hex, build, seat) for build in shown]
    return [HexMap(board, each, only=hex) for each in after]


def _built(position: AgeOfSteamPosition, hex: str, build: Action, seat: int) -> AgeOfSteamPosition:
    """The position with a build on the hex; new track is the builder's."""
    old = next((tile for tile in position.tiles if tile.hex == hex), None)
    owners = {track.exits: track.owner for track in old.track} if old else {}
    exits: list[tuple[int, ...]] = []
    if isinstance(build, BuildTrack):
        exits = list(build.tracks)
    elif isinstance(build, BuildTown):
        exits = [(edge,) for edge in build.exits]
    tile = Tile(hex, tuple(Track(each, owners.get(each, seat)) for each in exits))
    others = [tile for tile in position.tiles if tile.hex != hex]
    return msgspec.structs.replace(position, tiles=[*others, tile])
