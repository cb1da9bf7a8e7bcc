# footplate: compiled
"""What players and Automas do alike (SP-AUTO-03), with the events that tell of it."""

from footplate.games.steam_power.board import codes as c
from footplate.games.steam_power.language.events_build import Placement, TrackLaid
from footplate.games.steam_power.language.events_contracts import (
    ContractShown,
    ResourceBought,
    ResourceFetched,
)
from footplate.games.steam_power.language.saying import contract_id
from footplate.games.steam_power.play.flow import acting_company, city_hex, tell_flipped
from footplate.games.steam_power.play.fulfilment import fetch, price_of
from footplate.games.steam_power.play.state import State
from footplate.hexes.tiles import PAIRS


def tell_track(
    state: State, how: Placement, cell: int, track: int, price: int, link: int, trains: int
) -> None:
    """A placement; `link` is the completed one as in `state.links`, or -1, `trains` what it did to
    the reserve."""
    completes = None
    if link >= 0:
        completes = (city_hex(state, link >> 9), city_hex(state, link >> 3 & 63))
    label, acting = state.rules.board.labels[cell], acting_company(state)
    event = TrackLaid(state.mover, how, label, PAIRS[track], price, completes, acting, trains)
    state.tell(event)


def tell_shown(state: State, card: int) -> None:
    """A contract that is going to be fulfilled."""
    contract, colors = state.rules.cards[card], state.rules.colors
    resources = [colors[color] for color in contract.resources]
    shown = contract_id(contract.id)
    state.tell(ContractShown(state.mover, shown, resources, acting_company(state)))


def fetch_cube(state: State, city: int, pay: int) -> None:
    """Take a cube from a city, with these payments (packed)."""
    if state.log is not None:
        rules = state.rules
        hex_, color = city_hex(state, city), rules.colors[state.tiles[city]]
        paid = [(s, c.paid_to(pay, s)) for s in range(rules.seats) if c.paid_to(pay, s)]
        price = price_of(state, city, pay)
        state.tell(ResourceFetched(state.mover, color, hex_, price, paid))
    if fetch(state, city, pay) and state.log is not None:
        tell_flipped(state, city)


def buy_cube(state: State, color: int) -> None:
    """Pay the bank for a cube that nobody can deliver."""
    price = state.rules.bank_price
    state.money[state.mover] -= price
    if state.log is not None:
        state.tell(ResourceBought(state.mover, state.rules.colors[color], price))
