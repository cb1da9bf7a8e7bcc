# footplate: compiled
"""A position of Planet Steam: flat lists of small numbers."""

from typing import Final

from footplate.core.chance import Chance, ScriptedChance
from footplate.core.conduct import Conduct
from footplate.core.game import Game
from footplate.core.state import State as CoreState
from footplate.games.planet_steam.board.codes import RESOURCES, WATER
from footplate.games.planet_steam.board.rules import Rules
from footplate.games.planet_steam.language import steps
from footplate.games.planet_steam.language.position import PlanetSteamPosition
from footplate.games.planet_steam.language.views import PlanetSteamForecast, PlanetSteamView

NO_TANK: Final = -1


class State(CoreState[PlanetSteamView, PlanetSteamForecast, PlanetSteamPosition]):
    """The whole position. Resources are numbered as in `codes.py`, zones as in `Rules.zones`."""

    def __init__(
        self,
        game: Game,
        rules: Rules,
        conduct: "Conduct[State]",
        chance: Chance,
        like: "State | None" = None,
    ) -> None:
        super().__init__(game, conduct, chance)
        self.rules = rules
        if like is None:
            self._unpack()
            self._unpack_steps()
        else:
            self._copy(like)

    def _unpack(self) -> None:
        """As the box and the tables say, before anybody has decided anything."""
        rules, seats = self.rules, self.rules.seats
        self.round = 1
        self.first = 0
        """Who opens the specialist auction."""
        self.step = steps.UPGRADE
        self.credits = [rules.start_credits] * seats
        self.held = rules.start_resources * seats
        """By seat and resource: carriers and freelance carrier together."""
        self.classes = [rules.start_class] * (seats * RESOURCES)  # PS-SETUP-13
        self.licenses = [0] * seats
        self.luxuries = [0] * seats
        self.cards = [-1] * seats
        """The specialist card of each seat, by its place in the set; -1: none."""
        # The map
        self.claims = rules.blank[:] if rules.variable_claims else rules.start_claims[:]
        """By zone: a seat, FREE, NEUTRAL or CLOSED; without claims if variable (PS-VAR-10)."""
        self.tanks = [NO_TANK] * rules.size
        """By zone: what the tank extracts (WATER without a converter), or NO_TANK."""
        self.charged = [0] * rules.size
        self.tipped = -1
        """The zone whose tank lies on its side."""
        self.airship = -1
        # The terminal and the reserve
        self.supply = rules.supply_start[:]
        self.price = rules.price_start[:]
        self.stock = rules.stock_start
        self.tanks_left = rules.tanks
        self.converters_left = rules.converters[:]
        self.superchargers_left = rules.superchargers
        self.licenses_left = rules.licenses
        self.luxuries_left = rules.luxuries
        self.box = [0] * RESOURCES

    def _unpack_steps(self) -> None:
        """What is kept while a step goes on."""
        seats = self.rules.seats
        # Auctions
        self.won: list[int] = []
        """Who has a specialist card from this round's auction, first one first."""
        self.bidding = [0] * seats
        self.bid = 0
        self.high = -1
        self.zone = -1
        """The zone that is auctioned or was rolled for."""
        # Turn order
        self.queue: list[int] = []
        """Who has still to act in this step, the mover first."""
        # Optional and advanced rules
        self.order = [0] * RESOURCES
        """The order marker of each resource; 0: none."""
        self.markers_due = 0
        """Order markers that the winner has still to place."""
        self.manipulator = -1
        self.strength = -1
        self.spaces = 0
        self.moved = -1
        """The resource whose price was moved last."""
        self.saboteur = -1
        self.freelancer = -1
        self.freelance_bid = 0
        self.freelance_kept = False
        self.river_left = 0
        self.placed = 0
        # Tank Phase
        self.rearranged = False
        self.hand_tanks = 0
        self.hand_converters = [0] * RESOURCES
        self.hand_superchargers = 0
        self.next_zone = -1
        # Resource Phase
        self.idle: list[int] = []
        """Zones of tanks that the mover has switched off, sorted."""
        self.overflow = [0] * RESOURCES
        self.trading = 0
        """The place in the order of the resource that is traded."""

    def _copy(self, like: "State") -> None:
        self.mover, self.round, self.first, self.step = (
            like.mover,
            like.round,
            like.first,
            like.step,
        )
        self.credits, self.held, self.classes = like.credits[:], like.held[:], like.classes[:]
        self.licenses, self.luxuries = like.licenses[:], like.luxuries[:]
        self.cards, self.claims, self.tanks = like.cards[:], like.claims[:], like.tanks[:]
        self.charged, self.tipped, self.airship = like.charged[:], like.tipped, like.airship
        self.supply, self.price, self.stock = like.supply[:], like.price[:], like.stock
        self.tanks_left, self.converters_left = like.tanks_left, like.converters_left[:]
        self.superchargers_left = like.superchargers_left
        self.licenses_left, self.luxuries_left = like.licenses_left, like.luxuries_left
        self.box, self.won, self.bidding = like.box[:], like.won[:], like.bidding[:]
        self.bid, self.high, self.zone = like.bid, like.high, like.zone
        self.queue, self.order, self.markers_due = like.queue[:], like.order[:], like.markers_due
        self.manipulator, self.strength = like.manipulator, like.strength
        self.spaces, self.moved, self.saboteur = like.spaces, like.moved, like.saboteur
        self.freelancer, self.freelance_bid = like.freelancer, like.freelance_bid
        self.freelance_kept, self.river_left = like.freelance_kept, like.river_left
        self.placed, self.rearranged = like.placed, like.rearranged
        self.hand_tanks, self.hand_converters = like.hand_tanks, like.hand_converters[:]
        self.hand_superchargers, self.next_zone = like.hand_superchargers, like.next_zone
        self.idle, self.overflow, self.trading = like.idle[:], like.overflow[:], like.trading

    def clone(self) -> "State":
        return State(self.game, self.rules, self.conduct, self.chance.clone(), self)

    def key(self) -> list[int]:
        """Everything that makes the position; what the reserve holds follows from it.

        The luck to come belongs to it: equal positions go on alike (PS-ROUND-12).
        """
        key = [self.rules.seats, self.mover, self.round, self.first, self.step, self.tipped]
        key += [self.airship, self.stock, self.licenses_left, self.luxuries_left, self.bid]
        key += [self.high, self.zone, self.markers_due, self.manipulator, self.strength]
        key += [self.spaces, self.moved, self.saboteur, self.freelancer, self.freelance_bid]
        key += [int(self.freelance_kept), self.river_left, self.placed, int(self.rearranged)]
        key += [self.hand_tanks, self.hand_superchargers, self.next_zone, self.trading]
        for fixed in (self.credits, self.held, self.classes, self.licenses, self.luxuries):
            key += fixed
        for fixed in (self.cards, self.claims, self.tanks, self.charged, self.supply, self.price):
            key += fixed
        for fixed in (self.box, self.bidding, self.order, self.hand_converters, self.overflow):
            key += fixed
        key.append(int(isinstance(self.chance, ScriptedChance)))
        for loose in (self.won, self.queue, self.idle, self.chance.key()):
            key.append(len(loose))
            key += loose
        return key

    def uncover_credits(self) -> None:
        """Stands wherever it depends on everybody's credits how it goes on (PS-SECRET-01)."""
        if not self.rules.open_credits:
            self.chance.uncover()

    # Small things that every rule needs. ------------------------------------------------------

    def has(self, seat: int, resource: int) -> int:
        return self.held[seat * RESOURCES + resource]

    def capacity(self, seat: int, resource: int) -> int:
        """Of the seat's own carrier."""
        return self.rules.capacity[resource][self.classes[seat * RESOURCES + resource]]

    def spare(self, seat: int) -> int:
        """Free room on the freelance carrier; 0 for who does not have it.

        It takes what exceeds the own carriers, whatever that is (PS-FREE-05).
        """
        if seat != self.freelancer:
            return 0
        room = self.rules.freelance
        for resource in range(RESOURCES):
            room -= max(0, self.has(seat, resource) - self.capacity(seat, resource))
        return room

    def room(self, seat: int, resource: int) -> int:
        """How many more of a resource a seat can hold, on all its carriers (PS-FREE-06)."""
        own = self.capacity(seat, resource) - self.has(seat, resource)
        return max(0, own) + self.spare(seat)

    def gain(self, seat: int, resource: int, count: int) -> int:
        """Take resources as far as there is room. Returns how many were kept.

        The reserve never runs out (PS-SETUP-05); what does not fit stays there and changes
        no supply (PS-ROUND-16).
        """
        kept = min(count, self.room(seat, resource))
        self.held[seat * RESOURCES + resource] += kept
        return kept

    def can_pay(self, seat: int, cost: list[int]) -> bool:
        """Whether a seat has the resources and credits (last) of a cost: no debt (PS-ROUND-18)."""
        for resource in range(RESOURCES):
            if self.held[seat * RESOURCES + resource] < cost[resource]:
                return False
        return self.credits[seat] >= cost[RESOURCES]

    def pay(self, seat: int, cost: list[int]) -> None:
        """To the reserve: no supply of the terminal changes (PS-ROUND-14)."""
        for resource in range(RESOURCES):
            self.held[seat * RESOURCES + resource] -= cost[resource]
        self.credits[seat] -= cost[RESOURCES]

    def move_price(self, resource: int, spaces: int) -> None:
        """Within the track; what goes beyond its ends is lost (PS-ROUND-17).

        Prices change by nothing else (PS-ROUND-15).
        """
        self.price[resource] = self.price_after(resource, spaces)

    def price_after(self, resource: int, spaces: int) -> int:
        rules, price = self.rules, self.price[resource] + spaces
        return max(rules.price_min[resource], min(rules.price_max[resource], price))

    def add_supply(self, resource: int, count: int) -> None:
        """Within the track, as prices (PS-ROUND-17)."""
        self.supply[resource] = self.supply_after(resource, count)

    def supply_after(self, resource: int, count: int) -> int:
        return max(0, min(self.rules.supply_max[resource], self.supply[resource] + count))

    def zones_of(self, seat: int) -> list[int]:
        return [zone for zone in range(self.rules.size) if self.claims[zone] == seat]

    def turn_order(self) -> list[int]:
        """The seats by the numbers of their cards (PS-ROUND-03), in round 1 too (PS-ROUND-04).

        Lady Steam has number 1: her holder is the first player (PS-ROLE-01).
        """
        return [self.cards.index(card) for card in range(self.rules.seats)]

    def holder(self, role: int) -> int:
        """Who holds the card with a role; -1: nobody, or the set has no such card.

        A card may have two roles (PS-ROLE-09).
        """
        for seat in range(self.rules.seats):
            card = self.cards[seat]
            if card >= 0 and self.rules.roles[card] >> role & 1:
                return seat
        return -1

    def is_standard(self, zone: int) -> bool:
        """Whether a tank has no converter."""
        return self.tanks[zone] == WATER
