"""Who plays the games makes no difference to them; who misbehaves is named and outlived."""

from functools import partial
from pathlib import Path

import pytest

import footplate
from footplate import read_record
from footplate.arena.crews import Batch, Batches, Lost, alone, play_batch, processes
from tests.arena.given import bots, played, setup


def test_processes_play_the_same_games() -> None:
    found = setup("random", "random", "random")
    here, lost = played(alone, found, range(6))
    there, none = played(partial(processes, 2), found, range(6))
    assert here == there
    assert not lost
    assert not none
    assert len({line.digest for line in here}) == 2, "the same bots: two seeds, two games"


def test_batches_grow_and_shrink_with_what_they_take() -> None:
    batches = Batches(range(100), 2)
    source = iter(batches)
    assert next(source) == [0]
    batches.heard(Batch([None] * 10, [], 0.1))  # type: ignore[list-item]
    assert len(next(source)) == 24, "a quarter of a second, but never the last ones in one piece"
    batches.heard(Batch([None], [], 3.0))  # type: ignore[list-item]
    assert len(next(source)) == 1
    rest = [number for batch in source for number in batch]
    assert rest == list(range(26, 100))


@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("Minus", "answered -1"),
        ("Raises", "raised ValueError: not today"),
        ("Sleeps", "raised TooSlow: no answer after 0.05 s"),
    ],
)
def test_who_misbehaves_is_named_and_replaced(name: str, what: str, tmp_path: Path) -> None:
    found = setup(f"{bots(tmp_path)}:{name}", "random", limit=0.05)
    batch = play_batch(found, [0])
    (line,) = batch.lines
    assert line.actions > 20
    assert what in line.offences[0]
    assert name in line.offences[0]
    assert set(line.offenders) == {0}
    caught = batch.caught[0]
    record, fault = read_record(caught.record)
    assert fault is None
    assert record.replay().seat == caught.offence.seat == 0


def test_who_listens_is_told_within_the_limit_too(tmp_path: Path) -> None:
    found = setup(f"{bots(tmp_path)}:Listens", "random", limit=5)
    (line,), _ = played(alone, found, [0])
    assert not line.offences
    batch = play_batch(setup(f"{bots(tmp_path)}:Dreams", "random", limit=0.05), [0])
    (offence,) = batch.lines[0].offences
    assert "TooSlow: no answer after 0.05 s" in offence
    assert offence.endswith("when it was told what happened")


def test_only_the_deadly_game_is_lost(tmp_path: Path) -> None:
    found = setup(f"{bots(tmp_path)}:Deadly", "random", "random")
    lines, lost = played(partial(processes, 2), found, range(9))
    # Its seed is the game's times the seats, and its seat: one seed of three, from every seat.
    assert sorted(each.number for each in lost) == [3, 4, 5]
    assert {each.code for each in lost} == {7}
    assert [line.number for line in lines] == [0, 1, 2, 6, 7, 8]
    assert all(isinstance(each, Lost) for each in lost)


def test_ours_are_not_interrupted() -> None:
    found = setup("greedy", "random", limit=1e-6)
    (line,), _ = played(alone, found, [0])
    assert not line.offences


def test_a_board_that_does_not_exist_is_bad_input() -> None:
    with pytest.raises(footplate.BadInput, match="no such board"):
        play_batch(setup("random", "random", board="moon"), [0])
