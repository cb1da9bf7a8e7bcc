"""Hiring: workers of one column, engineers of any hub that is not above the player."""

from typing import Any

import pytest

from footplate.games.imperial_steam.board.blocks import Hub
from footplate.games.imperial_steam.language.actions import (
    BuildTrack,
    Deliver,
    EndTurn,
    HireEngineer,
    HireWorker,
    Pass,
    SellShare,
    Work,
)
from footplate.games.imperial_steam.language.events import EngineerHired, WorkerHired
from footplate.games.imperial_steam.play.state import State
from tests.rules.imperial_steam.given import (
    ANN,
    BOB,
    asked_for,
    described,
    factory,
    given,
    holdings,
    hub,
    influence,
    money,
    offered,
    order,
    play,
    player,
    poor,
    refusal,
    seen,
)

rule = pytest.mark.rule

ENGINEERS = {
    "bronze": {"engineers": ["tunnel", "tunnel"]},
    "white": {"engineers": ["bridge", "bridge"]},
    "green": {"engineers": ["tunnel", "bridge"]},
    "blue": {"engineers": ["tunnel", "bridge"]},
}


def hiring(ann: dict[str, Any], **position: Any) -> State:
    """Ann is on turn; the hubs are at 20, 40, 60 and 80, and each of them has a free engineer."""
    rest = [player(engineers=[], influence=0) for _ in range(3)]
    return given(
        [player(**{"engineers": [], **ann}), *rest],
        **{"seat": ANN, "order": [0, 1, 2, 3], "hubs": ENGINEERS, **position},
    )


def prices(state: State, color: Hub) -> list[int]:
    return next(one.prices for one in seen(state).hubs if one.hub == color)


def engineers(state: State, color: Hub) -> list[str]:
    return sorted(next(one.engineers for one in seen(state).hubs if one.hub == color))


def yellow() -> State:
    """Yellow of the rulebook: 230 guldens, and bronze and white within reach."""
    costs = {"bronze": [30, 30], "white": [20, 50], "green": [10, 10], "blue": [10, 10]}
    hubs = {color: {**marks, "prices": costs[color]} for color, marks in ENGINEERS.items()}
    return hiring({"money": 230, "influence": 50, "idle": [0, 0, 0]}, hubs=hubs)


# Workers. -----------------------------------------------------------------------------------------


@rule("IS-HIRE-03", "IS-HIRE-04", "IS-HIRE-06", "IS-HIRE-08")
def test_five_workers_for_190() -> None:
    # The rulebook's example, H1.
    state = yellow()
    assert refusal(state, HireWorker("green", 1)) == "IS-HIRE-04"
    assert refusal(state, HireWorker("blue", 2)) == "IS-HIRE-04"
    events = play(state, *[HireWorker("white", 1)] * 5)
    paid = [one.price for one in events if isinstance(one, WorkerHired)]
    assert paid == [20, 30, 40, 50, 50]
    assert (money(state), holdings(state).idle) == (40, [5, 0, 0])
    assert prices(state, "white") == [50, 50]


@rule("IS-HIRE-06", "IS-HIRE-09")
def test_a_choice_tells_how_many_can_be_hired_and_why_no_more() -> None:
    state = yellow()
    hire = {each.targets[0]: each.facts for each in asked_for(state, "hire").choices}
    assert hire["column:white-1"]["most"] == 5  # for 190, and 40 are left for one of 50
    assert "50" in hire["column:white-1"]["enough"]["sentence"]
    state = hiring({"idle": [13, 0, 0]})
    hire = {each.targets[0]: each.facts for each in asked_for(state, "hire").choices}
    assert hire["column:bronze-1"]["most"] == 2
    assert hire["column:bronze-1"]["enough"]["rule"] == "IS-HIRE-09"


@rule("IS-HIRE-04", "IS-HIRE-10", "IS-HIRE-11")
def test_then_a_tunnel_engineer_of_bronze_for_30() -> None:
    # The rulebook's example, continued: 40 guldens are left after the workers of white.
    state = yellow()
    play(state, *[HireWorker("white", 1)] * 5)
    assert refusal(state, HireEngineer("green", "tunnel")) == "IS-HIRE-04"
    assert refusal(state, HireEngineer("white", "tunnel")) == "IS-HIRE-10"
    (told,) = play(state, HireEngineer("bronze", "tunnel"))
    assert told == EngineerHired(ANN, "bronze", "tunnel", 30)
    assert (money(state), holdings(state).engineers) == (10, ["tunnel"])


@rule("IS-HIRE-01")
def test_workers_and_engineers_come_in_any_order_one_at_a_time() -> None:
    state = hiring({"idle": [0, 0, 0]})
    play(state, HireEngineer("bronze", "tunnel"), HireWorker("white", 1))
    play(state, HireEngineer("white", "bridge"), HireWorker("white", 1), HireWorker("white", 1))
    assert holdings(state).idle == [3, 0, 0]
    assert sorted(holdings(state).engineers) == ["bridge", "tunnel"]
    assert money(state) == 500 - 30 - 30 - 10 - 20 - 30
    assert holdings(state).hands == {"hire": 1}


@rule("IS-HIRE-01")
def test_a_share_sold_between_two_workers_pays_for_the_second() -> None:
    # T3: 10 guldens are left, the next worker costs 30, and a share brings 40.
    state = hiring({"money": 30}, hubs={**ENGINEERS, "white": {"prices": [20, 20]}})
    play(state, HireWorker("white", 1))
    assert refusal(state, HireWorker("white", 1)) == "IS-TURN-22"
    play(state, SellShare(), HireWorker("white", 1))
    assert (money(state), holdings(state).idle) == (20, [5, 3, 3])


@rule("IS-HIRE-02")
@pytest.mark.parametrize("action", [HireEngineer("bronze", "tunnel"), HireWorker("bronze", 2)])
def test_one_engineer_or_one_worker_is_enough(action: Any) -> None:
    # H2
    state = hiring({})
    play(state, action)
    assert refusal(state, EndTurn()) is None
    play(state, EndTurn())
    assert state.seat == BOB


@rule("IS-HIRE-03")
def test_the_first_worker_fixes_the_column() -> None:
    state = hiring({})
    play(state, HireEngineer("bronze", "tunnel"), HireWorker("white", 2))
    for hub_, column in (("white", 1), ("bronze", 1), ("bronze", 2), ("blue", 2)):
        assert refusal(state, HireWorker(hub_, column)) == "IS-HIRE-03"  # type: ignore[arg-type]
    assert offered(state, HireWorker) == [HireWorker("white", 2)]
    assert prices(state, "white") == [10, 20]
    first = hiring({})
    assert WorkerHired(ANN, "bronze", 1, 10) in play(first, HireWorker("bronze", 1))
    assert offered(first, HireWorker) == [HireWorker("bronze", 1)]
    assert refusal(first, HireWorker("bronze", 2)) == "IS-HIRE-03"


@rule("IS-HIRE-03")
def test_a_column_that_a_hub_does_not_have_is_refused() -> None:
    # Two players: one column at each hub.
    state = given([player(engineers=[]), player()])
    assert refusal(state, HireWorker("white", 2)) == "IS-HIRE-03"
    assert refusal(state, HireWorker("white", 1)) is None


# Influence. ---------------------------------------------------------------------------------------


@rule("IS-HIRE-04", "IS-INF-09")
def test_equal_columns_are_enough_and_rows_do_not_matter() -> None:
    # I5: Ann is the last of four in the column of the white hub.
    players = [player(influence=40, engineers=[]) for _ in range(4)]
    state = given(players, seat=ANN, ladder=[3, 2, 1, 0], hubs=ENGINEERS)
    assert refusal(state, HireWorker("white", 1)) is None
    assert refusal(state, HireEngineer("white", "bridge")) is None
    assert refusal(state, HireWorker("green", 1)) == "IS-HIRE-04"
    assert refusal(state, HireEngineer("green", "bridge")) == "IS-HIRE-04"
    below = hiring({"influence": 30})
    assert refusal(below, HireWorker("white", 1)) == "IS-HIRE-04"
    assert refusal(below, HireEngineer("white", "bridge")) == "IS-HIRE-04"


@rule("IS-HIRE-05", "IS-TURN-07")
def test_the_loss_for_a_repeated_tile_comes_before_the_test() -> None:
    # I6: player 40, white 40, a second hire in the round.
    state = hiring({"influence": 40, "hands": {"hire": 1}}, round=2)
    assert refusal(state, HireWorker("white", 1)) == "IS-HIRE-05"
    assert refusal(state, HireEngineer("white", "bridge")) == "IS-HIRE-05"
    assert influence(state) == 40
    play(state, HireWorker("bronze", 1))
    assert influence(state) == 30
    first = hiring({"influence": 40, "hands": {"pass": 1}}, round=2)
    assert refusal(first, HireWorker("white", 1)) is None


@rule("IS-HIRE-05", "IS-DELIVER-13")
def test_a_hub_that_grows_above_the_player_closes_at_once() -> None:
    # D6: blue is in Gloggnitz and rises from 80 to 90 with its first good.
    tracks = ["wien-wr_neustadt", "wr_neustadt-gloggnitz"]
    state = hiring({"influence": 80, "tracks": tracks, "factories": [factory("wien.1", "iron")]})
    play(state, HireWorker("blue", 1), HireWorker("blue", 1))
    play(state, Deliver("wien.1", "gloggnitz"))
    assert hub(state, "blue") == 90
    assert refusal(state, HireWorker("blue", 1)) == "IS-HIRE-04"
    assert refusal(state, HireEngineer("blue", "bridge")) == "IS-HIRE-04"
    assert refusal(state, HireEngineer("white", "bridge")) is None


# Prices and limits. -------------------------------------------------------------------------------


@rule("IS-HIRE-06")
@pytest.mark.parametrize(("price", "after"), [(10, 20), (20, 30), (30, 40), (40, 50), (50, 50)])
def test_each_worker_makes_the_next_one_dearer_up_to_50(price: int, after: int) -> None:
    # H3
    state = hiring({}, hubs={**ENGINEERS, "green": {"prices": [10, price]}})
    play(state, HireWorker("green", 2))
    assert (money(state), prices(state, "green")) == (500 - price, [10, after])
    for have, expected in ((price, None), (price - 10, "IS-TURN-22")):
        purse = hiring({"money": have}, hubs={**ENGINEERS, "green": {"prices": [10, price]}})
        assert refusal(purse, HireWorker("green", 2)) == expected


@rule("IS-HIRE-07")
def test_prices_never_fall() -> None:
    # H3: neither for the next player nor with a new round.
    state = given([player(hands={"pass": 1}), player()])
    play(state, *[HireWorker("white", 1)] * 3, EndTurn())
    assert (state.seat, prices(state, "white")) == (BOB, [40])
    play(state, Pass(), EndTurn())
    assert (described(state).round, prices(state, "white")) == (2, [40])


@rule("IS-HIRE-08")
def test_a_new_worker_is_idle_and_can_work_in_the_same_round() -> None:
    state = given([poor(idle=[0, 0, 0], influence=40), poor()])
    assert refusal(state, BuildTrack("wien-bratislava")) == "IS-TRACK-20"
    play(state, HireWorker("white", 1), HireWorker("white", 1), EndTurn(), Pass(), EndTurn())
    assert (state.seat, holdings(state).idle) == (ANN, [2, 0, 0])
    play(state, BuildTrack("wien-bratislava"), Work(1), Work(1))
    assert holdings(state).working == [2, 0, 0]


@rule("IS-HIRE-09")
def test_fifteen_workers_are_the_limit() -> None:
    # H4: 12 idle or working and 3 settled.
    made = [factory("wien.1", "iron"), factory("wien.2", "iron"), factory("wien.3", "iron", 0)]
    full = hiring({"idle": [3, 2, 2], "working": [1, 2, 2], "factories": made})
    assert refusal(full, HireWorker("white", 1)) == "IS-HIRE-09"
    assert offered(full, HireWorker) == []
    assert refusal(full, HireEngineer("white", "bridge")) is None
    one = hiring({"idle": [3, 2, 2], "working": [1, 2, 1], "factories": made})
    play(one, HireWorker("white", 1))
    assert refusal(one, HireWorker("white", 1)) == "IS-HIRE-09"


# Engineers. ---------------------------------------------------------------------------------------


@rule("IS-HIRE-10")
def test_an_engineer_costs_30_and_leaves_the_hub() -> None:
    state = hiring({"money": 40})
    play(state, HireEngineer("green", "tunnel"))
    assert (money(state), engineers(state, "green")) == (10, ["bridge"])
    assert refusal(hiring({"money": 30}), HireEngineer("green", "tunnel")) is None
    assert refusal(state, HireEngineer("green", "bridge")) == "IS-TURN-22"


@rule("IS-HIRE-11")
def test_each_engineer_may_come_from_another_hub_than_the_workers() -> None:
    state = hiring({})
    play(state, HireWorker("green", 1))
    play(state, HireEngineer("bronze", "tunnel"), HireEngineer("blue", "bridge"))
    assert (engineers(state, "bronze"), engineers(state, "blue")) == (["tunnel"], ["tunnel"])
    assert refusal(state, HireWorker("green", 1)) is None


@rule("IS-HIRE-12")
def test_a_second_engineer_of_a_kind_is_refused() -> None:
    state = hiring({})
    play(state, HireEngineer("bronze", "tunnel"))
    assert refusal(state, HireEngineer("green", "tunnel")) == "IS-HIRE-12"
    assert {one.kind for one in offered(state, HireEngineer)} == {"bridge"}
    hubs = {**ENGINEERS, "blue": {"engineers": ["tunnel"]}}
    before = hiring({"engineers": ["bridge"]}, hubs=hubs)
    assert refusal(before, HireEngineer("white", "bridge")) == "IS-HIRE-12"


@rule("IS-HIRE-13")
def test_there_is_one_engineer_of_each_kind_for_everybody_and_no_more() -> None:
    # H5: whoever hires, in whatever order, the last one finds what is missing.
    state = given([player(engineers=[]) for _ in range(4)])
    for seat in order(state):
        assert state.seat == seat
        for kind in ("tunnel", "bridge"):
            found = [one for one in offered(state, HireEngineer) if one.kind == kind]
            play(state, found[0])
        play(state, EndTurn())
    assert all(one.engineers == [] for one in seen(state).hubs)
    assert all(sorted(holdings(state, seat).engineers) == ["bridge", "tunnel"] for seat in range(4))


@rule("IS-HIRE-13")
def test_an_engineer_that_is_gone_is_not_replaced() -> None:
    state = hiring({})
    play(state, HireEngineer("blue", "tunnel"), EndTurn())
    assert engineers(state, "blue") == ["bridge"]
    rich = given(
        [player(engineers=[]), player(engineers=["tunnel"])],
        hubs={"bronze": {"engineers": []}, "white": {"engineers": ["tunnel"]}},
    )
    assert refusal(rich, HireEngineer("bronze", "tunnel")) == "IS-HIRE-10"
