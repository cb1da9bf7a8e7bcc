"""Move Goods and Goods Growth as typed facts."""

from collections.abc import Sequence
from typing import ClassVar

from footplate.core.event import Event, Move
from footplate.core.plan import Plan
from footplate.hexes.saying import place_words


class CubeDelivered(Event, frozen=True):
    """`route` are the stops, `owners` who has the links between them (None: nobody)."""

    seat: int
    good: str
    route: list[str]
    owners: list[int | None]
    gains: list[tuple[int, int]]
    """The income that each owner got, as (seat, links)."""
    bonus: int
    """The mover's extra."""
    to: str
    """Where the cube goes: `bag`, or `box` where it is out of the game."""
    category: ClassVar[str] = "goods"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        route = " → ".join(place_words(plan, stop) for stop in self.route)
        gains = ", ".join(f"{names[seat]} +{links}" for seat, links in self.gains) or "nobody gains"
        extra = f" (and +{self.bonus} for the mover)" if self.bonus else ""
        return f"{names[self.seat]} delivers {self.good}: {route}. {gains}{extra}."

    def places(self) -> list[str]:
        return self.route

    def moves(self) -> list[Move]:
        found = [Move(self.route[0], self.to, self.good, 1, "delivery")]
        found += [Move("bank", seat, "income", links, "delivery") for seat, links in self.gains]
        if self.bonus:
            found.append(Move("bank", self.seat, "income", self.bonus, "bonus"))
        return found


class MoveDeclined(Event, frozen=True):
    seat: int
    category: ClassVar[str] = "goods"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return f"{names[self.seat]} moves nothing."


class GoodsDrawn(Event, frozen=True):
    seat: int
    goods: list[str]
    category: ClassVar[str] = "goods"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return f"{names[self.seat]} draws {' and '.join(self.goods)} for Production."

    def moves(self) -> list[Move]:
        return [Move("bag", self.seat, good, 1, "production") for good in self.goods]


class GoodsStocked(Event, frozen=True):
    """`box` is a box of the Goods Display."""

    seat: int
    good: str
    box: str
    category: ClassVar[str] = "goods"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return f"{names[self.seat]} puts {self.good} on {plan.name(self.box)}."

    def places(self) -> list[str]:
        return [self.box]

    def moves(self) -> list[Move]:
        return [Move(self.seat, self.box, self.good, 1, "production")]


class GoodsReturned(Event, frozen=True):
    seat: int
    goods: list[str]
    category: ClassVar[str] = "goods"
    detail: ClassVar[bool] = True

    def words(self, names: Sequence[str], plan: Plan) -> str:
        goods, verb = " and ".join(self.goods), "goes" if len(self.goods) == 1 else "go"
        return f"{goods} of {names[self.seat]}'s Production {verb} back into the bag."

    def moves(self) -> list[Move]:
        return [Move(self.seat, "bag", good, 1, "production") for good in self.goods]


class ProductionSkipped(Event, frozen=True):
    seat: int
    category: ClassVar[str] = "goods"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return f"{names[self.seat]} produces nothing."


class GoodsGrown(Event, frozen=True):
    """One side's dice, and the cubes that they bring: city, good and the box that it lay on."""

    side: str
    dice: list[int]
    cubes: list[tuple[str, str, str]]
    category: ClassVar[str] = "goods"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        dice = ", ".join(map(str, self.dice))
        cubes = ", ".join(f"{good} to {place_words(plan, city)}" for city, good, _ in self.cubes)
        return f"Goods Growth, {self.side} dice {dice}: {cubes or 'nothing grows'}."

    def places(self) -> list[str]:
        return list(dict.fromkeys(city for city, _, _ in self.cubes))

    def moves(self) -> list[Move]:
        return [Move(box, city, good, 1, "growth") for city, good, box in self.cubes]


class ExtraCubeGrown(Event, frozen=True):
    city: str
    good: str
    category: ClassVar[str] = "goods"
    detail: ClassVar[bool] = True

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return f"{place_words(plan, self.city)} gets an extra {self.good} cube from the bag."

    def places(self) -> list[str]:
        return [self.city]

    def moves(self) -> list[Move]:
        return [Move("bag", self.city, self.good, 1, "growth")]
