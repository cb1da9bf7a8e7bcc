# footplate: compiled
"""Why an action is not legal: the rule and a sentence.

A refusal about credits says only that the seat cannot pay: how much it has is its own affair
(PS-SECRET-03).
"""

from footplate.core.refusal import Refusal
from footplate.games.planet_steam.board import codes as c
from footplate.games.planet_steam.board.blocks import RESOURCES as NAMES
from footplate.games.planet_steam.board.codes import QUARTZ, RESOURCES
from footplate.games.planet_steam.language import steps
from footplate.games.planet_steam.play.auctions import is_alone, is_auction, most
from footplate.games.planet_steam.play.optional_cards import free_numbers, movable, victims
from footplate.games.planet_steam.play.state import NO_TANK, State
from footplate.games.planet_steam.referee.resources import refuse_resources
from footplate.games.planet_steam.referee.tanks import refuse_tanks
from footplate.games.planet_steam.referee.zones import refuse_zones

CANNOT_PAY = "You cannot pay that."

_ASKED = {
    steps.UPGRADE: "Upgrade one of your carriers.",
    steps.BID_SPECIALIST: "Bid, or pass.",
    steps.CHOOSE_SPECIALIST: "Choose one of the specialist cards.",
    steps.ENGINEER: "The Engineer: a building license, credits, or nothing.",
    steps.BANK_AGENT: "The Bank Agent: a better carrier, a resource, or nothing.",
    steps.BONUS: "Take a resource out of the bonus resource box.",
    steps.MANIPULATE: "Choose how strong the price manipulation is.",
    steps.MOVE_PRICES: "Move a price, or end the manipulation.",
    steps.SABOTAGE: "Choose who has to tip a tank over.",
    steps.TIP_TANK: "Choose which of your tanks is tipped over.",
    steps.ORDER_MARKER: "Place an order marker.",
    steps.PLACE_CLAIMS: "Place a claim marker on a zone.",
    steps.CHOOSE_ZONE: "Choose the zone that is auctioned.",
    steps.BID_ZONE: "Bid, or pass.",
    steps.CLAIM: "Claim a zone, or claim nothing.",
    steps.DIRECTION: "Claim one of the zones that the die allows.",
    steps.AIRSHIP: "Moor the airship at a row.",
    steps.KEEP_CARRIER: "Keep the freelance carrier, or put it up for auction.",
    steps.BID_CARRIER: "Bid, or pass.",
    steps.ACTIVATE: "Pay a water to act, or decline.",
    steps.TANKS: "Buy, rearrange, or end your turn.",
    steps.REARRANGE: "Place what was lifted, zone by zone.",
    steps.EXTRACT: "Switch tanks off, or extract.",
    steps.STOW: "Choose what goes on the freelance carrier.",
    steps.TRADE: "Buy, sell or pass.",
    steps.CERTIFICATES: "Buy or sell a certificate, or pass.",
}


def refuse(state: State, code: int) -> Refusal | None:
    kind, step = c.kind_of(code), state.step
    option = _needs_option(state, kind)
    if option is not None:
        return option
    if is_auction(step):
        return _refuse_bid(state, code)
    part = steps.PART[step]
    if part == steps.TANK_PHASE:
        return refuse_tanks(state, code, not_asked(state))
    if part == steps.RESOURCE_PHASE:
        return refuse_resources(state, code, not_asked(state))
    if part in (steps.SETTING_UP, steps.SPECIALISTS):
        return _refuse_specialist(state, kind, c.number_of(code))
    if part == steps.CARDS:
        return _refuse_optional(state, kind, code)
    if step == steps.KEEP_CARRIER:
        return _refuse_keeping(state, kind)
    return refuse_zones(state, code, not_asked(state))


def not_asked(state: State) -> Refusal:
    return Refusal("PS-ROUND-07", f"That is not asked now. {_ASKED[state.step]}")


def _needs_option(state: State, kind: int) -> Refusal | None:
    rules = state.rules
    if kind in (c.MANIPULATE, c.MOVE_PRICE, c.END_PRICES) and not rules.manipulation:
        return Refusal("PS-PRICE-12", "This game is played without price manipulation.")
    if kind in (c.SABOTAGE, c.TIP) and not rules.sabotage:
        return Refusal("PS-SAB-09", "This game is played without sabotage.")
    if kind in (c.KEEP, c.GIVE_UP, c.STOW) and not rules.freelance_on:
        return Refusal("PS-FREE-14", "This game is played without the freelance carrier.")
    return None


# --- auctions and specialists ---------------------------------------------------------------------


def _refuse_bid(state: State, code: int) -> Refusal | None:
    kind, amount = c.kind_of(code), c.number_of(code)
    if kind == c.PASS:
        if state.high >= 0:
            return None
        return Refusal("PS-BID-04", "Whoever opens the bidding cannot pass.")
    if kind != c.BID:
        return not_asked(state)
    least = max(state.bid + 1, state.rules.opening_bid)
    if amount < least:
        rule = "PS-BID-06" if state.bid else "PS-BID-04"
        return Refusal(rule, f"The bid must be {least} or more.")
    if is_alone(state) and amount > least:
        rules = {steps.BID_ZONE: "PS-ZONE-12", steps.BID_CARRIER: "PS-FREE-02"}
        rule = rules.get(state.step, "PS-BID-14")
        return Refusal(rule, f"Nobody else bids: the price is {least}.")
    if amount > most(state, state.mover):
        return Refusal("PS-BID-09", CANNOT_PAY)
    return None


def _refuse_specialist(state: State, kind: int, number: int) -> Refusal | None:
    step = state.step
    if step == steps.CHOOSE_SPECIALIST and kind == c.SPECIALIST:
        if number >= len(state.rules.card_ids) or number in state.cards:
            return Refusal("PS-BID-12", "That specialist card is not there any more.")
        return None
    if step == steps.BONUS and kind == c.BONUS:
        if state.box[number]:
            return None
        return Refusal("PS-BONUS-02", f"There is no {NAMES[number]} in the bonus resource box.")
    if kind == c.UPGRADE and step in (steps.UPGRADE, steps.BANK_AGENT):
        return refuse_class(state, number, "PS-ROLE-05")
    if step == steps.ENGINEER and kind in (c.LICENSE, c.CREDITS, c.DECLINE):
        if kind == c.LICENSE and not state.licenses_left:
            return Refusal("PS-ROLE-03", "No building license is left.")
        return None
    if step == steps.BANK_AGENT and kind in (c.RESERVE, c.DECLINE):
        if kind == c.RESERVE and not state.room(state.mover, number):
            return Refusal("PS-ROLE-05", f"You have no room for {NAMES[number]}.")
        return None
    return not_asked(state)


def refuse_class(state: State, resource: int, rule: str) -> Refusal | None:
    if state.classes[state.mover * RESOURCES + resource] < state.rules.top_class:
        return None
    return Refusal(rule, f"Your {NAMES[resource]} carrier has the highest class already.")


# --- optional cards -------------------------------------------------------------------------------


def _refuse_optional(state: State, kind: int, code: int) -> Refusal | None:
    step, number = state.step, c.number_of(code)
    if step == steps.MANIPULATE and kind == c.MANIPULATE:
        if state.rules.strengths[number][0] <= state.credits[state.mover]:
            return None
        return Refusal("PS-PRICE-02", CANNOT_PAY)
    if step == steps.MOVE_PRICES and kind in (c.MOVE_PRICE, c.END_PRICES):
        return None if kind == c.END_PRICES else _refuse_price(state, code)
    if step == steps.SABOTAGE and kind == c.SABOTAGE:
        return _refuse_victim(state, number)
    if step == steps.TIP_TANK and kind == c.TIP:
        return _refuse_tipping(state, state.rules.zone_at[c.spot_of(code)])
    if step == steps.ORDER_MARKER and kind == c.ORDER:
        return _refuse_marker(state, c.order_number(code), c.resource_of(code))
    return not_asked(state)


def _refuse_price(state: State, code: int) -> Refusal | None:
    resource, spaces = c.resource_of(code), c.spaces_of(code)
    if resource == QUARTZ and not state.rules.strengths[state.strength][3]:
        return Refusal("PS-PRICE-07", "Only the strong manipulation moves the price of quartz.")
    if resource not in movable(state):
        sentence = "Each price is moved once, in the order quartz, ore, water, energy."
        return Refusal("PS-PRICE-08", sentence)
    if not 1 <= abs(spaces) <= state.spaces:
        return Refusal("PS-PRICE-07", f"Prices can be moved by 1 to {state.spaces} spaces now.")
    return None


def _refuse_victim(state: State, seat: int) -> Refusal | None:
    if seat == state.mover:
        return Refusal("PS-SAB-02", "Sabotage is for an opponent.")
    if seat not in victims(state):
        return Refusal("PS-SAB-03", "That player has no tank, or does not exist.")
    return None


def _refuse_tipping(state: State, zone: int) -> Refusal | None:
    if zone < 0 or state.claims[zone] != state.mover or state.tanks[zone] == NO_TANK:
        return Refusal("PS-SAB-04", "You have no tank there.")
    return None


def _refuse_marker(state: State, number: int, resource: int) -> Refusal | None:
    if number not in free_numbers(state):
        return Refusal("PS-VAR-06", f"Order marker {number} is placed already.")
    if state.order[resource]:
        return Refusal("PS-VAR-06", f"{NAMES[resource].capitalize()} has an order marker already.")
    return None


def _refuse_keeping(state: State, kind: int) -> Refusal | None:
    if kind == c.GIVE_UP:
        return None
    if kind != c.KEEP:
        return not_asked(state)
    if state.freelance_kept:
        return Refusal("PS-FREE-11", "It was kept once already: now it must be auctioned.")
    if state.credits[state.mover] < state.freelance_bid:
        return Refusal("PS-FREE-10", CANNOT_PAY)
    return None
