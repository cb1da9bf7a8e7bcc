"""Steam Power: the title, and its pages put together."""

from collections.abc import Mapping
from functools import lru_cache

import msgspec

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
from footplate.games.steam_power import (
    actions,
    codec,
    describe,
    events,
    prompt,
    restore,
    secrets,
    setup,
    view,
)
from footplate.games.steam_power.board import Board
from footplate.games.steam_power.mapload import MAPS, load_map
from footplate.games.steam_power.options import DIFFICULTIES, Options, automa_seats, automa_words
from footplate.games.steam_power.position import SteamPowerPosition
from footplate.games.steam_power.rules import Rules
from footplate.games.steam_power.state import State
from footplate.games.steam_power.tables import load_tables
from footplate.games.steam_power.views import SteamPowerForecast, SteamPowerView


@lru_cache(maxsize=32)
def _rules(board: str, options: tuple[tuple[str, str, OptionValue], ...], seats: int) -> Rules:
    """Checked, and computed once for each map, options and number of seats.

    The options carry the names of their types, because True and 1 would share an entry.
    """
    game = SteamPower()
    typed = game.options({name: value for name, _, value in options})
    file = load_map(board)
    solo = typed.solo == "basic"
    if solo and seats != 1:
        raise BadInput(f"basic solo (solo='basic') is for 1 seat, not {seats}")
    if solo and file.seats.min > 1:
        raise BadInput(f"{file.name} is for {file.seats.min} seats and more, not for basic solo")
    if not solo and seats == 1 and file.seats.min <= 1:
        raise BadInput("1 seat is for solo='basic'; against an Automa there are 2 (automas='2')")
    game.check_seats(seats, 1 if solo else max(2, file.seats.min), file.seats.max, file.name)
    return Rules(_board(board), load_tables(), typed, seats)


@lru_cache(maxsize=8)
def _board(known_by: str) -> Board:
    return Board(known_by, load_map(known_by), load_tables())


class SteamPower(Game):
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
    over_refusal = Refusal("SP-TURN-09", "The game is over: nothing can be played any more.")
    automa_levels = tuple(level.replace("_", "-") for level in DIFFICULTIES)

    def options(self, given: Mapping[str, OptionValue]) -> Options:
        """With one way of writing each list of Automas, so that equal games have equal digests."""
        options = super().options(given)
        assert isinstance(options, Options)
        words = automa_words(automa_seats(options, self.max_seats))
        return msgspec.structs.replace(options, automas=words)

    def boards(self) -> list[str]:
        return list(MAPS.ids)

    def automa_options(self, seats: Mapping[int, str]) -> dict[str, OptionValue]:
        for level in seats.values():
            if level not in self.automa_levels:
                known = ", ".join(self.automa_levels)
                raise BadInput(f"there is no Automa {level!r}; it can be: {known}")
        return {"automas": automa_words(dict(seats))} if seats else {}

    def rules(self, board: str, options: Mapping[str, OptionValue], seats: int) -> Rules:
        """The rules of a set-up; BadInput where map, option or seat count does not exist."""
        self.check_setup(board, options, seats)
        typed = tuple((name, type(options[name]).__name__, options[name]) for name in options)
        try:
            return _rules(MAPS.resolve(board), tuple(sorted(typed)), seats)
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

    def position(self, data: SteamPowerPosition | Plain) -> State:  # type: ignore[override]
        # A struct made in Python was never checked: take it as plain data, too.
        data = convert(plain_or_refuse(data, "position"), SteamPowerPosition, "position")
        assert isinstance(data, SteamPowerPosition)
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
        self.check_seat(seat, _own(state).rules.seats)
        return view.view(_own(state), seat)

    def guess(self, state: CoreState, seat: int | None, rng: Chance) -> State:
        self.check_seat(seat, _own(state).rules.seats)
        return secrets.deal_anew(_own(state), seat, rng)

    def prompt(self, state: CoreState) -> Prompt:
        return prompt.prompt(_own(state))

    def forecast(self, state: CoreState, seat: int) -> SteamPowerForecast:
        self.check_seat(seat, _own(state).rules.seats)
        return view.forecast(_own(state), seat)

    def result(self, state: CoreState) -> Result:
        return view.result(_own(state))

    def describe(self, state: CoreState) -> SteamPowerPosition:
        return describe.describe(_own(state))


def _own(state: CoreState) -> State:
    assert isinstance(state, State)
    return state
