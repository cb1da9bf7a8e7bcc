# footplate: compiled
"""Producing, buying, ordering and discarding goods."""

from footplate.games.imperial_steam.board import codes as c
from footplate.games.imperial_steam.board.blocks import GOODS as GOOD_NAMES
from footplate.games.imperial_steam.board.codes import (
    COAL,
    GOODS,
    MARKET_TILE,
    NO_TILE,
    PRODUCE_TILE,
)
from footplate.games.imperial_steam.language.events import (
    GoodBought,
    GoodDiscarded,
    GoodOrdered,
    GoodProduced,
)
from footplate.games.imperial_steam.language.steps import DISCARD, POINTS, TURN
from footplate.games.imperial_steam.language.words import site_name
from footplate.games.imperial_steam.play.influence import may_act, place_hand
from footplate.games.imperial_steam.play.state import State


def market_price(state: State, good: int) -> int:
    """Of the top cube of a column that is not empty."""
    return state.rules.market_prices[state.rules.market_spaces - state.market[good]]


def landed(state: State, seat: int) -> int:
    return sum(state.landing[seat * GOODS : (seat + 1) * GOODS])


def may_land(state: State, seat: int) -> bool:
    """Whether one more good can be ordered in this round (IS-MARKET-07), by this seat alone
    (IS-MARKET-08)."""
    return landed(state, seat) < state.layout.shipment[state.round - 1]


def produce_codes(state: State, found: list[int]) -> None:
    """With room or without (IS-PRODUCE-04)."""
    if not may_act(state, PRODUCE_TILE):
        return
    layout = state.layout
    for site in range(len(state.site_owner)):
        if state.site_owner[site] != state.mover or not state.site_goods[site]:
            continue
        if not state.produced >> site & 1:
            number = state.rules.city_numbers[layout.site_city[site]]
            found.append(c.at_site(c.PRODUCE, number, layout.site_place[site]))


def market_codes(state: State, found: list[int]) -> None:
    if not may_act(state, MARKET_TILE):
        return
    seat = state.mover
    orders, buys = may_land(state, seat), state.tile == NO_TILE  # IS-MARKET-01
    for good in range(GOODS):
        if state.market[good] and market_price(state, good) <= state.money[seat]:
            if buys:
                found.append(c.BUY | good << 5)
            if orders:
                found.append(c.ORDER | good << 5)


def produce(state: State, site: int) -> None:
    seat, good = state.mover, state.site_good[site]
    place_hand(state, PRODUCE_TILE)
    state.produced |= 1 << site  # IS-PRODUCE-02
    state.site_goods[site] -= 1  # IS-PRODUCE-01
    state.goods[seat * GOODS + good] += 1
    if state.log is not None:
        name = site_name(state.rules, state.layout, site)
        state.tell(GoodProduced(seat, name, GOOD_NAMES[good]))
    settle(state)  # IS-PRODUCE-03


def buy_good(state: State, good: int) -> None:
    """One good, stored at once (IS-MARKET-02)."""
    seat = state.mover
    place_hand(state, MARKET_TILE)
    state.done = True
    price = _take_from_market(state, good)
    state.goods[seat * GOODS + good] += 1
    if state.log is not None:
        state.tell(GoodBought(seat, GOOD_NAMES[good], price))
    settle(state)  # IS-MARKET-04


def order_good(state: State, good: int) -> None:
    """One good, put on the landing (IS-MARKET-05)."""
    seat = state.mover
    place_hand(state, MARKET_TILE)
    price = _take_from_market(state, good)
    state.landing[seat * GOODS + good] += 1
    if state.log is not None:
        state.tell(GoodOrdered(seat, GOOD_NAMES[good], price))


def _take_from_market(state: State, good: int) -> int:
    """Paid at once, so the next one may cost more (IS-MARKET-06). Nothing ever comes back
    from players (IS-MARKET-11)."""
    price = market_price(state, good)
    state.market[good] -= 1
    state.money[state.mover] -= price
    return price


# --- room -----------------------------------------------------------------------------------------


def makes_room(state: State, seat: int, good: int) -> bool:
    """Whether a good less would leave more room: coal on engines takes none."""
    least = state.trains(seat) if good == COAL else 0
    return state.has(seat, good) > least


def discard_codes(state: State, found: list[int]) -> None:
    for good in range(GOODS):
        if makes_room(state, state.mover, good):
            found.append(c.DISCARD | good << 5)


def discard(state: State, good: int) -> None:
    """It goes to the supply and brings nothing (IS-STORE-09)."""
    state.goods[state.mover * GOODS + good] -= 1
    if state.log is not None:
        state.tell(GoodDiscarded(state.mover, GOOD_NAMES[good]))


def settle(state: State) -> None:
    """What is asked next within a turn: a discard, then business points, then the turn goes on."""
    if state.overflow(state.mover):
        state.step = DISCARD  # IS-STORE-06
    else:
        state.step = POINTS if state.points else TURN
