"""What the map shows: cities with the dice that feed them, cubes, track and its owners."""

from collections.abc import Sequence
from typing import Final

from footplate.cli.hexes.hexmap import City, Lying, Piece
from footplate.cli.hexes.inks import INK, Goods, Palette
from footplate.cli.hexes.tracks import WIDTH
from footplate.core.plan import Plan
from footplate.games.age_of_steam.language.position import AgeOfSteamPosition

SIDES: Final = {"light": "○", "dark": "●"}
SIGNS: Final = {"river": "~", "mountain": "^"}
GOODS: Final = Goods(
    {"red": "R", "blue": "B", "purple": "P", "yellow": "Y", "black": "K", "white": "W"},
    {
        "red": ("#ffffff", "#b3261e"),
        "blue": ("#ffffff", "#2456a6"),
        "purple": ("#ffffff", "#7b3fa0"),
        "yellow": ("#000000", "#e0b71f"),
        "black": ("#ffffff", "#000000"),
        "white": ("#000000", "#f5f5f5"),
    },
)
LETTERS: Final = GOODS.letters
PALETTE: Final = Palette(
    ("#ffb84d", "#4fe0e8", "#ff7ac0", "#8cf06a", "#9fb4ff", "#ff8a80"),
    ("yellow", "cyan", "magenta", "green", "blue", "red"),
)


def lying(plan: Plan, position: AgeOfSteamPosition) -> Lying:
    """What lies on the map of a plan."""
    cities, signs = dict[str, City](), dict[str, str]()
    for place in plan.places.values():
        if place.kind == "city":
            columns = [plan.places[f"column:{each}"].printed for each in place.printed["growth"]]
            feeds = "".join(f"{SIDES[column['side']]}{column['die']}" for column in columns)
            cities[place.id] = _city(place.printed["takes"], feeds)
        elif "terrain" in place.printed:
            own = f"${place.printed['price']}" if "own_price" in place.printed else ""
            signs[place.id] = own or SIGNS.get(place.kind, "")
    for new in position.new_cities:
        cities[new.hex] = _city(plan.places[new.city].printed["takes"], f" {new.city}")
    tracks = {
        tile.hex: [(each.exits, each.owner) for each in tile.track] for tile in position.tiles
    }
    signs = {hex: sign for hex, sign in signs.items() if hex not in tracks}
    pieces = {hex: _cubes(cubes) for hex, cubes in position.cubes.items()}
    return Lying(cities, tracks, pieces, signs)


def _city(takes: Sequence[str], feeds: str) -> City:
    letters = "".join(LETTERS[color] for color in takes)
    told = (f" {letters}{feeds}", f"{letters}{feeds}", f" {letters}")
    return City(GOODS.style(takes[0]), told, GOODS.style(takes[0], bold=False))


def _cubes(cubes: Sequence[str]) -> list[Piece]:
    """Each cube, or how many of each colour where there are more than fit."""
    if len(cubes) <= WIDTH:
        return [(LETTERS[color], GOODS.style(color)) for color in cubes]
    words = "".join(f"{LETTERS[color]}{cubes.count(color)}" for color in LETTERS if color in cubes)
    return [(words if len(words) <= WIDTH else f"{len(cubes)} all", f"bold {INK}")]


def legend(plan: Plan) -> str:
    price = {row[0]: row[1] for row in plan.charts["costs"].rows}
    return (
        f"K1 plain ${price['plain']}  K1~ river ${price['river']}  "
        f"K1^ mountain ${price['mountain']}  K1+ build  "
        "(Town)  [City] R○3: takes red, light die 3  digit: owner, 0 none"
    )
