# footplate: compiled
"""What a seat sees, and the ranking."""

from typing import Any

from footplate.core.view import Result, rank
from footplate.games.imperial_steam.board.blocks import GOODS as GOOD_NAMES
from footplate.games.imperial_steam.board.blocks import HUBS as HUB_NAMES
from footplate.games.imperial_steam.board.blocks import KINDS, Good
from footplate.games.imperial_steam.board.codes import BRIDGE, COAL, GOODS, LEVELS, TUNNEL
from footplate.games.imperial_steam.board.rules import BOARD_PRICE, HUBS
from footplate.games.imperial_steam.language import views as v
from footplate.games.imperial_steam.language.words import site_name
from footplate.games.imperial_steam.play.delivery import received
from footplate.games.imperial_steam.play.goods import market_price
from footplate.games.imperial_steam.play.scoring import SOURCES
from footplate.games.imperial_steam.play.shares import needed
from footplate.games.imperial_steam.play.state import State
from footplate.games.imperial_steam.play.trains import engines_of
from footplate.games.imperial_steam.positions.describe import (
    arrivals,
    cities_in,
    contracts_in,
    delivered,
    factories,
    hands,
    hire_prices,
    keys,
    kinds_of,
    links_in,
    of_seat,
    step_name,
    turn,
)
from footplate.games.imperial_steam.told.header import sees
from footplate.games.imperial_steam.told.kept import tallies_kept


def view(state: State, viewer: int | None, head: dict[str, Any]) -> v.ImperialSteamView:
    """All but bids, hidden money and the seed is open to everybody (IS-VIEW-05, IS-VIEW-07)."""
    rules, seats = state.rules, range(state.rules.seats)
    held = 0
    for cards in state.contracts:
        held |= cards
    return v.ImperialSteamView(
        **head,
        step=step_name(state),
        ladder=state.ladder[:],
        turn=turn(state),
        **apart(state, viewer),
        cities=_cities(state),
        links=_links(state),
        hubs=[_hub(state, hub) for hub in range(HUBS)],
        market=[_market(state, good) for good in range(GOODS)],
        display=_contracts(state, state.display),
        contracts=_contracts(state, held),
        engines=[_engine(state, level) for level in rules.engine_levels],
        track=[_round(state, number) for number in range(rules.rounds)],
        share_values=rules.share_values[:],
        share_influence=rules.share_influence[:],
        investor_spaces=rules.investor_spaces,
        semmering=None if state.semmering < 0 else state.semmering,
        trieste=[seat for seat in seats if state.in_network(seat, rules.goal)],
        goal=rules.cities[rules.goal],
    )


def apart(state: State, viewer: int | None) -> dict[str, Any]:
    """What is not the same for every viewer."""
    return {"players": [_seat(state, seat, viewer) for seat in range(state.rules.seats)]}


def result(state: State) -> Result:
    """The ranking as it would be if the game ended now."""
    rules = state.rules
    percent = rules.shareholder_percent
    scores = [
        (tally.seat, dict(zip(SOURCES, tally.sources(percent), strict=True)), False)
        for tally in tallies_kept(state, state.connected())
    ]
    if rules.options.tie == "shared":  # IS-SCORE-16
        return rank(scores, state.over)
    behind = [rules.seats - 1 - state.ladder.index(seat) for seat in range(rules.seats)]
    return rank(scores, state.over, behind, "players behind in influence")


def _own_bid(state: State, seat: int, viewer: int | None) -> int | None:
    """What a seat has bid in secret; nobody else is told (IS-VIEW-01)."""
    if viewer != seat or state.bids[seat] < 0:
        return None
    return state.bids[seat] * state.rules.step_cost


def _seat(state: State, seat: int, viewer: int | None) -> v.SeatView:
    rules, at = state.rules, seat * LEVELS
    coal, engines = state.has(seat, COAL), state.trains(seat)
    load = sum(state.goods[seat * GOODS : seat * GOODS + COAL]) + max(0, coal - engines)
    return v.SeatView(
        money=state.money[seat] if sees(state, seat, viewer) else None,
        influence=state.columns[seat],
        goods=of_seat(state, seat, state.goods),
        landing=of_seat(state, seat, state.landing),
        room=max(0, state.free_cars[seat] + state.floors[seat] - load),
        coal_room=max(0, engines - coal),
        engines=engines_of(state, seat),
        free_cars=state.free_cars[seat],
        reserved_cars=state.reserved_cars[seat],
        passenger_cars=state.passenger_cars[seat],
        floors=state.floors[seat],
        idle=state.idle[at : at + LEVELS],
        working=state.working[at : at + LEVELS],
        workers_left=max(0, rules.workers - state.workers(seat) - state.settled(seat)),
        engineers=kinds_of(state.engineers[seat * 2 + BRIDGE], state.engineers[seat * 2 + TUNNEL]),
        tracks=links_in(state, state.tracks[seat]),
        tracks_left=rules.track_pieces - state.track_counts[seat],
        stations=cities_in(state, state.stations[seat]),
        stations_left=rules.stations - state.floors[seat],
        factories=factories(state, seat),
        contracts=contracts_in(state, state.contracts[seat]),
        share=rules.share_values[state.share[seat]],
        investors=state.investors[seat],
        shareholders=state.shareholders[seat],
        gold_keys=keys(state.gold, seat),
        silver_keys=keys(state.silver, seat),
        hands=hands(state, seat),
        hands_left=rules.hands[state.round - 1] - state.placed[seat],
        income=state.income(seat),
        has_bid=state.bids[seat] >= 0,  # IS-VIEW-01
        bid=_own_bid(state, seat, viewer),
        cities=cities_in(state, state.network[seat]),
    )


def _cities(state: State) -> list[v.CityView]:
    stations = _by_place(state.stations)
    return [_city(state, city, stations) for city in range(len(state.rules.cities))]


def _by_place(masks: list[int]) -> dict[int, list[int]]:
    """Of each place that anybody has a piece on: whose, by seat."""
    found: dict[int, list[int]] = {}
    for seat, mask in enumerate(masks):
        left = mask
        while left:
            lowest = left & -left
            found.setdefault(lowest.bit_length() - 1, []).append(seat)
            left ^= lowest
    return found


def _city(state: State, city: int, stations: dict[int, list[int]]) -> v.CityView:
    rules, layout = state.rules, state.layout
    tile, hub = layout.tile_at[city], layout.hub_at[city]
    market = city in layout.markets
    return v.CityView(
        id=rules.cities[city],
        name=rules.city_names[city],
        effort=rules.efforts[city],
        station_cost=rules.station_costs[city],
        station_sites=rules.station_sites[city],
        stations=stations.get(city) or [],
        tile=rules.tiles[tile] if 0 <= tile < layout.no_tile else None,
        hub=None if hub < 0 else HUB_NAMES[hub],
        influence=layout.influence[city],
        business=state.business[city],
        sites=[_site(state, site) for site in layout.sites[city]],
        wanted=_wanted(state, city) if market else [],
        delivered=delivered(state, city) if market else [],
        pays_per_track=rules.per_track[city],
    )


def _wanted(state: State, city: int) -> list[Good]:
    left = state.demands[city * GOODS : (city + 1) * GOODS]
    return [name for good, name in enumerate(GOOD_NAMES) for _ in range(left[good])]


def _site(state: State, site: int) -> v.SiteView:
    cost, good = state.layout.site_cost[site], state.site_good[site]
    return v.SiteView(
        id=site_name(state.rules, state.layout, site),
        cost=None if cost == BOARD_PRICE else cost,
        seat=None if state.site_owner[site] < 0 else state.site_owner[site],
        good=None if good < 0 else GOOD_NAMES[good],
        goods=state.site_goods[site],
    )


def _links(state: State) -> list[v.LinkView]:
    rules, crowns, tracks = state.rules, state.layout.crowns, _by_place(state.tracks)
    return [
        v.LinkView(
            id=name,
            ends=(rules.cities[rules.ends[link]], rules.cities[rules.other_ends[link]]),
            kind=KINDS[rules.kinds[link]],
            crown=bool(crowns >> link & 1),
            semmering=link == rules.semmering,
            seats=tracks.get(link) or [],
        )
        for link, name in enumerate(rules.links)
    ]


def _hub(state: State, hub: int) -> v.HubView:
    rules, layout, first = state.rules, state.layout, state.rules.first_column[hub]
    places = state.hire[first : first + rules.columns[hub]]
    return v.HubView(
        hub=HUB_NAMES[hub],
        city=rules.cities[layout.hub_city[hub]],
        influence=state.hub_columns[hub],
        growth=rules.growth[layout.growth[hub]][:],
        received=received(state, hub),
        prices=hire_prices(state, hub),
        next_prices=[rules.hire_prices[min(at + 1, len(rules.hire_prices) - 1)] for at in places],
        engineers=kinds_of(state.at_hub[hub * 2 + BRIDGE], state.at_hub[hub * 2 + TUNNEL]),
        engineer_price=rules.engineer_cost,
        gold=state.gold[hub] < 0,
        silver=state.silver[hub] < 0,
    )


def _market(state: State, good: int) -> v.MarketView:
    rules, taken = state.rules, state.taken[good]
    left, after = rules.factories - taken, rules.market_spaces - state.market[good] + 1
    return v.MarketView(
        good=GOOD_NAMES[good],
        left=state.market[good],
        price=market_price(state, good) if state.market[good] else None,
        factories=left,
        factory_cost=rules.factory_costs[good][taken] if left else None,
        pay=rules.pays[good][taken],
        next_price=rules.market_prices[after] if state.market[good] > 1 else None,
        next_factory_cost=rules.factory_costs[good][taken + 1] if left > 1 else None,
        next_pay=rules.pays[good][taken + 1] if left else None,
    )


def _contracts(state: State, mask: int) -> list[v.ContractView]:
    rules = state.rules
    return [
        v.ContractView(id=name, value=rules.contract_values[card], factories=needed(rules, card))
        for card, name in enumerate(rules.contracts)
        if mask >> card & 1
    ]


def _engine(state: State, level: int) -> v.EngineView:
    rules = state.rules
    return v.EngineView(
        level=level,
        price=rules.engine_prices[level],
        cars=rules.engine_cars[level],
        influence=rules.engine_influence[level],
        from_round=rules.engine_rounds[level],
        left=state.engines_left[level],
    )


def _round(state: State, number: int) -> v.RoundView:
    shipment = state.layout.shipment[number]
    return v.RoundView(
        round=number + 1,
        hands=state.rules.hands[number],
        shipment=shipment or None,
        arrivals=arrivals(state, number),
    )
