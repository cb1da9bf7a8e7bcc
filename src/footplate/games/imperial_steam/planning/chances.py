# footplate: compiled
"""How likely a seat is to reach Trieste in time."""

import math

from footplate.games.imperial_steam.board.codes import BRIDGE, COAL, GOODS, LEVELS, TUNNEL
from footplate.games.imperial_steam.board.rules import HUBS
from footplate.games.imperial_steam.planning.route import Way
from footplate.games.imperial_steam.planning.taste import Taste
from footplate.games.imperial_steam.play.goods import market_price
from footplate.games.imperial_steam.play.state import State


def rounds_left(state: State) -> int:
    """After this one; the round in which Trieste is reached is the last."""
    return 0 if state.connected() else state.rules.rounds - state.round


def hands_left(state: State, seat: int, rounds: int) -> int:
    """Of this round and so many later ones."""
    hands = state.rules.hands
    count = hands[state.round - 1] - state.placed[seat]
    for later in range(state.round, state.round + rounds):
        count += hands[later]
    return count


def coming_experience(state: State, seat: int) -> int:
    """Of all workers in the next round: idle ones have trained by then."""
    at, total = seat * LEVELS, 0
    for level in range(LEVELS):
        total += min(level + 2, LEVELS) * state.idle[at + level]
        total += (level + 1) * state.working[at + level]
    return total


def price_now(state: State, good: int) -> int:
    """Of the next cube on the market; an empty column is dear."""
    if state.market[good]:
        return market_price(state, good)
    return state.rules.market_prices[len(state.rules.market_prices) - 1]


def lacking_goods(state: State, seat: int, way: Way) -> tuple[int, int]:
    """Goods of the way that are neither stored nor ordered, and about what they cost."""
    count, price, at = 0, 0, seat * GOODS
    for good in range(COAL):
        held = state.goods[at + good] + state.landing[at + good]
        lacking = max(0, way.goods[good] - held)
        count += lacking
        price += lacking * (price_now(state, good) + 3)
    return count, price


def lacking_engineers(state: State, seat: int, way: Way) -> int:
    bridge = way.bridge and not state.engineers[seat * 2 + BRIDGE]
    tunnel = way.tunnel and not state.engineers[seat * 2 + TUNNEL]
    return int(bridge) + int(tunnel)


def entry_gap(state: State, seat: int, way: Way, people: bool) -> int:
    """How far the influence is below the hubs that have the people whom the way lacks."""
    entry = min(state.hub_columns) if people else 0
    for kind in range(2):
        wanted = way.bridge if kind == BRIDGE else way.tunnel
        if not wanted or state.engineers[seat * 2 + kind]:
            continue
        least = state.rules.last_column
        for hub in range(HUBS):
            if state.at_hub[hub * 2 + kind]:
                least = min(least, state.hub_columns[hub])
        entry = max(entry, least)
    return max(0, entry - state.columns[seat])


def mature_experience(state: State, seat: int, rounds: int) -> int:
    """Of all workers by the end, if they have time to train."""
    at, total = seat * LEVELS, 0
    for level in range(LEVELS):
        total += min(level + 1 + rounds, LEVELS) * state.idle[at + level]
        total += min(level + 1 + max(0, rounds - 1), LEVELS) * state.working[at + level]
    return total


def shortfall(state: State, seat: int, way: Way, taste: Taste, rounds: int) -> float:
    """The experience that is lacking for the hardest action or for all of them in time."""
    now = state.rules.hands[state.round - 1] - state.placed[seat]
    if not rounds:
        return max(0.0, float(way.effort - state.experience(seat)))
    mature = mature_experience(state, seat, rounds)
    whole = way.effort - (state.experience(seat) if now else 0)
    lack = max(way.peak - mature, whole / (rounds * taste.shift) - mature)
    return max(0.0, float(lack))


def chance_of(
    state: State, seat: int, way: Way | None, taste: Taste, money: float, rounds: int
) -> float:
    """Between 0 and 1, with so many guldens at hand or sure to come beside the income."""
    rules = state.rules
    if state.network[seat] >> rules.goal & 1:
        return 1.0
    if way is None:
        return 0.0
    hands = hands_left(state, seat, rounds)
    builds = -(-way.tracks // rules.tracks_per_action)
    goods, price = lacking_goods(state, seat, way)
    engineers = lacking_engineers(state, seat, way)
    lack = shortfall(state, seat, way, taste, rounds)
    people = -(-lack // min(LEVELS, 1 + rounds))
    gap = entry_gap(state, seat, way, people > 0)
    cost = price + engineers * rules.engineer_cost + way.fees + people * taste.wages + gap
    need = builds + (goods / 2.5 if rounds else goods)
    if people or engineers:
        need += 2.0 if gap else 1.0
    purse = money + state.income(seat) * rounds
    need += max(0.0, cost - purse) / taste.earning
    if need > hands:
        return 0.0
    slack = hands * taste.busy[min(rounds, len(taste.busy) - 1)] - need
    if slack < 0:
        return 0.5 * math.exp(slack / taste.doubt)
    return 1.0 - 0.5 * math.exp(-slack / taste.doubt)
