"""Signs for terminals that know only a few: each one is replaced by one that looks like it."""

import codecs
import unicodedata
from typing import Final

HANDLER: Final = "footplate-signs"
LOOKALIKES: Final = {
    **dict.fromkeys("–—─━", "-"),
    **dict.fromkeys("│┃", "|"),
    **dict.fromkeys("┼", "+"),
    **dict.fromkeys("╰╯", "`"),
    **dict.fromkeys("╭╮", "."),
    **dict.fromkeys("“”„", '"'),
    "’": "'",
    **dict.fromkeys("◂◀←", "<"),
    **dict.fromkeys("▸▶→", ">"),
    **dict.fromkeys("●■█", "#"),
    **dict.fromkeys("○□", "o"),
    **dict.fromkeys("·•", "."),
    **{"…": "...", "✗": "x", "✓": "v", "×": "x", "≈": "w", "∩": "n", "ß": "ss", "ø": "o"},
    **{"æ": "ae", "Ø": "O", "Æ": "AE", "ł": "l", "Ł": "L", "€": "EUR", "≥": ">=", "≤": "<="},
}


def lookalike(sign: str) -> str:
    """The sign in plain letters; without its accents where that helps."""
    if sign in LOOKALIKES:
        return LOOKALIKES[sign]
    bare = unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode()
    return bare or "?"


def _replace(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(lookalike, error.object[error.start : error.end])), error.end


codecs.register_error(HANDLER, _replace)
