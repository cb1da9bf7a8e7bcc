"""The rule sets. Each game stands alone; none imports another."""

from footplate.core import registry
from footplate.core.game import Game


def _age_of_steam() -> Game:
    from footplate.games.age_of_steam.game import AgeOfSteam

    return AgeOfSteam()


def register_all() -> None:
    """Make every game known by name; its code is loaded when it is first asked for."""
    registry.register("age-of-steam", _age_of_steam)
