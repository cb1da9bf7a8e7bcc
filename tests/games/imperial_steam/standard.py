"""The text of the packaged board."""

from pathlib import Path

from footplate.games.imperial_steam.board import load as boardload

STANDARD = (Path(boardload.__file__).parent / "boards" / "standard.toml").read_text("utf-8")
