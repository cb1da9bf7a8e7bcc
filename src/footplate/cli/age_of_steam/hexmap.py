"""The board as text: every hex a block of characters, track drawn with lines, owners as digits.

Colours help, but nothing needs them: terrain, goods and owners all have their own signs.
"""

from collections.abc import Collection, Sequence
from typing import Final

from rich.style import Style
from rich.text import Text

from footplate.cli.age_of_steam.tracks import (
    HEIGHT,
    LINES,
    SHIFT,
    WIDTH,
    contact,
    digits,
    paths,
)
from footplate.games.age_of_steam.boardfile import KINDS, BoardFile, City, terrain_prices
from footplate.games.age_of_steam.position import AgeOfSteamPosition, Tile
from footplate.games.age_of_steam.tables import load_tables
from footplate.hexes.geometry import label, parse_label
from footplate.hexes.mapfiles import NO_HEX

NOBODY: Final = "0"
NAME_LENGTH: Final = 4
SIDES: Final = {"light": "○", "dark": "●"}
# Each terrain in three shades, so that no two neighbours look like one hex.
GROUND: Final = {
    "plain": ("#2c3a28", "#33432e", "#3a4b35"),
    "river": ("#1f4150", "#254a5b", "#2b5366"),
    "mountain": ("#4d3c2a", "#584632", "#63503a"),
    "lake": ("#122538", "#122538", "#122538"),
}
INK: Final = "#e9ecdf"
FAINT: Final = "#9fae95"
GOODS: Final = {
    "red": ("#ffffff", "#b3261e"),
    "blue": ("#ffffff", "#2456a6"),
    "purple": ("#ffffff", "#7b3fa0"),
    "yellow": ("#000000", "#e0b71f"),
    "black": ("#ffffff", "#000000"),
    "white": ("#000000", "#f5f5f5"),
}
LETTERS: Final = {"red": "R", "blue": "B", "purple": "P", "yellow": "Y", "black": "K", "white": "W"}
SEATS: Final = ("#ffb84d", "#4fe0e8", "#ff7ac0", "#8cf06a", "#9fb4ff", "#ff8a80")
# The same families outside the map, where the terminal's own theme keeps them readable.
NAMES: Final = ("yellow", "cyan", "magenta", "green", "blue", "red")
UNOWNED: Final = "#c4c4c4"
ASCII: Final = str.maketrans("│─╰╯╭╮┼≈○●", "|-`'.,+w(@")


def seat_style(seat: int | None) -> str:
    """The colour of a seat's track on the map; its digit says the same."""
    return UNOWNED if seat is None else SEATS[seat % len(SEATS)]


def name_style(seat: int | None) -> str:
    return "default" if seat is None else f"bold {NAMES[seat % len(NAMES)]}"


def seat_digit(seat: int | None) -> str:
    return NOBODY if seat is None else str(seat + 1)


def short_names(names: Sequence[str], length: int) -> list[str]:
    """Names cut to a few letters: of several words each gives its share."""
    short = []
    for name in names:
        words = [word.strip(".") for word in name.split()]
        if len(words) > 1:
            head = words[0][: max(2, length - len(words[1]))][: length // 2]
            short.append((head + "".join(words[1:]))[:length])
        else:
            short.append(name[:length])
    return short


def map_size(board: BoardFile) -> tuple[int, int]:
    """How many characters wide and lines high a board is."""
    columns = board.map.columns
    ends = [len(column.rstrip(NO_HEX)) * HEIGHT for column in columns]
    return len(columns) * WIDTH, max(end + (col & 1) * SHIFT for col, end in enumerate(ends))


class HexMap:
    """A board and a position, drawn into a canvas of characters."""

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
        self.marked = marked
        self.focus = focus
        self.only = only
        self.ascii = False
        """For terminals that know no line characters."""
        self.width, self.height = map_size(board)
        self.signs = [[" "] * self.width for _ in range(self.height)]
        self.styles = [[Style()] * self.width for _ in range(self.height)]
        self._read()
        self._draw()

    def _read(self) -> None:
        board, position = self.board, self.position
        self.tiles = {tile.hex: tile for tile in position.tiles}
        self.cities = {city.hex: city for city in board.cities}
        self.new = {city.hex: city.city for city in position.new_cities}
        towns = {town.hex: town.name for town in board.towns}
        self.names = {**{city.hex: city.name for city in board.cities}, **towns}
        self.short = dict(
            zip(self.names, short_names(list(self.names.values()), NAME_LENGTH), strict=True)
        )
        prices = terrain_prices(board)
        self.prices = {"plain": prices.plain, "river": prices.river, "mountain": prices.mountain}

    # --- the blocks ----------------------------------------------------------------------------

    def _draw(self) -> None:
        for col, column in enumerate(self.board.map.columns):
            for row, letter in enumerate(column):
                if letter != NO_HEX and self.only in (None, label(col, row)):
                    self._block(col, row, KINDS[letter])

    def _block(self, col: int, row: int, kind: str) -> None:
        place = label(col, row)
        self.left, self.top = col * WIDTH, row * HEIGHT + (col & 1) * SHIFT
        shades = GROUND.get(kind, GROUND["plain"])
        self.ground = Style(bgcolor=shades[(col + (col >> 1) - row) % 3])
        if place == self.focus:
            self.ground = Style(bgcolor="#6b6b1f")
        for y in range(HEIGHT):
            self._put(0, y, " " * WIDTH)
        if kind == "lake":
            self._put(1, 1, "≈≈≈≈", "#3f6f9a")
        elif place in self.cities or place in self.new:
            self._city(place)
        elif place in self.tiles:
            self._tile(place, self.tiles[place], col & 1)
        elif kind == "town":
            self._town(place)
        else:
            self._empty(place, kind)

    def _put(self, x: int, y: int, text: str, style: str = INK) -> None:
        look = self.ground + Style.parse(style)
        for at, sign in enumerate(text):
            if x + at < WIDTH and self.top + y < self.height:
                self.signs[self.top + y][self.left + x + at] = sign
                self.styles[self.top + y][self.left + x + at] = look

    def _label(self, place: str) -> str:
        return place + ("+" if place in self.marked else "")

    def _label_style(self, place: str) -> str:
        return f"bold {INK}" if place in self.marked or place == self.focus else FAINT

    def _empty(self, place: str, kind: str) -> None:
        own = self.board.map.prices.get(place)
        sign = {"river": "~", "mountain": "^"}.get(kind, "") if own is None else f"${own}"
        self._put(1, 1, self._label(place) + sign, self._label_style(place))

    def _town(self, place: str) -> None:
        self._put(1, 0, self._label(place), self._label_style(place))
        self._put(0, 1, f"({self.short[place]})", f"bold {INK}")
        self._cubes(place, 2)

    def _city(self, place: str) -> None:
        letter = self.new.get(place)
        colors = self._colors(place)
        ink, paper = GOODS[colors[0]]
        self._put(0, 0, f"[{self.short[place]}]".ljust(WIDTH), f"bold {ink} on {paper}")
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
        self._put(0, 1, words.ljust(WIDTH), f"{ink} on {paper}")
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
            self._put(0, y, words if len(words) <= WIDTH else f"{len(cubes)} all", f"bold {INK}")
            return
        for x, color in enumerate(cubes):
            ink, paper = GOODS[color]
            self._put(x, y, LETTERS[color], f"bold {ink} on {paper}")

    # --- track ---------------------------------------------------------------------------------

    def _tile(self, place: str, tile: Tile, odd: int) -> None:
        if place in self.short:
            self._town_tile(place, tile, odd)
        else:
            self._track_tile(tile, odd)
        self._free_label(place)

    def _town_tile(self, place: str, tile: Tile, odd: int) -> None:
        self._put(0, 1, f"({self.short[place]})", f"bold {INK}")
        for track in tile.track:
            x, y = contact(odd, track.exits[0])
            self._put(x, y, seat_digit(track.owner), f"bold {seat_style(track.owner)}")
        for x, color in enumerate(self.position.cubes.get(place, [])[:2], start=3):
            ink, paper = GOODS[color]
            self._put(x, 0, LETTERS[color], f"bold {ink} on {paper}")

    def _track_tile(self, tile: Tile, odd: int) -> None:
        tracks = tuple((track.exits[0], track.exits[1]) for track in tile.track)
        ways = paths(odd, tracks)
        for track, path in zip(tile.track, ways, strict=True):
            for (x, y), sides in path.items():
                crossed = any(other.get((x, y), sides) != sides for other in ways)
                self._put(x, y, "┼" if crossed else LINES[sides], seat_style(track.owner))
        for track, (x, y) in zip(tile.track, digits(odd, tracks), strict=True):
            self._put(x, y, seat_digit(track.owner), f"bold {seat_style(track.owner)}")

    def _free_label(self, place: str) -> None:
        """The name of the hex where nothing is drawn, never glued to a digit."""
        words = self._label(place)
        for y in (1, 0, 2):
            line = "".join(self.signs[self.top + y][self.left : self.left + WIDTH])
            for x in range(WIDTH - len(words), -1, -1):
                around = line[max(0, x - 1) : x] + line[x + len(words) : x + len(words) + 1]
                if not line[x : x + len(words)].strip() and not any(c.isdigit() for c in around):
                    self._put(x, y, words, self._label_style(place))
                    return

    # --- what is shown -------------------------------------------------------------------------

    def lines(self, left: int = 0, right: int | None = None) -> list[Text]:
        """The canvas, or the characters between two columns of it."""
        lines = []
        signs_of = ASCII if self.ascii else {}
        for signs, styles in zip(self.signs, self.styles, strict=True):
            line = Text(no_wrap=True)
            for sign, style in zip(signs[left:right], styles[left:right], strict=True):
                line.append(sign.translate(signs_of), style)
            lines.append(line)
        return lines

    def around(self, place: str, width: int, height: int) -> list[Text]:
        """A window of the map with a hex in its middle."""
        col, row = parse_label(place)
        columns = max(1, width // WIDTH)
        total = self.width // WIDTH
        first = min(max(0, col - columns // 2), max(0, total - columns))
        top = row * HEIGHT + (col & 1) * SHIFT + HEIGHT // 2 - height // 2
        top = min(max(0, top), max(0, self.height - height))
        lines = self.lines(first * WIDTH, (first + columns) * WIDTH)
        return lines[top : top + height]

    def strips(self, width: int) -> list[Text]:
        """The whole map in pieces that fit, one under the other, two columns in common."""
        columns, total = max(3, width // WIDTH), self.width // WIDTH
        lines: list[Text] = []
        first = 0
        while True:
            last = min(total, first + columns)
            names = f"columns {label(first, 0)[:-1]} to {label(last - 1, 0)[:-1]}"
            lines += [Text(names, style="dim"), *self.lines(first * WIDTH, last * WIDTH)]
            if last == total:
                return lines
            first = last - 2

    def legend(self) -> str:
        plain, river, mountain = self.prices.values()
        return (
            f"K1 plain ${plain}  K1~ river ${river}  K1^ mountain ${mountain}  K1+ build  "
            "(Town)  [City] R○3: takes red, light die 3  digit: owner, 0 none"
        )
