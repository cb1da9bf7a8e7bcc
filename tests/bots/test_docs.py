"""docs/bots.md and docs/arena.md: their programs run, their commands give what they show."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
COMMAND = [sys.executable, "-c", "from footplate.cli import main; main()"]


def blocks(page: str) -> list[tuple[str, str]]:
    text = (DOCS / page).read_text(encoding="utf-8")
    return re.findall(r"^```(\w+)\n(.*?)^```$", text, re.M | re.S)


def run(folder: Path, arguments: list[str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        arguments,
        cwd=folder,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )


def fits(shown: str, found: str) -> bool:
    """Whether the output is what the page shows; `…` stands for anything."""
    pattern = ".*".join(re.escape(part) for part in shown.strip().split("…"))
    return re.fullmatch(pattern, found.strip(), re.S) is not None


@pytest.mark.parametrize("page", ["bots.md", "arena.md", "write-a-bot.md"])
def test_every_snippet_of_the_page_works(page: str, tmp_path: Path) -> None:
    found = blocks(page)
    assert [kind for kind, _ in found].count("console") == 3
    for kind, text in found:
        named = re.match(r"# (\w+\.py)\n", text)
        if named is not None:
            (tmp_path / named[1]).write_text(text, encoding="utf-8")
        elif kind == "python":
            done = run(tmp_path, [sys.executable, "-c", text])
            assert done.returncode == 0, done.stderr
            assert done.stdout
        else:
            line, _, shown = text.partition("\n")
            words = line.removeprefix("$ footplate ").split()
            done = run(tmp_path, [*COMMAND, *words])
            assert done.returncode == (1 if "offence" in shown else 0), done.stderr
            assert fits(shown, done.stdout + done.stderr), done.stdout + done.stderr


@pytest.mark.parametrize(("shown", "fitting"), [("a … c", True), ("a b d", False)])
def test_what_fits(shown: str, fitting: bool) -> None:
    assert fits(shown, "a b\n c\n") is fitting
