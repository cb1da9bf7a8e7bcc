"""The options of Imperial Steam."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is not said here is refused (IS-SETUP-02)."""

    setup: Annotated[
        Literal["normal", "fixed", "random"],
        Meta(
            description="Normal: one of the cards. Fixed: as for a first game. Random: everything "
            "is drawn."
        ),
    ] = "normal"
    setup_card: Annotated[
        str | None,
        Meta(
            description="Normal: the card, such as n31 to n35 of the usual board for three; "
            "left out: one of those for the number of players, drawn.",
            extra={"needs": {"setup": "normal"}},
        ),
    ] = None
    money: Annotated[
        Literal["open", "hidden"],
        Meta(description="Hidden: everybody sees only their own money."),
    ] = "open"
    empty_actions: Annotated[
        bool,
        Meta(description="A hand may be placed on any tile without effect."),
    ] = False
    goods_supply: Annotated[
        Literal["unlimited", "limited"],
        Meta(description="Limited: the goods of the box, 40 of each on the usual board."),
    ] = "unlimited"
    car_supply: Annotated[
        Literal["unlimited", "limited"],
        Meta(description="Limited: the car tiles of the box, 70 on the usual board."),
    ] = "unlimited"
    tie: Annotated[
        Literal["influence", "shared"],
        Meta(description="Who is ahead with as much money: the more influential, or nobody."),
    ] = "influence"
