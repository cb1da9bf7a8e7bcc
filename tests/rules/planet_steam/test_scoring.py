"""Wealth: what counts, what does not, and who has won."""

from typing import Any

import pytest

from footplate.games.planet_steam.language.actions import PassCertificates
from footplate.games.planet_steam.play.state import State
from tests.rules.planet_steam.given import (
    ANN,
    BOB,
    CY,
    DI,
    foretold,
    given,
    goods,
    play,
    player,
    seen,
    tank,
)

rule = pytest.mark.rule

POOR = {"credits": 0, "resources": goods()}


def over(ann: dict[str, Any], *others: dict[str, Any], **position: Any) -> State:
    """The end of a game; nobody has a zone unless the test says so."""
    rest = list(others) or [POOR, POOR, POOR]
    return given([ann, *rest], **{"step": "over", "claims": {}, "round": 5, **position})


def sources(state: State, seat: int = ANN) -> dict[str, int]:
    """What counts, without what is worth nothing."""
    found = next(one.sources for one in state.result().standings if one.seat == seat)
    return {name: value for name, value in found.items() if value}


@rule("PS-SCORE-01")
@pytest.mark.parametrize(
    ("ann", "position", "worth"),
    [
        ({**POOR, "credits": 17}, {}, {"credits": 17}),
        (POOR, {"claims": {"A1": ANN, "C4": ANN}}, {"zones": 50}),
        (POOR, {"claims": {"A1": ANN}, "tanks": [tank("A1")]}, {"zones": 25, "tanks": 25}),
        (
            POOR,
            {"claims": {"A1": ANN}, "tanks": [tank("A1", None, True)]},
            {"zones": 25, "tanks": 25, "superchargers": 50},
        ),
        ({**POOR, "luxuries": 2}, {}, {"luxury quarters": 100}),
        (
            {"credits": 0, "resources": goods(1, 2, 3, 4)},
            {"price": goods(24, 3, 8, 1)},
            {"resources": 24 + 6 + 24 + 4},
        ),
    ],
)
def test_what_everything_is_worth(
    ann: dict[str, Any], position: dict[str, Any], worth: dict[str, int]
) -> None:
    # F1
    state = over(ann, **position)
    assert sources(state) == worth
    assert state.result().score(ANN) == sum(worth.values())
    assert state.result().score(BOB) == 0


@rule("PS-SCORE-01", "PS-END-06")
def test_resources_count_at_their_final_price() -> None:
    # The price after the last trade and the last shortage.
    state = given(
        [player(credits=5, resources=goods(ore=2)), POOR, POOR, POOR],
        step="certificates",
        seat=DI,
        round=5,
        claims={},
        supply=goods(0, 0, 0, 5),
        price=goods(12, 10, 7, 4),
    )
    assert foretold(state, ANN).wealth == 25
    play(state, PassCertificates())
    assert state.result().score(ANN) == 5 + 2 * 14


@rule("PS-SCORE-02")
@pytest.mark.parametrize("kind", ["quartz", "ore", "energy"])
def test_licenses_carriers_and_converters_are_worth_nothing(kind: str) -> None:
    # K2, F3
    ann = {**POOR, "licenses": 3, "classes": goods(4, 4, 4, 4)}
    state = over(ann, claims={"A1": ANN}, tanks=[tank("A1", kind)])
    assert sources(state) == {"zones": 25, "tanks": 25}


@rule("PS-SCORE-03")
def test_goods_on_the_freelance_carrier_count_and_its_credits_do_not() -> None:
    # F2: four energy on the own carrier and three on the freelance one, at 4.
    state = over(
        {"credits": 10, "resources": goods(energy=7)},
        POOR,
        options={"freelance_carrier": True},
        freelance={"seat": ANN, "bid": 60},
    )
    assert sources(state) == {"credits": 10, "resources": 28}


@rule("PS-SCORE-03", "PS-SAB-08")
def test_tanks_count_whether_they_ran_idled_or_were_tipped() -> None:
    tipped = {**tank("A1", "ore"), "tipped": True}
    state = given(
        [POOR, POOR, POOR, POOR],
        step="certificates",
        seat=DI,
        round=5,
        claims={"A1": ANN, "A2": ANN, "A3": ANN},
        tanks=[tipped, tank("A2"), tank("A3", "quartz")],
        options={"sabotage": True},
        luck={"scripted": [0, 5]},
    )
    play(state, PassCertificates())
    assert state.over
    assert sources(state) == {"credits": 10, "zones": 75, "tanks": 75}


@rule("PS-SCORE-04")
def test_neutral_and_closed_zones_count_for_nobody() -> None:
    # F3: two players; columns A and E are closed.
    state = over(POOR, POOR, claims={"B1": ANN, "B2": "neutral", "B3": "neutral"})
    assert len(seen(state).closed) == 14
    assert (sources(state, ANN), sources(state, BOB)) == ({"zones": 25}, {})


@rule("PS-SCORE-05")
def test_the_greatest_wealth_wins_and_equal_wealth_shares_a_place() -> None:
    # F1: no tie-break, whatever the wealth is made of.
    rich = {**POOR, "luxuries": 2}
    state = over({**POOR, "credits": 100}, rich, {**POOR, "credits": 99}, {**POOR, "credits": 99})
    ranks = {one.seat: one.rank for one in state.result().standings}
    assert ranks == {ANN: 1, BOB: 1, CY: 3, DI: 3}
    assert state.result().winners == [ANN, BOB]
    assert state.result().final


@rule("PS-SCORE-05")
def test_one_credit_more_is_enough() -> None:
    state = over({**POOR, "credits": 50}, {**POOR, "credits": 51}, POOR, POOR)
    assert state.result().winners == [BOB]
    assert [one.seat for one in state.result().standings] == [BOB, ANN, CY, DI]
