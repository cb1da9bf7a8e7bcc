"""Steam Power in the terminal: contracts, purple cities, and words that are nearly right."""

from typing import Any

import pytest

from footplate import Chance
from footplate.cli.rules_page import load_rules
from footplate.games.steam_power.language import actions as a
from footplate.hexes.geometry import EDGES
from tests.cli.test_steam_power import GAME, placed, screen, track, view

# --- contracts ----------------------------------------------------------------------------------


def test_a_contract_is_looked_at() -> None:
    shown = placed([{"money": 30, "hand": ["K09", "K20"]}, {"fulfilled": ["K39"]}])
    text = shown.type("K20", "contract 39", "look K39", "#K40", "contract K99")
    assert "Contract K20 O K G → 2 VP, $2, take contracts; in your hand" in text
    assert text.count("Contract K39 K K W W → ") == 2
    assert "fulfilled by Bob" in text
    assert "out of sight" in text
    assert "There is no contract K99: they are called K01 to K48." in text
    assert not shown.table.record.actions


def test_a_hex_and_a_contract_of_the_same_name() -> None:
    shown = placed([{"money": 30, "hand": ["K09"]}, {}])
    text = shown.type("look K9", "K9")
    assert text.count("Contract K09 ") == 2
    assert "K9: plains" in text
    text = shown.type("look K8", "K8", "look K18")
    assert "Contract K08" not in text
    assert "Contract K18 " in text


def test_a_bonus_that_cannot_be_used_is_told_in_the_hand() -> None:
    shown = placed([{"money": 30, "hand": ["K05", "K01"]}, {}])
    lines = shown.type("hand").splitlines()
    assert "bonus cannot be used now" in next(line for line in lines if "K05" in line)
    assert "bonus cannot" not in next(line for line in lines if "K01" in line)


def test_new_contracts_are_told() -> None:
    shown = screen("me:Ann,random", seed=4)
    while shown.table.state.seat != 0:
        shown.session.step()
    before = {card.id for card in view(shown).players[0].hand or []}
    text = shown.type("contracts")
    after = {card.id for card in view(shown).players[0].hand or []}
    told = [line for line in text.splitlines() if line.startswith("New in your hand: ")]
    assert {line.split()[4] for line in told} == after - before
    assert len(told) == 2


def test_list_contracts_and_fulfil_alone_show_the_hand() -> None:
    shown = screen()
    text = shown.type("list contracts", "fulfil")
    assert text.count("There are no contracts to choose from now.") == 2
    assert text.count("asks for") >= 2


def test_automas_are_told_what_they_used() -> None:
    people = [{"hand": ["K20"]}, {"discards": ["K02"], "fulfilled": []}]
    shown = placed(people, "me:Ann,automa:hard", options={"automas": "2:hard"})
    text = shown.type("automa", "look K2", "contract K2")
    assert "fulfilled none" in text
    assert "discarded K02 W O → 1 VP, lay track" in text
    assert "discarded by Automa" in text


# --- cities -------------------------------------------------------------------------------------


def test_purple_cities_tell_their_shares_and_networks_their_cities() -> None:
    shown = placed(
        tracks=[track("L7", 0, 3), track("K6", 2, 4, 1)],
        cities={"L6": "purple", "J6": "black", "L8": "gray"},
        factories=[{"hex": "L8", "owner": 0, "cubes": 1}],
    )
    worth = next(city for city in view(shown).cities if city.hex == "L6").worth
    text = shown.type("cities", "look L6", "look L8", "networks")
    each = f"{worth // 2} each for Ann, Bob"
    assert text.count(each) == 2
    assert f"purple, takes no factory, worth {worth}: {each}" in text
    assert "1 cube, factory of 1 Ann, worth" in text
    lines = [" ".join(line.split()) for line in text.splitlines()]
    assert "1 Ann 2 Milwaukee, Chicago" in lines
    assert "2 Bob 2 Madison, Milwaukee" in lines


def test_links_into_new_cities_are_suggested_first() -> None:
    tracks = [track("L7", 0, 3), track("K6", 2, 4)]
    shown = placed(tracks=tracks)
    shown.session.show(shown.desk.ask(_asked(shown)))
    found = [choice.facts for choice in shown.desk.listed if "completes" in choice.facts]
    new = [len(facts["new"]) for facts in found]
    assert new == sorted(new, reverse=True)
    assert new[0]
    known = set(view(shown).companies[0].network)
    names = [[shown.table.state.plan().name(hex) for hex in facts["completes"]] for facts in found]
    assert new == [len(set(ends) - known) for ends in names]


def _asked(shown: Any) -> Any:
    from footplate.cli.desk import Asked

    return Asked(shown.table.state, shown.table.state.prompt())


def test_all_of_the_cheapest_sources_are_marked() -> None:
    shown = placed(
        tracks=[track("L7", 0, 3), track("K6", 2, 4)],
        cities={"J6": "orange", "L6": "orange", "L8": "orange"},
        factories=[
            {"hex": "J6", "owner": 0, "cubes": 2},
            {"hex": "L6", "owner": 0, "cubes": 3},
            {"hex": "L8", "owner": 1, "cubes": 3},
        ],
    )
    shown.type("fulfil K20")
    choices = shown.table.state.prompt().choices
    lowest = min(choice.price for choice in choices)
    for choice in choices:
        assert ("cheapest" in choice.consequence) == (choice.price == lowest)
    assert sum(choice.price == lowest for choice in choices) == 2


# --- track --------------------------------------------------------------------------------------


def test_crossing_needs_track() -> None:
    shown = placed(tracks=[track("L7", 0, 3), track("K6", 2, 4)])
    text = shown.type("cross K9 1-4", "cross K9")
    assert text.count("K9 carries no track to cross: `lay K9 ") == 2
    assert not shown.table.record.actions


def test_laying_on_track_says_that_it_crosses() -> None:
    shown, chance = screen("me:Ann,me:Bob", seed=3), Chance(3)
    state = shown.table.state
    while True:
        used = {placed.hex for placed in view(shown).tracks}
        found = [x for x in state.actions() if isinstance(x, a.LayTrack) and x.hex in used]
        if found:
            break
        shown.play(state.decode(state.sample(chance)))
    (one, two), hex = found[0].track, found[0].hex
    text = shown.type(f"lay {hex} {one}-{two}")
    assert f"{hex} carries track already: this crosses it." in text
    assert f"crosses on {hex} with track {EDGES[one]}–{EDGES[two]}" in text


def test_the_own_end_tile_is_replaced() -> None:
    shown = placed(tracks=[track("L7", 0, 3), track("K9", 1, 4)])
    text = shown.type("lay K9 1-5", "K9 1-3")
    assert "`replace K9 1-5` changes it." in text
    assert "`replace K9 1-3` changes it." in text
    assert not shown.table.record.actions


def test_words_that_lack_something_list_what_is_possible() -> None:
    shown = screen()
    text = shown.type("lay L7", "lay", "factory", "factory St", "look St", "map St", "look Qqq")
    assert "L7: type a number." in text
    assert "lay where?" in text
    assert "There are no factories to choose from now." in text
    places = "St. Paul (E4) or St. Louis (I13)"
    assert text.count(f"'St': {places}? Type more of the name, or the hex.") == 3
    assert "There is no place 'Qqq'" in text


@pytest.mark.parametrize("words", ["rules foobar", "rules"])
def test_rules_that_are_not_found(words: str) -> None:
    text = screen().type(words)
    assert ("No rule of Steam Power holds 'foobar'." in text) == ("foobar" in words)
    example = text.rpartition("`rules ")[2].partition("`")[0]
    assert example in [rule.id for rule in load_rules("steam-power")]


def test_one_is_left() -> None:
    from footplate.games.steam_power.language import events as e

    names, plan = ["Ann", "Bob"], GAME.plan()
    assert e.ContractsTaken(0, 2, 1).words(names, plan) == "Ann takes 2 contracts; 1 is left."
    assert "1 is left" in e.TrainDrawn("company:0", 1).words(
        names, GAME.plan(seats=1, solo="basic")
    )
    assert "2 are left" in e.AutomaDrew(0, 2, 2).words(names, plan)
    assert "1 discarded contract is shuffled" in e.SupplyRenewed(1).words(names, plan)
    assert GAME.title == "Steam Power"
