# footplate: compiled
"""What a greedy player of Age of Steam tries, and what he thinks a position is worth."""

from typing import Final

from footplate.core.chance import Chance
from footplate.core.state import State as CoreState
from footplate.core.taste import copy_of, vary
from footplate.core.valuer import RUINED, Candidate, Valuer, final_standing, with_first
from footplate.games.age_of_steam.board.codes import (
    DECLINE,
    DRAW,
    DROP_OUT,
    END_BUILD,
    PASS,
    STOCK,
    UPGRADE,
    bid,
    box_of,
    color_of,
    issue,
    kind_of,
    urbanize,
)
from footplate.games.age_of_steam.board.rules import (
    ENGINEER,
    FIRST_BUILD,
    FIRST_MOVE,
    LOCOMOTIVE,
    NO_ACTION,
    PRODUCTION,
    TURN_ORDER,
    URBANIZATION,
)
from footplate.games.age_of_steam.language.steps import (
    BUILD_TRACK,
    DETERMINE_PLAYER_ORDER,
    GOODS_GROWTH,
    ISSUE_SHARES,
    MOVE_GOODS,
    SELECT_ACTIONS,
)
from footplate.games.age_of_steam.planning.cities import city_ideas
from footplate.games.age_of_steam.planning.outlook import Purse, Taste
from footplate.games.age_of_steam.planning.plans import Plan, build_line
from footplate.games.age_of_steam.planning.routes import Routes
from footplate.games.age_of_steam.planning.study import Mind, Study
from footplate.games.age_of_steam.play.links import sections
from footplate.games.age_of_steam.play.select_actions import ACTIONS
from footplate.games.age_of_steam.play.sequence import SEQUENCE_OF_PLAY
from footplate.games.age_of_steam.play.state import State

BUILD_LINES: Final = 4
MOVE_LINES: Final = 10
"""How many plans and deliveries are tried out."""
QUICK_MOVE_LINES: Final = 3
"""The same in a hurry."""
LEAPS: Final = (1, 2, 3, 5)
"""By how much a bid may go beyond the last one."""
CITIES: Final = 3
CITY_PLANS: Final = 5
CITY_LINES: Final = 2
"""How many New Cities are tried out, and how many plans are thought of and tried with each."""


class AgeOfSteamValuer(Valuer):
    """Lines and values for the bots, in hundredths of a victory point."""

    def __init__(
        self, taste: Taste | None = None, hurried: bool = False, mended: bool = True
    ) -> None:
        self.taste = taste or Taste()
        self.hurried = hurried
        self.mended = mended
        self.mind = Mind(self.taste, hurried)
        self._quick: AgeOfSteamValuer | None = None

    # What is worth trying. ----------------------------------------------------------------------

    def lines(self, state: CoreState) -> list[list[int]]:
        own = _own(state)
        if own.phase == ISSUE_SHARES:
            return [[issue(shares)] for shares in range(self._useful_shares(own) + 1)]
        if own.phase == DETERMINE_PLAYER_ORDER:
            return self._bids(own)
        if own.phase == BUILD_TRACK:
            return self._builds(own, 1 if self.hurried else BUILD_LINES)
        if own.phase == MOVE_GOODS:
            tried = QUICK_MOVE_LINES if self.hurried else MOVE_LINES
            lines = [[code] for code in Routes(own).find()[:tried]]
            if own.refuse_code(UPGRADE) is None:
                lines.append([UPGRADE])
            return [*lines, [DECLINE]]
        if own.phase == GOODS_GROWTH:
            if not own.drawn:
                return [[DRAW]]
            return [[code] for code in own.codes() if kind_of(code) == STOCK]
        return [[code] for code in own.codes()]

    def _useful_shares(self, state: State) -> int:
        """How many shares pay for the dearest plan and a turn without any delivery."""
        seat, rules = state.mover, state.rules
        dearest = max([plan.cost for plan in self.mind.study(state).plans])
        due = state.shares[seat] + state.engine[seat] + 1
        need = dearest + due + self.taste.auction - state.money[seat] - state.income[seat]
        shares = max(0, -(-need // (rules.share_price - 1)))
        return min(shares, rules.max_shares - state.shares[seat])

    def _bids(self, state: State) -> list[list[int]]:
        """A pass costs nothing; otherwise the lowest bid, or none."""
        if state.refuse_code(PASS) is None:
            return [[PASS]]
        raised = bid(max(state.bids) + 1)
        return [[DROP_OUT], [raised]] if state.refuse_code(raised) is None else [[DROP_OUT]]

    def _builds(self, state: State, most: int) -> list[list[int]]:
        if state.builds_left == 0:
            return [[END_BUILD]]
        search = self.mind.search(state, state.mover, state.builds_left)
        plans = search.run()
        lines = self._build_lines(state, plans, [], most)
        if state.chosen[state.mover] == URBANIZATION and not state.urbanized:
            board = state.rules.board
            for idea in city_ideas(search, plans)[: 1 if self.hurried else CITIES]:
                code = urbanize(board.spots[board.stops[idea.stop]], idea.letter)
                if state.refuse_code(code) is None:
                    after = state.clone()
                    after.play_code(code)
                    search = self.mind.search(after, after.mover, after.builds_left)
                    plans = search.run(CITY_PLANS)
                    lines += self._build_lines(after, plans, [code], min(most, CITY_LINES))
        return lines

    def _build_lines(
        self, state: State, plans: list[Plan], before: list[int], most: int
    ) -> list[list[int]]:
        """The best plans as codes, each closed by the end of the build turn."""
        lines: list[list[int]] = []
        for plan in plans:
            line = build_line(state, plan)
            if line is not None:
                lines.append([*before, *line, END_BUILD])
                if len(lines) == most:
                    break
        return lines

    def far(self, state: CoreState) -> bool:
        """What shares are good for depends on the auction and on what the others build."""
        return self.mended and _own(state).phase == ISSUE_SHARES

    def quick(self, state: CoreState) -> list[int]:
        if self._quick is None:
            self._quick = AgeOfSteamValuer(self.taste, True)
        return self._quick.best(state)

    def candidates(self, state: CoreState, most: int) -> list[Candidate]:
        """Also more shares, leaps in the auction, more builds and none at all."""
        own = _own(state)
        if own.phase == ISSUE_SHARES:
            largest = min(
                self._useful_shares(own) + 2, own.rules.max_shares - own.shares[own.mover]
            )
            lines = [[issue(shares)] for shares in range(largest + 1)]
        elif own.phase == DETERMINE_PLAYER_ORDER:
            high, money = max(own.bids), own.money[own.mover]
            lines = [[bid(high + more)] for more in LEAPS if high + more <= money]
            lines += [[code] for code in (DROP_OUT, PASS) if own.refuse_code(code) is None]
        elif own.phase == BUILD_TRACK:
            lines = [*self._builds(own, 2 * BUILD_LINES), [END_BUILD]]
        else:
            lines = self.lines(own)
        return with_first(own, [self.rated(own, line) for line in lines], self.best(own), most)

    def follow(self, state: CoreState, line: list[int]) -> State:
        """Play a line without running on, so that no dice are rolled."""
        after = _own(state).clone()
        for code in line:
            if kind_of(code) == STOCK:
                after.display[box_of(code)] = color_of(code)
                after.drawn.remove(color_of(code))
            else:
                SEQUENCE_OF_PLAY[after.phase].play(after, code)
        return after

    # What a position is worth. ------------------------------------------------------------------

    def value(self, before: CoreState, after: CoreState) -> int:
        old, new = _own(before), _own(after)
        seat = old.mover
        if new.phase == ISSUE_SHARES:
            return self._planned(new, seat, self.mind.study(old), new.rules.builds)
        if new.phase == DETERMINE_PLAYER_ORDER:
            return self._in_auction(new, seat, self.mind.study(old))
        if new.phase == SELECT_ACTIONS:
            return self._with_action(new, seat, self.mind.study(old))
        prospect = self.mind.prospect(new, seat)
        if new.phase == GOODS_GROWTH:
            plan = self.mind.ahead(old)
            return prospect.rest(plan.ahead, plan.next_cost, prospect.purse(), new.turn)
        plan = self.mind.ahead(old) if new.phase == MOVE_GOODS else self.mind.ahead_after(new, seat)
        prospect = self.mind.prospect(new, seat)
        prospect.see_moves(new.phase == MOVE_GOODS)
        reach = prospect.book.reach(new, seat)
        value = prospect.worth(reach, plan.ahead, plan.next_cost, prospect.purse())
        return value + sections(new)[seat] * 100

    def _planned(self, state: State, seat: int, study: Study, tiles: int) -> int:
        """The best plan that the purse allows now."""
        prospect = self.mind.prospect(state, seat)
        prospect.see_moves(False)
        purse = prospect.purse()
        if state.phase == ISSUE_SHARES:
            purse.money -= self.taste.auction * 100
        best = -(10**9)
        for plan in study.plans:
            left = purse.money - plan.cost * 100
            if plan.tiles <= tiles and (left >= 0 or plan.cost == 0):
                after = Purse(left, purse.income, purse.shares, purse.engine)
                value = prospect.worth(plan.reach, plan.ahead, plan.next_cost, after)
                best = max(best, value + plan.sections * 100)
        return best

    def _with_action(self, state: State, seat: int, study: Study) -> int:
        """The best plan with the action that the seat has selected."""
        action, rules = state.chosen[seat], state.rules
        tiles = rules.engineer_builds if action == ENGINEER else rules.builds
        value = self._planned(state, seat, study, tiles)
        if action == URBANIZATION:
            value += study.city_gain()
        return value + self._bonus(state, action)

    def _bonus(self, state: State, action: int) -> int:
        """What the forecast does not see of an action."""
        last = state.turn == state.rules.turns
        if action == FIRST_BUILD:
            return self.taste.first_build
        if action == FIRST_MOVE:
            return self.taste.first_move
        if action == PRODUCTION and not last:
            return self.taste.production
        if action == TURN_ORDER and not last:
            return self.taste.turn_order
        return 0

    def _in_auction(self, state: State, seat: int, study: Study) -> int:
        """The value of the place that the seat has, or would have if all others dropped out now.

        Who selects later finds the better actions taken, but not always.
        """
        place, trial = 0, state.clone()
        if seat in state.dropped:
            place = len(state.queue)
        elif state.mover < 0:
            place = state.order.index(seat)
        else:
            trial.money[seat] -= state.bids[seat]
        trial.phase = SELECT_ACTIONS
        engine = state.engine[seat]
        values = []
        for action in range(ACTIONS):
            trial.chosen = [NO_ACTION] * state.rules.seats
            trial.chosen[seat] = action
            raised = engine + 1 if action == LOCOMOTIVE else engine
            trial.engine[seat] = min(raised, state.rules.max_engine)
            values.append(self._with_action(trial, seat, study))
        values.sort(reverse=True)
        return (values[place] * 2 + values[max(0, place - 1)]) // 3 - self.taste.place * place

    # How everybody stands. ----------------------------------------------------------------------

    def standing(self, state: CoreState) -> list[float]:
        """Everybody's forecast from the end of the last turn that is closed."""
        own = _own(state)
        if own.mover < 0:
            return final_standing(own)
        rules, track = own.rules, sections(own)
        turn = own.turn if own.phase == GOODS_GROWTH else own.turn - 1
        found: list[float] = []
        for seat in range(rules.seats):
            if own.out[seat]:
                found.append(-RUINED)
                continue
            plan = self.mind.ahead_after(own, seat)
            prospect = self.mind.prospect(own, seat)
            value = prospect.rest(plan.ahead, plan.next_cost, prospect.purse(), turn)
            found.append((value + track[seat] * 100) / 100.0)
        return found

    def doubt(self, state: CoreState) -> float:
        own = _own(state)
        return 5.0 + 2.2 * (own.rules.turns - own.turn)

    def round(self, state: CoreState) -> int:
        return _own(state).turn

    def first(self) -> Valuer:
        return AgeOfSteamValuer(self.taste, mended=False)

    def varied(self, rng: Chance, percent: int) -> Valuer:
        varied = vary(copy_of(self.taste, Taste()), rng, percent)
        return AgeOfSteamValuer(varied, mended=self.mended)


def _own(state: CoreState) -> State:
    assert isinstance(state, State)
    return state
