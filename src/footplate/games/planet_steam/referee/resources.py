# footplate: compiled
"""Why something cannot be extracted or traded."""

from footplate.core.refusal import Refusal
from footplate.games.planet_steam.board import codes as c
from footplate.games.planet_steam.board.blocks import RESOURCES as NAMES
from footplate.games.planet_steam.board.codes import ENERGY, RESOURCES
from footplate.games.planet_steam.language import steps
from footplate.games.planet_steam.play.extraction import energy_needed, running
from footplate.games.planet_steam.play.state import State
from footplate.games.planet_steam.play.trading import traded

CERTIFICATE_KINDS = (c.BUY_LICENSE, c.SELL_LICENSE, c.LUXURY, c.PASS_CERTIFICATES)


def refuse_resources(state: State, code: int, not_asked: Refusal) -> Refusal | None:
    kind, step = c.kind_of(code), state.step
    if step == steps.EXTRACT and kind in (c.SWITCH_OFF, c.EXTRACT):
        return _refuse_extraction(state, code)
    if step == steps.STOW and kind == c.STOW:
        resource = c.number_of(code)
        if state.overflow[resource]:
            return None
        return Refusal("PS-FREE-07", f"No {NAMES[resource]} is left that has to be stowed.")
    if step == steps.TRADE and kind in (c.BUY, c.SELL, c.PASS_TRADE):
        return None if kind == c.PASS_TRADE else _refuse_trade(state, kind, c.number_of(code))
    if step == steps.CERTIFICATES and kind in CERTIFICATE_KINDS:
        return _refuse_certificate(state, kind)
    return not_asked


def _refuse_extraction(state: State, code: int) -> Refusal | None:
    zones = running(state, state.mover)
    if c.kind_of(code) == c.SWITCH_OFF:
        if state.rules.zone_at[c.spot_of(code)] in zones:
            return None
        return Refusal("PS-EXTRACT-03", "No running tank of yours stands there.")
    needed = energy_needed(state, zones)
    if needed <= state.has(state.mover, ENERGY):
        return None
    held = state.has(state.mover, ENERGY)
    return Refusal("PS-EXTRACT-04", f"These tanks need {needed} energy; you have {held}.")


def _refuse_trade(state: State, kind: int, amount: int) -> Refusal | None:
    resource = traded(state)
    name = NAMES[resource]
    if amount < 1:
        return Refusal("PS-TRADE-12", "Buy or sell 1 or more, or pass.")
    if kind == c.SELL:
        held = state.has(state.mover, resource)
        if amount <= held:
            return None
        return Refusal("PS-TRADE-08", f"You have {held or 'no'} {name} to sell.")
    if amount > state.supply[resource]:
        there = state.supply[resource] or "no"
        return Refusal("PS-TRADE-05", f"The terminal has {there} {name}.")
    if amount * state.price[resource] > state.credits[state.mover]:
        return Refusal("PS-TRADE-05", "You cannot pay that.")
    return None


def _refuse_certificate(state: State, kind: int) -> Refusal | None:
    rules, seat = state.rules, state.mover
    if kind == c.SELL_LICENSE and not state.licenses[seat]:
        return Refusal("PS-CERT-03", "You have no building license to sell.")
    if kind not in (c.BUY_LICENSE, c.LUXURY):
        return None
    license = kind == c.BUY_LICENSE
    if not (state.licenses_left if license else state.luxuries_left):
        what = "building license is" if license else "luxury quarters are"
        return Refusal("PS-CERT-05", f"No {what} left.")
    cost = rules.license_cost if license else rules.luxury_cost
    for resource in range(RESOURCES):
        if state.has(seat, resource) < cost[resource]:
            rule = "PS-CERT-02" if license else "PS-CERT-04"
            return Refusal(rule, f"That costs {cost[resource]} {NAMES[resource]}, which you lack.")
    return None
