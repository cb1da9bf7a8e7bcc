"""The choices of a step in few lines: a range for bids, a line for each kind of thing."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.text import Text

from footplate.cli.desk import grid, plain_text
from footplate.cli.typed import signed
from footplate.core.plan import Plan
from footplate.core.prompt import Choice, Group, Prompt

WORDS: Final = {
    "auction-zone": "auction",
    "roll-for": "roll",
    "use-license": "license",
    "claim-zone": "claim",
    "place-claim": "own",
    "place-neutral": "neutral",
    "pass-claim": "pass",
    "buy-tank": "tank",
    "import-tank": "import",
    "quartz-converter": "quartz",
    "ore-converter": "ore",
    "energy-converter": "energy",
    "buy-supercharger": "charge",
    "upgrade-carrier": "upgrade",
    "rearrange": "move",
    "end-tanks": "done",
    "switch-off": "off",
    "buy-resource": "buy",
    "sell-resource": "sell",
    "pass-trade": "pass",
}
"""What is typed for a kind of choice, where it is not its id."""
MOVING: Final = "`move`, `swap`, `convert`, `charge` and two zones; several with commas"


def group(prompt: Prompt, id: str) -> Group:
    return next(each for each in prompt.groups if each.id == id)


def zone_of(plan: Plan, choice: Choice) -> str | None:
    """The zone that a choice is about."""
    return next((id for id in choice.targets if plan.places[id].kind == "zone"), None)


def menu(plan: Plan, prompt: Prompt) -> RenderableType:
    """For each kind of thing what is typed, what it costs, and where; or why not."""
    table = grid("type", "costs", "")
    table.show_header = any(each.note for each in prompt.groups)
    for each in prompt.groups:
        word = WORDS.get(each.id, each.id)
        if each.why_not is not None:
            why = f"– {each.why_not.sentence} [{each.why_not.rule}]"
            table.add_row(word, each.note, Text(why, style="dim"))
            continue
        zones = list(dict.fromkeys(filter(None, (zone_of(plan, c) for c in each.choices))))
        example = zones[0] if zones else each.choices[0].facts.get("resource", "")
        table.add_row(f"{word} {example}".strip(), each.note, " ".join(zones) or _said(each))
    return table


def _said(each: Group) -> str:
    """What a kind without zones comes to."""
    if each.id == "rearrange":
        return MOVING
    if each.id == "upgrade-carrier":
        rooms = [(c.facts["resource"], c.facts["held"], c.facts["holds"]) for c in each.choices]
        return ", ".join(f"{name} {held}→{holds}" for name, held, holds in rooms)
    return each.choices[0].note or each.choices[0].label


def bids(prompt: Prompt, money: str) -> RenderableType:
    """What can be bid; own credits are the bidder's to see."""
    bid, away = group(prompt, "bid"), group(prompt, "pass")
    least, most = bid.facts["least"], bid.facts["most"]
    said = f"Bid {least}" if least == most else f"Bid {least} to {most}"
    half = ", and pay half of the bid" if bid.facts["half"] else ""
    line = f"{said if bid.choices else 'You cannot bid higher'} (you have {money}{half})"
    line += " or `pass`" if away.choices else ""
    return plain_text(f"{line}: `bid {least}`, or just `{least}`." if bid.choices else f"{line}.")


def specialists(prompt: Prompt, plan: Plan) -> RenderableType:
    """The cards that are left, by the numbers on them."""
    table = grid("", "", "")
    table.show_header = False
    for choice in prompt.choices:
        turn = choice.facts["turn"]
        table.add_row(f"take {turn}", plan.name(choice.targets[0]), f"turn {turn}")
    return table


def trades(prompt: Prompt) -> RenderableType:
    """Amounts that lead to the same price as one row: what they cost, and where they lead."""
    table = grid("type", "credits", "supply", "colour", "price then", "", numbers=(1,))

    def leads_to(choice: Choice) -> tuple[str, int]:
        return choice.facts["band"], choice.facts["price"]

    for each in sorted(prompt.groups, key=lambda each: ORDER.index(each.id)):
        word, rows = WORDS[each.id], sorted(each.choices, key=_most_first(each.id))
        if each.why_not is not None:
            table.add_row(word, "", "", "", "", Text(f"– {each.why_not.sentence}", style="dim"))
        for (band, price), lot in groupby(rows, key=leads_to):
            table.add_row(*_row(word, sorted(lot, key=_size), band, price))
    return table


ORDER: Final = ("buy-resource", "pass-trade", "sell-resource")


def _size(choice: Choice) -> int:
    return abs(int(choice.facts["amount"]))


def _most_first(id: str) -> Any:
    return (lambda choice: -_size(choice)) if id == "buy-resource" else _size


def _row(word: str, lot: Sequence[Choice], band: str, price: int) -> tuple[str, ...]:
    first, last = lot[0], lot[-1]
    amounts = _both(str(_size(first)), str(_size(last))) if _size(first) else ""
    credits = _both(signed(-first.price), signed(-last.price)) if amounts else ""
    supply = _both(str(first.facts["supply"]), str(last.facts["supply"]))
    lost = last.facts.get("lost")
    note = f"no room for {lost}" if lost else ""
    return f"{word} {amounts}".strip(), credits, supply, band, str(price), note


def _both(first: str, last: str) -> str:
    return first if first == last else f"{first} … {last}"


def price_moves(prompt: Prompt) -> RenderableType:
    """Price manipulation: which prices, and by how much."""
    moves = group(prompt, "move-price")
    which = list(dict.fromkeys(choice.targets[0] for choice in moves.choices))
    left = moves.facts["left"]
    words = f"Up or down by 1 to {left}: {', '.join(which)}; earlier ones cannot follow later ones."
    return Lines(
        plain_text(words), plain_text(f"Type `{which[0]} +1`, `{which[0]} -{left}`, `done`.")
    )


def rows(plan: Plan, prompt: Prompt) -> RenderableType:
    """For each row of the map whose tanks stand there, for whom the airship would bring more."""
    table = grid("type", "")
    for choice in prompt.choices:
        row = plan.places[choice.targets[0]].printed["row"]
        table.add_row(f"row {row}", choice.note)
    return table
