"""A board as a picture: one SVG made from the board's data, without anybody's art.

Nothing is told by colour alone: zones, spaces and bands all have their words.
"""

import math
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from footplate.games.planet_steam.board.blocks import BANDS, RESOURCES, Band, Resource
from footplate.games.planet_steam.board.file import (
    COUNTS,
    BoardFile,
    card_set,
    tank_cost,
    trading_order,
    zones,
)
from footplate.hexes.mapfiles import Cell
from footplate.hexes.pens import INK, LAND, PAPER, SOFT, WATER, H, R, escaped, write
from footplate.hexes.picture import Sign, layer, page, provenance

ZONE: Final = 62.0
SPACE: Final = 19.0
GAP: Final = 44.0
LEFT: Final = -R
TOP: Final = -H / 2
EDGE: Final = "#8f8e74"
BAND_FILLS: Final[dict[Band, str]] = {
    "black": "#55534c",
    "blue": "#a9c8ee",
    "green": "#bfe0b4",
    "yellow": "#f4e9a0",
    "orange": "#f6cf9c",
    "red": "#eeb0a8",
}
SHIP: Final = "M-13 0Q-13-7 0-7Q13-7 13 0Q13 7 0 7Q-13 7-13 0ZM-5 7L-3 11H4L6 7"


def draw_zones(board: BoardFile, title: str | None = None) -> str:
    """The board as an SVG: zones, river, mooring points, the terminal's tracks, the tank market."""
    right = LEFT + board.map.columns * ZONE + GAP
    drawing = [
        *layer("zones", _zones(board)),
        *layer("mooring", _mooring(board), 'pointer-events="none"'),
        *layer("terminal", _terminal(board, right)),
        *layer("tank-market", _tank_market(board, right)),
    ]
    longest = max(
        *(board.prices[name].max - board.prices[name].min + 1 for name in RESOURCES),
        *(board.bands[name].max + 1 for name in RESOURCES),
        len(board.tank_costs) + 1,
    )
    width = right - LEFT + longest * SPACE
    height = max(board.map.rows * ZONE, _market_top(board) + 40 - TOP)
    under = [f"Planet Steam, {board.edition}", f"{board.seats.min}–{board.seats.max} seats"]
    if board.designer:
        under.insert(1, board.designer)
    blocks = msgspec.structs.asdict(board.sources)
    sources = provenance({name.replace("_", " "): of for name, of in blocks.items()})
    count = len(zones(board))
    told = (
        f"Planet Steam board: {count} zones in {board.map.columns} columns and "
        f"{board.map.rows} rows, {len(board.map.river)} of them river. {sources}"
    )
    notes = (*_notes(board), sources)
    heading = " · ".join(under)
    return page(
        title or board.name, heading, told, _corners(width, height), drawing, _signs(), notes
    )


def _corners(width: float, height: float) -> Sequence[Cell]:
    """Pages are measured in hexes: two of them, so far apart that the drawing fits between."""
    col = math.ceil((width - 2 * R) / (1.5 * R))
    row = math.ceil(height / H) - 1
    return [Cell("", 0, 0, "corner"), Cell("", col + col % 2, row, "corner")]


# --- the map --------------------------------------------------------------------------------------


def _zones(board: BoardFile) -> Iterator[str]:
    for at, zone in enumerate(zones(board)):
        x = LEFT + at % board.map.columns * ZONE
        y = TOP + at // board.map.columns * ZONE
        river = zone in board.map.river
        kind, fill = ("river", WATER) if river else ("land", LAND)
        yield f'<g id="zone-{zone}" data-zone="{zone}" data-kind="{kind}">'
        yield f"<title>{zone}, {kind}</title>"
        yield _rect(x, y, ZONE, ZONE, fill, EDGE)
        yield write(x + 13, y + 16, zone, 10, halo=True)
        if river:
            yield write(x + ZONE / 2, y + ZONE - 8, "river", 8, "#35617c", halo=True)
        closed = [str(seats) for seats in COUNTS if zone in board.unavailable[seats]]
        if closed:
            words = f"not with {', '.join(closed)}"
            yield write(x + ZONE / 2, y + ZONE / 2 + 4, words, 8, SOFT, halo=True)
        yield "</g>"


def _rect(x: float, y: float, width: float, height: float, fill: str, edge: str) -> str:
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" '
        f'fill="{fill}" stroke="{edge}"/>'
    )


def _mooring(board: BoardFile) -> Iterator[str]:
    x = LEFT + board.map.columns * ZONE + GAP / 2
    for row in range(board.map.rows):
        y = TOP + (row + 0.5) * ZONE
        yield f'<g data-row="{row + 1}" transform="translate({x:.1f} {y:.1f})">{_ship()}</g>'


def _ship() -> str:
    return f'<path d="{SHIP}" fill="{PAPER}" stroke="{EDGE}" stroke-dasharray="3 2"/>'


# --- the terminal and the market ------------------------------------------------------------------

ROW: Final = 74.0


def _terminal(board: BoardFile, left: float) -> Iterator[str]:
    for at, name in enumerate(trading_order(board)):
        y = TOP + at * ROW
        number = board.order_numbers[name]
        yield f'<g id="gauge-{name}" data-resource="{name}">'
        yield _heading(left, y, f"{number}. {name}: price above, supply below")
        yield from _prices(board, name, left, y + 17)
        yield from _supply(board, name, left, y + 41)
        yield "</g>"


def _heading(x: float, y: float, words: str) -> str:
    look = 'font-size="11" font-weight="700"'
    return f'<text x="{x:.1f}" y="{y + 11:.1f}" {look}>{escaped(words)}</text>'


def _prices(board: BoardFile, name: Resource, left: float, top: float) -> Iterator[str]:
    track = board.prices[name]
    for at, price in enumerate(range(track.min, track.max + 1)):
        start = price == track.start
        yield _space(
            left, top, at, str(price), PAPER, INK if start else EDGE, INK, 2 if start else 1
        )


def _supply(board: BoardFile, name: Resource, left: float, top: float) -> Iterator[str]:
    for band in BANDS:
        first, last = board.bands[name][band]
        ink = PAPER if band == "black" else INK
        for supply in range(first, last + 1):
            yield _space(left, top, supply, str(supply), BAND_FILLS[band], EDGE, ink, 1)


def _space(
    left: float, top: float, at: int, words: str, fill: str, edge: str, ink: str, stroke: int
) -> str:
    x = left + at * SPACE
    box = _rect(x + 1, top, SPACE - 2, 20, fill, edge).replace("/>", f' stroke-width="{stroke}"/>')
    return box + write(x + SPACE / 2, top + 14, words, 9, ink)


def _market_top(board: BoardFile) -> float:
    return TOP + len(RESOURCES) * ROW


def _tank_market(board: BoardFile, left: float) -> Iterator[str]:
    y = _market_top(board)
    words = "local tank market: tanks in stock above, credits for the next one below"
    yield _heading(left, y, words)
    yield _space(left, y + 17, 0, "0", PAPER, EDGE, INK, 1)
    yield _space(left, y + 41, 0, "–", PAPER, EDGE, INK, 1)
    for stock in range(1, board.tank_market.spaces + 1):
        yield _space(left, y + 17, stock, str(stock), PAPER, EDGE, INK, 1)
        yield _space(left, y + 41, stock, str(tank_cost(board, stock)), LAND, EDGE, INK, 1)


# --- below the board ------------------------------------------------------------------------------


def _signs() -> Iterator[Sign]:
    yield _rect(-9, -9, 18, 18, LAND, EDGE), "zone"
    yield _rect(-9, -9, 18, 18, WATER, EDGE), "river zone"
    yield f'<g transform="scale(.8)">{_ship()}</g>', "mooring point of a row"
    yield (
        _rect(-9, -9, 18, 18, PAPER, INK).replace("/>", ' stroke-width="2"/>'),
        "price at the start",
    )
    for band in BANDS:
        yield _rect(-9, -9, 18, 18, BAND_FILLS[band], EDGE), band


def _notes(board: BoardFile) -> Iterator[str]:
    moves = ", ".join(f"{band} {board.adjustment[band]:+d}" for band in BANDS)
    edges = "; ".join(
        f"{name} {', '.join(str(board.bands[name][band][0]) for band in BANDS)}"
        for name in trading_order(board)
    )
    yield (
        f"The price moves by the colour of the supply: {moves}. From black to red the colours "
        f"start at {edges}."
    )
    for seats in COUNTS:
        claims, supply = board.claims[seats], board.supply[seats]
        own = "; ".join(f"seat {at + 1}: {' '.join(each)}" for at, each in enumerate(claims.own))
        cards = ", ".join(
            f"{card.turn} {' + '.join(card.roles)}" for card in card_set(board, seats)
        )
        supplies = ", ".join(f"{supply[name]} {name}" for name in RESOURCES)
        yield (
            f"{seats} players, {board.rounds[seats]} rounds. Claims: {own}; neutral: "
            f"{' '.join(claims.neutral)}. Supply: {supplies}; {board.tank_stock[seats]} tanks. "
            f"Cards: {cards.replace('_', ' ')}."
        )
