"""Every legal action can be said in tokens of a vocabulary that no game changes."""

import os
import subprocess
import sys
from typing import Any

import pytest

import footplate
from footplate import BadInput, Chance
from footplate.bots import make_bot
from footplate.envs.asking import Play, Question, Setup, setup_of
from tests.envs.setups import GAMES, all_setups, of, played
from tests.form import whole_games


def _ways(setup: Setup, state: footplate.State) -> None:
    """Each legal action is said, read back, and found by its tokens alone."""
    codes = state.codes()
    said = setup.said(state, codes)
    assert len(set(said)) == len(codes)
    for tokens, action in zip(said, state.actions(), strict=True):
        assert all(0 <= token < len(setup.vocabulary) for token in tokens)
        assert setup.vocabulary.action(tokens) == action


@whole_games
@pytest.mark.parametrize(("name", "seats", "board", "options"), all_setups())
def test_every_legal_action_is_said_and_read_back(
    name: str, seats: int, board: str, options: dict[str, Any]
) -> None:
    setup, rng = setup_of(name, seats, board, options), Chance(5)
    state = setup.start(3)
    if name == "age-of-steam":  # or everybody is bankrupt before anything is delivered
        state = state.edited(players={seat: {"money": 250} for seat in range(seats)})
    while not state.over:
        _ways(setup, state)
        state.play_code(state.sample(rng))


@whole_games
@pytest.mark.parametrize("name", GAMES)
def test_what_a_thinking_bot_does_can_be_said(name: str) -> None:
    setup = of(name)
    state, bot = setup.start(1), make_bot("greedy", setup.game, 1)
    kinds = set[str]()
    for _ in range(400):
        if state.over:
            break
        _ways(setup, state)
        code = bot.choose(state)
        kinds.add(setup.vocabulary.names[setup.said(state, [code])[0][0]])
        state.play_code(code)
    assert len(kinds) > 6


@pytest.mark.parametrize("name", GAMES)
def test_a_question_leads_to_each_action_and_to_no_other(name: str) -> None:
    setup = of(name)

    def look(play: Play) -> None:
        codes = play.state.codes()
        for code in codes[:: max(1, len(codes) // 5)]:
            question = Question(setup, play.state)
            tokens = setup.said(play.state, [code])[0]
            while question.code is None:
                assert question.tokens == sorted(set(question.tokens))
                assert len(question.tokens) > 1, "what goes without saying is not asked"
                question.say(tokens[len(question.said)])
                assert tuple(question.said) == tokens[: len(question.said)]
            assert question.code == code

    played(setup, 1, look, most=40)


@pytest.mark.parametrize("name", GAMES)
def test_the_vocabulary_does_not_depend_on_what_was_played(name: str) -> None:
    """Made anew after other games it is the same, and each token is unique."""
    first = Setup(name, 3, footplate.game(name).default_board, {})
    names = first.vocabulary.names[:]
    played(first, 9, lambda play: None, most=60)
    assert first.vocabulary.names == names
    assert Setup(name, 3, first.board, {}).vocabulary.names == names
    assert len(set(names)) == len(names)


def test_the_vocabulary_is_the_same_in_every_process() -> None:
    code = "from footplate.envs.asking import setup_of\n"
    code += f"for name in {GAMES!r}: print(setup_of(name, 3).vocabulary.names)"
    told = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(told) == 1


def test_a_path_is_asked_link_by_link() -> None:
    setup = of("age-of-steam", 3)
    names = setup.vocabulary.names
    action = footplate.game("age-of-steam").action(
        {"do": "deliver", "good": "red", "hex": "F10", "exits": [3, 0, 3]}
    )
    said = [names[token] for token in setup.vocabulary.said(action)]
    assert said == ["deliver", "good=red", "hex=F10", "exits=3", "exits=0", "exits=3", "exits."]


def test_large_amounts_are_said_in_two_tokens() -> None:
    setup = of("planet-steam", 3)
    action = footplate.game("planet-steam").action({"do": "bid", "amount": 1205})
    tokens = setup.vocabulary.said(action)
    assert [setup.vocabulary.names[token] for token in tokens] == ["bid", "amount=12xx", "amount=5"]
    assert setup.vocabulary.action(tokens) == action


def test_tokens_that_say_nothing_are_refused() -> None:
    vocabulary = of("age-of-steam", 3).vocabulary
    bid = vocabulary.names.index("bid")
    five = vocabulary.names.index("amount=5")
    for wrong in ([], [five], [bid], [bid, bid], [bid, five, five], [len(vocabulary)]):
        with pytest.raises(BadInput):
            vocabulary.action(wrong)
    play = Play(of("age-of-steam", 3), of("age-of-steam", 3).start(1))
    with pytest.raises(BadInput, match="continues no legal action"):
        play.say(bid)


def test_what_does_not_exist_is_refused_in_one_line() -> None:
    for wrong in (
        {"game": "age-of-steam", "seats": 9},
        {"game": "age-of-steam", "board": "atlantis"},
        {"game": "age-of-steam", "options": {"speed": 3}},
        {"game": "age-of-steam", "options": {"start_order": []}},
    ):
        with pytest.raises(BadInput) as refused:
            setup_of(**wrong)
        assert "\n" not in str(refused.value)
