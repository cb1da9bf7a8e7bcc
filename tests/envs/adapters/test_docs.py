"""What docs/environments.md shows can be run, and its numbers are so."""

import re
from pathlib import Path

import pytest

from tests.docs.test_snippets import snippets
from tests.envs.setups import GAMES, of

PAGE = "docs/environments.md"
ROOT = Path(__file__).parents[3]


def test_the_snippets_run(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = snippets(PAGE)
    assert len(blocks) == 3
    for line, block in blocks:
        exec(compile("\n" * line + block, PAGE, "exec"), {"__name__": "page"})


def test_the_table_of_sizes_is_true() -> None:
    rows = re.findall(
        r"^\| ([A-Z][A-Za-z ]+) \| (\d+) \| ([\d,]+) \|$", (ROOT / PAGE).read_text(), re.M
    )
    told = {name: (int(tokens), int(size.replace(",", ""))) for name, tokens, size in rows}
    for game in GAMES:
        setup = of(game, 4)
        assert told[setup.game.title] == (len(setup.vocabulary), setup.size)
