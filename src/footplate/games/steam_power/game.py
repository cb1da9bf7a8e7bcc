"""Steam Power: the title, and its rooms put together."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec

from footplate.core.action import Action
from footplate.core.boardgame import BoardGame, Rooms
from footplate.core.game import OptionValue
from footplate.core.refusal import Refusal
from footplate.core.state import State as CoreState
from footplate.core.valuer import Valuer
from footplate.games.steam_power.board.file import BoardFile, cells
from footplate.games.steam_power.board.load import BOARDS, load_board
from footplate.games.steam_power.board.map import Board
from footplate.games.steam_power.board.options import (
    LEVELS,
    Options,
    automa_options,
    automa_seats,
    automa_words,
    seats_on,
)
from footplate.games.steam_power.board.rules import Rules
from footplate.games.steam_power.board.tables import load_tables
from footplate.games.steam_power.language import actions, codec, events
from footplate.games.steam_power.language.position import SteamPowerPosition
from footplate.games.steam_power.language.views import SteamPowerForecast, SteamPowerView
from footplate.games.steam_power.play import setup
from footplate.games.steam_power.play.state import State
from footplate.games.steam_power.positions import describe, restore, secrets
from footplate.games.steam_power.referee.conduct import Conduct
from footplate.games.steam_power.referee.unsayable import refuse_unsayable
from footplate.games.steam_power.told import (
    draw,
    forecast,
    luck,
    plan,
    prompt,
    reasons,
    shortcuts,
    view,
)


@lru_cache(maxsize=8)
def _board(known_by: str) -> Board:
    return Board(known_by, load_board(known_by), load_tables())


class SteamPower(BoardGame[Rules, State, SteamPowerView, SteamPowerForecast, SteamPowerPosition]):
    name = "steam-power"
    title = "Steam Power"
    about = "share a railway network, fulfil contracts, feed your factories"
    min_seats = 1
    max_seats = 5
    default_board = "us-midwest"
    luck_words = "Contracts or trains were drawn"
    reveal_words = "A contract was shown"
    over_rule = "SP-TURN-09"
    automa_levels = LEVELS
    options_type = Options
    setup_options = ("edition",)
    action_union = actions.AnyAction
    event_types = events.EVENTS
    position_type = SteamPowerPosition
    view_type = SteamPowerView
    state_type = State
    library = BOARDS
    codec = codec.CODEC
    conduct = Conduct()
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
        now=view.now,
        holdings=view.held,
        reasons=reasons.reasons,
        pieces=luck.pieces,
        draw=draw.draw,
        cautions=forecast.cautions,
        known_forecast=forecast.known_forecast,
    )

    def options(self, given: Mapping[str, OptionValue]) -> Options:
        """With one way of writing each list of Automas, so that equal games have equal digests."""
        options = super().options(given)
        assert isinstance(options, Options)
        words = automa_words(automa_seats(options, self.max_seats))
        return msgspec.structs.replace(options, automas=words)

    def make_rules(self, board: str, options: Options, seats: int) -> Rules:
        return Rules(_board(board), load_tables(), options, seats)

    def seats_on(self, file: BoardFile, options: Options, seats: int) -> tuple[int, int]:
        return seats_on(file, options, seats)

    def automa_options(self, seats: Mapping[int, str]) -> dict[str, Any]:
        """For programs, as in `game.start(2, **game.automa_options({1: "hard"}))`: seats from 0."""
        return automa_options(seats, self.max_seats)

    def automas(self, options: Mapping[str, OptionValue], seats: int) -> dict[int, str]:
        found = automa_seats(self.options(options), seats)
        return {seat: level.replace("_", "-") for seat, level in found.items()}

    def valuer(self) -> Valuer:
        from footplate.games.steam_power.planning.valuer import SteamPowerValuer

        return SteamPowerValuer()

    def board_words(self, board: Any) -> str:
        return f"{len(cells(board))} hexes, {len(board.cities)} cities"

    def draw_board(self, board: Any) -> str:
        return draw.draw_board(board)

    def refuse_unsayable(self, state: CoreState, action: Action, refusal: Refusal) -> Refusal:
        return refuse_unsayable(self.own(state), action, refusal)
