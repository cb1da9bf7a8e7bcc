"""Set-ups in which the environments are tried: every board, every number of seats, every option
that changes what can be said."""

from collections.abc import Callable
from typing import Any

import footplate
from footplate import Chance, State
from footplate.envs.asking import Play, Setup, setup_of

GAMES = ("age-of-steam", "steam-power", "planet-steam", "imperial-steam")

_ALL_PLANET = {
    "variable_trading": True,
    "variable_claims": True,
    "price_manipulation": True,
    "sabotage": True,
    "freelance_carrier": True,
}
_MORE: list[tuple[str, int, str, dict[str, Any]]] = [
    ("age-of-steam", 4, "rust-belt", {"urbanize_any_time": True, "redirect_unowned": "anyone"}),
    ("steam-power", 1, "us-midwest", {"solo": "basic"}),
    ("steam-power", 3, "germany", {"automas": "2:hard, 3:normal"}),
    ("steam-power", 4, "england-wales", {"edition": "early"}),
    ("planet-steam", 4, "standard", _ALL_PLANET),
    ("planet-steam", 3, "standard", {"predictable_claiming": True, "immobile_tanks": True}),
    ("imperial-steam", 3, "standard", {"setup": "random", "empty_actions": True}),
    ("imperial-steam", 4, "standard", {"money": "hidden"}),
]


def all_setups() -> list[tuple[str, int, str, dict[str, Any]]]:
    """By game, seats, board and options."""
    found: list[tuple[str, int, str, dict[str, Any]]] = []
    for name in GAMES:
        game = footplate.game(name)
        for board in game.boards():
            for seats in range(max(2, game.min_seats), game.max_seats + 1):
                if _takes(name, seats, board):
                    found.append((name, seats, board, {}))
    return found + _MORE


def _takes(name: str, seats: int, board: str) -> bool:
    try:
        footplate.game(name).start(seats, 0, board)
    except footplate.BadInput:
        return False
    return True


def of(name: str, seats: int | None = None) -> Setup:
    return setup_of(name, seats)


def played(setup: Setup, seed: int, look: Callable[[Play], object], most: int = 400) -> State:
    """A game of random tokens, looked at before each."""
    rng, play = Chance(seed), Play(setup, setup.start(seed))
    for _ in range(most):
        if play.question is None:
            break
        look(play)
        tokens = play.question.tokens
        play.say(tokens[rng.below(len(tokens))])
    return play.state
