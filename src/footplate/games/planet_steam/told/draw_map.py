"""The zones of a position: terrain, claims, tanks with what they extract, the airship."""

from collections.abc import Iterator
from typing import Final

from footplate.core.plan import Place, Plan
from footplate.games.planet_steam.language.position import Tank
from footplate.games.planet_steam.language.views import PlanetSteamView
from footplate.pictures.colours import COAST, COORDINATE, FAINT, HEXLINE, INK, LIGHT, SOFT
from footplate.pictures.goods import good
from footplate.pictures.panels import frame_of, standing_for
from footplate.pictures.seats import badge, claim
from footplate.pictures.svg import box, element, haloed, moved, write
from footplate.pictures.symbols import symbol
from footplate.pictures.terrain import FILLS

SHIP: Final = "#d9b25f"


def zones(plan: Plan, view: PlanetSteamView | None, letters: list[str]) -> Iterator[str]:
    tanks = {} if view is None else {tank.zone: tank for tank in view.tanks}
    for place in plan.places.values():
        if place.kind == "zone":
            drawn = _zone(place, view, tanks.get(place.id), letters)
            yield from standing_for(place, drawn, _words(place, view, tanks.get(place.id)))


def _words(place: Place, view: PlanetSteamView | None, tank: Tank | None) -> str:
    """A zone as it is read out."""
    parts = [place.id, str(place.printed["terrain"])]
    owner = None if view is None else view.claims.get(place.id)
    if not place.printed["open"]:
        parts.append("closed")
    elif owner is not None:
        parts.append("neutral claim" if owner == "neutral" else f"seat {owner + 1}")
    if tank is not None:
        parts.append(f"tank for {tank.converter or 'water'}")
        parts += [word for word, on in _states(tank, view) if on]
    return ", ".join(parts)


def _states(tank: Tank, view: PlanetSteamView | None) -> list[tuple[str, bool]]:
    idle = view is not None and tank.zone in view.idle
    return [("supercharger", tank.supercharger), ("tipped", tank.tipped), ("idle", idle)]


def _zone(
    place: Place, view: PlanetSteamView | None, tank: Tank | None, letters: list[str]
) -> Iterator[str]:
    left, top, width, height = frame_of(place)
    terrain = "water" if place.printed["terrain"] == "river" else "land"
    ground = terrain if place.printed["open"] else "closed"
    yield box(left, top, width, height, fill=FILLS[ground], stroke=HEXLINE)
    owner = None if view is None else view.claims.get(place.id)
    if not place.printed["open"]:
        yield haloed(left + width / 2, top + height / 2 + 4, "closed", 11, FAINT)
    elif owner == "neutral":
        yield box(
            left + 6,
            top + 6,
            width - 12,
            height - 12,
            rx="7",
            fill="none",
            stroke=COAST,
            stroke_dasharray="1.5 3",
            stroke_width="1.6",
        )
        yield write(left + width / 2, top + height / 2 + 4, "neutral", 11.5, SOFT)
    elif owner is not None:
        round_ = f"M{left + 13:.1f} {top + 6:.1f}h{width - 26:.1f}a7 7 0 0 1 7 7v{height - 26:.1f}"
        round_ += (
            f"a7 7 0 0 1-7 7h-{width - 26:.1f}a7 7 0 0 1-7-7v-{height - 26:.1f}a7 7 0 0 1 7-7Z"
        )
        yield claim(round_, owner)
        yield badge(left + 19, top + 19, owner, letters[owner], 18)
    yield haloed(left + width - 19, top + 22, place.id, 10.5, COORDINATE)
    at_stake = view is not None and view.zone == place.id
    if terrain == "water" and not at_stake:
        yield haloed(left + width / 2, top + height - 13, "river", 9, COORDINATE)
    if tank is not None:
        yield from _tank(tank, view, left + width / 2, top + height / 2 + 5)
    if at_stake:
        yield box(left + 1, top + 1, width - 2, height - 2, fill="none", stroke=INK, stroke_width=3)
        yield haloed(left + width / 2, top + height - 13, "at stake", 10.5)


def _tank(tank: Tank, view: PlanetSteamView | None, x: float, y: float) -> Iterator[str]:
    """A tank in the colour and with the letter of what it extracts; one on its side is tipped."""
    look = good(tank.converter or "water")
    body = symbol("tank", 0, 0, 1.1, fill=look.colour)
    turned = moved(x, y) + (" rotate(90)" if tank.tipped else "")
    yield element("g", body, transform=turned)
    yield write(x, y + 9, look.letter, 18, look.ink, weight=700)
    if tank.supercharger:
        yield symbol("supercharger", x + 18, y - 16, 1.05, fill=LIGHT)
    resting = [word for word, on in _states(tank, view)[1:] if on]
    if resting:
        yield haloed(x, y + 31, ", ".join(resting), 10)


def edges(plan: Plan) -> Iterator[str]:
    """The letters of the columns and the numbers of the rows."""
    for place in plan.places.values():
        if place.kind != "zone" or place.x is None or place.y is None:
            continue
        left, top, _, _ = frame_of(place)
        if place.printed["row"] == 1:
            yield write(place.x, top - 8, str(place.printed["column"]), 13, SOFT)
        if place.printed["column"] == "A":
            yield write(left - 14, place.y + 4, str(place.printed["row"]), 13, SOFT)


def mooring(plan: Plan, view: PlanetSteamView | None) -> Iterator[str]:
    """The mooring points of the rows, and the airship at one of them."""
    moored = None if view is None else view.airship
    for place in plan.places.values():
        if place.kind != "mooring" or place.x is None or place.y is None:
            continue
        if place.printed["row"] == moored:
            drawn = symbol("airship", place.x, place.y, 1.1, fill=SHIP)
            drawn += write(place.x, place.y + 31, "airship", 10, SOFT)
        else:
            drawn = symbol("mooring", place.x, place.y, ink=COAST)
        yield from standing_for(place, [drawn])
