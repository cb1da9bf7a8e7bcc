"""Imperial Steam: the title, and its rooms put together."""

from typing import Any

from footplate.core.action import Action
from footplate.core.boardgame import BoardGame, Rooms
from footplate.core.codec import Codec
from footplate.core.refusal import Refusal
from footplate.core.state import State as CoreState
from footplate.core.valuer import Valuer
from footplate.games.imperial_steam.board.load import BOARDS, load_board, packaged_boards
from footplate.games.imperial_steam.board.names import BoardNames
from footplate.games.imperial_steam.board.options import Options
from footplate.games.imperial_steam.board.rules import Rules
from footplate.games.imperial_steam.language import actions, codec
from footplate.games.imperial_steam.language.events import EVENTS
from footplate.games.imperial_steam.language.position import ImperialSteamPosition
from footplate.games.imperial_steam.language.views import (
    ImperialSteamForecast,
    ImperialSteamView,
    Wealth,
)
from footplate.games.imperial_steam.play import setup
from footplate.games.imperial_steam.play.state import State
from footplate.games.imperial_steam.positions import describe, restore, secrets
from footplate.games.imperial_steam.referee.conduct import Conduct
from footplate.games.imperial_steam.referee.unsayable import refuse_unsayable
from footplate.games.imperial_steam.told import (
    draw,
    forecast,
    header,
    luck,
    plan,
    programs,
    prompt,
    reasons,
    shortcuts,
    view,
)


class ImperialSteam(
    BoardGame[Rules, State, ImperialSteamView, ImperialSteamForecast, ImperialSteamPosition]
):
    name = "imperial-steam"
    title = "Imperial Steam"
    about = "a line from Vienna to Trieste with workers, engines and a tight budget"
    min_seats = 2  # IS-SETUP-01
    max_seats = 4
    default_board = "standard"
    reveal_words = "The bids were shown"
    over_rule = "IS-TURN-27"
    options_type = Options
    setup_options = ("setup",)
    action_union = actions.AnyAction
    event_types = EVENTS
    position_type = ImperialSteamPosition
    view_type = ImperialSteamView
    state_type = State
    library = BOARDS
    codec = codec.codec_with(BoardNames(packaged_boards))
    conduct = Conduct()
    program_kinds = programs.PROGRAMS
    shortcut_kinds = shortcuts.SHORTCUTS
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
        now=header.now,
        holdings=header.holdings,
        reasons=reasons.reasons,
        drawn=luck.drawn,
        draw=draw.draw,
        cautions=forecast.cautions,
        known_forecast=header.known_forecast,
        known_result=header.known_result,
    )

    def make_rules(self, board: str, options: Options, seats: int) -> Rules:
        file = load_board(board)
        names = BoardNames(lambda: [file])
        return Rules(board, file, names, codec.codec_with(names), options, seats)

    def codec_of(self, state: CoreState) -> Codec:
        """The game's own knows packaged boards alone, a state's nothing but its board."""
        return self.played_by(state).codec

    def valuer(self) -> Valuer:
        from footplate.games.imperial_steam.planning.valuer import ImperialSteamValuer

        return ImperialSteamValuer()

    def board_words(self, board: Any) -> str:
        return f"{len(board.connections)} links, {len(board.cities)} cities"

    def board_choices(self, board: Any) -> dict[str, dict[int, dict[str, str]]]:
        return {"setup_card": luck.cards(board)}

    def draw_board(self, board: Any) -> str:
        return draw.draw_board(board)

    def refuse_unsayable(self, state: CoreState, action: Action, refusal: Refusal) -> Refusal:
        return refuse_unsayable(self.own(state), action, refusal)

    def scoring(self, state: CoreState) -> list[Wealth]:
        """The scoring of every seat, step by step, as if the game ended now."""
        return forecast.scoring(self.own(state))
