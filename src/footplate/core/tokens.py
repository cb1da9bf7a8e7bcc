"""Words that people type, cut into runs of letters, runs of digits, and single signs."""

from itertools import groupby


def _kind(sign: str) -> int:
    return 0 if sign.isspace() else 1 if sign.isalpha() else 2 if sign.isdecimal() else 3


def tokens(words: str) -> list[str]:
    """`IS-3 to 4` gives IS, -, 3, to, 4; `K10` gives K, 10. White space only separates."""
    found: list[str] = []
    for kind, run in groupby(words, _kind):
        if kind == 3:
            found += run
        elif kind:
            found.append("".join(run))
    return found


def plain_words(text: str, shortest: int = 1) -> list[str]:
    """The runs of letters of a text that are long enough, in lower case."""
    return [run.casefold() for run in tokens(text) if run.isalpha() and len(run) >= shortest]


def plain_key(name: str) -> str:
    """What stays of a name when only its letters count: `St. Louis` and `st louis` are the same."""
    return "".join(sign for sign in name.casefold() if "a" <= sign <= "z")
