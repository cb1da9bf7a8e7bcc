"""Planet Steam: the title, and its pages put together."""

from collections.abc import Sequence

import msgspec

from footplate.core.action import Action
from footplate.core.boardgame import BoardGame
from footplate.core.chance import Chance
from footplate.core.event import Event
from footplate.core.prompt import Prompt, Result
from footplate.core.refusal import Refusal
from footplate.core.state import State as CoreState
from footplate.games.planet_steam.board import codes as c
from footplate.games.planet_steam.board.load import BOARDS, load_board
from footplate.games.planet_steam.board.options import Options
from footplate.games.planet_steam.board.rules import Rules
from footplate.games.planet_steam.language import actions, codec, events
from footplate.games.planet_steam.language.codec import CODEC
from footplate.games.planet_steam.play import setup
from footplate.games.planet_steam.play.state import State
from footplate.games.planet_steam.positions import describe, restore, secrets
from footplate.games.planet_steam.positions.position import PlanetSteamPosition, Tank
from footplate.games.planet_steam.referee import refuse as referee
from footplate.games.planet_steam.told import prompt, view
from footplate.games.planet_steam.told.views import (
    ExtractionForecast,
    PlanetSteamForecast,
    PlanetSteamView,
)


class PlanetSteam(BoardGame[Rules, State]):
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
    library = BOARDS
    codec = CODEC
    state_type = State
    over_refusal = Refusal("PS-ROUND-20", "The game is over: nothing can be played any more.")

    def make_rules(self, board: str, options: msgspec.Struct, seats: int) -> Rules:
        assert isinstance(options, Options)
        file = load_board(board)
        self.check_seats(seats, file.seats.min, file.seats.max, file.name)
        return Rules(board, file, options, seats)

    def rules_of(self, state: State) -> tuple[str, msgspec.Struct, int]:
        return state.rules.known_by, state.rules.options, state.rules.seats

    def begin(self, rules: Rules, chance: Chance, events: list[Event] | None) -> State:
        return setup.start(self, rules, chance, events)

    def restore(self, rules: Rules, data: PlanetSteamPosition) -> State:
        return restore.build_state(self, rules, data)

    def refuse_unsayable(self, state: CoreState, action: Action, refusal: Refusal) -> Refusal:
        """An action that is not asked now is refused as such, however it is filled in."""
        kinds = {c.kind_of(code) for code in state.codes()}
        if codec.kind_of_type(type(action)) in kinds:
            return refusal
        return referee.not_asked(self.own(state))

    def view(self, state: CoreState, seat: int | None) -> PlanetSteamView:
        return view.view(self.own_seat(state, seat), seat)

    def guess(self, state: CoreState, seat: int | None, rng: Chance) -> State:
        return secrets.split_anew(self.own_seat(state, seat), seat, rng)

    def prompt(self, state: CoreState) -> Prompt:
        return prompt.prompt(self.own(state))

    def forecast(self, state: CoreState, seat: int) -> PlanetSteamForecast:
        return view.forecast(self.own_player(state, seat), seat)

    def forecast_layout(
        self, state: CoreState, seat: int, tanks: Sequence[Tank]
    ) -> ExtractionForecast:
        """What a seat would extract with its upright tanks laid out like this."""
        return view.extraction_of(self.own_seat(state, seat), seat, tanks)

    def result(self, state: CoreState) -> Result:
        return view.result(self.own(state))

    def describe(self, state: CoreState) -> PlanetSteamPosition:
        return describe.describe(self.own(state))
