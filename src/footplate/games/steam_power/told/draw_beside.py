"""Beside the map of a picture: the stock, the Automa's corners, and the seats."""

from collections.abc import Iterator, Sequence
from typing import Final

from footplate.core.plan import Place, Plan
from footplate.games.steam_power.language.views import SteamPowerView
from footplate.hexes.pens import curve, outline, spot
from footplate.pictures.colours import EDGE, INK, LAND, LINE, RAISED, SOFT, WELL
from footplate.pictures.goods import cube, good
from footplate.pictures.panels import (
    Frame,
    frame_of,
    seat_facts,
    seat_frames,
    seat_head,
    seat_rows,
    standing_for,
)
from footplate.pictures.seats import style_of
from footplate.pictures.strokes import rails
from footplate.pictures.svg import box, element, group, write
from footplate.pictures.symbols import symbol

SEATS: Final = 84.0
"""How high the panel of a seat is."""
NARROWEST: Final = 200.0
GAP: Final = 16.0
TILE_FACES: Final = {"A": (0, 2), "B": (0, 1), "C": (1, 3)}
"""A track that stands for each kind of tile, by its edges."""


def stock(plan: Plan, view: SteamPowerView | None) -> Iterator[str]:
    """Piles with what is left of each; on an empty map with what the box holds."""
    titled = False
    for place in plan.places.values():
        if place.kind in ("supply", "track-tiles", "cubes", "city-tiles"):
            left, top, _, _ = frame_of(place)
            if not titled:
                words = "Beside the map: contracts, track tiles, resources, city tiles"
                yield write(left + 1, top - 7, words, 11, SOFT, anchor="start", weight=700)
                titled = True
            count = _count(place, view)
            lines = [*_pile(place, count)]
            yield from standing_for(place, lines, f"{place.name}: {count}")


def _count(place: Place, view: SteamPowerView | None) -> int:
    printed = place.printed
    if view is None:
        return int(printed["count"])
    match place.kind:
        case "supply":
            return view.stock.contracts
        case "track-tiles":
            return view.stock.track_tiles[printed["tile"]]
        case "cubes":
            return view.stock.cubes[printed["color"]]
        case _:
            return view.beside.get(printed["color"], 0)


def _pile(place: Place, count: int) -> Iterator[str]:
    left, top, width, height = frame_of(place)
    x, y = left + width / 2, top + 21
    yield box(left, top, width, height, rx="5", fill=WELL, stroke=LINE)
    match place.kind:
        case "supply":
            yield symbol("card", x, y, fill=RAISED)
            yield write(x, y + 4.5, "VP", 10, weight=700)
        case "track-tiles":
            yield element("polygon", points=outline(x, y, 17), fill=LAND, stroke=EDGE)
            path = curve(0, 0, TILE_FACES.get(place.printed["tile"], (0, 3)))
            drawn = rails(path, None)
            yield element("g", drawn, transform=f"translate({x:.1f} {y:.1f}) scale(.42)")
            yield write(left + 8, top + 13, place.printed["tile"], 10, SOFT, weight=700)
        case "cubes":
            yield cube(x - 1, y, place.printed["color"], 1.5)
        case _:
            look = good(place.printed["color"])
            shape = outline(x, y, 17)
            yield element("polygon", points=shape, fill=look.colour, stroke=INK)
            yield write(x, y + 5, look.letter, 14, look.ink, weight=700)
    yield write(x, top + height - 5, f"×{count}", 12, weight=700)


def corners(plan: Plan, view: SteamPowerView | None) -> Iterator[str]:
    """The Automas' cubes in the four corners, and the direction marker at one of them."""
    places = [place for place in plan.places.values() if place.kind == "corner"]
    area = None if view is None else view.automa
    for at, place in enumerate(places):
        left, top, width, height = frame_of(place)
        if at == 0:
            yield write(left + 1, top - 7, "Automa", 11, SOFT, anchor="start", weight=700)
        marked = area is not None and area.marker == at
        lines = [
            box(
                left,
                top,
                width,
                height,
                rx="5",
                fill=RAISED if marked else WELL,
                stroke=INK if marked else LINE,
                stroke_width="2.4" if marked else "1",
            )
        ]
        if area is not None:
            x, y = spot(place)
            lines.append(cube(x - 1, y, area.corners[at], 1.2))
            if marked:
                lines.append(_marker(left, y, width, at in (0, 3)))
        words = place.name + (", with the direction marker" if marked else "")
        yield from standing_for(place, lines, words)


def _marker(left: float, y: float, width: float, points_left: bool) -> str:
    """An arrow from the middle towards the marked corner."""
    turn, x = (180, left + width + 16) if points_left else (0, left - 16)
    arrow = symbol("arrow", 0, 0)
    return element("g", arrow, transform=f"translate({x:.1f} {y:.1f}) rotate({turn})")


# --- seats ----------------------------------------------------------------------------------------


def owners(view: SteamPowerView, names: Sequence[str]) -> list[str]:
    """Who owns track and factories: the seats, in basic solo the companies."""
    if view.bag is None:
        return list(names)
    return [company.color.capitalize() for company in view.companies]


def seats_height(plan: Plan, count: int) -> float:
    """How much paper the panels of so many seats take."""
    return GAP + seat_rows(count, plan.size[0], NARROWEST) * (SEATS + 8) - 8


def seats(
    plan: Plan, view: SteamPowerView, names: Sequence[str], letters: Sequence[str]
) -> Iterator[str]:
    """A panel for each seat; in basic solo for each company, the first with what the seat has."""
    solo = view.bag is not None
    frames = seat_frames(len(view.companies), plan.size[0], plan.size[1] + GAP, SEATS, NARROWEST)
    for number, frame in enumerate(frames):
        place = plan.places[f"company:{number}" if solo else f"seat:{number}"]
        asked = view.company == number if solo else view.seat == number
        note = _note(view, number, asked, solo)
        lines = [
            seat_head(frame, number, letters[number], names[number], note, asked),
            *_facts(view, number, frame, solo),
        ]
        yield from standing_for(place, lines, names[number])


def _note(view: SteamPowerView, number: int, asked: bool, solo: bool) -> str:
    if asked:
        return "acts" if solo else "decides"
    level = None if solo else view.players[number].automa
    return f"Automa, {level}" if level else style_of(number).words


def _facts(view: SteamPowerView, number: int, frame: Frame, solo: bool) -> Iterator[str]:
    """What a seat has; in basic solo what a company has, and beside the first one the seat."""
    company = view.companies[number]
    pieces = [f"trains {company.trains}", f"factories {company.factories}"]
    pieces.append(f"cities {len(company.network)}")
    if not solo:
        first, last = _hand(view, number)
        yield from seat_facts(frame, [first, pieces, last])
        return
    yield from seat_facts(frame, [pieces])
    if number == 0:
        yield from group(seat_facts(frame, _hand(view, 0), above=1), place="seat:0")


def _hand(view: SteamPowerView, seat: int) -> tuple[list[str], list[str]]:
    assert view.result is not None
    player = view.players[seat]
    needed = f"/{view.needed}" if view.bag is None else ""
    money = [f"${player.money}", f"contracts {len(player.fulfilled)}{needed}"]
    return [*money, f"hand {player.cards}"], [f"{view.result.score(seat)} points"]
