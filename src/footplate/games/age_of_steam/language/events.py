"""What happens in Age of Steam, as typed facts, and how the log says them."""

from footplate.core.event import Event


def _money(amount: int) -> str:
    return f"${amount}"


class OrderRolled(Event, frozen=True):
    """The dice for the first player order; tied seats roll again, so a seat may appear twice."""

    rolls: list[tuple[int, list[int]]]
    order: list[int]

    def words(self, names: list[str]) -> str:
        rolls = ", ".join(f"{names[seat]} {'+'.join(map(str, dice))}" for seat, dice in self.rolls)
        order = ", ".join(names[seat] for seat in self.order)
        return f"Dice for the player order: {rolls}. The order is {order}."


class TurnStarted(Event, frozen=True):
    turn: int
    turns: int

    def words(self, names: list[str]) -> str:
        return f"— Turn {self.turn} of {self.turns} —"


class SharesIssued(Event, frozen=True):
    seat: int
    shares: int
    money: int

    def words(self, names: list[str]) -> str:
        if not self.shares:
            return f"{names[self.seat]} issues no shares."
        plural = "share" if self.shares == 1 else "shares"
        return f"{names[self.seat]} issues {self.shares} {plural} for {_money(self.money)}."


class BidMade(Event, frozen=True):
    seat: int
    amount: int

    def words(self, names: list[str]) -> str:
        return f"{names[self.seat]} bids {_money(self.amount)}."


class BidPassed(Event, frozen=True):
    seat: int

    def words(self, names: list[str]) -> str:
        return f"{names[self.seat]} passes by Turn Order and stays in the bidding."


class PlaceTaken(Event, frozen=True):
    """A bidder's place is fixed: by dropping out, or as the last one left."""

    seat: int
    place: int
    paid: int
    dropped: bool

    def words(self, names: list[str]) -> str:
        ending = {1: "st", 2: "nd", 3: "rd"}.get(self.place, "th")
        how = "drops out" if self.dropped else "is the last one left"
        return f"{names[self.seat]} {how}: {self.place}{ending}, pays {_money(self.paid)}."


class ActionSelected(Event, frozen=True):
    seat: int
    action: str

    def words(self, names: list[str]) -> str:
        return f"{names[self.seat]} selects {self.action}."


class EngineRaised(Event, frozen=True):
    seat: int
    links: int

    def words(self, names: list[str]) -> str:
        links = "1 link" if self.links == 1 else f"{self.links} links"
        return f"{names[self.seat]}'s engine now pulls {links}."


class CityPlaced(Event, frozen=True):
    seat: int
    place: str
    city: str
    color: str

    def words(self, names: list[str]) -> str:
        return f"{names[self.seat]} puts New City {self.city} ({self.color}) on {self.place}."


class TrackBuilt(Event, frozen=True):
    """`how` is place, replace or redirect; `completes` are the links that it finished."""

    seat: int
    place: str
    how: str
    tile: str
    shows: str
    price: int
    completes: list[tuple[str, str]]

    def words(self, names: list[str]) -> str:
        verb = {"place": "builds on", "replace": "replaces", "redirect": "redirects"}[self.how]
        text = (
            f"{names[self.seat]} {verb} {self.place}: {self.tile.replace('_', ' ')}, {self.shows}"
        )
        text += f", for {_money(self.price)}."
        links = " and ".join(f"{one} – {two}" for one, two in self.completes)
        return f"{text} This completes {links}." if links else text


class TrackLapsed(Event, frozen=True):
    seat: int
    hexes: list[str]

    def words(self, names: list[str]) -> str:
        return f"{names[self.seat]}'s unfinished track on {', '.join(self.hexes)} is unowned now."


class BuildEnded(Event, frozen=True):
    seat: int
    builds_left: int

    def words(self, names: list[str]) -> str:
        return f"{names[self.seat]} ends the build turn."


class CubeDelivered(Event, frozen=True):
    """`gains` is the income each owner got, as (seat, links); `bonus` is the mover's extra."""

    seat: int
    good: str
    route: list[str]
    gains: list[tuple[int, int]]
    bonus: int

    def words(self, names: list[str]) -> str:
        gains = ", ".join(f"{names[seat]} +{links}" for seat, links in self.gains) or "nobody gains"
        extra = f" (and +{self.bonus} for the mover)" if self.bonus else ""
        return f"{names[self.seat]} moves {self.good}: {' → '.join(self.route)}. {gains}{extra}."


class MoveDeclined(Event, frozen=True):
    seat: int

    def words(self, names: list[str]) -> str:
        return f"{names[self.seat]} moves nothing."


class IncomeCollected(Event, frozen=True):
    seat: int
    amount: int

    def words(self, names: list[str]) -> str:
        return f"{names[self.seat]} collects {_money(self.amount)}."


class ExpensesPaid(Event, frozen=True):
    seat: int
    due: int
    paid: int
    income_lost: int

    def words(self, names: list[str]) -> str:
        text = f"{names[self.seat]} pays expenses of {_money(self.due)}"
        if self.income_lost:
            text += f", has only {_money(self.paid)} and loses {self.income_lost} income"
        return text + "."


class PlayerEliminated(Event, frozen=True):
    seat: int

    def words(self, names: list[str]) -> str:
        return f"{names[self.seat]} is insolvent and out of the game."


class IncomeReduced(Event, frozen=True):
    seat: int
    loss: int
    income: int

    def words(self, names: list[str]) -> str:
        return f"{names[self.seat]}'s income falls by {self.loss} to {self.income}."


class GoodsDrawn(Event, frozen=True):
    seat: int
    goods: list[str]

    def words(self, names: list[str]) -> str:
        return f"{names[self.seat]} draws {' and '.join(self.goods)} for Production."


class GoodsStocked(Event, frozen=True):
    seat: int
    good: str
    column: str
    box: int

    def words(self, names: list[str]) -> str:
        return f"{names[self.seat]} puts {self.good} on box {self.box} of column {self.column}."


class GoodsReturned(Event, frozen=True):
    seat: int
    goods: list[str]

    def words(self, names: list[str]) -> str:
        return f"{' and '.join(self.goods)} of {names[self.seat]}'s Production back into the bag."


class ProductionSkipped(Event, frozen=True):
    seat: int

    def words(self, names: list[str]) -> str:
        return f"{names[self.seat]} produces nothing."


class GoodsGrown(Event, frozen=True):
    """One side's dice and the cubes that they bring to cities."""

    side: str
    dice: list[int]
    cubes: list[tuple[str, str]]

    def words(self, names: list[str]) -> str:
        dice = ", ".join(map(str, self.dice))
        cubes = ", ".join(f"{good} to {city}" for city, good in self.cubes) or "nothing grows"
        return f"Goods Growth, {self.side} dice {dice}: {cubes}."


class ExtraCubeGrown(Event, frozen=True):
    city: str
    good: str

    def words(self, names: list[str]) -> str:
        return f"{self.city} gets an extra {self.good} cube from the bag."


class GameEnded(Event, frozen=True):
    winners: list[int]

    def words(self, names: list[str]) -> str:
        if not self.winners:
            return "The game is over; nobody has won."
        who = " and ".join(names[seat] for seat in self.winners)
        return f"The game is over: {who} {'share the win' if len(self.winners) > 1 else 'wins'}."


EVENTS = (
    OrderRolled,
    TurnStarted,
    SharesIssued,
    BidMade,
    BidPassed,
    PlaceTaken,
    ActionSelected,
    EngineRaised,
    CityPlaced,
    TrackBuilt,
    TrackLapsed,
    BuildEnded,
    CubeDelivered,
    MoveDeclined,
    IncomeCollected,
    ExpensesPaid,
    PlayerEliminated,
    IncomeReduced,
    GoodsDrawn,
    GoodsStocked,
    GoodsReturned,
    ProductionSkipped,
    GoodsGrown,
    ExtraCubeGrown,
    GameEnded,
)
