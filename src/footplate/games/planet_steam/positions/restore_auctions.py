"""The auctions of a description: who has won, who chooses, what comes with it, and the bidding."""

from footplate.core.position import bad_field
from footplate.games.planet_steam.board.blocks import RESOURCES as NAMES
from footplate.games.planet_steam.board.rules import AGENT, LADY, VENTURER
from footplate.games.planet_steam.board.rules import ENGINEER as ENGINEER_ROLE
from footplate.games.planet_steam.language import position as p
from footplate.games.planet_steam.language import steps
from footplate.games.planet_steam.play.auctions import is_auction, next_bidding_round, open_bidding
from footplate.games.planet_steam.play.optional_cards import STRENGTHS, free_numbers
from footplate.games.planet_steam.play.state import NO_TANK, State
from footplate.games.planet_steam.play.zones import has_marker


def set_auction_step(state: State, data: p.PlanetSteamPosition) -> None:
    _set_won(state, data)
    if data.queue:
        bad_field("queue", "is empty in the specialist auction")
    for seat in range(state.rules.seats):
        if seat not in state.won and not state.credits[seat]:
            bad_field(f"players[{seat}].credits", "whoever has still to bid has 1 at least")
    step = state.step
    _check_tipped(state)
    _set_markers(state)
    if step == steps.BID_SPECIALIST:
        if len(state.won) == state.rules.seats:
            bad_field("won", "everybody has a card: nobody bids any more")
        if state.rules.manipulation and state.won and state.manipulator < 0:
            state.manipulator = state.won[0]
        next_bidding_round(state)
        if data.auction is not None and data.seat is not None:
            state.mover = data.seat
        return
    state.mover = state.won[-1]
    card = state.cards[state.mover]
    if step in (steps.ENGINEER, steps.BANK_AGENT):
        role = ENGINEER_ROLE if step == steps.ENGINEER else AGENT
        if not state.rules.roles[card] >> role & 1:
            bad_field("step", "the last winner has another card")
    _set_optional(state, data)


def _check_tipped(state: State) -> None:
    """Only after the last winner's sabotage a tank can lie on its side."""
    last = state.step == steps.ORDER_MARKER and len(state.won) == state.rules.seats
    if state.tipped >= 0 and not last:
        bad_field("tanks", "no tank is tipped before the sabotage of this round")


def _set_markers(state: State) -> None:
    """Those who have won before have placed their order markers."""
    rules = state.rules
    if not rules.variable_trading:
        return
    before = len(state.won) if state.step == steps.BID_SPECIALIST else len(state.won) - 1
    due = min(before * rules.markers_placed, len(NAMES))
    placed = len(NAMES) - len(free_numbers(state))
    if state.step == steps.ORDER_MARKER:
        if not due <= placed < min(due + rules.markers_placed, len(NAMES)):
            bad_field("order", f"{due} markers were placed before this winner's")
    elif placed != due:
        bad_field("order", f"{due} markers were placed by now")


def _set_won(state: State, data: p.PlanetSteamPosition) -> None:
    """The winners hold their cards, but for the one who is just choosing."""
    seats = state.rules.seats
    holders = [seat for seat in range(seats) if state.cards[seat] >= 0]
    won = list(data.won) or holders
    if len(set(won)) != len(won) or not all(0 <= seat < seats for seat in won):
        bad_field("won", "names seats, each once")
    expected = won[:-1] if state.step == steps.CHOOSE_SPECIALIST else won
    if sorted(expected) != holders:
        bad_field("won", "does not fit the cards that are held")
    if not won and state.step != steps.BID_SPECIALIST:
        bad_field("won", "somebody has won")
    state.won = won


def _set_optional(state: State, data: p.PlanetSteamPosition) -> None:
    rules, step, winner = state.rules, state.step, state.mover
    if step in (steps.MANIPULATE, steps.MOVE_PRICES):
        if not rules.manipulation or len(state.won) != 1:
            bad_field("step", "price manipulation is for the first winner, by its option")
        state.manipulator = winner
    used = len(state.won) > 1 or step == steps.ORDER_MARKER
    if rules.manipulation and state.manipulator < 0 and used:
        state.manipulator = state.won[0]
    if (data.manipulation is not None) != (step == steps.MOVE_PRICES):
        bad_field("manipulation", "belongs to the step move-prices")
    if data.manipulation is not None:
        _set_prices(state, data.manipulation)
    if step in (steps.SABOTAGE, steps.TIP_TANK):
        if not rules.sabotage or len(state.won) != rules.seats or data.round < rules.sabotage_from:
            bad_field("step", "sabotage is for the last winner, by its option, from round 2 on")
        state.saboteur = winner
        if step == steps.TIP_TANK:
            _set_victim(state, data)
    if step == steps.ORDER_MARKER:
        free = len(free_numbers(state))
        placed = len(NAMES) - free - (len(state.won) - 1) * rules.markers_placed
        still = min(rules.markers_placed - placed, free)
        due = data.markers_due or still
        if due != still:
            bad_field("markers_due", f"{still} by the markers that are placed")
        if not rules.variable_trading or not 1 <= due <= len(free_numbers(state)):
            bad_field("markers_due", "belongs to the option variable_trading")
        if due > rules.markers_placed:
            bad_field("markers_due", f"{rules.markers_placed} at most")
        state.markers_due = due
    elif data.markers_due:
        bad_field("markers_due", "belongs to the step order-marker")


def _set_prices(state: State, manipulation: p.Manipulation) -> None:
    state.strength = STRENGTHS.index(manipulation.strength)
    most = state.rules.strengths[state.strength][1]
    if not 1 <= manipulation.left <= most:
        bad_field("manipulation.left", f"1 to {most}")
    state.spaces = manipulation.left
    state.moved = -1 if manipulation.after is None else NAMES.index(manipulation.after)
    if state.moved >= 0 and (
        state.rules.strengths[state.strength][2] == 1 or manipulation.left == most
    ):
        bad_field("manipulation.after", "a moved price has used spaces, and weak moves one only")
    if state.moved == len(NAMES) - 1:
        bad_field("manipulation.after", "nothing is left to move")


def _set_victim(state: State, data: p.PlanetSteamPosition) -> None:
    victim = data.seat
    zones = range(state.rules.size)
    owners = {state.claims[zone] for zone in zones if state.tanks[zone] != NO_TANK}
    if victim is None or victim == state.saboteur or victim not in owners:
        bad_field("seat", "must be an opponent of the saboteur with a tank")
    if state.tipped >= 0:
        bad_field("tanks", "a tank is tipped already")
    state.mover = victim


# --- the bidding ----------------------------------------------------------------------------------


def set_bidding(state: State, auction: p.Auction | None) -> None:
    """A bidding round half-way, for a specialist, a zone or the freelance carrier."""
    if state.step == steps.BID_CARRIER and not state.rules.freelance_on:
        bad_field("step", "belongs to the option freelance_carrier")
    if auction is not None:
        _set_auction(state, auction)
    elif is_auction(state.step):
        _open_auction(state)


def _open_auction(state: State) -> None:
    """Left out: the bidding is about to open."""
    if state.step == steps.BID_SPECIALIST:
        return
    bidders = [
        seat
        for seat in range(state.rules.seats)
        if state.credits[seat] and (state.step == steps.BID_CARRIER or has_marker(state, seat))
    ]
    if not bidders:
        bad_field("auction", "nobody can bid")
    open_bidding(state, state.step, bidders, state.holder(LADY))


def _set_auction(state: State, auction: p.Auction) -> None:
    seats = state.rules.seats
    if not is_auction(state.step):
        bad_field("auction", "belongs to a bidding step")
    known = set(auction.bidding)
    if len(known) != len(auction.bidding) or not known <= set(range(seats)) or not known:
        bad_field("auction.bidding", "names seats, each once")
    if auction.bid < 0 or (auction.high is None) != (auction.bid == 0):
        bad_field("auction.bid", "goes with the seat that made it")
    if auction.high is not None and (auction.high not in known or len(known) < 2):
        bad_field("auction.high", "still bids, and somebody else does")
    allowed = set(range(seats))
    if state.step == steps.BID_SPECIALIST:
        allowed -= set(state.won)
        if auction.high is None and known != allowed:
            bad_field("auction.bidding", "at first everybody without a card bids")
    elif state.step == steps.BID_ZONE:
        allowed = {seat for seat in allowed if has_marker(state, seat)}
    if not known <= allowed:
        bad_field("auction.bidding", "names a seat that may not bid")
    if any(state.credits[seat] < 1 for seat in known):
        bad_field("auction.bidding", "names a seat without credits")
    state.bidding = [int(seat in known) for seat in range(seats)]
    state.bid, state.high = auction.bid, -1 if auction.high is None else auction.high
    if state.high >= 0:
        most = state.credits[state.high]
        if state.step == steps.BID_ZONE and state.high == state.holder(VENTURER):
            most *= 2
        if auction.bid > most:
            bad_field("auction.bid", "cannot be paid")
    if state.mover < 0 or state.mover not in known or state.mover == state.high:
        bad_field("seat", "must be one who bids and has not the highest bid")
