"""OpenSpiel's random simulations with serialisation, playthroughs, and its bots."""

import copy
import pickle
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
from footplate.envs.asking import Question
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


def test_options_that_hold_a_list() -> None:
    name = _name("steam-power")
    said = pyspiel.load_game(f"{name}(players=3,options=automas:2:hard+3:normal)")
    given = pyspiel.load_game(name, {"players": 3, "options": "automas:2:hard, 3:normal"})
    assert said.setup is given.setup
    assert said.setup.game.automas(said.setup.options, 3) == {1: "hard", 2: "normal"}
    for game in (given, pyspiel.load_game(str(given)), pickle.loads(pickle.dumps(given))):
        assert str(game) == str(given)
        assert game.setup is given.setup
        state = game.new_initial_state()
        _walk(state, 20, random.Random(1))
        told = pyspiel.serialize_game_and_state(game, state)
        _, again = pyspiel.deserialize_game_and_state(told)
        assert str(again) == str(state)
        assert str(pickle.loads(pickle.dumps(state))) == str(state)


def test_a_game_is_no_longer_than_it_says() -> None:
    loaded = pyspiel.load_game(f"{_name('steam-power')}(players=2,longest=50)")
    assert loaded.max_game_length() == loaded.max_chance_nodes_in_history() == 50
    state = loaded.new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert len(state.history()) == 50
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    assert sum(state.returns()) == pytest.approx(0)
    with pytest.raises(BadInput, match="longest"):
        pyspiel.load_game(f"{_name('steam-power')}(longest=0)")


def test_luck_says_what_is_drawn() -> None:
    state = _load("steam-power").new_initial_state()
    assert state.action_to_string(state.legal_actions()[0]) == "seed 0"
    _walk(state, 4, random.Random(1))
    state.apply_action(state.play.setup.vocabulary.names.index("take-contracts"))
    assert state.is_chance_node()
    told = [state.action_to_string(outcome) for outcome in state.legal_actions()]
    assert all(each.startswith("contract: ") for each in told)
    assert len(set(told)) == len(told)


def test_there_is_no_information_state() -> None:
    state = _load("age-of-steam").new_initial_state()
    for look in (state.information_state_string, state.information_state_tensor):
        with pytest.raises(BadInput, match="no information state"):
            look(0)


@pytest.mark.parametrize("game", ["steam-power", "planet-steam", "imperial-steam"])
def test_what_another_seat_is_asked_is_dealt_anew_too(game: str) -> None:
    """For a seat that is not asked, the question is that of the guess, and can be played on."""
    state, rng, looked = _load(game).new_initial_state(), random.Random(5), 0
    np.random.seed(1)
    while looked < 12 and not state.is_terminal():
        if not state.is_chance_node() and rng.random() < 0.3:
            player = 1 - state.current_player()
            other: Any = open_spiel.resampled(state, player)
            fresh = Question(other.play.setup, other.play.state)
            assert other.legal_actions() == fresh.tokens
            assert other.observation_string(player) == state.observation_string(player)
            _walk(other, 30, rng)
            looked += 1
        _walk(state, 1, rng)
    assert looked > 3


def test_nothing_is_dealt_anew_where_luck_is_asked_for() -> None:
    state = _load("steam-power").new_initial_state()
    with pytest.raises(BadInput, match="luck is asked for"):
        open_spiel.resampled(state, 0)
    _walk(state, 4, random.Random(1))
    state.apply_action(state.play.setup.vocabulary.names.index("take-contracts"))
    for player in (0, 1):
        with pytest.raises(BadInput, match="luck is asked for"):
            open_spiel.resampled(state, player)
