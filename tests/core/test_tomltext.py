"""Data as the text of a TOML file: read again, it is the same."""

import tomllib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import footplate
from footplate.core.boardgame import BoardGame
from footplate.core.refusal import BadInput
from footplate.core.tomltext import DEEPEST, toml_text
from tests.browser.tables import GAMES

TEXTS = st.text(st.characters(exclude_categories=["Cs"]))
SIMPLE = st.booleans() | st.integers(-(2**63), 2**63 - 1) | TEXTS
FLOATS = st.floats(allow_nan=False, allow_infinity=False)
VALUES = st.recursive(
    SIMPLE | FLOATS, lambda each: st.lists(each) | st.dictionaries(TEXTS, each), max_leaves=12
)


@given(st.dictionaries(TEXTS, VALUES))
def test_read_again_it_is_the_same(data: dict[str, Any]) -> None:
    try:
        text = toml_text(data)
    except BadInput:
        return  # so deep that no board file is
    assert tomllib.loads(text) == data


@pytest.mark.parametrize("name", GAMES)
def test_every_board_stays_the_same_board(name: str) -> None:
    game = footplate.game(name)
    assert isinstance(game, BoardGame)
    for id in game.boards():
        text = game.library.folder.joinpath(f"{id}.toml").read_text(encoding="utf-8")
        written = toml_text(tomllib.loads(text))
        assert game.library.read(written) == game.library.load(id)


def test_what_is_none_is_left_out() -> None:
    assert toml_text({"a": None, "b": [{"c": None, "d": 1}]}) == "b = [\n  { d = 1 },\n]\n"


def test_what_toml_cannot_say_is_refused() -> None:
    deep: Any = 1
    for _ in range(DEEPEST + 2):
        deep = [deep]
    for data in ({"a": deep}, {"a": [None]}, {"a": float("inf")}):
        with pytest.raises(BadInput):
            toml_text(data)
