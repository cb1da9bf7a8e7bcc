# footplate: compiled
"""Buy and sell resources and certificates."""

from footplate.games.planet_steam.board import codes as c
from footplate.games.planet_steam.board.blocks import RESOURCES as NAMES
from footplate.games.planet_steam.board.codes import RESOURCES
from footplate.games.planet_steam.language.events import CertificateTraded, Deal, PriceMoved, Traded
from footplate.games.planet_steam.play.holdings import named_cost
from footplate.games.planet_steam.play.state import State


def trade_order(state: State) -> list[int]:
    """The resources in the order in which they are traded."""
    if not state.rules.variable_trading:
        return state.rules.trade_order  # PS-TRADE-01
    return [state.order.index(number) for number in range(1, RESOURCES + 1)]  # PS-VAR-08


def traded(state: State) -> int:
    """The resource in turn."""
    return trade_order(state)[state.trading]


def most_bought(state: State) -> int:
    """What the terminal has and the seat can pay (PS-TRADE-05)."""
    resource = traded(state)
    return min(state.supply[resource], state.credits[state.mover] // state.price[resource])


def trade_codes(state: State) -> list[int]:
    found = [c.with_number(c.BUY, count) for count in range(1, most_bought(state) + 1)]
    held = state.has(state.mover, traded(state))
    found += [c.with_number(c.SELL, count) for count in range(1, held + 1)]
    return [*found, c.PASS_TRADE]


def trade(state: State, amount: int) -> None:
    """Buy (above 0), sell (below 0) or pass; then the price moves by the supply that is left.

    The terminal is the only partner (PS-ROUND-19).
    """
    seat, resource = state.mover, traded(state)
    price, lost = state.price[resource], 0  # for the whole lot: PS-TRADE-03
    state.credits[seat] -= amount * price  # PS-TRADE-04, PS-TRADE-07
    if amount > 0:
        lost = amount - state.gain(seat, resource, amount)  # PS-TRADE-06
    else:
        state.held[seat * RESOURCES + resource] += amount
    state.add_supply(resource, -amount)  # PS-TRADE-09
    move = state.rules.moves[resource][state.supply[resource]]
    state.move_price(resource, move)  # PS-TRADE-10
    if state.log is not None:
        supply = state.supply[resource]
        state.tell(Traded(seat, NAMES[resource], amount, price, supply, lost))
        if state.price[resource] != price:
            after = state.price[resource]
            state.tell(PriceMoved(NAMES[resource], price, after, "supply", supply))


# --- certificates ---------------------------------------------------------------------------------


def certificate_codes(state: State) -> list[int]:
    """By the own goods and what the two stacks still hold (PS-CERT-06)."""
    rules, seat, found = state.rules, state.mover, []
    if state.licenses_left > 0 and state.can_pay(seat, rules.license_cost):
        found.append(c.BUY_LICENSE)
    if state.licenses[seat]:
        found.append(c.SELL_LICENSE)
    if state.luxuries_left > 0 and state.can_pay(seat, rules.luxury_cost):
        found.append(c.LUXURY)
    return [*found, c.PASS_CERTIFICATES]


def trade_certificate(state: State, kind: int) -> None:
    """A license that is sold leaves the game."""
    rules, seat, credits = state.rules, state.mover, 0
    cost = [0] * (RESOURCES + 1)
    what: Deal = "pass"
    if kind == c.BUY_LICENSE:  # PS-CERT-02
        what, cost = "buy-license", rules.license_cost
        state.pay(seat, cost)
        state.licenses[seat] += 1
        state.licenses_left -= 1
    elif kind == c.SELL_LICENSE:  # PS-CERT-03
        what, credits = "sell-license", rules.license_sale
        state.licenses[seat] -= 1
        state.credits[seat] += credits
    elif kind == c.LUXURY:  # PS-CERT-04
        what, cost = "buy-luxury", rules.luxury_cost
        state.pay(seat, cost)
        state.luxuries[seat] += 1
        state.luxuries_left -= 1
    if state.log is not None:
        state.tell(CertificateTraded(seat, what, named_cost(cost), credits))
