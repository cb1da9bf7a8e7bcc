"""What a player types: towns, New Cities, colours of goods. And how they are said back."""

from typing import Final

from footplate import Action, BadInput
from footplate.cli.age_of_steam.hexmap import GOODS
from footplate.cli.hexes.places import JOINS, Places, edge, is_edge, track_words, tracks
from footplate.core.tokens import tokens
from footplate.games.age_of_steam.language.actions import BuildTown, BuildTrack, Urbanize
from footplate.games.age_of_steam.language.position import AgeOfSteamPosition
from footplate.hexes.geometry import EDGES

CITY_LETTERS: Final = "ABCDEFGH"
CITY_WORDS: Final = ("CITY", "NEW", "URBANISE", "URBANIZE", "ON")
TOWN_WORDS: Final = ("TOWN", "EXIT", "EXITS")
color = GOODS.meant


def leads(places: Places, action: Action) -> str:
    """Where new track leads: `Duluth – D2`."""
    if isinstance(action, BuildTrack):
        return places.joined(action.hex, action.tracks)
    if isinstance(action, BuildTown):
        return "to " + ", ".join(places.across(action.hex, edge) for edge in action.exits)
    return ""


def city_letter(words: str) -> str | None:
    """The letter of a New City among the words."""
    found = [word.upper() for word in words.split() if word.upper() in CITY_LETTERS]
    return found[0] if len(found) == 1 else None


def build_action(places: Places, position: AgeOfSteamPosition, hex: str, rest: str) -> Action:
    """The build that `K10 1-4`, `K10 NE-SW 0-3`, `K9 0 2 4` or `K9 A` asks for."""
    rest = rest.upper().replace("AND", " ").replace("+", " ").replace(",", " ")
    letter = city_letter(" ".join(word for word in rest.split() if word not in CITY_WORDS))
    if letter is not None:
        return Urbanize(hex, letter)  # type: ignore[arg-type]
    new = {city.hex for city in position.new_cities}
    if places.terrain.get(hex) == "town" and hex not in new:
        edges = [word for word in tokens(rest) if word not in (*JOINS, *TOWN_WORDS)]
        if not edges or not all(map(is_edge, edges)):
            raise BadInput(f"{rest!r}: name the exits of a town by edge, such as 0 2 or N SE.")
        return BuildTown(hex, tuple(sorted({edge(word) for word in edges})))
    return BuildTrack(hex, tracks(rest))


def build_words(action: BuildTrack | BuildTown | Urbanize) -> str:
    """A build without its hex: `1-4 (NE–SW)`, `exits 0 2 (N, SE)`."""
    if isinstance(action, BuildTrack):
        return track_words(action.tracks)
    if isinstance(action, Urbanize):
        return f"New City {action.city}"
    exits = " ".join(map(str, action.exits))
    return f"exits {exits} ({', '.join(EDGES[each] for each in action.exits)})"
