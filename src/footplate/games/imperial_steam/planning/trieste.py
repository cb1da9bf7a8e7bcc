# footplate: compiled
"""A cheap way to Trieste from a seat's network."""

import heapq
from functools import lru_cache
from typing import Final

from footplate.games.imperial_steam.board.blocks import KINDS
from footplate.games.imperial_steam.board.codes import (
    BRIDGE,
    BRIDGE_LINK,
    GOODS,
    PLAIN,
    TUNNEL,
    TUNNEL_LINK,
)
from footplate.games.imperial_steam.board.layout import Layout
from footplate.games.imperial_steam.board.rules import Rules
from footplate.games.imperial_steam.language import views as v
from footplate.games.imperial_steam.play.state import State
from footplate.games.imperial_steam.positions.describe import kinds_of, named

EFFORT_VALUE: Final = 5
GOOD_VALUE: Final = 20
"""What a point of effort and a good are reckoned in guldens, to weigh ways against each other."""
FAR: Final = 1 << 30
KEPT: Final = 256
"""How many searches are remembered: most decisions change neither tracks nor stations."""

Way = tuple["Step", ...]


class Step:
    """One link of a plan, from a city to the next one."""

    def __init__(self, look: "Ground", link: int, origin: int, city: int) -> None:
        rules = look.rules
        others = sum(mask >> link & 1 for mask in look.tracks) - (look.own >> link & 1)
        costs = rules.station_costs[rules.ends[link]], rules.station_costs[rules.other_ends[link]]
        self.link = link
        self.city = city
        self.access = bool(look.layout.crowns >> link & 1)
        self.effort, self.fee = rules.efforts[city], others * rules.track_fee
        if self.access:
            self.effort, self.fee = 0, min(costs) * others if others else max(costs)
        self.station = rules.station_costs[origin] if look.blocked(origin) else 0
        goods = 0
        if not self.access:
            # Half of an action's goods, as it lays two tracks.
            goods = sum(rules.track_goods) * GOOD_VALUE // 2
            goods += GOOD_VALUE * int(rules.kinds[link] != PLAIN)
        self.weight = self.fee + self.station + goods + self.effort * EFFORT_VALUE


class Ground:
    """The map as a seat finds it."""

    def __init__(
        self,
        rules: Rules,
        layout: Layout,
        seat: int,
        tracks: tuple[int, ...],
        network: int,
        stations: tuple[int, ...],
    ) -> None:
        self.rules = rules
        self.layout = layout
        self.tracks = tracks
        self.own = tracks[seat]
        self.network = network
        self.stations = stations
        self.own_stations = stations[seat]
        self._ahead: dict[int, list[Step]] = {}

    def blocked(self, city: int) -> bool:
        """Whether a further track from a city of the network needs a station there."""
        if not self.network >> city & 1 or self.own_stations >> city & 1:
            return False
        laid = sum(self.own >> link & 1 for link in self.rules.links_of[city])
        return laid >= self.rules.open_tracks

    def ahead(self, city: int) -> list[Step]:
        """The links on which a track may lead on from a city, if need be with a station there."""
        found = self._ahead.get(city)
        if found is None:
            rules, found = self.rules, list[Step]()
            if not self.blocked(city) or self._may_build(city):
                for link in rules.links_of[city]:
                    other = rules.other_end(link, city)
                    if not self.network >> other & 1:
                        found.append(Step(self, link, city, other))
            self._ahead[city] = found
        return found

    def _may_build(self, city: int) -> bool:
        taken = sum(mask >> city & 1 for mask in self.stations)
        built = self.own_stations.bit_count()
        return built < self.rules.stations and taken < self.rules.station_sites[city]


@lru_cache(maxsize=KEPT)
def cheapest_steps(
    rules: Rules,
    layout: Layout,
    seat: int,
    tracks: tuple[int, ...],
    network: int,
    stations: tuple[int, ...],
) -> Way | None:
    """The links from the network to the goal; None where no way is left."""
    look = Ground(rules, layout, seat, tracks, network, stations)
    most = rules.track_pieces - tracks[seat].bit_count()
    starts = [city for city in range(len(rules.cities)) if network >> city & 1]
    # The pieces are limited, so a dearer way with fewer links is kept as well.
    best = {city: [0] for city in starts}
    queue: list[tuple[int, int, int, Way]] = [(0, city, city, ()) for city in starts]
    met = len(rules.cities)
    while queue:
        weight, _, city, way = heapq.heappop(queue)
        if city == rules.goal:
            return way
        used = len(way) + 1
        if used > most or weight > best[city][used - 1]:
            continue
        for step in look.ahead(city):
            total = weight + step.weight
            known = best.setdefault(step.city, [])
            known += [FAR] * (used + 1 - len(known))
            if min(known[: used + 1]) <= total:
                continue
            known[used] = total
            met += 1  # Ways of the same weight come in the order in which they were met.
            heapq.heappush(queue, (total, met, step.city, (*way, step)))
    return None


def cheapest_plan(state: State, seat: int) -> v.TriestePlan | None:
    rules = state.rules
    if state.in_network(seat, rules.goal):
        return None
    tracks, stations = tuple(state.tracks), tuple(state.stations)
    network = state.network[seat]
    steps = cheapest_steps(rules, state.layout, seat, tracks, network, stations)
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
    effort = sum(step.effort for step in steps)
    fees = sum(step.fee + step.station for step in steps)
    hired = sum(lacking) * rules.engineer_cost
    bonus = rules.per_track[rules.goal] * (state.track_counts[seat] + len(steps))
    return v.TriestePlan(
        links=[_link(state, step) for step in steps],
        actions=actions,
        effort=effort,
        goods=named(goods),
        fees=fees,
        engineers=kinds_of(lacking[0], lacking[1]),
        engineer_cost=hired,
        bonus=bonus,
        lacking=named(_lacking(state, seat, goods)),
        effort_lacking=max(0, effort - state.experience(seat)),
        left=state.money[seat] - fees - hired + bonus,
    )


def _lacking(state: State, seat: int, goods: list[int]) -> list[int]:
    """What is neither stored nor ordered."""
    have = [state.has(seat, good) + state.landing[seat * GOODS + good] for good in range(GOODS)]
    return [max(0, wanted - had) for wanted, had in zip(goods, have, strict=True)]


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
