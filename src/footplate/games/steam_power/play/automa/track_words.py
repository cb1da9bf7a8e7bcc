# footplate: compiled
"""Why an Automa builds to a city and by which way. Called only while somebody listens."""

from footplate.games.steam_power.play.automa.paths import Path
from footplate.games.steam_power.play.automa.targets import RULE_IDS, rule_words
from footplate.games.steam_power.play.automa.words import (
    counted,
    decides,
    from_corner,
    labels,
    listed,
)
from footplate.games.steam_power.play.state import State


def tell_start(state: State, city: int) -> None:
    color = state.rules.colors[state.tiles[city]]
    at = state.rules.colors[state.corners[state.marker]]
    why = f"{color} lies at the marker, and it is the first {color} city {from_corner(state)}"
    rule = "SP-ATRACK-34"
    if color != at:
        why = (
            f"the map has no {at} city; clockwise follows {color}, and it is the first "
            f"{color} city {from_corner(state)}"
        )
        rule = "SP-ATRACK-35"
    decides(state, f"starts its first track in {state.rules.board.city_name(city)}", why, rule)


def tell_target(state: State, color: int, cities: list[int], path: Path | None) -> None:
    """What a colour asks for, and which city that is."""
    rule = state.rules.target_rule[color]
    sought = f"{state.rules.colors[color]} asks for {rule_words(state, rule)}"
    if path is None:
        why, rule_id = f"{sought}; there is none", "SP-ATRACK-06"
        if cities:
            why, rule_id = f"{sought}; no path leads to one", "SP-ATRACK-16"
        decides(state, f"finds no target by {state.rules.colors[color]}", why, rule_id)
        return
    tiles = counted(len(path.coins), "tile")
    rule_id = "SP-ATRACK-14"
    if len(cities) == 1:
        why, rule_id = f"{sought}; it is the only one, {tiles} away", RULE_IDS[rule]
    elif path.tied == 1:
        why = f"{sought}; of {len(cities)} it is the closest, {tiles} away"
    else:
        why = f"{sought}; of {path.tied} that are {tiles} away it is the first {from_corner(state)}"
    decides(state, f"builds to {state.rules.board.city_name(path.target)}", why, rule_id)


def tell_path(state: State, path: Path) -> None:
    """Which way it takes, and what it takes in."""
    way = f"takes the way over {listed(labels(state, path.coins))}"
    tiles = counted(len(path.coins), "tile")
    if path.other_cost < 0:
        why = f"no other way needs only {tiles}"
    elif path.other_cost > path.cost:
        why = f"of the ways with {tiles} it is the cheapest, ${path.cost}"
    else:
        why = f"of the ways with {tiles} for ${path.cost} it is the first {from_corner(state)}"
    decides(state, way, why, "SP-ATRACK-19")
    if path.cities:
        names = listed([state.rules.board.city_name(city) for city in path.cities])
        plural = "these cities" if len(path.cities) > 1 else "this city"
        why = f"the hexes of the way touch {plural} outside its network"
        decides(state, f"runs its rails through {names}", why, "SP-ATRACK-22")
