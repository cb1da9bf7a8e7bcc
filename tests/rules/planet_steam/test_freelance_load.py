"""The freelance carrier: what it holds, and what is stowed on it."""

from typing import Any

import pytest

from footplate import BadInput
from footplate.games.planet_steam.language.actions import (
    BuyResource,
    DeclineActivation,
    Extract,
    SellResource,
    Stow,
    SwitchOff,
    TakeBonus,
    TakeFromReserve,
    UpgradeCarrier,
)
from footplate.games.planet_steam.language.events import Stowed
from footplate.games.planet_steam.play.state import State
from tests.rules.planet_steam.given import (
    ANN,
    BOB,
    CARRIER,
    given,
    goods,
    held,
    holding,
    offered,
    play,
    player,
    refusal,
    step,
    supply,
    tank,
    using,
)

rule = pytest.mark.rule


@rule("PS-FREE-05")
@pytest.mark.parametrize(
    ("load", "fits"),
    [
        (goods(7, 4, 4, 4), True),
        (goods(5, 5, 5, 4), True),
        (goods(0, 0, 6, 5), True),
        (goods(8, 0, 0, 0), False),
        (goods(5, 5, 5, 5), False),
        (goods(0, 6, 6, 0), False),
    ],
)
def test_it_takes_three_of_any_mix(load: dict[str, int], fits: bool) -> None:
    if fits:
        assert held(holding(load)) == load
    else:
        with pytest.raises(BadInput, match="carriers"):
            holding(load)


@rule("PS-FREE-05")
def test_only_its_holder_has_the_room() -> None:
    with pytest.raises(BadInput, match="carriers"):
        using([player(), player(resources=goods(5, 0, 0, 0))], freelance={"seat": ANN, "bid": 6})


@rule("PS-FREE-05")
def test_goods_shift_between_the_carriers_by_themselves() -> None:
    # Three ore of seven lie on it; after the upgrade the own carrier takes all of them.
    state = holding(goods(0, 7, 4, 1))
    play(state, UpgradeCarrier("ore"))
    assert held(state) == goods(0, 6, 4, 0)
    state = holding(goods(0, 6, 4, 0), step="trade", trading="water", supply=goods(6, 9, 8, 14))
    play(state, BuyResource(3))
    assert held(state) == goods(0, 6, 5, 0)


@rule("PS-FREE-06")
def test_it_is_room_for_extraction() -> None:
    state = holding(
        goods(0, 4, 0, 2),
        step="extract",
        claims={"A1": ANN, "B1": ANN},
        tanks=[tank("A1", "ore"), tank("B1", "ore")],
    )
    events = play(state, Extract())
    assert held(state) == goods(0, 7, 0, 0)
    assert [one for one in events if isinstance(one, Stowed)] == [Stowed(ANN, "ore", 3)]


@rule("PS-FREE-06")
def test_it_is_room_for_a_bonus_resource() -> None:
    # O5: a full water carrier and an empty freelance one.
    state = given(
        [player(card=1), player()],
        options=CARRIER,
        round=2,
        freelance={"seat": ANN, "bid": 6},
        step="bonus-resource",
        won=[ANN],
        box=["water"],
    )
    before = supply(state)
    play(state, TakeBonus("water"))
    assert (held(state), supply(state)) == (goods(4, 4, 5, 4), before)


@rule("PS-FREE-06")
def test_it_is_room_for_the_bank_agent() -> None:
    players = [player(card=4), *[player() for _ in range(4)]]
    position: dict[str, Any] = {"step": "bank-agent", "won": [ANN], "round": 2, "box": ["ore"]}
    state = given(players, options=CARRIER, freelance={"seat": ANN, "bid": 6}, **position)
    assert refusal(given(players, **position), TakeFromReserve("ore")) == "PS-ROLE-05"
    play(state, TakeFromReserve("ore"))
    assert held(state) == goods(4, 5, 4, 4)


@rule("PS-FREE-06")
def test_it_is_room_for_the_water_of_declining_and_for_buying() -> None:
    state = holding(goods(4, 4, 4, 4), step="activate")
    play(state, DeclineActivation())
    assert held(state) == goods(4, 4, 5, 4)
    state = holding(goods(4, 4, 5, 4), step="trade", trading="ore")
    play(state, BuyResource(3))
    assert held(state) == goods(4, 6, 5, 4)


@rule("PS-FREE-05", "PS-TRADE-08")
def test_what_lies_on_it_can_be_sold() -> None:
    state = holding(goods(7, 0, 0, 0), step="trade", trading="quartz")
    assert [one.amount for one in offered(state, SellResource)] == [1, 2, 3, 4, 5, 6, 7]


def overflowing(load: dict[str, int], **position: Any) -> State:
    """Ann extracts 2 ore, 2 water on the river and 1 energy."""
    standing = [tank("A1", "ore", True), tank("C4", None, True), tank("E1", "energy")]
    return holding(
        load,
        step="extract",
        claims={"A1": ANN, "C4": ANN, "E1": ANN},
        tanks=standing,
        **position,
    )


@rule("PS-FREE-07", "PS-FREE-08")
def test_what_overflows_in_several_resources_is_stowed_by_choice() -> None:
    # 2 ore and 2 water are over; the energy paid for the ore makes room for the new one.
    state = overflowing(goods(0, 4, 4, 4))
    play(state, Extract())
    assert (state.seat, step(state)) == (ANN, "stow")
    assert state.actions() == [Stow("ore"), Stow("water")]
    assert refusal(state, Stow("energy")) == "PS-FREE-07"
    assert refusal(state, Stow("quartz")) == "PS-FREE-07"
    assert refusal(state, Extract()) == "PS-ROUND-07"
    play(state, Stow("water"), Stow("water"))
    # Only ore is left to overflow: nothing more is asked.
    assert held(state) == goods(0, 5, 6, 4)
    assert (state.seat, step(state)) == (BOB, "extract")


@rule("PS-FREE-07")
@pytest.mark.parametrize(
    ("stowed", "ends"),
    [
        (["ore", "ore"], goods(0, 6, 5, 4)),
        (["ore", "water", "ore"], goods(0, 6, 5, 4)),
        (["water", "ore", "water"], goods(0, 5, 6, 4)),
    ],
)
def test_every_split_can_be_chosen(stowed: list[Any], ends: dict[str, int]) -> None:
    state = overflowing(goods(0, 4, 4, 4))
    play(state, Extract(), *[Stow(resource) for resource in stowed])
    assert held(state) == ends
    assert step(state) == "extract"


@rule("PS-FREE-08")
@pytest.mark.parametrize(
    ("load", "ends"),
    [
        (goods(0, 4, 3, 4), goods(0, 6, 5, 4)),  # 2 and 1: everything fits
        (goods(7, 4, 4, 4), goods(7, 4, 4, 4)),  # it is full: the rest is lost
        (goods(5, 4, 2, 4), goods(5, 6, 4, 4)),  # one resource alone is over
        (goods(6, 4, 2, 4), goods(6, 5, 4, 4)),  # one resource, by more than it takes
    ],
)
def test_nothing_is_asked_where_nothing_is_to_be_chosen(
    load: dict[str, int], ends: dict[str, int]
) -> None:
    state = overflowing(load)
    before = supply(state)
    play(state, Extract())
    assert (held(state), step(state), state.seat) == (ends, "extract", BOB)
    assert supply(state) == before


@rule("PS-FREE-07", "PS-FREE-08")
def test_one_place_left_is_filled_by_choice() -> None:
    state = overflowing(goods(6, 4, 4, 4))
    play(state, Extract(), Stow("water"))
    assert held(state) == goods(6, 4, 5, 4)
    assert (state.seat, step(state)) == (BOB, "extract")


@rule("PS-FREE-08", "PS-EXTRACT-03")
def test_tanks_may_be_switched_off_before_anything_overflows() -> None:
    state = overflowing(goods(0, 4, 4, 4))
    play(state, SwitchOff("A1"), Extract())
    assert held(state) == goods(0, 4, 6, 5)
    assert step(state) == "extract"
