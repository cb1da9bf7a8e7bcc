# footplate: compiled
"""Victory points by source."""

from footplate.games.steam_power.board.codes import NOBODY, PURPLE
from footplate.games.steam_power.play.state import State

SOURCES = ("contracts", "factories", "cities", "money")


def points(state: State) -> list[list[int]]:
    """By seat: fulfilled contracts, flipped factories, purple cities, money."""
    scores = [[0, 0, 0, 0] for _ in range(state.rules.seats)]
    for seat in range(state.rules.seats):
        for card in state.done[seat]:
            scores[seat][0] += state.rules.cards[card].vp
        scores[seat][3] = state.money[seat] // state.rules.money_per_vp
    for city in range(len(state.tiles)):
        if state.tiles[city] == PURPLE:
            _share_out(state, city, scores)
        elif state.makers[city] != NOBODY and not state.cubes[city]:
            owner = 0 if state.rules.solo else state.makers[city]
            scores[owner][1] += flipped_value(state, state.tiles[city])
    return scores


def flipped_value(state: State, color: int) -> int:
    """What a flipped city of a colour is worth to the owner of its factory."""
    return state.rules.flipped_vp + state.rules.leftover_vp * state.beside[color]


def purple_value(state: State) -> int:
    """What a purple city is worth, before it is shared."""
    return state.rules.purple_vp + state.rules.leftover_vp * state.beside[PURPLE]


def connected(state: State, city: int) -> list[int]:
    """The companies that a purple city counts as connected to."""
    board = state.rules.board
    cities = board.masks[board.node_of[city]] if state.rules.vp_group else 1 << city
    return [c for c in range(state.rules.companies) if state.network[c] & cities]


def _share_out(state: State, city: int, scores: list[list[int]]) -> None:
    companies = connected(state, city)
    if state.rules.solo:
        scores[0][2] += state.rules.company_vp * len(companies)
        return
    for company in companies:
        scores[company][2] += purple_value(state) // len(companies)
