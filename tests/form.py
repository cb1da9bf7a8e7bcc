"""Which form of the engine is under test: games of thinking bots take long in plain Python."""

from footplate.games.age_of_steam.play import state as engine

COMPILED = not str(engine.__file__).endswith(".py")
