"""What happens in Steam Power, as typed facts, and how the log says them: the table as a whole.

The other chapters have files of their own; all are found here. Contracts are named by their places
in the plan, cities by their hexes. `play` gives the whole truth, `told` what a viewer may know.
"""

from collections.abc import Sequence
from typing import ClassVar

from footplate.core.event import Event, GameEnded, Move, TableLaid, exchange
from footplate.core.plan import Plan
from footplate.games.steam_power.language.events_automa import (
    AutomaDecides,
    AutomaDrew,
    AutomaPaid,
    AutomaTurnedUp,
    MarkerMoved,
)
from footplate.games.steam_power.language.events_build import (
    CityFlipped,
    CoinsPlaced,
    CoinsRemoved,
    FactoryBuilt,
    Placement,
    TrackLaid,
)
from footplate.games.steam_power.language.events_contracts import (
    BonusLost,
    ContractFulfilled,
    ContractLaidAside,
    ContractShown,
    ContractsTaken,
    ContractStolen,
    ResourceBought,
    ResourceFetched,
    SupplyRenewed,
)
from footplate.games.steam_power.language.saying import color_of, left_over


class GameSetUp(Event, frozen=True):
    """City tiles are on the map, and somebody starts."""

    start: int
    beside: dict[str, int]
    category: ClassVar[str] = "round"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        tiles = [f"{count} {color}" for color, count in self.beside.items() if count]
        beside = f" Beside the map: {', '.join(tiles)}." if tiles else ""
        return f"{names[self.start]} starts.{beside}"


class RoundStarted(Event, frozen=True):
    round: int
    category: ClassVar[str] = "round"

    @property
    def opens(self) -> int:
        return self.round

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return f"— Round {self.round} —"


class MoneyTaken(Event, frozen=True):
    seat: int
    amount: int
    category: ClassVar[str] = "money"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return f"{names[self.seat]} takes ${self.amount} from the bank."

    def moves(self) -> list[Move]:
        return exchange(self.seat, "take-money", money=self.amount)


class TrainDrawn(Event, frozen=True):
    """Basic solo: the active company, as a place."""

    company: str
    left: int
    category: ClassVar[str] = "round"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        color = color_of(plan, self.company)
        return f"The train of {color} is drawn; {left_over(self.left)} in the bag."


class EndTriggered(Event, frozen=True):
    seat: int
    contracts: int
    category: ClassVar[str] = "round"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        done = plan.amount("contract", self.contracts)
        return f"{names[self.seat]} has fulfilled {done}: the game ends with this round."


class PointsCounted(Event, frozen=True):
    """The final scores by seat."""

    scores: list[int]
    category: ClassVar[str] = "round"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        scores = [f"{names[seat]} {score}" for seat, score in enumerate(self.scores)]
        return f"Victory points: {', '.join(scores)}."


EVENTS = (
    GameSetUp,
    TableLaid,
    RoundStarted,
    TrackLaid,
    FactoryBuilt,
    ContractShown,
    ResourceFetched,
    ResourceBought,
    CityFlipped,
    ContractFulfilled,
    BonusLost,
    ContractsTaken,
    ContractStolen,
    SupplyRenewed,
    MoneyTaken,
    EndTriggered,
    TrainDrawn,
    ContractLaidAside,
    PointsCounted,
    GameEnded,
    MarkerMoved,
    AutomaDrew,
    AutomaTurnedUp,
    AutomaDecides,
    CoinsPlaced,
    CoinsRemoved,
    AutomaPaid,
)
__all__ = [
    "EVENTS",
    "AutomaDecides",
    "AutomaDrew",
    "AutomaPaid",
    "AutomaTurnedUp",
    "BonusLost",
    "CityFlipped",
    "CoinsPlaced",
    "CoinsRemoved",
    "ContractFulfilled",
    "ContractLaidAside",
    "ContractShown",
    "ContractStolen",
    "ContractsTaken",
    "EndTriggered",
    "FactoryBuilt",
    "GameEnded",
    "GameSetUp",
    "MarkerMoved",
    "MoneyTaken",
    "Placement",
    "PointsCounted",
    "ResourceBought",
    "ResourceFetched",
    "RoundStarted",
    "SupplyRenewed",
    "TableLaid",
    "TrackLaid",
    "TrainDrawn",
]
