# footplate: compiled
"""Fulfilling a contract, solved: what its resources cost, from where, and who is paid."""

from footplate.games.steam_power.board import codes as c
from footplate.games.steam_power.board.codes import COLORS, NOBODY, PAY_BITS
from footplate.games.steam_power.play.state import State
from footplate.games.steam_power.play.transport import fares_of, tolls_of


def price_at(state: State, city: int) -> int:
    """The cheapest price of a cube in a city for the acting company; -1: it cannot be fetched.

    A cube of an own factory is free, but not its way (SP-FULFIL-16).
    """
    fare = fares_of(state, state.company)[state.rules.board.node_of[city]]
    if fare < 0 or not state.cubes[city]:
        return -1
    return fare + (0 if state.makers[city] == state.company else state.rules.cube_fee)


def sources(state: State, color: int) -> list[int]:
    """The cities from which a cube of a colour can be fetched (SP-FULFIL-05)."""
    return [
        city
        for city in range(len(state.tiles))
        if state.cubes[city] and state.tiles[city] == color and price_at(state, city) >= 0
    ]


def price_list(state: State, color: int, count: int, without: int = -1) -> list[int]:
    """The prices of so many cubes of a colour by the cheapest way, one after the other.

    Cubes that can be fetched come first, whatever they cost; the bank sells the rest. `without`
    is a city that has one cube less.
    """
    prices: list[int] = []
    for city in range(len(state.tiles)):
        if state.tiles[city] != color or not state.cubes[city]:
            continue
        price = price_at(state, city)
        if price < 0:
            continue
        left = state.cubes[city] - (1 if city == without else 0)
        for _ in range(min(left, count)):
            prices.append(price)
    prices.sort()
    while len(prices) < count:
        prices.append(state.rules.bank_price)  # SP-FULFIL-17
    return prices[:count]


def price_table(state: State) -> list[int]:
    """The cheapest total of 0, 1, 2, … cubes of each colour: `color * (most + 1) + cubes`."""
    most = state.rules.most_alike
    table = [0] * (COLORS * (most + 1))
    fares = fares_of(state, state.company)
    node_of, company, fee = state.rules.board.node_of, state.company, state.rules.cube_fee
    prices: list[list[int]] = [[] for _ in range(COLORS)]
    for city in range(len(state.cubes)):
        cubes = state.cubes[city]
        if cubes:
            fare = fares[node_of[city]]
            if fare >= 0:
                price = fare if state.makers[city] == company else fare + fee
                offers = prices[state.tiles[city]]
                for _ in range(min(cubes, most)):
                    offers.append(price)
    for color in range(COLORS):
        offers = prices[color]
        offers.sort()
        total = 0
        for number in range(most):
            total += offers[number] if number < len(offers) else state.rules.bank_price
            table[color * (most + 1) + number + 1] = total
    return table


def total_of(state: State, card: int, table: list[int]) -> int:
    """What a contract costs by the cheapest way."""
    needs, width = state.rules.cards[card].needs, state.rules.most_alike + 1
    total = 0
    for color in range(COLORS):
        total += table[color * width + needs[color]]
    return total


def fulfil_codes(state: State) -> list[int]:
    """The contracts of the hand that the acting company can fulfil now (SP-SOLO-10)."""
    hand = state.hands[state.mover]
    if not hand or not state.network[state.company]:
        return []
    table, money = price_table(state), state.money[state.mover]
    return [c.fulfil(card) for card in hand if total_of(state, card, table) <= money]


def wanted(state: State) -> int:
    """The colour of the resource that is fetched next."""
    return state.rules.cards[state.card].resources[state.fetched]


def spare(state: State, without: int = -1) -> int:
    """What may be paid for the next resource so that the rest of the contract stays payable.

    `without` is the city that it is taken from.
    """
    return _left_for_color(state) - _more_alike(state, without)


def _left_for_color(state: State) -> int:
    """The money that all later resources of other colours leave."""
    resources = state.rules.cards[state.card].resources[state.fetched :]
    left = state.money[state.mover]
    for color in range(COLORS):
        count = resources.count(color) if color != resources[0] else 0
        if count:
            for price in price_list(state, color, count):
                left -= price
    return left


def _more_alike(state: State, without: int) -> int:
    """What later resources of the same colour cost, once a cube of a city is taken."""
    resources = state.rules.cards[state.card].resources[state.fetched :]
    count = resources.count(resources[0]) - 1
    total = 0
    if count:
        for price in price_list(state, resources[0], count, without):
            total += price
    return total


def offers(state: State, color: int) -> list[int]:
    """Every source of a colour with every undominated payment (SP-FULFIL-06), as codes.

    All ways to fulfil a contract are one offer for each of its resources: cubes and payments of
    one do not touch those of another, but for the number of cubes left.
    """
    board = state.rules.board
    tolls = tolls_of(state, state.company)
    found = []
    for city in sources(state, color):
        spot, fee = board.spots[board.cities[city]], fee_to(state, city)
        for toll in tolls[board.node_of[city]]:
            found.append(c.fetch(spot, toll + fee))
    return found


def fetch_codes(state: State) -> list[int]:
    """The offers for the next resource that leave enough for the rest, or else the bank."""
    found = offers(state, wanted(state))
    if not found:
        return [c.BUY]  # SP-FULFIL-18, SP-FULFIL-19: asked for each cube
    board = state.rules.board
    affordable = []
    last, most, left = -1, 0, _left_for_color(state)
    for code in found:
        spot = c.spot_of(code)
        city = board.city_of[board.cell_at[spot]]
        if spot != last:
            last, most = spot, left - _more_alike(state, city)
        if price_of(state, city, c.pay_of(code)) <= most:
            affordable.append(code)
    return affordable


def fee_to(state: State, city: int) -> int:
    """The payment for a cube of somebody else's factory (SP-FULFIL-13), packed; in basic solo
    nobody's."""
    maker = state.makers[city]
    if maker in (state.company, NOBODY) or state.rules.solo:
        return 0
    return state.rules.cube_fee << PAY_BITS * maker


def price_of(state: State, city: int, pay: int) -> int:
    """What a source costs with these payments; in basic solo the bank gets the cheapest price."""
    return price_at(state, city) if state.rules.solo else c.pay_sum(pay)


def fetch(state: State, city: int, pay: int) -> bool:
    """Pay, take the cube, put it back in the stock. Returns whether the city is flipped."""
    state.money[state.mover] -= price_of(state, city, pay)  # SP-FULFIL-15: for each cube
    if not state.rules.solo:  # SP-SOLO-11
        for seat in range(state.rules.seats):
            state.money[seat] += c.paid_to(pay, seat)  # SP-AMIX-04
    state.cubes[city] -= 1
    state.cube_stock[state.tiles[city]] += 1  # SP-FULFIL-22
    return state.cubes[city] == 0  # SP-FULFIL-23
