"""The rule sets. Each game stands alone; none imports another."""

from footplate.core import registry
from footplate.core.game import Game


def _age_of_steam() -> Game:
    from footplate.games.age_of_steam.game import AgeOfSteam

    return AgeOfSteam()


def _steam_power() -> Game:
    from footplate.games.steam_power.game import SteamPower

    return SteamPower()


def _planet_steam() -> Game:
    from footplate.games.planet_steam.game import PlanetSteam

    return PlanetSteam()


def _imperial_steam() -> Game:
    from footplate.games.imperial_steam.game import ImperialSteam

    return ImperialSteam()


def register_all() -> None:
    """Make every game known by name; its code is loaded when it is first asked for."""
    registry.register("age-of-steam", _age_of_steam)
    registry.register("steam-power", _steam_power)
    registry.register("planet-steam", _planet_steam)
    registry.register("imperial-steam", _imperial_steam)
