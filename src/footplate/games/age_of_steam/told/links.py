# footplate: compiled
"""The completed links as they are told: by id, with their track, so that nobody has to trace."""

from collections.abc import Iterator
from itertools import pairwise

from footplate.games.age_of_steam.board.codes import NOBODY
from footplate.games.age_of_steam.language.views import Link, LinkStep
from footplate.games.age_of_steam.play.links import link_ports, links_of
from footplate.games.age_of_steam.play.state import State
from footplate.hexes.geometry import opposite
from footplate.hexes.track import follow


def completed(state: State) -> list[Link]:
    """The completed links, each once, in the order of their stops."""
    board, found = state.rules.board, []
    for port, far, owner in _hops(state):
        if port < far:
            path = _path(state, link_ports(state, port))
            ends = board.labels[port // 6], board.labels[far // 6]
            known = None if owner == NOBODY else owner
            found.append(Link(_id(state, port), ends, known, len(path), path))
    return found


def link_ids(state: State) -> dict[int, str]:
    """The link that leaves each port of a stop, by its id."""
    return {port: _id(state, min(port, far)) for port, far, _ in _hops(state)}


def _hops(state: State) -> Iterator[tuple[int, int, int]]:
    """Both directions of each link: the port that it leaves by, the one it enters by, the owner."""
    board = state.rules.board
    links = links_of(state)
    for stop, cell in enumerate(board.stops):
        for hop in links[stop]:
            port = cell * 6 + (hop >> 3 & 7)
            yield port, follow(board.near, state.faces, state.cities, port), hop & 7


def _id(state: State, port: int) -> str:
    return f"link:{state.rules.board.labels[port // 6]}-{port % 6}"


def _path(state: State, ports: list[int]) -> list[LinkStep]:
    """The sections of a link from the ports by which its hexes are left."""
    labels, steps = state.rules.board.labels, []
    if not state.cities[ports[0] // 6]:
        steps.append(LinkStep(labels[ports[0] // 6], (ports[0] % 6,)))
    for before, port in pairwise(ports):
        entered = opposite(before % 6)
        exits = (entered,) if port % 6 == entered else (entered, port % 6)
        steps.append(LinkStep(labels[port // 6], exits))
    return steps
