"""What several viewers of a table share is the same, to the byte, as what each is told alone."""

import pytest

from footplate import Chance
from footplate.core.wire import to_json
from footplate.tables import Table, Viewers, news
from tests.tables.given import GAMES, decide, table


def check(at: Table) -> None:
    """Whoever comes first, and whatever they know."""
    viewers = [None, *range(len(at.seats))]
    moments = sorted({0, max(0, at.moment - 3), max(0, at.moment - 1), at.moment})
    for order in (viewers, viewers[::-1]):
        among = Viewers(at)
        for since in moments:
            for viewer in order:
                assert to_json(news(at, viewer, since, among)) == to_json(news(at, viewer, since))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("hold", ["never", "always"])
def test_each_of_many_is_told_the_same_as_alone(game: str, hold: str) -> None:
    at, rng, held = table(game, "me,me,me", hold, seed=5), Chance(6), 0
    for _ in range(60):
        if at.over:
            break
        held += at.held_by is not None
        check(at)
        if at.held_by is not None:
            at.end(at.held_by)
        elif at.advance() is None:
            decide(at, rng)
    assert bool(held) == (hold == "always")


def test_what_was_taken_back_is_taken_back_for_all() -> None:
    at, rng = table("age-of-steam", "me,me,me", "always", seed=5), Chance(2)
    seat = at.asked or 0
    decide(at, rng)
    check(at)
    at.undo(seat)
    check(at)
