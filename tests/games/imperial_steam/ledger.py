"""Money and influence kept by the events alone: whatever moves is told, to the right seat."""

from footplate import Event
from footplate.games.imperial_steam.language import events as e
from footplate.games.imperial_steam.language import events_scoring as s
from footplate.games.imperial_steam.play.state import State

PAID = (
    e.WorkerHired,
    e.EngineerHired,
    e.StationBuilt,
    e.FactoryBuilt,
    e.GoodBought,
    e.GoodOrdered,
    e.TrainBought,
    e.TrainUpgraded,
    e.Donated,
    e.AccessBought,
)


class Ledger:
    """Plays on a state and checks money and influence against the events after every action."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.money = state.money[:]
        self.columns = state.columns[:]
        self.scored: list[int] | None = None
        """After the end: the wealth by the events of the scoring."""

    def play(self, code: int) -> list[Event]:
        events: list[Event] = []
        self.state.log = events
        self.state.play_code(code)
        self.state.log = None
        for event in events:
            self._book(event)
            if isinstance(event, s.GameEnded):
                self.scored = self.money[:]
            elif self.scored is not None:
                self._score(event, self.scored)
        assert self.money == self.state.money, events
        assert self.columns == self.state.columns, events
        return events

    def check_result(self) -> None:
        """The steps of the scoring add up to the final standings."""
        assert self.scored is not None
        result = self.state.result()
        assert [result.score(seat) for seat in range(self.state.rules.seats)] == self.scored

    def _book(self, event: Event) -> None:
        if isinstance(event, PAID):
            self.money[event.seat] -= event.price
        elif isinstance(event, e.BidShown):
            self.money[event.seat] -= event.amount
        elif isinstance(event, e.FeePaid):
            self.money[event.seat] -= event.amount
            self.money[event.to] += event.amount
        elif isinstance(event, e.IncomeCollected | e.GoalReached | e.Fundraised):
            self.money[event.seat] += event.amount
        elif isinstance(event, e.ShareSold):
            self.money[event.seat] += event.value
        elif isinstance(event, e.GoodDelivered):
            self.money[event.seat] += event.pay
        elif isinstance(event, e.InfluenceMoved):
            self.columns[event.seat] += event.steps * self.state.rules.column_step
            assert self.columns[event.seat] == event.to

    def _score(self, event: Event, scored: list[int]) -> None:
        if isinstance(
            event,
            s.IncomeScored | s.GoodsScored | s.KeyScored | s.HubsScored | s.ContractScored,
        ):
            scored[event.seat] += event.amount
        elif isinstance(event, s.WayPaid):
            scored[event.seat] -= event.amount
            scored[event.to] += event.amount
        elif isinstance(event, s.ShareholdersPaid):
            scored[event.seat] -= event.amount
            assert scored[event.seat] == event.total
