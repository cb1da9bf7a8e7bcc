"""The description of an Imperial Steam position: what `game.position` reads and `position()` gives.

Whatever is left out is as at the start of a game with the fixed set-up, unless the comments below
say otherwise, so a test writes only what it is about.
"""

from typing import Literal

import msgspec

from footplate.core.position import Position
from footplate.games.imperial_steam.board.blocks import Good, Hub
from footplate.games.imperial_steam.language.actions import EngineerKind, Tile
from footplate.games.imperial_steam.language.steps import StepName


class Goods(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number for each good."""

    wood: int = 0
    stone: int = 0
    iron: int = 0
    coal: int = 0


class Factory(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    site: str
    """The city and the number of the site there: `wien.1`."""
    good: Good
    goods: int = 0
    """Local goods that are left."""


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One seat's holdings."""

    money: int = 100
    influence: int = 0
    """The column."""
    goods: Goods = Goods(1, 1, 1, 1)
    """Stored goods."""
    landing: Goods = Goods()
    engines: list[int] = msgspec.field(default_factory=lambda: [3])
    """The levels of the trains."""
    passenger_cars: int = 0
    cars: int | None = None
    """All cars; left out: as many as the levels of the engines."""
    idle: list[int] = msgspec.field(default_factory=lambda: [2, 0, 0])
    """Idle workers of level 1, 2, 3."""
    working: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0])
    engineers: list[EngineerKind] = []
    tracks: list[str] = []
    """Links, as `wien-bratislava`; access to the state railway, too."""
    stations: list[str] = []
    """Cities, without Wien."""
    factories: list[Factory] = []
    contracts: list[str] = []
    """Their reserved cars are not said again."""
    share: int = 40
    investors: int = 1
    shareholders: int = 0
    gold_keys: list[Hub] = []
    silver_keys: list[Hub] = []
    hands: dict[Tile, int] | None = None
    """The hands that lie on tiles in this round; left out: as many as the turn order says, on
    pass."""
    bid: int | None = None
    """Before round 1: the sealed bid, where it is made."""


class HubMarks(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A hub: its marker, its growth tile, and what it offers on the worker board."""

    influence: int | None = None
    growth: str | None = None
    prices: list[int] | None = None
    """What the next worker of each column costs."""
    engineers: list[EngineerKind] | None = None
    """Left out: those that nobody has hired and no other hub has, spread evenly."""


class Turn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What has happened in a turn that goes on."""

    action: Tile | None = None
    """Where the hand lies; left out: it is not yet placed."""
    done: bool = False
    """Whether the main action allows nothing further."""
    idled: bool = False
    """Whether the hand was placed without effect."""
    delivered: bool = False
    built: int = 0
    """Tracks of this action."""
    link: str | None = None
    """The track for which a crew is asked."""
    effort: int = 0
    """The experience that the crew still lacks."""
    surplus: int = 0
    """Experience left over for the second track."""
    column: tuple[Hub, int] | None = None
    """Where the workers of this action are hired."""
    produced: list[str] = []
    """Sites that have produced."""
    site: str | None = None
    """The factory for which a worker is asked."""
    points: int = 0
    """Business points that are open."""


class ImperialSteamPosition(Position, frozen=True, forbid_unknown_fields=True, kw_only=True):
    game: Literal["imperial-steam"] = "imperial-steam"
    board: str = "standard"
    players: list[Player]
    round: int = 1
    step: StepName = "turn"
    seat: int | None = None
    """Whose decision; left out: the first one of the turn order."""
    order: list[int] | None = None
    """The turn order; left out: by influence."""
    ladder: list[int] | None = None
    """All seats by influence, the most influential first, so that rows are known; left out: by
    column, and by seat within one."""
    turn: Turn = Turn()
    tiles: dict[str, int | Hub] | None = None
    """The tile on each city: its number, or a hub."""
    hubs: dict[Hub, HubMarks] = {}
    crowns: list[str] | None = None
    """The links of the state railway."""
    shipment: list[int] | None = None
    """The tiles of the rounds but the last."""
    arrivals: dict[int, Goods] = {}
    """The goods that come to the market in a round; left out: none."""
    market: Goods | None = None
    display: list[str] = []
    """The contracts that can be had; left out: none."""
    engines: dict[int, int] | None = None
    """Engines of each level that can still be had or will be; left out: those of the start that
    nobody has."""
    business: dict[str, int] | None = None
    """The top business token of each city that has one; left out: it follows from the networks,
    and has to agree with them anyway."""
    delivered: dict[str, list[Good]] = {}
    """What lies in cities; left out: nothing, but for the coal that keys show."""
    semmering: int | None = None
    """Who holds the token; left out: nobody."""

    follows = {
        "players.*.bid": ("step",),
        "seat": ("players.*.bid",),
        "turn": ("round", "step", "seat"),
        "players.*.hands": ("round", "order", "seat", "players.*.bid"),
        "players.*.cars": ("players.*.engines",),
        "ladder": ("players.*.influence",),
        "hubs.*.engineers": ("players.*.engineers",),
        "business": ("players.*.tracks", "tiles"),
    }
    stocks = {"engines": "players.*.engines", "display": "players.*.contracts"}
