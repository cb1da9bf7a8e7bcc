"""Age of Steam. What a program names of it: its actions and events, and what its states give."""

from footplate.games.age_of_steam.language import actions, events
from footplate.games.age_of_steam.language.position import AgeOfSteamPosition
from footplate.games.age_of_steam.language.views import AgeOfSteamForecast, AgeOfSteamView
from footplate.games.age_of_steam.play.state import State

__all__ = [
    "AgeOfSteamForecast",
    "AgeOfSteamPosition",
    "AgeOfSteamView",
    "State",
    "actions",
    "events",
]
