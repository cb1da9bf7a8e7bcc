"""The terminal of a position: gauges with their markers, the tank market, cards and the reserve."""

from collections.abc import Iterator

from footplate.core.plan import Place, Plan
from footplate.games.planet_steam.language.views import Gauge, PlanetSteamView
from footplate.pictures.colours import BANDS, INK, LIGHT, SOFT, WELL
from footplate.pictures.goods import good, resource
from footplate.pictures.panels import LEAST, frame_of, numbered, panel, space, standing_for
from footplate.pictures.seats import badge, letters
from footplate.pictures.svg import cut_to, element, fitting, write
from footplate.pictures.symbols import symbol

MINUS = "\N{MINUS SIGN}"
SPLIT = {"superchargers": "super- chargers"}
"""One word that is too long for a line of its pile."""


def signed(change: int) -> str:
    return f"{change:+d}".replace("-", MINUS) if change else "±0"


# --- gauges ---------------------------------------------------------------------------------------


def gauges(plan: Plan, view: PlanetSteamView | None) -> Iterator[str]:
    told = {} if view is None else {gauge.resource: gauge for gauge in view.gauges}
    for place in plan.places.values():
        if place.kind == "resource":
            drawn = _gauge(plan, view, place, told.get(place.id))  # type: ignore[call-overload]
            yield from standing_for(place, drawn)


def _gauge(
    plan: Plan, view: PlanetSteamView | None, place: Place, gauge: Gauge | None
) -> Iterator[str]:
    left, top, width, _ = frame_of(place)
    now = view is not None and view.trading == place.id
    yield panel(frame_of(place), marked=now)
    yield from _number(plan, place, gauge)
    yield resource(left + 50, top + 18, place.id, 1.0)
    yield write(left + 66, top + 23, place.name.capitalize(), 15, anchor="start", weight=700)
    if gauge is not None:
        words = f"supply {gauge.color}: price {signed(gauge.adjustment)} per turn"
        yield write(left + 140, top + 22, words, 11.5, SOFT, anchor="start", weight=500)
    if now:
        yield write(left + width - 10, top + 22, "traded now", 11.5, anchor="end", weight=700)
    for each in plan.places.values():
        if each.printed.get("resource") == place.id and each.kind in ("price", "supply"):
            yield from standing_for(each, [_track_space(each, gauge)])
    yield from _bands(plan, place)


def _number(plan: Plan, place: Place, gauge: Gauge | None) -> Iterator[str]:
    """The place in the trading order; a dash where no order marker lies yet."""
    left, top, _, _ = frame_of(place)
    number = int(place.printed["order"]) if gauge is None else gauge.number
    drawn = numbered(left + 22, top + 18, str(number) if number else "–")
    order = plan.places.get(f"order:{number}")
    yield from [drawn] if order is None else standing_for(order, [drawn])


def _track_space(place: Place, gauge: Gauge | None) -> str:
    if place.kind == "price":
        price = place.printed["price"]
        marked = place.printed["start"] if gauge is None else price == gauge.price
        return space(frame_of(place), str(price), marked=marked)
    band, supply = place.printed["band"], place.printed["supply"]
    ink = LIGHT if band == "black" else INK
    marked = gauge is not None and supply == gauge.supply
    return space(frame_of(place), str(supply), fill=BANDS[band], ink=ink, marked=marked)


def _bands(plan: Plan, place: Place) -> Iterator[str]:
    """Below the supply track: how the price moves in each colour, under a bracket."""
    spans: dict[str, list[Place]] = {}
    for each in plan.places.values():
        if each.kind == "supply" and each.printed["resource"] == place.id:
            spans.setdefault(each.printed["band"], []).append(each)
    for spaces in spans.values():
        first, last = frame_of(spaces[0]), frame_of(spaces[-1])
        left, right, y = first[0] + 2, last[0] + last[2] - 2, first[1] + first[3] + 3
        path = f"M{left:.1f} {y:.1f}v4H{right:.1f}v-4"
        yield element("path", d=path, fill="none", stroke=SOFT)
        words = signed(spaces[0].printed["adjustment"])
        yield write((left + right) / 2, y + 17, words, 11, SOFT)


# --- the tank market ------------------------------------------------------------------------------


def tank_market(plan: Plan, view: PlanetSteamView | None) -> Iterator[str]:
    place = plan.places["tank-market"]
    note = "in stock above, credits for the next one below"
    if view is not None:
        stock, cost = view.market.stock, view.market.cost
        note = "out of stock" if cost is None else f"{stock} in stock, next for {cost} credits"
    yield from standing_for(place, [panel(frame_of(place), "Local tank market", note)])
    for each in plan.places.values():
        if each.kind == "stock":
            marked = view is not None and view.market.stock == each.printed["stock"]
            yield from standing_for(each, _stock(each, marked))


def _stock(place: Place, marked: bool) -> Iterator[str]:
    left, top, width, height = frame_of(place)
    cost = place.printed["cost"]
    yield space((left, top, width, height), "", marked=marked)
    yield write(left + width / 2, top + 16, str(place.printed["stock"]), 10.5, SOFT)
    words = "–" if cost is None else str(cost)
    yield write(left + width / 2, top + 33, words, 12.5, weight=700)


# --- cards and the reserve ------------------------------------------------------------------------


def cards(plan: Plan, view: PlanetSteamView | None, names: list[str]) -> Iterator[str]:
    holders = {} if view is None else {card.number: card.holder for card in view.cards}
    for place in plan.places.values():
        if place.kind == "card":
            holder = holders.get(place.printed["turn"])
            yield from standing_for(place, _card(place, holder, view is not None, names))


def _card(place: Place, holder: int | None, dealt: bool, names: list[str]) -> Iterator[str]:
    left, top, width, height = frame_of(place)
    yield panel((left, top, width, height))
    yield numbered(left + 18, top + 18, str(place.printed["turn"]))
    roles = place.name.split(" and ")
    narrow = any(fitting(role, 13, width - 42) < 11 for role in roles)
    for at, role in enumerate(place.name.split() if narrow else roles):
        size = fitting(role, 13, width - 42)
        yield write(left + 34, top + 22 + 17 * at, role, size, anchor="start", weight=700)
    if holder is not None:
        yield badge(left + 20, top + height - 20, holder, letters(names)[holder], 20)
        words = names[holder]
    else:
        words = "free" if dealt else ""
    start = left + (36 if holder is not None else 12)
    size = max(LEAST, fitting(words, 11, width - 40))
    words = cut_to(words, size, width - 40)
    yield write(start, top + height - 15, words, size, SOFT, anchor="start", weight=500)


def reserve(plan: Plan, view: PlanetSteamView | None) -> Iterator[str]:
    """The bonus resource box and the piles."""
    box_ = plan.places["bonus-box"]
    yield from standing_for(box_, _bonus(box_, view))
    left_over = {} if view is None else _left(view)
    for place in plan.places.values():
        if place.kind == "pile":
            count = left_over.get(place.id, place.printed["count"])
            yield from standing_for(place, _pile(place, int(count)))


def _left(view: PlanetSteamView) -> dict[str, int]:
    left = view.reserve
    return {
        "import": left.tanks,
        "converter:quartz": left.converters.quartz,
        "converter:ore": left.converters.ore,
        "converter:energy": left.converters.energy,
        "supercharger": left.superchargers,
        "license": left.licenses,
        "luxury": left.luxuries,
    }


def _bonus(place: Place, view: PlanetSteamView | None) -> Iterator[str]:
    left, top, width, height = frame_of(place)
    yield panel((left, top, width, height), fill=WELL)
    words = "Bonus resources"
    size = fitting(words, 12, width - 16)
    yield write(left + 10, top + 18, words, size, anchor="start", weight=700)
    found = [] if view is None else view.box
    for at, name in enumerate(found):
        x = left + 20 + at * min(24, (width - 40) / max(1, len(found) - 1))
        yield resource(x, top + 46, name, 1.1)
        yield write(x, top + 72, good(name).letter, 11, weight=700)
    if view is not None and not found:
        yield write(left + width / 2, top + 52, "empty", 11.5, SOFT, weight=500)


def _pile(place: Place, count: int) -> Iterator[str]:
    left, top, width, height = frame_of(place)
    middle = left + width / 2
    yield panel((left, top, width, height), fill=WELL)
    yield _pile_sign(place, middle, top + 22)
    yield write(middle, top + 55, str(count), 14, weight=700)
    for at, words in enumerate(SPLIT.get(place.name, place.name).split()[-2:]):
        size = fitting(words, 9.5, width - 4)
        yield write(middle, top + 68 + 11 * at, words, size, SOFT, weight=500)


def _pile_sign(place: Place, x: float, y: float) -> str:
    piece, name = place.printed["piece"], place.printed["resource"]
    if name is None:
        return symbol(piece, x, y, 0.75 if piece == "tank" else 1.1)
    look = good(name)
    drawn = symbol(piece, x, y, 1.3, fill=look.colour)
    return drawn + write(x, y + 5, look.letter, 12, look.ink, weight=700)
