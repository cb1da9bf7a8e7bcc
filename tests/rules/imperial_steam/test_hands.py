"""Hands on tiles: what repeating a main action costs, and hands without an action."""

from typing import Any

import pytest

from footplate.games.imperial_steam.language.actions import (
    TILES,
    BuildFactory,
    BuyAccess,
    BuyTrain,
    Deliver,
    EndTurn,
    Forgo,
    Fundraise,
    HireWorker,
    Idle,
    LowerShare,
    Pass,
    Philanthropize,
    Produce,
    SellShare,
)
from footplate.games.imperial_steam.language.events import HandPlaced
from tests.rules.imperial_steam.given import (
    ANN,
    UNITS,
    described,
    factory,
    given,
    goods,
    holdings,
    influence,
    money,
    play,
    player,
    ready,
    refusal,
)

rule = pytest.mark.rule


def again(one: Any) -> dict[str, Any]:
    """What the ready player has, to be given again."""
    return {
        "engines": one.engines,
        "tracks": one.tracks,
        "factories": [factory(each.site, each.good, each.goods) for each in one.factories],
    }


# Repeated tiles. ----------------------------------------------------------------------------------


@rule("IS-TURN-05")
@pytest.mark.parametrize("tile", UNITS)
def test_hands_of_others_do_not_matter(tile: str) -> None:
    ann = described(ready()).players[ANN]
    others = [player(hands={tile: 2}) for _ in range(3)]
    state = given(
        [player(**again(ann), hands={"pass" if tile != "pass" else "hire": 2}), *others],
        round=3,
        display=["k01"],
    )
    before = influence(state)
    events = play(state, UNITS[tile][0])
    assert [one.lost for one in events if isinstance(one, HandPlaced)] == [0]
    if tile not in ("philanthropize", "share_value"):
        assert influence(state) == before


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
    ann = {**player(**again(described(ready()).players[ANN])), "influence": 0}
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
