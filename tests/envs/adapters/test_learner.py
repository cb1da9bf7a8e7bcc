"""The learner of examples/learner: `make soak` lets it learn and measures it, an ordinary run sees
that it works at all."""

import subprocess
import sys
from pathlib import Path

import pytest

from examples.learner.bot import LearnedBot
from examples.learner.train import learn, measure
from examples.learner.value import Value, setup_for
from footplate import BadInput

BOT = Path(__file__).parents[3] / "examples/learner/bot.py"


def test_it_plays_what_it_has_learned(tmp_path: Path) -> None:
    said: list[str] = []
    value = learn(2, first=3, rounds=1, games=2, say=said.append)
    assert len(said) == 2
    assert LearnedBot(1, value).name == "learned"
    model = tmp_path / "model.joblib"
    value.save(model)
    low, high = measure(model, 2, "random", 2, tmp_path / "report")
    assert 0 <= low < high <= 1
    assert "LearnedBot" in (tmp_path / "report" / "report.html").read_text("utf-8")


def test_it_is_loaded_as_a_file_from_anywhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As the command `footplate` does it, which has no `examples` on its path."""
    Value(2).save(tmp_path / "learner.joblib")
    code = "import sys; from footplate.bots import make_bot; import footplate\n"
    code += "try: print(make_bot(sys.argv[1], footplate.game(sys.argv[2]), 1).name)\n"
    code += "except footplate.BadInput as error: print(error)"

    def said(game: str) -> str:
        run = subprocess.run(
            [sys.executable, "-c", code, f"{BOT}:LearnedBot", game],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=True,
        )
        return run.stdout.strip()

    assert said("planet-steam") == "LearnedBot"
    assert "it has learned planet-steam, not age-of-steam" in said("age-of-steam")


def test_it_refuses_other_numbers_of_seats() -> None:
    state = setup_for(3).start(1)
    with pytest.raises(BadInput, match="games of 2 seats, not of 3"):
        LearnedBot(1, Value(2)).choose(state)


@pytest.mark.soak
def test_it_beats_random_players(tmp_path: Path) -> None:
    model = tmp_path / "model.joblib"
    learn(3, first=300, rounds=1, games=40, say=print).save(model)
    low, _ = measure(model, 3, "random", 60, tmp_path / "report")
    assert low > 1 / 3
