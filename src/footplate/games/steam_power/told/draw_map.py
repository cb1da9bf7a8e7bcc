"""The map of a picture: terrain, track with its owners, coins of Automas, cities and factories."""

from collections.abc import Iterator, Sequence
from typing import Final

from footplate.core.plan import Place, Plan
from footplate.games.steam_power.board.file import KINDS
from footplate.games.steam_power.language.views import CityView, SteamPowerView
from footplate.hexes import pens
from footplate.hexes.layout import R
from footplate.pictures.colours import EDGE, INK, LIGHT
from footplate.pictures.goods import cube, good
from footplate.pictures.seats import ON_SEAT, badge, style_of
from footplate.pictures.strokes import planned
from footplate.pictures.svg import Value, element, group, write
from footplate.pictures.symbols import coin, symbol
from footplate.pictures.terrain import FILLS as TERRAIN

FILLS: Final = {
    "plains": TERRAIN["land"],
    "hills": TERRAIN["hills"],
    "mountains": TERRAIN["rough"],
    "water": TERRAIN["water"],
    "city": TERRAIN["land"],
}
SIGNS: Final = {"hills": "hills", "mountains": "mountain"}
GROUP: Final[dict[str, Value]] = {
    "fill": "none",
    "stroke": INK,
    "stroke_width": 6,
    "stroke_linecap": "round",
}


def hexes(plan: Plan) -> list[Place]:
    """The places of the map."""
    return [place for place in plan.places.values() if place.kind in KINDS.values()]


# --- land and track -------------------------------------------------------------------------------


def land(plan: Plan) -> Iterator[str]:
    for place in hexes(plan):
        inside = list[str]()
        if place.kind in SIGNS:
            inside.append(symbol(SIGNS[place.kind], *pens.spot(place)))
        if place.kind not in ("water", "city"):
            inside.append(pens.label_of(place))
        yield from pens.hex_tile(place, FILLS[place.kind], inside)


def groups(plan: Plan) -> Iterator[str]:
    """One line around the cities of a group."""
    for line in plan.lines.values():
        if line.kind == "group":
            path = pens.border(plan.places[hex_] for hex_ in line.printed["cities"])
            yield element("path", d=path, place=line.id, **GROUP)


def track(plan: Plan, view: SteamPowerView) -> Iterator[str]:
    """All track on the map, and a buffer stop where it is unfinished."""
    links = {
        (step.hex, frozenset(step.track)): f"{link.hexes[0]}-{link.hexes[1]}"
        for link in view.links
        for step in link.path
    }
    exits = dict[str, set[int]]()
    for piece in view.tracks:
        exits.setdefault(piece.hex, set()).update(piece.track)
        link = links.get((piece.hex, frozenset(piece.track)))
        yield from pens.track(plan.places[piece.hex], piece.track, piece.owner, link)
    cities = {city.hex for city in view.cities}
    for hex_, edge in pens.loose_ends(exits, cities):
        yield from group([pens.buffer_stop(plan.places[hex_], edge)], place=hex_)


def coins(plan: Plan, view: SteamPowerView) -> Iterator[str]:
    """The ways that Automas mean to build."""
    for path in view.automa.paths if view.automa else ():
        for each in path.coins:
            x, y = pens.spot(plan.places[each.hex])
            way = planned(pens.curve(x, y, each.track), path.seat)
            lines = [way, coin(x, y, "$", 0.8)]
            yield from group(lines, place=each.hex, data_owner=path.seat)


# --- cities ---------------------------------------------------------------------------------------


def cities(plan: Plan, view: SteamPowerView | None, letters: Sequence[str]) -> Iterator[str]:
    """City tiles with their factories; on an empty map the places where they will lie."""
    tiles = {} if view is None else {city.hex: city for city in view.cities}
    for place in hexes(plan):
        if place.kind == "city":
            tile = tiles.get(place.id)
            lines = _empty(place) if tile is None else _city(place, tile, letters)
            yield from group(lines, place=place.id)


def names(plan: Plan) -> Iterator[str]:
    """The names of cities, over everything else, so that no neighbour hides them."""
    for place in hexes(plan):
        if place.kind == "city":
            x, y = pens.spot(place)
            yield from group(pens.name_plate(x, y + 18, place.name, 72), place=place.id)


def _empty(place: Place) -> Iterator[str]:
    x, y = pens.spot(place)
    yield symbol("city", x, y)
    yield symbol("factory-site", x, y - 8, ink=EDGE)
    yield write(x, y - 23, place.id, 7)


def _city(place: Place, tile: CityView, letters: Sequence[str]) -> Iterator[str]:
    x, y = pens.spot(place)
    look = good(tile.color)
    yield element(
        "polygon",
        points=pens.outline(x, y, R - 2.5),
        fill=look.colour,
        stroke=INK,
        stroke_width=2,
    )
    yield write(x - 17, y - 10, look.letter, 16, look.ink, weight=700)
    if tile.color == "purple":
        yield from _purple(x, y, tile, letters)
    elif tile.owner is None:
        yield symbol("factory-site", x + 6, y - 9, ink=look.ink)
    else:
        yield from _factory(x, y, tile, letters[tile.owner])
    yield write(x - 26, y + 3, place.id, 7, look.ink, weight=500)


def _factory(x: float, y: float, tile: CityView, letter: str) -> Iterator[str]:
    """A factory with the cubes beside it; without one the city is flipped and brings points."""
    assert tile.owner is not None
    look = good(tile.color)
    yield symbol("factory", x + 8, y - 15, 1.12, fill=style_of(tile.owner).colour, ink=LIGHT)
    yield write(x + 7.5, y - 5.4, letter, 11.5, ON_SEAT, weight=700)
    if tile.flipped:
        yield symbol("star", x - 6, y + 6, 0.9, fill=LIGHT)
        yield write(x + 9, y + 11.5, str(tile.worth), 15, look.ink, weight=700)
    else:
        yield cube(x - 7, y + 6, tile.color, 1.15)
        yield write(x + 5, y + 11.5, f"×{tile.cubes}", 14, look.ink, anchor="start", weight=700)


def _purple(x: float, y: float, tile: CityView, letters: Sequence[str]) -> Iterator[str]:
    """What the city is worth, and who shares it."""
    ink = good(tile.color).ink
    yield symbol("star", x + 1, y - 15.5, 0.75, fill=LIGHT)
    yield write(x + 15, y - 10, str(tile.worth), 15, ink, weight=700)
    count = len(tile.connected)
    for at, owner in enumerate(tile.connected):
        left = x + 2 + (at - (count - 1) / 2) * 13.5
        yield badge(left, y + 5, owner, letters[owner], 13)
