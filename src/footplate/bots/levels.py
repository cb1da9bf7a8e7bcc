"""Levels of play by name, the same names in every game; what each costs is the game's."""

from typing import Final

from msgspec.structs import replace

from footplate.bots.search import SearchBot, Settings
from footplate.bots.unsteady import UnsteadyBot
from footplate.core.game import Game

LEVELS: Final = ("easy", "normal", "hard", "expert")
USUAL: Final = Settings(24, lines=6)
"""For games that nobody has measured; experts take four times as many playouts there."""
HARD: Final = {
    "age-of-steam": Settings(9, lines=6, careful=True),
    "imperial-steam": Settings(12, lines=6),
    "planet-steam": Settings(4, lines=2),
    "steam-power": Settings(32, rounds=1, lines=8),
}
"""At most about a second for 19 decisions out of 20, compiled, on one core. In Imperial and Planet
Steam less is enough to beat those who do not look ahead, and nobody waits for them."""
EXPERT: Final = {
    "age-of-steam": Settings(24, rounds=1, lines=6, careful=True),
    "imperial-steam": Settings(48, rounds=1, lines=6),
    "planet-steam": Settings(24, lines=6),
    "steam-power": Settings(128, rounds=1, lines=10),
}
"""In Imperial Steam and Age of Steam one sees further, not more surely: what the end of a round
says of somebody leans to one side, however often it is asked."""
SLIPS: Final = {"steam-power": 50}
USUAL_SLIPS: Final = 35
"""How many decisions out of 100 a beginner takes lightly."""
VARIETY: Final = 15
"""By how many per cent the beliefs of a player differ from the usual ones, so that no two games
are alike."""


def settings_of(level: str, game: str) -> Settings:
    """How far a searching level looks in a game."""
    hard = HARD.get(game, USUAL)
    if level == "hard":
        return hard
    return EXPERT.get(game, replace(hard, playouts=4 * hard.playouts, lines=hard.lines + 2))


def meaning(level: str, game: str) -> Settings | tuple[int, int]:
    """What a level is made of in a game: how far it looks, or its variety and its slips."""
    if level in ("hard", "expert"):
        return settings_of(level, game)
    return VARIETY, SLIPS.get(game, USUAL_SLIPS) if level == "easy" else 0


def level_bot(level: str, game: Game, seed: int) -> SearchBot | UnsteadyBot:
    """A fresh bot of a level."""
    found = meaning(level, game.name)
    if isinstance(found, Settings):
        return SearchBot(game, seed, found, level)
    variety, slips = found
    return UnsteadyBot(game, seed, level, variety, slips)
