"""Where tracks are built: on which links, how many, and how many in a city."""

import pytest

from footplate import BadInput
from footplate.games.imperial_steam.language.actions import (
    BuildTrack,
    BuyAccess,
    EndTurn,
    Pass,
    Produce,
    Work,
)
from footplate.games.imperial_steam.language.events import (
    CityReached,
    FeePaid,
)
from tests.rules.imperial_steam.given import (
    ANN,
    factory,
    holdings,
    money,
    offered,
    play,
    player,
    refusal,
    seen,
)
from tests.rules.imperial_steam.lines import (
    FORK,
    SEMMERING,
    TO_GLOGGNITZ,
    build,
    crew,
    effort,
    with_tracks,
)

rule = pytest.mark.rule

SEVENTEEN = [
    *("wien-st_poelten", "st_poelten-lilienfeld", "lilienfeld-mariazell", "mariazell-leoben"),
    *("leoben-judenburg", "judenburg-feldkirchen", "feldkirchen-villach", "villach-udine"),
    *("wien-wr_neustadt", "wr_neustadt-gloggnitz", SEMMERING, "muerzzuschlag-bruck"),
    *("bruck-graz", "graz-st_veit", "st_veit-klagenfurt", "klagenfurt-kranj"),
    "wien-bratislava",
]


# Where. -------------------------------------------------------------------------------------------


@rule("IS-TRACK-01")
def test_one_or_two_tracks_and_no_third() -> None:
    state = with_tracks([])
    build(state, "wien-bratislava", 2)
    assert refusal(state, EndTurn()) is None
    build(state, "wien-wr_neustadt", 3)
    assert refusal(state, BuildTrack("wien-st_poelten")) == "IS-TRACK-01"
    assert offered(state, BuildTrack) == []
    assert holdings(state).tracks == ["wien-bratislava", "wien-wr_neustadt"]


@rule("IS-TRACK-01")
def test_a_unit_of_another_action_ends_no_building() -> None:
    state = with_tracks([], factories=[factory("wien.1", "wood")])
    build(state, "wien-bratislava", 2)
    assert refusal(state, Produce("wien.1")) == "IS-TURN-04"
    assert refusal(state, BuildTrack("wien-wr_neustadt")) is None


@rule("IS-TRACK-02")
def test_the_first_track_leaves_wien() -> None:
    state = with_tracks([])
    links = {one.link for one in offered(state, BuildTrack)}
    assert links == {"wien-bratislava", "wien-wr_neustadt", "wien-st_poelten"}
    for link in ("bratislava-wr_neustadt", "bruck-graz", "ljubljana-trieste"):
        assert refusal(state, BuildTrack(link)) == "IS-TRACK-02"


@rule("IS-TRACK-02")
def test_a_track_of_somebody_else_is_no_network() -> None:
    others = [player(tracks=TO_GLOGGNITZ), player(), player()]
    state = with_tracks(["wien-bratislava"], others=others)
    assert refusal(state, BuildTrack("wr_neustadt-gloggnitz")) == "IS-TRACK-02"
    assert refusal(state, BuildTrack("bratislava-sopron")) is None


@rule("IS-TRACK-02")
def test_a_description_has_one_network() -> None:
    with pytest.raises(BadInput, match="track"):
        with_tracks(["wien-bratislava", "bruck-graz"])


@rule("IS-TRACK-03", "IS-TRACK-16", "IS-TRACK-19")
def test_the_second_track_may_start_where_the_first_ended() -> None:
    # R5: effort 3 + 4.
    state = with_tracks([])
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
    state = with_tracks([], crowns=["wr_neustadt-gloggnitz"])
    build(state, "wien-wr_neustadt", 3)
    assert refusal(state, BuildTrack(SEMMERING)) == "IS-TRACK-02"
    play(state, BuyAccess("wr_neustadt-gloggnitz"))
    build(state, SEMMERING, 3, 3)


@rule("IS-TRACK-04")
def test_one_track_each_on_a_link() -> None:
    state = with_tracks(["wien-bratislava"])
    assert refusal(state, BuildTrack("wien-bratislava")) == "IS-TRACK-04"
    build(state, "wien-wr_neustadt", 3)
    assert refusal(state, BuildTrack("wien-wr_neustadt")) == "IS-TRACK-04"


@rule("IS-TRACK-05", "IS-TRACK-13")
def test_all_players_may_have_a_track_on_a_link() -> None:
    others = [player(tracks=["wien-bratislava"]) for _ in range(3)]
    state = with_tracks([], others=others)
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
    state = with_tracks(["wien-wr_neustadt"], crowns=["wr_neustadt-gloggnitz"], others=others)
    assert refusal(state, BuildTrack("wr_neustadt-gloggnitz")) == "IS-TRACK-06"
    assert refusal(state, BuyAccess("wr_neustadt-gloggnitz")) is None
    play(state, Pass(), EndTurn())
    assert refusal(state, BuildTrack("wr_neustadt-gloggnitz")) == "IS-TRACK-06"


@rule("IS-TRACK-07", "IS-CITY-02")
def test_a_link_inside_the_network_may_be_built() -> None:
    state = with_tracks(FORK)
    play(state, BuildTrack("bratislava-wr_neustadt"))
    assert effort(state) == 2
    events = play(state, Work(2))
    assert [one for one in events if isinstance(one, CityReached)] == []
    assert "bratislava-wr_neustadt" in holdings(state).tracks


# Two tracks in a city. ----------------------------------------------------------------------------


@rule("IS-TRACK-08")
def test_no_third_track_in_bratislava() -> None:
    # R3, the example of the rulebook.
    state = with_tracks(["wien-bratislava"])
    assert refusal(state, BuildTrack("bratislava-sopron")) is None
    build(state, "bratislava-wr_neustadt", 3)
    assert refusal(state, BuildTrack("bratislava-sopron")) == "IS-TRACK-08"


@rule("IS-TRACK-08")
def test_the_limit_holds_at_either_end() -> None:
    state = with_tracks([*FORK, "wr_neustadt-sopron"])
    assert refusal(state, BuildTrack("bratislava-wr_neustadt")) == "IS-TRACK-08"
    assert refusal(state, BuildTrack("wr_neustadt-gloggnitz")) == "IS-TRACK-08"
    assert refusal(state, BuildTrack("bratislava-sopron")) is None


@rule("IS-TRACK-01", "IS-TRACK-02", "IS-TRACK-08", "IS-TRACK-10")
def test_yellows_tracks() -> None:
    """Wr. Neustadt–Sopron; no third track in Wr. Neustadt; a third one out of Wien."""
    state = with_tracks(FORK)
    build(state, "wr_neustadt-sopron", 3, 2)
    assert refusal(state, BuildTrack("wr_neustadt-gloggnitz")) == "IS-TRACK-08"
    build(state, "wien-st_poelten", 3)
    assert len(holdings(state).tracks) == 4


@rule("IS-TRACK-09")
def test_state_access_counts_for_the_limit() -> None:
    crown = ["bratislava-sopron"]
    state = with_tracks(["wien-bratislava", "bratislava-sopron"], crowns=crown)
    assert refusal(state, BuildTrack("bratislava-wr_neustadt")) == "IS-TRACK-08"


@rule("IS-TRACK-09", "IS-TRACK-10")
def test_the_limit_binds_state_access() -> None:
    # R4: two tracks at Maribor and a crown on Maribor–Celje.
    way = [
        *("wien-bratislava", "bratislava-sopron", "sopron-szombathely"),
        *("szombathely-nagykanizsa", "nagykanizsa-maribor", "maribor-wolfsberg"),
    ]
    state = with_tracks(way, crowns=["maribor-celje"])
    assert refusal(state, BuyAccess("maribor-celje")) == "IS-TRACK-08"
    state = with_tracks(way, crowns=["maribor-celje"], stations=["maribor"])
    assert refusal(state, BuyAccess("maribor-celje")) is None


@rule("IS-TRACK-09")
def test_tracks_and_stations_of_others_do_not_count() -> None:
    links = ["wien-bratislava", "bratislava-wr_neustadt"]
    others = [player(tracks=links, stations=["bratislava"]), player(tracks=links), player()]
    state = with_tracks(["wien-bratislava"], others=others)
    assert refusal(state, BuildTrack("bratislava-sopron")) is None
    state = with_tracks(links, others=others)
    assert refusal(state, BuildTrack("bratislava-sopron")) == "IS-TRACK-08"


@rule("IS-TRACK-10")
def test_a_station_lifts_the_limit() -> None:
    links = ["wien-wr_neustadt", "wr_neustadt-sopron", "wr_neustadt-gloggnitz"]
    state = with_tracks(links, stations=["wr_neustadt"])
    build(state, "wr_neustadt-lilienfeld", 3, 1)
    build(state, "bratislava-wr_neustadt", 2)
    assert len(holdings(state).tracks) == 5
    with pytest.raises(BadInput, match="wr_neustadt"):
        with_tracks(links)


@rule("IS-TRACK-11")
def test_eighteen_tracks_are_all() -> None:
    state = with_tracks(SEVENTEEN, crowns=[])
    assert seen(state).players[ANN].tracks_left == 1
    build(state, "bratislava-sopron", 3, 2)
    assert seen(state).players[ANN].tracks_left == 0
    assert refusal(state, BuildTrack("sopron-hartberg")) == "IS-TRACK-11"
    full = with_tracks([*SEVENTEEN, "bratislava-sopron"], crowns=[])
    assert refusal(full, BuildTrack("sopron-hartberg")) == "IS-TRACK-11"
