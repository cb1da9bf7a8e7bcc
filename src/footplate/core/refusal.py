"""Why an action is not legal."""

import re
from typing import Final

import msgspec

LONG_WORD: Final = 200
"""More than any name or path needs; what is longer was sent to be strange."""
LONG_REASON: Final = 1_500


class Refusal(msgspec.Struct, frozen=True):
    """A rule id and a sentence that a player understands; an exception only at the edge."""

    rule: str
    sentence: str

    def __str__(self) -> str:
        return f"{self.sentence} [{self.rule}]"


class Refused(Exception):
    """Raised where an illegal action was played; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        return str(self.refusal)

    @property
    def rule(self) -> str:
        return self.refusal.rule

    @property
    def sentence(self) -> str:
        return self.refusal.sentence


class BadInput(ValueError):
    """Input that is not even well formed: one clear line, no traceback at the command line."""

    def __init__(self, *reason: object) -> None:
        super().__init__(*[in_short(part) if isinstance(part, str) else part for part in reason])


def in_words(error: BaseException) -> str:
    """Anybody's exception as one line; one that cannot even say what it is has its name alone."""
    name = type(error).__name__
    try:
        words = " ".join(str(error).split())
    except Exception:
        return name
    return f"{name}: {in_short(words)}" if words else name


def in_short(reason: str) -> str:
    """A reason that quotes its input stays one readable line, however much was sent."""
    if not reason.isprintable():
        # Half characters could not even be written to a screen or into a file.
        whole = reason.encode("utf-8", "backslashreplace").decode()
        reason = " ".join("".join(_visible(sign) for sign in whole).split())
    reason = re.sub(rf"\S{{{LONG_WORD + 1},}}", lambda word: _cut(word[0], LONG_WORD), reason)
    return reason if len(reason) <= LONG_REASON else _cut(reason, LONG_REASON)


def _visible(sign: str) -> str:
    return sign if sign.isprintable() or sign.isspace() else ascii(sign)[1:-1]


def _cut(text: str, length: int) -> str:
    """The beginning and the end of a text."""
    return f"{text[: length * 2 // 3]}…{text[-length // 3 + 1 :]}"
