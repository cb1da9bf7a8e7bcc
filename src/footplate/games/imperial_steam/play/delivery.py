# footplate: compiled
"""Delivering goods, and how hubs grow."""

from footplate.games.imperial_steam.board import codes as c
from footplate.games.imperial_steam.board.blocks import GOODS as GOOD_NAMES
from footplate.games.imperial_steam.board.blocks import HUBS as HUB_NAMES
from footplate.games.imperial_steam.board.codes import COAL, GOODS
from footplate.games.imperial_steam.language.events import GoodDelivered, HubGrown
from footplate.games.imperial_steam.language.words import site_name
from footplate.games.imperial_steam.play.state import State


def received(state: State, hub: int) -> int:
    """How many goods lie in a hub."""
    at = state.layout.hub_city[hub] * GOODS
    start = sum(state.layout.demands[at : at + GOODS])
    return start - sum(state.demands[at : at + GOODS])


def is_second_coal(state: State, seat: int, city: int, good: int) -> bool:
    """Whether a seat has brought coal to that hub already."""
    hub = state.layout.hub_at[city]
    return hub >= 0 and good == COAL and seat in (state.gold[hub], state.silver[hub])


def may_bring(state: State, seat: int, city: int, good: int) -> bool:
    if not state.demands[city * GOODS + good] or not state.network[seat] >> city & 1:
        return False
    return not is_second_coal(state, seat, city, good)


def deliver_codes(state: State, found: list[int]) -> None:
    """Local goods, with stored coal as fuel (IS-DELIVER-04)."""
    seat, layout, numbers = state.mover, state.layout, state.rules.city_numbers
    if state.delivered or state.has(seat, COAL) < state.rules.delivery_coal:
        return
    for site in range(len(state.site_owner)):
        if state.site_owner[site] != seat or not state.site_goods[site]:
            continue
        good, origin = state.site_good[site], numbers[layout.site_city[site]]
        for city in layout.markets:
            if may_bring(state, seat, city, good):
                place = layout.site_place[site]
                found.append(c.at_site(c.DELIVER, origin, place, numbers[city]))


def pay_for(state: State, city: int, good: int) -> int:
    """The guldens for a delivery, by the factories taken (IS-DELIVER-09); 0 where a key is the
    reward. Outside hubs coal pays as well (IS-DELIVER-11)."""
    if good == COAL and state.layout.hub_at[city] >= 0:
        return 0
    return state.rules.pays[good][state.taken[good]]


def deliver(state: State, site: int, city: int) -> None:
    seat, good, hub = state.mover, state.site_good[site], state.layout.hub_at[city]
    pay, steps = pay_for(state, city, good), 0
    if hub >= 0:
        steps = state.rules.growth[state.layout.growth[hub]][received(state, hub)]  # IS-DELIVER-12
    state.delivered = True  # IS-DELIVER-01
    state.goods[seat * GOODS + COAL] -= state.rules.delivery_coal  # IS-DELIVER-02
    state.site_goods[site] -= 1  # IS-DELIVER-03
    state.demands[city * GOODS + good] -= 1  # IS-DELIVER-14
    state.money[seat] += pay
    gold = hub >= 0 and good == COAL and state.gold[hub] < 0  # IS-DELIVER-10
    if hub >= 0 and good == COAL:
        if gold:
            state.gold[hub] = seat
        else:
            state.silver[hub] = seat
    if state.log is not None:
        _tell(state, site, city, pay, gold)
    if hub >= 0 and steps:
        _grow(state, hub, steps)


def _grow(state: State, hub: int, steps: int) -> None:
    """It counts at its new column at once (IS-DELIVER-13)."""
    rules, old = state.rules, state.hub_columns[hub]
    column = min(rules.last_column, old + steps * rules.column_step)  # IS-INF-07
    state.hub_columns[hub] = column
    if state.log is not None and column > old:
        state.tell(HubGrown(HUB_NAMES[hub], (column - old) // rules.column_step, column))


def _tell(state: State, site: int, city: int, pay: int, gold: bool) -> None:
    rules, layout = state.rules, state.layout
    hub, good = layout.hub_at[city], state.site_good[site]
    keyed = hub >= 0 and good == COAL
    state.tell(
        GoodDelivered(
            state.mover,
            site_name(rules, layout, site),
            rules.cities[city],
            GOOD_NAMES[good],
            rules.delivery_coal,
            pay,
            "" if not keyed else "gold" if gold else "silver",
            None if hub < 0 else HUB_NAMES[hub],
        )
    )
