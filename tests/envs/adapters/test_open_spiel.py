"""OpenSpiel's random simulations with serialisation, playthroughs, and its bots."""

import copy
import random
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from pettingzoo.test import api_test
from shimmy import OpenSpielCompatibilityV0

from footplate import BadInput
from footplate.envs import open_spiel
from tests.envs.setups import GAMES

flags.FLAGS.mark_as_parsed()  # or `replay` wants a command line
SHORT = {
    "age-of-steam": {"players": 3},
    "steam-power": {"players": 2, "options": "automas:2:very-hard"},
    "planet-steam": {"players": 2},
    "imperial-steam": {"players": 2},
}
each_game = pytest.mark.parametrize("game", GAMES)


def _name(game: str) -> str:
    return f"python_footplate_{game.replace('-', '_')}"


def _load(game: str) -> Any:
    return pyspiel.load_game(_name(game), SHORT[game])


def _walk(state: Any, steps: int, rng: random.Random) -> None:
    for _ in range(steps):
        if state.is_terminal():
            return
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, odds)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))


def _shortest(game: Any) -> list[int]:
    """The shortest of some random games: a playthrough writes every number of every position."""
    rng, found = random.Random(1), list[list[int]]()
    for _ in range(20):
        state = game.new_initial_state()
        _walk(state, 20_000, rng)
        found.append(state.history())
    return min(found, key=len)


@each_game
def test_random_games_with_serialisation(game: str) -> None:
    pyspiel.random_sim_test(_load(game), num_sims=1, serialize=True, verbose=False)


@each_game
def test_a_playthrough_is_replayed_equal(game: str, tmp_path: Path) -> None:
    loaded = _load(game)
    played = generate_playthrough.playthrough(str(loaded), _shortest(loaded))
    file = tmp_path / "playthrough.txt"
    file.write_text(played, encoding="utf-8")
    expected, found = generate_playthrough.replay(str(file))
    assert found == expected
    assert "IsTerminal() = True" in played


@each_game
@pytest.mark.filterwarnings("ignore:Agent's m..imum observation space value")
def test_shimmys_wrapper_passes_the_suite_of_pettingzoo(game: str) -> None:
    env = OpenSpielCompatibilityV0(game_name=_name(game), config=SHORT[game])
    api_test(env, num_cycles=20)


@each_game
def test_a_copy_goes_its_own_way(game: str) -> None:
    """What was copied stays as it is, in every place where a copy can be made."""
    state, rng = _load(game).new_initial_state(), random.Random(2)
    for _ in range(40):
        if state.is_terminal():
            break
        other, before = state.clone(), str(state)
        _walk(other, 6, rng)
        assert str(state) == before
        _walk(state, 1, rng)
    assert str(copy.deepcopy(state.play).state.digest()) == state.play.state.digest()


def test_odds_are_those_of_the_supply() -> None:
    """Steam Power's contracts are drawn from those that are left, each as likely as any other."""
    state = _load("steam-power").new_initial_state()
    assert state.chance_outcomes() == [(digit, 1 / 16) for digit in range(16)]
    _walk(state, 4, random.Random(1))
    assert not state.is_chance_node()
    names = state.play.setup.vocabulary.names
    state.apply_action(names.index("take-contracts"))
    left = state.play.state.deck
    assert state.chance_outcomes() == [
        (card, 1 / sum(left)) for card, there in enumerate(left) if there
    ]
    card = state.chance_outcomes()[0][0]
    state.apply_action(card)
    assert card not in [outcome for outcome, _ in state.chance_outcomes()]


def test_a_search_over_copies_knows_no_luck_to_come() -> None:
    game = _load("planet-steam")
    state, rng = game.new_initial_state(), random.Random(3)
    _walk(state, 12, rng)
    while state.is_chance_node():
        _walk(state, 1, rng)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 2, 3, evaluator, random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()


def test_information_set_search_with_what_is_hidden_dealt_anew() -> None:
    game = _load("planet-steam")
    state, rng = game.new_initial_state(), random.Random(3)
    _walk(state, 40, rng)
    while state.is_chance_node():
        _walk(state, 1, rng)
    player = state.current_player()
    other = open_spiel.resampled(state, player)
    assert other.observation_string(player) == state.observation_string(player)
    assert other.legal_actions() == state.legal_actions()
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game, evaluator, 2, 3, random_state=np.random.RandomState(1), use_observation_string=True
    )
    bot.set_resampler(lambda state, player, *_: open_spiel.resampled(state, player))
    assert bot.step(state) in state.legal_actions()


def test_options_in_a_game_string() -> None:
    loaded = pyspiel.load_game(f"{_name('planet-steam')}(players=4,options=sabotage:true)")
    assert loaded.num_players() == 4
    assert loaded.setup.options == {"sabotage": True}
    assert open_spiel.read_options("a:1;b:x:y;c:false") == {"a": 1, "b": "x:y", "c": False}
    with pytest.raises(BadInput, match="name:value"):
        open_spiel.read_options("sabotage")
