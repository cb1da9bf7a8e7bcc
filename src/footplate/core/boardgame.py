"""A game on boards that are data: setting up, positions and pages, the same for every title."""

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Generic, TypeVar

from footplate.core.chance import AskedChance, Chance
from footplate.core.datafile import BadData, Library
from footplate.core.event import Event
from footplate.core.game import Game, OptionValue
from footplate.core.luck import Pieces
from footplate.core.plan import Plan
from footplate.core.position import Position
from footplate.core.prompt import Prompt, WhyNot
from footplate.core.refusal import BadInput
from footplate.core.rules import PlayedBy
from footplate.core.state import State
from footplate.core.view import Caution, Forecast, Now, Result, View
from footplate.core.wire import Plain, convert, no_path, plain_or_refuse

RulesT = TypeVar("RulesT", bound=PlayedBy[Any])
StateT = TypeVar("StateT", bound=State[Any, Any, Any])
ViewT = TypeVar("ViewT", bound=View)
ForecastT = TypeVar("ForecastT", bound=Forecast)
PositionT = TypeVar("PositionT", bound=Position)


def some_luck(state: Any) -> Pieces:
    return Pieces("luck", "Luck decides: what comes?")


def no_cautions(state: Any, forecasts: Any) -> list[Caution]:
    return []


def all_of_it(state: Any, told: Any, viewer: int | None) -> Any:
    """Where everything is in sight."""
    return told


@dataclass(frozen=True)
class Rooms(Generic[RulesT, StateT, ViewT, ForecastT, PositionT]):
    """What a title is put together from, room by room. Seats that come here exist."""

    start: Callable[[Game, RulesT, Chance, list[Event] | None], StateT]
    describe: Callable[[StateT], PositionT]
    restore: Callable[[Game, RulesT, PositionT], StateT]
    guess: Callable[[StateT, int | None, Chance], StateT]
    view: Callable[[StateT, int | None, dict[str, Any]], ViewT]
    """A view, with the fields of its header."""
    apart: Callable[[StateT, int | None], dict[str, Any]]
    """Those of its other fields that are not the same for every viewer."""
    ask: Callable[[StateT, Sequence[str]], Prompt]
    """The prompt for the seat that is asked, with the names of all seats."""
    forecasts: Callable[[StateT], list[ForecastT]]
    """Of all seats, the whole truth."""
    result: Callable[[StateT], Result]
    plan: Callable[[RulesT], Plan]
    """All that can be pointed at; worked out once for a set-up."""
    now: Callable[[StateT], Now]
    holdings: Callable[[StateT, int | None], list[dict[str, int]]]
    reasons: Callable[[StateT], WhyNot]
    """Why not, for the seat that is asked, by place and by group."""
    draw: Callable[[ViewT, Plan, Sequence[str] | None], str]
    """A view drawn on its plan, as SVG, with the names of the seats or without."""
    pieces: Callable[[StateT], Pieces] = some_luck
    """What the luck is that is asked for in the middle of an action; left out: there is none."""
    drawn: Callable[[RulesT, AskedChance], Pieces] | None = None
    """What a set-up draws, by what the rules said about it; left out: as `pieces` has it."""
    cautions: Callable[[StateT, Sequence[ForecastT | None]], list[Caution]] = no_cautions
    known_forecast: Callable[[StateT, ForecastT, int | None], ForecastT | None] = all_of_it
    known_result: Callable[[StateT, Result, int | None], Result] = all_of_it


class BoardGame(Game, Generic[RulesT, StateT, ViewT, ForecastT, PositionT]):
    """A title names its boards and its rooms, and says how its rules are made."""

    library: Library[Any]
    state_type: type[StateT]
    view_type: type[ViewT]
    position_type: type[PositionT]
    rooms: Rooms[RulesT, StateT, ViewT, ForecastT, PositionT]

    def __init__(self) -> None:
        self._known = lru_cache(maxsize=32)(self._checked_rules)
        self._plans = lru_cache(maxsize=32)(self.rooms.plan)

    @abstractmethod
    def make_rules(self, board: str, options: Any, seats: int) -> RulesT:
        """What a game is played by; the board is known by its id or its text (`Library`)."""

    @abstractmethod
    def board_words(self, board: Any) -> str:
        """How large a board of the library is, and what lies on it."""

    def board_choices(self, board: Any) -> dict[str, dict[int, dict[str, str]]]:
        """By option and number of seats: the values that a board has for it, with their words."""
        return {}

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

    # The plan and the picture. ----------------------------------------------------------------

    def plan(
        self, board: str | None = None, seats: int | None = None, **options: OptionValue
    ) -> Plan:
        wanted = self.usual_seats if seats is None else seats
        return self._plans(
            self.rules(self.default_board if board is None else board, options, wanted)
        )

    def plan_of(self, state: State) -> Plan:
        return self._plans(self.played_by(state))

    def draw(self, view: View, names: Sequence[str] | None = None) -> str:
        assert isinstance(view, self.view_type)
        seats = len(view.holdings)
        return self.rooms.draw(view, self.plan(view.board, seats, **view.options), names)

    # The pages. -----------------------------------------------------------------------------

    def own(self, state: State[Any, Any, Any], seat: int | None = None) -> StateT:
        """The state, where it is this title's and the seat exists; None is a spectator."""
        assert isinstance(state, self.state_type)
        if seat is not None:
            self.check_seat(seat, self.played_by(state).seats)
        return state

    def played_by(self, state: State[Any, Any, Any]) -> RulesT:
        rules: RulesT = state.rules  # type: ignore[attr-defined]
        return rules

    def setup_text(self, state: State) -> str:
        return self.played_by(state).setup_text

    def seats_of(self, state: State) -> int:
        return self.played_by(state).seats

    def played_on(self, state: State) -> tuple[str, dict[str, OptionValue]]:
        rules = self.played_by(state)
        return rules.known_by, dict(rules.changed_options)

    def now(self, state: State) -> Now:
        return self.rooms.now(self.own(state))

    def holdings(self, state: State, viewer: int | None) -> list[dict[str, int]]:
        return self.rooms.holdings(self.own(state), viewer)

    def view(self, state: State, viewer: int | None, forecasts: bool = True) -> ViewT:
        return self.headed(state, viewer, self.head(self.own(state, viewer), viewer, forecasts))

    def headed(self, state: State, viewer: int | None, head: Mapping[str, Any]) -> ViewT:
        return self.rooms.view(self.own(state), viewer, dict(head))

    def apart(self, state: State, viewer: int | None) -> dict[str, Any]:
        return self.rooms.apart(self.own(state, viewer), viewer)

    def guess(self, state: State, seat: int | None, rng: Chance) -> StateT:
        return self.rooms.guess(self.own(state, seat), seat, rng)

    def ask(self, state: State, names: Sequence[str]) -> Prompt:
        return self.rooms.ask(self.own(state), names)

    def reasons(self, state: State) -> WhyNot:
        return self.rooms.reasons(self.own(state))

    def pieces(self, state: State) -> Pieces:
        return self.rooms.pieces(self.own(state))

    def drawn(
        self,
        asked: AskedChance,
        seats: int,
        board: str | None,
        options: Mapping[str, OptionValue],
    ) -> Pieces:
        if self.rooms.drawn is None:
            return super().drawn(asked, seats, board, options)
        rules = self.rules(self.default_board if board is None else board, options, seats)
        return self.rooms.drawn(rules, asked)

    def forecasts(self, state: State) -> list[Forecast]:
        return list(self.rooms.forecasts(self.own(state)))

    def known_forecasts(
        self, state: State, forecasts: Sequence[Forecast], viewer: int | None
    ) -> Sequence[Forecast | None]:
        own, known = self.own(state), self.rooms.known_forecast
        if known is all_of_it:
            return list(forecasts)
        return [known(own, each, viewer) for each in forecasts]  # type: ignore[arg-type]

    def cautions(self, state: State, forecasts: Sequence[Forecast | None]) -> list[Caution]:
        return self.rooms.cautions(self.own(state), forecasts)  # type: ignore[arg-type]

    def known_result(self, state: State, result: Result, viewer: int | None) -> Result:
        return self.rooms.known_result(self.own(state), result, viewer)

    def result(self, state: State) -> Result:
        return self.rooms.result(self.own(state))

    def describe(self, state: State) -> PositionT:
        return self.rooms.describe(self.own(state))
