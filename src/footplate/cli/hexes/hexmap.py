"""The map of a game from its plan and what its view tells: hexes, stops, track and its owners.

Colours help, but nothing needs them: terrain, goods and owners all have their own signs.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from footplate.cli.hexes.canvas import HexCanvas
from footplate.cli.hexes.inks import INK, Palette, seat_digit
from footplate.cli.hexes.places import Places
from footplate.cli.hexes.tracks import WIDTH, contact
from footplate.hexes.geometry import label, neighbour, opposite, parse_label

OPEN_END: Final = "*"
BESIDE_TRACK: Final = 2
"""How many pieces a town shows beside its track."""
Laid = tuple[tuple[int, ...], int | None]
"""Track by its edges, of a town's exit the only one, and its owner."""
Piece = tuple[str, str]
"""A sign and its style."""


@dataclass(frozen=True)
class City:
    """A city as the map shows it."""

    paper: str
    told: Sequence[str]
    """What stands after the label: the first of these that fits, or else the last."""
    under: str
    """The style of the label."""


@dataclass(frozen=True)
class Lying:
    """What lies on a map, by hex."""

    cities: Mapping[str, City]
    tracks: Mapping[str, Sequence[Laid]]
    pieces: Mapping[str, Sequence[Piece]]
    """On cities and towns."""
    signs: Mapping[str, str] = field(default_factory=dict)
    """What stands after the label of any other hex."""


class HexMap(HexCanvas):
    """A map and what lies on it."""

    def __init__(
        self,
        places: Places,
        lying: Lying,
        palette: Palette,
        marked: Collection[str] = (),
        focus: str | None = None,
        only: str | None = None,
        *,
        open_ends: bool = False,
    ) -> None:
        """`open_ends`: whether a star shows where track leads nowhere yet."""
        self.places, self.lying, self.palette = places, lying, palette
        self.open_ends = open_ends
        super().__init__(places.terrain, marked, focus, only)

    def block(self, place: str, kind: str, odd: int) -> None:
        lying = self.lying
        tracks, sign = lying.tracks.get(place, ()), lying.signs.get(place, "")
        if place in lying.cities:
            self._city(place, lying.cities[place])
        elif kind == "town":
            self._town(place, tracks, odd)
        elif tracks:
            self.put_track(odd, [((exits[0], exits[1]), owner) for exits, owner in tracks])
            if self.open_ends:
                self._open_ends(place, tracks, odd)
            self.put_free_name(place, sign)
        else:
            self.put_name(place, sign)

    def _city(self, place: str, city: City) -> None:
        self.put(0, 0, f"[{self.places.brief(place)}]".ljust(WIDTH), city.paper)
        words = [self.name(place) + told for told in city.told]
        fitting = (each for each in words if len(each) <= WIDTH)
        self.put(0, 1, next(fitting, words[-1]).ljust(WIDTH), city.under)
        self._pieces(0, 2, self.lying.pieces.get(place, ()))

    def _town(self, place: str, tracks: Sequence[Laid], odd: int) -> None:
        pieces = self.lying.pieces.get(place, ())
        self.put(0, 1, f"({self.places.brief(place)})", f"bold {INK}")
        if not tracks:
            self.put(1, 0, self.name(place), self.name_style(place))
            self._pieces(0, 2, pieces)
            return
        for exits, owner in tracks:
            x, y = contact(odd, exits[0])
            self.put(x, y, seat_digit(owner), f"bold {self.palette.ink(owner)}")
        self._pieces(WIDTH // 2, 0, pieces[:BESIDE_TRACK])
        self.put_free_name(place)

    def _pieces(self, x: int, y: int, pieces: Sequence[Piece]) -> None:
        for sign, style in pieces:
            self.put(x, y, sign, style)
            x += len(sign)

    def _open_ends(self, place: str, tracks: Sequence[Laid], odd: int) -> None:
        for exits, owner in tracks:
            for edge in exits:
                across = label(*neighbour(*parse_label(place), edge))
                beyond = self.lying.tracks.get(across, ())
                joined = any(opposite(edge) in other for other, _ in beyond)
                if across not in self.lying.cities and not joined:
                    x, y = contact(odd, edge)
                    self.put(x, y, OPEN_END, f"bold {self.palette.ink(owner)}")
