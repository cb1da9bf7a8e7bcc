# footplate: compiled
"""What a position is worth to a seat: its wealth, and what its goods and tanks will still bring."""

from typing import Final

from footplate.games.planet_steam.board.codes import ENERGY, ORE, QUARTZ, RESOURCES, WATER
from footplate.games.planet_steam.board.rules import FREE
from footplate.games.planet_steam.language import steps
from footplate.games.planet_steam.planning.taste import Taste
from footplate.games.planet_steam.play.extraction import is_free, yield_of
from footplate.games.planet_steam.play.state import NO_TANK, State
from footplate.games.planet_steam.play.tank_phase import upright
from footplate.games.planet_steam.play.trading import trade_order

BEFORE_CLAIMS: Final = [
    step
    for step, part in enumerate(steps.PART)
    if part in (steps.SETTING_UP, steps.SPECIALISTS, steps.CARDS)
    or step in (steps.PLACE_CLAIMS, steps.CHOOSE_ZONE, steps.BID_ZONE)
]
"""The steps of a round before its claims."""


def outputs_of(state: State, zones: list[int], airship: int) -> list[int]:
    """What these tanks of one owner extract together, by resource."""
    found = yield_of(state, zones, airship)
    return [found.total(resource) for resource in range(RESOURCES)]


def drifted(state: State, resource: int, supply: int, turns: int) -> int:
    """The price after so many turns in which nobody trades."""
    rules = state.rules
    price = state.price[resource] + turns * rules.moves[resource][supply]
    return max(rules.price_min[resource], min(rules.price_max[resource], price))


class Outlook:
    """One seat's view of positions with the same prices at the same point of the round."""

    def __init__(self, taste: Taste, state: State, seat: int) -> None:
        rules, step = state.rules, state.step
        self.taste = taste
        self.seat = seat
        self.later = rules.rounds - state.round
        """Rounds after this one."""
        mine = seat in state.queue
        part = steps.PART[step]
        extracting = step in (steps.EXTRACT, steps.STOW)
        self.extracts = part != steps.RESOURCE_PHASE or (extracting and mine)
        """Whether the seat's extraction of this round is still to come."""
        self.builds = part not in (steps.TANK_PHASE, steps.RESOURCE_PHASE)
        """Whether a Tank Phase of this round is to come, beside one that is going on."""
        self.saves = part == steps.RESOURCE_PHASE
        self.claims = self.later + (step in BEFORE_CLAIMS or (step == steps.CLAIM and mine))
        """How often the seat may still claim a zone."""
        self.certificates = step != steps.CERTIFICATES or mine
        self.airship = state.airship
        self.sale: list[int] = []
        """What a unit brings when the seat can sell it next, by resource."""
        self.income: list[int] = []
        """The same for a unit of the rounds to come."""
        self.tradable: list[bool] = []
        """Whether the seat can still trade in it this round."""
        for resource in range(RESOURCES):
            self._foresee(state, resource, mine)

    def _foresee(self, state: State, resource: int, mine: bool) -> None:
        rules, step, taste = state.rules, state.step, self.taste
        rank = state.cards[self.seat]
        if rank < 0:
            rank = (rules.seats - 1) // 2
        ahead, tradable = rank, step not in (steps.TRADE, steps.CERTIFICATES)
        if step == steps.TRADE:
            place = trade_order(state).index(resource)
            tradable = place > state.trading or (place == state.trading and mine)
            if place == state.trading:
                ahead = state.queue.index(self.seat) if mine else len(state.queue)
        elif step == steps.CERTIFICATES:
            ahead = 0
        supply = state.supply[resource]
        price = drifted(state, resource, supply, ahead)
        if not tradable:
            # Nobody keeps what can be sold for the last time: until then no price rises by itself.
            sold_after = not self.later and ahead > 0 and not taste.hopeful
            if sold_after:
                price = min(price, state.price[resource])
            price = self._next_price(state, resource, price, not sold_after)
        else:
            price *= 100
        self.tradable.append(tradable)
        self.sale.append(price)
        start = rules.price_start[resource] * 100
        self.income.append((price * (100 - taste.habit) + start * taste.habit) // 100)

    def _next_price(self, state: State, resource: int, price: int, stays: bool) -> int:
        """The price at the end of the game, or when the seat trades in the next round.

        What is sold out stays so, if nobody is to sell after it.
        """
        rules, supply = state.rules, state.supply[resource]
        if resource in (ORE, ENERGY) and supply == 0 and stays:
            price = min(price + rules.rise, rules.price_max[resource])
        if not self.later:
            return price * 100
        if resource in (ORE, ENERGY):
            room = rules.stock_max - state.stock
            supply -= min(state.supply[ORE], state.supply[ENERGY], room)
        turns = (rules.seats - 1) // 2
        price += turns * rules.moves[resource][supply]
        price = max(rules.price_min[resource], min(rules.price_max[resource], price))
        return price * self.taste.patience

    # Worth. -------------------------------------------------------------------------------------

    def worth(self, state: State) -> int:
        rules, seat, taste = state.rules, self.seat, self.taste
        zones, tanks, charged, standing = 0, 0, 0, []
        for zone in range(rules.size):
            if state.claims[zone] == seat:
                zones += 1
                if state.tanks[zone] != NO_TANK:
                    tanks += 1
                    charged += state.charged[zone]
                    if zone != state.tipped:
                        standing.append(zone)
        if seat == state.mover:
            # While rearranging some lie in the hand.
            tanks += 0 if rules.immobile else state.hand_tanks
            charged += state.hand_superchargers
        value = (state.credits[seat] + zones * rules.zone_value + tanks * rules.tank_value) * 100
        value += (charged * rules.supercharger_value) * 100
        value += state.luxuries[seat] * rules.luxury_value * 100
        if self.later and self.saves:
            wanted = taste.purse + taste.purse_zone * (zones - tanks)
            value += min(state.credits[seat], wanted) * taste.cash
        value += self.licenses(state, state.licenses[seat])
        value += max(0, zones - tanks) * taste.slot * (self.later + self.builds)
        return value + self.prospects(state, standing, tanks - charged)

    def licenses(self, state: State, count: int) -> int:
        """Licenses claim zones in the rounds in which none is left for the die."""
        if not count or not self.claims:
            return 0
        free = state.claims.count(FREE) // (state.rules.seats + 1)
        needed = max(0, self.claims - free)
        used = min(count, needed)
        return used * self.taste.license + min(count - used, 2) * self.taste.spare_license

    def prospects(self, state: State, standing: list[int], uncharged: int) -> int:
        """Goods, this round's extraction included, and the extractions of later rounds."""
        seat = self.seat
        held = state.held[seat * RESOURCES : seat * RESOURCES + RESOURCES]
        capacity = self._capacities(state)
        ladders = self._ladders(state, standing, uncharged)
        if self.extracts:
            chosen = self.best_running(state, standing, held, capacity, ladders, False)
            self._extract(state, chosen, held, capacity)
        value = self.goods(state, held, ladders)
        value += self._errands(state, held, capacity, ladders)
        if self.later and standing:
            value += self.later * self.yearly(state, standing, capacity, ladders)
        return value

    def extraction(self, state: State) -> list[int]:
        """The tanks that the seat should let run now."""
        seat = self.seat
        standing = [zone for zone in upright(state, seat) if zone not in state.idle]
        held = state.held[seat * RESOURCES : seat * RESOURCES + RESOURCES]
        capacity = self._capacities(state)
        ladders = self._ladders(state, standing, len(standing))
        return self.best_running(state, standing, held, capacity, ladders, True)

    def _capacities(self, state: State) -> list[int]:
        seat = self.seat
        capacity = [state.capacity(seat, resource) for resource in range(RESOURCES)]
        if state.freelancer == seat:
            # Whatever is dearest will fill it.
            capacity[QUARTZ] += state.rules.freelance
        return capacity

    def _ladders(self, state: State, standing: list[int], uncharged: int) -> list[list[int]]:
        """By resource: what the first unit, the second, … is worth in the next Tank Phase."""
        if not self.later and not self.builds:
            return [[], [], [], []]
        use = self.taste.use
        sets = min(uncharged + 1, state.superchargers_left, self.taste.sets)
        paid = sum([not is_free(state, zone) for zone in standing])
        return [
            [use[QUARTZ]] * (2 * sets + 1),
            [use[ORE]] * (sets + 2),
            self.taste.water + [use[WATER]] * sets,
            [self.taste.running] * paid + [use[ENERGY]],
        ]

    def _extract(
        self, state: State, zones: list[int], held: list[int], capacity: list[int]
    ) -> None:
        """Pay and gain, on lists alone."""
        gained = outputs_of(state, zones, self.airship)
        held[ENERGY] -= sum([not is_free(state, zone) for zone in zones])
        for resource in range(RESOURCES):
            room = max(0, capacity[resource] - held[resource])
            held[resource] += min(room, gained[resource])

    def best_running(
        self,
        state: State,
        standing: list[int],
        held: list[int],
        capacity: list[int],
        ladders: list[list[int]],
        thorough: bool,
    ) -> list[int]:
        """The tanks that should run: those that can be paid for; if thorough, without losers."""
        chosen, best = standing, -(10**9)
        short = sum([not is_free(state, zone) for zone in standing]) - held[ENERGY]
        if short <= 0 and thorough:
            best = self._after(state, chosen, held, capacity, ladders)
        while short > 0 or thorough:
            found, most = -1, -(10**9)
            for zone in chosen:
                if is_free(state, zone):
                    continue
                rest = [other for other in chosen if other != zone]
                # While energy lacks, the list is judged as if it did not.
                value = self._after(state, rest, held, capacity, ladders)
                if value > most:
                    found, most = zone, value
            if found < 0 or (short <= 0 and most <= best):
                return chosen
            chosen = [other for other in chosen if other != found]
            short -= 1
            best = most
        return chosen

    def _after(
        self,
        state: State,
        zones: list[int],
        held: list[int],
        capacity: list[int],
        ladders: list[list[int]],
    ) -> int:
        after = held[:]
        self._extract(state, zones, after, capacity)
        return self.goods(state, after, ladders)

    def goods(self, state: State, held: list[int], ladders: list[list[int]]) -> int:
        """What these goods are worth; one pair of quartz and ore may become luxury quarters."""
        value = sum([self._pile(r, held[r], ladders[r]) for r in range(RESOURCES)])
        if not self.certificates or not state.luxuries_left:
            return value
        cost = state.rules.luxury_cost
        gain = state.rules.luxury_value * 100
        for resource in range(RESOURCES):
            lacking = cost[resource] - held[resource]
            if lacking > 0:
                if not self.tradable[resource] or state.supply[resource] < lacking:
                    return value
                gain -= lacking * (self.sale[resource] + 100)
            spent = min(cost[resource], held[resource])
            gain -= self._pile(resource, held[resource], ladders[resource])
            gain += self._pile(resource, held[resource] - spent, ladders[resource])
        return value + max(0, gain)

    def _errands(
        self, state: State, held: list[int], capacity: list[int], ladders: list[list[int]]
    ) -> int:
        """What can be gained by buying, this round, what the next one needs: while credits last."""
        value, purse = 0, state.credits[self.seat] * 100
        for resource in (ENERGY, WATER, ORE, QUARTZ):
            if not self.tradable[resource]:
                continue
            have, price = max(0, held[resource]), self.sale[resource] + 50
            most = min(capacity[resource] - have, state.supply[resource], purse // price)
            for use in ladders[resource][have : have + max(0, most)]:
                if use > price:
                    value += use - price
                    purse -= price
        return value * self.taste.errands // 100

    def _pile(self, resource: int, count: int, ladder: list[int]) -> int:
        sale = self.sale[resource]
        value = count * sale
        for use in ladder[: max(0, count)]:
            value += max(0, use - sale)
        return value

    def yearly(
        self, state: State, standing: list[int], capacity: list[int], ladders: list[list[int]]
    ) -> int:
        """What the tanks bring in each round to come."""
        taste = self.taste
        paid = sum([not is_free(state, zone) for zone in standing])
        gained = outputs_of(state, standing, -1)
        value = 0
        for resource in (QUARTZ, ORE, WATER):
            count = min(gained[resource], capacity[resource])
            value += self._sales(resource, count, ladders[resource])
        limit = capacity[ENERGY]
        if paid > limit:
            value = value * limit // paid
            paid = limit
        spare = min(gained[ENERGY], limit) - paid
        if spare < 0:
            return value + spare * self.income[ENERGY] * taste.dear_energy // 100
        return value + self._sales(ENERGY, spare, [])

    def _sales(self, resource: int, count: int, ladder: list[int]) -> int:
        glut, price = self.taste.glut, self.income[resource]
        value, need = 0, len(ladder)
        for number in range(count):
            if number < need:
                value += max(price, ladder[number])
            else:
                value += price * max(30, 100 - glut * (number - need)) // 100
        return value
