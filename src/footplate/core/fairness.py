"""Fair luck: a promise that can be checked, and every roll and draw of a record told again.

Before the first draw a table tells everybody the hash of its seed and a salt; at the end it tells
both. So nobody could choose the luck afterwards, and nobody could know it before.
"""

import hashlib

import msgspec

from footplate.core import registry
from footplate.core.chance import Chance, ScriptedChance, Witness
from footplate.core.luck import Pieces, luck_asked
from footplate.core.record import Record
from footplate.core.state import State


def commitment(seed: int, salt: str) -> str:
    """What is told at the start: the SHA-256 of the seed in digits, a colon and the salt."""
    return hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()


class Draw(msgspec.Struct, frozen=True):
    """A roll or draw of a game, and what came."""

    action: int
    """The number of the action that asked for it, from 1; 0: the set-up."""
    what: str
    """What it was for, as an id of the game: `growth-light`, `contract`."""
    sentence: str
    """The same in words."""
    source: str
    """`die`, `bag` or `number`."""
    number: int
    """What came, as a script holds it."""
    name: str
    """What came, as people call it."""


def broken_promise(record: Record) -> str | None:
    """Why the luck of a record is not the one that its commitment promised; None: it is, or none
    was promised."""
    if not record.commitment:
        return None
    if not record.salt:
        return "the salt is not told, so the hash cannot be computed; it is revealed at the end"
    found = commitment(record.seed, record.salt)
    if found != record.commitment:
        return (
            f"seed {record.seed} and salt {record.salt} have the hash {found}, "
            f"but {record.commitment} was promised"
        )
    if record.script is not None:
        return "the hash is right, but the luck was typed in and not drawn from the seed"
    if (record.position or {}).get("luck") is not None:
        return "the hash is right, but the luck is that of the first position, not of the seed"
    return None


class _Teller:
    """Writes down what a `Witness` tells, in the words of the game."""

    def __init__(self) -> None:
        self.action = 0
        self.draws: list[Draw] = []

    def tell(self, witness: Witness, number: int) -> None:
        said, state = Pieces("set-up", "The set-up is drawn."), witness.asker
        if isinstance(state, State):
            said = state.game.pieces(state)
        asked = luck_asked(witness, said)
        name = next((each.name for each in asked.outcomes if each.number == number), str(number))
        draw = Draw(self.action, asked.what, asked.sentence, asked.source, number, name)
        self.draws.append(draw)


def draws_of(record: Record) -> list[Draw]:
    """Every roll and draw of a record, in order. What does not fit is for `record.replay` to say:
    the record is taken to be one that it plays to its end."""
    teller = _Teller()
    if record.position is None:
        luck = Chance(record.seed) if record.script is None else ScriptedChance([*record.script])
        witness = Witness(luck, teller.tell)
        game = registry.game(record.game)
        state = game.start(record.seats, record.seed, record.board, witness, None, **record.options)
    else:
        state = record.begin()
        witness = Witness(state.chance, teller.tell)
        state.chance = witness
    witness.asker = state
    for plain in record.actions:
        teller.action += 1
        witness.used = 0
        state.play_code(state.encode(state.game.action(plain)))
    return teller.draws
