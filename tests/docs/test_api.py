"""docs/api.md: its script plays whole games, its Python runs, its table is that of the server."""

import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from footplate.server.settings import Settings
from footplate.server.store.database import sqlite_url
from footplate.server.web.problems import PASSWORD, STATUS
from tests.docs.test_snippets import ROOT, snippets
from tests.server.conftest import site
from tests.server.running import Running, running
from tests.soak.long import later

__all__ = ["site"]

SCRIPT = ROOT / "docs" / "play-by-curl.sh"
OUR_PYTHON = {
    **os.environ,
    "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")]),
}
"""The script starts `python3` for each answer: ours, and no manager of versions that looks for it
first and takes longer than everything else."""
NO_CURL = "curl is not installed: sudo apt-get install curl"


def play(url: str, game: str, others: str) -> str:
    if shutil.which("curl") is None:
        pytest.skip(NO_CURL)
    done = subprocess.run(
        ["sh", str(SCRIPT), url, game, others],
        env=OUR_PYTHON,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.whole_games
@pytest.mark.parametrize(
    ("game", "others"),
    [
        ("age-of-steam", "greedy"),
        ("steam-power", "greedy"),
        *later(("imperial-steam", "random"), ("planet-steam", "random")),
    ],
)
def test_a_whole_game_of_four_by_curl(tmp_path: Path, game: str, others: str) -> None:
    settings = Settings(database=sqlite_url(tmp_path / "tables.db"))  # with the limits of every day
    with running(settings) as site:
        out = play(site.url, game, others)
        assert re.search(rf"{game} is over:\n1\. seat \d: -?\d+\n", out)
        assert len(out.splitlines()) == 5


def test_the_script_also_plays_every_seat_itself(site: Running) -> None:
    """As far as a few decisions show it."""
    if shutil.which("curl") is None:
        pytest.skip(NO_CURL)
    words = ["sh", str(SCRIPT), site.url, "steam-power", "me"]
    with subprocess.Popen(words, env=OUR_PYTHON, stdout=subprocess.DEVNULL) as script:
        try:
            until = time.monotonic() + 60
            while commands(site) < 8:
                assert script.poll() is None
                assert time.monotonic() < until
                time.sleep(0.1)
        finally:
            script.kill()


def commands(site: Running) -> int:
    text = site.http.get("/metrics").text
    found = re.search(r"^footplate_command_seconds_count (\d+)$", text, re.M)
    assert found
    return int(found[1])


@pytest.mark.whole_games
def test_the_python_runs(site: Running) -> None:
    known: dict[str, object] = {"__name__": "page"}
    for line, text in snippets("docs/api.md"):
        here = text.replace("http://127.0.0.1:8420", site.url)
        exec(compile("\n" * line + here, "docs/api.md", "exec"), known)
    known["me"].close()  # type: ignore[attr-defined]


def test_the_table_of_problems_is_the_servers() -> None:
    text = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    told = re.findall(r"^\| (\d+) \| `(.+?)` \|", text, re.M)
    found = sorted((int(status), kind) for status, kind in told)
    assert found == sorted([*STATUS.items(), (401, PASSWORD)])
