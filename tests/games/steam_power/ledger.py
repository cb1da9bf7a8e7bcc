"""Money kept by the events alone: every dollar that moves is told, to the right purse."""

from footplate import Event
from footplate.games.steam_power.language import events as e
from footplate.games.steam_power.play.state import State


class Ledger:
    """Plays on a state and checks its purses against the events after every action."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.purses = state.money[:]

    def play(self, code: int) -> list[Event]:
        events: list[Event] = []
        self.state.log = events
        self.state.play_code(code)
        self.state.log = None
        for event in events:
            self._book(event)
        assert self.purses == self.state.money, events
        return events

    def _book(self, event: Event) -> None:
        purses = self.purses
        if isinstance(event, e.TrackLaid):
            purses[event.seat] -= event.price
        elif isinstance(event, e.ResourceFetched):
            purses[event.seat] -= event.price
            for seat, amount in event.pay:
                purses[seat] += amount
            assert not event.pay or sum(amount for _, amount in event.pay) == event.price
        elif isinstance(event, e.ResourceBought):
            purses[event.seat] -= event.price
        elif isinstance(event, e.ContractFulfilled):
            purses[event.seat] += event.money
        elif isinstance(event, e.MoneyTaken | e.AutomaPaid):
            purses[event.seat] += event.amount
