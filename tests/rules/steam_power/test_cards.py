"""Take contracts: from the supply, and from hands when it is empty."""

from typing import Any

import pytest

from footplate import BadInput, Chance
from footplate.games.steam_power.language.actions import TakeContractFrom, TakeContracts, TakeMoney
from footplate.games.steam_power.language.events import BonusLost, ContractsTaken, ContractStolen
from footplate.games.steam_power.play.state import State
from tests.rules.steam_power.given import (
    BLUE,
    GREEN,
    RED,
    described,
    fulfil,
    given,
    hand,
    offered,
    play,
    player,
    refusal,
    started,
)
from tests.rules.steam_power.lines import ALL, line

rule = pytest.mark.rule


def hands(*sizes: int, supply: int = 0, **position: Any) -> State:
    """Hands of these sizes and a supply; the other contracts are out of the test's way."""
    cards = iter(ALL)
    players = [player(hand=[next(cards) for _ in range(size)]) for size in sizes]
    return given(players, supply=[next(cards) for _ in range(supply)], **position)


def sizes(state: State) -> list[int]:
    return [len(one.hand) for one in described(state).players]


def victims(state: State) -> set[int]:
    return {action.seat for action in offered(state, TakeContractFrom)}


# From the supply. ---------------------------------------------------------------------------


@rule("SP-CARDS-01")
def test_the_action_draws_two() -> None:
    state = hands(3, 5, supply=10)
    before = hand(state)
    told = play(state, TakeContracts())
    assert sizes(state) == [5, 5]
    assert set(before) < set(hand(state))
    supply = described(state).supply
    assert supply is not None
    assert len(supply) == 8
    assert not set(supply) & set(hand(state))
    taken = [event for event in told if isinstance(event, ContractsTaken)]
    assert [(event.seat, event.count, event.left) for event in taken] == [(RED, 2, 8)]
    assert described(state).actions == 1


@rule("SP-CARDS-01")
def test_both_actions_may_take_contracts() -> None:
    state = hands(0, 0, supply=10)
    play(state, TakeContracts(), TakeContracts())
    assert sizes(state) == [4, 0]
    assert state.seat == BLUE


@rule("SP-CARDS-01")
def test_any_two_contracts_of_the_supply_may_come() -> None:
    drawn: set[str] = set()
    for seed in range(60):
        state = hands(0, 0, supply=6, luck={"seeded": Chance(seed).key()})
        play(state, TakeContracts())
        assert len(hand(state)) == 2
        drawn |= set(hand(state))
    assert drawn == set(ALL[:6])


@rule("SP-CARDS-02")
def test_a_hand_has_no_limit() -> None:
    state = hands(30, 2, supply=10)
    play(state, TakeContracts())
    assert sizes(state) == [32, 2]
    assert refusal(state, TakeContracts()) is None


# From hands. --------------------------------------------------------------------------------


@rule("SP-CARDS-03", "SP-CARDS-04")
def test_with_an_empty_supply_the_fullest_hand_gives() -> None:
    state = hands(1, 4, 6)
    play(state, TakeContracts())
    assert (described(state).step, described(state).taking) == ("take", 2)
    assert victims(state) == {GREEN}
    assert refusal(state, TakeContractFrom(BLUE)) == "SP-CARDS-03"
    assert refusal(state, TakeContractFrom(RED)) == "SP-CARDS-03"
    told = play(state, TakeContractFrom(GREEN))
    stolen = [event for event in told if isinstance(event, ContractStolen)]
    assert [(event.seat, event.victim) for event in stolen] == [(RED, GREEN)]
    assert sizes(state) == [2, 4, 5]
    assert described(state).taking == 1
    play(state, TakeContractFrom(GREEN))
    assert sizes(state) == [3, 4, 4]
    assert (described(state).step, described(state).actions) == ("act", 1)


@rule("SP-CARDS-03", "SP-TURN-05")
def test_the_hand_to_take_from_must_be_named_before_anything_else() -> None:
    state = hands(1, 4, 6)
    assert refusal(state, TakeContractFrom(GREEN)) is not None
    play(state, TakeContracts())
    assert refusal(state, TakeMoney()) == "SP-TURN-05"


@rule("SP-CARDS-03")
@pytest.mark.parametrize("seat", [3, 4, 5, 9, -1])
def test_a_seat_that_does_not_exist_is_named_as_the_action_counts(seat: int) -> None:
    state = hands(1, 4, 6)
    play(state, TakeContracts())
    refused = state.refuse(TakeContractFrom(seat))
    assert refused is not None
    assert refused.rule == "SP-CARDS-03"
    assert f"There is no seat {seat}" in refused.sentence


@rule("SP-CARDS-04", "SP-TURN-06")
def test_the_question_is_asked_even_with_one_answer() -> None:
    state = hands(1, 4)
    play(state, TakeContracts())
    assert state.actions() == [TakeContractFrom(BLUE)]


@rule("SP-CARDS-04", "SP-CARDS-06", "SP-CARDS-07")
def test_the_taker_chooses_among_equals_and_the_hands_are_compared_anew() -> None:
    # Red holds six, Blue and Green four: first Blue, then it must be Green.
    state = hands(6, 4, 4)
    play(state, TakeContracts())
    assert victims(state) == {BLUE, GREEN}
    play(state, TakeContractFrom(BLUE))
    assert victims(state) == {GREEN}
    assert refusal(state, TakeContractFrom(BLUE)) == "SP-CARDS-03"
    play(state, TakeContractFrom(GREEN))
    assert sizes(state) == [8, 3, 3]


@rule("SP-CARDS-06")
def test_a_hand_that_is_still_the_fullest_gives_again() -> None:
    state = hands(0, 3, 5)
    play(state, TakeContracts(), TakeContractFrom(GREEN))
    assert victims(state) == {GREEN}
    play(state, TakeContractFrom(GREEN))
    assert victims(state) == set()
    assert sizes(state) == [2, 3, 3]


@rule("SP-CARDS-07")
def test_the_own_hand_is_never_compared() -> None:
    state = hands(10, 1, 2)
    play(state, TakeContracts())
    assert victims(state) == {GREEN}
    assert refusal(state, TakeContractFrom(RED)) == "SP-CARDS-03"


@rule("SP-CARDS-05")
def test_the_stolen_contract_is_drawn_at_random() -> None:
    stolen: set[str] = set()
    for seed in range(40):
        state = hands(0, 4, 1, luck={"seeded": Chance(seed).key()})
        play(state, TakeContracts(), TakeContractFrom(BLUE))
        assert len(hand(state)) == 1
        stolen |= set(hand(state))
        assert sorted(hand(state) + hand(state, BLUE)) == ALL[:4]
    assert stolen == set(ALL[:4])


@rule("SP-CARDS-01", "SP-CARDS-03", "SP-CARDS-05", "SP-EDITION-05")
@pytest.mark.parametrize("edition", ["early", "final"])
def test_the_last_of_the_supply_and_one_of_the_fullest_hand(edition: str) -> None:
    # T-E5.
    state = hands(2, 5, 3, supply=1, options={"edition": edition})
    last = described(state).supply
    assert last is not None
    play(state, TakeContracts())
    assert set(last) < set(hand(state))
    assert sizes(state) == [3, 5, 3]
    assert (described(state).step, described(state).taking) == ("take", 1)
    assert state.actions() == [TakeContractFrom(BLUE)]
    play(state, TakeContractFrom(BLUE))
    assert sizes(state) == [4, 4, 3]
    assert described(state).step == "act"


@rule("SP-EDITION-05")
@pytest.mark.parametrize("edition", ["early", "final"])
def test_stealing_is_done_contract_by_contract_in_both_editions(edition: str) -> None:
    state = hands(0, 4, 4, options={"edition": edition, "steal": "per-card"})
    play(state, TakeContracts(), TakeContractFrom(BLUE))
    assert victims(state) == {GREEN}
    with pytest.raises(BadInput, match="per-card"):
        started(edition=edition, steal="all-at-once")


# When there is little left. -----------------------------------------------------------------


@rule("SP-CARDS-08")
def test_nothing_is_taken_where_nobody_has_anything() -> None:
    #
    state = hands(5, 0, 0)
    assert refusal(state, TakeContracts()) == "SP-CARDS-08"
    assert TakeContracts() not in state.actions()
    assert refusal(hands(0, 0, 0), TakeContracts()) == "SP-CARDS-08"


@rule("SP-CARDS-09")
def test_the_only_contract_of_the_supply_is_taken_alone() -> None:
    state = hands(5, 0, 0, supply=1)
    assert refusal(state, TakeContracts()) is None
    play(state, TakeContracts())
    assert sizes(state) == [6, 0, 0]
    assert (described(state).step, described(state).actions) == ("act", 1)
    assert refusal(state, TakeContracts()) == "SP-CARDS-08"


@rule("SP-CARDS-09")
def test_the_only_contract_of_the_others_is_taken_alone() -> None:
    state = hands(5, 0, 1)
    play(state, TakeContracts(), TakeContractFrom(GREEN))
    assert sizes(state) == [6, 0, 0]
    assert (described(state).step, described(state).actions) == ("act", 1)


# The bonus. ---------------------------------------------------------------------------------


def bonus(*others: int, supply: int = 0, **options: Any) -> State:
    """Red has fulfilled K22 and may take contracts as its bonus."""
    cards = iter(card for card in ALL if card != "K22")
    players = [player(fulfilled=["K22"])]
    players += [player(hand=[next(cards) for _ in range(size)]) for size in others]
    return given(
        players,
        supply=[next(cards) for _ in range(supply)],
        tracks=line("Madison", "Milwaukee"),
        step="bonus",
        fulfilling={"contract": "K22", "fetched": 3},
        options=options,
    )


@rule("SP-CARDS-10")
def test_the_bonus_takes_from_hands_like_the_action() -> None:
    state = bonus(2, 3)
    play(state, TakeContracts())
    assert (described(state).step, described(state).bonus) == ("take", True)
    assert victims(state) == {GREEN}
    play(state, TakeContractFrom(GREEN))
    assert victims(state) == {BLUE, GREEN}
    play(state, TakeContractFrom(BLUE))
    assert sizes(state) == [2, 1, 2]
    assert described(state).step == "act"


@rule("SP-CARDS-10")
@pytest.mark.parametrize("options", [{"edition": "early"}, {"bonus_steal": False}])
def test_without_the_key_the_bonus_draws_what_the_supply_holds(options: dict[str, Any]) -> None:
    state = bonus(2, 3, supply=1, **options)
    play(state, TakeContracts())
    assert sizes(state) == [1, 2, 3]
    assert described(state).step == "act"


@rule("SP-CARDS-10", "SP-FULFIL-32")
def test_without_the_key_and_a_supply_the_bonus_is_lost() -> None:
    others = [player(hand=["K01", "K02"]), player(hand=["K03"])]
    for edition, kept in [("early", False), ("final", True)]:
        state = given(
            [player(hand=["K22"]), *others],
            supply=[],
            tracks=line("Madison", "Milwaukee"),
            options={"edition": edition},
        )
        told = fulfil(state, "K22", "bank", "bank", "bank")
        assert bool([event for event in told if isinstance(event, BonusLost)]) is not kept
        assert described(state).step == ("bonus" if kept else "act")


@rule("SP-CARDS-10")
def test_the_early_action_still_takes_from_hands() -> None:
    state = hands(1, 4, 2, options={"edition": "early"})
    play(state, TakeContracts(), TakeContractFrom(BLUE), TakeContractFrom(BLUE))
    assert sizes(state) == [3, 2, 2]
