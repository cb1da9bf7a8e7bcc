"""What goes wrong, as clients are told: a kind, a sentence, and the rule where there is one."""

from typing import Final

import msgspec

from footplate.core import datafile
from footplate.core.record import RecordMismatch
from footplate.core.refusal import BadInput, Refused, in_short
from footplate.server.rooms.base import Unfitting
from footplate.server.rooms.house import Missing
from footplate.server.store.database import NotSaved, Unsure


class Fault(msgspec.Struct, frozen=True):
    """What is wrong with a file, and where."""

    place: str
    field: str
    reason: str


class Problem(msgspec.Struct, frozen=True):
    """Why something was not done; nothing has changed."""

    problem: str
    """What kind it is: malformed, refused, stale, unknown, forbidden, nobody, password, not-saved,
    too-many, too-large."""
    sentence: str
    rule: str = ""
    """The rule that refuses it."""
    moment: int | None = None
    """Where the table stands now, for a decision that came too late."""
    faults: list[Fault] = []
    """What is wrong with a file, and where."""


class Failed(Exception):
    """Ends a call with a status and a problem."""

    def __init__(
        self,
        status: int,
        problem: str,
        sentence: str,
        headers: dict[str, str] | None = None,
        rule: str = "",
        moment: int | None = None,
    ) -> None:
        super().__init__(sentence)
        self.status = status
        self.told = Problem(problem, sentence, rule, moment)
        self.headers = headers or {}


NOT_YOURS = frozenset({"FP-ROOM-04", "FP-ROOM-05"})
NOBODY = "FP-ROOM-06"
STALE = "FP-TABLE-02"

STATUS = {
    400: "malformed",
    401: "nobody",
    403: "forbidden",
    404: "unknown",
    409: "stale",
    413: "too-large",
    422: "refused",
    429: "too-many",
    503: "not-saved",
}
MOST_FAULTS: Final = 50
PASSWORD = "password"
"""The other problem of 401: the host wants it, and no key takes its place."""


def problem_of(error: Exception) -> tuple[int, Problem] | None:
    """Status and problem of what a call raised; None where it is no fault of the caller's."""
    if isinstance(error, Failed):
        return error.status, error.told
    if isinstance(error, Refused):
        rule, sentence = error.refusal.rule, error.refusal.sentence
        status = 422
        if rule in NOT_YOURS:
            status = 403
        elif rule == NOBODY:
            status = 401
        elif rule == STALE:
            status = 409
        return status, Problem(STATUS[status], sentence, rule)
    if isinstance(error, datafile.BadData):
        faults = [
            Fault(in_short(fault.place), in_short(fault.field), in_short(fault.reason))
            for fault in error.problems[:MOST_FAULTS]
        ]
        sentence = in_short(" ".join(str(error).split()))
        return 400, Problem("malformed", sentence, faults=faults)
    if isinstance(error, BadInput | RecordMismatch):
        return 400, Problem("malformed", str(error))
    if isinstance(error, Missing):
        return 404, Problem("unknown", "There is no such table.")
    if isinstance(error, Unsure):
        sentence = (
            "The database fell silent: whether it was saved is not known yet. Send it again under "
            "the same id, and it is done once."
        )
        return 503, Problem("not-saved", sentence)
    if isinstance(error, NotSaved | Unfitting):
        sentence = "It was not saved, and nothing has changed: try again."
        return 503, Problem("not-saved", sentence)
    return None
