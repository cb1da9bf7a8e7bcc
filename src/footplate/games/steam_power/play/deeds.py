# footplate: compiled
"""What players and Automas do alike (SP-AUTO-03), with the events that tell of it."""

from footplate.games.steam_power.board import codes as c
from footplate.games.steam_power.language.events import (
    ContractShown,
    Placement,
    ResourceBought,
    ResourceFetched,
    TrackLaid,
)
from footplate.games.steam_power.play.flow import company_word, tell_flipped
from footplate.games.steam_power.play.fulfilment import fetch, price_of
from footplate.games.steam_power.play.state import State
from footplate.hexes.tiles import PAIRS


def tell_track(state: State, how: Placement, cell: int, track: int, price: int, link: int) -> None:
    """A placement; `link` is the completed one as in `state.links`, or -1."""
    board = state.rules.board
    completes = None
    if link >= 0:
        completes = (board.city_name(link >> 9), board.city_name(link >> 3 & 63))
    label, acting = board.labels[cell], company_word(state)
    state.tell(TrackLaid(state.mover, how, label, PAIRS[track], price, completes, acting))


def tell_shown(state: State, card: int) -> None:
    """A contract that is going to be fulfilled."""
    contract, colors = state.rules.cards[card], state.rules.colors
    resources = [colors[color] for color in contract.resources]
    state.tell(ContractShown(state.mover, contract.id, resources, company_word(state)))


def fetch_cube(state: State, city: int, pay: int) -> None:
    """Take a cube from a city, with these payments (packed)."""
    if state.log is not None:
        rules = state.rules
        name, color = rules.board.city_name(city), rules.colors[state.tiles[city]]
        paid = [(s, c.paid_to(pay, s)) for s in range(rules.seats) if c.paid_to(pay, s)]
        price = price_of(state, city, pay)
        state.tell(ResourceFetched(state.mover, color, name, price, paid))
    if fetch(state, city, pay) and state.log is not None:
        tell_flipped(state, city)


def buy_cube(state: State, color: int) -> None:
    """Pay the bank for a cube that nobody can deliver."""
    price = state.rules.bank_price
    state.money[state.mover] -= price
    if state.log is not None:
        state.tell(ResourceBought(state.mover, state.rules.colors[color], price))
