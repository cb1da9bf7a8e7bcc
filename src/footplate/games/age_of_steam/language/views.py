"""What a view of Age of Steam is made of."""

import msgspec

from footplate.core.view import Forecast, View
from footplate.games.age_of_steam.language.position import AgeOfSteamPosition


class LinkStep(msgspec.Struct, frozen=True):
    """A section of a link: two edges of a hex, or the one exit of a town where it ends."""

    hex: str
    exits: tuple[int, ...]


class Link(msgspec.Struct, frozen=True):
    """A completed link between two stops."""

    id: str
    ends: tuple[str, str]
    owner: int | None
    """None: nobody's."""
    sections: int
    path: list[LinkStep]
    """Its sections from the first stop to the other."""


class Parts(msgspec.Struct, frozen=True):
    """What is left in the box."""

    tiles: dict[str, int]
    town_disks: int
    new_cities: list[str]
    markers: list[int]
    """Ownership markers that each seat still has."""


class AgeOfSteamForecast(Forecast, frozen=True):
    """Income and expenses of this turn, as they stand now; once they are paid, nothing more comes
    of them in this turn."""

    income: int
    upkeep: int
    """Shares and engine: what Pay Expenses asks for; who is out owes nothing."""
    net: int
    """Income minus upkeep."""
    money_after: int
    """Cash after Collect Income and Pay Expenses; what there is, if these are done."""
    shortage: int
    """Income that a lack of cash will cost."""
    eliminated: bool
    """Whether the shortage is more than the income."""
    reduction: int
    """What Income Reduction takes afterwards."""
    income_after: int
    next_band: int | None
    """The income from which the reduction is higher; None: no higher band."""
    share_price: int
    shares_left: int
    score: int


class AgeOfSteamView(View, frozen=True, kw_only=True):
    """Everything is open in Age of Steam but the luck to come, which is absent here."""

    forecasts: list[AgeOfSteamForecast]
    position: AgeOfSteamPosition
    links: list[Link]
    parts: Parts
