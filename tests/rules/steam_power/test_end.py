"""The end of the game and the ranking."""

from typing import Any

import pytest

from footplate import Event
from footplate.games.steam_power.language.actions import TakeMoney
from footplate.games.steam_power.language.events import EndTriggered, GameEnded, PointsCounted
from footplate.games.steam_power.play.state import State
from tests.rules.steam_power.given import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    described,
    factory,
    foretold,
    fulfil,
    given,
    pass_turn,
    play,
    player,
    refusal,
    seen,
)
from tests.rules.steam_power.lines import ALL, MADISON, MILWAUKEE, line

rule = pytest.mark.rule

FREE = "K12"
"""White, white, gray; $2 and no bonus."""


def near_the_end(seats: int, done: int, seat: int = 0, start: int = 0, **position: Any) -> State:
    """The seat on turn has fulfilled that many contracts and holds one that costs nothing."""
    others = [card for card in ALL if card != FREE]
    players = [player() for _ in range(seats)]
    players[seat] = player(hand=[FREE], fulfilled=others[:done])
    return given(
        players,
        seat=seat,
        start=start,
        tracks=line("Madison", "Milwaukee", seat),
        cities={MADISON: "gray", MILWAUKEE: "white"},
        factories=[factory(MADISON, seat, 3), factory(MILWAUKEE, seat, 3)],
        **position,
    )


def finish(state: State) -> list[Event]:
    return fulfil(state, FREE, MILWAUKEE, MILWAUKEE, MADISON)


def triggers(told: list[Event]) -> list[tuple[int, int]]:
    return [(event.seat, event.contracts) for event in told if isinstance(event, EndTriggered)]


# The end. -----------------------------------------------------------------------------------


@rule("SP-SCORE-01")
@pytest.mark.parametrize(("seats", "needed"), [(2, 14), (3, 11), (4, 9), (5, 8)])
def test_the_number_of_contracts_depends_on_the_seats(seats: int, needed: int) -> None:
    state = near_the_end(seats, needed - 1)
    assert seen(state).needed == needed
    assert foretold(state, RED).to_end == 1
    assert triggers(finish(state)) == [(RED, needed)]
    assert seen(state).ending
    play(state, TakeMoney())
    pass_turn(state, seats - 1)
    assert state.over


@rule("SP-SCORE-01")
@pytest.mark.parametrize(("seats", "needed"), [(2, 14), (3, 11), (4, 9), (5, 8)])
def test_one_contract_fewer_does_not_end_the_game(seats: int, needed: int) -> None:
    state = near_the_end(seats, needed - 2)
    assert triggers(finish(state)) == []
    assert not seen(state).ending
    play(state, TakeMoney())
    pass_turn(state, seats - 1)
    assert not state.over
    assert (described(state).round, state.seat) == (2, RED)


@rule("SP-SCORE-02")
@pytest.mark.parametrize("first", [True, False])
def test_the_end_comes_in_either_action(first: bool) -> None:
    state = near_the_end(3, 10)
    if not first:
        play(state, TakeMoney())
    assert not seen(state).ending
    assert triggers(finish(state)) == [(RED, 11)]
    assert seen(state).ending
    assert not state.over
    assert state.seat == (RED if first else BLUE)


@rule("SP-SCORE-02")
def test_a_second_trigger_is_not_told() -> None:
    state = near_the_end(3, 11, seat=1)
    assert triggers(finish(state)) == []


@rule("SP-SCORE-03")
def test_the_round_is_played_to_its_end_and_nobody_gets_another_turn() -> None:
    # Blue started; Green triggers, Red is the last of the round.
    state = near_the_end(3, 10, seat=GREEN, start=BLUE, round=7)
    finish(state)
    play(state, TakeMoney())
    assert state.seat == RED
    play(state, TakeMoney(), TakeMoney())
    assert state.over
    assert (described(state).step, described(state).round) == ("over", 7)
    assert state.actions() == []


@rule("SP-SCORE-03")
def test_the_start_player_who_triggers_waits_for_all_others() -> None:
    state = near_the_end(4, 8, seat=YELLOW, start=YELLOW)
    finish(state)
    play(state, TakeMoney())
    for seat in (RED, BLUE, GREEN):
        assert state.seat == seat
        pass_turn(state)
    assert state.over


@rule("SP-SCORE-04")
def test_the_last_seat_that_triggers_completes_its_turn() -> None:
    #
    state = near_the_end(3, 10, seat=GREEN)
    finish(state)
    assert (state.seat, described(state).actions) == (GREEN, 1)
    told = play(state, TakeMoney())
    assert state.over
    counted, ended = told[-2:]
    assert isinstance(counted, PointsCounted)
    assert counted.scores == [state.result().score(seat) for seat in range(3)]
    assert ended == GameEnded(state.result().winners)


@rule("SP-SCORE-04")
def test_the_last_seat_that_triggers_with_its_second_action_ends_the_game_at_once() -> None:
    state = near_the_end(3, 10, seat=GREEN, actions=1)
    finish(state)
    assert state.over


@rule("SP-SCORE-03", "SP-TURN-09")
def test_after_the_end_nothing_is_played() -> None:
    state = near_the_end(3, 10, seat=GREEN, actions=1)
    finish(state)
    assert refusal(state, TakeMoney()) == "SP-TURN-09"
    assert state.result().final


# The ranking. -------------------------------------------------------------------------------


def ranked(*players: dict[str, Any]) -> State:
    """A finished game in which only contracts and money count."""
    return given(list(players), step="over", beside={"orange": 2})


TWOS = [*ALL[6:10], *ALL[14:22]]
THREES = [*ALL[22:38], *ALL[42:44]]
"""Contracts of two and of three points."""


def contracts(twos: int, threes: int, skip: int = 0) -> list[str]:
    """So many contracts of each kind, none of the first ones that another player has."""
    return [*TWOS[skip : skip + twos], *THREES[skip : skip + threes]]


@rule("SP-SCORE-14")
def test_the_highest_total_wins() -> None:
    state = ranked(
        player(money=50, fulfilled=contracts(4, 4)),
        player(money=0, fulfilled=["K39", "K40", "K41", "K42"]),
        player(money=33),
    )
    result = state.result()
    assert result.final
    assert [(one.seat, one.rank, one.score) for one in result.standings] == [
        (RED, 1, 30),
        (BLUE, 2, 24),
        (GREEN, 3, 6),
    ]
    assert result.winners == [RED]


@rule("SP-SCORE-15")
def test_of_equal_totals_more_contracts_are_ahead() -> None:
    # 40 points with 9 contracts beat 40 with 8.
    state = ranked(
        player(money=100, fulfilled=contracts(4, 4)),
        player(money=95, fulfilled=contracts(6, 3, skip=4)),
        player(money=0),
    )
    result = state.result()
    assert [(one.seat, one.rank, one.score) for one in result.standings] == [
        (BLUE, 1, 40),
        (RED, 2, 40),
        (GREEN, 3, 0),
    ]
    assert result.winners == [BLUE]


@rule("SP-SCORE-15")
def test_seats_that_are_still_equal_share_their_place() -> None:
    # 40 points with 9 contracts each.
    state = ranked(
        player(money=95, fulfilled=contracts(6, 3)),
        player(money=95, fulfilled=contracts(6, 3, skip=6)),
        player(money=0),
    )
    result = state.result()
    assert sorted((one.seat, one.rank, one.score) for one in result.standings) == [
        (RED, 1, 40),
        (BLUE, 1, 40),
        (GREEN, 3, 0),
    ]
    assert sorted(result.winners) == [RED, BLUE]


@rule("SP-SCORE-15")
def test_money_does_not_break_a_tie() -> None:
    state = ranked(player(money=14), player(money=10), player(money=12))
    assert sorted(state.result().winners) == [RED, BLUE, GREEN]
