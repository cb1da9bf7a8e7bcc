"""The pictures of `docs/pictures/` are what `make pictures` draws."""

import runpy
from pathlib import Path
from xml.etree import ElementTree

import footplate

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "docs" / "pictures"


def test_the_pictures_are_up_to_date() -> None:
    drawn = runpy.run_path(str(ROOT / "tools" / "pictures.py"))["drawn"]()
    assert set(drawn) == {file.name for file in FOLDER.glob("*.svg")}
    assert set(drawn) == {"symbols.svg", *(f"{name}.svg" for name in footplate.names())}
    for name, text in drawn.items():
        ElementTree.fromstring(text)
        assert FOLDER.joinpath(name).read_text(encoding="utf-8") == text, "run make pictures"


def test_the_pages_draw_with_the_same_shapes() -> None:
    tool = runpy.run_path(str(ROOT / "tools" / "pictures.py"))
    text = tool["pages_sheet"]()
    ElementTree.fromstring(text)
    assert tool["PAGES"].read_text(encoding="utf-8") == text, "run make pictures"
