# footplate: compiled
"""The specialist auction: bonus resources, cards and their benefits.

For each winner it goes on as this file does: pay, card, benefit, bonus resource; then come the
optional card and the order marker (PS-BID-15).
"""

from footplate.games.planet_steam.board import codes as c
from footplate.games.planet_steam.board.blocks import RESOURCES as NAMES
from footplate.games.planet_steam.board.codes import RESOURCES
from footplate.games.planet_steam.board.rules import AGENT
from footplate.games.planet_steam.board.rules import ENGINEER as ENGINEER_ROLE
from footplate.games.planet_steam.language import steps
from footplate.games.planet_steam.language.events import (
    AuctionWon,
    BenefitTaken,
    BonusPlaced,
    BonusReturned,
    BonusTaken,
    CarrierUpgraded,
    CreditsGranted,
    Role,
    SpecialistTaken,
)
from footplate.games.planet_steam.play.auctions import close_bidding
from footplate.games.planet_steam.play.holdings import named_cost
from footplate.games.planet_steam.play.optional_cards import to_optional_card
from footplate.games.planet_steam.play.state import State


def place_bonus(state: State) -> None:
    """One of each resource that the terminal has goes into the bonus box (PS-BONUS-01)."""
    for resource in range(RESOURCES):
        if state.supply[resource] > 0:
            state.supply[resource] -= 1
            state.box[resource] = 1
    if state.log is not None:
        state.tell(BonusPlaced([NAMES[r] for r in range(RESOURCES) if state.box[r]]))


def grant_credits(state: State) -> None:
    """Who has none gets some (PS-BID-01), so that everybody can open the bidding (PS-BID-05)."""
    state.uncover_credits()
    for seat in range(state.rules.seats):
        if not state.credits[seat]:
            state.credits[seat] = state.rules.grant
            if state.log is not None:
                state.tell(CreditsGranted(seat, state.rules.grant))


def win_specialist(state: State) -> None:
    """The bid is paid at once (PS-BID-11)."""
    seat = state.mover
    state.credits[seat] -= state.bid
    if state.log is not None:
        state.tell(AuctionWon(seat, "specialist", state.bid, state.bid))
    close_bidding(state)
    state.won.append(seat)
    state.step = steps.CHOOSE_SPECIALIST


def specialist_codes(state: State) -> list[int]:
    cards = range(len(state.rules.card_ids))
    return [c.with_number(c.SPECIALIST, card) for card in cards if card not in state.cards]


def take_card(state: State, card: int) -> None:
    """Engineer and Bank Agent help at once, before the bonus resource (PS-ROLE-07)."""
    seat, roles = state.mover, state.rules.roles[card]
    state.cards[seat] = card  # PS-BID-12
    if state.log is not None:
        turn = state.rules.card_turns[card]
        state.tell(SpecialistTaken(seat, f"card:{turn}", turn))
    if roles >> ENGINEER_ROLE & 1:
        state.step = steps.ENGINEER
    elif roles >> AGENT & 1:
        state.step = steps.BANK_AGENT
    else:
        to_bonus(state)


# --- Engineer and Bank Agent ----------------------------------------------------------------------


def engineer_codes(state: State) -> list[int]:
    """A license if one is left, credits, or nothing (PS-ROLE-03)."""
    found = [c.CREDITS, c.DECLINE]
    return [c.LICENSE, *found] if state.licenses_left > 0 else found


def agent_codes(state: State) -> list[int]:
    """A better carrier, a resource, or nothing (PS-ROLE-04)."""
    found = upgrade_codes(state)
    for resource in range(RESOURCES):
        if state.room(state.mover, resource) > 0:
            found.append(c.with_number(c.RESERVE, resource))
    return [*found, c.DECLINE]


def upgrade_codes(state: State) -> list[int]:
    """The carriers that are not yet of the highest class (PS-ROLE-05)."""
    first = state.mover * RESOURCES
    return [
        c.with_number(c.UPGRADE, resource)
        for resource in range(RESOURCES)
        if state.classes[first + resource] < state.rules.top_class
    ]


def upgrade(state: State, resource: int, cost: list[int] | None = None) -> None:
    seat = state.mover
    state.classes[seat * RESOURCES + resource] += 1
    if state.log is not None:
        to = state.classes[seat * RESOURCES + resource]
        capacity = state.capacity(seat, resource)
        paid = {} if cost is None else named_cost(cost)
        state.tell(CarrierUpgraded(seat, NAMES[resource], to, capacity, paid))


def take_benefit(state: State, kind: int, resource: int) -> None:
    """What the Engineer or the Bank Agent gives: one thing (PS-ROLE-08)."""
    seat, what, amount = state.mover, "", 1
    if kind == c.LICENSE:
        state.licenses[seat] += 1  # for this round already: PS-CLAIM-13
        state.licenses_left -= 1
        what = "license"
    elif kind == c.CREDITS:
        state.credits[seat] += state.rules.engineer
        what, amount = "money", state.rules.engineer
    elif kind == c.RESERVE:
        state.gain(seat, resource, 1)  # from the reserve: PS-ROLE-06
        what = NAMES[resource]
    elif kind == c.UPGRADE:
        upgrade(state, resource)
        what = f"{NAMES[resource]}_carrier"
    if state.log is not None:
        role: Role = "engineer" if state.step == steps.ENGINEER else "bank_agent"
        state.tell(BenefitTaken(seat, role, what, amount))
    if state.step == steps.ENGINEER and state.rules.roles[state.cards[seat]] >> AGENT & 1:
        state.step = steps.BANK_AGENT
    else:
        to_bonus(state)


# --- the bonus resource ---------------------------------------------------------------------------


def to_bonus(state: State) -> None:
    if any(state.box):
        state.step = steps.BONUS
    else:  # PS-BONUS-05
        to_optional_card(state)


def bonus_codes(state: State) -> list[int]:
    """One has to be taken, whether there is room for it or not (PS-BONUS-03)."""
    return [c.with_number(c.BONUS, r) for r in range(RESOURCES) if state.box[r]]


def take_bonus(state: State, resource: int) -> None:
    """One of the box (PS-BONUS-02) for each winner (PS-BONUS-06).

    What does not fit is the one thing that goes back into the supply (PS-BONUS-04).
    """
    state.box[resource] = 0
    kept = state.gain(state.mover, resource, 1)
    if not kept:
        state.add_supply(resource, 1)
    if state.log is not None:
        state.tell(BonusTaken(state.mover, NAMES[resource], kept > 0))
    to_optional_card(state)


def return_bonus(state: State) -> None:
    """What nobody took goes back to the supply (PS-BONUS-07)."""
    left = [resource for resource in range(RESOURCES) if state.box[resource]]
    for resource in left:
        state.box[resource] = 0
        state.add_supply(resource, 1)
    if left and state.log is not None:
        state.tell(BonusReturned([NAMES[resource] for resource in left]))
