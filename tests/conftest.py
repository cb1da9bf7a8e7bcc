"""Checks that hold for the whole run: the form of the engine under test, and the rule ids."""

import os

import pytest

import footplate.games.age_of_steam.play.state as engine

pytest.register_assert_rewrite(
    "footplate.testing",
    "tests.datafiles",
    "tests.bots.greedy",
    "tests.browser",
    "tests.games.determinism",
    "tests.rules.asking",
    "tests.server",
    "tests.soak.long",
)

from footplate.testing.suite import Promises  # noqa: E402  (rewritten first)
from tests.form import AROUND, around_engine, whole_games  # noqa: E402
from tests.soak.long import leave_to_soak  # noqa: E402

pytest_plugins = ["tests.skips", "tests.server.postgres"]

# What needs a browser is run by itself: `make test-browser` says so. What needs the extras of the
# environments has an environment of its own: `make test-envs`.
if "PYTEST_XDIST_WORKER" in os.environ and "FOOTPLATE_BROWSER" not in os.environ:
    collect_ignore = ["browser", "envs/adapters"]
else:
    pytest_plugins += ["pytest_playwright.pytest_playwright"]


def pytest_configure(config: pytest.Config) -> None:
    """No run may silently test the other build form."""
    expected = os.environ.get("FOOTPLATE_EXPECT")
    found = "pure" if str(engine.__file__).endswith(".py") else "compiled"
    if expected and expected != found:
        raise pytest.UsageError(f"expected the {expected} engine, but {engine.__file__} is {found}")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """A test of a rule names the rule that it proves; of the promises that games keep, each game's
    first mode is enough for both forms; what is around the engine is the same in both. A browser
    that is driven has the one event loop of its thread, in which others want theirs: it comes
    last."""
    leave_to_soak(config, items)
    items.sort(key=lambda item: "tests/browser/" in item.nodeid)
    seen = set[tuple[type, str]]()
    for item in items:
        if "tests/rules/" in item.nodeid and item.get_closest_marker("rule") is None:
            raise pytest.UsageError(f"{item.nodeid} names no rule: mark it with @rule(…)")
        if item.nodeid.startswith(AROUND) and item.get_closest_marker("both_forms") is None:
            item.add_marker(around_engine)
        if isinstance(item, pytest.Function) and item.cls and issubclass(item.cls, Promises):
            promise = (item.cls, item.originalname)
            if promise in seen:
                item.add_marker(whole_games)
            seen.add(promise)
