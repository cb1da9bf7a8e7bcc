"""The pages for programs: their Python is run, block after block, as a reader would type it.

`docs/bots.md` and `docs/add-a-game.md`, which write files and show commands, have tests beside
what they are about.
"""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = ["README.md", "docs/clocks.md", "docs/program.md", "docs/tables.md"]


def snippets(page: str) -> list[tuple[int, str]]:
    """The Python of a page, with the lines at which it begins."""
    text = (ROOT / page).read_text(encoding="utf-8")
    found = re.finditer(r"^```python\n(.*?)^```$", text, re.M | re.S)
    return [(text.count("\n", 0, block.start(1)), block[1]) for block in found]


@pytest.mark.parametrize("page", PAGES)
def test_the_snippets_run(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    blocks = snippets(page)
    assert blocks
    known: dict[str, object] = {"__name__": "page"}
    for line, text in blocks:
        # As many empty lines before it as the page has, so that a fault names the page's line.
        exec(compile("\n" * line + text, page, "exec"), known)


def test_the_pages_that_are_linked_exist() -> None:
    for page in [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]:
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"
