"""Planet Steam: the title, and its rooms put together."""

from collections.abc import Mapping, Sequence
from typing import Any

from footplate.core.action import Action
from footplate.core.boardgame import BoardGame, Rooms
from footplate.core.event import Event
from footplate.core.refusal import Refusal
from footplate.core.state import State as CoreState
from footplate.core.valuer import Valuer
from footplate.games.planet_steam.board.file import zones
from footplate.games.planet_steam.board.load import BOARDS, load_board
from footplate.games.planet_steam.board.options import Options
from footplate.games.planet_steam.board.rules import Rules
from footplate.games.planet_steam.language import actions, codec, events
from footplate.games.planet_steam.language.position import PlanetSteamPosition, Tank
from footplate.games.planet_steam.language.views import (
    ExtractionForecast,
    PlanetSteamForecast,
    PlanetSteamView,
)
from footplate.games.planet_steam.play import setup
from footplate.games.planet_steam.play.state import State
from footplate.games.planet_steam.positions import describe, restore, secrets
from footplate.games.planet_steam.referee import unsayable
from footplate.games.planet_steam.referee.conduct import Conduct
from footplate.games.planet_steam.told import (
    draw,
    forecast,
    plan,
    programs,
    prompt,
    prompt_words,
    reasons,
    shortcuts,
    view,
)


class PlanetSteam(
    BoardGame[Rules, State, PlanetSteamView, PlanetSteamForecast, PlanetSteamPosition]
):
    name = "planet-steam"
    title = "Planet Steam"
    about = "four raw materials, tanks and a market that moves with every deal"
    min_seats = 2  # PS-SETUP-01
    max_seats = 5
    usual_seats = 4
    default_board = "standard"
    over_rule = "PS-ROUND-20"
    options_type = Options
    action_union = actions.AnyAction
    event_types = events.EVENTS
    position_type = PlanetSteamPosition
    view_type = PlanetSteamView
    state_type = State
    library = BOARDS
    codec = codec.CODEC
    conduct = Conduct()
    program_kinds = programs.PROGRAMS
    shortcut_kinds = shortcuts.SHORTCUTS
    counts = True
    reveal_words = "It was shown what credits somebody has"
    rooms = Rooms(
        start=setup.start,
        describe=describe.describe,
        restore=restore.build_state,
        guess=secrets.guess,
        view=view.view,
        apart=view.apart,
        ask=prompt.ask,
        forecasts=forecast.forecasts,
        result=view.result,
        plan=plan.plan,
        now=view.now,
        holdings=view.holdings,
        reasons=reasons.reasons,
        pieces=prompt_words.pieces,
        draw=draw.draw,
        cautions=forecast.cautions,
        known_forecast=forecast.known_forecast,
        known_result=view.known_result,
    )

    def make_rules(self, board: str, options: Options, seats: int) -> Rules:
        return Rules(board, load_board(board), options, seats)

    def valuer(self) -> Valuer:
        from footplate.games.planet_steam.planning.valuer import PlanetSteamValuer

        return PlanetSteamValuer()

    def recall(self, guess: CoreState, seat: int, held: Mapping[str, Sequence[int]]) -> None:
        secrets.recall(self.own(guess), held)

    def board_words(self, board: Any) -> str:
        size = f"{board.map.columns} columns, {board.map.rows} rows"
        return f"{len(zones(board))} zones, {size}"

    def draw_board(self, board: Any) -> str:
        return draw.draw_board(board)

    def refuse_unsayable(self, state: CoreState, action: Action, refusal: Refusal) -> Refusal:
        return unsayable.refuse_unsayable(self.own(state), action, refusal)

    def reveals(self, state: CoreState, events: Sequence[Event]) -> bool:
        return secrets.are_shown(self.own(state), events)

    def forecast_layout(
        self, state: CoreState, seat: int, tanks: Sequence[Tank]
    ) -> ExtractionForecast:
        """What a seat would extract with its upright tanks laid out like this."""
        return forecast.extraction_of(self.own(state, seat), seat, tanks)
