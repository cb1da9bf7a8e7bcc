"""The map as text: terrain, cities with their tiles, factories and cubes, track and its owners.

Colours help, but nothing needs them: terrain, resources and owners all have their own signs.
"""

from collections.abc import Collection
from typing import Final

from footplate.cli.hexes.canvas import NAME_LENGTH, HexCanvas
from footplate.cli.hexes.inks import (
    FLAT,
    HILLY,
    INK,
    ROUGH,
    WATER,
    Goods,
    Palette,
    seat_digit,
    short_names,
)
from footplate.cli.hexes.tracks import WIDTH, contact
from footplate.games.steam_power.board.file import KINDS, BoardFile
from footplate.games.steam_power.board.tables import load_tables
from footplate.games.steam_power.language.views import CityView, SteamPowerView
from footplate.hexes.geometry import label, neighbour, opposite, parse_label

GOODS: Final = Goods(
    {tile.color: tile.letter for tile in load_tables().city_tiles},
    {
        "black": ("#ffffff", "#000000"),
        "white": ("#000000", "#f5f5f5"),
        "orange": ("#000000", "#f08a24"),
        "gray": ("#000000", "#a3a3a3"),
        "purple": ("#ffffff", "#7b3fa0"),
    },
)
# In the order of the companies: red, blue, green, yellow, purple.
PALETTE: Final = Palette(
    ("#ff8a80", "#8fb4ff", "#8cf06a", "#ffd84d", "#f08cff"),
    ("red", "blue", "green", "yellow", "magenta"),
)
SIGNS: Final = {"hills": "∩", "mountains": "^"}
OPEN_END: Final = "*"
COIN: Final = "@"
FLIPPED: Final = "flip"


class HexMap(HexCanvas):
    """A map and what a seat sees on it."""

    palette = PALETTE
    grounds = {
        "plains": FLAT,
        "hills": HILLY,
        "mountains": ROUGH,
        "water": WATER,
    }
    water = "water"

    def __init__(
        self,
        map_: BoardFile,
        view: SteamPowerView,
        marked: Collection[str] = (),
        focus: str | None = None,
        only: str | None = None,
    ) -> None:
        self.cities = {city.hex: city for city in view.cities}
        names = short_names([city.name for city in view.cities], NAME_LENGTH)
        self.short = dict(zip(self.cities, names, strict=True))
        self.tracks: dict[str, list[tuple[tuple[int, int], int | None]]] = {}
        for placed in view.tracks:
            self.tracks.setdefault(placed.hex, []).append((placed.track, placed.owner))
        self.coins: dict[str, str] = {}
        for path in view.automa.paths if view.automa else []:
            for coin in path.coins:
                self.coins[coin.hex] = f"{COIN}{seat_digit(path.seat)}"
        super().__init__(map_.map.columns, KINDS, marked, focus, only)

    def block(self, place: str, kind: str, odd: int) -> None:
        coin = self.coins.get(place, "")
        if place in self.cities:
            self._city(self.cities[place])
        elif place in self.tracks:
            self.put_track(odd, self.tracks[place])
            self._open_ends(place, odd)
            self.put_free_name(place, coin)
        else:
            self.put_name(place, SIGNS.get(kind, "") + coin)

    def _city(self, city: CityView) -> None:
        paper = f"bold {INK}" if city.flipped else GOODS.style(city.color)
        self.put(0, 0, f"[{self.short[city.hex]}]".ljust(WIDTH), paper)
        tile = GOODS.letters[city.color] + ("&" if len(city.group) > 1 else "")
        words = f"{self.name(city.hex)} {tile}"
        if len(words) > WIDTH:
            words = f"{self.name(city.hex)}{tile}"
        self.put(0, 1, words.ljust(WIDTH), paper)
        if city.owner is None:
            return
        self.put(0, 2, seat_digit(city.owner), f"bold {self.palette.ink(city.owner)}")
        if city.flipped:
            self.put(2, 2, FLIPPED)
        elif city.cubes < WIDTH:
            self.put(1, 2, GOODS.letters[city.color] * city.cubes, GOODS.style(city.color))
        else:
            self.put(1, 2, f"{GOODS.letters[city.color]}x{city.cubes}", GOODS.style(city.color))

    def _open_ends(self, place: str, odd: int) -> None:
        """A star where track leads nowhere yet."""
        for track, owner in self.tracks[place]:
            for edge in track:
                across = label(*neighbour(*parse_label(place), edge))
                back = opposite(edge)
                joined = any(back in other for other, _ in self.tracks.get(across, []))
                if across not in self.cities and not joined:
                    x, y = contact(odd, edge)
                    self.put(x, y, OPEN_END, f"bold {self.palette.ink(owner)}")

    def legend(self) -> str:
        prices = load_tables().costs.terrain
        return (
            f"K1 plains ${prices.plains}  K1∩ hills ${prices.hills}  "
            f"K1^ mountains ${prices.mountains}  + build  [City] W&: white, group  "
            f"2WWW: factory of 2  {OPEN_END} open end  {COIN}2 coin"
        )
