"""Basic solo: payments, bonuses, the supply and the score."""

from typing import Any

import pytest

from footplate import BadInput
from footplate.games.steam_power.language.actions import (
    DeclineBonus,
    EndTrack,
    FulfilContract,
    LayTrack,
    TakeContracts,
    TakeMoney,
    TakeResource,
)
from footplate.games.steam_power.language.events import ResourceFetched, TrainDrawn
from footplate.games.steam_power.play.state import State
from tests.rules.steam_power.given import (
    BLUE,
    GREEN,
    PURPLE,
    RED,
    YELLOW,
    described,
    factory,
    fulfil,
    hand,
    offered,
    play,
    purses,
    refusal,
    seen,
    started,
    track,
    tracks,
    trains,
)
from tests.rules.steam_power.lines import (
    ALL,
    CHICAGO,
    DETROIT,
    ELSEWHERE,
    FORT_WAYNE,
    GARY,
    MADISON,
    MILWAUKEE,
    SPRINGFIELD,
    TOLEDO,
    fetch,
    line,
    solo,
)

rule = pytest.mark.rule


def score(state: State) -> int:
    return state.result().score(0)


# Red owns Madison – Milwaukee, Green goes on to Chicago; Blue has white in Gary.
THREE: dict[str, Any] = {
    "tracks": [*line("Madison", "Milwaukee", RED), *line("Milwaukee", "Chicago", GREEN)],
    "cities": {MADISON: "gray", GARY: "white", MILWAUKEE: "orange", CHICAGO: "black"},
    "factories": [factory(MADISON, RED, 3), factory(GARY, BLUE, 3)],
}


@rule("SP-SOLO-11")
def test_what_other_companies_would_get_goes_to_the_bank() -> None:
    # S-04: Red is active; a cube of Blue's over one link of Green's costs $2.
    state = solo(RED, "K06", **THREE)
    play(state, FulfilContract("K06"))
    assert offered(state, TakeResource) == [fetch(GARY)]
    told = play(state, fetch(GARY))
    assert purses(state) == [28]
    paid = [event for event in told if isinstance(event, ResourceFetched)]
    assert [(event.price, event.pay) for event in paid] == [(2, [])]
    play(state, fetch(MADISON))
    assert purses(state) == [28]


@rule("SP-SOLO-11")
def test_what_is_the_active_companys_own_costs_nothing() -> None:
    # Green pays $1 for Blue's cube and $1 for Red's factory, and no link.
    state = solo(GREEN, "K06", **{**THREE, "tracks": [*THREE["tracks"]]})
    play(state, FulfilContract("K06"), fetch(GARY))
    assert purses(state) == [29]
    play(state, fetch(MADISON))
    assert purses(state) == [29 - 2]  # Red's cube over Red's link
    own = solo(RED, "K06", **{**THREE, "factories": [factory(MADISON, RED, 3)]})
    fulfil(own, "K06", "bank", MADISON)
    assert purses(own) == [25]


@rule("SP-SOLO-11", "SP-FULFIL-20")
def test_the_purse_must_cover_what_goes_to_the_bank() -> None:
    assert refusal(solo(RED, "K06", money=1, **THREE), FulfilContract("K06")) == "SP-FULFIL-20"
    assert refusal(solo(RED, "K06", money=2, **THREE), FulfilContract("K06")) is None


@rule("SP-SOLO-12")
def test_ways_of_one_source_are_one_and_the_cheapest_is_taken() -> None:
    # Orange in Detroit: by Yellow's direct link for $1, or by Blue's and Green's for $2; and
    # two ways of $1 to Toledo.
    state = solo(
        RED,
        "K03",
        tracks=[
            *line("Gary", "Fort Wayne", RED),
            *line("Fort Wayne", "Toledo", BLUE),
            *line("Fort Wayne", "Toledo", PURPLE, way=1),
            *line("Detroit", "Toledo", GREEN),
            track("P8", 1, 3, YELLOW),
            track("Q8", 1, 4, YELLOW),
        ],
        cities={DETROIT: "orange", TOLEDO: "orange", FORT_WAYNE: "gray"},
        factories=[
            factory(DETROIT, RED, 2),
            factory(TOLEDO, RED, 2),
            factory(FORT_WAYNE, RED, 2),
        ],
    )
    play(state, FulfilContract("K03"))
    assert set(offered(state, TakeResource)) == {fetch(DETROIT), fetch(TOLEDO)}
    assert len(state.actions()) == 2
    play(state, fetch(DETROIT))
    assert purses(state) == [29]


# Bonus and supply. --------------------------------------------------------------------------


@rule("SP-SOLO-13")
def test_a_bonus_belongs_to_the_active_company() -> None:
    # S-06: Green fulfils with a bonus of track, and only Green's track is laid.
    state = solo(GREEN, "K03", **THREE)
    fulfil(state, "K03", "bank", MADISON)
    assert (described(state).step, seen(state).company) == ("bonus", GREEN)
    assert refusal(state, LayTrack("K9", (1, 4))) is None  # out of Chicago, where Green is
    assert refusal(state, LayTrack("J7", (0, 2))) == "SP-TRACK-10"  # out of Madison
    play(state, LayTrack("K9", (1, 4)), EndTrack())
    assert tracks(state, "K9") == [((1, 4), GREEN)]


@rule("SP-SOLO-13", "SP-SOLO-03")
def test_the_next_train_is_drawn_after_the_bonus() -> None:
    state = solo(GREEN, "K03", bag=[1, 0, 0, 0, 0], **THREE)
    told = fulfil(state, "K03", "bank", MADISON)
    assert not [event for event in told if isinstance(event, TrainDrawn)]
    told = play(state, DeclineBonus())
    assert [event.company for event in told if isinstance(event, TrainDrawn)] == [f"company:{RED}"]
    assert seen(state).company == RED


@rule("SP-SOLO-14")
def test_thirty_five_contracts_can_be_taken() -> None:
    # S-06: 48 without the five in hand and the eight of the rounds.
    state = started(1, 3, solo="basic")
    assert seen(state).stock.contracts == 35
    taken = 0
    while TakeContracts() in state.actions():
        play(state, TakeContracts())
        taken += 1
    assert taken == 18  # the last time it gives one
    assert len(hand(state)) == 40
    assert seen(state).stock.contracts == 0
    assert refusal(state, TakeContracts()) == "SP-CARDS-08"


@rule("SP-SOLO-14")
@pytest.mark.parametrize("round_", [1, 5])
def test_the_contracts_of_the_rounds_are_never_drawn(round_: int) -> None:
    state = solo(RED, *ALL[:40], round=round_)
    assert seen(state).stock.contracts == 0
    assert refusal(state, TakeContracts()) == "SP-CARDS-08"
    state = solo(RED, *ALL[:39], round=round_)
    play(state, TakeContracts())
    assert len(hand(state)) == 40


# The score. ---------------------------------------------------------------------------------


@rule("SP-SOLO-15")
@pytest.mark.parametrize(("leftover", "points"), [(1, 7 + 4 + 3 + 2), (0, 7 + 4 + 2 + 2)])
def test_contracts_money_and_flipped_cities_of_all_companies_count(
    leftover: int, points: int
) -> None:
    # S-07: $38, K12, and flipped cities of Blue (white, one tile beside the map) and Green.
    state = solo(
        RED,
        money=38,
        holdings={"fulfilled": ["K12"]},
        tracks=line("Milwaukee", "Chicago", YELLOW),
        cities={MILWAUKEE: "white", CHICAGO: "black", GARY: "gray", "A2": "purple"},
        beside={"white": 1, "orange": 1},
        factories=[factory(MILWAUKEE, BLUE, 0), factory(CHICAGO, GREEN, 0), factory(GARY, RED, 1)],
        options={"leftover_vp": leftover},
    )
    assert score(state) == points


@rule("SP-SOLO-16")
def test_a_purple_city_is_a_point_for_each_company() -> None:
    # S-07 and the rulebook's example: three companies, 3 points.
    state = solo(
        RED,
        money=0,
        tracks=[
            *line("Peoria", "Springfield", RED),
            *line("Peoria", "Springfield", RED, way=1),
            *line("St. Louis", "Springfield", BLUE),
            *line("Springfield", "Evansville", GREEN),
        ],
        cities={SPRINGFIELD: "purple", "A2": "purple", "A7": "purple"},
        beside={"purple": 2},
    )
    assert score(state) == 3


@rule("SP-SOLO-16", "SP-SCORE-12")
@pytest.mark.parametrize(("vp_group", "points"), [(True, 2), (False, 1)])
def test_groups_count_as_in_the_normal_game(vp_group: bool, points: int) -> None:
    state = solo(
        RED,
        money=0,
        tracks=[*line("Gary", "Fort Wayne", RED), *line("Milwaukee", "Chicago", BLUE)],
        cities={CHICAGO: "purple", GARY: "white", FORT_WAYNE: "black", **ELSEWHERE},
        beside={"orange": 2},
        options={"vp_group": vp_group},
    )
    assert score(state) == points


@rule("SP-SOLO-17")
def test_there_is_a_score_and_no_winner() -> None:
    # S-08.
    state = solo(RED, money=38, bag=[0, 0, 0, 0, 0], round=8, beside={"orange": 2})
    assert state.result().winners == []
    play(state, TakeMoney())
    result = state.result()
    assert result.final
    assert result.winners == []
    assert [(one.seat, one.score) for one in result.standings] == [(0, 8)]


# The editions. ------------------------------------------------------------------------------


@rule("SP-EDITION-08")
@pytest.mark.parametrize(
    ("seats", "options"), [(1, {"solo": "basic"}), (2, {"automas": "2:normal"})]
)
def test_the_early_edition_has_no_solo_rules(seats: int, options: dict[str, Any]) -> None:
    with pytest.raises(BadInput) as error:
        started(seats, edition="early", **options)
    assert "final" in str(error.value)
    started(seats, edition="final", **options)


@rule("SP-EDITION-08")
def test_the_keys_of_the_early_edition_can_be_played_solo() -> None:
    keys: dict[str, Any] = {
        "trains": 18,
        "leftover_vp": 0,
        "vp_group": False,
        "group_build_out": "hex",
        "bonus_steal": False,
    }
    state = started(1, solo="basic", **keys)
    assert trains(state, RED) == 16
    state = started(2, automas="2:normal", factory_2p=5, **keys)
    assert trains(state, BLUE) == 18
