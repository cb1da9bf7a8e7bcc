"""What counts at the end: income, goods, keys, hubs, contracts, and what shareholders take."""

from itertools import chain, combinations
from random import Random

import pytest

from footplate.games.imperial_steam.board.blocks import GOODS, Good
from footplate.games.imperial_steam.board.load import load_board
from footplate.games.imperial_steam.language.actions import (
    Deliver,
    EndTurn,
    Pass,
)
from tests.rules.imperial_steam.given import (
    ANN,
    BARE,
    BOB,
    described,
    ended,
    ending,
    factory,
    given,
    goods,
    hub,
    money,
    play,
    player,
    poor,
    sources,
    wealth,
)
from tests.rules.imperial_steam.lines import (
    LINE,
)

rule = pytest.mark.rule

FACTORIES = ["wien.1", "wien.2", "wr_neustadt.1", "bratislava.1"]


def contracted(made: list[Good], contracts: list[str]) -> int:
    """What contracts bring somebody who is connected to Trieste and has these factories."""
    tracks = [*LINE, "wien-bratislava"]
    factories = [factory(site, good) for site, good in zip(FACTORIES, made, strict=False)]
    ann = {"tracks": tracks, "factories": factories, "contracts": contracts, "goods": goods()}
    return sources(ended(player(**ann))).get("contracts", 0)


def best_sum(made: list[Good], contracts: list[str]) -> int:
    """The greatest sum over all sets of cards that the factories fill together."""
    cards = [card for card in load_board("standard").contracts if card.id in contracts]
    sums = []
    for filled in chain.from_iterable(combinations(cards, n) for n in range(len(cards) + 1)):
        needs = [good for card in filled for good in card.factories]
        if all(needs.count(good) <= made.count(good) for good in GOODS):
            sums.append(sum(card.value if card in filled else -card.value for card in cards))
    return max(sums)


# Income and goods. --------------------------------------------------------------------------------


@rule("IS-SCORE-02")
@pytest.mark.parametrize(("holder", "income"), [(ANN, 100), (BOB, 50)])
def test_the_last_income_is_doubled_by_the_semmering_token(holder: int, income: int) -> None:
    # R14: four passenger cars and Wien.
    tracks = [*LINE[:2], "gloggnitz-muerzzuschlag"]
    ann = {**BARE, "engines": [4], "passenger_cars": 4, "tracks": tracks}
    state = ended(ann, {**BARE, "tracks": tracks}, semmering=holder)
    assert sources(state) == {"income": income}


@rule("IS-SCORE-02", "IS-ROUND-09")
def test_in_rounds_income_is_never_doubled() -> None:
    # R14
    tracks = [*LINE[:2], "gloggnitz-muerzzuschlag"]
    ann = {**BARE, "engines": [4], "passenger_cars": 4, "tracks": tracks, "hands": {"hire": 1}}
    state = given([ann, poor()], semmering=ANN, seat=ANN, order=[BOB, ANN])
    play(state, Pass(), EndTurn())
    assert (described(state).round, money(state)) == (2, 50)


@rule("IS-SCORE-02")
def test_stations_count_for_the_last_income() -> None:
    ann = {**BARE, "tracks": LINE[:2], "stations": ["wr_neustadt", "gloggnitz"]}
    assert sources(ended(ann)) == {"income": 30}


@rule("IS-SCORE-03")
def test_stored_goods_bring_10_each_and_others_nothing() -> None:
    # Z3: three stored, two landed, four local; Bob has reached Trieste in round 7.
    made = [factory("wien.1", "iron", 4)]
    ann = {**BARE, "goods": goods(1, 0, 1, 1), "landing": goods(wood=2), "factories": made}
    state = ended(ann, {**BARE, "tracks": LINE}, round=7)
    assert sources(state) == {"income": 10, "goods": 30}


@rule("IS-SCORE-03")
def test_everybody_sells_the_own_goods() -> None:
    stores = [goods(1, 0, 0, 0), goods(0, 2, 1, 0), goods(0, 0, 0, 2), goods(1, 1, 1, 1)]
    state = ended(*[{**BARE, "goods": store} for store in stores])
    assert [sources(state, seat)["goods"] for seat in range(4)] == [10, 30, 20, 40]


# Keys and hubs. -----------------------------------------------------------------------------------


@rule("IS-SCORE-04", "IS-SCORE-05")
def test_gold_and_silver_keys() -> None:
    # The rulebook's example: gold 120, 110, 100, 100; silver 60, 60, 50, 50.
    columns = {"blue": 120, "white": 110, "bronze": 100, "green": 100}
    hubs = {color: {"influence": column} for color, column in columns.items()}
    state = ended(
        {**BARE, "gold_keys": list(columns)}, {**BARE, "silver_keys": list(columns)}, hubs=hubs
    )
    assert sources(state, ANN) == {"income": 10, "keys": 430}
    assert sources(state, BOB) == {"income": 10, "keys": 220}
    assert wealth(state, ANN).gold_keys == columns
    assert wealth(state, BOB).silver_keys == {
        "blue": 60, "white": 60, "bronze": 50, "green": 50,
    }  # fmt: skip


@rule("IS-SCORE-05")
@pytest.mark.parametrize(
    ("column", "worth"),
    [(10, 10), (20, 10), (30, 20), (90, 50), (100, 50), (110, 60), (120, 60), (200, 100)],
)
def test_a_silver_key_counts_each_started_20(column: int, worth: int) -> None:
    # Z5
    ann = {**BARE, "silver_keys": ["blue"]}
    state = ended(ann, {**BARE, "gold_keys": ["blue"]}, hubs={"blue": {"influence": column}})
    assert sources(state)["keys"] == worth
    assert sources(state, BOB)["keys"] == column


@rule("IS-SCORE-06", "IS-INF-09")
@pytest.mark.parametrize(
    ("column", "bonus"), [(0, 0), (10, 0), (20, 10), (40, 30), (50, 30), (60, 60), (80, 100)]
)
def test_hubs_not_above_the_player_bring_a_bonus(column: int, bonus: int) -> None:
    # The rulebook's numbers; Z4: hubs at 20, 40, 60 and 80.
    state = ended({**BARE, "influence": column})
    assert sources(state).get("hubs", 0) == bonus


@rule("IS-SCORE-07")
def test_hubs_that_have_outgrown_the_player_do_not_count() -> None:
    # D6: with the last hand of the game blue rises from 80 to 90.
    ann = {
        **BARE,
        "goods": goods(coal=1),
        "influence": 80,
        "tracks": LINE[:2],
        "factories": [factory("wien.1", "iron")],
    }
    state = ending(ann)
    assert sources(state)["hubs"] == 100
    play(state, Deliver("wien.1", "gloggnitz"), Pass(), EndTurn())
    assert hub(state, "blue") == 90
    assert sources(state) == {"money": 90, "income": 10, "hubs": 60}


# Contracts. ---------------------------------------------------------------------------------------


@rule("IS-SCORE-08")
def test_without_trieste_contracts_and_ways_count_nothing() -> None:
    # Z6
    filled = {**BARE, "contracts": ["k05"], "factories": [factory("wien.1", "iron")]}
    state = ended(filled, {**BARE, "contracts": ["k28"], "tracks": LINE[:-1]})
    assert sources(state, ANN) == sources(state, BOB) == {"income": 10}
    reached = ended({**filled, "tracks": LINE}, {**BARE, "contracts": ["k28"], "tracks": LINE})
    assert sources(reached, ANN) == {"income": 10, "contracts": 60}
    assert sources(reached, BOB) == {"income": 10, "contracts": -260}


@rule("IS-SCORE-09", "IS-FACTORY-14")
def test_factories_are_assigned_for_the_greatest_sum() -> None:
    # F6: iron and coal; the card of 160 is filled and the one of 70 is not.
    assert contracted(["iron", "coal"], ["k06", "k17"]) == 160 - 70


@rule("IS-SCORE-09")
@pytest.mark.parametrize(
    ("made", "contracts", "worth"),
    [
        (["iron", "coal"], ["k06", "k08"], 70 + 70),
        (["iron", "coal"], ["k06", "k08", "k17"], 160 - 70 - 70),
        (["iron"], ["k05", "k06"], 70 - 60),
        (["iron", "iron"], ["k16", "k05", "k06"], 160 - 60 - 70),
        (["iron", "iron", "iron"], ["k05", "k06", "k16"], 160 + 70 - 60),
        # The dearest card would use up what fills the other two.
        (["wood", "stone", "stone", "iron"], ["k19", "k10", "k14"], 130 + 150 - 240),
        ([], ["k01", "k28"], -40 - 260),
    ],
)
def test_each_factory_fills_one_place_at_most(
    made: list[Good], contracts: list[str], worth: int
) -> None:
    assert contracted(made, contracts) == worth
    assert contracted(made, contracts[::-1]) == worth


@rule("IS-SCORE-09")
def test_no_other_assignment_is_better() -> None:
    luck = Random(3)
    ids = [f"k{number:02}" for number in range(1, 29)]
    for _ in range(60):
        made = luck.choices(GOODS, k=luck.randint(1, 4))
        contracts = sorted(luck.sample(ids, luck.randint(1, 3)))
        assert contracted(made, contracts) == best_sum(made, contracts)


@rule("IS-SCORE-10")
def test_a_factory_fills_a_place_of_its_own_good_alone() -> None:
    assert contracted(["wood", "stone", "coal"], ["k05"]) == -60
    assert contracted(["wood", "wood"], ["k10"]) == -130
    ann = player(tracks=LINE, contracts=["k05"], factories=[factory("wien.1", "iron", 0)])
    assert sources(ended(ann))["contracts"] == 60


@rule("IS-SCORE-11")
def test_the_balance_may_fall_below_0_and_fees_are_paid_in_full() -> None:
    # Z11: 10 guldens of income, 40 for the card, seven links of 20.
    state = ended({**BARE, "contracts": ["k01"]}, {**BARE, "tracks": LINE})
    assert sources(state, ANN) == {"income": 10, "contracts": -40, "fees": -140}
    assert state.result().score(ANN) == -170
    assert sources(state, BOB) == {"income": 10, "fees": 140}


# Shareholders. ------------------------------------------------------------------------------------


@rule("IS-SCORE-12")
def test_fees_received_are_cut_as_well() -> None:
    # Z12: with two shareholders 80 per cent of 10 and 140 are left.
    receiver = {**BARE, "tracks": LINE, "shareholders": 2}
    state = ended({**BARE, "contracts": ["k01"]}, receiver)
    assert sources(state, BOB) == {"income": 10, "fees": 140, "shareholders": -30}
    assert state.result().score(BOB) == 120


@rule("IS-SCORE-13")
@pytest.mark.parametrize(
    ("shareholders", "left"), [(0, 500), (1, 450), (2, 400), (3, 350), (10, 0), (12, -100)]
)
def test_each_shareholder_takes_a_tenth(shareholders: int, left: int) -> None:
    # The rulebook's numbers; Z13: 490 and an income of 10.
    state = ended({**BARE, "money": 490, "shareholders": shareholders})
    assert state.result().score(ANN) == left
    assert sources(state).get("shareholders", 0) == left - 500


@rule("IS-SCORE-14")
def test_debts_are_not_shared() -> None:
    # Z14: 200 guldens of debt and three shareholders.
    ann = {**BARE, "money": 20, "tracks": LINE, "contracts": ["k23"], "shareholders": 3}
    state = ended(ann)
    assert sources(state) == {"money": 20, "income": 10, "contracts": -230}
    assert state.result().score(ANN) == -200


@rule("IS-SCORE-15")
@pytest.mark.parametrize(("shareholders", "left"), [(1, 477), (2, 424), (3, 371), (7, 159)])
def test_nothing_is_rounded(shareholders: int, left: int) -> None:
    # Z15: 530
    state = ended({**BARE, "money": 520, "shareholders": shareholders})
    assert state.result().score(ANN) == left
