"""The decisions of Automas in words, made from what the event holds."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from footplate.core.plan import Plan
from footplate.games.steam_power.language.saying import counted, hexes_away, listed, named

if TYPE_CHECKING:
    from footplate.games.steam_power.language.events_automa import AutomaDecides

ACTIONS: Final = {"lay_track": "lays track", "build_factory": "builds a factory"}
ICONS: Final = {
    "": "no icon",
    "lay_track": "the icon for track",
    "build_factory": "the icon for a factory",
    "take_contracts": "the icon for contracts",
}
IMPOSSIBLE: Final = {
    "lay_track": "no track can be laid",
    "build_factory": "no factory can be built",
}
NO_TRACK: Final = {
    "no-city": "no colour of the contract leads to a city",
    "stub": "its incomplete link cannot be taken off: no plain tile is left for a crossing",
    "no-train": "it has no train for a new link",
}


def decision_words(event: "AutomaDecides", plan: Plan) -> str:
    """What is done, and after a colon why."""
    return _WORDS[event.what](event, plan)


def _sweep(event: "AutomaDecides", plan: Plan) -> str:
    return f"in the sweep from the {plan.name(event.ties[-1].corner)}"


# --- contracts ------------------------------------------------------------------------------------


def _fulfil(event: "AutomaDecides", plan: Plan) -> str:
    card = named(plan, event.chosen)
    does = f"fulfils {card}" if event.what == "fulfil" else f"uses {card} as an action"
    if event.why == "no-link":
        return f"{does}: it has no completed link, so nothing can be fulfilled"
    price, money = event.numbers["price"], event.numbers["money"]
    return f"{does}: its resources cost ${price} at least and it has ${money}"


def _buy(event: "AutomaDecides", plan: Plan) -> str:
    return f"goes to the bank: its extended network has no {event.colors[0]} cube"


def _source(event: "AutomaDecides", plan: Plan) -> str:
    taken = f"takes {event.colors[0]} from {named(plan, event.chosen)}"
    return f"{taken}: for ${event.numbers['price']} it is {_better_source(event, plan)}"


def _better_source(event: "AutomaDecides", plan: Plan) -> str:
    if not event.ties:
        return "the only source"
    last = event.ties[-1]
    if last.by == "price":
        return f"the cheapest of {len(event.candidates)}"
    if last.by == "own":
        return "as cheap as others and its own"
    cubes = counted(event.numbers["cubes"], "cube")
    if last.by == "cubes":
        own = any(tie.by == "own" for tie in event.ties)
        word = "of its own the one with the fewest" if own else "the one with the most"
        return f"{word} left, {cubes}"
    return f"the first {_sweep(event, plan)} of {len(event.ties[-2].left)} with {cubes} left"


def _payees(event: "AutomaDecides", plan: Plan) -> str:
    why = f"of the cheapest routes its links are the first {_sweep(event, plan)}"
    return f"chooses whom it pays on the way: {why}"


def _act(event: "AutomaDecides", plan: Plan) -> str:
    return f"{ACTIONS[event.action]}: the contract shows {ICONS[event.why]}"


def _instead(event: "AutomaDecides", plan: Plan) -> str:
    return f"{ACTIONS[event.action]} instead: {IMPOSSIBLE[event.why]}"


# --- factories ------------------------------------------------------------------------------------


def _factory(event: "AutomaDecides", plan: Plan) -> str:
    inside = "in its extended network" if event.why == "inside" else "in the network of an opponent"
    cubes = counted(event.numbers["cubes"], "cube")
    parts = [f"{inside} {event.colors[0]} is the least present colour that can be built, "]
    parts[0] += f"with {cubes}"
    for before, tie in zip(event.ties, event.ties[1:], strict=False):
        if tie.by == "distance":
            away = tie.value or 0
            close = f"{hexes_away(away)} away" if away else "inside its own network"
            parts.append(f"of {len(before.left)} such cities the closest are {close}")
        elif tie.by == "sweep":
            parts.append(f"of {len(before.left)} it is the first {_sweep(event, plan)}")
    return f"builds in {named(plan, event.chosen)}: {'; '.join(parts)}"


def _no_factory(event: "AutomaDecides", plan: Plan) -> str:
    why = "it has none in reserve" if event.why == "no-factory" else "no city may take one"
    return f"builds no factory: {why}"


# --- track ----------------------------------------------------------------------------------------


def _follow(event: "AutomaDecides", plan: Plan) -> str:
    return f"follows its coins: they lead to {named(plan, event.chosen)}"


def _give_up(event: "AutomaDecides", plan: Plan) -> str:
    hex_ = named(plan, event.chosen)
    return f"gives up its coin path: the stock has no tile for the rails planned on {hex_}"


def _no_track(event: "AutomaDecides", plan: Plan) -> str:
    does = "lays no second tile" if event.what == "no-second-tile" else "lays no track"
    return f"{does}: {NO_TRACK[event.why]}"


def _stop(event: "AutomaDecides", plan: Plan) -> str:
    hex_ = named(plan, event.chosen)
    if event.why == "no-train":
        return f"stops laying track: on {hex_} a new link begins and it has no train"
    price, money = event.numbers["price"], event.numbers["money"]
    return f"stops laying track: {hex_} costs ${price} and it has ${money}"


def _start(event: "AutomaDecides", plan: Plan) -> str:
    color, at = event.colors
    why = f"{color} lies at the marker, and it is the first {color} city"
    if color != at:
        why = f"the map has no {at} city; clockwise follows {color}, and it is the first {color} "
        why += "city"
    return f"starts its first track in {named(plan, event.chosen)}: {why} {_sweep(event, plan)}"


def _sought(event: "AutomaDecides") -> str:
    """What kind of city a colour asks for."""
    color, *least = event.colors
    kinds = {
        "victory_point_city": "a purple city that is worth points",
        "unconnected_city": "an unconnected city",
        "opponents_city": "a city of an opponent",
    }
    if event.why in kinds:
        return f"{color} asks for {kinds[event.why]}"
    cubes = counted(event.numbers["cubes"], "cube")
    rare = f"{' or '.join(least)}, {cubes}"
    return f"{color} asks for a city without a factory of the least present colour ({rare})"


def _no_target(event: "AutomaDecides", plan: Plan) -> str:
    none = "no path leads to one" if event.candidates else "there is none"
    return f"finds no target by {event.colors[0]}: {_sought(event)}; {none}"


def _target(event: "AutomaDecides", plan: Plan) -> str:
    tiles = counted(event.numbers["tiles"], "tile")
    if not event.ties:
        why = f"it is the only one, {tiles} away"
    elif event.ties[-1].by == "tiles":
        why = f"of {len(event.candidates)} it is the closest, {tiles} away"
    else:
        tied = len(event.ties[-2].left)
        why = f"of {tied} that are {tiles} away it is the first {_sweep(event, plan)}"
    return f"builds to {named(plan, event.chosen)}: {_sought(event)}; {why}"


def _path(event: "AutomaDecides", plan: Plan) -> str:
    tiles, cost = counted(len(event.chosen), "tile"), event.numbers["price"]
    if not event.ties:
        why = f"no other way needs only {tiles}"
    elif event.ties[-1].by == "price":
        why = f"of the ways with {tiles} it is the cheapest, ${cost}"
    else:
        why = f"of the ways with {tiles} for ${cost} it is the first {_sweep(event, plan)}"
    return f"takes the way over {named(plan, event.chosen)}: {why}"


def _through(event: "AutomaDecides", plan: Plan) -> str:
    cities = listed([plan.name(city) for city in event.chosen])
    plural = "these cities" if len(event.chosen) > 1 else "this city"
    why = f"the hexes of the way touch {plural} outside its network"
    return f"runs its rails through {cities}: {why}"


_WORDS: Final[dict[str, Callable[["AutomaDecides", Plan], str]]] = {
    "fulfil": _fulfil,
    "use": _fulfil,
    "buy": _buy,
    "source": _source,
    "payees": _payees,
    "act": _act,
    "instead": _instead,
    "factory": _factory,
    "no-factory": _no_factory,
    "follow": _follow,
    "give-up": _give_up,
    "no-track": _no_track,
    "no-second-tile": _no_track,
    "stop": _stop,
    "start": _start,
    "target": _target,
    "no-target": _no_target,
    "path": _path,
    "through": _through,
}
