# footplate: compiled
"""An Automa fulfils a contract, if it can, at the cheapest price."""

from footplate.games.steam_power.board.codes import paid_to
from footplate.games.steam_power.language.events_automa import AutomaDecides, TieBreak
from footplate.games.steam_power.play.automa.routes import cheapest_tolls, swept_toll
from footplate.games.steam_power.play.automa.sweep import first_city
from footplate.games.steam_power.play.automa.words import by_sweep, city_ids, decides_contract
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
    if not state.network[state.company]:
        if state.log is not None:
            decides_contract(state, card, False, -1)
        return False
    total, money = total_of(state, card, price_table(state)), state.money[state.mover]
    if state.log is not None:
        decides_contract(state, card, total <= money, total)
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
        colors = [state.rules.colors[color]]
        state.tell(AutomaDecides(state.mover, "buy", "SP-AFUL-06", colors=colors))
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
        _tell_source(state, city, cities, [cheap, kept, fitting], len(own) > 0)
    return city


def _tell_source(
    state: State, city: int, cities: list[int], kept: list[list[int]], own: bool
) -> None:
    """What decided. `kept`: the cheapest, those of one side, those equal in cubes."""
    cheap, side, fitting = [city_ids(state, each) for each in kept]
    price, cubes = price_at(state, city), state.cubes[city]
    chosen, rule = city_ids(state, [city]), "SP-AFUL-02"
    ties: list[TieBreak] = []
    if len(cities) > 1:
        ties.append(TieBreak("price", cheap, price))
    if len(cheap) > 1 and own:
        ties.append(TieBreak("own", side))
        rule = "SP-AFUL-03"
    if len(side) > 1:
        ties.append(TieBreak("cubes", fitting, cubes))
        rule = "SP-AFUL-03" if own else "SP-AFUL-04"
    if len(fitting) > 1:
        ties.append(by_sweep(state, chosen))
        rule = "SP-AFUL-05"
    state.tell(
        AutomaDecides(
            state.mover,
            "source",
            rule,
            chosen,
            city_ids(state, cities),
            ties,
            colors=[state.rules.colors[state.tiles[city]]],
            numbers={"price": price, "cubes": cubes},
        )
    )


def _fetch(state: State, city: int) -> None:
    tolls = cheapest_tolls(state, city)
    toll = tolls[0]
    if len(tolls) > 1:
        toll = swept_toll(state, city)
        if state.log is not None:
            _tell_payees(state, toll, tolls)
    fetch_cube(state, city, toll + fee_to(state, city))


def _tell_payees(state: State, toll: int, tolls: list[int]) -> None:
    """Equally cheap routes pay different owners."""
    chosen = _paid_seats(state, [toll])
    ties = [by_sweep(state, chosen)]
    every = _paid_seats(state, tolls)
    state.tell(AutomaDecides(state.mover, "payees", "SP-AMIX-05", chosen, every, ties))


def _paid_seats(state: State, tolls: list[int]) -> list[str]:
    seats = range(state.rules.seats)
    return [f"seat:{s}" for s in seats if any(paid_to(toll, s) for toll in tolls)]
