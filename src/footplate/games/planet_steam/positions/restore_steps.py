"""What is asked in a description, and everything that belongs to that step."""

from footplate.core.position import bad_field
from footplate.games.planet_steam.board.blocks import RESOURCES as NAMES
from footplate.games.planet_steam.board.codes import RESOURCES, WATER
from footplate.games.planet_steam.board.rules import CAPTAIN, CLOSED, FREE, NEUTRAL, VENTURER
from footplate.games.planet_steam.language import position as p
from footplate.games.planet_steam.language import steps
from footplate.games.planet_steam.play.state import NO_TANK, State
from footplate.games.planet_steam.play.tank_phase import upright
from footplate.games.planet_steam.play.trading import trade_order
from footplate.games.planet_steam.play.zones import has_marker, next_placement, placements
from footplate.games.planet_steam.positions.restore_auctions import set_auction_step, set_bidding

QUEUED = (
    steps.UPGRADE,
    steps.CLAIM,
    steps.DIRECTION,
    steps.ACTIVATE,
    steps.TANKS,
    steps.REARRANGE,
    steps.EXTRACT,
    steps.STOW,
    steps.TRADE,
    steps.CERTIFICATES,
)


def set_step(state: State, data: p.PlanetSteamPosition) -> None:
    rules = state.rules
    _set_order(state, data)
    if data.step == "over":
        if data.seat is not None:
            bad_field("seat", "nobody is asked when the game is over")
        state.mover, state.step = -1, steps.UPGRADE
        return
    state.step = steps.STEP_NAMES.index(data.step)
    if data.seat is not None and not 0 <= data.seat < rules.seats:
        bad_field("seat", f"0 to {rules.seats - 1}")
    _set_cards(state, data)
    if steps.PART[state.step] in (steps.SPECIALISTS, steps.CARDS):
        set_auction_step(state, data)
    elif state.step in QUEUED:
        _set_queue(state, data)
    else:
        _set_expansion(state, data)
    _set_details(state, data)
    set_bidding(state, data.auction)
    if data.seat is not None and state.mover != data.seat:
        bad_field("seat", f"in this step seat {state.mover} is asked")
    if not state.codes():
        bad_field("step", "nothing could be done in this position")


def _set_order(state: State, data: p.PlanetSteamPosition) -> None:
    if data.order and not state.rules.variable_trading:
        bad_field("order", "belongs to the option variable_trading")
    values = list(data.order.values())
    if len(set(values)) != len(values) or not all(1 <= n <= RESOURCES for n in values):
        bad_field("order", f"each resource another number from 1 to {RESOURCES}")
    for name, number in data.order.items():
        state.order[NAMES.index(name)] = number
    for field, seat, option in (
        ("manipulator", data.manipulator, state.rules.manipulation),
        ("saboteur", data.saboteur, state.rules.sabotage),
    ):
        if seat is not None and not (option and 0 <= seat < state.rules.seats):
            bad_field(field, "names a seat, and belongs to its option")
    state.manipulator = -1 if data.manipulator is None else data.manipulator
    state.saboteur = -1 if data.saboteur is None else data.saboteur


def _set_cards(state: State, data: p.PlanetSteamPosition) -> None:
    """After the specialist auction everybody has a card; left out, they go by seats."""
    seats = state.rules.seats
    if steps.PART[state.step] in (steps.SETTING_UP, steps.SPECIALISTS, steps.CARDS):
        if state.step == steps.UPGRADE and (data.round != 1 or any(c >= 0 for c in state.cards)):
            bad_field("step", "carriers are upgraded before the first round")
        if state.step == steps.UPGRADE and (data.order or any(state.box)):
            bad_field("step", "carriers are upgraded before anything else")
        if state.rules.variable_claims and data.round == 1 and state.claims != state.rules.blank:
            bad_field("claims", "are placed after the first specialist auction")
        return
    if all(card < 0 for card in state.cards):
        state.cards = list(range(seats))
    if sorted(state.cards) != list(range(seats)):
        bad_field("players", "after the specialist auction everybody has a card")
    state.won = list(data.won) or list(range(seats))
    if sorted(state.won) != list(range(seats)):
        bad_field("won", "after the specialist auction everybody has won once")
    if any(state.box):
        bad_field("box", "is empty after the specialist auction")
    if state.rules.variable_trading and 0 in state.order:
        missing = [n for n in range(1, RESOURCES + 1) if n not in state.order]
        for resource in range(RESOURCES):
            if not state.order[resource]:
                state.order[resource] = missing.pop(0)
    if state.rules.manipulation and state.manipulator < 0:
        state.manipulator = state.won[0]


def _set_queue(state: State, data: p.PlanetSteamPosition) -> None:
    """Who acts now, and who after that."""
    seats = state.rules.seats
    if state.step == steps.UPGRADE:
        order = [(state.first + at) % seats for at in range(seats)]
    else:
        order = state.turn_order()
    if state.step in (steps.CLAIM, steps.DIRECTION):
        order = [seat for seat in order if has_marker(state, seat)]
    if data.queue is None:
        start = data.seat if data.seat is not None else order[0] if order else -1
        if start not in order:
            bad_field("seat", "does not act in this step")
        queue = order[order.index(start) :]
    else:
        queue = list(data.queue)
        if not queue or queue != order[len(order) - len(queue) :]:
            bad_field("queue", "holds the last ones of the turn order")
    state.queue, state.mover = queue, queue[0]
    if state.step == steps.UPGRADE:
        for seat in queue:
            if state.classes[seat * RESOURCES : (seat + 1) * RESOURCES].count(1) < RESOURCES:
                bad_field(f"players[{seat}].classes", "are 1 before the free upgrade")


def _set_expansion(state: State, data: p.PlanetSteamPosition) -> None:
    step = state.step
    if data.queue:
        bad_field("queue", "is empty in this step")
    if step == steps.PLACE_CLAIMS:
        _set_placing(state, data)
    elif step == steps.AIRSHIP:
        state.mover = state.holder(CAPTAIN)
    elif step == steps.CHOOSE_ZONE:
        state.mover = state.holder(VENTURER)
    elif step == steps.KEEP_CARRIER:
        if state.freelancer < 0:
            bad_field("freelance", "nobody has the card")
        state.mover = state.freelancer
    elif data.seat is not None:
        state.mover = data.seat


def _set_placing(state: State, data: p.PlanetSteamPosition) -> None:
    rules = state.rules
    if not rules.variable_claims or data.round != 1:
        bad_field("step", "claims are placed in round 1 of the option variable_claims")
    free_river = sum(state.claims[zone] == FREE for zone in rules.open_river)
    if not 0 <= data.river_left <= free_river:
        bad_field("river_left", f"0 to {free_river}")
    if not 0 <= data.placed < len(placements(state)) or (data.placed and data.river_left):
        bad_field("placed", f"0 to {len(placements(state)) - 1}, after the river")
    state.river_left, state.placed = data.river_left, data.placed
    _check_placed(state)
    next_placement(state)


def _check_placed(state: State) -> None:
    """What lies on the map is what was placed so far."""
    done = placements(state)[: state.placed]
    neutral = sum(each & 1 for each in done)
    river = state.claims.count(NEUTRAL) - neutral
    most = state.rules.river_die_max - state.river_left
    if not 0 <= river <= most:
        bad_field("claims", "do not fit the placements that were made")
    for seat in range(state.rules.seats):
        if state.claims.count(seat) != done.count(seat << 1):
            bad_field("claims", "do not fit the placements that were made")


def _set_details(state: State, data: p.PlanetSteamPosition) -> None:
    """What is kept only while one step goes on."""
    rules, step = state.rules, state.step
    if (data.river_left or data.placed) and step != steps.PLACE_CLAIMS:
        bad_field("placed, river_left", "belong to the step place-claims")
    if (data.zone is not None) != (step in (steps.BID_ZONE, steps.DIRECTION)):
        bad_field("zone", "belongs to the zone auction and to a failed roll")
    if data.zone is not None:
        if data.zone not in rules.zones:
            bad_field("zone", f"{data.zone!r} is no zone")
        state.zone = rules.zones.index(data.zone)
        owner = state.claims[state.zone]
        if owner >= 0 or owner == CLOSED or (step == steps.DIRECTION and owner != FREE):
            bad_field("zone", f"{data.zone} is claimed or closed")
    if step == steps.TRADE and data.trading is not None:
        state.trading = trade_order(state).index(NAMES.index(data.trading))
    elif data.trading is not None:
        bad_field("trading", "belongs to the step trade")
    if data.rearranged and step != steps.TANKS:
        bad_field("rearranged", "belongs to the step tanks")
    state.rearranged = data.rearranged
    _set_idle(state, data)
    _set_hand(state, data)
    if (data.overflow is not None) != (step == steps.STOW):
        bad_field("overflow", "belongs to the step stow")
    if data.overflow is not None:
        state.overflow = _checked(data.overflow, "overflow")
        room = state.spare(state.mover)
        kinds = sum(count > 0 for count in state.overflow)
        if kinds < 2 or not 0 < room < sum(state.overflow):
            bad_field("overflow", "there is nothing to choose")


def _checked(amounts: p.Amounts, field: str) -> list[int]:
    found = [amounts.quartz, amounts.ore, amounts.water, amounts.energy]
    if not all(0 <= count <= 99 for count in found):
        bad_field(field, "0 to 99 each")
    return found


def _set_idle(state: State, data: p.PlanetSteamPosition) -> None:
    if data.idle and state.step != steps.EXTRACT:
        bad_field("idle", "belongs to the step extract")
    idle = []
    for zone in data.idle:
        if zone not in state.rules.zones or state.rules.zones.index(zone) in idle:
            bad_field("idle", f"{zone!r} is no zone, or named twice")
        idle.append(state.rules.zones.index(zone))
    if not set(idle) <= set(upright(state, state.mover) if state.step == steps.EXTRACT else []):
        bad_field("idle", "names zones without an upright tank of the seat")
    state.idle = sorted(idle)


def _set_hand(state: State, data: p.PlanetSteamPosition) -> None:
    if (data.hand is not None) != (state.step == steps.REARRANGE):
        bad_field("hand", "belongs to the step rearrange")
    if data.hand is None:
        return
    hand, rules = data.hand, state.rules
    if hand.next not in rules.zones:
        bad_field("hand.next", f"{hand.next!r} is no zone")
    zone = rules.zones.index(hand.next)
    later = [
        at
        for at in range(zone, rules.size)
        if state.claims[at] == state.mover and at != state.tipped
    ]
    if rules.immobile:
        later = [at for at in later if state.tanks[at] != NO_TANK]
    if not later or later[0] != zone:
        bad_field("hand.next", "is no zone that is asked about")
    placed = [at for at in later if state.tanks[at] not in (NO_TANK, WATER) or state.charged[at]]
    if placed or (not rules.immobile and any(state.tanks[at] != NO_TANK for at in later)):
        bad_field("hand", "what is lifted does not stand on the zones that are still asked")
    if not 1 <= hand.tanks <= len(later) or (rules.immobile and hand.tanks != len(later)):
        bad_field("hand.tanks", f"1 to {len(later)}")
    if not 0 <= hand.superchargers <= hand.tanks:
        bad_field("hand.superchargers", f"0 to {hand.tanks}")
    state.hand_tanks, state.hand_superchargers = hand.tanks, hand.superchargers
    state.hand_converters = _checked(hand.converters, "hand.converters")
    if state.hand_converters[WATER]:
        bad_field("hand.converters", "there is no converter for water")
    state.next_zone = zone
