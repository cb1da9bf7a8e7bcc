"""Where the tests have to prove everything (`CI=true`), a test that is skipped has failed."""

import os
import sys
from collections.abc import Generator

import pytest

MEMORY = "this system does not say how much memory is in use"
CANNOT = {
    "win32": ("signals of POSIX", "the shell of POSIX", "no full device", MEMORY),
    "darwin": ("no full device", MEMORY),
}
"""What a platform truly cannot do, by the reason that its tests give; Linux can do everything."""


def refused(reason: str, platform: str = sys.platform) -> str | None:
    """Why a skip is a failure here; None where it is none."""
    if os.environ.get("CI") != "true" or reason in CANNOT.get(platform, ()):
        return None
    return f"skipped, and with CI=true nothing may be: {reason}"


def _judge(report: pytest.TestReport | pytest.CollectReport) -> None:
    if report.skipped and not hasattr(report, "wasxfail"):
        said = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
        why = refused(said.removeprefix("Skipped: "))
        if why is not None:
            report.outcome, report.longrepr = "failed", why


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    _judge(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    _judge(report)
    return report
