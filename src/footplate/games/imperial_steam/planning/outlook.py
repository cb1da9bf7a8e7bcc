# footplate: compiled
"""What a position is worth to a seat: the wealth that it is likely to end with."""

import math

from footplate.games.imperial_steam.board.codes import COAL, GOODS, LEVELS
from footplate.games.imperial_steam.board.rules import HUBS
from footplate.games.imperial_steam.planning.chances import (
    chance_of,
    coming_experience,
    entry_gap,
    hands_left,
    lacking_engineers,
    price_now,
    rounds_left,
    shortfall,
)
from footplate.games.imperial_steam.planning.promises import expected_contracts
from footplate.games.imperial_steam.planning.route import Routes, Way
from footplate.games.imperial_steam.planning.stock import local_goods
from footplate.games.imperial_steam.planning.taste import Taste
from footplate.games.imperial_steam.play.scoring import silver_value
from footplate.games.imperial_steam.play.state import State


class Outlook:
    """One seat's view of the positions that it can bring about in one decision."""

    def __init__(self, taste: Taste, state: State, seat: int) -> None:
        self.taste = taste
        self.seat = seat
        self.rules = state.rules
        self.routes = Routes(state, seat, taste)
        self.prices = [price_now(state, good) + taste.needed for good in range(COAL)]
        """What a good of each kind is worth that the way needs."""
        self.rounds = rounds_left(state)
        """Still to come. Who reaches Trieste in this decision is not blamed for ending the game."""
        missed = 1.0
        for other in range(state.rules.seats):
            if other == seat:
                continue
            if state.in_network(other, state.rules.goal):
                missed = 0.0
            else:
                way = Routes(state, other, taste).way(state.network[other])
                # Hidden money may be used: every payment was seen.
                likely = chance_of(state, other, way, taste, state.money[other], self.rounds)
                missed *= 1.0 - taste.rivals * likely
        self.missed = missed
        """How likely it is that no other player reaches Trieste."""
        own = self.routes.way(state.network[seat])
        chance = chance_of(state, seat, own, taste, state.money[seat], self.rounds)
        self.hopeless = chance <= 0.0

    def worth(self, state: State) -> float:
        """The expected wealth after the shareholders."""
        seat, taste = self.seat, self.taste
        way = self.routes.way(state.network[seat])
        hands = hands_left(state, seat, self.rounds)
        local = local_goods(state, seat, taste, 0 if way is None else way.cities, hands)
        purse = state.money[seat] + taste.credit * local
        chance = chance_of(state, seat, way, taste, purse, self.rounds)
        reached = 1.0 - (1.0 - chance) * self.missed
        wealth = self._money(state) + self._standing(state)
        wealth += self._people(state, way, chance) + self._trains(state)
        wealth += self._materials(state, way, chance, hands)
        wealth += local
        wealth += self._places(state, hands)
        wealth += self._trieste(state, way, chance)
        wealth += expected_contracts(state, seat, taste, hands) * reached
        return self._after_shares(state, wealth, hands)

    # What counts at the end. --------------------------------------------------------------------

    def _money(self, state: State) -> float:
        seat, rules, taste = self.seat, self.rules, self.taste
        rounds, money = self.rounds, state.money[seat]
        times = rules.semmering_times if state.semmering == seat else 1
        worth = money + state.income(seat) * (rounds + times)
        hands = rules.hands[state.round - 1] - state.placed[seat]
        if rounds:
            hands += rules.hands[state.round]
            money += state.income(seat)
        if not hands:
            return worth
        ahead = min(1.0, rounds / 2.0)
        return worth + hands * ahead * taste.drive * (1.0 - math.exp(-money / hands / taste.outlay))

    def _standing(self, state: State) -> float:
        """Keys, and influence with the hubs that it reaches."""
        seat, rules, taste = self.seat, self.rules, self.taste
        worth, column, top = 0.0, state.columns[seat], 0
        reached = 0.0
        for hub in range(HUBS):
            place = state.hub_columns[hub]
            top = max(top, place)
            if state.gold[hub] == seat:
                worth += place
            if state.silver[hub] == seat:
                worth += silver_value(state, hub)
            if place <= column:
                reached += 1.0
            elif self.rounds and place - column < taste.near_hub:
                reached += 0.6 * (1.0 - (place - column) / taste.near_hub)
        whole = int(reached)
        worth += rules.hub_bonus[whole]
        if whole < HUBS:
            worth += (reached - whole) * (rules.hub_bonus[whole + 1] - rules.hub_bonus[whole])
        if self.rounds:
            steps = min(column, top) // rules.column_step
            worth += taste.step * steps * self._ahead()
            worth += taste.far_step * max(0, column - top) / rules.column_step
        return worth

    def _ahead(self) -> float:
        """1 for most of the game, falling to 0 in the last round."""
        return min(1.0, self.rounds / 3.0)

    def _people(self, state: State, way: Way | None, chance: float) -> float:
        seat, taste = self.seat, self.taste
        ahead = self._ahead()
        worth = 0.0
        for number in range(min(len(taste.bodies), state.workers(seat))):
            worth += taste.bodies[number] * ahead
        worth += taste.experience * coming_experience(state, seat) * ahead
        if way is None or chance <= 0.0:
            return worth
        level = min(LEVELS, 1 + self.rounds)
        lack = shortfall(state, seat, way, taste, self.rounds)
        worth -= taste.wages * taste.effort * lack / level
        worth -= taste.entry * entry_gap(state, seat, way, lack > 0)
        return worth - taste.engineer * lacking_engineers(state, seat, way)

    def _trains(self, state: State) -> float:
        seat, taste = self.seat, self.taste
        ahead = self._ahead()
        worth = taste.engine * state.trains(seat)
        for number in range(min(state.free_cars[seat], len(taste.cars))):
            worth += taste.cars[number]
        return worth * ahead

    def _materials(self, state: State, way: Way | None, chance: float, hands: int) -> float:
        """Stored and ordered goods; coal is reckoned with the deliveries."""
        seat, taste, at = self.seat, self.taste, self.seat * GOODS
        last = not self.rounds
        worth, sets = 0.0, 99
        for good in range(COAL):
            stored = state.goods[at + good]
            count = stored if last else stored + state.landing[at + good]
            needed = way.goods[good] if way is not None and chance > 0.02 else 0
            useful = min(count, needed)
            worth += useful * self.prices[good]
            worth += (count - useful) * (float(self.rules.good_value) if last else taste.spare)
            if self.rules.track_goods[good]:
                sets = min(sets, count // self.rules.track_goods[good])
        if way is not None and way.tracks and hands > 0 and chance > 0.02:
            worth += taste.ready * min(2, sets)
        room = state.free_cars[seat] + state.floors[seat]
        load = sum(state.goods[at : at + COAL]) + sum(state.landing[at : at + COAL])
        return worth - max(0, load - room) * taste.material

    def _places(self, state: State, hands: int) -> float:
        """Free sites in the network."""
        count = 0
        for site in range(len(state.site_owner)):
            city = state.layout.site_city[site]
            if state.site_owner[site] < 0 and state.network[self.seat] >> city & 1:
                count += 1
        return self.taste.site * min(count, 3) * min(1.0, hands / 8.0)

    # What Trieste brings. -----------------------------------------------------------------------

    def _trieste(self, state: State, way: Way | None, chance: float) -> float:
        seat, taste, rules = self.seat, self.taste, self.rules
        if state.network[seat] >> rules.goal & 1:
            return taste.prize
        if way is None:
            return 0.0
        tracks = state.track_counts[seat] + len(way.links)
        bonus = rules.per_track[rules.goal] * tracks
        worth = chance * (taste.prize + bonus)
        return worth if self.hopeless else worth - taste.nearness * way.cost

    # Shares. ------------------------------------------------------------------------------------

    def _after_shares(self, state: State, wealth: float, hands: int) -> float:
        """What is left if the best number of shares is sold at the best value in reach."""
        seat, rules, taste = self.seat, self.rules, self.taste
        sold, investors = state.shareholders[seat], state.investors[seat]
        best = wealth * max(0, 10 - sold) / 10
        if not hands:
            return best
        sure, cost, raises = best, 0.0, 0
        for value in range(state.share[seat], len(rules.share_values)):
            if value > state.share[seat]:
                raises += 1
                cost += taste.hand + taste.raise_step * rules.share_influence[value]
            if raises * 2 > hands * taste.business:
                break
            for number in range(1, taste.most_shares - sold + 1):
                lacking = max(0, value + number - investors)
                wanted = raises * 2 + lacking
                if wanted > hands * taste.business or value + number > rules.investor_spaces:
                    break
                total = wealth - cost - lacking * taste.investor
                total += number * rules.share_values[value]
                left = total * max(0, 10 - sold - number) / 10
                best = max(best, left)
                if not wanted:
                    sure = max(sure, left)
        return sure + taste.hope * (best - sure)
