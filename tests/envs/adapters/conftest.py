"""This folder is run without the rest of the tests: so the judge of skips has to come in here."""

from tests.skips import pytest_make_collect_report, pytest_runtest_makereport

__all__ = ["pytest_make_collect_report", "pytest_runtest_makereport"]
