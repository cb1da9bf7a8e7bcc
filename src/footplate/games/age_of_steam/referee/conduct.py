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

    def __init__(self) -> None:
        # Held here: compiled code looks a name of another module up at each use.
        self.phases = SEQUENCE_OF_PLAY

    def codes(self, state: State) -> list[int]:
        return self.phases[state.phase].codes(state)

    def sample(self, state: State, rng: Chance) -> int:
        return self.phases[state.phase].sample(state, rng)

    def refuse(self, state: State, code: int) -> Refusal | None:
        return refuse(state, code)

    def play(self, state: State, code: int) -> None:
        self.phases[state.phase].play(state, code)
        if state.mover < 0:
            run(state)
