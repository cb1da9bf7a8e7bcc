"""A table: who is asked, what is held, what can be taken back, and down to where."""

import msgspec
import pytest

from footplate import BadInput, Chance, Record, Refused
from footplate.core.wire import to_plain
from footplate.games.age_of_steam.language.actions import Bid, DropOut, IssueShares
from footplate.games.imperial_steam.language import actions as i
from footplate.tables import Played, Seat, Table, Wishes, news
from footplate.tables.steps import turn_began
from tests.form import games
from tests.rules.planet_steam.given import given, tank
from tests.tables.given import GAMES, decide, go_on, table


def rule(refused: pytest.ExceptionInfo[Refused]) -> str:
    return refused.value.rule


# --- who is asked ---------------------------------------------------------------------------------


def test_another_seat_than_the_asked_one_is_refused() -> None:
    at = table()
    assert at.asked is not None
    with pytest.raises(Refused) as refused:
        at.play((at.asked + 1) % 3, IssueShares(0))
    assert rule(refused) == "FP-TABLE-01"
    assert at.count == 0


def test_a_decision_for_an_older_position_is_refused() -> None:
    at = table(kinds="me,me,me", hold="never")
    seat = at.asked
    assert seat is not None
    at.play(seat, IssueShares(1), made_for=0)
    with pytest.raises(Refused) as refused:
        at.play(at.asked or 0, IssueShares(1), made_for=0)
    assert rule(refused) == "FP-TABLE-02"
    assert at.count == 1


def test_a_decision_for_what_was_taken_back_is_refused_though_the_count_is_the_same() -> None:
    at = table(kinds="me,me,me", hold="never")
    first = at.asked or 0
    at.play(first, IssueShares(1))
    second, seen = at.asked or 0, at.moment
    at.undo(first)
    at.play(first, IssueShares(2))
    assert (at.asked, at.count) == (second, 1)
    with pytest.raises(Refused) as refused:
        at.play(second, IssueShares(1), made_for=seen)
    assert rule(refused) == "FP-TABLE-02"
    at.play(second, IssueShares(1), made_for=at.moment)
    assert at.count == 2


def test_orders_and_wishes_make_no_decision_stale() -> None:
    at = auction()
    me, seen = at.asked or 0, at.moment
    at.order((me + 1) % 3, "bid-up-to", 3)
    at.wish((me + 1) % 3, Wishes(hold="always"))
    at.play(me, Bid(1), made_for=seen)


def test_an_illegal_action_is_refused_by_the_rules_and_nothing_changes() -> None:
    at = table()
    seat = at.asked
    assert seat is not None
    with pytest.raises(Refused) as refused:
        at.play(seat, Bid(1))
    assert rule(refused) == "AOS-TURN-04"
    assert (at.count, at.entries) == (0, [])


def test_actions_come_in_any_form() -> None:
    at = table(hold="never")
    seat = at.asked
    assert seat is not None
    at.play(seat, {"do": "issue-shares", "shares": 1})
    assert at.count == 1


@pytest.mark.parametrize("seat", [-1, 3, True, "0"])
def test_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    with pytest.raises(BadInput, match="seats are 0 to 2"):
        table().play(seat, IssueShares(0))


def test_the_number_of_seats_must_fit() -> None:
    at = table()
    with pytest.raises(BadInput, match="has 3 seats, not 2"):
        Table(at.record, at.seats[:2])


def test_when_the_game_is_over_nothing_is_asked() -> None:
    at = table(kinds="random,random,random", hold="never", seed=2)
    go_on(at, limit=5000)
    assert at.over
    assert at.asked is None
    with pytest.raises(Refused) as refused:
        at.play(0, IssueShares(0))
    assert rule(refused) == "AOS-TURN-06"


# --- holding a turn -------------------------------------------------------------------------------


def in_a_turn(hold: str) -> Table:
    """Imperial Steam after the bids, the first turn before its first decision."""
    at = table("imperial-steam", "me,me,me", hold)
    for _ in range(3):
        at.play(at.asked or 0, i.Bid(0))
        if at.held_by is not None:
            at.end(at.held_by)
    return at


def test_a_run_of_decisions_waits_until_it_is_ended() -> None:
    at = in_a_turn("runs")
    seat = at.asked
    assert seat is not None
    began = at.count
    at.play(seat, i.Pass())
    at.play(seat, i.EndTurn())
    assert (at.held_by, at.asked, at.settled, at.asked_since) == (seat, None, began, began)
    with pytest.raises(Refused) as refused:
        at.play(at.state.mover, i.Pass())
    assert rule(refused) == "FP-TABLE-09"
    assert len(at.standing().actions) == began
    at.end(seat)
    assert (at.held_by, at.asked, at.settled) == (None, at.state.seat, at.count)
    assert len(at.standing().actions) == at.count


def test_who_has_to_end_the_turn_first_is_told_so() -> None:
    at = in_a_turn("runs")
    seat = at.asked or 0
    at.play(seat, i.Pass())
    at.play(seat, i.EndTurn())
    with pytest.raises(Refused) as refused:
        at.play(seat, i.Pass())
    assert rule(refused) == "FP-TABLE-11"
    assert "end your turn first" in str(refused.value)


def test_a_single_decision_passes_on_at_once() -> None:
    at = table("age-of-steam", "me,me,me")
    seat = at.asked
    at.play(seat or 0, IssueShares(0))
    assert at.asked != seat
    assert at.settled == at.count


def test_a_seat_can_wish_that_every_turn_waits_or_none() -> None:
    at = table("age-of-steam", "me,me,me", "always")
    seat = at.asked or 0
    at.play(seat, IssueShares(0))
    assert at.held_by == seat
    at.end(seat)
    at = in_a_turn("never")
    seat = at.asked or 0
    at.play(seat, i.Pass())
    assert at.settled == at.count
    at.play(seat, i.EndTurn())
    assert at.asked not in (None, seat)
    at.wish(seat, Wishes(hold="always"))
    assert at.seats[seat].wishes.hold == "always"


def test_only_the_seat_whose_turn_waits_can_end_it() -> None:
    at = in_a_turn("runs")
    with pytest.raises(Refused) as refused:
        at.end(at.asked or 0)
    assert rule(refused) == "FP-TABLE-08"


def test_a_turn_after_which_luck_has_spoken_does_not_wait() -> None:
    """Nothing of it could be taken back any more."""
    at = table("planet-steam", "me,me,me", "always")
    rng = Chance(1)
    while not (at.steps and at.steps[-1].floor):
        if at.held_by is not None:
            at.end(at.held_by)
        decide(at, rng)
    assert at.held_by is None
    assert at.settled == at.count


def floored(at: Table) -> bool:
    return bool(at.steps[-1].floor)


@pytest.mark.parametrize("game", ["planet-steam", "steam-power"])
def test_what_cannot_be_taken_back_any_more_is_settled(game: str) -> None:
    """Also in the middle of a run that goes on."""
    at, rng, within = table(game, "me,me,me", "always"), Chance(1), 0
    while at.count < 300 and not at.over:
        if at.held_by is not None:
            at.end(at.held_by)
            continue
        seat = at.asked
        decide(at, rng)
        floors = [number for number, step in enumerate(at.steps, start=1) if step.floor]
        assert at.settled >= max(floors, default=0)
        assert len(at.standing().actions) == at.settled
        if not floored(at) or at.state.seat != seat or len(at.state.codes()) < 2:
            continue
        within += 1
        fixed = at.settled
        decide(at, rng)
        if at.asked == seat and not floored(at):
            assert at.settled == fixed
            assert [step.tentative for step in news(at, None).steps[-2:]] == [False, True]
        if not floored(at):
            at.undo(seat or 0)
            assert (at.count, at.settled) == (fixed, fixed)
    assert within > 0


# --- taking back ----------------------------------------------------------------------------------


def test_a_decision_is_taken_back_and_done_again() -> None:
    at = in_a_turn("runs")
    seat = at.asked or 0
    before = at.state.digest()
    at.play(seat, i.Pass())
    after = at.state.digest()
    at.undo(seat)
    assert at.state.digest() == before
    at.redo(seat)
    assert at.state.digest() == after
    at.undo(seat)
    at.play(seat, i.Fundraise())
    with pytest.raises(Refused) as refused:
        at.redo(seat)
    assert rule(refused) == "FP-TABLE-07"


def laying_out() -> Table:
    """A table of Planet Steam where Ann has just bought a tank and could lay out three."""
    state = given(
        2,
        step="tanks",
        claims={"B1": 0, "C1": 0, "B2": 0, "D5": 0},
        tanks=[tank("B1", "ore"), tank("C1", "quartz")],
    )
    position = to_plain(state.position())
    record = Record(game="planet-steam", board="standard", seats=2, position=position)
    at = Table(record, [Seat("me", "Ann"), Seat("me", "Bob")])
    at.play(0, {"do": "buy-tank", "zone": "D5"})
    return at


def lay_out(at: Table) -> int:
    """By a shortcut; how many actions that takes."""
    zones = {"B2": "ore", "C1": "quartz", "D5": None}
    laid = [{"zone": zone, "converter": gives} for zone, gives in zones.items()]
    found = at.state.shortcut("apply-layout", laid)
    assert isinstance(found, list)
    for number, action in enumerate(found):
        at.play(0, action, joined=number > 0)
    return len(found)


def test_what_a_shortcut_said_is_taken_back_at_once() -> None:
    at = laying_out()
    before = at.state.digest()
    assert lay_out(at) > 3
    after = at.state.digest()
    told = news(at, 0)
    assert [step.by for step in told.steps[:3]] == ["seat", "seat", "shortcut"]
    assert {step.by for step in news(at, 1).steps} == {"seat"}
    assert told.back.undo
    at.undo(0)
    assert (at.count, at.state.digest()) == (1, before)
    at.redo(0)
    assert at.state.digest() == after
    began = msgspec.structs.replace(at.record, actions=[], checks=[])
    again = Table.rebuilt(began, at.seats, at.entries)
    assert [step.by for step in again.steps] == [step.by for step in at.steps]
    at.undo(0)
    at.undo(0)
    assert at.count == 0


def test_a_shortcut_goes_on_from_ones_own_decision() -> None:
    at = laying_out()
    end = {"do": "end-tanks"}
    at.play(0, end)
    at.end(0)
    assert at.asked == 1
    at.play(1, {"do": "activate"}, joined=True)
    assert at.steps[-1].by == "seat"
    at.undo(1)
    with pytest.raises(BadInput, match="no shortcut goes on"):
        at.follow(Played(1, {"do": "activate"}, "shortcut"))


def test_a_turn_is_begun_again() -> None:
    at = in_a_turn("runs")
    seat, began = at.asked or 0, at.state.digest()
    at.play(seat, i.Pass())
    at.play(seat, i.EndTurn())
    at.restart(seat)
    assert at.state.digest() == began
    assert (at.asked, at.held_by) == (seat, None)
    with pytest.raises(Refused) as refused:
        at.restart(seat)
    assert rule(refused) == "FP-TABLE-05"


@games("game", GAMES)
def test_a_turn_is_begun_again_where_there_was_a_choice_so_that_it_can_be_redone(game: str) -> None:
    begun = forced = 0
    for seed in range(3):
        at, rng = table(game, "me,random,random", "never", seed=seed), Chance(seed)
        while at.count < 250 and not at.over:
            if at.advance() is None:
                decide(at, rng)
            digest, first = at.state.digest(), turn_began(at.steps, at.state, 0)
            try:
                at.restart(0)
            except Refused:
                continue
            begun += 1
            forced += at.count > first
            assert at.advance() is None
            at.redo(0)
            assert at.state.digest() == digest
    assert begun > 20
    assert forced or game != "planet-steam"


def test_what_was_passed_on_can_be_taken_back_until_another_person_decides() -> None:
    at = table("age-of-steam", "me,me,me", "never")
    first = at.asked or 0
    at.play(first, IssueShares(1))
    second = at.asked or 0
    at.undo(first)
    assert (at.count, at.asked) == (0, first)
    at.play(first, IssueShares(0))
    at.play(second, IssueShares(0))
    with pytest.raises(Refused) as refused:
        at.undo(first)
    assert rule(refused) == "FP-TABLE-06"
    assert at.names[second] in str(refused.value)


def test_bots_decisions_are_taken_back_with_ones_own() -> None:
    at = table("age-of-steam", "me,random,random", "never")
    go_on(at)
    mine = at.count
    at.play(0, IssueShares(2))
    go_on(at)
    assert at.count > mine + 1
    at.undo(0)
    assert at.count == mine
    at.redo(0)
    assert at.count > mine + 1


def test_luck_stands_but_by_consent() -> None:
    at = table("steam-power", "me,me,me", "never")
    rng = Chance(2)
    while not (at.steps and at.steps[-1].floor == "luck" and at.steps[-1].choice):
        decide(at, rng)
    seat, count = at.steps[-1].seat, at.count
    with pytest.raises(Refused) as refused:
        at.undo(seat)
    assert rule(refused) == "FP-TABLE-04"
    assert "Contracts or trains were drawn" in str(refused.value)
    at.undo(seat, consent=True)
    assert at.count == count - 1


def test_what_was_sealed_and_shown_stands() -> None:
    at = in_a_turn("runs")
    with pytest.raises(Refused) as refused:
        at.undo(at.steps[-1].seat)
    assert rule(refused) == "FP-TABLE-05"
    assert "The bids were shown" in str(refused.value)


def test_nothing_can_be_taken_back_before_the_first_decision() -> None:
    with pytest.raises(Refused) as refused:
        table().undo(0)
    assert rule(refused) == "FP-TABLE-03"


def test_what_others_did_does_not_keep_a_decision_that_was_never_made() -> None:
    at = table("steam-power", "me,me,me", "never")
    rng, first = Chance(2), at.state.seat
    while at.state.seat == first:
        decide(at, rng)
    with pytest.raises(Refused) as refused:
        at.undo(at.state.seat or 0)
    assert rule(refused) == "FP-TABLE-03"


# --- decisions that need nobody -------------------------------------------------------------------


def test_a_decision_with_one_answer_is_played_for_who_wishes_it() -> None:
    for forced in (True, False):
        at = table("age-of-steam", "me,me,me", "never", forced)
        rng = Chance(5)
        while not at.over and len(at.state.codes()) > 1:
            decide(at, rng)
        step = at.advance()
        assert (step is not None) == forced
        if step is not None:
            assert (step.by, step.choice) == ("forced", False)


# --- programs -------------------------------------------------------------------------------------


def auction() -> Table:
    at = table("age-of-steam", "me,me,me", "never")
    while at.state.prompt().phase != "determine-player-order":
        at.play(at.asked or 0, IssueShares(0))
    return at


def test_a_program_bids_up_to_its_limit_and_then_drops_out() -> None:
    at = auction()
    me = at.asked or 0
    at.order(me, "bid-up-to", 3)
    step = at.advance()
    assert step is not None
    assert (step.by, at.record.actions[-1]) == ("program", {"do": "bid", "amount": 1})
    at.play(at.asked or 0, Bid(2))
    at.play(at.asked or 0, DropOut())
    assert at.advance() is not None
    assert at.record.actions[-1] == {"do": "bid", "amount": 3}
    at.play(at.asked or 0, Bid(4))
    assert at.advance() is not None
    assert at.record.actions[-1] == {"do": "drop-out"}
    assert at.programs == {}, "the auction is over, and so is the order"


def test_a_program_can_be_called_off_and_ends_when_its_deed_is_taken_back() -> None:
    at = auction()
    me = at.asked or 0
    at.order(me, "bid-up-to", 3)
    at.order(me, None)
    assert at.advance() is None
    with pytest.raises(Refused) as refused:
        at.order(me, None)
    assert rule(refused) == "FP-TABLE-10"
    at.order(me, "bid-up-to", 3)
    assert at.advance() is not None
    at.undo(me)
    assert at.programs == {}
    assert at.asked == me


@pytest.mark.parametrize(
    ("name", "number"),
    [("bid-up-to", None), ("bid-up-to", -1), ("bid-up-to", 99), ("pass-the-round", 3), ("x", 1)],
)
def test_a_program_that_is_not_on_offer_is_refused(name: str, number: int | None) -> None:
    at = auction()
    before = list(at.entries)
    with pytest.raises(BadInput, match="program"):
        at.order(0, name, number)
    assert (at.programs, at.entries) == ({}, before)


def test_who_passes_for_the_turn_is_asked_only_what_cannot_be_passed() -> None:
    at = table("age-of-steam", "me,random,random", "never", seed=3)
    go_on(at)
    at.order(0, "pass-the-round")
    go_on(at)
    assert at.state.prompt().phase == "select-actions"
    assert at.programs == {}, "it no longer fitted"


def test_who_passes_a_round_of_imperial_steam_does_nothing_in_it() -> None:
    at = table("imperial-steam", "me,random,random", "never", seed=3)
    go_on(at)
    at.order(0, "bid", 0)
    assert at.advance() is not None
    go_on(at)
    at.order(0, "pass-the-round")
    view = at.state.position()
    go_on(at)
    mine = [plain["do"] for step, plain in zip(at.steps, at.record.actions) if step.seat == 0]
    assert mine[0] == "bid"
    assert set(mine[1:]) <= {"pass", "end-turn", "discard"}
    assert len(mine) >= 5
    assert at.state.position().round > view.round  # type: ignore[attr-defined]


def test_a_standing_order_ends_the_turns_that_it_has_played() -> None:
    at = table("imperial-steam", "me,random,random", "runs", seed=3)
    go_on(at)
    at.order(0, "bid", 0)
    assert at.advance() is not None
    go_on(at)
    at.order(0, "pass-the-round")
    before = at.count
    while 0 in at.programs and not at.over:
        go_on(at)
        assert at.held_by is None
    mine = [step.by for step in at.steps[before:] if step.seat == 0]
    assert mine.count("program") >= 4, "two hands of round 1, with the ends of their turns"
    again = Table.rebuilt(
        table("imperial-steam", "me,random,random", "runs", seed=3).standing(),
        table("imperial-steam", "me,random,random", "runs", seed=3).seats,
        at.entries,
    )
    assert (again.state.digest(), again.held_by) == (at.state.digest(), None)


def test_a_program_bids_in_the_auctions_of_planet_steam() -> None:
    at = table("planet-steam", "me,random,random", "never", seed=3)
    for _ in range(200):
        go_on(at)
        if any(offer.name == "bid-up-to" for offer in at.state.programs(0)):
            break
        decide(at, Chance(at.count))
    at.order(0, "bid-up-to", 2)
    count = at.count
    while 0 in at.programs:
        go_on(at)
    mine = [
        plain
        for step, plain in zip(at.steps[count:], at.record.actions[count:])
        if step.by == "program"
    ]
    assert mine
    bids = [plain["amount"] for plain in mine if plain["do"] == "bid"]
    assert all(plain["do"] in ("bid", "pass") for plain in mine)
    assert all(amount <= 2 for amount in bids), "it knows its limit"


def test_who_passes_a_round_of_planet_steam_trades_nothing() -> None:
    at = table("planet-steam", "me,random,random", "never", seed=3)
    rng = Chance(8)
    while at.state.prompt().phase != "trade":
        decide(at, rng)
    go_on(at)
    count = at.count
    at.order(0, "pass-the-round")
    while 0 in at.programs and not at.over:
        if at.advance() is None:
            decide(at, rng)
    mine = {
        plain["do"]
        for step, plain in zip(at.steps[count:], at.record.actions[count:])
        if step.by == "program"
    }
    assert mine <= {"pass-trade", "pass-certificates"}
    assert mine


def test_doing_again_ends_nobody_elses_turn() -> None:
    at = in_a_turn("runs")
    rng = Chance(4)
    held = other = -1
    while at.may_redo is None:
        decide(at, rng)
        held = -1 if at.held_by is None else at.held_by
        if held < 0:
            continue
        at.end(held)
        other = at.state.mover
        decide(at, rng)
        if at.asked is not None and at.steps[-1].choice and not at.steps[-1].floor:
            at.undo(other)
            at.undo(held)
    at.redo(held)
    assert at.held_by == held
    before = at.count, list(at.entries)
    with pytest.raises(Refused) as refused:
        at.redo(other)
    assert rule(refused) == "FP-TABLE-09"
    assert (at.held_by, at.count, at.entries) == (held, *before)
    at.end(held)
    at.redo(other)
    assert at.count == before[0] + 1


def test_what_a_bot_has_shown_of_its_hand_stands_but_ones_own_can_be_taken_back() -> None:
    at = table("steam-power", "me,random,random", "never", seed=4)
    rng, shown = Chance(4), set[bool]()
    while shown != {True, False}:
        decide(at, rng)
        step = at.steps[-1]
        if not step.shows or step.floor:
            continue
        if step.seat == 0:
            at.undo(0)
            shown.add(True)
        elif any(each.seat == 0 and each.choice for each in at.steps):
            with pytest.raises(Refused) as refused:
                at.undo(0)
            assert rule(refused) in ("FP-TABLE-04", "FP-TABLE-05")
            if rule(refused) == "FP-TABLE-05":
                assert "A contract was shown" in str(refused.value)
                shown.add(False)


@pytest.mark.parametrize("hold", ["never", "always"])
def test_the_end_of_planet_steam_shows_all_credits_and_stands(hold: str) -> None:
    at, rng = table("planet-steam", "me,me,me", hold, seed=3), Chance(3)
    while not at.over:
        if at.held_by is not None:
            at.end(at.held_by)
        decide(at, rng)
    assert at.steps[-1].floor == "reveal"
    with pytest.raises(Refused, match="what credits somebody has"):
        at.undo(at.steps[-1].seat)


def test_credits_that_everybody_sees_are_not_shown_at_the_end() -> None:
    at, rng = table("planet-steam", "me,me,me", "never", seed=3, open_credits=True), Chance(3)
    while not at.over:
        decide(at, rng)
    assert {step.floor for step in at.steps} <= {"", "luck"}


def test_an_order_that_ended_with_what_is_taken_back_goes_on() -> None:
    """And one that was given since, for an occasion that is no more, does not."""
    at = table("imperial-steam", "me,me,me", "never", seed=3)
    rng = Chance(5)
    while at.state.prompt().phase != "actions":
        decide(at, rng)
    for each in range(3):
        at.order(each, "pass-the-round")
    orders = dict(at.programs)
    while at.programs:
        seat = at.state.mover
        decide(at, rng)
    others = {each: order for each, order in orders.items() if each != seat}
    at.undo(seat, consent=True)
    assert at.programs == others, "one's own has to be given again"
    at.redo(seat)
    assert at.programs == {}
    for each in range(3):
        at.order(each, "pass-the-round")
    assert at.programs[seat] != orders[seat]
    at.undo(seat, consent=True)
    assert at.programs == others
