# footplate: compiled
"""What the set-up puts on the board and nothing changes afterwards; all states share it."""

from footplate.games.imperial_steam.board.codes import GOODS
from footplate.games.imperial_steam.board.rules import HUBS, Rules


class Layout:
    """Tiles on cities, growth tiles, crowns, shipment tiles and the goods of rounds to come."""

    def __init__(
        self,
        rules: Rules,
        tile_at: list[int],
        growth: list[int],
        crowns: int,
        shipment: list[int],
        arrivals: list[int],
    ) -> None:
        self.tile_at = tile_at
        """By city: the place of its tile in `Rules.tiles`, -1 - hub for a hub tile; `no_tile`
        where none lies."""
        self.growth = growth
        """By hub: the place of its growth tile."""
        self.crowns = crowns
        """The links of the state railway, as a mask."""
        self.shipment = shipment
        """By round, from 0: the most goods on a landing; 0: none can be ordered."""
        self.arrivals = arrivals
        """By round and good: what comes to the market."""
        size = len(rules.cities)
        self.no_tile = len(rules.tiles)
        self.hub_city = [-1] * HUBS
        self.hub_at = [-1] * size
        self.influence = rules.printed_influence[:]
        """By city: the steps that it brings, printed there and on its tile (IS-CITY-03)."""
        self.business = [0] * size
        """By city: the top token at the start, which is as many as there are (IS-SETUP-15)."""
        self.demands = [0] * (size * GOODS)
        """By city and good: what it wants at the start."""
        self.sites: list[list[int]] = []
        """By city: its factory sites, those of the map and those of its tile (IS-FACTORY-03)."""
        self.site_city: list[int] = []
        self.site_place: list[int] = []
        """By site: its place at its city, from 0."""
        self.site_cost: list[int] = []
        """By site: its price, or BOARD_PRICE."""
        for city in range(size):
            self._put_tile(rules, city)
        self.markets = [
            city for city in range(size) if sum(self.demands[city * GOODS : city * GOODS + GOODS])
        ]
        """The cities that want goods at the start."""

    def _put_tile(self, rules: Rules, city: int) -> None:
        tile, costs = self.tile_at[city], rules.map_sites[city][:]
        if tile < 0:
            hub = -1 - tile
            self.hub_city[hub] = city
            self.hub_at[city] = hub
            self._put_demand(city, rules.hub_demands[hub])
        elif tile < self.no_tile:
            self.influence[city] += rules.tile_influence[tile]
            self.business[city] = rules.tile_business[tile]
            self._put_demand(city, rules.tile_demands[tile])
            costs += [rules.price_of_site(cost, city) for cost in rules.tile_sites[tile]]
        first = len(self.site_city)
        self.sites.append([first + place for place in range(len(costs))])
        for place in range(len(costs)):
            self.site_city.append(city)
            self.site_place.append(place)
            self.site_cost.append(costs[place])

    def _put_demand(self, city: int, wanted: list[int]) -> None:
        for good in range(GOODS):
            self.demands[city * GOODS + good] = wanted[good]

    def key(self) -> list[int]:
        return self.tile_at + self.growth + self.shipment + self.arrivals + [self.crowns]
