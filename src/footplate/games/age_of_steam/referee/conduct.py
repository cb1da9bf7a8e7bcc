# footplate: compiled
"""The rules of play as a value: the phases (what is legal, what follows) and the referee joined."""

from footplate.core.chance import Chance
from footplate.core.conduct import Conduct as CoreConduct
from footplate.core.refusal import Refusal
from footplate.games.age_of_steam.play.sequence import SEQUENCE_OF_PLAY, run
from footplate.games.age_of_steam.play.state import State
from footplate.games.age_of_steam.referee.refuse import refuse


class Conduct(CoreConduct[State]):
    """The rules of play, phase by phase."""

    def codes(self, state: State) -> list[int]:
        return SEQUENCE_OF_PLAY[state.phase].codes(state)

    def sample(self, state: State, rng: Chance) -> int:
        return SEQUENCE_OF_PLAY[state.phase].sample(state, rng)

    def refuse(self, state: State, code: int) -> Refusal | None:
        return refuse(state, code)

    def play(self, state: State, code: int) -> None:
        SEQUENCE_OF_PLAY[state.phase].play(state, code)
        if state.mover < 0:
            run(state)
