"""The part of the desk that is about hexes: the map, one hex explained, and builds by hex."""

import re
from collections.abc import Callable, Sequence

from rich.console import Console, Group, RenderableType
from rich.text import Text

from footplate import Action, BadInput, Game, State
from footplate.cli.age_of_steam import look, sheets
from footplate.cli.age_of_steam.hexmap import HexMap, map_size, name_style
from footplate.cli.age_of_steam.pictures import tile_strip
from footplate.cli.age_of_steam.words import Places, build_words
from footplate.cli.desk import Asked, Desk, plain_text, refused
from footplate.core.prompt import Choice
from footplate.games.age_of_steam import actions as a
from footplate.games.age_of_steam.boardload import load_board
from footplate.games.age_of_steam.view import AgeOfSteamView

TILE_NAME = re.compile(r"\b(?:cross|coexist|town)_\w+")


class HexDesk(Desk):
    """Everything that a player may look at."""

    def __init__(self, game: Game, names: Sequence[str], console: Console, board: str) -> None:
        super().__init__(game, names, console, board)
        self.board = load_board(board)
        self.place = self.board.name
        self.places = Places(self.board)
        self.here: str | None = None
        """The hex that the list on the screen is about."""

    # --- showing -------------------------------------------------------------------------------

    def commands(self) -> dict[str, tuple[str, Callable[[State, str], RenderableType]]]:
        return {
            "map": ("the map; `map K9`: the part around a hex", self.map),
            "look": ("`look K9`: everything about one hex", self.look),
            "players": ("money, income, upkeep, shares, score", self.players),
            "goods": ("the goods display: what the dice will bring", self.goods),
            "links": ("the completed links and who owns them", self.links),
            "tiles": ("what is left in the box", self.tiles),
        }

    def view(self, state: State) -> AgeOfSteamView:
        view = state.view(state.seat)
        assert isinstance(view, AgeOfSteamView)
        return view

    def players(self, state: State, words: str = "") -> RenderableType:
        return sheets.players(self.view(state), self.names, state.seat, self.console.width)

    def goods(self, state: State, words: str = "") -> RenderableType:
        return sheets.goods(self.view(state), self.places)

    def links(self, state: State, words: str = "") -> RenderableType:
        return sheets.links(self.view(state), self.places, self.names)

    def tiles(self, state: State, words: str = "") -> RenderableType:
        return sheets.tiles(self.view(state), self.names)

    def map(self, state: State, words: str = "") -> RenderableType:
        """The whole map if it fits the screen's width, else in strips, or around a hex."""
        drawing = self._drawing(state, None)
        width, height = self.console.width, self.console.height
        if words:
            hex, _ = self.places.split(words)
            if hex is None:
                raise BadInput(f"There is no place {words!r} on {self.board.name}.")
            drawing = self._drawing(state, self.places.check(hex))
            return Group(*drawing.around(hex, width, max(12, height - 6)))
        legend = Text(drawing.legend(), style="dim")
        if drawing.width <= width:
            return Group(*(line for line in drawing.lines() if line.plain.strip()), legend)
        return Group(*drawing.strips(width), legend)

    def fits(self) -> bool:
        width, height = map_size(self.board)
        return width <= self.console.width and height < self.console.height

    def _drawing(self, state: State, focus: str | None) -> HexMap:
        marked: set[str] = set()
        if not state.over and state.prompt().phase == "build-track":
            marked = {hex for hex in (hex_of(act) for act in state.actions()) if hex}
        drawing = HexMap(self.board, self.view(state).position, marked, focus)
        drawing.ascii = self.console.options.ascii_only
        return drawing

    def opening(self, state: State) -> RenderableType | None:
        """The players' sheet in every phase, the map where it is needed and fits."""
        phase = state.prompt().phase
        if phase in ("build-track", "move-goods"):
            if self.fits():
                return Group(self.map(state), self.players(state))
            hint = plain_text("`map` shows the map, `map K9` the part around a hex.", "dim")
            return Group(self.players(state), hint)
        if phase == "goods-growth":
            return Group(self.goods(state), self.players(state))
        return self.players(state)

    def words_of(self, words: str) -> Text:
        text = plain_text(TILE_NAME.sub(lambda found: found[0].replace("_", " "), words))
        for seat, name in enumerate(self.names):
            text.highlight_words([name], name_style(seat))
        if words.startswith("—"):
            text.stylize("bold")
        return text

    # --- builds --------------------------------------------------------------------------------

    def row(self, number: int, choice: Choice) -> tuple[str, str, str, str]:
        action = self.action_of(choice)
        if not isinstance(action, a.BuildTrack | a.BuildTown | a.Urbanize):
            return super().row(number, choice)
        words = build_words(action)
        if action.hex != self.here:
            words = f"{self.places.full(action.hex)}  {words}"
        follows = choice.consequence or self.places.between(action)
        return f"{number}", words, f"${choice.price}" if choice.price else "", follows

    def builds_on(self, asked: Asked, hex: str) -> RenderableType:
        """The legal builds on a hex with their pictures; where there is none, why."""
        found = [c for c in asked.prompt.choices if hex_of(self.action_of(c)) == hex]
        view = self.view(asked.state)
        if not found:
            actions = list(look.candidates(view, self.places, hex))
            refusal = look.common_refusal(asked.state, actions) if actions else None
            if refusal is not None:
                return refused(refusal)
            return Group(
                plain_text(f"You cannot build on {self.places.full(hex)}."),
                look.why_not(asked.state, actions),
            )
        found.sort(key=lambda choice: choice.price)
        self.here = hex
        builds = [
            action for action in map(self.action_of, found) if not isinstance(action, a.Urbanize)
        ]
        strip = tile_strip(self.board, view.position, hex, builds, asked.seat, self.console.width)
        title = f"{self.places.full(hex)}: type a number."
        return Group(self.list_choices(asked, found, title), *strip)

    def look(self, state: State, words: str = "") -> RenderableType:
        hex, _ = self.places.split(words)
        if hex is None:
            raise BadInput("Look at which hex? `look K9`, or the name of a place.")
        self.places.check(hex)
        view = self.view(state)
        parts: list[RenderableType] = [look.describe(view, self.places, self.names, hex)]
        prompt = state.prompt()
        if prompt.phase == "build-track" and prompt.seat is not None:
            asked = Asked(state, prompt)
            legal = [c for c in prompt.choices if hex_of(self.action_of(c)) == hex]
            if legal:
                parts.append(self.builds_on(asked, hex))
            actions = list(look.candidates(view, self.places, hex))
            parts.append(look.why_not(state, actions))
        else:
            parts.append(plain_text("  What you can build here is told in Build Track.", "dim"))
        return Group(*parts)


def hex_of(action: Action) -> str | None:
    """The hex of a build or a New City."""
    return action.hex if isinstance(action, a.BuildTrack | a.BuildTown | a.Urbanize) else None
