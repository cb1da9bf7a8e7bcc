"""Producing, buying and ordering: one cube after another, and what finds no room."""

from typing import Any, get_args

import pytest

from footplate.games.imperial_steam.board.blocks import GOODS, Good
from footplate.games.imperial_steam.language import actions
from footplate.games.imperial_steam.language.actions import (
    BuyGood,
    Deliver,
    Discard,
    EndTurn,
    OrderGood,
    Pass,
    Produce,
    SellShare,
)
from footplate.games.imperial_steam.language.events import (
    GoodBought,
    GoodDiscarded,
    GoodOrdered,
    GoodProduced,
)
from footplate.games.imperial_steam.play.state import State
from tests.rules.imperial_steam.given import (
    ANN,
    BOB,
    CY,
    described,
    factory,
    given,
    goods,
    holdings,
    influence,
    landed,
    money,
    offered,
    play,
    player,
    poor,
    refusal,
    step,
    stored,
)

rule = pytest.mark.rule

FULL = goods(1, 1, 2, 1)
"""An IS-3 and one floor hold no more."""


def market(state: State) -> dict[str, int]:
    found = described(state).market
    assert found is not None
    return goods(found.wood, found.stone, found.iron, found.coal)


def local(state: State, seat: int = ANN) -> list[int]:
    return [one.goods for one in holdings(state, seat).factories]


def trading(left: dict[str, int] | None = None, round: int = 3, **ann: Any) -> State:
    """Ann is on turn; round 3 of the fixed set-up has a shipment tile of 4."""
    position: dict[str, Any] = {"market": left} if left else {}
    return given([player(**ann), player(influence=0)], round=round, seat=ANN, **position)


# Produce. -----------------------------------------------------------------------------------------


@rule("IS-PRODUCE-01")
def test_a_factory_gives_one_of_its_goods_to_the_store() -> None:
    made = [factory("wien.1", "wood", 3)]
    state = given([player(factories=made, goods=goods(coal=1)), player()])
    events = play(state, Produce("wien.1"))
    assert GoodProduced(ANN, "wien.1", "wood") in events
    assert (stored(state), local(state)) == (goods(wood=1, coal=1), [2])
    assert money(state) == 500


@rule("IS-PRODUCE-01")
def test_no_foreign_empty_or_missing_factory_produces() -> None:
    own = player(factories=[factory("wien.1", "wood", 0), factory("wien.2", "coal", 2)])
    state = given([own, player(factories=[factory("wien.3", "iron", 3)]), player()])
    for site in ("wien.1", "wien.3", "wien.4", "bratislava.1"):
        assert refusal(state, Produce(site)) == "IS-PRODUCE-01"
    assert offered(state, Produce) == [Produce("wien.2")]


@rule("IS-PRODUCE-02")
def test_each_factory_gives_one_at_will() -> None:
    # P1: workers with 3, 1 and 0 goods give up to 2.
    made = [
        factory("wien.1", "wood", 3),
        factory("wien.2", "iron", 1),
        factory("wien.3", "coal", 0),
    ]
    state = given([player(factories=made, goods=goods()), player(), player()])
    play(state, Produce("wien.1"))
    assert refusal(state, Produce("wien.1")) == "IS-PRODUCE-02"
    assert refusal(state, EndTurn()) is None
    play(state, Produce("wien.2"))
    assert offered(state, Produce) == []
    assert (stored(state), local(state)) == (goods(wood=1, iron=1), [2, 0, 0])


@rule("IS-PRODUCE-02")
def test_the_next_action_produces_anew() -> None:
    made = [factory("wien.1", "wood", 3)]
    state = given([player(factories=made, goods=goods()), player()])
    play(state, Produce("wien.1"), EndTurn(), Pass(), EndTurn(), Produce("wien.1"))
    assert (stored(state), local(state), influence(state)) == (goods(wood=2), [1], 90)


@rule("IS-PRODUCE-03", "IS-PRODUCE-04", "IS-STORE-06")
def test_each_good_that_does_not_fit_leads_to_a_discard_at_once() -> None:
    made = [factory("wien.1", "wood", 3), factory("wien.2", "stone", 3)]
    state = given([poor(factories=made, goods=FULL), player()], seat=ANN)
    assert refusal(state, Produce("wien.1")) is None
    play(state, Produce("wien.1"))
    assert (step(state), stored(state)) == ("discard", goods(2, 1, 2, 1))
    assert offered(state, Produce) == []
    assert refusal(state, Produce("wien.2")) == "IS-STORE-06"
    assert refusal(state, SellShare()) == "IS-TURN-13"
    assert play(state, Discard("iron")) == [GoodDiscarded(ANN, "iron")]
    assert (step(state), stored(state)) == ("turn", goods(2, 1, 1, 1))
    # P3: the new one may go as well as an old one.
    play(state, Produce("wien.2"), Discard("stone"))
    assert (stored(state), local(state)) == (goods(2, 1, 1, 1), [2, 2])


@rule("IS-PRODUCE-03", "IS-TURN-11")
def test_between_two_goods_a_delivery_makes_room() -> None:
    # The coal that is spent lay on a car beside the one on the engine.
    made = [factory("wien.1", "wood", 3), factory("wien.2", "iron", 3)]
    tracks = ["wien-wr_neustadt", "wr_neustadt-gloggnitz"]
    ann = poor(factories=made, goods=goods(1, 1, 0, 2), tracks=tracks)
    state = given([ann, player()], seat=ANN)
    play(state, Produce("wien.1"), Deliver("wien.2", "gloggnitz"), Produce("wien.2"))
    assert (step(state), stored(state)) == ("turn", goods(2, 1, 1, 1))


@rule("IS-PRODUCE-05", "IS-TURN-09")
def test_without_local_goods_the_action_is_refused() -> None:
    # T2
    nothing = given([player(), player()])
    spent = given([player(factories=[factory("wien.1", "wood", 0)]), player()])
    for state in (nothing, spent):
        assert refusal(state, Produce("wien.1")) == "IS-PRODUCE-05"
        assert offered(state, Produce) == []
        assert holdings(state).hands == {}


# Buy. ---------------------------------------------------------------------------------------------


@rule("IS-MARKET-01", "IS-MARKET-02")
def test_one_good_is_bought_and_stored_at_once() -> None:
    state = trading(goods=goods(coal=1))
    events = play(state, BuyGood("stone"))
    assert GoodBought(ANN, "stone", 10) in events
    assert (money(state), stored(state)) == (490, goods(stone=1, coal=1))
    assert (market(state), landed(state)) == (goods(10, 9, 10, 10), goods())
    for good in ("stone", "wood"):
        assert refusal(state, BuyGood(good)) == "IS-MARKET-02"
        assert refusal(state, OrderGood(good)) == "IS-MARKET-01"


@rule("IS-MARKET-02", "IS-BOARD-11")
@pytest.mark.parametrize("good", GOODS)
def test_the_row_of_the_top_cube_says_the_price(good: Good) -> None:
    prices = []
    for left in range(10, 0, -1):
        state = trading({**goods(10, 10, 10, 10), good: left}, goods=goods())
        play(state, BuyGood(good))
        prices.append(500 - money(state))
    assert prices == [10, 10, 20, 20, 30, 30, 40, 40, 50, 50]


@rule("IS-MARKET-02", "IS-TURN-22")
def test_what_cannot_be_paid_is_not_bought() -> None:
    state = trading(goods(10, 1, 10, 10), money=40)
    assert refusal(state, BuyGood("stone")) == "IS-TURN-22"
    assert refusal(state, OrderGood("stone")) == "IS-TURN-22"
    exact = trading(goods(10, 1, 10, 10), money=50)
    assert refusal(exact, BuyGood("stone")) is None
    assert refusal(exact, OrderGood("stone")) is None


@rule("IS-MARKET-03")
def test_an_empty_column_has_nothing_to_buy_or_to_order() -> None:
    # M1
    state = trading(goods(0, 1, 1, 1))
    assert refusal(state, BuyGood("wood")) == "IS-MARKET-03"
    assert refusal(state, OrderGood("wood")) == "IS-MARKET-03"
    play(state, OrderGood("stone"))
    assert refusal(state, OrderGood("stone")) == "IS-MARKET-03"


@rule("IS-MARKET-04")
def test_buying_without_room_leads_to_a_discard() -> None:
    state = given([poor(goods=FULL), player()], seat=ANN)
    play(state, BuyGood("coal"))
    assert (step(state), money(state), stored(state)) == ("discard", 90, goods(1, 1, 2, 2))
    play(state, Discard("iron"))
    assert (step(state), stored(state)) == ("turn", goods(1, 1, 1, 2))


# Order. -------------------------------------------------------------------------------------------


@rule("IS-MARKET-05", "IS-MARKET-06")
def test_each_cube_is_paid_when_it_is_taken() -> None:
    # M2: four wood of a full column are 10, 10, 20 and 20.
    state = trading(round=3)
    events = play(state, *[OrderGood("wood")] * 4)
    assert [one.price for one in events if isinstance(one, GoodOrdered)] == [10, 10, 20, 20]
    assert (money(state), landed(state)) == (440, goods(wood=4))
    assert (market(state), stored(state)) == (goods(6, 10, 10, 10), goods(4, 4, 4, 4))


@rule("IS-MARKET-05")
def test_kinds_may_be_mixed_and_a_share_sold_in_between() -> None:
    state = trading(money=20, round=3)
    play(state, OrderGood("wood"), OrderGood("iron"))
    assert refusal(state, OrderGood("coal")) == "IS-TURN-22"
    play(state, SellShare(), OrderGood("coal"), OrderGood("wood"))
    assert (money(state), landed(state)) == (20, goods(2, 0, 1, 1))


@rule("IS-MARKET-01")
def test_after_an_order_nothing_is_bought() -> None:
    state = trading()
    play(state, OrderGood("wood"))
    assert refusal(state, BuyGood("stone")) == "IS-MARKET-01"
    assert refusal(state, OrderGood("stone")) is None


@rule("IS-MARKET-07")
@pytest.mark.parametrize(("round", "tile"), list(enumerate([2, 3, 4, 3, 2, 2, 3], 1)))
def test_the_tile_of_the_round_is_the_most_on_the_landing(round: int, tile: int) -> None:
    state = trading(round=round)
    play(state, *[OrderGood("wood")] * tile)
    assert refusal(state, OrderGood("stone")) == "IS-MARKET-07"
    assert sum(landed(state).values()) == tile


@rule("IS-MARKET-07", "IS-TURN-06")
def test_a_second_order_in_the_round_finds_the_landing_as_it_is() -> None:
    # M3: tile 3, two landed: one more, and the second hand costs a step.
    state = trading(round=2, landing=goods(wood=2), hands={"buy_or_order": 1})
    play(state, OrderGood("iron"))
    assert (influence(state), landed(state)) == (90, goods(wood=2, iron=1))
    assert refusal(state, OrderGood("iron")) == "IS-MARKET-07"
    full = trading(round=2, landing=goods(wood=3), hands={"buy_or_order": 1})
    assert refusal(full, OrderGood("iron")) == "IS-MARKET-07"
    assert refusal(full, BuyGood("iron")) is None


@rule("IS-MARKET-08")
def test_what_others_have_ordered_does_not_count() -> None:
    state = given([player(), player(landing=goods(wood=2)), player()], seat=ANN)
    play(state, OrderGood("wood"), OrderGood("wood"))
    assert landed(state, ANN) == landed(state, BOB) == goods(wood=2)
    play(state, EndTurn())
    assert refusal(state, OrderGood("wood")) == "IS-MARKET-07"
    play(state, Pass(), EndTurn(), OrderGood("coal"), OrderGood("coal"))
    assert landed(state, CY) == goods(coal=2)


@rule("IS-MARKET-09")
def test_in_round_8_goods_are_bought_but_not_ordered() -> None:
    # M4
    state = trading(round=8)
    assert refusal(state, OrderGood("wood")) == "IS-MARKET-09"
    assert offered(state, OrderGood) == []
    assert refusal(state, BuyGood("wood")) is None


@rule("IS-MARKET-10", "IS-STORE-10")
def test_ordered_goods_serve_from_the_next_round_on() -> None:
    # M6: without other coal there is no delivery in this round.
    ann = player(
        goods=goods(wood=1),
        tracks=["wien-wr_neustadt", "wr_neustadt-gloggnitz"],
        factories=[factory("wien.1", "iron")],
        hands={"pass": 1},
    )
    state = given([ann, player()], seat=ANN, order=[BOB, ANN])
    play(state, OrderGood("coal"))
    assert refusal(state, Deliver("wien.1", "gloggnitz")) == "IS-DELIVER-02"
    play(state, EndTurn())
    assert (described(state).round, state.seat) == (2, ANN)
    assert (stored(state), landed(state)) == (goods(wood=1, coal=1), goods())
    assert refusal(state, Deliver("wien.1", "gloggnitz")) is None


@rule("IS-MARKET-11", "IS-STORE-09")
def test_nothing_is_sold_to_the_market() -> None:
    names = [kind.__name__ for kind in get_args(actions.AnyAction)]
    assert [name for name in names if "Sell" in name] == ["SellShare"]
    # A discard brings nothing and does not lie on the market.
    state = given([poor(goods=FULL), player()], seat=ANN)
    play(state, BuyGood("wood"), Discard("wood"))
    assert (money(state), market(state)) == (90, goods(9, 10, 10, 10))
