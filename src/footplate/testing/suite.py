"""The promises as a class of tests for pytest, and as one call for any test runner."""

from collections.abc import Callable
from typing import Any, ClassVar

import footplate
from footplate import Chance, Game, Record, State
from footplate.testing import processes, promises
from footplate.testing.promises import Policy, sampled, uniform


class Promises:
    """A game's test class names the `game`; `mode` runs over the modes, unless the class says
    otherwise over the seat counts. A game with boards, options or codes that are hard to guess
    says how it is set up in every mode, and what its strange codes are."""

    game: ClassVar[Game]
    modes: ClassVar[list[str]]
    cloned: ClassVar[list[str]]
    """The modes in which whole games are played on copies."""
    start: ClassVar[Callable[[str, int], Any]]
    """A first position by mode and seed."""
    strange_codes: ClassVar[Callable[[Any, Chance], list[int]]] = promises.strange_codes
    check: ClassVar[Callable[[Any], None]] = promises.check_can_act
    """What must hold in every position of the game."""
    check_described: ClassVar[Callable[[Any], Any]] = promises.check_round_trip
    shortest: ClassVar[tuple[int, int]] = (30, 50)
    """A game has more decisions and more events than these."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "game" in cls.__dict__ and "modes" not in cls.__dict__:
            game = cls.game
            cls.modes = [str(seats) for seats in range(game.min_seats, game.max_seats + 1)]
            cls.cloned = cls.modes
            cls.start = lambda mode, seed: game.start(int(mode), seed)

    def pytest_generate_tests(self, metafunc: Any) -> None:
        if "mode" in metafunc.fixturenames:
            copies = metafunc.function.__name__.startswith("test_playing_on_a_clone")
            metafunc.parametrize("mode", self.cloned if copies else self.modes)

    def walk(self, mode: str, seed: int, policy: Policy = sampled, every: int = 10) -> list[State]:
        return promises.play_out(type(self).start(mode, seed), policy, seed, every)

    def test_generator_and_referee_agree(self, mode: str) -> None:
        for seed, policy in enumerate((sampled, uniform)):
            rng = Chance(seed + 50)
            for state in self.walk(mode, seed, policy, 17):
                promises.check_agreement(state, type(self).strange_codes(state, rng))

    def test_a_refused_code_leaves_the_state_untouched(self, mode: str) -> None:
        rng = Chance(3)
        for state in self.walk(mode, 4, every=60):
            strange = type(self).strange_codes(state, rng)[:80]
            promises.check_refused_leaves_untouched(state, strange)

    def test_codes_say_what_actions_say(self, mode: str) -> None:
        for state in self.walk(mode, 6, every=40):
            promises.check_codes_translate(state)

    def test_the_sample_is_legal(self, mode: str) -> None:
        rng = Chance(1)
        for state in self.walk(mode, 2, every=7):
            promises.check_sample(state, rng)

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

    def test_a_state_can_be_pickled(self, mode: str) -> None:
        for state in self.walk(mode, 12, every=60):
            promises.check_pickled(state)

    def test_digests_tell_positions_apart(self, mode: str) -> None:
        for state in self.walk(mode, 12, every=13):
            promises.check_digests_tell_apart(state)

    def test_playing_on_a_clone_changes_no_earlier_state(self, mode: str) -> None:
        promises.check_clones(type(self).start(mode, 4), sampled, 4, self.shortest[0])

    def test_what_a_seat_cannot_see_does_not_change_its_view(self, mode: str) -> None:
        """A guess has other hidden things and other luck: the seat sees the same."""
        for state in self.walk(mode, 3, every=40):
            for seat in (None, 0, promises.seats_of(state) - 1):
                guessed = promises.check_secrets(state, seat, Chance(5))
                type(self).check(guessed)

    def test_the_prompt_offers_exactly_the_legal_actions(self, mode: str) -> None:
        for state in self.walk(mode, 7, every=50):
            promises.check_prompt(state)

    def test_what_is_told_is_json(self, mode: str) -> None:
        for state in self.walk(mode, 8, every=80):
            promises.check_told(state)

    def test_events_do_not_change_what_happens(self, mode: str) -> None:
        start = type(self).start
        log = promises.check_events(start(mode, 3), start(mode, 3), sampled, 3)
        assert len(log) > self.shortest[1]


class _AnyGame(Promises):
    """A game of any length."""

    shortest = (2, 0)


def check_game(game: Game) -> None:
    """Every promise, for every seat count, on the default board; AssertionError where one is not
    kept. Records, pickled states and other processes find a game by its name, so it has to be
    installed."""
    assert footplate.game(game.name) is game, f"{game.name} is the name of another game"
    suite = type("Suite", (_AnyGame,), {"game": game})()
    for name in dir(suite):
        if name.startswith("test_"):
            for mode in suite.modes:
                getattr(suite, name)(mode)
    for seats in range(game.min_seats, game.max_seats + 1):
        record = Record(game=game.name, board=game.default_board, seats=seats, seed=seats)
        promises.check_record(record, sampled)
    processes.check_same_everywhere(game.name)
