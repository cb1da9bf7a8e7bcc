"""What a seat gets: by its rank at the end, and on the way, if wanted, by its score."""

from collections.abc import Sequence
from typing import Literal, get_args

from footplate.core.refusal import BadInput
from footplate.core.state import State
from footplate.core.view import Result
from footplate.envs.asking import Play

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


def own_scores(state: State, seats: int, before: Sequence[float] = ()) -> list[float]:
    """The score of each seat as that seat knows it: a reward tells nothing that is hidden.

    Whoever is out has a score of 0, which can be more than `before`: going out is no gain.
    """
    found = []
    for seat in range(seats):
        known = {each.seat: each for each in state.result(seat).standings}
        own = known.get(seat)
        score = own.score / SCALE if own is not None else 0.0
        out = own is not None and own.out
        found.append(min(score, before[seat]) if out and before else score)
    return found


class Purse:
    """What the seats are paid: the rank once the game is over or cut off, and with `shaped` on the
    way each change of the own score."""

    def __init__(self, play: Play, reward: Reward) -> None:
        self.shaped = reward == "score"
        self.scores = own_scores(play.state, play.setup.seats) if self.shaped else []
        """As they were last paid."""

    def pay(self, play: Play) -> list[float]:
        """What each seat gets for what has changed since the last time.

        A game that was cut off pays the ranks as they stand, so that stalling gains nothing.
        """
        state, seats = play.state, play.setup.seats
        paid = by_rank(state.result(), seats) if play.question is None else [0.0] * seats
        if self.shaped:
            scores = own_scores(state, seats, self.scores)
            paid = [gain + new - old for gain, new, old in zip(paid, scores, self.scores)]
            self.scores = scores
        return paid
