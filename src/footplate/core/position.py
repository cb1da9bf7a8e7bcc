"""A position as plain data: the base of every game's description of a state."""

from collections.abc import Mapping
from typing import ClassVar, NoReturn

import msgspec

from footplate.core.chance import Chance, ScriptedChance
from footplate.core.refusal import BadInput


class Luck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The memory of the state's chance."""

    seeded: list[int] | None = None
    """The numbers of the generator."""
    scripted: list[int] | None = None
    """How many outcomes of a script were used, then all its outcomes."""


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of a game's positions: whatever the game adds, these fields open the description."""

    game: str
    board: str
    options: dict[str, bool | int | str] = {}
    luck: Luck | None = None

    follows: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """Fields that an edit leaves out, to be worked out anew, where it changes one of these and
    does not say them itself; `*` is any entry (`players.*.money`)."""
    stocks: ClassVar[Mapping[str, str]] = {}
    """Fields with what is left of something, and where the rest of it is held: an edit takes from
    the one what it adds to the other."""


def bad_field(field: str, reason: str) -> NoReturn:
    """What is wrong with a description, and where."""
    raise BadInput(f"position: {field}: {reason}")


def luck_of(chance: Chance) -> Luck:
    if isinstance(chance, ScriptedChance):
        return Luck(scripted=chance.key())
    return Luck(seeded=chance.key())


def chance_of(luck: Luck | None) -> Chance:
    """The chance of a description; seed 0 where it says nothing."""
    if luck is not None and luck.scripted is not None:
        script = luck.scripted or [0]
        if luck.seeded is not None or not 0 <= script[0] < len(script):
            bad_field(
                "luck", "either seeded, or scripted: how many outcomes were used, then all of them"
            )
        scripted = ScriptedChance([])
        scripted.restore(script)
        return scripted
    chance = Chance(0)
    if luck is not None and luck.seeded is not None:
        if len(luck.seeded) != len(chance.key()):
            bad_field("luck.seeded", "must hold six numbers")
        if not all(0 <= number < 1 << 32 for number in luck.seeded) or not all(
            any(part) for part in (luck.seeded[:3], luck.seeded[3:])
        ):
            bad_field("luck.seeded", "is no memory of the generator")
        chance.restore(luck.seeded)
    return chance


def changed_options(options: msgspec.Struct) -> dict[str, bool | int | str]:
    """The options that differ from their defaults."""
    fields = msgspec.structs.fields(options)
    return {
        field.name: getattr(options, field.name)
        for field in fields
        if getattr(options, field.name) != field.default
    }
