"""The part of the desk that is about the board: the map, one hex explained, and builds by hex."""

import re
from collections.abc import Callable, Sequence

from rich.console import Console, Group, RenderableType
from rich.text import Text

from footplate import Action, Game, State
from footplate.cli.age_of_steam import look, sheets
from footplate.cli.age_of_steam.hexmap import PALETTE, HexMap
from footplate.cli.age_of_steam.pictures import tile_maps
from footplate.cli.age_of_steam.words import Places, build_words
from footplate.cli.desk import Asked, plain_text, reconstructed
from footplate.cli.hexes.canvas import side_by_side
from footplate.cli.hexes.desk import HexDesk
from footplate.core.prompt import Choice
from footplate.games.age_of_steam.board.load import load_board
from footplate.games.age_of_steam.language import actions as a
from footplate.games.age_of_steam.language.views import AgeOfSteamView

TILE_NAME = re.compile(r"\b(?:cross|coexist|town)_\w+")


class BoardDesk(HexDesk):
    """Everything that a player may look at."""

    palette = PALETTE
    places: Places
    not_now = "What you can build here is told in Build Track."

    def __init__(self, game: Game, names: Sequence[str], console: Console, board: str) -> None:
        super().__init__(game, names, console, board)
        self.board = load_board(board)
        self.place = self.board.name
        self.places = Places(self.board)
        self.reconstructed = reconstructed(self.board.sources)

    # --- showing -------------------------------------------------------------------------------

    def commands(self) -> dict[str, tuple[str, Callable[[State, str], RenderableType]]]:
        return {
            **super().commands(),
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

    def drawing(self, state: State, focus: str | None) -> HexMap:
        marked: set[str] = set()
        if not state.over and state.prompt().phase == "build-track":
            marked = {hex for hex in map(self.hex_of, state.actions()) if hex}
        return HexMap(self.board, self.view(state).position, marked, focus)

    def describe(self, state: State, hex: str) -> RenderableType:
        return look.describe(self.view(state), self.places, self.names, hex)

    def opening(self, state: State) -> RenderableType | None:
        """The players' sheet in every phase, the map where it is needed and fits."""
        phase = state.prompt().phase
        if phase in ("build-track", "move-goods"):
            if self.fits():
                self.whole = True
                return Group(self.map(state), self.players(state))
            hint = plain_text("`map` shows the map, `map K9` the part around a hex.", "dim")
            return Group(self.players(state), hint)
        if phase == "goods-growth":
            return Group(self.goods(state), self.players(state))
        return self.players(state)

    def words_of(self, words: str) -> Text:
        return super().words_of(TILE_NAME.sub(lambda found: found[0].replace("_", " "), words))

    # --- builds --------------------------------------------------------------------------------

    def row(self, number: int, choice: Choice) -> tuple[str, str, str, str]:
        action = self.action_of(choice)
        if not isinstance(action, a.BuildTrack | a.BuildTown | a.Urbanize):
            return super().row(number, choice)
        words = build_words(action)
        follows = self.places.briefly(choice.consequence) or self.places.between(action)
        if action.hex != self.here:  # a list of builds that complete links
            words = f"{self.places.full(action.hex)}  {words}"
            follows = follows.removeprefix("completes ")
        return f"{number}", words, f"${choice.price}" if choice.price else "", follows

    def hex_of(self, action: Action) -> str | None:
        """The hex of a build or a New City."""
        return action.hex if isinstance(action, a.BuildTrack | a.BuildTown | a.Urbanize) else None

    def own_track(self, state: State) -> list[str]:
        tiles = self.view(state).position.tiles
        return [t.hex for t in tiles if any(track.owner == state.seat for track in t.track)]

    def candidates(self, state: State, hex: str) -> list[Action]:
        return list(look.candidates(self.view(state), self.places, hex))

    def pictures(self, asked: Asked, hex: str, builds: Sequence[Action]) -> list[Text]:
        tiles = [build for build in builds if not isinstance(build, a.Urbanize)]
        position = self.view(asked.state).position
        maps = tile_maps(self.board, position, hex, tiles, asked.seat, self.console.width)
        return side_by_side(hex, [self.tuned(each) for each in maps])

    def short(self, action: Action) -> str:
        return build_words(action).partition(" (")[0].removeprefix("exits ")
