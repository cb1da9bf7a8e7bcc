# footplate: compiled
"""The ways to Trieste, reckoned back from there once for a decision."""

from typing import Final

from footplate.games.imperial_steam.board.codes import BRIDGE, BRIDGE_LINK, GOODS, PLAIN, TUNNEL
from footplate.games.imperial_steam.planning.taste import Taste
from footplate.games.imperial_steam.play.buildings import stations_at
from footplate.games.imperial_steam.play.state import State
from footplate.games.imperial_steam.play.tracks import access_price

FAR: Final = 1.0e9


class Way:
    """What is left to do from a network to Trieste."""

    def __init__(self) -> None:
        self.links: list[int] = []
        self.cost = 0.0
        """What it takes, in guldens; what its cities give back is not reckoned against it."""
        self.efforts: list[int] = []
        """Of the links that have to be built, in their order."""
        self.effort = 0
        self.peak = 0
        """The most that two tracks of one action take, if they are paired from the end."""
        self.tracks = 0
        """Links that have to be built."""
        self.goods = [0] * GOODS
        self.fees = 0
        self.bridge = False
        self.tunnel = False
        self.cities = 0
        """The cities on the way, as a mask."""


class Routes:
    """By city: how far Trieste is, and which link leads there."""

    def __init__(self, state: State, seat: int, taste: Taste) -> None:
        self.seat = seat
        self.taste = taste
        rules = state.rules
        self.rules = rules
        self.fees = [0] * len(rules.links)
        self.crowns = state.layout.crowns
        self.closed = [0.0] * len(rules.cities)
        """By city of the network: what it takes to lead a further track out of it."""
        size = len(rules.cities)
        self.distance = [FAR] * size
        self.cost = [0.0] * size
        self.next_link = [-1] * size
        self._reckon_fees(state)
        self._reckon_exits(state)
        self._spread(state)
        self.found: dict[int, Way | None] = {}

    def _reckon_fees(self, state: State) -> None:
        for link in range(len(self.fees)):
            if self.crowns >> link & 1:
                self.fees[link] = access_price(state, self.seat, link)
            else:
                self.fees[link] = state.others_on(self.seat, link) * self.rules.track_fee

    def _reckon_exits(self, state: State) -> None:
        rules, seat = self.rules, self.seat
        for city in range(len(rules.cities)):
            if not state.network[seat] >> city & 1 or not state.full(seat, city):
                continue
            free = stations_at(state, city) < rules.station_sites[city]
            if free and state.floors[seat] < rules.stations:
                self.closed[city] = rules.station_costs[city] + self.taste.hand
            else:
                self.closed[city] = FAR

    def _spread(self, state: State) -> None:
        """Dijkstra from the goal; with thirty cities a plain scan is quick enough."""
        rules, network = self.rules, state.network[self.seat]
        open_cities = [rules.goal]
        self.distance[rules.goal] = 0.0
        while open_cities:
            at = 0
            for place in range(1, len(open_cities)):
                if self.distance[open_cities[place]] < self.distance[open_cities[at]]:
                    at = place
            city = open_cities.pop(at)
            if network >> city & 1:
                continue
            arriving = self._arriving(state, city)
            for link in rules.links_of[city]:
                other = rules.other_end(link, city)
                laying = self._laying(state, link, city)
                weight = self.distance[city] + max(4.0, arriving + laying)
                if weight < self.distance[other]:
                    if self.distance[other] == FAR:
                        open_cities.append(other)
                    self.distance[other] = weight
                    self.next_link[other] = link
                    self.cost[other] = self.cost[city] + laying

    def _arriving(self, state: State, city: int) -> float:
        """What a city gives back, below 0."""
        layout = state.layout
        gain = self.taste.point * state.business[city] + self.taste.step * layout.influence[city]
        if layout.hub_at[city] >= 0:
            gain += self.taste.hub
        for site in layout.sites[city]:
            if state.site_owner[site] < 0:
                gain += self.taste.site
        return -gain

    def _laying(self, state: State, link: int, city: int) -> float:
        taste = self.taste
        if self.crowns >> link & 1:
            return float(self.fees[link]) + taste.hand
        weight = self.fees[link] + taste.toil * self.rules.efforts[city]
        weight += 1.5 * taste.material + taste.hand / 2
        if self.rules.kinds[link] != PLAIN:
            kind = BRIDGE if self.rules.kinds[link] == BRIDGE_LINK else TUNNEL
            weight += taste.material
            if not state.engineers[self.seat * 2 + kind]:
                weight += taste.engineer / 2
        return weight

    def way(self, network: int) -> Way | None:
        """The best way from a network that may have grown; None where there is none."""
        if network not in self.found:
            self.found[network] = self._way(network)
        return self.found[network]

    def _way(self, network: int) -> Way | None:
        rules = self.rules
        best, start = FAR, -1
        for city in range(len(rules.cities)):
            if network >> city & 1 and self.distance[city] + self.closed[city] < best:
                best, start = self.distance[city] + self.closed[city], city
        if start < 0:
            return None
        way, city = Way(), start
        way.cost = self.cost[city] + self.closed[city]
        if self.closed[city]:
            way.fees += rules.station_costs[city]
        while city != rules.goal:
            link = self.next_link[city]
            city = rules.other_end(link, city)
            self._add(way, link, city)
        at = len(way.efforts)
        while at > 0:
            way.peak = max(way.peak, sum(way.efforts[max(0, at - 2) : at]))
            at -= 2
        for good in range(GOODS):
            way.goods[good] += -(-way.tracks // rules.tracks_per_action) * rules.track_goods[good]
        return way

    def _add(self, way: Way, link: int, city: int) -> None:
        rules = self.rules
        way.links.append(link)
        way.cities |= 1 << city
        way.fees += self.fees[link]
        if self.crowns >> link & 1:
            return
        way.tracks += 1
        way.effort += rules.efforts[city]
        way.efforts.append(rules.efforts[city])
        if rules.kinds[link] == PLAIN:
            return
        if rules.kinds[link] == BRIDGE_LINK:
            way.bridge = True
            way.goods[rules.bridge_good] += 1
        else:
            way.tunnel = True
            way.goods[rules.tunnel_good] += 1
