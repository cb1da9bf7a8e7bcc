"""Two advanced rules: tanks that never move, and a river without ore and quartz."""

from typing import Any

import pytest

from footplate import BadInput
from footplate.games.planet_steam.language.actions import (
    BuyConverter,
    BuySupercharger,
    BuyTank,
    Converter,
    Extract,
    Place,
    Rearrange,
    TipTank,
)
from footplate.games.planet_steam.play.state import State
from tests.rules.planet_steam.given import (
    ANN,
    BOB,
    described,
    given,
    goods,
    held,
    offered,
    play,
    player,
    refusal,
    seen,
    step,
    tank,
    tanks,
)

rule = pytest.mark.rule

OWN = ("B1", "B2", "C4", "D5")


def turn(*standing: dict[str, Any], **options: bool) -> State:
    """Ann's tank turn on four zones of her own; C4 is on the river."""
    return given(
        step="tanks",
        seat=ANN,
        claims={**dict.fromkeys(OWN, ANN), "E7": BOB},
        tanks=[*standing],
        options=options,
    )


def next_zone(state: State) -> str:
    hand = described(state).hand
    assert hand is not None
    return hand.next


def layouts(state: State) -> set[tuple[tuple[str, str | None, bool], ...]]:
    """All that rearranging can end with."""
    if step(state) != "rearrange":
        return {tuple((zone, *what) for zone, what in sorted(tanks(state).items()))}
    found = set()
    for code in state.codes():
        after = state.clone()
        after.play_code(code)
        found |= layouts(after)
    return found


# Immobile tanks. ----------------------------------------------------------------------------------


@rule("PS-VAR-02", "PS-VAR-03")
def test_an_immobile_tank_never_leaves_its_zone() -> None:
    # W3: neither can it be left off, nor does another own zone get it.
    state = turn(tank("B2", "ore"), tank("D5"), immobile_tanks=True)
    play(state, Rearrange())
    assert next_zone(state) == "B2"
    assert refusal(state, Place("B2")) == "PS-VAR-02"
    assert refusal(state, Place("B1", True)) == "PS-PLACE-05"
    play(state, Place("B2", True))
    assert next_zone(state) == "D5"
    play(state, Place("D5", True, "ore"))
    assert tanks(state) == {"B2": (None, False), "D5": ("ore", False)}


@rule("PS-VAR-02")
def test_not_even_in_the_turn_in_which_it_was_bought() -> None:
    state = turn(immobile_tanks=True)
    play(state, BuyTank("B1"), Rearrange())
    assert refusal(state, Place("B1")) == "PS-VAR-02"
    play(state, Place("B1", True))
    assert tanks(state) == {"B1": (None, False)}


@rule("PS-VAR-02")
def test_without_the_option_tanks_move() -> None:
    state = turn(tank("B1"))
    play(state, Rearrange())
    assert refusal(state, Place("B1")) is None


@rule("PS-VAR-03")
def test_attachments_move_freely_between_immobile_tanks() -> None:
    # Every layout of one converter and one supercharger on the three tanks, and one without it.
    standing = [tank("B1", "ore", True), tank("C4"), tank("D5")]
    state = turn(*standing, immobile_tanks=True)
    play(state, Rearrange())
    zones = ("B1", "C4", "D5")
    expected = {
        tuple((zone, "ore" if zone == ore else None, zone == charged) for zone in zones)
        for ore in (*zones, None)
        for charged in zones
    }
    assert layouts(state) == expected


@rule("PS-VAR-03")
def test_a_half_rearranged_immobile_layout_keeps_its_tanks() -> None:
    state = turn(tank("B1", "ore"), tank("D5", None, True), immobile_tanks=True)
    worth = state.result().score(ANN)
    play(state, Rearrange())
    assert seen(state.game.position(state.position())).reserve == seen(state).reserve
    play(state, Place("B1", True, None, True))
    assert set(tanks(state)) == {"B1", "D5"}
    assert state.result().score(ANN) == worth
    assert (seen(state).players[ANN].tanks, seen(state).reserve.tanks) == (2, 33)
    again = state.game.position(state.position())
    assert again.digest() == state.digest()
    play(state, Place("D5", True, "ore"))
    assert tanks(state) == {"B1": (None, True), "D5": ("ore", False)}


@rule("PS-VAR-03")
def test_a_replaced_converter_still_moves_to_a_bare_tank() -> None:
    state = turn(tank("B1", "ore"), tank("B2"), immobile_tanks=True)
    play(state, BuyConverter("quartz", "B1", "B2"))
    assert tanks(state) == {"B1": ("quartz", False), "B2": ("ore", False)}


# River limits. ------------------------------------------------------------------------------------


@rule("PS-VAR-04")
@pytest.mark.parametrize("kind", ["quartz", "ore"])
def test_no_converter_for_ore_or_quartz_is_bought_for_the_river(kind: Converter) -> None:
    state = turn(tank("C4"), tank("B1"), river_limits=True)
    assert refusal(state, BuyConverter(kind, "C4")) == "PS-VAR-04"
    assert refusal(state, BuyConverter(kind, "B1")) is None
    ways = {(one.converter, one.zone) for one in offered(state, BuyConverter)}
    assert (kind, "C4") not in ways
    assert refusal(turn(tank("C4")), BuyConverter(kind, "C4")) is None


@rule("PS-VAR-04")
@pytest.mark.parametrize("kind", ["quartz", "ore"])
def test_none_is_moved_there_by_a_replacement(kind: Converter) -> None:
    state = turn(tank("B1", kind), tank("C4"), tank("D5"), river_limits=True)
    assert refusal(state, BuyConverter("energy", "B1", "C4")) == "PS-VAR-04"
    assert refusal(state, BuyConverter("energy", "B1", "D5")) is None


@rule("PS-VAR-04")
@pytest.mark.parametrize("kind", ["quartz", "ore"])
def test_none_is_placed_there(kind: Converter) -> None:
    state = turn(tank("B1", kind), river_limits=True)
    play(state, Rearrange(), Place("B1"), Place("B2"))
    assert refusal(state, Place("C4", True, kind)) == "PS-VAR-04"
    assert refusal(state, Place("C4", True)) is None
    assert refusal(state, Place("C4")) is None


@rule("PS-VAR-04")
def test_energy_and_bare_tanks_stay_legal_on_the_river() -> None:
    state = turn(tank("B1", "energy"), river_limits=True)
    play(state, BuyTank("C4"), BuyConverter("ore", "B1", "C4"), BuySupercharger("C4"))
    assert tanks(state) == {"B1": ("ore", False), "C4": ("energy", True)}
    play(state, Rearrange(), Place("B1"), Place("B2", True, "ore"))
    play(state, Place("C4", True, "energy", True))
    assert tanks(state) == {"B2": ("ore", False), "C4": ("energy", True)}


@rule("PS-VAR-04")
def test_a_position_with_ore_on_the_river_is_refused() -> None:
    with pytest.raises(BadInput, match="river"):
        turn(tank("C4", "ore"), river_limits=True)


@rule("PS-VAR-05")
@pytest.mark.parametrize("kind", ["quartz", "ore"])
def test_no_group_for_ore_or_quartz_passes_the_river(kind: Converter) -> None:
    # W4: C3 and C5 with a water tank between them; from the layouts none joins the two.
    position: dict[str, Any] = {
        "claims": dict.fromkeys(("C3", "C4", "C5"), ANN),
        "tanks": [tank("C3", kind), tank("C4"), tank("C5", kind)],
        "options": {"river_limits": True},
    }
    state = given([player(resources=goods(energy=4)), player()], step="tanks", **position)
    play(state, Rearrange())
    ends = layouts(state)
    assert (("C3", kind, False), ("C4", None, False), ("C5", kind, False)) in ends
    assert [end for end in ends if ("C4", kind, False) in end] == []
    state = given([player(resources=goods(energy=4)), player()], step="extract", **position)
    play(state, Extract())
    assert held(state) == goods(water=1, energy=2) | {kind: 2}


@rule("PS-VAR-02", "PS-VAR-03", "PS-VAR-04", "PS-VAR-05")
def test_both_options_together() -> None:
    # W3 and W4: the converter of B1 can go to D5, but not to the river tank.
    both = {"immobile_tanks": True, "river_limits": True}
    state = turn(tank("B1", "ore"), tank("C4"), tank("D5"), **both)
    assert refusal(state, BuyConverter("quartz", "C4")) == "PS-VAR-04"
    play(state, Rearrange())
    bare = (("B1", None, False), ("C4", None, False), ("D5", None, False))
    first = (("B1", "ore", False), *bare[1:])
    last = (*bare[:2], ("D5", "ore", False))
    assert layouts(state) == {bare, first, last}


@rule("PS-VAR-02", "PS-PLACE-11")
def test_a_tipped_immobile_tank_is_not_asked() -> None:
    tipped = {**tank("B1", "ore", True), "tipped": True}
    state = given(
        step="tanks",
        round=2,
        claims=dict.fromkeys(OWN, ANN),
        tanks=[tipped, tank("B2", "energy"), tank("D5")],
        options={"immobile_tanks": True, "sabotage": True},
    )
    play(state, Rearrange())
    assert next_zone(state) == "B2"
    play(state, Place("B2", True), Place("D5", True, "energy"))
    assert tanks(state) == {"B1": ("ore", True), "B2": (None, False), "D5": ("energy", False)}
    assert refusal(state, TipTank("B2")) == "PS-ROUND-07"
