# footplate: compiled
"""A whole turn of the Tank Phase: purchases one after another, and a better layout."""

from typing import Final

from footplate.core.valuer import Candidate, ranked
from footplate.games.planet_steam.board import codes as c
from footplate.games.planet_steam.board.codes import NO_ZONE, RESOURCES, WATER
from footplate.games.planet_steam.language import steps
from footplate.games.planet_steam.planning.outlook import Outlook
from footplate.games.planet_steam.play.specialists import upgrade_codes
from footplate.games.planet_steam.play.state import NO_TANK, State
from footplate.games.planet_steam.play.tank_phase import (
    bare_zones,
    can_buy_tank,
    can_import,
    may_extract,
    place,
    rearrange,
    upright,
)

PURCHASES: Final = 20
"""How many purchases one turn has at most."""
SWAPS: Final = 12
"""How many pieces change places at most in one layout."""


class TankTurn:
    """What the mover buys in its turn, as far as it pays."""

    def __init__(self, outlook: Outlook, state: State) -> None:
        self.outlook = outlook
        self.state = state.clone()
        self.seat = state.mover
        self.value = outlook.worth(self.state)
        self.values: list[int] = []
        """What it is worth before each step of the plan, and after the last."""

    def plan(self) -> list[int]:
        """The codes of the turn, its end included."""
        found: list[int] = []
        for line in self.steps():
            found += line
        return [*found, c.END_TANKS]

    def steps(self) -> list[list[int]]:
        """Purchase by purchase, and the layouts between them."""
        found: list[list[int]] = []
        self.values = [self.value]
        for _ in range(PURCHASES):
            line = self._best_purchase()
            if not line:
                line = self._layout()
            if not line:
                break
            found.append(line)
            self.values.append(self.value)
        return found

    def begin(self, line: list[int]) -> None:
        """Play a purchase that is not the best one."""
        self.state = self.state.clone()
        for code in line:
            self.state.play_code(code)
        self.value = self.outlook.worth(self.state)

    # Purchases. ---------------------------------------------------------------------------------

    def _best_purchase(self) -> list[int]:
        """The line that gains most, played at once; empty if none gains."""
        best: list[int] = []
        state, most, chosen = self.state, self.value, self.state
        for line in self.ideas():
            after = state.clone()
            for code in line:
                after.play_code(code)
            value = self.outlook.worth(after)
            if value > most:
                best, most, chosen = line, value, after
        self.state, self.value = chosen, most
        return best

    def openings(self) -> list[Candidate]:
        """The best first purchase of each kind, whether it gains or not."""
        best: dict[int, Candidate] = {}
        for line in self.ideas():
            after = self.state.clone()
            for code in line:
                after.play_code(code)
            value = float(self.outlook.worth(after))
            kind = c.kind_of(line[0]) * 8 + len(line)
            if kind not in best or value > best[kind].value:
                best[kind] = Candidate(line, value)
        return ranked(list(best.values()), len(best))

    def ideas(self) -> list[list[int]]:
        state, seat, rules = self.state, self.seat, self.state.rules
        found: list[list[int]] = []
        kinds = []
        if can_buy_tank(state):
            kinds.append(c.BUY_TANK)
        if can_import(state):
            kinds.append(c.IMPORT_TANK)
        for zone in bare_zones(state, seat):
            for kind in kinds:
                self._tank_ideas(kind, zone, found)
        standing = upright(state, seat)
        self._converter_ideas(standing, found)
        if state.superchargers_left > 0 and state.can_pay(seat, rules.supercharger_cost):
            for zone in standing:
                if not state.charged[zone]:
                    found.append([c.at_zone(c.SUPERCHARGER, rules.spots[zone])])
        if state.can_pay(seat, rules.upgrade_cost):
            found += [[code] for code in upgrade_codes(state)]
        return found

    def _tank_ideas(self, kind: int, zone: int, found: list[list[int]]) -> None:
        """A tank, with or without a converter."""
        state, rules, spot = self.state, self.state.rules, self.state.rules.spots[zone]
        buy = c.at_zone(kind, spot)
        found.append([buy])
        credits = state.credits[self.seat]
        if kind == c.BUY_TANK:
            credits -= rules.tank_costs[state.stock] + rules.local_tank[RESOURCES]
        else:
            credits -= rules.import_tank[RESOURCES]
        for output in self._kinds(zone, credits, 1):
            found.append([buy, c.converter(output, spot, NO_ZONE)])

    def _kinds(self, zone: int, credits: int, count: int) -> list[int]:
        """The converters that may be bought for a zone, so many at once."""
        state, rules = self.state, self.state.rules
        return [
            output
            for output in range(RESOURCES)
            if output != WATER
            and state.converters_left[output] >= count
            and rules.converter_cost[output] * count <= credits
            and may_extract(state, zone, output)
        ]

    def _converter_ideas(self, standing: list[int], found: list[list[int]]) -> None:
        """One converter, or two of a kind side by side."""
        state, rules = self.state, self.state.rules
        credits = state.credits[self.seat]
        for zone in standing:
            for output in self._kinds(zone, credits, 1):
                if state.tanks[zone] == output:
                    continue
                line = [c.converter(output, rules.spots[zone], NO_ZONE)]
                found.append(line)
                if output not in self._kinds(zone, credits, 2):
                    continue
                for other in rules.near[zone]:
                    if (
                        other > zone
                        and other in standing
                        and state.tanks[other] != output
                        and may_extract(state, other, output)
                    ):
                        found.append([*line, c.converter(output, rules.spots[other], NO_ZONE)])

    # Layout. ------------------------------------------------------------------------------------

    def _layout(self) -> list[int]:
        """Rearrange where changing places pays, played at once; empty if it does not."""
        state = self.state
        if state.rearranged or not upright(state, self.seat):
            return []
        trial = state.clone()
        zones = upright(state, self.seat)
        if not state.rules.immobile:
            zones = sorted(zones + bare_zones(state, self.seat))
        value = self.value
        for _ in range(SWAPS):
            better = self._best_swap(trial, zones, value)
            if better == value:
                break
            value = better
        if value == self.value:
            return []
        line = self._codes(trial, zones)
        self.value = self.outlook.worth(self.state)
        return line

    def _best_swap(self, trial: State, zones: list[int], value: int) -> int:
        """Let the two pieces change places whose swap gains most."""
        first, second, most = -1, -1, value
        for number, zone in enumerate(zones):
            for other in zones[number + 1 :]:
                if not self._swap(trial, zone, other):
                    continue
                found = self.outlook.worth(trial)
                if found > most:
                    first, second, most = zone, other, found
                self._swap(trial, zone, other)
        if first >= 0:
            self._swap(trial, first, second)
        return most

    def _swap(self, state: State, zone: int, other: int) -> bool:
        """Returns whether that is a different layout, and a legal one."""
        one, two = state.tanks[zone], state.tanks[other]
        if one == two and (one == NO_TANK or state.charged[zone] == state.charged[other]):
            return False
        if one != NO_TANK and not may_extract(state, other, one):
            return False
        if two != NO_TANK and not may_extract(state, zone, two):
            return False
        state.tanks[zone], state.tanks[other] = two, one
        charged = state.charged[zone]
        state.charged[zone], state.charged[other] = state.charged[other], charged
        return True

    def _codes(self, trial: State, zones: list[int]) -> list[int]:
        """How to get to the layout of the trial; played on the state."""
        state, line = self.state, [c.REARRANGE]
        rearrange(state)
        for zone in zones:
            if state.step == steps.TANKS:
                break
            spot, output = state.rules.spots[zone], trial.tanks[zone]
            if output == NO_TANK:
                code = c.place(spot, 0, WATER, 0)
            else:
                code = c.place(spot, 1, output, trial.charged[zone])
            place(state, code)
            line.append(code)
        return line
