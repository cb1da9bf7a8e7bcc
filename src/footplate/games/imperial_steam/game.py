"""Imperial Steam: the title, and its pages put together."""

import msgspec

from footplate.core.action import Action
from footplate.core.boardgame import BoardGame
from footplate.core.chance import Chance
from footplate.core.event import Event
from footplate.core.prompt import Prompt, Result
from footplate.core.refusal import Refusal
from footplate.core.state import State as CoreState
from footplate.games.imperial_steam.board.load import BOARDS, load_board
from footplate.games.imperial_steam.board.options import Options
from footplate.games.imperial_steam.board.rules import Rules
from footplate.games.imperial_steam.language import actions
from footplate.games.imperial_steam.language.codec import CODEC, KIND_OF
from footplate.games.imperial_steam.language.events import EVENTS
from footplate.games.imperial_steam.play import setup
from footplate.games.imperial_steam.play.state import State
from footplate.games.imperial_steam.positions import describe, restore, secrets
from footplate.games.imperial_steam.positions.position import ImperialSteamPosition
from footplate.games.imperial_steam.referee import refuse as referee
from footplate.games.imperial_steam.told import foresight, prompt, view
from footplate.games.imperial_steam.told.views import (
    ImperialSteamForecast,
    ImperialSteamView,
    Wealth,
)


class ImperialSteam(BoardGame[Rules, State]):
    name = "imperial-steam"
    title = "Imperial Steam"
    min_seats = 2
    max_seats = 4
    default_board = "standard"
    options_type = Options
    action_union = actions.AnyAction
    action_types = actions.AnyAction.__args__
    event_types = EVENTS
    position_type = ImperialSteamPosition
    view_type = ImperialSteamView
    library = BOARDS
    codec = CODEC
    state_type = State
    over_refusal = Refusal("IS-TURN-27", "The game is over: nothing can be played any more.")

    def make_rules(self, board: str, options: msgspec.Struct, seats: int) -> Rules:
        assert isinstance(options, Options)
        file = load_board(board)
        self.check_seats(seats, file.seats.min, file.seats.max, file.name)
        return Rules(board, file, options, seats)

    def rules_of(self, state: State) -> tuple[str, msgspec.Struct, int]:
        return state.rules.known_by, state.rules.options, state.rules.seats

    def begin(self, rules: Rules, chance: Chance, events: list[Event] | None) -> State:
        return setup.start(self, rules, chance, events)

    def restore(self, rules: Rules, data: ImperialSteamPosition) -> State:
        return restore.build_state(self, rules, data)

    def refuse_unsayable(self, state: CoreState, action: Action, refusal: Refusal) -> Refusal:
        """An action that is not asked now is refused as such, however it is filled in."""
        return referee.refuse_form(self.own(state), KIND_OF[type(action)], refusal)

    def view(self, state: CoreState, seat: int | None) -> ImperialSteamView:
        return view.view(self.own_seat(state, seat), seat)

    def guess(self, state: CoreState, seat: int | None, rng: Chance) -> State:
        return secrets.bid_anew(self.own_seat(state, seat), seat, rng)

    def prompt(self, state: CoreState) -> Prompt:
        return prompt.prompt(self.own(state))

    def forecast(self, state: CoreState, seat: int) -> ImperialSteamForecast:
        return foresight.forecast(self.own_player(state, seat), seat)

    def scoring(self, state: CoreState) -> list[Wealth]:
        """The scoring of every seat, step by step, as if the game ended now."""
        return foresight.scoring(self.own(state))

    def result(self, state: CoreState) -> Result:
        return view.result(self.own(state))

    def describe(self, state: CoreState) -> ImperialSteamPosition:
        return describe.describe(self.own(state))
