# footplate: compiled
"""The contract of a state: one position, mutable, complete, cheap to clone."""

from collections.abc import Sequence
from enum import Enum
from typing import TYPE_CHECKING, Any, Generic, Self, cast, overload

import msgspec
from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from footplate.core.action import Action
from footplate.core.chance import AskedChance, Chance, Foresight, LuckFollows, ScriptedChance
from footplate.core.conduct import Conduct
from footplate.core.event import Event
from footplate.core.luck import LuckAsked
from footplate.core.plan import Plan
from footplate.core.position import Position
from footplate.core.program import ProgramOffer
from footplate.core.prompt import Choice, Preview, Prompt, WhyNot
from footplate.core.refusal import BadInput, Refusal, Refused
from footplate.core.shortcut import ShortcutOffer
from footplate.core.view import Forecast, Result, View

if TYPE_CHECKING:
    from footplate.core.game import Game

View_co = TypeVar("View_co", bound=View, default=View, covariant=True)
Forecast_co = TypeVar("Forecast_co", bound=Forecast, default=Forecast, covariant=True)
Position_co = TypeVar("Position_co", bound=Position, default=Position, covariant=True)

Untyped = dict[str, Any] | str | bytes | msgspec.Raw | Choice
AnyForm = Action | Untyped
"""An action as a typed value, as plain data, as JSON, or as a prompt offers it."""


class Whole(Enum):
    """What stands in place of a viewer for programs that may know everything."""

    TRUTH = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Generic[View_co, Forecast_co, Position_co]):
    """One position of a game.

    A game writes its conduct, `clone` and `key`; everything a person reads is made by the game's
    own pages (`view`, `prompt`, …) on top of it.
    """

    def __init__(self, game: "Game", conduct: Conduct[Any], chance: Chance) -> None:
        self.game = game
        self.conduct = conduct
        self.chance = chance
        if isinstance(chance, AskedChance):
            chance.asker = self
        self.mover = -1
        """The seat that decides now; -1 when the game is over."""
        self.log: list[Event] | None = None
        """Where events go; None when nobody listens."""
        self.foretold: tuple[list[int], list[Forecast]] | None = None
        """The forecasts of all seats, with the position (`key`) that they were worked out for."""

    @property
    def seat(self) -> int | None:
        """Whose decision it is; None when the game is over."""
        return None if self.mover < 0 else self.mover

    @property
    def over(self) -> bool:
        return self.mover < 0

    def tell(self, event: Event) -> None:
        """Write an event into the log. Callers build it only where `log` is not None."""
        if self.log is not None:
            self.log.append(event)

    # The fast door: actions as packed integers. -------------------------------------------

    def codes(self) -> list[int]:
        """Every legal action, packed; ordered, free of duplicates, empty only when over."""
        return [] if self.mover < 0 else self.conduct.codes(self)

    def play_code(self, code: int) -> None:
        """Play a code that `codes` or `sample` gave and run on to the next decision. Unchecked."""
        if self.mover < 0:
            raise ValueError("the game is over")
        self.conduct.play(self, code)

    def sample(self, rng: Chance) -> int:
        """A legal code, drawn without listing them all; every legal code has a chance."""
        if self.mover < 0:
            raise ValueError("the game is over")
        return self.conduct.sample(self, rng)

    def refuse_code(self, code: int) -> Refusal | None:
        """The referee: why the code is not legal, or None."""
        if self.mover < 0:
            return self.game.over_refusal
        try:
            self.decode(code)
        except BadInput as error:
            return Refusal("FP-ACTION-03", f"{error}.")
        return self.conduct.refuse(self, code)

    def encode(self, action: Action) -> int:
        """The packed integer of an action, with the names of this board; see `Game.encode`."""
        return self.game.codec_of(self).encode(action)

    def decode(self, code: int) -> Action:
        """The action of a code, with the names of this board; BadInput where it is no code."""
        return self.game.codec_of(self).decode(code)

    def clone(self) -> "State":
        raise NotImplementedError

    def key(self) -> list[int]:
        """The whole position as numbers; equal exactly for equal positions."""
        raise NotImplementedError

    def __reduce__(self) -> "tuple[object, tuple[object, ...]]":
        """Pickled and deep-copied through its description: the same in both build forms."""
        return restore_state, (self.game.name, self.game.describe(self))

    # The front door: typed values. --------------------------------------------------------

    def actions(self) -> list[Action]:
        """Every legal action; never empty while the game runs."""
        decode = self.game.codec_of(self).decode_known
        return [decode(code) for code in self.codes()]

    # What comes from elsewhere can be anything: compiled code would refuse a value that is not in
    # the union by a TypeError of its own, so the two take any object and `Game.action` refuses it.

    @overload
    def refuse(self, action: Action) -> Refusal | None: ...
    @overload
    def refuse(self, action: Untyped) -> Refusal | None: ...
    def refuse(self, action: object) -> Refusal | None:
        """None, or why this action is not legal now; in any form that `Game.action` reads."""
        return self.game.refuse(self, self.game.action(cast(Any, action)))

    @overload
    def play(self, action: Action, events: list[Event] | None = None) -> None: ...
    @overload
    def play(self, action: Untyped, events: list[Event] | None = None) -> None: ...
    def play(self, action: object, events: list[Event] | None = None) -> None:
        """Play an action, in any of these forms; `Refused`, with nothing changed, if illegal."""
        known = self.game.action(cast(Any, action))
        refusal = self.game.refuse(self, known)
        if refusal is not None:
            raise Refused(refusal)
        code = self.encode(known)
        if isinstance(self.chance, ScriptedChance):
            # A script may end in the middle of an action: then nothing shall have happened.
            self.clone().play_code(code)
        self.log = events
        try:
            self.play_code(code)
        finally:
            self.log = None

    def plan(self) -> Plan:
        """All that can be pointed at on the board; the same throughout the game."""
        return self.game.plan_of(self)

    # A viewer comes from elsewhere, too: a seat or None, and the game refuses anything else.

    def view(self, viewer: object, forecasts: bool = True) -> View_co:
        """What one seat (or, for None, a spectator) may see, as plain data."""
        return cast(View_co, self.game.view(self, cast(Any, viewer), forecasts))

    def _repr_svg_(self) -> str:
        """What a notebook shows: the position as a spectator sees it."""
        return self.game.draw(self.view(None))

    def guess(self, seat: int | None, rng: Chance) -> Self:
        """A full state consistent with what the seat knows, with fresh luck."""
        return cast(Self, self.game.guess(self, seat, rng))

    def prompt(self, viewer: object = Whole.TRUTH, names: Sequence[str] | None = None) -> Prompt:
        """What is asked now: groups of choices for the seat that is asked, who it is for others.

        Without a viewer it is told to the seat that is asked.
        """
        known = self.seat if isinstance(viewer, Whole) else viewer
        return self.game.prompt(self, cast(Any, known), names)

    def preview(self, action: object, viewer: object) -> Preview:
        """What an action would do, up to the first luck or reveal; `Refused` as `play`."""
        return self.game.preview(self, cast(Any, action), cast(Any, viewer))

    def preview_shortcut(self, name: str, argument: object, viewer: object) -> Preview:
        """What all actions of a shortcut would do, up to the first luck or reveal."""
        return self.game.preview_shortcut(self, name, argument, cast(Any, viewer))

    def ahead(self, code: int, events: list[Event] | None = None) -> Self:
        """A copy in which a legal code was played, up to the first luck or reveal (`stopped`)."""
        after = cast(Self, self.clone())
        after.chance = Foresight()
        after.log = events
        try:
            after.play_code(code)
            after.chance = self.chance.clone()
        except LuckFollows:
            if after.mover < 0:
                # It stopped between two decisions, which is not the end of the game.
                after.mover = self.mover
        after.log = None
        return after

    @property
    def stopped(self) -> bool:
        """Whether it is a copy that ran `ahead` up to luck or a reveal, and cannot go on."""
        return isinstance(self.chance, Foresight)

    def why_not(self, viewer: object) -> WhyNot:
        """Why nothing can be done at a place, or of a kind: the refusal of the plainest action."""
        return self.game.why_not(self, cast(Any, viewer))

    def luck(self, action: object, outcomes: list[int]) -> LuckAsked | None:
        """The next roll or draw that an action asks for once these outcomes have come; None where
        it asks for no more."""
        return self.game.luck(self, cast(Any, action), outcomes)

    def programs(self, viewer: int) -> list[ProgramOffer]:
        """The standing orders that a seat could give now; see `footplate.tables`."""
        return self.game.programs(self, viewer)

    def shortcuts(self, viewer: object) -> list[ShortcutOffer]:
        """What the seat that is asked can say in place of several single actions."""
        return self.game.shortcuts(self, cast(Any, viewer))

    def shortcut(self, name: str, argument: object = None) -> list[Action] | Refusal:
        """The actions that a shortcut stands for, or the first refusal; nothing is played."""
        return self.game.shortcut(self, name, argument)

    def forecast(self, seat: int) -> Forecast_co:
        """Numbers that the rules can foretell for a seat; the whole truth."""
        return cast(Forecast_co, self.game.forecast(self, seat))

    def result(self, viewer: object = Whole.TRUTH) -> Result:
        """Ranking with ties and score by source; before the end, the score as it stands.

        The whole truth, or as a viewer may know it.
        """
        return self.game.result_for(self, cast(Any, viewer))

    def position(self) -> Position_co:
        """The whole position as plain, readable data; `game.position` reads it back."""
        return cast(Position_co, self.game.describe(self))

    def edited(self, **changes: object) -> Self:
        """A new state with these fields of the position changed, and what follows worked out anew.

        Written like the position, with only what changes: `players={0: {"money": 30}}`; None
        leaves a field or an entry out. BadInput says what does not fit.
        """
        return cast(Self, self.game.edited(self, changes))

    def digest(self) -> str:
        """A stable hash of the position: the same on any machine and in both build forms."""
        return self.game.digest(self)


def restore_state(game: str, position: Position) -> State:
    """What `__reduce__` gives: the state of a description."""
    from footplate.core import registry

    return registry.game(game).position(position)
