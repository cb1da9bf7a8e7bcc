"""A skipped test is a failure where everything has to be proved."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.skips import CANNOT, refused

SKIPPING = """
import pytest


def test_well():
    assert True


def test_by_call():
    pytest.skip("no wind")


@pytest.mark.skipif(True, reason="no rain")
def test_by_mark():
    raise AssertionError


@pytest.mark.xfail(reason="known", strict=True)
def test_expected():
    raise AssertionError
"""
WHOLE = 'import pytest\n\npytest.skip("no file", allow_module_level=True)\n'


def outcomes(folder: Path, **environment: str) -> str:
    (folder / "test_some.py").write_text(SKIPPING, encoding="utf-8")
    (folder / "test_whole.py").write_text(WHOLE, encoding="utf-8")
    (folder / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
    done = subprocess.run(
        [
            *(sys.executable, "-m", "pytest", "-p", "tests.skips", "-p", "no:cacheprovider"),
            *("-rs", "--continue-on-collection-errors"),
        ],
        cwd=folder,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[1]), **environment},
        check=False,
    )
    return done.stdout


def test_a_skip_is_a_failure_with_ci_alone(tmp_path: Path) -> None:
    plain = outcomes(tmp_path, CI="")
    assert "1 passed, 3 skipped, 1 xfailed" in plain
    strict = outcomes(tmp_path, CI="true")
    for reason in ("no wind", "no rain", "no file"):
        assert f"nothing may be: {reason}" in strict
    assert "1 error" in strict
    assert "skipped" not in strict.splitlines()[-1]


def test_only_what_a_platform_cannot_do_may_be_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")
    assert refused("signals of POSIX", "win32") is None
    assert refused("signals of POSIX", "linux")
    assert refused("the command is not installed", "win32")
    assert "linux" not in CANNOT
    monkeypatch.delenv("CI")
    assert refused("anything", "linux") is None
