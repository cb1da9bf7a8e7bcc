"""Age of Steam: the title, and its pages put together."""

from functools import lru_cache
from typing import Any

import msgspec

from footplate.core.action import Action
from footplate.core.boardgame import BoardGame
from footplate.core.chance import Chance
from footplate.core.event import Event
from footplate.core.prompt import Prompt, Result
from footplate.core.refusal import Refusal
from footplate.core.state import State as CoreState
from footplate.games.age_of_steam.board.load import BOARDS, load_board
from footplate.games.age_of_steam.board.map import Board
from footplate.games.age_of_steam.board.options import Options
from footplate.games.age_of_steam.board.rules import Rules
from footplate.games.age_of_steam.board.tables import load_tables
from footplate.games.age_of_steam.language import actions, codec, events
from footplate.games.age_of_steam.language.codec import CODEC
from footplate.games.age_of_steam.play import setup
from footplate.games.age_of_steam.play.state import State
from footplate.games.age_of_steam.positions import describe, restore
from footplate.games.age_of_steam.positions.position import AgeOfSteamPosition
from footplate.games.age_of_steam.told import prompt, view
from footplate.games.age_of_steam.told.view import AgeOfSteamForecast, AgeOfSteamView
from footplate.hexes.tiles import TRACKS


@lru_cache(maxsize=8)
def _board(known_by: str) -> Board:
    return Board(known_by, load_board(known_by), load_tables())


class AgeOfSteam(BoardGame[Rules, State]):
    name = "age-of-steam"
    title = "Age of Steam"
    min_seats = 3
    max_seats = 6
    default_board = "rust-belt"
    options_type = Options
    action_union = actions.AnyAction
    action_types = actions.AnyAction.__args__
    event_types = events.EVENTS
    position_type = AgeOfSteamPosition
    view_type = AgeOfSteamView
    library = BOARDS
    codec = CODEC
    state_type = State
    over_refusal = Refusal("AOS-TURN-06", "The game is over: nothing can be played any more.")

    def make_rules(self, board: str, options: msgspec.Struct, seats: int) -> Rules:
        assert isinstance(options, Options)
        file = load_board(board)
        self.check_seats(seats, file.seats.min, file.seats.max, file.name)
        return Rules(_board(board), load_tables(), options, seats)

    def rules_of(self, state: State) -> tuple[str, msgspec.Struct, int]:
        return state.rules.board.known_by, state.rules.options, state.rules.seats

    def begin(self, rules: Rules, chance: Chance, events: list[Event] | None) -> State:
        return setup.start(self, rules, chance, events)

    def restore(self, rules: Rules, data: AgeOfSteamPosition) -> State:
        return restore.build_state(self, rules, data)

    def refuse_unsayable(self, state: CoreState, action: Action, refusal: Refusal) -> Refusal:
        return _wrong_phase(state, action) or _third_track(self.own(state), action) or refusal

    def view(self, state: CoreState, seat: int | None) -> AgeOfSteamView:
        return view.view(self.own_seat(state, seat), seat)

    def guess(self, state: CoreState, seat: int | None, rng: Chance) -> State:
        """Nothing is hidden but the luck to come, so a guess is a copy with other luck."""
        copy = self.own_seat(state, seat).clone()
        copy.chance = Chance(rng.below(1 << 29))
        return copy

    def prompt(self, state: CoreState) -> Prompt:
        return prompt.prompt(self.own(state))

    def forecast(self, state: CoreState, seat: int) -> AgeOfSteamForecast:
        return view.forecast(self.own_player(state, seat), seat)

    def result(self, state: CoreState) -> Result:
        return view.result(self.own(state))

    def describe(self, state: CoreState) -> AgeOfSteamPosition:
        return describe.describe(self.own(state))


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
