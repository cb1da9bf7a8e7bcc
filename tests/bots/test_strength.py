"""The table of strength: what is kept of games, and what the documentation says of them."""

from pathlib import Path

import pytest

from bench import strength
from bench.strength import Games, Row, add, line, play, read, resumed, rows, verdict, write
from footplate.bots import levels
from tests.form import around_engine

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"
EXPERT = Row("planet-steam", "expert", "hard", 0.35)


def test_the_documentation_shows_what_was_played() -> None:
    """Each row of the file, and no other: `python -m bench.strength --told` prints them."""
    kept = read(strength.KEPT)
    told = [line(row, kept[row.name]) for row in rows() if row.name in kept]
    written = DOCS.read_text("utf-8").splitlines()
    shown = [each for each in written if each.startswith("| ") and each.count(" | ") == 6]
    assert shown == [strength.head()[0], *told]


def test_every_row_that_is_kept_is_one_that_is_promised() -> None:
    assert set(read(strength.KEPT)) <= {row.name for row in rows()}


@pytest.mark.parametrize(
    ("won", "found"),
    [([1, 1, 1, 0] * 8, "better"), ([1, 0, 0, 0] * 40, "open"), ([0, 0, 0, 0] * 30, "worse")],
)
def test_an_expert_plays_until_it_is_sure(won: list[float], found: str) -> None:
    assert verdict(EXPERT, Games("", won, {})) == found


def test_a_figure_that_is_missed_is_said() -> None:
    missed = line(EXPERT, Games("", [1, 0, 0, 0] * 10, {"-24": 10}))
    assert "10 of 40" in missed
    assert "≥ 35%: missed, not sure yet" in missed
    reached = line(EXPERT, Games("", [1, 1, 1, 0] * 10, {"-24": 10}))
    assert "75% (60–86%) | ≥ 35%, surely better" in reached


def test_a_second_that_is_missed_is_said() -> None:
    """Of `hard` alone, which somebody waits for."""
    slow = {"6": 2, "-24": 18}
    hard = Row("planet-steam", "hard", "greedy-1", 0.35)
    assert line(hard, Games("", [1] * 8, slow)).endswith("| 1756: missed |")
    assert line(hard, Games("", [1] * 8, {"6": 1, "-24": 99})).endswith("| 131 |")
    assert line(EXPERT, Games("", [1] * 8, slow)).endswith("| 1756 |")


def test_what_was_played_is_read_again(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    games = {"b": Games("m", [1, 0, 0.5, 0], {"-3": 2}), "a": Games("n", [], {})}
    write(file, games)
    assert read(file) == games
    assert file.read_text("utf-8").splitlines()[1].startswith('"a":')


def test_the_bots_of_a_game_leave_a_mark_of_its_own() -> None:
    marks = {strength.mark_of(Row(game, "greedy", "greedy-1")) for game in strength.GAMES}
    assert len(marks) == len(strength.GAMES)


def test_a_level_that_changes_in_one_game_leaves_the_rows_of_the_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = {row.name: strength.mark_of(row) for row in rows()}
    monkeypatch.setitem(levels.EXPERT, "planet-steam", levels.HARD["steam-power"])
    changed = {row.name for row in rows() if strength.mark_of(row) != before[row.name]}
    assert changed == {EXPERT.name}
    monkeypatch.setitem(levels.SLIPS, "imperial-steam", 1)
    changed = {row.name for row in rows() if strength.mark_of(row) != before[row.name]}
    easy = {f"imperial-steam easy {against}" for against in ("random", "greedy-1")}
    assert changed == {EXPERT.name, *easy}


@around_engine
def test_a_row_goes_on_with_the_next_seeds() -> None:
    row = Row("planet-steam", "easy", "random")
    both, second = (play(row, first, games, 1e12, 1) for first, games in ((1, 8), (2, 4)))
    assert [each.seed for each in both] == [1, 1, 1, 1, 2, 2, 2, 2]
    assert [each.digest for each in both[4:]] == [each.digest for each in second]


@around_engine
def test_a_row_of_other_bots_is_kept_only_where_they_play_the_same(
    capfd: pytest.CaptureFixture[str],
) -> None:
    row = Row("planet-steam", "easy", "random")
    old = Games("of older sources", [], {"-3": 1})
    add(old, play(row, 1, 4, 1e12, 1))
    old.won += [0.5] * 4
    kept = resumed(row, old, 4, 1)
    assert kept == Games(strength.mark_of(row), old.won, old.times)
    assert resumed(row, kept, 0, 1) is kept
    assert resumed(row, old, 0, 1).won == []
    old.won[2] = 1 - old.won[2]
    assert resumed(row, old, 4, 1).won == []
    assert "not the games that are kept" in capfd.readouterr().err
