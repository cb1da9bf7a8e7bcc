"""Imperial Steam. What a program names of it: its actions and events, and what its states give."""

from footplate.games.imperial_steam.language import actions, events
from footplate.games.imperial_steam.language.position import ImperialSteamPosition
from footplate.games.imperial_steam.language.views import ImperialSteamForecast, ImperialSteamView
from footplate.games.imperial_steam.play.state import State

__all__ = [
    "ImperialSteamForecast",
    "ImperialSteamPosition",
    "ImperialSteamView",
    "State",
    "actions",
    "events",
]
