"""The map in a terminal: cities where the plan has them, links, whose tracks lie there.

Everything is said by letters, signs and digits; colours are an addition.
"""

from dataclasses import dataclass
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from footplate.cli.desk import plain_text
from footplate.cli.hexes.inks import seat_digit
from footplate.cli.imperial_steam.inks import HUB_LOOKS, PALETTE
from footplate.core.plan import Line, Place, Plan
from footplate.games.imperial_steam.language.views import CityView, ImperialSteamView, LinkView

WIDTH: Final = 78
HEIGHT: Final = 37
MARK: Final = 3
"""How wide a city is: its effort in brackets."""
SIGNS: Final = {"bridge": "=", "tunnel": "n"}
CROWN: Final = "^"
LEGEND: Final = (
    "(4) city: effort  <4> hub  [1] start, goal  *1 station  . link",
    "= bridge  n tunnel  ^ crown  1 2 3: whose tracks lie there",
)


@dataclass
class Sheet:
    """Rows of letters with their styles."""

    cells: list[list[tuple[str, str]]]

    def put(self, column: int, row: int, words: str, style: str = "") -> None:
        """Words from a cell on; what would lie outside is left out."""
        for at, sign in enumerate(words, start=column):
            if 0 <= row < len(self.cells) and 0 <= at < WIDTH:
                self.cells[row][at] = (sign, style)

    def taken(self, column: int, row: int, width: int) -> int:
        """How badly words there would hide others; dots of links count least."""
        if not 0 <= row < len(self.cells) or column < 0 or column + width > WIDTH:
            return 1000
        weights = {" ": 0, ".": 1}
        return sum(weights.get(sign, 4) for sign, _ in self.cells[row][column : column + width])

    def text(self) -> Text:
        """All rows that are not empty, one below the other."""
        lines = []
        for row in self.cells:
            line = Text(no_wrap=True)
            for sign, style in row:
                line.append(sign, style)
            line.rstrip()
            lines.append(line)
        return Text("\n", no_wrap=True).join([line for line in lines if line.plain])


def network(plan: Plan, view: ImperialSteamView) -> RenderableType:
    """The whole map with everybody's tracks and stations."""
    sheet = Sheet([[(" ", "")] * WIDTH for _ in range(HEIGHT)])
    cities = {city.id: city for city in view.cities}
    found = [place for place in plan.places.values() if place.kind == "city"]
    scale = _Scale(found)
    for link in view.links:
        _lay(sheet, scale, plan.lines[link.id], link)
    for place in found:
        _stand(sheet, scale, place, cities[place.id])
    for place in found:
        _name(sheet, scale, place, cities[place.id])
    return Group(sheet.text(), *(plain_text(line, "dim") for line in LEGEND))


class _Scale:
    """From the coordinates of the plan to columns and rows."""

    def __init__(self, cities: list[Place]) -> None:
        across = [place.x or 0.0 for place in cities]
        down = [place.y or 0.0 for place in cities]
        self.left, self.top = min(across), min(down)
        self.width = max(across) - self.left or 1.0
        self.height = max(down) - self.top or 1.0

    def cell(self, x: float, y: float) -> tuple[int, int]:
        """Names have room left and right of the outermost cities."""
        room = WIDTH - 2 * MARK - 14
        column = MARK + 3 + (x - self.left) / self.width * room
        row = 1 + (y - self.top) / self.height * (HEIGHT - 3)
        return round(column), round(row)


def _lay(sheet: Sheet, scale: _Scale, line: Line, link: LinkView) -> None:
    """A link: dots, or the digits of the seats by turns; its kind and its crown in the middle."""
    (ax, ay), (bx, by) = (scale.cell(*point) for point in (line.path[0], line.path[-1]))
    steps = max(abs(bx - ax) // 2, abs(by - ay), len(link.seats) + 1)
    for step in range(1, steps):
        column, row = round(ax + (bx - ax) * step / steps), round(ay + (by - ay) * step / steps)
        if link.seats:
            seat = link.seats[step % len(link.seats)]
            sheet.put(column, row, seat_digit(seat), PALETTE.name(seat))
        else:
            sheet.put(column, row, ".", "dim")
    signs = SIGNS.get(link.kind, "") + (CROWN if link.crown else "")
    middle = round((ax + bx) / 2), round((ay + by) / 2)
    sheet.put(middle[0] - len(signs) // 2, middle[1], signs, "bold")


def _stand(sheet: Sheet, scale: _Scale, place: Place, city: CityView) -> None:
    column, row = scale.cell(place.x or 0.0, place.y or 0.0)
    ends = place.printed["start"] or place.printed["goal"]
    opening, closing = ("<", ">") if city.hub else ("[", "]") if ends else ("(", ")")
    words = f"{opening}{city.effort}{closing}"
    style = HUB_LOOKS[city.hub] if city.hub else "bold"
    sheet.put(column - len(words) // 2, row, words, style)


def _name(sheet: Sheet, scale: _Scale, place: Place, city: CityView) -> None:
    """The name where it hides least: right of the city, left of it, below or above."""
    column, row = scale.cell(place.x or 0.0, place.y or 0.0)
    stations = "*" + "".join(map(seat_digit, city.stations)) if city.stations else ""
    words = place.label(10) + stations
    spots = [
        (column + 2, row),
        (column - 1 - len(words), row),
        (column - len(words) // 2, row + 1),
        (column - len(words) // 2, row - 1),
        (column + 2, row + 1),
        (column - 1 - len(words), row + 1),
        (column + 2, row - 1),
        (column - 1 - len(words), row - 1),
    ]
    best = min(spots, key=lambda spot: sheet.taken(spot[0], spot[1], len(words)))
    sheet.put(best[0], best[1], words)
