# footplate: compiled
"""Whom an Automa pays on the way of a cube, where equally cheap routes pay different owners."""

from footplate.games.steam_power.board.codes import PAY_BITS, pay_sum
from footplate.games.steam_power.play.automa.sweep import hex_weight
from footplate.games.steam_power.play.state import State
from footplate.games.steam_power.play.transport import fares_of, runs_of, tolls_of


class Leg:
    """A completed link as part of a route."""

    def __init__(self, one: int, two: int, owner: int, hexes: int) -> None:
        self.one = one
        """Its nodes."""
        self.two = two
        self.owner = owner
        self.hexes = hexes
        """As a sum of `hex_weight`."""


def cheapest_tolls(state: State, city: int) -> list[int]:
    """The different payments (packed) of the cheapest routes from a city to the own network."""
    node = state.rules.board.node_of[city]
    fare = fares_of(state, state.company)[node]
    return [toll for toll in tolls_of(state, state.company)[node] if pay_sum(toll) == fare]


def swept_toll(state: State, city: int) -> int:
    """What the first of the cheapest routes pays, by the sweep over the hexes of its links."""
    fares = fares_of(state, state.company)
    node = state.rules.board.node_of[city]
    legs = _legs(state)
    # Routes as (node, hexes, payments); each step comes one fee closer to the own network.
    routes = [(node, 0, 0)]
    fee = state.rules.link_fee
    for _ in range(fares[node] // fee):
        longer: dict[tuple[int, int, int], int] = {}
        for at, hexes, pay in routes:
            for leg in legs:
                if at not in (leg.one, leg.two):
                    continue
                there = leg.one + leg.two - at
                if fares[there] == fares[at] - fee:
                    paid = pay + (fee << PAY_BITS * leg.owner)
                    longer[(there, hexes | leg.hexes, paid)] = 1
        routes = list(longer)
    best_hexes, best_pay = -1, 0
    for _, hexes, pay in routes:
        if hexes > best_hexes or (hexes == best_hexes and pay < best_pay):
            best_hexes, best_pay = hexes, pay
    return best_pay


def _legs(state: State) -> list[Leg]:
    """All completed links between different nodes."""
    board = state.rules.board
    legs: list[Leg] = []
    for run in runs_of(state):
        first, last = run[0] // 6, board.near[run[-1]]
        if board.city_of[last] < 0 or last < first:
            continue
        one, two = board.node_of[board.city_of[first]], board.node_of[board.city_of[last]]
        if one != two:
            hexes = 0
            for port in run[1:]:
                hexes |= hex_weight(state, port // 6)
            legs.append(Leg(one, two, state.owner_at(run[1]), hexes))
    return legs
