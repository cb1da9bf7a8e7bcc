"""Steam Power: the title, and its pages put together."""

from collections.abc import Mapping
from functools import lru_cache

import msgspec

from footplate.core.action import Action
from footplate.core.boardgame import BoardGame
from footplate.core.chance import Chance
from footplate.core.event import Event
from footplate.core.game import OptionValue
from footplate.core.prompt import Prompt, Result
from footplate.core.refusal import BadInput, Refusal
from footplate.core.state import State as CoreState
from footplate.games.steam_power.board.load import MAPS, load_map
from footplate.games.steam_power.board.map import Board
from footplate.games.steam_power.board.options import (
    DIFFICULTIES,
    Options,
    automa_seats,
    automa_words,
)
from footplate.games.steam_power.board.rules import Rules
from footplate.games.steam_power.board.tables import load_tables
from footplate.games.steam_power.language import actions, codec, events
from footplate.games.steam_power.language.codec import CODEC
from footplate.games.steam_power.play import setup
from footplate.games.steam_power.play.state import State
from footplate.games.steam_power.positions import describe, restore, secrets
from footplate.games.steam_power.positions.position import SteamPowerPosition
from footplate.games.steam_power.told import prompt, view
from footplate.games.steam_power.told.views import SteamPowerForecast, SteamPowerView


@lru_cache(maxsize=8)
def _board(known_by: str) -> Board:
    return Board(known_by, load_map(known_by), load_tables())


class SteamPower(BoardGame[Rules, State]):
    name = "steam-power"
    title = "Steam Power"
    min_seats = 1
    max_seats = 5
    default_board = "us-midwest"
    options_type = Options
    action_union = actions.AnyAction
    action_types = actions.AnyAction.__args__
    event_types = events.EVENTS
    position_type = SteamPowerPosition
    view_type = SteamPowerView
    library = MAPS
    codec = CODEC
    state_type = State
    over_refusal = Refusal("SP-TURN-09", "The game is over: nothing can be played any more.")
    automa_levels = tuple(level.replace("_", "-") for level in DIFFICULTIES)

    def options(self, given: Mapping[str, OptionValue]) -> Options:
        """With one way of writing each list of Automas, so that equal games have equal digests."""
        options = super().options(given)
        assert isinstance(options, Options)
        words = automa_words(automa_seats(options, self.max_seats))
        return msgspec.structs.replace(options, automas=words)

    def make_rules(self, board: str, options: msgspec.Struct, seats: int) -> Rules:
        assert isinstance(options, Options)
        file = load_map(board)
        solo = options.solo == "basic"
        if solo and seats != 1:
            raise BadInput(f"basic solo (solo='basic') is for 1 seat, not {seats}")
        if solo and file.seats.min > 1:
            raise BadInput(
                f"{file.name} is for {file.seats.min} seats and more, not for basic solo"
            )
        if not solo and seats == 1 and file.seats.min <= 1:
            raise BadInput(
                "1 seat is for solo='basic'; against an Automa there are 2 (automas='2')"
            )
        self.check_seats(seats, 1 if solo else max(2, file.seats.min), file.seats.max, file.name)
        return Rules(_board(board), load_tables(), options, seats)

    def rules_of(self, state: State) -> tuple[str, msgspec.Struct, int]:
        return state.rules.board.known_by, state.rules.options, state.rules.seats

    def begin(self, rules: Rules, chance: Chance, events: list[Event] | None) -> State:
        return setup.start(self, rules, chance, events)

    def restore(self, rules: Rules, data: SteamPowerPosition) -> State:
        return restore.build_state(self, rules, data)

    def automa_options(self, seats: Mapping[int, str]) -> dict[str, OptionValue]:
        for level in seats.values():
            if level not in self.automa_levels:
                known = ", ".join(self.automa_levels)
                raise BadInput(f"there is no Automa {level!r}; it can be: {known}")
        return {"automas": automa_words(dict(seats))} if seats else {}

    def refuse_unsayable(self, state: CoreState, action: Action, refusal: Refusal) -> Refusal:
        """An action that is not asked now is refused as such, however it is filled in."""
        plain: dict[type[Action], Action] = {
            actions.LayTrack: actions.LayTrack("A1", (0, 3)),
            actions.RemoveTrack: actions.RemoveTrack("A1"),
            actions.ReplaceTrack: actions.ReplaceTrack("A1", (0, 3)),
            actions.BuildFactory: actions.BuildFactory("A1", 1),
            actions.FulfilContract: actions.FulfilContract(codec.CONTRACTS[0]),
            actions.TakeResource: actions.TakeResource("A1"),
            actions.TakeContractFrom: actions.TakeContractFrom(0),
        }
        found = state.refuse_code(codec.encode(plain[type(action)]))
        asked = found is None or found.rule not in ("SP-TURN-04", "SP-TURN-05")
        return refusal if asked or found is None else found

    def view(self, state: CoreState, seat: int | None) -> SteamPowerView:
        return view.view(self.own_seat(state, seat), seat)

    def guess(self, state: CoreState, seat: int | None, rng: Chance) -> State:
        return secrets.deal_anew(self.own_seat(state, seat), seat, rng)

    def prompt(self, state: CoreState) -> Prompt:
        return prompt.prompt(self.own(state))

    def forecast(self, state: CoreState, seat: int) -> SteamPowerForecast:
        return view.forecast(self.own_player(state, seat), seat)

    def result(self, state: CoreState) -> Result:
        return view.result(self.own(state))

    def describe(self, state: CoreState) -> SteamPowerPosition:
        return describe.describe(self.own(state))
