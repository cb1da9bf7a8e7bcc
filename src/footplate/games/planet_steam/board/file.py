"""Boards as data: what a board file holds, and what can be asked of it."""

from string import ascii_uppercase
from typing import Final, Literal

from footplate.core.datafile import Block, BoardHead, Seats, Source
from footplate.games.planet_steam.board.blocks import (
    BANDS,
    RESOURCES,
    Adjustment,
    Band,
    ByPlayers,
    ByResource,
    Card,
    Carriers,
    Certificates,
    Claims,
    Components,
    Costs,
    Grants,
    Grid,
    PriceTrack,
    Resource,
    Scoring,
    Start,
    SupplyTrack,
    TankMarket,
    Variants,
)

FORMAT: Final = "planet-steam-board/1"
SEATS: Final = Seats(min=2, max=5)
COUNTS: Final = range(SEATS.min, SEATS.max + 1)


class BoardSources(Block, frozen=True):
    """Where each block of the board comes from."""

    components: Source
    rounds: Source
    map: Source
    unavailable: Source
    claims: Source
    supply: Source
    certificates: Source
    start: Source
    reduced_start: Source
    order_numbers: Source
    prices: Source
    bands: Source
    adjustment: Source
    tank_market: Source
    tank_stock: Source
    tank_costs: Source
    carriers: Source
    capacity: Source
    specialists: Source
    costs: Source
    grants: Source
    scoring: Source
    variants: Source


class BoardFile(BoardHead, frozen=True, kw_only=True):
    """One board, as its file holds it."""

    format: Literal["planet-steam-board/1"]
    components: Components
    rounds: ByPlayers[int]
    map: Grid
    unavailable: ByPlayers[tuple[str, ...]]
    claims: ByPlayers[Claims]
    supply: ByPlayers[ByResource[int]]
    certificates: ByPlayers[Certificates]
    start: ByPlayers[Start]
    reduced_start: ByPlayers[Start]
    order_numbers: ByResource[int]
    prices: ByResource[PriceTrack]
    bands: ByResource[SupplyTrack]
    adjustment: Adjustment
    tank_market: TankMarket
    tank_stock: ByPlayers[int]
    tank_costs: tuple[int, ...]
    carriers: Carriers
    capacity: ByResource[tuple[int, ...]]
    specialists: tuple[Card, ...]
    costs: Costs
    grants: Grants
    scoring: Scoring
    variants: Variants
    sources: BoardSources


# --- asking a board --------------------------------------------------------------------------


def zones(board: BoardFile) -> tuple[str, ...]:
    """Every zone of the map, row by row from the top, each from the left."""
    letters = ascii_uppercase[: board.map.columns]
    return tuple(f"{letter}{row}" for row in range(1, board.map.rows + 1) for letter in letters)


def open_zones(board: BoardFile, players: int) -> tuple[str, ...]:
    """The zones that so many players use, in the order of `zones`."""
    return tuple(zone for zone in zones(board) if zone not in board.unavailable[players])


def open_river(board: BoardFile, players: int) -> tuple[str, ...]:
    """The river zones that so many players use, in the order of `zones`."""
    return tuple(zone for zone in open_zones(board, players) if zone in board.map.river)


def band_of(board: BoardFile, resource: Resource, supply: int) -> Band:
    """The colour of a supply."""
    track = board.bands[resource]
    return next(band for band in BANDS if supply <= track[band][1])


def tank_cost(board: BoardFile, stock: int) -> int:
    """The credits for a tank when so many are in stock, one or more."""
    return board.tank_costs[stock - 1]


def carrier_capacity(board: BoardFile, resource: Resource, class_: int) -> int:
    return board.capacity[resource][class_ - 1]


def card_set(board: BoardFile, players: int) -> tuple[Card, ...]:
    """The specialist cards for so many players, in turn order.

    Four or five players have a card for each specialist (PS-BOARD-08), two or three have cards that
    show two (PS-BOARD-09).
    """
    cards = [card for card in board.specialists if players in card.sets]
    return tuple(sorted(cards, key=lambda card: card.turn))


def trading_order(board: BoardFile) -> tuple[Resource, ...]:
    """The resources in the order in which they are traded."""
    return tuple(sorted(RESOURCES, key=lambda resource: board.order_numbers[resource]))
