# footplate: compiled
"""A state as a description."""

from footplate.core.position import luck_of
from footplate.games.planet_steam.board.blocks import RESOURCES as NAMES
from footplate.games.planet_steam.board.codes import RESOURCES
from footplate.games.planet_steam.board.rules import NEUTRAL
from footplate.games.planet_steam.language import position as p
from footplate.games.planet_steam.language import steps
from footplate.games.planet_steam.play.optional_cards import STRENGTHS
from footplate.games.planet_steam.play.state import NO_TANK, State
from footplate.games.planet_steam.play.tank_phase import tank_at
from footplate.games.planet_steam.play.trading import traded


def describe(state: State) -> p.PlanetSteamPosition:
    """The whole position, readable, and enough to build it again."""
    rules, step = state.rules, -1 if state.over else state.step
    return p.PlanetSteamPosition(
        board=rules.known_by,
        options=rules.changed_options.copy(),
        luck=luck_of(state.chance),
        players=[_player(state, seat) for seat in range(rules.seats)],
        round=state.round,
        first=state.first,
        step=step_name(state),
        seat=state.seat,
        queue=state.queue[:],
        claims=claims(state),
        tanks=tanks(state),
        supply=named(state.supply),
        price=named(state.price),
        stock=state.stock,
        licenses=state.licenses_left,
        luxuries=state.luxuries_left,
        box=[NAMES[r] for r in range(RESOURCES) if state.box[r]],
        airship=None if state.airship < 0 else state.airship + 1,
        won=state.won[:],
        auction=auction(state),
        zone=None if state.zone < 0 else rules.zones[state.zone],
        trading=NAMES[traded(state)] if step == steps.TRADE else None,
        order={NAMES[r]: state.order[r] for r in range(RESOURCES) if state.order[r]},
        markers_due=state.markers_due,
        idle=[rules.zones[zone] for zone in state.idle] if step == steps.EXTRACT else [],
        overflow=named(state.overflow) if step == steps.STOW else None,
        hand=hand(state) if step == steps.REARRANGE else None,
        rearranged=state.rearranged,
        manipulation=_manipulation(state) if step == steps.MOVE_PRICES else None,
        manipulator=None if state.manipulator < 0 else state.manipulator,
        saboteur=None if state.saboteur < 0 else state.saboteur,
        freelance=freelance(state) if rules.freelance_on else None,
        river_left=state.river_left,
        placed=state.placed,
    )


def step_name(state: State) -> steps.StepName:
    return "over" if state.over else steps.STEP_NAMES[state.step]


def named(numbers: list[int]) -> p.Amounts:
    return p.Amounts(*numbers)


def of_seat(state: State, seat: int, numbers: list[int]) -> p.Amounts:
    return named(numbers[seat * RESOURCES : (seat + 1) * RESOURCES])


def card_number(state: State, seat: int) -> int | None:
    card = state.cards[seat]
    return None if card < 0 else state.rules.card_turns[card]


def _player(state: State, seat: int) -> p.Player:
    return p.Player(
        credits=state.credits[seat],
        resources=of_seat(state, seat, state.held),
        classes=of_seat(state, seat, state.classes),
        licenses=state.licenses[seat],
        luxuries=state.luxuries[seat],
        card=card_number(state, seat),
    )


def claims(state: State) -> dict[str, int | p.Neutral]:
    zones = state.rules.zones
    return {
        zones[at]: "neutral" if owner == NEUTRAL else owner
        for at, owner in enumerate(state.claims)
        if owner >= 0 or owner == NEUTRAL
    }


def tanks(state: State) -> list[p.Tank]:
    return [tank_at(state, at) for at, output in enumerate(state.tanks) if output != NO_TANK]


def auction(state: State) -> p.Auction | None:
    if not any(state.bidding):
        return None
    bidding = [seat for seat, still in enumerate(state.bidding) if still]
    return p.Auction(bidding=bidding, bid=state.bid, high=None if state.high < 0 else state.high)


def hand(state: State) -> p.Hand:
    return p.Hand(
        tanks=state.hand_tanks,
        converters=named(state.hand_converters),
        superchargers=state.hand_superchargers,
        next=state.rules.zones[state.next_zone],
    )


def freelance(state: State) -> p.Freelance:
    seat = None if state.freelancer < 0 else state.freelancer
    return p.Freelance(seat=seat, bid=state.freelance_bid, kept=state.freelance_kept)


def _manipulation(state: State) -> p.Manipulation:
    return p.Manipulation(
        strength=STRENGTHS[state.strength],
        left=state.spaces,
        after=None if state.moved < 0 else NAMES[state.moved],
    )
