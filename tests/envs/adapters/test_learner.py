"""The learner of examples/learner: `make soak` lets it learn and measures it, an ordinary run sees
that it works at all."""

import pytest

from examples.learner.bot import LearnedBot
from examples.learner.train import learn, measure, wilson


def test_the_interval() -> None:
    low, high = wilson(30, 40)
    assert (round(low, 3), round(high, 3)) == (0.598, 0.858)
    assert wilson(0, 10)[0] == pytest.approx(0)


def test_it_plays_what_it_has_learned() -> None:
    said: list[str] = []
    value = learn(2, first=3, rounds=1, games=2, say=said.append)
    assert len(said) == 2
    share, (low, high) = measure(value, "random", 2)
    assert low <= share <= high
    assert LearnedBot(1, value).name == "learned"


@pytest.mark.soak
def test_it_beats_random_players() -> None:
    value = learn(3, first=300, rounds=1, games=40, say=print)
    share, (low, _) = measure(value, "random", 40)
    print(f"learner against two random: {share:.0%}, at least {low:.0%}")
    assert low > 1 / 3
