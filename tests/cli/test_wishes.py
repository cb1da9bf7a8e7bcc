"""How a player wishes to be treated, and what a shared screen must not tell of it."""

import pytest

import footplate
from footplate import Chance
from footplate.cli.desk import plain_text
from footplate.games.age_of_steam.language.actions import DropOut
from tests.cli.driving import Screen

IMPERIAL = footplate.game("imperial-steam")
STEAM_POWER = footplate.game("steam-power")
BY_ORDER = "by standing order"
ALONE = "the only choice"


def test_wishes_are_listed_and_changed() -> None:
    shown = Screen()
    shown.until("issue-shares")
    listed = shown.type("wish")
    assert "wish hold always" in listed
    assert "never" in listed
    assert "always" in shown.type("wish hold always")
    assert "played at once" not in shown.type("wish forced off")
    wishes = shown.table.seats[0].wishes
    assert (wishes.hold, wishes.forced) == ("always", False)
    for wrong in ("wish hold", "wish hold sometimes", "wish forced maybe", "wish luck on"):
        assert "`wish` lists" in shown.type(wrong)
    assert shown.table.seats[0].wishes == wishes


def holding(shown: Screen) -> tuple[int | None, int]:
    return shown.table.held_by, shown.table.count


def test_a_turn_that_waits_is_ended_or_taken_back() -> None:
    shown = Screen()
    shown.until("issue-shares")
    before = shown.table.count
    text = shown.type("wish hold always", "1", "hint")
    assert "`end` passes it on" in text
    assert "Your turn waits" in text.rpartition("hint")[2], "only what fits is understood"
    assert holding(shown) == (0, before + 1)
    assert "Taken back." in shown.type("undo")
    assert holding(shown) == (None, before)
    shown.type("2")
    assert holding(shown) == (0, before + 1)
    assert "score" in shown.type("score", "help")
    shown.type("end")
    assert holding(shown) == (None, before + 1)
    assert shown.table.settled == shown.table.count


def test_the_last_turn_of_a_game_waits_as_well() -> None:
    shown = Screen("me:Ann,me:Bob,me:Cid", game=footplate.game("age-of-steam"), seed=2)
    for seat in range(3):
        shown.table.wish(seat, {"hold": "always"})
    rng, table = Chance(2), shown.table
    while not table.state.over:
        if table.held_by is not None:
            table.end(table.held_by)
        else:
            shown.play(table.state.decode(table.state.sample(rng)))
    if table.held_by is None:  # luck ended the game: hold it by hand
        table.held_by = table.steps[-1].seat
    shown.lines = ["end", "", ""]
    shown.session.run()
    assert "The game is over" in shown.text
    assert table.over


def test_who_wishes_it_is_asked_where_there_is_one_answer() -> None:
    shown = Screen("me:Ann,random,random", seed=5)
    state, rng = shown.table.state, Chance(1)
    while not (state.seat == 0 and len(state.codes()) == 1):
        shown.play(state.decode(state.sample(rng)))
    shown.table.wish(0, {"forced": False})
    count = shown.table.count
    text = shown.type("wish")
    assert "Ann (1)> wish" in text
    assert "standing order" not in text
    assert shown.table.count == count
    shown.type("wish forced on")
    assert ALONE in shown.type("log")


# --- a screen that several look at ----------------------------------------------------------------


def ordered(seats: str) -> Screen:
    """Somebody's bid comes by a standing order, given past the screen."""
    shown = Screen(seats)
    shown.until("determine-player-order", seat=shown.table.state.mover)
    while shown.table.state.prompt().phase != "determine-player-order":
        shown.play(shown.table.state.actions()[0])
    shown.table.order(shown.table.state.mover, "bid-up-to", 2)
    return shown


def test_a_standing_order_is_not_told_where_others_look_on() -> None:
    shown = ordered("me:Ann,me:Bob,me:Cid")
    shown.session.step()
    assert shown.table.steps[-1].by == "program"
    assert "bids $1" in shown.text
    assert BY_ORDER not in shown.text


def test_that_an_order_fits_no_more_is_not_told_there_either() -> None:
    for seats, told in (("me:Ann,me:Bob,me:Cid", False), ("me:Ann,random,random", True)):
        shown = Screen(seats)
        shown.until("issue-shares")
        table = shown.table
        table.order(0, "pass-the-round")
        while 0 in table.programs:
            if table.state.seat == 0:
                shown.type("log")
            else:
                drop = DropOut()
                legal = table.state.actions()
                shown.play(drop if drop in legal else legal[0])
        assert ("fits no more" in shown.text) == told
        assert (BY_ORDER in shown.text) == told


def test_what_a_seat_alone_learns_is_not_shown_to_who_sits_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Such as a contract that is drawn as the only choice."""
    found = 0
    for seed in range(3):
        shown = Screen("me:Ann,me:Bob", game=STEAM_POWER, seed=seed)
        monkeypatch.setattr(shown.desk, "news", lambda *told: plain_text("for one alone"))
        table, rng = shown.table, Chance(seed)
        while table.count < 200 and not table.over:
            state = table.state
            seat = state.mover
            if len(state.codes()) > 1:
                shown.play(state.decode(state.sample(rng)))
                continue
            found += 1
            own = bool(found % 2)
            shown.session.keyboard.facing = seat if own else 1 - seat
            before = len(shown.text)
            shown.session.step()
            assert (ALONE in shown.text[before:]) == own
            assert ("for one alone" in shown.text[before:]) == own
    assert found
