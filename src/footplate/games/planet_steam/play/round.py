# footplate: compiled
"""The game round: what comes of each action, and how the table goes on."""

from footplate.games.planet_steam.board import codes as c
from footplate.games.planet_steam.board.rules import CAPTAIN
from footplate.games.planet_steam.language import steps
from footplate.games.planet_steam.language.events import RoundStarted
from footplate.games.planet_steam.play.auctions import bid, next_bidding_round, pass_bid
from footplate.games.planet_steam.play.carrier import (
    auction_carrier,
    begin_carrier,
    keep_carrier,
    win_carrier,
)
from footplate.games.planet_steam.play.ending import end_round, produce_tanks, return_cards
from footplate.games.planet_steam.play.extraction import (
    begin_stowing,
    extract,
    forget_overflow,
    stow,
    switch_off,
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
    grant_credits,
    place_bonus,
    return_bonus,
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
    begin_placing_claims,
    begin_zone_auction,
    claim,
    has_marker,
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
    upgrade(state, c.number_of(code), False)
    _next_in_queue(state)
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
        _next_claim(state)
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
        _next_claim(state)


def _play_tanks(state: State, code: int) -> None:
    """Any purchases in any order until the seat ends its turn (PS-TANK-03).

    No die is rolled in it and nobody else is asked, so that it can be taken back (PS-ROUND-11).
    """
    kind = c.kind_of(code)
    if kind == c.ACTIVATE:
        activate(state)
    elif kind == c.NO_ACTIVATION:
        decline_activation(state)
        _next_tank_turn(state)
    elif kind == c.END_TANKS:
        _next_tank_turn(state)
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
            _next_in_queue(state)
            if state.mover < 0:
                to_trade(state, 0)
        else:
            begin_stowing(state)
    elif step == steps.TRADE:
        count = 0 if kind == c.PASS_TRADE else c.number_of(code)
        trade(state, -count if kind == c.SELL else count)  # before the next one: PS-TRADE-13
        _next_in_queue(state)
        if state.mover < 0:
            to_trade(state, state.trading + 1)
    else:
        trade_certificate(state, kind)
        _next_in_queue(state)
        if state.mover < 0:
            to_end(state)


# --- how the table goes on ------------------------------------------------------------------------


def _next_in_queue(state: State) -> None:
    """The next one is asked, and nobody else (PS-ROUND-06)."""
    state.queue.pop(0)
    state.mover = state.queue[0] if state.queue else -1


def _by_turn_order(state: State, step: int) -> None:
    """All act in turn order, and have done so before the next step begins (PS-ROUND-05)."""
    state.step = step
    state.queue = state.turn_order()
    state.mover = state.queue[0]


def begin_upgrades(state: State) -> None:
    """Set-up: each seat upgrades one carrier, clockwise from the first player (PS-SETUP-16)."""
    seats = state.rules.seats
    state.step = steps.UPGRADE
    state.queue = [(state.first + at) % seats for at in range(seats)]
    state.mover = state.first


def start_round(state: State) -> None:
    """The round begins; from here on each part leads to the next one (PS-ROUND-01)."""
    if state.log is not None:
        state.tell(RoundStarted(state.round, state.rules.rounds))
    place_bonus(state)
    grant_credits(state)
    next_bidding_round(state)


def after_specialists(state: State) -> None:
    return_bonus(state)
    if state.rules.variable_claims and state.round == 1:  # PS-VAR-11
        begin_placing_claims(state)
    else:
        to_zone_auction(state)


def to_zone_auction(state: State) -> None:
    if not begin_zone_auction(state):
        to_claims(state)


def to_claims(state: State) -> None:
    """Who has no marker left is passed over (PS-CLAIM-14)."""
    state.step = steps.CLAIM
    state.queue = [seat for seat in state.turn_order() if has_marker(state, seat)]
    if state.queue:
        state.mover = state.queue[0]
    else:
        to_airship(state)


def _next_claim(state: State) -> None:
    """One claim for each: a roll or a license, never both (PS-CLAIM-11)."""
    _next_in_queue(state)
    if state.mover < 0:
        to_airship(state)


def to_airship(state: State) -> None:
    state.step = steps.AIRSHIP
    state.mover = state.holder(CAPTAIN)  # PS-ROLE-02


def to_carrier(state: State) -> None:
    """With its option the freelance carrier comes last in the Expansion Phase (PS-FREE-01)."""
    if not state.rules.freelance_on or not begin_carrier(state):
        to_tanks(state)


def to_tanks(state: State) -> None:
    _by_turn_order(state, steps.ACTIVATE)


def _next_tank_turn(state: State) -> None:
    state.rearranged = False
    _next_in_queue(state)
    if state.mover < 0:
        _by_turn_order(state, steps.EXTRACT)  # PS-EXTRACT-01
    else:
        state.step = steps.ACTIVATE


def to_trade(state: State, place: int) -> None:
    """Each resource of the order once for everybody (PS-TRADE-02), then certificates."""
    state.trading = place
    if place < c.RESOURCES:
        _by_turn_order(state, steps.TRADE)
    else:
        state.trading = 0
        _by_turn_order(state, steps.CERTIFICATES)  # PS-CERT-01


def to_end(state: State) -> None:
    """The End Phase; the last round has it too (PS-END-06)."""
    return_cards(state)
    produce_tanks(state)
    if not end_round(state):
        start_round(state)
