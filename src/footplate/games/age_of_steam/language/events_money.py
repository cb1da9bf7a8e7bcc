"""Collect Income, Pay Expenses and Income Reduction as typed facts."""

from collections.abc import Sequence
from typing import ClassVar

from footplate.core.event import Event, Move, exchange
from footplate.core.plan import Plan


class IncomeCollected(Event, frozen=True):
    seat: int
    amount: int
    category: ClassVar[str] = "money"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return f"{names[self.seat]} collects {plan.amount('money', self.amount)}."

    def moves(self) -> list[Move]:
        return exchange(self.seat, "income", money=self.amount)


class ExpensesPaid(Event, frozen=True):
    seat: int
    due: int
    paid: int
    income_lost: int
    category: ClassVar[str] = "money"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        text = f"{names[self.seat]} pays expenses of {plan.amount('money', self.due)}"
        if self.income_lost:
            paid = plan.amount("money", self.paid)
            text += f", has only {paid} and loses {self.income_lost} income"
        return text + "."

    def moves(self) -> list[Move]:
        return exchange(self.seat, "expenses", money=-self.paid, income=-self.income_lost)


class PlayerEliminated(Event, frozen=True):
    """`owed` is what the income had fallen below 0, where nobody's stays."""

    seat: int
    owed: int
    category: ClassVar[str] = "money"
    detail: ClassVar[bool] = True

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return f"{names[self.seat]} is insolvent and out of the game."

    def moves(self) -> list[Move]:
        return exchange(self.seat, "elimination", income=self.owed)


class IncomeReduced(Event, frozen=True):
    seat: int
    loss: int
    income: int
    category: ClassVar[str] = "money"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return f"{names[self.seat]}'s income falls by {self.loss} to {self.income}."

    def moves(self) -> list[Move]:
        return exchange(self.seat, "reduction", income=-self.loss)
