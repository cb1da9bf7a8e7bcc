"""Build a factory: where, for how much, and with which worker."""

from typing import Any, get_args

import pytest

from footplate.games.imperial_steam.board.blocks import GOODS, Good
from footplate.games.imperial_steam.language import actions
from footplate.games.imperial_steam.language.actions import (
    BuildFactory,
    BuildStation,
    BuildTrack,
    EndTurn,
    Forgo,
    Pass,
    SellShare,
    Staff,
    Work,
)
from footplate.games.imperial_steam.language.events import FactoryBuilt, FactoryStaffed
from footplate.games.imperial_steam.play.state import State
from tests.rules.imperial_steam.given import (
    ANN,
    BOB,
    LAST,
    building,
    described,
    factory,
    given,
    holdings,
    money,
    offered,
    play,
    player,
    refusal,
    seen,
    step,
    stored,
    wealth,
)
from tests.rules.imperial_steam.lines import (
    TO_GLOGGNITZ,
    TO_MUERZZUSCHLAG,
    TO_SZOMBATHELY,
)

rule = pytest.mark.rule


def built(state: State, site: str, good: Good, level: Any = 1) -> int:
    """Build a factory with an idle worker; what it cost."""
    before = money(state)
    play(state, BuildFactory(site, good))
    paid = before - money(state)
    play(state, Staff(level, "idle"))
    return paid


# Where. -------------------------------------------------------------------------------------------


@rule("IS-FACTORY-01")
def test_a_factory_stands_on_an_empty_site_of_the_own_network() -> None:
    rival = player(factories=[factory("wien.2", "wood")])
    own = player(tracks=["wien-bratislava"], factories=[factory("wien.1", "wood")])
    state = given([own, rival])
    assert refusal(state, BuildFactory("wien.1", "iron")) == "IS-FACTORY-01"
    assert refusal(state, BuildFactory("wien.2", "iron")) == "IS-FACTORY-01"
    assert refusal(state, BuildFactory("wr_neustadt.1", "iron")) == "IS-FACTORY-01"
    assert refusal(state, BuildFactory("bratislava.2", "iron")) == "IS-FACTORY-01"
    assert refusal(state, BuildFactory("bratislava.1", "iron")) is None


@rule("IS-FACTORY-02", "IS-BOARD-07")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_wien_has_as_many_sites_as_players(seats: int) -> None:
    # F7
    state = building(seats)
    sites = {one.site for one in offered(state, BuildFactory)}
    assert sites == {f"wien.{number}" for number in range(1, seats + 1)}
    for number in range(seats + 1, 5):
        assert refusal(state, BuildFactory(f"wien.{number}", "wood")) == "IS-FACTORY-02"


@rule("IS-FACTORY-03")
def test_one_player_may_build_on_all_sites_of_map_and_tiles() -> None:
    # Four players: Wien has four printed sites, Bratislava one on its tile.
    # Four more hands on the tile cost ten steps of influence.
    ann = player(tracks=["wien-bratislava"], idle=[5, 0, 0])
    state = given([ann, *[player(influence=0) for _ in range(3)]], round=4)
    sites = ["wien.1", "wien.2", "wien.3", "wien.4", "bratislava.1"]
    for site in sites:
        built(state, site, "wood")
        play(state, EndTurn())
        while state.seat != ANN and step(state) == "turn":
            play(state, Pass(), EndTurn())
    assert {one.site for one in holdings(state).factories} == set(sites)


# The price. ---------------------------------------------------------------------------------------


@rule("IS-FACTORY-04")
def test_an_iron_factory_for_the_boards_40() -> None:
    # The rulebook's example.
    state = building()
    (told,) = play(state, BuildFactory("wien.1", "iron"))[-1:]
    assert told == FactoryBuilt(ANN, "wien.1", "iron", 40)
    assert money(state) == 460


@rule("IS-FACTORY-04", "IS-FACTORY-08", "IS-DELIVER-09")
def test_four_taken_with_four_players_cost_50_and_pay_80() -> None:
    # F4: three of Ann's, one of Bob's.
    mine = [factory(site, "iron") for site in ("wien.1", "wien.2", "wien.3")]
    state = given(
        [
            player(tracks=["wien-bratislava"], factories=mine),
            player(factories=[factory("wien.4", "iron")]),
            player(),
            player(),
        ]
    )
    market = next(one for one in seen(state).market if one.good == "iron")
    assert (market.factory_cost, market.pay, market.factories) == (50, 80, 8)
    assert built(state, "bratislava.1", "iron") == 50


@rule("IS-FACTORY-04")
@pytest.mark.parametrize(
    ("good", "costs"),
    [
        ("wood", [20, 20, 30, 30]),
        ("stone", [30, 30, 40, 40]),
        ("iron", [40, 40, 50, 50]),
        ("coal", [50, 50, 60, 60]),
    ],
)
def test_each_factory_of_a_good_moves_its_own_price(good: Good, costs: list[int]) -> None:
    sites = ["wien.1", "wien.2", "bratislava.1", "lilienfeld.1"]
    tracks = ["wien-bratislava", "wien-st_poelten", "st_poelten-lilienfeld"]
    for taken, cost in enumerate(costs):
        made = [factory(site, good) for site in sites[:taken]]
        state = building(2, tracks=tracks, factories=made)
        assert built(state, sites[taken], good) == cost
        for have, expected in ((cost, None), (cost - 10, "IS-TURN-22")):
            purse = building(2, tracks=tracks, factories=made, money=have)
            assert refusal(purse, BuildFactory(sites[taken], good)) == expected


@rule("IS-FACTORY-05")
@pytest.mark.parametrize("good", GOODS)
def test_a_printed_price_of_40_holds_for_any_factory(good: Good) -> None:
    # The rulebook's example; F3. Szombathely has such a site, as Leoben.
    assert built(building(tracks=TO_SZOMBATHELY), "szombathely.1", good) == 40


@rule("IS-FACTORY-05")
def test_leobens_site_costs_40() -> None:
    # F3
    way = [*TO_MUERZZUSCHLAG, "muerzzuschlag-bruck", "bruck-leoben"]
    state = building(
        2, tracks=way, factories=[factory("wien.1", "coal"), factory("wien.2", "coal")]
    )
    assert built(state, "leoben.1", "coal") == 40


@rule("IS-FACTORY-06")
@pytest.mark.parametrize("good", GOODS)
def test_the_station_sign_takes_the_station_cost_for_any_factory(good: Good) -> None:
    # The rulebook's example; F3: Wr. Neustadt, 30, also for the dearest.
    assert built(building(tracks=TO_GLOGGNITZ), "wr_neustadt.1", good) == 30


@rule("IS-FACTORY-06")
def test_the_station_sign_counts_also_where_the_stations_are_full() -> None:
    # F3
    rival = player(tracks=TO_GLOGGNITZ, stations=["wr_neustadt"])
    state = given([player(tracks=TO_GLOGGNITZ, money=30), rival])
    assert refusal(state, BuildStation("wr_neustadt")) == "IS-STATION-01"
    assert built(state, "wr_neustadt.1", "coal") == 30
    short = given([player(tracks=TO_GLOGGNITZ, money=20), rival])
    assert refusal(short, BuildFactory("wr_neustadt.1", "wood")) == "IS-TURN-22"


@rule("IS-FACTORY-07")
def test_an_empty_row_is_refused() -> None:
    # F4: two players, six of each good.
    tracks = [
        *TO_SZOMBATHELY,
        *TO_GLOGGNITZ,
        "gloggnitz-hartberg",
        "wien-st_poelten",
        "st_poelten-lilienfeld",
    ]
    sites = ["wien.1", "wien.2", "wr_neustadt.1", "bratislava.1", "lilienfeld.1", "szombathely.1"]
    made = [factory(site, "iron", 0) for site in sites]
    state = given([player(tracks=tracks, factories=made), player()])
    assert refusal(state, BuildFactory("hartberg.1", "iron")) == "IS-FACTORY-07"
    assert refusal(state, BuildFactory("hartberg.1", "wood")) is None
    last = given([player(tracks=tracks, factories=made[:5]), player()])
    assert built(last, "szombathely.1", "iron") == 40


@rule("IS-FACTORY-08")
def test_a_factory_taken_moves_the_row_for_everybody() -> None:
    state = given(
        [player(factories=[factory("wien.1", "iron")]), player(tracks=["wien-bratislava"])]
    )
    before = next(one for one in seen(state).market if one.good == "iron")
    assert built(state, "wien.2", "iron") == 40
    play(state, EndTurn())
    after = next(one for one in seen(state, BOB).market if one.good == "iron")
    assert (before.factory_cost, before.pay, before.factories) == (40, 90, 5)
    assert (after.factory_cost, after.pay, after.factories) == (50, 80, 4)
    play(state, BuildFactory("bratislava.1", "iron"))
    assert money(state, BOB) == 450


# The worker. --------------------------------------------------------------------------------------


@rule("IS-FACTORY-09")
def test_without_a_worker_there_is_no_factory() -> None:
    # F5
    state = building(idle=[0, 0, 0], working=[0, 0, 0])
    assert refusal(state, BuildFactory("wien.1", "wood")) == "IS-FACTORY-09"
    busy = building(idle=[0, 0, 0], working=[0, 1, 0])
    assert refusal(busy, BuildFactory("wien.1", "wood")) is None


@rule(
    "IS-FACTORY-01",
    "IS-FACTORY-04",
    "IS-FACTORY-10",
    "IS-FACTORY-11",
    "IS-FACTORY-12",
    "IS-SCORE-09",
)
def test_yellows_factory_in_bratislava() -> None:
    # The rulebook's example: 40 guldens, a worker of level 2 that has worked, 3 iron, and the
    # contract for one iron factory counts as filled; F5.
    state = given(
        [
            player(
                tracks=["wien-bratislava"], idle=[0, 0, 1], working=[0, 1, 0], contracts=["k05"]
            ),
            player(),
        ]
    )
    assert {one.value for one in seen(state).contracts} == {60}
    play(state, BuildFactory("bratislava.1", "iron"))
    assert (step(state), money(state)) == ("staff", 460)
    (told,) = play(state, Staff(2, "working"))
    assert told == FactoryStaffed(ANN, "bratislava.1", "iron", 2, "working", 3)
    yellow = holdings(state)
    assert (yellow.idle, yellow.working) == ([0, 0, 1], [0, 0, 0])
    (iron,) = yellow.factories
    assert (iron.site, iron.good, iron.goods) == ("bratislava.1", "iron", 3)
    assert [(one.contract, one.value) for one in wealth(state, trieste=True).contracts] == [
        ("k05", 60)
    ]


@rule("IS-FACTORY-10")
def test_the_worker_is_named_next_and_must_be_there() -> None:
    state = building(idle=[1, 0, 0], working=[0, 1, 0])
    play(state, BuildFactory("wien.1", "iron"))
    assert state.actions() == [Staff(1, "idle"), Staff(2, "working")]
    for wrong in (Staff(2, "idle"), Staff(1, "working"), Staff(3, "idle")):
        assert refusal(state, wrong) == "IS-FACTORY-10"
    assert refusal(state, BuildFactory("wien.2", "iron")) == "IS-FACTORY-10"
    assert refusal(state, SellShare()) == "IS-TURN-13"
    assert refusal(state, EndTurn()) == "IS-TURN-15"


@rule("IS-FACTORY-11")
def test_a_settled_worker_never_works_again() -> None:
    state = given([player(idle=[0, 2, 0], hands={"pass": 1}), player()], **LAST)
    built(state, "wien.1", "iron", 2)
    play(state, EndTurn())
    # A new round trains the one that is left; the settled one does not come back.
    assert (described(state).round, holdings(state).idle) == (2, [0, 0, 1])
    play(state, BuildTrack("wien-bratislava"), Work(3), Forgo(), EndTurn())
    assert (holdings(state).idle, holdings(state).working) == ([0, 0, 0], [0, 0, 1])
    play(state, Pass(), EndTurn())
    assert refusal(state, BuildTrack("wien-wr_neustadt")) == "IS-TRACK-20"


@rule("IS-FACTORY-11")
def test_a_settled_worker_serves_no_other_factory() -> None:
    alone = building(idle=[0, 0, 0], factories=[factory("wien.1", "iron")])
    assert refusal(alone, BuildFactory("wien.2", "iron")) == "IS-FACTORY-09"


@rule("IS-FACTORY-12")
@pytest.mark.parametrize("area", ["idle", "working"])
@pytest.mark.parametrize(("level", "count"), [(1, 2), (2, 3), (3, 4)])
def test_the_level_says_how_many_goods_there_are(level: Any, count: int, area: Any) -> None:
    # F5
    state = building(idle=[1, 1, 1], working=[1, 1, 1])
    before = stored(state)
    play(state, BuildFactory("wien.1", "coal"), Staff(level, area))
    (made,) = holdings(state).factories
    assert (made.good, made.goods) == ("coal", count)
    assert stored(state) == before
    left = {"idle": [1, 1, 1], "working": [1, 1, 1]}
    left[area][level - 1] -= 1
    assert {"idle": holdings(state).idle, "working": holdings(state).working} == left


@rule("IS-FACTORY-13")
def test_an_empty_factory_stays_empty_and_counts_for_contracts() -> None:
    made = [factory("wien.1", "iron", 0)]
    ann = player(factories=made, contracts=["k05"], hands={"fundraise": 1})
    state = given([ann, player()], **LAST)
    play(state, Pass(), EndTurn())
    assert described(state).round == 2
    (found,) = holdings(state).factories
    assert (found.site, found.goods) == ("wien.1", 0)
    assert [one.value for one in wealth(state, trieste=True).contracts] == [60]


@rule("IS-FACTORY-14", "IS-CONTRACT-09")
def test_no_action_moves_a_factory_between_contracts() -> None:
    # F6: what a later contract needs is assigned anew by itself.
    kinds = {kind.__name__: kind.__struct_fields__ for kind in get_args(actions.AnyAction)}
    assert [name for name, fields in kinds.items() if "contract" in fields] == ["SecureContract"]
    assert [name for name, fields in kinds.items() if "site" in fields] == [
        "BuildFactory",
        "Produce",
        "Deliver",
    ]
    made = [factory("wien.1", "iron"), factory("wien.2", "coal")]
    one = given([player(factories=made, contracts=["k06"]), player()])
    both = given([player(factories=made, contracts=["k06", "k17"]), player()])
    assert [c.value for c in wealth(one, trieste=True).contracts] == [70]
    assert [c.value for c in wealth(both, trieste=True).contracts] == [-70, 160]
