"""The decisions of Imperial Steam, as frozen values.

A city is said by its id in the board file, a link by its two cities as `wien-bratislava`, a
factory site by its city and its number there as `wien.1`: the open sites of the map first, then
those of the city's tile.
"""

from typing import Literal

from footplate.core.action import Action
from footplate.games.imperial_steam.board import codes as c
from footplate.games.imperial_steam.board.blocks import Good, Hub, by_number

Level = Literal[1, 2, 3]
Area = Literal["idle", "working"]
EngineerKind = Literal["bridge", "tunnel"]
Purchase = Literal["influence", "share", "car"]
Tile = Literal[
    "build_tracks",
    "hire",
    "build_building",
    "produce",
    "buy_or_order",
    "train",
    "contract",
    "philanthropize",
    "share_value",
    "fundraise",
    "pass",
]

AREAS: tuple[Area, ...] = by_number({c.IDLE_AREA: "idle", c.WORKING_AREA: "working"})
ENGINEERS: tuple[EngineerKind, ...] = by_number({c.BRIDGE: "bridge", c.TUNNEL: "tunnel"})
PURCHASES: tuple[Purchase, ...] = by_number(
    {c.ON_INFLUENCE: "influence", c.ON_SHARE: "share", c.ON_CAR: "car"}
)
TILES: tuple[Tile, ...] = by_number(
    {
        c.TRACKS_TILE: "build_tracks",
        c.HIRE_TILE: "hire",
        c.BUILDING_TILE: "build_building",
        c.PRODUCE_TILE: "produce",
        c.MARKET_TILE: "buy_or_order",
        c.TRAIN_TILE: "train",
        c.CONTRACT_TILE: "contract",
        c.GIFT_TILE: "philanthropize",
        c.SHARE_TILE: "share_value",
        c.FUNDRAISE_TILE: "fundraise",
        c.PASS_TILE: "pass",
    }
)
"""The tiles of the main actions, by their numbers."""


class Bid(Action, frozen=True):
    """Before round 1: the sealed bid for influence."""

    amount: int


# Main actions. Each first one of a turn places the hand. ------------------------------------------


class BuildTrack(Action, frozen=True):
    """Build tracks: lay one track; the crew is asked for next."""

    link: str


class Work(Action, frozen=True):
    """Build tracks: send one idle worker of a level to work."""

    level: Level


class HireWorker(Action, frozen=True):
    """Hire: one worker of a hub, from its column of this number, from 1."""

    hub: Hub
    column: int


class HireEngineer(Action, frozen=True):
    """Hire: an engineer of a hub."""

    hub: Hub
    kind: EngineerKind


class BuildStation(Action, frozen=True):
    """Build a building: a train station."""

    city: str


class BuildFactory(Action, frozen=True):
    """Build a building: a factory on a site; its worker is asked for next."""

    site: str
    good: Good


class Staff(Action, frozen=True):
    """Build a building: the worker that settles at the new factory."""

    level: Level
    area: Area


class Produce(Action, frozen=True):
    """Produce: store one good of a factory."""

    site: str


class BuyGood(Action, frozen=True):
    """Buy or order: buy one good, stored at once."""

    good: Good


class OrderGood(Action, frozen=True):
    """Buy or order: order one good for the next round."""

    good: Good


class BuyTrain(Action, frozen=True):
    """Train: buy an engine with its cars and a coal."""

    level: int


class UpgradeTrain(Action, frozen=True):
    """Train: replace an engine by a higher one."""

    level: int
    to: int


class SecureContract(Action, frozen=True):
    """Contract: take a card of the display."""

    contract: str


class Philanthropize(Action, frozen=True):
    """Philanthropize: pay for steps of influence."""

    steps: int


class RaiseShare(Action, frozen=True):
    """Share value: one step up, for influence."""


class LowerShare(Action, frozen=True):
    """Share value: one step down."""


class Fundraise(Action, frozen=True):
    """Fundraise: take a little money."""


class Pass(Action, frozen=True):
    """Pass: place the hand without an action."""


class Idle(Action, frozen=True):
    """With the option `empty_actions`: place the hand on a tile without effect."""

    tile: Tile


# Free actions. ------------------------------------------------------------------------------------


class SellShare(Action, frozen=True):
    """Free: the topmost investor becomes a shareholder and pays the share value."""


class Deliver(Action, frozen=True):
    """Free, once a turn: bring a good from an own factory to a city that wants it."""

    site: str
    city: str


class BuyAccess(Action, frozen=True):
    """Free: buy access to a link of the state railway."""

    link: str


# What is asked in between. ------------------------------------------------------------------------


class Spend(Action, frozen=True):
    """Spend one business point."""

    on: Purchase


class Forgo(Action, frozen=True):
    """Give up the business points that are left."""


class Discard(Action, frozen=True):
    """Give up a stored good for want of room."""

    good: Good


class EndTurn(Action, frozen=True):
    """End the turn, once the hand is placed."""


AnyAction = (
    Bid
    | BuildTrack
    | Work
    | HireWorker
    | HireEngineer
    | BuildStation
    | BuildFactory
    | Staff
    | Produce
    | BuyGood
    | OrderGood
    | BuyTrain
    | UpgradeTrain
    | SecureContract
    | Philanthropize
    | RaiseShare
    | LowerShare
    | Fundraise
    | Pass
    | Idle
    | SellShare
    | Deliver
    | BuyAccess
    | Spend
    | Forgo
    | Discard
    | EndTurn
)
