"""What a file of the format `aos-game/1` holds: the lines of its log, its setup, its standings."""

from typing import Literal, NamedTuple

import msgspec

from footplate.core.game import OptionValue
from footplate.core.wire import Plain
from footplate.games.age_of_steam.language.actions import Good, Letter, SelectedAction

# --- The lines of the log -------------------------------------------------------------------------


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """One entry of the log. Facts that the file leaves out are None and are not compared."""

    turn: int


class PlayerLine(Line, frozen=True, kw_only=True):
    player: str


class SharesLine(PlayerLine, frozen=True, kw_only=True):
    shares: int


class AuctionLine(PlayerLine, frozen=True, kw_only=True):
    do: Literal["bid", "drop out", "pass", "last one left"]
    bid: int | None = None
    position: int | None = None
    pays: int | None = None
    forced: bool | None = None


class ActionLine(PlayerLine, frozen=True, kw_only=True):
    action: SelectedAction


class BuildLine(PlayerLine, frozen=True, kw_only=True):
    """Tracks are pairs of edges; `before` gives each track (or `["T", edge]`) with its owner."""

    do: Literal["place", "replace", "redirect", "urbanize", "stop", "loses unextended track"]
    hex: str = ""
    tile: str | None = None
    cost: int | None = None
    tracks: list[tuple[int, int]] | None = None
    town_exits: list[int] | None = None
    before: list[tuple[tuple[int | str, int], str | None]] | None = None
    new_city: Letter | None = None
    hexes: list[str] = []
    forced: bool | None = None


class MoveLine(PlayerLine, frozen=True, kw_only=True):
    """The route names stops; a link owner of None is an unowned link."""

    round: Literal[1, 2]
    do: Literal["deliver", "engine", "pass"]
    good: Good | None = None
    route: list[str] = []
    link_owners: list[str | None] | None = None
    engine: int | None = None
    forced: bool | None = None


class ExpensesLine(PlayerLine, frozen=True, kw_only=True):
    income_lost: int | None = None
    eliminated: bool = False


class ReductionLine(PlayerLine, frozen=True, kw_only=True):
    loses: int


class GrowthLine(Line, frozen=True, kw_only=True):
    """Dice of one side, a step of Production, or the extra cube that a board gives a city."""

    do: Literal["dice", "production", "decline", "extra cube"]
    side: Literal["light", "dark"] | None = None
    dice: list[int] = []
    placed: dict[str, list[Good]] | None = None
    player: str | None = None
    drawn: list[Good] = []
    good: Good | None = None
    column: str = ""
    box: int = 0
    city: str = ""


class Entry(NamedTuple):
    """A line with its place in the log and its words in the file."""

    number: int
    raw: Plain
    line: Line


# --- Setup and standings --------------------------------------------------------------------------


class Place(msgspec.Struct, frozen=True):
    """The cubes of a city, a town or a New City at the start; the 1st box comes first."""

    on_map: list[Good] | None = None
    display_top_first: list[Good] | None = None
    color: str | None = None
    colors: list[str] | None = None


class Setup(msgspec.Struct, frozen=True):
    players: list[str] | None = None
    order: list[str] | None = None
    cities: dict[str, Place] = {}
    towns: dict[str, Place] = {}
    new_cities: dict[str, Place] = {}
    bag: dict[str, int] | None = None


class Holdings(msgspec.Struct, frozen=True):
    """What a player has after a turn."""

    money: int | None = None
    income: int | None = None
    shares: int | None = None
    engine: int | None = None
    score_now: int | None = None
    eliminated: bool | None = None


class Row(NamedTuple):
    number: int
    turn: int
    holdings: dict[str, Holdings]


class Head(msgspec.Struct, frozen=True):
    """What stands above the log; prose fields are for people and are not read."""

    format: str
    map: str
    players: int
    setup: Setup
    log: list[Plain]
    turns: int | None = None
    income_reduction_table: str | None = None
    options: dict[str, bool | int | str] = {}
    standings: list[Plain] = []


class Recorded(msgspec.Struct, frozen=True, kw_only=True):
    """A recorded game, well formed."""

    board: str
    players: list[str]
    order: list[str]
    turns: int | None
    options: dict[str, OptionValue]
    setup: Setup
    log: list[Entry]
    standings: list[Row]
    unread: list[str]
    """Fields that the format does not know, as places in the file."""
