"""Bots that others wrote: found by file or module, made in one way, refused in one line."""

import os
import sys
from pathlib import Path

import pytest

import footplate
from footplate import BadInput
from footplate.bots import make_bot, play_match
from footplate.bots.own import find_class, make_own, short_name
from tests.bots.own import good

__all__ = ["good"]

GAME = footplate.game("age-of-steam")


def test_a_class_in_a_file_plays(good: str) -> None:
    bots = [make_bot(kind, GAME, 4) for kind in (f"{good}:First", "random", f"{good}:Seeded")]
    assert [bot.name for bot in bots] == ["First", "random", "Seeded"]
    match = play_match(GAME, bots, seed=2)
    assert match.actions == len(match.codes) > 50
    assert match.offences == []


def test_actions_in_every_form_are_answers(good: str) -> None:
    bots = [make_bot(kind, GAME, 4) for kind in (f"{good}:Speaking", "random", "random")]
    spoken = play_match(GAME, bots, seed=2)
    bots = [make_bot(kind, GAME, 4) for kind in (f"{good}:First", "random", "random")]
    assert spoken.digest == play_match(GAME, bots, seed=2).digest


def test_the_constructor_gets_what_it_names(good: str) -> None:
    assert make_own(f"{good}:Seeded", GAME, 9).title == "Age of Steam"
    assert make_own(f"{good}:Luck", GAME, 9).depth == 3
    state = GAME.start(3, seed=1)
    choices = {
        tuple(bot.choose(state) for _ in range(20))
        for bot in (make_own(f"{good}:{name}", GAME, 9) for name in ("Seeded", "Luck"))
    }
    assert len(choices) == 1, "the same seed gives the same decisions"


def test_a_class_in_a_module_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "my_bots"
    package.mkdir()
    (package / "__init__.py").write_text("", encoding="utf-8")
    (package / "taste.py").write_text("LAST = -1\n", encoding="utf-8")
    (package / "last.py").write_text(
        "from my_bots.taste import LAST\n\n\nclass Last:\n    def choose(self, state):\n"
        "        return state.codes()[LAST]\n",
        encoding="utf-8",
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    state = GAME.start(3, seed=1)
    assert make_bot("my_bots.last:Last", GAME, 0).choose(state) == state.codes()[-1]
    with pytest.raises(BadInput, match=r"there is no module 'my_bots\.lost'"):
        make_bot("my_bots.lost:Last", GAME, 0)
    for place in ("../my_bots/last", "my_bots..last", "my-bots"):
        with pytest.raises(BadInput, match="is neither a file that ends in"):
            make_bot(f"{place}:Last", GAME, 0)


def test_a_file_may_import_what_lies_beside_it_but_shadows_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "path", list(sys.path))
    (tmp_path / "beside_the_bot.py").write_text("AT = 0\n", encoding="utf-8")
    (tmp_path / "random.py").write_text(
        "import random\nimport beside_the_bot\n\n\nclass Beside:\n    def choose(self, state):\n"
        "        random.Random(1)\n        return state.codes()[beside_the_bot.AT]\n",
        encoding="utf-8",
    )
    state = GAME.start(3, seed=1)
    assert make_bot(f"{tmp_path}/random.py:Beside", GAME, 0).choose(state) == state.codes()[0]


def test_a_changed_file_is_read_again(tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text("class Old:\n    choose = print\n", encoding="utf-8")
    old = find_class(f"{file}:Old")
    assert find_class(f"{file}:Old") is old
    file.write_text("class New:\n    choose = print\n", encoding="utf-8")
    os.utime(file, ns=(1, 1))
    assert find_class(f"{file}:New").__name__ == "New"


@pytest.mark.parametrize(
    ("text", "reference", "line"),
    [
        (None, "{}:Bot", "bot.py: no such file"),
        ("class Bot:\n  choose = 1\n", "{}", "does not say which class: write FILE.py:CLASS"),
        ("class Bot:\n  choose = 1\n", "{}:", "does not say which class"),
        ("x = 1\ndef f(:\n", "{}:Bot", "bot.py: line 2: invalid syntax"),
        ("import no_such_thing\n", "{}:Bot", "cannot be loaded: ModuleNotFoundError: No module"),
        ("import sys\nsys.exit(3)\n", "{}:Bot", "cannot be loaded: SystemExit: 3 (bot.py, line 2)"),
        ("x = 1 / 0\n", "{}:Bot", "cannot be loaded: ZeroDivisionError: division by zero"),
        ("class One:\n  pass\nclass Two:\n  pass\n", "{}:Bot", "no class 'Bot'; it has: One, Two"),
        ("Bot = 3\n", "{}:Bot", "has no class 'Bot'"),
        ("class Bot:\n  pass\n", "{}:Bot", "is no bot: it has no method choose(state)"),
        (
            "class Bot:\n  def __init__(self):\n    raise OSError('no weights')\n",
            "{}:Bot",
            "Bot cannot be made: OSError: no weights (bot.py, line 3)",
        ),
        ("raise GeneratorExit\n", "{}:Bot", "cannot be loaded: GeneratorExit (bot.py, line 1)"),
        (
            "class Bot:\n  def __init__(self):\n    raise BaseException('away')\n",
            "{}:Bot",
            "cannot be made: BaseException: away (bot.py, line 3)",
        ),
        (
            "class Bot:\n  @property\n  def choose(self):\n    raise OSError('gone')\n",
            "{}:Bot",
            "cannot be made: OSError: gone (bot.py, line 4)",
        ),
        (
            "def __getattr__(name):\n  raise OSError('gone')\n",
            "{}:Bot",
            "has no class 'Bot': OSError: gone (bot.py, line 2)",
        ),
        (
            "class Bot:\n  def __init__(self, depth):\n    self.choose = print\n",
            "{}:Bot",
            "cannot be made: TypeError",
        ),
    ],
)
def test_what_is_no_bot_is_said_in_a_line(
    tmp_path: Path, text: str | None, reference: str, line: str
) -> None:
    file = tmp_path / "bot.py"
    if text is not None:
        file.write_text(text, encoding="utf-8")
    with pytest.raises(BadInput) as error:
        make_bot(reference.format(file), GAME, 0)
    assert line in str(error.value)
    assert "\n" not in str(error.value)


def test_the_last_colon_counts_and_names_are_short(tmp_path: Path) -> None:
    (tmp_path / "folder.py").mkdir()
    with pytest.raises(BadInput, match=r"C:\\bots\\b.py: no such file"):
        find_class(r"C:\bots\b.py:Hasty")
    with pytest.raises(BadInput, match="is a directory"):
        find_class(f"{tmp_path}/folder.py:Bot")
    assert short_name("a/b.py:Hasty") == "Hasty"
    assert len(short_name("a:" + "Long" * 9)) == 17
