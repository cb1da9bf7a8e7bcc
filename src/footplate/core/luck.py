"""Luck asked for: what is rolled or drawn next, for a table with dice of its own to type."""

from collections.abc import Sequence

import msgspec

from footplate.core.chance import AskedChance


class Outcome(msgspec.Struct, frozen=True):
    """What may come, as a script holds it and as people call it."""

    number: int
    """What goes into the script (`Record.script`, `ScriptedChance`)."""
    id: str
    name: str
    count: int = 1
    """How many pieces of it there are to draw from; faces of a die count one each. Pieces that
    look alike are one outcome."""


class LuckAsked(msgspec.Struct, frozen=True):
    """One roll or draw that the game waits for."""

    what: str
    """What it is for, as an id of the game: `goods-growth`, `turn-order`."""
    sentence: str
    """The same, as one tells the person with the dice."""
    source: str
    """`die`, `bag` or `number`."""
    outcomes: list[Outcome]
    place: str = ""
    """The place of the plan that it is for: a zone, a city, the seat that rolls; empty: none."""


class Pieces(msgspec.Struct, frozen=True):
    """What a game says about the luck that it asks for."""

    what: str
    sentence: str
    kinds: Sequence[tuple[str, str]] = ()
    """Id and name of each kind in the bag, or of each number; empty: the numbers themselves."""


def luck_asked(chance: AskedChance, said: Pieces) -> LuckAsked:
    """What a script that ran out was asked for, in the words of the game."""
    if chance.dice:
        faces = [Outcome(face, str(face), str(face)) for face in range(1, 7)]
        return LuckAsked(said.what, said.sentence, "die", faces, chance.place)
    counts = chance.bag or [1] * chance.limit
    kinds = said.kinds or [(str(kind), str(kind)) for kind in range(len(counts))]
    found: dict[str, Outcome] = {}
    for number, count in enumerate(counts):
        id, name = kinds[number]
        if id in found:
            found[id] = msgspec.structs.replace(found[id], count=found[id].count + count)
        elif count > 0:
            found[id] = Outcome(number, id, name, count)
    source = "bag" if chance.bag else "number"
    return LuckAsked(said.what, said.sentence, source, list(found.values()), chance.place)
