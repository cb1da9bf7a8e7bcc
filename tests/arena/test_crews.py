"""Who plays the games makes no difference to them; who misbehaves is named and outlived."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import footplate
from footplate import read_record
from footplate.arena import counting, crews
from footplate.arena.crews import (
    Batch,
    Batches,
    Task,
    alone,
    on_ray,
    play_batch,
    processes,
    tried_again,
)
from footplate.arena.guarded import Gone
from footplate.arena.lines import GameLine
from footplate.arena.pool import Died
from footplate.arena.slate import Note
from footplate.bots import match
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
    batch = play_batch(found, Task([0]))
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
    line = play_batch(found, Task([0])).lines[0]
    assert not line.offences
    batch = play_batch(setup(f"{bots(tmp_path)}:Dreams", "random", limit=0.05), Task([0]))
    (offence,) = batch.lines[0].offences
    assert "TooSlow: no answer after 0.05 s" in offence
    assert "when it was told what happened, before seat " in offence


def found_of(name: str, folder: Path, numbers: range, **more: object) -> list[GameLine]:
    """The games of a bot against two random ones, of which none is lost."""
    given = setup(f"{bots(folder)}:{name}", "random", "random", **more)
    lines, lost = played(partial(processes, 2), given, numbers)
    assert not lost
    assert [line.number for line in lines] == list(numbers)
    return lines


def test_who_ends_its_process_offends_and_is_replaced_from_there_on(tmp_path: Path) -> None:
    lines = found_of("Deadly", tmp_path, range(9))
    # Its seed is the game's times the seats, and its seat: one seed of three, from every seat.
    assert [len(line.offences) for line in lines] == [0, 0, 0, 1, 1, 1, 0, 0, 0]
    for line in lines[3:6]:
        seat = line.entrants.index(0)
        assert line.offences[0].startswith(f"Deadly in seat {seat + 1}, after ")
        assert line.offences[0].endswith("ended its process (exit code 7)")
        assert line.offenders == [0]
    alone_in_one = setup(f"{bots(tmp_path)}:Deadly", "random", "random")
    assert played(partial(processes, 1), alone_in_one, range(9))[0] == lines


def test_once_is_enough(tmp_path: Path) -> None:
    """Who does not end the game when it is played again is out of it all the same."""
    lines = found_of("Once", tmp_path, range(3))
    (offence,) = [each for line in lines for each in line.offences]
    assert offence.endswith("ended its process (exit code 9)")


def test_its_record_leads_to_the_decision(tmp_path: Path) -> None:
    found = setup(f"{bots(tmp_path)}:Deadly", "random", "random")
    batches = [each for each in processes(1, found, [4]) if isinstance(each, Batch)]
    (caught,) = [each for batch in batches for each in batch.caught]
    record, fault = read_record(caught.record)
    assert fault is None
    assert record.replay().mover == caught.offence.seat == 1
    assert record.note == str(caught.offence)


@pytest.mark.parametrize("name", ["Late", "Forks"])
def test_every_game_is_played_once_whoever_ends_or_doubles_a_process(
    name: str, tmp_path: Path
) -> None:
    found_of(name, tmp_path, range(12))


def test_a_game_of_the_task_before_is_not_played_again() -> None:
    between = Died(Task([5]), 5, Note(4, 2, 600, False), False)
    for again in range(20):
        assert tried_again(between) == [Task([5], (), again + 1)]
        between = between._replace(task=Task([5], (), again + 1))
    assert tried_again(between) == []


@pytest.mark.parametrize("name", ["Reprs", "Things"])
def test_nobody_looks_closely_at_strange_answers(name: str, tmp_path: Path) -> None:
    (line,) = found_of(name, tmp_path, range(1), limit=1)
    assert line.offences[0].startswith(f"{name} in seat 1, after ")
    assert "answered " in line.offences[0]


def test_a_game_without_end_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match, "LONGEST", 50)
    (line,) = play_batch(setup("random", "random"), Task([0])).lines
    assert line.actions == 50
    assert line.winners
    monkeypatch.setattr(counting, "LONGEST", 50)
    assert counting.cut_off([20, line.actions]).endswith("counted as they stood: 1.")
    assert not counting.cut_off([20])


@pytest.mark.parametrize("name", ["Swallows", "Far", "Ponders"])
def test_who_cannot_be_interrupted_is_ended(name: str, tmp_path: Path) -> None:
    (line,) = found_of(name, tmp_path, range(1), limit=0.05)
    (offence,) = line.offences
    assert offence.endswith("could not be interrupted: its process was ended")
    assert line.actions > 20


@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("Chooses", "cannot be made: ValueError: some seeds (bad.py, line "),
        ("Ends", "ended its process (exit code 0)"),
    ],
)
def test_who_cannot_be_made_in_a_game_is_replaced_there(
    name: str, what: str, tmp_path: Path
) -> None:
    lines = found_of(name, tmp_path, range(6))
    assert [what in "".join(line.offences) for line in lines] == [False] * 3 + [True] * 3
    assert {len(line.offences) for line in lines[3:]} == {1}


def test_who_ends_its_process_on_being_told_is_replaced_too(tmp_path: Path) -> None:
    (line,) = found_of("Deaf", tmp_path, range(1))
    (offence,) = line.offences
    assert "ended its process (exit code 5) when it was told what happened, before" in offence


def test_a_fault_on_being_told_names_whose_decision_the_record_asks_for(tmp_path: Path) -> None:
    found = setup("random", f"{bots(tmp_path)}:Faints", "random")
    (caught,) = play_batch(found, Task([0])).caught
    asked = read_record(caught.record)[0].replay().mover
    assert caught.offence.seat == 1
    assert caught.offence.what.endswith(f"before seat {asked + 1} decided")


def test_who_does_not_do_it_again_is_out_of_the_game_for_good_after_the_second_time() -> None:
    gone = Gone(2, 0, "")
    first = tried_again(Died(Task([3, 4]), 7, Note(4, 2, 5, True), False))
    assert first == [Task([3]), Task([4], (Gone(2, 5, "ended its process (exit code 7)"),))]
    second = tried_again(Died(first[1], -11, Note(4, 2, 3, True), False))
    assert second == [Task([4], (Gone(2, 0, "ended its process (signal 11)"),))]
    assert tried_again(Died(Task([4], (gone,)), 7, Note(4, 2, 0, True), False)) == []


@pytest.mark.parametrize("asked", [False, True])
def test_nobody_is_blamed_for_what_comes_from_outside(asked: bool) -> None:
    outside = Died(Task([3, 4]), -9, Note(4, 2, 5, asked), False)
    assert tried_again(outside) == [Task([3]), Task([4])]
    once = outside._replace(task=Task([4]))
    assert tried_again(once) == [Task([4], (), 1)]
    nobody = once._replace(task=Task([4], (), 1), note=Note(4, -1, 0, False))
    assert tried_again(nobody) == []


def test_twice_in_the_same_game_is_no_accident() -> None:
    twice = Died(Task([4], (), 1), -9, Note(4, 2, 5, False), False)
    assert tried_again(twice) == [Task([4], (Gone(2, 5, "ended its process (signal 9)"),))]


def test_ctrl_c_of_a_bot_is_an_exception_like_others(tmp_path: Path) -> None:
    (line,) = found_of("Presses", tmp_path, range(1))
    assert "raised KeyboardInterrupt" in line.offences[0]


def test_who_goes_to_another_folder_stands_in_nobodys_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots(tmp_path)
    monkeypatch.chdir(tmp_path)
    given = setup("bad.py:Goes", "random", "random")
    lines, lost = played(partial(processes, 1), given, range(4))
    assert not lost
    assert not any(line.offences for line in lines)


class Ray:
    """A cluster that loses whatever it is given first."""

    class exceptions:
        class WorkerCrashedError(Exception): ...

        class OutOfMemoryError(Exception): ...

        class NodeDiedError(Exception): ...

        class ObjectLostError(Exception): ...

    def __init__(self, failing: int) -> None:
        self.failing = failing

    def is_initialized(self) -> bool:
        return True

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def remote(self, **options: object) -> Callable[[Any], Any]:
        return lambda work: SimpleNamespace(remote=lambda *given: partial(work, *given))

    def wait(self, under: list[Any], num_returns: int) -> tuple[list[Any], list[Any]]:
        return under[:1], under[1:]

    def get(self, done: Any) -> Any:
        self.failing -= 1
        if self.failing >= 0:
            raise self.exceptions.OutOfMemoryError
        return done()


@pytest.mark.parametrize(("failing", "missing"), [(2, 0), (100, 4)])
def test_what_a_cluster_loses_is_tried_again(
    failing: int, missing: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(crews, "_ray", lambda: Ray(failing))
    found = setup("random", "random")
    lines, lost = played(partial(on_ray, "", None), found, range(4))
    assert len(lines) == 4 - missing
    assert sorted(each.number for each in lost) == list(range(missing))


def test_ours_are_not_interrupted() -> None:
    found = setup("greedy", "random", limit=1e-6)
    (line,), _ = played(alone, found, [0])
    assert not line.offences


def test_a_board_that_does_not_exist_is_bad_input() -> None:
    with pytest.raises(footplate.BadInput, match="no such board"):
        play_batch(setup("random", "random", board="moon"), Task([0]))
