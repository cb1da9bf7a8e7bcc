"""The bot that takes what looks best at once: any game that says what a position is worth."""

from importlib import import_module
from typing import Protocol

from footplate.core.game import Game
from footplate.core.refusal import BadInput
from footplate.core.state import State


class Valuer(Protocol):
    """What a greedy bot has to know about a game."""

    def lines(self, state: State) -> list[list[int]]:
        """What is worth trying: sequences of codes for the mover, all played in one go.

        A line holds at least one code, and only decisions that the mover makes one after the
        other. At least one line is given while the game runs.
        """
        ...

    def follow(self, state: State, line: list[int]) -> State:
        """A copy on which the line was played, before luck or anybody else acts."""
        ...

    def value(self, before: State, after: State) -> int:
        """How good a followed line is for the mover of the position before it: more is better."""
        ...


class GreedyBot:
    """Tries every line that the valuer names and plays the best, the first one among equals.

    The rest of a longer line is kept and played on while the position is the expected one.
    """

    name = "greedy"

    def __init__(self, valuer: Valuer) -> None:
        self._valuer = valuer
        self._rest: list[int] = []
        self._expected: list[int] = []

    def choose(self, state: State) -> int:
        going_on = self._rest and state.key() == self._expected
        line = self._rest if going_on else self._best(state)
        self._keep(state, line)
        return line[0]

    def _best(self, state: State) -> list[int]:
        lines = self._valuer.lines(state)
        if len(lines) == 1:
            return lines[0]
        best, most = lines[0], 0
        for number, line in enumerate(lines):
            worth = self._valuer.value(state, self._valuer.follow(state, line))
            if number == 0 or worth > most:
                best, most = line, worth
        return best

    def _keep(self, state: State, line: list[int]) -> None:
        """Remember how the line goes on, and the position in which it does."""
        self._rest = line[1:]
        if self._rest:
            after = state.clone()
            after.play_code(line[0])
            self._expected = after.key()


_VALUERS = {
    "age-of-steam": "footplate.games.age_of_steam.planning.valuer:AgeOfSteamValuer",
    "steam-power": "footplate.games.steam_power.planning.valuer:SteamPowerValuer",
    "planet-steam": "footplate.games.planet_steam.planning.valuer:PlanetSteamValuer",
    "imperial-steam": "footplate.games.imperial_steam.planning.valuer:ImperialSteamValuer",
}
"""By game: module and class, loaded only when asked for."""


def valuer_for(game: Game) -> Valuer:
    """The valuer of a game; BadInput where nobody has written one."""
    if game.name not in _VALUERS:
        raise BadInput(f"there is no greedy bot for {game.title} yet")
    module, _, name = _VALUERS[game.name].partition(":")
    valuer: Valuer = getattr(import_module(module), name)()
    return valuer
