# footplate: compiled
"""What a greedy player of Planet Steam tries, and what he thinks a position is worth."""

from footplate.core.chance import Chance
from footplate.core.state import State as CoreState
from footplate.core.taste import copy_of, vary
from footplate.core.valuer import Candidate, Valuer, final_standing, with_first
from footplate.games.planet_steam.board import codes as c
from footplate.games.planet_steam.board.codes import RESOURCES
from footplate.games.planet_steam.language import steps
from footplate.games.planet_steam.planning.ideas import ideas
from footplate.games.planet_steam.planning.land import Land
from footplate.games.planet_steam.planning.outlook import Outlook
from footplate.games.planet_steam.planning.tanks import TankTurn
from footplate.games.planet_steam.planning.taste import Taste, first_taste
from footplate.games.planet_steam.play.auctions import bid_range, is_auction
from footplate.games.planet_steam.play.optional_cards import free_numbers, victims
from footplate.games.planet_steam.play.scoring import wealth
from footplate.games.planet_steam.play.state import State
from footplate.games.planet_steam.play.trading import trade, trade_certificate
from footplate.games.planet_steam.play.zones import zones_to_offer


class PlanetSteamValuer(Valuer):
    """Lines and values for the bots, in hundredths of a credit."""

    def __init__(self, taste: Taste | None = None) -> None:
        self.taste = taste or Taste()

    # What is worth trying. ----------------------------------------------------------------------

    def lines(self, state: CoreState) -> list[list[int]]:
        own = _own(state)
        step = own.step
        if is_auction(step):
            return [[self._bid(own)]]
        if step in (steps.CHOOSE_SPECIALIST, steps.SABOTAGE, steps.ORDER_MARKER):
            return [[self._in_auction(own)]]
        if steps.PART[step] == steps.EXPANSION:
            return [[self._on_the_map(own)]]
        if step == steps.MANIPULATE:
            return self._manipulations(own)
        if step == steps.ACTIVATE:
            return self._activations(own)
        if step == steps.TANKS:
            return [TankTurn(self._outlook(own), own).plan()]
        if step == steps.EXTRACT:
            return [self._extraction(own)]
        return [[code] for code in own.codes()]

    def _outlook(self, state: State) -> Outlook:
        return Outlook(self.taste, state, state.mover)

    def _bid(self, state: State) -> int:
        """One more than the last bid, as long as it is worth it."""
        lowest, highest = bid_range(state)
        if state.high < 0:
            return c.with_number(c.BID, lowest)
        if lowest > highest or lowest > Land(self.taste, state).highest_bid():
            return c.PASS
        return c.with_number(c.BID, lowest)

    def _in_auction(self, state: State) -> int:
        if state.step == steps.CHOOSE_SPECIALIST:
            return c.with_number(c.SPECIALIST, Land(self.taste, state).best_card())
        if state.step == steps.SABOTAGE:
            return c.with_number(c.SABOTAGE, _richest(state))
        # The usual order, as far as it can be had.
        numbers = free_numbers(state)
        usual = state.rules.trade_order
        for number in numbers:
            if not state.order[usual[number - 1]]:
                return c.order(number, usual[number - 1])
        return c.order(numbers[0], state.order.index(0))

    def _on_the_map(self, state: State) -> int:
        land, step, spots = Land(self.taste, state), state.step, state.rules.spots
        if step == steps.CLAIM:
            return land.claim()
        if step == steps.AIRSHIP:
            return c.with_number(c.AIRSHIP, land.row())
        if step == steps.KEEP_CARRIER:
            codes = state.codes()
            worth_it = state.freelance_bid * 100 <= self.taste.freelance * land.extractions
            return c.KEEP if c.KEEP in codes and worth_it else c.GIVE_UP
        if step == steps.CHOOSE_ZONE:
            return c.at_zone(c.AUCTION, spots[land.best(zones_to_offer(state))])
        codes = state.codes()
        zones = [state.rules.zone_at[c.spot_of(code)] for code in codes]
        zone = land.best(zones) if step == steps.DIRECTION else land.place(zones)
        return c.at_zone(c.kind_of(codes[0]), spots[zone])

    def _manipulations(self, state: State) -> list[list[int]]:
        """One price as far as it goes, by each strength."""
        lines = []
        for code in state.codes():
            strength = c.number_of(code)
            spaces = state.rules.strengths[strength][1]
            first = 0 if state.rules.strengths[strength][3] else 1
            for resource in range(first, RESOURCES):
                for sign in (1, -1):
                    lines.append([code, c.move_price(resource, sign * spaces)])
        return lines

    def _activations(self, state: State) -> list[list[int]]:
        """A whole turn, or the water."""
        lines = [[c.NO_ACTIVATION]]
        if c.ACTIVATE in state.codes():
            after = state.clone()
            after.play_code(c.ACTIVATE)
            lines.append([c.ACTIVATE, *TankTurn(self._outlook(state), after).plan()])
        return lines

    def _extraction(self, state: State) -> list[int]:
        running = self._outlook(state).extraction(state)
        spots = state.rules.spots
        off = [code for code in state.codes() if c.kind_of(code) == c.SWITCH_OFF]
        on = [spots[zone] for zone in running]
        return [*[code for code in off if c.spot_of(code) not in on], c.EXTRACT]

    # What comes of it. --------------------------------------------------------------------------

    def follow(self, state: CoreState, line: list[int]) -> State:
        """Play a line, but nothing that comes after it."""
        after = _own(state).clone()
        if after.step == steps.TRADE:
            kind, count = c.kind_of(line[0]), c.number_of(line[0])
            trade(after, -count if kind == c.SELL else count if kind == c.BUY else 0)
            after.queue.pop(0)
        elif after.step == steps.CERTIFICATES:
            trade_certificate(after, line[0])
            after.queue.pop(0)
        else:
            for code in line:
                after.play_code(code)
        return after

    def value(self, before: CoreState, after: CoreState) -> int:
        old, new = _own(before), _own(after)
        if old.step in (steps.TRADE, steps.MANIPULATE, steps.MOVE_PRICES):
            return Outlook(self.taste, new, old.mover).worth(new)
        return Outlook(self.taste, old, old.mover).worth(new)

    # How everybody stands. ----------------------------------------------------------------------

    def candidates(self, state: CoreState, most: int) -> list[Candidate]:
        own = _own(state)
        found = ideas(own, self.taste, most)
        if not found:
            found = [self.rated(own, line) for line in self.lines(own)]
        return with_first(own, found, self.best(own), most)

    def standing(self, state: CoreState) -> list[float]:
        own = _own(state)
        if own.mover < 0:
            return final_standing(own)
        seats = range(own.rules.seats)
        return [Outlook(self.taste, own, seat).worth(own) / 100.0 for seat in seats]

    def doubt(self, state: CoreState) -> float:
        own = _own(state)
        return 20.0 + 18.0 * (own.rules.rounds - own.round)

    def round(self, state: CoreState) -> int:
        return _own(state).round

    def first(self) -> Valuer:
        return PlanetSteamValuer(first_taste())

    def varied(self, rng: Chance, percent: int) -> Valuer:
        return PlanetSteamValuer(vary(copy_of(self.taste, Taste()), rng, percent))


def _richest(state: State) -> int:
    """The victim with the most on the table; credits are not looked at."""
    found = victims(state)
    shown = [sum(wealth(state, seat)[1:]) for seat in found]
    return found[shown.index(max(shown))]


def _own(state: CoreState) -> State:
    assert isinstance(state, State)
    return state
