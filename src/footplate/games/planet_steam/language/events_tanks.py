"""The Tank Phase: activation, purchases, rearranging."""

from collections.abc import Sequence

from footplate.core.event import Event, Move, exchange
from footplate.core.plan import Plan
from footplate.games.planet_steam.language.events_amounts import Amounts, gained, listed, paid
from footplate.games.planet_steam.language.position import Tank


class Activated(Event, frozen=True):
    """To act, or to take what is given to whoever does not."""

    seat: int
    acts: bool
    cost: Amounts
    gained: Amounts
    """As far as there was room for it."""
    category = "build"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        who = names[self.seat]
        if self.acts:
            return f"{who} pays {listed(plan, self.cost)} to act."
        return f"{who} takes {listed(plan, self.gained)} instead of acting."

    def moves(self) -> list[Move]:
        given = gained(self.seat, self.gained, "activation")
        return [*paid(self.seat, self.cost, "activation"), *given]


class TankBought(Event, frozen=True):
    seat: int
    zone: str
    cost: Amounts
    imported: bool
    category = "build"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        verb, to = ("imports", "to") if self.imported else ("buys", "for")
        cost = listed(plan, self.cost)
        return f"{names[self.seat]} {verb} a tank {to} {plan.name(self.zone)}: {cost}."

    def places(self) -> list[str]:
        return [self.zone]

    def moves(self) -> list[Move]:
        giver = "import" if self.imported else "tank-market"
        return [*paid(self.seat, self.cost, "tank"), Move(giver, self.seat, "tank", 1, "tank")]


class ConverterBought(Event, frozen=True):
    seat: int
    zone: str
    converter: str
    credits: int
    replaced: str = ""
    """What the tank had extracted with the converter before; empty: it had none."""
    moved_to: str = ""
    """The zone that gets it; empty: the reserve."""
    category = "build"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        old = ""
        if self.replaced:
            where = plan.name(self.moved_to) if self.moved_to else "the reserve"
            old = f"; the {plan.name(self.replaced)} converter goes to {where}"
        return (
            f"{names[self.seat]} buys a converter for {self.credits}: {plan.name(self.zone)} "
            f"now extracts {plan.name(self.converter)}{old}."
        )

    def places(self) -> list[str]:
        return [self.zone, *([self.moved_to] if self.moved_to else [])]

    def moves(self) -> list[Move]:
        seat, pile = self.seat, f"converter:{self.converter}"
        found = exchange(seat, "converter", money=-self.credits)
        found.append(Move(pile, seat, f"{self.converter}_converter", 1, "converter"))
        if self.replaced and not self.moved_to:
            old = f"{self.replaced}_converter"
            found.append(Move(seat, f"converter:{self.replaced}", old, 1, "replaced"))
        return found


class SuperchargerBought(Event, frozen=True):
    seat: int
    zone: str
    cost: Amounts
    category = "build"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        where, cost = plan.name(self.zone), listed(plan, self.cost)
        return f"{names[self.seat]} buys a supercharger for the tank on {where}: {cost}."

    def places(self) -> list[str]:
        return [self.zone]

    def moves(self) -> list[Move]:
        piece = Move("supercharger", self.seat, "supercharger", 1, "supercharger")
        return [*paid(self.seat, self.cost, "supercharger"), piece]


class Rearranged(Event, frozen=True):
    """The own layout after rearranging."""

    seat: int
    tanks: list[Tank]
    returned: dict[str, int]
    """Converters that go back to the reserve, by what they extract."""
    category = "build"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        layout = "; ".join(_standing(plan, tank) for tank in self.tanks)
        back = ""
        if self.returned:
            pieces = {f"{name}_converter": count for name, count in self.returned.items()}
            back = f" Back to the reserve: {listed(plan, pieces)}."
        return f"{names[self.seat]} rearranges: {layout or 'no tanks'}.{back}"

    def places(self) -> list[str]:
        return [tank.zone for tank in self.tanks]

    def moves(self) -> list[Move]:
        return [
            Move(self.seat, f"converter:{name}", f"{name}_converter", count, "rearranged")
            for name, count in self.returned.items()
        ]


def _standing(plan: Plan, tank: Tank) -> str:
    """`B1 ore with supercharger`."""
    charged = " with supercharger" if tank.supercharger else ""
    return f"{plan.name(tank.zone)} {plan.name(tank.converter or 'water')}{charged}"
