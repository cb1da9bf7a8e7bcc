# footplate: compiled
"""The rules of play as one value: what is legal, why not, and what comes of it."""

from footplate.core.chance import Chance
from footplate.core.conduct import Conduct as CoreConduct
from footplate.core.refusal import Refusal
from footplate.games.planet_steam.play.legal import legal_codes, sample_code
from footplate.games.planet_steam.play.state import State
from footplate.games.planet_steam.play.turn import carry_out
from footplate.games.planet_steam.referee.refuse import refuse


class Conduct(CoreConduct[State]):
    """Generator, referee and round, joined for the states of this game."""

    def codes(self, state: State) -> list[int]:
        return legal_codes(state)

    def sample(self, state: State, rng: Chance) -> int:
        return sample_code(state, rng)

    def refuse(self, state: State, code: int) -> Refusal | None:
        return refuse(state, code)

    def play(self, state: State, code: int) -> None:
        carry_out(state, code)
