"""A cheap way to Trieste from a seat's network."""

import heapq
from typing import Final

from footplate.games.imperial_steam.board.blocks import KINDS
from footplate.games.imperial_steam.board.codes import (
    BRIDGE,
    BRIDGE_LINK,
    PLAIN,
    TUNNEL,
    TUNNEL_LINK,
)
from footplate.games.imperial_steam.language import views as v
from footplate.games.imperial_steam.play.state import State
from footplate.games.imperial_steam.play.tracks import access_price
from footplate.games.imperial_steam.positions.describe import kinds_of, named

EFFORT_VALUE: Final = 5
GOOD_VALUE: Final = 20
"""What a point of effort and a good are reckoned in guldens, to weigh ways against each other."""


class Step:
    """One link of a plan."""

    def __init__(self, state: State, seat: int, link: int, city: int) -> None:
        rules = state.rules
        self.link = link
        self.city = city
        self.access = bool(state.layout.crowns >> link & 1)
        self.effort = 0 if self.access else rules.efforts[city]
        self.fee = (
            access_price(state, seat, link)
            if self.access
            else state.others_on(seat, link) * rules.track_fee
        )
        origin = rules.other_end(link, city)
        blocked = state.in_network(seat, origin) and state.full(seat, origin)
        self.station = rules.station_costs[origin] if blocked else 0
        self.extra = int(not self.access and rules.kinds[link] != PLAIN)

    def weight(self, state: State) -> int:
        goods = self.extra * GOOD_VALUE
        if not self.access:
            # Half of an action's goods, as it lays two tracks.
            goods += sum(state.rules.track_goods) * GOOD_VALUE // 2
        return self.fee + self.station + goods + self.effort * EFFORT_VALUE


def cheapest_steps(state: State, seat: int) -> list[Step] | None:
    """The links from the network to the goal; None where no way is left."""
    rules, most = state.rules, state.rules.track_pieces - state.track_counts[seat]
    starts = [city for city in range(len(rules.cities)) if state.in_network(seat, city)]
    # The pieces are limited, so a dearer way with fewer links is kept as well.
    best = {(city, 0): 0 for city in starts}
    queue: list[tuple[int, int, int, list[Step]]] = [(0, city, city, []) for city in starts]
    met = len(rules.cities)
    while queue:
        weight, _, city, way = heapq.heappop(queue)
        if city == rules.goal:
            return way
        if weight > best[city, len(way)] or len(way) >= most:
            continue
        for link in rules.links_of[city]:
            other = rules.other_end(link, city)
            if not _can_lie(state, seat, city, other):
                continue
            step = Step(state, seat, link, other)
            total, used = weight + step.weight(state), len(way) + 1
            if any(best.get((other, n), total + 1) <= total for n in range(used + 1)):
                continue
            best[other, used] = total
            met += 1  # Ways of the same weight come in the order in which they were met.
            heapq.heappush(queue, (total, met, other, [*way, step]))
    return None


def _can_lie(state: State, seat: int, city: int, other: int) -> bool:
    """Whether a track may lead on from a city, if need be with a station there."""
    if state.in_network(seat, other):
        return False
    if not (state.in_network(seat, city) and state.full(seat, city)):
        return True
    rules = state.rules
    taken = sum(mask >> city & 1 for mask in state.stations)
    return state.floors[seat] < rules.stations and taken < rules.station_sites[city]


def cheapest_plan(state: State, seat: int) -> v.TriestePlan | None:
    rules = state.rules
    if state.in_network(seat, rules.goal):
        return None
    steps = cheapest_steps(state, seat)
    if steps is None:
        return None
    built = [step for step in steps if not step.access]
    actions = -(-len(built) // rules.tracks_per_action)
    goods = [count * actions for count in rules.track_goods]
    kinds = [rules.kinds[step.link] for step in built]
    goods[rules.bridge_good] += kinds.count(BRIDGE_LINK)
    goods[rules.tunnel_good] += kinds.count(TUNNEL_LINK)
    lacking = [
        int(kind in kinds and not state.engineers[seat * 2 + engineer])
        for kind, engineer in ((BRIDGE_LINK, BRIDGE), (TUNNEL_LINK, TUNNEL))
    ]
    return v.TriestePlan(
        links=[_link(state, step) for step in steps],
        actions=actions,
        effort=sum(step.effort for step in steps),
        goods=named(goods),
        fees=sum(step.fee + step.station for step in steps),
        engineers=kinds_of(lacking[0], lacking[1]),
        bonus=rules.per_track[rules.goal] * (state.track_counts[seat] + len(steps)),
    )


def _link(state: State, step: Step) -> v.PlanLink:
    rules = state.rules
    return v.PlanLink(
        link=rules.links[step.link],
        to=rules.cities[step.city],
        kind=KINDS[rules.kinds[step.link]],
        effort=step.effort,
        fee=step.fee,
        access=step.access,
        station=step.station,
    )
