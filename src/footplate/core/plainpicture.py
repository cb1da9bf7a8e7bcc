"""The picture of a game that nobody has drawn: its places by name, and what everybody has."""

from collections.abc import Iterator, Sequence
from html import escape

from footplate.core.plan import Plan
from footplate.core.view import View

INK, PAPER, EDGE = "#2b2a27", "#fbf8f0", "#a99e86"
LINE, LEFT = 22, 16


def draw_plainly(view: View, plan: Plan, names: Sequence[str] | None = None) -> str:
    """Outlines of the places, as far as the plan says where they lie, and a table below them."""
    width, top = max(plan.size[0], 480), plan.size[1]
    rows = list(_rows(view, plan, names))
    height = top + LINE * (len(rows) + 2)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" '
        f'role="img" font-family="sans-serif" font-size="13" fill="{INK}">',
        f"<title>{escape(plan.title)}</title>",
        f'<rect width="100%" height="100%" fill="{PAPER}"/>',
        *_places(plan),
    ]
    for number, (place, words) in enumerate(rows, start=1):
        at = f'x="{LEFT}" y="{top + LINE * number:g}"'
        lines.append(f'<text {at} data-place="{escape(place)}">{escape(words)}</text>')
    return "\n".join([*lines, "</svg>"]) + "\n"


def _places(plan: Plan) -> Iterator[str]:
    for place in plan.places.values():
        if place.x is None or place.y is None:
            continue
        corners = " ".join(f"{x:g},{y:g}" for x, y in place.outline)
        yield f'<g data-place="{escape(place.id)}">'
        yield f'<polygon points="{corners}" fill="none" stroke="{EDGE}"/>'
        at = f'x="{place.x:g}" y="{place.y:g}" text-anchor="middle"'
        yield f"<text {at}>{escape(place.name)}</text>"
        yield "</g>"


def _rows(view: View, plan: Plan, names: Sequence[str] | None) -> Iterator[tuple[str, str]]:
    """The id of a place and what stands there."""
    phase = "over" if view.over else plan.phases.get(view.phase, view.phase)
    of = "" if view.rounds is None else f" of {view.rounds}"
    yield "", f"{plan.title} · round {view.round}{of} · {phase}"
    for seat, held in enumerate(view.holdings):
        had = ", ".join(plan.amount(what, count) for what, count in held.items())
        asked = " (is asked)" if view.seat == seat else ""
        called = names[seat] if names else f"Seat {seat + 1}"
        yield f"seat:{seat}", f"{called}{asked}: {had or 'nothing to be seen'}"
