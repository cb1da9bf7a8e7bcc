# footplate: compiled
"""What a game is played by: the board, the options and the rulebook's numbers, in plain fields."""

from typing import Final

from footplate.core.codec import Codec
from footplate.core.refusal import BadInput
from footplate.core.rules import PlayedBy
from footplate.games.imperial_steam.board.blocks import GOODS as GOOD_NAMES
from footplate.games.imperial_steam.board.blocks import HUBS as HUB_NAMES
from footplate.games.imperial_steam.board.blocks import KINDS, Good, SiteCost
from footplate.games.imperial_steam.board.codes import BRIDGE_LINK, GOODS, TUNNEL_LINK
from footplate.games.imperial_steam.board.file import (
    BoardFile,
    cities_by_space,
    map_sites,
    normal_cards,
    site_cost,
)
from footplate.games.imperial_steam.board.names import BoardNames, link_names, number_of
from footplate.games.imperial_steam.board.options import Options

HUBS: Final = 4
BOARD_PRICE: Final = -1
"""The cost of a site on which a factory costs what the factory board says."""
ENGINE_LEVELS: Final = 16


def counts(goods: tuple[Good, ...]) -> list[int]:
    """Goods as a number for each kind."""
    return [goods.count(name) for name in GOOD_NAMES]


class Rules(PlayedBy[Options]):
    """One board under one set of options for one number of seats; shared by all its states."""

    def __init__(
        self,
        known_by: str,
        file: BoardFile,
        names: BoardNames,
        codec: Codec,
        options: Options,
        seats: int,
    ) -> None:
        super().__init__(known_by, options, seats)
        self.file = file
        self.names = names
        self.codec = codec
        """Actions and codes with these names."""
        self._read_cities(file)
        self._read_links(file)
        self._read_sites(file)
        self._read_tiles(file)
        self._read_hubs(file)
        self._read_market(file)
        self._read_engines(file)
        self._read_contracts(file)
        self._read_tracks(file)
        self._read_start(file)
        self._read_costs(file)
        self._read_options(options)

    def _read_cities(self, file: BoardFile) -> None:
        self.cities = [city.id for city in file.cities]
        self.city_names = [city.name for city in file.cities]
        self.city_numbers = [number_of(city) for city in self.cities]
        self.city_at: dict[int, int] = {n: at for at, n in enumerate(self.city_numbers)}
        """The place of a city in these lists, by the number of its name."""
        self.efforts = [int(city.effort) for city in file.cities]
        self.station_costs = [int(city.station_cost) for city in file.cities]
        self.station_sites = [int(city.station_sites) for city in file.cities]
        self.start: int = self.cities.index(file.map.start)
        self.goal: int = self.cities.index(file.map.goal)
        self.printed_influence = [0] * len(self.cities)
        self.per_track = [0] * len(self.cities)
        """Guldens for each own track when a network reaches the city."""
        for printed in file.opportunities:
            at = self.cities.index(printed.city)
            self.printed_influence[at] += printed.influence
            self.per_track[at] += printed.guldens_per_track

    def _read_links(self, file: BoardFile) -> None:
        self.links = link_names(file)
        self.link_ids = [link.id for link in file.connections]
        self.link_numbers = [number_of(link) for link in self.links]
        self.link_at: dict[int, int] = {n: at for at, n in enumerate(self.link_numbers)}
        self.ends = [self.cities.index(link.ends[0]) for link in file.connections]
        self.other_ends = [self.cities.index(link.ends[1]) for link in file.connections]
        self.kinds = [KINDS.index(link.kind) for link in file.connections]
        self.semmering: int = self.link_ids.index(file.map.semmering)
        self.links_of: list[list[int]] = [[] for _ in self.cities]
        """By city: the links that end there."""
        for link in range(len(self.links)):
            self.links_of[self.ends[link]].append(link)
            self.links_of[self.other_ends[link]].append(link)

    def _read_sites(self, file: BoardFile) -> None:
        self.map_sites: list[list[int]] = [[] for _ in self.cities]
        """By city: the costs of the sites printed there that are open."""
        for site in map_sites(file, self.seats):
            at = self.cities.index(site.city)
            self.map_sites[at].append(self.price_of_site(site.cost, at))

    def price_of_site(self, cost: SiteCost, city: int) -> int:
        return site_cost(cost, self.file.cities[city], BOARD_PRICE)

    def _read_tiles(self, file: BoardFile) -> None:
        tiles = file.city_tiles[self.seats]
        self.tiles = [int(tile.number) for tile in tiles]
        self.tile_business = [int(tile.business) for tile in tiles]
        self.tile_influence = [int(tile.influence) for tile in tiles]
        self.tile_sites = [list(tile.factory_sites) for tile in tiles]
        self.tile_demands = [counts(tile.demand) for tile in tiles]
        spaces = cities_by_space(file)
        self.spaces = [self.cities.index(spaces[space].id) for space in sorted(spaces)]
        """The cities with a space for a tile, by its number."""
        self.space_of = [-1] * len(self.cities)
        for at in range(len(self.spaces)):
            self.space_of[self.spaces[at]] = at + 1

    def _read_hubs(self, file: BoardFile) -> None:
        by_color = {tile.color: tile for tile in file.hub_tiles}
        tiles = [by_color[hub] for hub in HUB_NAMES]
        self.hub_demands = [counts(tile.demand) for tile in tiles]
        self.hub_spaces = [int(tile.fixed_space[self.seats]) for tile in tiles]
        """By hub: its space in the fixed set-up."""
        self.fixed_columns = [int(file.fixed_setup.hub_influence[hub]) for hub in HUB_NAMES]
        self.growth_ids = [tile.id for tile in file.growth_tiles]
        self.growth = [list(tile.steps) for tile in file.growth_tiles]
        self.fixed_growth = [
            self.growth_ids.index(file.fixed_setup.growth[hub]) for hub in HUB_NAMES
        ]
        board = file.worker_board
        self.columns = [int(board.columns[self.seats][hub]) for hub in HUB_NAMES]
        """By hub: how many columns of workers it has."""
        self.first_column = [sum(self.columns[:hub]) for hub in range(HUBS)]
        self.hub_of_column: list[int] = []
        for hub in range(HUBS):
            self.hub_of_column += [hub] * self.columns[hub]
        self.hire_prices = [int(price) for price in board.prices]
        self.hire_start = self.hire_prices.index(board.start_price)
        self.engineer_icons = [int(board.engineer_icons[self.seats][hub]) for hub in HUB_NAMES]
        self.engineers_each: int = board.engineers[self.seats]
        self.column_step: int = file.influence_track.step
        self.last_column: int = file.influence_track.last  # IS-INF-01
        self.silver = [int(value) for value in file.influence_track.silver]

    def _read_market(self, file: BoardFile) -> None:
        self.market_spaces: int = file.shipment.spaces
        self.market_prices = [int(price) for price in file.shipment.prices]
        rows = [file.factory_board[self.seats][good] for good in GOOD_NAMES]
        self.factory_costs = [[int(cost) for cost in row.cost] for row in rows]
        self.pays = [[int(pay) for pay in row.pay] for row in rows]
        """By good and factories of it that are taken: what a delivery pays."""
        self.factories: int = file.factories[self.seats]  # IS-SETUP-20
        self.output = [int(count) for count in file.worker_output]

    def _read_engines(self, file: BoardFile) -> None:
        self.engine_levels = [int(engine.level) for engine in file.engines]
        self.engine_prices = [0] * ENGINE_LEVELS
        self.engine_cars = [0] * ENGINE_LEVELS
        self.engine_influence = [0] * ENGINE_LEVELS
        self.engine_rounds = [0] * ENGINE_LEVELS
        """The first round in which an engine can be had; 0: never."""
        for engine in file.engines:
            level = engine.level
            self.engine_prices[level] = engine.price
            self.engine_cars[level] = engine.cars
            self.engine_influence[level] = engine.influence
            self.engine_rounds[level] = engine.from_round or 0

    def _read_contracts(self, file: BoardFile) -> None:
        self.contracts = [contract.id for contract in file.contracts]
        self.contract_numbers = [number_of(contract) for contract in self.contracts]
        self.contract_at: dict[int, int] = {n: at for at, n in enumerate(self.contract_numbers)}
        self.contract_values = [int(contract.value) for contract in file.contracts]
        self.contract_needs = [counts(contract.factories) for contract in file.contracts]
        # its factories, reserved cars and investors (IS-CONTRACT-08)
        self.contract_sizes = [int(contract.deck) for contract in file.contracts]
        self.displayed: int = file.contract_display[self.seats]
        """Of each deck."""

    def _read_tracks(self, file: BoardFile) -> None:
        self.rounds: int = file.rounds.count
        self.hands = [int(hands) for hands in file.rounds.hands]  # IS-ROUND-04
        pieces = file.components.per_player
        self.workers: int = pieces.workers
        self.track_pieces: int = pieces.tracks
        self.stations: int = pieces.stations
        self.share_values = [int(value) for value in file.share_board.values]  # IS-SHARE-01
        self.share_influence = [int(steps) for steps in file.share_board.influence]
        self.investor_spaces: int = file.share_board.investor_spaces  # IS-SHARE-08
        self.arrival_rounds = [int(number) for number in file.arrivals.rounds]
        self.arrivals_each: int = file.arrivals.per_round[self.seats]
        self.arrival_pool: int = file.arrivals.pool
        scoring = file.scoring
        self.good_value: int = scoring.good
        self.hub_bonus = [int(value) for value in scoring.hubs]
        self.shareholder_percent: int = scoring.shareholder_percent
        self.per_passenger_car: int = scoring.passenger_car
        self.per_station: int = scoring.station
        self.semmering_times: int = scoring.semmering

    def _read_start(self, file: BoardFile) -> None:
        start = file.start
        self.start_money: int = start.money[self.seats]
        self.start_workers: int = start.workers
        self.start_engine = next(e.level for e in file.engines if e.id == start.engine)
        self.start_cars: int = start.cars
        self.start_goods = counts(start.engine_goods + start.car_goods)
        self.start_share = self.share_values.index(start.share_value)
        self.start_investors: int = start.investors
        self.start_influence: int = start.influence
        self.most_trains: int = start.most_trains

    def _read_costs(self, file: BoardFile) -> None:
        costs = file.costs
        self.track_goods = counts(costs.track_goods)
        self.bridge_good = GOOD_NAMES.index(costs.bridge_good)
        self.tunnel_good = GOOD_NAMES.index(costs.tunnel_good)
        self.tracks_per_action: int = costs.tracks_per_action
        self.open_tracks: int = costs.tracks_without_station
        self.track_fee: int = costs.track_fee
        self.engineer_cost: int = costs.engineer
        self.step_cost: int = costs.influence_step
        self.fundraise: int = costs.fundraise
        self.delivery_coal: int = costs.delivery_coal
        self.path_fee: int = costs.path_fee
        self.box_goods: int = file.components.goods
        self.box_cars: int = file.components.cars

    def _read_options(self, options: Options) -> None:
        """A card is one of the normal set-up, for these players (IS-SETUP-03)."""
        self.hidden_money = options.money == "hidden"
        self.empty_actions: bool = options.empty_actions
        self.limited_goods = options.goods_supply == "limited"
        self.limited_cars = options.car_supply == "limited"
        card = options.setup_card
        if card is None:
            return
        if options.setup != "normal":
            raise BadInput(f"setup_card belongs to the normal set-up, not to the {options.setup}")
        known = [each.id for each in normal_cards(self.file, self.seats)]
        if card not in known:
            raise BadInput(
                f"setup_card for {self.seats} players is one of {', '.join(known)}, not {card}"
            )

    def link_named(self, name: str) -> int:
        """The link of a name, said from either end; -1 where there is none."""
        try:
            return self.link_at[self.names.links.number(name)]
        except LookupError:
            return -1

    def track_cost(self, link: int, first: bool) -> list[int]:
        """The goods for a track: those of the action with its first one."""
        cost = self.track_goods[:] if first else [0] * GOODS
        if self.kinds[link] == BRIDGE_LINK:
            cost[self.bridge_good] += 1
        elif self.kinds[link] == TUNNEL_LINK:
            cost[self.tunnel_good] += 1
        return cost

    def other_end(self, link: int, city: int) -> int:
        return self.other_ends[link] if self.ends[link] == city else self.ends[link]
