# footplate: compiled
"""A position of Imperial Steam: flat lists of small numbers."""

from footplate.core.chance import Chance, ScriptedChance
from footplate.core.conduct import Conduct
from footplate.core.game import Game
from footplate.core.state import State as CoreState
from footplate.games.imperial_steam.board.codes import (
    COAL,
    GOODS,
    IRON,
    LEVELS,
    NO_TILE,
    STONE,
    TILES,
    WOOD,
)
from footplate.games.imperial_steam.board.layout import Layout
from footplate.games.imperial_steam.board.rules import ENGINE_LEVELS, HUBS, Rules
from footplate.games.imperial_steam.language.position import ImperialSteamPosition
from footplate.games.imperial_steam.language.steps import BID
from footplate.games.imperial_steam.language.views import ImperialSteamForecast, ImperialSteamView


class State(CoreState[ImperialSteamView, ImperialSteamForecast, ImperialSteamPosition]):
    """The whole position. Cities, links and contracts are numbered as in `Rules`, sites as in
    `Layout`; what is kept by seat and kind lies in one list, seat by seat."""

    def __init__(
        self,
        game: Game,
        rules: Rules,
        layout: Layout,
        conduct: "Conduct[State]",
        chance: Chance,
        like: "State | None" = None,
    ) -> None:
        super().__init__(game, conduct, chance)
        self.rules = rules
        self.layout = layout
        if like is None:
            self._unpack_table()
            self._unpack_players()
            self._unpack_turn()
        else:
            self._copy_table(like)
            self._copy_players(like)
            self._copy_turn(like)

    def _unpack_table(self) -> None:
        rules, layout = self.rules, self.layout
        self.round = 1
        self.step = BID
        self.order = list(range(rules.seats))
        """The turn order."""
        self.ladder = self.order[:]
        """All seats, the most influential first: columns from the right, rows from the top
        (IS-INF-08)."""
        self.hub_columns = rules.fixed_columns[:]
        """By hub: the column of its marker; it has no row (IS-INF-09)."""
        self.hire = [rules.hire_start] * len(rules.hub_of_column)
        """By column of workers: the place of its price (IS-SETUP-21)."""
        self.at_hub = [0] * (HUBS * 2)
        """By hub and kind: engineers that can be hired."""
        self.market = [rules.market_spaces] * GOODS  # IS-SETUP-19
        self.taken = [0] * GOODS
        """By good: factories taken from the board."""
        self.engines_left = [0] * ENGINE_LEVELS
        for level in rules.engine_levels:
            if rules.engine_rounds[level]:
                self.engines_left[level] = rules.seats  # IS-SETUP-18
        self.display = 0
        """Contracts that can be had, as a mask."""
        self.business = layout.business[:]
        """By city: the top token; those below it are one less each."""
        self.demands = layout.demands[:]
        """By city and good: what is still wanted."""
        self.gold = [-1] * HUBS
        """By hub: who has the key."""
        self.silver = [-1] * HUBS
        self.semmering = -1
        self.site_owner = [-1] * len(layout.site_city)
        self.site_good = [-1] * len(layout.site_city)
        self.site_goods = [0] * len(layout.site_city)

    def _unpack_players(self) -> None:
        """Everybody as at the start (IS-SETUP-25)."""
        rules, seats = self.rules, self.rules.seats
        self.money = [rules.start_money] * seats  # IS-SETUP-26
        """What the bank has is not counted: it never runs out (IS-TURN-23)."""
        self.columns = [rules.start_influence] * seats
        self.goods = rules.start_goods * seats
        """By seat and kind; where each one lies is not kept (IS-STORE-01)."""
        self.landing = [0] * (seats * GOODS)
        """Ordered goods: not yet stored, so they cannot be spent (IS-STORE-10)."""
        self.engines = [0] * (seats * rules.most_trains)
        """By seat: the levels of the trains from the lowest, 0 for those that are missing first."""
        self.free_cars = [rules.start_cars] * seats
        """In which train a car is changes nothing and is not kept (IS-STORE-11)."""
        self.passenger_cars = [0] * seats
        self.reserved_cars = [0] * seats
        self.idle = [0] * (seats * LEVELS)
        self.working = [0] * (seats * LEVELS)
        for seat in range(seats):
            self.engines[seat * rules.most_trains + rules.most_trains - 1] = rules.start_engine
            self.idle[seat * LEVELS] = rules.start_workers
        self.engineers = [0] * (seats * 2)
        self.tracks = [0] * seats
        """By seat: the links with a track, as a mask."""
        self.track_counts = [0] * seats
        self.network = [1 << rules.start] * seats
        """By seat: the cities, as a mask."""
        self.stations = [1 << rules.start] * seats
        self.floors = [1] * seats
        """By seat: stations on the map, and so open floors (IS-STORE-05)."""
        self.contracts = [0] * seats
        self.share = [rules.start_share] * seats  # IS-SETUP-27
        self.investors = [rules.start_investors] * seats
        """They fill the lowest rows, so their number says where they are (IS-SHARE-09)."""
        self.shareholders = [0] * seats
        self.hands = [0] * (seats * TILES)
        self.placed = [0] * seats
        """By seat: hands placed in this round."""
        self.bids = [-1] * seats
        """Before round 1: in steps of influence; -1: not made."""

    def _unpack_turn(self) -> None:
        self.tile = NO_TILE
        """Where the hand of this turn lies."""
        self.done = False
        """Whether the main action allows nothing further."""
        self.idled = False
        """Whether the hand was placed without effect."""
        self.delivered = False
        self.built = 0
        self.link = -1
        """The track for which a crew is asked."""
        self.effort = 0
        """The experience that the crew still lacks."""
        self.surplus = 0
        self.column = -1
        """Where the workers of this action are hired."""
        self.produced = 0
        """Sites that have produced in this action, as a mask."""
        self.site = -1
        """The factory for which a worker is asked."""
        self.points = 0

    def _copy_table(self, like: "State") -> None:
        self.mover, self.round, self.step = like.mover, like.round, like.step
        self.order, self.ladder = like.order[:], like.ladder[:]
        self.hub_columns, self.hire, self.at_hub = (
            like.hub_columns[:],
            like.hire[:],
            like.at_hub[:],
        )
        self.market, self.taken = like.market[:], like.taken[:]
        self.engines_left, self.display = like.engines_left[:], like.display
        self.business, self.demands = like.business[:], like.demands[:]
        self.gold, self.silver, self.semmering = like.gold[:], like.silver[:], like.semmering
        self.site_owner, self.site_good = like.site_owner[:], like.site_good[:]
        self.site_goods = like.site_goods[:]

    def _copy_players(self, like: "State") -> None:
        self.money, self.columns = like.money[:], like.columns[:]
        self.goods, self.landing, self.engines = like.goods[:], like.landing[:], like.engines[:]
        self.free_cars, self.passenger_cars = like.free_cars[:], like.passenger_cars[:]
        self.reserved_cars = like.reserved_cars[:]
        self.idle, self.working, self.engineers = like.idle[:], like.working[:], like.engineers[:]
        self.tracks, self.track_counts = like.tracks[:], like.track_counts[:]
        self.network, self.stations = like.network[:], like.stations[:]
        self.floors, self.contracts = like.floors[:], like.contracts[:]
        self.share, self.investors = like.share[:], like.investors[:]
        self.shareholders, self.hands = like.shareholders[:], like.hands[:]
        self.placed, self.bids = like.placed[:], like.bids[:]

    def _copy_turn(self, like: "State") -> None:
        self.tile, self.done, self.idled = like.tile, like.done, like.idled
        self.delivered = like.delivered
        self.built, self.link, self.effort = like.built, like.link, like.effort
        self.surplus, self.column, self.produced = like.surplus, like.column, like.produced
        self.site, self.points = like.site, like.points

    def clone(self) -> "State":
        return State(self.game, self.rules, self.layout, self.conduct, self.chance.clone(), self)

    def key(self) -> list[int]:
        """Everything that makes the position; counts of what lies on the map follow from it."""
        key = [self.rules.seats, self.mover, self.round, self.step, self.display, self.semmering]
        key += [self.tile, int(self.done), int(self.idled), int(self.delivered), self.built]
        key += [
            self.link,
            self.effort,
            self.surplus,
            self.column,
            self.produced,
            self.site,
            self.points,
        ]
        for table in (self.order, self.ladder, self.hub_columns, self.hire, self.at_hub):
            key += table
        for table in (self.market, self.engines_left, self.business, self.demands, self.gold):
            key += table
        for table in (self.silver, self.site_owner, self.site_good, self.site_goods):
            key += table
        for holding in (self.money, self.columns, self.goods, self.landing, self.engines):
            key += holding
        for holding in (self.free_cars, self.passenger_cars, self.reserved_cars, self.idle):
            key += holding
        for holding in (self.working, self.engineers, self.tracks, self.network, self.stations):
            key += holding
        for holding in (self.contracts, self.share, self.investors, self.shareholders, self.hands):
            key += holding
        key += self.bids
        key += self.layout.key()
        key.append(int(isinstance(self.chance, ScriptedChance)))
        key += self.chance.key()
        return key

    # Small things that every rule needs. ------------------------------------------------------

    def has(self, seat: int, good: int) -> int:
        return self.goods[seat * GOODS + good]

    def can_spend(self, seat: int, goods: list[int]) -> bool:
        at = seat * GOODS
        return all(self.goods[at + good] >= goods[good] for good in range(GOODS))

    def trains(self, seat: int) -> int:
        """How many."""
        count = 0
        for at in range(seat * self.rules.most_trains, (seat + 1) * self.rules.most_trains):
            if self.engines[at]:
                count += 1
        return count

    def overflow(self, seat: int, coming: int = -1, cars_less: int = 0) -> int:
        """How many goods do not fit: now, or with one more good of a kind or with fewer cars.

        Coal goes on engines first, all else on free cars and floors (IS-STORE-02, IS-STORE-03).
        """
        at = seat * GOODS
        coal = self.goods[at + COAL] + int(coming == COAL)
        load = self.goods[at + WOOD] + self.goods[at + STONE] + self.goods[at + IRON]
        load += int(coming >= 0 and coming != COAL) + max(0, coal - self.trains(seat))
        return max(0, load - self.free_cars[seat] + cars_less - self.floors[seat])  # IS-STORE-04

    def experience(self, seat: int) -> int:
        """Of all idle workers."""
        at = seat * LEVELS
        return self.idle[at] + 2 * self.idle[at + 1] + 3 * self.idle[at + 2]

    def workers(self, seat: int) -> int:
        """Idle and working ones."""
        count = 0
        for at in range(seat * LEVELS, (seat + 1) * LEVELS):
            count += self.idle[at] + self.working[at]
        return count

    def settled(self, seat: int) -> int:
        """Workers at factories; one that waits for its worker has none yet."""
        waiting = self.site >= 0 and self.site_owner[self.site] == seat
        return self.site_owner.count(seat) - int(waiting)

    def in_network(self, seat: int, city: int) -> bool:
        return bool(self.network[seat] >> city & 1)

    def has_track(self, seat: int, link: int) -> bool:
        return bool(self.tracks[seat] >> link & 1)

    def full(self, seat: int, city: int) -> bool:
        """Whether a further track of a seat at a city would need a station there (IS-TRACK-10)."""
        if self.stations[seat] >> city & 1:
            return False
        count = 0
        for link in self.rules.links_of[city]:
            if self.tracks[seat] >> link & 1:
                count += 1  # built ones and bought ones (IS-TRACK-09)
        return count >= self.rules.open_tracks

    def others_on(self, seat: int, link: int) -> int:
        """How many other players have a track on a link."""
        count = 0
        for other in range(self.rules.seats):
            if other != seat and self.tracks[other] >> link & 1:
                count += 1
        return count

    def effort_of(self, seat: int, link: int) -> int:
        """That of the new city (IS-TRACK-16); inside the network the lower one of its ends
        (IS-TRACK-17)."""
        one, two = self.rules.ends[link], self.rules.other_ends[link]
        if not self.in_network(seat, one):
            return self.rules.efforts[one]
        if not self.in_network(seat, two):
            return self.rules.efforts[two]
        return min(self.rules.efforts[one], self.rules.efforts[two])

    def income(self, seat: int) -> int:
        """For passenger cars and for stations, that in Wien included (IS-ROUND-09)."""
        rules = self.rules
        cars = self.passenger_cars[seat] * rules.per_passenger_car
        return cars + self.floors[seat] * rules.per_station

    def repeats(self, seat: int, tile: int) -> int:
        """The steps that a hand on a tile costs: one for each hand there (IS-TURN-06), of one's own
        alone (IS-TURN-05)."""
        return self.hands[seat * TILES + tile]

    def connected(self) -> bool:
        """Whether anybody's network holds Trieste."""
        return any(mask >> self.rules.goal & 1 for mask in self.network)
