"""A game on boards that are data: setting up, positions and codes, the same for every title."""

from abc import abstractmethod
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Generic, TypeVar

import msgspec

from footplate.core.action import Action
from footplate.core.chance import Chance
from footplate.core.codec import Codec
from footplate.core.datafile import BadData, Library
from footplate.core.event import Event
from footplate.core.game import Game, OptionValue
from footplate.core.position import Position, changed_options
from footplate.core.refusal import BadInput
from footplate.core.state import State
from footplate.core.wire import Plain, convert, no_path, plain_or_refuse

RulesT = TypeVar("RulesT")
StateT = TypeVar("StateT", bound=State)


class BoardGame(Game, Generic[RulesT, StateT]):
    """A title names its boards, its codec and its state, and says how rules and states are made."""

    library: Library[Any]
    codec: Codec
    state_type: type[StateT]

    def __init__(self) -> None:
        self._known = lru_cache(maxsize=32)(self._checked_rules)

    @abstractmethod
    def make_rules(self, board: str, options: msgspec.Struct, seats: int) -> RulesT:
        """What a game is played by; the board is known by its id or its text (`Library`)."""

    @abstractmethod
    def begin(self, rules: RulesT, chance: Chance, events: list[Event] | None) -> StateT:
        """The first position."""

    @abstractmethod
    def restore(self, rules: RulesT, data: Any) -> StateT:
        """The state of a well-formed description."""

    @abstractmethod
    def rules_of(self, state: StateT) -> tuple[str, msgspec.Struct, int]:
        """What a state is played by: what its board is known by, its options, its seats."""

    def own(self, state: State) -> StateT:
        assert isinstance(state, self.state_type)
        return state

    def boards(self) -> list[str]:
        return list(self.library.ids)

    def rules(self, board: str, options: Mapping[str, OptionValue], seats: int) -> RulesT:
        """The rules of a set-up; BadInput where board, option or seat count does not exist."""
        self.check_setup(board, options, seats)
        # The options carry the names of their types, because True and 1 would share an entry.
        typed = tuple((name, type(options[name]).__name__, options[name]) for name in options)
        try:
            return self._known(self.library.resolve(board), tuple(sorted(typed)), seats)
        except BadData as error:
            raise BadInput(str(error.problems[0])) from None

    def _checked_rules(
        self, board: str, options: tuple[tuple[str, str, OptionValue], ...], seats: int
    ) -> RulesT:
        typed = self.options({name: value for name, _, value in options})
        return self.make_rules(board, typed, seats)

    def start(
        self,
        seats: int,
        seed: int = 0,
        board: str | None = None,
        chance: Chance | None = None,
        events: list[Event] | None = None,
        **options: OptionValue,
    ) -> StateT:
        self.check_seed(seed)
        rules = self.rules(self.default_board if board is None else board, options, seats)
        return self.begin(rules, chance or Chance(seed), events)

    def position(self, data: Position | Plain) -> StateT:
        # A struct made in Python was never checked: take it as plain data, too.
        known = convert(plain_or_refuse(data, "position"), self.position_type, "position")
        no_path(known.board, "position")
        return self.restore(self.rules(known.board, known.options, len(known.players)), known)

    def setup_text(self, state: State) -> str:
        board, options, _ = self.rules_of(self.own(state))
        return f"{board}|{changed_options(options)}"

    def own_seat(self, state: State, seat: int | None) -> StateT:
        """The state, where the seat exists; None is a spectator."""
        own = self.own(state)
        self.check_seat(seat, self.rules_of(own)[2])
        return own

    def own_player(self, state: State, seat: int) -> StateT:
        """The state, where the seat exists and is no spectator."""
        if seat is None:
            raise BadInput("a forecast is for a seat, not for a spectator")
        return self.own_seat(state, seat)

    def encode(self, action: Action) -> int:
        return self.codec.encode(action)

    def decode(self, code: int) -> Action:
        return self.codec.decode(code)

    def actions_of(self, codes: list[int]) -> list[Action]:
        decode = self.codec.decode_known
        return [decode(code) for code in codes]
