"""The options of Imperial Steam."""

from typing import Literal

import msgspec


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is not said here is refused (IS-SETUP-02)."""

    setup: Literal["normal", "fixed", "random"] = "normal"
    """Normal: one of the cards. Fixed: as for a first game. Random: everything is drawn."""
    setup_card: str | None = None
    """Normal: the card; left out: one of those for the number of players, drawn."""
    money: Literal["open", "hidden"] = "open"
    """Hidden: everybody sees only the own money."""
    empty_actions: bool = False
    """A hand may be placed on any tile without effect."""
    goods_supply: Literal["unlimited", "limited"] = "unlimited"
    """Limited: the goods of the box, and no more."""
    car_supply: Literal["unlimited", "limited"] = "unlimited"
    """Limited: the car tiles of the box, and no more."""
    tie: Literal["influence", "shared"] = "influence"
    """Who is ahead with as much money: the more influential, or nobody."""
