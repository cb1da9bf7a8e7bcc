"""The map of a picture: hexes, rivers, track with its owners, towns, cities and their cubes."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from footplate.core.plan import Place, Plan
from footplate.games.age_of_steam.board.file import KINDS
from footplate.games.age_of_steam.language.position import Tile
from footplate.games.age_of_steam.language.views import AgeOfSteamView
from footplate.hexes import pens
from footplate.hexes.layout import R, corner_point
from footplate.pictures.colours import INK, LIGHT
from footplate.pictures.goods import cube, good, taker
from footplate.pictures.svg import element, group, points, write
from footplate.pictures.symbols import symbol
from footplate.pictures.terrain import FILLS as TERRAIN

FILLS: Final = {
    "plain": TERRAIN["land"],
    "river": TERRAIN["river"],
    "mountain": TERRAIN["rough"],
    "town": TERRAIN["land"],
    "city": TERRAIN["land"],
    "lake": TERRAIN["water"],
}
INSIDE: Final = R - 2.5
"""How far the coloured part of a city reaches."""
ROOM: Final = 8
"""As many cubes are drawn; of more the number is told."""


def hexes(plan: Plan) -> list[Place]:
    """The places of the map."""
    return [place for place in plan.places.values() if place.kind in KINDS.values()]


def new_cities(view: AgeOfSteamView | None) -> dict[str, str]:
    """The letters of the New Cities on the map, by hex."""
    return {} if view is None else {city.hex: city.city for city in view.position.new_cities}


# --- land -----------------------------------------------------------------------------------------


def land(plan: Plan, view: AgeOfSteamView | None) -> Iterator[str]:
    letters = new_cities(view)
    for place in hexes(plan):
        kind = "city" if place.id in letters else place.kind
        words = f"New City {letters[place.id]}" if place.id in letters else ""
        inside = [*_inside(place)]
        yield from pens.hex_tile(place, FILLS[place.kind], inside, kind=kind, words=words)


def _inside(place: Place) -> Iterator[str]:
    x, y = pens.spot(place)
    if place.kind == "river":
        yield from pens.river(place, place.printed["river"])
    if place.kind == "mountain":
        yield symbol("mountain", x, y)
    if "own_price" in place.printed:
        yield write(x, y + 29, f"${place.printed['price']}", 9)
    if place.kind not in ("lake", "city"):
        yield pens.label_of(place)


# --- track ----------------------------------------------------------------------------------------


def track(plan: Plan, view: AgeOfSteamView) -> Iterator[str]:
    """All track on the map, and a buffer stop where it is unfinished."""
    links = {
        (step.hex, frozenset(step.exits)): link.id for link in view.links for step in link.path
    }
    for tile in view.position.tiles:
        for piece in tile.track:
            link = links.get((tile.hex, frozenset(piece.exits)))
            yield from pens.track(plan.places[tile.hex], piece.exits, piece.owner, link)
    for hex_, edge in _loose_ends(plan, view.position.tiles, set(new_cities(view))):
        yield from group([pens.buffer_stop(plan.places[hex_], edge)], place=hex_)


def _loose_ends(plan: Plan, tiles: Sequence[Tile], new: set[str]) -> Iterator[tuple[str, int]]:
    exits = {tile.hex: {edge for piece in tile.track for edge in piece.exits} for tile in tiles}
    cities = {place.id for place in plan.places.values() if place.kind == "city"} | new
    return pens.loose_ends(exits, cities)


# --- stops ----------------------------------------------------------------------------------------


def stops(plan: Plan, view: AgeOfSteamView | None) -> Iterator[str]:
    """Cities with what they take and where they grow; towns; the cubes on both."""
    cubes: Mapping[str, Sequence[str]] = {} if view is None else view.position.cubes
    letters = new_cities(view)
    for place in hexes(plan):
        here = cubes.get(place.id, ())
        if place.kind == "city":
            yield from group(_city(place, place, "", here), place=place.id)
        elif place.id in letters:
            tile = plan.places[letters[place.id]]
            yield from group(_city(place, tile, letters[place.id], here), place=place.id)
        elif place.kind == "town":
            yield from group(_town(place, here), place=place.id)


def names(plan: Plan, view: AgeOfSteamView | None) -> Iterator[str]:
    """The names of cities, over everything else, so that no neighbour hides them."""
    new = new_cities(view)
    for place in hexes(plan):
        if place.kind == "city" or place.id in new:
            x, y = pens.spot(place)
            yield from group(pens.name_plate(x, y + 18, place.name), place=place.id)


def _town(place: Place, here: Sequence[str]) -> Iterator[str]:
    x, y = pens.spot(place)
    yield symbol("town", x, y)
    yield from _cubes(x, y, here, 0.75)
    yield from pens.name_below(x, y, place.name)


def _city(place: Place, tile: Place, letter: str, here: Sequence[str]) -> Iterator[str]:
    """A city of the board, or a New City tile with its letter on a town."""
    x, y = pens.spot(place)
    takes: list[str] = tile.printed["takes"]
    growth: list[str] = tile.printed["growth"]
    yield from _ground(x, y, takes)
    ink = good(takes[0]).ink
    halo = None if len(takes) == 1 else LIGHT
    yield write(x, y - 25.4, place.id, 7, INK if halo else ink, halo=halo, weight=500)
    width = 15.5 if len(takes) + len(growth) + bool(letter) > 3 else 17.0
    at = x - (len(takes) + len(growth) + bool(letter) - 1) * width / 2
    if letter:
        yield write(at, y - 11.6, letter, 15, ink, weight=700)
        at += width
    for color in takes:
        yield taker(at, y - 17, color, 0.85)
        at += width
    for column in growth:
        yield die(at, y - 17, column, 0.95)
        at += width
    yield from _cubes(x, y + 3, here, 0.95)


def die(x: float, y: float, column: str, scale: float = 1.0) -> str:
    """A column of the Goods Display: a light or a dark die with its face."""
    side, _, face = column.partition(" ")
    fill, ink = (LIGHT, INK) if side == "light" else (INK, LIGHT)
    body = symbol("die", x, y, scale, fill=fill, ink=ink)
    return body + write(x, y + 3.4 * scale, face, round(9.5 * scale, 1), ink, weight=700)


def _ground(x: float, y: float, takes: Sequence[str]) -> Iterator[str]:
    """The hex in the city's colour; a city of two colours is parted down the middle."""
    corners = [corner_point(x, y, corner, INSIDE) for corner in range(6)]
    halves = [corners]
    if len(takes) > 1:
        north, south = (x, corners[0][1]), (x, corners[2][1])
        halves = [[south, *corners[3:6], north], [north, *corners[0:3], south]]
    for half, color in zip(halves, takes, strict=False):
        yield element("polygon", points=points(half), fill=good(color).colour)
    yield element("polygon", points=points(corners), fill="none", stroke=INK, stroke_width=2)


def _cubes(x: float, y: float, here: Sequence[str], scale: float) -> Iterator[str]:
    """In one row or two; of very many the rest is told by a number."""
    shown = list(here) if len(here) <= ROOM else list(here)[: ROOM - 1]
    signs: list[str | None] = [*shown, *([None] if len(here) > ROOM else [])]
    rows = (
        [signs]
        if len(signs) <= 3
        else [signs[: (len(signs) + 1) // 2], signs[(len(signs) + 1) // 2 :]]
    )
    step = 14.4 * scale
    for row, line in enumerate(rows):
        down = y + (row - (len(rows) - 1) / 2) * 14.2 * scale
        for column, color in enumerate(line):
            at = x + (column - (len(line) - 1) / 2) * step
            if color is None:
                extra = f"+{len(here) - len(shown)}"
                yield write(at, down + 3, extra, 9, halo=LIGHT)
            else:
                yield cube(at - 1, down, color, scale)
