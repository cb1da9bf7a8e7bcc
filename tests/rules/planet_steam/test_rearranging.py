"""Rearranging: everything is lifted, then each own zone is decided once."""

import itertools
from typing import Any

import pytest

from footplate.games.planet_steam.language.actions import (
    Activate,
    BuyConverter,
    BuyTank,
    Converter,
    EndTanks,
    Place,
    Rearrange,
    UpgradeCarrier,
)
from footplate.games.planet_steam.play.state import State
from tests.rules.planet_steam.given import (
    ANN,
    BOB,
    credits,
    described,
    given,
    goods,
    held,
    offered,
    play,
    refusal,
    seen,
    step,
    tank,
    tanks,
)

rule = pytest.mark.rule

OWN = ("B1", "B2", "C4", "D5")

Layout = tuple[tuple[str, str | None, bool], ...]


def turn(*standing: dict[str, Any], **position: Any) -> State:
    """Ann's tank turn, on four zones of her own; Bob has a tank beside them."""
    claims = {**dict.fromkeys(OWN, ANN), "C1": BOB, "C2": "neutral"}
    return given(
        **{
            "step": "tanks",
            "seat": ANN,
            "claims": claims,
            "tanks": [*standing, tank("C1", "quartz", True)],
            **position,
        }
    )


def layout(state: State) -> Layout:
    """What stands on Ann's zones."""
    own = {zone: what for zone, what in tanks(state).items() if zone in OWN}
    return tuple((zone, *own[zone]) for zone in sorted(own))


def lifted(state: State) -> tuple[int, dict[str, int], int, str]:
    hand = described(state).hand
    assert hand is not None
    kinds = {"quartz": hand.converters.quartz, "ore": hand.converters.ore}
    kinds["energy"] = hand.converters.energy
    return hand.tanks, kinds, hand.superchargers, hand.next


@rule("PS-PLACE-01")
def test_rearranging_costs_nothing() -> None:
    # T8: two tanks change places.
    state = turn(tank("B1", "ore"), tank("B2", "energy", True))
    play(state, Rearrange(), Place("B1", True, "energy", True), Place("B2", True, "ore"))
    assert layout(state) == (("B1", "energy", True), ("B2", "ore", False))
    assert (credits(state), held(state)) == (100, goods(4, 4, 4, 4))
    assert (state.seat, step(state)) == (ANN, "tanks")


@rule("PS-PLACE-01")
@pytest.mark.parametrize("at", ["activate", "extract", "trade", "certificates", "airship"])
def test_rearranging_belongs_to_the_tank_turn_after_activating(at: str) -> None:
    where: dict[str, Any] = {"seat": None, "step": at}
    assert refusal(turn(tank("B1"), **where), Rearrange()) == "PS-ROUND-07"


@rule("PS-PLACE-01", "PS-TANK-01")
def test_rearranging_is_legal_once_the_water_is_paid() -> None:
    state = turn(tank("B1"), step="activate")
    play(state, Activate())
    assert refusal(state, Rearrange()) is None


@rule("PS-PLACE-02")
def test_everything_of_ones_own_is_lifted() -> None:
    state = turn(tank("B1", "ore", True), tank("C4"), tank("D5", "quartz"))
    play(state, Rearrange())
    assert lifted(state) == (3, {"quartz": 1, "ore": 1, "energy": 0}, 1, "B1")
    assert tanks(state) == {"C1": ("quartz", True)}
    assert step(state) == "rearrange"
    assert (seen(state).players[ANN].tanks, seen(state).reserve.tanks) == (3, 31)


@rule("PS-PLACE-03")
def test_without_a_tank_there_is_nothing_to_rearrange() -> None:
    assert refusal(turn(), Rearrange()) == "PS-PLACE-03"


@rule("PS-PLACE-03", "PS-PLACE-11")
def test_a_tipped_tank_alone_is_nothing_to_rearrange() -> None:
    tipped = {**tank("B1"), "tipped": True}
    state = turn(tipped, options={"sabotage": True}, round=2)
    assert refusal(state, Rearrange()) == "PS-PLACE-03"


@rule("PS-PLACE-04")
def test_twice_in_a_row_is_refused() -> None:
    state = turn(tank("B1"))
    play(state, Rearrange(), Place("B1", True))
    assert refusal(state, Rearrange()) == "PS-PLACE-04"
    assert offered(state, Rearrange) == []


@rule("PS-PLACE-04")
@pytest.mark.parametrize(
    "purchase", [BuyTank("B2"), BuyConverter("ore", "B1"), UpgradeCarrier("ore")]
)
def test_it_is_legal_again_after_a_purchase(purchase: Any) -> None:
    state = turn(tank("B1"))
    play(state, Rearrange(), Place("B1", True), purchase)
    assert refusal(state, Rearrange()) is None


@rule("PS-PLACE-04")
def test_the_next_turn_starts_afresh() -> None:
    state = turn(tank("B1"))
    play(state, Rearrange(), Place("B1", True), EndTanks(), Activate())
    assert state.seat == BOB
    assert refusal(state, Rearrange()) is None


@rule("PS-PLACE-05")
def test_zones_are_asked_in_the_order_of_the_map() -> None:
    # Own zones only: C1 and C2 are not Ann's.
    state = turn(tank("D5", "ore"))
    play(state, Rearrange())
    asked = []
    while step(state) == "rearrange":
        zone = lifted(state)[3]
        asked.append(zone)
        play(state, Place(zone, zone == "D5", "ore" if zone == "D5" else None))
    assert asked == ["B1", "B2", "C4", "D5"]


@rule("PS-PLACE-05")
def test_other_zones_and_other_actions_are_refused_until_all_lie() -> None:
    state = turn(tank("B1"))
    play(state, Rearrange())
    for zone in ("B2", "C1", "C2", "A1", "H1"):
        assert refusal(state, Place(zone, True)) == "PS-PLACE-05"
    for action in (BuyTank("B2"), BuyConverter("ore", "B1"), Rearrange(), EndTanks()):
        assert refusal(state, action) == "PS-ROUND-07"
    assert refusal(turn(tank("B1")), Place("B1", True)) == "PS-ROUND-07"


@rule("PS-PLACE-07")
def test_nothing_is_attached_where_no_tank_stands() -> None:
    state = turn(tank("D5", "ore", True))
    play(state, Rearrange())
    assert refusal(state, Place("B1", False, "ore")) == "PS-PLACE-07"
    assert refusal(state, Place("B1", False, None, True)) == "PS-PLACE-07"
    assert refusal(state, Place("B1")) is None


@rule("PS-PLACE-07")
def test_only_what_was_lifted_can_be_placed() -> None:
    state = turn(tank("B1", "ore"), tank("B2"), tank("C4", None, True))
    play(state, Rearrange())
    assert refusal(state, Place("B1", True, "quartz")) == "PS-PLACE-07"
    play(state, Place("B1", True, "ore", True))
    assert refusal(state, Place("B2", True, "ore")) == "PS-PLACE-07"
    assert refusal(state, Place("B2", True, None, True)) == "PS-PLACE-07"


@rule("PS-PLACE-07", "PS-PLACE-10")
def test_no_tank_more_than_was_lifted() -> None:
    # The only tank lies on the first zone: nothing more is asked.
    state = turn(tank("D5"))
    play(state, Rearrange(), Place("B1", True))
    assert refusal(state, Place("B2", True)) == "PS-ROUND-07"
    assert layout(state) == (("B1", None, False),)


@rule("PS-PLACE-08")
def test_all_tanks_have_to_be_placed() -> None:
    state = turn(tank("B1"), tank("B2"), tank("C4"))
    play(state, Rearrange(), Place("B1"))
    for zone in ("B2", "C4", "D5"):
        assert refusal(state, Place(zone)) == "PS-PLACE-08"
        play(state, Place(zone, True))
    assert [zone for zone, _, _ in layout(state)] == ["B2", "C4", "D5"]


@rule("PS-PLACE-09")
def test_all_superchargers_have_to_be_placed() -> None:
    # T7: they never go back to the reserve.
    state = turn(tank("B1", None, True), tank("B2", None, True), tank("C4"))
    play(state, Rearrange(), Place("B1", True))
    assert refusal(state, Place("B2", True)) == "PS-PLACE-09"
    play(state, Place("B2", True, None, True))
    assert refusal(state, Place("C4", True)) == "PS-PLACE-09"
    assert refusal(state, Place("C4")) is None
    play(state, Place("C4"), Place("D5", True, None, True))
    assert layout(state) == (("B1", None, False), ("B2", None, True), ("D5", None, True))
    assert seen(state).reserve.superchargers == 10


@rule("PS-PLACE-10")
def test_converters_left_over_go_back_without_refund() -> None:
    state = turn(tank("B1", "ore"), tank("B2", "quartz"), tank("C4", "ore"))
    play(state, Rearrange(), Place("B1", True, "ore"), Place("B2", True), Place("C4", True))
    assert step(state) == "tanks"
    assert layout(state) == (("B1", "ore", False), ("B2", None, False), ("C4", None, False))
    reserve = seen(state).reserve.converters
    assert (reserve.quartz, reserve.ore, reserve.energy) == (13, 13, 14)
    assert credits(state) == 100


@rule("PS-PLACE-10", "PS-TANK-12")
def test_a_converter_that_went_back_must_be_bought_again() -> None:
    state = turn(tank("B1", "ore"))
    play(state, Rearrange(), Place("B1", True), BuyConverter("ore", "B1"))
    assert credits(state) == 95


@rule("PS-PLACE-11", "PS-SAB-06", "PS-SAB-07")
def test_a_tipped_tank_stays_and_its_zone_is_not_asked() -> None:
    # O3: it keeps converter and supercharger.
    tipped = {**tank("B2", "ore", True), "tipped": True}
    state = turn(tank("B1", "energy"), tipped, options={"sabotage": True}, round=2)
    play(state, Rearrange())
    assert lifted(state) == (1, {"quartz": 0, "ore": 0, "energy": 1}, 0, "B1")
    assert tanks(state)["B2"] == ("ore", True)
    play(state, Place("B1"))
    assert lifted(state)[3] == "C4"
    play(state, Place("C4", True, "energy"))
    assert layout(state) == (("B2", "ore", True), ("C4", "energy", False))


# Every layout. ------------------------------------------------------------------------------------


def reached(state: State) -> list[Layout]:
    """The layouts that end rearranging, one for each sequence of answers."""
    if step(state) != "rearrange":
        return [layout(state)]
    found: list[Layout] = []
    for code in state.codes():
        after = state.clone()
        after.play_code(code)
        found += reached(after)
    return found


def possible(standing: list[dict[str, Any]]) -> set[Layout]:
    """By brute force: any state of any zone, and then what the pieces allow."""
    kinds: list[str | None] = [each["converter"] for each in standing]
    chargers = sum(each["supercharger"] for each in standing)
    states = [None, *itertools.product((None, "quartz", "ore", "energy"), (False, True))]
    found = set()
    for choice in itertools.product(states, repeat=len(OWN)):
        placed = [(zone, *what) for zone, what in zip(OWN, choice, strict=True) if what]
        used = [kind for _, kind, _ in placed if kind is not None]
        if len(placed) != len(standing) or sum(charged for _, _, charged in placed) != chargers:
            continue
        if all(used.count(kind) <= kinds.count(kind) for kind in used):
            found.add(tuple(placed))
    return found


@rule("PS-PLACE-06", "PS-PLACE-08", "PS-PLACE-09", "PS-PLACE-10")
@pytest.mark.parametrize(
    "standing",
    [
        [tank("B1")],
        [tank("D5", "ore", True)],
        [tank("B1", "ore"), tank("B2", "ore")],
        [tank("B1", "ore", True), tank("C4", "quartz")],
        [tank("B1", None, True), tank("B2", "energy", True)],
        [tank("B1", "ore", True), tank("B2", "quartz"), tank("C4")],
        [tank("B1", "ore", True), tank("B2", "ore", True), tank("D5", "energy", True)],
        [tank("B1", "ore"), tank("B2", "quartz"), tank("C4", "energy", True), tank("D5")],
        [tank(zone, "ore", zone != "B1") for zone in OWN],
    ],
)
def test_every_legal_layout_is_reached_in_exactly_one_way(standing: list[dict[str, Any]]) -> None:
    state = turn(*standing)
    play(state, Rearrange())
    found = reached(state)
    assert len(found) == len(set(found))
    assert set(found) == possible(standing)


@rule("PS-PLACE-06")
@pytest.mark.parametrize("kind", ["quartz", "ore", "energy"])
def test_foreign_tanks_are_left_alone(kind: Converter) -> None:
    state = turn(tank("B1", kind))
    play(state, Rearrange(), Place("B1"), Place("B2"), Place("C4", True, kind))
    assert tanks(state) == {"C4": (kind, False), "C1": ("quartz", True)}


@rule("PS-PLACE-06", "PS-TANK-08")
def test_a_bought_tank_may_be_moved_at_once() -> None:
    state = turn(tank("B1"))
    play(state, BuyTank("B2"), Rearrange(), Place("B1"), Place("B2"))
    play(state, Place("C4", True), Place("D5", True))
    assert [zone for zone, _, _ in layout(state)] == ["C4", "D5"]
