"""This folder is run without the rest of the tests: so the judge of skips has to come in here."""

import pytest

from tests.skips import pytest_make_collect_report, pytest_runtest_makereport
from tests.soak.long import SOAK

__all__ = ["pytest_make_collect_report", "pytest_runtest_makereport"]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    long = [item for item in items if item.get_closest_marker("soak") and not SOAK]
    if long:
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if item not in long]
