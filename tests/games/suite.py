"""The promises of the contract as tests, for a game that says how it is set up in every mode."""

from collections.abc import Callable
from typing import Any, ClassVar

import pytest

from footplate import Chance, State
from tests.promises import (
    Policy,
    check_agreement,
    check_clones,
    check_codes_translate,
    check_events,
    check_prompt,
    check_refused_leaves_untouched,
    check_sample,
    play_out,
    sampled,
    uniform,
)


class Promises:
    """A game's test class fills in the fields; `mode` runs over its modes."""

    modes: ClassVar[list[str]]
    cloned: ClassVar[list[str]]
    """The modes in which whole games are played on copies."""
    start: ClassVar[Callable[[str, int], Any]]
    """A first position by mode and seed."""
    strange_codes: ClassVar[Callable[[Any, Chance], list[int]]]
    check: ClassVar[Callable[[Any], None]]
    """What must hold in every position of the game."""
    check_described: ClassVar[Callable[[Any], None]]

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "mode" in metafunc.fixturenames:
            copies = metafunc.function.__name__.startswith("test_playing_on_a_clone")
            metafunc.parametrize("mode", self.cloned if copies else self.modes)

    def walk(self, mode: str, seed: int, policy: Policy = sampled, every: int = 10) -> list[State]:
        return play_out(type(self).start(mode, seed), policy, seed, every)

    def test_generator_and_referee_agree(self, mode: str) -> None:
        for seed, policy in enumerate((sampled, uniform)):
            rng = Chance(seed + 50)
            for state in self.walk(mode, seed, policy, 17):
                check_agreement(state, type(self).strange_codes(state, rng))

    def test_a_refused_code_leaves_the_state_untouched(self, mode: str) -> None:
        rng = Chance(3)
        for state in self.walk(mode, 4, every=60):
            check_refused_leaves_untouched(state, type(self).strange_codes(state, rng)[:80])

    def test_codes_say_what_actions_say(self, mode: str) -> None:
        for state in self.walk(mode, 6, every=40):
            check_codes_translate(state)

    def test_the_sample_is_legal(self, mode: str) -> None:
        rng = Chance(1)
        for state in self.walk(mode, 2, every=7):
            check_sample(state, rng)

    def test_the_referee_holds_after_every_action(self, mode: str) -> None:
        for seed, policy in enumerate((uniform, sampled)):
            state, rng = type(self).start(mode, seed + 9), Chance(seed)
            while not state.over:
                state.play_code(policy(state, rng))
                type(self).check(state)
            type(self).check_described(state)

    def test_every_position_survives_its_description(self, mode: str) -> None:
        for state in self.walk(mode, 11, uniform, 9):
            type(self).check_described(state)

    def test_playing_on_a_clone_changes_no_earlier_state(self, mode: str) -> None:
        check_clones(type(self).start(mode, 4), sampled, 4)

    def test_what_a_seat_cannot_see_does_not_change_its_view(self, mode: str) -> None:
        """A guess has other hidden things and other luck: the seat sees the same."""
        for state in self.walk(mode, 3, every=40):
            last = state.rules.seats - 1  # type: ignore[attr-defined]
            for seat in (None, 0, last):
                guessed = state.guess(seat, Chance(5))
                assert guessed.view(seat) == state.view(seat)
                type(self).check(guessed)

    def test_the_prompt_offers_exactly_the_legal_actions(self, mode: str) -> None:
        for state in self.walk(mode, 7, every=50):
            check_prompt(state)

    def test_events_do_not_change_what_happens(self, mode: str) -> None:
        start = type(self).start
        assert len(check_events(start(mode, 3), start(mode, 3), sampled, 3)) > 50
