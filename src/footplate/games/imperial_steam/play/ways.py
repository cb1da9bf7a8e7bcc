# footplate: compiled
"""The way of a seat to Trieste over other players' tracks, and whom it pays."""

from typing import Final

from footplate.games.imperial_steam.play.state import State

FAR: Final = 1 << 20


def best_owner(state: State, seat: int, link: int) -> int:
    """The most influential other player with a track on a link; -1: nobody (IS-PATH-06)."""
    for other in state.ladder:  # IS-PATH-07
        if other != seat and state.tracks[other] >> link & 1:
            return other
    return -1


def distances(state: State, seat: int) -> list[int]:
    """By city: the fewest links to the goal over other players' tracks (IS-PATH-03)."""
    rules = state.rules
    far = [FAR] * len(rules.cities)
    far[rules.goal] = 0
    queue, at = [rules.goal], 0
    while at < len(queue):
        city = queue[at]
        at += 1
        for link in rules.links_of[city]:
            other = rules.other_end(link, city)
            if far[other] == FAR and best_owner(state, seat, link) >= 0:
                far[other] = far[city] + 1
                queue.append(other)
    return far


def way_to_goal(state: State, seat: int) -> list[tuple[int, int]]:
    """The links of the way and who is paid for each; empty where none is needed or possible.

    Of the shortest ways from any city of the network (IS-PATH-04) the one whose first link has the
    more influential best owner, then the second, and so on (IS-PATH-05). Ways that are equal in all
    of them cost the same; the one that is met first is taken.
    """
    rules = state.rules
    if state.in_network(seat, rules.goal):  # IS-PATH-02
        return []
    far = distances(state, seat)
    nearest = FAR
    for city in range(len(rules.cities)):
        if state.in_network(seat, city):
            nearest = min(nearest, far[city])
    if nearest == FAR:  # only while nobody is there (IS-PATH-08)
        return []
    ways: dict[int, list[tuple[int, int]]] = {}
    for city in range(len(rules.cities)):
        if state.in_network(seat, city) and far[city] == nearest:
            ways[city] = []
    while rules.goal not in ways:
        ways = _one_further(state, seat, far, ways)
    return ways[rules.goal]


def _one_further(
    state: State, seat: int, far: list[int], ways: dict[int, list[tuple[int, int]]]
) -> dict[int, list[tuple[int, int]]]:
    """The ways with one link more whose owner is the most influential."""
    rules, best = state.rules, len(state.ladder)
    found: dict[int, list[tuple[int, int]]] = {}
    for city, way in ways.items():
        for link in rules.links_of[city]:
            other = rules.other_end(link, city)
            owner = best_owner(state, seat, link)
            if far[other] != far[city] - 1 or owner < 0:
                continue
            rank = state.ladder.index(owner)
            if rank < best:
                best = rank
                found = {}
            if rank == best and other not in found:
                found[other] = [*way, (link, owner)]
    return found
