"""The map as text: a grid of zones with owner, river, tanks, and the airship at its row.

Colours help, but nothing needs them: owners, resources and states all have their own signs.
"""

from collections.abc import Collection, Sequence
from typing import Final

from rich.text import Text

from footplate.cli.hexes.inks import Goods, Palette, seat_digit
from footplate.games.planet_steam.board.file import BoardFile, zones
from footplate.games.planet_steam.language.position import Tank
from footplate.games.planet_steam.language.views import PlanetSteamView

GOODS: Final = Goods(
    {"quartz": "Q", "ore": "O", "water": "W", "energy": "E"},
    {
        "quartz": ("#000000", "#e3d4f2"),
        "ore": ("#ffffff", "#8a5a33"),
        "water": ("#000000", "#8fc7ee"),
        "energy": ("#000000", "#f2cf4a"),
    },
)
# Black, green, orange, purple and yellow, as far as a terminal's own theme has them.
PALETTE: Final = Palette(
    ("#b9c4d6", "#8cf06a", "#ffa25c", "#e08cff", "#ffe066"),
    ("blue", "green", "red", "magenta", "yellow"),
)
WIDTH: Final = 9
"""Of a zone, without its border."""
GROUND: Final = "#e9ecdf on #33302c"
RIVER: Final = "#e9ecdf on #173a52"
FAINT: Final = "dim"
AIRSHIP: Final = " ◂=="
ASCII: Final = str.maketrans("│≈░●○·◂→–", "|~x*o.<>-")


class ZoneMap:
    """A board and what a seat sees on it."""

    def __init__(
        self,
        board: BoardFile,
        view: PlanetSteamView,
        marked: Collection[str] = (),
        focus: str | None = None,
    ) -> None:
        self.board = board
        self.view = view
        self.marked = marked
        self.focus = focus
        self.tanks = {tank.zone: tank for tank in view.tanks}

    def lines(self, ascii_only: bool = False) -> list[Text]:
        """Two lines for each row of zones."""
        columns, names = self.board.map.columns, zones(self.board)
        lines = []
        for row in range(self.board.map.rows):
            here = names[row * columns : (row + 1) * columns]
            moored = AIRSHIP if self.view.airship == row + 1 else ""
            lines += [self._line(here, 0, moored), self._line(here, 1, "")]
        return [in_ascii(line) for line in lines] if ascii_only else lines

    def _line(self, here: Sequence[str], at: int, end: str) -> Text:
        line = Text("│", style=FAINT, no_wrap=True)
        for zone in here:
            line.append_text(self._tank(zone) if at else self._head(zone)).append("│", FAINT)
        return line.append(end, "bold")

    def _ground(self, zone: str) -> str:
        look = RIVER if zone in self.view.river else GROUND
        return f"{look} reverse" if zone == self.focus else look

    def _head(self, zone: str) -> Text:
        if zone in self.view.closed:
            return Text("░" * WIDTH, style=FAINT)
        sign = "≈" if zone in self.view.river else ""
        mark = "+" if zone in self.marked else ""
        ground = self._ground(zone)
        text = Text(f" {zone}{sign}{mark}".ljust(WIDTH - 2), style=f"bold {ground}")
        owner = self.view.claims.get(zone)
        if owner is None:
            return text.append("  ", ground)
        if owner == "neutral":
            return text.append("N ", ground)
        assert isinstance(owner, int)
        return text.append(
            f"{seat_digit(owner)} ", f"bold {PALETTE.ink(owner)} {ground.partition(' ')[2]}"
        )

    def _tank(self, zone: str) -> Text:
        if zone in self.view.closed:
            return Text("░" * WIDTH, style=FAINT)
        ground, tank = self._ground(zone), self.tanks.get(zone)
        text = Text("   ", style=ground)
        if tank is None:
            return text.append(" " * (WIDTH - 3), ground)
        resource = tank.converter or "water"
        before, after = _around(tank, tank.zone in self.view.idle)
        text.append(before, ground).append(GOODS.letters[resource], GOODS.style(resource))
        charged = "^" if tank.supercharger else " "
        return text.append(f"{after}{charged}".ljust(WIDTH - 5), ground)

    def legend(self) -> str:
        return (
            "+ to choose  ≈ river  1 owner  N neutral  ░ closed  [O] tank (Q O W E)  "
            "^ supercharged  /O/ tipped  (O) off  ◂== airship"
        )


def _around(tank: Tank, idle: bool) -> tuple[str, str]:
    if tank.tipped:
        return "/", "/"
    return ("(", ")") if idle else ("[", "]")


def in_ascii(line: Text) -> Text:
    """The same line for terminals that know only letters: each sign has one in its place."""
    plain = line.copy()
    plain.plain = line.plain.translate(ASCII)
    return plain
