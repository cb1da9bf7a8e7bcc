"""The greedy bot of Planet Steam: always legal, honest, and right where the right move is plain."""

from typing import Any, ClassVar

import pytest

from footplate import State
from footplate.games.planet_steam.language.actions import (
    Activate,
    AuctionZone,
    BuyLuxury,
    BuyResource,
    BuySupercharger,
    DeclineActivation,
    EndTanks,
    Extract,
    Pass,
    PassCertificates,
    PlaceAirship,
    RollFor,
    Sabotage,
    SellLicense,
    SellResource,
    SwitchOff,
    TakeBonus,
    TakeCredits,
    TipTank,
    UseLicense,
)
from tests.bots.greedy import Greedy, Setup, chosen, turn_of
from tests.form import COMPILED
from tests.games.planet_steam.playing import ALL
from tests.rules.planet_steam.given import GAME, given, goods, player, tank

SETUPS: list[Setup] = [
    (2, {}),
    (3, {"price_manipulation": True, "sabotage": True, "freelance_carrier": True}),
    (4, {"variable_claims": True, "river_neutrals": 0, "variable_trading": True}),
    (5, {"immobile_tanks": True, "open_credits": True}),
    (2, ALL),
    (5, ALL),
]


def cards(count: int, **first: Any) -> list[dict[str, Any]]:
    """Players with the specialist cards in the order of seats; the first one as described."""
    return [player(card=1, **first)] + [player(card=seat + 2) for seat in range(count - 1)]


# Legal, honest and the same, over whole games. --------------------------------------------------


class TestGreedy(Greedy):
    game = GAME
    setups = SETUPS
    decisions = 250
    advised = (3, 300 if COMPILED else 60)
    hidden_setups = SETUPS
    hidden = 600 if COMPILED else 120
    random_games = (12 if COMPILED else 2, 20_000, 5)
    rivals: ClassVar = [2, 3, 4, 5]

    def random_start(self, seed: int) -> State:
        return GAME.start(2 + seed % 4, seed=seed, **[{}, ALL][seed % 2])


# The right move where it is plain. --------------------------------------------------------------


def test_of_the_bonus_resources_it_takes_the_dearest() -> None:
    state = given(
        [player(resources=goods(), card=1), player(), player(), player()],
        step="bonus-resource",
        seat=0,
        won=[0],
        box=["quartz", "energy"],
        round=5,
    )
    assert chosen(state) == TakeBonus("quartz")


def test_the_engineer_takes_credits_where_a_license_comes_too_late() -> None:
    """The die still finds zones in the last round."""
    players = [player(card=4), player(), player(), player()]
    state = given(players, step="engineer", seat=0, won=[0], round=5)
    assert chosen(state) == TakeCredits()


def test_it_does_not_ruin_itself_for_a_specialist() -> None:
    auction = {"bidding": [0, 1, 2, 3], "bid": 60, "high": 3}
    state = given(4, step="bid-specialist", seat=0, auction=auction)
    assert chosen(state) == Pass()


def test_the_venturer_offers_a_zone_beside_the_own_ones() -> None:
    river: dict[str, int | str] = dict.fromkeys(("A4", "B4", "C4", "D4", "E4"), "neutral")
    claims = {**river, "A1": 0, "C1": 0, "E6": 1, "E7": 2, "C7": 3}
    players = [player(card=2), player(card=1), player(card=3), player(card=4)]
    state = given(players, step="choose-zone", seat=0, claims=claims)
    assert chosen(state) == AuctionZone("B1")


def test_it_rolls_rather_than_pass() -> None:
    assert isinstance(chosen(given(cards(4), step="claim", seat=0)), RollFor)


def test_a_license_is_used_when_the_die_finds_nothing() -> None:
    full = {f"{column}{row}": 1 + row % 3 for column in "ABCDE" for row in range(1, 8)}
    claims: dict[str, int | str] = {**full, "A1": 0, "C3": "neutral"}
    state = given(cards(4, licenses=1), step="claim", seat=0, round=5, claims=claims)
    assert chosen(state) == UseLicense("C3")


def test_the_airship_moors_where_the_own_tanks_stand() -> None:
    claims = {"A2": 0, "B2": 0, "C2": 0, "A6": 1, "B6": 1}
    tanks = [tank(zone, "quartz") for zone in ("A2", "B2", "C2", "A6", "B6")]
    players = [player(card=3), player(card=1), player(card=2), player(card=4)]
    state = given(players, step="airship", seat=0, claims=claims, tanks=tanks)
    assert chosen(state) == PlaceAirship(2)


def test_sabotage_hits_who_has_most_on_the_table() -> None:
    claims = {"A1": 0, "C1": 1, "C3": 2, "C4": 2, "C5": 2, "E1": 3}
    tanks = [tank("C1"), tank("C3", "quartz", True), tank("C4", "quartz")]
    state = given(
        cards(4),
        options={"sabotage": True},
        step="sabotage",
        seat=0,
        round=2,
        won=[1, 2, 3, 0],
        saboteur=0,
        claims=claims,
        tanks=tanks,
    )
    assert chosen(state) == Sabotage(2)
    state.play(Sabotage(2))
    assert chosen(state) == TipTank("C4")


def test_nothing_is_activated_without_anything_to_do() -> None:
    players = cards(4, credits=0, resources=goods(water=1))
    state = given(players, step="activate", seat=0, round=5)
    assert chosen(state) == DeclineActivation()


def test_a_supercharger_is_worth_more_than_its_parts() -> None:
    players = cards(4, credits=0, resources=goods(2, 1, 2, 1))
    claims = {"A1": 0, "E1": 1, "E3": 2, "E5": 3}
    state = given(
        players, step="activate", seat=0, round=5, claims=claims, tanks=[tank("A1", "quartz")]
    )
    assert turn_of(state, 0) == [Activate(), BuySupercharger("A1"), EndTanks()]


def test_scattered_tanks_of_a_kind_are_brought_together() -> None:
    players = cards(4, credits=0, resources=goods(water=1, energy=4))
    claims = {"A1": 0, "A2": 0, "C5": 0, "E1": 1, "E3": 2, "E5": 3}
    tanks = [tank("A1", "quartz"), tank("C5", "quartz")]
    state = given(players, step="tanks", seat=0, round=3, claims=claims, tanks=tanks)
    turn_of(state, 0)
    standing = {each.zone for each in getattr(state.position(), "tanks", [])}
    assert standing == {"A1", "A2"}


def test_the_better_tanks_run_when_energy_is_short() -> None:
    players = cards(4, resources=goods(water=3, energy=1))
    claims = {"A1": 0, "C1": 0, "E1": 1, "E3": 2, "E5": 3}
    tanks = [tank("A1"), tank("C1", "quartz")]
    state = given(players, step="extract", seat=0, claims=claims, tanks=tanks)
    assert turn_of(state, 0) == [SwitchOff("A1"), Extract()]


def test_in_the_last_round_all_is_sold_before_the_price_falls() -> None:
    state = given(
        cards(4, resources=goods(water=4)),
        step="trade",
        seat=0,
        round=5,
        trading="water",
        supply=goods(4, 6, 12, 6),
    )
    assert chosen(state) == SellResource(4)


@pytest.mark.parametrize("resource", ["ore", "water", "energy"])
def test_in_the_last_round_nothing_is_bought_that_has_no_room(resource: str) -> None:
    """The others still sell: no price rises because one has bought what they offer. As greedy was
    first measured, it hoped so."""
    state = given(
        cards(4, resources=goods(**{resource: 3}), credits=200),
        step="trade",
        seat=0,
        round=5,
        trading=resource,
        supply={"quartz": 6, "ore": 6, "water": 6, "energy": 6, resource: 3},
    )
    assert chosen(state) == BuyResource(1)
    hoped = state.decode(GAME.valuer().first().best(state)[0])
    assert isinstance(hoped, BuyResource)
    assert hoped.amount > 1


def test_luxury_quarters_are_bought_where_they_gain() -> None:
    state = given(cards(4, resources=goods(1, 1)), step="certificates", seat=0, round=5)
    assert chosen(state) == BuyLuxury()


def test_a_license_is_sold_at_the_very_end() -> None:
    players = cards(4, resources=goods(), licenses=1)
    assert chosen(given(players, step="certificates", seat=0, round=5)) == SellLicense()
    players = cards(4, resources=goods())
    assert chosen(given(players, step="certificates", seat=0, round=5)) == PassCertificates()
