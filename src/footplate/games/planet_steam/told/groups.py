# footplate: compiled
"""The kinds of things that can be done at each step, and why not where none of a kind can."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from footplate.core.refusal import Refusal
from footplate.games.planet_steam.board import codes as c
from footplate.games.planet_steam.board.blocks import RESOURCES as NAMES
from footplate.games.planet_steam.board.codes import NO_ZONE, RESOURCES
from footplate.games.planet_steam.board.rules import VENTURER
from footplate.games.planet_steam.language import steps
from footplate.games.planet_steam.play.auctions import bid_range
from footplate.games.planet_steam.play.holdings import named_cost
from footplate.games.planet_steam.play.state import State
from footplate.games.planet_steam.play.tank_phase import bare_zones, local_cost, upright
from footplate.games.planet_steam.play.trading import traded
from footplate.games.planet_steam.told.stakes import brings


class Kind(NamedTuple):
    """A group of the prompt: the codes of a kind, for converters of one resource."""

    id: str
    title: str
    code: int
    resource: int = -1
    place: str = ""
    """What one would point at first, where it is always the same."""

    def holds(self, code: int) -> bool:
        if c.kind_of(code) != self.code:
            return False
        return self.resource < 0 or c.converter_kind(code) == self.resource


_BID: Final = (Kind("bid", "Bid", c.BID), Kind("pass", "Pass", c.PASS))
_UPGRADE: Final = Kind("upgrade-carrier", "Upgrade a carrier", c.UPGRADE)
_CLAIM: Final = Kind("claim-zone", "Claim a zone", c.CLAIM)
_CONVERTERS: Final = tuple(
    Kind(
        f"{NAMES[at]}-converter",
        f"{NAMES[at].capitalize()} converter",
        c.CONVERTER,
        at,
        f"converter:{NAMES[at]}",
    )
    for at in (c.QUARTZ, c.ORE, c.ENERGY)
)
KINDS: Final[dict[int, tuple[Kind, ...]]] = {
    steps.UPGRADE: (_UPGRADE,),
    steps.BID_SPECIALIST: _BID,
    steps.CHOOSE_SPECIALIST: (Kind("choose-specialist", "Take a specialist", c.SPECIALIST),),
    steps.ENGINEER: (
        Kind("take-license", "Building license", c.LICENSE, place="license"),
        Kind("take-credits", "Credits", c.CREDITS),
        Kind("decline", "Nothing", c.DECLINE),
    ),
    steps.BANK_AGENT: (
        _UPGRADE,
        Kind("take-from-reserve", "A resource from the reserve", c.RESERVE),
        Kind("decline", "Nothing", c.DECLINE),
    ),
    steps.BONUS: (Kind("take-bonus", "Bonus resource", c.BONUS),),
    steps.MANIPULATE: (Kind("manipulate", "Strength", c.MANIPULATE),),
    steps.MOVE_PRICES: (
        Kind("move-price", "Move a price", c.MOVE_PRICE),
        Kind("end-manipulation", "Move no more", c.END_PRICES),
    ),
    steps.SABOTAGE: (Kind("sabotage", "Sabotage", c.SABOTAGE),),
    steps.TIP_TANK: (Kind("tip-tank", "Tip a tank over", c.TIP),),
    steps.ORDER_MARKER: (Kind("place-order-marker", "Order marker", c.ORDER),),
    steps.PLACE_CLAIMS: (
        Kind("place-claim", "Own claim", c.PLACE_CLAIM),
        Kind("place-neutral", "Neutral claim", c.PLACE_NEUTRAL),
    ),
    steps.CHOOSE_ZONE: (Kind("auction-zone", "Zone to auction", c.AUCTION),),
    steps.BID_ZONE: _BID,
    steps.CLAIM: (
        Kind("roll-for", "Roll the die", c.ROLL),
        _CLAIM,
        Kind("use-license", "Use a building license", c.USE_LICENSE),
        Kind("pass-claim", "Claim nothing", c.PASS_CLAIM),
    ),
    steps.DIRECTION: (_CLAIM,),
    steps.AIRSHIP: (Kind("place-airship", "Moor the airship", c.AIRSHIP),),
    steps.KEEP_CARRIER: (
        Kind("keep-carrier", "Keep it", c.KEEP, place="freelance"),
        Kind("give-up-carrier", "Put it up for auction", c.GIVE_UP),
    ),
    steps.BID_CARRIER: _BID,
    steps.ACTIVATE: (
        Kind("activate", "Act", c.ACTIVATE),
        Kind("decline-activation", "Do not act", c.NO_ACTIVATION),
    ),
    steps.TANKS: (
        Kind("buy-tank", "Tank of the local market", c.BUY_TANK, place="tank-market"),
        Kind("import-tank", "Imported tank", c.IMPORT_TANK, place="import"),
        *_CONVERTERS,
        Kind("buy-supercharger", "Supercharger", c.SUPERCHARGER, place="supercharger"),
        _UPGRADE,
        Kind("rearrange", "Rearrange", c.REARRANGE),
        Kind("end-tanks", "End the turn", c.END_TANKS),
    ),
    steps.REARRANGE: (Kind("place", "Place what was lifted", c.PLACE),),
    steps.EXTRACT: (
        Kind("switch-off", "Switch a tank off", c.SWITCH_OFF),
        Kind("extract", "Extract", c.EXTRACT),
    ),
    steps.STOW: (Kind("stow", "Stow", c.STOW),),
    steps.TRADE: (
        Kind("buy-resource", "Buy", c.BUY),
        Kind("sell-resource", "Sell", c.SELL),
        Kind("pass-trade", "Pass", c.PASS_TRADE),
    ),
    steps.CERTIFICATES: (
        Kind("buy-license", "Buy a building license", c.BUY_LICENSE, place="license"),
        Kind("sell-license", "Sell a building license", c.SELL_LICENSE),
        Kind("buy-luxury", "Buy luxury quarters", c.LUXURY, place="luxury"),
        Kind("pass-certificates", "Pass", c.PASS_CERTIFICATES),
    ),
}
"""By step, in the order of the list."""


def cost_of(state: State, kind: Kind) -> dict[str, int]:
    """What every choice of a kind costs, by thing, also where there is none."""
    rules, code = state.rules, kind.code
    if code == c.CONVERTER:
        return {"money": rules.converter_cost[kind.resource]}
    if code == c.BUY_TANK:
        return named_cost(local_cost(state)) if state.stock else {}
    if code == c.KEEP:
        return {"money": state.freelance_bid}
    costs = {
        c.IMPORT_TANK: rules.import_tank,
        c.SUPERCHARGER: rules.supercharger_cost,
        c.ACTIVATE: rules.activation,
        c.BUY_LICENSE: rules.license_cost,
        c.LUXURY: rules.luxury_cost,
    }
    if state.step == steps.TANKS:
        costs[c.UPGRADE] = rules.upgrade_cost
    return named_cost(costs[code]) if code in costs else {}


CHAPTERS: Final = {
    steps.BID_SPECIALIST: "Specialist auction",
    steps.BID_ZONE: "Zone auction",
    steps.BID_CARRIER: "Freelance carrier",
}
"""Of the rules, where the phase has another one as well."""


def facts_of(state: State, kind: Kind) -> dict[str, Any]:
    """What there is to tell of a kind as a whole."""
    if kind.code == c.BID:
        least, most = bid_range(state)
        half = state.step == steps.BID_ZONE and state.mover == state.holder(VENTURER)
        told = {"least": least, "most": most, "half": half, "brings": brings(state)}
        return {**told, "chapter": CHAPTERS[state.step]}
    if kind.code == c.AUCTION:
        return {"chapter": CHAPTERS[steps.BID_ZONE]}
    if kind.code == c.MOVE_PRICE:
        return {"left": state.spaces}
    if kind.code == c.BUY:
        resource = traded(state)
        return {"room": state.room(state.mover, resource), "supply": state.supply[resource]}
    cost = cost_of(state, kind)
    return {"cost": cost} if cost else {}


def kinds_of(state: State) -> list[Kind]:
    """Those of the step; what an option takes out of the game is not asked about."""
    unused = c.ROLL if state.rules.predictable else c.CLAIM
    kinds = KINDS[state.step]
    return [kind for kind in kinds if state.step != steps.CLAIM or kind.code != unused]


# --- why not --------------------------------------------------------------------------------------


def why_not(state: State, kind: Kind) -> Refusal:
    """What most of the actions of a kind are refused for that one might think of."""
    nowhere = _nowhere(state, kind.code)
    if nowhere is not None:
        return nowhere
    refusals = [state.conduct.refuse(state, code) for code in _tried(state, kind)]
    found = [refusal for refusal in refusals if refusal is not None]
    rules = [refusal.rule for refusal in found]
    return max(found, key=lambda refusal: rules.count(refusal.rule))


def _nowhere(state: State, code: int) -> Refusal | None:
    """Where there is not even a place for it."""
    if code in (c.BUY_TANK, c.IMPORT_TANK) and not bare_zones(state, state.mover):
        return Refusal("PS-TANK-08", "You have no zone without a tank.")
    if code in WITHOUT_TANK and not upright(state, state.mover):
        lying = state.tipped >= 0 and state.claims[state.tipped] == state.mover
        words = "You have no tank that stands upright." if lying else "You have no tank."
        return Refusal(WITHOUT_TANK[code], words)
    if code == c.SWITCH_OFF:
        return Refusal("PS-EXTRACT-03", "No tank of yours is running.")
    return None


WITHOUT_TANK: Final = {c.CONVERTER: "PS-TANK-11", c.SUPERCHARGER: "PS-TANK-15"}


def _tried(state: State, kind: Kind) -> list[int]:
    code, spots = kind.code, state.rules.spots
    if code == c.BID:
        return [c.with_number(c.BID, bid_range(state)[0])]
    if code in (c.UPGRADE, c.RESERVE):
        return [c.with_number(code, at) for at in range(RESOURCES)]
    if code in (c.BUY, c.SELL):
        return [c.with_number(code, 1)]
    if code == c.CONVERTER:
        zones = upright(state, state.mover)
        return [c.converter(kind.resource, spots[zone], NO_ZONE) for zone in zones]
    if code in ON_ZONES:
        return [c.at_zone(code, spots[zone]) for zone in ON_ZONES[code](state)]
    return [code]


def _everywhere(state: State) -> list[int]:
    return list(range(state.rules.size))


ON_ZONES: Final[dict[int, Callable[[State], list[int]]]] = {
    c.PLACE_CLAIM: _everywhere,
    c.PLACE_NEUTRAL: _everywhere,
    c.ROLL: _everywhere,
    c.CLAIM: _everywhere,
    c.USE_LICENSE: _everywhere,
    c.BUY_TANK: lambda state: bare_zones(state, state.mover),
    c.IMPORT_TANK: lambda state: bare_zones(state, state.mover),
    c.SUPERCHARGER: lambda state: upright(state, state.mover),
}
