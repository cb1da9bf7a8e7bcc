"""Planet Steam. What a program names of it: its actions and events, and what its states give."""

from footplate.games.planet_steam.language import actions, events
from footplate.games.planet_steam.language.position import PlanetSteamPosition
from footplate.games.planet_steam.language.views import PlanetSteamForecast, PlanetSteamView
from footplate.games.planet_steam.play.state import State

__all__ = [
    "PlanetSteamForecast",
    "PlanetSteamPosition",
    "PlanetSteamView",
    "State",
    "actions",
    "events",
]
