"""Build Track as typed facts."""

from collections.abc import Sequence
from typing import ClassVar

from footplate.core.event import Event, Move, exchange
from footplate.core.plan import Plan
from footplate.hexes.geometry import EDGES
from footplate.hexes.saying import links_words, place_words, tracks_words


def shown_words(tracks: Sequence[Sequence[int]], exits: Sequence[int]) -> str:
    """What a tile shows: `N–S`, `N–S and NE–SW`, `exit N`, `exits N, SE, SW`."""
    if not exits:
        return tracks_words(tracks)
    return f"exit{'s' if len(exits) > 1 else ''} {', '.join(EDGES[edge] for edge in exits)}"


class CityPlaced(Event, frozen=True):
    """`city` is the letter of the New City, `takes` the good that it accepts."""

    seat: int
    hex: str
    city: str
    takes: str
    category: ClassVar[str] = "build"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        what = f"{plan.name(self.city)} ({self.takes})"
        return f"{names[self.seat]} puts {what} on {place_words(plan, self.hex)}."

    def places(self) -> list[str]:
        return [self.city, self.hex]


class TrackBuilt(Event, frozen=True):
    """`how` is place, replace or redirect; `tracks` or, in a town, `exits` is what the hex shows
    now; `completes` are the stops of the links that it finished."""

    seat: int
    hex: str
    how: str
    tile: str
    tracks: list[tuple[int, int]]
    exits: list[int]
    price: int
    completes: list[tuple[str, str]]
    category: ClassVar[str] = "build"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        verb = {"place": "builds on", "replace": "replaces", "redirect": "redirects"}[self.how]
        shows = shown_words(self.tracks, self.exits)
        if not self.exits:  # in a town the exits say all of it
            shows = f"{self.tile.replace('_', ' ')}, {shows}"
        text = f"{names[self.seat]} {verb} {place_words(plan, self.hex)}: {shows}"
        text += f", for {plan.amount('money', self.price)}."
        links = links_words(plan, self.completes)
        return f"{text} This completes {links}." if links else text

    def places(self) -> list[str]:
        return [self.hex, *(stop for link in self.completes for stop in link)]

    def moves(self) -> list[Move]:
        return exchange(self.seat, "track", money=-self.price)


class BuildEnded(Event, frozen=True):
    seat: int
    builds_left: int
    category: ClassVar[str] = "build"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return f"{names[self.seat]} ends the build turn."


class TrackLapsed(Event, frozen=True):
    seat: int
    hexes: list[str]
    category: ClassVar[str] = "build"
    detail: ClassVar[bool] = True

    def words(self, names: Sequence[str], plan: Plan) -> str:
        where = ", ".join(place_words(plan, hex) for hex in self.hexes)
        return f"{names[self.seat]}'s unfinished track on {where} is unowned now."

    def places(self) -> list[str]:
        return self.hexes
