"""One player alone on the packaged board: enough of the rules to see that its numbers fit.

Every step asserts that it is legal. Nobody else bids, builds or delivers.
"""

from collections import Counter
from typing import Final

from footplate.games.imperial_steam.boardblocks import GOODS, HUBS, Good, Hub
from footplate.games.imperial_steam.boardentries import Contract
from footplate.games.imperial_steam.boardfile import (
    BoardFile,
    cities_by_id,
    cities_by_space,
    delivery_pay,
    factory_cost,
    links_by_ends,
    map_sites,
    site_cost,
)


class Factory:
    def __init__(self, good: Good, stock: int) -> None:
        self.good: Final = good
        self.stock = stock


class Solo:
    """A network, its trains and its money in the fixed setup; influence is in steps."""

    def __init__(self, board: BoardFile, players: int, bid: int) -> None:
        self.board, self.players = board, players
        self.round, self.hands = 1, board.start.hands
        self.influence = bid // board.influence_track.step
        self.money = board.start.money[players] - bid
        self.idle, self.working = Counter({1: board.start.workers}), Counter[int]()
        self.goods = Counter((*board.start.engine_goods, *board.start.car_goods))
        self.landing = Counter[Good]()
        self.trains, self.freight, self.passengers, self.reserved = 1, board.start.cars, 0, 0
        self.stations, self.network = {board.map.start}, {board.map.start}
        self.tracks, self.factories = list[frozenset[str]](), list[Factory]()
        self.contracts, self.engineers = list[Contract](), set[str]()
        self.share, self.investors, self.holders = 0, board.start.investors, 0
        self.semmering, self.delivered = False, False
        self.used, self.sites = Counter[str](), set[tuple[str, int]]()
        self.keys, self.bought, self.filled = list[Hub](), Counter[Good](), set[tuple[str, Good]]()
        sources = board.worker_board.columns[players]
        self.prices = {hub: [0] * sources[hub] for hub in HUBS}
        setup, places = board.fixed_setup, cities_by_space(board)
        self.hubs = {hub: setup.hub_influence[hub] // board.influence_track.step for hub in HUBS}
        self.grown = Counter[Hub]()
        self.tiles = {places[tile.number].id: tile for tile in board.city_tiles[players]}
        self.hub_at = {places[tile.fixed_space[players]].id: tile.color for tile in board.hub_tiles}
        self.crowns = set(setup.crowns[players])
        self.cities, self.links = cities_by_id(board), links_by_ends(board)

    # --- what steps share --------------------------------------------------------------------

    def pay(self, guldens: int) -> None:
        assert self.money >= guldens, (self.money, guldens)
        self.money -= guldens

    def fit(self) -> None:
        """All goods have room: a coal on each engine, one good on each free car and floor."""
        coal = max(0, self.goods["coal"] - self.trains)
        stored = sum(self.goods[good] for good in GOODS if good != "coal") + coal
        assert stored <= self.freight - self.reserved + len(self.stations), self.goods

    def hand(self, action: str) -> None:
        assert action in self.board.actions.main
        assert self.hands > 0
        assert self.influence >= self.used[action], action
        self.influence -= self.used[action]
        self.used[action] += 1
        self.hands -= 1
        self.delivered = False

    def connect(self, city: str, business: str) -> None:
        """A new city: its influence, and its business as i(nfluence) and p(assengers)."""
        self.network.add(city)
        tile = self.tiles.get(city)
        self.influence += tile.influence if tile else 0
        assert len(business) <= (tile.business if tile else 0), city
        for entry in self.board.opportunities:
            if entry.city == city:
                self.influence += entry.influence
                self.money += entry.guldens_per_track * len(self.tracks)
        for point in business:
            if point == "i":
                self.influence += 1
            else:
                assert self.freight > self.reserved
                self.freight, self.passengers = self.freight - 1, self.passengers + 1

    def lay(self, one: str, other: str, business: str) -> None:
        pair = frozenset((one, other))
        assert one in self.network
        assert pair not in self.tracks
        self.tracks.append(pair)
        for end in pair:
            number = sum(end in track for track in self.tracks)
            most = self.board.costs.tracks_without_station
            assert number <= most or end in self.stations, end
        if other not in self.network:
            self.connect(other, business)

    # --- actions -----------------------------------------------------------------------------

    def build(self, *links: tuple[str, str, str], crew: dict[int, int]) -> None:
        self.hand("build_tracks")
        costs = self.board.costs
        needed, effort = Counter(costs.track_goods), 0
        assert 1 <= len(links) <= costs.tracks_per_action
        for one, other, business in links:
            link = self.links[frozenset((one, other))]
            assert link.id not in self.crowns
            if link.kind != "plain":
                assert link.kind in self.engineers
                needed[costs.bridge_good if link.kind == "bridge" else costs.tunnel_good] += 1
            ends = (one, other) if other in self.network else (other,)
            effort += min(self.cities[city].effort for city in ends)
            self.lay(one, other, business)
            self.semmering |= link.id == self.board.map.semmering
        for level, number in crew.items():
            assert self.idle[level] >= number, self.idle
            self.idle[level] -= number
            self.working[level] += number
        assert sum(level * number for level, number in crew.items()) >= effort, effort
        assert needed <= self.goods, (needed, self.goods)
        self.goods -= needed
        self.fit()

    def state(self, one: str, other: str) -> None:
        assert self.links[frozenset((one, other))].id in self.crowns
        self.pay(max(self.cities[city].station_cost for city in (one, other)))
        self.lay(one, other, "")

    def hire(self, hub: Hub, column: int, number: int, *engineers: str) -> None:
        self.hand("hire")
        assert self.hubs[hub] <= self.influence, hub
        prices, rows = self.board.worker_board.prices, self.prices[hub]
        for _ in range(number):
            self.pay(prices[rows[column]])
            rows[column] = min(rows[column] + 1, len(prices) - 1)
            self.idle[1] += 1
        for engineer in engineers:
            assert engineer not in self.engineers
            self.pay(self.board.costs.engineer)
            self.engineers.add(engineer)

    def factory(
        self, city: str, site: int, good: Good, level: int, *, from_work: bool = False
    ) -> None:
        self.hand("build_building")
        assert city in self.network
        assert (city, site) not in self.sites
        self.sites.add((city, site))
        tile = self.tiles.get(city)
        printed = [
            entry.cost for entry in map_sites(self.board, self.players) if entry.city == city
        ]
        cost = [*printed, *(tile.factory_sites if tile else ())][site]
        on_board = factory_cost(self.board, self.players, good, self.built(good))
        self.pay(site_cost(cost, self.cities[city], on_board))
        workers = self.working if from_work else self.idle
        assert workers[level] > 0
        workers[level] -= 1
        self.factories.append(Factory(good, self.board.worker_output[level - 1]))

    def built(self, good: Good) -> int:
        return sum(factory.good == good for factory in self.factories)

    def produce(self, *numbers: int) -> None:
        self.hand("produce")
        for number in set(numbers):
            assert self.factories[number].stock > 0
            self.factories[number].stock -= 1
            self.goods[self.factories[number].good] += 1
        self.fit()

    def take(self, good: Good) -> None:
        self.pay(self.board.shipment.prices[self.bought[good]])
        self.bought[good] += 1

    def buy(self, good: Good) -> None:
        self.hand("buy_or_order")
        self.take(good)
        self.goods[good] += 1
        self.fit()

    def order(self, *goods: Good) -> None:
        self.hand("buy_or_order")
        for good in goods:
            self.take(good)
            self.landing[good] += 1
        assert self.landing.total() <= self.board.fixed_setup.shipment[self.round - 1]

    def train(self, level: int) -> None:
        self.hand("train")
        engine = next(engine for engine in self.board.engines if engine.level == level)
        assert engine.from_round is not None
        assert engine.from_round <= self.round
        assert self.trains < self.board.start.most_trains
        self.pay(engine.price)
        self.influence += engine.influence
        self.trains, self.freight = self.trains + 1, self.freight + engine.cars
        self.goods["coal"] += 1
        self.fit()

    def contract(self, name: str) -> None:
        self.hand("contract")
        contract = next(entry for entry in self.board.contracts if entry.id == name)
        self.contracts.append(contract)
        self.reserved += contract.deck
        assert self.reserved <= self.freight
        most = self.board.share_board.investor_spaces
        self.investors = min(most, self.investors + contract.deck)
        self.fit()

    def sell(self) -> None:
        assert self.investors - 1 >= self.share
        self.investors, self.holders = self.investors - 1, self.holders + 1
        self.money += self.board.share_board.values[self.share]

    def deliver(self, number: int, city: str) -> None:
        factory, hub = self.factories[number], self.hub_at[city]
        coal = self.board.costs.delivery_coal
        assert not self.delivered
        assert factory.stock > 0
        assert city in self.network
        assert self.goods["coal"] >= coal
        assert (city, factory.good) not in self.filled
        self.delivered = True
        self.goods["coal"] -= coal
        factory.stock -= 1
        self.filled.add((city, factory.good))
        if factory.good == "coal":
            self.keys.append(hub)
        else:
            built = self.built(factory.good)
            self.money += delivery_pay(self.board, self.players, factory.good, built)
        growth = self.board.fixed_setup.growth[hub]
        tile = next(tile for tile in self.board.growth_tiles if tile.id == growth)
        self.hubs[hub] += tile.steps[self.grown[hub]]
        self.grown[hub] += 1

    def philanthropize(self, steps: int) -> None:
        self.hand("philanthropize")
        self.pay(self.board.costs.influence_step * steps)
        self.influence += steps

    def fundraise(self) -> None:
        self.hand("fundraise")
        self.money += self.board.costs.fundraise

    # --- rounds and the end ------------------------------------------------------------------

    def income(self) -> int:
        scoring = self.board.scoring
        return scoring.passenger_car * self.passengers + scoring.station * len(self.stations)

    def next_round(self) -> None:
        assert self.hands == 0
        self.hands = self.board.rounds.hands[self.round]
        self.round += 1
        self.used.clear()
        self.goods.update(self.landing)
        self.landing.clear()
        self.fit()
        self.money += self.income()
        self.idle = Counter({3: self.idle[3] + self.idle[2], 2: self.idle[1]}) + self.working
        self.working.clear()

    def score(self) -> tuple[int, int]:
        """The money at the end, before and after the shareholders."""
        scoring, step = self.board.scoring, self.board.influence_track.step
        money = self.money + self.income() * (scoring.semmering if self.semmering else 1)
        money += scoring.good * self.goods.total() + sum(step * self.hubs[hub] for hub in self.keys)
        money += scoring.hubs[sum(column <= self.influence for column in self.hubs.values())]
        have = Counter(factory.good for factory in self.factories)
        if self.board.map.goal in self.network:
            for contract in sorted(self.contracts, key=lambda entry: -entry.value):
                needed = Counter(contract.factories)
                full = needed <= have
                have -= needed if full else Counter()
                money += contract.value if full else -contract.value
        kept = 100 - scoring.shareholder_percent * self.holders
        return money, money * kept // 100
