"""The text of the packaged board, and changed copies of it."""

from pathlib import Path

from footplate.games.imperial_steam.board import load as boardload

STANDARD = (Path(boardload.__file__).parent / "boards" / "standard.toml").read_text("utf-8")


def changed(*changes: tuple[str, str]) -> str:
    text = STANDARD
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text
