"""A board as a picture: one SVG made from the board's data, without anybody's art.

Nothing is told by colour alone: cities, links, sites and spaces all have their words or signs.
"""

import math
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from footplate.games.imperial_steam.board.blocks import HUBS, SiteCost
from footplate.games.imperial_steam.board.entries import City, Connection, FactorySite
from footplate.games.imperial_steam.board.file import (
    COUNTS,
    BoardFile,
    cities_by_id,
    cities_by_space,
    links_by_id,
    region_of,
    state_links,
)
from footplate.hexes.mapfiles import Cell
from footplate.hexes.pens import INK, LAND, PAPER, SOFT, H, R, escaped, write
from footplate.hexes.picture import Sign, layer, page, provenance

ACROSS: Final = 12.0
DOWN: Final = 10.0
"""How far apart on the paper places are that differ by one in the file."""
SIDE: Final = 46.0
"""Paper around the outermost cities."""
ROUND: Final = 13.0
EDGE: Final = "#8f8e74"
ROAD: Final = "#b9b48f"
WATER_INK: Final = "#35617c"
GOLD: Final = "#e9c64a"
HOUSE: Final = "M-11 8V-3L0-10L11-3V8Z"
ARCH: Final = "M-11 6V-4H11V6H7Q7-1 0-1Q-7-1-7 6Z"
PORTAL: Final = "M-9 7V0Q-9-8 0-8Q9-8 9 0V7Z"
CROWN: Final = "M-9 6L-10-5L-4.5-.5L0-8L4.5-.5L10-5L9 6Z"


def draw_network(board: BoardFile, title: str | None = None) -> str:
    """The map as an SVG: cities with effort, stations, tiles and factory sites, and the links."""
    drawing = [
        *layer("links", _links(board)),
        *layer("cities", _cities(board)),
    ]
    under = [f"Imperial Steam, {board.edition}", f"{board.seats.min}–{board.seats.max} seats"]
    if board.designer:
        under.insert(1, board.designer)
    blocks = msgspec.structs.asdict(board.sources)
    sources = provenance({name.replace("_", " "): of for name, of in blocks.items()})
    kinds = [link.kind for link in board.connections]
    told = (
        f"Imperial Steam map: {len(board.cities)} cities and {len(kinds)} links, "
        f"{kinds.count('bridge')} with a bridge and {kinds.count('tunnel')} with a tunnel, from "
        f"{_name(board, board.map.start)} to {_name(board, board.map.goal)}. {sources}"
    )
    notes = (*_notes(board), sources)
    return page(
        title or board.name, " · ".join(under), told, _corners(board), drawing, _signs(), notes
    )


def _name(board: BoardFile, city: str) -> str:
    return cities_by_id(board)[city].name


def _origin(board: BoardFile) -> tuple[int, int]:
    return min(city.at[0] for city in board.cities), min(city.at[1] for city in board.cities)


def _spot(board: BoardFile, city: City) -> tuple[float, float]:
    """Where a city is on the paper; the picture begins half a hex before the point 0, 0."""
    left, top = _origin(board)
    return (
        -R + SIDE + (city.at[0] - left) * ACROSS,
        -H / 2 + ROUND + 8 + (city.at[1] - top) * DOWN,
    )


def _corners(board: BoardFile) -> Sequence[Cell]:
    """Pages are measured in hexes: two of them, so far apart that the drawing fits between."""
    left, top = _origin(board)
    width = 2 * SIDE + (max(city.at[0] for city in board.cities) - left) * ACROSS
    height = 1.5 * SIDE + (max(city.at[1] for city in board.cities) - top) * DOWN
    col = max(0, math.ceil((width - 2 * R) / (1.5 * R)))
    row = max(0, math.ceil(height / H) - 1)
    return [Cell("", 0, 0, "corner"), Cell("", col + col % 2, row, "corner")]


def _sign(path: str, x: float, y: float, fill: str, scale: float = 1.0, edge: str = INK) -> str:
    return (
        f'<g transform="translate({x:.1f} {y:.1f}) scale({scale:g})">'
        f'<path d="{path}" fill="{fill}" stroke="{edge}" stroke-linejoin="round"/></g>'
    )


# --- links ----------------------------------------------------------------------------------------


def _links(board: BoardFile) -> Iterator[str]:
    cities, may_have = cities_by_id(board), state_links(board)
    for link in board.connections:
        one, other = (cities[end] for end in link.ends)
        (ax, ay), (bx, by) = _spot(board, one), _spot(board, other)
        crowned = [seats for seats in COUNTS if link.id in board.fixed_setup.crowns[seats]]
        semmering = link.id == board.map.semmering
        state = ' data-state="yes"' if link.id in may_have else ""
        yield (
            f'<g id="link-{escaped("-".join(link.ends))}" data-link="{escaped(link.id)}" '
            f'data-kind="{link.kind}"{state}>'
        )
        yield f"<title>{escaped(_link_words(one, other, link, crowned, semmering))}</title>"
        line = f'x1="{ax:.1f}" y1="{ay:.1f}" x2="{bx:.1f}" y2="{by:.1f}" stroke-linecap="round"'
        yield f'<line {line} stroke="{EDGE}" stroke-width="7"/>'
        yield f'<line {line} stroke="{PAPER}" stroke-width="5"/>'
        dash = "7 5" if link.id in may_have else "2 4"
        yield f'<line {line} stroke="{ROAD}" stroke-width="3" stroke-dasharray="{dash}"/>'
        yield from _marks(link, ((ax + bx) / 2, (ay + by) / 2), crowned, semmering)
        yield "</g>"


def _link_words(
    one: City, other: City, link: Connection, crowned: Sequence[int], semmering: bool
) -> str:
    words = f"{one.name}–{other.name}, {link.kind}"
    if crowned:
        players = ", ".join(map(str, crowned))
        words += f", crown in the fixed set-up for {players} players"
    return f"{words}, Semmering" if semmering else words


def _marks(
    link: Connection, at: tuple[float, float], crowned: Sequence[int], semmering: bool
) -> Iterator[str]:
    """The signs in the middle of a link, side by side where there are two."""
    x, y = at
    shift = 12 if crowned and link.kind != "plain" else 0
    if link.kind != "plain":
        yield kind_sign(link.kind, x - shift, y)
    if crowned:
        yield _sign(CROWN, x + shift, y, GOLD)
        yield write(x + shift, y + 17, "·".join(map(str, crowned)), 8, halo=True)
    if semmering:
        yield write(x, y + 18, "Semmering", 8, halo=True)


def kind_sign(kind: str, x: float, y: float) -> str:
    """The arch of a bridge, the portal of a tunnel."""
    if kind == "bridge":
        return _sign(ARCH, x, y, "#cfe0ea", edge=WATER_INK)
    return _sign(PORTAL, x, y, "#4a473f")


# --- cities ---------------------------------------------------------------------------------------


def _cities(board: BoardFile) -> Iterator[str]:
    for city in board.cities:
        x, y = _spot(board, city)
        sites = [site for site in board.factory_sites if site.city == city.id]
        yield f'<g id="city-{escaped(city.id)}" data-city="{escaped(city.id)}">'
        yield f"<title>{escaped(_city_words(board, city, sites))}</title>"
        ends = city.id in (board.map.start, board.map.goal)
        fill, width = (GOLD, 2.5) if ends else (LAND, 1.5)
        yield (
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{ROUND:g}" fill="{fill}" stroke="{INK}" '
            f'stroke-width="{width:g}"/>'
        )
        yield write(x, y + 5, str(city.effort), 14)
        yield from _station(city, x - ROUND - 13, y)
        if city.space is not None:
            yield from _space(board, city, x + ROUND + 14, y)
        yield write(x, y + ROUND + 11, city.name, 10.5, halo=True)
        extra = _printed(board, city)
        if extra:
            yield write(x, y - ROUND - 4, extra, 8, WATER_INK, halo=True)
        yield from _sites(sites, x, y + ROUND + 15)
        yield "</g>"


def _city_words(board: BoardFile, city: City, sites: Sequence[FactorySite]) -> str:
    parts = [
        f"effort {city.effort}",
        f"station for {city.station_cost}, {city.station_sites} at most",
    ]
    if city.space is not None:
        region = region_of(board, city.id)
        parts.append(f"tile space {city.space}" + (f" in region {region}" if region else ""))
    parts += [
        f"factory site for {_cost_words(site.cost)}"
        + (f" from {site.players} players on" if site.players > COUNTS[0] else "")
        for site in sites
    ]
    extra = _printed(board, city)
    return f"{city.name}: {', '.join(parts)}{', ' + extra if extra else ''}"


def _station(city: City, x: float, y: float) -> Iterator[str]:
    yield _sign(HOUSE, x, y + 1, PAPER, edge=EDGE)
    yield write(x, y + 6, str(city.station_cost), 8)
    if city.station_sites > 1:
        yield write(x - 18, y + 5, f"×{city.station_sites}", 8, SOFT, halo=True)


def _space(board: BoardFile, city: City, x: float, y: float) -> Iterator[str]:
    """Where a tile goes: its number, the region of the random set-up."""
    yield (
        f'<rect x="{x - 11:.1f}" y="{y - 11:.1f}" width="22" height="22" rx="4" fill="{PAPER}" '
        f'stroke="{EDGE}" stroke-dasharray="3 2"/>'
    )
    yield write(x, y + 4, str(city.space), 10, SOFT)
    region = region_of(board, city.id)
    if region is not None:
        yield write(x + 15, y - 5, region, 8, WATER_INK, halo=True)


def _sites(sites: Sequence[FactorySite], x: float, y: float) -> Iterator[str]:
    left = x - len(sites) * 10
    for at, site in enumerate(sites):
        yield _site(site.cost, left + at * 20 + 10, y + 7)
        if site.players > COUNTS[0]:
            yield write(left + at * 20 + 10, y + 22, f"{site.players}+", 7, SOFT, halo=True)


def _site(cost: SiteCost, x: float, y: float) -> str:
    box = f'<rect x="{x - 8:.1f}" y="{y - 7:.1f}" width="16" height="14" fill="#efe6cf" '
    words = "B" if cost == "board" else "S" if cost == "station" else str(cost)
    return f'{box}stroke="{INK}"/>{write(x, y + 4, words, 9)}'


def _cost_words(cost: SiteCost) -> str:
    if cost == "board":
        return "the price of the factory board"
    return "the price of a station" if cost == "station" else str(cost)


def _printed(board: BoardFile, city: City) -> str:
    """What the map gives beside a tile."""
    for entry in board.opportunities:
        if entry.city == city.id and entry.influence:
            return f"+{entry.influence} influence"
        if entry.city == city.id and entry.guldens_per_track:
            return f"{entry.guldens_per_track} guldens per track"
    return ""


# --- below the map --------------------------------------------------------------------------------


def _signs() -> Iterator[Sign]:
    yield f'<circle r="11" fill="{LAND}" stroke="{INK}"/>{write(0, 5, "4", 12)}', "city: effort"
    yield (
        f"{_sign(HOUSE, 0, 1, PAPER, edge=EDGE)}{write(0, 6, '30', 8)}",
        "station cost, ×2: sites",
    )
    yield (
        f'<rect x="-10" y="-10" width="20" height="20" rx="4" fill="{PAPER}" stroke="{EDGE}" '
        f'stroke-dasharray="3 2"/>{write(0, 4, "7", 10, SOFT)}',
        "space of a tile; A to D: region",
    )
    yield _site("board", 0, 0), "factory for the price of the board"
    yield _site("station", 0, 0), "for the price of a station here"
    yield _site(40, 0, 0), "for so many guldens; 3+: from three players on"
    yield kind_sign("bridge", 0, 0), "bridge"
    yield kind_sign("tunnel", 0, 0), "tunnel"
    yield _sign(CROWN, 0, 0, GOLD), "crown in the fixed set-up for 2, 3, 4 players"
    long_dash, dots = (
        f'<line x1="-11" y1="0" x2="11" y2="0" stroke="{EDGE}" stroke-width="3" '
        f'stroke-dasharray="{dash}"/>'
        for dash in ("7 5", "2 4")
    )
    yield long_dash, "may have a crown"
    yield dots, "never has one"


def _notes(board: BoardFile) -> Iterator[str]:
    spaces, links, cities = cities_by_space(board), links_by_id(board), cities_by_id(board)
    for players in COUNTS:
        hubs = ", ".join(
            f"{tile.color} {spaces[tile.fixed_space[players]].name} "
            f"({board.fixed_setup.hub_influence[tile.color]})"
            for tile in sorted(board.hub_tiles, key=lambda tile: HUBS.index(tile.color))
        )
        crowns = ", ".join(
            "–".join(cities[end].name for end in links[crown].ends)
            for crown in board.fixed_setup.crowns[players]
        )
        yield f"Fixed set-up for {players} players. Hubs: {hubs}. Crowns: {crowns}."
