# footplate: compiled
"""What could be tried beside the greedy line: bids, cards, zones, shorter and other turns."""

from footplate.core.valuer import Candidate, ranked
from footplate.games.planet_steam.board import codes as c
from footplate.games.planet_steam.language import steps
from footplate.games.planet_steam.planning.land import Land
from footplate.games.planet_steam.planning.outlook import Outlook
from footplate.games.planet_steam.planning.tanks import TankTurn
from footplate.games.planet_steam.planning.taste import Taste
from footplate.games.planet_steam.play.auctions import bid_range, is_auction
from footplate.games.planet_steam.play.state import State
from footplate.games.planet_steam.play.trading import trade
from footplate.games.planet_steam.play.zones import zones_to_offer


def ideas(state: State, taste: Taste, most: int) -> list[Candidate]:
    """In hundredths of a credit; empty where the plain lines say it all."""
    step, spots = state.step, state.rules.spots
    if is_auction(step):
        return _bids(state, Land(taste, state))
    if step == steps.TANKS:
        return _turns(state, taste, most)
    if step == steps.TRADE:
        return _deals(state, taste)
    if step == steps.CHOOSE_SPECIALIST:
        land = Land(taste, state)
        cards = [card for card in range(state.rules.seats) if card not in state.cards]
        return [
            Candidate([c.with_number(c.SPECIALIST, card)], float(land.card(card))) for card in cards
        ]
    if step == steps.CLAIM:
        return ranked(Land(taste, state).claims(), most)
    if step == steps.AIRSHIP:
        land = Land(taste, state)
        rows = range(state.rules.rows)
        return [
            Candidate([c.with_number(c.AIRSHIP, row)], float(land.row_value(row))) for row in rows
        ]
    if step == steps.CHOOSE_ZONE:
        land = Land(taste, state)
        zones = zones_to_offer(state)
        return [
            Candidate([c.at_zone(c.AUCTION, spots[zone])], float(land.zone(zone))) for zone in zones
        ]
    return []


def _bids(state: State, land: Land) -> list[Candidate]:
    """One more, a leap, all that it is worth, and to pass: by what is left of its worth."""
    lowest, highest = bid_range(state)
    worth = land.highest_bid()
    found: list[Candidate] = []
    amounts: list[int] = []
    for amount in (lowest, lowest + 2, (lowest + worth) // 2, worth):
        if lowest <= amount <= highest and amount not in amounts:
            amounts.append(amount)
            found.append(Candidate([c.with_number(c.BID, amount)], 100.0 * (worth - amount)))
    if state.high >= 0:
        found.append(Candidate([c.PASS], 0.0))
    return found


def _turns(state: State, taste: Taste, most: int) -> list[Candidate]:
    """The greedy turn, the same cut short, and turns that begin with something else."""
    outlook = Outlook(taste, state, state.mover)
    turn = TankTurn(outlook, state)
    plan = turn.steps()
    found: list[Candidate] = []
    line: list[int] = []
    for number in range(len(plan) + 1):
        found.append(Candidate([*line, c.END_TANKS], float(turn.values[number])))
        if number < len(plan):
            line = line + plan[number]
    # The whole turn, nothing, all but the last purchase, and half of it.
    kept: list[Candidate] = []
    for number in (len(plan), len(plan) - 1, 0, len(plan) // 2):
        if number >= 0 and found[number] not in kept:
            kept.append(found[number])
    if state.rearranged and state.hand_tanks:
        return kept
    for opening in TankTurn(outlook, state).openings()[: most // 2]:
        if plan and opening.line == plan[0]:
            continue
        other = TankTurn(outlook, state)
        other.begin(opening.line)
        rest = other.plan()
        kept.append(Candidate(opening.line + rest, float(other.value)))
    return kept


def _deals(state: State, taste: Taste) -> list[Candidate]:
    """The best deal, its neighbours, the best of the other kind, none, and all that can be sold."""
    codes = state.codes()
    rated: list[Candidate] = []
    for code in codes:
        after = state.clone()
        count = c.number_of(code)
        kind = c.kind_of(code)
        trade(after, -count if kind == c.SELL else count if kind == c.BUY else 0)
        after.queue.pop(0)
        worth = Outlook(taste, after, state.mover).worth(after)
        rated.append(Candidate([code], float(worth)))
    best = 0
    for at in range(len(rated)):
        if rated[at].value > rated[best].value:
            best = at
    kept: list[Candidate] = []
    for at in (best, best - 1, best + 1, best - 3, best + 3):
        if 0 <= at < len(rated):
            kept.append(rated[at])
    for kind in (c.SELL, c.BUY):
        same = [each for each in rated if c.kind_of(each.line[0]) == kind]
        if same:
            kept += ranked(same, 1)
            kept.append(same[len(same) - 1])
    kept += [each for each in rated if c.kind_of(each.line[0]) not in (c.SELL, c.BUY)]
    return ranked(kept, len(kept))
