"""Deliveries: fuel and good, what a city wants, what it pays, and how a hub grows."""

from typing import Any

import pytest

from footplate.games.imperial_steam.actions import (
    BuildTrack,
    Deliver,
    EndTurn,
    HireWorker,
    Pass,
    Produce,
    Work,
)
from footplate.games.imperial_steam.boardblocks import Good, Hub
from footplate.games.imperial_steam.events import GoodDelivered, HubGrown
from footplate.games.imperial_steam.state import State
from footplate.games.imperial_steam.views import CityView
from tests.games.imperial_steam.standard import STANDARD
from tests.rules.imperial_steam.given import (
    ANN,
    BOB,
    described,
    factory,
    foretold,
    given,
    goods,
    holdings,
    hub,
    influence,
    money,
    offered,
    play,
    player,
    refusal,
    seen,
    step,
    stored,
)

rule = pytest.mark.rule

SOUTH = ["wien-wr_neustadt", "wr_neustadt-gloggnitz"]
"""To Gloggnitz, where the blue hub is with the growth 1, 1, 0, 1, 2."""
SEMMERING = [*SOUTH, "gloggnitz-muerzzuschlag"]
"""To Mürzzuschlag, which wants a wood and a stone with three and four players."""


def delivering(*made: Any, seats: int = 2, ann: Any = None, **position: Any) -> State:
    """Ann is on turn and reaches Gloggnitz; she has these factories."""
    holds = {"tracks": SOUTH, "factories": list(made), **(ann or {})}
    rest = [player(tracks=SOUTH, influence=0) for _ in range(seats - 1)]
    return given([player(**holds), *rest], **{"seat": ANN, **position})


def city(state: State, name: str) -> CityView:
    return next(one for one in seen(state).cities if one.id == name)


# Fuel and good. -----------------------------------------------------------------------------------


@rule(
    "IS-CITY-14",
    "IS-DELIVER-02",
    "IS-DELIVER-03",
    "IS-DELIVER-05",
    "IS-DELIVER-09",
    "IS-DELIVER-12",
    "IS-TURN-11",
)
def test_iron_delivery_for_90() -> None:
    # The rulebook's example: from Bratislava, right after the track to Gloggnitz is built.
    ann = player(
        tracks=["wien-bratislava", "wien-wr_neustadt"],
        factories=[factory("bratislava.1", "iron", 3)],
    )
    state = given([ann, player()])
    assert refusal(state, Deliver("bratislava.1", "gloggnitz")) == "IS-DELIVER-05"
    play(state, BuildTrack("wr_neustadt-gloggnitz"), Work(3), Work(1))
    coal = stored(state)["coal"]
    events = play(state, Deliver("bratislava.1", "gloggnitz"))
    assert events == [
        GoodDelivered(ANN, "bratislava.1", "Bratislava", "Gloggnitz", "iron", 90, "", hub="blue"),
        HubGrown("blue", 1, 90),
    ]
    assert (money(state), stored(state)["coal"]) == (590, coal - 1)
    assert holdings(state).factories[0].goods == 2
    assert hub(state, "blue") == 90


@rule("IS-DELIVER-01")
def test_one_delivery_a_turn() -> None:
    # T5: the second one waits for the next turn.
    state = delivering(factory("wien.1", "wood"), factory("wien.2", "iron"))
    play(state, Deliver("wien.1", "gloggnitz"))
    assert refusal(state, Deliver("wien.2", "gloggnitz")) == "IS-DELIVER-01"
    play(state, Pass())
    assert refusal(state, Deliver("wien.2", "gloggnitz")) == "IS-DELIVER-01"
    assert offered(state, Deliver) == []
    play(state, EndTurn(), Pass(), EndTurn())
    assert refusal(state, Deliver("wien.2", "gloggnitz")) is None


@rule("IS-DELIVER-01", "IS-TURN-11")
def test_a_delivery_is_no_main_action() -> None:
    state = delivering(factory("wien.1", "wood"))
    play(state, Deliver("wien.1", "gloggnitz"))
    assert holdings(state).hands == {}
    assert refusal(state, EndTurn()) == "IS-TURN-15"


@rule("IS-DELIVER-02")
def test_without_stored_coal_nothing_is_delivered() -> None:
    ann = {"goods": goods(4, 4, 4, 0), "landing": goods(coal=1)}
    state = delivering(factory("wien.1", "iron"), ann=ann)
    assert refusal(state, Deliver("wien.1", "gloggnitz")) == "IS-DELIVER-02"


@rule("IS-DELIVER-03")
def test_the_good_comes_from_an_own_factory_that_has_some() -> None:
    rival = player(tracks=SOUTH, factories=[factory("wien.2", "wood")])
    own = player(tracks=SOUTH, factories=[factory("wien.1", "iron", 0)])
    state = given([own, rival])
    for site in ("wien.1", "wien.2", "wr_neustadt.1"):
        assert refusal(state, Deliver(site, "gloggnitz")) == "IS-DELIVER-03"
    assert offered(state, Deliver) == []


@rule("IS-DELIVER-04")
def test_stored_goods_are_not_delivered() -> None:
    # D1: what was produced has left its factory.
    state = delivering(factory("wien.1", "iron", 1))
    play(state, Produce("wien.1"))
    assert stored(state)["iron"] == 5
    assert refusal(state, Deliver("wien.1", "gloggnitz")) == "IS-DELIVER-03"


@rule("IS-DELIVER-04")
def test_local_coal_is_no_fuel() -> None:
    ann = {"goods": goods(4, 4, 4, 0)}
    state = delivering(factory("wien.1", "iron"), factory("wien.2", "coal"), ann=ann)
    assert refusal(state, Deliver("wien.1", "gloggnitz")) == "IS-DELIVER-02"
    assert refusal(state, Deliver("wien.2", "gloggnitz")) == "IS-DELIVER-02"


@rule("IS-DELIVER-02", "IS-DELIVER-04")
def test_fuel_and_good_are_two_cubes() -> None:
    # D1: one coal stored and one local: both are gone.
    state = delivering(factory("wien.1", "coal", 1), ann={"goods": goods(coal=1)})
    assert refusal(state, Deliver("wien.1", "gloggnitz")) is None
    play(state, Deliver("wien.1", "gloggnitz"))
    assert (stored(state), holdings(state).factories[0].goods) == (goods(), 0)


@rule("IS-DELIVER-05")
def test_the_city_belongs_to_the_own_network() -> None:
    # Two players: Graz is the bronze hub; Bob's tracks there do not serve Ann.
    way = [*SOUTH, "gloggnitz-hartberg", "hartberg-graz"]
    made = [factory("wien.1", "iron")]
    state = given([player(tracks=SOUTH, factories=made), player(tracks=way)])
    assert refusal(state, Deliver("wien.1", "graz")) == "IS-DELIVER-05"
    assert refusal(state, Deliver("wien.1", "gloggnitz")) is None


# What a city wants. -------------------------------------------------------------------------------


@rule("IS-DELIVER-06")
@pytest.mark.parametrize("good", ["wood", "stone", "iron"])
def test_a_hub_wants_each_good_once(good: Good) -> None:
    state = delivering(factory("wien.1", good))
    assert sorted(city(state, "gloggnitz").wanted) == ["coal", "coal", "iron", "stone", "wood"]
    play(state, Deliver("wien.1", "gloggnitz"), Pass(), EndTurn(), Pass(), EndTurn())
    assert refusal(state, Deliver("wien.1", "gloggnitz")) == "IS-DELIVER-06"
    rest = [one for one in ("wood", "stone", "iron") if one != good]
    other = delivering(factory("wien.1", good), delivered={"gloggnitz": rest})
    assert refusal(other, Deliver("wien.1", "gloggnitz")) is None


@rule("IS-DELIVER-06")
def test_whoever_brought_it() -> None:
    made = [factory("wien.1", "iron")]
    state = given(
        [
            player(tracks=SOUTH, factories=made),
            player(tracks=SOUTH, factories=[factory("wien.2", "iron"), factory("wien.3", "wood")]),
            player(),
        ]
    )
    play(state, Deliver("wien.1", "gloggnitz"), Pass(), EndTurn())
    assert state.seat == BOB
    assert refusal(state, Deliver("wien.2", "gloggnitz")) == "IS-DELIVER-06"
    assert refusal(state, Deliver("wien.3", "gloggnitz")) is None


@rule("IS-DELIVER-06", "IS-DELIVER-10")
def test_two_coal_by_two_players_bring_the_keys() -> None:
    # D2: gold, then silver, and no guldens; a third coal is not wanted.
    seats = [player(tracks=SOUTH, factories=[factory(f"wien.{n}", "coal")]) for n in (1, 2, 3)]
    state = given(seats)
    events = play(state, Deliver("wien.1", "gloggnitz"))
    assert GoodDelivered(ANN, "wien.1", "Wien", "Gloggnitz", "coal", 0, "gold", "blue") in events
    play(state, Pass(), EndTurn())
    play(state, Deliver("wien.2", "gloggnitz"), Pass(), EndTurn())
    assert [holdings(state, seat).gold_keys for seat in range(3)] == [["blue"], [], []]
    assert [holdings(state, seat).silver_keys for seat in range(3)] == [[], ["blue"], []]
    assert [money(state, seat) for seat in range(3)] == [500, 500, 500]
    assert refusal(state, Deliver("wien.3", "gloggnitz")) == "IS-DELIVER-06"


@rule("IS-DELIVER-07")
def test_a_second_coal_by_the_same_player_is_refused() -> None:
    # D2
    state = delivering(factory("wien.1", "coal"))
    play(state, Deliver("wien.1", "gloggnitz"), Pass(), EndTurn(), Pass(), EndTurn())
    assert city(state, "gloggnitz").wanted.count("coal") == 1
    assert refusal(state, Deliver("wien.1", "gloggnitz")) == "IS-DELIVER-07"
    held = delivering(factory("wien.1", "coal"), ann={"gold_keys": ["blue"]})
    assert refusal(held, Deliver("wien.1", "gloggnitz")) == "IS-DELIVER-07"


@rule("IS-DELIVER-07")
def test_the_key_of_another_hub_does_not_matter() -> None:
    # Two players: bronze is in Graz.
    way = [*SOUTH, "gloggnitz-hartberg", "hartberg-graz"]
    ann = {"tracks": way, "gold_keys": ["blue"]}
    state = delivering(factory("wien.1", "coal"), ann=ann)
    play(state, Deliver("wien.1", "graz"))
    assert sorted(holdings(state).gold_keys) == ["blue", "bronze"]


@rule("IS-DELIVER-08")
@pytest.mark.parametrize("seats", [3, 4])
def test_a_tile_wants_the_goods_on_it_once_each(seats: int) -> None:
    # D5: Mürzzuschlag.
    made = [factory("wien.1", "wood"), factory("wien.2", "stone"), factory("wien.3", "iron")]
    state = delivering(*made, seats=seats, ann={"tracks": SEMMERING})
    assert sorted(city(state, "muerzzuschlag").wanted) == ["stone", "wood"]
    assert refusal(state, Deliver("wien.3", "muerzzuschlag")) == "IS-DELIVER-08"
    for nothing in ("wien", "wr_neustadt"):
        assert refusal(state, Deliver("wien.1", nothing)) == "IS-DELIVER-08"
    play(state, Deliver("wien.1", "muerzzuschlag"), Pass(), EndTurn())
    for _ in range(seats - 1):
        play(state, Pass(), EndTurn())
    assert city(state, "muerzzuschlag").wanted == ["stone"]
    assert refusal(state, Deliver("wien.1", "muerzzuschlag")) == "IS-DELIVER-08"
    assert refusal(state, Deliver("wien.2", "muerzzuschlag")) is None


@rule("IS-DELIVER-08")
def test_with_two_players_only_hubs_want_something() -> None:
    state = delivering(factory("wien.1", "wood"), ann={"tracks": SEMMERING})
    assert refusal(state, Deliver("wien.1", "muerzzuschlag")) == "IS-DELIVER-08"
    assert {one.hub for one in seen(state).cities if one.wanted} == {
        "bronze", "white", "green", "blue",
    }  # fmt: skip


# Pay. ---------------------------------------------------------------------------------------------


@rule("IS-DELIVER-09", "IS-BOARD-12")
@pytest.mark.parametrize(
    ("good", "pays"), [("wood", [60, 60, 50]), ("stone", [70, 70, 60]), ("iron", [90, 80, 70])]
)
def test_the_pay_falls_with_the_factories_of_all(good: Good, pays: list[int]) -> None:
    # D3: two players; 1 iron factory taken pays 90, 3 pay 70.
    for taken, pay in enumerate(pays, 1):
        mine = [factory("wien.1", good)]
        theirs = [factory(site, good) for site in ("wien.2", "wr_neustadt.1")[: taken - 1]]
        state = given(
            [player(tracks=SOUTH, factories=mine), player(tracks=SOUTH, factories=theirs)]
        )
        play(state, Deliver("wien.1", "gloggnitz"))
        assert money(state) == 500 + pay


@rule("IS-DELIVER-11")
def test_other_cities_pay_without_growth() -> None:
    # D5
    state = delivering(factory("wien.1", "wood"), seats=3, ann={"tracks": SEMMERING})
    columns = {one.hub: one.influence for one in seen(state).hubs}
    events = play(state, Deliver("wien.1", "muerzzuschlag"))
    assert events == [
        GoodDelivered(ANN, "wien.1", "Wien", "Mürzzuschlag", "wood", 60, "", hub=None)
    ]
    assert money(state) == 560
    assert {one.hub: one.influence for one in seen(state).hubs} == columns
    assert all(one.received == 0 for one in seen(state).hubs)


@rule("IS-DELIVER-11")
def test_other_cities_pay_guldens_for_coal_too() -> None:
    # D5: a board on which Mürzzuschlag wants a coal in place of the wood.
    wants = 'number = 8,  demand = ["wood", "stone"]'
    assert STANDARD.count(wants) == 2
    board = STANDARD.replace(wants, wants.replace("wood", "coal"))
    made = [factory("wien.1", "coal")]
    state = delivering(*made, seats=3, ann={"tracks": SEMMERING}, board=board)
    play(state, Deliver("wien.1", "muerzzuschlag"))
    assert (money(state), holdings(state).gold_keys, hub(state, "blue")) == (570, [], 80)
    assert city(state, "muerzzuschlag").wanted == ["stone"]


# Growth. ------------------------------------------------------------------------------------------


@rule("IS-DELIVER-12", "IS-DELIVER-14", "IS-BOARD-13")
def test_the_nth_cube_moves_the_hub_by_the_nth_number() -> None:
    # D4: blue at 80 with 1, 1, 0, 1, 2; Ann and Bob in turn.
    mine = [
        factory("wien.1", "wood"),
        factory("wr_neustadt.1", "iron"),
        factory("bratislava.1", "coal"),
    ]
    theirs = [factory("wien.2", "stone"), factory("lilienfeld.1", "coal")]
    more = ["wien-st_poelten", "st_poelten-lilienfeld"]
    state = given(
        [
            player(tracks=[*SOUTH, "wien-bratislava"], factories=mine),
            player(tracks=[*SOUTH, *more], factories=theirs),
        ],
        round=4,
    )
    columns = []
    for site in ("wien.1", "wien.2", "wr_neustadt.1", "lilienfeld.1", "bratislava.1"):
        play(state, Deliver(site, "gloggnitz"), Pass(), EndTurn())
        columns.append(hub(state, "blue"))
    assert columns == [90, 100, 100, 110, 130]
    # The goods stay there, and nothing is wanted any more.
    found = city(state, "gloggnitz")
    assert (sorted(found.delivered), found.wanted) == (
        ["coal", "coal", "iron", "stone", "wood"], [],
    )  # fmt: skip


@rule("IS-DELIVER-12")
@pytest.mark.parametrize(("growth", "steps"), [("g1", 1), ("g2", 2), ("g3", 1), ("g4", 0)])
def test_the_growth_tile_belongs_to_the_hub(growth: str, steps: int) -> None:
    # The hub that has the tile in the fixed set-up gets the one of blue.
    fixed = {"g2": "bronze", "g3": "white", "g4": "green"}
    hubs = {fixed.get(growth, "blue"): {"growth": "g1"}, "blue": {"growth": growth}}
    state = delivering(factory("wien.1", "iron"), hubs=hubs)
    others = [hub(state, color) for color in ("bronze", "white", "green")]
    events = play(state, Deliver("wien.1", "gloggnitz"))
    assert hub(state, "blue") == 80 + 10 * steps
    assert [hub(state, color) for color in ("bronze", "white", "green")] == others
    assert influence(state) == 100
    assert any(isinstance(one, HubGrown) for one in events) == (steps > 0)


@rule("IS-DELIVER-06", "IS-DELIVER-07", "IS-DELIVER-12")
@pytest.mark.parametrize(
    ("color", "name", "steps", "column"),
    [("bronze", "graz", 2, 40), ("white", "maribor", 1, 50), ("blue", "gloggnitz", 1, 90)],
)
def test_every_hub_is_served_alike(color: Hub, name: str, steps: int, column: int) -> None:
    # Two players: bronze starts at 20, white at 40, blue at 80.
    way = [*SOUTH, "gloggnitz-hartberg", "hartberg-graz", "graz-maribor"]
    made = [factory("wien.1", "iron"), factory("wien.2", "coal")]
    state = delivering(*made, ann={"tracks": way})
    events = play(state, Deliver("wien.1", name), Pass(), EndTurn(), Pass(), EndTurn())
    assert [one for one in events if isinstance(one, HubGrown)] == [HubGrown(color, steps, column)]
    assert (hub(state, color), money(state)) == (column, 590)
    assert refusal(state, Deliver("wien.1", name)) == "IS-DELIVER-06"
    play(state, Deliver("wien.2", name))
    assert holdings(state).gold_keys == [color]
    keyed = delivering(factory("wien.1", "coal"), ann={"tracks": way, "gold_keys": [color]})
    assert refusal(keyed, Deliver("wien.1", name)) == "IS-DELIVER-07"


@rule("IS-DELIVER-12", "IS-INF-07")
def test_a_hub_stops_at_the_last_column() -> None:
    # I4: the steps beyond it are lost.
    hubs = {"blue": {"growth": "g2", "influence": 190}, "bronze": {"growth": "g1"}}
    state = delivering(factory("wien.1", "iron"), hubs=hubs)
    play(state, Deliver("wien.1", "gloggnitz"))
    assert hub(state, "blue") == 200


@rule("IS-DELIVER-13")
def test_a_grown_hub_counts_at_once() -> None:
    # D6: for hiring, for its keys and for the bonus at the end.
    ann = {"influence": 80, "gold_keys": ["blue"]}
    state = delivering(factory("wien.1", "iron"), ann=ann)
    before = foretold(state).now
    assert (before.gold_keys, before.hub_bonus) == ({"blue": 80}, 100)
    play(state, Deliver("wien.1", "gloggnitz"))
    after = foretold(state).now
    # It is the second cube there: the first was the coal of the key.
    assert (after.gold_keys, after.hub_bonus) == ({"blue": 90}, 60)
    assert refusal(state, HireWorker("blue", 1)) == "IS-HIRE-04"


@rule("IS-DELIVER-14")
def test_what_is_delivered_stays_for_good() -> None:
    made = [factory("wien.1", "iron")]
    ann = player(tracks=SOUTH, factories=made, hands={"fundraise": 1})
    state = given([ann, player()], seat=ANN, order=[BOB, ANN])
    play(state, Deliver("wien.1", "gloggnitz"), Pass(), EndTurn())
    assert (described(state).round, step(state)) == (2, "turn")
    assert described(state).delivered == {"gloggnitz": ["iron"]}
    assert city(state, "gloggnitz").delivered == ["iron"]
