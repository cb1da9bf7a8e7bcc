"""The teaching game, in place as if it had been installed."""

import os
import sys
from pathlib import Path

import pytest

from tests.examples.installing import EXAMPLES, write_metadata


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What has to be on the path of a process that shall find it."""
    folder = tmp_path_factory.mktemp("site")
    write_metadata(folder, "tidewater", {"tidewater": "tidewater.game:Tidewater"})
    return os.pathsep.join([str(folder), str(EXAMPLES / "tidewater")])


@pytest.fixture
def tidewater(installed: str, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The same for this process."""
    monkeypatch.setattr(sys, "path", [*installed.split(os.pathsep), *sys.path])
    return EXAMPLES / "tidewater"
