"""Plots as SVG text, for reports that need nothing beside themselves."""

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

WIDTH = 640
LEFT = 150
ROW = 30


class Bar(NamedTuple):
    """A value with its interval."""

    name: str
    value: float
    low: float
    high: float
    words: str


def bars(rows: Sequence[Bar], top: float, mark: float | None = None, title: str = "") -> str:
    """Horizontal bars with whiskers; `mark` is a line to compare them with."""
    height = ROW * len(rows) + 24
    room = WIDTH - LEFT - 150

    def at(value: float) -> float:
        return LEFT + room * max(0.0, min(1.0, value / top))

    parts = []
    for index, row in enumerate(rows):
        y = 8 + ROW * index
        middle = y + ROW / 2 - 3
        parts.append(
            f'<text x="{LEFT - 8}" y="{middle + 4:.1f}" text-anchor="end">{escape(row.name)}</text>'
            f'<rect class="bar" x="{LEFT}" y="{y}" width="{at(row.value) - LEFT:.1f}" '
            f'height="{ROW - 8}"/>'
            f'<path class="whisker" d="M{at(row.low):.1f} {middle:.1f}H{at(row.high):.1f}'
            f'M{at(row.low):.1f} {middle - 5:.1f}v10M{at(row.high):.1f} {middle - 5:.1f}v10"/>'
            f'<text x="{LEFT + room + 8}" y="{middle + 4:.1f}">{escape(row.words)}</text>'
        )
    if mark is not None:
        parts.append(f'<path class="mark" d="M{at(mark):.1f} 2V{height - 16}"/>')
    return _svg(height, title, parts)


def stacks(rows: Sequence[tuple[str, Sequence[float]]], names: Sequence[str], title: str) -> str:
    """Each row divided into parts, in shades, with the parts' names below."""
    height = ROW * len(rows) + 34
    room = WIDTH - LEFT - 20
    most = max((sum(max(0.0, part) for part in parts) for _, parts in rows), default=1) or 1
    found = []
    for index, (name, parts) in enumerate(rows):
        x, y = float(LEFT), 8 + ROW * index
        found.append(f'<text x="{LEFT - 8}" y="{y + 16}" text-anchor="end">{escape(name)}</text>')
        for at, part in enumerate(parts):
            width = room * max(0.0, part) / most
            words = f"{names[at]}: {part:.3g}"
            found.append(
                f'<rect class="part s{at % 6}" x="{x:.1f}" y="{y}" width="{width:.1f}" '
                f'height="{ROW - 8}"><title>{escape(words)}</title></rect>'
            )
            if width > 34:
                found.append(f'<text class="on" x="{x + 5:.1f}" y="{y + 16}">{part:.3g}</text>')
            x += width
    x = float(LEFT)
    for at, name in enumerate(names):
        y = ROW * len(rows) + 14
        found.append(f'<rect class="part s{at % 6}" x="{x:.1f}" y="{y}" width="12" height="12"/>')
        found.append(f'<text x="{x + 16:.1f}" y="{y + 11}">{escape(name)}</text>')
        x += 28 + 7.2 * len(name)
    return _svg(height, title, found, max(WIDTH, x))


def histogram(values: Sequence[float], title: str, bins: int = 24) -> str:
    """How often which values came."""
    low, high = min(values), max(values)
    width = (high - low) / bins or 1.0
    counts = [0] * bins
    for value in values:
        counts[min(bins - 1, int((value - low) / width))] += 1
    step, tall = (WIDTH - 40) / bins, 120
    most = max(counts)
    parts = [
        f'<rect class="bar" x="{20 + step * at:.1f}" y="{10 + tall * (1 - count / most):.1f}" '
        f'width="{step - 1:.1f}" height="{tall * count / most:.1f}">'
        f"<title>{low + width * at:.0f} to {low + width * (at + 1):.0f}: {count}</title></rect>"
        for at, count in enumerate(counts)
    ]
    parts.append(f'<text x="20" y="{tall + 28}">{low:g}</text>')
    parts.append(f'<text x="{WIDTH - 20}" y="{tall + 28}" text-anchor="end">{high:g}</text>')
    return _svg(tall + 36, title, parts)


def _svg(height: float, title: str, parts: Sequence[str], width: float = WIDTH) -> str:
    return (
        f'<svg viewBox="0 0 {width:.0f} {height:.0f}" width="{width:.0f}" role="img" '
        f'aria-label="{escape(title)}">{"".join(parts)}</svg>'
    )
