"""The part of the desk that is about the map: what a player may look at, and builds by hex."""

from collections.abc import Callable, Sequence

from rich.console import Console, Group, RenderableType
from rich.text import Text

from footplate import Action, Game, State
from footplate.cli.desk import Asked, reconstructed
from footplate.cli.hexes.canvas import map_size
from footplate.cli.hexes.desk import HexDesk
from footplate.cli.hexes.hexmap import Lying
from footplate.cli.hexes.places import track_signs, track_words
from footplate.cli.outcome import counted
from footplate.cli.steam_power import contracts, hexmap, sheets
from footplate.cli.steam_power.words import looks_like_contract
from footplate.core.plan import Plan
from footplate.core.prompt import Choice
from footplate.games.steam_power.board.tables import load_tables
from footplate.games.steam_power.language import actions as a
from footplate.games.steam_power.language.views import SteamPowerView


class MapDesk(HexDesk[SteamPowerView]):
    """Everything that a player may look at."""

    palette = hexmap.PALETTE
    view_type = SteamPowerView
    building = ("lay", "redo", "factory")
    secret = True
    not_now = "What you can build here is told when you are asked for an action."
    open_ends = True

    def __init__(self, game: Game, names: Sequence[str], console: Console, board: str) -> None:
        super().__init__(game, names, console, board)
        self.reconstructed = [*self.reconstructed, *reconstructed(load_tables().sources)]

    # --- showing -------------------------------------------------------------------------------

    def commands(self) -> dict[str, tuple[str, Callable[[State, str], RenderableType]]]:
        seen, names = self.view, self.names
        return {
            **super().commands(),
            "players": ("money, contracts, trains, factories, score", self.players),
            "hand": ("your contracts: what they give, cost and lack", self.hand),
            "cities": (
                "cities and cubes; `cities black`, `cities free`",
                lambda state, words: sheets.cities(seen(state), names, words),
            ),
            "networks": (
                "which cities are in whose network",
                lambda state, _: sheets.networks(seen(state), names),
            ),
            "links": ("the completed links and who owns them", self.links),
            "fulfilled": (
                "the fulfilled contracts of everybody",
                lambda state, _: contracts.fulfilled(seen(state), names),
            ),
            "stock": (
                "tiles, cubes and contracts that are left",
                lambda state, _: sheets.stock(seen(state), state.plan()),
            ),
            "automa": (
                "the Automas: corners, marker, contracts, coins",
                lambda state, _: sheets.automa(seen(state), names, state.plan()),
            ),
        }

    def players(self, state: State, words: str = "") -> RenderableType:
        return sheets.players(self.view(state), self.names, state.seat, self.console.width)

    def links(self, state: State, words: str = "") -> RenderableType:
        view = self.view(state)
        found = [(link.owner, link.hexes, len(link.track)) for link in view.links]
        return self.link_sheet(view, "tiles", found)

    def hand(self, state: State, words: str = "") -> RenderableType:
        return contracts.hand(self.view(state))

    def look(self, state: State, words: str = "") -> RenderableType:
        """A hex, a contract, or both where both are called so."""
        words = words.removeprefix("contract ").strip()
        card = self.contract_called(state, words)
        if card is None:
            return super().look(state, words)
        return (
            Group(card, super().look(state, words))
            if words.upper() in self.places.terrain
            else card
        )

    def contract_called(self, state: State, words: str) -> RenderableType | None:
        """The contract that the words name; a hex of the map goes before one out of sight."""
        id = looks_like_contract(words)
        if id is None:
            return None
        view = self.view(state)
        hidden = not contracts.whereabouts(view, self.names, id)
        if words.strip().upper() in self.places.terrain and hidden:
            return None
        return contracts.describe(view, state.plan(), self.names, id)

    # --- the map -------------------------------------------------------------------------------

    def lying(self, plan: Plan, view: SteamPowerView) -> Lying:
        return hexmap.lying(plan, view)

    def legend(self, plan: Plan) -> str:
        return hexmap.legend(plan)

    def acting(self, view: SteamPowerView) -> int | None:
        return view.company

    def called(self, view: SteamPowerView) -> Sequence[str]:
        return sheets.owners(view, self.names)

    def heading(self, plan: Plan, view: SteamPowerView, hex: str) -> Text:
        printed = plan.places[hex].printed
        if hex in self.places.names:
            city = next(city for city in view.cities if city.hex == hex)
            return sheets.city_words(city, self.called(view))
        if "price" not in printed:
            return Text("water, no track")
        tile, crossing = f"${printed['price']} for a tile", f"${printed['crossing']} for a crossing"
        return Text(f"{printed['terrain']}, {tile}, {crossing}")

    def more_about(self, view: SteamPowerView, hex: str) -> list[Text]:
        """The coins that Automas have laid out."""
        lines = []
        for path in view.automa.paths if view.automa else []:
            for coin in (coin for coin in path.coins if coin.hex == hex):
                words = Text(f"  coin of a way to {self.places.full(path.target)}: ")
                words.append_text(self.palette.chip(path.seat, self.names))
                lines.append(words.append(f" plans {track_signs([coin.track])}"))
        return lines

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
        number = view.turn_actions + 1 - view.actions
        return f"Round {view.round}{last} · action {number} · {self.names[asked.seat]}"

    def fits(self) -> bool:
        """Maps are high, but some of their lines are empty and left out: about one in six."""
        width, height = map_size(self.places.terrain)
        return width <= self.console.width and height * 5 // 6 < self.console.height

    def opening(self, state: State) -> RenderableType | None:
        """At the first action of a turn map and players, at each action the hand."""
        view = self.view(state)
        if view.actions < view.turn_actions:
            return self.hand(state)
        shown = self.map_or_hint(state, ", `cities` the cities")
        parts: list[RenderableType] = [shown, self.players(state)]
        if view.automa is not None:
            parts.append(sheets.automa(view, self.names, state.plan(), brief=True))
        return Group(*parts, self.hand(state))

    def private(self, state: State, seat: int) -> object:
        return frozenset(card.id for card in contracts.held(self.view(state, seat)))

    def news(self, before: object, state: State, seat: int) -> RenderableType | None:
        return contracts.arrived(self.view(state, seat), before)

    # --- builds --------------------------------------------------------------------------------

    def consequence(self, choice: Choice) -> str:
        return choice.note

    def price(self, choice: Choice) -> int:
        """A contract is paid resource by resource: what the cheapest ones cost together."""
        return int(choice.facts.get("price", choice.price))

    def row(self, number: int, choice: Choice) -> tuple[str, str, str, str]:
        """A placement as a player types it; on the hex that a list is about, without the hex."""
        action = self.action_of(choice)
        if not isinstance(action, a.LayTrack | a.RemoveTrack | a.ReplaceTrack):
            return super().row(number, choice)
        verb, words, follows = choice.facts["how"], "", choice.note
        if not isinstance(action, a.RemoveTrack):
            words = track_words([action.track])
            follows = follows or self.places.joined(action.hex, [action.track])
        if action.hex != self.here:
            words = f"{verb} {action.hex} {words}"
        elif not isinstance(action, a.LayTrack):
            words = f"{verb} {words}"
        return f"{number}", words.strip(), f"${choice.price}" if choice.price else "", follows

    def tried(self, view: SteamPowerView, hex: str, track: tuple[int, int]) -> dict[str, Action]:
        """Track on a hex, and in place of the end tile of the open link."""
        if hex in self.places.names:
            return {}
        signs = track_signs([track])
        found: dict[str, Action] = {signs: a.LayTrack(hex, track)}
        if view.company is not None and view.companies[view.company].open_end == hex:
            found[f"replace {signs}"] = a.ReplaceTrack(hex, track)
        return found
