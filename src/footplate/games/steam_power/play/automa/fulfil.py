# footplate: compiled
"""An Automa fulfils a contract, if it can, at the cheapest price."""

from footplate.games.steam_power.play.automa.routes import cheapest_tolls, swept_toll
from footplate.games.steam_power.play.automa.sweep import first_city
from footplate.games.steam_power.play.automa.words import counted, decides, from_corner
from footplate.games.steam_power.play.deeds import buy_cube, fetch_cube, tell_shown
from footplate.games.steam_power.play.flow import count_contract
from footplate.games.steam_power.play.fulfilment import (
    fee_to,
    price_at,
    price_table,
    sources,
    total_of,
)
from footplate.games.steam_power.play.state import State


def can_fulfil(state: State, card: int) -> bool:
    """A completed link, and money for the cheapest total."""
    name = state.rules.cards[card].id
    if not state.network[state.company]:
        if state.log is not None:
            why = "it has no completed link, so nothing can be fulfilled"
            decides(state, f"uses {name} as an action", why, "SP-AFUL-01")
        return False
    total, money = total_of(state, card, price_table(state)), state.money[state.mover]
    if state.log is not None:
        verb = f"fulfils {name}" if total <= money else f"uses {name} as an action"
        why = f"its resources cost ${total} at least and it has ${money}"
        decides(state, verb, why, "SP-AFUL-01")
    return total <= money


def fulfil(state: State, card: int) -> None:
    """Fetch or buy the resources in printed order, then the contract's money and its count."""
    if state.log is not None:
        tell_shown(state, card)
    for color in state.rules.cards[card].resources:
        cities = sources(state, color)
        if cities:
            _fetch(state, _source(state, color, cities))
        else:
            _buy(state, color)
    count_contract(state, card)


def _buy(state: State, color: int) -> None:
    if state.log is not None:
        why = f"its extended network has no {state.rules.colors[color]} cube"
        decides(state, "goes to the bank", why, "SP-AFUL-06")
    buy_cube(state, color)


def _source(state: State, color: int, cities: list[int]) -> int:
    """The cheapest, then the own, then by cubes left (own fewest, others most), then the sweep."""
    prices = [price_at(state, city) for city in cities]
    cheap = [cities[at] for at in range(len(cities)) if prices[at] == min(prices)]
    own = [city for city in cheap if state.makers[city] == state.company]
    kept = own or cheap
    left = [state.cubes[city] for city in kept]
    wanted = min(left) if own else max(left)
    fitting = [city for city in kept if state.cubes[city] == wanted]
    city = first_city(state, fitting)
    if state.log is not None:
        numbers = [len(cities), len(cheap), len(kept), len(fitting)]
        why, rule = _why(state, f"for ${min(prices)} it is", numbers, len(own) > 0, wanted)
        name = state.rules.board.city_name(city)
        decides(state, f"takes {state.rules.colors[color]} from {name}", why, rule)
    return city


def _why(state: State, price: str, numbers: list[int], own: bool, left: int) -> tuple[str, str]:
    """What decided. The numbers: all sources, the cheapest, those of one side, equal in cubes."""
    sources_, cheap, kept, fitting = numbers
    cubes = counted(left, "cube")
    if fitting > 1:
        why = f"{price} the first {from_corner(state)} of {fitting} with {cubes} left"
        return why, "SP-AFUL-05"
    if kept > 1:
        word = "of its own the one with the fewest" if own else "the one with the most"
        return f"{price} {word} left, {cubes}", "SP-AFUL-03" if own else "SP-AFUL-04"
    if cheap > 1:
        return f"{price} as cheap as others and its own", "SP-AFUL-03"
    if sources_ > 1:
        return f"{price} the cheapest of {sources_}", "SP-AFUL-02"
    return f"{price} the only source", "SP-AFUL-02"


def _fetch(state: State, city: int) -> None:
    tolls = cheapest_tolls(state, city)
    toll = tolls[0]
    if len(tolls) > 1:
        toll = swept_toll(state, city)
        if state.log is not None:
            why = f"of the cheapest routes its links are the first {from_corner(state)}"
            decides(state, "chooses whom it pays on the way", why, "SP-AMIX-05")
    fetch_cube(state, city, toll + fee_to(state, city))
