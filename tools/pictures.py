"""Draw the pictures of `docs/pictures/` anew: `make pictures`.

For each record there the last position as a spectator sees it, and the sheet of symbols.
"""

from __future__ import annotations

from pathlib import Path

import footplate
from footplate.pictures.symbols import sheet

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"


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


if __name__ == "__main__":
    for name, text in drawn().items():
        FOLDER.joinpath(name).write_text(text, encoding="utf-8")
        print(f"Drawn: {name}")
