"""The displays of a position: rounds, actions with hands, influence, workers, contracts, market."""

from collections.abc import Iterator

from footplate.core.plan import Place, Plan
from footplate.games.imperial_steam.language.views import (
    HubView,
    ImperialSteamView,
    RoundView,
)
from footplate.games.imperial_steam.told.draw_map import hub_sign
from footplate.pictures.colours import EDGE, FAINT, INK, LINE, PAPER, RAISED, SOFT, WELL
from footplate.pictures.goods import cube
from footplate.pictures.panels import frame_of, panel, space, standing_for
from footplate.pictures.seats import badge
from footplate.pictures.svg import box, element, fitting, write
from footplate.pictures.symbols import symbol

Letters = list[str]


def displays(plan: Plan, view: ImperialSteamView | None, letters: Letters) -> Iterator[str]:
    notes = _notes(view, letters)
    for place in plan.places.values():
        if place.kind == "display" and place.id != "display:rounds":
            title = panel(frame_of(place), place.name, notes.get(place.id, ""))
            yield from standing_for(place, [title])
    yield from _rounds(plan, view)
    yield from _actions(plan, view, letters)
    yield from _influence(plan, view, letters)
    yield from _hubs(plan, view)
    yield from _engines(plan, view)
    yield from _shares(plan, view, letters)


def _notes(view: ImperialSteamView | None, letters: Letters) -> dict[str, str]:
    """Small print in the headings."""
    found = {
        "display:influence": "hubs above, seats below",
        "display:workers": "next worker of each column, engineers",
        "display:engines": "guldens · cars",
        "display:contracts": "in the decks: faint",
        "display:market": "cubes with prices · factories: cost, pay",
    }
    if view is not None:
        order = " ".join(letters[seat] for seat in view.order)
        found["display:influence"] = f"hubs above, seats below · turn order {order}"
    return found


def of_kind(plan: Plan, kind: str) -> Iterator[Place]:
    return (place for place in plan.places.values() if place.kind == kind)


# --- rounds and actions ---------------------------------------------------------------------------


def _rounds(plan: Plan, view: ImperialSteamView | None) -> Iterator[str]:
    whole = plan.places["display:rounds"]
    yield from standing_for(whole, [panel(frame_of(whole))])
    told = {} if view is None else {each.round: each for each in view.track}
    for place in of_kind(plan, "round"):
        now = view is not None and view.round == place.printed["round"]
        yield from standing_for(place, _round(place, told.get(place.printed["round"]), now))


def _round(place: Place, told: RoundView | None, now: bool) -> Iterator[str]:
    left, top, width, height = frame_of(place)
    thick = {"stroke": INK, "stroke_width": "2.4"} if now else {"stroke": LINE}
    yield box(left + 1, top + 1, width - 2, height - 2, rx="4", fill=RAISED, **thick)
    number = f"R{place.printed['round']}"
    yield write(left + 7, top + 15, number, 12, anchor="start", weight=700)
    hands = f"{place.printed['hands']} hands"
    yield write(left + width - 6, top + 14, hands, 9, SOFT, anchor="end", weight=500)
    if told is None:
        return
    words = "no orders" if told.shipment is None else f"ship {told.shipment}"
    yield write(left + 7, top + 27, words, 9, SOFT, anchor="start", weight=500)
    goods = [
        name
        for name in ("wood", "stone", "iron", "coal")
        for _ in range(getattr(told.arrivals, name))
    ]
    for at, name in enumerate(goods):
        yield cube(left + 13 + at * 12, top + 36, name, 0.7)


def _actions(plan: Plan, view: ImperialSteamView | None, letters: Letters) -> Iterator[str]:
    for place in of_kind(plan, "action"):
        left, top, width, height = frame_of(place)
        here = view is not None and view.turn.action == place.id
        drawn = [panel((left, top, width, height), marked=here)]
        size = fitting(place.name, 12.5, width - 14)
        drawn.append(write(left + 8, top + 17, place.name, size, anchor="start", weight=700))
        hands: list[int] = []
        for seat, player in enumerate([] if view is None else view.players):
            hands += [seat] * player.hands.get(place.id, 0)  # type: ignore[call-overload]
        step = min(18.0, (width - 30) / max(1, len(hands)))
        for at, seat in enumerate(hands):
            drawn.append(badge(left + 17 + at * step, top + height - 12, seat, letters[seat], 16))
        yield from standing_for(place, drawn)


# --- influence, hubs ------------------------------------------------------------------------------


def _influence(plan: Plan, view: ImperialSteamView | None, letters: Letters) -> Iterator[str]:
    """The track, hubs above it, seats below; more of one kind in a column lie closer together."""
    for place in of_kind(plan, "influence"):
        left, top, width, height = frame_of(place)
        column, x = place.printed["influence"], left + width / 2
        drawn = [space((left, top, width, height), str(column), 10)]
        if view is not None:
            hubs = [hub for hub in view.hubs if hub.influence == column]
            step = 15.0 if len(hubs) < 3 else 26.0 / (len(hubs) - 1)
            for at, hub in enumerate(hubs):
                drawn.append(hub_sign(x, top - 10 - at * step, hub.hub))
            seats = [
                seat for seat in reversed(view.ladder) if view.players[seat].influence == column
            ]
            for at, seat in enumerate(reversed(seats)):
                drawn.append(badge(x, top + height + 8 + at * 12.4, seat, letters[seat], 13))
        yield from standing_for(place, drawn)


def _hubs(plan: Plan, view: ImperialSteamView | None) -> Iterator[str]:
    told = {} if view is None else {hub.hub: hub for hub in view.hubs}
    for place in of_kind(plan, "hub"):
        hub = told.get(place.id)  # type: ignore[call-overload]
        left, top, width, height = frame_of(place)
        drawn = [box(left, top, width, height, rx="4", fill=WELL, stroke=LINE)]
        drawn.append(hub_sign(left + 16, top + 16, place.id, 0.85))  # type: ignore[arg-type]
        if hub is not None:
            city = plan.places[hub.city].label(8)
            size = fitting(city, 8, 46)
            drawn.append(write(left + 4, top + height - 5, city, size, anchor="start"))
            drawn += _hub_facts(hub, left, top)
        yield from standing_for(place, drawn)
        yield from _columns(plan, place, hub)
        yield from _engineers(plan, place, hub)


def _hub_facts(hub: HubView, left: float, top: float) -> Iterator[str]:
    """The keys that are still there, and how far the hub grows with its next good."""
    keys = [name for name, there in (("G", hub.gold), ("S", hub.silver)) if there]
    words = "keys " + " ".join(keys) if keys else "no keys"
    yield write(left + 4, top + 44, words, 8.5, SOFT, anchor="start", weight=500)
    if hub.received < len(hub.growth):
        grows = f"next +{hub.growth[hub.received]}"
        yield write(left + 4, top + 56, grows, 8.5, SOFT, anchor="start", weight=500)


def _columns(plan: Plan, place: Place, hub: HubView | None) -> Iterator[str]:
    for column in of_kind(plan, "worker-column"):
        if column.printed["hub"] != place.id:
            continue
        left, top, width, height = frame_of(column)
        prices, number = column.printed["prices"], column.printed["column"]
        now = None if hub is None else hub.prices[number - 1]
        step = height / len(prices)
        drawn = []
        for at, price in enumerate(prices):
            y = top + height - (at + 1) * step
            fill, thick = (RAISED, "2.2") if price == now else (PAPER, "1")
            edge = INK if price == now else EDGE
            drawn.append(
                box(
                    left,
                    y + 0.5,
                    width,
                    step - 1,
                    rx="2",
                    fill=fill,
                    stroke=edge,
                    stroke_width=thick,
                )
            )
            ink = INK if price == now else FAINT
            drawn.append(write(left + width / 2, y + step - 3.5, str(price), 9, ink))
        yield from standing_for(column, drawn)


def _engineers(plan: Plan, place: Place, hub: HubView | None) -> Iterator[str]:
    for engineer in of_kind(plan, "engineer"):
        if engineer.printed["hub"] != place.id:
            continue
        left, top, width, height = frame_of(engineer)
        count = 0 if hub is None else hub.engineers.count(engineer.printed["kind"])
        ink = INK if count or hub is None else LINE
        drawn = [symbol(engineer.printed["kind"], left + width / 2, top + 11, 0.95, ink=ink)]
        words = "" if hub is None else f"×{count}"
        drawn.append(write(left + width / 2, top + height - 2, words, 9, SOFT, weight=500))
        yield from standing_for(engineer, drawn)


# --- engines and shares ---------------------------------------------------------------------------


def _engines(plan: Plan, view: ImperialSteamView | None) -> Iterator[str]:
    left_over = {} if view is None else {engine.level: engine.left for engine in view.engines}
    for place in of_kind(plan, "engine"):
        left, top, width, height = frame_of(place)
        printed, x = place.printed, left + width / 2
        count = left_over.get(printed["level"], printed["count"])
        edge = INK if count else LINE
        drawn = [box(left, top, width, height, rx="4", fill=WELL, stroke=edge)]
        drawn.append(write(x, top + 12, place.name, 10.5, weight=700))
        drawn.append(write(x, top + 23, f"{printed['price']} · {printed['cars']}", 9.5))
        drawn.append(write(x, top + 34, f"×{count} left", 9, SOFT, weight=500))
        rest = [] if printed["from_round"] is None else [f"R{printed['from_round']}"]
        rest += [f"+{printed['influence']}"] if printed["influence"] else []
        drawn.append(write(x, top + 44, " ".join(rest), 9, SOFT, weight=500))
        yield from standing_for(place, drawn)


def _shares(plan: Plan, view: ImperialSteamView | None, letters: Letters) -> Iterator[str]:
    for place in of_kind(plan, "share"):
        left, top, width, height = frame_of(place)
        x, value = left + width / 2, place.printed["value"]
        drawn = [box(left, top, width, height, rx="4", fill=WELL, stroke=LINE)]
        drawn.append(write(x, top + 12, str(value), 11, weight=700))
        steps = place.printed["influence"]
        drawn.append(write(x, top + 23, f"{steps} up" if steps else "start", 8.5, SOFT, weight=500))
        players = [] if view is None else view.players
        seats = [seat for seat, player in enumerate(players) if player.share == value]
        for at, seat in enumerate(seats):
            row, column = divmod(at, 2)
            drawn.append(badge(x - 7 + 14 * column, top + 31 + 13 * row, seat, letters[seat], 12))
        yield from standing_for(place, drawn)


def crossed(x: float, y: float, reach: float) -> str:
    """A cross over what is used up."""
    path = f"M{x - reach:.1f} {y - reach:.1f}l{2 * reach:g} {2 * reach:g}m0-{2 * reach:g}"
    path += f"l-{2 * reach:g} {2 * reach:g}"
    return element("path", d=path, fill="none", stroke=FAINT, stroke_width="1.2")
