"""docs/reference says what the types hold."""

import subprocess
import sys
from pathlib import Path

import pytest

import footplate

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("tool", ["reference.py", "host_pages.py"])
def test_the_reference_is_up_to_date(tool: str) -> None:
    run = subprocess.run(
        [sys.executable, ROOT / "tools" / tool, "--check"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr


def test_every_event_has_a_section() -> None:
    for name in footplate.names():
        if name == "tidewater":
            continue
        page = (ROOT / "docs" / "reference" / f"{name}.md").read_text(encoding="utf-8")
        for event in footplate.game(name).event_types:
            assert f"### `{event.__struct_config__.tag}`" in page
