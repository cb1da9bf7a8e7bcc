"""What a greedy player of Age of Steam tries, and what he thinks a position is worth."""

from footplate.core.state import State as CoreState
from footplate.games.age_of_steam.board import Board
from footplate.games.age_of_steam.codes import (
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
from footplate.games.age_of_steam.links import links_of, sections
from footplate.games.age_of_steam.planning.cities import city_ideas
from footplate.games.age_of_steam.planning.outlook import Outlook, Purse, Taste
from footplate.games.age_of_steam.planning.plans import Book, Plan, Prospect, Search, build_line
from footplate.games.age_of_steam.planning.routes import Routes
from footplate.games.age_of_steam.planning.ways import LONGEST, Way, board_ways
from footplate.games.age_of_steam.rules import (
    ENGINEER,
    FIRST_BUILD,
    FIRST_MOVE,
    LOCOMOTIVE,
    PRODUCTION,
    TURN_ORDER,
    URBANIZATION,
    Rules,
)
from footplate.games.age_of_steam.state import State

SHARES, ORDER, SELECT, BUILD, MOVE, GROWTH = 0, 1, 2, 3, 4, 8
ACTIONS = 7
BIDS = 3
"""What is kept in mind for the auction when shares are issued."""
BUILD_LINES = 4
MOVE_LINES = 10
CITIES = 3


class Study:
    """The plans of a seat before it builds; good until track or goods change."""

    def __init__(self, search: Search, may_issue: bool) -> None:
        search.may_issue = may_issue
        self.search = search
        plans = search.run()
        self.plans = plans
        self.city: int | None = None

    def city_gain(self) -> int:
        """How much a New City would add to the best plan."""
        if self.city is None:
            ideas = city_ideas(self.search, self.plans)
            self.city = max(0, ideas[0].value - self.plans[0].value) if ideas else 0
        return self.city


class AgeOfSteamValuer:
    """Lines and values for `footplate.bots.greedy`. Remembers only what it could compute again."""

    def __init__(self, taste: Taste | None = None) -> None:
        self.taste = taste or Taste()
        self._rules: Rules | None = None
        self._outlook: Outlook | None = None
        self._board: Board | None = None
        self._ways: list[list[Way]] = []
        self._book: Book | None = None
        self._ahead: Plan | None = None
        self._ahead_links: list[list[int]] | None = None
        self._ahead_key = (-1, -1)
        self._study: Study | None = None
        self._study_key: tuple[object, ...] = ()

    # What is worth trying. ----------------------------------------------------------------------

    def lines(self, state: CoreState) -> list[list[int]]:
        own = _own(state)
        if own.phase == SHARES:
            return [[issue(shares)] for shares in range(self._useful_shares(own) + 1)]
        if own.phase == ORDER:
            return self._bids(own)
        if own.phase == BUILD:
            return self._builds(own)
        if own.phase == MOVE:
            lines = [[code] for code in Routes(own).find()[:MOVE_LINES]]
            if own.refuse_code(UPGRADE) is None:
                lines.append([UPGRADE])
            return [*lines, [DECLINE]]
        if own.phase == GROWTH and not own.drawn:
            return [[DRAW]]
        return [[code] for code in own.codes()]

    def _useful_shares(self, state: State) -> int:
        """How many shares pay for the dearest plan and a turn without any delivery."""
        seat, rules = state.mover, state.rules
        dearest = max([plan.cost for plan in self._study_of(state, seat).plans])
        due = state.shares[seat] + state.engine[seat] + 1
        need = dearest + due + BIDS - state.money[seat] - state.income[seat]
        shares = max(0, -(-need // (rules.share_price - 1)))
        return min(shares, rules.max_shares - state.shares[seat])

    def _bids(self, state: State) -> list[list[int]]:
        if state.refuse_code(PASS) is None:
            return [[PASS]]
        raised = bid(max(state.bids) + 1)
        return [[DROP_OUT], [raised]] if state.refuse_code(raised) is None else [[DROP_OUT]]

    def _builds(self, state: State) -> list[list[int]]:
        if state.builds_left == 0:
            return [[END_BUILD]]
        lines = self._build_lines(state, [])
        if state.chosen[state.mover] == URBANIZATION and not state.urbanized:
            search = self._search(state, state.mover, state.builds_left)
            for idea in city_ideas(search, search.run())[:CITIES]:
                code = urbanize(
                    state.rules.board.spots[state.rules.board.stops[idea.stop]], idea.letter
                )
                if state.refuse_code(code) is None:
                    after = state.clone()
                    after.play_code(code)
                    lines += self._build_lines(after, [code])
        return lines

    def _build_lines(self, state: State, before: list[int]) -> list[list[int]]:
        """The best plans as codes, each closed by the end of the build turn."""
        lines: list[list[int]] = []
        for plan in self._search(state, state.mover, state.builds_left).run():
            line = build_line(state, plan)
            if line is not None:
                lines.append([*before, *line, END_BUILD])
                if len(lines) == BUILD_LINES:
                    break
        return lines

    def follow(self, state: CoreState, line: list[int]) -> State:
        after = _own(state).clone()
        for code in line:
            if kind_of(code) == STOCK:
                # Playing it would roll the dice.
                after.display[box_of(code)] = color_of(code)
                after.drawn.remove(color_of(code))
            else:
                after.phases[after.phase].play(after, code)
        return after

    # What a position is worth. --------------------------------------------------------------------

    def value(self, state: CoreState, seat: int) -> int:
        own = _own(state)
        if own.phase in (SHARES, ORDER, SELECT):
            study = self._study_of(own, seat)
            if own.phase == SHARES:
                return self._planned(own, study, self._prospect(own, seat))
            if own.phase == SELECT:
                return self._with_action(own, study, seat, own.chosen[seat], False)
            return self._in_auction(own, study, seat)
        prospect = self._prospect(own, seat)
        reach = prospect.book.reach(own, seat)
        ahead = self._ahead_of(own, seat)
        if own.phase == GROWTH:
            return prospect.rest(ahead.ahead, ahead.next_cost, prospect.purse())
        prospect.see_moves(own.phase == MOVE)
        value = prospect.worth(reach, ahead.ahead, ahead.next_cost, prospect.purse())
        return value + sections(own)[seat] * 100

    def _planned(self, state: State, study: Study, prospect: Prospect, tiles: int = 3) -> int:
        """The best plan that the purse allows now."""
        prospect.see_moves(False)
        purse = prospect.purse()
        if state.phase == SHARES:
            purse.money -= self.taste.auction * 100
        best = -(10**9)
        for plan in study.plans:
            left = purse.money - plan.cost * 100
            if left >= 0 and plan.tiles <= tiles:
                after = Purse(left, purse.income, purse.shares, purse.engine)
                value = prospect.worth(plan.reach, plan.ahead, plan.next_cost, after)
                best = max(best, value + plan.sections * 100)
        return best

    def _with_action(self, state: State, study: Study, seat: int, action: int, ahead: bool) -> int:
        """The same with an action; `ahead`: it has not been selected yet."""
        trial = state
        if ahead:
            trial = state.clone()
            trial.chosen = [-1] * state.rules.seats
            trial.chosen[seat] = action
            if action == LOCOMOTIVE:
                trial.engine[seat] = min(trial.engine[seat] + 1, state.rules.max_engine)
        tiles = state.rules.engineer_builds if action == ENGINEER else state.rules.builds
        value = self._planned(trial, study, self._prospect(trial, seat), tiles)
        if action == URBANIZATION:
            value += study.city_gain()
        return value + self._bonus(state, action)

    def _bonus(self, state: State, action: int) -> int:
        """What the forecast does not see of an action."""
        left = state.rules.turns - state.turn
        if action == FIRST_BUILD:
            return self.taste.first_build
        if action == FIRST_MOVE:
            return self.taste.first_move
        if action == PRODUCTION:
            return self.taste.production if left else 0
        if action == TURN_ORDER:
            return self.taste.turn_order if left else 0
        return 0

    def _in_auction(self, state: State, study: Study, seat: int) -> int:
        """The value of the place that the seat has, or would have if all others dropped out now."""
        place, trial = 0, state
        if seat in state.dropped:
            place = len(state.queue)
        elif state.mover < 0:
            place = state.order.index(seat)
        else:
            trial = state.clone()
            trial.money[seat] -= (state.bids[seat] * self.taste.bid_weight + 99) // 100
        values = [self._with_action(trial, study, seat, action, True) for action in range(ACTIONS)]
        values.sort(reverse=True)
        return (values[place] * 2 + values[max(0, place - 1)]) // 3 - self.taste.place * place

    # What is remembered. -------------------------------------------------------------------------

    def _prospect(self, state: State, seat: int) -> Prospect:
        if self._rules is not state.rules or self._outlook is None:
            self._rules = state.rules
            self._outlook = Outlook(state.rules, self.taste)
        if self._book is None or self._book.links is not links_of(state):
            self._book = Book(state)
        return Prospect(state, seat, self._outlook, self._book)

    def _search(self, state: State, seat: int, tiles: int) -> Search:
        if self._board is not state.rules.board:
            self._board = state.rules.board
            self._ways = board_ways(state.rules.board)
        prospect = self._prospect(state, seat)
        prospect.see_moves(False)
        return Search(prospect, self._ways, tiles)

    def _ahead_of(self, state: State, seat: int) -> Plan:
        """Building nothing more this turn, with the best link for the next one."""
        key = (seat, state.turn)
        if (
            self._ahead is None
            or self._ahead_links is not links_of(state)
            or self._ahead_key != key
        ):
            search = self._search(state, seat, state.rules.builds)
            self._ahead = Plan()
            search.judge(self._ahead)
            search.look_on(self._ahead)
            self._ahead_links = links_of(state)
            self._ahead_key = key
        return self._ahead

    def _study_of(self, state: State, seat: int) -> Study:
        key = (seat, state.turn, tuple(state.cubes), tuple(state.display))
        if self._study is None or self._study.search.prospect.book.links is not links_of(state):
            self._study_key = ()
        if self._study is None or self._study_key != key:
            self._study = Study(self._search(state, seat, LONGEST), state.phase == SHARES)
            self._study_key = key
        return self._study


def _own(state: CoreState) -> State:
    assert isinstance(state, State)
    return state
