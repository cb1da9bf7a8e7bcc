"""This folder is run on its own, without the rest of the tests: so the judge of skips comes in here,
and the form of the engine is asked for."""

from tests.skips import pytest_make_collect_report, pytest_runtest_makereport

__all__ = ["pytest_make_collect_report", "pytest_runtest_makereport"]
