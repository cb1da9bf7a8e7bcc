"""Every field of every game's state, and how it is kept: `test_fields.py` holds the games to it.

Whoever adds a field to a state adds it here. What is not said is the rule: a field makes the
position (it is in the key and in the description), is copied by clones, and is open to all.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal


def as_it_is(value: Any) -> Any:
    return value


@dataclass(frozen=True)
class Kept:
    key: bool = True
    """Whether the key holds it; otherwise it follows from the rest."""
    shared: bool = False
    """Whether clones share the value, because it is only ever replaced."""
    described: bool = True
    """Whether the description says it; otherwise it is worked out again."""
    view: Literal["open", "own", "hidden", "follows"] = "open"
    """Who sees it: all; by seat, its own seat alone; nobody; or it adds nothing to what is seen."""
    cache: bool = False
    """Found when it is first asked for, so a restored state may not have it yet."""
    once_over: bool = True
    """Whether it still means something when the game is over."""
    told_apart: Callable[[Any], Any] = as_it_is
    """What two equal values have in common, where a list's order means nothing."""


OPEN = Kept()
DERIVED = Kept(key=False, described=False, view="follows")
"""Follows from the rest, and is seen in what it follows from."""
COUNTED = Kept(key=False, described=False)
"""Follows from the rest, and is shown."""
CACHE = Kept(key=False, shared=True, described=False, view="follows", cache=True)

SET_UP = ("game", "rules", "conduct", "layout")
"""What all states of a game share, and nothing changes."""
APART = ("chance", "log", "foretold", "stopped")
"""Luck has its own tests; nobody listens to a copy; `stopped` is read off luck, and compiled
states show it among their fields."""

AGE_OF_STEAM = {
    **dict.fromkeys(
        ("mover", "turn", "money", "income", "shares", "engine", "chosen", "out"), OPEN
    ),
    **dict.fromkeys(("order", "queue", "bids", "dropped", "pass_left"), OPEN),
    **dict.fromkeys(("builds_left", "urbanized", "round", "upgraded"), OPEN),
    **dict.fromkeys(("faces", "owners", "letters", "town_tiles", "cubes", "display", "bag"), OPEN),
    **dict.fromkeys(("built", "laid", "drawn"), Kept(told_apart=sorted)),
    "phase": Kept(once_over=False),
    "finished": Kept(described=False, view="follows"),
    "cities": Kept(key=False, shared=True, described=False, view="follows"),
    "rim": Kept(key=False, shared=True, described=False, view="follows"),
    "ends": DERIVED,
    "links": CACHE,
    **dict.fromkeys(("supply", "disks", "markers"), COUNTED),
}


def links_of(links: list[int]) -> list[tuple[int, ...]]:
    """Each by its two cities, whichever comes first, and its owner."""
    return sorted((*sorted((link >> 9, link >> 3 & 63)), link & 7) for link in links)


STEAM_POWER = {
    **dict.fromkeys(("mover", "start", "round", "company", "actions_left", "step"), OPEN),
    **dict.fromkeys(("bonus", "card", "fetched", "taking", "money", "done", "discards"), OPEN),
    **dict.fromkeys(("bag", "marker", "drew", "paths", "targets"), OPEN),
    **dict.fromkeys(("faces", "owners", "makers", "cubes"), OPEN),
    **dict.fromkeys(("beside", "corners", "tiles"), Kept(shared=True)),
    "hands": Kept(view="own"),
    "deck": Kept(view="hidden"),
    "face_down": Kept(view="hidden"),
    **dict.fromkeys(("deck_left", "tile_stock", "cube_stock", "trains", "plants"), COUNTED),
    **dict.fromkeys(("ends", "network"), COUNTED),
    "linked": COUNTED,
    **dict.fromkeys(("origins", "busy"), DERIVED),
    "links": Kept(key=False, shared=True, described=False, view="follows", told_apart=links_of),
    "rims": Kept(key=False, described=False, view="follows", cache=True),
    **dict.fromkeys(("web", "fares", "tolls"), CACHE),
}

PLANET_STEAM = {
    **dict.fromkeys(("mover", "round", "first", "step", "held", "classes", "licenses"), OPEN),
    **dict.fromkeys(("luxuries", "cards", "claims", "tanks", "charged", "tipped"), OPEN),
    **dict.fromkeys(("airship", "supply", "price", "stock", "licenses_left"), OPEN),
    **dict.fromkeys(("luxuries_left", "box", "won", "bidding", "bid", "high", "zone"), OPEN),
    **dict.fromkeys(("queue", "order", "manipulator", "strength", "spaces", "moved"), OPEN),
    **dict.fromkeys(("saboteur", "freelancer", "freelance_bid", "freelance_kept"), OPEN),
    **dict.fromkeys(("markers_due", "river_left", "placed", "rearranged"), OPEN),
    **dict.fromkeys(("hand_tanks", "hand_converters", "hand_superchargers", "next_zone"), OPEN),
    **dict.fromkeys(("idle", "overflow", "trading"), OPEN),
    "credits": Kept(view="own"),
    **dict.fromkeys(("tanks_left", "converters_left", "superchargers_left"), COUNTED),
}

IMPERIAL_STEAM = {
    **dict.fromkeys(("mover", "round", "step", "order", "ladder", "hub_columns", "hire"), OPEN),
    **dict.fromkeys(("at_hub", "market", "engines_left", "display", "business", "demands"), OPEN),
    **dict.fromkeys(("gold", "silver", "semmering", "site_owner", "site_good"), OPEN),
    **dict.fromkeys(("site_goods", "money", "columns", "goods", "landing", "engines"), OPEN),
    **dict.fromkeys(("free_cars", "passenger_cars", "reserved_cars", "idle", "working"), OPEN),
    **dict.fromkeys(("engineers", "tracks", "stations", "contracts", "share"), OPEN),
    **dict.fromkeys(("investors", "shareholders", "hands"), OPEN),
    **dict.fromkeys(("tile", "done", "idled", "delivered", "built", "link", "effort"), OPEN),
    **dict.fromkeys(("surplus", "column", "produced", "site", "points"), OPEN),
    "bids": Kept(view="own"),
    **dict.fromkeys(("track_counts", "floors"), COUNTED),
    **dict.fromkeys(("taken", "placed"), DERIVED),
    "network": Kept(described=False),
}
