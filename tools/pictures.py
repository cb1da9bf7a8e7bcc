"""Draw the pictures of `docs/pictures/` anew: `make pictures`.

For each record there the last position as a spectator sees it, and the sheet of symbols; of this
sheet and the patterns of terrain also the form that the pages draw with.
"""

from __future__ import annotations

from pathlib import Path

import footplate
from footplate.pictures import colours
from footplate.pictures.symbols import SYMBOLS, definition, sheet
from footplate.pictures.terrain import PATTERNS

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
PAGES = Path(__file__).parents[1] / "web" / "src" / "board" / "symbols.svg"
TOKENS = {
    colours.LAND: "land",
    colours.ROUGH: "rough",
    colours.WATER: "water",
    colours.WAVE: "wave",
    colours.COAST: "coast",
    colours.PEAK: "peak",
    colours.PEAK_LINE: "peak-line",
}
"""Land has a night form in the pages: there its colours are their tokens."""


def drawn() -> dict[str, str]:
    """The pictures as they ought to be, by the names of their files."""
    found = {"symbols.svg": sheet()}
    for file in sorted(FOLDER.glob("*.json")):
        record, fault = footplate.read_record(file.read_text(encoding="utf-8"))
        if fault is not None:
            raise SystemExit(f"{file}: {fault}")
        state = record.replay()
        found[f"{file.stem}.svg"] = state.game.draw(state.view(None), record.names)
    return found


def pages_sheet() -> str:
    """The symbols and patterns as the pages hold them: named apart from those of pictures."""
    shapes = [*PATTERNS.values(), *(definition(name) for name in SYMBOLS)]
    text = "\n".join(shapes).replace(' id="', ' id="fp-')
    for colour, token in TOKENS.items():
        text = text.replace(f'"{colour}"', f'"var(--{token})"')
    return f'<svg xmlns="http://www.w3.org/2000/svg">\n{text}\n</svg>\n'


if __name__ == "__main__":
    PAGES.write_text(pages_sheet(), encoding="utf-8")
    for name, text in drawn().items():
        FOLDER.joinpath(name).write_text(text, encoding="utf-8")
        print(f"Drawn: {name}")
