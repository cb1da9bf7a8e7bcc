"""A map as a picture: one SVG made from the map's data, without anybody's art.

Nothing is told by colour alone: terrain has a symbol, cities and hexes their names.
"""

from collections.abc import Iterator, Mapping
from typing import Final

from footplate.games.steam_power.board.file import KINDS, BoardFile, city_groups, tiles_beside
from footplate.games.steam_power.board.tables import load_tables
from footplate.hexes.mapfiles import Cell, all_cells
from footplate.hexes.pens import (
    INK,
    LAND,
    PAPER,
    ROUGH,
    WATER,
    border,
    coast,
    hex_group,
    hills,
    middle,
    mountain,
    outline,
    swatch,
    write,
    write_label,
    write_name,
)
from footplate.hexes.picture import Sign, layer, page, provenance

FILLS: Final = {
    "plains": LAND,
    "hills": "#dad9ae",
    "mountains": ROUGH,
    "water": WATER,
    "city": LAND,
}
TILE: Final = "#fffaf0"
GROUP: Final = f'fill="none" stroke="{INK}" stroke-width="4" stroke-linecap="round"'


def draw_map(map_: BoardFile, title: str | None = None) -> str:
    """The map as an SVG: terrain, cities and their groups; city tiles are drawn in a game only."""
    land = all_cells(map_.map.columns, KINDS)
    names = {city.hex: city.name for city in map_.cities}
    drawing = [
        *layer("hexes", (line for cell in land for line in _hex(cell, names))),
        *coast(land),
        *layer("groups", _groups(map_, land), 'pointer-events="none"'),
        *layer("places", _cities(land, names), 'pointer-events="none"'),
    ]
    under = [f"Steam Power, {map_.edition}", f"{map_.seats.min}–{map_.seats.max} seats"]
    if map_.designer:
        under.insert(1, map_.designer)
    sources = provenance({"map": map_.sources.map, "cities": map_.sources.cities})
    kinds = [cell.kind for cell in land]
    counted = ", ".join(f"{kinds.count(kind)} {kind}" for kind in KINDS.values())
    told = f"Steam Power map of flat-top hexes: {counted}. {sources}"
    notes = (_tiles(map_, names), sources)
    below = _signs(set(kinds), bool(city_groups(map_)))
    return page(title or map_.name, " · ".join(under), told, land, drawing, below, notes)


def _hex(cell: Cell, names: Mapping[str, str]) -> Iterator[str]:
    x, y = middle(cell.col, cell.row)
    inside = {"hills": [hills(x, y)], "mountains": [mountain(x, y)]}.get(cell.kind, [])
    if cell.kind not in ("water", "city"):
        inside.append(write_label(x, y, cell.label))
    return hex_group(cell, cell.kind, names.get(cell.label), FILLS[cell.kind], inside)


def _groups(map_: BoardFile, land: list[Cell]) -> Iterator[str]:
    """One line around the cities of a group."""
    for group in city_groups(map_):
        path = border([cell for cell in land if cell.label in group])
        yield f'<path data-group="{" ".join(group)}" d="{path}" {GROUP}/>'


def _cities(land: list[Cell], names: Mapping[str, str]) -> Iterator[str]:
    for cell in land:
        if cell.kind == "city":
            x, y = middle(cell.col, cell.row)
            yield _tile(x, y, 36, 2)
            yield _house(x, y - 6)
            yield from write_name(x, y - 2, names[cell.label])
            yield write(x, y - 24, cell.label, 7)


def _tile(x: float, y: float, radius: float, edge: float) -> str:
    points = outline(x, y, radius)
    return f'<polygon points="{points}" fill="{TILE}" stroke="{INK}" stroke-width="{edge}"/>'


def _house(x: float, y: float) -> str:
    """A factory with its chimney: the place where one may stand."""
    walls = "M-11 10V-2L-4 3V-2L3 3V-11H8V10Z"
    look = f'fill="{PAPER}" stroke="#8d8a83" stroke-width="1.4" stroke-linejoin="round"'
    return f'<path transform="translate({x:.1f} {y:.1f})" d="{walls}" {look}/>'


def _signs(kinds: set[str], groups: bool) -> Iterator[Sign]:
    costs = load_tables().costs.terrain
    signs = {"hills": hills(0, 0, 0.45), "mountains": mountain(0, 0, 0.45)}
    prices = {"plains": costs.plains, "hills": costs.hills, "mountains": costs.mountains}
    for kind, price in prices.items():
        if kind in kinds:
            yield swatch(FILLS[kind], signs.get(kind, "")), f"{kind} ${price}"
    if "water" in kinds:
        yield swatch(FILLS["water"]), "water, no track"
    yield _tile(0, 0, 11, 1.4), "city, its tile is drawn at setup"
    if groups:
        line = f'<polygon points="{outline(0, 0, 11)}" {GROUP}/>'
        yield line, "cities in one line: a group"
    cross = '<path d="M-9-5L9 5M-9 5L9-5" fill="none" stroke="#8d8a83" stroke-width="4"/>'
    yield cross, f"crossing ${load_tables().costs.crossing}, in any terrain"


def _tiles(map_: BoardFile, names: Mapping[str, str]) -> str:
    """How many city tiles are used, and which cities are groups."""
    count, beside = len(map_.cities), tiles_beside(map_)
    parts = [f"{count} cities: {beside} of the {count + beside} city tiles lie beside the map"]
    groups = [" and ".join(names[hex] for hex in group) for group in city_groups(map_)]
    if groups:
        parts.append(f"groups: {'; '.join(groups)}")
    return " · ".join(parts) + "."
