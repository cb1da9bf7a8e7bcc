"""Fulfilling a contract: cubes and cities afterwards, the money, and the bonus action."""

import pytest

from footplate.games.steam_power.language.actions import FulfilContract
from footplate.games.steam_power.language.events import (
    CityFlipped,
    ContractFulfilled,
    ContractShown,
    ResourceFetched,
)
from tests.rules.steam_power.given import (
    BLUE,
    GREEN,
    RED,
    cubes,
    described,
    factory,
    fulfil,
    hand,
    play,
    player,
    purses,
    seen,
)
from tests.rules.steam_power.lines import (
    GREEN_BAY,
    HOME_FACTORIES,
    MADISON,
    MILWAUKEE,
    fetch,
    ready,
)

rule = pytest.mark.rule

# Cubes and cities. --------------------------------------------------------------------------


@rule("SP-FULFIL-21")
def test_the_order_is_pay_remove_flip_money_count_bonus() -> None:
    # K17: white, orange, orange; the last orange of Green Bay is taken; $2, a factory.
    factories = [factory(GREEN_BAY, BLUE, 2), *HOME_FACTORIES[1:]]
    state = ready("K17", factories=factories)
    told = fulfil(state, "K17", MILWAUKEE, GREEN_BAY, GREEN_BAY)
    order = [event for event in told if not isinstance(event, ContractShown)]
    assert [type(event) for event in order] == [
        ResourceFetched,
        ResourceFetched,
        ResourceFetched,
        CityFlipped,
        ContractFulfilled,
    ]
    assert purses(state) == [30 - 2 + 2, 32, 30]
    # The money is there and the contract counted before the bonus is asked for.
    assert described(state).step == "bonus"
    assert described(state).players[RED].fulfilled == ["K17"]


@rule("SP-FULFIL-22")
def test_used_cubes_go_back_to_the_stock() -> None:
    state = ready("K17")
    assert (seen(state).stock.cubes["white"], seen(state).stock.cubes["orange"]) == (27, 27)
    fulfil(state, "K17", MILWAUKEE, GREEN_BAY, GREEN_BAY)
    assert (seen(state).stock.cubes["white"], seen(state).stock.cubes["orange"]) == (28, 29)
    assert (cubes(state, MILWAUKEE), cubes(state, GREEN_BAY)) == (2, 1)


@rule("SP-FULFIL-23", "SP-FULFIL-24", "SP-SCORE-07")
def test_the_last_cube_flips_the_city_for_its_factorys_owner() -> None:
    # Red takes the last cube of Blue's factory in the middle of a contract.
    factories = [factory(MILWAUKEE, BLUE, 1), factory(MADISON, RED, 3)]
    players = [player(hand=["K06"], money=1), player(money=0), player(money=0)]
    state = ready(factories=factories, players=players)
    before = [state.result().score(seat) for seat in range(3)]
    told = play(state, FulfilContract("K06"), fetch(MILWAUKEE, (BLUE, 1)))
    assert described(state).step == "fetch"
    flipped = [event for event in told if isinstance(event, CityFlipped)]
    assert [(event.city, event.owner) for event in flipped] == [(MILWAUKEE, BLUE)]
    city = next(city for city in seen(state).cities if city.hex == MILWAUKEE)
    assert (city.flipped, city.owner, city.cubes) == (True, BLUE, 0)
    after = [state.result().score(seat) for seat in range(3)]
    white_beside = seen(state).beside.get("white", 0)
    assert after == [before[RED], before[BLUE] + 2 + white_beside, before[GREEN]]


@rule("SP-FULFIL-23")
def test_a_city_with_a_cube_left_is_not_flipped() -> None:
    factories = [factory(MILWAUKEE, BLUE, 2), factory(MADISON, RED, 3)]
    state = ready("K06", factories=factories)
    told = play(state, FulfilContract("K06"), fetch(MILWAUKEE, (BLUE, 1)))
    assert not [event for event in told if isinstance(event, CityFlipped)]
    city = next(city for city in seen(state).cities if city.hex == MILWAUKEE)
    assert (city.flipped, city.cubes) == (False, 1)


@rule("SP-FULFIL-23")
def test_the_factory_stays_on_the_flipped_city() -> None:
    factories = [factory(MILWAUKEE, BLUE, 1), factory(MADISON, RED, 3)]
    state = ready("K06", factories=factories)
    reserve = seen(state).companies[BLUE].factories
    fulfil(state, "K06", MILWAUKEE, MADISON)
    standing = [(one.hex, one.owner, one.cubes) for one in described(state).factories]
    assert (MILWAUKEE, BLUE, 0) in standing
    assert seen(state).companies[BLUE].factories == reserve


# Money and the contract itself. -------------------------------------------------------------


@rule("SP-FULFIL-25", "SP-FULFIL-26")
@pytest.mark.parametrize(
    ("contract", "sources", "money", "points"),
    [
        ("K06", [MILWAUKEE, MADISON], 0, 1),
        ("K12", [MILWAUKEE, MILWAUKEE, MADISON], 2, 4),
        ("K23", [GREEN_BAY, MILWAUKEE, MADISON], 5, 3),
    ],
)
def test_a_contract_brings_its_money_and_its_points(
    contract: str, sources: list[str], money: int, points: int
) -> None:
    state = ready(contract)
    told = fulfil(state, contract, *sources)
    assert purses(state)[RED] == 30 + money
    fulfilled = [event for event in told if isinstance(event, ContractFulfilled)]
    assert [(one.seat, one.contract, one.vp, one.money, one.count) for one in fulfilled] == [
        (RED, f"contract:{contract}", points, money, 1)
    ]


@rule("SP-FULFIL-26", "SP-VIEW-02")
def test_a_fulfilled_contract_lies_open() -> None:
    state = ready("K12", "K03")
    fulfil(state, "K12", MILWAUKEE, MILWAUKEE, MADISON)
    for viewer in (RED, BLUE, None):
        assert [card.id for card in seen(state, viewer).players[RED].fulfilled] == ["K12"]
        assert seen(state, viewer).players[RED].cards == 1
    assert hand(state) == ["K03"]
    assert seen(state, BLUE).players[RED].fulfilled[0].vp == 4
