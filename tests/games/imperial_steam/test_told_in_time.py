"""What Imperial Steam tells before it is too late: what never comes, is lost, costs and takes."""

import pytest

from footplate.core.program import ProgramOffer
from footplate.games.imperial_steam.language import actions as a
from footplate.games.imperial_steam.play.state import State
from tests.rules.imperial_steam.given import (
    ANN,
    asked_for,
    factory,
    foretold,
    given,
    goods,
    influence,
    play,
    player,
    poor,
    ready,
    seen,
    step,
    wealth,
)
from tests.rules.imperial_steam.lines import TO_LJUBLJANA

TRIESTE = [*TO_LJUBLJANA, "ljubljana-trieste"]


def passing(state: State) -> ProgramOffer:
    return next(one for one in state.programs(ANN) if one.name == "pass-the-round")


# --- passing --------------------------------------------------------------------------------------


@pytest.mark.parametrize("start", [0, 20, 90])
def test_passing_for_the_round_tells_what_it_costs(start: int) -> None:
    state = given([player(influence=start), player(influence=0)], round=4)
    note = passing(state).note
    play(state, a.Pass())
    for _ in range(4):
        play(state, a.EndTurn(), a.Pass(), a.EndTurn(), a.Pass())
    lost = start - influence(state)
    assert lost == min(start, 100)
    assert note == (f"of 5 hands; costs {lost} influence" if lost else "of 5 hands; costs nothing")


def test_passing_counts_the_hands_that_lie_there_and_those_to_come() -> None:
    hands = {"pass": 1, "hire": 2}
    state = given([player(hands=hands), player(hands={"fundraise": 3})], round=4)
    assert passing(state).note == "of 2 hands; costs 30 influence"
    play(state, a.Pass())
    assert passing(state).note == "of 1 hand; costs 20 influence"


# --- goods without room ---------------------------------------------------------------------------


def test_a_good_that_finds_no_room_counts_for_nothing() -> None:
    ann = poor(goods=goods(1, 1, 2, 1), factories=[factory("wien.1", "wood")])
    state = given([ann, poor()])
    before = wealth(state).total
    told = state.preview(a.Produce("wien.1"), ANN)
    assert told.view.result is not None
    assert told.view.result.score(ANN) == before
    play(state, a.Produce("wien.1"))
    assert (step(state), wealth(state).total, wealth(state).goods) == ("discard", before, 50)
    assert state.result().score(ANN) == before
    play(state, a.Discard("wood"))
    assert wealth(state).total == before


# --- what never comes -----------------------------------------------------------------------------


def test_orders_in_the_last_round_say_that_they_never_come() -> None:
    for reached, words in (([], "comes at the start of the next round"), (TRIESTE, "never comes")):
        bob = player(influence=0, tracks=reached)
        state = given([player(influence=100), bob], round=6)
        offered = asked_for(state, "buy_or_order").choices
        order = next(each for each in offered if each.label == "order wood")
        assert order.consequence.endswith(words)
        assert [each.rule for each in order.warnings] == (["IS-END-01"] if reached else [])
        assert ("never come" in asked_for(state, "buy_or_order").note) == bool(reached)
        play(state, a.OrderGood("wood"))
        told = [each.rule for each in seen(state, ANN).warnings if each.seat == ANN]
        assert told == (["IS-END-01"] if reached else [])


def test_what_is_ordered_helps_no_way_in_the_last_round() -> None:
    has = player(influence=100, goods=goods(2, 3, 3, 3), landing=goods(2))
    before, last = (
        foretold(given([has, player(influence=0, tracks=tracks)], round=6)).plan
        for tracks in ([], TRIESTE)
    )
    assert before is not None
    assert last is not None
    assert (before.lacking.wood, last.lacking.wood) == (before.goods.wood - 4, last.goods.wood - 2)


def test_a_station_on_the_way_takes_a_hand_of_its_own() -> None:
    """Two tracks are in Ljubljana already, so that the third one needs a station there."""
    told = foretold(given([player(tracks=[*TO_LJUBLJANA, "celje-ljubljana"]), player(influence=0)]))
    assert told.plan is not None
    assert [link.station > 0 for link in told.plan.links] == [True]
    assert (told.plan.actions, told.hands_needed) == (1, 2)


# --- why not, and what is free --------------------------------------------------------------------


def test_a_second_column_of_workers_says_why_not() -> None:
    state = given([player(influence=200), player(influence=0)])
    play(state, a.HireWorker("bronze", 1))
    assert state.why_not(ANN).places["column:white-1"].rule == "IS-HIRE-03"


def test_where_only_upgrades_are_left_the_note_says_why_no_train_can_be_bought() -> None:
    state = given([player(engines=[3, 4, 5]), player(influence=0)], round=6)
    note = asked_for(state, "train").note
    assert note.startswith("none can be bought: ")
    refusal = state.refuse(a.BuyTrain(6))
    assert refusal is not None
    assert refusal.sentence in note


def test_in_the_last_round_the_market_says_that_nothing_can_be_ordered() -> None:
    assert asked_for(given(2, round=8), "buy_or_order").note == "nothing can be ordered now"


def test_tracks_without_a_fee_say_what_they_take() -> None:
    note = asked_for(ready(), "build_tracks").note
    assert note.startswith("1 wood, 1 stone, 1 iron; a crew, effort from ")
