"""The tables take turns."""

from footplate.server.workers.fair import FairQueue


def drained(queue: FairQueue[str]) -> str:
    found = ""
    while (item := queue.take()) is not None:
        found += item + " "
    return found.strip()


def test_a_table_with_much_to_do_keeps_nobody_waiting() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(4):
        queue.put("a", f"a{number}")
    queue.put("b", "b0")
    queue.put("c", "c0")
    queue.put("b", "b1")
    assert len(queue) == 7
    assert queue.take() == "a0"
    queue.put("d", "d0")  # it comes before a table that has had its turn
    assert drained(queue) == "b0 c0 a1 d0 b1 a2 a3"
    assert len(queue) == 0


def test_what_is_no_longer_wanted_is_taken_out() -> None:
    queue: FairQueue[str] = FairQueue()
    for item in ("a0", "a1", "b0"):
        queue.put(item[0], item)
    assert queue.discard("a", "a1")
    assert not queue.discard("a", "a1")
    assert not queue.discard("z", "a0")
    assert queue.discard("b", "b0")
    assert drained(queue) == "a0"
    assert queue.take() is None
