"""Age of Steam: the title, and its rooms put together."""

from functools import lru_cache
from typing import Any

from footplate.core.action import Action
from footplate.core.boardgame import BoardGame, Rooms
from footplate.core.refusal import Refusal
from footplate.core.state import State as CoreState
from footplate.core.valuer import Valuer
from footplate.games.age_of_steam.board.load import BOARDS, load_board
from footplate.games.age_of_steam.board.map import Board
from footplate.games.age_of_steam.board.options import Options
from footplate.games.age_of_steam.board.rules import Rules
from footplate.games.age_of_steam.board.tables import load_tables
from footplate.games.age_of_steam.language import actions, codec, events
from footplate.games.age_of_steam.language.position import AgeOfSteamPosition
from footplate.games.age_of_steam.language.views import AgeOfSteamForecast, AgeOfSteamView
from footplate.games.age_of_steam.play import setup
from footplate.games.age_of_steam.play.sequence import Conduct
from footplate.games.age_of_steam.play.state import State
from footplate.games.age_of_steam.positions import describe, restore, secrets
from footplate.games.age_of_steam.told import prompt, view
from footplate.hexes.tiles import TRACKS


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
    action_union = actions.AnyAction
    event_types = events.EVENTS
    position_type = AgeOfSteamPosition
    view_type = AgeOfSteamView
    state_type = State
    library = BOARDS
    codec = codec.CODEC
    conduct = Conduct()
    rooms = Rooms(
        start=setup.start,
        describe=describe.describe,
        restore=restore.build_state,
        guess=secrets.guess,
        view=view.view,
        prompt=prompt.prompt,
        forecast=view.forecast,
        result=view.result,
    )

    def make_rules(self, board: str, options: Options, seats: int) -> Rules:
        return Rules(_board(board), load_tables(), options, seats)

    def valuer(self) -> Valuer:
        from footplate.games.age_of_steam.planning.valuer import AgeOfSteamValuer

        return AgeOfSteamValuer()

    def draw_board(self, board: Any) -> str:
        from footplate.games.age_of_steam.told.draw import draw_board

        return draw_board(board)

    def refuse_unsayable(self, state: CoreState, action: Action, refusal: Refusal) -> Refusal:
        return _wrong_phase(state, action) or _third_track(self.own(state), action) or refusal


def _wrong_phase(state: CoreState, action: Action) -> Refusal | None:
    """An action of another phase is refused as such, however it is filled in."""
    plain: dict[type[Any], Action] = {
        actions.IssueShares: actions.IssueShares(0),
        actions.Bid: actions.Bid(1),
        actions.BuildTrack: actions.EndBuild(),
        actions.BuildTown: actions.EndBuild(),
        actions.Urbanize: actions.EndBuild(),
        actions.Deliver: actions.Decline(),
        actions.StockGoods: actions.SkipProduction(),
        actions.SelectAction: actions.SelectAction("Engineer"),
    }
    refusal = state.refuse_code(codec.encode(plain[type(action)]))
    return refusal if refusal is not None and refusal.rule == "AOS-TURN-04" else None


def _third_track(state: State, action: Action) -> Refusal | None:
    if isinstance(action, actions.BuildTrack) and len(action.tracks) > 2:
        cell = state.rules.board.cell(action.hex)
        if cell >= 0 and len(TRACKS[state.faces[cell]]) == 2:
            name = state.rules.board.name(cell)
            sentence = f"{name} has two tracks; a tile cannot take a third one."
            return Refusal("AOS-BUILD-33", sentence)
    return None
