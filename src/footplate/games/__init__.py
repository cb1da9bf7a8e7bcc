"""The rule sets. Each game stands alone; none imports another."""

from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Literal, overload

from footplate.core import registry
from footplate.core.game import Game

if TYPE_CHECKING:
    from footplate.games.age_of_steam.game import AgeOfSteam
    from footplate.games.imperial_steam.game import ImperialSteam
    from footplate.games.planet_steam.game import PlanetSteam
    from footplate.games.steam_power.game import SteamPower

TITLES = {
    "age-of-steam": "AgeOfSteam",
    "imperial-steam": "ImperialSteam",
    "planet-steam": "PlanetSteam",
    "steam-power": "SteamPower",
}
"""By name: the class in the game's `game.py`, loaded when the game is first asked for."""


def _load(name: str) -> Game:
    module = import_module(f"footplate.games.{name.replace('-', '_')}.game")
    title: Game = getattr(module, TITLES[name])()
    return title


def register_all() -> None:
    """Make every game known by name."""
    for name in TITLES:
        registry.register(name, partial(_load, name))


@overload
def game(name: Literal["age-of-steam"]) -> "AgeOfSteam": ...
@overload
def game(name: Literal["imperial-steam"]) -> "ImperialSteam": ...
@overload
def game(name: Literal["planet-steam"]) -> "PlanetSteam": ...
@overload
def game(name: Literal["steam-power"]) -> "SteamPower": ...
@overload
def game(name: str) -> Game: ...
def game(name: str) -> Game:
    """The game of that name; an unknown one is refused with the names that exist."""
    return registry.game(name)
