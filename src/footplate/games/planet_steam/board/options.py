"""The options of Planet Steam: every advanced and optional rule, each on its own."""

from typing import Literal

import msgspec


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Other names and values are refused (PS-SETUP-02); these combine freely (PS-VAR-01)."""

    immobile_tanks: bool = False
    """A tank never leaves the zone where it was placed."""
    river_limits: bool = False
    """Only water and energy are extracted on river zones."""
    variable_trading: bool = False
    """Order markers decide in which order the resources are traded."""
    variable_claims: bool = False
    """The map starts without claims; they are placed after the first specialist auction."""
    river_neutrals: Literal[0, 1, 2, 3, 4, 5] | None = None
    """With variable claims: the agreed number of neutral claims on the river; left out: the die."""
    reduced_resources: bool = False
    """Less money and fewer resources at the start."""
    predictable_claiming: bool = False
    """Zones are claimed by choice, without the die."""
    price_manipulation: bool = False
    """The winner of the first bidding round moves prices."""
    sabotage: bool = False
    """From the second round on the winner of the last bidding round has a tank tipped over."""
    freelance_carrier: bool = False
    """A carrier for any three resources is auctioned."""
    open_credits: bool = False
    """Everybody sees everybody's credits."""
