"""Deliveries as a player weighs them: by own income, with everybody's gain and the whole route."""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from rich.console import RenderableType

from footplate import Action, State
from footplate.cli.age_of_steam.words import Places, color
from footplate.cli.desk import plain_text, refused
from footplate.core.prompt import Choice
from footplate.core.prompt import choice as make_choice
from footplate.games.age_of_steam.board import codes
from footplate.games.age_of_steam.language.actions import Deliver, StockGoods
from footplate.games.age_of_steam.language.position import AgeOfSteamPosition, column_names
from footplate.games.age_of_steam.play.state import State as OwnState
from footplate.games.age_of_steam.told.prompt import gains, route
from footplate.hexes.geometry import EDGES

FILLING = ("from", "to", "over", "via", "→", "->", "-")


@dataclass(frozen=True)
class Delivery:
    """A legal delivery: its stops by hex, the way in words, and the income of each seat."""

    action: Deliver
    stops: tuple[str, ...]
    words: str
    mover: int
    gains: tuple[tuple[int, int], ...]
    ways: int = 1
    """How many ways there are for this cube to this city, where only the best is listed."""

    @property
    def mine(self) -> int:
        return dict(self.gains).get(self.mover, 0)

    @property
    def worth(self) -> tuple[int, int, int, str]:
        """The best for the mover first, then what gives others less, then the shorter way."""
        theirs = sum(income for _, income in self.gains) - self.mine
        return -self.mine, theirs, len(self.stops), self.words

    @property
    def trip(self) -> tuple[str, str, str]:
        return self.action.good, self.stops[0], self.stops[-1]


def deliveries(state: State, places: Places) -> list[Delivery]:
    """Every legal delivery, the best for the mover first."""
    assert isinstance(state, OwnState)
    board, found = state.rules.board, []
    for code in state.codes():
        if codes.kind_of(code) != codes.DELIVER:
            continue
        action = state.decode(code)
        assert isinstance(action, Deliver)
        stops = tuple(board.labels[board.stops[stop]] for stop in route(state, code)[0])
        way = [places.short(stops[0]), *map(places.brief, stops[1:-1]), places.short(stops[-1])]
        words = f"{action.good}: {' → '.join(way)}"
        shared = tuple(sorted(gains(state, code).items()))
        found.append(Delivery(action, stops, words, state.mover, shared))
    return sorted(found, key=lambda each: each.worth)


def best_ways(found: Sequence[Delivery]) -> list[Delivery]:
    """The best way of each cube to each city; all ways where there is only one such trip."""
    counts = Counter(each.trip for each in found)
    if len(counts) == 1:
        return _told_apart(found)
    best: dict[tuple[str, str, str], Delivery] = {}
    for each in found:
        best.setdefault(each.trip, replace(each, ways=counts[each.trip]))
    return list(best.values())


def _told_apart(found: Sequence[Delivery]) -> list[Delivery]:
    """Where several links join two stops, the words say by which edges the cube leaves."""
    twice = {words for words, count in Counter(each.words for each in found).items() if count > 1}
    return [
        replace(each, words=f"{each.words} (by {', '.join(EDGES[e] for e in each.action.exits)})")
        if each.words in twice
        else each
        for each in found
    ]


def choice(delivery: Delivery, names: Sequence[str]) -> Choice:
    """A delivery as a line of the list."""
    others = [f"{names[seat]} +{more}" for seat, more in delivery.gains if seat != delivery.mover]
    income = ", ".join([f"you +{delivery.mine}", *others])
    ways = f"  ({delivery.ways} ways)" if delivery.ways > 1 else ""
    return make_choice(delivery.action, delivery.words, 0, income + ways)


def wanted(places: Places, words: str) -> tuple[str | None, list[list[str]]] | None:
    """What `blue`, `chicago`, `H6` or `blue chicago detroit` asks for: a colour, and places on
    the way, each as the hexes that it may mean."""
    tokens = [token for token in words.split() if token.casefold() not in FILLING]
    good = color(tokens[0]) if tokens else None
    rest = tokens[1:] if good else tokens
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
    if good is not None and delivery.action.good != good:
        return False
    return all(any(hex in delivery.stops for hex in meant) for meant in hexes)


def direct(places: Places, words: str) -> Deliver | None:
    """`blue H6 0 3`: a cube, where it lies, and the edges by which it leaves each stop."""
    found = re.fullmatch(r"(\w+)\s+(.+?)((?:\s+[0-5])+)", words)
    good = color(found[1]) if found else None
    if found is None or good is None:
        return None
    hex, rest = places.split(found[2])
    if hex is None or rest:
        return None
    exits = tuple(int(edge) for edge in found[3].split())
    return Deliver(good, hex, exits)  # type: ignore[arg-type]


def why_none(
    state: State, places: Places, good: str | None, hexes: Sequence[Sequence[str]]
) -> RenderableType:
    """Why no delivery of this colour, or over these places, is possible."""
    if good is not None and hexes:
        refusal = state.refuse(Deliver(good, hexes[0][0], (0,)))  # type: ignore[arg-type]
        if refusal is not None and refusal.rule == "AOS-MOVE-05":
            return refused(refusal)
    what = f"{good} cube" if good else "cube"
    named = " and ".join(places.full(meant[0]) for meant in hexes)
    where = f" from, to or over {named}" if hexes else ""
    return plain_text(
        f"No {what} can be delivered{where}: the way must be completed links, no more of them "
        "than your engine pulls, and end at the first city of the cube's colour. "
        "`rules MOVE` has the rules.",
        "yellow",
    )


def stock_action(position: AgeOfSteamPosition, words: str) -> Action | None:
    """`red light 3`, `red A`, `red light 3 2`: a drawn cube on a column, by default its first
    empty box."""
    found = re.fullmatch(
        r"(?i)(?:put\s+)?(\w+)\s+(?:on\s+)?(light\s*[1-6]|dark\s*[1-6]|[a-h])(?:\s+([1-3]))?", words
    )
    good = color(found[1]) if found else None
    if found is None or good is None:
        return None
    column = re.sub(r"\s*(\d)", r" \1", found[2].lower())
    column = column.upper() if len(column) == 1 else column
    if column not in column_names():
        return None
    boxes = position.display.get(column, [])
    empty = [at for at, held in enumerate(boxes, start=1) if held is None]
    box = int(found[3]) if found[3] else (empty or [1])[0]
    return StockGoods(good, column, box)  # type: ignore[arg-type]
