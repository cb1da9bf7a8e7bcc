# footplate: compiled
"""What a bot has worked out about a position, kept as long as it stays true.

Everything here could be worked out again from the position alone: a bot that was asked before
and one that is asked for the first time give the same answer.
"""

from functools import lru_cache
from typing import Final

from footplate.games.age_of_steam.board.map import Board
from footplate.games.age_of_steam.board.rules import Rules
from footplate.games.age_of_steam.language.steps import ISSUE_SHARES, SELECT_ACTIONS
from footplate.games.age_of_steam.planning.cities import city_ideas
from footplate.games.age_of_steam.planning.outlook import Outlook, Taste
from footplate.games.age_of_steam.planning.plans import Plan
from footplate.games.age_of_steam.planning.prospect import Book, Prospect
from footplate.games.age_of_steam.planning.search import Search
from footplate.games.age_of_steam.planning.ways import LONGEST, Way, board_ways
from footplate.games.age_of_steam.play.links import links_of
from footplate.games.age_of_steam.play.state import State

MAYBE_ENGINEER = LONGEST
KEPT: Final = 64
"""How many studies are kept: those of the positions that playouts come to again and again."""


class Study:
    """The building plans of a seat before its build turn."""

    def __init__(self, search: Search) -> None:
        self.search = search
        self.plans = search.run()
        self._city_gain = -1

    def city_gain(self) -> int:
        """How much a New City would add to the best plan."""
        if self._city_gain < 0:
            ideas = city_ideas(self.search, self.plans)
            self._city_gain = max(0, ideas[0].value - self.plans[0].value) if ideas else 0
        return self._city_gain


class Mind:
    """The studies of one bot."""

    def __init__(self, taste: Taste, hurried: bool = False) -> None:
        self.taste = taste
        self.hurried = hurried
        """Whether little time is spent: plans are kept for a whole turn, and fewer are made."""
        self._rules: Rules | None = None
        self._outlook: Outlook | None = None
        self._book: Book | None = None
        self._studies: dict[tuple[object, ...], Study] = {}
        self._ahead: Plan | None = None
        self._ahead_key: list[int] = []

    def prospect(self, state: State, seat: int) -> Prospect:
        if self._rules is not state.rules or self._outlook is None:
            self._rules = state.rules
            self._outlook = Outlook(state.rules, self.taste)
        if self._book is None or self._book.links is not links_of(state):
            self._book = Book(state)
        return Prospect(state, seat, self._outlook, self._book)

    def search(self, state: State, seat: int, tiles: int) -> Search:
        prospect = self.prospect(state, seat)
        prospect.see_moves(False)
        search = Search(prospect, _ways(state.rules.board), tiles)
        if self.hurried:
            search.hurry()
        return search

    def study(self, state: State) -> Study:
        """The mover's plans; they may be financed by shares as long as it can still issue them."""
        seat = state.mover
        holdings = (state.money[seat], state.income[seat], state.shares[seat])
        turn = (seat, state.turn, state.phase == ISSUE_SHARES, *state.order, *state.engine)
        chosen = tuple(state.chosen) if state.phase == SELECT_ACTIONS else ()
        goods = (tuple(state.cubes), tuple(state.display))
        key: tuple[object, ...] = (turn, holdings, chosen, goods, _track(state))
        if self.hurried:
            key = (seat, state.turn, tuple(state.cubes), _track(state))
        if self._rules is not state.rules:
            self._studies.clear()
        known = self._studies.get(key)
        if known is None:
            links_of(state)
            # A copy: playouts go on with the state, and the study may be asked more later.
            search = self.search(state.clone(), seat, MAYBE_ENGINEER)
            search.may_issue = state.phase == ISSUE_SHARES or self.hurried
            known = Study(search)
            if len(self._studies) == KEPT:
                self._studies.clear()
            self._studies[key] = known
        return known

    def ahead(self, before: State) -> Plan:
        """No more track in this turn, and the mover's best link for the next one."""
        key = before.key()
        if self._ahead is None or self._ahead_key != key:
            self._ahead, self._ahead_key = self.ahead_after(before, before.mover), key
        return self._ahead

    def ahead_after(self, state: State, seat: int) -> Plan:
        """The same for a position in which the seat has built."""
        search = self.search(state, seat, state.rules.builds)
        if state.drawn:
            search.want_everything()
        plan = Plan()
        search.judge(plan)
        if not self.hurried:
            search.look_on(plan)
        return plan


def _track(state: State) -> tuple[tuple[int, ...], ...]:
    """What lies on the map: links, loose ends and what is left of the tiles follow from it."""
    return tuple(state.faces), tuple(state.owners), tuple(state.letters)


@lru_cache(maxsize=16)
def _ways(board: Board) -> list[list[Way]]:
    """Found once for each board; every bot reads the same ones."""
    return board_ways(board)
