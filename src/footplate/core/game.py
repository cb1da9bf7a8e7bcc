"""The contract of a game: a title, its seats, options and boards, and how to set it up."""

import hashlib
import sys
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, get_args

import msgspec

from footplate.core.action import Action
from footplate.core.chance import Chance
from footplate.core.codec import Codec, Unsayable, shown
from footplate.core.conduct import Conduct
from footplate.core.editing import edit
from footplate.core.event import Event
from footplate.core.nearest import did_you_mean
from footplate.core.position import Position
from footplate.core.program import ProgramKind, ProgramOffer, offers
from footplate.core.prompt import Choice, Forecast, Prompt, Result, View
from footplate.core.refusal import BadInput, Refusal
from footplate.core.state import AnyForm, State
from footplate.core.valuer import Valuer
from footplate.core.wire import Plain, convert, decode_json, describe_error

if TYPE_CHECKING:
    from footplate.core.transcript import Imported

OptionValue = bool | int | str


def allowed_values(kind: object) -> str:
    """What an option of this type takes, in words, without None, which stands for a default."""
    info = msgspec.inspect.type_info(kind)
    parts = info.types if isinstance(info, msgspec.inspect.UnionType) else (info,)
    values: list[object] = []
    for part in parts:
        if isinstance(part, msgspec.inspect.LiteralType):
            values += part.values
        elif isinstance(part, msgspec.inspect.BoolType):
            return "true or false"
    return f"one of {', '.join(map(repr, values))}" if values else "text"


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
    over_rule: str = "FP-ACTION-02"
    """The rule by which nothing can be played once the game is over."""
    over_refusal: ClassVar[Refusal]
    luck_words: str = "Luck has decided something"
    """What has happened when a decision cannot be taken back because luck has spoken."""
    reveal_words: str = "Something sealed was shown"
    """The same where something was shown that had been hidden."""
    ruinous: bool = False
    """Whether a seat can be eliminated."""
    automa_levels: tuple[str, ...] = ()
    """How difficult an Automa, an opponent that plays by the rulebook, can be; empty: none."""
    transcripts: str = ""
    """The format of games from elsewhere that `import_game` reads, as they name it; empty: none."""
    older_readings: Mapping[str, OptionValue] = {}
    """Options, with the value that brings back how earlier versions read a rule: where a record of
    theirs stops fitting, they are tried and the one that plays on is named."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "name" in cls.__dict__ and not hasattr(cls, "default_board"):
            cls.default_board = cls.name
        if "max_seats" in cls.__dict__:
            cls.usual_seats = min(max(cls.usual_seats, cls.min_seats), cls.max_seats)
        if "action_union" in cls.__dict__:
            union = cls.action_union
            cls.action_types = get_args(union) or (union,)
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
            data = bytes(data.action)
        plain = decode_json(data) if isinstance(data, bytes | str) else data
        kinds = {kind.__struct_config__.tag for kind in self.action_types}
        if isinstance(plain, dict):
            said = plain.get("do")
            kind = said if isinstance(said, str) else shown(said)
            if kind not in kinds:
                raise BadInput(
                    f"{kind[:40]!r} is no action of {self.name}; its actions are: "
                    + ", ".join(sorted(map(str, kinds)))
                )
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

    # What people see. -----------------------------------------------------------------------

    @abstractmethod
    def view(self, state: State, seat: int | None) -> View: ...

    def guess(self, state: State, seat: int | None, rng: Chance) -> State:
        """Where everything is in sight: the same position with other luck."""
        other = state.clone()
        other.chance = Chance(rng.below(1 << 29))
        return other

    @abstractmethod
    def prompt(self, state: State) -> Prompt: ...

    def programs(self, state: State, seat: int) -> list[ProgramOffer]:
        return offers(self.program_kinds, state, seat)

    def forecast(self, state: State, seat: int) -> Forecast:
        """Where the rules foretell nothing: no numbers."""
        return Forecast(seat)

    @abstractmethod
    def result(self, state: State) -> Result: ...

    @abstractmethod
    def describe(self, state: State) -> Position: ...

    def setup_text(self, state: State) -> str:
        """What the position is played by (board, options) as text, for the digest."""
        return ""

    def digest(self, state: State) -> str:
        text = f"{self.name}|{self.setup_text(state)}|" + ",".join(map(str, state.key()))
        return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()

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
