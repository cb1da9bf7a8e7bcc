# footplate: compiled
"""Victory points by source."""

from footplate.core.view import Result, rank
from footplate.games.steam_power.board.codes import NOBODY, PURPLE
from footplate.games.steam_power.play.state import State

SOURCES = ("contracts", "factories", "cities", "money")


def points(state: State) -> list[list[int]]:
    """By seat: fulfilled contracts, flipped factories, purple cities, money.

    Automas score like players (SP-AUTO-17); nothing else counts (SP-SCORE-13).
    """
    scores = [[0, 0, 0, 0] for _ in range(state.rules.seats)]
    for seat in range(state.rules.seats):
        for card in state.done[seat]:
            scores[seat][0] += state.rules.cards[card].vp  # SP-SCORE-06
        scores[seat][3] = state.money[seat] // state.rules.money_per_vp  # SP-SCORE-05
    for city in range(len(state.tiles)):
        if state.tiles[city] == PURPLE:
            _share_out(state, city, scores)
        elif state.makers[city] != NOBODY and not state.cubes[city]:
            # The owner's, whoever took the last cube (SP-FULFIL-24); in basic solo the player's
            # whatever the company (SP-SOLO-15).
            owner = 0 if state.rules.solo else state.makers[city]
            scores[owner][1] += flipped_value(state, state.tiles[city])
    return scores


def flipped_value(state: State, color: int) -> int:
    """What a flipped city of a colour is worth to the owner of its factory (SP-SCORE-07)."""
    return state.rules.flipped_vp + state.rules.leftover_vp * state.beside[color]  # SP-SCORE-08


def purple_value(state: State) -> int:
    """What a purple city is worth, before it is shared (SP-SCORE-09)."""
    return state.rules.purple_vp + state.rules.leftover_vp * state.beside[PURPLE]


def connected(state: State, city: int) -> list[int]:
    """The companies that a purple city counts as connected to (SP-SCORE-11)."""
    board = state.rules.board
    # SP-SCORE-12
    cities = board.masks[board.node_of[city]] if state.rules.vp_group else 1 << city
    return [c for c in range(state.rules.companies) if state.network[c] & cities]


def _share_out(state: State, city: int, scores: list[list[int]]) -> None:
    companies = connected(state, city)
    if state.rules.solo:
        scores[0][2] += state.rules.company_vp * len(companies)  # SP-SOLO-16
        return
    for company in companies:
        scores[company][2] += purple_value(state) // len(companies)  # SP-SCORE-10


def ranking(state: State) -> Result:
    """The ranking with points by source (SP-SCORE-14)."""
    scores: list[tuple[int, dict[str, int], bool]] = []
    for seat, parts in enumerate(points(state)):
        scores.append((seat, dict(zip(SOURCES, parts, strict=True)), False))
    if state.rules.solo:
        # No contest: whoever keeps the best scores compares it with them (SP-SOLO-17).
        return Result(state.over, rank(scores, state.over).standings, contest=False)
    ties = [len(done) for done in state.done]  # SP-SCORE-15
    return rank(scores, state.over, ties, "fulfilled contracts")
