# footplate: compiled
"""The search for building plans: links between stops within reach, valued by what they bring."""

from typing import Final

from footplate.games.age_of_steam.board.codes import COLORS
from footplate.games.age_of_steam.planning.outlook import Purse
from footplate.games.age_of_steam.planning.plans import Plan, sort_plans
from footplate.games.age_of_steam.planning.prospect import Ending, Prospect
from footplate.games.age_of_steam.planning.reach import accepts_of, hops_for, reach_of, wanted_of
from footplate.games.age_of_steam.planning.ways import Segment, Way, end_ways, price_way, town_price
from footplate.games.age_of_steam.play.links import links_of

WIDTH: Final = 5
"""How many plans are carried on to a further link."""
LOOK_ON: Final = 10
"""How many plans are looked at together with the turn after."""
PARTNERS: Final = 8
"""How many of the best single links are tried as a second one elsewhere."""

QUICK_WIDTH: Final = 2
QUICK_LOOK_ON: Final = 2
QUICK_PARTNERS: Final = 2
"""The same in a hurry."""


class Search:
    """The search for plans of one seat on one map."""

    def __init__(self, prospect: Prospect, ways: list[list[Way]], tiles: int) -> None:
        self.prospect = prospect
        self.state = prospect.state
        self.seat = prospect.seat
        self.ways = ways
        self.tiles = tiles
        self.hops = hops_for(self.state, self.seat)
        self.accepts = accepts_of(self.state)
        self.wanted = wanted_of(self.state, prospect.pending)
        self.purse = prospect.purse()
        self.may_issue = False
        self.width, self.looked_on, self.partners = WIDTH, LOOK_ON, PARTNERS
        self.finish = self.state.turn == self.state.rules.turns
        state, board = self.state, self.state.rules.board
        self.rooted = [
            state.cities[cell] > 0 or state.in_town(self.seat, cell) for cell in board.stops
        ]
        self.near: list[int] = []
        """The stops of the seat's network."""
        for stop in range(len(self.hops)):
            own = [hop for hop in self.hops[stop] if hop & 1 == 0]
            if own or state.in_town(self.seat, board.stops[stop]):
                self.near.append(stop)
        self.segments: dict[int, list[Segment]] = {}

    def want_everything(self) -> None:
        """Look at goods of all colours, as any of them may come to any city."""
        for stop in range(len(self.wanted)):
            if self.accepts[stop]:
                self.wanted[stop] = (1 << COLORS) - 1

    def hurry(self) -> None:
        """Look at less: for playouts, in which many plans are made and few matter."""
        self.width, self.looked_on, self.partners = QUICK_WIDTH, QUICK_LOOK_ON, QUICK_PARTNERS

    def run(self, looked_on: int = LOOK_ON) -> list[Plan]:
        """Plans worth having, best first; doing nothing is always among them."""
        nothing = Plan()
        self.judge(nothing)
        found = [nothing]
        singles = []
        for segment in self._openings():
            plan = self._joined(nothing, segment)
            if plan is not None and self.judge(plan):
                singles.append(plan)
        sort_plans(singles)
        found += singles
        front = singles
        partners = [plan.segments[0] for plan in singles[: self.partners]]
        for _ in range(self.tiles - 1):
            front = self._carried_on(self._promising(front), partners)
            if not front:
                break
            found += front
        sort_plans(found)
        found = found[: min(looked_on, self.looked_on)]
        if nothing not in found:
            found.append(nothing)
        for plan in found:
            self.look_on(plan)
        sort_plans(found)
        return found

    def _promising(self, plans: list[Plan]) -> list[Plan]:
        """The best plans, and those that end in a town, which is good only for going on."""
        cities = self.state.cities
        stops = self.state.rules.board.stops
        front = plans[: self.width]
        for plan in plans[self.width :]:
            last = plan.segments[len(plan.segments) - 1]
            if not (cities[stops[last.one]] and cities[stops[last.two]]):
                front.append(plan)
        return front

    def _openings(self) -> list[Segment]:
        """The single links to begin with, at the own network or anywhere else."""
        state = self.state
        segments: list[Segment] = []
        for way in end_ways(state, self.seat, self.tiles):
            segment = price_way(state, self.seat, way, self.tiles)
            if segment is not None:
                segments.append(segment)
        for stop in range(len(self.hops)):
            for segment in self.around(stop):
                if segment not in segments and (
                    self.rooted[segment.one] or self.rooted[segment.two]
                ):
                    segments.append(segment)
        return segments

    def around(self, stop: int) -> list[Segment]:
        """The links that could be built at a stop, to each other stop the cheapest."""
        found = self.segments.get(stop)
        if found is None:
            found = []
            last = -1
            for way in self.ways[stop]:
                pair = way.one << 8 | way.two
                # In the last turn longer ways score more.
                if (pair == last and not self.finish) or self._linked(way.one, way.two):
                    continue
                segment = self._shared_segment(way, stop)
                if segment is None:
                    segment = price_way(self.state, self.seat, way, self.tiles)
                if segment is not None:
                    found.append(segment)
                    last = pair
            self.segments[stop] = found
        return found

    def _shared_segment(self, way: Way, stop: int) -> Segment | None:
        """The segment of the same two stops, where it was made from the other one."""
        other = way.one + way.two - stop
        for segment in self.segments.get(other, []):
            if segment.way is way:
                return segment
        return None

    def _linked(self, one: int, two: int) -> bool:
        """Whether another link between two stops is useless or, on some boards, refused."""
        if self.state.rules.no_duplicate_links:
            return two in [link >> 6 for link in links_of(self.state)[one]]
        # In the last turn a second link scores, too.
        return not self.finish and two << 1 in self.hops[one]

    def _carried_on(self, front: list[Plan], partners: list[Segment]) -> list[Plan]:
        """The plans with one link more that are better than without it."""
        found = []
        seen: list[list[int]] = []
        for plan in front:
            if plan.tiles >= self.tiles:
                continue
            more = partners[:]
            for stop in plan.stops:
                for segment in self.around(stop):
                    if segment not in more:
                        more.append(segment)
            for segment in more:
                longer = self._joined(plan, segment)
                if longer is None:
                    continue
                key = sorted([each.one << 8 | each.two for each in longer.segments])
                if key in seen:
                    continue
                seen.append(key)
                if self.judge(longer) and longer.value > plan.value:
                    found.append(longer)
        sort_plans(found)
        return found

    def _joined(self, plan: Plan, segment: Segment) -> Plan | None:
        """The plan with a segment more; None where they do not go together."""
        if not self._fits(plan, segment):
            return None
        longer = Plan()
        longer.segments = [*plan.segments, segment]
        longer.stops = plan.stops[:]
        for stop in (segment.one, segment.two):
            if stop not in longer.stops:
                longer.stops.append(stop)
        longer.cells = plan.cells + segment.cells
        longer.towns = plan.towns + segment.towns
        longer.sections = plan.sections + segment.sections
        if not self._count(longer):
            return None
        return longer

    def _fits(self, plan: Plan, segment: Segment) -> bool:
        """Whether a segment leaves the plan's track alone and is connected."""
        if segment in plan.segments:
            return False
        for cell in segment.cells:
            if cell in plan.cells:
                return False
        for port in segment.towns:
            if port in plan.towns:
                return False
        return (
            self.rooted[segment.one]
            or self.rooted[segment.two]
            or segment.one in plan.stops
            or segment.two in plan.stops
        )

    def _count(self, plan: Plan) -> bool:
        """Tiles and dollars: a town that two links share takes one tile."""
        plan.cost = 0
        for segment in plan.segments:
            plan.cost += segment.cost
        towns = plan.town_cells()
        plan.tiles = len(plan.cells) + len(towns)
        if plan.tiles > self.tiles:
            return False
        for cell in towns:
            exits = 0
            for port in plan.towns:
                if port // 6 == cell:
                    plan.cost -= town_price(self.state, cell, 1 << (port % 6))
                    exits |= 1 << (port % 6)
            price = town_price(self.state, cell, exits)
            if price < 0:
                return False
            plan.cost += price
        return True

    def judge(self, plan: Plan) -> bool:
        """Value a plan; False where it cannot be paid."""
        after = self.purse_after(plan)
        if after.money < 0 or after.shares > self.state.rules.max_shares * 100:
            return False
        plan.reach = reach_of(self.hops_with(plan), self.accepts, self.wanted)
        plan.ahead = plan.reach
        plan.value = self.prospect.worth(plan.reach, plan.reach, -1, after) + plan.sections * 100
        return True

    def look_on(self, plan: Plan) -> None:
        """Find the best link for the turn after the plan, and value the plan with it."""
        if self.finish:
            return
        endings = self.prospect.endings(plan.reach, self.purse_after(plan))
        stops = self.near + [stop for stop in plan.stops if stop not in self.near]
        tried: list[Segment] = []
        for stop in stops:
            for segment in self.around(stop):
                if segment in tried or segment.tiles > self.state.rules.builds:
                    continue
                tried.append(segment)
                if self._fits(plan, segment):
                    self._look_at(plan, endings, segment)

    def _look_at(self, plan: Plan, endings: list[Ending], link: Segment) -> None:
        """Value a plan with a link in the turn after it; keep it if none is better."""
        ahead = reach_of(self.hops_with(plan, link), self.accepts, self.wanted)
        value = self.prospect.value(endings, ahead, link.cost * 100)
        value += (plan.sections + link.sections) * 100
        if value > plan.value:
            plan.value, plan.ahead = value, ahead
            plan.next_link, plan.next_cost = link, link.cost * 100

    def purse_after(self, plan: Plan) -> Purse:
        """What is left when the plan is paid, with new shares where they may still be issued."""
        purse = self.purse
        after = Purse(purse.money - plan.cost * 100, purse.income, purse.shares, purse.engine)
        if after.money < 0 and self.may_issue:
            price = self.state.rules.share_price * 100
            shares = (price - 1 - after.money) // price
            after.shares += shares * 100
            after.money += shares * price
        return after

    def hops_with(self, plan: Plan, more: Segment | None = None) -> list[list[int]]:
        """The network once the plan, and perhaps one link more, is built."""
        segments = plan.segments if more is None else [*plan.segments, more]
        if not segments:
            return self.hops
        hops = self.hops[:]
        for segment in segments:
            for one, two in ((segment.one, segment.two), (segment.two, segment.one)):
                hops[one] = [two << 1] + [hop for hop in hops[one] if hop >> 1 != two]
        return hops
