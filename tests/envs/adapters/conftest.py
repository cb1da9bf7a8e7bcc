"""This folder is run without the rest of the tests: so the judge of skips has to come in here.
Where the extras are not installed its tests are skipped, and nothing of them is imported."""

import warnings
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.skips import pytest_make_collect_report, pytest_runtest_makereport
from tests.soak.long import leave_to_soak

__all__ = ["pytest_make_collect_report", "pytest_runtest_makereport"]

PACKAGES = ("gymnasium", "pettingzoo", "pyspiel", "resvg_py", "shimmy", "sklearn")
MISSING = [package for package in PACKAGES if find_spec(package) is None]

if not MISSING:
    with warnings.catch_warnings():
        # PettingZoo's suites warn of PettingZoo's own games when they are first imported.
        warnings.simplefilter("ignore")
        import pettingzoo.test  # noqa: F401


class Unavailable(pytest.Module):
    """A module of tests whose packages are not there."""

    def collect(self) -> Iterable[pytest.Item | pytest.Collector]:
        pytest.skip(f"the extras of the environments ({', '.join(MISSING)}): run `make test-envs`")


def pytest_pycollect_makemodule(
    module_path: Path, parent: pytest.Collector
) -> pytest.Module | None:
    return Unavailable.from_parent(parent, path=module_path) if MISSING else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    leave_to_soak(config, items)
