"""One game between bots."""

from collections.abc import Mapping, Sequence
from typing import Protocol

import msgspec

from footplate.core.game import Game, OptionValue
from footplate.core.prompt import Result
from footplate.core.refusal import BadInput
from footplate.core.state import State


class Player(Protocol):
    """Whoever gives a legal code when asked."""

    def choose(self, state: State) -> int: ...


class MatchResult(msgspec.Struct, frozen=True):
    """How a game went."""

    result: Result
    actions: int
    """How many decisions were made by all seats together."""
    bankruptcies: list[int]
    """The seats that were eliminated."""
    digest: str
    """Of the last position: the same for the same players and seed."""


def play_match(
    game: Game,
    bots: Sequence[Player],
    seed: int,
    board: str | None = None,
    options: Mapping[str, OptionValue] | None = None,
) -> MatchResult:
    """Play a game to its end; there are as many seats as bots."""
    if not bots:
        raise BadInput("a match needs a bot for each seat")
    state = game.start(len(bots), seed, board, None, None, **dict(options or {}))
    actions = 0
    while not state.over:
        state.play_code(bots[state.mover].choose(state))
        actions += 1
    result = state.result()
    out = sorted(standing.seat for standing in result.standings if standing.out)
    return MatchResult(result, actions, out, state.digest())
