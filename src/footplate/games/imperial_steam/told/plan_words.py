"""The printed tables of Imperial Steam, the phases of a round, and what can be held."""

from collections.abc import Iterator

from footplate.core.plan import Chart, Thing
from footplate.games.imperial_steam.board.blocks import GOODS
from footplate.games.imperial_steam.board.codes import LEVELS
from footplate.games.imperial_steam.board.file import columns
from footplate.games.imperial_steam.board.rules import Rules
from footplate.games.imperial_steam.language.actions import AREAS, ENGINEERS

Rows = list[list[int | str | None]]
PHASES = {
    "retrieve_hands": "Hands come back",
    "shipment_arrives": "Goods arrive",
    "take_ordered_goods": "Ordered goods",
    "income": "Income",
    "train_workers": "Workers",
    "turn_order": "Turn order",
    "actions": "Actions",
    "end_check": "End check",
}


def phases(rules: Rules) -> dict[str, str]:
    """Of a round; bids are made before the first one."""
    told = {phase: PHASES.get(phase, phase) for phase in rules.file.rounds.phases}
    return {"bid": "Bids", **told}


def things(rules: Rules) -> Iterator[Thing]:
    yield Thing("money", "gulden", "guldens")
    yield Thing("influence", "influence", "influence")
    yield Thing("income", "income", "income")
    for good in GOODS:
        yield Thing(good, good, good)
    for good in GOODS:
        yield Thing(f"ordered_{good}", f"ordered {good}", f"ordered {good}")
    for area in AREAS:
        for level in range(1, LEVELS + 1):
            words = f"{area} {{}} of level {level}"
            yield Thing(f"{area}_{level}", words.format("worker"), words.format("workers"))
    for kind in ENGINEERS:
        yield Thing(f"{kind}_engineer", f"{kind} engineer", f"{kind} engineers")
    for level in rules.engine_levels:
        yield Thing(f"engine_{level}", f"engine IS-{level}", f"engines IS-{level}")
    yield Thing("free_car", "free car", "free cars")
    yield Thing("reserved_car", "reserved car", "reserved cars")
    yield Thing("passenger_car", "passenger car", "passenger cars")
    yield Thing("floor", "floor of the warehouse", "floors of the warehouse")
    yield Thing("track", "track", "tracks")
    yield Thing("station", "station", "stations")
    yield Thing("factory", "factory", "factories")
    yield Thing("contract", "contract", "contracts")
    yield Thing("share", "share value", "share value")
    yield Thing("investor", "investor", "investors")
    yield Thing("shareholder", "shareholder", "shareholders")
    yield Thing("gold_key", "gold key", "gold keys")
    yield Thing("silver_key", "silver key", "silver keys")
    yield Thing("semmering", "Semmering token", "Semmering tokens")
    yield Thing("hand", "hand", "hands")
    yield Thing("point", "business point", "business points")


# --- tables ---------------------------------------------------------------------------------------


def charts(rules: Rules) -> Iterator[Chart]:
    yield from _rounds(rules)
    yield from _market(rules)
    yield from _people(rules)
    yield from _money(rules)
    yield from _scoring(rules)


def _rounds(rules: Rules) -> Iterator[Chart]:
    rows: Rows = [[at + 1, hands] for at, hands in enumerate(rules.hands)]
    yield Chart("hands", "Hands", ["round", "hands"], rows, rules.file.sources.rounds)
    engines: Rows = [
        [engine.id, engine.price, engine.cars, engine.influence, engine.from_round, engine.count]
        for engine in rules.file.engines
    ]
    heads = ["engine", "guldens", "cars", "steps of influence", "from round", "in the box"]
    yield Chart("engines", "Engines", heads, engines, rules.file.sources.engines)
    growth: Rows = [[tile.id, *tile.steps] for tile in rules.file.growth_tiles]
    goods = max(len(tile.steps) for tile in rules.file.growth_tiles)
    heads = ["tile", *(f"good {number + 1}" for number in range(goods))]
    yield Chart("growth", "Growth of hubs", heads, growth, rules.file.sources.growth_tiles)


def _market(rules: Rules) -> Iterator[Chart]:
    prices: Rows = [[at + 1, price] for at, price in enumerate(rules.market_prices)]
    yield Chart("market", "Market", ["space", "guldens"], prices, rules.file.sources.shipment)
    for at, good in enumerate(GOODS):
        rows: Rows = [
            [built, cost, pay]
            for built, (cost, pay) in enumerate(
                zip(rules.factory_costs[at], rules.pays[at], strict=True)
            )
        ]
        heads = ["built", "next factory", "pay for a delivery"]
        title = f"Factories of {good}"
        yield Chart(f"factories-{good}", title, heads, rows, rules.file.sources.factory_board)


def _people(rules: Rules) -> Iterator[Chart]:
    output: Rows = [[level + 1, goods] for level, goods in enumerate(rules.output)]
    yield Chart(
        "output",
        "Workers in factories",
        ["level", "goods"],
        output,
        rules.file.sources.worker_output,
    )
    prices: Rows = [[at + 1, price] for at, price in enumerate(rules.hire_prices)]
    yield Chart("hire", "Workers", ["step", "guldens"], prices, rules.file.sources.worker_board)


def _money(rules: Rules) -> Iterator[Chart]:
    pairs = zip(rules.share_values, rules.share_influence, strict=True)
    shares: Rows = [[value, steps] for value, steps in pairs]
    heads = ["value", "steps of influence"]
    yield Chart("shares", "Share values", heads, shares, rules.file.sources.share_board)
    keys: Rows = [
        [column, column, silver]
        for column, silver in zip(columns(rules.file), rules.silver, strict=True)
    ]
    heads = ["influence of the hub", "gold key", "silver key"]
    yield Chart("keys", "Keys", heads, keys, rules.file.sources.influence_track)
    costs = rules.file.costs
    rows: Rows = [
        ["fee for a link with others' tracks, each", costs.track_fee],
        ["engineer", costs.engineer],
        ["step of influence", costs.influence_step],
        ["fundraise", -costs.fundraise],
        ["way to Trieste over others' tracks, each", costs.path_fee],
    ]
    yield Chart("costs", "Costs", ["what", "guldens"], rows, rules.file.sources.costs)


def _scoring(rules: Rules) -> Iterator[Chart]:
    bonus: Rows = [[hubs, guldens] for hubs, guldens in enumerate(rules.hub_bonus)]
    yield Chart(
        "hubs", "Hubs not above you", ["hubs", "guldens"], bonus, rules.file.sources.scoring
    )
