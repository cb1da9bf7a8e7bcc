"""Credits kept by the events alone: every credit that moves is told, to the right seat."""

from footplate import Event
from footplate.games.planet_steam.language import events as e
from footplate.games.planet_steam.play.state import State


class Ledger:
    """Plays on a state and checks its credits against the events after every action."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.credits = state.credits[:]

    def play(self, code: int) -> list[Event]:
        events: list[Event] = []
        self.state.log = events
        self.state.play_code(code)
        self.state.log = None
        for event in events:
            self._book(event)
        assert self.credits == self.state.credits, events
        return events

    def _book(self, event: Event) -> None:
        credits = self.credits
        if isinstance(event, e.CreditsGranted):
            credits[event.seat] += event.amount
        elif isinstance(event, e.AuctionWon | e.PricesManipulated | e.CarrierKept):
            credits[event.seat] -= event.paid
        elif isinstance(event, e.BenefitTaken) and event.what.endswith("credits"):
            credits[event.seat] += int(event.what.split()[0])
        elif isinstance(event, e.TankRighted | e.ManipulatorPaid | e.NoZoneLeft):
            credits[event.seat] += event.credits
        elif isinstance(event, e.TankBought | e.ConverterBought):
            credits[event.seat] -= event.credits
        elif isinstance(event, e.Traded):
            credits[event.seat] -= event.amount * event.price
        elif isinstance(event, e.CertificateTraded):
            credits[event.seat] += event.credits
