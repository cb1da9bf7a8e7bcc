"""The house in one shape: the same rooms in every game, and each rule's id beside its code."""

import re
from collections import Counter
from pathlib import Path

import pytest

import footplate
from footplate.cli.rules_page import load_rules
from footplate.games import TITLES

PACKAGE = Path(footplate.__file__).parent
ROOMS = ["board", "language", "planning", "play", "positions", "referee", "told"]
ID = re.compile(r"\b[A-Z]{2,3}-[A-Z]+-\d{2}\b")


def folder(game: str) -> Path:
    return PACKAGE / "games" / game.replace("-", "_")


@pytest.mark.parametrize("game", sorted(TITLES))
def test_every_game_has_the_same_rooms(game: str) -> None:
    entries = [entry.name for entry in folder(game).iterdir() if entry.name != "__pycache__"]
    modules = {entry.partition(".")[0] for entry in entries}
    assert sorted(modules - {"__init__", "game"}) == ROOMS
    for module in ("referee/conduct.py", "referee/refuse.py", "play/state.py", "play/setup.py"):
        assert (folder(game) / module).is_file()


@pytest.mark.parametrize("game", sorted(TITLES))
def test_every_rule_stands_beside_the_code_that_does_it(game: str) -> None:
    page = {rule.id for rule in load_rules(game)}
    texts = [file.read_text(encoding="utf-8") for file in folder(game).rglob("*.py")]
    found = {id for text in texts for id in ID.findall(text) if not id.startswith("FP-")}
    assert page - found == set()
    assert found - page == set()


def test_one_class_alone_is_called_a_table() -> None:
    names = Counter(
        name
        for file in PACKAGE.rglob("*.py")
        for name in re.findall(r"^class (\w+)", file.read_text(encoding="utf-8"), re.MULTILINE)
    )
    assert names["Table"] == 1
