"""Promises that hold for every position of Planet Steam, in every mode."""

import pytest

from footplate import Chance
from footplate.games.planet_steam.state import STEP_NAMES, State
from tests.games.planet_steam.playing import NAMES, start, strange_codes
from tests.games.planet_steam.referee import check, check_described
from tests.promises import (
    Policy,
    check_agreement,
    check_clones,
    check_codes_translate,
    check_events,
    check_prompt,
    check_refused_leaves_untouched,
    check_sample,
    check_sample_reaches_all,
    play_out,
    sampled,
    uniform,
)


def walk(mode: str, seed: int, policy: Policy = sampled, every: int = 10) -> list[State]:
    states = play_out(start(mode, seed), policy, seed, every)
    return [state for state in states if isinstance(state, State)]


@pytest.mark.parametrize("mode", NAMES)
def test_generator_and_referee_agree(mode: str) -> None:
    for seed, policy in enumerate((sampled, uniform)):
        rng = Chance(seed + 50)
        for state in walk(mode, seed, policy, 17):
            check_agreement(state, strange_codes(state, rng))


@pytest.mark.parametrize("mode", NAMES)
def test_a_refused_code_leaves_the_state_untouched(mode: str) -> None:
    rng = Chance(3)
    for state in walk(mode, 4, every=60):
        check_refused_leaves_untouched(state, strange_codes(state, rng)[:80])


@pytest.mark.parametrize("mode", NAMES)
def test_codes_say_what_actions_say(mode: str) -> None:
    for state in walk(mode, 6, every=40):
        check_codes_translate(state)


@pytest.mark.parametrize("mode", NAMES)
def test_the_sample_is_legal(mode: str) -> None:
    rng = Chance(1)
    for state in walk(mode, 2, every=7):
        check_sample(state, rng)


def test_the_sample_reaches_every_legal_code() -> None:
    """At each step of games with every variant, twice."""
    rng, seen = Chance(8), dict[int, int]()
    for seed in (5, 6, 7):
        for state in walk("all variants, 3", seed, sampled, 1):
            if seen.get(state.step, 0) < 2:
                seen[state.step] = seen.get(state.step, 0) + 1
                check_sample_reaches_all(state, rng)
    assert len(seen) > 20, [STEP_NAMES[step] for step in seen]


@pytest.mark.parametrize("mode", NAMES)
def test_the_referee_holds_after_every_action(mode: str) -> None:
    for seed, policy in enumerate((uniform, sampled)):
        state, rng = start(mode, seed + 9), Chance(seed)
        while not state.over:
            state.play_code(policy(state, rng))
            check(state)
        check_described(state)


@pytest.mark.parametrize("mode", NAMES)
def test_every_position_survives_its_description(mode: str) -> None:
    for state in walk(mode, 11, uniform, 9):
        check_described(state)


@pytest.mark.parametrize("mode", ["4 players", "all variants, 5"])
def test_playing_on_a_clone_changes_no_earlier_state(mode: str) -> None:
    check_clones(start(mode, 4), sampled, 4)


@pytest.mark.parametrize("mode", NAMES)
def test_what_a_seat_cannot_see_does_not_change_its_view(mode: str) -> None:
    """The credits of the others and the luck to come are dealt anew."""
    for state in walk(mode, 3, every=40):
        for seat in (None, 0, state.rules.seats - 1):
            guessed = state.guess(seat, Chance(5))
            assert guessed.view(seat) == state.view(seat)
            assert isinstance(guessed, State)
            check(guessed)


@pytest.mark.parametrize("mode", NAMES)
def test_the_prompt_offers_exactly_the_legal_actions(mode: str) -> None:
    for state in walk(mode, 7, every=50):
        check_prompt(state)


@pytest.mark.parametrize("mode", NAMES)
def test_events_do_not_change_what_happens(mode: str) -> None:
    log = check_events(start(mode, 3), start(mode, 3), sampled, 3)
    assert len(log) > 50
