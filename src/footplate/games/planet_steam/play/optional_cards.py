# footplate: compiled
"""What comes last for the winner of a specialist: price manipulation, sabotage, order markers."""

from typing import Final

from footplate.games.planet_steam.board import codes as c
from footplate.games.planet_steam.board.blocks import RESOURCES as NAMES
from footplate.games.planet_steam.board.codes import QUARTZ, RESOURCES
from footplate.games.planet_steam.language import steps
from footplate.games.planet_steam.language.actions import Strength
from footplate.games.planet_steam.language.events import (
    OrderMarkerPlaced,
    PriceMoved,
    PricesManipulated,
    SabotageFailed,
    SabotageOrdered,
    TankTipped,
)
from footplate.games.planet_steam.play.auctions import next_bidding_round
from footplate.games.planet_steam.play.state import NO_TANK, State

STRENGTHS: Final[tuple[Strength, ...]] = ("weak", "moderate", "strong")


def to_optional_card(state: State) -> None:
    """Price manipulation for the first winner, sabotage for the last one."""
    rules = state.rules
    if rules.manipulation and len(state.won) == 1:  # PS-PRICE-01
        state.manipulator = state.mover
        state.step = steps.MANIPULATE
    elif rules.sabotage and len(state.won) == rules.seats and state.round >= rules.sabotage_from:
        state.saboteur = state.mover  # PS-SAB-01
        if victims(state):
            state.step = steps.SABOTAGE
        else:
            if state.log is not None:
                state.tell(SabotageFailed(state.mover))
            to_order_markers(state)
    else:
        to_order_markers(state)


# --- price manipulation ---------------------------------------------------------------------------


def strength_codes(state: State) -> list[int]:
    credits = state.credits[state.mover]
    costs = state.rules.strengths
    return [c.with_number(c.MANIPULATE, at) for at in range(3) if costs[at][0] <= credits]


def manipulate(state: State, strength: int) -> None:
    """The strength is paid at once (PS-PRICE-02)."""
    cost, spaces = state.rules.strengths[strength][0], state.rules.strengths[strength][1]
    state.credits[state.mover] -= cost
    state.strength = strength
    state.spaces = spaces
    state.moved = -1
    state.step = steps.MOVE_PRICES
    if state.log is not None:
        state.tell(PricesManipulated(state.mover, STRENGTHS[strength], cost))


def movable(state: State) -> list[int]:
    """The resources whose price may still be moved: in their order, each once (PS-PRICE-08)."""
    first = 0 if state.rules.strengths[state.strength][3] else QUARTZ + 1
    return list(range(max(first, state.moved + 1), RESOURCES))


def price_codes(state: State) -> list[int]:
    """Up or down, and each space counts (PS-PRICE-06); or the end (PS-PRICE-10)."""
    found = []
    for resource in movable(state):
        for spaces in range(-state.spaces, state.spaces + 1):
            if spaces:
                found.append(c.move_price(resource, spaces))
    return [*found, c.END_PRICES]


def move_one_price(state: State, resource: int, spaces: int) -> None:
    before = state.price[resource]
    state.move_price(resource, spaces)
    state.spaces -= abs(spaces)  # also those beyond the track: PS-PRICE-09
    state.moved = resource
    if state.log is not None:
        name, supply = NAMES[resource], state.supply[resource]
        state.tell(PriceMoved(name, before, state.price[resource], "manipulation", supply))
    only_one = state.rules.strengths[state.strength][2] == 1
    if only_one or not state.spaces or not movable(state):  # PS-PRICE-10
        end_prices(state)


def end_prices(state: State) -> None:
    state.strength = -1
    state.spaces = 0
    state.moved = -1
    to_order_markers(state)


# --- sabotage -------------------------------------------------------------------------------------


def victims(state: State) -> list[int]:
    """The opponents with a tank (PS-SAB-03)."""
    owners = [state.claims[z] for z in range(state.rules.size) if state.tanks[z] != NO_TANK]
    return [s for s in range(state.rules.seats) if s != state.mover and s in owners]


def order_tip(state: State, victim: int) -> None:
    """An opponent is named (PS-SAB-02) and chooses the tank himself (PS-SAB-04)."""
    state.step = steps.TIP_TANK
    state.mover = victim
    if state.log is not None:
        state.tell(SabotageOrdered(state.saboteur, victim))


def tip_codes(state: State) -> list[int]:
    return [
        c.at_zone(c.TIP, state.rules.spots[zone])
        for zone in state.zones_of(state.mover)
        if state.tanks[zone] != NO_TANK
    ]


def tip(state: State, zone: int) -> None:
    state.tipped = zone
    if state.log is not None:
        state.tell(TankTipped(state.mover, state.saboteur, state.rules.zones[zone]))
    state.mover = state.saboteur
    to_order_markers(state)


# --- order markers --------------------------------------------------------------------------------


def free_numbers(state: State) -> list[int]:
    return [number for number in range(1, RESOURCES + 1) if number not in state.order]


def to_order_markers(state: State) -> None:
    state.markers_due = 0
    if state.rules.variable_trading:
        state.markers_due = min(state.rules.markers_placed, len(free_numbers(state)))  # PS-VAR-07
    _next_marker(state)


def _next_marker(state: State) -> None:
    state.step = steps.ORDER_MARKER if state.markers_due else steps.CHOOSE_SPECIALIST
    if state.markers_due:
        return
    if len(state.won) < state.rules.seats:
        next_bidding_round(state)
        return
    numbers = free_numbers(state)
    if state.rules.variable_trading and numbers:
        # With three players one marker is left: it goes where there is none.
        resource = state.order.index(0)
        state.order[resource] = numbers[0]
        if state.log is not None:
            state.tell(OrderMarkerPlaced(None, numbers[0], NAMES[resource]))
    state.mover = -1


def order_codes(state: State) -> list[int]:
    """Which marker that is left, on which resource without one (PS-VAR-06)."""
    found = []
    for number in free_numbers(state):
        for resource in range(RESOURCES):
            if not state.order[resource]:
                found.append(c.order(number, resource))
    return found


def place_marker(state: State, number: int, resource: int) -> None:
    state.order[resource] = number
    state.markers_due -= 1
    if state.log is not None:
        state.tell(OrderMarkerPlaced(state.mover, number, NAMES[resource]))
    _next_marker(state)
