# footplate: compiled
"""What comes of each action."""

from footplate.games.planet_steam.board import codes as c
from footplate.games.planet_steam.language import steps
from footplate.games.planet_steam.play.auctions import bid, pass_bid
from footplate.games.planet_steam.play.carrier import (
    auction_carrier,
    keep_carrier,
    win_carrier,
)
from footplate.games.planet_steam.play.extraction import (
    begin_stowing,
    extract,
    forget_overflow,
    stow,
    switch_off,
)
from footplate.games.planet_steam.play.flow import (
    after_specialists,
    next_claim,
    next_in_queue,
    next_tank_turn,
    start_round,
    to_carrier,
    to_claims,
    to_end,
    to_tanks,
    to_trade,
    to_zone_auction,
)
from footplate.games.planet_steam.play.optional_cards import (
    end_prices,
    manipulate,
    move_one_price,
    order_tip,
    place_marker,
    tip,
)
from footplate.games.planet_steam.play.specialists import (
    take_benefit,
    take_bonus,
    take_card,
    upgrade,
    win_specialist,
)
from footplate.games.planet_steam.play.state import State
from footplate.games.planet_steam.play.tank_phase import (
    activate,
    buy_converter,
    buy_supercharger,
    buy_tank,
    buy_upgrade,
    decline_activation,
    place,
    rearrange,
)
from footplate.games.planet_steam.play.trading import (
    trade,
    trade_certificate,
)
from footplate.games.planet_steam.play.zones import (
    claim,
    offer_zone,
    pass_claim,
    place_airship,
    place_claim,
    roll_for,
    settle_direction,
    use_license,
    win_zone,
)


def carry_out(state: State, code: int) -> None:
    """What comes of a legal code, up to the next decision."""
    part = steps.PART[state.step]
    if part == steps.RESOURCE_PHASE:
        _play_resources(state, code)
    elif part == steps.TANK_PHASE:
        _play_tanks(state, code)
    elif part == steps.EXPANSION:
        _play_expansion(state, code)
    elif part == steps.SPECIALISTS:
        _play_specialists(state, code)
    elif part == steps.CARDS:
        _play_optional(state, code)
    else:
        _play_upgrade(state, code)
    if state.mover < 0 and state.step == steps.CHOOSE_SPECIALIST:
        # Everybody has a card.
        after_specialists(state)


# --- what comes of it -----------------------------------------------------------------------------


def _zone(state: State, code: int) -> int:
    return state.rules.zone_at[c.spot_of(code)]


def _play_upgrade(state: State, code: int) -> None:
    upgrade(state, c.number_of(code))
    next_in_queue(state)
    if state.mover < 0:
        start_round(state)  # PS-SETUP-17


def _play_specialists(state: State, code: int) -> None:
    step, kind = state.step, c.kind_of(code)
    if step == steps.BID_SPECIALIST:
        won = pass_bid(state) if kind == c.PASS else bid(state, c.number_of(code))
        if won:
            win_specialist(state)
    elif step == steps.CHOOSE_SPECIALIST:
        take_card(state, c.number_of(code))
    elif step in (steps.ENGINEER, steps.BANK_AGENT):
        take_benefit(state, kind, c.number_of(code))
    else:
        take_bonus(state, c.number_of(code))


def _play_optional(state: State, code: int) -> None:
    step = state.step
    if step == steps.MANIPULATE:
        manipulate(state, c.number_of(code))
    elif step == steps.MOVE_PRICES:
        if code == c.END_PRICES:
            end_prices(state)
        else:
            move_one_price(state, c.resource_of(code), c.spaces_of(code))
    elif step == steps.SABOTAGE:
        order_tip(state, c.number_of(code))
    elif step == steps.TIP_TANK:
        tip(state, _zone(state, code))
    else:
        place_marker(state, c.order_number(code), c.resource_of(code))


def _play_expansion(state: State, code: int) -> None:
    step, kind = state.step, c.kind_of(code)
    if step == steps.PLACE_CLAIMS:
        if not place_claim(state, _zone(state, code)):
            to_zone_auction(state)
    elif step == steps.CHOOSE_ZONE:
        if not offer_zone(state, _zone(state, code)):
            to_claims(state)
    elif step == steps.BID_ZONE:  # as for specialists: PS-ZONE-06
        if pass_bid(state) if kind == c.PASS else bid(state, c.number_of(code)):
            win_zone(state)
            to_claims(state)
    elif step == steps.CLAIM:
        _play_claim(state, kind, code)
    elif step == steps.DIRECTION:
        settle_direction(state, _zone(state, code))
        next_claim(state)
    elif step == steps.AIRSHIP:
        place_airship(state, c.number_of(code))
        to_carrier(state)
    elif step == steps.KEEP_CARRIER:
        if kind == c.KEEP:
            keep_carrier(state)
            to_tanks(state)
        elif not auction_carrier(state):  # PS-FREE-12
            to_tanks(state)
    elif pass_bid(state) if kind == c.PASS else bid(state, c.number_of(code)):
        win_carrier(state)
        to_tanks(state)


def _play_claim(state: State, kind: int, code: int) -> None:
    settled = True
    if kind == c.ROLL:
        settled = roll_for(state, _zone(state, code))
    elif kind == c.USE_LICENSE:
        use_license(state, _zone(state, code))
    elif kind == c.CLAIM:
        claim(state, state.mover, _zone(state, code), "choice")
    else:
        pass_claim(state)
    if settled:
        next_claim(state)


def _play_tanks(state: State, code: int) -> None:
    """Any purchases in any order until the seat ends its turn (PS-TANK-03).

    No die is rolled in it and nobody else is asked, so that it can be taken back (PS-ROUND-11).
    """
    kind = c.kind_of(code)
    if kind == c.ACTIVATE:
        activate(state)
    elif kind == c.NO_ACTIVATION:
        decline_activation(state)
        next_tank_turn(state)
    elif kind == c.END_TANKS:
        next_tank_turn(state)
    elif kind == c.PLACE:
        place(state, code)
    elif kind == c.REARRANGE:
        rearrange(state)
    elif kind == c.CONVERTER:
        spot = c.moved_to(code)
        other = -1 if spot == c.NO_ZONE else state.rules.zone_at[spot]
        buy_converter(state, c.converter_kind(code), _zone(state, code), other)
    elif kind == c.SUPERCHARGER:
        buy_supercharger(state, _zone(state, code))
    elif kind == c.UPGRADE:
        buy_upgrade(state, c.number_of(code))
    else:
        buy_tank(state, _zone(state, code), kind == c.IMPORT_TANK)


def _play_resources(state: State, code: int) -> None:
    step, kind = state.step, c.kind_of(code)
    if step == steps.EXTRACT and kind == c.SWITCH_OFF:
        switch_off(state, _zone(state, code))
    elif step in (steps.EXTRACT, steps.STOW):
        if stow(state, c.number_of(code)) if step == steps.STOW else extract(state):
            forget_overflow(state)
            state.step = steps.EXTRACT
            next_in_queue(state)
            if state.mover < 0:
                to_trade(state, 0)
        else:
            begin_stowing(state)
    elif step == steps.TRADE:
        count = 0 if kind == c.PASS_TRADE else c.number_of(code)
        trade(state, -count if kind == c.SELL else count)  # before the next one: PS-TRADE-13
        next_in_queue(state)
        if state.mover < 0:
            to_trade(state, state.trading + 1)
    else:
        trade_certificate(state, kind)
        next_in_queue(state)
        if state.mover < 0:
            to_end(state)
