"""Build a station: where, for how much, and what it opens."""

import pytest

from footplate.games.imperial_steam.language.actions import (
    BuildFactory,
    BuildStation,
    BuildTrack,
    EndTurn,
    Pass,
    Staff,
)
from footplate.games.imperial_steam.language.events import StationBuilt
from tests.rules.imperial_steam.given import (
    ANN,
    LAST,
    building,
    described,
    given,
    goods,
    holdings,
    money,
    offered,
    play,
    player,
    refusal,
    seen,
)
from tests.rules.imperial_steam.lines import TO_GLOGGNITZ, TO_MUERZZUSCHLAG, TO_SZOMBATHELY

rule = pytest.mark.rule

# Stations. ----------------------------------------------------------------------------------------


@rule("IS-STATION-01", "IS-STATION-03", "IS-STATION-05")
def test_purples_station_for_50() -> None:
    # The rulebook's example, with Mürzzuschlag as a city of that cost.
    state = building(tracks=TO_MUERZZUSCHLAG)
    others = [money(state, seat) for seat in (1, 2, 3)]
    events = play(state, BuildStation("muerzzuschlag"))
    assert StationBuilt(ANN, "muerzzuschlag", 50, 10) in events
    assert (money(state), holdings(state).stations) == (450, ["muerzzuschlag"])
    assert [money(state, seat) for seat in (1, 2, 3)] == others
    view = seen(state).players[ANN]
    assert (view.floors, view.stations_left, view.income) == (2, 1, 20)


@rule("IS-STATION-01")
def test_a_station_stands_in_a_city_of_the_own_network() -> None:
    state = building(tracks=["wien-bratislava"])
    assert refusal(state, BuildStation("wr_neustadt")) == "IS-STATION-01"
    assert refusal(state, BuildStation("bratislava")) is None


@rule("IS-STATION-01")
def test_a_site_that_somebody_else_has_is_not_empty() -> None:
    # Bratislava has one site.
    rival = player(tracks=["wien-bratislava"], stations=["bratislava"])
    state = given([player(tracks=["wien-bratislava"]), rival])
    assert refusal(state, BuildStation("bratislava")) == "IS-STATION-01"


@rule("IS-STATION-02")
def test_one_own_station_in_a_city() -> None:
    # F1: Graz has two sites; Wien has one for each player.
    way = [*TO_GLOGGNITZ, "gloggnitz-hartberg", "hartberg-graz"]
    state = given([player(tracks=way, stations=["graz"]), player(tracks=way)])
    assert refusal(state, BuildStation("graz")) == "IS-STATION-02"
    assert refusal(state, BuildStation("wien")) == "IS-STATION-02"
    play(state, Pass(), EndTurn())
    assert refusal(state, BuildStation("graz")) is None
    assert refusal(state, BuildStation("wien")) == "IS-STATION-02"


@rule("IS-STATION-03")
@pytest.mark.parametrize(
    ("city", "cost"), [("bratislava", 30), ("gloggnitz", 40), ("szombathely", 40)]
)
def test_the_city_says_what_a_station_costs(city: str, cost: int) -> None:
    state = building(tracks=[*TO_SZOMBATHELY, *TO_GLOGGNITZ], money=cost)
    assert refusal(state, BuildStation(city)) is None
    play(state, BuildStation(city))
    assert money(state) == 0
    short = building(tracks=[*TO_SZOMBATHELY, *TO_GLOGGNITZ], money=cost - 10)
    assert refusal(short, BuildStation(city)) == "IS-TURN-22"


@rule("IS-STATION-04")
def test_two_stations_in_a_game() -> None:
    state = building(tracks=[*TO_SZOMBATHELY, *TO_GLOGGNITZ], stations=["bratislava"])
    play(state, BuildStation("sopron"))
    assert seen(state).players[ANN].stations_left == 0
    third = building(tracks=[*TO_SZOMBATHELY, *TO_GLOGGNITZ], stations=["bratislava", "sopron"])
    assert refusal(third, BuildStation("wr_neustadt")) == "IS-STATION-04"
    assert offered(third, BuildStation) == []


@rule("IS-STATION-05", "IS-ROUND-09")
def test_a_station_brings_10_from_the_next_income_on() -> None:
    tracks = ["wien-bratislava"]
    state = given([player(tracks=tracks, hands={"pass": 1}), player()], **LAST)
    play(state, BuildStation("bratislava"))
    assert money(state) == 470
    play(state, EndTurn())
    assert (described(state).round, money(state)) == (2, 490)


@rule("IS-STATION-05", "IS-TRACK-10")
def test_a_station_lifts_the_limit_of_two_tracks() -> None:
    tracks = ["wien-bratislava", "bratislava-wr_neustadt"]
    state = given([player(tracks=tracks), player()])
    assert refusal(state, BuildTrack("bratislava-sopron")) == "IS-TRACK-08"
    play(state, BuildStation("bratislava"), EndTurn(), Pass(), EndTurn())
    assert refusal(state, BuildTrack("bratislava-sopron")) is None


@rule("IS-STATION-05", "IS-STORE-05")
def test_a_station_opens_a_floor_at_once() -> None:
    ann = player(engines=[3], goods=goods(2, 1, 1, 1), tracks=["wien-bratislava"])
    state = given([ann, player()])
    assert seen(state).players[ANN].room == 0
    play(state, BuildStation("bratislava"))
    assert seen(state).players[ANN].room == 1


@rule("IS-STATION-06")
@pytest.mark.parametrize("first", ["station", "factory"])
def test_one_building_in_an_action(first: str) -> None:
    state = building(tracks=TO_SZOMBATHELY)
    if first == "station":
        play(state, BuildStation("bratislava"))
    else:
        play(state, BuildFactory("wien.1", "iron"), Staff(1, "idle"))
    assert refusal(state, BuildStation("sopron")) == "IS-STATION-06"
    assert refusal(state, BuildFactory("wien.2", "iron")) == "IS-STATION-06"
    assert offered(state, BuildStation) == offered(state, BuildFactory) == []
