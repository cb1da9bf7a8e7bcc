"""The board as text: towns, cities with the dice that feed them, cubes, track and its owners.

Colours help, but nothing needs them: terrain, goods and owners all have their own signs.
"""

from collections.abc import Collection
from typing import Final

from footplate.cli.hexes.canvas import NAME_LENGTH, HexCanvas
from footplate.cli.hexes.inks import (
    FLAT,
    INK,
    RIVER,
    ROUGH,
    WATER,
    Goods,
    Palette,
    seat_digit,
    short_names,
)
from footplate.cli.hexes.tracks import WIDTH, contact
from footplate.games.age_of_steam.board.file import KINDS, BoardFile, City, terrain_prices
from footplate.games.age_of_steam.board.tables import load_tables
from footplate.games.age_of_steam.language.position import AgeOfSteamPosition, Tile

SIDES: Final = {"light": "○", "dark": "●"}
GOODS: Final = Goods(
    {"red": "R", "blue": "B", "purple": "P", "yellow": "Y", "black": "K", "white": "W"},
    {
        "red": ("#ffffff", "#b3261e"),
        "blue": ("#ffffff", "#2456a6"),
        "purple": ("#ffffff", "#7b3fa0"),
        "yellow": ("#000000", "#e0b71f"),
        "black": ("#ffffff", "#000000"),
        "white": ("#000000", "#f5f5f5"),
    },
)
LETTERS: Final = GOODS.letters
PALETTE: Final = Palette(
    ("#ffb84d", "#4fe0e8", "#ff7ac0", "#8cf06a", "#9fb4ff", "#ff8a80"),
    ("yellow", "cyan", "magenta", "green", "blue", "red"),
)


class HexMap(HexCanvas):
    """A board and a position."""

    palette = PALETTE
    grounds = {
        "plain": FLAT,
        "river": RIVER,
        "mountain": ROUGH,
        "lake": WATER,
    }
    water = "lake"

    def __init__(
        self,
        board: BoardFile,
        position: AgeOfSteamPosition,
        marked: Collection[str] = (),
        focus: str | None = None,
        only: str | None = None,
    ) -> None:
        self.board = board
        self.position = position
        self.tiles = {tile.hex: tile for tile in position.tiles}
        self.cities = {city.hex: city for city in board.cities}
        self.new = {city.hex: city.city for city in position.new_cities}
        towns = {town.hex: town.name for town in board.towns}
        names = {**{city.hex: city.name for city in board.cities}, **towns}
        self.short = dict(zip(names, short_names(list(names.values()), NAME_LENGTH), strict=True))
        super().__init__(board.map.columns, KINDS, marked, focus, only)

    def block(self, place: str, kind: str, odd: int) -> None:
        if place in self.cities or place in self.new:
            self._city(place)
        elif place in self.tiles:
            self._tile(place, self.tiles[place], odd)
        elif kind == "town":
            self._town(place)
        else:
            own = self.board.map.prices.get(place)
            sign = {"river": "~", "mountain": "^"}.get(kind, "") if own is None else f"${own}"
            self.put_name(place, sign)

    def _town(self, place: str) -> None:
        self.put(1, 0, self.name(place), self.name_style(place))
        self.put(0, 1, f"({self.short[place]})", f"bold {INK}")
        self._cubes(place, 2)

    def _city(self, place: str) -> None:
        letter = self.new.get(place)
        colors = self._colors(place)
        self.put(0, 0, f"[{self.short[place]}]".ljust(WIDTH), GOODS.style(colors[0]))
        takes = "".join(LETTERS[color] for color in colors)
        if letter is None:
            city: City = self.cities[place]
            feeds = "".join(f"{SIDES[grow.side]}{grow.die}" for grow in city.growth)
        else:
            feeds = f" {letter}"
        words = f"{place} {takes}{feeds}"
        if len(words) > WIDTH:
            words = f"{place}{takes}{feeds}"
        if len(words) > WIDTH:
            words = f"{place} {takes}"
        self.put(0, 1, words.ljust(WIDTH), GOODS.style(colors[0], bold=False))
        self._cubes(place, 2)

    def _colors(self, place: str) -> tuple[str, ...]:
        if place in self.new:
            cities = load_tables().new_cities
            return tuple(city.color for city in cities if city.letter == self.new[place])
        return self.cities[place].colors

    def _cubes(self, place: str, y: int) -> None:
        cubes = self.position.cubes.get(place, [])
        if len(cubes) > WIDTH:
            counts = [(color, cubes.count(color)) for color in LETTERS if color in cubes]
            words = "".join(f"{LETTERS[color]}{count}" for color, count in counts)
            self.put(0, y, words if len(words) <= WIDTH else f"{len(cubes)} all", f"bold {INK}")
            return
        for x, color in enumerate(cubes):
            self.put(x, y, LETTERS[color], GOODS.style(color))

    # --- track ---------------------------------------------------------------------------------

    def _tile(self, place: str, tile: Tile, odd: int) -> None:
        if place in self.short:
            self._town_tile(place, tile, odd)
        else:
            self.put_track(odd, [((t.exits[0], t.exits[1]), t.owner) for t in tile.track])
        self.put_free_name(place)

    def _town_tile(self, place: str, tile: Tile, odd: int) -> None:
        self.put(0, 1, f"({self.short[place]})", f"bold {INK}")
        for track in tile.track:
            x, y = contact(odd, track.exits[0])
            self.put(x, y, seat_digit(track.owner), f"bold {self.palette.ink(track.owner)}")
        for x, color in enumerate(self.position.cubes.get(place, [])[:2], start=3):
            self.put(x, 0, LETTERS[color], GOODS.style(color))

    def legend(self) -> str:
        prices = terrain_prices(self.board)
        return (
            f"K1 plain ${prices.plain}  K1~ river ${prices.river}  "
            f"K1^ mountain ${prices.mountain}  K1+ build  "
            "(Town)  [City] R○3: takes red, light die 3  digit: owner, 0 none"
        )
