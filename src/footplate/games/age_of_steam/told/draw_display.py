"""Below the map of a picture: the Goods Display, the New Cities, the actions, and the seats."""

from collections.abc import Iterator, Sequence
from typing import Final

from footplate.core.plan import Place, Plan
from footplate.games.age_of_steam.language.views import AgeOfSteamView
from footplate.games.age_of_steam.told.draw_map import die
from footplate.hexes.pens import outline, spot
from footplate.pictures.colours import EDGE, FAINT, INK, LINE, RAISED, SOFT, WELL
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
from footplate.pictures.seats import badge, style_of
from footplate.pictures.svg import box, element, write

SEATS: Final = 84.0
"""How high the panel of a seat is."""
NARROWEST: Final = 200.0
GAP: Final = 16.0
HEADINGS: Final = {
    "light 1": "Goods Display: light dice",
    "dark 1": "dark dice",
    "A": "New Cities",
}


def display(plan: Plan, view: AgeOfSteamView | None) -> Iterator[str]:
    boxes = {} if view is None else view.position.display
    for place in plan.places.values():
        if place.kind == "column":
            yield from _column(place)
        elif place.kind == "box":
            column = boxes.get(place.printed["column"], [])
            number = place.printed["box"]
            good_here = column[number - 1] if number <= len(column) else None
            yield from standing_for(place, _box(place, good_here))
        elif place.kind == "new-city":
            here = view is None or place.id in view.parts.new_cities
            words = place.name if here else f"{place.name}, on the map"
            yield from standing_for(place, _new_city(place, here), words)


def _column(place: Place) -> Iterator[str]:
    left, top, width, _ = frame_of(place)
    column = place.id.removeprefix("column:")
    if column in HEADINGS:
        yield write(left + 1, top - 7, HEADINGS[column], 11, SOFT, anchor="start", weight=700)
    lines = [box(*frame_of(place), fill="none")]
    if "city" not in place.printed:
        lines.append(die(left + width / 2, top + 14, column, 1.1))
    yield from standing_for(place, lines)


def _box(place: Place, here: str | None) -> Iterator[str]:
    yield box(*frame_of(place), rx="3", fill=WELL, stroke=LINE)
    if here is not None:
        x, y = spot(place)
        yield cube(x - 1, y, here)


def _new_city(place: Place, here: bool) -> Iterator[str]:
    """The tile in the colour that it takes; where it was, once it is on the map."""
    x, y = spot(place)
    if here:
        look = good(place.printed["takes"][0])
        yield element(
            "polygon", points=outline(x, y, 13), fill=look.colour, stroke=INK, stroke_width="1.4"
        )
        yield write(x, y + 4.5, place.id, 12.5, look.ink, weight=700)
    else:
        shape = outline(x, y, 13)
        yield element("polygon", points=shape, fill="none", stroke=EDGE, stroke_dasharray="2.5 2.5")
        yield write(x, y + 4.5, place.id, 12.5, FAINT, weight=500)


# --- actions and seats ----------------------------------------------------------------------------


def actions(plan: Plan, view: AgeOfSteamView | None, letters: Sequence[str]) -> Iterator[str]:
    """The seven actions, and who has which."""
    players = [] if view is None else view.position.players
    held = {player.action: seat for seat, player in enumerate(players) if player.action}
    for place in plan.places.values():
        if place.kind == "action":
            seat = held.get(place.id)  # type: ignore[call-overload]
            yield from standing_for(place, _action(place, seat, letters))


def _action(place: Place, seat: int | None, letters: Sequence[str]) -> Iterator[str]:
    left, top, width, height = frame_of(place)
    if place.printed["order"] == 1:
        yield write(left + 1, top - 7, "Actions", 11, SOFT, anchor="start", weight=700)
    taken = seat is not None
    yield box(left, top, width, height, rx="5", fill=RAISED if taken else WELL, stroke=EDGE)
    yield write(left + 8, top + 16, place.name, 12, anchor="start", weight=700 if taken else 500)
    if seat is not None:
        yield badge(left + width - 14, top + height / 2, seat, letters[seat], 17)


def seats_height(plan: Plan, count: int) -> float:
    """How much paper the panels of so many seats take."""
    return GAP + seat_rows(count, plan.size[0], NARROWEST) * (SEATS + 8) - 8


def seats(
    plan: Plan, view: AgeOfSteamView, names: Sequence[str], letters: Sequence[str]
) -> Iterator[str]:
    """A panel for each seat, in the order of seats."""
    players = view.position.players
    frames = seat_frames(len(players), plan.size[0], plan.size[1] + GAP, SEATS, NARROWEST)
    for seat, frame in enumerate(frames):
        lines = _seat(view, seat, frame, names[seat], letters[seat])
        yield from standing_for(plan.places[f"seat:{seat}"], lines, names[seat])


def _seat(view: AgeOfSteamView, seat: int, frame: Frame, name: str, letter: str) -> Iterator[str]:
    position = view.position
    player = position.players[seat]
    asked = position.seat == seat
    note = "out" if player.out else "decides" if asked else style_of(seat).words
    yield seat_head(frame, seat, letter, name, note, asked)
    first = [f"${player.money}", f"income {player.income}", f"shares {player.shares}"]
    order = position.order or []
    second = [f"engine {player.engine}"]
    if view.forecasts:
        second.append(f"net {view.forecasts[seat].net:+d}")
    if seat in order:
        second.append(f"{_ordinal(order.index(seat) + 1)} in order")
    third = [f"{view.result.score(seat)} points"] if view.result else []
    third += [player.action] if player.action else []
    yield from seat_facts(frame, (first, second, third))


def _ordinal(number: int) -> str:
    return {1: "1st", 2: "2nd", 3: "3rd"}.get(number, f"{number}th")
