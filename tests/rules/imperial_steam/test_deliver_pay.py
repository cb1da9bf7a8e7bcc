"""What a delivery brings: guldens, and the growth of a hub."""

import pytest

from footplate.games.imperial_steam.board.blocks import Good, Hub
from footplate.games.imperial_steam.language.actions import (
    Deliver,
    EndTurn,
    HireWorker,
    Pass,
)
from footplate.games.imperial_steam.language.events import GoodDelivered, HubGrown
from tests.games.imperial_steam.standard import STANDARD
from tests.rules.imperial_steam.given import (
    ANN,
    BOB,
    city,
    described,
    factory,
    given,
    holdings,
    hub,
    influence,
    money,
    play,
    player,
    refusal,
    seen,
    step,
    wealth,
)
from tests.rules.imperial_steam.lines import TO_GLOGGNITZ, TO_MUERZZUSCHLAG, delivering

rule = pytest.mark.rule


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
            [
                player(tracks=TO_GLOGGNITZ, factories=mine),
                player(tracks=TO_GLOGGNITZ, factories=theirs),
            ]
        )
        play(state, Deliver("wien.1", "gloggnitz"))
        assert money(state) == 500 + pay


@rule("IS-DELIVER-11")
def test_other_cities_pay_without_growth() -> None:
    # D5
    state = delivering(factory("wien.1", "wood"), seats=3, ann={"tracks": TO_MUERZZUSCHLAG})
    columns = {one.hub: one.influence for one in seen(state).hubs}
    events = play(state, Deliver("wien.1", "muerzzuschlag"))
    assert events == [GoodDelivered(ANN, "wien.1", "muerzzuschlag", "wood", 1, 60, "", hub=None)]
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
    state = delivering(*made, seats=3, ann={"tracks": TO_MUERZZUSCHLAG}, board=board)
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
            player(tracks=[*TO_GLOGGNITZ, "wien-bratislava"], factories=mine),
            player(tracks=[*TO_GLOGGNITZ, *more], factories=theirs),
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
    way = [*TO_GLOGGNITZ, "gloggnitz-hartberg", "hartberg-graz", "graz-maribor"]
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
    before = wealth(state)
    assert (before.gold_keys, before.hub_bonus) == ({"blue": 80}, 100)
    play(state, Deliver("wien.1", "gloggnitz"))
    after = wealth(state)
    # It is the second cube there: the first was the coal of the key.
    assert (after.gold_keys, after.hub_bonus) == ({"blue": 90}, 60)
    assert refusal(state, HireWorker("blue", 1)) == "IS-HIRE-04"


@rule("IS-DELIVER-14")
def test_what_is_delivered_stays_for_good() -> None:
    made = [factory("wien.1", "iron")]
    ann = player(tracks=TO_GLOGGNITZ, factories=made, hands={"fundraise": 1})
    state = given([ann, player()], seat=ANN, order=[BOB, ANN])
    play(state, Deliver("wien.1", "gloggnitz"), Pass(), EndTurn())
    assert (described(state).round, step(state)) == (2, "turn")
    assert described(state).delivered == {"gloggnitz": ["iron"]}
    assert city(state, "gloggnitz").delivered == ["iron"]
