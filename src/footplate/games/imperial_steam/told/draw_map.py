"""The map of a position: links with their tracks, cities, stations, factories, hubs, crowns."""

from collections.abc import Iterator
from math import hypot
from typing import Final

from footplate.core.plan import Line, Place, Plan, Point
from footplate.games.imperial_steam.board.blocks import Hub
from footplate.games.imperial_steam.language.views import (
    CityView,
    ImperialSteamView,
    LinkView,
    SiteView,
)
from footplate.games.imperial_steam.told.plan import ROUND
from footplate.games.imperial_steam.told.plan_room import Room, middle
from footplate.pictures.colours import (
    BRASS_LINE,
    EDGE,
    FAINT,
    INK,
    LAND,
    LIGHT,
    LINE,
    PAPER,
    RAISED,
    SOFT,
    WATER,
)
from footplate.pictures.goods import cube
from footplate.pictures.panels import frame_of, standing_for
from footplate.pictures.seats import badge, style_of
from footplate.pictures.strokes import rails
from footplate.pictures.svg import box, element, group, haloed, titled, width_of, write
from footplate.pictures.symbols import symbol

GOLD: Final = "#e9c64a"
HUB_LOOK: Final[dict[Hub, tuple[str, str, str]]] = {
    "bronze": ("Br", "#b0692f", LIGHT),
    "white": ("Wh", "#ffffff", INK),
    "green": ("Gr", "#4f7a35", LIGHT),
    "blue": ("Bl", "#3f6fae", LIGHT),
}
"""By hub: its letters, which no good has, its colour, the ink on it."""
BESIDE: Final = 7.4
"""How far apart the tracks of a link lie."""
NAME: Final = 11.0
SMALL: Final = 8.5
CUBE: Final = 12.0


def hub_sign(x: float, y: float, hub: Hub, scale: float = 0.62) -> str:
    """The marker of a hub: a diamond with its letters."""
    letters, fill, ink = HUB_LOOK[hub]
    drawn = symbol("hub", x, y, scale, fill=fill)
    return drawn + write(x, y + 5.2 * scale, letters, round(14 * scale, 1), ink, weight=700)


# --- links ----------------------------------------------------------------------------------------


def links(plan: Plan, view: ImperialSteamView | None) -> Iterator[str]:
    told = {} if view is None else {link.id: link for link in view.links}
    for line in plan.lines.values():
        link = told.get(line.id)
        yield from group(
            [titled(_link_words(line, link)), *_link(line, link)],
            place=line.id,
            data_kind=str(line.printed["kind"]),
        )


def _link_words(line: Line, link: LinkView | None) -> str:
    parts = [line.name]
    if line.printed["kind"] != "plain":
        parts.append(str(line.printed["kind"]))
    if line.printed["semmering"]:
        parts.append("Semmering")
    if link is None:
        return ", ".join([*parts, "may have a crown"] if line.printed["state"] else parts)
    if link.crown:
        parts.append("crown")
    return ", ".join([*parts, *(f"track of seat {seat + 1}" for seat in link.seats)])


def _link(line: Line, link: LinkView | None) -> Iterator[str]:
    seats = [] if link is None else link.seats
    if seats:
        for at, seat in enumerate(seats):
            shift = (at - (len(seats) - 1) / 2) * BESIDE
            yield rails(path_of(line.path, shift), seat, 0.58)
        return
    path = path_of(line.path, 0)
    dashes = "7 5" if line.printed["state"] and link is None else "2 4"
    yield element("path", d=path, fill="none", stroke=EDGE, stroke_width=6.5)
    yield element("path", d=path, fill="none", stroke=PAPER, stroke_width=4.5)
    yield element(
        "path", d=path, fill="none", stroke=EDGE, stroke_width=2.6, stroke_dasharray=dashes
    )


def path_of(path: list[Point], shift: float) -> str:
    """A path as SVG takes it, moved sideways by so much."""
    (ax, ay), (bx, by) = path[0], path[-1]
    length = hypot(bx - ax, by - ay) or 1.0
    dx, dy = -(by - ay) / length * shift, (bx - ax) / length * shift
    return "L".join(f"{x + dx:.1f} {y + dy:.1f}" for x, y in path).join(("M", ""))


def marks(plan: Plan, view: ImperialSteamView | None) -> Iterator[str]:
    """Bridges, tunnels, crowns and the name of the Semmering, over all links."""
    told = {} if view is None else {link.id: link for link in view.links}
    for line in plan.lines.values():
        x, y = middle(line.path)
        link, kind = told.get(line.id), line.printed["kind"]
        crown = link is not None and link.crown
        shift = 13 if crown and kind != "plain" else 0
        if kind != "plain":
            yield symbol(kind, x - shift, y, 0.85, fill=WATER)
        if crown:
            ring = element("circle", cx=x + shift, cy=y, r=11, fill=LIGHT, stroke=INK)
            yield ring + symbol("crown", x + shift, y, 0.75, fill=GOLD)
        if line.printed["semmering"]:
            yield haloed(x, y - 11, "Semmering", 9, SOFT)


# --- cities ---------------------------------------------------------------------------------------


def cities(plan: Plan, view: ImperialSteamView | None, letters: list[str]) -> Iterator[str]:
    told = {} if view is None else {city.id: city for city in view.cities}
    found = [place for place in plan.places.values() if place.kind == "city"]
    room = _room(plan, found)
    names = {place.id: _name_corner(room, place, told.get(place.id)) for place in found}
    for place in found:
        city = told.get(place.id)
        drawn = [*_city(place, city), *_name(place, city, names[place.id])]
        drawn += _stations(place, city, room, letters)
        yield from standing_for(place, drawn, _city_words(place, city))


def _room(plan: Plan, found: list[Place]) -> Room:
    spots = [(place.x or 0.0, place.y or 0.0) for place in found]
    room = Room(spots, plan.lines.values(), ROUND)
    for place in plan.places.values():
        if place.kind == "site":
            room.taken.append(frame_of(place))
    return room


def _name_width(place: Place) -> float:
    return width_of(place.label(12), NAME) * 0.88


def _name_corner(room: Room, place: Place, city: CityView | None) -> Point:
    """Where the name goes, with room for the goods that the city wanted at first below it."""
    goods = 0 if city is None else len(city.wanted) + len(city.delivered)
    small = width_of(_printed(place), SMALL) if city is None else goods * CUBE
    width, height = max(_name_width(place), small), NAME + (CUBE + 2 if small else 0)
    away = ROUND + (10 if city is not None and city.hub is not None else 2)
    left, top = room.name((place.x or 0, place.y or 0), width, height, away)
    return left + width / 2, top


def _city_words(place: Place, city: CityView | None) -> str:
    printed = place.printed
    parts = [
        f"effort {printed['effort']}",
        f"station for {printed['station_cost']}, {printed['station_sites']} at most",
    ]
    if city is None:
        if printed["tile_space"] is not None:
            region = f" in region {printed['region']}" if printed["region"] else ""
            parts.append(f"tile space {printed['tile_space']}{region}")
    else:
        parts += [f"{city.hub} hub"] if city.hub is not None else []
        parts += [f"business token {city.business}"] if city.business else []
        parts += [f"wants {', '.join(city.wanted)}"] if city.wanted else []
        parts += [f"station of seat {seat + 1}" for seat in city.stations]
    gained = printed["influence"] if city is None else city.influence
    parts += [f"+{gained} influence"] if gained else []
    if printed["guldens_per_track"]:
        parts.append(f"{printed['guldens_per_track']} guldens per track")
    return f"{place.name}: {', '.join(parts)}"


def _city(place: Place, city: CityView | None) -> Iterator[str]:
    x, y, printed = place.x or 0.0, place.y or 0.0, place.printed
    if city is not None and city.hub is not None:
        yield symbol("hub", x, y, 1.6, fill=HUB_LOOK[city.hub][1])
    ends = printed["start"] or printed["goal"]
    fill, width = (GOLD, "2.5") if ends else (LAND, "1.6")
    yield element("circle", cx=x, cy=y, r=ROUND, fill=fill, stroke=INK, stroke_width=width)
    yield write(x, y + 5.5, str(printed["effort"]), 15, weight=700)
    if city is not None and city.hub is not None:
        yield hub_sign(x, y - ROUND - 7, city.hub)
    gained = printed["influence"] if city is None else city.influence
    if gained:
        yield _token(x + ROUND - 1, y + ROUND - 3, f"+{gained}", RAISED)
    if city is not None and city.business:
        yield _token(x - ROUND + 1, y + ROUND - 3, str(city.business), BRASS_LINE)
    if printed["guldens_per_track"]:
        words = f"{printed['guldens_per_track']} guldens per track"
        yield haloed(x, y - ROUND - 5, words, 9, SOFT)


def _token(x: float, y: float, words: str, fill: str) -> str:
    disc = element("circle", cx=x, cy=y, r=7, fill=fill, stroke=INK)
    return disc + write(x, y + 3.2, words, 9, weight=700)


def _name(place: Place, city: CityView | None, corner: Point) -> Iterator[str]:
    x, top = corner
    yield haloed(x, top + NAME - 1.5, place.label(12), NAME)
    if city is None:
        yield haloed(x, top + NAME + 8, _printed(place), SMALL, FAINT)
        return
    start = x - (len(city.wanted) - 1) * CUBE / 2
    for at, name in enumerate(city.wanted):
        yield cube(start + at * CUBE, top + NAME + 8, name, 0.78)


def _printed(place: Place) -> str:
    """What an empty board tells of a city in small print."""
    printed = place.printed
    sites = f" ×{printed['station_sites']}" if printed["station_sites"] > 1 else ""
    space = "" if printed["tile_space"] is None else f", tile {printed['tile_space']}"
    region = f" {printed['region']}" if printed["region"] else ""
    return f"station {printed['station_cost']}{sites}{space}{region}"


def _stations(place: Place, city: CityView | None, room: Room, letters: list[str]) -> Iterator[str]:
    seats = [] if city is None else city.stations
    if not seats:
        return
    left, top = room.beside((place.x or 0, place.y or 0), 14.0 * len(seats), 14)
    for at, seat in enumerate(seats):
        x, y = left + 7 + 14 * at, top + 7
        yield symbol("station", x, y, 0.92, fill=style_of(seat).colour)
        yield write(x, y + 5.5, letters[seat], 9.5, LIGHT, weight=700)


# --- sites ----------------------------------------------------------------------------------------


def sites(plan: Plan, view: ImperialSteamView | None, letters: list[str]) -> Iterator[str]:
    """The sites that are there; a factory shows its good, its owner and the goods that are left."""
    told = {} if view is None else {site.id: site for city in view.cities for site in city.sites}
    for place in plan.places.values():
        if place.kind != "site" or (view is not None and place.id not in told):
            continue
        if view is None and place.printed["tile"]:
            continue
        yield from standing_for(place, _site(place, told.get(place.id), letters))


def _site(place: Place, site: SiteView | None, letters: list[str]) -> Iterator[str]:
    left, top, width, height = frame_of(place)
    x, y = left + width / 2, top + height / 2
    if site is None or site.seat is None or site.good is None:
        cost = place.printed["cost"] if site is None else site.cost
        words = "F" if cost in (None, "board") else "S" if cost == "station" else str(cost)
        yield box(
            left + 1,
            top + 1,
            width - 2,
            height - 2,
            rx="3",
            fill=RAISED,
            stroke=EDGE,
            stroke_dasharray="2.5 2",
        )
        yield write(x, y + 3.2, words, 9, SOFT)
        return
    yield titled(f"{site.good} factory of seat {site.seat + 1}, {site.goods} goods left")
    look = {"fill": LINE, "stroke": style_of(site.seat).colour, "stroke_width": "2"}
    yield box(left + 1, top + 1, width - 2, height - 2, rx="3", **look)
    yield cube(x - 3, y - 2, site.good, 0.82)
    yield badge(x + 4.5, y + 4.5, site.seat, letters[site.seat], 10)
    yield haloed(x + 6, y - 3.5, str(site.goods), 8.5)
