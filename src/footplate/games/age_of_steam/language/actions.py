"""The decisions of Age of Steam, as frozen values."""

from typing import Literal

from footplate.core.action import Action

Good = Literal["red", "blue", "purple", "yellow", "black", "white"]
Letter = Literal["A", "B", "C", "D", "E", "F", "G", "H"]
SelectedAction = Literal[
    "First Move",
    "First Build",
    "Engineer",
    "Locomotive",
    "Urbanization",
    "Production",
    "Turn Order",
]


class IssueShares(Action, frozen=True):
    """Issue this many shares; 0 issues none."""

    shares: int


class Bid(Action, frozen=True):
    """Bid for a place in the player order."""

    amount: int


class DropOut(Action, frozen=True):
    """Leave the bidding and take the last free place."""


class Pass(Action, frozen=True):
    """Use the Turn Order action: stay in the bidding without a bid, once."""


class SelectAction(Action, frozen=True):
    """Take one of the seven actions for this turn."""

    action: SelectedAction


class Urbanize(Action, frozen=True):
    """Put a New City tile on a town."""

    hex: str
    city: Letter


class BuildTrack(Action, frozen=True):
    """Place, replace or redirect: the tracks that the hex shall show, each a pair of edges."""

    hex: str
    tracks: tuple[tuple[int, int], ...]


class BuildTown(Action, frozen=True):
    """Place or replace a tile in a town: all exits that the town shall have."""

    hex: str
    exits: tuple[int, ...]


class EndBuild(Action, frozen=True):
    """Build no more this turn."""


class Deliver(Action, frozen=True):
    """Move a cube: where it lies, and the edge by which it leaves each stop."""

    good: Good
    hex: str
    exits: tuple[int, ...]


class UpgradeEngine(Action, frozen=True):
    """Move the engine disk up one link instead of moving goods."""


class Decline(Action, frozen=True):
    """Move nothing in this round."""


class DrawGoods(Action, frozen=True):
    """Production: draw two cubes from the bag."""


class SkipProduction(Action, frozen=True):
    """Production: draw nothing, or (by option) put the drawn cubes back."""


class StockGoods(Action, frozen=True):
    """Production: put a drawn cube on an empty box; the 1st box is the top one.

    The column is `light 1` … `dark 6` for the starting cities, `A` … `H` for the New Cities.
    """

    good: Good
    column: str
    box: int


AnyAction = (
    IssueShares
    | Bid
    | DropOut
    | Pass
    | SelectAction
    | Urbanize
    | BuildTrack
    | BuildTown
    | EndBuild
    | Deliver
    | UpgradeEngine
    | Decline
    | DrawGoods
    | SkipProduction
    | StockGoods
)
