# footplate: compiled
"""Why not: for each place where nothing can be done, the refusal of the plainest action there."""

from collections.abc import Callable, Iterator

from footplate.core.prompt import WhyNot, everywhere
from footplate.core.refusal import Refusal
from footplate.games.planet_steam.board import codes as c
from footplate.games.planet_steam.board.blocks import RESOURCES as NAMES
from footplate.games.planet_steam.board.codes import ENERGY, NO_ZONE, RESOURCES
from footplate.games.planet_steam.language import steps
from footplate.games.planet_steam.language.codec import decode_known
from footplate.games.planet_steam.play.optional_cards import STRENGTHS, free_numbers
from footplate.games.planet_steam.play.state import NO_TANK, State
from footplate.games.planet_steam.play.trading import traded
from footplate.games.planet_steam.play.zones import places_neutral
from footplate.games.planet_steam.referee.refuse import not_asked
from footplate.games.planet_steam.told.groups import kinds_of, why_not
from footplate.games.planet_steam.told.targets import targets_of

FARTHEST = 7
"""The most spaces that a code can say."""


def reasons(state: State) -> WhyNot:
    codes = state.codes()
    empty = [kind for kind in kinds_of(state) if not any(kind.holds(code) for code in codes)]
    refusals = {kind.id: why_not(state, kind) for kind in empty}
    places = {kind.place: refusals[kind.id] for kind in empty if kind.place}
    if state.step == steps.TRADE:
        places |= _not_in_turn(state)
    open_ = {id for code in codes for id in targets_of(state, decode_known(code))}
    for place, code in _plainest(state):
        if place not in open_:
            refusal = state.conduct.refuse(state, code)
            if refusal is not None:
                places[place] = refusal
    return WhyNot(everywhere(state.plan(), open_, places, not_asked(state)), refusals)


def _not_in_turn(state: State) -> dict[str, Refusal]:
    now, rules = traded(state), state.rules
    refusal = Refusal("PS-TRADE-02", f"Now {NAMES[now]} is traded.")
    found: dict[str, Refusal] = {}
    for at in range(RESOURCES):
        if at != now:
            found[NAMES[at]] = refusal
            for supply in range(rules.supply_max[at] + 1):
                found[f"supply:{NAMES[at]}-{supply}"] = refusal
    return found


def _plainest(state: State) -> Iterator[tuple[str, int]]:
    """By place: what one would mean by pointing at it."""
    step, rules = state.step, state.rules
    yield from _zones(state)
    if step in (steps.UPGRADE, steps.BANK_AGENT, steps.TANKS):
        for at, name in enumerate(NAMES):
            yield f"carrier:{state.mover}-{name}", c.with_number(c.UPGRADE, at)
            if step == steps.BANK_AGENT:
                yield name, c.with_number(c.RESERVE, at)
    elif step == steps.CHOOSE_SPECIALIST:
        for at, turn in enumerate(rules.card_turns):
            yield f"card:{turn}", c.with_number(c.SPECIALIST, at)
    elif step in (steps.BONUS, steps.STOW):
        kind = c.BONUS if step == steps.BONUS else c.STOW
        for at, name in enumerate(NAMES):
            yield name, c.with_number(kind, at)
    elif step == steps.MANIPULATE:
        for at, strength in enumerate(STRENGTHS):
            yield f"strength:{strength}", c.with_number(c.MANIPULATE, at)
    elif step == steps.SABOTAGE:
        for seat in range(rules.seats):
            yield f"seat:{seat}", c.with_number(c.SABOTAGE, seat)
    elif step in ON_TERMINAL:
        yield from ON_TERMINAL[step](state)


def _zones(state: State) -> Iterator[tuple[str, int]]:
    for zone, name in enumerate(state.rules.zones):
        code = _on_zone(state, zone)
        if code >= 0:
            yield name, code


def _prices(state: State) -> Iterator[tuple[str, int]]:
    """The tracks as such, and each space: what is further away than a code can say is as far as
    one can."""
    rules = state.rules
    for at, name in enumerate(NAMES):
        yield name, c.move_price(at, 1)
        for price in range(rules.price_min[at], rules.price_max[at] + 1):
            spaces = max(-FARTHEST, min(price - state.price[at], FARTHEST))
            yield f"price:{name}-{price}", c.move_price(at, spaces)


def _supplies(state: State) -> Iterator[tuple[str, int]]:
    """The spaces of what is traded: so many as lie between are bought or sold."""
    at = traded(state)
    for supply in range(state.rules.supply_max[at] + 1):
        amount = state.supply[at] - supply
        kind = c.BUY if amount > 0 else c.SELL
        yield f"supply:{NAMES[at]}-{supply}", c.with_number(kind, abs(amount))


def _markers(state: State) -> Iterator[tuple[str, int]]:
    free = free_numbers(state)
    for at, name in enumerate(NAMES):
        yield name, c.order(free[0], at)
        yield f"order:{at + 1}", c.order(at + 1, state.order.index(0))


ON_TERMINAL: dict[int, Callable[[State], Iterator[tuple[str, int]]]] = {
    steps.MOVE_PRICES: _prices,
    steps.TRADE: _supplies,
    steps.ORDER_MARKER: _markers,
}
ON_ZONE = {
    steps.CHOOSE_ZONE: c.AUCTION,
    steps.DIRECTION: c.CLAIM,
    steps.TIP_TANK: c.TIP,
    steps.EXTRACT: c.SWITCH_OFF,
}


def _on_zone(state: State, zone: int) -> int:
    """The plainest action on a zone at this step; -1: zones are not asked for."""
    step, spot = state.step, state.rules.spots[zone]
    if step in ON_ZONE:
        return c.at_zone(ON_ZONE[step], spot)
    if step == steps.CLAIM:
        return c.at_zone(c.CLAIM if state.rules.predictable else c.ROLL, spot)
    if step == steps.PLACE_CLAIMS:
        return c.at_zone(c.PLACE_NEUTRAL if places_neutral(state) else c.PLACE_CLAIM, spot)
    if step == steps.REARRANGE:
        return c.place(spot, 1, c.WATER, 0)
    if step == steps.TANKS:
        if state.claims[zone] == state.mover and state.tanks[zone] != NO_TANK:
            return c.converter(ENERGY, spot, NO_ZONE)
        return c.at_zone(c.BUY_TANK, spot)
    return -1
