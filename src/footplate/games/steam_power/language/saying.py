"""Small words that the events and prompts of Steam Power share."""

from collections.abc import Sequence

from footplate.core.plan import Plan

BONUS_WORDS = {
    "lay_track": "lay track",
    "build_factory": "build a factory",
    "take_contracts": "take contracts",
}


def contract_id(contract: str) -> str:
    """A contract as a place: hexes of large maps have names like those of contracts."""
    return f"contract:{contract}"


def company_id(company: int) -> str:
    """One of the five companies of basic solo, as a place."""
    return f"company:{company}"


def corner_id(corner: int) -> str:
    """A corner of the Automas' area, as a place."""
    return f"corner:{corner}"


def who(names: Sequence[str], plan: Plan, seat: int, company: str = "") -> str:
    """A seat, in basic solo with the company that acts."""
    return f"{names[seat]} ({color_of(plan, company)})" if company else names[seat]


def color_of(plan: Plan, company: str) -> str:
    """What a company of basic solo is called by."""
    return str(plan.places[company].printed["color"])


def listed(parts: Sequence[str]) -> str:
    """`a, b and c`."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} and {parts[-1]}"


def named(plan: Plan, ids: Sequence[str]) -> str:
    """Places one after the other, as they are called."""
    return listed([plan.name(id) for id in ids])


def counted(number: int, what: str) -> str:
    """`1 tile`, `2 tiles`."""
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def hexes_away(number: int) -> str:
    return "1 hex" if number == 1 else f"{number} hexes"


def left_over(count: int) -> str:
    return "1 is left" if count == 1 else f"{count} are left"


def payments(names: Sequence[str], pay: Sequence[tuple[int, int]]) -> str:
    """`$1 to Ada and $2 to Brunel`."""
    return " and ".join(f"${amount} to {names[seat]}" for seat, amount in pay)
