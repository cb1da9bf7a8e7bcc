# footplate: compiled
"""Buying and upgrading trains."""

from footplate.games.imperial_steam.board import codes as c
from footplate.games.imperial_steam.board.codes import COAL, GOODS, TRAIN_TILE
from footplate.games.imperial_steam.language.events import TrainBought, TrainUpgraded
from footplate.games.imperial_steam.play.influence import may_act, move, place_hand
from footplate.games.imperial_steam.play.state import State
from footplate.games.imperial_steam.play.supply import cars_left, goods_left


def can_be_had(state: State, level: int) -> bool:
    opens = state.rules.engine_rounds[level]
    return 0 < opens <= state.round and state.engines_left[level] > 0


def engines_of(state: State, seat: int) -> list[int]:
    """The levels of a seat's trains, the lowest first."""
    most = state.rules.most_trains
    return [level for level in state.engines[seat * most : (seat + 1) * most] if level]


def train_codes(state: State, found: list[int]) -> None:
    if not may_act(state, TRAIN_TILE):
        return
    seat, rules = state.mover, state.rules
    own, prices, purse = engines_of(state, seat), rules.engine_prices, state.money[seat]
    for level in rules.engine_levels:
        if not can_be_had(state, level):
            continue
        if len(own) < rules.most_trains and prices[level] <= purse:
            found.append(c.TRAIN | level << 5)
        last = 0
        for old in own:
            if last != old < level and prices[level] - prices[old] <= purse:
                found.append(c.with_pair(c.UPGRADE, old, level))
            last = old


def buy_train(state: State, level: int) -> None:
    seat, rules = state.mover, state.rules
    place_hand(state, TRAIN_TILE)
    state.done = True  # IS-TRAIN-01
    cars, coal = _new_cars(state, rules.engine_cars[level]), 1
    if rules.limited_goods:
        coal = min(coal, goods_left(state, COAL))  # IS-STORE-12
    state.money[seat] -= rules.engine_prices[level]  # IS-TRAIN-05
    _put_engine(state, seat, 0, level)
    state.free_cars[seat] += cars  # IS-TRAIN-07
    state.goods[seat * GOODS + COAL] += coal
    if state.log is not None:
        state.tell(TrainBought(seat, level, rules.engine_prices[level], cars, coal))
    move(state, seat, rules.engine_influence[level])  # IS-TRAIN-13


def upgrade_train(state: State, old: int, level: int) -> None:
    """An own engine becomes a higher one (IS-TRAIN-08)."""
    seat, rules = state.mover, state.rules
    place_hand(state, TRAIN_TILE)
    state.done = True
    price = rules.engine_prices[level] - rules.engine_prices[old]  # IS-TRAIN-09
    cars = _new_cars(state, rules.engine_cars[level] - rules.engine_cars[old])  # IS-TRAIN-10
    state.money[seat] -= price
    _put_engine(state, seat, old, level)
    state.free_cars[seat] += cars  # nothing else changes (IS-TRAIN-11)
    if state.log is not None:
        state.tell(TrainUpgraded(seat, old, level, price, cars))
    move(state, seat, rules.engine_influence[level])  # IS-TRAIN-13


def _new_cars(state: State, count: int) -> int:
    return min(count, cars_left(state)) if state.rules.limited_cars else count  # IS-TRAIN-14


def _put_engine(state: State, seat: int, old: int, level: int) -> None:
    """Replace an engine, or a missing one (0); the lowest stay first. An old one leaves the game
    (IS-TRAIN-12)."""
    most = state.rules.most_trains
    own = state.engines[seat * most : (seat + 1) * most]
    own.remove(old)
    own.append(level)
    own.sort()
    for at in range(most):
        state.engines[seat * most + at] = own[at]
    state.engines_left[level] -= 1
