"""Records whose luck was promised, and one whose luck was written down."""

from pathlib import Path
from typing import Any

import msgspec

import footplate
from footplate import Chance, Record
from footplate.core.fairness import commitment, draws_of

SALT = "5f1c0a"
GOLDEN = Path(__file__).parents[1] / "golden" / "age_of_steam" / "reversteam-3p.json"


def promised(game: str = "age-of-steam", actions: int = 60, **changes: Any) -> Record:
    board = footplate.game(game).default_board
    record = Record(
        **{
            **{"game": game, "board": board, "seats": 3, "seed": 11, "salt": SALT},
            **{"commitment": commitment(11, SALT), **changes},
        }
    )
    state, rng = record.begin(), Chance(6)
    while not state.over and len(record.actions) < actions:
        record.play(state, state.decode(state.sample(rng)))
    return record


def scripted(**changes: Any) -> Record:
    """A finished game whose luck was written down."""
    drawn = promised(actions=200)
    script = [draw.number for draw in draws_of(drawn)]
    record = msgspec.structs.replace(
        drawn, script=script, actions=[], checks=[], salt="", commitment=""
    )
    state = record.begin()
    for action in drawn.actions:
        record.play(state, action)
    return msgspec.structs.replace(record, **changes)
