"""Games that other packages bring: found by name, told in one line where they cannot be loaded."""

import sys
from pathlib import Path

import pytest

import footplate
from footplate import BadInput
from tests.cli.driving import run
from tests.examples.installing import write_metadata

PACKAGED = ["age-of-steam", "imperial-steam", "planet-steam", "steam-power"]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place from which packages are imported."""
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


def broken(folder: Path, module: str, code: str, game: str) -> str:
    """A package that brings a game which cannot be loaded; what is said when it is asked for."""
    (folder / f"{module}.py").write_text(code, encoding="utf-8")
    write_metadata(folder, f"pack-{module}", {game: f"{module}:Title"})
    with pytest.raises(BadInput) as bad:
        footplate.game(game)
    assert "\n" not in str(bad.value)
    return str(bad.value)


def test_the_games_of_the_package_come_first(folder: Path) -> None:
    assert footplate.names() == PACKAGED
    write_metadata(folder, "pack", {"aaa": "nowhere:Aaa", "zzz": "nowhere:Zzz"})
    assert footplate.names() == [*PACKAGED, "aaa", "zzz"]
    assert "nowhere" not in sys.modules
    with pytest.raises(BadInput, match=r"no game 'chess'; there are: age-of-steam, .*, aaa, zzz"):
        footplate.game("chess")


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        ("1 / 0", "ZeroDivisionError: division by zero"),
        ("def broken(:", "SyntaxError: "),
        ("import no_such_thing", "ModuleNotFoundError: No module named 'no_such_thing'"),
        ("Other = 1", "AttributeError: "),
        ("class Title:\n    name = 'odd'", "it is no Game"),
        ("from footplate.core.game import Game as Title", "TypeError: "),
        (
            "import footplate\nTitle = footplate.game('steam-power')",
            "it calls itself 'steam-power'",
        ),
        ("class Title:\n    def __init__(self): raise ValueError('a\\nb')", "ValueError: a b"),
        ("raise KeyError", "KeyError"),
        ("import sys\nsys.exit(9)", "SystemExit: 9"),
        ("class Gone(BaseException): pass\nraise Gone('away')", "Gone: away"),
        (
            "class Mute(Exception):\n    def __str__(self): raise ValueError\nraise Mute",
            "): Mute",
        ),
        (
            "import footplate\n"
            "class Title(footplate.Game): title = 'Odd'\n"
            "Title.__abstractmethods__ = frozenset()",
            "it does not say its name, min_seats, max_seats, action_union, event_types, ",
        ),
    ],
)
def test_a_broken_game_is_told_in_one_line(folder: Path, code: str, fault: str) -> None:
    module = f"odd{abs(hash(code))}"
    told = broken(folder, module, code, "odd")
    assert told.startswith(f"the game 'odd' cannot be loaded (pack-{module}, {module}:Title): ")
    assert fault in told
    assert footplate.game("age-of-steam").title == "Age of Steam"


def test_a_name_that_two_packages_bring_is_refused(folder: Path) -> None:
    write_metadata(folder, "pack-a", {"twice": "a:A", "a": "a:A"})
    write_metadata(folder, "pack-b", {"twice": "b:B"})
    assert footplate.names() == [*PACKAGED, "a", "twice"]
    with pytest.raises(BadInput, match="several packages bring a game 'twice': pack-a, pack-b"):
        footplate.game("twice")


def test_the_packages_own_names_win(folder: Path) -> None:
    write_metadata(folder, "pack", {"steam-power": "nowhere:Other"})
    assert footplate.names() == PACKAGED
    assert footplate.game("steam-power").title == "Steam Power"


def test_commands_tell_a_broken_game_and_go_on_with_the_others(folder: Path) -> None:
    write_metadata(folder, "pack", {"odd": "nowhere:Odd"})
    asked = run("simulate", "odd", PYTHONPATH=str(folder))
    assert (asked.returncode, asked.stdout) == (2, "")
    assert asked.stderr.startswith("footplate: the game 'odd' cannot be loaded (pack, nowhere:Odd)")
    assert asked.stderr.count("\n") == 1
    for words, all_games in (
        ("menu", True),
        ("board list", True),
        ("rules age-of-steam turn", False),
    ):
        others = run(*words.split(), PYTHONPATH=str(folder))
        assert others.returncode == 0, others.stderr
        assert ("Left out: the game 'odd' cannot be loaded" in others.stdout) == all_games
