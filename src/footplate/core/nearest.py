"""What a mistyped word may stand for."""

from collections.abc import Iterable


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word that is nearly this one, whatever its case."""
    from difflib import get_close_matches  # only where something was mistyped

    by_key = {each.casefold(): each for each in known}
    found = get_close_matches(word.casefold(), by_key, n=1, cutoff=0.7)
    return by_key[found[0]] if found else None


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """To go on a sentence with: ` (did you mean play?)`; empty where nothing is near."""
    found = nearest(word, known)
    return f" (did you mean {found}?)" if found else ""
