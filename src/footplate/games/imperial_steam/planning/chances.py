# footplate: compiled
"""How likely a seat is to reach Trieste in time."""

from footplate.games.imperial_steam.codes import BRIDGE, COAL, GOODS, LEVELS, TUNNEL
from footplate.games.imperial_steam.planning.route import Way
from footplate.games.imperial_steam.planning.taste import Taste
from footplate.games.imperial_steam.state import State


def hands_left(state: State, seat: int) -> int:
    """Of this round and all later ones."""
    rules = state.rules
    count = rules.hands[state.round - 1] - state.placed[seat]
    for later in range(state.round, rules.rounds):
        count += rules.hands[later]
    return count


def coming_experience(state: State, seat: int) -> int:
    """Of all workers in the next round: idle ones have trained by then."""
    at, total = seat * LEVELS, 0
    for level in range(LEVELS):
        total += min(level + 2, LEVELS) * state.idle[at + level]
        total += (level + 1) * state.working[at + level]
    return total


def lacking_goods(state: State, seat: int, way: Way) -> int:
    """Goods of the way that are neither stored nor ordered."""
    count, at = 0, seat * GOODS
    for good in range(COAL):
        count += max(0, way.goods[good] - state.goods[at + good] - state.landing[at + good])
    return count


def lacking_engineers(state: State, seat: int, way: Way) -> int:
    bridge = way.bridge and not state.engineers[seat * 2 + BRIDGE]
    tunnel = way.tunnel and not state.engineers[seat * 2 + TUNNEL]
    return int(bridge) + int(tunnel)


def capacity(state: State, seat: int, taste: Taste, hands: int) -> float:
    """The effort that the workers can make until the end."""
    rounds = state.rules.rounds - state.round
    now = state.experience(seat) if hands else 0
    return now + coming_experience(state, seat) * rounds * taste.shift


def chance_of(state: State, seat: int, way: Way | None, taste: Taste) -> float:
    """Between 0 and 1."""
    rules = state.rules
    if state.network[seat] >> rules.goal & 1:
        return 1.0
    if way is None:
        return 0.0
    hands = hands_left(state, seat)
    builds = -(-way.tracks // rules.tracks_per_action)
    if hands < builds:
        return 0.0
    now = rules.hands[state.round - 1] - state.placed[seat]
    force = capacity(state, seat, taste, now)
    lack = max(0.0, way.effort - force)
    goods = lacking_goods(state, seat, way)
    if state.round == rules.rounds and (lack > 0 and now < builds + 1 or goods > now - builds):
        return 0.0
    engineers = lacking_engineers(state, seat, way)
    need = builds + goods / 2.5
    if lack > 0 or engineers:
        need += 1.0 + lack / 20.0
    price = goods * 18 + engineers * rules.engineer_cost + way.fees + lack * taste.wages
    purse = state.money[seat] + state.income(seat) * (rules.rounds - state.round)
    need += max(0.0, price - purse) / taste.earning
    slack = hands * taste.busy - need
    return max(0.02, min(0.98, 0.5 + slack / taste.doubt))
