"""Those who are told of a table as it stands: what several of them read is worked out, and written
as JSON, once."""

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from footplate.core.audience import Audience
from footplate.core.log import log_lines
from footplate.core.prompt import Prompt
from footplate.tables.steps import Step
from footplate.tables.table import Table

_encoder = msgspec.json.Encoder()


def written(told: Any) -> Any:
    """As JSON that is copied wherever it is told; the types name what it says."""
    return msgspec.Raw(_encoder.encode(told))


class OpenStep(NamedTuple):
    """A step of which nothing is hidden from somebody."""

    events: Any
    lines: Any


class Viewers:
    """The viewers of a table; good until something happens there."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.audience = Audience(table.state)
        self.seats: Any = written([seat.told() for seat in table.seats])
        self._prompt: Any = None
        self._steps: dict[int, OpenStep] = {}
        self.frames: dict[int, Any] = {}
        """What all are told alike who know the table up to a moment."""
        self.others: dict[int, Any] = {}
        """Steps as those are told who did not decide them, where nothing is hidden from them."""

    def prompt_of_others(self, prompt: Callable[[], Prompt]) -> Any:
        """What is asked, for all who are not: the same for each."""
        if self._prompt is None:
            self._prompt = written(prompt())
        return self._prompt

    def open_step(self, at: int, viewer: int | None) -> OpenStep | None:
        """Events and lines of a step, if the viewer may know all of them."""
        step = self.table.steps[at]
        if not is_open(step, viewer):
            return None
        found = self._steps.get(at)
        if found is None:
            told, names, plan = step.events, self.table.names, self.table.state.plan()
            lines = log_lines(told, viewer, names, plan)
            found = self._steps[at] = OpenStep(written(told), written(lines))
        return found


def is_open(step: Step, viewer: int | None) -> bool:
    return all(event.told(viewer) is event for event in step.events)
