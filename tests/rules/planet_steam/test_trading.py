"""Buying and selling at the terminal: one resource after another, one player after another."""

from typing import Any, get_args

import pytest

from footplate.games.planet_steam.language import actions
from footplate.games.planet_steam.language.actions import (
    BuyResource,
    PassTrade,
    Resource,
    SellResource,
)
from footplate.games.planet_steam.language.events import PriceMoved, Traded
from footplate.games.planet_steam.play.state import State
from tests.rules.planet_steam.given import (
    ANN,
    BOB,
    CY,
    DI,
    credits,
    described,
    foretold,
    given,
    goods,
    held,
    offered,
    play,
    player,
    price,
    refusal,
    seen,
    step,
    supply,
)

rule = pytest.mark.rule


def trading(
    resource: Resource,
    in_supply: int,
    at: int,
    ann: dict[str, Any] | None = None,
    **position: Any,
) -> State:
    """Ann trades a resource of which the terminal has so many at that price."""
    return given(
        [ann or player(), player(), player(), player()],
        **{
            "step": "trade",
            "seat": ANN,
            "trading": resource,
            "supply": {**goods(6, 9, 8, 14), resource: in_supply},
            "price": {**goods(12, 9, 7, 4), resource: at},
            **position,
        },
    )


# The order. ---------------------------------------------------------------------------------------


@rule("PS-TRADE-01", "PS-TRADE-02")
def test_each_resource_is_traded_by_all_in_turn_order() -> None:
    cards = {ANN: 2, BOB: 4, CY: 1, DI: 3}
    state = given([player(card=cards[seat]) for seat in range(4)], step="trade")
    asked = []
    while step(state) == "trade":
        asked.append((described(state).trading, state.seat))
        play(state, PassTrade())
    order = ("quartz", "ore", "water", "energy")
    assert asked == [(name, seat) for name in order for seat in (CY, ANN, DI, BOB)]
    assert (state.seat, step(state)) == (CY, "certificates")


@rule("PS-TRADE-01")
def test_a_later_resource_waits_for_its_turn() -> None:
    # Ann has no quartz to sell, and her ore is not asked for yet.
    state = given([player(resources=goods(0, 4, 4, 4)), player()], step="trade")
    assert described(state).trading == "quartz"
    assert offered(state, SellResource) == []
    assert refusal(state, SellResource(1)) == "PS-TRADE-08"


@rule("PS-TRADE-02")
@pytest.mark.parametrize("action", [BuyResource(2), SellResource(2), PassTrade()])
def test_one_action_and_the_next_player_is_asked(action: Any) -> None:
    state = trading("ore", 5, 9)
    play(state, action)
    assert (state.seat, described(state).trading) == (BOB, "ore")


@rule("PS-TRADE-02", "PS-ROUND-19")
def test_only_the_resource_in_turn_changes_hands_and_only_with_the_terminal() -> None:
    # M7: nothing that can be said in the whole game names another player to trade with.
    state = trading("ore", 5, 9)
    before = [held(state, seat) for seat in (BOB, CY, DI)]
    play(state, BuyResource(1))
    assert supply(state) == goods(6, 4, 8, 14)
    assert [held(state, seat) for seat in (BOB, CY, DI)] == before
    assert [credits(state, seat) for seat in (BOB, CY, DI)] == [100, 100, 100]
    kinds = get_args(actions.AnyAction)
    assert [kind.__name__ for kind in kinds if "seat" in kind.__struct_fields__] == ["Sabotage"]
    assert {type(one) for one in state.actions()} <= {BuyResource, SellResource, PassTrade}


# Buying. ------------------------------------------------------------------------------------------


@rule("PS-TRADE-03", "PS-TRADE-04")
def test_a_lot_is_bought_at_the_price_before_it() -> None:
    # Supply 5 to 2 is blue: the price rises after the lot, not within it.
    state = trading("ore", 5, 9, player(resources=goods()))
    play(state, BuyResource(3))
    assert (credits(state), held(state)) == (73, goods(ore=3))
    assert (supply(state)["ore"], price(state)["ore"]) == (2, 10)


@rule("PS-TRADE-05")
def test_no_more_is_bought_than_there_is() -> None:
    state = trading("quartz", 2, 12, player(resources=goods(), credits=100))
    assert refusal(state, BuyResource(3)) == "PS-TRADE-05"
    assert [one.amount for one in offered(state, BuyResource)] == [1, 2]
    empty = trading("quartz", 0, 12)
    assert refusal(empty, BuyResource(1)) == "PS-TRADE-05"


@rule("PS-TRADE-05", "PS-SECRET-03")
def test_no_more_is_bought_than_can_be_paid() -> None:
    sentences = set()
    for have in (0, 11, 35):
        state = trading("quartz", 6, 12, player(credits=have, resources=goods()))
        assert [one.amount for one in offered(state, BuyResource)] == list(range(1, have // 12 + 1))
        assert refusal(state, BuyResource(3)) == "PS-TRADE-05"
        found = state.refuse(BuyResource(3))
        assert found is not None
        sentences.add(found.sentence)
    assert sentences == {"You cannot pay that."}


@rule("PS-TRADE-06")
def test_what_finds_no_room_is_paid_for_and_lost() -> None:
    # M3: supply 6, room for 1, four bought at 7: 28 credits for one water, supply 2.
    state = trading("water", 6, 7, player(resources=goods(0, 0, 3, 0)))
    assert "room for 1 more" in state.prompt().sentence
    labels = {one.label: one.consequence for one in state.prompt().choices}
    assert "no room for 3" in labels["buy 4 water"]
    assert "no room" not in labels["buy 1 water"]
    assert {one.amount: one.kept for one in foretold(state, ANN).trades if one.amount > 0} == {
        1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1,
    }  # fmt: skip
    (told, _) = play(state, BuyResource(4))
    assert isinstance(told, Traded)
    assert told.lost == 3
    assert (credits(state), held(state)["water"]) == (72, 4)
    assert (supply(state)["water"], price(state)["water"]) == (2, 8)


# Selling. -----------------------------------------------------------------------------------------


@rule("PS-TRADE-03", "PS-TRADE-07")
def test_a_lot_is_sold_at_the_price_before_it() -> None:
    # M2: five at 4 are 20, and then the price is 1.
    ann = player(classes=goods(1, 1, 1, 2), resources=goods(energy=5))
    state = trading("energy", 9, 4, ann)
    play(state, SellResource(5))
    assert (credits(state), held(state)) == (120, goods())
    assert (supply(state)["energy"], price(state)["energy"]) == (14, 1)


@rule("PS-TRADE-08")
def test_no_more_is_sold_than_one_has() -> None:
    state = trading("ore", 5, 9, player(resources=goods(ore=2)))
    assert refusal(state, SellResource(3)) == "PS-TRADE-08"
    assert [one.amount for one in offered(state, SellResource)] == [1, 2]


@rule("PS-TRADE-09", "PS-ROUND-17")
def test_selling_at_the_top_of_the_track_is_still_paid() -> None:
    # M4: energy 20 of 20, three sold at 2.
    state = trading("energy", 20, 2)
    play(state, SellResource(3))
    assert (credits(state), held(state)["energy"]) == (106, 1)
    assert (supply(state)["energy"], price(state)["energy"]) == (20, 1)


@rule("PS-TRADE-09")
def test_what_goes_beyond_the_top_is_not_remembered() -> None:
    state = trading("quartz", 11, 12)
    play(state, SellResource(4))
    assert supply(state)["quartz"] == 12
    play(state, BuyResource(2))
    assert supply(state)["quartz"] == 10


# The price. ---------------------------------------------------------------------------------------


@rule("PS-TRADE-10")
def test_the_price_moves_after_a_pass_too() -> None:
    # M1: four passes at ore supply 9, which is yellow.
    state = trading("ore", 9, 9)
    prices = []
    for _ in range(4):
        play(state, PassTrade())
        prices.append(price(state)["ore"])
    assert prices == [8, 7, 6, 5]
    assert supply(state)["ore"] == 9


@rule("PS-TRADE-10")
def test_the_supply_after_the_action_counts_and_moves_the_price_once() -> None:
    # 9 ore are yellow; three fewer are green, four more are red.
    bought, sold = trading("ore", 9, 9), trading("ore", 9, 9)
    play(bought, BuyResource(3))
    assert price(bought) == goods(12, 9, 7, 4)
    events = play(sold, SellResource(4))
    assert price(sold) == goods(12, 6, 7, 4)
    assert [one.after for one in events if isinstance(one, PriceMoved)] == [6]


COLORS = {"red": -3, "orange": -2, "yellow": -1, "green": 0, "blue": 1, "black": 2}
EDGES: dict[Resource, list[int]] = {
    "quartz": [0, 1, 3, 5, 7, 9, 13],
    "ore": [0, 1, 4, 7, 10, 13, 17],
    "water": [0, 1, 4, 7, 10, 13, 17],
    "energy": [0, 2, 5, 8, 11, 14, 21],
}


@rule("PS-TRADE-11", "PS-BOARD-06")
@pytest.mark.parametrize("resource", EDGES)
def test_how_far_each_color_moves_the_price(resource: Resource) -> None:
    # The first and the last supply of each color, upwards from black.
    for at, color in enumerate(reversed(COLORS)):
        for left in (EDGES[resource][at], EDGES[resource][at + 1] - 1):
            state = trading(resource, left, 8)
            gauge = next(one for one in seen(state).gauges if one.resource == resource)
            assert (gauge.color, gauge.adjustment) == (color, COLORS[color])
            play(state, PassTrade())
            assert price(state)[resource] == 8 + COLORS[color]


@rule("PS-ROUND-17", "PS-TRADE-11")
def test_a_price_stops_at_the_ends_of_its_track() -> None:
    # M5: energy at 2 falls to 1, and black later lifts it to 3: nothing is remembered.
    state = trading("energy", 20, 2)
    play(state, PassTrade())
    assert price(state)["energy"] == 1
    state = trading("energy", 1, price(state)["energy"])
    play(state, PassTrade())
    assert price(state)["energy"] == 3
    state = trading("energy", 0, 11)
    play(state, PassTrade())
    assert price(state)["energy"] == 12


@rule("PS-TRADE-12")
def test_passing_is_the_one_way_of_doing_nothing() -> None:
    # M6
    state = trading("ore", 5, 9)
    for nothing in (BuyResource(0), SellResource(0)):
        assert refusal(state, nothing) == "PS-TRADE-12"
    amounts = [one.amount for one in [*offered(state, BuyResource), *offered(state, SellResource)]]
    assert 0 not in amounts
    (told,) = play(state, PassTrade())
    assert told == Traded(ANN, "ore", 0, 9, 5)


@rule("PS-TRADE-13")
def test_each_acts_on_what_the_one_before_has_left() -> None:
    # N3: supply 3 is blue and 1 too; the last ore is dearer for each one who buys.
    state = trading("ore", 3, 9)
    play(state, BuyResource(1), BuyResource(1), BuyResource(1))
    assert [credits(state, seat) for seat in range(4)] == [91, 90, 89, 100]
    assert refusal(state, BuyResource(1)) == "PS-TRADE-05"
    assert price(state)["ore"] == 13
