# footplate: compiled
"""What may be done at each step: all legal codes, and a random one."""

from footplate.core.chance import Chance
from footplate.games.planet_steam.board import codes as c
from footplate.games.planet_steam.language import steps
from footplate.games.planet_steam.play.auctions import bid_codes, bid_range, is_auction
from footplate.games.planet_steam.play.carrier import (
    keep_codes,
)
from footplate.games.planet_steam.play.extraction import (
    extract_codes,
    stow_codes,
)
from footplate.games.planet_steam.play.optional_cards import (
    order_codes,
    price_codes,
    strength_codes,
    tip_codes,
    victims,
)
from footplate.games.planet_steam.play.specialists import (
    agent_codes,
    bonus_codes,
    engineer_codes,
    specialist_codes,
    upgrade_codes,
)
from footplate.games.planet_steam.play.state import State
from footplate.games.planet_steam.play.tank_phase import (
    activation_codes,
    place_codes,
    tank_codes,
)
from footplate.games.planet_steam.play.trading import (
    certificate_codes,
    most_bought,
    trade_codes,
    traded,
)
from footplate.games.planet_steam.play.zones import (
    claim_codes,
    nearest,
    placing_codes,
    zone_codes,
    zones_to_offer,
)


def legal_codes(state: State) -> list[int]:
    """Every legal action of the step, in a fixed order.

    One at least (PS-ROUND-09), the smallest act of the step among them (PS-ROUND-10); one alone is
    asked like many (PS-ROUND-08).
    """
    part = steps.PART[state.step]
    if part == steps.RESOURCE_PHASE:
        return _resource_codes(state)
    if part == steps.TANK_PHASE:
        return _tank_phase_codes(state)
    if part == steps.EXPANSION:
        return _expansion_codes(state)
    if part == steps.SPECIALISTS:
        return _specialists_codes(state)
    return _optional_codes(state) if part == steps.CARDS else upgrade_codes(state)


def sample_code(state: State, rng: Chance) -> int:
    """Evenly over the legal codes; bids and trades by their kind first, then by amount."""
    if is_auction(state.step):
        return _sample_bid(state, rng)
    if state.step == steps.TRADE:
        return _sample_trade(state, rng)
    codes = legal_codes(state)
    return codes[rng.below(len(codes))]


def _specialists_codes(state: State) -> list[int]:
    step = state.step
    if step == steps.BID_SPECIALIST:
        return bid_codes(state)
    if step == steps.CHOOSE_SPECIALIST:
        return specialist_codes(state)
    if step == steps.ENGINEER:
        return engineer_codes(state)
    if step == steps.BANK_AGENT:
        return agent_codes(state)
    return bonus_codes(state)


def _optional_codes(state: State) -> list[int]:
    step = state.step
    if step == steps.MANIPULATE:
        return strength_codes(state)
    if step == steps.MOVE_PRICES:
        return price_codes(state)
    if step == steps.SABOTAGE:
        return [c.with_number(c.SABOTAGE, seat) for seat in victims(state)]
    return tip_codes(state) if step == steps.TIP_TANK else order_codes(state)


def _expansion_codes(state: State) -> list[int]:
    step = state.step
    if step == steps.PLACE_CLAIMS:
        return placing_codes(state)
    if step == steps.CHOOSE_ZONE:
        return zone_codes(state, c.AUCTION, zones_to_offer(state))
    if step == steps.CLAIM:
        return claim_codes(state)
    if step == steps.DIRECTION:
        return zone_codes(state, c.CLAIM, nearest(state, state.zone))
    if step == steps.AIRSHIP:
        return [c.with_number(c.AIRSHIP, row) for row in range(state.rules.rows)]
    return keep_codes(state) if step == steps.KEEP_CARRIER else bid_codes(state)


def _tank_phase_codes(state: State) -> list[int]:
    step = state.step
    if step == steps.ACTIVATE:
        return activation_codes(state)
    return tank_codes(state) if step == steps.TANKS else place_codes(state)


def _resource_codes(state: State) -> list[int]:
    step = state.step
    if step == steps.EXTRACT:
        return extract_codes(state)
    if step == steps.STOW:
        return stow_codes(state)
    return trade_codes(state) if step == steps.TRADE else certificate_codes(state)


def _sample_bid(state: State, rng: Chance) -> int:
    """Mostly pass; a bid is drawn evenly, low ones first half of the time."""
    lowest, highest = bid_range(state)
    if state.high >= 0 and (highest < lowest or rng.below(3)):
        return c.PASS
    span = highest - lowest + 1
    if span > 4 and rng.below(2):
        span = 4
    return c.with_number(c.BID, lowest + rng.below(span))


def _sample_trade(state: State, rng: Chance) -> int:
    """Buy, sell or pass alike; then any amount."""
    kind = rng.below(3)
    most = most_bought(state) if kind == 0 else state.has(state.mover, traded(state))
    if kind == 2 or not most:
        return c.PASS_TRADE
    return c.with_number(c.BUY if kind == 0 else c.SELL, 1 + rng.below(most))
