"""The plan of a board: zones on the left, the terminal beside them, cards and the reserve below."""

from collections.abc import Iterator
from typing import Final

import msgspec

from footplate.core.plan import Place, Plan, boxed, seat_places
from footplate.games.planet_steam.board.blocks import RESOURCES, Resource
from footplate.games.planet_steam.board.file import band_of, card_set, trading_order
from footplate.games.planet_steam.board.rules import ROLE_NAMES, Rules
from footplate.games.planet_steam.told.guide import guide
from footplate.games.planet_steam.told.plan_words import (
    charts,
    phases,
    role_benefits,
    role_words,
    things,
)

EDGE: Final = 30.0
"""Room for the letters above and the numbers left of the zones."""
ZONE: Final = (90.0, 96.0)
MOORING: Final = 76.0
SPACE: Final = 25.0
PANEL: Final = 132.0
GAP: Final = 8.0
INSIDE: Final = 12.0
BELOW: Final = 88.0
PILES: Final = 7
PILE: Final = 60.0
BONUS: Final = 112.0
CONVERTERS: Final[tuple[Resource, ...]] = ("quartz", "ore", "energy")
STRENGTHS: Final = ("weak", "moderate", "strong")


def plan(rules: Rules) -> Plan:
    """All that can be pointed at, by the ids that actions use."""
    right = terminal_left(rules) + terminal_width(rules)
    top = max(EDGE + rules.rows * ZONE[1], _market_top() + PANEL) + GAP
    below = right - PILES * PILE - BONUS - GAP
    places = [
        *_zones(rules),
        *_mooring(rules),
        *_terminal(rules),
        *_tank_market(rules),
        *_cards(rules, top, below),
        *_piles(rules, below, top),
        *_optional(rules),
        *_carriers(rules),
        *seat_places(rules.seats),
    ]
    explained = guide(rules)
    return Plan(
        game="planet-steam",
        board=rules.known_by,
        title=rules.file.name,
        size=(right + GAP, top + BELOW + GAP),
        places={place.id: place for place in places},
        charts={chart.id: chart for chart in charts(rules)},
        phases=phases(rules),
        guide={phase: explained[phase] for phase in phases(rules)},
        things={thing.id: thing for thing in things()},
        sources=msgspec.structs.asdict(rules.file.sources),
        score="wealth",
    )


# --- the map --------------------------------------------------------------------------------------


def _zones(rules: Rules) -> Iterator[Place]:
    width, height = ZONE
    for at, zone in enumerate(rules.zones):
        row, column = divmod(at, rules.columns)
        yield boxed(
            zone,
            zone,
            "zone",
            (EDGE + column * width, EDGE + row * height, width, height),
            terrain="river" if rules.river[at] else "land",
            row=row + 1,
            column=zone[0],
            open=zone not in rules.file.unavailable[rules.seats],
        )


def _mooring(rules: Rules) -> Iterator[Place]:
    """Where the airship can lie: one point for each row of zones."""
    width, height = ZONE
    left = EDGE + rules.columns * width
    for row in range(rules.rows):
        name = f"mooring point of row {row + 1}"
        at = (left + 8, EDGE + row * height, MOORING - 16, height)
        yield boxed(f"row:{row + 1}", name, "mooring", at, row=row + 1)


# --- the terminal ---------------------------------------------------------------------------------


def terminal_left(rules: Rules) -> float:
    return EDGE + rules.columns * ZONE[0] + MOORING


def terminal_width(rules: Rules) -> float:
    """As wide as the longest track on it."""
    longest = max(
        *(rules.price_max[at] - rules.price_min[at] + 1 for at in range(len(RESOURCES))),
        *(top + 1 for top in rules.supply_max),
        rules.stock_max + 1,
    )
    return 2 * INSIDE + longest * SPACE


def _terminal(rules: Rules) -> Iterator[Place]:
    left, width = terminal_left(rules), terminal_width(rules)
    for number, name in enumerate(trading_order(rules.file)):
        top = EDGE + number * (PANEL + GAP)
        at = (left, top, width, PANEL)
        yield boxed(name, name, "resource", at, order=rules.file.order_numbers[name])
        yield from _tracks(rules, name, left + INSIDE, top)
        spot = (left + INSIDE, top + 7, 22, 22)
        yield boxed(f"order:{number + 1}", f"trading order {number + 1}", "order", spot)


def _tracks(rules: Rules, name: Resource, left: float, top: float) -> Iterator[Place]:
    """The price track of a resource, and its supply track with its colours below."""
    at = RESOURCES.index(name)
    for space, price in enumerate(range(rules.price_min[at], rules.price_max[at] + 1)):
        yield boxed(
            f"price:{name}-{price}",
            f"{name} price {price}",
            "price",
            (left + space * SPACE, top + 36, SPACE, 26),
            resource=name,
            price=price,
            start=price == rules.price_start[at],
        )
    for supply in range(rules.supply_max[at] + 1):
        yield boxed(
            f"supply:{name}-{supply}",
            f"{name} supply {supply}",
            "supply",
            (left + supply * SPACE, top + 74, SPACE, 26),
            resource=name,
            supply=supply,
            band=band_of(rules.file, name, supply),
            adjustment=rules.moves[at][supply],
        )


def _market_top() -> float:
    return EDGE + len(RESOURCES) * (PANEL + GAP)


def _tank_market(rules: Rules) -> Iterator[Place]:
    left, top = terminal_left(rules), _market_top()
    at = (left, top, terminal_width(rules), PANEL - 20)
    yield boxed("tank-market", "local tank market", "market", at)
    for stock in range(rules.stock_max + 1):
        yield boxed(
            f"stock:{stock}",
            f"{stock} in stock",
            "stock",
            (left + INSIDE + stock * SPACE, top + 40, SPACE, 40),
            stock=stock,
            cost=rules.tank_costs[stock] if stock else None,
        )


# --- cards and the reserve ------------------------------------------------------------------------


def _cards(rules: Rules, top: float, right: float) -> Iterator[Place]:
    width, benefits = (right - EDGE) / len(rules.card_turns), role_benefits(rules)
    for at, card in enumerate(card_set(rules.file, rules.seats)):
        place = boxed(
            f"card:{card.turn}",
            role_words(rules.roles[at]),
            "card",
            (EDGE + at * width, top, width - GAP, BELOW),
            turn=card.turn,
            roles=[name for role, name in enumerate(ROLE_NAMES) if rules.roles[at] >> role & 1],
            gives=[words for role, words in enumerate(benefits) if rules.roles[at] >> role & 1],
        )
        short = place.name.replace("Airship Captain", "Captain").replace(" and ", "+")
        yield msgspec.structs.replace(place, short=short)


def _piles(rules: Rules, left: float, top: float) -> Iterator[Place]:
    """The bonus resource box, and what can be had from the reserve."""
    yield boxed("bonus-box", "bonus resource box", "box", (left, top, BONUS, BELOW))
    left += BONUS + GAP
    piles: list[tuple[str, str, int, str, str | None]] = [
        ("import", "tanks to import", rules.tanks, "tank", None),
        *(
            (
                f"converter:{name}",
                f"{name} converters",
                rules.converters[RESOURCES.index(name)],
                "converter",
                name,
            )
            for name in CONVERTERS
        ),
        ("supercharger", "superchargers", rules.superchargers, "supercharger", None),
        ("license", "building licenses", rules.licenses, "license", None),
        ("luxury", "luxury quarters", rules.luxuries, "house", None),
    ]
    for at, (id, name, count, piece, resource) in enumerate(piles):
        spot = (left + at * PILE, top, PILE - 6, BELOW)
        yield boxed(id, name, "pile", spot, count=count, piece=piece, resource=resource)


def _optional(rules: Rules) -> Iterator[Place]:
    """The cards of optional rules."""
    if rules.manipulation:
        yield Place("manipulation", "price manipulation", "optional-card")
        for strength in STRENGTHS:
            yield Place(f"strength:{strength}", f"{strength} manipulation", "strength")
    if rules.sabotage:
        yield Place("sabotage", "sabotage", "optional-card")
    if rules.freelance_on:
        printed = {"capacity": rules.freelance}
        yield Place("freelance", "freelance carrier", "optional-card", printed=printed)


def _carriers(rules: Rules) -> Iterator[Place]:
    for seat in range(rules.seats):
        for name in RESOURCES:
            printed = {"seat": seat, "resource": name}
            yield Place(f"carrier:{seat}-{name}", f"{name} carrier", "carrier", printed=printed)
