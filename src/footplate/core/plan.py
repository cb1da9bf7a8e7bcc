"""A plan: all that can be pointed at on a board, where it lies and what is printed there.

It never changes during a game. Its ids are those of actions, events, views, prompts, positions and
pictures, so whoever has a plan needs no board file.
"""

from typing import Any

import msgspec

Point = tuple[float, float]


class Place(msgspec.Struct, frozen=True):
    """Something that can be pointed at: a hex, a city, a zone, a box, a card, a seat."""

    id: str
    name: str
    kind: str
    x: float | None = None
    """Its middle; None for what lies off the board, such as cards in a hand."""
    y: float | None = None
    outline: list[Point] = []
    """The corners around it; empty: a point, or off the board."""
    printed: dict[str, Any] = {}
    """What is printed there: terrain, price, effort, sites, group; by the game's words."""
    short: str = ""
    """A shorter name for narrow room; empty: the name is short enough."""

    def label(self, room: int = 0) -> str:
        """The name, or the short one where there is less room than the name takes."""
        return self.short if self.short and 0 < room < len(self.name) else self.name


class Line(msgspec.Struct, frozen=True):
    """A printed connection between two places."""

    id: str
    name: str
    kind: str
    ends: tuple[str, str]
    path: list[Point] = []
    """How it is drawn, from the one end to the other."""
    printed: dict[str, Any] = {}


class Chart(msgspec.Struct, frozen=True):
    """A printed table: income bands, shares, costs of factories."""

    id: str
    title: str
    columns: list[str]
    rows: list[list[int | str | None]]
    source: str = ""
    """Where its numbers come from: rulebook, public, reconstructed."""


class Thing(msgspec.Struct, frozen=True):
    """What holdings, costs, effects and moves count: money, a share, a cube of wood."""

    id: str
    one: str
    """One of it, in words."""
    many: str
    sign: str = ""
    """Stands before an amount in place of the words: `$`."""
    level: str = ""
    """Stands before the number of what somebody has one of, better or worse: `engine 3`."""

    def change(self, count: int) -> str:
        """So many more or less of it, in words."""
        if self.sign:
            return f"{'-' if count < 0 else '+'}{self.sign}{abs(count)}"
        return f"{count:+} {self.one if abs(count) == 1 else self.many}"

    def amount(self, count: int) -> str:
        """So many of it, in words."""
        if self.level:
            return f"{self.level} {count}"
        if self.sign:
            return f"{'-' if count < 0 else ''}{self.sign}{abs(count)}"
        return f"{count} {self.one if abs(count) == 1 else self.many}"


class Guide(msgspec.Struct, frozen=True):
    """A phase as somebody explains it who sits beside one."""

    words: str
    """What happens in it, and what one decides."""
    looks: list[str] = []
    """What a good player looks at before deciding; empty: there is nothing to decide."""


class Plan(msgspec.Struct, frozen=True):
    """A board with its printed tables, for a number of seats and a choice of options."""

    game: str
    board: str
    title: str
    size: Point
    places: dict[str, Place]
    lines: dict[str, Line] = {}
    charts: dict[str, Chart] = {}
    phases: dict[str, str] = {}
    """The phases of a round in their order, by id, as a person calls them."""
    things: dict[str, Thing] = {}
    """What can be held, by id."""
    sources: dict[str, str] = {}
    """Where each block of the board's data comes from: rulebook, public, reconstructed."""
    guide: dict[str, Guide] = {}
    """Each phase explained, by its id; empty where a game explains nothing."""
    score: str = ""
    """What the game calls its score, such as wealth; empty: a score, counted in points."""

    def name(self, id: str) -> str:
        """What a place or a line is called; the id itself where the plan does not know it."""
        known = self.places.get(id) or self.lines.get(id)
        return known.name if known is not None else id

    def amount(self, what: str, count: int) -> str:
        """So many of a thing, in words."""
        thing = self.things.get(what)
        return f"{count} {what}" if thing is None else thing.amount(count)

    def change(self, what: str, count: int) -> str:
        """So many more or less of a thing, in words."""
        thing = self.things.get(what)
        return f"{count:+} {what}" if thing is None else thing.change(count)


def box(left: float, top: float, width: float, height: float) -> list[Point]:
    """The outline of a box, clockwise from its left upper corner."""
    right, bottom = left + width, top + height
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def boxed(
    id: str, name: str, kind: str, at: tuple[float, float, float, float], /, **printed: Any
) -> Place:
    """A place in a box: left, top, width, height."""
    left, top, width, height = at
    around = box(left, top, width, height)
    return Place(id, name, kind, left + width / 2, top + height / 2, around, printed)


def seat_places(seats: int) -> list[Place]:
    """The seats as places, so that an action or an event can point at one."""
    return [Place(f"seat:{seat}", f"Seat {seat + 1}", "seat") for seat in range(seats)]
