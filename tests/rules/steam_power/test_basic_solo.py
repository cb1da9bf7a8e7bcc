"""Basic solo: one player leads all five companies."""

from collections import Counter
from typing import Any

import pytest

from footplate import BadInput, Event
from footplate.games.steam_power.language.actions import (
    BuildFactory,
    EndTrack,
    FulfilContract,
    LayTrack,
    TakeMoney,
)
from footplate.games.steam_power.language.events import ContractLaidAside, FactoryBuilt, TrainDrawn
from footplate.games.steam_power.play.state import State
from tests.rules.steam_power.given import (
    BLUE,
    GREEN,
    PURPLE,
    RED,
    described,
    fulfil,
    hand,
    links,
    offered,
    play,
    purses,
    refusal,
    seen,
    started,
    track,
    trains,
)
from tests.rules.steam_power.lines import ALL, CHICAGO, GARY, MILWAUKEE, chain, line, solo

rule = pytest.mark.rule

BLUE_LINE = line("Milwaukee", "Chicago", BLUE)
RED_LINE = line("Madison", "Milwaukee", RED)

# Nineteen links of one company, all joined.
NINETEEN = [
    *chain(RED, "Omaha", "Des Moines", "Cedar Rapids", "Quincy", "Peoria", "Chicago", "Milwaukee"),
    *chain(RED, "Milwaukee", "Madison", "Green Bay", "La Crosse", "Duluth"),
    *chain(RED, "Gary", "Indianapolis", "Springfield", "Peoria"),
    *chain(RED, "Springfield", "East St. Louis", "Evansville"),
    *chain(RED, "Gary", "Fort Wayne", "Toledo", "Detroit"),
    *chain(RED, "Gary", "Grand Rapids"),
]


def alone(seed: int = 1, **options: Any) -> State:
    return started(1, seed, solo="basic", **options)


def drawn(told: list[Event]) -> list[str]:
    return [event.company for event in told if isinstance(event, TrainDrawn)]


def score(state: State) -> int:
    return state.result().score(0)


# The set-up. --------------------------------------------------------------------------------


@rule("SP-SOLO-01")
def test_one_player_has_one_purse_one_hand_and_five_companies() -> None:
    state = alone()
    assert purses(state) == [5]
    assert len(hand(state)) == 5
    assert [one.color for one in seen(state).companies] == [
        "red", "blue", "green", "yellow", "purple",
    ]  # fmt: skip
    assert [one.factories for one in seen(state).companies] == [15] * 5


@rule("SP-SOLO-01", "SP-SETUP-01")
def test_one_seat_needs_the_option_and_the_option_one_seat() -> None:
    with pytest.raises(BadInput):
        started(1)
    with pytest.raises(BadInput):
        started(2, solo="basic")


@rule("SP-SOLO-02")
@pytest.mark.parametrize(("trains_", "left"), [(21, 19), (18, 16)])
def test_two_trains_of_each_company_are_in_the_bag(trains_: int, left: int) -> None:
    state = alone(trains=trains_)
    assert [trains(state, company) for company in range(5)] == [left] * 5
    bag = seen(state).bag
    assert bag is not None
    assert sum(bag) == 9  # one is drawn


@rule("SP-SOLO-02", "SP-TRACK-23")
def test_a_company_has_no_twentieth_link() -> None:
    # S-01.
    state = solo(RED, tracks=NINETEEN)
    assert trains(state, RED) == 0
    assert refusal(state, LayTrack("P7", (3, 5))) == "SP-TRACK-23"  # out of Grand Rapids
    fewer = solo(RED, tracks=[piece for piece in NINETEEN if piece["hex"] not in ("N8", "O8")])
    assert trains(fewer, RED) == 1
    assert refusal(fewer, LayTrack("N8", (1, 4))) is None


# The rounds. --------------------------------------------------------------------------------


@rule("SP-SOLO-03")
def test_the_train_that_is_drawn_names_the_company_for_one_action() -> None:
    state = alone()
    for _ in range(8):
        bag, company = seen(state).bag, seen(state).company
        assert bag is not None
        assert company is not None
        told = play(state, TakeMoney())
        after = seen(state).bag
        assert after is not None
        now = seen(state).company
        assert drawn(told) == [f"company:{now}"]
        assert [one - two for one, two in zip(bag, after, strict=True)] == [
            int(each == now) for each in range(5)
        ]


@rule("SP-SOLO-03")
def test_the_train_is_drawn_at_random() -> None:
    firsts = {seen(alone(seed)).company for seed in range(1, 40)}
    assert firsts == {0, 1, 2, 3, 4}


@rule("SP-SOLO-03", "SP-TURN-02")
def test_a_company_has_one_action_for_a_train() -> None:
    state = solo(RED, bag=[0, 1, 0, 0, 0])
    play(state, TakeMoney())
    assert seen(state).company == BLUE


@rule("SP-SOLO-04")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_round_is_ten_actions_two_for_each_company(seed: int) -> None:
    state = alone(seed)
    active: list[int | None] = []
    while described(state).round == 1:
        active.append(seen(state).company)
        play(state, TakeMoney())
    assert Counter(active) == dict.fromkeys(range(5), 2)
    assert purses(state) == [5 + 30]


@rule("SP-SOLO-05")
def test_after_a_round_a_contract_is_laid_aside_and_the_bag_filled() -> None:
    state = solo(PURPLE, bag=[0, 0, 0, 0, 0], round=3)
    takeable = seen(state).stock.contracts
    told = play(state, TakeMoney())
    aside = [event for event in told if isinstance(event, ContractLaidAside)]
    assert [(event.round, event.rounds) for event in aside] == [(3, 8)]
    assert described(state).round == 4
    bag = seen(state).bag
    assert bag is not None
    assert sum(bag) == 9
    assert all(count == 2 - (seen(state).company == each) for each, count in enumerate(bag))
    assert seen(state).stock.contracts == takeable


@rule("SP-SOLO-06")
def test_the_eighth_round_ends_the_game() -> None:
    # S-02.
    state = solo(GREEN, bag=[0, 0, 0, 0, 0], round=8)
    told = play(state, TakeMoney())
    assert [event.round for event in told if isinstance(event, ContractLaidAside)] == [8]
    assert drawn(told) == []
    assert state.over
    assert state.result().final


@rule("SP-SOLO-04", "SP-SOLO-06")
def test_a_game_is_eighty_actions() -> None:
    state = alone(5)
    told: list[Event] = []
    actions = 0
    while not state.over:
        told += play(state, TakeMoney())
        actions += 1
    assert actions == 80
    assert purses(state) == [5 + 80 * 3]
    assert len([event for event in told if isinstance(event, ContractLaidAside)]) == 8


@rule("SP-SOLO-07")
def test_fulfilled_contracts_do_not_end_the_game() -> None:
    # S-02: with two to five seats 14 would be enough in every game.
    many = [card for card in ALL if card != "K12"][:20]
    state = solo(
        RED, "K12", tracks=RED_LINE, bag=[0, 0, 0, 0, 0], holdings={"fulfilled": many}, round=4
    )
    fulfil(state, "K12", "bank", "bank", "bank")
    assert not state.over
    assert described(state).round == 5
    assert not seen(state).ending


# Companies. ---------------------------------------------------------------------------------


@rule("SP-SOLO-08")
def test_a_factory_gets_five_cubes_and_as_a_bonus_four_to_six() -> None:
    # S-03.
    cities = {CHICAGO: "black", MILWAUKEE: "purple", GARY: "purple"}
    state = solo(GREEN, tracks=BLUE_LINE, cities=cities)
    assert offered(state, BuildFactory) == [BuildFactory(CHICAGO, 5)]
    state = solo(BLUE, "K06", tracks=BLUE_LINE, cities=cities)
    fulfil(state, "K06", "bank", "bank")
    assert offered(state, BuildFactory) == [BuildFactory(CHICAGO, cubes) for cubes in (4, 5, 6)]


@rule("SP-SOLO-09")
def test_each_company_has_an_incomplete_link_of_its_own() -> None:
    # S-05: Red has a stub at Omaha; Blue may start anywhere, Red must go on.
    stub = [track("C9", 1, 4, RED)]
    blue = solo(BLUE, tracks=stub)
    assert refusal(blue, LayTrack("L7", (0, 3))) is None
    red = solo(RED, tracks=stub)
    assert refusal(red, LayTrack("L7", (0, 3))) == "SP-TRACK-15"
    assert refusal(red, LayTrack("D8", (2, 4))) is None
    play(blue, LayTrack("L7", (0, 3)), EndTrack())
    assert ("Chicago", "Milwaukee", BLUE) in links(blue)
    assert [trains(blue, company) for company in range(5)] == [18, 18, 19, 19, 19]


@rule("SP-SOLO-09")
def test_a_company_builds_from_its_own_network_only() -> None:
    tracks = [*BLUE_LINE, *line("Omaha", "Des Moines", RED)]
    out_of_chicago = LayTrack("K9", (1, 4))
    assert refusal(solo(RED, tracks=tracks), out_of_chicago) == "SP-TRACK-10"
    assert refusal(solo(BLUE, tracks=tracks), out_of_chicago) is None


@rule("SP-SOLO-09")
def test_a_factory_belongs_to_the_active_company() -> None:
    cities = {CHICAGO: "black", MILWAUKEE: "purple", GARY: "purple"}
    state = solo(GREEN, tracks=BLUE_LINE, cities=cities)
    told = play(state, BuildFactory(CHICAGO, 5))
    assert [event.company for event in told if isinstance(event, FactoryBuilt)] == [
        f"company:{GREEN}"
    ]
    assert [(one.hex, one.owner) for one in described(state).factories] == [(CHICAGO, GREEN)]
    assert [one.factories for one in seen(state).companies] == [15, 15, 14, 15, 15]


@rule("SP-SOLO-10", "SP-FULFIL-02")
def test_the_active_company_needs_a_link_to_fulfil() -> None:
    # S-05.
    assert refusal(solo(GREEN, "K06", tracks=BLUE_LINE), FulfilContract("K06")) == "SP-FULFIL-02"
    assert refusal(solo(BLUE, "K06", tracks=BLUE_LINE), FulfilContract("K06")) is None


@rule("SP-SOLO-10")
def test_any_company_fulfils_any_contract_of_the_hand() -> None:
    tracks = [*BLUE_LINE, *RED_LINE]
    for company in (RED, BLUE):
        state = solo(company, "K06", "K12", tracks=tracks)
        assert offered(state, FulfilContract) == [FulfilContract("K06"), FulfilContract("K12")]
        fulfil(state, "K12", "bank", "bank", "bank")
        assert described(state).players[0].fulfilled == ["K12"]
