"""What pictures of hex maps are drawn with: hexes, coasts, rivers, names, track and its ends."""

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from footplate.core.plan import Place, Plan
from footplate.hexes.geometry import label, neighbour, opposite, parse_label
from footplate.hexes.layout import H, R, corner_point, edge_point
from footplate.pictures.colours import (
    BED,
    COAST,
    COORDINATE,
    HEXLINE,
    INK,
    LIGHT,
    PAPER,
    RIVER,
    RIVER_SHINE,
    WAVE,
)
from footplate.pictures.strokes import rails
from footplate.pictures.svg import (
    attributes,
    box,
    element,
    fitting,
    group,
    number,
    points,
    titled,
    width_of,
    write,
)
from footplate.pictures.terrain import FILLS

QUIET: Final = "none"
"""What lies over the hexes lets the pointer through to them."""
Exits = Sequence[int]


def spot(place: Place) -> tuple[float, float]:
    """The middle of a place on the map."""
    assert place.x is not None
    assert place.y is not None
    return place.x, place.y


def outline(x: float, y: float, radius: float = R) -> str:
    return points(corner_point(x, y, corner, radius) for corner in range(6))


def curve(x: float, y: float, exits: Exits) -> str:
    """A path between two edges that leaves both at a right angle; with one, to the middle."""
    ax, ay = edge_point(x, y, exits[0])
    start, middle = f"M{number(ax)} {number(ay)}", f"{number(x)} {number(y)}"
    if len(exits) == 1:
        return f"{start}L{middle}"
    bx, by = edge_point(x, y, exits[1])
    return f"{start}Q{middle} {number(bx)} {number(by)}"


# --- hexes ----------------------------------------------------------------------------------------


def hex_tile(
    place: Place, fill: str, inside: Iterable[str] = (), *, kind: str = "", words: str = ""
) -> Iterator[str]:
    """A hex that programs find by its id, and people by its title."""
    what = kind or place.kind
    named = None if place.name == place.id else place.name
    spoken = (
        f"{place.id}, {what}" + (f" {named}" if named else "") + (f", {words}" if words else "")
    )
    edge = WAVE if fill == FILLS["water"] else HEXLINE
    shape = element("polygon", points=points(place.outline), fill=fill, stroke=edge)
    lines = [titled(spoken), shape, *inside]
    return group(lines, id=f"hex-{place.id}", place=place.id, data_kind=what, data_name=named)


def label_of(place: Place) -> str:
    """Beside the middle of the northern edge, where track and rivers leave the hex."""
    x, y = spot(place)
    return write(x - 14, y - 25.5, place.id, 7.5, COORDINATE, weight=500)


def swatch(fill: str, inside: str = "") -> str:
    """A terrain in the legend."""
    return element("polygon", points=outline(0, 0, 11), fill=fill, stroke=COAST) + inside


def river(place: Place, edges: Exits) -> Iterator[str]:
    """Along its edges; where the board names none, three waves stand for it."""
    x, y = spot(place)
    if len(edges) == 2:
        path = curve(x, y, edges)
    elif edges:
        path = "".join(curve(x, y, [edge]) for edge in edges)
    else:
        waves = (f"M{number(x - 16)} {number(y + down)}" for down in (-8, 1, 10))
        path = "".join(f"{start}q4-5 8 0t8 0t8 0t8 0" for start in waves)
    yield element("path", d=path, fill="none", stroke=RIVER, stroke_width="7" if edges else "2")
    if edges:
        yield element("path", d=path, fill="none", stroke=RIVER_SHINE, stroke_width="1.3")


def border(places: Iterable[Place]) -> str:
    """The path around hexes, without the sides where two of them meet."""
    inside = {place.id: place for place in places}
    sides = list[str]()
    for place in inside.values():
        for edge in range(6):
            (ax, ay), (bx, by) = place.outline[edge - 1], place.outline[edge]
            if _over(place.id, edge) not in inside:
                sides.append(f"M{number(ax)} {number(ay)}L{number(bx)} {number(by)}")
    return "".join(sides)


def _over(hex_: str, edge: int) -> str:
    """The hex over an edge, if there can be one."""
    col, row = neighbour(*parse_label(hex_), edge)
    return label(col, row) if col >= 0 and row >= 0 else ""


def coast(places: Iterable[Place]) -> str:
    """A line around everything, so that the map has an end where the paper goes on."""
    look = attributes(fill="none", stroke=COAST, stroke_width="2.2", stroke_linecap="round")
    return f'<path d="{border(places)}"{look}/>'


def closed_borders(plan: Plan) -> Iterator[str]:
    """The hexsides over which no track may run: a dark bar with a dashed light line in it."""
    for line in plan.lines.values():
        if line.kind == "border":
            (ax, ay), (bx, by) = line.path
            path = f"M{number(ax)} {number(ay)}L{number(bx)} {number(by)}"
            bar = element("path", d=path, stroke=INK, stroke_width=6)
            dashes = element(
                "path", d=path, stroke=PAPER, stroke_width="2.5", stroke_dasharray="3 3"
            )
            yield from group([titled(line.name), bar, dashes], place=line.id)


# --- names ----------------------------------------------------------------------------------------


def name_lines(name: str, longest: int = 9) -> tuple[str, ...]:
    """A long name of several words takes two lines."""
    head, _, tail = name.partition(" ") if len(name) > longest else (name, "", "")
    return (head, tail) if tail else (head,)


def name_below(x: float, y: float, name: str, halo: str = FILLS["land"]) -> Iterator[str]:
    """Below a town's disc, as wide as the hex is there, so that it runs into no other."""
    lines = name_lines(name)
    downs = (20.5, 29.5) if len(lines) == 2 else (23.0,)
    for words, down in zip(lines, downs, strict=True):
        room = 2 * (R - (down - 5) / math.sqrt(3))
        yield write(x, y + down, words, fitting(words, 10.5, room), halo=halo)


def name_plate(x: float, top: float, name: str, room: float = 64.0) -> Iterator[str]:
    """A city's name on a plate below a height; a long one of several words in two lines."""
    lines = name_lines(name, 10)
    size = min(fitting(words, 10.0, room - 4) for words in lines)
    width = max(width_of(words, size) for words in lines) * 1.06 + 7
    yield box(x - width / 2, top, width, size * len(lines) + 3.5, rx="2.5", fill=LIGHT, stroke=INK)
    for at, words in enumerate(lines):
        yield write(x, top + 1.4 + size * (at + 0.8), words, size)


# --- track ----------------------------------------------------------------------------------------


def track(place: Place, exits: Exits, owner: int | None, link: str | None = None) -> Iterator[str]:
    """A piece of track in its owner's colour and dashes; `link` names the link it belongs to."""
    drawn = rails(curve(*spot(place), exits), owner)
    seat = None if owner is None else owner
    yield from group([drawn], place=place.id, data_owner=seat, data_link=link)


def loose_ends(track: Mapping[str, set[int]], cities: set[str]) -> Iterator[tuple[str, int]]:
    """The ends of unfinished track: exits over which no track and no city lies."""
    for hex_, exits in track.items():
        for edge in sorted(exits):
            over = _over(hex_, edge)
            if over not in cities and opposite(edge) not in track.get(over, ()):
                yield hex_, edge


def buffer_stop(place: Place, edge: int) -> str:
    """What stands at the end of unfinished track."""
    x, y = spot(place)
    bx, by = edge_point(x, y, edge, H / 2 - 2)
    angle = math.radians(60 * edge)
    dx, dy = 8 * math.cos(angle), 8 * math.sin(angle)
    path = f"M{number(bx - dx)} {number(by - dy)}L{number(bx + dx)} {number(by + dy)}"
    bed = element("path", d=path, stroke=BED, stroke_width=7, stroke_linecap="round")
    bar = element("path", d=path, stroke=INK, stroke_width="3.5", stroke_linecap="round")
    return bed + bar
