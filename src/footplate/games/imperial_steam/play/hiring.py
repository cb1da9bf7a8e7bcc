# footplate: compiled
"""Hiring workers and engineers at hubs."""

from footplate.games.imperial_steam.board import codes as c
from footplate.games.imperial_steam.board.blocks import HUBS as HUB_NAMES
from footplate.games.imperial_steam.board.codes import BRIDGE, HIRE_TILE, LEVELS
from footplate.games.imperial_steam.board.rules import HUBS
from footplate.games.imperial_steam.language.actions import EngineerKind
from footplate.games.imperial_steam.language.events import EngineerHired, WorkerHired
from footplate.games.imperial_steam.play.influence import column_after_hand, may_act, place_hand
from footplate.games.imperial_steam.play.state import State


def worker_price(state: State, column: int) -> int:
    """Of a column; it rises with each worker (IS-HIRE-06)."""
    return state.rules.hire_prices[state.hire[column]]


def hire_codes(state: State, found: list[int]) -> None:
    """Workers, and engineers of either kind, in any order (IS-HIRE-01)."""
    if not may_act(state, HIRE_TILE):
        return
    seat, rules = state.mover, state.rules
    influence = column_after_hand(state, seat, HIRE_TILE)  # at each unit anew (IS-HIRE-05)
    if state.workers(seat) + state.settled(seat) < rules.workers:
        for column in range(len(rules.hub_of_column)):
            if state.column >= 0 and column != state.column:
                continue
            hub = rules.hub_of_column[column]
            if state.hub_columns[hub] > influence:  # IS-INF-09
                continue
            if worker_price(state, column) <= state.money[seat]:
                place = column - rules.first_column[hub]
                found.append(c.with_pair(c.WORKER, hub, place))
    if state.money[seat] < rules.engineer_cost:
        return
    for hub in range(HUBS):  # of any hub, also without workers (IS-HIRE-02, IS-HIRE-11)
        if state.hub_columns[hub] > influence:
            continue
        for kind in range(2):
            if state.at_hub[hub * 2 + kind] and not state.engineers[seat * 2 + kind]:
                found.append(c.with_pair(c.ENGINEER, hub, kind))


def hire_worker(state: State, hub: int, place: int) -> None:
    seat, rules = state.mover, state.rules
    place_hand(state, HIRE_TILE)
    column = rules.first_column[hub] + place
    price = worker_price(state, column)
    state.column = column  # IS-HIRE-03
    state.money[seat] -= price
    state.hire[column] = min(state.hire[column] + 1, len(rules.hire_prices) - 1)  # IS-HIRE-07
    state.idle[seat * LEVELS] += 1  # IS-HIRE-08
    if state.log is not None:
        state.tell(WorkerHired(seat, HUB_NAMES[hub], place + 1, price))


def hire_engineer(state: State, hub: int, kind: int) -> None:
    seat, price = state.mover, state.rules.engineer_cost
    place_hand(state, HIRE_TILE)
    state.money[seat] -= price  # IS-HIRE-10
    state.at_hub[hub * 2 + kind] -= 1  # IS-HIRE-13
    state.engineers[seat * 2 + kind] = 1
    if state.log is not None:
        word: EngineerKind = "bridge" if kind == BRIDGE else "tunnel"
        state.tell(EngineerHired(seat, HUB_NAMES[hub], word, price))
