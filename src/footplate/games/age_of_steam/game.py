"""Age of Steam: the title, and its pages put together."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

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
from footplate.games.age_of_steam import (
    actions,
    codec,
    describe,
    events,
    prompt,
    restore,
    setup,
    view,
)
from footplate.games.age_of_steam.board import Board
from footplate.games.age_of_steam.boardload import BOARDS, load_board
from footplate.games.age_of_steam.options import Options
from footplate.games.age_of_steam.position import AgeOfSteamPosition
from footplate.games.age_of_steam.rules import Rules
from footplate.games.age_of_steam.state import State
from footplate.games.age_of_steam.tables import load_tables
from footplate.games.age_of_steam.view import AgeOfSteamForecast, AgeOfSteamView
from footplate.hexes.tiles import TRACKS


@lru_cache(maxsize=64)
def _rules(board: str, options: tuple[tuple[str, str, OptionValue], ...], seats: int) -> Rules:
    """Checked, and computed once for each board, options and number of seats.

    The options carry the names of their types, because True and 1 would share an entry.
    """
    game = AgeOfSteam()
    typed = game.options({name: value for name, _, value in options})
    assert isinstance(typed, Options)
    file = load_board(board)
    game.check_seats(seats, file.seats.min, file.seats.max, file.name)
    return Rules(_board(board), load_tables(), typed, seats)


@lru_cache(maxsize=16)
def _board(known_by: str) -> Board:
    return Board(known_by, load_board(known_by), load_tables())


class AgeOfSteam(Game):
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
    over_refusal = Refusal("AOS-TURN-06", "The game is over: nothing can be played any more.")

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

    def position(self, data: AgeOfSteamPosition | Plain) -> State:  # type: ignore[override]
        # A struct made in Python was never checked: take it as plain data, too.
        data = convert(plain_or_refuse(data, "position"), AgeOfSteamPosition, "position")
        assert isinstance(data, AgeOfSteamPosition)
        no_path(data.board, "position")
        rules = self.rules(data.board, data.options, len(data.players))
        return restore.build_state(self, rules, data)

    def setup_text(self, state: CoreState) -> str:
        rules = _own(state).rules
        return f"{rules.board.known_by}|{changed_options(rules.options)}"

    def encode(self, action: Action) -> int:
        return codec.encode(action)

    def decode(self, code: int) -> Action:
        return codec.decode(code)

    def actions_of(self, codes: list[int]) -> list[Action]:
        return [codec.decode_known(code) for code in codes]

    def refuse_unsayable(self, state: CoreState, action: Action, refusal: Refusal) -> Refusal:
        return _wrong_phase(state, action) or _third_track(_own(state), action) or refusal

    def view(self, state: CoreState, seat: int | None) -> AgeOfSteamView:
        self.check_seat(seat, _own(state).rules.seats)
        return view.view(_own(state), seat)

    def guess(self, state: CoreState, seat: int | None, rng: Chance) -> State:
        """Nothing is hidden but the luck to come, so a guess is a copy with other luck."""
        self.check_seat(seat, _own(state).rules.seats)
        copy = _own(state).clone()
        copy.chance = Chance(rng.below(1 << 29))
        return copy

    def prompt(self, state: CoreState) -> Prompt:
        return prompt.prompt(_own(state))

    def forecast(self, state: CoreState, seat: int) -> AgeOfSteamForecast:
        self.check_seat(seat, _own(state).rules.seats)
        return view.forecast(_own(state), seat)

    def result(self, state: CoreState) -> Result:
        return view.result(_own(state))

    def describe(self, state: CoreState) -> AgeOfSteamPosition:
        return describe.describe(_own(state))


def _own(state: CoreState) -> State:
    assert isinstance(state, State)
    return state


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
