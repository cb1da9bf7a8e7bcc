# footplate: compiled
"""A legal action as a person reads it: where one points, what it costs, what follows from it."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from footplate.core.action import Action
from footplate.core.event import Effect
from footplate.core.prompt import Choice
from footplate.core.view import Caution
from footplate.games.planet_steam.board.blocks import RESOURCES as NAMES
from footplate.games.planet_steam.board.codes import ENERGY, RESOURCES, WATER
from footplate.games.planet_steam.board.file import band_of
from footplate.games.planet_steam.board.rules import ROLE_NAMES, VENTURER
from footplate.games.planet_steam.language import actions as a
from footplate.games.planet_steam.language import steps
from footplate.games.planet_steam.play.auctions import is_alone
from footplate.games.planet_steam.play.extraction import is_free, running, yield_of
from footplate.games.planet_steam.play.holdings import named_cost
from footplate.games.planet_steam.play.state import NO_TANK, State
from footplate.games.planet_steam.play.tank_phase import local_cost
from footplate.games.planet_steam.play.trading import traded
from footplate.games.planet_steam.play.zones import nearest
from footplate.games.planet_steam.told import manipulating
from footplate.games.planet_steam.told.forecast import extraction_cautions, extraction_of_now
from footplate.games.planet_steam.told.plan_words import either, role_gives
from footplate.games.planet_steam.told.prompt_words import label
from footplate.games.planet_steam.told.rearranging import rearrange_told
from footplate.games.planet_steam.told.targets import targets_of

Told = dict[str, Any]
"""Fields of a `Choice`."""


def choice_of(state: State, action: Action, names: Sequence[str], commits: bool) -> Choice:
    about = ABOUT.get(type(action))
    told = {} if about is None else about(state, action)
    if isinstance(action, a.PlaceAirship):
        told["note"] = _row_words(told["facts"]["tanks"], names)
    return Choice(
        msgspec.to_builtins(action),
        label(state, action, names),
        targets_of(state, action),
        commits=commits,
        **told,
    )


def _gain(state: State, **things: int) -> list[Effect]:
    return [Effect(state.mover, what, change) for what, change in things.items() if change]


def _warn(state: State, rule: str, sentence: str) -> list[Caution]:
    return [Caution(state.mover, rule, sentence)]


def _at(state: State, zone: str) -> int:
    return state.rules.zones.index(zone)


# --- specialists ----------------------------------------------------------------------------------


def _upgrade(state: State, action: a.UpgradeCarrier) -> Told:
    resource = NAMES.index(action.resource)
    now, holds = state.classes[state.mover * RESOURCES + resource], state.rules.capacity[resource]
    return {
        "cost": named_cost(state.rules.upgrade_cost) if state.step == steps.TANKS else {},
        "effects": _gain(state, **{f"{action.resource}_carrier": 1}),
        "note": f"holds {holds[now + 1]} in place of {holds[now]}",
        "facts": {
            "resource": action.resource,
            "class": now + 1,
            "holds": holds[now + 1],
            "held": holds[now],
        },
    }


def _bid(state: State, action: a.Bid) -> Told:
    halved = state.step == steps.BID_ZONE and state.mover == state.holder(VENTURER)
    pays = (action.amount + 1) // 2 if halved else action.amount
    words = f"a Venturer pays half, rounded up: {pays}, if" if halved else "paid only if"
    if is_alone(state):
        return {"cost": {"money": pays}, "facts": {"pays": pays}, "note": "nobody else bids"}
    return {"facts": {"pays": pays}, "note": f"{words} nobody bids more"}


def _specialist(state: State, action: a.ChooseSpecialist) -> Told:
    card = state.rules.card_turns.index(action.number)
    mask = state.rules.roles[card]
    roles = [name for role, name in enumerate(ROLE_NAMES) if mask >> role & 1]
    return {
        "note": f"turn {action.number}; {role_gives(state.rules, card)}",
        "facts": {"turn": action.number, "roles": roles},
    }


def _from_reserve(state: State, action: a.TakeFromReserve) -> Told:
    return {"effects": _gain(state, **{action.resource: 1})}


def _bonus(state: State, action: a.TakeBonus) -> Told:
    if state.room(state.mover, NAMES.index(action.resource)):
        return {"effects": _gain(state, **{action.resource: 1})}
    words = f"There is no room for {action.resource}: it goes back to the supply."
    return {"note": "no room: it goes back", "warnings": _warn(state, "PS-BONUS-04", words)}


# --- optional cards -------------------------------------------------------------------------------


def _keep(state: State, action: a.KeepCarrier) -> Told:
    return {"cost": {"money": state.freelance_bid} if state.freelance_bid else {}}


def _give_up(state: State, action: a.GiveUpCarrier) -> Told:
    seat = state.mover
    over = [state.has(seat, at) - state.capacity(seat, at) for at in range(RESOURCES)]
    load = {NAMES[at]: more for at, more in enumerate(over) if more > 0}
    if not load:
        return {}
    goods = ", ".join(f"{count} {name}" for name, count in load.items())
    words = f"With the carrier its load would go: {goods}."
    return {"facts": {"load": load}, "warnings": _warn(state, "PS-FREE-13", words)}


def _sabotage(state: State, action: a.Sabotage) -> Told:
    zones = state.zones_of(action.seat)
    return {
        "facts": {"tanks": sum(state.tanks[zone] != NO_TANK for zone in zones)},
        "note": f"who is named chooses the tank; {TIPPED}",
    }


def _tip(state: State, action: a.TipTank) -> Told:
    return {
        "facts": {"extracts": NAMES[state.tanks[_at(state, action.zone)]]},
        "note": TIPPED,
    }


TIPPED = (
    "it extracts nothing this round; at its end it stands up, and its owner rolls the die"
    " for twice as many credits"
)


def _auction(state: State, action: a.AuctionZone) -> Told:
    if state.rules.open_credits:
        return {}
    return {"note": "you can take it back, unless somebody turns out to have no credits to bid"}


# --- zones ----------------------------------------------------------------------------------------


def _claim(state: State, action: a.PlaceClaim | a.ClaimZone) -> Told:
    return {"effects": _gain(state, zone=1)}


def _license(state: State, action: a.UseLicense) -> Told:
    return {"cost": {"license": 1}, "effects": _gain(state, zone=1)}


def _roll(state: State, action: a.RollFor) -> Told:
    rules = state.rules
    otherwise = [rules.zones[zone] for zone in nearest(state, _at(state, action.zone))]
    faces = ", ".join(map(str, rules.claim_success))
    instead = either(otherwise) if otherwise else f"{rules.no_zone} credits"
    return {
        "note": f"yours with {faces}; otherwise {instead}",
        "facts": {"success": rules.claim_success, "otherwise": otherwise},
    }


def _airship(state: State, action: a.PlaceAirship) -> Told:
    rules, counts = state.rules, [0] * state.rules.seats
    for zone in range(rules.size):
        standing = state.tanks[zone] != NO_TANK and zone != state.tipped
        if standing and rules.row_of[zone] == action.row - 1:
            counts[state.claims[zone]] += 1
    return {"facts": {"tanks": counts}}


def _row_words(counts: list[int], names: Sequence[str]) -> str:
    there = [f"{count} of {name}" for count, name in zip(counts, names, strict=True) if count]
    return f"tanks there: {', '.join(there) or 'none'}"


# --- the Tank Phase -------------------------------------------------------------------------------


def _activate(state: State, action: a.Activate) -> Told:
    return {"cost": named_cost(state.rules.activation)}


def _decline(state: State, action: a.DeclineActivation) -> Told:
    given = named_cost(state.rules.declined)
    kept = {what: min(n, state.room(state.mover, NAMES.index(what))) for what, n in given.items()}
    told: Told = {"effects": _gain(state, **kept), "note": "your turn in the Tank Phase ends"}
    if kept != given:
        told["warnings"] = _warn(state, "PS-TANK-02", "There is no room for it: you gain nothing.")
    return told


def _tank(state: State, action: a.BuyTank) -> Told:
    left = state.stock - 1
    return {
        "cost": named_cost(local_cost(state)),
        "effects": _gain(state, tank=1),
        "facts": {"left": left, "next": state.rules.tank_costs[left] if left else None},
    }


def _import(state: State, action: a.ImportTank) -> Told:
    return {"cost": named_cost(state.rules.import_tank), "effects": _gain(state, tank=1)}


def _converter(state: State, action: a.BuyConverter) -> Told:
    kind, old = NAMES.index(action.converter), state.tanks[_at(state, action.zone)]
    effects = _gain(state, **{f"{action.converter}_converter": 1})
    note = f"then extracts {action.converter}"
    if old != WATER:
        note += f" in place of {NAMES[old]}"
        if action.moved_to is None:
            effects += _gain(state, **{f"{NAMES[old]}_converter": -1})
            note += f"; the {NAMES[old]} converter goes back to the reserve"
    return {
        "cost": {"money": state.rules.converter_cost[kind]},
        "effects": effects,
        "note": note,
        "facts": {"left": state.converters_left[kind] - 1},
    }


def _supercharger(state: State, action: a.BuySupercharger) -> Told:
    return {
        "cost": named_cost(state.rules.supercharger_cost),
        "effects": _gain(state, supercharger=1),
        "facts": {"left": state.superchargers_left - 1},
    }


# --- the Resource Phase ---------------------------------------------------------------------------


def _switch_off(state: State, action: a.SwitchOff) -> Told:
    free = is_free(state, _at(state, action.zone))
    saved = 0 if free else state.rules.energy_per_tank
    return {"note": f"saves {saved} energy" if saved else "", "facts": {"energy": saved}}


def _extract(state: State, action: a.Extract) -> Told:
    seat = state.mover
    gained = yield_of(state, running(state, seat), state.airship)
    kept, total, lost = {}, {}, {}
    for at, name in enumerate(NAMES):
        held = state.has(seat, at) - (gained.energy if at == ENERGY else 0)
        total[name] = gained.total(at)
        kept[name] = min(total[name], max(0, state.capacity(seat, at) - held))
        lost[name] = total[name] - kept[name]
    kept["energy"] -= gained.energy
    gains = ", ".join(f"{count} {name}" for name, count in total.items() if count) or "nothing"
    spilt = ", ".join(f"{count} {name}" for name, count in lost.items() if count)
    over = f"; over the carriers: {spilt}" if spilt else ""
    return {
        "cost": {"energy": gained.energy} if gained.energy else {},
        "effects": _gain(state, **kept),
        "note": f"{gained.energy} energy for {gains}{over}",
        "facts": {"gained": total, "lost": lost},
        "warnings": extraction_cautions(state, seat, extraction_of_now(state, seat)),
    }


def _stow(state: State, action: a.Stow) -> Told:
    left = state.overflow[NAMES.index(action.resource)]
    return {
        "effects": _gain(state, **{action.resource: 1}),
        "note": f"{left} to stow, room for {state.spare(state.mover)}",
        "facts": {"left": left, "room": state.spare(state.mover)},
    }


def _trade(state: State, amount: int) -> Told:
    """Every amount with the price and supply that it leaves."""
    resource, seat = traded(state), state.mover
    name, price = NAMES[resource], state.price[resource]
    supply = state.supply_after(resource, -amount)
    then = state.price_after(resource, state.rules.moves[resource][supply])
    kept = min(amount, state.room(seat, resource)) if amount > 0 else 0
    band = band_of(state.rules.file, name, supply)
    facts = {"amount": amount, "supply": supply, "band": band, "price": then}
    told: Told = {"facts": facts, "note": f"supply {supply} ({band}), then price {then}"}
    if amount:
        sold = {name: -amount} if amount < 0 else {}
        told["cost"] = {"money": amount * price, **sold}
    if amount > 0:
        told["effects"] = _gain(state, **{name: kept})
        if kept < amount:
            facts["lost"] = amount - kept
            words = f"There is no room for {amount - kept} {name}, which would be paid and lost."
            told["note"] += f"; no room for {amount - kept}: lost"
            told["warnings"] = _warn(state, "PS-TRADE-06", words)
    return told


def _buy_license(state: State, action: a.BuyLicense) -> Told:
    return {"cost": named_cost(state.rules.license_cost), "effects": _gain(state, license=1)}


def _sell_license(state: State, action: a.SellLicense) -> Told:
    return {"cost": {"license": 1, "money": -state.rules.license_sale}}


def _luxury(state: State, action: a.BuyLuxury) -> Told:
    return {
        "cost": named_cost(state.rules.luxury_cost),
        "effects": _gain(state, luxury=1),
        "note": f"worth {state.rules.luxury_value} credits at the end",
    }


ABOUT: dict[type[Action], Callable[[State, Any], Told]] = {
    a.UpgradeCarrier: _upgrade,
    a.Bid: _bid,
    a.ChooseSpecialist: _specialist,
    a.TakeLicense: lambda s, x: {"effects": _gain(s, license=1)},
    a.TakeCredits: lambda s, x: {"cost": {"money": -s.rules.engineer}},
    a.TakeFromReserve: _from_reserve,
    a.TakeBonus: _bonus,
    a.Manipulate: manipulating.strength_told,
    a.MovePrice: manipulating.move_told,
    a.EndManipulation: lambda s, x: manipulating.end_told(s),
    a.KeepCarrier: _keep,
    a.GiveUpCarrier: _give_up,
    a.Sabotage: _sabotage,
    a.TipTank: _tip,
    a.AuctionZone: _auction,
    a.PlaceClaim: _claim,
    a.ClaimZone: _claim,
    a.UseLicense: _license,
    a.RollFor: _roll,
    a.PlaceAirship: _airship,
    a.Activate: _activate,
    a.DeclineActivation: _decline,
    a.BuyTank: _tank,
    a.ImportTank: _import,
    a.BuyConverter: _converter,
    a.BuySupercharger: _supercharger,
    a.Rearrange: lambda s, x: rearrange_told(s),
    a.SwitchOff: _switch_off,
    a.Extract: _extract,
    a.Stow: _stow,
    a.BuyResource: lambda s, x: _trade(s, x.amount),
    a.SellResource: lambda s, x: _trade(s, -x.amount),
    a.PassTrade: lambda s, x: _trade(s, 0),
    a.BuyLicense: _buy_license,
    a.SellLicense: _sell_license,
    a.BuyLuxury: _luxury,
}
