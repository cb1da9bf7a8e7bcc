# footplate: compiled
"""Why a contract cannot be fulfilled, a resource not be had, or no contract be taken."""

from footplate.core.refusal import Refusal
from footplate.games.steam_power.board import codes as c
from footplate.games.steam_power.board.codes import COLORS
from footplate.games.steam_power.language.saying import listed
from footplate.games.steam_power.play.flow import can_draw, may_steal, victims
from footplate.games.steam_power.play.fulfilment import (
    fee_to,
    price_at,
    price_of,
    price_table,
    sources,
    spare,
    total_of,
    wanted,
)
from footplate.games.steam_power.play.state import State
from footplate.games.steam_power.play.transport import tolls_of


def refuse_contract(state: State, card: int) -> Refusal | None:
    if card not in state.hands[state.mover]:
        name = state.rules.cards[card].id if card < len(state.rules.cards) else "This contract"
        return Refusal("SP-FULFIL-01", f"{name} is not in your hand.")
    return refuse_own_contract(state, card)


def refuse_own_contract(state: State, card: int) -> Refusal | None:
    """Why a contract of the hand cannot be fulfilled now, and what is missing."""
    rules, money = state.rules, state.money[state.mover]
    if not state.network[state.company]:
        whose = f"of {rules.company_names[state.company]}" if rules.solo else "of your own"
        return Refusal("SP-FULFIL-02", f"A contract needs a completed link {whose}.")
    total = total_of(state, card, price_table(state))
    if total <= money:
        return None
    missing = []
    for color in range(COLORS):
        need = rules.cards[card].needs[color]
        there = 0
        for city in sources(state, color):
            there += state.cubes[city]
        if there < need:
            missing.append(f"{need - there} {rules.colors[color]}")
    bank = f" ({listed(missing)} from the bank)" if missing else ""
    sentence = f"{rules.cards[card].id} costs ${total} at least{bank}; you have ${money}."
    return Refusal("SP-FULFIL-20", sentence)


def refuse_source(state: State, code: int) -> Refusal | None:
    rules, board = state.rules, state.rules.board
    color = wanted(state)
    word = rules.colors[color]
    cell = board.cell_at[c.spot_of(code)]
    city = board.city_of[cell] if cell >= 0 else -1
    if city < 0:
        return Refusal("SP-FULFIL-05", "Resources are taken from cities; there is none.")
    name = board.city_name(city)
    if state.tiles[city] != color:
        return Refusal("SP-FULFIL-04", f"{word.capitalize()} is needed now, which {name} has not.")
    if not state.cubes[city]:
        return Refusal("SP-FULFIL-05", f"There is no {word} cube in {name}.")
    if price_at(state, city) < 0:
        sentence = f"No completed links lead from {name} to your network."
        return Refusal("SP-FULFIL-07", sentence)
    return _refuse_payment(state, city, c.pay_of(code))


def _refuse_payment(state: State, city: int, pay: int) -> Refusal | None:
    board, name = state.rules.board, state.rules.board.city_name(city)
    tolls = tolls_of(state, state.company)[board.node_of[city]]
    fee = fee_to(state, city)
    offers = [toll + fee for toll in tolls]
    if pay not in offers:
        for offer in offers:
            if _pays_more(pay, offer):
                sentence = f"The cube from {name} can be had for less: nobody pays for nothing."
                return Refusal("SP-FULFIL-10", sentence)
        return Refusal("SP-FULFIL-07", f"No way from {name} to your network is paid like that.")
    price, most = price_of(state, city, pay), spare(state, city)
    if price > most:
        sentence = f"This costs ${price}; at most ${max(most, 0)} can be spent on it."
        return Refusal("SP-FULFIL-20", sentence)
    return None


def _pays_more(pay: int, offer: int) -> bool:
    """Whether a payment gives nobody less than an offer does, and somebody more."""
    return all(c.paid_to(pay, seat) >= c.paid_to(offer, seat) for seat in range(c.SEATS))


def refuse_purchase(state: State) -> Refusal | None:
    color = wanted(state)
    reachable = sources(state, color)
    if not reachable:
        return None
    name = state.rules.board.city_name(reachable[0])
    sentence = f"{state.rules.colors[color].capitalize()} can be fetched (from {name}), not bought."
    return Refusal("SP-FULFIL-18", sentence)


def refuse_taking(state: State, bonus: bool) -> Refusal | None:
    if can_draw(state):
        return None
    if not may_steal(state, bonus):
        return Refusal("SP-CARDS-10", "The supply is empty, and the bonus takes from no hand.")
    if not victims(state, state.mover):
        return Refusal("SP-CARDS-08", "Neither the supply nor another hand has a contract.")
    return None
