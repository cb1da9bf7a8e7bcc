"""Who sits for an Automa."""

from footplate.core.state import State


class AutomaPlayer:
    """Plays the one action that an Automa's seat has: the rules decide, not it."""

    name = "automa"

    def choose(self, state: State) -> int:
        return state.codes()[0]
