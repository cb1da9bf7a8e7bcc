"""One ledger for all games: what each seat has, kept by the moves of the events alone."""

from footplate import Event, State
from footplate.core.event import balance


class Ledger:
    """Plays on a state, and holds what every seat has against what was told to change hands."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.held = self._seen()

    def _seen(self) -> dict[tuple[int | str, str], int]:
        """What each seat sees that it has itself, without what it has none of."""
        game, found = self.state.game, dict[tuple[int | str, str], int]()
        for seat in range(game.seats_of(self.state)):
            for what, count in game.holdings(self.state, seat)[seat].items():
                if count:
                    found[seat, what] = count
        return found

    def play(self, code: int) -> list[Event]:
        events: list[Event] = []
        self.state.log = events
        self.state.play_code(code)
        self.state.log = None
        for key, change in balance(move for event in events for move in event.moves()).items():
            if isinstance(key[0], int):
                self.held[key] = self.held.get(key, 0) + change
                if not self.held[key]:
                    del self.held[key]
        assert self.held == self._seen(), events
        return events
