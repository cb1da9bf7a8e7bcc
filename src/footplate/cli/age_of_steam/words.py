"""What a player types: hexes, places, edges, colours. And how the same things are said back."""

import re
from collections.abc import Sequence
from typing import Final

from footplate import Action, BadInput
from footplate.cli.age_of_steam.hexmap import LETTERS, NAME_LENGTH, short_names
from footplate.games.age_of_steam.actions import BuildTown, BuildTrack, Urbanize
from footplate.games.age_of_steam.boardfile import BoardFile
from footplate.games.age_of_steam.position import AgeOfSteamPosition
from footplate.hexes.geometry import EDGES, label, neighbour, parse_label

HEX: Final = re.compile(r"[A-Z]{1,2}[0-9]{1,2}")
EDGE: Final = re.compile(r"[0-5]|N[EW]?|S[EW]?")
TRACK: Final = re.compile(rf"({EDGE.pattern})\s*[-–/]\s*({EDGE.pattern})")
CITY_LETTERS: Final = "ABCDEFGH"


def edge(word: str) -> int:
    """An edge by number or by compass."""
    word = word.upper()
    return int(word) if word.isdecimal() else EDGES.index(word)


def _key(name: str) -> str:
    return re.sub(r"[^a-z]", "", name.casefold())


class Places:
    """The places of a board by name; a hex always answers to its label."""

    def __init__(self, board: BoardFile) -> None:
        self.board = board
        self.names = {city.hex: city.name for city in board.cities}
        self.names |= {town.hex: town.name for town in board.towns}
        self.towns = {town.hex for town in board.towns}
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

    def across(self, hex: str, edge: int) -> str:
        """What lies over an edge, in short."""
        return self.short(label(*neighbour(*parse_label(hex), edge)))

    def between(self, action: Action) -> str:
        """Where new track leads: `Duluth – D2`."""
        if isinstance(action, BuildTrack):
            ends = [[self.across(action.hex, edge) for edge in track] for track in action.tracks]
            return "; ".join(" – ".join(pair) for pair in ends)
        if isinstance(action, BuildTown):
            return "to " + ", ".join(self.across(action.hex, edge) for edge in action.exits)
        return ""

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

    def check(self, hex: str) -> str:
        """The label of a hex of this map; BadInput where there is no such hex."""
        try:
            col, row = parse_label(hex)
        except ValueError as error:
            raise BadInput(f"{error}.") from None
        columns = self.board.map.columns
        if col >= len(columns) or row >= len(columns[col]) or columns[col][row] == ".":
            raise BadInput(f"There is no hex {hex} on {self.board.name}.")
        return hex


def color(word: str) -> str | None:
    """A colour of goods by its name, the start of it, or its letter."""
    low = word.casefold()
    for name, letter in LETTERS.items():
        if low == letter.casefold() or (len(low) > 2 and name.startswith(low)):
            return name
    return None


def city_letter(words: str) -> str | None:
    """The letter of a New City among the words."""
    found = [word.upper() for word in words.split() if word.upper() in CITY_LETTERS]
    return found[0] if len(found) == 1 else None


def build_action(places: Places, position: AgeOfSteamPosition, hex: str, rest: str) -> Action:
    """The build that `K10 1-4`, `K10 NE-SW 0-3`, `K9 0 2 4` or `K9 A` asks for."""
    rest = rest.upper().replace("AND", " ").replace("+", " ").replace(",", " ")
    letter = city_letter(re.sub(r"\b(CITY|NEW|URBANI[SZ]E|ON)\b", " ", rest))
    if letter is not None:
        return Urbanize(hex, letter)  # type: ignore[arg-type]
    new = {city.hex for city in position.new_cities}
    if hex in places.towns and hex not in new:
        edges = re.findall(rf"(?<![A-Z0-9])(?:{EDGE.pattern})(?![A-Z0-9])", rest)
        if not edges or re.sub(rf"{EDGE.pattern}|TOWN|EXITS?|[-–/\s]", "", rest):
            raise BadInput(f"{rest!r}: name the exits of a town by edge, such as 0 2 or N SE.")
        return BuildTown(hex, tuple(sorted({edge(word) for word in edges})))
    tracks = TRACK.findall(rest)
    if not tracks or TRACK.sub("", rest).strip():
        raise BadInput(f"{rest!r}: name track by two edges, such as 1-4 or NE-SW.")
    return BuildTrack(hex, tuple(_track(one, two) for one, two in tracks))


def _track(one: str, two: str) -> tuple[int, int]:
    low, high = sorted((edge(one), edge(two)))
    return low, high


def compass(edges: Sequence[int]) -> str:
    return "–".join(EDGES[each] for each in edges)


def build_words(action: Action) -> str:
    """A build without its hex: `1-4 (NE–SW)`, `exits 0, 2 (N, SE)`."""
    if isinstance(action, BuildTrack):
        numbers = " + ".join("-".join(map(str, track)) for track in action.tracks)
        return f"{numbers} ({', '.join(compass(track) for track in action.tracks)})"
    if isinstance(action, BuildTown):
        numbers = " ".join(map(str, action.exits))
        return f"exits {numbers} ({', '.join(EDGES[each] for each in action.exits)})"
    assert isinstance(action, Urbanize)
    return f"New City {action.city}"
