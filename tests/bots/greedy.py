"""What the greedy bot of every game must hold: it is legal, honest, always the same, and beats
random play. A game's test class says in which set-ups, and how far its games are played."""

from typing import Any, ClassVar

import pytest

from footplate import Action, Chance, Game, State
from footplate.bots import make_bot, play_match
from tests.form import COMPILED, first_in_both

Setup = tuple[int, dict[str, Any]]
"""Seats and options, the board among them."""


def chosen(state: State) -> Action:
    """What a fresh greedy bot does; checks that it is legal and that nothing is touched."""
    before = state.digest()
    code = make_bot("greedy", state.game, 0).choose(state)
    assert state.digest() == before
    assert state.refuse_code(code) is None
    return state.decode(code)


def turn_of(state: State, seat: int) -> list[Action]:
    """All decisions of one bot until somebody else is asked."""
    bot, actions = make_bot("greedy", state.game, 0), list[Action]()
    while state.seat == seat:
        actions.append(state.decode(bot.choose(state)))
        state.play(actions[-1])
    return actions


class Greedy:
    game: ClassVar[Game]
    setups: ClassVar[list[Setup]]
    decisions: ClassVar[int]
    """Of whole games this many are made in plain Python."""
    advised: ClassVar[tuple[int, int]]
    """Seats, and decisions in which a bot that was asked before is held against fresh ones."""
    hidden_setups: ClassVar[list[Setup]]
    hidden: ClassVar[int]
    """Decisions that are made again where what is hidden was dealt anew."""
    random_games: ClassVar[tuple[int, int, int]]
    """In the middle of how many random games it is asked, up to which decision, and how often."""
    rivals: ClassVar[list[int]]
    """With how many at the table it plays against random players."""
    matches: ClassVar[tuple[int, int]] = (10 if COMPILED else 2, 0)
    """How many games it plays against them, and how many of those it may lose."""

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "setup" in metafunc.fixturenames:
            metafunc.parametrize("setup", first_in_both(self.setups))
        if "hidden_setup" in metafunc.fixturenames:
            metafunc.parametrize("hidden_setup", first_in_both(self.hidden_setups))
        if "seats" in metafunc.fixturenames:
            metafunc.parametrize("seats", first_in_both(self.rivals))

    def enough(self, state: State, decisions: int) -> bool:
        """Whether a game is broken off here; compiled, every game is played to its end."""
        if COMPILED:
            assert decisions < 10_000, "the game does not end"
            return False
        return decisions >= self.decisions

    def random_start(self, seed: int) -> State:
        """Where a random game begins."""
        return self.game.start(2 + seed % (self.game.max_seats - 1), seed=seed)

    def test_every_decision_is_legal(self, setup: Setup) -> None:
        seats, options = setup
        state, decisions = self.game.start(seats, seed=seats, **options), 0
        bots = [make_bot("greedy", self.game, seat) for seat in range(seats)]
        while not state.over and not self.enough(state, decisions):
            before = state.digest()
            code = bots[state.mover].choose(state)
            assert state.digest() == before
            assert state.refuse_code(code) is None
            state.play_code(code)
            decisions += 1

    def test_it_gets_on_in_the_middle_of_a_random_game(self) -> None:
        """It may be asked for advice anywhere, also where it would never have gone."""
        advisor = make_bot("greedy", self.game, 0)
        games, last, every = self.random_games
        for seed in range(games):
            state, rng = self.random_start(seed), Chance(seed)
            for number in range(last):
                if state.over:
                    break
                if number % every == 0:
                    assert state.refuse_code(advisor.choose(state)) is None
                state.play_code(state.sample(rng))

    def test_advice_does_not_depend_on_what_was_asked_before(self) -> None:
        seats, decisions = self.advised
        state = self.game.start(seats, seed=2)
        old = make_bot("greedy", self.game, 0)
        for _ in range(decisions):
            if state.over:
                break
            code = make_bot("greedy", self.game, 1).choose(state)
            old.choose(state)
            assert old.choose(state) == code
            state.play_code(code)

    def test_what_is_hidden_does_not_matter(self, hidden_setup: Setup) -> None:
        """What others hold and the luck to come are dealt anew: the decision stays."""
        seats, options = hidden_setup
        state = self.game.start(seats, seed=4, **options)
        for number in range(self.hidden):
            if state.over:
                break
            other = state.guess(state.seat, Chance(number))
            code = make_bot("greedy", self.game, 0).choose(state)
            assert make_bot("greedy", self.game, 0).choose(other) == code
            state.play_code(code)

    # In short: the long measurements are made by `footplate strength`.
    def test_it_beats_random_players(self, seats: int) -> None:
        games, lost = self.matches
        wins = 0
        for number in range(games):
            hero = number % seats
            kinds = ["greedy" if seat == hero else "random" for seat in range(seats)]
            seeds = range(number * seats, number * seats + seats)
            bots = [make_bot(kind, self.game, seed) for kind, seed in zip(kinds, seeds)]
            match = play_match(self.game, bots, number)
            assert hero not in match.bankruptcies
            wins += match.result.winners == [hero]
        assert wins >= games - lost
