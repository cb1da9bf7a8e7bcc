"""Ways to play a game without thinking, for tests that need many different positions."""

from typing import Any

import msgspec

import footplate
from footplate import Chance
from footplate.games.age_of_steam.board import codes as c
from footplate.games.age_of_steam.language.position import AgeOfSteamPosition
from footplate.games.age_of_steam.play.state import State


def careful(state: footplate.State, rng: Chance) -> int:
    """Few shares and low bids, so that games last; builds and moves are anything legal."""
    assert isinstance(state, State)
    codes = state.codes()
    kind = c.kind_of(codes[0])
    if kind == c.ISSUE:
        wanted = 3 if state.turn == 1 else 2 if state.money[state.mover] < 12 else 0
        return codes[min(rng.below(wanted + 1), len(codes) - 1)]
    if kind == c.DROP_OUT:
        return codes[0] if rng.below(2) else codes[min(rng.below(3), len(codes) - 1)]
    if kind == c.END_BUILD and len(codes) > 1:
        return codes[1 + rng.below(len(codes) - 1)] if rng.below(6) else codes[0]
    if kind == c.DECLINE and len(codes) > 2:
        return codes[2 + rng.below(len(codes) - 2)]
    return codes[rng.below(len(codes))]


def plain_start(board: str, seats: int, seed: int, **options: Any) -> State:
    state = footplate.game("age-of-steam").start(seats, seed, board, **options)
    assert isinstance(state, State)
    return state


def rich_start(board: str, seats: int, seed: int, **options: Any) -> State:
    """A first position with money enough to play every turn, however badly."""
    start = plain_start(board, seats, seed, **options)
    first = start.position()
    assert isinstance(first, AgeOfSteamPosition)
    players = [msgspec.structs.replace(player, money=400) for player in first.players]
    state = start.game.position(msgspec.structs.replace(first, players=players))
    assert isinstance(state, State)
    return state
