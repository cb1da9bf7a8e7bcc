"""The options of Planet Steam: every advanced and optional rule, each on its own."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Other names and values are refused (PS-SETUP-02); these combine freely (PS-VAR-01)."""

    immobile_tanks: Annotated[
        bool,
        Meta(description="A tank never leaves the zone where it was placed."),
    ] = False
    river_limits: Annotated[
        bool,
        Meta(description="Only water and energy are extracted on river zones."),
    ] = False
    variable_trading: Annotated[
        bool,
        Meta(description="Order markers decide in which order the resources are traded."),
    ] = False
    variable_claims: Annotated[
        bool,
        Meta(
            description="The map starts without claims; they are placed after the first specialist "
            "auction."
        ),
    ] = False
    river_neutrals: Annotated[
        Literal[0, 1, 2, 3, 4, 5] | None,
        Meta(
            description="With variable claims: the agreed number of neutral claims on the river; "
            "left out: the die.",
            extra={"needs": {"variable_claims": True}},
        ),
    ] = None
    reduced_resources: Annotated[
        bool,
        Meta(
            description="Less at the start: 80 to 110 credits by the number of players, no quartz, "
            "at most 1 ore, 2 or 3 water and 2 or 3 energy."
        ),
    ] = False
    predictable_claiming: Annotated[
        bool,
        Meta(description="Zones are claimed by choice, without the die."),
    ] = False
    price_manipulation: Annotated[
        bool,
        Meta(
            description="The winner of the first bidding round moves prices: one by up to 3 spaces "
            "for nothing or several by 4 in all for 4 credits, quartz excepted, or any by 5 in all "
            "for 8 credits."
        ),
    ] = False
    sabotage: Annotated[
        bool,
        Meta(
            description="From the second round on the winner of the last bidding round has a tank "
            "tipped over: the rival who is named picks the tank, and is paid twice the die for it."
        ),
    ] = False
    freelance_carrier: Annotated[
        bool,
        Meta(
            description="A carrier for any three resources is auctioned; for its price once more "
            "it may be kept for one more round."
        ),
    ] = False
    open_credits: Annotated[
        bool,
        Meta(description="Everybody sees everybody's credits."),
    ] = False
