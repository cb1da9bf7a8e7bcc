"""When to tell, when to try again, when to give up."""

import msgspec

from footplate.server.notify import Failed, Told, next_try, when_to_tell
from footplate.server.notify.backoff import LONGEST_PAUSE, PAUSES, QUIET
from tests.server.notify.servers import NOTICE


def test_pauses_grow_and_end() -> None:
    failed = Failed("x")
    tries = [next_try(failures, 1000.0, failed) for failures in range(1, len(PAUSES) + 1)]
    assert tries == [1000.0 + pause for pause in PAUSES]
    assert list(PAUSES) == sorted(PAUSES)
    assert next_try(len(PAUSES) + 1, 1000.0, failed) is None
    assert next_try(1, 1000.0, Failed("x", final=True)) is None


def test_what_failed_together_is_not_tried_together() -> None:
    early, late = [next_try(3, 0.0, Failed("x"), share) for share in (0.0, 1.0)]
    assert early is not None
    assert late is not None
    assert early < late <= 1.25 * early


def test_the_wish_of_the_other_side_counts_within_reason() -> None:
    assert next_try(1, 0.0, Failed("x", pause=90.0)) == 90.0
    assert next_try(1, 0.0, Failed("x", pause=1.0)) == PAUSES[0]
    assert next_try(1, 0.0, Failed("x", pause=1e9)) == LONGEST_PAUSE


def test_the_same_is_not_told_twice() -> None:
    last = Told(1000.0, NOTICE.kind, NOTICE.asked, moment=7)
    assert when_to_tell(NOTICE, 7, None, 1060.0) == 1060.0
    assert when_to_tell(NOTICE, 7, last, 1060.0) is None, "the same question"
    assert when_to_tell(NOTICE, 9, last, 1060.0) == 1000.0 + QUIET, "the next turn, the same words"
    assert when_to_tell(NOTICE, 9, last, 1060.0, quiet=30.0) == 1060.0
    assert when_to_tell(NOTICE, 9, last, 5000.0) == 5000.0


def test_something_new_is_told_at_once() -> None:
    last = Told(1000.0, NOTICE.kind, NOTICE.asked, moment=7)
    other = msgspec.structs.replace(NOTICE, asked="Bid.")
    assert when_to_tell(other, 7, last, 1001.0) == 1001.0
    over = msgspec.structs.replace(NOTICE, kind="over")
    assert when_to_tell(over, 7, last, 1001.0) == 1001.0
    test = msgspec.structs.replace(NOTICE, kind="test")
    again = Told(1000.0, "test", NOTICE.asked, moment=7)
    assert when_to_tell(test, 7, again, 1001.0) == 1001.0, "who presses the button wants it now"
