"""Building tracks: where, for which fees and goods, and with what crew."""

from typing import Any

import pytest

from footplate import Action, BadInput
from footplate.games.imperial_steam.actions import (
    BuildTrack,
    BuyAccess,
    BuyGood,
    Deliver,
    EndTurn,
    Forgo,
    Fundraise,
    Pass,
    Produce,
    SellShare,
    Work,
)
from footplate.games.imperial_steam.boardload import load_board
from footplate.games.imperial_steam.events import (
    CityReached,
    FeePaid,
    GoodsSpent,
    SemmeringTaken,
    TrackLaid,
    WorkerSent,
)
from footplate.games.imperial_steam.state import State
from tests.rules.imperial_steam.given import (
    ANN,
    BOB,
    CY,
    described,
    factory,
    given,
    goods,
    holdings,
    money,
    offered,
    play,
    player,
    refusal,
    seen,
    started,
    step,
    stored,
)

rule = pytest.mark.rule

TO_GLOGGNITZ = ["wien-wr_neustadt", "wr_neustadt-gloggnitz"]
SEMMERING = "gloggnitz-muerzzuschlag"
FORK = ["wien-bratislava", "wien-wr_neustadt"]
SEVENTEEN = [
    *("wien-st_poelten", "st_poelten-lilienfeld", "lilienfeld-mariazell", "mariazell-leoben"),
    *("leoben-judenburg", "judenburg-feldkirchen", "feldkirchen-villach", "villach-udine"),
    *("wien-wr_neustadt", "wr_neustadt-gloggnitz", SEMMERING, "muerzzuschlag-bruck"),
    *("bruck-graz", "graz-st_veit", "st_veit-klagenfurt", "klagenfurt-kranj"),
    "wien-bratislava",
]


def building(tracks: list[str], seats: int = 4, **more: Any) -> State:
    """Ann is on turn with these tracks; some words go to the position."""
    named = ("crowns", "hubs", "round", "semmering")
    position = {key: more.pop(key) for key in named if key in more}
    others = more.pop("others", [player() for _ in range(seats - 1)])
    return given([player(tracks=tracks, **more), *others], order=None, seat=ANN, **position)


def crew(state: State, *levels: Any) -> None:
    """Send these workers and give up what business points come."""
    play(state, *[Work(level) for level in levels])
    if step(state) == "points":
        play(state, Forgo())


def build(state: State, link: str, *levels: Any) -> None:
    """Lay a track with this crew."""
    play(state, BuildTrack(link))
    crew(state, *levels)
    assert step(state) == "turn"
    assert link in holdings(state, state.seat or 0).tracks


def effort(state: State) -> int:
    """What the crew still lacks."""
    return described(state).turn.effort


# Where. -------------------------------------------------------------------------------------------


@rule("IS-TRACK-01")
def test_one_or_two_tracks_and_no_third() -> None:
    state = building([])
    build(state, "wien-bratislava", 2)
    assert refusal(state, EndTurn()) is None
    build(state, "wien-wr_neustadt", 3)
    assert refusal(state, BuildTrack("wien-st_poelten")) == "IS-TRACK-01"
    assert offered(state, BuildTrack) == []
    assert holdings(state).tracks == ["wien-bratislava", "wien-wr_neustadt"]


@rule("IS-TRACK-02")
def test_the_first_track_leaves_wien() -> None:
    state = building([])
    links = {one.link for one in offered(state, BuildTrack)}
    assert links == {"wien-bratislava", "wien-wr_neustadt", "wien-st_poelten"}
    for link in ("bratislava-wr_neustadt", "bruck-graz", "ljubljana-trieste"):
        assert refusal(state, BuildTrack(link)) == "IS-TRACK-02"


@rule("IS-TRACK-02")
def test_a_track_of_somebody_else_is_no_network() -> None:
    others = [player(tracks=TO_GLOGGNITZ), player(), player()]
    state = building(["wien-bratislava"], others=others)
    assert refusal(state, BuildTrack("wr_neustadt-gloggnitz")) == "IS-TRACK-02"
    assert refusal(state, BuildTrack("bratislava-sopron")) is None


@rule("IS-TRACK-02")
def test_a_description_has_one_network() -> None:
    with pytest.raises(BadInput, match="track"):
        building(["wien-bratislava", "bruck-graz"])


@rule("IS-TRACK-03", "IS-TRACK-16", "IS-TRACK-19")
def test_the_second_track_may_start_where_the_first_ended() -> None:
    # R5: effort 3 + 4.
    state = building([])
    assert refusal(state, BuildTrack("wr_neustadt-gloggnitz")) == "IS-TRACK-02"
    play(state, BuildTrack("wien-wr_neustadt"))
    assert effort(state) == 3
    crew(state, 3)
    play(state, BuildTrack("wr_neustadt-gloggnitz"))
    assert effort(state) == 4
    crew(state, 3, 1)
    assert holdings(state).tracks == TO_GLOGGNITZ
    assert holdings(state).working == [1, 0, 2]


@rule("IS-TRACK-03")
def test_the_second_track_may_start_where_access_has_led() -> None:
    state = building([], crowns=["wr_neustadt-gloggnitz"])
    build(state, "wien-wr_neustadt", 3)
    assert refusal(state, BuildTrack(SEMMERING)) == "IS-TRACK-02"
    play(state, BuyAccess("wr_neustadt-gloggnitz"))
    build(state, SEMMERING, 3, 3)


@rule("IS-TRACK-04")
def test_one_track_each_on_a_link() -> None:
    state = building(["wien-bratislava"])
    assert refusal(state, BuildTrack("wien-bratislava")) == "IS-TRACK-04"
    build(state, "wien-wr_neustadt", 3)
    assert refusal(state, BuildTrack("wien-wr_neustadt")) == "IS-TRACK-04"


@rule("IS-TRACK-05", "IS-TRACK-13")
def test_all_players_may_have_a_track_on_a_link() -> None:
    others = [player(tracks=["wien-bratislava"]) for _ in range(3)]
    state = building([], others=others)
    events = play(state, BuildTrack("wien-bratislava"))
    assert [(one.seat, one.to, one.amount) for one in events if isinstance(one, FeePaid)] == [
        (ANN, seat, 10) for seat in (1, 2, 3)
    ]
    crew(state, 2)
    assert [money(state, seat) for seat in range(4)] == [470, 510, 510, 510]
    link = next(one for one in seen(state).links if one.id == "wien-bratislava")
    assert link.seats == [0, 1, 2, 3]


@rule("IS-TRACK-06")
@pytest.mark.parametrize("bobs", [["wien-wr_neustadt"], TO_GLOGGNITZ])
def test_no_building_beside_a_crown(bobs: list[str]) -> None:
    # R17: whether or not somebody has access.
    others = [player(tracks=bobs), player(), player()]
    state = building(["wien-wr_neustadt"], crowns=["wr_neustadt-gloggnitz"], others=others)
    assert refusal(state, BuildTrack("wr_neustadt-gloggnitz")) == "IS-TRACK-06"
    assert refusal(state, BuyAccess("wr_neustadt-gloggnitz")) is None
    play(state, Pass(), EndTurn())
    assert refusal(state, BuildTrack("wr_neustadt-gloggnitz")) == "IS-TRACK-06"


@rule("IS-TRACK-07", "IS-CITY-02")
def test_a_link_inside_the_network_may_be_built() -> None:
    state = building(FORK)
    play(state, BuildTrack("bratislava-wr_neustadt"))
    assert effort(state) == 2
    events = play(state, Work(2))
    assert [one for one in events if isinstance(one, CityReached)] == []
    assert "bratislava-wr_neustadt" in holdings(state).tracks


# Two tracks in a city. ----------------------------------------------------------------------------


@rule("IS-TRACK-08")
def test_no_third_track_in_bratislava() -> None:
    # R3, the example of the rulebook.
    state = building(["wien-bratislava"])
    assert refusal(state, BuildTrack("bratislava-sopron")) is None
    build(state, "bratislava-wr_neustadt", 3)
    assert refusal(state, BuildTrack("bratislava-sopron")) == "IS-TRACK-08"


@rule("IS-TRACK-08")
def test_the_limit_holds_at_either_end() -> None:
    state = building([*FORK, "wr_neustadt-sopron"])
    assert refusal(state, BuildTrack("bratislava-wr_neustadt")) == "IS-TRACK-08"
    assert refusal(state, BuildTrack("wr_neustadt-gloggnitz")) == "IS-TRACK-08"
    assert refusal(state, BuildTrack("bratislava-sopron")) is None


@rule("IS-TRACK-01", "IS-TRACK-02", "IS-TRACK-08", "IS-TRACK-10")
def test_yellows_tracks() -> None:
    """Wr. Neustadt–Sopron; no third track in Wr. Neustadt; a third one out of Wien."""
    state = building(FORK)
    build(state, "wr_neustadt-sopron", 3, 2)
    assert refusal(state, BuildTrack("wr_neustadt-gloggnitz")) == "IS-TRACK-08"
    build(state, "wien-st_poelten", 3)
    assert len(holdings(state).tracks) == 4


@rule("IS-TRACK-09")
def test_state_access_counts_for_the_limit() -> None:
    crown = ["bratislava-sopron"]
    state = building(["wien-bratislava", "bratislava-sopron"], crowns=crown)
    assert refusal(state, BuildTrack("bratislava-wr_neustadt")) == "IS-TRACK-08"


@rule("IS-TRACK-09", "IS-TRACK-10")
def test_the_limit_binds_state_access() -> None:
    # R4: two tracks at Maribor and a crown on Maribor–Celje.
    way = [
        *("wien-bratislava", "bratislava-sopron", "sopron-szombathely"),
        *("szombathely-nagykanizsa", "nagykanizsa-maribor", "maribor-wolfsberg"),
    ]
    state = building(way, crowns=["maribor-celje"])
    assert refusal(state, BuyAccess("maribor-celje")) == "IS-TRACK-08"
    state = building(way, crowns=["maribor-celje"], stations=["maribor"])
    assert refusal(state, BuyAccess("maribor-celje")) is None


@rule("IS-TRACK-09")
def test_tracks_and_stations_of_others_do_not_count() -> None:
    links = ["wien-bratislava", "bratislava-wr_neustadt"]
    others = [player(tracks=links, stations=["bratislava"]), player(tracks=links), player()]
    state = building(["wien-bratislava"], others=others)
    assert refusal(state, BuildTrack("bratislava-sopron")) is None
    state = building(links, others=others)
    assert refusal(state, BuildTrack("bratislava-sopron")) == "IS-TRACK-08"


@rule("IS-TRACK-10")
def test_a_station_lifts_the_limit() -> None:
    links = ["wien-wr_neustadt", "wr_neustadt-sopron", "wr_neustadt-gloggnitz"]
    state = building(links, stations=["wr_neustadt"])
    build(state, "wr_neustadt-lilienfeld", 3, 1)
    build(state, "bratislava-wr_neustadt", 2)
    assert len(holdings(state).tracks) == 5
    with pytest.raises(BadInput, match="wr_neustadt"):
        building(links)


@rule("IS-TRACK-11")
def test_eighteen_tracks_are_all() -> None:
    state = building(SEVENTEEN, crowns=[])
    assert seen(state).players[ANN].tracks_left == 1
    build(state, "bratislava-sopron", 3, 2)
    assert seen(state).players[ANN].tracks_left == 0
    assert refusal(state, BuildTrack("sopron-hartberg")) == "IS-TRACK-11"
    full = building([*SEVENTEEN, "bratislava-sopron"], crowns=[])
    assert refusal(full, BuildTrack("sopron-hartberg")) == "IS-TRACK-11"


# Goods and fees. ----------------------------------------------------------------------------------


@rule("IS-TRACK-12")
def test_the_goods_are_paid_once_for_the_action() -> None:
    state = building([])
    events = play(state, BuildTrack("wien-bratislava"))
    assert stored(state) == goods(3, 3, 3, 4)
    (spent,) = [one for one in events if isinstance(one, GoodsSpent)]
    assert {good: number for good, number in spent.goods.items() if number} == {
        "wood": 1,
        "stone": 1,
        "iron": 1,
    }
    crew(state, 2)
    build(state, "wien-wr_neustadt", 3)
    assert stored(state) == goods(3, 3, 3, 4)


@rule("IS-TRACK-12", "IS-TRACK-14")
def test_the_goods_of_a_bridge_and_a_tunnel() -> None:
    # R1: wood 1, stone 2, iron 2.
    state = building([*TO_GLOGGNITZ, "wien-st_poelten", "st_poelten-lilienfeld"])
    build(state, SEMMERING, 3, 3)
    assert stored(state) == goods(3, 2, 3, 4)
    build(state, "lilienfeld-mariazell", 3, 2)
    assert stored(state) == goods(3, 2, 2, 4)


@rule("IS-TRACK-12")
@pytest.mark.parametrize("missing", ["wood", "stone", "iron"])
def test_no_track_without_its_goods(missing: str) -> None:
    state = building([], goods={**goods(4, 4, 4, 4), missing: 0})
    assert refusal(state, BuildTrack("wien-bratislava")) == "IS-TRACK-12"
    assert offered(state, BuildTrack) == []


@rule("IS-TRACK-12")
def test_the_second_track_needs_no_goods_of_its_own() -> None:
    state = building([], goods=goods(1, 1, 1, 0))
    build(state, "wien-bratislava", 2)
    assert stored(state) == goods()
    build(state, "wien-wr_neustadt", 3)


@rule("IS-TRACK-13")
def test_a_fee_that_cannot_be_paid() -> None:
    # R2: two owners and 10 guldens; then a share is sold.
    others = [player(tracks=["wien-bratislava"]), player(tracks=["wien-bratislava"]), player()]
    state = building([], money=10, others=others)
    assert refusal(state, BuildTrack("wien-bratislava")) == "IS-TRACK-13"
    play(state, SellShare())
    play(state, BuildTrack("wien-bratislava"))
    assert [money(state, seat) for seat in range(4)] == [30, 510, 510, 500]


@rule("IS-TRACK-13")
def test_whoever_has_no_track_there_gets_nothing() -> None:
    others = [player(tracks=["wien-wr_neustadt"]), player(tracks=["wien-bratislava"]), player()]
    state = building([], others=others)
    build(state, "wien-bratislava", 2)
    assert [money(state, seat) for seat in range(4)] == [490, 500, 510, 500]


@rule("IS-TRACK-14")
def test_an_extra_good_that_is_missing() -> None:
    assert refusal(building(TO_GLOGGNITZ, goods=goods(1, 1, 9, 9)), BuildTrack(SEMMERING)) == (
        "IS-TRACK-14"
    )
    assert refusal(building(TO_GLOGGNITZ, goods=goods(1, 2, 1, 0)), BuildTrack(SEMMERING)) is None
    tunnel = BuildTrack("gloggnitz-hartberg")
    assert refusal(building(TO_GLOGGNITZ, goods=goods(1, 9, 1, 9)), tunnel) == "IS-TRACK-14"
    assert refusal(building(TO_GLOGGNITZ, goods=goods(1, 1, 2, 0)), tunnel) is None


@rule("IS-TRACK-14")
def test_a_second_bridge_costs_its_own_stone() -> None:
    tracks = TO_GLOGGNITZ
    state = building(tracks, goods=goods(1, 2, 1, 0))
    build(state, SEMMERING, 3, 3)
    assert refusal(state, BuildTrack("mariazell-muerzzuschlag")) == "IS-TRACK-14"
    state = building(tracks, goods=goods(1, 3, 1, 0))
    build(state, SEMMERING, 3, 3)
    build(state, "mariazell-muerzzuschlag", 3, 2)
    assert stored(state) == goods()


@rule("IS-TRACK-15")
@pytest.mark.parametrize(
    ("link", "kind", "other"),
    [(SEMMERING, "bridge", "tunnel"), ("gloggnitz-hartberg", "tunnel", "bridge")],
)
def test_bridges_and_tunnels_need_their_engineer(link: str, kind: str, other: str) -> None:
    # R9
    for staff in ([], [other]):
        state = building(TO_GLOGGNITZ, engineers=staff)
        assert refusal(state, BuildTrack(link)) == "IS-TRACK-15"
    state = building(TO_GLOGGNITZ, engineers=[kind])
    play(state, BuildTrack(link))
    while step(state) == "crew":
        play(state, Work(max(each.level for each in offered(state, Work))))
    assert holdings(state).engineers == [kind]


@rule("IS-TRACK-15")
def test_an_engineer_is_never_used_up() -> None:
    state = building(TO_GLOGGNITZ, engineers=["bridge"])
    build(state, SEMMERING, 3, 3)
    build(state, "mariazell-muerzzuschlag", 3, 2)
    assert holdings(state).engineers == ["bridge"]
    assert refusal(building([], engineers=[]), BuildTrack("wien-bratislava")) is None


# Effort. ------------------------------------------------------------------------------------------


@rule("IS-TRACK-16")
@pytest.mark.parametrize(
    ("tracks", "link", "needed"),
    [
        ([], "wien-bratislava", 2),
        ([], "wien-wr_neustadt", 3),
        (["wien-bratislava"], "bratislava-sopron", 5),
        (["wien-bratislava"], "bratislava-wr_neustadt", 3),
        (TO_GLOGGNITZ, "gloggnitz-hartberg", 5),
    ],
)
def test_the_effort_is_that_of_the_new_city(tracks: list[str], link: str, needed: int) -> None:
    state = building(tracks)
    play(state, BuildTrack(link))
    assert effort(state) == needed
    events = []
    while step(state) == "crew":
        events += play(state, Work(1) if Work(1) in state.actions() else Work(2))
    (laid,) = [one for one in events if isinstance(one, TrackLaid)]
    assert (laid.seat, laid.effort) == (ANN, needed)


@rule("IS-TRACK-17")
def test_a_loop_to_wien_costs_its_own_effort() -> None:
    # R7
    state = building(["wien-bratislava", "bratislava-wr_neustadt"])
    play(state, BuildTrack("wien-wr_neustadt"))
    assert effort(state) == 1
    play(state, Work(1))
    assert step(state) == "turn"


@rule("IS-TRACK-18", "IS-TRACK-17", "IS-CITY-02")
def test_of_two_tracks_into_a_new_city_the_second_is_inside() -> None:
    # R6: 5 + min(2, 5) = 7.
    state = building(FORK)
    play(state, BuildTrack("wr_neustadt-sopron"))
    assert effort(state) == 5
    crew(state, 3, 2)
    play(state, BuildTrack("bratislava-sopron"))
    assert effort(state) == 2
    events = play(state, Work(2))
    assert step(state) == "turn"
    assert [one for one in events if isinstance(one, CityReached)] == []
    assert sum(at * number for at, number in enumerate(holdings(state).working, 1)) == 7


# The crew. ----------------------------------------------------------------------------------------


@rule("IS-TRACK-19", "IS-TRACK-23")
def test_experience_left_over_counts_for_the_second_track() -> None:
    state = building(FORK)
    play(state, BuildTrack("wr_neustadt-sopron"))
    crew(state, 3, 3)
    assert described(state).turn.surplus == 1
    play(state, BuildTrack("bratislava-sopron"))
    assert effort(state) == 1
    play(state, Work(1))
    assert step(state) == "turn"


@rule("IS-TRACK-20")
@pytest.mark.parametrize(
    ("idle", "legal"),
    [([0, 2, 0], False), ([1, 2, 0], True), ([4, 0, 0], False), ([0, 1, 1], True)],
)
def test_all_idle_workers_together_have_to_reach_the_effort(idle: list[int], legal: bool) -> None:
    state = building(["wien-bratislava"], idle=idle, working=[3, 3, 3])
    found = refusal(state, BuildTrack("bratislava-sopron"))
    assert found == (None if legal else "IS-TRACK-20")


@rule("IS-TRACK-20")
@pytest.mark.parametrize(
    ("idle", "legal"), [([0, 0, 2], True), ([0, 2, 1], True), ([2, 0, 1], False)]
)
def test_what_is_left_over_helps(idle: list[int], legal: bool) -> None:
    """First effort 3, then 3 again: left over and idle workers together."""
    state = building([], idle=idle)
    play(state, BuildTrack("wien-wr_neustadt"), Work(3), Forgo())
    found = refusal(state, BuildTrack("wien-st_poelten"))
    assert found == (None if legal else "IS-TRACK-20")


@rule("IS-TRACK-20")
def test_what_is_left_over_may_be_enough_with_nobody_idle() -> None:
    state = building([*FORK, "wr_neustadt-sopron"], idle=[0, 1, 1])
    play(state, BuildTrack("wien-st_poelten"), Work(2), Work(3), Forgo())
    assert (described(state).turn.surplus, holdings(state).idle) == (2, [0, 0, 0])
    assert refusal(state, BuildTrack("st_poelten-lilienfeld")) == "IS-TRACK-20"
    play(state, BuildTrack("bratislava-sopron"))
    assert (step(state), described(state).turn.surplus) == ("turn", 0)


@rule("IS-TRACK-08", "IS-TRACK-16", "IS-TRACK-19", "IS-TRACK-20")
def test_turquoise_lacks_experience_and_a_station() -> None:
    """Bratislava–Wr. Neustadt and Bratislava–Sopron need 8; two workers of level 2 have 4."""
    state = building(["wien-bratislava"], idle=[0, 2, 0])
    play(state, BuildTrack("bratislava-wr_neustadt"), Work(2), Work(2), Forgo())
    assert refusal(state, BuildTrack("bratislava-sopron")) in {"IS-TRACK-08", "IS-TRACK-20"}
    skilled = building(["wien-bratislava"], idle=[0, 1, 2])
    build(skilled, "bratislava-wr_neustadt", 3)
    assert refusal(skilled, BuildTrack("bratislava-sopron")) == "IS-TRACK-08"
    station = building(["wien-bratislava"], idle=[0, 1, 2], stations=["bratislava"])
    build(station, "bratislava-wr_neustadt", 3)
    build(station, "bratislava-sopron", 3, 2)
    short = building(["wien-bratislava"], idle=[1, 0, 2], stations=["bratislava"])
    build(short, "bratislava-wr_neustadt", 3)
    assert refusal(short, BuildTrack("bratislava-sopron")) == "IS-TRACK-20"


@rule("IS-TRACK-16", "IS-TRACK-21", "IS-TRACK-22", "IS-TRACK-23")
def test_turquoise_builds_one_track_with_both_workers() -> None:
    # R8: effort 3 with two workers of level 2, and the point left over is lost.
    state = building(["wien-bratislava"], idle=[0, 2, 0], round=2)
    play(state, BuildTrack("bratislava-wr_neustadt"))
    assert (step(state), effort(state)) == ("crew", 3)
    play(state, Work(2))
    assert (step(state), effort(state)) == ("crew", 1)
    play(state, Work(2), Forgo())
    assert (holdings(state).idle, holdings(state).working) == ([0, 0, 0], [0, 2, 0])
    assert described(state).turn.surplus == 1
    play(state, EndTurn(), *[Pass(), EndTurn()] * 3)
    assert (state.seat, described(state).turn.surplus) == (ANN, 0)
    assert refusal(state, BuildTrack("wien-wr_neustadt")) == "IS-TRACK-20"


@rule("IS-TRACK-21")
@pytest.mark.parametrize(
    "action", [BuildTrack("wien-wr_neustadt"), Pass(), Fundraise(), BuyGood("wood"), Forgo()]
)
def test_until_the_crew_is_complete_nothing_else_is_played(action: Action) -> None:
    state = building([])
    play(state, BuildTrack("wien-bratislava"), Work(1))
    assert "wien-bratislava" not in holdings(state).tracks
    assert refusal(state, action) == "IS-TRACK-21"
    assert refusal(state, EndTurn()) == "IS-TURN-15"
    assert state.actions() == [Work(1), Work(2), Work(3)]
    play(state, Work(1))
    assert holdings(state).tracks == ["wien-bratislava"]


@rule("IS-TRACK-21", "IS-TRACK-24")
def test_where_enough_is_left_over_no_crew_is_asked() -> None:
    state = building([])
    build(state, "wien-wr_neustadt", 3)
    play(state, Work(3))
    assert described(state).turn.surplus == 3
    events = play(state, BuildTrack("wien-bratislava"))
    assert [one for one in events if isinstance(one, TrackLaid)]
    assert [one for one in events if isinstance(one, WorkerSent)] == []
    assert holdings(state).tracks == ["wien-bratislava", "wien-wr_neustadt"]
    play(state, Forgo())
    assert described(state).turn.surplus == 1


@rule("IS-TRACK-22")
def test_idle_workers_alone_can_be_named() -> None:
    factories = [factory("wien.1", "wood")]
    state = building([], idle=[3, 0, 0], working=[0, 3, 3], factories=factories)
    play(state, BuildTrack("wien-bratislava"))
    levels: list[Any] = [0, 2, 3, 4]
    for level in levels:
        assert refusal(state, Work(level)) == "IS-TRACK-22"
    (sent,) = play(state, Work(1))
    assert sent == WorkerSent(ANN, 1)
    assert (holdings(state).idle, holdings(state).working) == ([2, 0, 0], [1, 3, 3])


@rule("IS-TRACK-23")
def test_there_is_no_change_for_experience() -> None:
    state = building([], round=2)
    build(state, "wien-bratislava", 3)
    assert (holdings(state).working, described(state).turn.surplus) == ([0, 0, 1], 1)
    play(state, EndTurn(), *[Pass(), EndTurn()] * 3)
    play(state, BuildTrack("wien-wr_neustadt"))
    assert effort(state) == 3


@rule("IS-TRACK-24")
def test_a_larger_crew_is_made_up_after_the_first_track() -> None:
    state = building([])
    assert refusal(state, Work(1)) == "IS-TRACK-24"
    build(state, "wien-wr_neustadt", 3)
    play(state, Work(1), Work(2))
    assert described(state).turn.surplus == 3
    assert (holdings(state).idle, holdings(state).working) == ([2, 2, 2], [1, 1, 1])
    assert refusal(state, EndTurn()) is None


@rule("IS-TRACK-24")
def test_no_worker_is_sent_at_other_times() -> None:
    state = building([])
    build(state, "wien-wr_neustadt", 3)
    build(state, "wien-bratislava", 2)
    assert refusal(state, Work(1)) == "IS-TRACK-24"
    state = building([])
    play(state, Pass())
    assert refusal(state, Work(1)) == "IS-TRACK-24"


@rule("IS-TRACK-25")
def test_what_the_first_track_brings_serves_for_the_second() -> None:
    # R10: the iron delivered to Gloggnitz pays the fee of the next track.
    others = [player(tracks=[*TO_GLOGGNITZ, SEMMERING]), player(), player()]
    state = building(
        ["wien-wr_neustadt"], money=10, factories=[factory("wien.1", "iron")], others=others
    )
    build(state, "wr_neustadt-gloggnitz", 3, 1)
    assert money(state) == 0
    assert refusal(state, BuildTrack(SEMMERING)) == "IS-TRACK-13"
    play(state, Deliver("wien.1", "gloggnitz"), BuildTrack(SEMMERING))
    assert money(state) == 80


@rule("IS-TRACK-25")
def test_fee_and_goods_come_before_the_crew_and_opportunities_after_it() -> None:
    others = [player(tracks=["wien-bratislava"]), player(), player()]
    state = building([], others=others)
    first = play(state, BuildTrack("wien-bratislava"))
    assert {FeePaid, GoodsSpent} <= {type(one) for one in first}
    assert not {TrackLaid, CityReached} & {type(one) for one in first}
    then = [type(one) for one in play(state, Work(2))]
    assert then.index(WorkerSent) < then.index(TrackLaid) < then.index(CityReached)


# The Semmering. -----------------------------------------------------------------------------------


@rule("IS-TRACK-26")
def test_the_first_builder_takes_the_token() -> None:
    # R14: the second one pays 10 and gets none.
    others = [player(tracks=TO_GLOGGNITZ), player(), player()]
    state = building(TO_GLOGGNITZ, others=others)
    assert described(state).semmering is None
    play(state, BuildTrack(SEMMERING))
    events = play(state, Work(3), Work(3))
    assert [one.seat for one in events if isinstance(one, SemmeringTaken)] == [ANN]
    assert described(state).semmering == seen(state, CY).semmering == ANN
    play(state, EndTurn(), BuildTrack(SEMMERING))
    assert [money(state, seat) for seat in (ANN, BOB)] == [510, 490]
    events = play(state, Work(3), Work(3))
    assert [one for one in events if isinstance(one, SemmeringTaken)] == []
    assert described(state).semmering == ANN


@rule("IS-TRACK-26")
def test_other_links_bring_no_token() -> None:
    state = building(TO_GLOGGNITZ)
    build(state, "gloggnitz-hartberg", 3, 2)
    assert described(state).semmering is None


@rule("IS-TRACK-27")
@pytest.mark.parametrize("setup", ["normal", "fixed", "random"])
def test_no_set_up_has_a_crown_on_the_semmering(setup: str) -> None:
    for seed in range(30):
        crowns = described(started(2 + seed % 3, seed, setup=setup)).crowns
        assert crowns
        assert SEMMERING not in crowns


@rule("IS-TRACK-27")
def test_no_crown_can_lie_on_the_semmering() -> None:
    board = load_board("standard")
    assert board.map.semmering not in {card.link for card in board.state_cards}
    assert not [card for card in board.normal_cards if board.map.semmering in card.crowns]
    with pytest.raises(BadInput, match="crown"):
        building(TO_GLOGGNITZ, crowns=[SEMMERING])


@rule("IS-TRACK-01")
def test_a_unit_of_another_action_ends_no_building() -> None:
    state = building([], factories=[factory("wien.1", "wood")])
    build(state, "wien-bratislava", 2)
    assert refusal(state, Produce("wien.1")) == "IS-TURN-04"
    assert refusal(state, BuildTrack("wien-wr_neustadt")) is None
