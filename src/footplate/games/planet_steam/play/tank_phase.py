# footplate: compiled
"""The Tank Phase: activation, purchases, and rearranging zone by zone."""

from footplate.games.planet_steam.board import codes as c
from footplate.games.planet_steam.board.blocks import RESOURCES as NAMES
from footplate.games.planet_steam.board.codes import NO_ZONE, RESOURCES, WATER
from footplate.games.planet_steam.language import steps
from footplate.games.planet_steam.language.events import (
    Activated,
    ConverterBought,
    Rearranged,
    SuperchargerBought,
    TankBought,
)
from footplate.games.planet_steam.language.position import Tank
from footplate.games.planet_steam.play.holdings import named_cost
from footplate.games.planet_steam.play.specialists import upgrade, upgrade_codes
from footplate.games.planet_steam.play.state import NO_TANK, State

# --- what a seat owns -----------------------------------------------------------------------------


def bare_zones(state: State, seat: int) -> list[int]:
    """Own zones without a tank; a tipped one still stands there (PS-SAB-07)."""
    return [zone for zone in state.zones_of(seat) if state.tanks[zone] == NO_TANK]


def upright(state: State, seat: int) -> list[int]:
    """Own zones with a tank that is not tipped over: a tipped one does not run (PS-SAB-05)."""
    return [
        zone
        for zone in state.zones_of(seat)
        if state.tanks[zone] != NO_TANK and zone != state.tipped
    ]


def may_extract(state: State, zone: int, output: int) -> bool:
    """Whether the zone allows a resource.

    The river limits forbid quartz and ore there (PS-VAR-04): no group crosses it (PS-VAR-05).
    """
    if not state.rules.river_limits or not state.rules.river[zone]:
        return True
    return state.rules.river_outputs[output] == 1


# --- activation -----------------------------------------------------------------------------------


def activation_codes(state: State) -> list[int]:
    if state.can_pay(state.mover, state.rules.activation):
        return [c.ACTIVATE, c.NO_ACTIVATION]
    return [c.NO_ACTIVATION]


def activate(state: State) -> None:
    """Paid with water (PS-TANK-01)."""
    state.pay(state.mover, state.rules.activation)
    state.step = steps.TANKS
    state.rearranged = False
    if state.log is not None:
        state.tell(Activated(state.mover, True, named_cost(state.rules.activation), {}))


def decline_activation(state: State) -> None:
    """A water from the reserve instead, if there is room for it (PS-TANK-02)."""
    kept = [0] * (RESOURCES + 1)
    for resource in range(RESOURCES):
        kept[resource] = state.gain(state.mover, resource, state.rules.declined[resource])
    if state.log is not None:
        state.tell(Activated(state.mover, False, {}, named_cost(kept)))


# --- purchases ------------------------------------------------------------------------------------


def local_cost(state: State) -> list[int]:
    """What a tank of the local market costs now, by its stock (PS-TANK-05)."""
    cost = state.rules.local_tank[:]
    cost[RESOURCES] += state.rules.tank_costs[state.stock]
    return cost


def can_buy_tank(state: State) -> bool:
    """The stock sets the price, and the reserve is a limit beside it (PS-TANK-10)."""
    return (
        state.stock > 0 and state.tanks_left > 0 and state.can_pay(state.mover, local_cost(state))
    )


def can_import(state: State) -> bool:
    """Whatever the stock (PS-TANK-07)."""
    return state.tanks_left > 0 and state.can_pay(state.mover, state.rules.import_tank)


def tank_codes(state: State) -> list[int]:
    """Everything that can be bought, rearranging, and the end of the turn."""
    rules, seat = state.rules, state.mover
    found: list[int] = []
    bare, standing = bare_zones(state, seat), upright(state, seat)
    if can_buy_tank(state):
        found += [c.at_zone(c.BUY_TANK, rules.spots[zone]) for zone in bare]
    if can_import(state):
        found += [c.at_zone(c.IMPORT_TANK, rules.spots[zone]) for zone in bare]
    if standing:
        _converter_codes(state, standing, found)
        if state.superchargers_left > 0 and state.can_pay(seat, rules.supercharger_cost):
            for zone in standing:
                if not state.charged[zone]:
                    found.append(c.at_zone(c.SUPERCHARGER, rules.spots[zone]))
    if state.can_pay(seat, rules.upgrade_cost):
        found += upgrade_codes(state)
    if standing and not state.rearranged:  # PS-PLACE-04
        found.append(c.REARRANGE)  # PS-PLACE-01
    found.append(c.END_TANKS)  # PS-TANK-04
    return found


def _converter_codes(state: State, standing: list[int], found: list[int]) -> None:
    rules = state.rules
    for kind in range(RESOURCES):
        if (
            kind == WATER
            or not state.converters_left[kind]
            or state.credits[state.mover] < rules.converter_cost[kind]
        ):
            continue
        for zone in standing:
            old = state.tanks[zone]
            if old == kind or not may_extract(state, zone, kind):
                continue
            found.append(c.converter(kind, rules.spots[zone], NO_ZONE))
            if old != WATER:
                for other in standing:
                    if state.tanks[other] == WATER and may_extract(state, other, old):
                        found.append(c.converter(kind, rules.spots[zone], rules.spots[other]))


def buy_tank(state: State, zone: int, imported: bool) -> None:
    """It goes on an own zone at once (PS-TANK-08)."""
    cost = state.rules.import_tank if imported else local_cost(state)
    state.pay(state.mover, cost)
    state.tanks_left -= 1
    state.tanks[zone] = WATER
    state.rearranged = False
    if not imported:
        state.stock -= 1  # PS-TANK-06
    if state.log is not None:
        name = state.rules.zones[zone]
        state.tell(TankBought(state.mover, name, named_cost(cost), imported))


def buy_converter(state: State, kind: int, zone: int, moved_to: int) -> None:
    """`moved_to` is the zone that gets the old converter; -1: it goes back to the reserve."""
    rules, old = state.rules, state.tanks[zone]
    cost = rules.converter_cost[kind]
    state.credits[state.mover] -= cost  # PS-TANK-11
    state.converters_left[kind] -= 1
    state.tanks[zone] = kind
    state.rearranged = False
    if moved_to >= 0:  # PS-TANK-14
        state.tanks[moved_to] = old
    elif old != WATER:  # PS-TANK-13
        state.converters_left[old] += 1
    if state.log is not None:
        replaced = "" if old == WATER else NAMES[old]
        where = rules.zones[moved_to] if moved_to >= 0 else ""
        name = rules.zones[zone]
        state.tell(ConverterBought(state.mover, name, NAMES[kind], cost, replaced, where))


def buy_supercharger(state: State, zone: int) -> None:
    """It goes on an own tank at once (PS-TANK-15)."""
    state.pay(state.mover, state.rules.supercharger_cost)
    state.superchargers_left -= 1
    state.charged[zone] = 1
    state.rearranged = False
    if state.log is not None:
        cost = named_cost(state.rules.supercharger_cost)
        state.tell(SuperchargerBought(state.mover, state.rules.zones[zone], cost))


def buy_upgrade(state: State, resource: int) -> None:
    """One class more (PS-TANK-17); the payment leaves the carriers first (PS-TANK-18)."""
    state.pay(state.mover, state.rules.upgrade_cost)
    state.rearranged = False
    upgrade(state, resource, state.rules.upgrade_cost)


# --- rearranging ----------------------------------------------------------------------------------


def rearrange(state: State) -> None:
    """Lift everything that may move (PS-PLACE-02).

    With immobile tanks that is only what is attached to them (PS-VAR-03).
    """
    for zone in upright(state, state.mover):
        state.hand_tanks += 1
        if state.tanks[zone] != WATER:
            state.hand_converters[state.tanks[zone]] += 1
        state.hand_superchargers += state.charged[zone]
        state.charged[zone] = 0
        state.tanks[zone] = WATER if state.rules.immobile else NO_TANK  # PS-VAR-02
    state.step = steps.REARRANGE
    state.next_zone = -1
    _go_to_next_zone(state)


def _to_be_placed(state: State, zone: int) -> bool:
    """Whether rearranging asks about a zone; not where a tank is tipped (PS-PLACE-11)."""
    if state.claims[zone] != state.mover or zone == state.tipped:
        return False
    return not state.rules.immobile or state.tanks[zone] != NO_TANK


def zones_after(state: State, zone: int) -> int:
    """How many zones are asked about after this one."""
    return sum([_to_be_placed(state, other) for other in range(zone + 1, state.rules.size)])


def _go_to_next_zone(state: State) -> None:
    """In the order of the map (PS-PLACE-05); once the last tank stands no more is asked."""
    if not state.hand_tanks:
        _lay_down(state)
        return
    zone = state.next_zone + 1
    while not _to_be_placed(state, zone):
        zone += 1
    state.next_zone = zone


def _lay_down(state: State) -> None:
    """All is placed; converters that are left go back to the reserve (PS-PLACE-10)."""
    returned: dict[str, int] = {}
    for kind in range(RESOURCES):
        if state.hand_converters[kind]:
            returned[NAMES[kind]] = state.hand_converters[kind]
        state.converters_left[kind] += state.hand_converters[kind]
        state.hand_converters[kind] = 0
    state.next_zone = -1
    state.step = steps.TANKS
    state.rearranged = True
    if state.log is not None:
        layout = [tank_at(state, zone) for zone in upright(state, state.mover)]
        state.tell(Rearranged(state.mover, layout, returned))


def tank_at(state: State, zone: int) -> Tank:
    """What stands on a zone, as data."""
    output = state.tanks[zone]
    return Tank(
        state.rules.zones[zone],
        None if output == WATER else NAMES[output],  # type: ignore[arg-type]
        bool(state.charged[zone]),
        zone == state.tipped,
    )


def place_codes(state: State) -> list[int]:
    """What can stand on the next zone so that everything else still finds a place.

    Zone by zone, every layout can be reached (PS-PLACE-06).
    """
    zone, spot = state.next_zone, state.rules.spots[state.next_zone]
    found = []
    if not state.rules.immobile and state.hand_tanks <= zones_after(state, zone):  # PS-PLACE-08
        found.append(c.place(spot, 0, WATER, 0))
    for output in range(RESOURCES):
        if output != WATER and not state.hand_converters[output]:
            continue
        if not may_extract(state, zone, output):
            continue
        if state.hand_superchargers < state.hand_tanks:  # PS-PLACE-09
            found.append(c.place(spot, 1, output, 0))
        if state.hand_superchargers:
            found.append(c.place(spot, 1, output, 1))
    return found


def place(state: State, code: int) -> None:
    zone = state.next_zone
    if c.has_tank(code):
        output = c.output_of(code)
        state.hand_tanks -= 1
        state.tanks[zone] = output
        if output != WATER:
            state.hand_converters[output] -= 1
        state.charged[zone] = c.is_charged(code)
        state.hand_superchargers -= c.is_charged(code)
    _go_to_next_zone(state)
