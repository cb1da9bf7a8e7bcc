"""What Steam Power tells beyond the one language: sources, payees, the Automa's reasons, luck."""

import time
from collections.abc import Callable
from typing import Any

import pytest

from footplate import Chance, Refusal, Refused
from footplate.core.chance import AskedChance, ScriptEnded
from footplate.games.steam_power.language import actions as a
from footplate.games.steam_power.language.events import AutomaDecides
from footplate.games.steam_power.play.flow import draw_contract
from footplate.games.steam_power.play.setup import new_state, place_cities, set_corners
from footplate.games.steam_power.play.state import State
from footplate.games.steam_power.told.luck import pieces
from footplate.hexes.geometry import EDGES
from tests.form import games
from tests.games.steam_power.playing import GAME, NAMES, start
from tests.rules.steam_power.automas import colors, facing, step
from tests.rules.steam_power.given import BLUE, GREEN, RED, factory, given, play, seen, track

CHEAPLY = "fulfil-cheaply"
# From Madison to Milwaukee over a link of Blue's or one of Green's.
TWO_WAYS = [track("L7", 0, 3), track("K6", 2, 4, BLUE), track("K7", 1, 5, GREEN)]


def holding(contract: str = "K20", **more: Any) -> State:
    """Red holds K20 (orange, black, gray) and can fetch orange from Madison only."""
    players: list[dict[str, Any]] = [{"money": 30, "hand": [contract]}, {"money": 30}]
    players.append({"money": 30})
    cities = {"J6": "orange", "L6": "purple", "L8": "purple", "M9": "purple", "D6": "black"}
    factories = [factory("J6", RED, 1)]
    return given(players, tracks=TWO_WAYS, cities=cities, factories=factories, **more)


def test_a_contract_tells_source_way_and_payee_and_who_could_deliver() -> None:
    state = holding()
    (contract,) = seen(state, RED).forecasts[RED].contracts
    first, *others = contract.sources
    assert (first.color, first.city, first.price, first.flips) == ("orange", "J6", 1, True)
    ((payee, amount),) = first.pay
    assert amount == 1
    assert [(leg.hexes, leg.owner) for leg in first.way] == [(("J6", "L6"), payee)]
    assert [(each.color, each.city) for each in others] == [("black", None), ("gray", None)]
    assert "D6" in contract.suppliers["black"]
    assert set(contract.suppliers) == {"black", "gray"}
    links = {(link.hexes, link.owner) for link in seen(state).links}
    assert all((leg.hexes, leg.owner) in links for leg in first.way)


@pytest.mark.parametrize("payee", [BLUE, GREEN])
def test_the_shortcut_fulfils_as_cheaply_as_possible_and_pays_whom_one_likes(payee: int) -> None:
    state = holding()
    before = state.digest()
    found = state.shortcut(CHEAPLY, {"contract": "K20", "payees": [payee]})
    assert isinstance(found, list)
    assert found == [
        a.FulfilContract("K20"),
        a.TakeResource("J6", ((payee, 1),)),
        a.BuyResource(),
        a.BuyResource(),
    ]
    assert state.digest() == before
    (forecast,) = seen(state, RED).forecasts[RED].contracts
    assert forecast.cost is not None
    play(state, *found)
    assert seen(state).players[RED].money == 30 - forecast.cost + 2
    assert [card.id for card in seen(state).players[RED].fulfilled] == ["K20"]


def test_the_shortcut_goes_on_with_a_contract_or_says_why_not() -> None:
    state = holding()
    play(state, a.FulfilContract("K20"), a.TakeResource("J6", ((BLUE, 1),)))
    assert state.shortcut(CHEAPLY, {}) == [a.BuyResource(), a.BuyResource()]
    other = state.shortcut(CHEAPLY, {"contract": "K01"})
    assert isinstance(other, Refusal)
    for argument, rule in (({"contract": "K01"}, "SP-FULFIL-01"), ({}, "SP-FULFIL-01")):
        refused = holding().shortcut(CHEAPLY, argument)
        assert isinstance(refused, Refusal)
        assert refused.rule == rule


def test_a_shortcut_is_previewed_as_a_whole() -> None:
    state = holding()
    before = state.digest()
    argument = {"contract": "K20", "payees": [GREEN]}
    told = state.preview_shortcut(CHEAPLY, argument, RED)
    assert state.digest() == before
    found = state.shortcut(CHEAPLY, argument)
    assert isinstance(found, list)
    play(state, *found)
    assert told.view == seen(state, RED)
    assert {(each.seat, each.what): each.change for each in told.effects} == {
        (RED, "contract"): -1,
        (RED, "fulfilled"): 1,
        (RED, "money"): -9,
        (GREEN, "money"): 1,
    }


def test_a_shortcut_that_is_refused_or_somebody_elses_is_not_previewed() -> None:
    state = holding()
    for viewer, contract, rule in ((RED, "K01", "SP-FULFIL-01"), (BLUE, "K20", "FP-VIEW-01")):
        with pytest.raises(Refused) as refused:
            state.preview_shortcut(CHEAPLY, {"contract": contract}, viewer)
        assert refused.value.refusal.rule == rule


@pytest.mark.parametrize(("contract", "change"), [("K20", -3), ("K23", 0)])
def test_what_the_contract_pays_back_is_told_with_the_price(contract: str, change: int) -> None:
    """The last resource is bought for $5; K20 pays $2, K23 all of it."""
    state = holding(contract)
    play(state, a.FulfilContract(contract), a.TakeResource("J6", ((BLUE, 1),)), a.BuyResource())
    (choice,) = state.prompt().choices
    (back,) = [each for each in choice.effects if (each.seat, each.what) == (RED, "money")]
    assert (choice.price, back.change) == (5, change)
    foreseen = state.preview(choice, RED).effects
    assert [each for each in choice.effects if each.change] == foreseen


@games("mode", NAMES)
def test_the_shortcut_costs_what_the_forecast_says(mode: str) -> None:
    state, rng, tried = start(mode, 5), Chance(5), 0
    for _ in range(250):
        if state.over:
            break
        for action in state.actions():
            if isinstance(action, a.FulfilContract):
                tried += 1
                _check_cheapest(state, action.contract)
        state.play_code(state.sample(rng))
    assert tried


def _check_cheapest(state: State, contract: str) -> None:
    seat = state.mover
    told = next(c for c in seen(state, seat).forecasts[seat].contracts if c.contract == contract)
    actions = state.shortcut(CHEAPLY, {"contract": contract})
    assert isinstance(actions, list)
    after = state.clone()
    for action in actions[:-1]:
        after.play_code(after.encode(action))
    spent = state.money[seat] - after.money[seat] + told.sources[-1].price
    assert spent == told.cost == sum(told.prices)
    choice = next(c for c in state.prompt().choices if c.label == f"fulfil {contract}")
    assert choice.facts["price"] == told.cost


# --- the Automa -----------------------------------------------------------------------------------


def test_a_decision_tells_candidates_and_tie_breaks_in_order() -> None:
    # Three gray cities are linked, and the Automa has no network of its own: the sweep decides.
    tracks = [track("L7", 0, 3), track("K6", 2, 4)]
    state = facing("K20", tracks=tracks, cities=colors(gray="L6 L8 J6"))
    events = [event for event in step(state) if isinstance(event, AutomaDecides)]
    (built,) = [event for event in events if event.what == "factory"]
    assert set(built.candidates) >= {"L6", "L8", "J6"}
    assert [tie.by for tie in built.ties] == ["inside", "least-present", "sweep"]
    assert built.ties[-1].left == built.chosen
    assert built.ties[-1].corner == "corner:0"
    assert all(set(tie.left) <= set(built.candidates) for tie in built.ties)
    words = built.words(["Ann", "Automa"], state.plan())
    assert "the first in the sweep from the top left corner" in words
    assert words.endswith("(SP-AFAC-04)")


@pytest.mark.parametrize("steps", [1, 2])
def test_the_next_corner_is_where_the_marker_goes(steps: int) -> None:
    state = GAME.start(4, 2, automas="2, 4:hard", marker_step=steps)
    assert isinstance(state, State)
    rng, seen_moves = Chance(2), 0
    while not state.over and seen_moves < 12:
        coming = seen(state).next_automa
        moves = state.rules.automas[state.mover] and not state.drew
        seat = state.mover
        state.play_code(state.sample(rng))
        if moves:
            seen_moves += 1
            assert coming is not None
            assert (coming.seat, coming.corner) == (seat, f"corner:{state.marker}")


# --- luck -----------------------------------------------------------------------------------------


def test_luck_is_asked_for_with_its_outcomes() -> None:
    state = given(3)
    asked = state.luck(a.TakeContracts(), [])
    assert asked is not None
    assert (asked.what, asked.source, len(asked.outcomes)) == ("contract", "bag", 48)
    assert (asked.outcomes[0].id, asked.outcomes[0].name) == ("contract:K01", "contract K01")
    again = state.luck(a.TakeContracts(), [0])
    assert again is not None
    assert len(again.outcomes) == 47
    assert state.luck(a.TakeContracts(), [0, 1]) is None
    hands: list[dict[str, Any]] = [{"hand": []}, {"hand": ["K30", "K31"]}, {}]
    empty = given(hands, supply=[])
    play(empty, a.TakeContracts())
    taken = empty.luck(a.TakeContractFrom(BLUE), [])
    assert taken is not None
    assert [each.name for each in taken.outcomes] == [
        "contract 1 of the hand",
        "contract 2 of the hand",
    ]
    alone = GAME.start(1, 1, solo="basic")
    train = alone.luck(a.TakeMoney(), [])
    assert train is not None
    assert train.what == "train"
    assert all(each.id in alone.plan().places for each in train.outcomes)


@pytest.mark.parametrize(
    ("what", "draw"),
    [("city-tile", place_cities), ("corner", set_corners), ("contract", draw_contract)],
)
def test_the_luck_of_the_set_up_has_its_words(what: str, draw: Callable[[State], object]) -> None:
    asked = AskedChance([])
    state = new_state(GAME, start("mixed", 1).rules, asked)
    with pytest.raises(ScriptEnded):
        draw(state)
    told = pieces(state)
    assert told.what == what
    assert len(told.kinds) == len(asked.bag)
    known = {*state.plan().places, *state.plan().things}
    assert all(id in known and name for id, name in told.kinds)


def test_who_starts_is_asked_of_the_table() -> None:
    asked = AskedChance([])
    state = new_state(GAME, start("mixed", 1).rules, asked)
    with pytest.raises(ScriptEnded):
        asked.below(3)
    assert [id for id, _ in pieces(state).kinds] == ["seat:0", "seat:2", "seat:4"]


# --- why not --------------------------------------------------------------------------------------


@games("mode", NAMES)
def test_every_place_is_pointed_at_or_says_why_not(mode: str) -> None:
    state, rng = start(mode, 5), Chance(5)
    for _ in range(150):
        if state.over:
            break
        why = state.why_not(state.seat).places
        offered = {target for choice in state.prompt().choices for target in choice.targets}
        assert state.plan().places.keys() == offered | why.keys()
        assert not offered & why.keys()
        state.play_code(state.sample(rng))


def test_every_hex_of_the_map_says_why_not_and_quickly() -> None:
    state = GAME.start(3, 1)
    assert state.seat is not None
    begin = time.process_time()
    why = state.why_not(state.seat)
    assert time.process_time() - begin < 0.5
    offered = {target for choice in state.prompt().choices for target in choice.targets}
    hexes = {id for id, place in state.plan().places.items() if "terrain" in place.printed}
    assert hexes <= offered | set(why.places)
    assert not offered & set(why.places)


def test_a_placement_tells_the_track_that_a_page_draws() -> None:
    state = given([{"money": 30}, {"money": 30}], tracks=[track("K6", 3, 4)])
    choices = [each for group in state.prompt().groups for each in group.choices]
    told = {each.facts["how"]: each for each in choices if "how" in each.facts}
    assert {"lay", "replace", "remove"} <= set(told)
    for how in ("lay", "replace"):
        one, two = told[how].facts["track"]
        assert f" {EDGES[one]}–{EDGES[two]} on " in told[how].label
    assert told["remove"].facts["track"] == [3, 4]
