"""A bot thinks on a guess: nothing that its seat cannot see leaves the server."""

import json

import pytest

import footplate
from footplate import BadInput, Chance, ScriptedChance
from footplate.server.workers.jobs import Job, any_action, check_kind, state_of, think_about
from footplate.server.workers.worker import think
from tests.server.workers.given import GAMES, a_state, job_for, positions

QUICK = ("greedy", "random", "easy", "search:2")
"""Bots that have decided before somebody falls asleep."""


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_cannot_see_changes_nothing(name: str) -> None:
    """Deal it anew: the worker gets the same bytes, so no bot could decide otherwise."""
    dealt = 0
    for number, state in enumerate(positions(name, 200)):
        other = state.guess(state.mover, Chance(number))
        first, second = [think_about(each, each.mover, Chance(3)) for each in (state, other)]
        assert first == second
        other.chance = state.chance
        dealt += other.key() != state.key()
    assert (dealt > 0) == (name != "age-of-steam"), "nothing was hidden, so nothing is proved"


@pytest.mark.parametrize("name", GAMES)
def test_what_is_decided_on_a_guess_is_legal_in_truth(name: str) -> None:
    for number, state in enumerate(positions(name, 10)):
        job = job_for(state, number, "greedy")
        again = state_of(job)
        assert again.codes() == state.codes(), "the guess asks something else"
        for bot in QUICK:
            answer = think(job_for(state, number, bot))
            assert answer.error == ""
            assert state.refuse(answer.action or {}) is None
        assert state.refuse(any_action(again, number)) is None


@pytest.mark.parametrize("name", GAMES)
def test_a_decision_is_the_same_when_the_unseen_is_dealt_anew(name: str) -> None:
    for number, state in enumerate(positions(name, 5)):
        other = state.guess(state.mover, Chance(90 + number))
        for bot in QUICK:
            answers = [think(job_for(each, number, bot)) for each in (state, other)]
            assert answers[0] == answers[1]


@pytest.mark.parametrize("name", GAMES)
def test_the_true_luck_never_leaves(name: str) -> None:
    state = a_state(name)
    true = state.chance.key()
    # Not even where somebody hands in the luck of the game itself.
    for rng in (Chance(7), state.chance.clone(), state.chance):
        plain = json.loads(think_about(state, state.mover, rng))
        assert plain["luck"]["seeded"] not in (true, state.chance.key())
    scripted = footplate.game(name).position(state.position())
    scripted.chance = ScriptedChance([1, 2, 3])
    plain = json.loads(think_about(scripted, scripted.mover, Chance(1)))
    assert plain["luck"].get("scripted") is None


def test_a_game_that_forgets_to_hide_its_luck_is_helped(monkeypatch: pytest.MonkeyPatch) -> None:
    state = a_state()
    monkeypatch.setattr(type(state.game), "guess", lambda game, state, seat, rng: state.clone())
    plain = json.loads(think_about(state, state.mover, Chance(1)))
    assert plain["luck"]["seeded"] != state.chance.key()


def test_only_the_asked_seat_is_thought_for() -> None:
    state = a_state()
    with pytest.raises(BadInput, match="is not asked"):
        think_about(state, (state.mover + 1) % 3, Chance(1))
    job = job_for(state)
    with pytest.raises(BadInput, match="is not asked"):
        state_of(Job(job.game, job.position, (job.seat + 1) % 3))


@pytest.mark.parametrize("bot", ["", "clever", "/tmp/own.py:Bot", "os:system", "automa"])
def test_nobody_elses_code_is_run(bot: str) -> None:
    with pytest.raises(BadInput, match="there is no bot"):
        check_kind(bot)
    assert "there is no bot" in think(job_for(a_state(), bot=bot)).error


def test_a_job_that_makes_no_sense_is_an_error_and_no_crash() -> None:
    assert "BadInput" in think(Job("chess", b"{}", 0)).error
    assert "BadInput" in think(Job("planet-steam", b"{", 0)).error
    assert "BadInput" in think(Job("planet-steam", b"{}", 0)).error
