"""Tiles side by side, drawn as the map would show them."""

from collections.abc import Sequence

import msgspec
from rich.text import Text

from footplate import Action
from footplate.cli.age_of_steam.hexmap import HexMap
from footplate.cli.age_of_steam.tracks import HEIGHT, SHIFT, WIDTH
from footplate.games.age_of_steam.actions import BuildTown, BuildTrack
from footplate.games.age_of_steam.boardfile import BoardFile
from footplate.games.age_of_steam.position import AgeOfSteamPosition, Tile, Track
from footplate.hexes.geometry import parse_label

GAP = 2


def tile_strip(
    board: BoardFile,
    position: AgeOfSteamPosition,
    hex: str,
    builds: Sequence[Action],
    seat: int,
    width: int,
) -> list[Text]:
    """The first builds of a list, each under its number, as many as one line takes."""
    shown = list(builds)[: max(1, width // (WIDTH + GAP))]
    if not shown:
        return []
    col, row = parse_label(hex)
    top = row * HEIGHT + (col & 1) * SHIFT
    pictures = []
    for build in shown:
        after = _built(position, hex, build, seat)
        lines = HexMap(board, after, only=hex).lines(col * WIDTH, (col + 1) * WIDTH)
        pictures.append(lines[top : top + HEIGHT])
    gap = Text(" " * GAP)
    numbers = gap.join([Text(f"{number}".center(WIDTH)) for number in range(1, len(shown) + 1)])
    return [numbers, *(gap.join([picture[y] for picture in pictures]) for y in range(HEIGHT))]


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
