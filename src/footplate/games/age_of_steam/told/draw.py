"""A board as a picture: one SVG made from the board's data, without anybody's art.

Nothing is told by colour alone: goods carry letters, terrain a symbol, each seat's track a dash.
"""

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from footplate.games.age_of_steam.board.file import KINDS, BoardFile, City, Growth
from footplate.games.age_of_steam.board.tables import load_tables
from footplate.games.age_of_steam.told.legend import provenance, signs, specials
from footplate.games.age_of_steam.told.pens import (
    DARK_LETTER,
    FILLS,
    GOODS,
    good_chip,
    good_sign,
    growth_badge,
)
from footplate.hexes.geometry import parse_label
from footplate.hexes.mapfiles import Cell, all_cells
from footplate.hexes.pens import (
    INK,
    PAPER,
    UNOWNED,
    H,
    R,
    coast,
    corner_point,
    curve,
    escaped,
    hex_group,
    middle,
    mountain,
    outline,
    rail,
    write,
    write_label,
    write_name,
)
from footplate.hexes.picture import layer, page


class DrawnTrack(msgspec.Struct, frozen=True):
    """A piece of track in a hex: between two edges, or one edge of a town; None: nobody's."""

    hex: str
    exits: tuple[int, ...]
    owner: int | None = None


def draw_board(
    board: BoardFile,
    track: Sequence[DrawnTrack] = (),
    cubes: Mapping[str, Sequence[str]] | None = None,
    new_cities: Mapping[str, tuple[str, str]] | None = None,
    title: str | None = None,
) -> str:
    """The board as an SVG, with track, cubes by hex and new cities (letter, colour) by hex."""
    land, new = all_cells(board.map.columns, KINDS), new_cities or {}
    owners = sorted({piece.owner for piece in track if piece.owner is not None})
    unowned = any(piece.owner is None for piece in track)
    quiet = 'pointer-events="none"'
    drawing = [
        *layer("hexes", (line for cell in land for line in _hex(board, cell, new))),
        *coast(land),
        *_closed(board),
        *layer(
            "track",
            (line for piece in track for line in _track(piece)),
            f'fill="none" stroke-linecap="butt" {quiet}',
        ),
        *layer("places", _places(board, cubes or {}, new), quiet),
    ]
    notes = (specials(board), provenance(board))
    below = signs(board, owners, unowned)
    return page(title or board.name, _under(board), _told(board), land, drawing, below, notes)


def _told(board: BoardFile) -> str:
    kinds = [cell.kind for cell in all_cells(board.map.columns, KINDS)]
    counted = ", ".join(f"{kinds.count(kind)} {kind}" for kind in KINDS.values())
    return f"Age of Steam board of flat-top hexes: {counted}. {provenance(board)}"


def _under(board: BoardFile) -> str:
    parts = [f"Age of Steam, {board.edition}", f"{board.seats.min}–{board.seats.max} seats"]
    if board.designer:
        parts.insert(1, board.designer)
    return " · ".join(parts)


def _hex(board: BoardFile, cell: Cell, new_cities: Mapping[str, tuple[str, str]]) -> Iterator[str]:
    x, y = middle(cell.col, cell.row)
    name = next((p.name for p in board.cities if p.hex == cell.label), None)
    name = name or next((p.name for p in board.towns if p.hex == cell.label), None)
    kind = "city" if cell.label in new_cities else cell.kind
    inside = list[str]()
    if cell.kind == "river":
        inside += _river(x, y, board.map.rivers.get(cell.label, ()))
    if cell.kind == "mountain":
        inside.append(mountain(x, y))
    if cell.label in board.map.prices:
        inside.append(write(x, y + 29, f"${board.map.prices[cell.label]}", 9))
    if cell.kind not in ("lake", "city"):
        inside.append(write_label(x, y, cell.label))
    return hex_group(cell, kind, name, FILLS[cell.kind], inside)


def _river(x: float, y: float, edges: Sequence[int]) -> Iterator[str]:
    """Along its edges; where the file names none, three waves stand for it."""
    if len(edges) == 2:
        path = curve(x, y, edges)
    elif edges:
        path = "".join(curve(x, y, [edge]) for edge in edges)
    else:
        path = "".join(f"M{x - 16:.1f} {y + d:.1f}q4-5 8 0t8 0t8 0t8 0" for d in (-8, 1, 10))
    width, shine = ("7", "1.2") if edges else ("2", "0")
    yield f'<path d="{path}" fill="none" stroke="#6aa5c9" stroke-width="{width}"/>'
    yield f'<path d="{path}" fill="none" stroke="#cfe5f1" stroke-width="{shine}"/>'


def _closed(board: BoardFile) -> Iterator[str]:
    for side in board.map.closed:
        x, y = middle(*parse_label(side.hex))
        (ax, ay), (bx, by) = corner_point(x, y, side.edge - 1), corner_point(x, y, side.edge)
        line = f'x1="{ax:.1f}" y1="{ay:.1f}" x2="{bx:.1f}" y2="{by:.1f}"'
        yield f'<line class="closed" {line} stroke="{INK}" stroke-width="6"/>'
        yield f'<line {line} stroke="{PAPER}" stroke-width="2.5" stroke-dasharray="3 3"/>'


def _track(piece: DrawnTrack) -> Iterator[str]:
    path = curve(*middle(*parse_label(piece.hex)), piece.exits)
    owner = "" if piece.owner is None else f' data-owner="{piece.owner}"'
    yield f'<g data-track="{piece.hex}"{owner}>{rail(path, piece.owner)}</g>'


def _places(
    board: BoardFile,
    cubes: Mapping[str, Sequence[str]],
    new_cities: Mapping[str, tuple[str, str]],
) -> Iterator[str]:
    for city in board.cities:
        yield from _city(city, "", cubes.get(city.hex, ()))
    columns = {
        tile.letter: Growth(side=tile.side, die=tile.die) for tile in load_tables().new_cities
    }
    for town in board.towns:
        here = cubes.get(town.hex, ())
        if town.hex in new_cities:
            letter, color = new_cities[town.hex]
            growth = (columns[letter],) if letter in columns else ()
            city = City(hex=town.hex, name=town.name, colors=(color,), cubes=0, growth=growth)
            yield from _city(city, letter, here)
        else:
            x, y = middle(*parse_label(town.hex))
            ring = f'fill="#fff" stroke="{INK}" stroke-width="1.6"'
            yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="11" {ring}/>'
            yield from _cubes(x, y, here)
            yield from write_name(x, y, town.name)


def _city(city: City, letter: str, cubes: Sequence[str]) -> Iterator[str]:
    x, y = middle(*parse_label(city.hex))
    yield from _city_fill(x, y, city.colors)
    signs = len(city.colors) + len(city.growth) + bool(letter)
    at = x - (signs - 1) * 8.5
    if letter:
        yield write(at, y - 6, letter, 17, good_sign(city.colors[0])[2])
        at += 17
    for color in city.colors:
        yield good_chip(at, y - 12, color)
        at += 17
    for growth in city.growth:
        yield growth_badge(at, y - 12, growth)
        at += 17
    yield from _cubes(x, y + 6, cubes)
    yield from write_name(x, y, city.name)
    yield write(x, y - 25, city.hex, 7, halo=True)


def _city_fill(x: float, y: float, colors: Sequence[str]) -> Iterator[str]:
    """The hex in the city's colour; a city of two colours is parted down the middle."""
    for part, color in enumerate(colors[:2]):
        shape = [corner_point(x, y, corner, R - 3) for corner in range(6)]
        if len(colors) > 1:
            north, south = (x, y - (R - 3) * H / 2 / R), (x, y + (R - 3) * H / 2 / R)
            right, left = shape[0:3], shape[3:6]
            shape = [south, *left, north] if part == 0 else [north, *right, south]
        points = " ".join(f"{cx:.1f},{cy:.1f}" for cx, cy in shape)
        yield f'<polygon points="{points}" fill="{GOODS.get(color, UNOWNED)}"/>'
    yield (
        f'<polygon points="{outline(x, y, R - 3)}" fill="none" stroke="{INK}" stroke-width="2"/>'
    )


def _cubes(x: float, y: float, colors: Sequence[str]) -> Iterator[str]:
    """Up to five squares in a row; more are told by a number."""
    shown = list(colors) if len(colors) <= 5 else list(colors)[:4]
    extra = len(colors) - len(shown)
    at = x - (len(shown) + bool(extra) - 1) * 6
    for color in shown:
        fill, letter, ink = good_sign(color)
        box = f'x="{at - 5.25:.1f}" y="{y - 5.25:.1f}" width="10.5" height="10.5" rx="1.5"'
        edge = INK if color in DARK_LETTER else "#fffdf6"
        yield f'<rect {box} fill="{fill}" stroke="{edge}" data-good="{escaped(color)}"/>'
        yield write(at, y + 2.9, letter, 8, ink)
        at += 12
    if extra:
        yield write(at, y + 3, f"+{extra}", 9, halo=True)
