# footplate: compiled
"""What a game is played by: the board, the options and the rulebook's numbers, in plain fields."""

from typing import Final

from footplate.core.refusal import BadInput
from footplate.core.rules import PlayedBy
from footplate.games.planet_steam.board.blocks import BANDS, RESOURCES, Cost, Start
from footplate.games.planet_steam.board.file import BoardFile, card_set, open_river, zones
from footplate.games.planet_steam.board.options import Options

LADY: Final = 0
VENTURER: Final = 1
CAPTAIN: Final = 2
AGENT: Final = 3
ENGINEER: Final = 4
ROLE_NAMES: Final = ("lady_steam", "venturer", "airship_captain", "bank_agent", "engineer")
TITLES: Final = ("Lady Steam", "Venturer", "Airship Captain", "Bank Agent", "Engineer")

FREE: Final = -1
NEUTRAL: Final = -2
CLOSED: Final = -3
"""What a zone is that belongs to no seat."""


def amounts(cost: Cost) -> list[int]:
    """A cost as numbers: the four resources, then credits."""
    return [cost.quartz, cost.ore, cost.water, cost.energy, cost.credits]


class Rules(PlayedBy[Options]):
    """One board under one set of options for one number of seats; shared by all its states."""

    def __init__(self, known_by: str, file: BoardFile, options: Options, seats: int) -> None:
        super().__init__(known_by, options, seats)
        self.file = file
        self.rounds: int = file.rounds[seats]  # PS-END-07
        self._read_map(file)
        self._read_cards(file)
        self._read_market(file)
        self._read_costs(file)
        self._read_limits(file)
        self._read_options(options)

    def _read_map(self, file: BoardFile) -> None:
        self.columns: int = file.map.columns
        self.rows: int = file.map.rows
        self.zones = list(zones(file))
        self.size = len(self.zones)
        self.spots = [at // self.columns * 8 + at % self.columns for at in range(self.size)]
        self.zone_at = [-1] * 64
        for at in range(self.size):
            self.zone_at[self.spots[at]] = at
        self.river = [1 if zone in file.map.river else 0 for zone in self.zones]  # PS-BOARD-03
        self.row_of = [at // self.columns for at in range(self.size)]
        closed = file.unavailable[self.seats]  # PS-BOARD-04
        self.blank = [CLOSED if zone in closed else FREE for zone in self.zones]
        """The map without claims."""
        self.open_river = [self.zones.index(zone) for zone in open_river(file, self.seats)]
        claims = file.claims[self.seats]  # PS-SETUP-14
        self.start_claims = self.blank[:]
        for seat in range(self.seats):
            for zone in claims.own[seat]:
                self.start_claims[self.zones.index(zone)] = seat
        for zone in claims.neutral:
            self.start_claims[self.zones.index(zone)] = NEUTRAL
        self.near = [self._neighbours(at) for at in range(self.size)]
        """By zone: those that share a side with it (PS-BOARD-02)."""
        self.rays = [self._directions(at) for at in range(self.size)]
        """By zone: the zones in each of the four directions, the nearest first."""

    def _neighbours(self, at: int) -> list[int]:
        return [ray[0] for ray in self._directions(at) if ray]

    def _directions(self, at: int) -> list[list[int]]:
        row, column = at // self.columns, at % self.columns
        up = [r * self.columns + column for r in range(row - 1, -1, -1)]
        right = [row * self.columns + c for c in range(column + 1, self.columns)]
        down = [r * self.columns + column for r in range(row + 1, self.rows)]
        left = [row * self.columns + c for c in range(column - 1, -1, -1)]
        return [up, right, down, left]

    def _read_cards(self, file: BoardFile) -> None:
        """The set for this number of players, in the order of the numbers (PS-SETUP-12)."""
        cards = card_set(file, self.seats)
        self.card_ids = [card.id for card in cards]
        self.card_turns = [int(card.turn) for card in cards]
        self.roles = [sum([1 << ROLE_NAMES.index(role) for role in card.roles]) for card in cards]
        """By card: its roles, as a mask."""

    def _read_market(self, file: BoardFile) -> None:
        self.price_min = [int(file.prices[name].min) for name in RESOURCES]
        self.price_max = [int(file.prices[name].max) for name in RESOURCES]  # PS-BOARD-05
        self.price_start = [int(file.prices[name].start) for name in RESOURCES]  # PS-SETUP-07
        self.supply_max = [int(file.bands[name].max) for name in RESOURCES]  # PS-BOARD-06
        terminal = file.supply[self.seats]  # PS-SETUP-06
        self.supply_start = [int(terminal[name]) for name in RESOURCES]
        self.moves: list[list[int]] = []
        """By resource and supply: how the price moves by its colour (PS-TRADE-11)."""
        for name in RESOURCES:
            track = file.bands[name]
            moves = []
            for supply in range(track.max + 1):
                for band in BANDS:
                    first, last = track[band]
                    if first <= supply <= last:
                        moves.append(int(file.adjustment[band]))
            self.moves.append(moves)
        numbers = [int(file.order_numbers[name]) for name in RESOURCES]
        self.trade_order = sorted(range(len(RESOURCES)), key=lambda at: numbers[at])
        self.tank_costs = [0, *[int(cost) for cost in file.tank_costs]]
        """By stock, from 1: the credits for the next tank (PS-BOARD-07)."""
        self.stock_max: int = file.tank_market.spaces
        self.stock_start: int = file.tank_stock[self.seats]  # PS-SETUP-11
        self.rise: int = file.tank_market.shortage_rise
        self.production = amounts(file.tank_market.production)

    def _read_costs(self, file: BoardFile) -> None:
        costs = file.costs
        self.activation = amounts(costs.activation)
        self.declined = amounts(costs.declined_gain)
        self.local_tank = amounts(costs.local_tank)
        self.import_tank = amounts(costs.import_tank)
        self.converter_cost = [
            costs.converter.quartz,
            costs.converter.ore,
            0,
            costs.converter.energy,
        ]
        self.supercharger_cost = amounts(costs.supercharger)
        self.license_cost = amounts(costs.license)
        self.license_sale: int = costs.license_sale
        self.luxury_cost = amounts(costs.luxury)
        self.upgrade_cost = amounts(file.carriers.upgrade)
        self.energy_per_tank: int = costs.extraction_energy
        grants = file.grants
        self.grant: int = grants.no_credits
        self.opening_bid: int = grants.opening_bid
        self.claim_success = [int(die) for die in grants.claim_success]
        self.no_zone: int = grants.no_zone
        self.engineer: int = grants.engineer
        scoring = file.scoring
        self.zone_value: int = scoring.zone
        self.tank_value: int = scoring.tank
        self.supercharger_value: int = scoring.supercharger
        self.luxury_value: int = scoring.luxury

    def _read_limits(self, file: BoardFile) -> None:
        """Pieces and markers are limited by the box (PS-SETUP-04)."""
        box = file.components
        self.tanks: int = box.tanks
        self.converters = [box.converters.quartz, box.converters.ore, 0, box.converters.energy]
        self.superchargers: int = box.superchargers
        self.markers: int = box.claim_markers
        self.neutrals: int = box.neutral_markers
        self.licenses: int = file.certificates[self.seats].licenses  # PS-SETUP-08
        self.luxuries: int = file.certificates[self.seats].luxury
        self.capacity = [[0, *[int(n) for n in file.capacity[name]]] for name in RESOURCES]
        """By resource and class (PS-TANK-19)."""
        self.top_class = len(self.capacity[0]) - 1
        self.start_class: int = file.carriers.start_class
        self.freelance: int = file.carriers.freelance_capacity
        start: Start = file.start[self.seats]  # PS-SETUP-09
        if self.options.reduced_resources:
            start = file.reduced_start[self.seats]  # PS-SETUP-10
        self.start_credits: int = start.credits
        self.start_resources = [start.quartz, start.ore, start.water, start.energy]

    def _read_options(self, options: Options) -> None:
        variants = self.file.variants
        self.immobile: bool = options.immobile_tanks
        self.river_limits: bool = options.river_limits
        self.variable_trading: bool = options.variable_trading
        self.variable_claims: bool = options.variable_claims
        self.predictable: bool = options.predictable_claiming
        self.manipulation: bool = options.price_manipulation
        self.sabotage: bool = options.sabotage
        self.freelance_on: bool = options.freelance_carrier
        self.open_credits: bool = options.open_credits
        self.river_outputs = [
            1 if name in variants.river_limits.extracted else 0 for name in RESOURCES
        ]
        self.markers_placed: int = variants.variable_trading.placed[self.seats]
        self.sabotage_from: int = variants.sabotage.from_round
        self.per_pip: int = variants.sabotage.credits_per_pip
        strengths = variants.price_manipulation
        self.strengths = [
            [one.credits, one.spaces, one.resources, int(one.quartz)]
            for one in (strengths.weak, strengths.moderate, strengths.strong)
        ]
        """Credits, spaces, resources, whether quartz may be moved: weak (PS-PRICE-03), moderate
        (PS-PRICE-04), strong (PS-PRICE-05)."""
        claims = variants.variable_claims
        self.own_claims: int = claims.own
        self.neutral_claims: int = claims.neutral
        self.first_neutrals: int = claims.first_neutral if self.seats < 5 else claims.neutral
        self.river_die_max: int = claims.river_die_max[self.seats]
        self.river_neutrals = -1 if options.river_neutrals is None else int(options.river_neutrals)
        self._check_options()

    def _check_options(self) -> None:
        """Said before the game starts, not when it matters (PS-SETUP-03)."""
        if self.river_neutrals >= 0 and not self.variable_claims:
            raise BadInput("river_neutrals belongs to variable_claims, which is not on")
        if self.river_neutrals > self.river_die_max:
            raise BadInput(
                f"river_neutrals must be 0 to {self.river_die_max} for {self.seats} players, "
                f"the open river zones, not {self.river_neutrals}"
            )
