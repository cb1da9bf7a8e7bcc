"""What a game shows and understands in the terminal. Any game can be played at the plain desk:
the prompt's sentence and a numbered list; a game's own desk draws its board and knows its words.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec
from rich.console import Console, Group, RenderableType
from rich.measure import Measurement
from rich.table import Table as Grid
from rich.text import Text

from footplate import Action, BadInput, Game, Refusal, State
from footplate.cli.hexes.inks import Palette
from footplate.cli.outcome import printable
from footplate.cli.typed import typed_action
from footplate.core.nearest import nearest
from footplate.core.prompt import Choice, Prompt
from footplate.core.prompt import Group as Offered
from footplate.core.tokens import plain_words
from footplate.core.view import Result

PAGE = 15


@dataclass(frozen=True)
class Play:
    """The words name an action; whether it is legal is for the rules to say."""

    action: Action
    note: str = ""
    """What the player should know before it is played."""


@dataclass(frozen=True)
class Show:
    """The words ask for something to be shown; nothing is played."""

    what: RenderableType


@dataclass(frozen=True)
class Asked:
    """A decision as it is put to a player."""

    state: State
    prompt: Prompt

    @property
    def seat(self) -> int:
        assert self.prompt.seat is not None
        return self.prompt.seat


@dataclass(frozen=True)
class Keep:
    """The words name several actions: a first one, then what `then` gives until that is None."""

    first: Action
    then: Callable[[Asked], Action | None]


def one_by_one(actions: Sequence[Action]) -> Keep:
    """Several actions, each as soon as the one before it is played."""
    rest = iter(actions[1:])
    return Keep(actions[0], lambda asked: next(rest, None))


Answer = Play | Keep | Show | None
"""None: the words are not understood."""


class Sheet(Grid):
    """A table without lines that takes every text as it is, without markup, and numbers."""

    def add_row(self, *cells: RenderableType | int | None, **more: Any) -> None:
        told = (str(cell) if isinstance(cell, int) else cell for cell in cells)
        super().add_row(*(plain_text(c) if isinstance(c, str) else c for c in told), **more)


def grid(*columns: str, numbers: Sequence[int] = ()) -> Sheet:
    """An empty sheet; columns in `numbers` are set to the right and stay whole."""
    table = Sheet(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for at, column in enumerate(columns):
        if at in numbers:
            table.add_column(column, justify="right", no_wrap=True)
        else:
            table.add_column(column, overflow="fold")
    return table


def plain_text(words: str, style: str = "") -> Text:
    """Words as they are: without markup, and without what would command the terminal."""
    return Text(printable(words), style=style)


@lru_cache(maxsize=4096)
def _action(game: Game, said: bytes) -> Action:
    """A desk asks for the same few hundred choices again and again."""
    return game.action(said)


def natural_width(console: Console, what: RenderableType) -> int:
    """How wide something is where nothing hems it in."""
    return Measurement.get(console, console.options.update(width=1000), what).maximum


class Desk:
    """The plain desk; a game's own desk overrides what it can do better."""

    help_lines: Sequence[tuple[str, str]] = (
        ("NUMBER", "choose from the list"),
        ("WORDS", "choose what starts with them, or list what holds them"),
        ("ACTION", "an action in full, such as `bid 5`; with `why` before it: whether it is legal"),
    )
    verbs: Sequence[str] = ()
    """Commands of the session that mean an action of the game where more words follow."""
    secret = False
    """Whether a player sees what the others at the same keyboard must not."""
    palette: Palette | None = None
    """The colours of the seats, where the game has some."""
    reconstructed: Sequence[str] = ()
    """The parts of the board and the tables that are not taken from the printed game."""

    def __init__(self, game: Game, names: Sequence[str], console: Console, board: str) -> None:
        self.game = game
        self.names = names
        self.console = console
        self.place = board.partition("\n")[0]
        """What the board is called."""
        self.listed: list[Choice] = []
        """What the numbers on the screen mean."""
        self.shown = 0
        """How many of them are on the screen."""
        self.above = 0
        """How many lines stand on the screen above the choices that are asked for."""
        self.by_kind = False
        """Whether a line is left free where another kind of action begins."""

    # --- showing -------------------------------------------------------------------------------

    def commands(self) -> dict[str, tuple[str, Callable[[State, str], RenderableType]]]:
        """The desk's own words that show something: word, what it does, and how."""
        return {}

    def occasion(self, asked: Asked) -> object:
        """What the sheets are opened for: they are shown again when it is another one."""
        return asked.prompt.phase, asked.seat

    def title(self, asked: Asked) -> str:
        """Stands above the sheets of an occasion."""
        return f"{asked.prompt.phase.replace('-', ' ').title()} · {self.names[asked.seat]}"

    def opening(self, state: State) -> RenderableType | None:
        """The sheets that a player needs on such an occasion."""
        return None

    def private(self, state: State, seat: int) -> object:
        """What only a seat knows, to be compared with what it knows after its decision."""
        return None

    def news(self, before: object, state: State, seat: int) -> RenderableType | None:
        """What a seat alone learns from its decision; `before` is what it knew."""
        return None

    def ask(self, asked: Asked) -> RenderableType:
        """The choices, as short as they can be; kind by kind."""
        kinds = dict.fromkeys(map(kind_of, asked.prompt.choices))
        choices = asked.prompt.choices
        grouped = [choice for kind in kinds for choice in choices if kind_of(choice) == kind]
        self.by_kind = len(grouped) > len(kinds) > 1
        return self.list_choices(asked, grouped)

    def list_choices(self, asked: Asked, choices: Sequence[Choice], title: str = "") -> Group:
        self.listed, self.shown = list(choices), 0
        rows = self.more()
        return Group(plain_text(title), rows) if title else Group(rows)

    def more(self) -> RenderableType:
        """The next page of the list."""
        table = grid("", "", "", "", numbers=(0, 2))
        table.show_header = False
        page = self.listed[self.shown : self.shown + PAGE]
        for number, choice in enumerate(page, start=self.shown + 1):
            if self.by_kind and number > 1 and kind_of(self.listed[number - 2]) != kind_of(choice):
                table.add_row()
            table.add_row(*self.row(number, choice))
        self.shown += len(page)
        left = len(self.listed) - self.shown
        if not page:
            return plain_text("That was the whole list.")
        if left:
            return Group(table, plain_text(f"  … {left} more: type `more`", "dim"))
        return table

    def row(self, number: int, choice: Choice) -> tuple[str, str, str, str]:
        price = self.price_words(self.price(choice)) if self.price(choice) > 0 else ""
        return f"{number}", self.label(choice), price, self.consequence(choice)

    def price(self, choice: Choice) -> int:
        """What a choice costs, at once or with all that belongs to it."""
        return choice.price

    def price_words(self, price: int) -> str:
        """A price in the money of the game."""
        return f"${price}"

    def label(self, choice: Choice) -> str:
        """A choice in the words of this table."""
        return choice.label

    def consequence(self, choice: Choice) -> str:
        return choice.consequence

    def score(self, result: Result) -> RenderableType:
        """The ranking with the score by source: in columns, or in words where it is narrow."""
        sheet = self._score_sheet(result, columns=True)
        if natural_width(self.console, sheet) <= self.console.width:
            return sheet
        return self._score_sheet(result, columns=False)

    def _score_sheet(self, result: Result, columns: bool) -> Sheet:
        sources = list(result.standings[0].sources)
        ties = [result.tie_break] if result.tie_break and result.contest else []
        parts = [*sources, *ties]
        heads = ("score", *parts) if columns else ("score", "made of")
        numbers = range(2, 2 + len(heads)) if columns else (2,)
        table = grid("", "player", *heads, "", numbers=numbers)
        table.columns[1].no_wrap = True
        for standing in result.standings:
            values = [standing.sources[source] for source in sources] + [standing.tie] * len(ties)
            said = [f"{part} {value}" for part, value in zip(parts, values, strict=True)]
            made = ", ".join(said[: len(sources)])
            made += f" (tie: {said[-1]})" if ties else ""
            place = "out" if standing.out else f"{standing.rank}."
            remark = "eliminated" if standing.out else ""
            name = f"{standing.seat + 1} {self.names[standing.seat]}"
            cells = list(map(str, values)) if columns else [made]
            table.add_row(place, name, str(standing.score), *cells, remark)
        return table

    def settled(self, state: State) -> RenderableType:
        """What is shown when the game is over: at least the ranking."""
        return self.score(state.result())

    def words_of(self, words: str) -> Text:
        """A line of the log as the screen shows it, with the players in their colours."""
        text = plain_text(words)
        if self.palette is not None:
            for seat, name in enumerate(self.names):
                text.highlight_words([name], self.palette.name(seat))
            if words.startswith("—"):
                text.stylize("bold")
        return text

    # --- understanding -------------------------------------------------------------------------

    def vocabulary(self, asked: Asked) -> list[str]:
        """The words that a player may have mistyped: those of the help, and of the choices."""
        said = [word for what, _ in self.help_lines for word in plain_words(what, 3)]
        return [*said, *(self.label(choice) for choice in asked.prompt.choices)]

    def meant(self, asked: Asked, words: str, more: Sequence[str] = ()) -> str:
        """The word or place that mistyped words may stand for."""
        known = [*more, *self.vocabulary(asked)]
        near = nearest(words, known) or nearest(words.partition(" ")[0], known)
        return f" Did you mean `{near}`?" if near else ""

    def answer(self, asked: Asked, words: str) -> Answer:
        """What the player's words mean here."""
        return self.pick_number(words) or self.pick_label(asked, words)

    def pick_typed(self, words: str) -> Play | None:
        """An action in full, legal or not: its kind, then its values."""
        action = typed_action(self.game, words)
        return None if action is None else Play(action)

    def says_an_action(self, asked: Asked, words: str) -> bool:
        """Whether words that begin like a command of the session are an action of the game."""
        verb, _, rest = words.partition(" ")
        if not rest:
            return False
        labels = [choice.label.casefold() for choice in asked.prompt.choices]
        known = verb.casefold() in self.verbs or words.casefold() in labels
        return known or self.pick_typed(words) is not None

    def pick_number(self, words: str) -> Play | Show | None:
        if not words.isdecimal():
            return None
        if not 1 <= int(words) <= len(self.listed):
            return Show(plain_text(f"The list has no number {words}.", "yellow"))
        return Play(self.action_of(self.listed[int(words) - 1]))

    def pick_label(self, asked: Asked, words: str) -> Answer:
        """The choice of that label, an action in full, the one choice whose label starts with the
        words, or the few that hold them."""
        low = words.casefold()
        choices = asked.prompt.choices
        for choice in choices:
            if choice.label.casefold() == low:
                return Play(self.action_of(choice))
        typed = self.pick_typed(words)
        if typed is not None:
            return typed
        starts = [choice for choice in choices if choice.label.casefold().startswith(low)]
        if len(starts) == 1:
            return Play(self.action_of(starts[0]))
        holds = [choice for choice in choices if low in choice.label.casefold()]
        if len(holds) == 1:
            return Play(self.action_of(holds[0]))
        return Show(self.list_choices(asked, holds)) if holds else None

    def action_of(self, choice: Choice) -> Action:
        return _action(self.game, bytes(choice.action))

    def group(self, asked: Asked, id: str) -> Offered:
        """The choices of a kind, or why there are none."""
        return next(group for group in asked.prompt.groups if group.id == id)

    def choice_of(self, asked: Asked, action: Action) -> Choice | None:
        """The prompt's own words for an action; None where it is not legal."""
        wanted = msgspec.json.encode(action)
        return next((c for c in asked.prompt.choices if bytes(c.action) == wanted), None)

    def label_of(self, asked: Asked, plain: dict[str, Any]) -> str:
        """The words of this table for an action of the prompt, given as plain data."""
        choice = self.choice_of(asked, self.game.action(plain))
        return self.label(choice) if choice else str(plain["do"])

    def why(self, asked: Asked, words: str) -> RenderableType:
        """Whether an action would be legal, and the rule that forbids it."""
        try:
            answer = self.answer(asked, words)
        except BadInput as error:
            return plain_text(str(error), "yellow")
        if isinstance(answer, Play | Keep):
            action = answer.action if isinstance(answer, Play) else answer.first
            refusal = asked.state.refuse(action)
            return refused(refusal) if refusal else self.legal(asked, action)
        if isinstance(answer, Show):
            return answer.what
        unknown = f"{words!r} is no action that I understand; try `help`."
        return plain_text(f"{unknown}{self.meant(asked, words)}", "yellow")

    def legal(self, asked: Asked, action: Action) -> RenderableType:
        choice = self.choice_of(asked, action)
        if choice is None:
            return plain_text("This is legal.", "green")
        cost = self.price(choice)
        price = f" for {self.price_words(cost)}" if cost > 0 else ""
        follows = self.consequence(choice)
        return plain_text(f"Legal: {self.label(choice)}{price}{'; ' + follows if follows else ''}.")


def kind_of(choice: Choice) -> str:
    """What kind of action a choice is."""
    return str(choice.said["do"])


def reconstructed(sources: msgspec.Struct | Mapping[str, str]) -> list[str]:
    """The blocks of a board or its plan that are not taken from the printed game."""
    blocks = sources if isinstance(sources, Mapping) else msgspec.structs.asdict(sources)
    return [name.replace("_", " ") for name, of in blocks.items() if of == "reconstructed"]


def refused(refusal: Refusal) -> Text:
    """A refusal: the sentence, and the id under which the rules page explains it."""
    return Text.assemble(("✗ ", "bold red"), refusal.sentence, (f"  [{refusal.rule}]", "dim"))


def desk_for(game: Game, names: Sequence[str], console: Console, board: str) -> Desk:
    """The game's own desk, or the plain one."""
    return _own_desk(type(game))(game, names, console, board)


def _own_desk(title: type[Game]) -> type[Desk]:
    """The class `TitleDesk` in the module `desk`: beside the game for a game of another package,
    in this package for the packaged ones, because an engine knows no terminal."""
    package = title.__module__.rpartition(".")[0]
    module = package.replace("footplate.games.", "footplate.cli.") + ".desk"
    if not package or find_spec(module) is None:
        return Desk
    found: type[Desk] = getattr(import_module(module), f"{title.__name__}Desk")
    return found
