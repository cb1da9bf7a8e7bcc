"""docs/add-a-game.md, followed from scratch: files are written, programs and commands run."""

import re
import sys
import tomllib
from pathlib import Path

import pytest

from tests.bots.test_docs import COMMAND, fits, run
from tests.cli import driving
from tests.examples.installing import write_metadata

PAGE = Path(__file__).parents[2] / "docs" / "add-a-game.md"


def test_every_snippet_of_the_page_works(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    (tmp_path / "cairn").mkdir()
    (tmp_path / "cairn" / "__init__.py").touch()
    found = re.findall(r"^```(\w+)\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.M | re.S)
    assert [kind for kind, _ in found] == ["toml", "python", "markdown", "console", *["python"] * 2]
    printed = ""
    for kind, text in found:
        named = re.match(r"# ([\w/]+\.\w+)\n", text)
        if named is not None:
            (tmp_path / named[1]).write_text(text, encoding="utf-8")
            if kind == "toml":
                games = tomllib.loads(text)["project"]["entry-points"]["footplate.games"]
                write_metadata(tmp_path, "cairn", games)
        elif kind == "python":
            done = run(tmp_path, [sys.executable, "-c", text])
            assert done.returncode == 0, done.stderr
            printed += done.stdout
        else:
            for words, shown in re.findall(r"^\$ footplate (.*)\n((?:[^$].*\n)+)", text, re.M):
                done = run(tmp_path, [*COMMAND, *words.split()])
                assert done.returncode == 0, done.stderr
                assert fits(shown, done.stdout), done.stdout
    assert printed == "Every promise is kept.\n13 promises\n"
    # The labels of this game begin like a command: who types one means the action.
    seats = ("play", "cairn", "--seats", "me:Ann,random", "--seed", "2")
    typed = "take\nwhy take 3\ntake 2\ntake 30\nquit\ny\n"
    played = driving.run(*seats, "--save", str(tmp_path / "game.json"), typed=typed).stdout
    assert "There is no hint to take: type `hint` first." in played
    assert "Legal: Take 3." in played
    assert "Ann takes 2" in played
    assert played.count("no hint to take") == 1
