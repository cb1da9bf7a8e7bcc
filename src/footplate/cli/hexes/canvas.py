"""A map as text: every hex a block of characters, track drawn with lines, owners as digits."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Final

from rich.style import Style
from rich.text import Text

from footplate.cli.hexes.inks import (
    ASCII,
    COARSE,
    FAINT,
    FLAT,
    FOCUS,
    GROUNDS,
    INK,
    WATER_INK,
    WATERS,
    Palette,
)
from footplate.cli.hexes.inks import seat_digit as digit_of
from footplate.cli.hexes.tracks import HEIGHT, LINES, SHIFT, WIDTH, digits, paths
from footplate.hexes.geometry import label, parse_label

NAME_LENGTH: Final = 4


def map_size(hexes: Iterable[str]) -> tuple[int, int]:
    """How many characters wide and lines high a map is."""
    spots = [parse_label(hex) for hex in hexes]
    lines = max((row + 1) * HEIGHT + (col & 1) * SHIFT for col, row in spots)
    return (max(col for col, _ in spots) + 1) * WIDTH, lines


class HexCanvas:
    """A map drawn into a canvas of characters; what stands on a hex is filled in by `block`."""

    palette: Palette

    def __init__(
        self,
        terrain: Mapping[str, str],
        marked: Collection[str] = (),
        focus: str | None = None,
        only: str | None = None,
    ) -> None:
        """`terrain`: the kind of every hex."""
        self.marked = marked
        self.focus = focus
        self.ascii = False
        """For terminals that know no line characters."""
        self.coarse = False
        """For terminals with 256 colours or fewer."""
        self.width, self.height = map_size(terrain)
        self.signs = [[" "] * self.width for _ in range(self.height)]
        self.styles = [[Style()] * self.width for _ in range(self.height)]
        for place, kind in terrain.items():
            if only in (None, place):
                self._begin(place, kind)

    def block(self, place: str, kind: str, odd: int) -> None:
        """What stands on a hex that is no water."""
        raise NotImplementedError

    # --- the blocks ----------------------------------------------------------------------------

    def _begin(self, place: str, kind: str) -> None:
        col, row = parse_label(place)
        self.left, self.top = col * WIDTH, row * HEIGHT + (col & 1) * SHIFT
        shades = GROUNDS.get(kind, FLAT)
        self.ground = Style(bgcolor=shades[(col + (col >> 1) - row) % 3])
        if place == self.focus:
            self.ground = Style(bgcolor=FOCUS)
        for y in range(HEIGHT):
            self.put(0, y, " " * WIDTH)
        if kind in WATERS:
            self.put(1, 1, "≈≈≈≈", WATER_INK)
        else:
            self.block(place, kind, col & 1)

    def put(self, x: int, y: int, text: str, style: str = INK) -> None:
        look = self.ground + Style.parse(style)
        for at, sign in enumerate(text):
            if x + at < WIDTH and self.top + y < self.height:
                self.signs[self.top + y][self.left + x + at] = sign
                self.styles[self.top + y][self.left + x + at] = look

    def name(self, place: str) -> str:
        return place + ("+" if place in self.marked else "")

    def name_style(self, place: str) -> str:
        return f"bold {INK}" if place in self.marked or place == self.focus else FAINT

    def put_name(self, place: str, sign: str = "") -> None:
        """The name of an empty hex, with a sign for its terrain."""
        words = self.name(place) + sign
        self.put(1 if len(words) < WIDTH else 0, 1, words, self.name_style(place))

    def put_free_name(self, place: str, sign: str = "") -> None:
        """The name of the hex where nothing is drawn, never glued to a digit.

        Where it does not fit in one piece the mark and the sign go elsewhere.
        """
        name, style = self.name(place), self.name_style(place)
        if self._put_free(name + sign, style):
            return
        parts = [sign]
        if not self._put_free(name, style):
            parts.append(name.removeprefix(place))
            if not self._put_free(place, style):
                self._put_over(place, style)
        for part in parts:
            self._put_free(part, style)

    def _put_free(self, words: str, style: str) -> bool:
        """Write where nothing is drawn; False where there is no room."""
        for y in (1, 0, 2):
            line = "".join(self.signs[self.top + y][self.left : self.left + WIDTH])
            for x in range(WIDTH - len(words), -1, -1):
                around = line[max(0, x - 1) : x] + line[x + len(words) : x + len(words) + 1]
                if not line[x : x + len(words)].strip() and not any(c.isalnum() for c in around):
                    self.put(x, y, words, style)
                    return True
        return False

    def _put_over(self, words: str, style: str) -> None:
        """Write over as few lines of track as can be, and over nothing else."""
        best: tuple[int, int, int] | None = None
        for y in (1, 0, 2):
            line = "".join(self.signs[self.top + y][self.left : self.left + WIDTH])
            for x in range(WIDTH - len(words), -1, -1):
                under = line[x : x + len(words)].replace(" ", "")
                around = line[max(0, x - 1) : x] + line[x + len(words) : x + len(words) + 1]
                clear = all(c in LINES.values() for c in under)
                if clear and not any(c.isalnum() for c in around):
                    best = min(best or (len(under), x, y), (len(under), x, y))
        if best is not None:
            self.put(best[1], best[2], words, style)

    def put_track(self, odd: int, tracks: Sequence[tuple[tuple[int, int], int | None]]) -> None:
        """One or two tracks of a hex, each with the digit of its owner."""
        exits = tuple(track for track, _ in tracks)
        ways = paths(odd, exits)
        for (_, owner), path in zip(tracks, ways, strict=True):
            for (x, y), sides in path.items():
                crossed = any(other.get((x, y), sides) != sides for other in ways)
                self.put(x, y, "┼" if crossed else LINES[sides], self.palette.ink(owner))
        for (_, owner), (x, y) in zip(tracks, digits(odd, exits), strict=True):
            self.put(x, y, digit_of(owner), f"bold {self.palette.ink(owner)}")

    # --- what is shown -------------------------------------------------------------------------

    def lines(self, left: int = 0, right: int | None = None) -> list[Text]:
        """The canvas, or the characters between two columns of it."""
        lines = []
        signs_of = ASCII if self.ascii else {}
        for signs, styles in zip(self.signs, self.styles, strict=True):
            line = Text(no_wrap=True)
            pairs = zip(signs[left:right], styles[left:right], strict=True)
            for style, run in groupby(pairs, key=itemgetter(1)):
                line.append("".join(sign for sign, _ in run).translate(signs_of), self._look(style))
            lines.append(line)
        return lines

    def _look(self, style: Style) -> Style:
        """The style in colours that the terminal has."""
        if not self.coarse or style.bgcolor is None:
            return style
        ground = COARSE.get(style.bgcolor.name)
        return style + Style(bgcolor=ground) if ground else style

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


def side_by_side(place: str, drawings: Sequence[HexCanvas], gap: int = 2) -> list[Text]:
    """One hex of several maps, each under its number."""
    if not drawings:
        return []
    col, row = parse_label(place)
    top = row * HEIGHT + (col & 1) * SHIFT
    pictures = [
        drawing.lines(col * WIDTH, (col + 1) * WIDTH)[top : top + HEIGHT] for drawing in drawings
    ]
    space = Text(" " * gap)
    numbers = [Text(f"{number}".center(WIDTH)) for number in range(1, len(drawings) + 1)]
    rows = [space.join([picture[y] for picture in pictures]) for y in range(HEIGHT)]
    return [space.join(numbers), *rows]


def fitting(width: int, gap: int = 2) -> int:
    """How many hexes stand side by side on a screen."""
    return max(1, width // (WIDTH + gap))
