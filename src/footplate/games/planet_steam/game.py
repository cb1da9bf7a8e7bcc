"""Planet Steam: the title, and its pages put together."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from footplate.core.action import Action
from footplate.core.chance import Chance
from footplate.core.datafile import BadData
from footplate.core.event import Event
from footplate.core.game import Game, OptionValue
from footplate.core.position import changed_options
from footplate.core.prompt import Prompt, Result
from footplate.core.refusal import BadInput, Refusal
from footplate.core.state import State as CoreState
from footplate.core.wire import Plain, convert, no_path, plain_or_refuse
from footplate.games.planet_steam import (
    actions,
    codec,
    describe,
    events,
    prompt,
    referee,
    restore,
    secrets,
    setup,
    view,
)
from footplate.games.planet_steam import codes as c
from footplate.games.planet_steam.boardload import BOARDS, load_board
from footplate.games.planet_steam.options import Options
from footplate.games.planet_steam.position import PlanetSteamPosition, Tank
from footplate.games.planet_steam.rules import Rules
from footplate.games.planet_steam.state import State
from footplate.games.planet_steam.views import (
    ExtractionForecast,
    PlanetSteamForecast,
    PlanetSteamView,
)


@lru_cache(maxsize=64)
def _rules(board: str, options: tuple[tuple[str, str, OptionValue], ...], seats: int) -> Rules:
    """Checked, and computed once for each board, options and number of seats.

    The options carry the names of their types, because True and 1 would share an entry.
    """
    game = PlanetSteam()
    typed = game.options({name: value for name, _, value in options})
    assert isinstance(typed, Options)
    file = load_board(board)
    game.check_seats(seats, file.seats.min, file.seats.max, file.name)
    return Rules(board, file, typed, seats)


class PlanetSteam(Game):
    name = "planet-steam"
    title = "Planet Steam"
    min_seats = 2
    max_seats = 5
    default_board = "standard"
    options_type = Options
    action_union = actions.AnyAction
    action_types = actions.AnyAction.__args__
    event_types = events.EVENTS
    position_type = PlanetSteamPosition
    view_type = PlanetSteamView
    over_refusal = Refusal("PS-ROUND-20", "The game is over: nothing can be played any more.")

    def boards(self) -> list[str]:
        return list(BOARDS.ids)

    def rules(self, board: str, options: Mapping[str, OptionValue], seats: int) -> Rules:
        """The rules of a set-up; BadInput where board, option or seat count does not exist."""
        self.check_setup(board, options, seats)
        typed = tuple((name, type(options[name]).__name__, options[name]) for name in options)
        try:
            return _rules(BOARDS.resolve(board), tuple(sorted(typed)), seats)
        except BadData as error:
            raise BadInput(str(error.problems[0])) from None

    def start(
        self,
        seats: int,
        seed: int = 0,
        board: str | None = None,
        chance: Chance | None = None,
        events: list[Event] | None = None,
        **options: OptionValue,
    ) -> State:
        self.check_seed(seed)
        rules = self.rules(self.default_board if board is None else board, options, seats)
        return setup.start(self, rules, chance or Chance(seed), events)

    def position(self, data: PlanetSteamPosition | Plain) -> State:  # type: ignore[override]
        # A struct made in Python was never checked: take it as plain data, too.
        data = convert(plain_or_refuse(data, "position"), PlanetSteamPosition, "position")
        assert isinstance(data, PlanetSteamPosition)
        no_path(data.board, "position")
        rules = self.rules(data.board, data.options, len(data.players))
        return restore.build_state(self, rules, data)

    def setup_text(self, state: CoreState) -> str:
        rules = _own(state).rules
        return f"{rules.known_by}|{changed_options(rules.options)}"

    def encode(self, action: Action) -> int:
        return codec.encode(action)

    def decode(self, code: int) -> Action:
        return codec.decode(code)

    def actions_of(self, codes: list[int]) -> list[Action]:
        return [codec.decode_known(code) for code in codes]

    def refuse_unsayable(self, state: CoreState, action: Action, refusal: Refusal) -> Refusal:
        """An action that is not asked now is refused as such, however it is filled in."""
        kinds = {c.kind_of(code) for code in state.codes()}
        if codec.kind_of_type(type(action)) in kinds:
            return refusal
        return referee.not_asked(_own(state))

    def view(self, state: CoreState, seat: int | None) -> PlanetSteamView:
        self.check_seat(seat, _own(state).rules.seats)
        return view.view(_own(state), seat)

    def guess(self, state: CoreState, seat: int | None, rng: Chance) -> State:
        self.check_seat(seat, _own(state).rules.seats)
        return secrets.split_anew(_own(state), seat, rng)

    def prompt(self, state: CoreState) -> Prompt:
        return prompt.prompt(_own(state))

    def forecast(self, state: CoreState, seat: int) -> PlanetSteamForecast:
        self.check_seat(seat, _own(state).rules.seats)
        return view.forecast(_own(state), seat)

    def forecast_layout(
        self, state: CoreState, seat: int, tanks: Sequence[Tank]
    ) -> ExtractionForecast:
        """What a seat would extract with its upright tanks laid out like this."""
        self.check_seat(seat, _own(state).rules.seats)
        return view.extraction_of(_own(state), seat, tanks)

    def result(self, state: CoreState) -> Result:
        return view.result(_own(state))

    def describe(self, state: CoreState) -> PlanetSteamPosition:
        return describe.describe(_own(state))


def _own(state: CoreState) -> State:
    assert isinstance(state, State)
    return state
