"""What the games show, as numbers and as a page."""

import re
from collections.abc import Callable

import pytest

from footplate.arena.counting import Report
from footplate.arena.crews import alone
from footplate.arena.pages import arena_page
from footplate.arena.running import Arena
from footplate.arena.shares import counted_quantile
from tests.arena.given import setup

KINDS = ("greedy", "random", "random")
HOSTILE = "<script>alert(1)</script>"


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Report:
    arena = Arena(setup(*KINDS), tmp_path_factory.mktemp("arena"))
    nothing: Callable[[object], None] = lambda found: None  # noqa: E731
    assert sum(arena.steps(6, alone, nothing, nothing)) == 6
    return arena.report(6)


def test_who_is_better_wins_more_and_is_rated_higher(report: Report) -> None:
    greedy, random = report.entrants
    assert (greedy.kind, random.kind) == ("greedy", "random")
    assert greedy.wins.share == 1
    assert greedy.wins.low < 1
    assert random.wins.games == 12
    assert greedy.score > random.score
    assert greedy.rating is not None
    assert random.rating is not None
    assert greedy.rating.rating > random.rating.rating
    assert greedy.rating.low < greedy.rating.rating < greedy.rating.high


def test_every_number_is_the_sum_of_what_it_counts(report: Report) -> None:
    assert sum(each.wins.wins for each in report.entrants) == pytest.approx(6)
    assert sum(each.wins.wins for each in report.by_seat) == pytest.approx(6)
    for each in report.entrants:
        assert sum(each.ranks) == each.wins.games
        assert sum(each.sources.values()) == pytest.approx(each.score)
        assert each.times is not None
        assert each.times.median <= each.times.p95 <= each.times.p99 <= each.times.most
    fewest, mean, most = report.actions
    assert fewest <= mean <= most
    decisions = sum(each.times.decisions for each in report.entrants if each.times)
    assert decisions == sum(report.lengths)


def test_the_page_needs_nothing_beside_itself(report: Report) -> None:
    page = arena_page("Planet Steam", report, {"greedy": HOSTILE, "random": "random"})
    assert "<script" not in page
    assert "&lt;script&gt;" in page
    assert not re.findall(r"(?:src|href)=|url\(|https?:", page)
    for title in ("Wins", "Places", "Score by source", "Seats", "Time for a decision"):
        assert title in page


def test_quantiles_of_what_was_counted() -> None:
    counts = [(1.0, 50), (2.0, 45), (9.0, 5)]
    assert counted_quantile(counts, 0.49) == 1
    assert counted_quantile(counts, 0.5) == 2
    assert counted_quantile(counts, 0.95) == 9
    assert counted_quantile(counts, 1.0) == 9
