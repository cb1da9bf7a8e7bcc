"""The turn: one hand, one main action, free actions around it, and how it ends."""

from typing import Any

import pytest

from footplate import Action
from footplate.games.imperial_steam.language.actions import (
    TILES,
    Bid,
    BuildFactory,
    BuildStation,
    BuildTrack,
    BuyAccess,
    BuyGood,
    Deliver,
    Discard,
    EndTurn,
    Forgo,
    Fundraise,
    HireEngineer,
    HireWorker,
    LowerShare,
    OrderGood,
    Pass,
    Produce,
    SellShare,
    Spend,
    Staff,
    UpgradeTrain,
    Work,
)
from footplate.games.imperial_steam.language.events import HandPlaced, RoundStarted
from footplate.games.imperial_steam.play.state import State
from tests.rules.imperial_steam.given import (
    ANN,
    BOB,
    CY,
    UNITS,
    described,
    factory,
    given,
    goods,
    holdings,
    money,
    play,
    player,
    poor,
    ready,
    refusal,
    seen,
    step,
    stored,
)

rule = pytest.mark.rule

FREE = (SellShare, Deliver, BuyAccess)


def points_open(**more: Any) -> State:
    """Ann has business points."""
    state = ready(**more)
    play(state, BuildTrack("wien-bratislava"), Work(2))
    assert step(state) == "points"
    return state


# One hand a turn. ---------------------------------------------------------------------------------


@rule("IS-TURN-01")
def test_one_hand_each_in_turn_order_until_all_are_placed() -> None:
    # T1: round 4, five hands each.
    columns = [40, 120, 80]
    state = given([player(influence=column) for column in columns], round=4)
    asked = []
    while described(state).round == 4:
        asked.append(state.seat)
        play(state, Pass(), EndTurn())
    assert asked == [BOB, CY, ANN] * 5


@rule("IS-TURN-02", "IS-TURN-03")
@pytest.mark.parametrize("tile", UNITS)
def test_each_of_eleven_main_actions_places_a_hand_on_its_tile(tile: str) -> None:
    state = ready()
    left = seen(state).players[ANN].hands_left
    events = play(state, UNITS[tile][0])
    assert [(one.seat, one.tile, one.lost) for one in events if isinstance(one, HandPlaced)] == [
        (ANN, tile, 0)
    ]
    play(state, *UNITS[tile][1:])
    assert holdings(state).hands == {tile: 1}
    assert seen(state).players[ANN].hands_left == left - 1
    assert described(state).turn.action == tile


@rule("IS-TURN-02")
def test_there_are_eleven_tiles() -> None:
    assert tuple(UNITS) == TILES
    assert len(TILES) == 11


@rule("IS-TURN-03")
def test_nothing_is_announced_before_the_first_unit() -> None:
    state = ready()
    kinds = {type(action) for action in state.actions()}
    firsts = {type(actions[0]) for actions in UNITS.values()}
    more = {BuildFactory, HireEngineer, OrderGood, UpgradeTrain, LowerShare}
    assert kinds - more == firsts | set(FREE)
    assert described(state).turn.action is None


@rule("IS-TURN-04")
@pytest.mark.parametrize("tile", UNITS)
def test_no_unit_of_another_main_action_in_the_same_turn(tile: str) -> None:
    state = ready()
    play(state, *UNITS[tile])
    for other, actions in UNITS.items():
        if other != tile:
            assert refusal(state, actions[0]) == "IS-TURN-04", other
    assert refusal(state, EndTurn()) is None


# Free actions. ------------------------------------------------------------------------------------


@rule("IS-TURN-11")
def test_a_share_sold_between_two_hires() -> None:
    # T3: 10 guldens, the next worker costs 30, a share brings 40.
    ann = player(money=30)
    state = given([ann, player()], hubs={"bronze": {"prices": [20]}})
    play(state, HireWorker("bronze", 1))
    assert money(state) == 10
    assert refusal(state, HireWorker("bronze", 1)) is not None
    play(state, SellShare(), HireWorker("bronze", 1))
    assert money(state) == 20
    assert holdings(state).hands == {"hire": 1}


@rule("IS-TURN-11")
def test_a_share_may_be_sold_before_each_unit() -> None:
    state = given([player(money=0, investors=4), player()])
    for price in (10, 20, 30):
        before = money(state)
        play(state, SellShare(), HireWorker("bronze", 1))
        assert money(state) == before + 40 - price
    assert (holdings(state).shareholders, holdings(state).hands) == (3, {"hire": 1})


@rule("IS-TURN-11")
@pytest.mark.parametrize("tile", UNITS)
def test_free_actions_before_and_after_any_main_action(tile: str) -> None:
    state = ready()
    play(state, SellShare())
    play(state, *UNITS[tile])
    assert refusal(state, Deliver("wien.1", "gloggnitz")) is None
    play(state, Deliver("wien.1", "gloggnitz"), BuyAccess("st_poelten-lilienfeld"), Forgo())
    assert step(state) == "turn"
    play(state, EndTurn())
    assert state.seat == BOB


@rule("IS-TURN-12")
@pytest.mark.parametrize("action", [SellShare(), Deliver("wien.1", "gloggnitz")])
def test_no_free_action_outside_a_turn(action: Action) -> None:
    # T4
    bidding = given([poor(), poor()], step="bid")
    assert refusal(bidding, action) == "IS-BID-01"
    arrival = given([poor(goods=goods(2, 1, 2, 1)), poor()], step="arrival", round=2)
    assert refusal(arrival, action) == "IS-TURN-12"
    assert refusal(given(2, step="over", round=8), action) == "IS-TURN-27"


@rule("IS-TURN-13")
@pytest.mark.parametrize(
    "action", [SellShare(), Deliver("wien.1", "gloggnitz"), BuyAccess("st_poelten-lilienfeld")]
)
@pytest.mark.parametrize(
    "asking", [BuildTrack("wien-bratislava"), BuildFactory("wien.2", "iron"), BuyGood("wood")]
)
def test_no_free_action_while_something_is_asked(action: Action, asking: Action) -> None:
    one = holdings(ready())
    ann = player(
        engines=[3],
        goods=goods(1, 1, 2, 1),
        tracks=one.tracks,
        factories=[factory("wien.1", "wood")],
    )
    state = given([ann, *[player()] * 3], crowns=["st_poelten-lilienfeld"])
    assert refusal(state, action) is None
    play(state, asking)
    assert step(state) in {"crew", "staff", "discard"}
    assert refusal(state, action) == "IS-TURN-13"


@rule("IS-TURN-14")
def test_open_points_come_first() -> None:
    state = points_open()
    for action in (
        *(BuildTrack("bratislava-sopron"), Work(1), Pass(), Fundraise()),
        *(HireWorker("bronze", 1), BuyGood("wood")),
    ):
        assert refusal(state, action) == "IS-TURN-14"
    assert refusal(state, EndTurn()) == "IS-TURN-15"
    kinds = {type(action) for action in state.actions()}
    assert kinds == {Spend, Forgo, *FREE}
    for free in (SellShare(), Deliver("wien.1", "gloggnitz"), BuyAccess("st_poelten-lilienfeld")):
        assert refusal(state, free) is None
    play(state, SellShare(), Deliver("wien.1", "gloggnitz"), Spend("influence"))
    assert step(state) == "turn"


# The end of a turn. -------------------------------------------------------------------------------


@rule("IS-TURN-15")
def test_a_turn_ends_once_the_hand_is_placed() -> None:
    state = ready()
    assert refusal(state, EndTurn()) == "IS-TURN-15"
    play(state, SellShare())
    assert refusal(state, EndTurn()) == "IS-TURN-15"
    play(state, Pass())
    assert state.seat == ANN
    play(state, EndTurn())
    assert state.seat == BOB


@rule("IS-TURN-15")
@pytest.mark.parametrize("asking", [BuildTrack("wien-bratislava"), BuildFactory("wien.2", "iron")])
def test_a_turn_does_not_end_while_something_is_asked(asking: Action) -> None:
    state = ready()
    play(state, asking)
    assert refusal(state, EndTurn()) == "IS-TURN-15"
    assert EndTurn() not in state.actions()


@rule("IS-TURN-16")
def test_after_the_turn_nothing_until_the_next_own_turn() -> None:
    # T4
    state = given([player(share=40), player(share=60, investors=2)])
    play(state, Pass(), EndTurn(), SellShare())
    assert [money(state, seat) for seat in (ANN, BOB)] == [500, 560]
    assert [one.shareholders for one in described(state).players] == [0, 1]


@rule("IS-TURN-16")
def test_after_the_last_hand_nothing_until_the_next_round() -> None:
    hands = [{"pass": 2}, {"pass": 1}]
    state = given([player(hands=each) for each in hands], seat=BOB)
    play(state, Fundraise())
    events = play(state, EndTurn())
    assert [one.round for one in events if isinstance(one, RoundStarted)] == [2]
    assert (step(state), state.seat) == ("turn", ANN)


@rule("IS-TURN-17")
def test_an_action_is_always_that_of_the_seat_that_is_asked() -> None:
    state = given([player(influence=10), player(factories=[factory("wien.1", "iron")])])
    assert (state.seat, state.prompt().seat) == (BOB, BOB)
    play(state, Produce("wien.1"))
    assert (stored(state, ANN)["iron"], stored(state, BOB)["iron"]) == (4, 5)


@rule("IS-TURN-17")
def test_what_belongs_to_another_seat_cannot_be_used() -> None:
    bob = player(
        factories=[factory("wien.1", "iron")],
        tracks=["wien-wr_neustadt", "wr_neustadt-gloggnitz"],
        investors=5,
    )
    state = given([player(investors=0), bob, player(), player()])
    assert state.seat == ANN
    assert refusal(state, Produce("wien.1")) == "IS-PRODUCE-05"
    assert refusal(state, Deliver("wien.1", "gloggnitz")) == "IS-DELIVER-03"
    assert refusal(state, SellShare()) == "IS-SHARE-11"
    assert refusal(state, BuildTrack("gloggnitz-muerzzuschlag")) == "IS-TRACK-02"
    assert refusal(state, BuildStation("wr_neustadt")) == "IS-STATION-01"


@rule("IS-TURN-18")
@pytest.mark.parametrize(
    "action", [Bid(10), Staff(1, "idle"), Spend("influence"), Spend("car"), Forgo()]
)
def test_what_belongs_to_another_step_is_refused(action: Action) -> None:
    assert refusal(ready(), action) == "IS-TURN-18"
    after = ready()
    play(after, Pass())
    assert refusal(after, action) == "IS-TURN-18"


@rule("IS-TURN-18")
def test_a_discard_of_the_arrivals_is_no_turn() -> None:
    state = given([poor(goods=goods(2, 1, 2, 1)), poor()], step="arrival", round=2)
    for action in (Pass(), Fundraise(), Bid(0), Spend("car"), Staff(1, "idle")):
        assert refusal(state, action) == "IS-STORE-06"
    assert refusal(state, EndTurn()) == "IS-TURN-15"
    assert refusal(state, Discard("wood")) is None
