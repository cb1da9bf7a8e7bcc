"""What a player types: towns, New Cities, colours of goods. And how they are said back."""

import re
from typing import Final

from footplate import Action, BadInput
from footplate.cli.age_of_steam.hexmap import GOODS
from footplate.cli.hexes import places
from footplate.cli.hexes.places import EDGE, edge, track_words, tracks
from footplate.games.age_of_steam.board.file import BoardFile
from footplate.games.age_of_steam.language.actions import BuildTown, BuildTrack, Urbanize
from footplate.games.age_of_steam.language.position import AgeOfSteamPosition
from footplate.hexes.geometry import EDGES

CITY_LETTERS: Final = "ABCDEFGH"
color = GOODS.meant


class Places(places.Places):
    """The cities and towns of a board."""

    def __init__(self, board: BoardFile) -> None:
        self.board = board
        self.towns = {town.hex for town in board.towns}
        stops = {city.hex: city.name for city in board.cities}
        stops |= {town.hex: town.name for town in board.towns}
        super().__init__(board.name, board.map.columns, stops)

    def between(self, action: Action) -> str:
        """Where new track leads: `Duluth – D2`."""
        if isinstance(action, BuildTrack):
            return self.joined(action.hex, action.tracks)
        if isinstance(action, BuildTown):
            return "to " + ", ".join(self.across(action.hex, edge) for edge in action.exits)
        return ""


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
    return BuildTrack(hex, tracks(rest))


def build_words(action: Action) -> str:
    """A build without its hex: `1-4 (NE–SW)`, `exits 0, 2 (N, SE)`."""
    if isinstance(action, BuildTrack):
        return track_words(action.tracks)
    if isinstance(action, BuildTown):
        numbers = " ".join(map(str, action.exits))
        return f"exits {numbers} ({', '.join(EDGES[each] for each in action.exits)})"
    assert isinstance(action, Urbanize)
    return f"New City {action.city}"
