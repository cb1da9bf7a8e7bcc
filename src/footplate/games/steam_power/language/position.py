"""The description of a Steam Power position: what `game.position` reads and `position()` gives.

Whatever is left out follows from the rest, as the comments below say, so a test writes only
what it is about.
"""

from typing import Literal

import msgspec

from footplate.core.position import Position
from footplate.games.steam_power.language.steps import StepName

Color = Literal["black", "white", "orange", "gray", "purple"]
Resource = Literal["black", "white", "orange", "gray"]


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One seat's holdings. Trains and factories in reserve follow from the map."""

    money: int = 5
    hand: list[str] = []
    """The unfulfilled contracts, by id; none for an Automa."""
    fulfilled: list[str] = []
    discards: list[str] = []
    """The contracts that an Automa has used as actions."""


class PlacedTrack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One track of a hex; a crossing is two entries with the same hex. The owner is a seat, in
    basic solo a company (0 to 4)."""

    hex: str
    track: tuple[int, int]
    owner: int


class PlacedFactory(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A factory and the cubes beside it; none: the city is flipped."""

    hex: str
    owner: int
    cubes: int = 0


class Fulfilling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A contract on the way: how many of its resources, in printed order, are already fetched."""

    contract: str
    fetched: int = 0


class Coin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hex of a coin path and the track that the Automa plans there."""

    hex: str
    track: tuple[int, int]


class CoinPath(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    target: str
    """The hex of the target city."""
    coins: list[Coin]


class AutomaArea(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the Automas of a game share."""

    corners: tuple[Resource, Resource, Resource, Resource] = ("white", "black", "orange", "gray")
    """The cubes in the corners, clockwise from the top left."""
    marker: int | None = None
    """The corner of the direction marker (0: top left); left out: at the white cube."""
    face_down: list[str] = []
    """The contracts that the Automa on turn has drawn and not yet played, the next one first."""
    drawn: bool = False
    """Whether the Automa on turn has already moved the marker and drawn."""
    paths: list[CoinPath] = []


class SteamPowerPosition(Position, frozen=True, forbid_unknown_fields=True, kw_only=True):
    game: Literal["steam-power"] = "steam-power"
    board: str = "us-midwest"
    players: list[Player]
    start: int = 0
    """The start player."""
    round: int = 1
    seat: int | None = None
    """Whose turn it is; left out: the start player's."""
    actions: int = 2
    """How many actions of the turn are left, the one that is going on included."""
    step: StepName | None = None
    """What is asked: an action (`act`), a second placement (`lay`), the next resource of a
    contract (`fetch`), whether to take its bonus (`bonus`), whose hand to take from (`take`),
    an Automa's step (`automa`). Left out: `act`, or `automa` on its turn."""
    bonus: bool = False
    """Whether a `lay` or `take` that is going on is the bonus of a contract."""
    fulfilling: Fulfilling | None = None
    """In the steps `fetch` and `bonus`."""
    taking: int = 0
    """In the step `take`: how many contracts are still to be taken."""
    tracks: list[PlacedTrack] = []
    cities: dict[str, Color] = {}
    """The colour of city tiles by hex; those left out are dealt from what the box has left, in
    the order of hexes and colours."""
    beside: dict[Color, int] | None = None
    """The city tiles beside the map; left out: what is left over."""
    factories: list[PlacedFactory] = []
    supply: list[str] | None = None
    """The contracts that can still be drawn; left out: all that are nowhere else. In basic solo
    this holds those laid aside as well: nobody ever learns which they are."""
    automa: AutomaArea | None = None
    """Left out: as at the start."""
    company: int | None = None
    """Basic solo: the active company."""
    bag: list[int] | None = None
    """Basic solo: the trains of each company still in the bag; left out: two each, without the
    active one's."""

    follows = {
        "actions": ("seat",),
        "step": ("seat",),
        "bonus": ("seat", "step"),
        "fulfilling": ("seat", "step"),
        "taking": ("seat", "step"),
        "automa.face_down": ("seat", "step"),
        "automa.drawn": ("seat", "step"),
        "beside": ("cities",),
        "supply": (
            "players.*.hand",
            "players.*.fulfilled",
            "players.*.discards",
            "automa",
            "fulfilling",
            "seat",
            "step",
        ),
    }
