"""A game of somebody else's is an environment without a line in the package."""

from pathlib import Path

from footplate.envs.asking import Play, setup_of
from tests.envs.setups import played


def test_the_teaching_game_is_asked_token_by_token(tidewater: Path) -> None:
    setup = setup_of("tidewater", 2)

    def look(play: Play) -> None:
        codes = play.state.codes()
        for tokens, action in zip(setup.said(play.state, codes), play.state.actions(), strict=True):
            assert setup.vocabulary.action(tokens) == action
        for seat in range(2):
            blocks = [(name, len(numbers)) for name, numbers in setup.reader(play.state, seat)]
            assert blocks == [tuple(block) for block in setup.layout[:-1]]

    assert played(setup, 1, look, most=2_000).over
