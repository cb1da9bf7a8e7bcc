"""One hex explained: terrain, price, track and owners, cubes, what can be built there, what not."""

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from footplate import Action
from footplate.cli.age_of_steam.sheets import chip, cube
from footplate.cli.age_of_steam.words import Places
from footplate.cli.hexes.desk import around
from footplate.games.age_of_steam.board.file import KINDS, terrain_prices
from footplate.games.age_of_steam.board.tables import load_tables
from footplate.games.age_of_steam.language.actions import BuildTown, BuildTrack
from footplate.games.age_of_steam.language.position import Tile
from footplate.games.age_of_steam.language.views import AgeOfSteamView
from footplate.hexes.geometry import EDGES, parse_label
from footplate.hexes.tiles import EXITS, FACES, FIRST_DOUBLE, FIRST_TOWN, PAIRS, TRACKS


def describe(view: AgeOfSteamView, places: Places, names: Sequence[str], hex: str) -> Group:
    """What lies on a hex, whoever asks."""
    lines: list[RenderableType] = [_heading(view, places, hex)]
    tile = next((tile for tile in view.position.tiles if tile.hex == hex), None)
    if tile is not None:
        lines.append(_tile_line(tile, places, names, hex))
    cubes = view.position.cubes.get(hex, [])
    if cubes:
        lines.append(Text("  cubes: ").append_text(Text(" ").join([cube(c) for c in cubes])))
    lines.append(around(places, hex, KINDS, "lake"))
    return Group(*lines)


def _heading(view: AgeOfSteamView, places: Places, hex: str) -> Text:
    board, head = places.board, Text(places.full(hex), style="bold")
    new = {city.hex: city.city for city in view.position.new_cities}
    col, row = parse_label(hex)
    kind = KINDS[board.map.columns[col][row]]
    if hex in new:
        city = next(c for c in load_tables().new_cities if c.letter == new[hex])
        return head.append(f": New City {city.letter}, takes ", "default").append_text(
            cube(city.color)
        )
    if kind == "city":
        found = next(city for city in board.cities if city.hex == hex)
        grows = ", ".join(f"{grow.side} {grow.die}" for grow in found.growth) or "no die"
        head.append(": city, takes ", "default")
        head.append_text(Text(" ").join([cube(color) for color in found.colors]))
        return head.append(f", grows on {grows}", "default")
    if kind == "town":
        costs = load_tables().costs
        price = f"${costs.town_base} and ${costs.town_exit} for each exit"
        return head.append(f": town, first tile {price}", "default")
    if kind == "lake":
        return head.append(": water, no track", "default")
    prices = terrain_prices(board)
    price = board.map.prices.get(hex, getattr(prices, kind))
    return head.append(f": {kind}, ${price} for a simple first tile", "default")


def _tile_line(tile: Tile, places: Places, names: Sequence[str], hex: str) -> Text:
    line = Text(f"  tile: {(tile.tile or 'track').replace('_', ' ')}; ")
    parts = []
    for track in tile.track:
        ends = "–".join(f"{EDGES[edge]} ({edge})" for edge in track.exits)
        parts.append(Text(f"{ends} ").append_text(chip(track.owner, names)))
    return line.append_text(Text(", ").join(parts))


# --- what can be built --------------------------------------------------------------------------


def candidates(view: AgeOfSteamView, places: Places, hex: str) -> Iterator[Action]:
    """The builds that a player may have in mind: not every picture that cardboard could show."""
    tile = next((tile for tile in view.position.tiles if tile.hex == hex), None)
    if hex in places.towns:
        have = {track.exits[0] for track in tile.track} if tile else set()
        for face in range(FIRST_TOWN, FACES):
            exits = tuple(edge for edge in range(6) if EXITS[face] >> edge & 1)
            if have <= set(exits) and len(exits) <= len(have) + (1 if have else 2):
                yield BuildTown(hex, exits)
        return
    kept = {track.exits for track in tile.track} if tile else set()
    for face in range(1, FIRST_TOWN):
        tracks = tuple(PAIRS[track] for track in TRACKS[face])
        if face < FIRST_DOUBLE or (len(kept) == 1 and kept < set(tracks)):
            yield BuildTrack(hex, tracks)
