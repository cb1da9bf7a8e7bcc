"""The turn: one hand, one main action, free actions around it, and what is never allowed."""

from itertools import pairwise
from typing import Any

import pytest

from footplate import Action, BadInput, Chance, Event
from footplate.core.record import Record
from footplate.core.wire import to_json
from footplate.games.imperial_steam.actions import (
    TILES,
    Bid,
    BuildFactory,
    BuildStation,
    BuildTrack,
    BuyAccess,
    BuyGood,
    BuyTrain,
    Deliver,
    Discard,
    EndTurn,
    Forgo,
    Fundraise,
    HireEngineer,
    HireWorker,
    Idle,
    LowerShare,
    OrderGood,
    Pass,
    Philanthropize,
    Produce,
    RaiseShare,
    SecureContract,
    SellShare,
    Spend,
    Staff,
    UpgradeTrain,
    Work,
)
from footplate.games.imperial_steam.events import FeePaid, HandPlaced, RoundStarted
from footplate.games.imperial_steam.state import State
from tests.rules.imperial_steam.given import (
    ANN,
    BOB,
    CY,
    GAME,
    described,
    factory,
    given,
    goods,
    holdings,
    influence,
    money,
    play,
    player,
    poor,
    refusal,
    seen,
    started,
    step,
    stored,
)

rule = pytest.mark.rule

FREE = (SellShare, Deliver, BuyAccess)
UNITS: dict[str, tuple[Action, ...]] = {
    "build_tracks": (BuildTrack("wien-bratislava"), Work(2), Forgo()),
    "hire": (HireWorker("bronze", 1),),
    "build_building": (BuildStation("wr_neustadt"),),
    "produce": (Produce("wien.1"),),
    "buy_or_order": (BuyGood("wood"),),
    "train": (BuyTrain(4),),
    "contract": (SecureContract("k01"),),
    "philanthropize": (Philanthropize(1),),
    "share_value": (RaiseShare(),),
    "fundraise": (Fundraise(),),
    "pass": (Pass(),),
}
"""A way to take each main action, whole."""


def ready(hands: dict[str, int] | None = None, round: int = 2, **more: Any) -> State:
    """Ann is on turn and could take each of the eleven main actions, and each free one."""
    ann = player(
        engines=[8, 7],
        tracks=["wien-wr_neustadt", "wr_neustadt-gloggnitz", "wien-st_poelten"],
        factories=[factory("wien.1", "wood")],
        hands=hands or {},
    )
    placed = sum((hands or {}).values())
    others = [player(hands={"pass": placed} if placed else {}) for _ in range(3)]
    position: dict[str, Any] = {
        "display": ["k01", "k02"],
        "crowns": ["st_poelten-lilienfeld"],
        **more,
    }
    return given([ann, *others], round=round, **position)


def points_open(**more: Any) -> State:
    """Ann has business points."""
    state = ready(**more)
    play(state, BuildTrack("wien-bratislava"), Work(2))
    assert step(state) == "points"
    return state


def played(seats: int, seed: int, **options: Any) -> list[tuple[State, list[Event]]]:
    """A game at random: each state, and what was told after its action."""
    state, rng, told = started(seats, seed, **options), Chance(seed), []
    while not state.over:
        before, events = state.clone(), list[Event]()
        state.play(state.game.decode(state.sample(rng)), events)
        assert isinstance(before, State)
        told.append((before, events))
    told.append((state, []))
    return told


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


# Repeated tiles. ----------------------------------------------------------------------------------


@rule("IS-TURN-05")
@pytest.mark.parametrize("tile", UNITS)
def test_hands_of_others_do_not_matter(tile: str) -> None:
    ann = described(ready()).players[ANN]
    others = [player(hands={tile: 2}) for _ in range(3)]
    state = given(
        [player(**_plain(ann), hands={"pass" if tile != "pass" else "hire": 2}), *others],
        round=3,
        display=["k01"],
    )
    before = influence(state)
    events = play(state, UNITS[tile][0])
    assert [one.lost for one in events if isinstance(one, HandPlaced)] == [0]
    if tile not in ("philanthropize", "share_value"):
        assert influence(state) == before


def _plain(one: Any) -> dict[str, Any]:
    """What the ready player has, to be given again."""
    return {
        "engines": one.engines,
        "tracks": one.tracks,
        "factories": [factory(each.site, each.good, each.goods) for each in one.factories],
    }


@rule("IS-TURN-06", "IS-TURN-05", "IS-TURN-07")
def test_the_second_train_action_of_a_round_costs_a_step() -> None:
    """Red's trains in the rulebook; Blue's hand on the tile costs Red nothing."""
    red = player(engines=[3], goods=goods(1, 1, 1, 1))
    state = given([red, player(engines=[3], goods=goods(1, 1, 1, 1))], round=3)
    play(state, BuyTrain(4))
    assert influence(state) == 100
    play(state, EndTurn(), BuyTrain(4), EndTurn())
    events = play(state, BuyTrain(5))
    assert [one.lost for one in events if isinstance(one, HandPlaced)] == [1]
    assert influence(state) == 90


@rule("IS-TURN-06")
def test_the_third_hand_on_a_tile_costs_two_steps() -> None:
    # I8: 0 + 1 + 2 steps in a round.
    state, lost = given(2, round=3), []
    for _ in range(3):
        before = influence(state)
        play(state, Fundraise())
        lost.append((before - influence(state)) // 10)
        play(state, EndTurn(), Fundraise(), EndTurn())
    assert lost == [0, 1, 2]
    assert influence(state) == 70


@rule("IS-TURN-06", "IS-TURN-05")
@pytest.mark.parametrize("own", [0, 1, 2])
def test_each_own_hand_on_the_tile_costs_a_step(own: int) -> None:
    # I8: building, with two hands of each opponent on the tile.
    hands = {"build_building": own, "pass": 2 - own}
    ann = player(hands={tile: number for tile, number in hands.items() if number})
    state = given([ann, *[player(hands={"build_building": 2})] * 3], round=3)
    play(state, BuildFactory("wien.1", "wood"))
    assert influence(state) == 100 - 10 * own


@rule("IS-TURN-06")
def test_only_hands_on_that_tile_and_of_this_round_count() -> None:
    state = given([player(hands={"hire": 1}), player(hands={"hire": 1})])
    play(state, Fundraise())
    assert influence(state) == 100
    play(state, EndTurn(), Pass(), EndTurn(), HireWorker("bronze", 1))
    assert (described(state).round, influence(state)) == (2, 100)


@rule("IS-TURN-06")
def test_further_units_cost_no_further_step() -> None:
    state = ready({"hire": 1})
    play(state, HireWorker("bronze", 1))
    assert influence(state) == 90
    play(state, HireWorker("bronze", 1), HireWorker("bronze", 1))
    assert (influence(state), holdings(state).hands) == (90, {"hire": 2})


@rule("IS-TURN-07")
def test_conditions_are_tested_after_the_loss() -> None:
    # I6: at 40 beside white at 40, the second hire of the round is made at 30.
    ann = player(influence=40, hands={"hire": 1})
    state = given([ann, player(hands={"pass": 1})], round=2, order=[0, 1])
    assert refusal(state, HireWorker("white", 1)) == "IS-HIRE-05"
    assert influence(state) == 40
    play(state, HireWorker("bronze", 1))
    assert influence(state) == 30


@rule("IS-TURN-07")
def test_the_loss_comes_first_also_where_it_helps() -> None:
    """At 200 there is no step to buy, but after the loss there is one."""
    ann = player(influence=200, hands={"philanthropize": 1})
    state = given([ann, player(hands={"pass": 1})], round=2)
    assert refusal(state, Philanthropize(2)) == "IS-GIFT-03"
    play(state, Philanthropize(1))
    assert influence(state) == 200
    assert refusal(given([player(influence=200)] * 2), Philanthropize(1)) == "IS-GIFT-03"


@rule("IS-TURN-07", "IS-INF-06")
@pytest.mark.parametrize("tile", [tile for tile in UNITS if tile != "pass"])
def test_without_the_influence_for_the_loss_a_tile_is_closed(tile: str) -> None:
    ann = {**player(**_plain(described(ready()).players[ANN])), "influence": 0}
    hubs = {"bronze": {"influence": 0}}
    state = given(
        [{**ann, "hands": {tile: 1}}, *[player(hands={"pass": 1})] * 3],
        round=2,
        order=[0, 1, 2, 3],
        display=["k01"],
        hubs=hubs,
    )
    assert refusal(state, UNITS[tile][0]) == "IS-INF-06"


@rule("IS-TURN-08")
@pytest.mark.parametrize(
    ("passes", "before", "after"), [(0, 0, 0), (1, 0, 0), (2, 10, 0), (2, 20, 0), (2, 50, 30)]
)
def test_passing_is_always_legal(passes: int, before: int, after: int) -> None:
    hands = {"pass": passes, "hire": 2 - passes}
    placed = {tile: number for tile, number in hands.items() if number}
    state = given([player(influence=before, hands=placed)] * 2, round=3)
    assert refusal(state, Pass()) is None
    play(state, Pass())
    assert influence(state) == after


# Empty actions. -----------------------------------------------------------------------------------


@rule("IS-TURN-09")
def test_a_main_action_has_at_least_one_unit() -> None:
    # T2
    state = given(4, display=[])
    assert refusal(state, Produce("wien.1")) == "IS-PRODUCE-05"
    assert refusal(state, Philanthropize(0)) == "IS-GIFT-02"
    assert refusal(state, LowerShare()) == "IS-SHARE-05"
    assert refusal(state, EndTurn()) == "IS-TURN-15"
    empty = given([player(factories=[factory("wien.1", "wood", 0)]), player()])
    assert refusal(empty, Produce("wien.1")) == "IS-PRODUCE-05"


@rule("IS-TURN-09")
def test_a_free_action_places_no_hand() -> None:
    state = ready()
    play(state, SellShare(), BuyAccess("st_poelten-lilienfeld"), Forgo())
    play(state, Deliver("wien.1", "gloggnitz"))
    assert holdings(state).hands == {}
    assert described(state).turn.action is None


@rule("IS-TURN-10")
@pytest.mark.parametrize("tile", TILES)
def test_without_the_option_no_hand_is_placed_idly(tile: Any) -> None:
    assert refusal(ready(), Idle(tile)) == "IS-TURN-10"


@rule("IS-TURN-10")
@pytest.mark.parametrize("tile", TILES)
def test_with_the_option_a_hand_may_go_on_any_tile(tile: Any) -> None:
    state = ready({tile: 1}, options={"empty_actions": True})
    before, owned = influence(state), money(state)
    play(state, Idle(tile))
    assert holdings(state).hands == {tile: 2}
    assert (influence(state), money(state)) == (before - 10, owned)
    for other, actions in UNITS.items():
        expected = "IS-TURN-10" if other == tile else "IS-TURN-04"
        assert refusal(state, actions[0]) == expected
    assert refusal(state, Idle(tile)) == "IS-TURN-04"
    assert refusal(state, SellShare()) is None
    assert refusal(state, EndTurn()) is None


@rule("IS-TURN-10")
def test_an_idle_hand_needs_the_influence_for_its_loss() -> None:
    one = player(influence=0, hands={"train": 1})
    state = given([one] * 2, round=2, options={"empty_actions": True})
    assert refusal(state, Idle("train")) == "IS-INF-06"
    assert refusal(state, Idle("hire")) is None


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


# What holds for every decision. -------------------------------------------------------------------


@rule("IS-TURN-19")
def test_a_decision_with_one_answer_is_still_asked() -> None:
    state = given([poor(), *[poor()] * 3])
    play(state, BuildTrack("wien-bratislava"))
    for _ in range(2):
        assert (step(state), state.seat, state.actions()) == ("crew", ANN, [Work(1)])
        play(state, Work(1))
    assert step(state) == "points"
    broke = given([poor(goods=goods(2, 1, 1), idle=[0, 0, 0], investors=0), poor()], round=2)
    play(broke, Pass())
    assert (broke.seat, broke.actions()) == (ANN, [EndTurn()])


SMALLEST: dict[str, tuple[Action, ...]] = {
    "bid": (Bid(0),),
    "turn": (Pass(), EndTurn()),
    "points": (Forgo(),),
}


@rule("IS-TURN-20")
@pytest.mark.parametrize("seed", range(6))
def test_whoever_is_asked_has_an_answer(seed: int) -> None:
    options = {"empty_actions": seed % 2 == 1, "setup": ["normal", "random", "fixed"][seed % 3]}
    for state, _ in played(2 + seed % 3, seed, **options):
        if state.over:
            continue
        legal = state.actions()
        assert legal
        if step(state) in SMALLEST:
            assert [each for each in SMALLEST[step(state)] if each in legal]
        else:
            kinds = {type(each) for each in legal}
            assert len(kinds) == 1
            assert kinds <= {Work, Staff, Discard}


@rule("IS-TURN-20")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_of_smallest_acts_comes_to_its_end(seats: int) -> None:
    state = started(seats, seats)
    for _ in range(1000):
        if state.over:
            break
        legal = state.actions()
        play(state, next(each for each in SMALLEST[step(state)] if each in legal))
    assert state.over


@rule("IS-TURN-21")
@pytest.mark.parametrize("seed", range(4))
def test_a_turn_ends_whatever_is_chosen(seed: int) -> None:
    """Whoever is on turn never ends it while there is anything else to do."""
    rng, longest = Chance(seed), 0
    for state, _ in played(2 + seed % 3, seed)[10::25]:
        if step(state) != "turn":
            continue
        mover, steps = state.seat, 0
        while state.seat == mover and not state.over:
            legal = [each for each in state.actions() if each not in (EndTurn(), Forgo())]
            if not legal:
                break
            play(state, legal[rng.below(len(legal))])
            steps += 1
            assert steps < 200
        longest = max(longest, steps)
    assert longest > 1


@rule("IS-TURN-22")
@pytest.mark.parametrize("have", [105, 1, -10])
def test_money_is_a_multiple_of_10_and_no_debt(have: int) -> None:
    with pytest.raises(BadInput, match="money"):
        given([player(money=have), player()])


@rule("IS-TURN-22")
@pytest.mark.parametrize("seed", range(4))
def test_money_stays_a_multiple_of_10_until_the_end(seed: int) -> None:
    for state, _ in played(2 + seed % 3, seed):
        if not state.over:
            for one in described(state).players:
                assert one.money >= 0
                assert one.money % 10 == 0


@rule("IS-TURN-22")
@pytest.mark.parametrize(
    "action",
    [
        HireWorker("bronze", 1),
        HireEngineer("bronze", "bridge"),
        BuildStation("wr_neustadt"),
        BuildFactory("wien.2", "wood"),
        BuyGood("wood"),
        OrderGood("wood"),
        BuyTrain(4),
        UpgradeTrain(3, 4),
        Philanthropize(1),
        BuyAccess("wr_neustadt-sopron"),
    ],
)
def test_what_costs_more_than_there_is_is_refused(action: Action) -> None:
    tracks = ["wien-wr_neustadt"]
    rich = player(engines=[3], goods=goods(1, 1, 1, 1), tracks=tracks, engineers=[])
    more: dict[str, Any] = {
        "round": 2,
        "crowns": ["wr_neustadt-sopron"],
        "hubs": {"bronze": {"engineers": ["bridge"]}},
    }
    assert refusal(given([rich, player()], **more), action) is None
    broke = {**rich, "money": 0}
    assert refusal(given([broke, player()], **more), action) == "IS-TURN-22"


@rule("IS-TURN-23")
def test_the_bank_never_runs_out() -> None:
    """More than all the guldens of the box."""
    state = given([player(money=50_000)] * 4)
    play(state, Fundraise())
    assert money(state) == 50_010
    shares = given([player(money=4_600, share=240, investors=10)] * 4)
    play(shares, *[SellShare()] * 5)
    assert money(shares) == 4_600 + 5 * 240


@rule("IS-TURN-24")
def test_there_is_nothing_by_which_players_trade() -> None:
    assert not [kind for kind in GAME.action_types if "seat" in kind.__struct_fields__]
    assert [kind for kind in GAME.action_types if "to" in kind.__struct_fields__] == [UpgradeTrain]


@rule("IS-TURN-24")
@pytest.mark.parametrize("seed", range(4))
def test_players_get_from_each_other_fees_alone(seed: int) -> None:
    told = played(2 + seed % 3, seed)
    for (before, events), (after, _) in pairwise(told):
        if step(before) == "bid" or after.over or _round(before) != _round(after):
            continue
        for seat, (one, other) in enumerate(
            zip(described(before).players, described(after).players, strict=True)
        ):
            if seat == before.seat or step(before) == "arrival":
                continue
            fees = sum(e.amount for e in events if isinstance(e, FeePaid) and e.to == seat)
            assert other.money - one.money == fees
            assert (one.goods, one.landing) == (other.goods, other.landing)


def _round(state: State) -> int:
    return described(state).round


# The same again. ----------------------------------------------------------------------------------


@rule("IS-TURN-25")
def test_a_turn_can_be_taken_back_by_playing_again() -> None:
    record = Record(game="imperial-steam", board="standard", seats=4, seed=5)
    state = record.begin()
    for _ in range(4):
        record.play(state, Bid(20))
    at, before, seat = len(record.actions), state.digest(), state.seat
    for action in (SellShare(), BuyGood("wood")):
        record.play(state, action)
    while state.seat == seat:
        record.play(state, state.actions()[-1])
    assert state.digest() != before
    undone = record.replay(at)
    assert (undone.digest(), undone.seat) == (before, seat)


@rule("IS-TURN-26")
@pytest.mark.parametrize("options", [{}, {"setup": "random", "goods_supply": "limited"}])
def test_the_same_seed_and_actions_give_the_same_events_and_state(options: dict[str, Any]) -> None:
    heard: list[Event] = []
    again_heard: list[Event] = []
    first = started(3, 8, events=heard, **options)
    again = started(3, 8, events=again_heard, **options)
    rng = Chance(2)
    while not first.over:
        assert first.digest() == again.digest()
        action = first.game.decode(first.sample(rng))
        heard += play(first, action)
        again_heard += play(again, action)
    assert first.digest() == again.digest()
    assert [to_json(one) for one in heard] == [to_json(one) for one in again_heard]
    assert started(3, 9, **options).digest() != started(3, 8, **options).digest()


@rule("IS-TURN-27")
@pytest.mark.parametrize(
    "action", [Pass(), EndTurn(), Bid(0), Forgo(), Discard("wood"), SellShare(), BuyGood("coal")]
)
def test_after_the_end_nothing_can_be_played(action: Action) -> None:
    state = given(3, step="over", round=8)
    assert (state.seat, state.actions()) == (None, [])
    assert refusal(state, action) == "IS-TURN-27"


@rule("IS-TURN-11")
def test_a_share_may_be_sold_before_each_unit() -> None:
    state = given([player(money=0, investors=4), player()])
    for price in (10, 20, 30):
        before = money(state)
        play(state, SellShare(), HireWorker("bronze", 1))
        assert money(state) == before + 40 - price
    assert (holdings(state).shareholders, holdings(state).hands) == (3, {"hire": 1})
