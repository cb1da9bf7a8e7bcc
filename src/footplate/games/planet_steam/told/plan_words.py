"""The printed tables of Planet Steam, the phases of a round, and what can be held."""

from collections.abc import Iterator, Sequence

from footplate.core.plan import Chart, Thing
from footplate.games.planet_steam.board.blocks import BANDS, RESOURCES, Cost
from footplate.games.planet_steam.board.file import trading_order
from footplate.games.planet_steam.board.rules import TITLES, Rules


def phases(rules: Rules) -> dict[str, str]:
    """Of a round; the carriers are upgraded before the first one."""
    found = {"carriers": "Carriers", "specialists": "Specialists", "zones": "Zones"}
    found["airship"] = "Airship"
    if rules.freelance_on:
        found["freelance"] = "Freelance carrier"
    return found | {
        "tanks": "Tank Phase",
        "extraction": "Extraction",
        "trade": "Trade",
        "certificates": "Certificates",
    }


def role_words(roles: int) -> str:
    """The titles of a card's roles."""
    return " and ".join(title for at, title in enumerate(TITLES) if roles >> at & 1)


def role_benefits(rules: Rules) -> tuple[str, ...]:
    """What each role gives, in the order of the roles."""
    return (
        "first in order; opens the zone auction and the next round",
        "names the zone to auction and pays half for it",
        "moors the airship, 1 more for each tank of its row",
        "a carrier upgrade or a resource at once",
        f"a building license or {rules.engineer} credits at once",
    )


def either(names: Sequence[str]) -> str:
    """What can be chosen from: B2, D4 or B6."""
    return " or ".join(filter(None, [", ".join(names[:-1]), names[-1]]))


def role_gives(rules: Rules, card: int) -> str:
    """What a card gives, with one role or two."""
    roles = rules.roles[card]
    return "; ".join(words for at, words in enumerate(role_benefits(rules)) if roles >> at & 1)


def things() -> Iterator[Thing]:
    yield Thing("money", "credit", "credits")
    for name in RESOURCES:
        yield Thing(name, name, name)
    yield Thing("license", "building license", "building licenses")
    yield Thing("luxury", "luxury quarters", "luxury quarters")
    yield Thing("zone", "zone", "zones")
    yield Thing("tank", "tank", "tanks")
    for name in ("quartz", "ore", "energy"):
        yield Thing(f"{name}_converter", f"{name} converter", f"{name} converters")
    yield Thing("supercharger", "supercharger", "superchargers")
    for name in RESOURCES:
        words = f"of the {name} carrier"
        yield Thing(
            f"{name}_carrier",
            f"class {words}",
            f"classes {words}",
            level=f"{name} carrier of class",
        )


# --- tables ---------------------------------------------------------------------------------------


def charts(rules: Rules) -> Iterator[Chart]:
    yield from _terminal(rules)
    yield from _costs(rules)
    yield from _carriers(rules)
    yield from _specialists(rules)
    yield from _scoring(rules)


def _terminal(rules: Rules) -> Iterator[Chart]:
    file, order = rules.file, trading_order(rules.file)
    rows: list[list[int | str | None]] = []
    for band in BANDS:
        spans = [file.bands[name][band] for name in order]
        rows.append([band, file.adjustment[band], *(f"{low}–{high}" for low, high in spans)])
    yield Chart(
        "bands", "Supply and price", ["supply", "price moves", *order], rows, file.sources.bands
    )
    prices: list[list[int | str | None]] = [
        [name, file.prices[name].min, file.prices[name].max, file.prices[name].start]
        for name in order
    ]
    yield Chart(
        "prices", "Prices", ["resource", "lowest", "highest", "start"], prices, file.sources.prices
    )
    costs: list[list[int | str | None]] = [
        [stock, rules.tank_costs[stock]] for stock in range(1, rules.stock_max + 1)
    ]
    yield Chart(
        "tank-costs",
        "Local tank market",
        ["in stock", "credits for the next"],
        costs,
        file.sources.tank_costs,
    )


def _amounts(cost: Cost) -> list[int | str | None]:
    return [cost.credits or None, *(getattr(cost, name) or None for name in RESOURCES)]


def _costs(rules: Rules) -> Iterator[Chart]:
    costs, converter = rules.file.costs, rules.file.costs.converter
    rows: list[tuple[str, Cost]] = [
        ("activation", costs.activation),
        ("tank of the local market, beside its price", costs.local_tank),
        ("imported tank", costs.import_tank),
        ("quartz converter", Cost(credits=converter.quartz)),
        ("ore converter", Cost(credits=converter.ore)),
        ("energy converter", Cost(credits=converter.energy)),
        ("supercharger", costs.supercharger),
        ("carrier, one class up", rules.file.carriers.upgrade),
        ("building license", costs.license),
        ("luxury quarters", costs.luxury),
    ]
    table: list[list[int | str | None]] = [[name, *_amounts(cost)] for name, cost in rows]
    yield Chart("costs", "Costs", ["what", "credits", *RESOURCES], table, rules.file.sources.costs)


def _carriers(rules: Rules) -> Iterator[Chart]:
    rows: list[list[int | str | None]] = [
        [class_, *(rules.capacity[at][class_] for at in range(len(RESOURCES)))]
        for class_ in range(1, rules.top_class + 1)
    ]
    yield Chart("carriers", "Carriers", ["class", *RESOURCES], rows, rules.file.sources.capacity)


def _specialists(rules: Rules) -> Iterator[Chart]:
    rows: list[list[int | str | None]] = []
    for at, turn in enumerate(rules.card_turns):
        rows.append([turn, role_words(rules.roles[at])])
    yield Chart(
        "specialists",
        "Specialists",
        ["number", "specialist"],
        rows,
        rules.file.sources.specialists,
    )
    if rules.manipulation:
        named = zip(("weak", "moderate", "strong"), rules.strengths, strict=True)
        strengths: list[list[int | str | None]] = [
            [name, credits, spaces, resources, "yes" if quartz else "no"]
            for name, (credits, spaces, resources, quartz) in named
        ]
        columns = ["strength", "credits", "spaces", "resources", "quartz"]
        yield Chart(
            "manipulation", "Price manipulation", columns, strengths, rules.file.sources.variants
        )


def _scoring(rules: Rules) -> Iterator[Chart]:
    scoring = rules.file.scoring
    rows: list[list[int | str | None]] = [
        ["zone", scoring.zone],
        ["tank", scoring.tank],
        ["supercharger", scoring.supercharger],
        ["luxury quarters", scoring.luxury],
        ["resource", "its price"],
    ]
    columns = ["what", "credits"]
    yield Chart("scoring", "Wealth", columns, rows, rules.file.sources.scoring)
