"""Build factory: where, with how many cubes, and what the stock gives."""

from typing import Any

import pytest

from footplate import Chance
from footplate.games.steam_power.language.actions import (
    BuildFactory,
    DeclineBonus,
    LayTrack,
    TakeMoney,
)
from footplate.games.steam_power.language.events import BonusLost, FactoryBuilt
from footplate.games.steam_power.play.state import State
from footplate.testing.promises import check_sample
from tests.rules.steam_power.given import (
    BLUE,
    GREEN,
    RED,
    cubes,
    described,
    factory,
    fulfil,
    given,
    money,
    offered,
    play,
    player,
    purses,
    refusal,
    seen,
    track,
)
from tests.rules.steam_power.ways import CITIES, along, network

rule = pytest.mark.rule

CHICAGO = BuildFactory("L8", 5)
BLUE_LINK = track("L7", 0, 3, BLUE)
COLORS = {"L6": "white", "L8": "gray", "M9": "orange"}


def black_cubes(*counts: int, flipped: tuple[str, ...] = ()) -> State:
    """Blue's network, with black factories of so many cubes; black Green Bay has none yet.

    Red has the link into Green Bay, and a contract that asks for white and gray.
    """
    black = [hex for hex, color in CITIES.items() if color == "black" and hex != "K4"]
    factories = [factory(hex, BLUE, count) for hex, count in zip(black, counts)]
    factories += [factory(hex, BLUE) for hex in flipped]
    players = [player(hand=["K06"]), player(), player()]
    mine = along("K4 K5 K6 J6")
    return given(players, tracks=[*mine, *network(5, BLUE)], cities=CITIES, factories=factories)


def numbers(state: State, hex: str) -> list[int]:
    """The cubes with which a factory can be built on a city."""
    return sorted(action.cubes for action in offered(state, BuildFactory) if action.hex == hex)


# Where. -------------------------------------------------------------------------------------


@rule("SP-FACTORY-01")
def test_one_factory_for_nothing() -> None:
    state = given([player(money=0)] * 3, tracks=[BLUE_LINK], cities=COLORS)
    events = play(state, CHICAGO)
    assert purses(state) == [0, 0, 0]
    assert seen(state).companies[RED].factories == 14
    shown = next(city for city in seen(state).cities if city.hex == "L8")
    assert (shown.owner, shown.cubes, shown.flipped) == (RED, 5, False)
    assert FactoryBuilt(RED, "L8", "gray", 5) in events
    assert (state.seat, described(state).actions) == (RED, 1)


@rule("SP-FACTORY-02")
@pytest.mark.parametrize("hex", ["L7", "K9", "M7", "T1"])
def test_a_factory_stands_on_a_city(hex: str) -> None:
    state = given(3, tracks=[BLUE_LINK], cities=COLORS)
    assert refusal(state, BuildFactory(hex, 5)) == "SP-FACTORY-02"


@rule("SP-FACTORY-03")
def test_a_purple_city_takes_no_factory() -> None:
    state = given(3, tracks=[BLUE_LINK], cities={**COLORS, "L8": "purple"})
    assert refusal(state, CHICAGO) == "SP-FACTORY-03"
    assert refusal(state, BuildFactory("L6", 5)) is None


@rule("SP-FACTORY-04")
@pytest.mark.parametrize("left", [0, 1, 5])
@pytest.mark.parametrize("owner", [RED, BLUE])
def test_a_city_with_a_factory_takes_no_second_one(left: int, owner: int) -> None:
    built = [factory("L8", owner, left)]
    state = given(3, tracks=[BLUE_LINK], cities=COLORS, factories=built)
    assert refusal(state, CHICAGO) == "SP-FACTORY-04"


@rule("SP-FACTORY-05")
@pytest.mark.parametrize("seat", [RED, BLUE, GREEN])
def test_r_21_a_city_needs_a_completed_link_of_anybody(seat: int) -> None:
    duluth = BuildFactory("H1", 5)
    cities = {"H1": "orange"}
    assert refusal(given(3, cities=cities, seat=seat), duluth) == "SP-FACTORY-05"
    incomplete = along("H1 G2 F2 F3", BLUE)
    state = given(3, cities=cities, tracks=incomplete, seat=seat)
    assert refusal(state, duluth) == "SP-FACTORY-05"
    state = given(3, cities=cities, tracks=along("H1 G2 F2 F3 E4", BLUE), seat=seat)
    assert refusal(state, duluth) is None


@rule("SP-FACTORY-05", "SP-TRACK-25", "SP-TRACK-26")
def test_r_18_a_link_into_the_group_is_enough() -> None:
    state = given(3, tracks=[BLUE_LINK], cities=COLORS)
    assert refusal(state, BuildFactory("M9", 5)) is None
    assert refusal(state, CHICAGO) is None
    nearby = given(3, tracks=[BLUE_LINK], cities={"J10": "white"})
    assert refusal(nearby, BuildFactory("J10", 5)) == "SP-FACTORY-05"


@rule("SP-FACTORY-05")
def test_a_link_counts_from_the_placement_that_completes_it() -> None:
    state = given(3, cities=COLORS)
    assert refusal(state, CHICAGO) == "SP-FACTORY-05"
    play(state, LayTrack("L7", (0, 3)), LayTrack("K7", (1, 5)))
    assert refusal(state, CHICAGO) is None


@rule("SP-FACTORY-06")
def test_the_builder_needs_no_track() -> None:
    state = given(3, tracks=[BLUE_LINK], cities=COLORS)
    assert seen(state).companies[RED].trains == 21
    assert {action.hex for action in offered(state, BuildFactory)} == {"L6", "L8", "M9"}


@rule("SP-FACTORY-07")
@pytest.mark.parametrize(("built", "refused"), [(15, "SP-FACTORY-07"), (14, None)])
def test_no_factory_left_in_reserve(built: int, refused: str | None) -> None:
    black_white = [hex for hex, color in CITIES.items() if color in ("black", "white")]
    factories = [factory(hex) for hex in [*black_white, "O7"][:built]]
    state = given(3, tracks=network(20), cities=CITIES, factories=factories)
    assert seen(state).companies[RED].factories == 15 - built
    assert refusal(state, BuildFactory("M9", 5)) == refused
    play(state, TakeMoney(), TakeMoney())
    assert refusal(state, BuildFactory("M9", 5)) is None  # Blue has not built any


# How many cubes. ----------------------------------------------------------------------------


@rule("SP-FACTORY-08")
@pytest.mark.parametrize(
    ("seats", "edition", "placed"),
    [(2, "final", 4), (2, "early", 5), (3, "final", 5), (3, "early", 5), (5, "final", 5)],
)
def test_the_cubes_of_a_new_factory(seats: int, edition: str, placed: int) -> None:
    options = {"edition": edition}
    state = given(seats, tracks=[BLUE_LINK], cities=COLORS, options=options)
    assert numbers(state, "L8") == [placed]
    play(state, BuildFactory("L8", placed))
    assert cubes(state, "L8") == placed
    left = {"black": 30, "white": 30, "orange": 30, "gray": 30 - placed}
    assert seen(state).stock.cubes == left


@rule("SP-FACTORY-09")
@pytest.mark.parametrize("count", [0, 1, 3, 4, 6, 7])
def test_r_20_another_number_is_refused(count: int) -> None:
    state = given(3, tracks=[BLUE_LINK], cities=COLORS)
    assert numbers(state, "L8") == [5]
    assert refusal(state, BuildFactory("L8", count)) == "SP-FACTORY-09"


def bonus(seats: int = 3, **options: Any) -> State:
    """Red has just fulfilled a contract with a factory on it."""
    players = [player(hand=["K06"]), *(player() for _ in range(seats - 1))]
    state = given(players, tracks=[track("L7", 0, 3)], cities=COLORS, options=options)
    fulfil(state, "K06", "bank", "bank")
    assert described(state).step == "bonus"
    return state


@rule("SP-FACTORY-10")
@pytest.mark.parametrize(
    ("seats", "edition", "choice"),
    [
        (2, "final", [3, 4, 5]),
        (2, "early", [4, 5, 6]),
        (3, "final", [4, 5, 6]),
        (3, "early", [4, 5, 6]),
        (5, "final", [4, 5, 6]),
    ],
)
def test_r_20_a_bonus_factory_has_one_more_or_one_fewer(
    seats: int, edition: str, choice: list[int]
) -> None:
    state = bonus(seats, edition=edition)
    assert numbers(state, "L8") == choice
    for count in (choice[0] - 1, choice[-1] + 1):
        assert refusal(state, BuildFactory("L8", count)) == "SP-FACTORY-10"
    play(state, BuildFactory("L8", choice[-1]))
    assert cubes(state, "L8") == choice[-1]
    assert (state.seat, described(state).actions) == (RED, 1)


@rule("SP-FACTORY-10", "SP-FACTORY-09")
def test_the_choice_is_for_the_bonus_alone() -> None:
    state = bonus()
    play(state, DeclineBonus())
    assert numbers(state, "L8") == [5]
    assert refusal(state, BuildFactory("L8", 6)) == "SP-FACTORY-09"


# A short stock. -----------------------------------------------------------------------------


@rule("SP-FACTORY-11")
def test_r_19_what_is_left_is_placed() -> None:
    state = black_cubes(6, 6, 6, 5, 5)
    assert seen(state).stock.cubes["black"] == 2
    assert numbers(state, "K4") == [2]
    assert refusal(state, BuildFactory("K4", 5)) == "SP-FACTORY-09"
    check_sample(state, Chance(1), 200)
    play(state, BuildFactory("K4", 2))
    assert cubes(state, "K4") == 2
    assert seen(state).stock.cubes["black"] == 0


@rule("SP-FACTORY-11")
def test_a_stock_of_exactly_five_is_enough() -> None:
    state = black_cubes(5, 5, 5, 5, 5)
    assert numbers(state, "K4") == [5]


@rule("SP-FACTORY-12")
@pytest.mark.parametrize(
    ("counts", "choice"),
    [
        ((5, 5, 5, 5, 4), [4, 5, 6]),
        ((5, 5, 5, 5, 5), [4, 5]),
        ((6, 5, 5, 5, 5), [4]),
        ((6, 6, 5, 5, 5), [3]),
        ((6, 6, 6, 6, 5), [1]),
    ],
)
def test_a_short_stock_makes_the_numbers_of_a_bonus_equal(
    counts: tuple[int, ...], choice: list[int]
) -> None:
    state = black_cubes(*counts)
    fulfil(state, "K06", "bank", "bank")
    assert numbers(state, "K4") == choice
    play(state, BuildFactory("K4", choice[0]))
    assert cubes(state, "K4") == choice[0]


@rule("SP-FACTORY-13")
def test_r_19_without_a_cube_the_city_cannot_be_chosen() -> None:
    state = black_cubes(6, 6, 6, 6, 6)
    assert seen(state).stock.cubes["black"] == 0
    assert numbers(state, "K4") == []
    assert refusal(state, BuildFactory("K4", 5)) == "SP-FACTORY-13"
    fulfil(state, "K06", "bank", "bank")
    assert numbers(state, "K4") == []
    assert money(state) == 20


@rule("SP-FACTORY-13")
def test_a_bonus_without_any_city_that_has_cubes_left_is_lost() -> None:
    others = ("M9", "I13")  # the linked cities of other colours
    state = black_cubes(6, 6, 6, 6, 6, flipped=others)
    events = fulfil(state, "K06", "bank", "bank")
    assert BonusLost(RED, "build_factory", declined=False) in events
    assert (described(state).step, described(state).actions) == ("act", 1)
    state = black_cubes(6, 6, 6, 6, 5, flipped=others)
    fulfil(state, "K06", "bank", "bank")
    assert described(state).step == "bonus"
