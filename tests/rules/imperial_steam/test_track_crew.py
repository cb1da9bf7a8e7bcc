"""The effort of a track, and the crew that brings it."""

from typing import Any

import pytest

from footplate import Action
from footplate.games.imperial_steam.language.actions import (
    BuildTrack,
    BuyGood,
    Deliver,
    EndTurn,
    Forgo,
    Fundraise,
    Pass,
    Work,
)
from footplate.games.imperial_steam.language.events import (
    CityReached,
    FeePaid,
    GoodsSpent,
    TrackLaid,
    WorkerSent,
)
from tests.rules.imperial_steam.given import (
    ANN,
    described,
    factory,
    holdings,
    money,
    play,
    player,
    refusal,
    step,
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
    state = with_tracks(tracks)
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
    state = with_tracks(["wien-bratislava", "bratislava-wr_neustadt"])
    play(state, BuildTrack("wien-wr_neustadt"))
    assert effort(state) == 1
    play(state, Work(1))
    assert step(state) == "turn"


@rule("IS-TRACK-18", "IS-TRACK-17", "IS-CITY-02")
def test_of_two_tracks_into_a_new_city_the_second_is_inside() -> None:
    # R6: 5 + min(2, 5) = 7.
    state = with_tracks(FORK)
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
    state = with_tracks(FORK)
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
    state = with_tracks(["wien-bratislava"], idle=idle, working=[3, 3, 3])
    found = refusal(state, BuildTrack("bratislava-sopron"))
    assert found == (None if legal else "IS-TRACK-20")


@rule("IS-TRACK-20")
@pytest.mark.parametrize(
    ("idle", "legal"), [([0, 0, 2], True), ([0, 2, 1], True), ([2, 0, 1], False)]
)
def test_what_is_left_over_helps(idle: list[int], legal: bool) -> None:
    """First effort 3, then 3 again: left over and idle workers together."""
    state = with_tracks([], idle=idle)
    play(state, BuildTrack("wien-wr_neustadt"), Work(3), Forgo())
    found = refusal(state, BuildTrack("wien-st_poelten"))
    assert found == (None if legal else "IS-TRACK-20")


@rule("IS-TRACK-20")
def test_what_is_left_over_may_be_enough_with_nobody_idle() -> None:
    state = with_tracks([*FORK, "wr_neustadt-sopron"], idle=[0, 1, 1])
    play(state, BuildTrack("wien-st_poelten"), Work(2), Work(3), Forgo())
    assert (described(state).turn.surplus, holdings(state).idle) == (2, [0, 0, 0])
    assert refusal(state, BuildTrack("st_poelten-lilienfeld")) == "IS-TRACK-20"
    play(state, BuildTrack("bratislava-sopron"))
    assert (step(state), described(state).turn.surplus) == ("turn", 0)


@rule("IS-TRACK-08", "IS-TRACK-16", "IS-TRACK-19", "IS-TRACK-20")
def test_turquoise_lacks_experience_and_a_station() -> None:
    """Bratislava–Wr. Neustadt and Bratislava–Sopron need 8; two workers of level 2 have 4."""
    state = with_tracks(["wien-bratislava"], idle=[0, 2, 0])
    play(state, BuildTrack("bratislava-wr_neustadt"), Work(2), Work(2), Forgo())
    assert refusal(state, BuildTrack("bratislava-sopron")) in {"IS-TRACK-08", "IS-TRACK-20"}
    skilled = with_tracks(["wien-bratislava"], idle=[0, 1, 2])
    build(skilled, "bratislava-wr_neustadt", 3)
    assert refusal(skilled, BuildTrack("bratislava-sopron")) == "IS-TRACK-08"
    station = with_tracks(["wien-bratislava"], idle=[0, 1, 2], stations=["bratislava"])
    build(station, "bratislava-wr_neustadt", 3)
    build(station, "bratislava-sopron", 3, 2)
    short = with_tracks(["wien-bratislava"], idle=[1, 0, 2], stations=["bratislava"])
    build(short, "bratislava-wr_neustadt", 3)
    assert refusal(short, BuildTrack("bratislava-sopron")) == "IS-TRACK-20"


@rule("IS-TRACK-16", "IS-TRACK-21", "IS-TRACK-22", "IS-TRACK-23")
def test_turquoise_builds_one_track_with_both_workers() -> None:
    # R8: effort 3 with two workers of level 2, and the point left over is lost.
    state = with_tracks(["wien-bratislava"], idle=[0, 2, 0], round=2)
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
    state = with_tracks([])
    play(state, BuildTrack("wien-bratislava"), Work(1))
    assert "wien-bratislava" not in holdings(state).tracks
    assert refusal(state, action) == "IS-TRACK-21"
    assert refusal(state, EndTurn()) == "IS-TURN-15"
    assert state.actions() == [Work(1), Work(2), Work(3)]
    play(state, Work(1))
    assert holdings(state).tracks == ["wien-bratislava"]


@rule("IS-TRACK-21", "IS-TRACK-24")
def test_where_enough_is_left_over_no_crew_is_asked() -> None:
    state = with_tracks([])
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
    state = with_tracks([], idle=[3, 0, 0], working=[0, 3, 3], factories=factories)
    play(state, BuildTrack("wien-bratislava"))
    levels: list[Any] = [0, 2, 3, 4]
    for level in levels:
        assert refusal(state, Work(level)) == "IS-TRACK-22"
    (sent,) = play(state, Work(1))
    assert sent == WorkerSent(ANN, 1)
    assert (holdings(state).idle, holdings(state).working) == ([2, 0, 0], [1, 3, 3])


@rule("IS-TRACK-23")
def test_there_is_no_change_for_experience() -> None:
    state = with_tracks([], round=2)
    build(state, "wien-bratislava", 3)
    assert (holdings(state).working, described(state).turn.surplus) == ([0, 0, 1], 1)
    play(state, EndTurn(), *[Pass(), EndTurn()] * 3)
    play(state, BuildTrack("wien-wr_neustadt"))
    assert effort(state) == 3


@rule("IS-TRACK-24")
def test_a_larger_crew_is_made_up_after_the_first_track() -> None:
    state = with_tracks([])
    assert refusal(state, Work(1)) == "IS-TRACK-24"
    build(state, "wien-wr_neustadt", 3)
    play(state, Work(1), Work(2))
    assert described(state).turn.surplus == 3
    assert (holdings(state).idle, holdings(state).working) == ([2, 2, 2], [1, 1, 1])
    assert refusal(state, EndTurn()) is None


@rule("IS-TRACK-24")
def test_no_worker_is_sent_at_other_times() -> None:
    state = with_tracks([])
    build(state, "wien-wr_neustadt", 3)
    build(state, "wien-bratislava", 2)
    assert refusal(state, Work(1)) == "IS-TRACK-24"
    state = with_tracks([])
    play(state, Pass())
    assert refusal(state, Work(1)) == "IS-TRACK-24"


@rule("IS-TRACK-25")
def test_what_the_first_track_brings_serves_for_the_second() -> None:
    # R10: the iron delivered to Gloggnitz pays the fee of the next track.
    others = [player(tracks=[*TO_GLOGGNITZ, SEMMERING]), player(), player()]
    state = with_tracks(
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
    state = with_tracks([], others=others)
    first = play(state, BuildTrack("wien-bratislava"))
    assert {FeePaid, GoodsSpent} <= {type(one) for one in first}
    assert not {TrackLaid, CityReached} & {type(one) for one in first}
    then = [type(one) for one in play(state, Work(2))]
    assert then.index(WorkerSent) < then.index(TrackLaid) < then.index(CityReached)
