"""A position as plain data: the base of every game's description of a state."""

import msgspec


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
