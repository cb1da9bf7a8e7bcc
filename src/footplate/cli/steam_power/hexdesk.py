"""The part of the desk that is about the map: what a player may look at, and builds by hex."""

from collections.abc import Callable, Sequence

import msgspec
from rich.console import Console, Group, RenderableType
from rich.text import Text

from footplate import Action, Game, State
from footplate.cli.desk import Asked, plain_text
from footplate.cli.hexes.canvas import fitting, map_size, side_by_side
from footplate.cli.hexes.desk import HexDesk
from footplate.cli.hexes.places import Places
from footplate.cli.outcome import counted
from footplate.cli.steam_power import contracts, look, sheets
from footplate.cli.steam_power.hexmap import PALETTE, HexMap
from footplate.cli.steam_power.words import looks_like_contract, said
from footplate.core.prompt import Choice
from footplate.games.steam_power.board.file import BoardFile
from footplate.games.steam_power.board.load import load_board
from footplate.games.steam_power.board.tables import load_tables
from footplate.games.steam_power.language import actions as a
from footplate.games.steam_power.language.position import PlacedTrack
from footplate.games.steam_power.language.views import SteamPowerView

PLACEMENTS = a.LayTrack | a.RemoveTrack | a.ReplaceTrack
VERBS = {a.RemoveTrack: "remove", a.ReplaceTrack: "replace"}


class MapDesk(HexDesk):
    """Everything that a player may look at."""

    palette = PALETTE
    secret = True
    not_now = "What you can build here is told when you are asked for an action."

    def __init__(self, game: Game, names: Sequence[str], console: Console, board: str) -> None:
        super().__init__(game, names, console, board)
        self.map_ = load_board(board)
        self.place = self.map_.name
        self.reconstructed = _reconstructed(self.map_)
        cities = {city.hex: city.name for city in self.map_.cities}
        self.places = Places(self.map_.name, self.map_.map.columns, cities)

    def view(self, state: State) -> SteamPowerView:
        view = state.view(state.seat)
        assert isinstance(view, SteamPowerView)
        return view

    # --- showing -------------------------------------------------------------------------------

    def commands(self) -> dict[str, tuple[str, Callable[[State, str], RenderableType]]]:
        return {
            **super().commands(),
            "players": ("money, contracts, trains, factories, score", self.players),
            "hand": ("your contracts: what they give, cost and lack", self.hand),
            "cities": ("cities and cubes; `cities black`, `cities free`", self.cities),
            "networks": ("which cities are in whose network", self.networks),
            "links": ("the completed links and who owns them", self.links),
            "fulfilled": ("the fulfilled contracts of everybody", self.fulfilled),
            "stock": ("tiles, cubes and contracts that are left", self.stock),
            "automa": ("the Automas: corners, marker, contracts, coins", self.automa),
        }

    def players(self, state: State, words: str = "") -> RenderableType:
        return sheets.players(self.view(state), self.names, state.seat, self.console.width)

    def hand(self, state: State, words: str = "") -> RenderableType:
        return contracts.hand(self.view(state))

    def cities(self, state: State, words: str = "") -> RenderableType:
        return sheets.cities(self.view(state), self.names, words)

    def networks(self, state: State, words: str = "") -> RenderableType:
        return sheets.networks(self.view(state), self.names)

    def links(self, state: State, words: str = "") -> RenderableType:
        return sheets.links(self.view(state), self.names)

    def fulfilled(self, state: State, words: str = "") -> RenderableType:
        return contracts.fulfilled(self.view(state), self.names)

    def stock(self, state: State, words: str = "") -> RenderableType:
        return sheets.stock(self.view(state))

    def automa(self, state: State, words: str = "") -> RenderableType:
        return sheets.automa(self.view(state), self.names, self.places)

    def look(self, state: State, words: str = "") -> RenderableType:
        """A hex, a contract, or both where both are called so."""
        words = words.removeprefix("contract ").strip()
        card = self.contract_called(state, words)
        if card is None:
            return super().look(state, words)
        return Group(card, super().look(state, words)) if self.places.has(words.upper()) else card

    def contract_called(self, state: State, words: str) -> RenderableType | None:
        """The contract that the words name; a hex of the map goes before one out of sight."""
        id = looks_like_contract(words)
        if id is None:
            return None
        view = self.view(state)
        hidden = not contracts.whereabouts(view, self.names, id)
        if self.places.has(words.strip().upper()) and hidden:
            return None
        return contracts.describe(view, self.names, id)

    def drawing(self, state: State, focus: str | None) -> HexMap:
        marked = {hex for hex in map(self.hex_of, [] if state.over else state.actions()) if hex}
        return HexMap(self.map_, self.view(state), marked, focus)

    def describe(self, state: State, hex: str) -> RenderableType:
        return look.describe(self.view(state), self.places, self.names, hex)

    # --- each turn -----------------------------------------------------------------------------

    def occasion(self, asked: Asked) -> object:
        """Sheets come with each action, not with each placement or resource of it."""
        view = self.view(asked.state)
        return view.round, asked.seat, view.actions, tuple(view.bag or ())

    def title(self, asked: Asked) -> str:
        view = self.view(asked.state)
        if sheets.solo(view):
            assert view.company is not None
            color, left = view.companies[view.company].color, counted(sum(view.bag or ()), "train")
            return f"Round {view.round} of {view.needed} · {color} acts · {left} in the bag"
        last = " · last round" if view.ending else ""
        number = load_tables().turn.actions + 1 - view.actions
        return f"Round {view.round}{last} · action {number} · {self.names[asked.seat]}"

    def fits(self) -> bool:
        """Maps are high, but some of their lines are empty and left out: about one in six."""
        width, height = map_size(self.places.columns)
        return width <= self.console.width and height * 5 // 6 < self.console.height

    def opening(self, state: State) -> RenderableType | None:
        """At the first action of a turn map and players, at each action the hand."""
        view = self.view(state)
        if view.actions < load_tables().turn.actions and not sheets.solo(view):
            return self.hand(state)
        parts: list[RenderableType] = []
        if self.fits():
            self.whole = True
            parts.append(self.map(state))
        else:
            hint = "`map` shows the map, `map K9` the part around a hex, `cities` the cities."
            parts.append(plain_text(hint, "dim"))
        parts.append(self.players(state))
        if view.automa is not None:
            parts.append(sheets.automa(view, self.names, self.places, brief=True))
        return Group(*parts, self.hand(state))

    def private(self, state: State, seat: int) -> object:
        view = state.view(seat)
        assert isinstance(view, SteamPowerView)
        return frozenset(card.id for card in contracts.held(view))

    def news(self, before: object, state: State, seat: int) -> RenderableType | None:
        view = state.view(seat)
        assert isinstance(view, SteamPowerView)
        return contracts.arrived(view, before)

    def words_of(self, words: str) -> Text:
        text = super().words_of(words)
        text.highlight_regex(r"\[SP-[A-Z]+-\d+\]", "dim")
        return text

    # --- builds --------------------------------------------------------------------------------

    def hex_of(self, action: Action) -> str | None:
        """The hex of a placement or a factory."""
        return action.hex if isinstance(action, PLACEMENTS | a.BuildFactory) else None

    def own_track(self, state: State) -> list[str]:
        view = self.view(state)
        return [track.hex for track in view.tracks if track.owner == view.company]

    def candidates(self, state: State, hex: str) -> list[Action]:
        return look.candidates(self.view(state), hex, self.factory_cubes(state))

    def factory_cubes(self, state: State) -> int:
        """What a new factory gets: as the legal ones do, else as the tables say."""
        legal = [action.cubes for action in state.actions() if isinstance(action, a.BuildFactory)]
        if legal:
            return max(legal, key=legal.count)
        tables, view = load_tables(), self.view(state)
        final = view.options.get("edition", "final") == "final"
        edition = tables.editions.final if final else tables.editions.early
        return edition.factory_2p if len(view.players) == 2 else tables.factory.resources

    def short(self, action: Action) -> str:
        if isinstance(action, a.BuildFactory):
            return "a factory"
        assert isinstance(action, PLACEMENTS)
        return said(self.places, action, VERBS.get(type(action), ""), action.hex).partition(" (")[0]

    def row(self, number: int, choice: Choice) -> tuple[str, str, str, str]:
        action = self.action_of(choice)
        if not isinstance(action, PLACEMENTS):
            return super().row(number, choice)
        verb = VERBS.get(type(action), choice.label.partition(" ")[0])
        words = said(self.places, action, verb, self.here)
        follows = self.consequence(choice)
        if not follows and not isinstance(action, a.RemoveTrack):
            follows = self.places.joined(action.hex, [action.track])
        return f"{number}", words, f"${choice.price}" if choice.price else "", follows

    def pictures(self, asked: Asked, hex: str, builds: Sequence[Action]) -> list[Text]:
        tiles = [build for build in builds if isinstance(build, PLACEMENTS)]
        view, maps = self.view(asked.state), []
        for build in tiles[: fitting(self.console.width)]:
            after = _placed(view, build)
            maps.append(self.tuned(HexMap(self.map_, after, only=hex)))
        return side_by_side(hex, maps)


def _reconstructed(map_: BoardFile) -> list[str]:
    """The blocks of the map and the tables that are ours."""
    parts = {"map": map_.sources.map, "cities": map_.sources.cities}
    tables: dict[str, str] = msgspec.structs.asdict(load_tables().sources)
    return [
        name.replace("_", " ").replace("automa", "Automa")
        for name, source in {**parts, **tables}.items()
        if source == "reconstructed"
    ]


def _placed(view: SteamPowerView, build: Action) -> SteamPowerView:
    """The view with a placement made; new track is the active company's."""
    assert isinstance(build, PLACEMENTS)
    owner = view.company or 0
    kept = [
        track
        for track in view.tracks
        if isinstance(build, a.LayTrack) or track.hex != build.hex or track.owner != owner
    ]
    if not isinstance(build, a.RemoveTrack):
        kept.append(PlacedTrack(build.hex, build.track, owner))
    return msgspec.structs.replace(view, tracks=kept)
