"""Fulfilling a contract: the card, the sources and the routes."""

import msgspec
import pytest

from footplate.core.prompt import Choice
from footplate.games.steam_power.language.actions import (
    BuyResource,
    FulfilContract,
    TakeMoney,
    TakeResource,
)
from footplate.games.steam_power.language.events import ContractFulfilled, ContractShown
from footplate.games.steam_power.language.position import Fulfilling
from tests.rules.steam_power.given import (
    BLUE,
    GREEN,
    RED,
    cubes,
    described,
    factory,
    foretold,
    given,
    hand,
    links,
    offered,
    play,
    player,
    purses,
    refusal,
    track,
)
from tests.rules.steam_power.lines import (
    CHICAGO,
    GARY,
    GRAY_AT_HOME,
    GREEN_BAY,
    MADISON,
    MILWAUKEE,
    fetch,
    holding,
    line,
    sources,
)

rule = pytest.mark.rule

# The card. ----------------------------------------------------------------------------------


@rule("SP-FULFIL-01")
def test_only_contracts_of_the_own_hand_are_fulfilled() -> None:
    state = given(
        [player(hand=["K03"]), player(hand=["K06"]), player()],
        tracks=line("Madison", "Milwaukee"),
    )
    assert refusal(state, FulfilContract("K06")) == "SP-FULFIL-01"
    assert refusal(state, FulfilContract("K48")) == "SP-FULFIL-01"
    assert refusal(state, FulfilContract("K03")) is None
    assert offered(state, FulfilContract) == [FulfilContract("K03")]


@rule("SP-FULFIL-01")
def test_a_fulfilled_contract_is_not_fulfilled_again() -> None:
    players = [player(hand=["K03"], fulfilled=["K06"]), player(), player()]
    state = given(players, tracks=line("Madison", "Milwaukee"))
    assert refusal(state, FulfilContract("K06")) == "SP-FULFIL-01"


@rule("SP-FULFIL-01")
def test_fulfilling_shows_the_contract() -> None:
    state = holding("K03")
    told = play(state, FulfilContract("K03"))
    shown = [event for event in told if isinstance(event, ContractShown)]
    assert [(one.seat, one.contract, one.resources) for one in shown] == [
        (RED, "contract:K03", ["orange", "gray"])
    ]


@rule("SP-FULFIL-02", "SP-EDITION-07")
@pytest.mark.parametrize("edition", ["early", "final"])
def test_without_an_own_completed_link_nothing_is_fulfilled(edition: str) -> None:
    foreign = line("Milwaukee", "Chicago", BLUE)
    stub = [track("K9", 1, 4, RED)]  # from Chicago, not yet anywhere
    options = {"edition": edition}
    state = holding("K03", tracks=[*foreign, *stub], factories=[], options=options)
    assert [owner for _, _, owner in links(state)] == [BLUE]
    assert refusal(state, FulfilContract("K03")) == "SP-FULFIL-02"
    own = line("Peoria", "Chicago", RED)
    state = holding("K03", tracks=[*foreign, *own], factories=[], options=options)
    assert refusal(state, FulfilContract("K03")) is None


@rule("SP-FULFIL-02")
def test_a_factory_makes_no_network() -> None:
    blue = line("Milwaukee", "Chicago", BLUE)
    cities, factories = {CHICAGO: "white"}, [factory(CHICAGO, RED, 4)]
    state = holding("K06", tracks=blue, cities=cities, factories=factories)
    assert refusal(state, FulfilContract("K06")) == "SP-FULFIL-02"


@rule("SP-FULFIL-03")
def test_the_resources_are_asked_for_one_by_one_in_printed_order() -> None:
    cities = {MILWAUKEE: "white"}
    factories = [factory(MILWAUKEE, RED, 4), GRAY_AT_HOME]
    state = holding("K12", cities=cities, factories=factories)  # white, white, gray
    play(state, FulfilContract("K12"))
    assert (described(state).step, described(state).fulfilling) == ("fetch", Fulfilling("K12", 0))
    assert sources(state) == {fetch(MILWAUKEE)}
    play(state, fetch(MILWAUKEE))
    assert described(state).fulfilling == Fulfilling("K12", 1)
    play(state, fetch(MILWAUKEE))
    assert described(state).fulfilling == Fulfilling("K12", 2)
    assert sources(state) == {fetch(MADISON)}
    play(state, fetch(MADISON))
    assert (described(state).step, described(state).fulfilling) == ("act", None)
    assert described(state).actions == 1


@rule("SP-FULFIL-03")
def test_each_resource_is_paid_and_taken_before_the_next_is_asked_for() -> None:
    factories = [factory(GARY, BLUE, 4), GRAY_AT_HOME]
    state = holding("K12", cities={GARY: "white"}, factories=factories)
    play(state, FulfilContract("K12"))
    assert purses(state) == [30, 30, 30]
    play(state, fetch(GARY, (BLUE, 2)))
    assert purses(state) == [28, 32, 30]
    assert cubes(state, GARY) == 3


@rule("SP-FULFIL-03", "SP-TURN-05")
def test_a_contract_that_is_begun_is_not_left() -> None:
    state = holding("K03", "K06")
    play(state, FulfilContract("K03"))
    assert refusal(state, TakeMoney()) == "SP-TURN-05"
    assert refusal(state, FulfilContract("K06")) == "SP-TURN-05"
    assert {type(action) for action in state.actions()} <= {TakeResource, BuyResource}


@rule("SP-FULFIL-03", "SP-TURN-05")
def test_no_resource_is_fetched_without_a_contract() -> None:
    state = holding("K03")
    assert refusal(state, fetch(MADISON)) is not None
    assert refusal(state, BuyResource()) is not None


@rule("SP-FULFIL-04")
def test_the_contract_counts_only_with_its_last_resource() -> None:
    factories = [factory(MILWAUKEE, RED, 4), GRAY_AT_HOME]
    state = holding("K12", cities={MILWAUKEE: "white"}, factories=factories)
    told = play(state, FulfilContract("K12"), fetch(MILWAUKEE), fetch(MILWAUKEE))
    assert not [event for event in told if isinstance(event, ContractFulfilled)]
    assert described(state).players[RED].fulfilled == []
    told = play(state, fetch(MADISON))
    counted = [event.contract for event in told if isinstance(event, ContractFulfilled)]
    assert counted == ["contract:K12"]
    assert described(state).players[RED].fulfilled == ["K12"]
    assert hand(state) == []
    assert (cubes(state, MILWAUKEE), cubes(state, MADISON)) == (2, 2)


@rule("SP-FULFIL-04", "SP-FULFIL-05")
def test_a_cube_of_another_colour_does_not_do() -> None:
    factories = [factory(MILWAUKEE, RED, 4), GRAY_AT_HOME]
    state = holding("K12", cities={MILWAUKEE: "white"}, factories=factories)
    play(state, FulfilContract("K12"))
    assert refusal(state, fetch(MADISON)) in {"SP-FULFIL-04", "SP-FULFIL-05"}


# Sources. -----------------------------------------------------------------------------------


@rule("SP-FULFIL-05")
def test_a_source_is_a_factory_with_cubes() -> None:
    cities = {MILWAUKEE: "white", CHICAGO: "white", GARY: "white", GREEN_BAY: "white"}
    factories = [factory(MILWAUKEE, BLUE, 2), factory(CHICAGO, BLUE, 0), GRAY_AT_HOME]
    state = holding("K06", cities=cities, factories=factories)
    play(state, FulfilContract("K06"))
    assert sources(state) == {fetch(MILWAUKEE, (BLUE, 1))}
    assert refusal(state, fetch(CHICAGO, (BLUE, 2))) == "SP-FULFIL-05"  # flipped
    assert refusal(state, fetch(GARY, (BLUE, 1))) == "SP-FULFIL-05"  # no factory
    assert refusal(state, fetch("L7", (BLUE, 1))) == "SP-FULFIL-05"  # no city


@rule("SP-FULFIL-06", "SP-FULFIL-12")
def test_the_dearer_source_may_be_chosen_and_the_cheaper_is_marked() -> None:
    # orange for $1 in Milwaukee and for $2 in Gary.
    cities = {MILWAUKEE: "orange", GARY: "orange"}
    factories = [factory(MILWAUKEE, BLUE, 3), factory(GARY, BLUE, 3), GRAY_AT_HOME]
    state = holding("K03", cities=cities, factories=factories)
    play(state, FulfilContract("K03"))
    assert sources(state) == {fetch(MILWAUKEE, (BLUE, 1)), fetch(GARY, (BLUE, 2))}
    marked = [choice for choice in state.prompt().choices if "cheapest" in choice.consequence]
    assert [choice.price for choice in marked] == [1]
    assert [source_of(choice) for choice in marked] == [MILWAUKEE]
    play(state, fetch(GARY, (BLUE, 2)))
    assert purses(state) == [28, 32, 30]
    assert (cubes(state, MILWAUKEE), cubes(state, GARY)) == (3, 2)


def source_of(choice: Choice) -> str:
    return str(msgspec.json.decode(choice.action)["hex"])


@rule("SP-FULFIL-12")
def test_a_cheapest_source_is_marked_for_every_resource() -> None:
    cities = {MILWAUKEE: "white", GARY: "white", CHICAGO: "gray"}
    factories = [
        factory(MILWAUKEE, BLUE, 1),
        factory(GARY, GREEN, 3),
        factory(CHICAGO, BLUE, 2),
        GRAY_AT_HOME,
    ]
    state = holding("K12", cities=cities, factories=factories)
    play(state, FulfilContract("K12"))
    for price, hex in [(1, MILWAUKEE), (2, GARY), (0, MADISON)]:
        choices = state.prompt().choices
        marked = [choice for choice in choices if "cheapest" in choice.consequence]
        assert [(choice.price, source_of(choice)) for choice in marked] == [(price, hex)]
        assert min(choice.price for choice in choices) == price
        play(state, min(sources(state), key=lambda one: sum(paid for _, paid in one.pay)))


@rule("SP-FULFIL-12")
def test_the_forecast_names_the_cheapest_total() -> None:
    cities = {MILWAUKEE: "white", GARY: "white"}
    factories = [factory(MILWAUKEE, BLUE, 1), factory(GARY, GREEN, 3), GRAY_AT_HOME]
    state = holding("K12", "K03", cities=cities, factories=factories, money=4)
    told = {one.contract: one for one in foretold(state, RED).contracts}
    assert (told["K12"].cost, told["K12"].prices, told["K12"].from_bank) == (3, [1, 2, 0], [])
    assert told["K12"].affordable
    assert (told["K03"].cost, told["K03"].from_bank) == (5, ["orange"])
    assert not told["K03"].affordable
    refused = told["K03"].why_not
    assert refused is not None
    assert refused.rule == "SP-FULFIL-20"
