"""The contract of a game: a title, its seats, options and boards, and how to set it up."""

import hashlib
import sys
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, get_args

import msgspec

from footplate.core.action import Action
from footplate.core.audience import own_head
from footplate.core.chance import AskedChance, Chance, ScriptEnded
from footplate.core.codec import Codec, Unsayable, shown
from footplate.core.conduct import Conduct
from footplate.core.editing import edit
from footplate.core.event import Event, TableLaid
from footplate.core.luck import LuckAsked, Pieces, luck_asked
from footplate.core.nearest import did_you_mean
from footplate.core.options import allowed_values
from footplate.core.plainpicture import draw_plainly
from footplate.core.plan import Plan
from footplate.core.position import Position
from footplate.core.preview import check_asked, preview
from footplate.core.program import ProgramKind, ProgramOffer, offers
from footplate.core.prompt import Choice, Preview, Prompt, WhyNot
from footplate.core.refusal import BadInput, Refusal, Refused
from footplate.core.shortcut import ShortcutKind, ShortcutOffer, shortcut_offers, take_shortcut
from footplate.core.state import AnyForm, State, Whole
from footplate.core.valuer import Valuer
from footplate.core.view import Caution, Forecast, Now, Result, View
from footplate.core.wire import Plain, convert, decode_json, describe_error

if TYPE_CHECKING:
    from footplate.core.record import Record
    from footplate.core.transcript import Imported

OptionValue = bool | int | str


def names_for(names: Sequence[str] | None, seats: int) -> Sequence[str]:
    """What the seats are called: people count them from 1 where a table gives no names."""
    if names is None or len(names) == 0:
        return [f"Seat {seat + 1}" for seat in range(seats)]
    if len(names) != seats:
        raise BadInput(f"there are {seats} seats, but {len(names)} names")
    return names


class NoOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a game that has none."""


class Game(ABC):
    """A title. Subclasses fill in the class fields and the abstract methods."""

    name: str
    title: str
    about: str = ""
    """What the game is about, in a line."""
    min_seats: int
    max_seats: int
    usual_seats: int = 3
    """How many sit at a table that nobody said more about."""
    default_board: str
    """Left out: the game's name, for a game that has but one board."""
    options_type: type[msgspec.Struct] = NoOptions
    setup_options: tuple[str, ...] = ()
    """The options that a table is asked for before it begins; the others are there to be named."""
    action_union: Any
    """The tagged union of the game's actions."""
    action_types: ClassVar[tuple[type[Action], ...]]
    action_kinds: ClassVar[frozenset[str]]
    """What the union is made of."""
    event_types: tuple[type[Event], ...]
    position_type: type[Position]
    view_type: type[View]
    codec: Codec
    """Actions to codes and back, with the names of the packaged boards."""
    conduct: Conduct[Any]
    """The rules of play."""
    program_kinds: Sequence[ProgramKind] = ()
    """The standing orders that a seat can give, beyond single actions."""
    shortcut_kinds: Sequence[ShortcutKind] = ()
    """What can be said in place of several single actions."""
    over_rule: str = "FP-ACTION-02"
    """The rule by which nothing can be played once the game is over."""
    over_refusal: ClassVar[Refusal]
    luck_words: str = "Luck has decided something"
    """What has happened when a decision cannot be taken back because luck has spoken."""
    reveal_words: str = "Something sealed was shown"
    """The same where something was shown that had been hidden."""
    counts: bool = False
    """Whether somebody who counts what changes hands can know more than a guess: see `recall`."""
    ruinous: bool = False
    """Whether a seat can be eliminated."""
    automa_levels: tuple[str, ...] = ()
    """How difficult an Automa, an opponent that plays by the rulebook, can be; empty: none."""
    transcripts: str = ""
    """The format of games from elsewhere that `import_game` reads and `export_game` writes, as they
    name it; empty: none."""
    older_readings: Mapping[str, OptionValue] = {}
    """Options, with the value that brings back how earlier versions read a rule: where a record of
    theirs stops fitting, they are tried and the one that plays on is named."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "name" in cls.__dict__ and not hasattr(cls, "default_board"):
            cls.default_board = cls.name
        if "max_seats" in cls.__dict__:
            cls.usual_seats = min(max(cls.usual_seats, cls.min_seats), cls.max_seats)
        if "event_types" in cls.__dict__ and TableLaid not in cls.event_types:
            cls.event_types = (TableLaid, *cls.event_types)
        if "action_union" in cls.__dict__:
            union = cls.action_union
            cls.action_types = get_args(union) or (union,)
            cls.action_kinds = frozenset(
                str(each.__struct_config__.tag) for each in cls.action_types
            )
        sentence = "The game is over: nothing can be played any more."
        cls.over_refusal = Refusal(cls.over_rule, sentence)

    # Setting up. ----------------------------------------------------------------------------

    def boards(self) -> list[str]:
        """The ids of the boards that come with the game."""
        return [self.default_board]

    @abstractmethod
    def start(
        self,
        seats: int,
        seed: int = 0,
        board: str | None = None,
        chance: Chance | None = None,
        events: list[Event] | None = None,
        **options: OptionValue,
    ) -> State:
        """The first position. Unknown boards, options and seat counts are refused (BadInput)."""

    @abstractmethod
    def position(self, data: Position | Plain) -> State:
        """The state that a description gives; BadInput says what is wrong with it."""

    def edited(self, state: State, changes: Mapping[str, object]) -> State:
        """See `State.edited`."""
        return self.position(edit(self.describe(state), changes))

    def options(self, given: Mapping[str, OptionValue]) -> msgspec.Struct:
        """The game's options with these set; unknown names and values are refused."""
        known = {field.name for field in msgspec.structs.fields(self.options_type)}
        for name in given:
            if name not in known:
                there = ", ".join(sorted(known)) or "none"
                meant = did_you_mean(name, known)
                raise BadInput(f"{self.name} has no option {name!r}{meant}; it has: {there}")
        try:
            return msgspec.convert(dict(given), self.options_type)
        except msgspec.ValidationError as error:
            raise BadInput(f"option of {self.name}: {self._allowed(str(error))}") from None
        except UnicodeError:
            raise BadInput(f"option of {self.name}: holds text that is no Unicode") from None

    def automa_options(self, seats: Mapping[int, str]) -> dict[str, OptionValue]:
        """The options that give these seats (from 0) to Automas of a level."""
        if seats:
            raise BadInput(f"{self.title} has no Automa: a seat is for a person or a bot")
        return {}

    def automas(self, options: Mapping[str, OptionValue], seats: int) -> dict[int, str]:
        """The seats (from 0) that these options give to Automas, with their levels."""
        return {}

    def valuer(self) -> Valuer:
        """What a greedy bot has to know; BadInput where nobody has written it."""
        raise BadInput(f"there is no greedy bot for {self.title} yet")

    def import_game(self, data: bytes, options: Mapping[str, OptionValue]) -> "Imported":
        """Play a game from elsewhere (`transcripts`) and compare all it tells; raises `Difference`
        where it and the rules part, BadInput where it is malformed."""
        raise BadInput(f"{self.title} reads no games from elsewhere")

    def export_game(self, record: "Record") -> bytes:
        """A game as a file of the format `transcripts`, for `import_game` to read; of a running one
        what the format can tell. BadInput where it cannot say this game."""
        raise BadInput(f"{self.title} writes no games for elsewhere")

    def rules_page(self) -> str:
        """The rules as implemented, in Markdown: `rules.md` beside the game; empty: none."""
        file = Path(str(sys.modules[type(self).__module__].__file__)).with_name("rules.md")
        return file.read_text(encoding="utf-8") if file.is_file() else ""

    def _allowed(self, error: str) -> str:
        """msgspec names the field but not the values it takes: add them."""
        name = error.rpartition("$.")[2].rstrip("`")
        for field in msgspec.structs.fields(self.options_type):
            if field.name == name:
                values = allowed_values(field.type)
                return f"{name} must be {values} ({describe_error(error)})"
        return describe_error(error)

    # Actions and their codes. ---------------------------------------------------------------

    def encode(self, action: Action) -> int:
        """The packed integer of a well-formed action; BadInput where no code can say it."""
        return self.codec.encode(action)

    def decode(self, code: int) -> Action:
        """The action of a code; BadInput where the number is no code."""
        return self.codec.decode(code)

    def codec_of(self, state: State) -> Codec:
        """The translation with the names of the state's own board."""
        return self.codec

    def action(self, data: AnyForm) -> Action:
        """An action from JSON, plain data or a choice of a prompt; malformed input is refused."""
        if isinstance(data, Action):
            return data
        if isinstance(data, Choice):
            data = data.said
        if isinstance(data, msgspec.Raw):
            data = bytes(data)
        plain = decode_json(data) if isinstance(data, bytes | str) else data
        if isinstance(plain, dict):
            said = plain.get("do", "")
            kind = said if isinstance(said, str) else shown(said)
            if kind not in self.action_kinds:
                found = f"{kind[:40]!r} is no action of {self.name}"
                if "do" not in plain:
                    found = f"an action of {self.name} says which one it is: 'do' is missing"
                raise BadInput(f"{found}; its actions are: {', '.join(sorted(self.action_kinds))}")
        result = convert(plain, self.action_union, f"action of {self.name}")
        assert isinstance(result, Action)
        return result

    def refuse(self, state: State, action: Action) -> Refusal | None:
        if not isinstance(action, self.action_types):
            return Refusal(
                "FP-ACTION-01",
                f"{type(action).__name__} is not an action of {self.title}.",
            )
        if state.over:
            return self.over_refusal
        try:
            code = state.encode(action)
        except Unsayable as error:
            return self.refuse_unsayable(state, action, error.refusal)
        except BadInput as error:
            return Refusal("FP-ACTION-03", str(error))
        return state.refuse_code(code)

    def refuse_unsayable(self, state: State, action: Action, refusal: Refusal) -> Refusal:
        """The refusal of an action that has no code; a game may have a better reason."""
        return refusal

    # What is told. --------------------------------------------------------------------------

    def plan(
        self, board: str | None = None, seats: int | None = None, **options: OptionValue
    ) -> Plan:
        """All that can be pointed at on a board, for a set-up; see `Plan`."""
        wanted = self.usual_seats if seats is None else seats
        return self.plan_of(self.start(wanted, 0, board, None, None, **options))

    @abstractmethod
    def plan_of(self, state: State) -> Plan:
        """The plan of the state's set-up."""

    def draw(self, view: View, names: Sequence[str] | None = None) -> str:
        """A view drawn on its plan, SVG; the names are those of the seats."""
        return draw_plainly(view, self.plan(view.board, len(view.holdings), **view.options), names)

    @abstractmethod
    def seats_of(self, state: State) -> int:
        """How many sit at the state's table."""

    @abstractmethod
    def now(self, state: State) -> Now:
        """Where the game stands."""

    @abstractmethod
    def holdings(self, state: State, viewer: int | None) -> list[dict[str, int]]:
        """What each seat has, by the things of the plan, as far as the viewer may know it."""

    def head(self, state: State, viewer: int | None, forecasts: bool) -> dict[str, Any]:
        """The header of a view, by its fields."""
        self.check_seat(viewer, self.seats_of(state))
        foretold = self.all_forecasts(state) if forecasts else []
        return {
            **self.shared_head(state),
            **own_head(self, state, viewer, foretold, self.result(state)),
        }

    def shared_head(self, state: State) -> dict[str, Any]:
        """The part of it that is the same for every viewer."""
        now, (board, options) = self.now(state), self.played_on(state)
        return {
            "game": self.name,
            "board": board,
            "options": options,
            "round": now.round,
            "rounds": now.rounds,
            "phase": now.phase,
            "phases": list(self.plan_of(state).phases),
            "seat": state.seat,
            "order": now.order,
            "over": state.over,
        }

    def apart(self, state: State, viewer: int | None) -> dict[str, Any] | None:
        """Those fields of a view, beside its header, that are not the same for every viewer; None:
        nobody has said which they are."""
        return None

    def headed(self, state: State, viewer: int | None, head: Mapping[str, Any]) -> View:
        """The view with a header that is known; whoever says what is `apart` has this, too."""
        raise NotImplementedError

    @abstractmethod
    def played_on(self, state: State) -> tuple[str, dict[str, OptionValue]]:
        """The board, and the options that differ from their defaults."""

    @abstractmethod
    def view(self, state: State, viewer: int | None, forecasts: bool = True) -> View: ...

    def guess(self, state: State, seat: int | None, rng: Chance) -> State:
        """Where everything is in sight: the same position with other luck."""
        other = state.clone()
        other.chance = Chance(rng.below(1 << 29))
        return other

    def recall(self, guess: State, seat: int, held: Mapping[str, Sequence[int]]) -> None:
        """Put into a guess what a seat knows by having counted what changed hands, by thing and
        seat."""
        return  # A guess knows as much.

    def prompt(
        self, state: State, viewer: int | None, names: Sequence[str] | None = None
    ) -> Prompt:
        """See `State.prompt`."""
        seats = self.seats_of(state)
        self.check_seat(viewer, seats)
        called = names_for(names, seats)
        if state.over:
            return Prompt(None, "over", "The game is over.")
        if viewer == state.seat:
            return self.ask(state, called)
        phase = self.now(state).phase
        title = self.plan_of(state).phases.get(phase, phase)
        return Prompt(state.seat, phase, f"{called[state.mover]} is asked: {title}.")

    @abstractmethod
    def ask(self, state: State, names: Sequence[str]) -> Prompt:
        """The prompt for the seat that is asked, while the game runs."""

    def preview(self, state: State, action: AnyForm, viewer: int | None) -> Preview:
        """See `State.preview`."""
        return preview(state, [self.action(action)], viewer)

    def preview_shortcut(
        self, state: State, name: str, argument: object, viewer: int | None
    ) -> Preview:
        """See `State.preview_shortcut`."""
        check_asked(state, viewer)
        found = state.shortcut(name, argument)
        if isinstance(found, Refusal):
            raise Refused(found)
        return preview(state, found, viewer)

    def why_not(self, state: State, viewer: int | None) -> WhyNot:
        """See `State.why_not`; nobody but the seat that is asked is told."""
        self.check_seat(viewer, self.seats_of(state))
        if state.over or viewer != state.seat:
            return WhyNot()
        return self.reasons(state)

    def reasons(self, state: State) -> WhyNot:
        """Why not, for the seat that is asked; at least for the groups without a choice."""
        prompt = self.ask(state, names_for(None, self.seats_of(state)))
        found = {group.id: group.why_not for group in prompt.groups}
        return WhyNot({}, {id: why for id, why in found.items() if why is not None})

    def luck(self, state: State, action: AnyForm, outcomes: list[int]) -> LuckAsked | None:
        """See `State.luck`."""
        known = self.action(action)
        refusal = self.refuse(state, known)
        if refusal is not None:
            raise Refused(refusal)
        after = state.clone()
        asked = after.chance = AskedChance(outcomes)
        try:
            after.play_code(state.encode(known))
        except ScriptEnded as error:
            if not asked.ran_out:
                raise BadInput(str(error)) from None
            return luck_asked(asked, self.pieces(after))
        return None

    def setup_luck(
        self, outcomes: list[int], seats: int, board: str | None = None, **options: OptionValue
    ) -> LuckAsked | None:
        """The next roll or draw of a set-up once these outcomes have come; None: no more."""
        asked = AskedChance(outcomes)
        try:
            self.start(seats, 0, board, asked, None, **options)
        except ScriptEnded as error:
            if not asked.ran_out:
                raise BadInput(str(error)) from None
            return luck_asked(asked, self.drawn(asked, seats, board, options))
        return None

    def drawn(
        self,
        asked: AskedChance,
        seats: int,
        board: str | None,
        options: Mapping[str, OptionValue],
    ) -> Pieces:
        """What the luck is that a set-up asks for."""
        if isinstance(asked.asker, State):
            return self.pieces(asked.asker)
        return Pieces("set-up", "The set-up is drawn: what comes?")

    def pieces(self, state: State) -> Pieces:
        """What the luck is that a state in the middle of an action asks for."""
        return Pieces("luck", "Luck decides: what comes?")

    def reveals(self, state: State, events: Sequence[Event]) -> bool:
        """Whether what led to this position has shown what was sealed or hidden: it stands."""
        return any(event.reveals for event in events)

    def programs(self, state: State, seat: int) -> list[ProgramOffer]:
        if seat is None:
            raise BadInput("a program is for a seat, not for a spectator")
        self.check_seat(seat, self.seats_of(state))
        return offers(self.program_kinds, state, seat)

    def shortcuts(self, state: State, viewer: int | None) -> list[ShortcutOffer]:
        """See `State.shortcuts`."""
        self.check_seat(viewer, self.seats_of(state))
        return shortcut_offers(self.shortcut_kinds, state) if viewer == state.seat else []

    def shortcut(self, state: State, name: str, argument: object) -> list[Action] | Refusal:
        """See `State.shortcut`."""
        return take_shortcut(self.shortcut_kinds, state, name, argument)

    def forecast(self, state: State, seat: int) -> Forecast:
        """See `State.forecast`; worked out once for a position."""
        if seat is None:
            raise BadInput("a forecast is for a seat, not for a spectator")
        self.check_seat(seat, self.seats_of(state))
        return self.all_forecasts(state)[seat]

    def all_forecasts(self, state: State) -> list[Forecast]:
        key = state.key()
        if state.foretold is None or state.foretold[0] != key:
            state.foretold = key, self.forecasts(state)
        return state.foretold[1]

    def forecasts(self, state: State) -> list[Forecast]:
        """Of all seats, the whole truth; where the rules foretell nothing: no numbers."""
        return [Forecast(seat) for seat in range(self.seats_of(state))]

    def known_forecasts(
        self, state: State, forecasts: Sequence[Forecast], viewer: int | None
    ) -> Sequence[Forecast | None]:
        """Forecasts as a viewer may know them; None: nothing of one."""
        return list(forecasts)

    def cautions(self, state: State, forecasts: Sequence[Forecast | None]) -> list[Caution]:
        """What somebody should be warned of, as far as these forecasts tell it."""
        return []

    def result_for(self, state: State, viewer: int | Whole | None) -> Result:
        """See `State.result`."""
        found = self.result(state)
        if isinstance(viewer, Whole):
            return found
        self.check_seat(viewer, self.seats_of(state))
        return found if state.over else self.known_result(state, found, viewer)

    @abstractmethod
    def result(self, state: State) -> Result:
        """The whole truth."""

    def known_result(self, state: State, result: Result, viewer: int | None) -> Result:
        """The running result as a viewer may know it."""
        return result

    # Positions. -------------------------------------------------------------------------------

    @abstractmethod
    def describe(self, state: State) -> Position: ...

    def setup_text(self, state: State) -> str:
        """What the position is played by (board, options) as text, for the digest."""
        return ""

    def digest(self, state: State) -> str:
        numbers = state.key()
        try:
            # JSON writes numbers as Python does, without the spaces, in a tenth of the time.
            key = msgspec.json.encode(numbers)[1:-1]
        except OverflowError:  # luck that was typed in can be any number
            key = repr(numbers)[1:-1].replace(" ", "").encode()
        head = f"{self.name}|{self.setup_text(state)}|"
        return hashlib.blake2b(head.encode() + key, digest_size=12).hexdigest()

    def check_setup(self, board: object, options: Mapping[str, object], seats: object) -> None:
        """The types of a set-up; whether its values exist is for the game to say."""
        if type(seats) is not int or not 0 <= seats < 100:
            raise BadInput("seats must be a small whole number")
        if not isinstance(board, str):
            raise BadInput("board must be text: a board's name, a .toml file, or the text of one")
        for name, value in options.items():
            if not isinstance(value, bool | int | str):
                raise BadInput(f"option {name} must be true, false, a number or text")
            if isinstance(value, int) and value.bit_length() > 63:
                raise BadInput(f"option {name} must be a small number")

    def check_seed(self, seed: object) -> None:
        if type(seed) is not int or not 0 <= seed < 1 << 64:
            raise BadInput("seed must be a whole number from 0 to 2**64 - 1")

    def check_seats(self, seats: int, low: int, high: int, board: str) -> None:
        if not low <= seats <= high:
            where = "" if board == self.title else f" on {board}"
            raise BadInput(f"{self.title}{where} takes {low} to {high} seats, not {seats}")

    def check_seat(self, seat: object, seats: int) -> None:
        """Whether a view or a forecast can be asked for by a seat; None is a spectator."""
        if seat is not None and (type(seat) is not int or not 0 <= seat < seats):
            raise BadInput(f"there is no such seat; seats are 0 to {seats - 1}")
