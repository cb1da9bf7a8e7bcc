"""Price manipulation as it is told: the order counts, and what a choice gives up is said before."""

from typing import get_args

import pytest

from footplate.core.prompt import Choice
from footplate.games.planet_steam.language import actions as a
from footplate.games.planet_steam.play.state import State
from tests.rules.planet_steam.given import ANN, given, goods, player

ON = {"price_manipulation": True}
PRICES = goods(quartz=12, ore=9, water=7, energy=4)


def moving(strength: a.Strength) -> State:
    players = [player(card=2), *[player()] * 3]
    state = given(players, step="manipulate", won=[ANN], options=ON, price=PRICES)
    state.play(a.Manipulate(strength))
    return state


def choice(state: State, action: a.MovePrice | a.EndManipulation) -> Choice:
    return next(each for each in state.prompt().choices if state.game.action(each) == action)


@pytest.mark.parametrize(
    ("strength", "words"),
    [
        (
            "strong",
            "Move prices in this order, none twice: quartz, ore, water, energy. 5 spaces are left.",
        ),
        (
            "moderate",
            "Move prices in this order, none twice: ore, water, energy. 4 spaces are left.",
        ),
        ("weak", "Move one price: 3 spaces are left."),
    ],
)
def test_the_order_is_said_where_it_counts(strength: a.Strength, words: str) -> None:
    assert moving(strength).prompt().sentence == words


def test_the_question_names_what_can_still_move() -> None:
    state = moving("strong")
    state.play(a.MovePrice("ore", 2))
    assert "water, energy. 3 spaces" in state.prompt().sentence
    state.play(a.MovePrice("water", 1))
    assert state.prompt().sentence == "Move the price of energy: 2 spaces are left."


def test_each_strength_tells_the_order_before_it_is_paid_for() -> None:
    players = [player(card=2), *[player()] * 3]
    state = given(players, step="manipulate", won=[ANN], options=ON)
    weak, moderate, strong = (each.note for each in state.prompt().choices)
    assert weak == "moves one price by up to 3 spaces, not that of quartz"
    assert moderate == "moves prices by up to 4 spaces in all, in the order ore, water, energy"
    assert strong.endswith("5 spaces in all, in the order quartz, ore, water, energy")


def test_what_a_move_gives_up_is_said_with_it() -> None:
    state = moving("strong")
    last = choice(state, a.MovePrice("energy", 2))
    assert last.note == "price 4 → 6; no other price can move: 3 spaces are given up"
    assert [each.rule for each in last.warnings] == ["PS-PRICE-10"]
    assert (last.facts["left"], last.facts["given_up"]) == (0, 3)
    third = choice(state, a.MovePrice("water", 2))
    assert third.note == "price 7 → 9; then only energy can still move"
    second = choice(state, a.MovePrice("ore", -2))
    assert second.note == "price 9 → 7; then only water and energy can still move"
    first = choice(state, a.MovePrice("quartz", 1))
    assert (first.note, first.warnings) == ("price 12 → 13", [])
    whole = choice(state, a.MovePrice("water", 5))
    assert (whole.note, whole.warnings) == ("price 7 → 12", [])


def test_the_weak_one_gives_up_what_it_does_not_use() -> None:
    state = moving("weak")
    assert "1 space is given up" in choice(state, a.MovePrice("ore", 2)).note
    assert choice(state, a.MovePrice("ore", 3)).warnings == []


def test_spaces_beyond_the_track_are_said_to_be_lost() -> None:
    state = moving("strong")
    for spaces, lost in ((-4, "1 space is"), (-5, "2 spaces are")):
        told = choice(state, a.MovePrice("energy", spaces))
        assert f"price 4 → 1; {lost} given up beyond the end of the track" in told.note
        assert told.warnings[0].rule == "PS-PRICE-09"
    assert choice(state, a.MovePrice("energy", -5)).facts["given_up"] == 2


def test_whatever_is_said_to_be_given_up_can_move_nothing() -> None:
    """Held against the rules: spaces that are told to be left are left, and no others."""
    for strength in get_args(a.Strength):
        state = moving(strength)
        for each in state.prompt().choices:
            action = state.game.action(each)
            if isinstance(action, a.MovePrice):
                after = state.clone()
                after.play(action)
                used = abs(after.price[_at(action)] - state.price[_at(action)])
                assert each.facts["left"] == after.spaces
                assert used + after.spaces + each.facts["given_up"] == state.spaces
                assert (each.facts["given_up"] > 0) == bool(each.warnings)


def _at(action: a.MovePrice) -> int:
    return ("quartz", "ore", "water", "energy").index(action.resource)


def test_the_end_says_how_many_spaces_are_given_up() -> None:
    state = moving("strong")
    assert choice(state, a.EndManipulation()).note == "5 spaces are given up"
