"""What a player types on a hex map: hexes, places, edges. And how the same things are said back."""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from footplate import BadInput
from footplate.cli.hexes.canvas import NAME_LENGTH
from footplate.cli.hexes.inks import short_names
from footplate.core.nearest import did_you_mean
from footplate.hexes.geometry import EDGES, label, neighbour, parse_label
from footplate.hexes.mapfiles import NO_HEX

HEX: Final = re.compile(r"[A-Z]{1,2}[0-9]{1,2}")
EDGE: Final = re.compile(r"[0-5]|N[EW]?|S[EW]?")
TRACK: Final = re.compile(rf"({EDGE.pattern})\s*[-–/]\s*({EDGE.pattern})")


def edge(word: str) -> int:
    """An edge by number or by compass."""
    word = word.upper()
    return int(word) if word.isdecimal() else EDGES.index(word)


def track(one: str, two: str) -> tuple[int, int]:
    """A track by two edges, as `TRACK` finds them."""
    low, high = sorted((edge(one), edge(two)))
    return low, high


def tracks(words: str) -> tuple[tuple[int, int], ...]:
    """`1-4` or `NE-SW 0-3`; BadInput for anything else."""
    found = TRACK.findall(words.upper())
    if not found or TRACK.sub("", words.upper()).strip():
        raise BadInput(f"{words!r}: name track by two edges, such as 1-4 or NE-SW.")
    return tuple(track(one, two) for one, two in found)


def compass(edges: Sequence[int]) -> str:
    return "–".join(EDGES[each] for each in edges)


def track_words(found: Sequence[tuple[int, int]]) -> str:
    """`1-4 (NE–SW)`."""
    numbers = " + ".join("-".join(map(str, each)) for each in found)
    return f"{numbers} ({', '.join(compass(each) for each in found)})"


def _key(name: str) -> str:
    return re.sub(r"[^a-z]", "", name.casefold())


class Places:
    """The places of a map by name; a hex always answers to its label."""

    def __init__(self, title: str, columns: Sequence[str], names: Mapping[str, str]) -> None:
        self.title = title
        self.columns = columns
        self.names = dict(names)
        self._twice = {
            name for name in self.names.values() if list(self.names.values()).count(name) > 1
        }

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

    def briefly(self, words: str) -> str:
        """Words with the short names of the places in them."""
        for hex in self.names:
            words = words.replace(self.full(hex), self.short(hex))
        return words

    def across(self, hex: str, edge: int) -> str:
        """What lies over an edge, in short."""
        return self.short(label(*neighbour(*parse_label(hex), edge)))

    def joined(self, hex: str, found: Sequence[tuple[int, int]]) -> str:
        """Where track leads: `Duluth – D2`."""
        return "; ".join(" – ".join(self.across(hex, edge) for edge in pair) for pair in found)

    def split(self, words: str) -> tuple[str | None, str]:
        """The hex that the words begin with, and the rest: `grand rapids 0 3` gives K4, `0 3`."""
        tokens = words.split()
        if tokens and HEX.fullmatch(tokens[0].upper()):
            return tokens[0].upper(), " ".join(tokens[1:])
        for count in range(len(tokens), 0, -1):
            found = self.named(" ".join(tokens[:count]))
            if len(found) == 1:
                return found[0], " ".join(tokens[count:])
        return None, words

    def named(self, words: str) -> list[str]:
        """The hexes of the stops with this name, or else with names that start like it."""
        key = _key(words)
        if len(key) < 3 or any(sign.isdigit() for sign in words):
            return []
        exact = [hex for hex, name in self.names.items() if _key(name) == key]
        return exact or [hex for hex, name in self.names.items() if _key(name).startswith(key)]

    def meant(self, words: str) -> list[str]:
        """The hexes that a label or a name may mean."""
        return [words.upper()] if HEX.fullmatch(words.upper()) else self.named(words)

    def unclear(self, words: str) -> BadInput:
        """Why words name no place: several are called so, or none is."""
        key = _key(words)
        found = [self.full(hex) for hex, name in self.names.items() if _key(name).startswith(key)]
        if key and found:
            return BadInput(f"{words!r}: {' or '.join(found)}? Type more of the name, or the hex.")
        meant = did_you_mean(words, self.names.values())
        return BadInput(f"There is no place {words!r}{meant} on {self.title}.")

    def has(self, hex: str) -> bool:
        try:
            return bool(self.check(hex))
        except BadInput:
            return False

    def check(self, hex: str) -> str:
        """The label of a hex of this map; BadInput where there is no such hex."""
        try:
            col, row = parse_label(hex)
        except ValueError as error:
            raise BadInput(f"{error}.") from None
        columns = self.columns
        if col >= len(columns) or row >= len(columns[col]) or columns[col][row] == NO_HEX:
            raise BadInput(f"There is no hex {hex} on {self.title}.")
        return hex
