# footplate: compiled
"""The best line at each step of the game."""

from typing import Final

from footplate.core.valuer import Candidate, ranked
from footplate.games.imperial_steam.board import codes as c
from footplate.games.imperial_steam.board.codes import NO_TILE
from footplate.games.imperial_steam.language.steps import BID, CREW, POINTS, TURN
from footplate.games.imperial_steam.planning.laying import crew_for, offer_tracks
from footplate.games.imperial_steam.planning.search import LITTLE, Search
from footplate.games.imperial_steam.planning.taste import Taste
from footplate.games.imperial_steam.planning.turns import (
    offer_buildings,
    offer_contracts,
    offer_gifts,
    offer_hires,
    offer_market,
    offer_production,
    offer_shares,
    offer_trains,
)
from footplate.games.imperial_steam.play.legal import free_codes, most_bid, unit_codes
from footplate.games.imperial_steam.play.shares import can_sell
from footplate.games.imperial_steam.play.state import State

SALES: Final = 2
"""How many shares are sold at most to pay for one action."""


def best_line(state: State, taste: Taste) -> list[int]:
    if state.step == BID:
        return [c.with_number(c.BID, bid_of(state, taste))]
    if state.step == CREW:
        return [c.with_number(c.WORK, level) for level in crew_for(state, state.effort)]
    search = Search(taste, state)
    if state.step in (TURN, POINTS):
        free = _free(search, state)
        if free >= 0:
            return [free]
    _offer_all(search, state)
    return search.best


def other_lines(state: State, taste: Taste, most: int) -> list[Candidate]:
    """What else could be done: the best of each kind of action first, then the next best."""
    if state.step == BID:
        return _bids(state, taste)
    if state.step == CREW:
        return []
    search = Search(taste, state)
    search.keeps = True
    _offer_all(search, state)
    best: dict[int, Candidate] = {}
    for each in search.offers:
        kind = _kind(each.line)
        if kind not in best or each.value > best[kind].value:
            best[kind] = each
    kinds = ranked(list(best.values()), most)
    more = [each for each in ranked(search.offers, 2 * most) if each not in kinds]
    return kinds[: most - most // 4] + more[: most // 4]


def _kind(line: list[int]) -> int:
    """The action that a line is about, and whether shares are sold for it."""
    sold = 0
    for code in line:
        if c.kind_of(code) != c.SELL:
            return c.kind_of(code) * 2 + sold
        sold = 1
    return c.SELL * 2


def _bids(state: State, taste: Taste) -> list[Candidate]:
    """Nothing, as far as each hub, one more than that, and what greedy bids."""
    usual, most = bid_of(state, taste), most_bid(state, state.mover)
    wanted = [usual, 0]
    for column in state.hub_columns:
        steps = column // state.rules.column_step
        wanted += [steps, steps + 1]
    found = []
    for steps in sorted(set(wanted)):
        if steps <= most:
            found.append(Candidate([c.with_number(c.BID, steps)], -float(abs(steps - usual))))
    return found


def _offer_all(search: Search, state: State) -> None:
    if state.step != TURN:
        for code in state.codes():
            if c.kind_of(code) not in (c.SELL, c.DELIVER, c.ACCESS):
                search.trial(state, [], [code])
    elif state.tile == NO_TILE:
        _offer_actions(search, state)
    else:
        search.offer([c.END], state)
        _offer_further(search, state)


def bid_of(state: State, taste: Taste) -> int:
    """Enough for the first hubs, so that people can be hired at once."""
    columns = sorted(state.hub_columns)
    reach = columns[0]
    if columns[1] <= taste.bid_reach:
        reach = columns[1]
    steps = reach // state.rules.column_step
    return min(steps, state.money[state.mover] // (2 * state.rules.step_cost))


def _free(search: Search, state: State) -> int:
    """The free action that gains most by itself; -1: none does."""
    codes: list[int] = []
    free_codes(state, codes)
    best, most = -1, 0.0
    if codes:
        # Open points are spent either way.
        settled = state.clone()
        search.settle(settled, [])
        most = search.outlook.worth(settled) + LITTLE
    for code in codes:
        after = state.clone()
        search.play(after, [], code)
        worth = search.outlook.worth(after)
        if worth > most:
            best, most = code, worth
    return best


def _offer_actions(search: Search, state: State) -> None:
    search.trial(state, [], [c.PASS])
    start, prefix = state, list[int]()
    for sales in range(SALES + 1):
        if sales:
            if not can_sell(start, start.mover):
                break
            start = start.clone()
            start.play_code(c.SELL)
            prefix = [*prefix, c.SELL]
        else:
            offer_tracks(search, start, prefix)
            offer_production(search, start, prefix)
            offer_contracts(search, start, prefix)
            offer_gifts(search, start)
            offer_shares(search, start)
            found: list[int] = []
            unit_codes(start, c.FUNDRAISE_TILE, found)
            for code in found:
                search.trial(start, prefix, [code])
        offer_hires(search, start, prefix)
        offer_buildings(search, start, prefix)
        offer_market(search, start, prefix)
        offer_trains(search, start, prefix)


def _offer_further(search: Search, state: State) -> None:
    """More units of the action that was begun."""
    if state.done:
        return
    if state.tile == c.TRACKS_TILE:
        offer_tracks(search, state, [])
        return
    codes: list[int] = []
    unit_codes(state, state.tile, codes)
    for code in codes:
        if c.kind_of(code) != c.LOWER:
            search.trial(state, [], [code])
