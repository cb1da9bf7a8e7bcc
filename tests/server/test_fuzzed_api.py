"""The API against its own description: schemathesis sends what fits it and what does not, one call
to a server on SQLite and the next one to a server on PostgreSQL."""

import itertools
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from footplate.core import registry
from footplate.server.settings import Settings
from footplate.server.web import api
from footplate.server.web.openapi import LIVE, document
from tests.form import whole_games
from tests.server.load import hot_seats
from tests.server.postgres import a_database
from tests.server.running import Person, Running, running
from tests.soak.long import SOAK

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
"""Not whether all that fits the description is taken: most of it the table refuses."""
TABLE = "thetable"
"""Stands for a table that is there, so that paths lead somewhere."""


def described() -> dict[str, Any]:
    """The document, with the names of what is there."""
    api.load()
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(document()))
    del found["paths"][LIVE]  # a socket, which has tests of its own
    there = {"table": [TABLE], "game": list(registry.names()), "seat": [0, 1, 2]}
    for path in found["paths"].values():
        for operation in path.values():
            for each in operation["parameters"]:
                if each["in"] == "path":
                    each["schema"] = {**each["schema"], "enum": there[each["name"]]}
    return found


REFUSED = {"expected-statuses": [400, 401, 403, 404, 405, 409, 413, 422]}
"""What does not fit the description may also be too large."""
config = schemathesis.Config.from_dict({"checks": {"negative_data_rejection": REFUSED}})
schema = schemathesis.openapi.from_dict(described(), config=config)


class Pair:
    """Two servers that take turns."""

    def __init__(self, sites: list[Running]) -> None:
        self._turns = itertools.cycle(sites)
        self._people: dict[tuple[str, str], tuple[Person, str]] = {}

    def next(self, operation: str) -> tuple[Person, str]:
        """For each operation and server somebody with a table."""
        site = next(self._turns)
        known = (site.url, operation)
        if known not in self._people:
            person = site.person()
            self._people[known] = person, hot_seats(person, "steam-power", 3)
        return self._people[known]


@pytest.fixture(scope="module")
def pair(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Pair]:
    with ExitStack() as both:
        addresses = [
            both.enter_context(a_database(request, kind, tmp_path_factory.mktemp(kind)))
            for kind in ("sqlite", "postgresql")
        ]
        known = [Settings(database=each, limits=False) for each in addresses]
        yield Pair([both.enter_context(running(each)) for each in known])


@whole_games
@schema.parametrize()
@settings(
    max_examples=60 if SOAK else 8,
    deadline=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_it_does_what_its_description_says(pair: Pair, case: schemathesis.Case[Any]) -> None:
    person, table = pair.next(case.operation.label)
    if case.path_parameters.get("table") == TABLE:
        case.path_parameters["table"] = table
    case.call_and_validate(
        person.running.url, headers={"authorization": f"Bearer {person.key}"}, checks=CHECKS
    )
