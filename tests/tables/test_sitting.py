"""Who sits where can change during a game, and changes nothing of the game."""

from typing import Any

import pytest

import footplate
from footplate import BadInput, Chance, Record, Refused
from footplate.games.age_of_steam.language.actions import IssueShares
from footplate.games.imperial_steam.language import actions as i
from footplate.tables import Ended, Seat, Seated, Sitting, Table, Wishes, news
from tests.tables.given import decide, go_on, table


def held() -> Table:
    """A table at which a turn of several decisions waits to be ended."""
    at = table("imperial-steam", "me,me,me", "always")
    seat = at.asked or 0
    at.play(seat, i.Bid(0))
    assert at.held_by == seat
    return at


def test_a_bot_takes_over_a_seat_and_a_person_takes_it_back() -> None:
    at = table(kinds="me,me,me", hold="never")
    first, seats, moment = at.standing(), [*at.seats], at.moment
    seat = at.asked or 0
    at.sit(seat, "random", "random 1")
    assert (at.seats[seat].kind, at.names[seat], at.record.names[seat]) == (
        *("random", "random 1", "random 1"),
    )
    at.play(seat, IssueShares(1), made_for=moment)
    at.sit(seat, "me", "Eve")
    assert at.entries[-1] == Seated(seat, "me", "Eve")
    again = Table.rebuilt(first, seats, at.entries)
    assert (again.seats, again.record, again.entries) == (at.seats, at.record, at.entries)


def test_everybody_is_told_who_sits_where_but_no_wishes() -> None:
    at = table(kinds="me,me,random")
    at.sit(1, "greedy", "greedy 2")
    for viewer in (None, 0, 1):
        assert news(at, viewer, at.moment).seats == [
            *(Sitting("me", "Ann"), Sitting("greedy", "greedy 2"), Sitting("random", "Cid")),
        ]


def test_no_decision_that_is_being_made_is_stale_by_it() -> None:
    at = table(kinds="me,me,me")
    seat, moment = at.asked or 0, at.moment
    at.sit((seat + 1) % 3, "random", "random 2")
    assert at.moment == moment
    at.play(seat, IssueShares(0), made_for=moment)


def test_wishes_stay_with_the_seat() -> None:
    at = table(kinds="me,me,me")
    at.wish(1, Wishes(hold="always", forced=False))
    at.sit(1, "random", "random 2")
    with pytest.raises(BadInput, match="nobody sits there"):
        at.wish(1, Wishes())
    at.sit(1, "me", "Bob")
    assert at.seats[1].wishes == Wishes(hold="always", forced=False)


def test_the_turn_of_who_goes_is_ended() -> None:
    at = held()
    first, seats, seat = at.record, [*at.seats], at.held_by or 0
    moment = at.moment
    at.sit(seat, "random", "random 1")
    assert at.held_by is None
    assert at.settled == at.count
    assert at.entries[-2:] == [Ended(seat), Seated(seat, "random", "random 1")]
    assert at.moment == moment + 1
    begun = Record(game=first.game, board=first.board, seats=3, seed=first.seed)
    assert Table.rebuilt(begun, seats, at.entries).entries == at.entries
    with pytest.raises(BadInput, match="has to end its turn before it is given away"):
        Table.rebuilt(begun, seats, [at.entries[0], at.entries[-1]])


def test_another_person_or_name_leaves_the_turn_as_it_is() -> None:
    at = held()
    seat = at.held_by
    at.sit(seat or 0, "me", "Eve")
    assert at.held_by == seat


def test_a_bot_has_no_standing_order_and_gets_none_back_by_taking_back() -> None:
    at = table("imperial-steam", "me,me,me", "never")
    first = at.asked or 0
    other = next(seat for seat in range(3) if seat != first)
    at.order(other, "bid", 0)
    at.play(first, i.Bid(0))
    while at.advance() is not None:
        pass
    at.order(first, "pass-the-round")
    assert first in at.programs
    at.sit(first, "random", "random 1")
    assert first not in at.programs
    at.sit(other, "random", "random 2")
    at.undo(first, consent=True)
    assert at.programs == {}


def test_what_a_person_decided_stays_a_persons_decision() -> None:
    at = table(kinds="me,me,me", hold="never")
    first = at.asked or 0
    at.play(first, IssueShares(0))
    second = at.asked or 0
    at.play(second, IssueShares(0))
    at.sit(second, "random", "random 2")
    with pytest.raises(Refused) as refused:
        at.undo(first)
    assert refused.value.rule == "FP-TABLE-06"


def test_what_a_bot_decided_is_taken_back_with_ones_own_whoever_sits_there_now() -> None:
    at = table(kinds="random,random,random", hold="never")
    first = at.asked or 0
    at.sit(first, "me", "Ann")
    at.play(first, IssueShares(0))
    second = at.asked or 0
    at.play(second, IssueShares(0))
    at.sit(second, "me", "Bob")
    at.undo(first)
    assert at.count == 0


def test_seats_can_be_given_away_when_all_is_over() -> None:
    at = table(kinds="random,random,random", hold="never", seed=2)
    go_on(at, limit=5000)
    at.sit(0, "me", "Ann")
    assert (at.over, at.names[0]) == (True, "Ann")


def test_an_automa_stays_one_and_nobody_becomes_one() -> None:
    game = footplate.game("steam-power")
    options = game.automa_options({1: "hard"})
    record = Record(game=game.name, board="us-midwest", seats=2, options=options)
    at = Table(record, [Seat("me", "Ann"), Seat("automa", "Automa", "hard")])
    at.sit(1, "automa", "Mautoma", "hard")
    assert at.names == ["Ann", "Mautoma"]
    for seat, kind, level in ((1, "me", ""), (1, "automa", "easy"), (0, "automa", "hard")):
        with pytest.raises(BadInput, match="an Automa belongs to the set-up"):
            at.sit(seat, kind, "Eve", level)


@pytest.mark.parametrize(
    ("seat", "kind", "name", "level"),
    [
        (3, "me", "Eve", ""),
        (-1, "me", "Eve", ""),
        (True, "me", "Eve", ""),
        (None, "me", "Eve", ""),
        (0, "", "Eve", ""),
        (0, " ", "Eve", ""),
        (0, "me", "", ""),
        (0, "me", "\n", ""),
        (0, "me", "E" * 201, ""),
        (0, "me", 5, ""),
        (0, None, "Eve", ""),
        (0, "me", "Eve", 3),
        (0, "me", object(), ""),
        (0, "me", "\ud800", ""),
    ],
)
def test_who_cannot_sit_is_refused_and_nothing_changes(
    seat: Any, kind: Any, name: Any, level: Any
) -> None:
    at = held()
    before = [*at.entries], [*at.seats], at.held_by
    with pytest.raises(BadInput):
        at.sit(seat, kind, name, level)
    assert (at.entries, at.seats, at.held_by) == before
    begun = table("imperial-steam", "me,me,me", "always")
    with pytest.raises(BadInput, match="entry 0"):
        Table.rebuilt(begun.record, begun.seats, [Seated(seat, kind, name, level)])


def test_a_bot_that_took_over_is_driven_like_any_other() -> None:
    at = table("imperial-steam", "me,me,me", "always", seed=4)
    for seat in range(3):
        at.sit(seat, "random", f"random {seat + 1}")
    rng = Chance(1)
    while at.count < 40:
        if at.advance() is None:
            decide(at, rng)
    assert at.held_by is None
    assert at.settled == at.count
