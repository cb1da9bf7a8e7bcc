"""A game that nobody ends is cut off after so many steps."""

import pytest

from footplate import BadInput
from footplate.envs.asking import Play, check_longest, read_token, setup_of
from footplate.envs.chanced import Chanced
from tests.envs.setups import of


def _miserly(play: Play) -> int:
    """Say a token: money is taken where that can be said."""
    assert play.question is not None
    money = play.setup.vocabulary.names.index("take-money")
    tokens = play.question.tokens
    return money if money in tokens else tokens[0]


@pytest.mark.parametrize("longest", [1, 40, 41])
def test_it_ends_after_so_many_tokens(longest: int) -> None:
    setup = of("steam-power", 2)
    play = Play(setup, setup.start(0), longest)
    for step in range(longest):
        assert play.steps == step
        assert not play.cut
        play.say(_miserly(play))
    assert play.cut
    assert not play.state.over
    with pytest.raises(BadInput, match="over"):
        play.say(0)


def test_an_action_that_is_half_said_then_is_not_played() -> None:
    setup = of("age-of-steam", 3)
    whole = Play(setup, setup.start(1))
    while whole.say(_first(whole)):
        pass
    cut = Play(setup, setup.start(1), whole.steps)
    while not cut.cut:
        before = cut.state.digest()
        assert cut.say(_first(cut))
    assert cut.state.digest() == before == whole.state.digest()


def _first(play: Play) -> int:
    assert play.question is not None
    return play.question.tokens[0]


def test_what_is_decided_whole_counts_as_one() -> None:
    setup = of("age-of-steam", 3)
    play = Play(setup, setup.start(1), 3)
    for _ in range(3):
        play.play(play.state.codes()[0])
    assert play.cut


def test_what_goes_without_saying_counts_too() -> None:
    """Or a game of Automas alone, with a player who has no choice, could go on for ever."""
    setup = setup_of("steam-power", 2, None, {"automas": "2:hard"})
    play, said = Play(setup, setup.start(1), 60), 0
    while play.question is not None:
        play.say(_first(play))
        said += 1
    assert play.cut
    assert said < play.steps == 60


def test_a_game_that_ends_by_itself_is_not_cut_off() -> None:
    setup = of("age-of-steam", 3)
    play = Play(setup, setup.start(1))
    while play.question is not None:
        play.say(_first(play))
    assert play.state.over
    assert not play.cut


def test_where_luck_is_asked_for_it_counts_too() -> None:
    setup = of("steam-power", 2)
    play = Chanced(setup, 30)
    while not play.over:
        if play.odds:
            play.come(play.odds[0][0])
        else:
            assert play.question is not None
            play.say(play.question.tokens[0])
    assert play.steps == 30
    assert play.state is not None
    assert not play.state.over


def test_luck_brings_only_what_it_can() -> None:
    play = Chanced(of("steam-power", 2))
    for wrong in (99, -1):
        with pytest.raises(BadInput, match="nothing that luck can bring"):
            play.come(wrong)
    assert play.digits == ()


def test_bad_limits_and_tokens() -> None:
    for wrong in (0, -3, 1.5, "many", True, None):
        with pytest.raises(BadInput, match="longest"):
            check_longest(wrong)
    assert read_token(3) == 3
    for wrong in (1.5, "3", None):
        with pytest.raises(BadInput, match="whole number"):
            read_token(wrong)
