# footplate: compiled
"""Why something cannot be bought or placed in the Tank Phase."""

from footplate.core.refusal import Refusal
from footplate.games.planet_steam.board import codes as c
from footplate.games.planet_steam.board.blocks import RESOURCES as NAMES
from footplate.games.planet_steam.board.codes import NO_ZONE, RESOURCES, WATER
from footplate.games.planet_steam.language import steps
from footplate.games.planet_steam.play.state import NO_TANK, State
from footplate.games.planet_steam.play.tank_phase import (
    local_cost,
    may_extract,
    upright,
    zones_after,
)


def refuse_tanks(state: State, code: int, not_asked: Refusal) -> Refusal | None:
    kind, step = c.kind_of(code), state.step
    if step == steps.ACTIVATE:
        return _refuse_activation(state, kind, not_asked)
    if step == steps.REARRANGE:
        return _refuse_place(state, code) if kind == c.PLACE else not_asked
    if kind == c.END_TANKS:
        return None
    if kind == c.REARRANGE:
        return _refuse_rearranging(state)
    if kind == c.UPGRADE:
        return _refuse_upgrade(state, c.number_of(code))
    zone = state.rules.zone_at[c.spot_of(code)]
    if kind in (c.BUY_TANK, c.IMPORT_TANK):
        return _refuse_tank(state, kind, zone)
    if kind == c.CONVERTER:
        return _refuse_converter(state, code, zone)
    return _refuse_supercharger(state, zone) if kind == c.SUPERCHARGER else not_asked


def _refuse_activation(state: State, kind: int, not_asked: Refusal) -> Refusal | None:
    if kind not in (c.ACTIVATE, c.NO_ACTIVATION):
        return not_asked
    if kind == c.NO_ACTIVATION or state.can_pay(state.mover, state.rules.activation):
        return None
    return Refusal("PS-TANK-01", "You have no water to act with.")


def _refuse_cost(state: State, cost: list[int], rule: str) -> Refusal | None:
    """Goods are open to all, credits are not."""
    for resource in range(RESOURCES):
        if state.has(state.mover, resource) < cost[resource]:
            return Refusal(rule, f"That costs {cost[resource]} {NAMES[resource]}, which you lack.")
    if state.credits[state.mover] < cost[RESOURCES]:
        return Refusal(rule, "You cannot pay that.")
    return None


_JUST_REARRANGED = (
    "You have just rearranged. Take that back to lay the tanks out otherwise, as many as you like"
    " at once; or buy something first."
)


def _refuse_rearranging(state: State) -> Refusal | None:
    if not upright(state, state.mover):
        return Refusal("PS-PLACE-03", "You have nothing that could be rearranged.")
    if state.rearranged:
        return Refusal("PS-PLACE-04", _JUST_REARRANGED)
    return None


def _refuse_upgrade(state: State, resource: int) -> Refusal | None:
    if state.classes[state.mover * RESOURCES + resource] >= state.rules.top_class:
        sentence = f"Your {NAMES[resource]} carrier has the highest class already."
        return Refusal("PS-TANK-17", sentence)
    return _refuse_cost(state, state.rules.upgrade_cost, "PS-ROUND-18")


def _refuse_tank(state: State, kind: int, zone: int) -> Refusal | None:
    if zone < 0 or state.claims[zone] != state.mover:
        return Refusal("PS-TANK-08", "A new tank goes on a zone of your own.")
    if state.tanks[zone] != NO_TANK:
        return Refusal("PS-TANK-08", f"{state.rules.zones[zone]} has a tank already.")
    if not state.tanks_left:
        return Refusal("PS-TANK-09", "All tanks are on the map.")
    if kind == c.IMPORT_TANK:
        return _refuse_cost(state, state.rules.import_tank, "PS-ROUND-18")
    if not state.stock:
        return Refusal("PS-TANK-06", "The local tank market is out of stock.")
    return _refuse_cost(state, local_cost(state), "PS-ROUND-18")


def _refuse_own_tank(state: State, zone: int, rule: str) -> Refusal | None:
    """A tank of one's own that stands upright."""
    if zone < 0 or state.claims[zone] != state.mover or state.tanks[zone] == NO_TANK:
        return Refusal(rule, "You have no tank there.")
    if zone == state.tipped:
        return Refusal("PS-SAB-06", f"The tank on {state.rules.zones[zone]} is tipped over.")
    return None


def _refuse_converter(state: State, code: int, zone: int) -> Refusal | None:
    rules, kind = state.rules, c.converter_kind(code)
    refusal = _refuse_own_tank(state, zone, "PS-TANK-11")
    if refusal is not None:
        return refusal
    if not state.converters_left[kind]:
        return Refusal("PS-TANK-12", f"All {NAMES[kind]} converters are on the map.")
    if state.tanks[zone] == kind:
        sentence = f"The tank on {rules.zones[zone]} has its {NAMES[kind]} converter already."
        return Refusal("PS-TANK-13", sentence)
    if not may_extract(state, zone, kind):
        return Refusal("PS-VAR-04", f"No {NAMES[kind]} is extracted on the river.")
    if c.moved_to(code) != NO_ZONE:
        refusal = _refuse_move(state, zone, rules.zone_at[c.moved_to(code)])
        if refusal is not None:
            return refusal
    if state.credits[state.mover] < rules.converter_cost[kind]:
        return Refusal("PS-ROUND-18", "You cannot pay that.")
    return None


def _refuse_move(state: State, zone: int, to: int) -> Refusal | None:
    """Whether the old converter of a zone can go to another one."""
    old = state.tanks[zone]
    if old == WATER:
        return Refusal("PS-TANK-14", "No converter is replaced that could move.")
    if to == zone:
        return Refusal("PS-TANK-14", "The old converter must go to another tank.")
    refusal = _refuse_own_tank(state, to, "PS-TANK-14")
    if refusal is not None:
        return refusal
    if state.tanks[to] != WATER:
        return Refusal("PS-TANK-14", f"The tank on {state.rules.zones[to]} has a converter.")
    if not may_extract(state, to, old):
        return Refusal("PS-VAR-04", f"No {NAMES[old]} is extracted on the river.")
    return None


def _refuse_supercharger(state: State, zone: int) -> Refusal | None:
    refusal = _refuse_own_tank(state, zone, "PS-TANK-15")
    if refusal is not None:
        return refusal
    if state.charged[zone]:
        name = state.rules.zones[zone]
        return Refusal("PS-TANK-15", f"The tank on {name} has a supercharger already.")
    if not state.superchargers_left:
        return Refusal("PS-TANK-16", "All superchargers are on the map.")
    return _refuse_cost(state, state.rules.supercharger_cost, "PS-ROUND-18")


def _refuse_place(state: State, code: int) -> Refusal | None:
    zone, rules = state.next_zone, state.rules
    if rules.zone_at[c.spot_of(code)] != zone:
        return Refusal("PS-PLACE-05", f"Now {rules.zones[zone]} is decided.")
    later = zones_after(state, zone)
    if not c.has_tank(code):
        if c.output_of(code) != WATER or c.is_charged(code):
            return Refusal("PS-PLACE-07", "Without a tank nothing can be attached.")
        if rules.immobile:
            return Refusal("PS-VAR-02", f"The tank on {rules.zones[zone]} stays there.")
        if state.hand_tanks > later:
            return Refusal("PS-PLACE-08", "The zones that are left are too few for your tanks.")
        return None
    output = c.output_of(code)
    if output != WATER and not state.hand_converters[output]:
        return Refusal("PS-PLACE-07", f"No {NAMES[output]} converter is left to place.")
    if not may_extract(state, zone, output):
        return Refusal("PS-VAR-04", f"No {NAMES[output]} is extracted on the river.")
    if c.is_charged(code) and not state.hand_superchargers:
        return Refusal("PS-PLACE-07", "No supercharger is left to place.")
    if not c.is_charged(code) and state.hand_superchargers >= state.hand_tanks:
        return Refusal("PS-PLACE-09", "The tanks that are left are too few for your superchargers.")
    return None
