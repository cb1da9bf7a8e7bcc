"""What each viewer gets to know of a table, and what nobody must learn from it."""

import pytest

from footplate import BadInput, Chance
from footplate.core.wire import to_json
from footplate.games.age_of_steam.language.actions import Bid, DropOut, IssueShares
from footplate.games.imperial_steam.language import actions as i
from footplate.tables import Back, Table, Wishes, marks, news
from tests.form import games
from tests.tables.given import GAMES, decide, table
from tests.tables.test_table import auction


def told(at: Table, viewer: int | None) -> list[str]:
    """All news that a viewer could have asked for, as bytes would go to it."""
    return [to_json(news(at, viewer, since)) for since in range(at.moment + 1)]


def others(at: Table, seat: int) -> list[int | None]:
    return [None, *(each for each in range(len(at.seats)) if each != seat)]


def test_a_standing_order_shows_in_nobody_elses_news() -> None:
    """The bytes are the same as if the seat had decided itself."""
    ordered, decided = auction(), auction()
    me = ordered.asked or 0
    ordered.order(me, "bid-up-to", 2)
    assert ordered.advance() is not None
    decided.play(me, Bid(1))
    for at in (ordered, decided):
        at.play(at.asked or 0, DropOut())
    for viewer in others(ordered, me):
        assert told(ordered, viewer) == told(decided, viewer)
    assert ordered.entries != decided.entries
    mine = [step.by for step in news(ordered, me).steps if step.seat == me]
    assert mine[-1] == "program"
    assert news(ordered, me).program is not None


def test_an_order_that_fits_no_more_and_a_wish_show_in_nobody_elses_news() -> None:
    quiet, ordered = auction(), auction()
    me = ordered.asked or 0
    ordered.order(me, "bid-up-to", 2)
    ordered.order(me, None)
    ordered.wish(me, Wishes(forced=False, hold="never"))
    for viewer in others(ordered, me):
        assert told(ordered, viewer) == told(quiet, viewer)


@games("game", GAMES)
def test_nobody_else_learns_that_there_was_no_choice(game: str) -> None:
    """It would tell what a hidden hand cannot do."""
    played, decided = (table(game, "me,me,me", "never", seed=2) for _ in range(2))
    rng, again, forced = Chance(3), Chance(3), 0
    while played.count < 120 and not played.over:
        seat = played.asked or 0
        if played.advance() is None:
            decide(played, rng)
            decide(decided, again)
            continue
        forced += 1
        assert news(played, seat).steps[-1].by == "forced"
        [code] = decided.state.codes()
        decided.play(seat, decided.state.decode(code))
        for viewer in others(played, seat):
            assert news(played, viewer).steps[-1].by == "seat"
            last = played.moment - 1
            assert to_json(news(played, viewer, last)) == to_json(news(decided, viewer, last))
    assert forced or game != "age-of-steam"
    assert to_json(news(played, None)) == to_json(news(decided, None))


def test_a_run_grows_before_the_others_eyes_marked_tentative() -> None:
    at = table("imperial-steam", "me,me,me", "runs")
    for _ in range(3):
        at.play(at.asked or 0, i.Bid(0))
    seat = at.asked or 0
    viewer = (seat + 1) % 3
    known = at.moment
    at.play(seat, i.Pass())
    first = news(at, viewer, known)
    assert [(step.seat, step.tentative) for step in first.steps] == [(seat, True)]
    at.play(seat, i.EndTurn())
    second = news(at, viewer, first.moment)
    assert [(step.seat, step.tentative) for step in second.steps] == [(seat, True)]
    assert (second.held_by, second.asked) == (seat, None)
    assert second.settled == at.count - 2
    at.end(seat)
    third = news(at, viewer, second.moment)
    assert (third.steps, third.settled) == ([], at.count)
    whole = news(at, viewer)
    assert not any(step.tentative for step in whole.steps)
    assert whole.moment == second.moment + 1


@pytest.mark.parametrize("game", GAMES)
def test_who_knows_nothing_yet_is_told_how_it_began(game: str) -> None:
    at = table(game, "me,me,me", "never")
    assert news(at, 0).opening == at.opening
    decide(at, Chance(1))
    assert news(at, None).opening == at.opening
    assert news(at, 0, 1).opening == []


def test_some_game_has_something_to_tell_before_the_first_decision() -> None:
    assert any(table(game).opening for game in GAMES)


@pytest.mark.parametrize("since", [-1, 2, True, "0"])
def test_a_moment_that_was_not_is_refused(since: int) -> None:
    at = table(hold="never")
    at.play(at.asked or 0, IssueShares(0))
    with pytest.raises(BadInput, match="moment"):
        news(at, 0, since)


@pytest.mark.parametrize("game", GAMES)
def test_turns_are_marked_where_they_begin(game: str) -> None:
    at, rng = table(game, "me,me,me", "never", seed=4), Chance(4)
    decided: list[tuple[int, str, int]] = []
    while at.count < 60 and not at.over:
        now = at.game.now(at.state)
        decided.append((now.round, now.phase, at.asked or 0))
        decide(at, rng)
    found = marks(at)
    assert [mark.at for mark in found] == sorted({mark.at for mark in found})
    assert found[0].at == 0
    for mark, then in zip(found, [*found[1:], None], strict=True):
        turn = decided[mark.at : len(decided) if then is None else then.at]
        assert turn == [(mark.round, mark.phase, mark.seat)] * len(turn)
        assert then is None or decided[then.at] != turn[-1]


@pytest.mark.parametrize("game", GAMES)
def test_the_log_is_told_in_lines_and_others_learn_who_is_asked(game: str) -> None:
    at, rng = table(game, "me,me,me", "never", seed=5), Chance(5)
    while at.count < 40 and not at.over:
        decide(at, rng)
    for viewer in (None, 0, 1, 2):
        mine = news(at, viewer)
        assert mine.opening_lines
        for step in mine.steps:
            assert len(step.lines) == len(step.events)
            assert [line.words for line in step.lines] == [
                event.words(at.names, at.state.plan()) for event in step.events
            ]
        assert bool(mine.prompt.choices) == (viewer == at.asked is not None)
        assert mine.prompt.seat == at.asked


@games("game", GAMES)
def test_what_can_be_taken_back_is_told_to_its_seat_alone(game: str) -> None:
    """What is told can be done; what another person's choice hinges on is not told."""
    at, rng = table(game, "me,random,me", "runs", seed=6), Chance(6)
    certain = 0
    while at.count < 60 and not at.over:
        if at.held_by is not None:
            at.end(at.held_by)
            continue
        decide(at, rng)
        assert news(at, None).back == Back()
        for seat in (0, 2):
            back = news(at, seat).back
            certain += back.undo
            for may, command in ((back.undo, at.undo), (back.restart, at.restart)):
                if may:
                    count = at.count
                    command(seat)
                    assert news(at, seat).back.redo
                    at.redo(seat)
                    assert at.count == count
            assert not (back.undo and back.ask)
            if back.redo:
                at.redo(seat)
    assert certain


def test_the_own_wishes_are_told_and_where_a_step_was_decided() -> None:
    at = table(hold="never")
    at.play(at.asked or 0, IssueShares(0))
    mine = news(at, 0)
    assert mine.wishes is not None
    assert mine.wishes.hold == "never"
    assert news(at, None).wishes is None
    assert (mine.steps[0].round, mine.steps[0].phase) == (1, at.steps[0].phase)
