"""A board as a picture: one SVG made from the board's data, without anybody's art.

Nothing is told by colour alone: goods carry letters, terrain a symbol, each seat's track a dash.
"""

import math
import re
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import Final

import msgspec

from footplate.games.age_of_steam.boardfile import (
    KINDS,
    NO_HEX,
    BoardFile,
    Cell,
    City,
    Growth,
    terrain_prices,
)
from footplate.games.age_of_steam.tables import load_tables
from footplate.hexes.geometry import label, parse_label

R: Final = 40.0  # from the middle of a hex to its corners
H: Final = R * math.sqrt(3)  # from edge to edge
MARGIN: Final = 24.0
INK: Final = "#2b2a27"
PAPER: Final = "#fbf8f0"
FONT: Final = "system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif"
LAND: Final = "#e3e8cd"
FILLS: Final = {
    "plain": LAND,
    "river": "#dbe7d6",
    "mountain": "#d6c4a3",
    "town": LAND,
    "city": LAND,
    "lake": "url(#water)",
}
GOODS: Final = {
    "red": "#c5352c",
    "blue": "#2b62b0",
    "purple": "#7c4199",
    "yellow": "#ecc22f",
    "black": "#34332f",
    "white": "#ffffff",
}
DARK_LETTER: Final = ("yellow", "white")
# A seat's colour and its dashes; the dashes alone tell the seats apart.
SEATS: Final = (
    ("#d9661f", ""),
    ("#0f7f86", "8 4"),
    ("#b8327c", "3 4"),
    ("#6b4a2b", "12 4 3 4"),
    ("#3b4ba3", "20 9"),
    ("#4c7f23", "6 3 2 3 2 3"),
)
UNOWNED: Final = "#8d8a83"


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
    heading = title or board.name
    land, new = _all_cells(board), new_cities or {}
    spots = [_middle(cell.col, cell.row) for cell in land] or [(0.0, 0.0)]
    left, top = min(x for x, _ in spots) - R, min(y for _, y in spots) - H / 2
    width = max(max(x for x, _ in spots) + R - left + 2 * MARGIN, 560.0)
    bottom = max(y for _, y in spots) + H / 2 - top + 84
    owners = sorted({piece.owner for piece in track if piece.owner is not None})
    unowned = any(piece.owner is None for piece in track)
    legend, height = _legend(board, owners, unowned, width, bottom)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" '
        f'width="{width:.0f}" height="{height:.0f}" role="img" '
        f'aria-labelledby="board-title board-desc" font-family="{FONT}" fill="{INK}">',
        f'<title id="board-title">{_text(heading)}</title>',
        f'<desc id="board-desc">{_text(_describe(board))}</desc>',
        _DEFS,
        f'<rect width="100%" height="100%" fill="{PAPER}"/>',
        *_heading(board, heading),
        f'<g transform="translate({MARGIN - left:.1f} {60 - top:.1f})">',
        '<g id="hexes">',
        *(line for cell in land for line in _hex(board, cell, new)),
        "</g>",
        *_coast(land),
        *_closed(board),
        '<g id="track" fill="none" stroke-linecap="butt" pointer-events="none">',
        *(line for piece in track for line in _track(piece)),
        "</g>",
        '<g id="places" pointer-events="none">',
        *_places(board, cubes or {}, new),
        "</g>",
        "</g>",
        *legend,
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


# --- geometry and text -----------------------------------------------------------------------


def _middle(col: int, row: int) -> tuple[float, float]:
    return col * 1.5 * R, (row + (col & 1) / 2) * H


def _edge(x: float, y: float, edge: int, reach: float = H / 2) -> tuple[float, float]:
    """The middle of an edge of the hex around a point."""
    angle = math.radians(60 * edge - 90)
    return x + reach * math.cos(angle), y + reach * math.sin(angle)


def _corner(x: float, y: float, corner: int, radius: float = R) -> tuple[float, float]:
    """Corner 0 is the right one of the northern edge, the others follow clockwise."""
    angle = math.radians(60 * corner - 60)
    return x + radius * math.cos(angle), y + radius * math.sin(angle)


def _outline(x: float, y: float, radius: float = R) -> str:
    corners = (_corner(x, y, corner, radius) for corner in range(6))
    return " ".join(f"{cx:.1f},{cy:.1f}" for cx, cy in corners)


def _curve(x: float, y: float, exits: Sequence[int]) -> str:
    """A path between two edges that leaves both at a right angle; with one, to the middle."""
    ax, ay = _edge(x, y, exits[0])
    if len(exits) == 1:
        return f"M{ax:.1f} {ay:.1f}L{x:.1f} {y:.1f}"
    bx, by = _edge(x, y, exits[1])
    return f"M{ax:.1f} {ay:.1f}Q{x:.1f} {y:.1f} {bx:.1f} {by:.1f}"


def _text(words: str) -> str:
    """Safe inside XML, also when a board's author typed a control character."""
    return escape(re.sub("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]", "", words))


def _write(x: float, y: float, words: str, size: float, ink: str = INK, halo: bool = False) -> str:
    """Text around a point; with a halo it stays readable on any colour."""
    around = f" {_HALO}" if halo else ""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" font-weight="600" '
        f'text-anchor="middle" fill="{ink}"{around}>{_text(words)}</text>'
    )


_HALO: Final = 'paint-order="stroke" stroke="#fffdf6" stroke-width="3" stroke-linejoin="round"'


def _all_cells(board: BoardFile) -> list[Cell]:
    """Every hex with a letter, the lakes too."""
    return [
        Cell(label(col, row), col, row, KINDS[letter])
        for col, column in enumerate(board.map.columns)
        for row, letter in enumerate(column)
        if letter != NO_HEX
    ]


# --- the map ---------------------------------------------------------------------------------

_DEFS: Final = """<defs>
<pattern id="water" width="24" height="12" patternUnits="userSpaceOnUse">
<rect width="24" height="12" fill="#bcd8e8"/>
<path d="M0 4q3-3 6 0t6 0M12 10q3-3 6 0t6 0" fill="none" stroke="#94bdd6" stroke-width="1"/>
</pattern>
</defs>"""


def _describe(board: BoardFile) -> str:
    kinds = [cell.kind for cell in _all_cells(board)]
    counted = ", ".join(f"{kinds.count(kind)} {kind}" for kind in KINDS.values())
    return f"Age of Steam board of flat-top hexes: {counted}. {_provenance(board)}"


def _heading(board: BoardFile, heading: str) -> Iterator[str]:
    parts = [f"Age of Steam, {board.edition}", f"{board.seats.min}–{board.seats.max} seats"]
    if board.designer:
        parts.insert(1, board.designer)
    x = f'x="{MARGIN:.0f}"'
    yield f'<text {x} y="32" font-size="22" font-weight="700">{_text(heading)}</text>'
    yield f'<text {x} y="49" font-size="11.5" fill="#5d5a52">{_text(" · ".join(parts))}</text>'


def _hex(board: BoardFile, cell: Cell, new_cities: Mapping[str, tuple[str, str]]) -> Iterator[str]:
    x, y = _middle(cell.col, cell.row)
    name = next((p.name for p in board.cities if p.hex == cell.label), None)
    name = name or next((p.name for p in board.towns if p.hex == cell.label), None)
    kind = "city" if cell.label in new_cities else cell.kind
    spoken = f"{cell.label}, {kind}" + (f" {name}" if name else "")
    named = f' data-name="{_text(name)}"' if name else ""
    edge = "#a9cbdf" if cell.kind == "lake" else "#b3b392"
    yield f'<g id="hex-{cell.label}" data-hex="{cell.label}" data-kind="{kind}"{named}>'
    yield f"<title>{_text(spoken)}</title>"
    yield f'<polygon points="{_outline(x, y)}" fill="{FILLS[cell.kind]}" stroke="{edge}"/>'
    if cell.kind == "river":
        yield from _river(x, y, board.map.rivers.get(cell.label, ()))
    if cell.kind == "mountain":
        yield _mountain(x, y)
    if cell.label in board.map.prices:
        yield _write(x, y + 29, f"${board.map.prices[cell.label]}", 9)
    if cell.kind not in ("lake", "city"):
        # Beside the middle of the northern edge, where track and rivers leave the hex.
        yield _write(x - 14, y - 25.5, cell.label, 7, "#6b6a58")
    yield "</g>"


def _river(x: float, y: float, edges: Sequence[int]) -> Iterator[str]:
    """Along its edges; where the file names none, three waves stand for it."""
    if len(edges) == 2:
        path = _curve(x, y, edges)
    elif edges:
        path = "".join(_curve(x, y, [edge]) for edge in edges)
    else:
        path = "".join(f"M{x - 16:.1f} {y + d:.1f}q4-5 8 0t8 0t8 0t8 0" for d in (-8, 1, 10))
    width, shine = ("7", "1.2") if edges else ("2", "0")
    yield f'<path d="{path}" fill="none" stroke="#6aa5c9" stroke-width="{width}"/>'
    yield f'<path d="{path}" fill="none" stroke="#cfe5f1" stroke-width="{shine}"/>'


def _mountain(x: float, y: float, scale: float = 1.0) -> str:
    peaks = "M-18 12L-6-11L6 12ZM2 12L10-3L19 12Z"
    snow = "M-6-11L-9.7-4L-6.5-6L-3-3.4L-2.3-4ZM10-3L7.6 1.5L10 .4L12.6 1.5Z"
    return (
        f'<g transform="translate({x:.1f} {y:.1f}) scale({scale})">'
        f'<path d="{peaks}" fill="#a98f68" stroke="#7f6a4b"/><path d="{snow}" fill="#fffaf0"/></g>'
    )


def _coast(land: Sequence[Cell]) -> Iterator[str]:
    """A line around everything, so that the map has an end where the paper goes on."""
    sides = dict[frozenset[tuple[int, int]], str]()
    twice = set[frozenset[tuple[int, int]]]()
    for cell in land:
        x, y = _middle(cell.col, cell.row)
        for corner in range(6):
            (ax, ay), (bx, by) = _corner(x, y, corner), _corner(x, y, corner + 1)
            side = frozenset(((round(ax), round(ay)), (round(bx), round(by))))
            if side in sides:
                twice.add(side)
            sides[side] = f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}"
    path = "".join(line for side, line in sides.items() if side not in twice)
    yield f'<path d="{path}" stroke="#7d7c62" stroke-width="2" stroke-linecap="round"/>'


def _closed(board: BoardFile) -> Iterator[str]:
    for side in board.map.closed:
        x, y = _middle(*parse_label(side.hex))
        (ax, ay), (bx, by) = _corner(x, y, side.edge - 1), _corner(x, y, side.edge)
        line = f'x1="{ax:.1f}" y1="{ay:.1f}" x2="{bx:.1f}" y2="{by:.1f}"'
        yield f'<line class="closed" {line} stroke="{INK}" stroke-width="6"/>'
        yield f'<line {line} stroke="{PAPER}" stroke-width="2.5" stroke-dasharray="3 3"/>'


# --- track -----------------------------------------------------------------------------------


def _seat(owner: int | None) -> tuple[str, str]:
    return (UNOWNED, "1.5 1.5") if owner is None else SEATS[owner % len(SEATS)]


def _track(piece: DrawnTrack) -> Iterator[str]:
    path = _curve(*_middle(*parse_label(piece.hex)), piece.exits)
    owner = "" if piece.owner is None else f' data-owner="{piece.owner}"'
    yield f'<g data-track="{piece.hex}"{owner}>{_rail(path, piece.owner)}</g>'


def _rail(path: str, owner: int | None) -> str:
    """A white bed with dark borders, and the owner's dashes on it."""
    color, dashes = _seat(owner)
    dash = f' stroke-dasharray="{dashes}"' if dashes else ""
    return (
        f'<path d="{path}" stroke="{INK}" stroke-width="8.5"/>'
        f'<path d="{path}" stroke="#fff" stroke-width="6.5"/>'
        f'<path d="{path}" stroke="{color}" stroke-width="5"{dash}/>'
    )


# --- cities, towns and cubes -----------------------------------------------------------------


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
            x, y = _middle(*parse_label(town.hex))
            ring = f'fill="#fff" stroke="{INK}" stroke-width="1.6"'
            yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="11" {ring}/>'
            yield from _cubes(x, y, here)
            yield from _name(x, y, town.name)


def _city(city: City, letter: str, cubes: Sequence[str]) -> Iterator[str]:
    x, y = _middle(*parse_label(city.hex))
    yield from _city_fill(x, y, city.colors)
    signs = len(city.colors) + len(city.growth) + bool(letter)
    at = x - (signs - 1) * 8.5
    if letter:
        yield _write(at, y - 6, letter, 17, _sign(city.colors[0])[2])
        at += 17
    for color in city.colors:
        yield _chip(at, y - 12, color)
        at += 17
    for growth in city.growth:
        yield _die(at, y - 12, growth)
        at += 17
    yield from _cubes(x, y + 6, cubes)
    yield from _name(x, y, city.name)
    yield _write(x, y - 25, city.hex, 7, halo=True)


def _city_fill(x: float, y: float, colors: Sequence[str]) -> Iterator[str]:
    """The hex in the city's colour; a city of two colours is parted down the middle."""
    for part, color in enumerate(colors[:2]):
        outline = [_corner(x, y, corner, R - 3) for corner in range(6)]
        if len(colors) > 1:
            north, south = (x, y - (R - 3) * H / 2 / R), (x, y + (R - 3) * H / 2 / R)
            right, left = outline[0:3], outline[3:6]
            outline = [south, *left, north] if part == 0 else [north, *right, south]
        points = " ".join(f"{cx:.1f},{cy:.1f}" for cx, cy in outline)
        yield f'<polygon points="{points}" fill="{GOODS.get(color, UNOWNED)}"/>'
    yield (
        f'<polygon points="{_outline(x, y, R - 3)}" fill="none" stroke="{INK}" stroke-width="2"/>'
    )


def _sign(color: str) -> tuple[str, str, str]:
    """A colour of goods as fill, letter and the colour of the letter."""
    letters = {entry.name: entry.letter for entry in load_tables().colors}
    ink = INK if color in DARK_LETTER else "#fff"
    return GOODS.get(color, UNOWNED), letters.get(color, "?"), ink


def _chip(x: float, y: float, color: str) -> str:
    """A colour that a city takes."""
    fill, letter, ink = _sign(color)
    edge = INK if color in DARK_LETTER else "#fffdf6"
    ring = f'fill="{fill}" stroke="{edge}" stroke-width="1.6"'
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="7" {ring}/>' + _write(
        x, y + 3.4, letter, 9.5, ink
    )


def _die(x: float, y: float, growth: Growth) -> str:
    """The column of the goods display that feeds a city: its side and the face of the die."""
    fill, ink = ("#fffdf6", INK) if growth.side == "light" else (INK, "#fffdf6")
    box = f'x="{x - 6.5:.1f}" y="{y - 6.5:.1f}" width="13" height="13" rx="3"'
    square = f'<rect {box} fill="{fill}" stroke="{ink}" stroke-width="1.4"/>'
    return square + _write(x, y + 3.6, str(growth.die), 10, ink)


def _cubes(x: float, y: float, colors: Sequence[str]) -> Iterator[str]:
    """Up to five squares in a row; more are told by a number."""
    shown = list(colors) if len(colors) <= 5 else list(colors)[:4]
    extra = len(colors) - len(shown)
    at = x - (len(shown) + bool(extra) - 1) * 6
    for color in shown:
        fill, letter, ink = _sign(color)
        box = f'x="{at - 5.25:.1f}" y="{y - 5.25:.1f}" width="10.5" height="10.5" rx="1.5"'
        edge = INK if color in DARK_LETTER else "#fffdf6"
        yield f'<rect {box} fill="{fill}" stroke="{edge}" data-good="{_text(color)}"/>'
        yield _write(at, y + 2.9, letter, 8, ink)
        at += 12
    if extra:
        yield _write(at, y + 3, f"+{extra}", 9, halo=True)


def _name(x: float, y: float, name: str) -> Iterator[str]:
    """Below the middle; a long name of several words takes two lines."""
    head, _, tail = name.partition(" ") if len(name) > 9 else (name, "", "")
    lines = [(head, 20.5), (tail, 29.0)] if tail else [(head, 23.0)]
    for words, down in lines:
        yield _write(x, y + down, words, 9, halo=True)


# --- below the map ---------------------------------------------------------------------------


def _legend(
    board: BoardFile, owners: Sequence[int], unowned: bool, width: float, top: float
) -> tuple[list[str], float]:
    """The signs, the special rules and where the data comes from; and where the picture ends."""
    lines = ['<g id="legend" font-size="11">']
    x, y = MARGIN, top
    for sign, words in _signs(board, owners, unowned):
        step = 42 + 5.9 * len(words)
        if x + step > width - MARGIN + 12:
            x, y = MARGIN, y + 24
        lines.append(f'<g transform="translate({x + 11:.1f} {y:.1f})">{sign}</g>')
        lines.append(f'<text x="{x + 27:.1f}" y="{y + 4:.1f}">{_text(words)}</text>')
        x += step
    y += 12
    for paragraph in (_specials(board), _provenance(board)):
        for line in _wrapped(paragraph, int((width - 2 * MARGIN) / 5.5)):
            y += 15
            lines.append(f'<text x="{MARGIN:.0f}" y="{y:.1f}" fill="#5d5a52">{_text(line)}</text>')
    return [*lines, "</g>"], y + MARGIN


def _signs(board: BoardFile, owners: Sequence[int], unowned: bool) -> Iterator[tuple[str, str]]:
    prices, costs = terrain_prices(board), load_tables().costs
    kinds = {cell.kind for cell in _all_cells(board)}

    def swatch(kind: str, inside: str = "") -> str:
        outline = _outline(0, 0, 11)
        return f'<polygon points="{outline}" fill="{FILLS[kind]}" stroke="#7d7c62"/>{inside}'

    river = '<path d="M-9-4Q0 0 0 9" fill="none" stroke="#6aa5c9" stroke-width="4"/>'
    town = f'<circle r="5" fill="#fff" stroke="{INK}" stroke-width="1.4"/>'
    yield swatch("plain"), f"plain ${prices.plain}"
    if "river" in kinds:
        yield swatch("river", river), f"river ${prices.river}"
    if "mountain" in kinds:
        yield swatch("mountain", _mountain(0, 0, 0.45)), f"mountain ${prices.mountain}"
    if "lake" in kinds:
        yield swatch("lake"), "lake, no track"
    yield swatch("town", town), f"town ${costs.town_base} + ${costs.town_exit} per exit"
    goods = {color for city in board.cities for color in city.colors} | {"black"}
    for color in load_tables().colors:
        if color.name in goods:
            yield _chip(0, 0, color.name), color.name
    for side in load_tables().display.sides:
        yield _die(0, 0, Growth(side=side, die=1)), f"growth column, {side} side"
    for owner in [*owners, *([None] if unowned else [])]:
        words = "nobody's track" if owner is None else f"seat {owner + 1}"
        yield f'<g fill="none">{_rail("M-13 0H13", owner)}</g>', words


def _specials(board: BoardFile) -> str:
    """Game length and the board's own rules, in a line."""
    rules = board.rules
    turns = ", ".join(f"{count} seats {turns}" for count, turns in sorted(board.turns.items()))
    parts = [f"Turns: {turns}"]
    if rules.own_links_only:
        parts.append("deliveries over own links only")
    if rules.no_duplicate_links:
        parts.append("no second direct link between two stops")
    for turn in rules.doubled_reduction_turns:
        parts.append(f"turn {turn}: income reduction doubled")
    for extra in rules.extra_cubes:
        parts.append(f"turns {extra.first_turn}–{extra.last_turn}: a cube for {extra.city}")
    if rules.town_cubes:
        cotton = rules.town_cubes
        parts.append(
            f"each town starts with {cotton.count} {cotton.color}, "
            f"delivered for {cotton.bonus_income} more income"
        )
    return " · ".join(parts) + "."


def _provenance(board: BoardFile) -> str:
    """Which blocks were taken from where; the reconstructed ones are ours."""
    blocks = {
        name: getattr(board.sources, name)
        for name in ("map", "cities", "towns", "turns", "rules", "rivers")
    }
    words = {
        "rulebook": "rulebook",
        "public": "public facts",
        "reconstructed": "reconstructed by us",
    }
    told = [
        f"{words[source]}: {', '.join(name for name, of in blocks.items() if of == source)}"
        for source in words
        if source in blocks.values()
    ]
    return f"Unofficial drawing from data, no publisher's art. Sources: {'; '.join(told)}."


def _wrapped(words: str, width: int) -> Iterator[str]:
    line = ""
    for word in words.split():
        if line and len(line) + len(word) >= width:
            yield line
            line = ""
        line = f"{line} {word}".strip()
    if line:
        yield line
