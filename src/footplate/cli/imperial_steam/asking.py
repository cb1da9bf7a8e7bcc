"""The choices of a decision in few lines: first which main action, then which way of it."""

from collections.abc import Sequence
from itertools import chain

from footplate import Action
from footplate.cli.imperial_steam.offers import (
    FREE,
    Entry,
    group_of,
    offer,
    summaries,
    summary,
    ways,
    why_not,
)
from footplate.cli.imperial_steam.saying import Scene
from footplate.core.prompt import Choice, Prompt
from footplate.games.imperial_steam.language import actions as a


def main_menu(scene: Scene, prompt: Prompt) -> list[Entry]:
    """The eleven main actions with what they cost or why they cannot be; then the free ones."""
    groups = [each for each in prompt.groups if each.id not in (*FREE, "end")]
    return [summary(scene, each) for each in groups] + summaries(scene, prompt)


def turn_menu(scene: Scene, prompt: Prompt) -> list[Entry]:
    """After the hand: end the turn, go on with the same action, free actions."""
    own = [each for each in prompt.groups if each.id not in (*FREE, "end")]
    further = chain.from_iterable(each.choices for each in own)
    return [*_only(scene, prompt, "end"), *ways(scene, further), *summaries(scene, prompt, True)]


def _only(scene: Scene, prompt: Prompt, word: str) -> list[Entry]:
    group = group_of(prompt, word)
    return [] if group is None else [offer(scene, choice) for choice in group.choices]


def group_entries(scene: Scene, word: str, prompt: Prompt) -> list[Entry]:
    """All ways of a main or free action; `factory wien.1` the goods of one site."""
    kind, _, site = word.partition(" ")
    if kind == "factory" and site:
        found = _choices(prompt, "build")
        return [offer(scene, each) for each in found if each.targets[0] == site]
    if word == "free":
        return [offer(scene, each) for free in FREE for each in _choices(prompt, free)]
    more = _choices(prompt, "crew") if word == "track" else []
    return ways(scene, [*_choices(prompt, word), *more])


def _choices(prompt: Prompt, word: str) -> list[Choice]:
    group = group_of(prompt, word)
    return [] if group is None else group.choices


def points(scene: Scene, prompt: Prompt) -> list[Entry]:
    """How a business point can be spent, and why not in another way."""
    entries = []
    for on in a.PURCHASES:
        group = group_of(prompt, f"spend_{on}")
        if group is not None and group.why_not is not None:
            entries.append(Entry(on, "", why_not(group.why_not), a.Spend(on)))
        entries += _only(scene, prompt, f"spend_{on}")
    return [*entries, *_only(scene, prompt, "forgo"), *summaries(scene, prompt, True)]


def bids(actions: Sequence[Action]) -> list[str]:
    amounts = [action.amount for action in actions if isinstance(action, a.Bid)]
    example = amounts[len(amounts) // 3]
    step = amounts[1] - amounts[0] if len(amounts) > 1 else 0
    return [
        f"`bid {example}` or just `{example}`: {amounts[0]} to {amounts[-1]} in steps of {step}. "
        "You start in that column.",
        "Influence opens hubs, makes the order of play, breaks ties; money pays for the rest.",
    ]


def crew(scene: Scene, levels: Sequence[int]) -> list[str]:
    """The crew that wastes least."""
    over = sum(levels) - scene.view.turn.effort
    sent = " + ".join(map(str, levels))
    return [f"`auto` sends {sent}{f', {over} left over' if over else ', nothing wasted'}."]
