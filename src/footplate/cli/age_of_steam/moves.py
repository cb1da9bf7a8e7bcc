"""What a player types and reads when goods are moved or stocked."""

from collections import Counter
from collections.abc import Sequence

import msgspec

from footplate import Action
from footplate.cli.age_of_steam.words import color
from footplate.cli.hexes.places import Places
from footplate.core.prompt import Choice
from footplate.core.tokens import tokens
from footplate.games.age_of_steam.language.actions import Deliver, StockGoods
from footplate.games.age_of_steam.language.position import column_names
from footplate.hexes.geometry import EDGES

Delivery = tuple[Choice, Deliver]
FILLING = ("from", "to", "over", "via", "→", "->", "-", "put", "on")


def trip(delivery: Delivery) -> tuple[str, str, str]:
    """The cube and its city, whichever way."""
    choice, action = delivery
    return action.good, choice.targets[0], choice.targets[-1]


def listed(found: Sequence[Delivery], places: Places, seat: int) -> list[Choice]:
    """The best way of each cube to each city, what brings the player most first; all ways where
    there is only one such trip."""
    several = len({trip(each) for each in found}) > 1
    shown = [each for each in found if each[0].facts.get("best") or not several]

    def worth(delivery: Delivery) -> tuple[int, int, int]:
        effects = delivery[0].effects
        mine = sum(effect.change for effect in effects if effect.seat == seat)
        return -mine, sum(effect.change for effect in effects), len(delivery[0].targets)

    twice = Counter(choice.label for choice, _ in shown)
    lines = []
    for choice, action in sorted(shown, key=worth):
        ways = choice.facts.get("ways", 1)
        note = f"{choice.note}  ({ways} ways)" if several and ways > 1 else choice.note
        words = _way(choice, action, places, twice[choice.label] > 1)
        lines.append(msgspec.structs.replace(choice, label=words, note=note))
    return lines


def _way(choice: Choice, action: Deliver, places: Places, apart: bool) -> str:
    """The way with short names between its ends; where several links join two stops, also the
    edges by which the cube leaves."""
    first, *between, last = choice.targets
    way = [places.short(first), *map(places.brief, between), places.short(last)]
    edges = f" (by {', '.join(EDGES[edge] for edge in action.exits)})" if apart else ""
    return f"{action.good}: {' → '.join(way)}{edges}"


def wanted(places: Places, words: str) -> tuple[str | None, list[list[str]]] | None:
    """What `blue`, `chicago`, `H6` or `blue chicago detroit` asks for: a colour, and places on
    the way, each as the hexes that it may mean."""
    said = [word for word in words.split() if word.casefold() not in FILLING]
    good = color(said[0]) if said else None
    rest = said[1:] if good else said
    found: list[list[str]] = []
    while rest:
        for count in range(len(rest), 0, -1):
            hexes = places.meant(" ".join(rest[:count]))
            if hexes:
                found.append(hexes)
                rest = rest[count:]
                break
        else:
            return None
    return (good, found) if good or found else None


def matches(delivery: Delivery, good: str | None, hexes: Sequence[Sequence[str]]) -> bool:
    choice, action = delivery
    if good is not None and action.good != good:
        return False
    return all(any(hex in choice.targets for hex in meant) for meant in hexes)


def direct(places: Places, words: str) -> Deliver | None:
    """`blue H6 0 3`: a cube, where it lies, and the edges by which it leaves each stop."""
    good, *rest = words.split()
    exits: list[int] = []
    while rest and rest[-1] in ("0", "1", "2", "3", "4", "5"):
        exits.insert(0, int(rest.pop()))
    hex, more = places.split(" ".join(rest))
    known = color(good)
    if known is None or hex is None or more or not exits:
        return None
    return Deliver(known, hex, tuple(exits))  # type: ignore[arg-type]


def stock_action(choices: Sequence[Action], words: str) -> Action | None:
    """`red light 3`, `red A`, `red light 3 2`: a drawn cube on a column, by default on the first
    box that is offered."""
    said = [word for word in tokens(words.casefold()) if word not in FILLING]
    good = color(said[0]) if said else None
    side = said[1:2] in (["light"], ["dark"])
    column = " ".join(said[1:3]) if side else "".join(said[1:2]).upper()
    box = said[3:] if side else said[2:]
    if good is None or column not in column_names() or len(box) > 1:
        return None
    if box:
        return StockGoods(good, column, int(box[0])) if box[0] in ("1", "2", "3") else None  # type: ignore[arg-type]
    offered = (action for action in choices if isinstance(action, StockGoods))
    fitting = (each for each in offered if (each.good, each.column) == (good, column))
    return next(fitting, StockGoods(good, column, 1))  # type: ignore[arg-type]
