# footplate: compiled
"""The game round: how the table goes on from step to step."""

from footplate.games.planet_steam.board import codes as c
from footplate.games.planet_steam.board.rules import CAPTAIN, LADY
from footplate.games.planet_steam.language import steps
from footplate.games.planet_steam.language.events import RoundStarted
from footplate.games.planet_steam.play.auctions import next_bidding_round
from footplate.games.planet_steam.play.carrier import (
    begin_carrier,
)
from footplate.games.planet_steam.play.ending import end_round, produce_tanks, return_cards
from footplate.games.planet_steam.play.specialists import (
    grant_credits,
    place_bonus,
    return_bonus,
)
from footplate.games.planet_steam.play.state import State
from footplate.games.planet_steam.play.zones import (
    begin_placing_claims,
    begin_zone_auction,
    has_marker,
)


def next_in_queue(state: State) -> None:
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
    state.mover = state.first
    if state.log is not None:
        state.tell(RoundStarted(state.round, state.rules.rounds))
    place_bonus(state)
    grant_credits(state)
    next_bidding_round(state)


def after_specialists(state: State) -> None:
    state.mover = state.holder(LADY)
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


def next_claim(state: State) -> None:
    """One claim for each: a roll or a license, never both (PS-CLAIM-11)."""
    next_in_queue(state)
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


def next_tank_turn(state: State) -> None:
    state.rearranged = False
    next_in_queue(state)
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
    state.mover = state.holder(LADY)
    return_cards(state)
    produce_tanks(state)
    if not end_round(state):
        start_round(state)
