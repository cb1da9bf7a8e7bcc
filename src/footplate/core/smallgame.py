"""A small game in one class: one board, everything in sight, few enough actions to list them all.

What changes while it is played is a table, one struct of numbers, words and lists, from which
copies, positions, views and digests are made. The game says how the table is laid, what is refused,
what an action does, and what it is called; everything else has a default that it may override.
"""

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from footplate.core.action import Action
from footplate.core.chance import Chance
from footplate.core.codec import Codec, Unsayable, shown
from footplate.core.conduct import Conduct
from footplate.core.event import Effect, Event, GameEnded, TableLaid, effects_of
from footplate.core.game import Game, OptionValue
from footplate.core.plan import Place, Plan, Thing, seat_places
from footplate.core.position import Position, bad_field, chance_of, changed_options, luck_of
from footplate.core.prompt import Choice, Group, Prompt, WhyNot, only_shown
from footplate.core.refusal import BadInput, Refusal
from footplate.core.state import State
from footplate.core.valuer import Valuer, final_standing
from footplate.core.view import Forecast, Now, Result, View, rank
from footplate.core.wire import Plain, convert, plain_or_refuse


class TableData(msgspec.Struct, forbid_unknown_fields=True):
    """Base of what changes in a small game."""


T = TypeVar("T", bound=TableData)


class SmallPosition(Position, Generic[T], frozen=True):
    """The position of a small game; each has its own type of table."""

    seats: int
    seat: int | None
    """Who decides; None once the game is over."""
    table: T


class SmallView(View, Generic[T], frozen=True, kw_only=True):
    """What a seat sees of a small game: everything but the luck to come."""

    table: T


class SmallState(State[SmallView[T], Forecast, SmallPosition[T]], Generic[T]):
    """A table, whose turn it is (`mover`, -1 at the end), and the luck."""

    game: "SmallGame[T]"

    def __init__(
        self, game: "SmallGame[T]", chance: Chance, options: msgspec.Struct, seats: int, table: T
    ) -> None:
        super().__init__(game, game.conduct, chance)
        self.options: Any = options
        self.seats = seats
        self.table = table

    def clone(self) -> "SmallState[T]":
        table = self.game.copy_table(self.table)
        other = SmallState(self.game, self.chance.clone(), self.options, self.seats, table)
        other.mover = self.mover
        return other

    def key(self) -> list[int]:
        text = msgspec.json.encode(self.table, order="deterministic")
        return [self.seats, self.mover, *self.chance.key(), *text]


class ListedCodec(Codec):
    """The code of an action is its place in the list of all actions."""

    def __init__(self, title: str, actions: Sequence[Action]) -> None:
        super().__init__(title, dict(enumerate(actions)), {}, {}, max(1, len(actions).bit_length()))
        self._codes = {action: code for code, action in enumerate(actions)}

    def encode(self, action: Action) -> int:
        try:
            return self._codes[action]
        except (KeyError, TypeError):
            sentence = f"{shown(action)} is more than {self._title} can take."
            raise Unsayable("FP-ACTION-03", sentence) from None


def kind_of(action: Action) -> str:
    return str(type(action).__struct_config__.tag)


class _Listed(Conduct[SmallState[Any]]):
    """The game's own rules of play, asked by code."""

    def codes(self, state: SmallState[Any]) -> list[int]:
        return [state.game.codec.encode(action) for action in state.game.legal(state)]

    def refuse(self, state: SmallState[Any], code: int) -> Refusal | None:
        return state.game.forbid(state, state.game.codec.decode_known(code))

    def play(self, state: SmallState[Any], code: int) -> None:
        state.game.do(state, state.game.codec.decode_known(code))
        if state.mover < 0 and state.log is not None:
            state.tell(GameEnded(state.game.result(state).winners))


class SmallGame(Game, Generic[T]):
    """A title fills in the fields and the abstract methods."""

    table_type: type[T]
    every_action: Sequence[Action]
    """All actions that can ever be played, each once."""
    tie_break: str = ""
    """What goes before a shared rank (see `tie`); empty where equal scores share it."""
    places: Sequence[Place] = ()
    """What can be pointed at, beside the seats."""
    phases: Mapping[str, str] = {"turn": "Turn"}
    """What is asked in a round, by id, as a person calls it."""
    things: Mapping[str, str] = {}
    """What can be held, and what one of it is called: each is a list of the table with one number
    for each seat."""
    rounds: int | None = None
    """How many rounds there are; None: nobody knows."""
    conduct = _Listed()

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "table_type" in cls.__dict__:
            table: Any = cls.table_type
            cls.position_type, cls.view_type = SmallPosition[table], SmallView[table]
            cls.codec = ListedCodec(cls.title, cls.every_action)
            cls.event_types = (*cls.event_types, GameEnded)

    # What a title says. ---------------------------------------------------------------------

    @abstractmethod
    def lay(self, seats: int, options: Any) -> T:
        """The table before anything has happened."""

    def begin(self, state: SmallState[T]) -> None:
        """From there to the first decision: the luck of the set-up, and who is asked."""
        state.mover = 0

    def legal(self, state: SmallState[T]) -> list[Action]:
        """Every legal action, in a fixed order; unless the title knows a quicker way, the referee
        is asked about each of them."""
        return [action for action in self.every_action if self.forbid(state, action) is None]

    @abstractmethod
    def forbid(self, state: SmallState[T], action: Action) -> Refusal | None:
        """The referee: the first rule that an action breaks, or None."""

    @abstractmethod
    def do(self, state: SmallState[T], action: Action) -> None:
        """What a legal action does; at its end `mover` is who decides next, or -1."""

    @abstractmethod
    def score(self, state: SmallState[T], seat: int) -> dict[str, int]:
        """A seat's score by source."""

    def tie(self, state: SmallState[T], seat: int) -> int:
        return 0

    def fault(self, state: SmallState[T]) -> str:
        """What is wrong with a table that somebody has described; empty: nothing."""
        return ""

    def phase(self, state: SmallState[T]) -> str:
        """Which of the phases it is."""
        return next(iter(self.phases))

    def round(self, state: SmallState[T]) -> int:
        return 1

    def order(self, state: SmallState[T]) -> list[int]:
        """The seats in the order of play."""
        return list(range(state.seats))

    def sentence(self, state: SmallState[T]) -> str:
        """What is asked, of who is asked."""
        return "What do you do?"

    def label(self, action: Action) -> str:
        """An action in words, as a person would choose it."""
        values = [getattr(action, name) for name in type(action).__struct_fields__]
        return " ".join(map(str, [kind_of(action).replace("-", " "), *values])).capitalize()

    def amount(self, what: str, count: int) -> str:
        """So many of a thing, in words."""
        return f"{count} {self.things[what]}{'' if abs(count) == 1 else 's'}"

    def targets(self, action: Action) -> list[str]:
        """The places that one would point at for an action."""
        return []

    # What follows from it. ------------------------------------------------------------------

    def start(
        self,
        seats: int,
        seed: int = 0,
        board: str | None = None,
        chance: Chance | None = None,
        events: list[Event] | None = None,
        **options: OptionValue,
    ) -> SmallState[T]:
        self.check_seed(seed)
        typed = self._check(self.default_board if board is None else board, options, seats)
        luck, table = chance or Chance(seed), self.lay(seats, typed)
        state = SmallState(self, luck, typed, seats, table)
        state.log = events
        if any(held := self.holdings(state, None)):
            state.tell(TableLaid(held))
        self.begin(state)
        state.log = None
        return state

    def _check(self, board: str, options: dict[str, OptionValue], seats: int) -> msgspec.Struct:
        self.check_setup(board, options, seats)
        if board not in self.boards():
            raise BadInput(f"{self.title} has no board {board[:60]!r}: leave it out")
        self.check_seats(seats, self.min_seats, self.max_seats, self.title)
        return self.options(options)

    def position(self, data: Position | Plain) -> SmallState[T]:
        known = convert(plain_or_refuse(data, "position"), self.position_type, "position")
        if known.game != self.name:
            bad_field("game", f"{known.game[:60]!r} is not {self.name!r}")
        options = self._check(known.board, known.options, known.seats)
        state = SmallState(self, chance_of(known.luck), options, known.seats, known.table)
        self.check_seat(known.seat, known.seats)
        state.mover = -1 if known.seat is None else known.seat
        laid = all(len(getattr(known.table, what)) == known.seats for what in self.things)
        fault = self.fault(state) if laid else f"is not laid for {known.seats} seats"
        if fault:
            bad_field("table", fault)
        return state

    def describe(self, state: State) -> SmallPosition[T]:
        known = self._own(state)
        return SmallPosition(
            game=self.name,
            board=self.default_board,
            options=changed_options(known.options),
            luck=luck_of(state.chance),
            seats=known.seats,
            seat=state.seat,
            table=self.copy_table(known.table),
        )

    def copy_table(self, table: T) -> T:
        copy: T = msgspec.msgpack.decode(msgspec.msgpack.encode(table), type=self.table_type)
        return copy

    def _own(self, state: State, seat: int | None = None) -> SmallState[T]:
        assert isinstance(state, SmallState)
        self.check_seat(seat, state.seats)
        return state

    def setup_text(self, state: State) -> str:
        return f"{self.default_board}|{changed_options(self._own(state).options)}"

    def guess(self, state: State, seat: int | None, rng: Chance) -> State:
        return super().guess(self._own(state, seat), seat, rng)

    # What is told. --------------------------------------------------------------------------

    def plan_of(self, state: State) -> Plan:
        return Plan(
            self.name,
            self.default_board,
            self.title,
            (0, 0),
            {place.id: place for place in [*self.places, *seat_places(self.seats_of(state))]},
            phases=dict(self.phases),
            things={what: Thing(what, one, f"{one}s") for what, one in self.things.items()},
        )

    def seats_of(self, state: State) -> int:
        return self._own(state).seats

    def played_on(self, state: State) -> tuple[str, dict[str, OptionValue]]:
        return self.default_board, changed_options(self._own(state).options)

    def now(self, state: State) -> Now:
        known = self._own(state)
        phase = "over" if state.over else self.phase(known)
        return Now(self.round(known), self.rounds, phase, self.order(known))

    def holdings(self, state: State, viewer: int | None) -> list[dict[str, int]]:
        known = self._own(state)
        held = [(what, getattr(known.table, what)) for what in self.things]
        return [{what: counts[seat] for what, counts in held} for seat in range(known.seats)]

    def view(self, state: State, viewer: int | None, forecasts: bool = True) -> SmallView[T]:
        known = self._own(state, viewer)
        table = self.copy_table(known.table)
        return SmallView(**self.head(known, viewer, forecasts), table=table)

    def ask(self, state: State, names: Sequence[str]) -> Prompt:
        """A group for each kind of action; what each does is found by trying it out."""
        known = self._own(state)
        legal: dict[str, list[Choice]] = {}
        for action in self.legal(known):
            legal.setdefault(kind_of(action), []).append(self._choice(known, action, names))
        groups = []
        for kind, plainest in self._plainest().items():
            title = kind.replace("-", " ").capitalize()
            refusal = None if kind in legal else self.forbid(known, plainest)
            groups.append(Group(kind, title, legal.get(kind, []), refusal))
        return Prompt(state.seat, self.phase(known), self.sentence(known), groups)

    def reasons(self, state: State) -> WhyNot:
        """By place, the refusal of the first action that names it."""
        known, plan = self._own(state), self.plan_of(state)
        places = only_shown(plan, *{place.kind for place in plan.places.values()})
        naming: dict[str, list[Refusal | None]] = {}
        for action in self.every_action:
            for target in self.targets(action):
                naming.setdefault(target, []).append(self.forbid(known, action))
        for target, refusals in naming.items():
            places.pop(target, None)
            if refusals[0] is not None and None not in refusals:
                places[target] = refusals[0]
        return WhyNot(places, super().reasons(state).kinds)

    def _plainest(self) -> dict[str, Action]:
        """The first action of each kind."""
        found: dict[str, Action] = {}
        for action in self.every_action:
            found.setdefault(kind_of(action), action)
        return found

    def _choice(self, state: SmallState[T], action: Action, names: Sequence[str]) -> Choice:
        events: list[Event] = []
        after = state.ahead(self.codec.encode(action), events)
        effects = effects_of(events)
        mine = {e.what: -e.change for e in effects if e.seat == state.mover and e.change < 0}
        said = msgspec.to_builtins(action)
        targets, note = self.targets(action), self._note(effects, state.mover, names)
        return Choice(said, self.label(action), targets, mine, effects, after.stopped, note)

    def _note(self, effects: Sequence[Effect], asked: int, names: Sequence[str]) -> str:
        """What an action changes, in words; who is asked need not be named."""
        changes: dict[int | None, list[str]] = {}
        for effect in effects:
            sign = "+" if effect.change > 0 else ""
            said = f"{sign}{self.amount(effect.what, effect.change)}"
            changes.setdefault(effect.seat, []).append(said)
        said_of = {s: "" if s in (asked, None) else f"{names[s]} " for s in changes}
        return "; ".join(f"{said_of[seat]}{', '.join(each)}" for seat, each in changes.items())

    def result(self, state: State) -> Result:
        known = self._own(state)
        scores = [(seat, self.score(known, seat), False) for seat in range(known.seats)]
        ties = [self.tie(known, seat) for seat in range(known.seats)]
        return rank(scores, state.over, ties, self.tie_break)


class OneStep(Valuer):
    """The valuer of a game that only says what a position is worth to a seat: each legal action is
    tried on a guess, so that nobody profits from the luck that will really come."""

    def __init__(self, worth: Callable[[Any, int], int]) -> None:
        self._worth = worth

    def lines(self, state: State) -> list[list[int]]:
        return [[code] for code in state.codes()]

    def follow(self, state: State, line: list[int]) -> State:
        after = state.guess(state.seat, Chance(0))
        for code in line:
            after.play_code(code)
        return after

    def value(self, before: State, after: State) -> int:
        return self._worth(after, before.mover)

    def standing(self, state: State) -> list[float]:
        if state.over:
            return final_standing(state)
        return [float(self._worth(state, seat)) for seat in range(state.game.seats_of(state))]
