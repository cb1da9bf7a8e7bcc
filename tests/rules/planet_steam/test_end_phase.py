"""The End Phase: new tanks, dearer ore and energy, and the next round."""

from typing import Any

import pytest

from footplate import Event
from footplate.games.planet_steam.language.actions import Bid, PassCertificates
from footplate.games.planet_steam.language.events import PriceMoved, RoundStarted, TanksProduced
from footplate.games.planet_steam.play.state import State
from tests.rules.planet_steam.given import (
    ANN,
    BOB,
    CY,
    DI,
    described,
    given,
    goods,
    play,
    player,
    price,
    refusal,
    seen,
    started,
    step,
    supply,
    tank,
)

rule = pytest.mark.rule

LAST = 5  # the last round of four players: no bonus box is filled after it


def ended(ore: int, energy: int, stock: int, **position: Any) -> tuple[State, list[Event]]:
    """The End Phase with these supplies and so many tanks in the market."""
    state = given(
        **{
            "step": "certificates",
            "seat": DI,
            "round": LAST,
            "supply": goods(0, ore, 0, energy),
            "stock": stock,
            **position,
        }
    )
    return state, play(state, PassCertificates())


def produced(events: list[Event]) -> list[int]:
    return [event.count for event in events if isinstance(event, TanksProduced)]


@rule("PS-END-01", "PS-END-02")
@pytest.mark.parametrize(
    ("ore", "energy", "ore_price", "energy_price"),
    [(0, 9, 13, 4), (5, 0, 9, 8), (0, 0, 13, 8)],
)
@pytest.mark.parametrize("stock", [0, 7, 14])
def test_without_ore_or_energy_nothing_is_produced_and_what_lacks_becomes_dearer(
    ore: int, energy: int, ore_price: int, energy_price: int, stock: int
) -> None:
    # E1: by 4 each, also if the market is full; quartz and water lack too, and never rise.
    state, events = ended(ore, energy, stock)
    assert (produced(events), described(state).stock) == ([0], stock)
    assert supply(state) == goods(0, ore, 0, energy)
    assert price(state) == goods(12, ore_price, 7, energy_price)


@rule("PS-END-02", "PS-ROUND-17")
def test_the_rise_stops_at_the_top_of_the_track() -> None:
    state, _ = ended(0, 0, 7, price=goods(12, 18, 7, 12))
    assert price(state) == goods(12, 20, 7, 12)


@rule("PS-END-03", "PS-END-04")
@pytest.mark.parametrize(
    ("ore", "energy", "stock", "tanks"),
    [(5, 9, 7, 5), (9, 5, 7, 5), (5, 9, 11, 3), (1, 1, 0, 1), (16, 20, 0, 14), (5, 9, 13, 1)],
)
def test_as_many_tanks_as_ore_energy_and_free_places(
    ore: int, energy: int, stock: int, tanks: int
) -> None:
    # E2: production changes no price, also if a supply is 0 after it.
    state, events = ended(ore, energy, stock)
    assert (produced(events), described(state).stock) == ([tanks], stock + tanks)
    assert supply(state) == goods(0, ore - tanks, 0, energy - tanks)
    assert price(state) == goods(12, 9, 7, 4)
    assert [event for event in events if isinstance(event, PriceMoved)] == []


@rule("PS-END-03")
def test_a_full_market_and_both_supplies_change_nothing() -> None:
    # E3
    state, events = ended(5, 9, 14)
    assert (produced(events), described(state).stock) == ([0], 14)
    assert supply(state) == goods(0, 5, 0, 9)
    assert price(state) == goods(12, 9, 7, 4)


@rule("PS-END-04", "PS-END-02")
def test_a_supply_used_up_by_production_rises_only_at_the_next_check() -> None:
    # E2
    state, _ = ended(5, 9, 7)
    assert (supply(state)["ore"], price(state)["ore"]) == (0, 9)
    state, _ = ended(supply(state)["ore"], supply(state)["energy"], 12)
    assert price(state)["ore"] == 13


@rule("PS-END-05", "PS-TANK-10")
def test_the_market_fills_up_whatever_the_reserve_holds() -> None:
    # T5: all 35 tanks are on the map.
    zones = [f"{column}{row}" for row in range(1, 8) for column in "ABCDE"]
    claims = {zone: at % 4 for at, zone in enumerate(zones)}
    standing = [tank(zone) for zone in zones]
    state, events = ended(9, 9, 8, claims=claims, tanks=standing)
    assert seen(state).reserve.tanks == 0
    assert (produced(events), described(state).stock) == ([6], 14)
    assert supply(state) == goods(0, 3, 0, 3)


@rule("PS-END-06")
def test_the_last_round_has_its_price_rise_before_wealth_is_counted() -> None:
    # E4: energy at 3 rises to 7, so that two energy are worth 14.
    players = [player(credits=0, resources=goods(energy=2)), *[player() for _ in range(3)]]
    state, _ = ended(5, 0, 7, players=players, price=goods(12, 9, 7, 3), claims={})
    assert state.over
    assert state.result().score(ANN) == 14


@rule("PS-END-07")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 7), (3, 6), (4, 5), (5, 4)])
def test_how_many_rounds_a_game_has(seats: int, rounds: int) -> None:
    state = given(seats, step="certificates", seat=seats - 1, round=rounds - 1)
    assert seen(state).rounds == rounds
    events = play(state, PassCertificates())
    assert [event.round for event in events if isinstance(event, RoundStarted)] == [rounds]
    assert (state.over, described(state).round) == (False, rounds)
    state = given(seats, step="certificates", seat=seats - 1, round=rounds)
    play(state, PassCertificates())
    assert state.over
    assert (step(state), state.seat, state.actions()) == ("over", None, [])
    assert refusal(state, PassCertificates()) == "PS-ROUND-20"


@rule("PS-END-07")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_whole_game_has_its_rounds(seats: int) -> None:
    state = started(seats, 3)
    events: list[Event] = []
    while not state.over:
        events += play(state, state.actions()[-1])
    count = [event.round for event in events if isinstance(event, RoundStarted)]
    assert count == list(range(1, {2: 7, 3: 6, 4: 5, 5: 4}[seats] + 1))


@rule("PS-END-08")
def test_cards_and_airship_go_back_and_a_new_round_starts() -> None:
    state, events = ended(9, 14, 12, round=2, airship=6, supply=goods(6, 9, 8, 14))
    assert [one.card for one in described(state).players] == [None] * 4
    assert seen(state).airship is None
    assert [card.holder for card in seen(state).cards] == [None] * 4
    assert (described(state).round, step(state)) == (3, "bid-specialist")
    assert described(state).box == ["quartz", "ore", "water", "energy"]
    assert described(state).won == []
    # Production of two tanks, then the bonus box.
    assert supply(state) == goods(5, 6, 7, 11)
    assert [type(event) for event in events if isinstance(event, TanksProduced | RoundStarted)] == [
        TanksProduced,
        RoundStarted,
    ]


@rule("PS-END-09", "PS-BID-03")
@pytest.mark.parametrize("lady", [ANN, BOB, CY, DI])
def test_the_holder_of_lady_steam_opens_the_next_auction(lady: int) -> None:
    # E5
    players = [player(card=(seat - lady) % 4 + 1) for seat in range(4)]
    state, _ = ended(9, 14, 12, round=1, players=players, seat=(lady + 3) % 4, first=CY)
    assert (described(state).first, state.seat) == (lady, lady)
    assert refusal(state, Bid(1)) is None
