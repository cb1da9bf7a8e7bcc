"""Actions to codes and back: a code's lowest bits say what is done, the rest with what."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from footplate.core.action import Action
from footplate.core.refusal import BadInput, Refusal

MAX_BITS: Final = 62
MOST_KNOWN: Final = 4_000
"""How many actions are kept that were said before: tables of one board say the same ones."""


class Unsayable(BadInput):
    """An action that no code can say, with the rule that it breaks by its very form."""

    def __init__(self, rule: str, sentence: str) -> None:
        super().__init__(rule, sentence)
        self.refusal = Refusal(*self.args)

    def __str__(self) -> str:
        return self.refusal.sentence


def shown(value: object) -> str:
    """A strange value as a sentence can hold it: short, on one line, and plain text."""
    if isinstance(value, int) and value.bit_length() > MAX_BITS:
        return "a huge number"
    try:
        return ascii(value)[:60]
    except Exception:
        # Nested without an end, or a stranger's own words that fail.
        return f"a {type(value).__name__}"


class Codec:
    """A game's translation, kind by kind; what says nothing but its kind is in `plain`."""

    def __init__(
        self,
        title: str,
        plain: Mapping[int, Action],
        encoders: Mapping[type[Action], Callable[[Any], int]],
        decoders: Mapping[int, Callable[[int], Action]],
        kind_bits: int = 4,
    ) -> None:
        """Encoders raise `Unsayable`, decoders LookupError for what is no code."""
        self._kinds = (1 << kind_bits) - 1
        self._title = title
        self._plain = plain
        self._plain_codes = {type(action): code for code, action in plain.items()}
        self._encoders = encoders
        self._decoders = decoders
        self._known: dict[int, Action] = {}

    def encode(self, action: Action) -> int:
        plain = self._plain_codes.get(type(action))
        if plain is not None:
            return plain
        encoder = self._encoders.get(type(action))
        if encoder is None:
            raise BadInput(f"{type(action).__name__} is not an action of {self._title}")
        try:
            return encoder(action)
        except (TypeError, ValueError, AttributeError, RecursionError) as error:
            if isinstance(error, BadInput):
                raise
            # Values made in Python are not checked when they are made.
            raise BadInput(f"{type(action).__name__} is not well formed: {error}") from None

    def decode(self, code: int) -> Action:
        """The action of a code. Numbers that are no code are refused."""
        if type(code) is not int or code.bit_length() > MAX_BITS:
            raise BadInput(f"a code is a whole number below 2**{MAX_BITS}")
        try:
            action = self.decode_known(code) if code >= 0 else None
            if action is not None and self.encode(action) == code:
                return action
        except (LookupError, BadInput):
            pass  # said below
        raise BadInput(f"{code} is no code of an action of {self._title}")

    def decode_known(self, code: int) -> Action:
        """The action of a code that the engine itself gave; the same value each time."""
        known = self._known.get(code)
        if known is None:
            kind = code & self._kinds
            known = self._plain[kind] if kind in self._plain else self._decoders[kind](code)
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            self._known[code] = known
        return known
