"""The description of a Planet Steam position: what `game.position` reads and `position()` gives.

Whatever is left out follows from the rest, as the comments below say, so a test writes only
what it is about.
"""

from typing import Literal

import msgspec

from footplate.core.position import Position
from footplate.games.planet_steam.language.actions import Converter, Resource
from footplate.games.planet_steam.language.steps import StepName

Neutral = Literal["neutral"]


class Amounts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number for each resource."""

    quartz: int = 0
    ore: int = 0
    water: int = 0
    energy: int = 0


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One seat's holdings."""

    credits: int = 100
    resources: Amounts = Amounts()
    classes: Amounts = Amounts(1, 1, 1, 1)
    """The classes of the four carriers."""
    licenses: int = 0
    luxuries: int = 0
    card: int | None = None
    """The number of the specialist card held this round."""


class Tank(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    zone: str
    converter: Converter | None = None
    supercharger: bool = False
    tipped: bool = False


class Auction(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A bidding round, half-way."""

    bidding: list[int]
    """The seats that have not passed, in the order of seats."""
    bid: int = 0
    """The highest bid; 0: none yet."""
    high: int | None = None
    """Who made it."""


class Hand(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Rearranging: what is lifted and not yet placed."""

    tanks: int = 0
    converters: Amounts = Amounts()
    superchargers: int = 0
    next: str
    """The zone that is decided next."""


class Freelance(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The freelance carrier: who has it, for how much, and whether it was kept already."""

    seat: int | None = None
    bid: int = 0
    kept: bool = False


class Manipulation(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Price manipulation, half-way."""

    strength: Literal["weak", "moderate", "strong"]
    left: int
    """Spaces that may still be moved."""
    after: Resource | None = None
    """The resource moved last; only later ones can still be moved."""


class PlanetSteamPosition(Position, frozen=True, forbid_unknown_fields=True, kw_only=True):
    game: Literal["planet-steam"] = "planet-steam"
    board: str = "standard"
    players: list[Player]
    round: int = 1
    first: int = 0
    """Who opens the specialist auction: by the die, then last round's holder of Lady Steam."""
    step: StepName = "tanks"
    seat: int | None = None
    """Whose decision; left out: the first one in the step's order."""
    queue: list[int] | None = None
    """Who has still to act in this step, the seat itself first; left out: all in turn order from
    the seat on."""
    claims: dict[str, int | Neutral] | None = None
    """The claimed zones (closed ones follow from the number of players); left out: as at the
    start."""
    tanks: list[Tank] = []
    supply: Amounts | None = None
    """Left out: as at the start."""
    price: Amounts | None = None
    """Left out: as at the start."""
    stock: int | None = None
    """The local tank market; left out: as at the start."""
    licenses: int | None = None
    """Building licenses in the reserve; left out: those of the start that nobody holds."""
    luxuries: int | None = None
    """Luxury quarters in the reserve; left out: those of the start that nobody holds."""
    box: list[Resource] = []
    """What lies in the bonus resource box."""
    airship: int | None = None
    """The row of the support airship, from 1."""
    won: list[int] = []
    """The seats that have won their specialist card in this round's auction, first one first."""
    auction: Auction | None = None
    zone: str | None = None
    """The zone that is auctioned, or that was rolled for."""
    trading: Resource | None = None
    """Trade: the resource in turn; left out: the first one of the order."""
    order: dict[Resource, int] = {}
    """Variable trading: the order markers that are placed."""
    markers_due: int = 0
    """Variable trading: the markers that the winner has still to place."""
    idle: list[str] = []
    """Extraction: the tanks that the seat on turn has switched off."""
    overflow: Amounts | None = None
    """Stowing: what exceeds the carriers."""
    hand: Hand | None = None
    rearranged: bool = False
    """Tank Phase: whether nothing was bought since rearranging."""
    manipulation: Manipulation | None = None
    manipulator: int | None = None
    """Who holds the price manipulation card this round."""
    saboteur: int | None = None
    """Who holds the sabotage card this round."""
    freelance: Freelance | None = None
    river_left: int = 0
    """Variable claims: neutral markers still to be placed on the river."""
    placed: int = 0
    """Variable claims: how many placements of the two rounds were made."""

    follows = {
        "seat": ("step",),
        "queue": ("step", "seat", "players.*.card"),
        "auction": ("step", "won", "zone"),
        "zone": ("step",),
        "trading": ("step",),
        "markers_due": ("step", "won", "order"),
        "idle": ("step", "seat"),
        "overflow": ("step", "seat"),
        "hand": ("step", "seat"),
        "rearranged": ("step", "seat"),
        "manipulation": ("step",),
        "manipulator": ("won",),
        "river_left": ("step",),
        "placed": ("step",),
    }
    stocks = {"licenses": "players.*.licenses", "luxuries": "players.*.luxuries"}
