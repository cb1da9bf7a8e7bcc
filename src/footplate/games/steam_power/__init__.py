"""Steam Power. What a program names of it: its actions and events, and what its states give."""

from footplate.games.steam_power.language import actions, events
from footplate.games.steam_power.language.position import SteamPowerPosition
from footplate.games.steam_power.language.views import SteamPowerForecast, SteamPowerView
from footplate.games.steam_power.play.state import State

__all__ = [
    "State",
    "SteamPowerForecast",
    "SteamPowerPosition",
    "SteamPowerView",
    "actions",
    "events",
]
