"""Amounts of things by their ids: in words, and as what changes hands."""

from footplate.core.event import Holder, Move, exchange
from footplate.core.plan import Plan

Amounts = dict[str, int]
"""By the things of the plan."""


def listed(plan: Plan, amounts: Amounts) -> str:
    """`30 credits, 1 water`."""
    parts = [plan.amount(what, count) for what, count in amounts.items() if count]
    return ", ".join(parts) or "nothing"


def named(plan: Plan, ids: list[str]) -> str:
    return ", ".join(plan.name(id) for id in ids) or "nothing"


def paid(seat: int, cost: Amounts, why: str) -> list[Move]:
    """A cost goes to the reserve, its credits to the bank."""
    goods = {what: -count for what, count in cost.items() if what != "money"}
    money = exchange(seat, why, money=-cost.get("money", 0))
    return [*money, *exchange(seat, why, "reserve", **goods)]


def gained(seat: int, amounts: Amounts, why: str, giver: Holder = "reserve") -> list[Move]:
    return exchange(seat, why, giver, **amounts)
