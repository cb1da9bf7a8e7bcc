"""A state from a description, every field checked: the board and the table."""

from footplate.core.codec import shown
from footplate.core.game import Game
from footplate.core.position import bad_field, chance_of
from footplate.games.imperial_steam.board.blocks import GOODS as GOOD_NAMES
from footplate.games.imperial_steam.board.blocks import HUBS as HUB_NAMES
from footplate.games.imperial_steam.board.blocks import Hub
from footplate.games.imperial_steam.board.codes import BRIDGE, COAL, GOODS, TUNNEL
from footplate.games.imperial_steam.board.layout import Layout
from footplate.games.imperial_steam.board.rules import HUBS, Rules
from footplate.games.imperial_steam.language import position as p
from footplate.games.imperial_steam.language.actions import ENGINEERS
from footplate.games.imperial_steam.play.setup import crown_mask, fixed_tiles
from footplate.games.imperial_steam.play.state import State
from footplate.games.imperial_steam.play.supply import cars_left, goods_left
from footplate.games.imperial_steam.positions.describe import tokens
from footplate.games.imperial_steam.positions.restore_players import check_workers, set_players
from footplate.games.imperial_steam.positions.restore_turn import set_turn


def build_state(game: Game, rules: Rules, data: p.ImperialSteamPosition) -> State:
    """The state of a description; BadInput names the field that does not fit."""
    layout = _layout(rules, data)
    state = State(game, rules, layout, game.conduct, chance_of(data.luck))
    if not 1 <= data.round <= rules.rounds:
        bad_field("round", f"1 to {rules.rounds}")
    state.round = data.round
    set_players(state, data)
    _set_hubs(state, data)
    _set_market(state, data)
    _set_engines(state, data)
    _set_display(state, data)
    _set_cities(state, data)
    _set_semmering(state, data.semmering)
    set_turn(state, data)
    check_workers(state)
    _check_supply(state)
    return state


def _layout(rules: Rules, data: p.ImperialSteamPosition) -> Layout:
    return Layout(
        rules,
        _tiles(rules, data),
        _growth(rules, data),
        _crowns(rules, data),
        _shipment(rules, data),
        _arrivals(rules, data),
    )


def _tiles(rules: Rules, data: p.ImperialSteamPosition) -> list[int]:
    if data.tiles is None:
        return fixed_tiles(rules)
    found = [len(rules.tiles)] * len(rules.cities)
    for name, tile in data.tiles.items():
        if name not in rules.cities or rules.cities.index(name) not in rules.spaces:
            bad_field("tiles", f"{shown(name)} is no city with a space for a tile")
        if isinstance(tile, int) and tile not in rules.tiles:
            bad_field("tiles", f"there is no tile {tile} for {rules.seats} players")
        place = rules.tiles.index(tile) if isinstance(tile, int) else -1 - HUB_NAMES.index(tile)
        if place in found:
            bad_field("tiles", f"{tile} lies on two cities")
        found[rules.cities.index(name)] = place
    empty = [rules.cities[city] for city in rules.spaces if found[city] == len(rules.tiles)]
    if empty:
        bad_field("tiles", f"no tile lies on {', '.join(empty)}")
    return found


def _growth(rules: Rules, data: p.ImperialSteamPosition) -> list[int]:
    found = rules.fixed_growth[:]
    for name, marks in data.hubs.items():
        if marks.growth is not None:
            if marks.growth not in rules.growth_ids:
                bad_field(f"hubs.{name}.growth", f"there is no growth tile {shown(marks.growth)}")
            found[HUB_NAMES.index(name)] = rules.growth_ids.index(marks.growth)
    if len(set(found)) < HUBS:
        bad_field("hubs", "a growth tile lies on two hubs")
    return found


def _crowns(rules: Rules, data: p.ImperialSteamPosition) -> int:
    if data.crowns is None:
        return crown_mask(rules, list(rules.file.fixed_setup.crowns[rules.seats]))
    mask = 0
    for name in data.crowns:
        link = rules.link_named(name)
        if link < 0:
            bad_field("crowns", f"{shown(name)} is no link of {rules.file.name}")
        if mask >> link & 1 or link == rules.semmering:
            bad_field("crowns", f"{name} has one already, or never has one")
        mask |= 1 << link
    if len(data.crowns) > rules.file.components.crowns:
        bad_field("crowns", f"there are {rules.file.components.crowns}")
    return mask


def _shipment(rules: Rules, data: p.ImperialSteamPosition) -> list[int]:
    if data.shipment is None:
        return [*rules.file.fixed_setup.shipment, 0]
    spare = list(rules.file.shipment.tiles)
    for tile in data.shipment:
        if tile not in spare:
            bad_field("shipment", f"there are only the tiles {sorted(rules.file.shipment.tiles)}")
        spare.remove(tile)
    if len(data.shipment) != rules.rounds - 1:
        bad_field("shipment", f"one tile for each of the rounds 1 to {rules.rounds - 1}")
    return [*data.shipment, 0]


def _arrivals(rules: Rules, data: p.ImperialSteamPosition) -> list[int]:
    found = [0] * (rules.rounds * GOODS)
    for number, goods in data.arrivals.items():
        if number not in rules.arrival_rounds:
            bad_field("arrivals", f"goods come in the rounds {rules.arrival_rounds}")
        counts = numbers(goods)
        if min(counts) < 0 or sum(counts) > rules.arrivals_each:
            bad_field("arrivals", f"at most {rules.arrivals_each} in a round")
        found[(number - 1) * GOODS : number * GOODS] = counts
    for good, name in enumerate(GOOD_NAMES):
        if sum(found[good::GOODS]) > rules.arrival_pool:
            bad_field("arrivals", f"more than {rules.arrival_pool} {name} in all rounds")
    return found


def numbers(goods: p.Goods) -> list[int]:
    return [goods.wood, goods.stone, goods.iron, goods.coal]


# --- the table ------------------------------------------------------------------------------------


def _set_hubs(state: State, data: p.ImperialSteamPosition) -> None:
    rules = state.rules
    left = [rules.engineers_each - sum(state.engineers[kind::2]) for kind in (BRIDGE, TUNNEL)]
    if min(left) < 0:
        bad_field("players", "more engineers of a kind than there are")
    given = [name for name in HUB_NAMES if _marks(data, name).engineers is not None]
    for hub, name in enumerate(HUB_NAMES):
        _set_hub(state, hub, _marks(data, name))
        for kind in _marks(data, name).engineers or []:
            state.at_hub[hub * 2 + ENGINEERS.index(kind)] += 1
            left[ENGINEERS.index(kind)] -= 1
    others = [hub for hub, name in enumerate(HUB_NAMES) if name not in given]
    if min(left) < 0:
        each = rules.engineers_each
        bad_field("hubs", f"there are {each} engineers of each kind, hired ones included")
    for engineer in (BRIDGE, TUNNEL):
        for at in range(left[engineer] if others else 0):
            state.at_hub[others[at % len(others)] * 2 + engineer] += 1


def _marks(data: p.ImperialSteamPosition, name: Hub) -> p.HubMarks:
    return data.hubs.get(name, p.HubMarks())


def _set_hub(state: State, hub: int, marks: p.HubMarks) -> None:
    rules, field = state.rules, f"hubs.{HUB_NAMES[hub]}"
    if marks.influence is not None:
        check_column(state, marks.influence, f"{field}.influence")
        state.hub_columns[hub] = marks.influence
    if marks.prices is not None:
        first = rules.first_column[hub]
        if len(marks.prices) != rules.columns[hub] or not set(marks.prices) <= set(
            rules.hire_prices
        ):
            bad_field(f"{field}.prices", f"{rules.columns[hub]} of {rules.hire_prices}")
        places = [rules.hire_prices.index(price) for price in marks.prices]
        state.hire[first : first + rules.columns[hub]] = places


def check_column(state: State, column: int, field: str) -> None:
    rules = state.rules
    if not 0 <= column <= rules.last_column or column % rules.column_step:
        bad_field(field, f"0 to {rules.last_column} in steps of {rules.column_step}")


def _set_market(state: State, data: p.ImperialSteamPosition) -> None:
    if data.market is None:
        return
    counts, spaces = numbers(data.market), state.rules.market_spaces
    if not all(0 <= count <= spaces for count in counts):
        bad_field("market", f"0 to {spaces} of each good")
    state.market = counts


def _set_engines(state: State, data: p.ImperialSteamPosition) -> None:
    rules = state.rules
    for level in rules.engine_levels:
        owned = state.engines.count(level)
        if not rules.engine_rounds[level]:
            continue
        if owned > rules.seats:
            bad_field("players", f"more than {rules.seats} engines of level {level}")
        state.engines_left[level] = rules.seats - owned
    for level, left in (data.engines or {}).items():
        if level not in rules.engine_levels or not rules.engine_rounds[level]:
            bad_field("engines", f"no engine of level {level} can be had")
        if not 0 <= left <= state.engines_left[level]:
            bad_field("engines", f"level {level}: 0 to {state.engines_left[level]} are left")
        state.engines_left[level] = left


def _set_display(state: State, data: p.ImperialSteamPosition) -> None:
    rules, held = state.rules, sum(state.contracts)
    for name in data.display:
        if name not in rules.contracts:
            bad_field("display", f"there is no contract {shown(name)}")
        card = rules.contracts.index(name)
        if (state.display | held) >> card & 1:
            bad_field("display", f"{name} is there twice, or somebody holds it")
        state.display |= 1 << card
    for size in sorted(set(rules.contract_sizes)):
        cards = [
            card
            for card, count in enumerate(rules.contract_sizes)
            if count == size and (state.display | held) >> card & 1
        ]
        if len(cards) > rules.displayed:
            bad_field("display", f"only {rules.displayed} contracts of each size are in the game")


def _set_cities(state: State, data: p.ImperialSteamPosition) -> None:
    rules, layout = state.rules, state.layout
    for city in range(len(rules.cities)):
        reached = sum(mask >> city & 1 for mask in state.network)
        state.business[city] = max(0, layout.business[city] - reached)
    if data.business is not None and data.business != tokens(state):
        bad_field("business", "each network that has reached a city has taken its top token")
    for name, goods in data.delivered.items():
        if name not in rules.cities:
            bad_field("delivered", f"{shown(name)} is no city of {rules.file.name}")
        city = rules.cities.index(name)
        for good in goods:
            state.demands[city * GOODS + GOOD_NAMES.index(good)] -= 1
        if min(state.demands[city * GOODS : (city + 1) * GOODS]) < 0:
            bad_field("delivered", f"more lies in {name} than it wants")
    for hub in range(HUBS):
        _set_hub_coal(state, hub, rules.cities[layout.hub_city[hub]] in data.delivered)


def _set_hub_coal(state: State, hub: int, said: bool) -> None:
    """Each key shows a coal that was brought."""
    at = state.layout.hub_city[hub] * GOODS + COAL
    coal = (state.gold[hub] >= 0) + (state.silver[hub] >= 0)
    if not said:
        state.demands[at] -= coal
    elif state.layout.demands[at] - state.demands[at] != coal:
        bad_field("delivered", f"the coal in the {HUB_NAMES[hub]} hub and its keys do not agree")


def _set_semmering(state: State, given: int | None) -> None:
    if given is None:
        return
    if not 0 <= given < state.rules.seats or not state.has_track(given, state.rules.semmering):
        bad_field("semmering", "belongs to a seat with a track on that link")
    state.semmering = given


def _check_supply(state: State) -> None:
    rules = state.rules
    if rules.limited_goods and any(goods_left(state, good) < 0 for good in range(GOODS)):
        bad_field("players", f"more than {rules.box_goods} goods of a kind are in the game")
    if rules.limited_cars and cars_left(state) < 0:
        bad_field("players", f"more than {rules.box_cars} cars are in the game")
