"""What a player types on a hex map: hexes, places, edges. And how the same things are said back."""

from collections.abc import Sequence
from typing import Final

from footplate import BadInput
from footplate.cli.hexes.canvas import NAME_LENGTH
from footplate.cli.hexes.inks import WATERS, short_names
from footplate.core.nearest import did_you_mean
from footplate.core.plan import Plan
from footplate.core.tokens import plain_key, tokens
from footplate.hexes.geometry import EDGES, label, neighbour, parse_label

JOINS: Final = ("-", "–", "/")
"""What stands between the two edges of a track."""

STOPS: Final = ("city", "town")
"""The kinds of hexes that have a name."""


def is_hex(word: str) -> bool:
    """Whether a word is written like the label of a hex: `K10`."""
    parts = tokens(word.upper())
    lengths = [len(part) for part in parts]
    return len(parts) == 2 and parts[0].isalpha() and parts[1].isdecimal() and max(lengths) <= 2


def is_edge(word: str) -> bool:
    """Whether a word names an edge: a number or a compass point."""
    word = word.upper()
    return word in EDGES or (len(word) == 1 and "0" <= word <= "5")


def edge(word: str) -> int:
    """An edge by number or by compass."""
    word = word.upper()
    return int(word) if word.isdecimal() else EDGES.index(word)


def track(one: str, two: str) -> tuple[int, int]:
    """A track by two edges."""
    low, high = sorted((edge(one), edge(two)))
    return low, high


def tracks(words: str) -> tuple[tuple[int, int], ...]:
    """`1-4` or `NE-SW 0-3`; BadInput for anything else."""
    parts = tokens(words)
    pairs = [parts[at : at + 3] for at in range(0, len(parts), 3)]
    if not pairs or not all(
        len(pair) == 3 and pair[1] in JOINS and is_edge(pair[0]) and is_edge(pair[2])
        for pair in pairs
    ):
        raise BadInput(f"{words!r}: name track by two edges, such as 1-4 or NE-SW.")
    return tuple(track(one, two) for one, _, two in pairs)


def compass(edges: Sequence[int]) -> str:
    return "–".join(EDGES[each] for each in edges)


def track_signs(found: Sequence[Sequence[int]]) -> str:
    """`1-4 + 0-3`."""
    return " + ".join("-".join(map(str, each)) for each in found)


def track_words(found: Sequence[tuple[int, int]]) -> str:
    """`1-4 (NE–SW)`."""
    return f"{track_signs(found)} ({', '.join(compass(each) for each in found)})"


class Places:
    """The places of a map by name; a hex always answers to its label."""

    def __init__(self, plan: Plan) -> None:
        hexes = [place for place in plan.places.values() if "terrain" in place.printed]
        self.title = plan.title
        self.terrain = {place.id: place.kind for place in hexes}
        self.names = {place.id: place.name for place in hexes if place.kind in STOPS}
        called = list(self.names.values())
        self._twice = {name for name in called if called.count(name) > 1}

    def short(self, hex: str) -> str:
        """`Chicago`; a name that occurs twice, or no name at all, gets the label."""
        name = self.names.get(hex)
        if name is None:
            return hex
        return f"{name} ({hex})" if name in self._twice else name

    def brief(self, hex: str) -> str:
        """The few letters by which the map names a stop."""
        return short_names([self.names[hex]], NAME_LENGTH)[0] if hex in self.names else hex

    def full(self, hex: str) -> str:
        """`Chicago (H6)`, or just `H7`."""
        return f"{self.names[hex]} ({hex})" if hex in self.names else hex

    def across(self, hex: str, edge: int) -> str:
        """What lies over an edge, in short."""
        return self.short(label(*neighbour(*parse_label(hex), edge)))

    def joined(self, hex: str, found: Sequence[tuple[int, int]]) -> str:
        """Where track leads: `Duluth – D2`."""
        return "; ".join(" – ".join(self.across(hex, edge) for edge in pair) for pair in found)

    def split(self, words: str) -> tuple[str | None, str]:
        """The hex that the words begin with, and the rest: `grand rapids 0 3` gives K4, `0 3`."""
        typed = words.split()
        if typed and is_hex(typed[0]):
            return typed[0].upper(), " ".join(typed[1:])
        for count in range(len(typed), 0, -1):
            found = self.named(" ".join(typed[:count]))
            if len(found) == 1:
                return found[0], " ".join(typed[count:])
        return None, words

    def named(self, words: str) -> list[str]:
        """The hexes of the stops with this name, or else with names that start like it."""
        key = plain_key(words)
        if len(key) < 3 or any(sign.isdigit() for sign in words):
            return []
        exact = [hex for hex, name in self.names.items() if plain_key(name) == key]
        return exact or [hex for hex, name in self.names.items() if plain_key(name).startswith(key)]

    def meant(self, words: str) -> list[str]:
        """The hexes that a label or a name may mean."""
        return [words.upper()] if is_hex(words) else self.named(words)

    def unclear(self, words: str) -> BadInput:
        """Why words name no place: several are called so, or none is."""
        key = plain_key(words)
        found = [
            self.full(hex) for hex, name in self.names.items() if plain_key(name).startswith(key)
        ]
        if key and found:
            return BadInput(f"{words!r}: {' or '.join(found)}? Type more of the name, or the hex.")
        meant = did_you_mean(words, self.names.values())
        return BadInput(f"There is no place {words!r}{meant} on {self.title}.")

    def is_land(self, hex: str) -> bool:
        return hex in self.terrain and self.terrain[hex] not in WATERS

    def check(self, hex: str) -> str:
        """The label of a hex of this map; BadInput where there is no such hex."""
        try:
            parse_label(hex)
        except ValueError as error:
            raise BadInput(f"{error}.") from None
        if hex not in self.terrain:
            raise BadInput(f"There is no hex {hex} on {self.title}.")
        return hex
