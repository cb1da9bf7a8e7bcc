# footplate: compiled
"""Ways to a network: what fetching a cube costs from each node, and who can be paid for it.

Payments are packed as in `codes.py`: six bits a seat, the highest of them free. So one vector is
nowhere more than another exactly if `other + guards - one` keeps every guard bit.
"""

from typing import Final

from footplate.games.steam_power.board.codes import PAY_BITS, SEATS
from footplate.games.steam_power.play.state import State
from footplate.hexes.geometry import opposite
from footplate.hexes.track import section

_GUARDS: Final = sum([32 << PAY_BITS * seat for seat in range(SEATS)])


def web_of(state: State) -> list[list[int]]:
    """The completed links by node, as `other node << 3 | owner`, each kind once."""
    web = state.web
    if web is None:
        board = state.rules.board
        web = [[] for _ in board.members]
        for link in state.links:  # SP-AMIX-03: whoever owns them
            one, two = board.node_of[link >> 9], board.node_of[link >> 3 & 63]
            owner = link & 7
            if one != two and two << 3 | owner not in web[one]:
                web[one].append(two << 3 | owner)  # SP-TRACK-21
                web[two].append(one << 3 | owner)
        for hops in web:
            hops.sort()
        state.web = web
    return web


def runs_of(state: State) -> list[list[int]]:
    """All track that leaves cities, followed to its end from each side of each city.

    A run is the port of the city and then, hex by hex, the port by which the track goes on.
    """
    board = state.rules.board
    in_city = [1 if city >= 0 else 0 for city in board.city_of]
    runs: list[list[int]] = []
    for cell in board.cities:
        for port in range(cell * 6, cell * 6 + 6):
            near = board.near[port]
            if near >= 0 and not in_city[near] and state.has_exit(near * 6 + opposite(port % 6)):
                runs.append(section(board.near, state.faces, in_city, port))
    return runs


def home_nodes(state: State, company: int) -> list[int]:
    """The nodes of a company's network; a cube may arrive at each of them (SP-FULFIL-09)."""
    board, own = state.rules.board, state.network[company]
    return [node for node in range(len(board.masks)) if board.masks[node] & own]


def fares_of(state: State, company: int) -> list[int]:
    """By node: the tolls of the cheapest way to the company's network; -1: no way.

    The nodes with a way are an Automa's extended network (SP-AUTO-15).
    """
    fares = state.fares[company]
    if fares is None:
        fares = [-1] * len(state.rules.board.members)
        front = home_nodes(state, company)
        for node in front:
            fares[node] = 0  # SP-FULFIL-08
        web, fee = web_of(state), state.rules.link_fee
        for node in front:  # grows while ways lead on; all links cost the same
            for hop in web[node]:
                if fares[hop >> 3] < 0:
                    fares[hop >> 3] = fares[node] + fee  # SP-FULFIL-14
                    front.append(hop >> 3)
        state.fares[company] = fares
    return fares


def tolls_of(state: State, company: int) -> list[list[int]]:
    """By node: every undominated payment of tolls on a way to the company's network.

    In basic solo the bank is paid, so that nothing but the sum matters (SP-SOLO-12).
    """
    tolls = state.tolls[company]
    if tolls is None:
        tolls = _cheapest_only(state, company) if state.rules.solo else _undominated(state, company)
        state.tolls[company] = tolls
    return tolls


def _cheapest_only(state: State, company: int) -> list[list[int]]:
    return [[] if fare < 0 else [0] for fare in fares_of(state, company)]


def _undominated(state: State, company: int) -> list[list[int]]:
    """Layer by layer: links cost the same, so no later payment dominates an earlier one."""
    web, fee = web_of(state), state.rules.link_fee
    tolls: list[list[int]] = [[] for _ in web]
    layer: list[tuple[int, int]] = []
    for node in home_nodes(state, company):
        tolls[node].append(0)
        layer.append((node, 0))
    while layer:
        following: list[tuple[int, int]] = []
        for node, paid in layer:
            for hop in web[node]:
                other = hop >> 3
                pay = paid + (fee << PAY_BITS * (hop & 7))
                known = tolls[other]
                for less in known:
                    if (pay + _GUARDS - less) & _GUARDS == _GUARDS:
                        break  # SP-FULFIL-10, SP-FULFIL-11
                else:
                    known.append(pay)
                    following.append((other, pay))
        layer = following
    for known in tolls:
        known.sort()
    return tolls
