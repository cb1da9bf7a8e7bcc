"""The page around a drawn map: heading above it, legend and sources below it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from footplate.core.datafile import SOURCE_WORDS
from footplate.hexes.mapfiles import Cell
from footplate.hexes.pens import (
    FONT,
    INK,
    MARGIN,
    PAPER,
    SOFT,
    WATER_PATTERN,
    H,
    R,
    escaped,
    middle,
)

Sign = tuple[str, str]
"""A piece of drawing around the point 0, 0, and what it means."""
NARROWEST: Final = 560.0


def page(
    title: str,
    under: str,
    told: str,
    land: Sequence[Cell],
    drawing: Iterable[str],
    signs: Iterable[Sign],
    notes: Sequence[str],
) -> str:
    """A whole SVG: `under` stands below the title, `told` is read out, `notes` end the page."""
    spots = [middle(cell.col, cell.row) for cell in land] or [(0.0, 0.0)]
    left, top = min(x for x, _ in spots) - R, min(y for _, y in spots) - H / 2
    width = max(max(x for x, _ in spots) + R - left + 2 * MARGIN, NARROWEST)
    bottom = max(y for _, y in spots) + H / 2 - top + 84
    below, height = _legend(signs, notes, width, bottom)
    x = f'x="{MARGIN:.0f}"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" '
        f'width="{width:.0f}" height="{height:.0f}" role="img" '
        f'aria-labelledby="board-title board-desc" font-family="{FONT}" fill="{INK}">',
        f'<title id="board-title">{escaped(title)}</title>',
        f'<desc id="board-desc">{escaped(told)}</desc>',
        WATER_PATTERN,
        f'<rect width="100%" height="100%" fill="{PAPER}"/>',
        f'<text {x} y="32" font-size="22" font-weight="700">{escaped(title)}</text>',
        f'<text {x} y="49" font-size="11.5" fill="{SOFT}">{escaped(under)}</text>',
        f'<g transform="translate({MARGIN - left:.1f} {60 - top:.1f})">',
        *drawing,
        "</g>",
        *below,
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def layer(name: str, lines: Iterable[str], style: str = "") -> Iterator[str]:
    """Lines as a group of their own."""
    yield f'<g id="{name}"{" " if style else ""}{style}>'
    yield from lines
    yield "</g>"


def _legend(
    signs: Iterable[Sign], notes: Sequence[str], width: float, top: float
) -> tuple[list[str], float]:
    """The signs and the notes; and where the picture ends."""
    lines = ['<g id="legend" font-size="11">']
    x, y = MARGIN, top
    for sign, words in signs:
        step = 42 + 5.9 * len(words)
        if x + step > width - MARGIN + 12:
            x, y = MARGIN, y + 24
        lines.append(f'<g transform="translate({x + 11:.1f} {y:.1f})">{sign}</g>')
        lines.append(f'<text x="{x + 27:.1f}" y="{y + 4:.1f}">{escaped(words)}</text>')
        x += step
    y += 12
    for paragraph in notes:
        for line in _wrapped(paragraph, int((width - 2 * MARGIN) / 5.5)):
            y += 15
            lines.append(f'<text x="{MARGIN:.0f}" y="{y:.1f}" fill="{SOFT}">{escaped(line)}</text>')
    return [*lines, "</g>"], y + MARGIN


def provenance(blocks: Mapping[str, str | None]) -> str:
    """Which blocks of a board's data were taken from where; the reconstructed ones are ours."""
    words = dict(
        zip(SOURCE_WORDS, ("rulebook", "public facts", "reconstructed by us"), strict=True)
    )
    told = [
        f"{words[source]}: {', '.join(name for name, of in blocks.items() if of == source)}"
        for source in words
        if source in blocks.values()
    ]
    return f"Unofficial drawing from data, no publisher's art. Sources: {'; '.join(told)}."


def _wrapped(words: str, width: int) -> Iterator[str]:
    line = ""
    for word in words.split():
        if line and len(line) + len(word) >= width:
            yield line
            line = ""
        line = f"{line} {word}".strip()
    if line:
        yield line
