"""Putting a package in place as an installer would, without one: its code, and its metadata."""

from pathlib import Path

EXAMPLES = Path(__file__).parents[2] / "examples"


def write_metadata(folder: Path, package: str, games: dict[str, str]) -> None:
    """The metadata of an installed package that brings games: name to module:class."""
    info = folder / f"{package.replace('-', '_')}-1.0.dist-info"
    info.mkdir()
    head = f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n"
    (info / "METADATA").write_text(head, encoding="utf-8")
    lines = [f"{name} = {value}" for name, value in games.items()]
    text = "\n".join(["[footplate.games]", *lines, ""])
    (info / "entry_points.txt").write_text(text, encoding="utf-8")
