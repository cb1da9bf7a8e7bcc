# footplate: compiled
"""The price manipulation in words: what can still move after each choice, and what it gives up."""

from typing import Any

from footplate.core.view import Caution
from footplate.games.planet_steam.board.blocks import RESOURCES as NAMES
from footplate.games.planet_steam.language import actions as a
from footplate.games.planet_steam.play.optional_cards import STRENGTHS, movable
from footplate.games.planet_steam.play.state import State


def spaces_words(count: int) -> str:
    """`1 space is`, `3 spaces are`: the verb after it is said with it."""
    return "1 space is" if count == 1 else f"{count} spaces are"


def _several(resources: list[int]) -> str:
    names = [NAMES[at] for at in resources]
    return " and ".join(filter(None, [", ".join(names[:-1]), names[-1]]))


def _in_order(resources: list[int]) -> str:
    return ", ".join(NAMES[at] for at in resources)


def _moves_one(state: State) -> bool:
    return state.rules.strengths[state.strength][2] == 1


def moving(state: State) -> str:
    """What is asked while prices are moved: that the order counts, where it does."""
    left = f"{spaces_words(state.spaces)} left."
    if _moves_one(state):
        return f"Move one price: {left}"
    still = movable(state)
    if len(still) == 1:
        return f"Move the price of {NAMES[still[0]]}: {left}"
    return f"Move prices in this order, none twice: {_in_order(still)}. {left}"


def strength_told(state: State, action: a.Manipulate) -> dict[str, Any]:
    credits, spaces, prices, quartz = state.rules.strengths[STRENGTHS.index(action.strength)]
    most = f"by up to {spaces} space{'' if spaces == 1 else 's'}"
    order = _in_order(list(range(0 if quartz else 1, len(NAMES))))
    but = "" if quartz else ", not that of quartz"
    note = f"moves prices {most} in all, in the order {order}"
    return {
        "cost": {"money": credits} if credits else {},
        "facts": {"spaces": spaces, "prices": prices, "quartz": bool(quartz)},
        "note": note if prices > 1 else f"moves one price {most}{but}",
    }


def move_told(state: State, action: a.MovePrice) -> dict[str, Any]:
    """With what it gives up: spaces beyond the track, and those that nothing is left for."""
    at = NAMES.index(action.resource)
    before, after = state.price[at], state.price_after(at, action.spaces)
    beyond = abs(action.spaces) - abs(after - before)
    left = state.spaces - abs(action.spaces)
    later = [] if _moves_one(state) else [each for each in movable(state) if each > at]
    unused = 0 if later else left
    note, warnings = f"price {before} → {after}", list[Caution]()
    if beyond:
        note += f"; {_given_up(beyond)} beyond the end of the track"
        words = f"The price meets the end of its track: {_given_up(beyond)}."
        warnings.append(Caution(state.mover, "PS-PRICE-09", words))
    if unused:
        note += f"; no other price can move: {_given_up(unused)}"
        words = f"No other price can move after that: {_given_up(unused)}."
        warnings.append(Caution(state.mover, "PS-PRICE-10", words))
    elif left and len(later) < len(movable(state)) - 1:
        note += f"; then only {_several(later)} can still move"
    return {
        "note": note,
        "warnings": warnings,
        "facts": {"price": after, "left": left - unused, "given_up": beyond + unused},
    }


def end_told(state: State) -> dict[str, Any]:
    facts = {"given_up": state.spaces}
    return {"facts": facts, "note": _given_up(state.spaces) if state.spaces else ""}


def _given_up(count: int) -> str:
    return f"{spaces_words(count)} given up"
