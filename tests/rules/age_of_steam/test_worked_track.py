"""The rulebook's worked examples of Build Track, to the coin (Ill. 4 to 10).

The text names the players, the tracks and their prices; the hexes are the only ones on Rust
Belt that fit it. Vince's tracks are known by their prices only.
"""

import pytest

from footplate.games.age_of_steam.language.actions import BuildTown, BuildTrack, EndBuild, Urbanize
from footplate.games.age_of_steam.play.state import State
from tests.rules.age_of_steam.given import (
    DAVE,
    JOHN,
    PETE,
    RULEBOOK_TRACK,
    building,
    described,
    has_track,
    kind,
    links,
    money,
    owner,
    play,
    player,
    price,
    refusal,
    sections,
    seen,
)

rule = pytest.mark.rule

VINCE = 3

A = BuildTrack("K10", ((4, 1),))
B = BuildTrack("L9", ((4, 1),))
C = BuildTrack("N9", ((5, 3),))
D = BuildTrack("J9", ((3, 1),))
E = BuildTown("K9", (4, 1))
F = BuildTrack("L8", ((4, 2),))
G = BuildTrack("M10", ((0, 5),))
H = BuildTrack("L9", ((4, 1), (2, 5)))
J = BuildTown("K9", (4, 1, 2, 5))
NEW_CITY = Urbanize("K9", "A")
K = BuildTrack("K8", ((3, 1),))
L = BuildTrack("K10", ((4, 1), (0, 3)))
M = BuildTrack("K11", ((0, 5),))


def table() -> State:
    players = [player(money=10) for _ in range(3)] + [player(money=10, action="Urbanization")]
    return building(players=players, order=[PETE, DAVE, JOHN, VINCE])


@rule(
    "AOS-BUILD-02",
    "AOS-BUILD-08",
    "AOS-BUILD-40",
    "AOS-BUILD-41",
    "AOS-OWN-01",
    "AOS-OWN-02",
    "AOS-COST-01",
    "AOS-COST-03",
    "AOS-COST-06",
)
def test_pete_builds_a_b_and_c_for_7() -> None:
    state = table()
    assert [price(state, build) for build in (A, B, C)] == [2, 2, 3]
    assert money(state, PETE) == 3
    assert links(state) == {("Cincinnati", "Evansville", PETE)}
    play(state, EndBuild())
    assert [owner(state, hex, edge) for hex, edge in [("K10", 4), ("L9", 1)]] == [PETE, PETE]
    assert owner(state, "N9", 3) == PETE
    assert sections(state, PETE) == 2


@rule(
    "AOS-BUILD-20",
    "AOS-BUILD-21",
    "AOS-BUILD-25",
    "AOS-BUILD-40",
    "AOS-OWN-14",
    "AOS-COST-03",
    "AOS-COST-08",
)
def test_dave_builds_d_e_and_f_for_7() -> None:
    state = table()
    play(state, A, B, C, EndBuild())
    assert state.seat == DAVE
    assert [price(state, build) for build in (D, E, F)] == [2, 3, 2]
    assert money(state, DAVE) == 3
    assert kind(state, "K9") == "straight"
    assert links(state) == {
        ("Cincinnati", "Evansville", PETE),
        ("Evansville", "Indianapolis", DAVE),
        ("Cincinnati", "Indianapolis", DAVE),
    }
    assert sections(state, DAVE) == 4


@rule(
    "AOS-BUILD-14",
    "AOS-BUILD-23",
    "AOS-BUILD-26",
    "AOS-BUILD-29",
    "AOS-BUILD-31",
    "AOS-BUILD-43",
    "AOS-OWN-14",
    "AOS-OWN-16",
    "AOS-COST-06",
    "AOS-COST-09",
    "AOS-COST-11",
)
def test_john_builds_g_h_and_j_for_9() -> None:
    state = table()
    play(state, A, B, C, EndBuild(), D, E, F, EndBuild())
    assert state.seat == JOHN
    assert [price(state, build) for build in (G, H, J)] == [3, 3, 3]
    assert money(state, JOHN) == 1
    assert kind(state, "L9") == "cross_straight_straight"
    assert kind(state, "K9") == "cross_straight_straight"
    play(state, EndBuild())
    assert links(state) == {
        ("Cincinnati", "Evansville", PETE),
        ("Evansville", "Indianapolis", DAVE),
        ("Cincinnati", "Indianapolis", DAVE),
        ("Cincinnati", "Indianapolis", JOHN),
    }
    assert [owner(state, "L9", edge) for edge in (4, 1, 2, 5)] == [PETE, PETE, JOHN, JOHN]
    assert [owner(state, "K9", edge) for edge in (4, 1, 2, 5)] == [DAVE, DAVE, JOHN, JOHN]
    assert [sections(state, seat) for seat in (PETE, DAVE, JOHN)] == [2, 4, 3]
    assert seen(state).parts.markers == [18, 18, 18, 20]


@rule("AOS-BUILD-08", "AOS-BUILD-13")
def test_john_could_not_have_entered_indianapolis_first() -> None:
    state = table()
    play(state, A, B, C, EndBuild(), D, E, F, EndBuild())
    assert refusal(state, J) == "AOS-BUILD-08"
    assert refusal(state, H) == "AOS-BUILD-08"


@rule(
    "AOS-BUILD-02",
    "AOS-CITY-01",
    "AOS-CITY-03",
    "AOS-CITY-07",
    "AOS-CITY-08",
    "AOS-CITY-09",
    "AOS-CITY-10",
    "AOS-COST-03",
    "AOS-COST-06",
    "AOS-COST-09",
)
def test_vince_places_new_city_a_and_builds_k_l_and_m_for_8() -> None:
    state = table()
    play(state, A, B, C, EndBuild(), D, E, F, EndBuild(), G, H, J, EndBuild())
    assert state.seat == VINCE
    assert price(state, NEW_CITY) == 0
    assert kind(state, "K9") is None
    assert not has_track(state, "K9", 5)
    assert [sections(state, seat) for seat in (PETE, DAVE, JOHN)] == [2, 2, 2]
    assert seen(state).parts.markers == [18, 18, 19, 20]
    assert [owner(state, "L9", 5), owner(state, "M10", 0)] == [JOHN, JOHN]
    assert [price(state, build) for build in (K, L, M)] == [2, 3, 3]
    assert money(state, VINCE) == 2
    assert [owner(state, "K10", edge) for edge in (4, 1, 0, 3)] == [PETE, PETE, VINCE, VINCE]
    assert [owner(state, "K8", 3), owner(state, "K11", 5)] == [VINCE, VINCE]
    assert links(state) == {
        ("Cincinnati", "Evansville", PETE),
        ("Evansville", "Indianapolis", DAVE),
        ("Cincinnati", "Indianapolis", DAVE),
        ("Cincinnati", "Indianapolis", JOHN),
        ("Evansville", "Indianapolis", VINCE),
    }
    assert [sections(state, seat) for seat in range(4)] == [2, 2, 2, 2]


@rule("AOS-CITY-03", "AOS-CITY-09")
def test_all_prices_are_paid_to_the_bank_alone() -> None:
    state = table()
    play(state, A, B, C, EndBuild(), D, E, F, EndBuild(), G, H, J, EndBuild())
    assert [money(state, seat) for seat in range(4)] == [3, 3, 1, 10]
    assert refusal(state, K) == "AOS-BUILD-08"
    play(state, NEW_CITY)
    assert [money(state, seat) for seat in range(4)] == [3, 3, 1, 10]
    assert [(c.hex, c.city) for c in described(state).new_cities] == [("K9", "A")]


@rule("AOS-OWN-05", "AOS-OWN-16")
def test_johns_stub_would_have_lapsed_without_an_extension() -> None:
    state = building(*RULEBOOK_TRACK, seat=JOHN, order=[JOHN, PETE, DAVE])
    play(state, EndBuild())
    assert [owner(state, "K9", edge) for edge in (2, 5)] == [JOHN, None]
