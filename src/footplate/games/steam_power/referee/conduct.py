# footplate: compiled
"""The rules of play: generator, referee and what actions do, joined."""

from footplate.core.chance import Chance
from footplate.core.conduct import Conduct as CoreConduct
from footplate.core.refusal import Refusal
from footplate.games.steam_power.play.legal import legal_codes, sample_code
from footplate.games.steam_power.play.state import State
from footplate.games.steam_power.play.turn import carry_out
from footplate.games.steam_power.referee.refuse import refuse


class Conduct(CoreConduct[State]):
    """What a position of Steam Power asks of its rules."""

    def codes(self, state: State) -> list[int]:
        return legal_codes(state)

    def sample(self, state: State, rng: Chance) -> int:
        return sample_code(state, rng)

    def refuse(self, state: State, code: int) -> Refusal | None:
        return refuse(state, code)

    def play(self, state: State, code: int) -> None:
        carry_out(state, code)
