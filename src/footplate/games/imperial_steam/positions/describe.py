# footplate: compiled
"""A state as a description."""

from footplate.core.position import luck_of
from footplate.games.imperial_steam.board.blocks import GOODS as GOOD_NAMES
from footplate.games.imperial_steam.board.blocks import HUBS as HUB_NAMES
from footplate.games.imperial_steam.board.blocks import Good, Hub
from footplate.games.imperial_steam.board.codes import BRIDGE, GOODS, LEVELS, NO_TILE, TUNNEL
from footplate.games.imperial_steam.board.rules import HUBS
from footplate.games.imperial_steam.language import position as p
from footplate.games.imperial_steam.language.actions import TILES, EngineerKind, Tile
from footplate.games.imperial_steam.language.steps import STEP_NAMES, StepName
from footplate.games.imperial_steam.language.words import site_name
from footplate.games.imperial_steam.play.state import State
from footplate.games.imperial_steam.play.trains import engines_of


def describe(state: State) -> p.ImperialSteamPosition:
    """The whole position, readable, and enough to build it again."""
    rules = state.rules
    return p.ImperialSteamPosition(
        board=rules.known_by,
        options=rules.changed_options.copy(),
        luck=luck_of(state.chance),
        players=[_player(state, seat) for seat in range(rules.seats)],
        round=state.round,
        step=step_name(state),
        seat=state.seat,
        order=state.order[:],
        ladder=state.ladder[:],
        turn=turn(state),
        tiles=tiles(state),
        hubs={HUB_NAMES[hub]: _hub(state, hub) for hub in range(HUBS)},
        crowns=links_in(state, state.layout.crowns),
        shipment=state.layout.shipment[: rules.rounds - 1],
        arrivals={
            number + 1: arrivals(state, number)
            for number in range(rules.rounds)
            if arrivals(state, number) != p.Goods()
        },
        market=named(state.market),
        display=contracts_in(state, state.display),
        engines={
            level: state.engines_left[level]
            for level in rules.engine_levels
            if rules.engine_rounds[level]
        },
        business=tokens(state),
        delivered={
            rules.cities[city]: delivered(state, city)
            for city in state.layout.markets
            if delivered(state, city)
        },
        semmering=None if state.semmering < 0 else state.semmering,
    )


def tokens(state: State) -> dict[str, int]:
    """The top business tokens."""
    return {state.rules.cities[at]: token for at, token in enumerate(state.business) if token}


def step_name(state: State) -> StepName:
    return "over" if state.over else STEP_NAMES[state.step]


def named(numbers: list[int]) -> p.Goods:
    return p.Goods(*numbers)


def arrivals(state: State, number: int) -> p.Goods:
    """By the place of a round on its track."""
    return named(state.layout.arrivals[number * GOODS : (number + 1) * GOODS])


def of_seat(state: State, seat: int, numbers: list[int]) -> p.Goods:
    return named(numbers[seat * GOODS : (seat + 1) * GOODS])


def among(names: list[str], mask: int) -> list[str]:
    """The names whose bits are set; in most masks few are."""
    found = []
    while mask:
        lowest = mask & -mask
        found.append(names[lowest.bit_length() - 1])
        mask ^= lowest
    return found


def links_in(state: State, mask: int) -> list[str]:
    return among(state.rules.links, mask)


def cities_in(state: State, mask: int) -> list[str]:
    return among(state.rules.cities, mask)


def contracts_in(state: State, mask: int) -> list[str]:
    return among(state.rules.contracts, mask)


def kinds_of(bridge: int, tunnel: int) -> list[EngineerKind]:
    bridges: list[EngineerKind] = ["bridge"] * bridge
    tunnels: list[EngineerKind] = ["tunnel"] * tunnel
    return bridges + tunnels


def factories(state: State, seat: int) -> list[p.Factory]:
    return [
        p.Factory(
            site_name(state.rules, state.layout, site),
            GOOD_NAMES[state.site_good[site]],
            state.site_goods[site],
        )
        for site, owner in enumerate(state.site_owner)
        if owner == seat
    ]


def keys(owners: list[int], seat: int) -> list[Hub]:
    return [HUB_NAMES[hub] for hub in range(HUBS) if owners[hub] == seat]


def hands(state: State, seat: int) -> dict[Tile, int]:
    placed = state.hands[seat * len(TILES) : (seat + 1) * len(TILES)]
    return {TILES[tile]: count for tile, count in enumerate(placed) if count}


def _player(state: State, seat: int) -> p.Player:
    at, start = seat * LEVELS, 1 << state.rules.start
    return p.Player(
        money=state.money[seat],
        influence=state.columns[seat],
        goods=of_seat(state, seat, state.goods),
        landing=of_seat(state, seat, state.landing),
        engines=engines_of(state, seat),
        passenger_cars=state.passenger_cars[seat],
        cars=state.free_cars[seat] + state.passenger_cars[seat] + state.reserved_cars[seat],
        idle=state.idle[at : at + LEVELS],
        working=state.working[at : at + LEVELS],
        engineers=kinds_of(state.engineers[seat * 2 + BRIDGE], state.engineers[seat * 2 + TUNNEL]),
        tracks=links_in(state, state.tracks[seat]),
        stations=cities_in(state, state.stations[seat] & ~start),
        factories=factories(state, seat),
        contracts=contracts_in(state, state.contracts[seat]),
        share=state.rules.share_values[state.share[seat]],
        investors=state.investors[seat],
        shareholders=state.shareholders[seat],
        gold_keys=keys(state.gold, seat),
        silver_keys=keys(state.silver, seat),
        hands=hands(state, seat),
        bid=None if state.bids[seat] < 0 else state.bids[seat] * state.rules.step_cost,
    )


def _hub(state: State, hub: int) -> p.HubMarks:
    return p.HubMarks(
        influence=state.hub_columns[hub],
        growth=state.rules.growth_ids[state.layout.growth[hub]],
        prices=hire_prices(state, hub),
        engineers=kinds_of(state.at_hub[hub * 2 + BRIDGE], state.at_hub[hub * 2 + TUNNEL]),
    )


def hire_prices(state: State, hub: int) -> list[int]:
    """What the next worker of each column of a hub costs."""
    rules, first = state.rules, state.rules.first_column[hub]
    places = state.hire[first : first + rules.columns[hub]]
    return [rules.hire_prices[place] for place in places]


def tiles(state: State) -> dict[str, int | Hub]:
    found: dict[str, int | Hub] = {}
    for city, tile in enumerate(state.layout.tile_at):
        if tile < 0:
            found[state.rules.cities[city]] = HUB_NAMES[-1 - tile]
        elif tile < state.layout.no_tile:
            found[state.rules.cities[city]] = state.rules.tiles[tile]
    return found


def delivered(state: State, city: int) -> list[Good]:
    """What lies in a city."""
    found: list[Good] = []
    for good in range(GOODS):
        at = city * GOODS + good
        found += [GOOD_NAMES[good]] * (state.layout.demands[at] - state.demands[at])
    return found


def turn(state: State) -> p.Turn:
    rules, column = state.rules, state.column
    where: tuple[Hub, int] | None = None
    if column >= 0:
        hub = rules.hub_of_column[column]
        where = (HUB_NAMES[hub], column - rules.first_column[hub] + 1)
    sites = range(len(state.site_owner))
    return p.Turn(
        action=None if state.tile == NO_TILE else TILES[state.tile],
        done=state.done,
        idled=state.idled,
        delivered=state.delivered,
        built=state.built,
        link=None if state.link < 0 else rules.links[state.link],
        effort=state.effort,
        surplus=state.surplus,
        column=where,
        produced=[
            site_name(rules, state.layout, site) for site in sites if state.produced >> site & 1
        ],
        site=None if state.site < 0 else site_name(rules, state.layout, state.site),
        points=state.points,
    )
