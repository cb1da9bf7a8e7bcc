# footplate: compiled
"""What is left in the box where an option limits it."""

from footplate.games.imperial_steam.board.codes import GOODS
from footplate.games.imperial_steam.play.state import State


def goods_left(state: State, good: int) -> int:
    """Goods of a kind that are left in a limited supply (IS-STORE-12)."""
    rules = state.rules
    used = state.market[good]
    for at in range(good, len(state.goods), GOODS):
        used += state.goods[at] + state.landing[at]
    for site in range(len(state.site_good)):
        if state.site_good[site] == good:
            used += state.site_goods[site]
    for at in range(good, len(state.demands), GOODS):
        used += state.layout.demands[at] - state.demands[at]
    for later in range(state.round, rules.rounds):
        used += state.layout.arrivals[later * GOODS + good]
    return rules.box_goods - used


def cars_left(state: State) -> int:
    """Car tiles that are left in a limited supply (IS-TRAIN-14)."""
    used = sum(state.free_cars) + sum(state.passenger_cars) + sum(state.reserved_cars)
    return state.rules.box_cars - used
