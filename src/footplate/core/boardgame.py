"""A game on boards that are data: setting up, positions and pages, the same for every title."""

from abc import abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Generic, TypeVar

from footplate.core.chance import Chance
from footplate.core.datafile import BadData, Library
from footplate.core.event import Event
from footplate.core.game import Game, OptionValue
from footplate.core.position import Position
from footplate.core.program import ProgramOffer
from footplate.core.prompt import Forecast, Prompt, Result, View
from footplate.core.refusal import BadInput
from footplate.core.rules import PlayedBy
from footplate.core.state import State
from footplate.core.wire import Plain, convert, no_path, plain_or_refuse

RulesT = TypeVar("RulesT", bound=PlayedBy[Any])
StateT = TypeVar("StateT", bound=State[Any, Any, Any])
ViewT = TypeVar("ViewT", bound=View)
ForecastT = TypeVar("ForecastT", bound=Forecast)
PositionT = TypeVar("PositionT", bound=Position)


@dataclass(frozen=True)
class Rooms(Generic[RulesT, StateT, ViewT, ForecastT, PositionT]):
    """What a title is put together from, room by room. Seats that come here exist."""

    start: Callable[[Game, RulesT, Chance, list[Event] | None], StateT]
    describe: Callable[[StateT], PositionT]
    restore: Callable[[Game, RulesT, PositionT], StateT]
    guess: Callable[[StateT, int | None, Chance], StateT]
    view: Callable[[StateT, int | None], ViewT]
    prompt: Callable[[StateT], Prompt]
    forecast: Callable[[StateT, int], ForecastT]
    result: Callable[[StateT], Result]


class BoardGame(Game, Generic[RulesT, StateT, ViewT, ForecastT, PositionT]):
    """A title names its boards and its rooms, and says how its rules are made."""

    library: Library[Any]
    state_type: type[StateT]
    view_type: type[ViewT]
    position_type: type[PositionT]
    rooms: Rooms[RulesT, StateT, ViewT, ForecastT, PositionT]

    def __init__(self) -> None:
        self._known = lru_cache(maxsize=32)(self._checked_rules)

    @abstractmethod
    def make_rules(self, board: str, options: Any, seats: int) -> RulesT:
        """What a game is played by; the board is known by its id or its text (`Library`)."""

    @abstractmethod
    def board_words(self, board: Any) -> str:
        """How large a board of the library is, and what lies on it."""

    @abstractmethod
    def draw_board(self, board: Any) -> str:
        """A board of the library, empty, as an SVG picture."""

    # Setting up. ----------------------------------------------------------------------------

    def boards(self) -> list[str]:
        return list(self.library.ids)

    @property
    def board_format(self) -> str:
        """What the files of its boards begin with, so that a file says which game it is for."""
        return str(self.library.load(self.default_board).format)

    def rules(self, board: str, options: Mapping[str, OptionValue], seats: int) -> RulesT:
        """The rules of a set-up; BadInput where board, option or seat count does not exist."""
        self.check_setup(board, options, seats)
        # The options carry the names of their types, because True and 1 would share an entry.
        typed = tuple((name, type(options[name]).__name__, options[name]) for name in options)
        try:
            return self._known(self.library.resolve(board), tuple(sorted(typed)), seats)
        except BadData as error:
            raise BadInput(str(error.problems[0])) from None

    def _checked_rules(
        self, board: str, options: tuple[tuple[str, str, OptionValue], ...], seats: int
    ) -> RulesT:
        typed = self.options({name: value for name, _, value in options})
        file = self.library.load(board)
        low, high = self.seats_on(file, typed, seats)
        self.check_seats(seats, low, high, file.name)
        return self.make_rules(board, typed, seats)

    def seats_on(self, file: Any, options: Any, seats: int) -> tuple[int, int]:
        """How few and how many can sit at a board; a title may refuse these seats in its words."""
        return file.seats.min, file.seats.max

    def start(
        self,
        seats: int,
        seed: int = 0,
        board: str | None = None,
        chance: Chance | None = None,
        events: list[Event] | None = None,
        **options: OptionValue,
    ) -> StateT:
        self.check_seed(seed)
        rules = self.rules(self.default_board if board is None else board, options, seats)
        return self.rooms.start(self, rules, chance or Chance(seed), events)

    def position(self, data: Position | Plain) -> StateT:
        # A struct made in Python was never checked: take it as plain data, too.
        known = convert(plain_or_refuse(data, "position"), self.position_type, "position")
        no_path(known.board, "position")
        rules = self.rules(known.board, known.options, len(known.players))
        return self.rooms.restore(self, rules, known)

    # The pages. -----------------------------------------------------------------------------

    def own(self, state: State[Any, Any, Any], seat: int | None = None) -> StateT:
        """The state, where it is this title's and the seat exists; None is a spectator."""
        assert isinstance(state, self.state_type)
        self.check_seat(seat, self.played_by(state).seats)
        return state

    def played_by(self, state: State[Any, Any, Any]) -> RulesT:
        rules: RulesT = state.rules  # type: ignore[attr-defined]
        return rules

    def setup_text(self, state: State) -> str:
        return self.played_by(state).setup_text

    def view(self, state: State, seat: int | None) -> ViewT:
        return self.rooms.view(self.own(state, seat), seat)

    def guess(self, state: State, seat: int | None, rng: Chance) -> StateT:
        return self.rooms.guess(self.own(state, seat), seat, rng)

    def prompt(self, state: State) -> Prompt:
        return self.rooms.prompt(self.own(state))

    def programs(self, state: State, seat: int) -> list[ProgramOffer]:
        if seat is None:
            raise BadInput("a program is for a seat, not for a spectator")
        return super().programs(self.own(state, seat), seat)

    def forecast(self, state: State, seat: int) -> ForecastT:
        if seat is None:
            raise BadInput("a forecast is for a seat, not for a spectator")
        return self.rooms.forecast(self.own(state, seat), seat)

    def result(self, state: State) -> Result:
        return self.rooms.result(self.own(state))

    def describe(self, state: State) -> PositionT:
        return self.rooms.describe(self.own(state))
