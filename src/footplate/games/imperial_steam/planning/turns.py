# footplate: compiled
"""The main actions of a turn as whole lines."""

from footplate.games.imperial_steam.board import codes as c
from footplate.games.imperial_steam.board.codes import (
    GIFT_TILE,
    GOODS,
    IDLE_AREA,
    LEVELS,
    WORKING_AREA,
)
from footplate.games.imperial_steam.language.steps import DISCARD
from footplate.games.imperial_steam.planning.search import Search
from footplate.games.imperial_steam.play.buildings import building_codes, factory_price
from footplate.games.imperial_steam.play.goods import market_codes, produce_codes
from footplate.games.imperial_steam.play.hiring import hire_codes, worker_price
from footplate.games.imperial_steam.play.influence import column_after_hand
from footplate.games.imperial_steam.play.shares import (
    can_sell,
    contract_codes,
    most_steps,
    share_codes,
)
from footplate.games.imperial_steam.play.state import State
from footplate.games.imperial_steam.play.trains import train_codes


def offer_hires(search: Search, start: State, prefix: list[int]) -> None:
    """Engineers that the way needs, then workers of one column, as many as are worth it."""
    codes: list[int] = []
    hire_codes(start, codes)
    if not codes:
        return
    engineers = engineers_wanted(search, start, codes)
    column = _column(start, codes)
    for number in range(len(engineers) + 1):
        if number:
            search.trial(start, prefix, engineers[:number])
        if column >= 0:
            _offer_workers(search, start, prefix, engineers[:number], column)


def engineers_wanted(search: Search, start: State, codes: list[int]) -> list[int]:
    """One code for each kind that the way takes and money pays; which hub hardly matters."""
    found: list[int] = []
    way = search.outlook.routes.way(start.network[start.mover])
    if way is None:
        return found
    affordable = start.money[start.mover] // start.rules.engineer_cost
    for kind in range(2):
        if not (way.bridge if kind == c.BRIDGE else way.tunnel) or len(found) >= affordable:
            continue
        for code in codes:
            if c.kind_of(code) == c.ENGINEER and c.second_of(code) == kind:
                found.append(code)
                break
    return found


def _column(start: State, codes: list[int]) -> int:
    """A worker of the cheapest column, and of equal ones the first; -1: there is none."""
    best, least = -1, 0
    for code in codes:
        if c.kind_of(code) != c.WORKER:
            continue
        price = worker_price(start, start.rules.first_column[c.first_of(code)] + c.second_of(code))
        if best < 0 or price < least:
            best, least = code, price
    return best


def _offer_workers(
    search: Search, start: State, prefix: list[int], engineers: list[int], column: int
) -> None:
    after, line = start.clone(), prefix[:]
    for code in engineers:
        search.play(after, line, code)
    last, worse = 0.0, 0
    for number in range(start.rules.workers):
        codes: list[int] = []
        hire_codes(after, codes)
        if column not in codes:
            return
        search.play(after, line, column)
        worth = search.offer(line, after)
        worse = worse + 1 if number and worth <= last else 0
        if worse > 1:
            return
        last = worth


def offer_buildings(search: Search, start: State, prefix: list[int]) -> None:
    """Every station; every kind of factory on the cheapest site, with each worker."""
    codes: list[int] = []
    building_codes(start, codes)
    sites: dict[int, tuple[int, int]] = {}
    for code in codes:
        if c.kind_of(code) == c.STATION:
            search.trial(start, prefix, [code])
            continue
        city, good = start.rules.city_at[c.site_city(code)], c.site_more(code)
        site = start.layout.sites[city][c.site_place(code)]
        price = factory_price(start, site, good)
        if good not in sites or price < sites[good][0]:
            sites[good] = (price, code)
    for good in range(GOODS):
        if good in sites:
            for worker in _staff(start):
                search.trial(start, prefix, [sites[good][1], worker])


def _staff(start: State) -> list[int]:
    """For each level a worker that has worked already, if there is one."""
    found, at = [], start.mover * LEVELS
    for level in range(LEVELS):
        if start.working[at + level]:
            found.append(c.with_pair(c.STAFF, level, WORKING_AREA))
        elif start.idle[at + level]:
            found.append(c.with_pair(c.STAFF, level, IDLE_AREA))
    return found


def offer_production(search: Search, start: State, prefix: list[int]) -> None:
    """As many factories as gain by it, the best first."""
    after, line = start.clone(), prefix[:]
    while True:
        codes: list[int] = []
        produce_codes(after, codes)
        if not _append_best(search, after, line, codes):
            return


def _append_best(search: Search, after: State, line: list[int], codes: list[int]) -> bool:
    """Play the best of some codes; whether it was worth it and left no good without room."""
    best, most = -1, search.outlook.worth(after)
    first = after.tile == c.NO_TILE
    for code in codes:
        trial = after.clone()
        trial.play_code(code)
        if trial.step == DISCARD:
            continue
        worth = search.outlook.worth(trial)
        if worth > most or (first and best < 0):
            best, most = code, worth
    if best < 0:
        return False
    search.play(after, line, best)
    search.offer(line, after)
    return True


def offer_market(search: Search, start: State, prefix: list[int]) -> None:
    codes: list[int] = []
    market_codes(start, codes)
    for code in codes:
        if c.kind_of(code) == c.BUY:
            search.trial(start, prefix, [code])
    after, line = start.clone(), prefix[:]
    while True:
        orders = [code for code in codes if c.kind_of(code) == c.ORDER]
        if not _append_best(search, after, line, orders):
            return
        codes = []
        market_codes(after, codes)


def offer_trains(search: Search, start: State, prefix: list[int]) -> None:
    codes: list[int] = []
    train_codes(start, codes)
    for code in codes:
        search.trial(start, prefix, [code])


def offer_contracts(search: Search, start: State, prefix: list[int]) -> None:
    codes: list[int] = []
    contract_codes(start, codes)
    for code in codes:
        search.trial(start, prefix, [code])


def offer_gifts(search: Search, start: State) -> None:
    """A step, or as many as lead to a hub."""
    most = most_steps(start)
    column = column_after_hand(start, start.mover, GIFT_TILE)
    if most < 1 or column < 0:
        return
    wanted = {1}
    for place in start.hub_columns:
        steps = (place - column) // start.rules.column_step
        if 0 < steps <= most:
            wanted.add(steps)
    for steps in sorted(wanted):
        search.trial(start, [], [c.with_number(c.GIFT, steps)])


def offer_shares(search: Search, start: State) -> None:
    codes: list[int] = []
    share_codes(start, codes)
    if c.RAISE in codes:
        search.trial(start, [], [c.RAISE])
    if c.LOWER not in codes:
        return
    _offer_lowering(search, start, [])
    before, line = start.clone(), list[int]()
    while can_sell(before, before.mover):
        before.play_code(c.SELL)
        line.append(c.SELL)
        _offer_lowering(search, before, line)


def _offer_lowering(search: Search, start: State, prefix: list[int]) -> None:
    """A lower value only for the sake of shares that can then be sold."""
    after, line = start.clone(), [*prefix, c.LOWER]
    after.play_code(c.LOWER)
    while can_sell(after, after.mover):
        after.play_code(c.SELL)
        line.append(c.SELL)
        search.offer(line, after)
