"""Lines of a menu: what to type, the price, what follows; all of it as the prompt tells it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from footplate import Action, Refusal
from footplate.cli.imperial_steam.saying import Scene, say
from footplate.core.plan import Plan
from footplate.core.prompt import Choice, Group, Prompt, WhyNot

IDS: Final[dict[str, str]] = {
    "track": "build_tracks",
    "build": "build_building",
    "goods": "buy_or_order",
    "give": "philanthropize",
    "share": "share_value",
}
"""Groups of the prompt that have a shorter word here."""
WORDS: Final = {id: word for word, id in IDS.items()}
FREE: Final = ("sell", "deliver", "access")
AT_ONCE: Final = ("fundraise", "pass", "sell")
"""Groups with one way only: choosing them plays it."""


@dataclass(frozen=True)
class Entry:
    """A line of a menu: what to type, what it costs, what it means."""

    say: str
    price: str
    note: Text | str
    target: Action | str
    """An action, or the list that is opened."""


def group_of(prompt: Prompt, word: str) -> Group | None:
    """The group that a player calls so; None where it is not asked for."""
    return next((each for each in prompt.groups if each.id == IDS.get(word, word)), None)


def offer(scene: Scene, choice: Choice) -> Entry:
    """A choice with its price and its consequences."""
    action = scene.action(choice)
    note = Text(choice.note)
    for warning in choice.warnings:
        note.append(f". {warning.sentence}" if note else warning.sentence, "yellow")
    return Entry(say(scene, action), price_words(choice.price), note, action)


def price_words(price: int) -> str:
    """`30`, and `+30` for what is gained."""
    return f"+{-price}" if price < 0 else str(price) if price else ""


def why_not(refusal: Refusal) -> Text:
    return Text(f"– {refusal}", style="dim")


# --- groups ---------------------------------------------------------------------------------------


def summary(scene: Scene, group: Group) -> Entry:
    """A group in one line: from which price on, what it takes, or why not."""
    word = WORDS.get(group.id, group.id)
    if group.why_not is not None:
        return Entry(word, "", why_not(group.why_not), word)
    if word in AT_ONCE:
        only = offer(scene, group.choices[0])
        told = f"{group.title}; {only.note}" if only.note else group.title
        return Entry(word, only.price, told, only.target)
    prices = group.facts.get("price")
    price = ""
    if prices:
        price = f"{prices[0]}+" if prices[0] > 0 else price_words(prices[0])
    ways = "1 way" if len(group.choices) == 1 else f"{len(group.choices)} ways"
    return Entry(word, price, f"{group.title}; {group.note or ways}", word)


def summaries(scene: Scene, prompt: Prompt, open_only: bool = False) -> list[Entry]:
    """The free actions; where `open_only`, those that can be taken."""
    found = [group_of(prompt, word) for word in FREE]
    return [summary(scene, each) for each in found if each and (each.choices or not open_only)]


def ways(scene: Scene, choices: Iterable[Choice]) -> list[Entry]:
    """Choices as entries, links to new cities first; the factories of a site share one line."""
    entries, sites = [], dict[str, list[Choice]]()
    for choice in sorted(choices, key=scene.inside):
        if len(choice.targets) == 2 and choice.targets[1] in scene.goods:
            sites.setdefault(choice.targets[0], []).append(choice)
        else:
            entries.append(offer(scene, choice))
    for site, found in sites.items():
        told = ", ".join(f"{each.targets[1]} {each.price}" for each in found)
        low, high = min(each.price for each in found), max(each.price for each in found)
        price = str(low) if low == high else f"{low}+"
        entries.append(Entry(f"factory {site} …", price, told, f"factory {site}"))
    return entries


# --- why not --------------------------------------------------------------------------------------

KINDS: Final[dict[str, tuple[str, ...]]] = {
    "track": ("link",),
    "access": ("link",),
    "hire": ("worker-column", "engineer"),
    "build": ("city", "site"),
    "produce": ("site",),
    "goods": ("good",),
    "train": ("engine",),
    "contract": ("contract",),
}
"""The kinds of places that a kind of action is about."""


def refused_lines(scene: Scene, plan: Plan, found: WhyNot, word: str) -> list[Text]:
    """Places that a player may also have thought of, and why not: a line for each reason."""
    by_reason: dict[Refusal, list[str]] = {}
    for id, refusal in found.places.items():
        place = plan.places.get(id) or plan.lines[id]
        if place.kind in KINDS.get(word, ()) and scene.near(word, id, place.printed):
            by_reason.setdefault(refusal, []).append(place.name)
    return [Text(_line(names, refusal), style="dim") for refusal, names in by_reason.items()]


def _line(names: Sequence[str], refusal: Refusal) -> str:
    more = f" and {len(names) - 4} more" if len(names) > 4 else ""
    return f"✗ {', '.join(names[:4])}{more}: {refusal}"
