"""Age of Steam: the title, and its rooms put together."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from footplate.core.action import Action
from footplate.core.boardgame import BoardGame, Rooms
from footplate.core.game import OptionValue
from footplate.core.record import Record
from footplate.core.refusal import Refusal
from footplate.core.state import State as CoreState
from footplate.core.transcript import Imported
from footplate.core.valuer import Valuer
from footplate.games.age_of_steam.board.file import cells
from footplate.games.age_of_steam.board.load import BOARDS, load_board
from footplate.games.age_of_steam.board.map import Board
from footplate.games.age_of_steam.board.options import Options
from footplate.games.age_of_steam.board.rules import Rules
from footplate.games.age_of_steam.board.tables import load_tables
from footplate.games.age_of_steam.language import actions, codec, events
from footplate.games.age_of_steam.language.position import AgeOfSteamPosition
from footplate.games.age_of_steam.language.views import AgeOfSteamForecast, AgeOfSteamView
from footplate.games.age_of_steam.play import setup
from footplate.games.age_of_steam.play.state import State
from footplate.games.age_of_steam.positions import describe, restore, secrets
from footplate.games.age_of_steam.referee.conduct import Conduct
from footplate.games.age_of_steam.referee.unsayable import refuse_unsayable
from footplate.games.age_of_steam.told import (
    cautions,
    draw,
    luck,
    plan,
    programs,
    prompt,
    reasons,
    shortcuts,
    view,
)


@lru_cache(maxsize=8)
def _board(known_by: str) -> Board:
    return Board(known_by, load_board(known_by), load_tables())


class AgeOfSteam(BoardGame[Rules, State, AgeOfSteamView, AgeOfSteamForecast, AgeOfSteamPosition]):
    name = "age-of-steam"
    title = "Age of Steam"
    about = "railways on borrowed money: build links, deliver goods, survive your shares"
    min_seats = 3
    max_seats = 6
    default_board = "rust-belt"
    luck_words = "Dice were rolled or cubes drawn"
    ruinous = True
    over_rule = "AOS-TURN-06"
    options_type = Options
    transcripts = "aos-game/1"
    older_readings = {"redirect_unowned": "anyone"}
    action_union = actions.AnyAction
    event_types = events.EVENTS
    position_type = AgeOfSteamPosition
    view_type = AgeOfSteamView
    state_type = State
    library = BOARDS
    codec = codec.CODEC
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
        forecasts=view.forecasts,
        result=view.result,
        plan=plan.plan,
        draw=draw.draw,
        now=view.now,
        holdings=view.holdings,
        reasons=reasons.reasons,
        pieces=luck.pieces,
        cautions=cautions.cautions,
    )

    def make_rules(self, board: str, options: Options, seats: int) -> Rules:
        return Rules(_board(board), load_tables(), options, seats)

    def valuer(self) -> Valuer:
        from footplate.games.age_of_steam.planning.valuer import AgeOfSteamValuer

        return AgeOfSteamValuer()

    def import_game(self, data: bytes, options: Mapping[str, OptionValue]) -> Imported:
        from footplate.games.age_of_steam.positions.recorded.importer import import_game

        return import_game(data, options)

    def export_game(self, record: Record) -> bytes:
        from footplate.games.age_of_steam.positions.recorded.exporter import export_game

        return export_game(record)

    def board_words(self, board: Any) -> str:
        places = f"{len(board.cities)} cities, {len(board.towns)} towns"
        return f"{len(cells(board))} hexes, {places}"

    def draw_board(self, board: Any) -> str:
        return draw.draw_board(board)

    def refuse_unsayable(self, state: CoreState, action: Action, refusal: Refusal) -> Refusal:
        return refuse_unsayable(self.own(state), action, refusal)
