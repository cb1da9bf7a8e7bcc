# footplate: compiled
"""The specialist auction: bonus resources, cards, their benefits, and the optional cards."""

from footplate.games.planet_steam.board import codes as c
from footplate.games.planet_steam.board.blocks import RESOURCES as NAMES
from footplate.games.planet_steam.board.codes import QUARTZ, RESOURCES
from footplate.games.planet_steam.board.rules import AGENT, TITLES
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
    OrderMarkerPlaced,
    PriceMoved,
    PricesManipulated,
    SabotageFailed,
    SpecialistTaken,
    TankTipped,
)
from footplate.games.planet_steam.play.auctions import close_bidding, open_bidding
from footplate.games.planet_steam.play.state import NO_TANK, State

STRENGTHS = ("weak", "moderate", "strong")


def place_bonus(state: State) -> None:
    """One of each resource that the terminal has goes into the bonus resource box."""
    for resource in range(RESOURCES):
        if state.supply[resource] > 0:
            state.supply[resource] -= 1
            state.box[resource] = 1
    if state.log is not None:
        state.tell(BonusPlaced([NAMES[r] for r in range(RESOURCES) if state.box[r]]))


def grant_credits(state: State) -> None:
    """Nobody enters the auction without credits."""
    for seat in range(state.rules.seats):
        if not state.credits[seat]:
            state.credits[seat] = state.rules.grant
            if state.log is not None:
                state.tell(CreditsGranted(seat, state.rules.grant))


def next_bidding_round(state: State) -> None:
    """Those without a card bid; the first player opens, or the next one clockwise."""
    bidders = [seat for seat in range(state.rules.seats) if seat not in state.won]
    open_bidding(state, steps.BID_SPECIALIST, bidders, state.first)


def win_specialist(state: State) -> None:
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
    """Engineer and Bank Agent help at once, before the bonus resource."""
    seat, roles = state.mover, state.rules.roles[card]
    state.cards[seat] = card
    if state.log is not None:
        titles = [TITLES[role] for role in range(len(TITLES)) if roles >> role & 1]
        turn = state.rules.card_turns[card]
        state.tell(SpecialistTaken(seat, state.rules.card_ids[card], titles, turn))
    if roles >> ENGINEER_ROLE & 1:
        state.step = steps.ENGINEER
    elif roles >> AGENT & 1:
        state.step = steps.BANK_AGENT
    else:
        to_bonus(state)


# --- Engineer and Bank Agent ----------------------------------------------------------------------


def engineer_codes(state: State) -> list[int]:
    found = [c.CREDITS, c.DECLINE]
    return [c.LICENSE, *found] if state.licenses_left > 0 else found


def agent_codes(state: State) -> list[int]:
    found = upgrade_codes(state)
    for resource in range(RESOURCES):
        if state.room(state.mover, resource) > 0:
            found.append(c.with_number(c.RESERVE, resource))
    return [*found, c.DECLINE]


def upgrade_codes(state: State) -> list[int]:
    """The carriers that are not yet of the highest class."""
    first = state.mover * RESOURCES
    return [
        c.with_number(c.UPGRADE, resource)
        for resource in range(RESOURCES)
        if state.classes[first + resource] < state.rules.top_class
    ]


def upgrade(state: State, resource: int, paid: bool) -> None:
    seat = state.mover
    state.classes[seat * RESOURCES + resource] += 1
    if state.log is not None:
        to = state.classes[seat * RESOURCES + resource]
        capacity = state.capacity(seat, resource)
        state.tell(CarrierUpgraded(seat, NAMES[resource], to, capacity, paid))


def take_benefit(state: State, kind: int, resource: int) -> None:
    """What the Engineer or the Bank Agent gives."""
    seat, what = state.mover, "nothing"
    if kind == c.LICENSE:
        state.licenses[seat] += 1
        state.licenses_left -= 1
        what = "a building license"
    elif kind == c.CREDITS:
        state.credits[seat] += state.rules.engineer
        what = f"{state.rules.engineer} credits"
    elif kind == c.RESERVE:
        state.gain(seat, resource, 1)
        what = f"1 {NAMES[resource]}"
    elif kind == c.UPGRADE:
        upgrade(state, resource, False)
        what = f"a better {NAMES[resource]} carrier"
    if state.log is not None:
        state.tell(
            BenefitTaken(seat, "Engineer" if state.step == steps.ENGINEER else "Bank Agent", what)
        )
    to_bonus(state)


# --- the bonus resource ---------------------------------------------------------------------------


def to_bonus(state: State) -> None:
    if any(state.box):
        state.step = steps.BONUS
    else:
        to_optional_card(state)


def bonus_codes(state: State) -> list[int]:
    return [c.with_number(c.BONUS, r) for r in range(RESOURCES) if state.box[r]]


def take_bonus(state: State, resource: int) -> None:
    """What does not fit is the one thing that goes back into the supply."""
    state.box[resource] = 0
    kept = state.gain(state.mover, resource, 1)
    if not kept:
        state.add_supply(resource, 1)
    if state.log is not None:
        state.tell(BonusTaken(state.mover, NAMES[resource], kept > 0))
    to_optional_card(state)


def return_bonus(state: State) -> None:
    """What nobody took goes back to the supply."""
    left = [resource for resource in range(RESOURCES) if state.box[resource]]
    for resource in left:
        state.box[resource] = 0
        state.add_supply(resource, 1)
    if left and state.log is not None:
        state.tell(BonusReturned([NAMES[resource] for resource in left]))


# --- optional cards -------------------------------------------------------------------------------


def to_optional_card(state: State) -> None:
    """Price manipulation for the first winner, sabotage for the last one."""
    rules = state.rules
    if rules.manipulation and len(state.won) == 1:
        state.manipulator = state.mover
        state.step = steps.MANIPULATE
    elif rules.sabotage and len(state.won) == rules.seats and state.round >= rules.sabotage_from:
        state.saboteur = state.mover
        if victims(state):
            state.step = steps.SABOTAGE
        else:
            if state.log is not None:
                state.tell(SabotageFailed(state.mover))
            to_order_markers(state)
    else:
        to_order_markers(state)


def strength_codes(state: State) -> list[int]:
    credits = state.credits[state.mover]
    costs = state.rules.strengths
    return [c.with_number(c.MANIPULATE, at) for at in range(3) if costs[at][0] <= credits]


def manipulate(state: State, strength: int) -> None:
    cost, spaces = state.rules.strengths[strength][0], state.rules.strengths[strength][1]
    state.credits[state.mover] -= cost
    state.strength = strength
    state.spaces = spaces
    state.moved = -1
    state.step = steps.MOVE_PRICES
    if state.log is not None:
        state.tell(PricesManipulated(state.mover, STRENGTHS[strength], cost))


def movable(state: State) -> list[int]:
    """The resources whose price may still be moved: in their order, each once."""
    first = 0 if state.rules.strengths[state.strength][3] else QUARTZ + 1
    return list(range(max(first, state.moved + 1), RESOURCES))


def price_codes(state: State) -> list[int]:
    found = []
    for resource in movable(state):
        for spaces in range(-state.spaces, state.spaces + 1):
            if spaces:
                found.append(c.move_price(resource, spaces))
    return [*found, c.END_PRICES]


def move_one_price(state: State, resource: int, spaces: int) -> None:
    before = state.price[resource]
    state.move_price(resource, spaces)
    state.spaces -= abs(spaces)
    state.moved = resource
    if state.log is not None:
        why = "manipulated"
        state.tell(PriceMoved(NAMES[resource], before, state.price[resource], why))
    only_one = state.rules.strengths[state.strength][2] == 1
    if only_one or not state.spaces or not movable(state):
        end_prices(state)


def end_prices(state: State) -> None:
    state.strength = -1
    state.spaces = 0
    state.moved = -1
    to_order_markers(state)


def victims(state: State) -> list[int]:
    """The opponents with a tank."""
    owners = [state.claims[z] for z in range(state.rules.size) if state.tanks[z] != NO_TANK]
    return [s for s in range(state.rules.seats) if s != state.mover and s in owners]


def order_tip(state: State, victim: int) -> None:
    state.step = steps.TIP_TANK
    state.mover = victim


def tip_codes(state: State) -> list[int]:
    return [
        c.at_zone(c.TIP, state.rules.spots[zone])
        for zone in state.zones_of(state.mover)
        if state.tanks[zone] != NO_TANK
    ]


def tip(state: State, zone: int) -> None:
    state.tipped = zone
    if state.log is not None:
        state.tell(TankTipped(state.mover, state.saboteur, state.rules.zones[zone]))
    state.mover = state.saboteur
    to_order_markers(state)


# --- order markers --------------------------------------------------------------------------------


def free_numbers(state: State) -> list[int]:
    return [number for number in range(1, RESOURCES + 1) if number not in state.order]


def to_order_markers(state: State) -> None:
    state.markers_due = 0
    if state.rules.variable_trading:
        state.markers_due = min(state.rules.markers_placed, len(free_numbers(state)))
    _next_marker(state)


def _next_marker(state: State) -> None:
    state.step = steps.ORDER_MARKER if state.markers_due else steps.CHOOSE_SPECIALIST
    if state.markers_due:
        return
    if len(state.won) < state.rules.seats:
        next_bidding_round(state)
        return
    numbers = free_numbers(state)
    if state.rules.variable_trading and numbers:
        # With three players one marker is left: it goes where there is none.
        resource = state.order.index(0)
        state.order[resource] = numbers[0]
        if state.log is not None:
            state.tell(OrderMarkerPlaced(None, numbers[0], NAMES[resource]))
    state.mover = -1


def order_codes(state: State) -> list[int]:
    """Which marker, on which gauge."""
    found = []
    for number in free_numbers(state):
        for resource in range(RESOURCES):
            if not state.order[resource]:
                found.append(c.order(number, resource))
    return found


def place_marker(state: State, number: int, resource: int) -> None:
    state.order[resource] = number
    state.markers_due -= 1
    if state.log is not None:
        state.tell(OrderMarkerPlaced(state.mover, number, NAMES[resource]))
    _next_marker(state)
