"""What the map shows: cities with their tiles, factories and cubes, track and its owners, coins."""

from typing import Final

from footplate.cli.hexes.hexmap import OPEN_END, City, Laid, Lying, Piece
from footplate.cli.hexes.inks import INK, Goods, Palette, seat_digit
from footplate.cli.hexes.tracks import WIDTH
from footplate.core.plan import Plan
from footplate.games.steam_power.board.tables import load_tables
from footplate.games.steam_power.language.views import CityView, SteamPowerView

GOODS: Final = Goods(
    {tile.color: tile.letter for tile in load_tables().city_tiles},
    {
        "black": ("#ffffff", "#000000"),
        "white": ("#000000", "#f5f5f5"),
        "orange": ("#000000", "#f08a24"),
        "gray": ("#000000", "#a3a3a3"),
        "purple": ("#ffffff", "#7b3fa0"),
    },
)
# In the order of the companies: red, blue, green, yellow, purple.
PALETTE: Final = Palette(
    ("#ff8a80", "#8fb4ff", "#8cf06a", "#ffd84d", "#f08cff"),
    ("red", "blue", "green", "yellow", "magenta"),
)
SIGNS: Final = {"hills": "∩", "mountains": "^"}
COIN: Final = "@"
FLIPPED: Final = "flip"


def lying(plan: Plan, view: SteamPowerView) -> Lying:
    """What a seat sees on the map of a plan."""
    tracks = dict[str, list[Laid]]()
    for placed in view.tracks:
        tracks.setdefault(placed.hex, []).append((placed.track, placed.owner))
    hexes = (place for place in plan.places.values() if place.id not in tracks)
    signs = {place.id: SIGNS[place.kind] for place in hexes if place.kind in SIGNS}
    for path in view.automa.paths if view.automa else []:
        for coin in path.coins:
            signs[coin.hex] = f"{signs.get(coin.hex, '')}{COIN}{seat_digit(path.seat)}"
    cities = {city.hex: _city(city) for city in view.cities}
    return Lying(cities, tracks, {city.hex: _factory(city) for city in view.cities}, signs)


def _city(city: CityView) -> City:
    paper = f"bold {INK}" if city.flipped else GOODS.style(city.color)
    tile = GOODS.letters[city.color] + ("&" if len(city.group) > 1 else "")
    return City(paper, (f" {tile}", tile), paper)


def _factory(city: CityView) -> list[Piece]:
    if city.owner is None:
        return []
    owner = (seat_digit(city.owner), f"bold {PALETTE.ink(city.owner)}")
    if city.flipped:
        return [owner, (f" {FLIPPED}", INK)]
    letter = GOODS.letters[city.color]
    cubes = letter * city.cubes if city.cubes < WIDTH else f"{letter}x{city.cubes}"
    return [owner, (cubes, GOODS.style(city.color))]


def legend(plan: Plan) -> str:
    price = {row[0]: row[1] for row in plan.charts["costs"].rows}
    return (
        f"K1 plains ${price['plains']}  K1∩ hills ${price['hills']}  "
        f"K1^ mountains ${price['mountains']}  + build  [City] W&: white, group  "
        f"2WWW: factory of 2  {OPEN_END} open end  {COIN}2 coin"
    )
