"""The contracts, the market and the factory board of a position."""

from collections.abc import Iterator

from footplate.core.plan import Place, Plan
from footplate.games.imperial_steam.language.views import ImperialSteamView, MarketView
from footplate.games.imperial_steam.told.draw_displays import Letters, crossed, of_kind
from footplate.pictures.colours import EDGE, FAINT, INK, LINE, PAPER, RAISED, SOFT, WELL
from footplate.pictures.goods import cube
from footplate.pictures.panels import frame_of, standing_for
from footplate.pictures.seats import badge
from footplate.pictures.svg import box, write


def contracts(plan: Plan, view: ImperialSteamView | None, letters: Letters) -> Iterator[str]:
    """Every card in its spot: on display raised, held with the seat's badge, else faint."""
    shown = set() if view is None else {card.id for card in view.display}
    holders: dict[str, int] = {}
    for seat, player in enumerate([] if view is None else view.players):
        holders |= dict.fromkeys(player.contracts, seat)
    for place in of_kind(plan, "contract"):
        known = view is None or place.id in shown or place.id in holders
        holder = holders.get(place.id)
        drawn = _card(place, known, holder, letters)
        state = "on display" if place.id in shown else "in its deck"
        words = state if holder is None else f"seat {holder + 1}"
        yield from standing_for(place, drawn, f"{place.name}, {words}")


def _card(place: Place, known: bool, holder: int | None, letters: Letters) -> Iterator[str]:
    left, top, width, height = frame_of(place)
    look = {"fill": RAISED, "stroke": EDGE} if known else {"fill": PAPER, "stroke": LINE}
    dashes = None if known else "3 3"
    yield box(left, top, width, height, rx="3", stroke_dasharray=dashes, **look)
    ink = INK if known else FAINT
    yield write(left + 5, top + 16, str(place.printed["value"]), 11, ink, anchor="start")
    if not known:
        return
    for at, good in enumerate(place.printed["factories"]):
        yield cube(left + 36 + at * 12.5, top + 12, good, 0.78)
    if holder is not None:
        yield badge(left + width - 2, top + 3, holder, letters[holder], 13)


# --- market and factories -------------------------------------------------------------------------


def market(plan: Plan, view: ImperialSteamView | None) -> Iterator[str]:
    told = {} if view is None else {row.good: row for row in view.market}
    spaces: dict[str, list[Place]] = {}
    for kind in ("market", "factory"):
        for place in of_kind(plan, kind):
            spaces.setdefault(f"{kind} {place.printed['good']}", []).append(place)
    for place in of_kind(plan, "good"):
        row = told.get(place.id)  # type: ignore[call-overload]
        left, top, _, height = frame_of(place)
        drawn = [cube(left + 12, top + height / 2 - 1, place.id, 1.0)]
        drawn.append(write(left + 22, top + 17, place.name, 9, anchor="start"))
        yield from standing_for(place, drawn)
        yield from _cubes(spaces[f"market {place.id}"], row)
        yield from _factories(spaces.get(f"factory {place.id}", []), row)


def _cubes(spaces: list[Place], row: MarketView | None) -> Iterator[str]:
    """The cubes lie on the dearest spaces: the next one is that of the lowest price."""
    left_over = len(spaces) if row is None else row.left
    for at, place in enumerate(spaces):
        left, top, width, height = frame_of(place)
        there = at >= len(spaces) - left_over
        following = row is not None and there and at == len(spaces) - left_over
        edge, thick = (INK, "2.2") if following else (EDGE if there else LINE, "1")
        fill = RAISED if there else WELL
        drawn = [box(left, top, width, height, rx="2", fill=fill, stroke=edge, stroke_width=thick)]
        x = left + width / 2
        if there:
            drawn.append(cube(x, top + 8, place.printed["good"], 0.62))
        price = str(place.printed["price"])
        drawn.append(write(x, top + height - 2.5, price, 8, INK if there else FAINT))
        yield from standing_for(place, drawn)


def _factories(spaces: list[Place], row: MarketView | None) -> Iterator[str]:
    """The factory board: built ones are crossed out, the next one has a thick edge."""
    built = 0 if row is None else len(spaces) - row.factories
    for at, place in enumerate(spaces):
        left, top, width, height = frame_of(place)
        following = row is not None and at == built
        edge, thick = (INK, "2.2") if following else (EDGE if at >= built else LINE, "1")
        fill = RAISED if at >= built else WELL
        drawn = [box(left, top, width, height, rx="2", fill=fill, stroke=edge, stroke_width=thick)]
        x = left + width / 2
        drawn.append(write(x, top + 9, str(place.printed["cost"]), 8.5))
        drawn.append(write(x, top + height - 2.5, str(place.printed["pay"]), 8, SOFT, weight=500))
        if at < built:
            drawn.append(crossed(x, top + height / 2, 7))
        yield from standing_for(place, drawn)
