"""The part of the desk that is about the board: the sheets, one hex explained, builds by hex."""

from collections.abc import Callable

from rich.console import Group, RenderableType
from rich.text import Text

from footplate import Action, State
from footplate.cli.age_of_steam import hexmap, sheets
from footplate.cli.age_of_steam.sheets import cube
from footplate.cli.age_of_steam.words import build_words, leads
from footplate.cli.hexes.desk import HexDesk
from footplate.cli.hexes.hexmap import Lying
from footplate.cli.hexes.places import track_signs
from footplate.core.plan import Plan
from footplate.core.prompt import Choice
from footplate.games.age_of_steam.language import actions as a
from footplate.games.age_of_steam.language.views import AgeOfSteamView


class BoardDesk(HexDesk[AgeOfSteamView]):
    """Everything that a player may look at."""

    palette = hexmap.PALETTE
    view_type = AgeOfSteamView
    building = ("build", "urbanize")
    not_now = "What you can build here is told in Build Track."

    # --- showing -------------------------------------------------------------------------------

    def commands(self) -> dict[str, tuple[str, Callable[[State, str], RenderableType]]]:
        return {
            **super().commands(),
            "players": ("money, income, upkeep, shares, score", self.players),
            "goods": ("the goods display: what the dice will bring", self.goods),
            "links": ("the completed links and who owns them", self.links),
            "tiles": ("what is left in the box", self.tiles),
        }

    def players(self, state: State, words: str = "") -> RenderableType:
        return sheets.players(self.view(state), self.names, state.seat, self.console.width)

    def goods(self, state: State, words: str = "") -> RenderableType:
        return sheets.goods(self.view(state), state.plan(), self.places)

    def links(self, state: State, words: str = "") -> RenderableType:
        view = self.view(state)
        found = [(link.owner, link.ends, link.sections) for link in view.links]
        return self.link_sheet(view, "sections", found)

    def tiles(self, state: State, words: str = "") -> RenderableType:
        return sheets.tiles(self.view(state), self.names)

    def opening(self, state: State) -> RenderableType | None:
        """The players' sheet in every phase, the map where it is needed and fits."""
        phase = self.view(state).phase
        if phase in ("build-track", "move-goods"):
            return Group(self.map_or_hint(state), self.players(state))
        if phase == "goods-growth":
            return Group(self.goods(state), self.players(state))
        return self.players(state)

    # --- the map -------------------------------------------------------------------------------

    def lying(self, plan: Plan, view: AgeOfSteamView) -> Lying:
        return hexmap.lying(plan, view.position)

    def legend(self, plan: Plan) -> str:
        return hexmap.legend(plan)

    def heading(self, plan: Plan, view: AgeOfSteamView, hex: str) -> Text:
        new = next((city.city for city in view.position.new_cities if city.hex == hex), hex)
        place = plan.places[new]
        printed = place.printed
        if "takes" in printed:
            takes = Text(" ").join(map(cube, printed["takes"]))
            grows = ", ".join(printed["growth"]) or "no die"
            kind = Text("city, takes " if new == hex else f"{place.name}, takes ")
            return kind.append_text(takes).append(f", grows on {grows}")
        if place.kind == "town":
            price = f"${printed['price']} and ${printed['price_per_exit']} for each exit"
            return Text(f"town, first tile {price}")
        if "price" not in printed:
            return Text("water, no track")
        return Text(f"{place.kind}, ${printed['price']} for a simple first tile")

    def more_about(self, view: AgeOfSteamView, hex: str) -> list[Text]:
        tiles = [tile.tile for tile in view.position.tiles if tile.hex == hex and tile.tile]
        cubes = view.position.cubes.get(hex, [])
        lines = [Text(f"  tile: {tile.replace('_', ' ')}") for tile in tiles]
        if cubes:
            lines.append(Text("  cubes: ").append_text(Text(" ").join(map(cube, cubes))))
        return lines

    # --- builds --------------------------------------------------------------------------------

    def row(self, number: int, choice: Choice) -> tuple[str, str, str, str]:
        action = self.action_of(choice)
        if not isinstance(action, a.BuildTrack | a.BuildTown | a.Urbanize):
            return super().row(number, choice)
        words = build_words(action)
        ends = choice.facts.get("completes", [])
        links = " and ".join(" – ".join(map(self.places.short, pair)) for pair in ends)
        follows = f"completes {links}" if links else leads(self.places, action) or choice.note
        if action.hex != self.here:  # a list of builds that complete links
            words, follows = f"{self.places.full(action.hex)}  {words}", links
        return f"{number}", words, f"${choice.price}" if choice.price else "", follows

    def tried(self, view: AgeOfSteamView, hex: str, track: tuple[int, int]) -> dict[str, Action]:
        """In a town these exits beside those it has; else this track, alone or beside another."""
        lie = [each.exits for tile in view.position.tiles if tile.hex == hex for each in tile.track]
        used = {edge for exits in lie for edge in exits}
        if self.places.terrain[hex] == "town":
            exits = tuple(sorted({*track, *used}))
            return {" ".join(map(str, exits)): a.BuildTown(hex, exits)}
        ways: list[tuple[tuple[int, int], ...]] = [(track,)]
        if len(lie) == 1 and not used.intersection(track):
            ways.append(((lie[0][0], lie[0][1]), track))
        return {track_signs(way): a.BuildTrack(hex, way) for way in ways}
