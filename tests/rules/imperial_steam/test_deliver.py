"""Deliveries: fuel and good, and what a city wants."""

import pytest

from footplate.games.imperial_steam.board.blocks import Good
from footplate.games.imperial_steam.language.actions import (
    BuildTrack,
    Deliver,
    EndTurn,
    Pass,
    Produce,
    Work,
)
from footplate.games.imperial_steam.language.events import GoodDelivered, HubGrown
from tests.rules.imperial_steam.given import (
    ANN,
    BOB,
    city,
    factory,
    given,
    goods,
    holdings,
    hub,
    money,
    offered,
    play,
    player,
    refusal,
    seen,
    stored,
)
from tests.rules.imperial_steam.lines import TO_GLOGGNITZ, TO_MUERZZUSCHLAG, delivering

rule = pytest.mark.rule


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
        GoodDelivered(ANN, "bratislava.1", "gloggnitz", "iron", 1, 90, "", hub="blue"),
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
    rival = player(tracks=TO_GLOGGNITZ, factories=[factory("wien.2", "wood")])
    own = player(tracks=TO_GLOGGNITZ, factories=[factory("wien.1", "iron", 0)])
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
    way = [*TO_GLOGGNITZ, "gloggnitz-hartberg", "hartberg-graz"]
    made = [factory("wien.1", "iron")]
    state = given([player(tracks=TO_GLOGGNITZ, factories=made), player(tracks=way)])
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
            player(tracks=TO_GLOGGNITZ, factories=made),
            player(
                tracks=TO_GLOGGNITZ,
                factories=[factory("wien.2", "iron"), factory("wien.3", "wood")],
            ),
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
    seats = [
        player(tracks=TO_GLOGGNITZ, factories=[factory(f"wien.{n}", "coal")]) for n in (1, 2, 3)
    ]
    state = given(seats)
    events = play(state, Deliver("wien.1", "gloggnitz"))
    assert GoodDelivered(ANN, "wien.1", "gloggnitz", "coal", 1, 0, "gold", "blue") in events
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
    way = [*TO_GLOGGNITZ, "gloggnitz-hartberg", "hartberg-graz"]
    ann = {"tracks": way, "gold_keys": ["blue"]}
    state = delivering(factory("wien.1", "coal"), ann=ann)
    play(state, Deliver("wien.1", "graz"))
    assert sorted(holdings(state).gold_keys) == ["blue", "bronze"]


@rule("IS-DELIVER-08")
@pytest.mark.parametrize("seats", [3, 4])
def test_a_tile_wants_the_goods_on_it_once_each(seats: int) -> None:
    # D5: Mürzzuschlag.
    made = [factory("wien.1", "wood"), factory("wien.2", "stone"), factory("wien.3", "iron")]
    state = delivering(*made, seats=seats, ann={"tracks": TO_MUERZZUSCHLAG})
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
    state = delivering(factory("wien.1", "wood"), ann={"tracks": TO_MUERZZUSCHLAG})
    assert refusal(state, Deliver("wien.1", "muerzzuschlag")) == "IS-DELIVER-08"
    assert {one.hub for one in seen(state).cities if one.wanted} == {
        "bronze", "white", "green", "blue",
    }  # fmt: skip
