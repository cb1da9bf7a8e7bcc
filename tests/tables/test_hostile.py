"""Tables made of what strangers give: records that do not fit, entries and wishes of any kind."""

from typing import Any

import msgspec
import pytest

import footplate
from footplate import BadInput, Chance, Record, RecordMismatch
from footplate.core.program import Program
from footplate.core.wire import to_plain
from footplate.tables import (
    Ended,
    Fed,
    Ordered,
    Played,
    Redone,
    Seat,
    Seated,
    Table,
    Undone,
    Wished,
    Wishes,
    news,
)
from tests.tables.given import decide, table


def recorded(actions: int = 12) -> Record:
    at, rng = table(kinds="random,random,random"), Chance(4)
    for _ in range(actions):
        decide(at, rng)
    return at.record


SEATS = [Seat("me", "Ann"), Seat("me", "Bob"), Seat("random", "Cid")]

# --- records --------------------------------------------------------------------------------------


def test_a_table_leaves_the_record_it_is_made_of_as_it_is() -> None:
    record = recorded()
    before = record.to_json()
    at = Table(record, SEATS)
    assert at.count == at.settled == 12
    decide(at, Chance(1))
    assert record.to_json() == before
    assert at.record.actions[:12] == record.actions


def test_a_record_that_does_not_fit_is_refused_as_its_replay_is_and_nothing_is_lost() -> None:
    record = recorded()
    record.actions[7] = {"do": "urbanize", "hex": "A1", "city": "A"}
    before = record.to_json()
    with pytest.raises(RecordMismatch) as found:
        Table(record, SEATS)
    assert found.value.at == 7
    assert record.to_json() == before


def test_checks_that_tell_of_another_position_are_not_rewritten() -> None:
    record = recorded()
    record.checks[5] = "00000000"
    with pytest.raises(RecordMismatch, match="another position") as found:
        Table(record, SEATS)
    assert found.value.at == 5
    assert record.checks[5] == "00000000"


def test_a_record_without_checks_gets_them_at_the_table_alone() -> None:
    record = recorded()
    record.checks = []
    assert len(Table(record, SEATS).record.checks) == 12
    assert record.checks == []


# --- wishes and orders ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "wishes", [{"hold": "sometimes"}, {"forced": 1}, {"x": True}, 3, None, object(), "never"]
)
def test_a_wish_that_is_none_is_refused(wishes: Any) -> None:
    at = table()
    with pytest.raises(BadInput, match="wishes"):
        at.wish(0, wishes)
    with pytest.raises(BadInput, match="wishes"):
        at.wish(0, Wishes(forced="maybe"))  # type: ignore[arg-type]
    assert (at.entries, at.seats[0].wishes) == ([], Wishes())


def test_a_wish_can_be_plain_data() -> None:
    at = table()
    at.wish(0, {"hold": "always"})
    assert at.seats[0].wishes == Wishes(hold="always")


def test_bots_give_no_orders_and_have_no_wishes() -> None:
    at = table("imperial-steam", "me,me,random")
    with pytest.raises(BadInput, match="nobody sits there"):
        at.order(2, "bid", 0)
    with pytest.raises(BadInput, match="nobody sits there"):
        at.wish(2, Wishes())
    assert at.entries == []


@pytest.mark.parametrize("seat", [-1, 3, True, "0", None])
def test_nothing_can_be_done_for_a_seat_that_does_not_exist(seat: Any) -> None:
    at = table()
    for deed in (at.undo, at.redo, at.restart, at.end):
        with pytest.raises(BadInput, match="seats are 0 to 2"):
            deed(seat)


# --- entries --------------------------------------------------------------------------------------

ISSUE = {"do": "issue-shares", "shares": 1}


@pytest.mark.parametrize(
    "entry",
    [
        Undone(0, 0),
        Undone(0, -1),
        Undone(0, 99),
        Undone(0, "0"),  # type: ignore[arg-type]
        Redone(0),
        Ended(0),
        Ended(7),
        Wished(7, Wishes()),
        Wished(-1, Wishes()),
        Wished(0, 5),  # type: ignore[arg-type]
        Wished(2, Wishes()),
        Ordered(0, Program("no-such", 3)),
        Ordered(0, Program("bid-up-to", 3)),
        Ordered(0, Program("pass-the-round", 3, (1,))),
        Ordered(0, 7),  # type: ignore[arg-type]
        Ordered(2, None),
        Played(99, ISSUE),
        Played(0, {}),
        Played(0, {"do": "drop-out"}),
        Played(0, ISSUE, "chance"),  # type: ignore[arg-type]
        Played(2, ISSUE, "program"),
        Played(2, ISSUE, "forced"),
        Played(0, 3),  # type: ignore[arg-type]
        Seated(7, "me", "Eve"),
        Seated(0, "", "Eve"),
        Seated(0, "me", ""),
        Seated(0, "me", 5),  # type: ignore[arg-type]
        Seated(0, "automa", "Eve", "hard"),
        Fed([1]),
        Fed("11"),  # type: ignore[arg-type]
        {"entry": "seated", "seat": 0, "kind": "me"},
        {"entry": "seated", "seat": 0, "kind": "me", "name": "Eve", "wishes": {}},
        {"entry": "fed", "seat": 0, "outcomes": [1]},
        {"entry": "fed"},
        {"entry": "played", "seat": 0},
        {"entry": "burnt", "seat": 0},
        None,
        object(),
        "played",
    ],
)
def test_entries_that_no_table_has_written_are_refused(entry: Any) -> None:
    record = Record(game="age-of-steam", board="rust-belt", seats=3, seed=7)
    with pytest.raises(BadInput, match="entry 0"):
        Table.rebuilt(record, SEATS, [entry])


def test_another_seats_action_is_no_entry() -> None:
    record = Record(game="age-of-steam", board="rust-belt", seats=3, seed=7)
    first = Table(record, SEATS).asked
    assert first is not None
    with pytest.raises(BadInput, match="entry 0"):
        Table.rebuilt(record, SEATS, [Played((first + 1) % 3, ISSUE)])


@pytest.mark.parametrize("entry", [Undone(1, 0), Redone(1)])
def test_nobody_takes_back_or_does_again_what_another_seat_decided(entry: Undone | Redone) -> None:
    at = table("age-of-steam", "me,me,me")
    first, seats = at.standing(), at.seats
    seat = at.asked
    assert seat is not None
    at.play(seat, ISSUE)
    if isinstance(entry, Redone):
        at.undo(seat)
    own = msgspec.structs.replace(entry, seat=seat)
    other = msgspec.structs.replace(entry, seat=(seat + 1) % 3)
    assert Table.rebuilt(first, seats, [*at.entries, own]).entries[-1] == own
    with pytest.raises(BadInput, match=f"entry {len(at.entries)}"):
        Table.rebuilt(first, seats, [*at.entries, other])


def test_entries_can_be_plain_data() -> None:
    at = table("imperial-steam", "me,me,random", seed=3)
    first = at.standing()
    at.order(0, "bid", 0)
    at.wish(1, Wishes(hold="always"))
    while at.count < 6:
        if at.held_by is not None:
            at.end(at.held_by)
        if at.advance() is None:
            decide(at, Chance(at.count))
    at.undo(at.steps[-1].seat, consent=True)
    plain = msgspec.json.decode(msgspec.json.encode(to_plain(at.entries)))
    again = Table.rebuilt(first, table("imperial-steam", "me,me,random").seats, plain)
    assert again.state.digest() == at.state.digest()
    assert again.entries == at.entries
    assert footplate.game("imperial-steam") is again.game


def run_of(entries: list[Any], at: Table) -> Table:
    return Table.rebuilt(at.standing(), at.seats, entries)


def test_only_ones_own_decision_is_taken_back_and_done_again() -> None:
    start = table(kinds="me,me,random")
    at = table(kinds="me,me,random")
    while not at.steps or not at.steps[-1].choice or not at.seats[at.steps[-1].seat].person:
        decide(at, Chance(at.count))
    seat, other = at.steps[-1].seat, 1 - at.steps[-1].seat
    last = at.count - 1
    with pytest.raises(BadInput, match="was no decision of seat"):
        run_of([*at.entries, Undone(other, last)], start)
    with pytest.raises(BadInput, match=f"seat {other} took nothing back"):
        run_of([*at.entries, Undone(seat, last), Redone(other)], start)
    assert run_of([*at.entries, Undone(seat, last), Redone(seat)], start).count == at.count


def test_nobody_else_can_have_decided() -> None:
    at = table(kinds="me,me,me")
    first = at.asked
    assert first is not None
    with pytest.raises(BadInput, match="decide this for itself"):
        run_of([Played(first, ISSUE, "forced")], at)
    with pytest.raises(BadInput, match="no standing order"):
        run_of([Played(first, ISSUE, "program")], at)
    ordered = Ordered(first, Program("pass-the-round", None, (1,)))
    with pytest.raises(BadInput, match="plays something else"):
        run_of([ordered, Played(first, ISSUE, "program")], at)
    passed = {"do": "issue-shares", "shares": 0}
    assert run_of([ordered, Played(first, passed, "program")], at).count == 1
    with pytest.raises(BadInput, match="no standing order"):
        run_of([Ordered(first, None)], at)


@pytest.mark.parametrize("entries", [None, 5])
def test_what_is_no_list_of_entries_is_refused(entries: Any) -> None:
    at = table()
    with pytest.raises(BadInput, match="entries"):
        run_of(entries, at)


def test_a_table_and_its_news_share_nothing_that_could_be_changed() -> None:
    record = Record(
        game="age-of-steam", board="rust-belt", seats=3, options={"start_order": "dice"}
    )
    at = Table(record, SEATS)
    record.options["start_order"] = "shuffle"
    decide(at, Chance(1))
    seat = at.steps[0].seat
    told = news(at, seat)
    told.opening.clear()
    told.steps[0].events.clear()
    assert told.steps[0].action is not None
    told.steps[0].action.clear()
    assert at.record.replay().digest() == at.state.digest()
    assert news(at, seat).steps[0].events == at.steps[0].events != []
