# footplate: compiled
"""Stations and factories."""

from footplate.games.imperial_steam.board import codes as c
from footplate.games.imperial_steam.board.blocks import GOODS as GOOD_NAMES
from footplate.games.imperial_steam.board.codes import (
    BUILDING_TILE,
    GOODS,
    IDLE_AREA,
    LEVELS,
    WORKING_AREA,
)
from footplate.games.imperial_steam.board.rules import BOARD_PRICE
from footplate.games.imperial_steam.language.actions import Area
from footplate.games.imperial_steam.language.events import (
    FactoryBuilt,
    FactoryStaffed,
    StationBuilt,
)
from footplate.games.imperial_steam.language.steps import STAFF, TURN
from footplate.games.imperial_steam.language.words import site_name
from footplate.games.imperial_steam.play.influence import may_act, place_hand
from footplate.games.imperial_steam.play.state import State
from footplate.games.imperial_steam.play.supply import goods_left


def stations_at(state: State, city: int) -> int:
    count = 0
    for mask in state.stations:
        count += mask >> city & 1
    return count


def factory_price(state: State, site: int, good: int) -> int:
    """What a factory of a good costs on a site; without a sign, by those taken (IS-FACTORY-04)."""
    cost = state.layout.site_cost[site]
    return state.rules.factory_costs[good][state.taken[good]] if cost == BOARD_PRICE else cost


def building_codes(state: State, found: list[int]) -> None:
    if not may_act(state, BUILDING_TILE):
        return
    seat, rules, layout = state.mover, state.rules, state.layout
    staffed = state.workers(seat) > 0
    for city in range(len(rules.cities)):
        if not state.network[seat] >> city & 1:
            continue
        number, purse = rules.city_numbers[city], state.money[seat]
        if (
            state.floors[seat] < rules.stations
            and not state.stations[seat] >> city & 1
            and rules.station_costs[city] <= purse
            and stations_at(state, city) < rules.station_sites[city]
        ):
            found.append(c.STATION | number << 5)
        if not staffed:
            continue
        for site in layout.sites[city]:
            if state.site_owner[site] >= 0:
                continue
            for good in range(GOODS):
                if state.taken[good] >= rules.factories:
                    continue
                if factory_price(state, site, good) <= purse:
                    place = layout.site_place[site]
                    found.append(c.at_site(c.FACTORY, number, place, good))


def build_station(state: State, city: int) -> None:
    seat, price = state.mover, state.rules.station_costs[city]
    place_hand(state, BUILDING_TILE)
    state.done = True  # IS-STATION-06
    state.money[seat] -= price  # IS-STATION-03
    state.stations[seat] |= 1 << city
    state.floors[seat] += 1  # IS-STATION-05
    if state.log is not None:
        rules = state.rules
        state.tell(StationBuilt(seat, rules.cities[city], price, rules.per_station))


def build_factory(state: State, site: int, good: int) -> None:
    """Pay for it; its worker is asked for next."""
    seat = state.mover
    place_hand(state, BUILDING_TILE)
    state.done = True
    price = factory_price(state, site, good)
    state.money[seat] -= price
    state.taken[good] += 1  # IS-FACTORY-08
    state.site_owner[site] = seat
    state.site_good[site] = good
    state.site = site
    state.step = STAFF  # IS-FACTORY-10
    if state.log is not None:
        rules, layout = state.rules, state.layout
        name = site_name(rules, layout, site)
        state.tell(FactoryBuilt(seat, name, GOOD_NAMES[good], price))


def staff_codes(state: State, found: list[int]) -> None:
    at = state.mover * LEVELS
    for level in range(LEVELS):
        if state.idle[at + level]:
            found.append(c.with_pair(c.STAFF, level, IDLE_AREA))
        if state.working[at + level]:
            found.append(c.with_pair(c.STAFF, level, WORKING_AREA))


def staff(state: State, level: int, area: int) -> None:
    """The worker leaves its area for good (IS-FACTORY-11)."""
    seat, site, rules = state.mover, state.site, state.rules
    good, count = state.site_good[site], rules.output[level]  # IS-FACTORY-12
    if rules.limited_goods:
        count = min(count, goods_left(state, good))  # IS-STORE-12
    if area == IDLE_AREA:
        state.idle[seat * LEVELS + level] -= 1
    else:
        state.working[seat * LEVELS + level] -= 1
    state.site_goods[site] = count  # they never grow (IS-FACTORY-13)
    state.site = -1
    state.step = TURN
    if state.log is not None:
        name = site_name(rules, state.layout, site)
        word: Area = "idle" if area == IDLE_AREA else "working"
        state.tell(FactoryStaffed(seat, name, GOOD_NAMES[good], level + 1, word, count))
