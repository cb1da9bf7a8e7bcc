"""The house in one shape: the same rooms in every game, and each rule's id beside its code."""

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

import footplate
from footplate.cli.rules_page import load_rules
from footplate.games import TITLES

PACKAGE = Path(footplate.__file__).parent
ROOMS = ["board", "language", "lessons", "planning", "play", "positions", "referee", "told"]
FOUND_IN = {
    "board/codes.py": ["kind_of"],
    "board/file.py": ["FORMAT", "SEATS", "BoardFile", "BoardSources"],
    "board/check.py": ["check_board(board)"],
    "board/load.py": ["WORDS", "read_board(text)", "BOARDS", "load_board"],
    "board/options.py": ["Options"],
    "board/rules.py": ["Rules"],
    "language/actions.py": ["AnyAction"],
    "language/codec.py": [],
    "language/events.py": ["EVENTS"],
    "language/position.py": ["Player"],
    "language/steps.py": [],
    "language/views.py": [],
    "planning/valuer.py": [],
    "play/setup.py": ["start(game, rules, chance, events)"],
    "play/state.py": ["State"],
    "positions/describe.py": ["describe(state)"],
    "positions/restore.py": ["build_state(game, rules, data)"],
    "positions/secrets.py": ["guess(state, viewer, rng)"],
    "referee/conduct.py": ["Conduct"],
    "referee/refuse.py": ["refuse(state, code)"],
    "referee/unsayable.py": ["refuse_unsayable(state, action, refusal)"],
    "told/draw.py": ["draw_board"],
    "told/prompt.py": ["ask(state, names)"],
    "told/view.py": ["view(state, viewer, head)", "apart(state, viewer)", "result"],
}
"""By file: the names that it has in every game, and what those that are called are given."""
BY_STEPS = {
    "language/steps.py": ["STEP_NAMES", "StepName"],
    "play/legal.py": ["legal_codes(state)", "sample_code(state, rng)"],
    "play/turn.py": ["carry_out(state, code)"],
    "play/flow.py": [],
}
"""The same where a turn goes by steps; Age of Steam's goes by phases (`play/sequence.py`)."""
ID = re.compile(r"\b[A-Z]{2,3}-[A-Z]+-\d{2}\b")


def folder(game: str) -> Path:
    return PACKAGE / "games" / game.replace("-", "_")


@pytest.mark.parametrize("game", sorted(TITLES))
def test_every_game_has_the_same_rooms(game: str) -> None:
    entries = [entry.name for entry in folder(game).iterdir() if entry.name != "__pycache__"]
    modules = {entry.partition(".")[0] for entry in entries}
    assert sorted(modules - {"__init__", "game"}) == ROOMS


def found_in(path: Path) -> set[str]:
    """What a module defines at its top: names, and functions also with their parameters."""
    found = set[str]()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef):
            found |= {node.name, f"{node.name}({', '.join(arg.arg for arg in node.args.args)})"}
        elif isinstance(node, ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            found |= {target.id for target in targets if isinstance(target, ast.Name)}
    return found


@pytest.mark.parametrize("game", sorted(TITLES))
def test_one_thing_has_one_name_in_every_game(game: str) -> None:
    wanted = FOUND_IN if game == "age-of-steam" else FOUND_IN | BY_STEPS
    missing = {
        file: [name for name in names if name not in found_in(folder(game) / file)]
        for file, names in wanted.items()
    }
    assert {file: names for file, names in missing.items() if names} == {}


@pytest.mark.parametrize("game", sorted(TITLES))
def test_no_two_classes_of_a_room_share_a_name(game: str) -> None:
    for room in ROOMS:
        names = Counter(
            name
            for file in (folder(game) / room).rglob("*.py")
            for name in re.findall(r"^class (\w+)", file.read_text(encoding="utf-8"), re.MULTILINE)
        )
        assert [name for name, times in names.items() if times > 1] == [], room


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


def test_the_terminal_takes_no_sentence_apart() -> None:
    """It shows what is told: no regular expression looks into words of the engine."""
    for file in (PACKAGE / "cli").rglob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        imported = [
            name.name
            for node in ast.walk(tree)
            if isinstance(node, ast.Import)
            for name in node.names
        ]
        assert "re" not in imported, file
