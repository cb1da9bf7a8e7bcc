"""What a seat of Imperial Steam sees: sealed bids are hidden, and money where the table says so."""

from footplate.envs.features import Numbers, asked, bits, near, one_hot, places, turned
from footplate.envs.features import turned_rows as rows
from footplate.games.imperial_steam.board.codes import GOODS, LEVELS, TILES
from footplate.games.imperial_steam.board.rules import Rules
from footplate.games.imperial_steam.language.steps import BID, STEP_NAMES
from footplate.games.imperial_steam.play.state import State


def read(state: State, viewer: int) -> Numbers:
    rules, seats = state.rules, state.rules.seats
    opened = state.over or not rules.hidden_money
    yield "round", [state.round]
    yield "step", one_hot(state.step, len(STEP_NAMES))
    yield "asked", asked(state.mover, viewer, seats)
    yield "order", places(state.order, viewer, seats)
    yield "ladder", places(state.ladder, viewer, seats)
    known = [value if opened or seat == viewer else -1 for seat, value in enumerate(state.money)]
    yield "money", turned(known, viewer)
    sealed = state.step == BID
    bids = [
        min(bid, 0) if sealed and seat != viewer else bid for seat, bid in enumerate(state.bids)
    ]
    yield "bids", turned(bids, viewer)
    for name, values in (
        ("influence", state.columns),
        ("free cars", state.free_cars),
        ("passenger cars", state.passenger_cars),
        ("reserved cars", state.reserved_cars),
        ("tracks built", state.track_counts),
        ("floors", state.floors),
        ("share", state.share),
        ("investors", state.investors),
        ("shareholders", state.shareholders),
        ("placed", state.placed),
    ):
        yield name, turned(values, viewer)
    yield "goods", rows(state.goods, GOODS, viewer)
    yield "landing", rows(state.landing, GOODS, viewer)
    yield "engines", rows(state.engines, rules.most_trains, viewer)
    yield "idle", rows(state.idle, LEVELS, viewer)
    yield "working", rows(state.working, LEVELS, viewer)
    yield "engineers", rows(state.engineers, 2, viewer)
    yield "hands", rows(state.hands, TILES, viewer)
    yield from _map(state, viewer)
    yield from _table(state, viewer)
    yield from _turn(state)


def _map(state: State, viewer: int) -> Numbers:
    rules, seats, layout = state.rules, state.rules.seats, state.layout
    cities, links = len(rules.cities), len(rules.links)
    for number in range(seats):
        seat = (viewer + number) % seats
        yield f"links {number}", bits(state.tracks[seat], links)
        yield f"cities {number}", bits(state.network[seat], cities)
        yield f"stations {number}", bits(state.stations[seat], cities)
    yield "crowns", bits(layout.crowns, links)
    yield "tile", [tile + 8 for tile in layout.tile_at]
    yield "city influence", layout.influence
    yield "business", state.business
    yield "demands", state.demands
    size = cities * most_sites(rules)
    owner, good, goods, produced = ([0] * size for _ in range(4))
    who = near(viewer, seats)
    for site in range(len(layout.site_city)):
        at = _site(state, site)
        if state.site_owner[site] >= 0:
            owner[at] = who[state.site_owner[site]]
        good[at] = state.site_good[site] + 1
        goods[at] = state.site_goods[site]
        produced[at] = state.produced >> site & 1
    yield "site owner", owner
    yield "site good", good
    yield "site goods", goods
    yield "produced", produced


def most_sites(rules: Rules) -> int:
    """How many factory sites a city can have: those of the map, and of any tile."""
    return max(map(len, rules.map_sites)) + max(map(len, rules.tile_sites), default=0)


def _site(state: State, site: int) -> int:
    """A site by its city: tiles with sites lie elsewhere in another game."""
    most = most_sites(state.rules)
    return state.layout.site_city[site] * most + state.layout.site_place[site]


def _table(state: State, viewer: int) -> Numbers:
    rules, seats, layout = state.rules, state.rules.seats, state.layout
    who = near(viewer, seats)
    contracts = len(rules.contracts)
    yield "display", bits(state.display, contracts)
    for number in range(seats):
        yield f"contracts {number}", bits(state.contracts[(viewer + number) % seats], contracts)
    yield "hubs", state.hub_columns
    yield "hire", state.hire
    yield "at hub", state.at_hub
    yield "gold", [who[seat] if seat >= 0 else 0 for seat in state.gold]
    yield "silver", [who[seat] if seat >= 0 else 0 for seat in state.silver]
    yield "semmering", [who[state.semmering] if state.semmering >= 0 else 0]
    yield "market", state.market
    yield "taken", state.taken
    yield "engines left", state.engines_left
    yield "growth", layout.growth
    yield "shipment", layout.shipment
    yield "arrivals", layout.arrivals


def _turn(state: State) -> Numbers:
    yield "hand on", one_hot(state.tile, TILES)
    yield "done", [int(state.done), int(state.idled), int(state.delivered)]
    yield "building", [state.built, state.link + 1, state.effort, state.surplus]
    yield "hiring", [state.column + 1]
    yield "factory", [_site(state, state.site) + 1 if state.site >= 0 else 0]
    yield "points", [state.points]
