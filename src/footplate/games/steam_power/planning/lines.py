# footplate: compiled
"""What is worth trying in a position: whole actions as sequences of codes."""

from typing import Final

from footplate.games.steam_power.board import codes as c
from footplate.games.steam_power.language.steps import ACT, BONUS, FETCH, LAY
from footplate.games.steam_power.planning.links import Link, LinkSearch
from footplate.games.steam_power.planning.outlook import Outlook
from footplate.games.steam_power.planning.taste import Taste
from footplate.games.steam_power.play.fulfilment import fetch_codes, fulfil_codes, price_of
from footplate.games.steam_power.play.laying import complete
from footplate.games.steam_power.play.legal import bonus_codes, factory_codes, may_take
from footplate.games.steam_power.play.placing import lay_codes
from footplate.games.steam_power.play.scoring import flipped_value
from footplate.games.steam_power.play.state import State

DEPTH: Final = 4
"""How many placements a link may need that is thought of."""
TRACK_LINES: Final = 3
"""How many links are tried by default."""


class Lines:
    """The lines of one decision, and their value."""

    def __init__(
        self, state: State, taste: Taste, tracks: int = TRACK_LINES, depth: int = DEPTH
    ) -> None:
        self.state = state
        self.taste = taste
        self.tracks = tracks
        self.depth = depth
        self.outlook = Outlook(taste, state, state.mover)

    def run(self) -> list[list[int]]:
        state = self.state
        if state.step == ACT:
            lines = [[code, *self._fetches(code)] for code in fulfil_codes(state)]
            lines += [[code] for code in factory_codes(state, False)]
            lines += self._tracks(state, 2)
            # In a game that drags on nobody collects contracts and leaves them lying.
            if may_take(state, False) and not (self.outlook.contract and state.hands[state.mover]):
                lines.append([c.CONTRACTS])
            return [*lines, [c.MONEY]]
        if state.step == LAY:
            return [*self._tracks(state, 1), [c.END_TRACK]]
        if state.step == FETCH:
            return [self._sources(state.clone())]
        if state.step == BONUS:
            lines = []
            if state.rules.cards[state.card].bonus == 1:
                lines = self._tracks(state, 2)
            else:
                lines = [[code] for code in bonus_codes(state)]
            return [*lines, [c.DECLINE]]
        return [[code] for code in state.codes()]

    # Contracts. ---------------------------------------------------------------------------------

    def _fetches(self, code: int) -> list[int]:
        trial = self.state.clone()
        trial.actions_left += 1
        trial.play_code(code)
        return self._sources(trial)

    def _sources(self, trial: State) -> list[int]:
        """Where the resources of a contract come from, one by one; the trial is used up."""
        line: list[int] = []
        trial.actions_left += 1
        card = trial.rules.cards[trial.card]
        while len(line) < len(card.resources) - self.state.fetched:
            codes = fetch_codes(trial)
            best, most = codes[0], 0
            if len(codes) > 1:
                for number in range(len(codes)):
                    worth = self._source(trial, codes[number])
                    if number == 0 or worth > most:
                        best, most = codes[number], worth
            line.append(best)
            trial.play_code(best)
        return line

    def _source(self, trial: State, code: int) -> int:
        """What speaks for a source: little to pay, a city flipped for oneself and no other."""
        rules, board = trial.rules, trial.rules.board
        city = board.city_of[board.cell_at[c.spot_of(code)]]
        pay = c.pay_of(code)
        worth = -price_of(trial, city, pay) * self.outlook.dollar
        for seat in range(rules.seats):
            rate = 22 * self.taste.rivals // (100 * max(1, rules.seats - 1))
            worth -= c.paid_to(pay, seat) * rate
        left = trial.cubes[city] - 1
        flipped = flipped_value(trial, trial.tiles[city]) * 100
        push = flipped // (left * 3 + 1)
        if rules.solo or trial.makers[city] == trial.company:
            return worth + push
        return worth - push * self.taste.rivals // (100 * max(1, rules.seats - 1))

    # Track. -------------------------------------------------------------------------------------

    def _tracks(self, state: State, placements: int) -> list[list[int]]:
        """The most promising links, begun or completed."""
        links = LinkSearch(state, self.depth).run()
        rated: list[tuple[int, int]] = []
        for number in range(len(links)):
            rated.append((self._promise(state, links[number]), -number))
        rated.sort(reverse=True)
        lines: list[list[int]] = []
        for _, number in rated:
            line = self._begin(state, links[-number], placements)
            if line and line not in lines:
                lines.append(line)
                if len(lines) == self.tracks:
                    break
        if not links and state.ends[state.company] >= 0:
            lines += self._undo(state, placements)
        return lines

    def _undo(self, state: State, placements: int) -> list[list[int]]:
        """A link that leads nowhere is taken off the map, tile by tile."""
        line: list[int] = []
        trial = state.clone()
        trial.actions_left += 1
        while len(line) < placements and trial.ends[trial.company] >= 0:
            code = c.remove(trial.rules.board.spots[trial.ends[trial.company] // 6])
            if code not in lay_codes(trial):
                break
            line.append(code)
            trial.play_code(code)
        if not line:
            return []
        if len(line) < placements:
            line.append(c.END_TRACK)
        return [line]

    def _promise(self, state: State, link: Link) -> int:
        """The value of a completed link less the actions that it takes."""
        after = state.clone()
        after.ends[state.company] = -1
        after.step = ACT
        complete(after, state.company, link.origin, link.target)
        after.money[state.mover] = max(0, after.money[state.mover] - link.price)
        lacking = max(0, link.price - state.money[state.mover])
        actions = len(link.steps) * self.outlook.action * self.taste.tail // 200
        late = max(0, len(link.steps) - 2 * self.outlook.actions)
        if late > 0:
            return -(10**6)
        return self.outlook.value(after) - actions - lacking * self.taste.action // 3

    def _begin(self, state: State, link: Link, placements: int) -> list[int]:
        """As many placements of a link as this action has and the purse pays."""
        money, line = state.money[state.mover], []
        for number in range(min(placements, len(link.steps))):
            money -= link.prices[number]
            if money < 0:
                break
            line.append(link.steps[number])
        if not line:
            return line
        if len(line) == placements:
            return line
        if len(line) < len(link.steps):
            return [*line, c.END_TRACK]
        return [*line, self._second(state, line[0])]

    def _second(self, state: State, code: int) -> int:
        """What to do with the second placement after the first one has completed a link."""
        after = state.clone()
        after.play_code(code)
        best, most = c.END_TRACK, self.outlook.value(after)
        for link in LinkSearch(after, self.depth).run():
            if link.prices[0] > after.money[after.mover]:
                continue
            worth = self._promise(after, link) + self.outlook.action // 2
            if worth > most:
                best, most = link.steps[0], worth
        return best

    # Values. ------------------------------------------------------------------------------------

    def value(self, after: State) -> int:
        """How good a followed line is."""
        base = self.outlook.value(after)
        if after.ends[after.company] < 0 or not self.outlook.actions:
            return base
        links = LinkSearch(after, self.depth).run()
        if not links:
            return base - self.taste.stuck
        best = base
        for link in links:
            best = max(best, self._promise(after, link))
        return best
