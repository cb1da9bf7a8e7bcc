"""What a seat gets: by its rank at the end, and on the way, if wanted, by its score."""

from typing import Literal, get_args

from footplate.core.refusal import BadInput
from footplate.core.state import State
from footplate.core.view import Result

Reward = Literal["rank", "score"]
SCALE = 100.0
"""Points of score that count as much as the step from last to middle."""


def check_reward(reward: str) -> Reward:
    for known in get_args(Reward):
        if reward == known:
            return known  # type: ignore[no-any-return]
    raise BadInput(f"a reward is by {' or '.join(get_args(Reward))}, not {reward!r}")


def by_rank(result: Result, seats: int) -> list[float]:
    """From 1 for the first to -1 for the last, evenly; tied seats share, so that the sum is 0.

    Where nobody is to be beaten, as in a solo game, everything is 0.
    """
    if not result.contest or seats < 2:
        return [0.0] * seats
    ranks = {standing.seat: standing.rank for standing in result.standings}
    found = []
    for seat in range(seats):
        ahead = sum(rank < ranks[seat] for rank in ranks.values())
        level = sum(rank == ranks[seat] for rank in ranks.values())
        found.append(1.0 - (2 * ahead + level - 1) / (seats - 1))
    return found


def own_scores(state: State, seats: int) -> list[float]:
    """The score of each seat as that seat knows it: a reward tells nothing that is hidden."""
    found = []
    for seat in range(seats):
        known = {each.seat: each.score for each in state.result(seat).standings}
        found.append(known.get(seat, 0) / SCALE)
    return found
