"""Boards as data: what a board file holds, and what can be asked of it."""

from collections import deque
from typing import Final, Literal

from footplate.core.datafile import Block, BoardHead, Seats, Source
from footplate.games.imperial_steam.board.blocks import (
    REGIONS,
    Actions,
    Arrivals,
    ByGood,
    ByPlayers,
    CityTile,
    Components,
    Costs,
    FactoryRow,
    FixedSetup,
    Good,
    InfluenceTrack,
    Map,
    RandomSetup,
    Region,
    Regions,
    Rounds,
    Scoring,
    ShareBoard,
    Shipment,
    SiteCost,
    Start,
    WorkerBoard,
)
from footplate.games.imperial_steam.board.entries import (
    City,
    Connection,
    Contract,
    Engine,
    FactorySite,
    GrowthTile,
    HubTile,
    NormalCard,
    Opportunity,
    StateCard,
)

FORMAT: Final = "imperial-steam-board/1"
SEATS: Final = Seats(min=2, max=4)
COUNTS: Final = range(SEATS.min, SEATS.max + 1)


class BoardSources(Block, frozen=True):
    """Where each block of the board comes from."""

    cities: Source
    connections: Source
    factory_sites: Source
    opportunities: Source
    hub_tiles: Source
    normal_cards: Source
    state_cards: Source
    contracts: Source
    engines: Source
    growth_tiles: Source
    worker_output: Source
    components: Source
    start: Source
    rounds: Source
    arrivals: Source
    actions: Source
    costs: Source
    map: Source
    regions: Source
    city_tiles: Source
    fixed_setup: Source
    random_setup: Source
    contract_display: Source
    shipment: Source
    factory_board: Source
    factories: Source
    worker_board: Source
    influence_track: Source
    share_board: Source
    scoring: Source


class BoardFile(BoardHead, frozen=True, kw_only=True):
    """One board, as its file holds it, block by block with its source (IS-BOARD-01)."""

    format: Literal["imperial-steam-board/1"]
    cities: tuple[City, ...]
    connections: tuple[Connection, ...]
    factory_sites: tuple[FactorySite, ...]
    opportunities: tuple[Opportunity, ...]
    hub_tiles: tuple[HubTile, ...]
    normal_cards: tuple[NormalCard, ...]
    state_cards: tuple[StateCard, ...]
    contracts: tuple[Contract, ...]
    engines: tuple[Engine, ...]
    growth_tiles: tuple[GrowthTile, ...]
    worker_output: tuple[int, ...]
    components: Components
    start: Start
    rounds: Rounds
    arrivals: Arrivals
    actions: Actions
    costs: Costs
    map: Map
    regions: Regions
    city_tiles: ByPlayers[tuple[CityTile, ...]]
    fixed_setup: FixedSetup
    random_setup: RandomSetup
    contract_display: ByPlayers[int]
    shipment: Shipment
    factory_board: ByPlayers[ByGood[FactoryRow]]
    factories: ByPlayers[int]
    worker_board: WorkerBoard
    influence_track: InfluenceTrack
    share_board: ShareBoard
    scoring: Scoring
    sources: BoardSources


# --- asking a board --------------------------------------------------------------------------


def cities_by_id(board: BoardFile) -> dict[str, City]:
    return {city.id: city for city in board.cities}


def cities_by_space(board: BoardFile) -> dict[int, City]:
    """The cities with a space for a tile."""
    return {city.space: city for city in board.cities if city.space is not None}


def links_by_id(board: BoardFile) -> dict[str, Connection]:
    return {link.id: link for link in board.connections}


def links_by_ends(board: BoardFile) -> dict[frozenset[str], Connection]:
    return {frozenset(link.ends): link for link in board.connections}


def neighbors(board: BoardFile) -> dict[str, tuple[str, ...]]:
    """The cities beside each city, in the order of the connections."""
    beside: dict[str, list[str]] = {city.id: [] for city in board.cities}
    for link in board.connections:
        one, other = link.ends
        beside[one].append(other)
        beside[other].append(one)
    return {city: tuple(others) for city, others in beside.items()}


def distances(board: BoardFile, start: str) -> dict[str, int]:
    """The fewest connections from a city to each that can be reached."""
    beside, found, queue = neighbors(board), {start: 0}, deque([start])
    while queue:
        city = queue.popleft()
        for other in beside[city]:
            if other not in found:
                found[other] = found[city] + 1
                queue.append(other)
    return found


def region_of(board: BoardFile, city: str) -> Region | None:
    return next((region for region in REGIONS if city in board.regions[region]), None)


def map_sites(board: BoardFile, players: int) -> tuple[FactorySite, ...]:
    """The factory sites on the map that are open to so many players."""
    return tuple(site for site in board.factory_sites if site.players <= players)


def site_cost(cost: SiteCost, city: City, on_board: int) -> int:
    """The guldens for a factory on a site at a city; `on_board` is its cost on the board."""
    if cost == "board":
        return on_board
    if cost == "station":
        return city.station_cost  # IS-FACTORY-06
    return cost  # IS-FACTORY-05


def normal_cards(board: BoardFile, players: int) -> tuple[NormalCard, ...]:
    return tuple(card for card in board.normal_cards if card.players == players)


def state_links(board: BoardFile) -> frozenset[str]:
    """The connections that a crown may lie on: those with a State Railway card."""
    return frozenset(card.link for card in board.state_cards)


def deck(board: BoardFile, number: int) -> tuple[Contract, ...]:
    """The contracts of the deck 1, 2 or 3."""
    return tuple(contract for contract in board.contracts if contract.deck == number)


def factory_cost(board: BoardFile, players: int, good: Good, built: int) -> int:
    """The guldens for a factory when so many of its good are built, by anyone."""
    return board.factory_board[players][good].cost[built]


def columns(board: BoardFile) -> range:
    """The columns of the influence track."""
    return range(0, board.influence_track.last + 1, board.influence_track.step)


def silver_value(board: BoardFile, column: int) -> int:
    """The guldens for a silver key of a hub in a column; a gold one is worth the column."""
    return board.influence_track.silver[column // board.influence_track.step]
