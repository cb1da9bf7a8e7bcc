# footplate: compiled
"""What the goods at the factories of a seat are worth, and the coal to bring them away."""

from footplate.games.imperial_steam.board.codes import COAL, GOODS
from footplate.games.imperial_steam.planning.taste import Taste
from footplate.games.imperial_steam.play.delivery import is_second_coal, pay_for
from footplate.games.imperial_steam.play.scoring import silver_value
from footplate.games.imperial_steam.play.state import State


def local_goods(state: State, seat: int, taste: Taste, coming: int, hands: int) -> float:
    """Deliveries that are in reach, with the stored coal that they take."""
    counts = [0] * GOODS
    for site in range(len(state.site_owner)):
        if state.site_owner[site] == seat:
            counts[state.site_good[site]] += state.site_goods[site]
    worth, carried = 0.0, 0
    for good in range(GOODS):
        outlets = outlets_for(state, seat, good, taste, coming, hands)
        outlets.sort(reverse=True)
        used = min(counts[good], len(outlets))
        for number in range(used):
            worth += max(taste.local, outlets[number] - taste.coal)
        carried += used
        worth += (counts[good] - used) * taste.local * min(1.0, hands / 6.0)
        for number in range(used, min(len(outlets), used + 2)):
            worth += taste.open_demand * min(1.0, hands / 10.0) * outlets[number] / 60.0
    coal = state.has(seat, COAL)
    if state.round < state.rules.rounds:
        coal += state.landing[seat * GOODS + COAL]
    useful = min(coal, carried)
    rest = coal - useful
    worth += useful * taste.coal
    # One or two in reserve for factories to come.
    return worth + min(rest, 1) * 10.0 + max(0, rest - 1) * taste.spare


def outlets_for(
    state: State, seat: int, good: int, taste: Taste, coming: int, hands: int
) -> list[float]:
    """What each delivery of a good that is wanted somewhere would bring."""
    found: list[float] = []
    if hands <= 0:
        return found
    for city in state.layout.markets:
        inside = bool(state.network[seat] >> city & 1)
        if not state.demands[city * GOODS + good] or not (inside or coming >> city & 1):
            continue
        if is_second_coal(state, seat, city, good):
            continue
        found.append(_reward(state, city, good) * (taste.outlet if inside else taste.distant))
    return found


def _reward(state: State, city: int, good: int) -> float:
    hub = state.layout.hub_at[city]
    if good == COAL and hub >= 0:
        return float(state.hub_columns[hub] if state.gold[hub] < 0 else silver_value(state, hub))
    return float(pay_for(state, city, good))
