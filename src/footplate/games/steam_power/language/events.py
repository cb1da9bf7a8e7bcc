"""What happens in Steam Power, as typed facts, and how the log says them.

Events are open to everybody: none of them names a contract that is hidden in a hand. `company`
is the colour of the active company in basic solo, where one seat leads five; else it is empty.
"""

from typing import Literal

from footplate.core.event import Event

Placement = Literal["lay", "cross", "replace", "remove"]
BONUS_WORDS = {
    "lay_track": "lay track",
    "build_factory": "build a factory",
    "take_contracts": "take contracts",
}


def _who(names: list[str], seat: int, company: str = "") -> str:
    return f"{names[seat]} ({company})" if company else names[seat]


def _paid(names: list[str], pay: list[tuple[int, int]]) -> str:
    return " and ".join(f"${amount} to {names[seat]}" for seat, amount in pay)


def _left(count: int) -> str:
    return "1 is left" if count == 1 else f"{count} are left"


class GameSetUp(Event, frozen=True):
    """City tiles are on the map, and somebody starts."""

    start: int
    beside: dict[str, int]

    def words(self, names: list[str]) -> str:
        tiles = [f"{count} {color}" for color, count in self.beside.items() if count]
        beside = f" Beside the map: {', '.join(tiles)}." if tiles else ""
        return f"{names[self.start]} starts.{beside}"


class RoundStarted(Event, frozen=True):
    round: int

    def words(self, names: list[str]) -> str:
        return f"— Round {self.round} —"


class TrackLaid(Event, frozen=True):
    """A placement: a tile laid, a crossing, or the end tile replaced or removed."""

    seat: int
    how: Placement
    hex: str
    track: tuple[int, int]
    price: int = 0
    completes: tuple[str, str] | None = None
    company: str = ""

    def words(self, names: list[str]) -> str:
        who = _who(names, self.seat, self.company)
        rails = f"{self.track[0]}-{self.track[1]}"
        said = {
            "lay": f"{who} lays track {rails} on {self.hex}",
            "cross": f"{who} crosses on {self.hex} with track {rails}",
            "replace": f"{who} replaces the end tile on {self.hex} by {rails}",
            "remove": f"{who} removes the end tile {rails} from {self.hex}",
        }[self.how]
        price = f" for ${self.price}" if self.price else ""
        link = f", completing {self.completes[0]} – {self.completes[1]}" if self.completes else ""
        return f"{said}{price}{link}."


class FactoryBuilt(Event, frozen=True):
    seat: int
    city: str
    color: str
    cubes: int
    company: str = ""

    def words(self, names: list[str]) -> str:
        plural = "cube" if self.cubes == 1 else "cubes"
        who = _who(names, self.seat, self.company)
        return f"{who} builds a factory in {self.city} with {self.cubes} {self.color} {plural}."


class ContractShown(Event, frozen=True):
    seat: int
    contract: str
    resources: list[str]
    company: str = ""

    def words(self, names: list[str]) -> str:
        who = _who(names, self.seat, self.company)
        return f"{who} fulfils {self.contract}: {', '.join(self.resources)}."


class ResourceFetched(Event, frozen=True):
    """`pay` is what other seats receive; in basic solo the bank gets `price` in their place."""

    seat: int
    color: str
    city: str
    price: int
    pay: list[tuple[int, int]]

    def words(self, names: list[str]) -> str:
        paid = _paid(names, self.pay) if self.pay else f"${self.price} to the bank"
        price = f", paying {paid}" if self.price else " for free"
        return f"{names[self.seat]} fetches {self.color} from {self.city}{price}."


class ResourceBought(Event, frozen=True):
    seat: int
    color: str
    price: int

    def words(self, names: list[str]) -> str:
        return f"{names[self.seat]} buys {self.color} from the bank for ${self.price}."


class CityFlipped(Event, frozen=True):
    """The last cube has left; the factory's owner will score."""

    city: str
    owner: int
    company: str = ""

    def words(self, names: list[str]) -> str:
        owner = f"{self.company}'s" if self.company else f"{names[self.owner]}'s"
        return f"{self.city} is empty and flipped: {owner} factory scores."


class ContractFulfilled(Event, frozen=True):
    seat: int
    contract: str
    vp: int
    money: int
    count: int

    def words(self, names: list[str]) -> str:
        money = f" and ${self.money}" if self.money else ""
        plural = "point" if self.vp == 1 else "points"
        return (
            f"{names[self.seat]} has fulfilled {self.contract}: {self.vp} {plural}{money} "
            f"(contract {self.count})."
        )


class BonusLost(Event, frozen=True):
    """Declined, or not possible."""

    seat: int
    bonus: str
    declined: bool

    def words(self, names: list[str]) -> str:
        what = BONUS_WORDS[self.bonus]
        if self.declined:
            return f"{names[self.seat]} gives up the bonus to {what}."
        return f"The bonus to {what} is lost: it cannot be used."


class ContractsTaken(Event, frozen=True):
    """From the supply; which ones is for the taker alone to see."""

    seat: int
    count: int
    left: int

    def words(self, names: list[str]) -> str:
        plural = "contract" if self.count == 1 else "contracts"
        return f"{names[self.seat]} takes {self.count} {plural}; {_left(self.left)}."


class ContractStolen(Event, frozen=True):
    """From a hand; which one is for the two concerned alone to see."""

    seat: int
    victim: int

    def words(self, names: list[str]) -> str:
        return f"{names[self.seat]} takes a contract from the hand of {names[self.victim]}."


class SupplyRenewed(Event, frozen=True):
    """The Automas' discards are the new supply."""

    contracts: int

    def words(self, names: list[str]) -> str:
        count = self.contracts
        cards = "1 discarded contract is" if count == 1 else f"{count} discarded contracts are"
        return f"The supply is empty: {cards} shuffled into it."


class MoneyTaken(Event, frozen=True):
    seat: int
    amount: int

    def words(self, names: list[str]) -> str:
        return f"{names[self.seat]} takes ${self.amount} from the bank."


class EndTriggered(Event, frozen=True):
    seat: int
    contracts: int

    def words(self, names: list[str]) -> str:
        return (
            f"{names[self.seat]} has fulfilled {self.contracts} contracts: "
            "the game ends with this round."
        )


class TrainDrawn(Event, frozen=True):
    """Basic solo: the active company."""

    company: str
    left: int

    def words(self, names: list[str]) -> str:
        return f"The train of {self.company} is drawn; {_left(self.left)} in the bag."


class ContractLaidAside(Event, frozen=True):
    """Basic solo: the end of a round."""

    round: int
    rounds: int

    def words(self, names: list[str]) -> str:
        return f"A contract is laid aside: round {self.round} of {self.rounds} is over."


class GameEnded(Event, frozen=True):
    scores: list[int]

    def words(self, names: list[str]) -> str:
        scores = ", ".join(f"{names[seat]} {score}" for seat, score in enumerate(self.scores))
        return f"The game is over: {scores}."


# --- Automas. Each step says by which rule and tie-break it was decided. ---------------------


class MarkerMoved(Event, frozen=True):
    seat: int
    corner: str
    color: str

    def words(self, names: list[str]) -> str:
        corner = self.corner.replace("_", " ")
        return f"{names[self.seat]}: the direction marker moves to the {corner} ({self.color})."


class AutomaDrew(Event, frozen=True):
    seat: int
    count: int
    left: int

    def words(self, names: list[str]) -> str:
        if not self.count:
            return f"{names[self.seat]}: there is no contract left to draw."
        plural = "contract" if self.count == 1 else "contracts"
        return f"{names[self.seat]} draws {self.count} {plural} face down; {_left(self.left)}."


class AutomaTurnedUp(Event, frozen=True):
    seat: int
    contract: str
    resources: list[str]
    bonus: str | None

    def words(self, names: list[str]) -> str:
        icon = f", icon: {BONUS_WORDS[self.bonus]}" if self.bonus else ", no icon"
        resources = ", ".join(self.resources)
        return f"{names[self.seat]} turns up {self.contract}: {resources}{icon}."


class AutomaDecides(Event, frozen=True):
    """What the Automa does and the rule (an id of the rules page) that decided it."""

    seat: int
    what: str
    why: str
    rule: str

    def words(self, names: list[str]) -> str:
        return f"{names[self.seat]} {self.what}: {self.why}. [{self.rule}]"


class CoinsPlaced(Event, frozen=True):
    seat: int
    target: str
    hexes: list[str]

    def words(self, names: list[str]) -> str:
        return f"{names[self.seat]}: coins mark the way to {self.target}: {', '.join(self.hexes)}."


class CoinsRemoved(Event, frozen=True):
    """A coin path can no longer be followed; with it goes the incomplete link."""

    seat: int
    coins: list[str]
    tiles: list[str]

    def words(self, names: list[str]) -> str:
        parts = [f"the coins {', '.join(self.coins)}"] if self.coins else []
        parts += [f"the tiles {', '.join(self.tiles)}"] if self.tiles else []
        return f"{names[self.seat]}: the way is blocked; {' and '.join(parts)} go off the map."


class AutomaPaid(Event, frozen=True):
    """Money in place of a bonus or an action that it cannot take."""

    seat: int
    amount: int
    instead: str

    def words(self, names: list[str]) -> str:
        return f"{names[self.seat]} gains ${self.amount} instead: {self.instead}."


EVENTS = (
    GameSetUp,
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
    GameEnded,
    MarkerMoved,
    AutomaDrew,
    AutomaTurnedUp,
    AutomaDecides,
    CoinsPlaced,
    CoinsRemoved,
    AutomaPaid,
)
