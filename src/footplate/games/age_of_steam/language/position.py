"""The description of an Age of Steam position: what `game.position` reads and `position()` gives.

Everything may be left out that follows from the rest: `GROUND` in the comments below says what
is then assumed. So a test writes only what it is about.
"""

from typing import Literal

import msgspec

from footplate.core.position import Position
from footplate.games.age_of_steam.language.actions import Good, Letter, SelectedAction

PhaseName = Literal[
    "issue-shares",
    "determine-player-order",
    "select-actions",
    "build-track",
    "move-goods",
    "goods-growth",
    "over",
]


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One seat's holdings; left out: as at the start of the game."""

    money: int = 10
    income: int = 0
    shares: int = 2
    engine: int = 1
    action: SelectedAction | None = None
    """This turn's action; before Select Actions, still the one of the turn before."""
    out: bool = False


class Track(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of track on a tile: two exits, or one exit of a town. Owner None: unowned."""

    exits: tuple[int, ...]
    owner: int | None = None
    laid: bool = False
    """Laid in the build turn that is going on, so its section does not lapse at its end."""


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tile on a hex. `tile` names the kind; left out: the first kind that fits."""

    hex: str
    track: tuple[Track, ...]
    tile: str | None = None


class NewCity(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hex: str
    city: Letter


class Auction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Determine Player Order, half-way."""

    bidding: list[int]
    """The seats still bidding, in the old player order."""
    bids: dict[int, int] = {}
    """What each seat has bid, the dropped ones included."""
    dropped: list[int] = []
    """The seats that dropped out, first one first."""
    pass_left: bool = False
    """Whether the holder of Turn Order may still pass."""


class Build(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Build Track, half-way through a player's turn."""

    left: int = 3
    hexes: list[str] = []
    """The hexes already built on in this turn."""
    urbanized: bool = False


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Move Goods: the round, and who has already moved the engine disk this turn."""

    round: Literal[1, 2] = 1
    upgraded: list[int] = []


class AgeOfSteamPosition(Position, frozen=True, forbid_unknown_fields=True, kw_only=True):
    game: Literal["age-of-steam"] = "age-of-steam"
    board: str = "rust-belt"
    turn: int = 1
    phase: PhaseName = "issue-shares"
    seat: int | None = None
    """Whose decision; left out: the first one in the phase's order."""
    players: list[Player]
    order: list[int] | None = None
    """The player order; left out: seats 0, 1, 2, … that are not out."""
    tiles: list[Tile] = []
    new_cities: list[NewCity] = []
    cubes: dict[str, list[Good]] = {}
    """The cubes on cities and towns, by hex."""
    display: dict[str, list[Good | None]] = {}
    """The Goods Display by column (`light 1` … `dark 6`, `A` … `H`), 1st box first, None: empty."""
    bag: dict[Good, int] | None = None
    """Left out: every cube of the box that is neither on the map nor on the display."""
    auction: Auction | None = None
    build: Build | None = None
    move: Move | None = None
    drawn: list[Good] = []
    """Goods Growth: the cubes in the hand of the player who produces."""

    follows = {
        "seat": ("phase",),
        "auction": ("phase", "order", "players.*.out"),
        "build": ("phase", "seat"),
        "move": ("phase",),
        "drawn": ("phase",),
        "tiles.*.tile": ("tiles.*.track",),
        "tiles.*.track.*.laid": ("phase", "seat"),
        "bag": ("cubes", "display", "drawn", "phase"),
    }


def box_id(column: str, box: int) -> str:
    """A box of the Goods Display as the plan names it; the 1st is the top one."""
    return f"box:{column}-{box}"


def column_names() -> list[str]:
    """The display's columns in the order of the boxes: twelve starting cities, eight New Cities."""
    sides = [f"{side} {die}" for side in ("light", "dark") for die in range(1, 7)]
    return sides + list("ABCDEFGH")
