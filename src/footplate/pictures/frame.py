"""The page around a drawing: heading above it, legend and sources below it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from footplate.core.datafile import SOURCE_WORDS
from footplate.pictures.colours import INK, PAPER, SOFT
from footplate.pictures.svg import FONT, Value, escaped, group, moved, number
from footplate.pictures.symbols import used
from footplate.pictures.terrain import PATTERNS

Sign = tuple[str, str]
"""A piece of drawing around the point 0, 0, and what it means."""
MARGIN: Final = 24.0
HEADING: Final = 60.0
"""How much paper the heading takes."""
NARROWEST: Final = 560.0


def page(
    title: str,
    under: str,
    told: str,
    size: tuple[float, float],
    drawing: Iterable[str],
    signs: Iterable[Sign] = (),
    notes: Sequence[str] = (),
) -> str:
    """A whole SVG around a drawing from 0, 0 to its size.

    `under` stands below the title, `told` is read out, `notes` end the page.
    """
    inside = list(drawing)
    width = max(size[0] + 2 * MARGIN, NARROWEST)
    below, height = _legend(signs, notes, width, size[1] + HEADING + MARGIN)
    x = f'x="{MARGIN:.0f}"'
    body = [
        '<rect width="100%" height="100%" fill="' + PAPER + '"/>',
        f'<text {x} y="32" font-size="22" font-weight="700">{escaped(title)}</text>',
        f'<text {x} y="49" font-size="11.5" fill="{SOFT}">{escaped(under)}</text>',
        *group(inside, id="board", transform=moved((width - size[0]) / 2, HEADING)),
        *below,
    ]
    whole = "\n".join(body)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(width)} {number(height)}" '
        f'width="{number(width)}" height="{number(height)}" role="img" '
        f'aria-labelledby="board-title board-desc" font-family="{FONT}" fill="{INK}">',
        f'<title id="board-title">{escaped(title)}</title>',
        f'<desc id="board-desc">{escaped(told)}</desc>',
        "<defs>",
        *(text for name, text in PATTERNS.items() if f"url(#{name})" in whole),
        *used(whole),
        "</defs>",
        whole,
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def layer(name: str, lines: Iterable[str], **named: Value) -> Iterator[str]:
    """A layer of a drawing, by name."""
    return group(lines, id=name, **named)


def laid_over(picture: str, size: tuple[float, float], marks: Sequence[str]) -> str:
    """A framed picture with more over its board; the marks have the board's coordinates."""
    width = max(size[0] + 2 * MARGIN, NARROWEST)
    over = group(marks, id="over", transform=moved((width - size[0]) / 2, HEADING))
    rest, end, _ = picture.rpartition("</svg>")
    return "\n".join([rest, *over, end, ""])


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
        lines.append(f'<g transform="{moved(x + 11, y)}">{sign}</g>')
        lines.append(f'<text x="{number(x + 27)}" y="{number(y + 4)}">{escaped(words)}</text>')
        x += step
    y += 12
    for paragraph in notes:
        for line in wrapped(paragraph, int((width - 2 * MARGIN) / 5.5)):
            y += 15
            place = f'x="{MARGIN:.0f}" y="{number(y)}"'
            lines.append(f'<text {place} fill="{SOFT}">{escaped(line)}</text>')
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


def wrapped(words: str, width: int) -> Iterator[str]:
    """The words in lines of so many letters at the most."""
    line = ""
    for word in words.split():
        if line and len(line) + len(word) >= width:
            yield line
            line = ""
        line = f"{line} {word}".strip()
    if line:
        yield line
