"""The supply of goods: without end, or forty of each."""

from typing import Any

import pytest

from footplate import BadInput
from footplate.games.imperial_steam.language.actions import (
    BuildFactory,
    BuildTrack,
    BuyTrain,
    EndTurn,
    Staff,
)
from footplate.games.imperial_steam.language.events import TrainBought
from tests.rules.imperial_steam.given import (
    BOB,
    described,
    factory,
    given,
    goods,
    holdings,
    play,
    player,
    step,
    stored,
)

rule = pytest.mark.rule

LIMITED = {"goods_supply": "limited"}


@rule("IS-STORE-12")
def test_goods_never_run_out() -> None:
    """Fifty iron on the map and in the market, and a new factory gets all of its own."""
    rich = player(goods=goods(0, 0, 18, 1))
    state = given([rich, rich, player(), player()])
    play(state, BuildFactory("wien.1", "iron"), Staff(3, "idle"))
    assert holdings(state).factories[0].goods == 4


@rule("IS-STORE-12")
@pytest.mark.parametrize(("in_hand", "gets"), [(24, 4), (27, 3), (28, 2), (30, 0)])
def test_limited_a_factory_starts_with_what_is_left(in_hand: int, gets: int) -> None:
    """Forty iron: ten on the market, the others with the players."""
    holding = [in_hand - in_hand // 2, in_hand // 2]
    players = [player(goods=goods(1, 1, iron, 1)) for iron in holding]
    state = given([*players, player(goods=goods())], options=LIMITED)
    play(state, BuildFactory("wien.1", "iron"), Staff(3, "idle"))
    assert holdings(state).factories[0].goods == gets


@rule("IS-STORE-12")
@pytest.mark.parametrize(
    ("more", "left"),
    [
        ({"market": goods(10, 10, 9, 10)}, 3),
        ({"arrivals": {5: goods(iron=1)}}, 1),
        ({"delivered": {"gloggnitz": ["iron"]}}, 1),
    ],
)
def test_limited_what_lies_elsewhere_counts(more: dict[str, Any], left: int) -> None:
    """Twenty-eight iron in hands and ten on the market leave two."""
    players = [player(goods=goods(1, 1, 14, 1)) for _ in range(2)]
    state = given([*players, player(goods=goods())], options=LIMITED, **more)
    play(state, BuildFactory("wien.1", "iron"), Staff(3, "idle"))
    assert holdings(state).factories[0].goods == left


@rule("IS-STORE-12")
@pytest.mark.parametrize(
    "more", [{"landing": goods(iron=1)}, {"factories": [factory("wien.2", "iron", 1)]}]
)
def test_limited_landed_and_local_goods_count(more: dict[str, Any]) -> None:
    players = [player(goods=goods(1, 1, 14, 1)) for _ in range(2)]
    state = given([*players, player(goods=goods(), **more)], options=LIMITED)
    play(state, BuildFactory("wien.1", "iron"), Staff(3, "idle"))
    assert holdings(state).factories[0].goods == 1


@rule("IS-STORE-12")
@pytest.mark.parametrize(("coal", "gets"), [(29, 1), (30, 0)])
def test_limited_a_bought_engine_may_come_without_coal(coal: int, gets: int) -> None:
    ann = player(engines=[8, 7], goods=goods(1, 1, 1, coal - 16))
    state = given([ann, player(goods=goods(1, 1, 1, 16))], options=LIMITED, round=2)
    (bought,) = [one for one in play(state, BuyTrain(4)) if isinstance(one, TrainBought)]
    assert bought.coal == gets
    assert stored(state)["coal"] == coal - 16 + gets


@rule("IS-STORE-12", "IS-STORE-09")
def test_limited_spent_goods_come_back() -> None:
    players = [player(goods=goods(1, 1, 15, 1)) for _ in range(2)]
    state = given([*players, player(goods=goods())], options=LIMITED, round=2)
    play(state, BuildTrack("wien-bratislava"))
    assert stored(state)["iron"] == 14
    while step(state) != "turn":
        play(state, state.actions()[0])
    play(state, EndTurn(), BuildFactory("wien.1", "iron"), Staff(3, "idle"))
    assert holdings(state, BOB).factories[0].goods == 1


@rule("IS-STORE-12")
def test_limited_there_are_forty_of_each() -> None:
    with pytest.raises(BadInput, match="goods"):
        given([player(goods=goods(1, 1, 16, 1))] * 2, options=LIMITED)
    assert described(given([player(goods=goods(1, 1, 16, 1))] * 2)).players[BOB].goods.iron == 16
