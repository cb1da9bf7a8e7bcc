# footplate: compiled
"""What a game is played by: the board, the options and the rulebook's numbers, in plain fields."""

from typing import Final

from footplate.core.rules import PlayedBy
from footplate.games.age_of_steam.board.map import Board, TileBox
from footplate.games.age_of_steam.board.options import Options
from footplate.games.age_of_steam.board.tables import Tables
from footplate.games.age_of_steam.board.templates import Templates
from footplate.hexes.tiles import FIRST_DOUBLE, FIRST_TOWN, pair_face

FIRST_MOVE: Final = 0
FIRST_BUILD: Final = 1
ENGINEER: Final = 2
LOCOMOTIVE: Final = 3
URBANIZATION: Final = 4
PRODUCTION: Final = 5
TURN_ORDER: Final = 6
NO_ACTION: Final = -1

PASS_ALWAYS: Final = 0
PASS_NOT_WITH_TWO: Final = 1
PASS_NOT_AGAINST_HIGH_BID: Final = 2


class Rules(PlayedBy[Options]):
    """One board under one set of options for one number of seats; shared by all its states."""

    def __init__(self, board: Board, tables: Tables, options: Options, seats: int) -> None:
        super().__init__(board.known_by, options, seats)
        self.board = board
        self.tables = tables
        self.turns: int = board.file.turns[seats]  # AOS-END-02
        self.tiles = TileBox(tables, options.four_exit_town == "crossing-first")
        self.templates = Templates(self.tiles)
        self.simple_kinds = [self.tiles.kinds[pair_face(0, edge)][0] for edge in (1, 2, 3)]
        """The acute, the gentle and the straight tile."""
        self._read_options(options)
        self._read_tables(tables)
        self._read_flags()

    def _read_options(self, options: Options) -> None:
        self.pass_when = {
            "always": PASS_ALWAYS,
            "not-with-two-left": PASS_NOT_WITH_TWO,
            "not-against-high-bid": PASS_NOT_AGAINST_HIGH_BID,
        }[options.turn_order_pass]
        self.rebuild_same_hex = options.rebuild_same_hex
        self.double_redirect_per_track = options.double_redirect == "track"
        self.redirect_by_anyone = options.redirect_unowned == "anyone"
        self.redirect_and_add = options.redirect_and_add
        self.urbanize_any_time = options.urbanize_any_time
        self.last_player_ends = options.last_player_ends
        self.decline_after_draw = options.decline_production_after_draw

    def _read_tables(self, tables: Tables) -> None:
        limits = tables.limits
        self.max_shares: int = limits.shares
        self.share_price: int = limits.share_price
        self.max_engine: int = limits.engine
        self.max_markers: int = limits.markers
        self.disks: int = limits.town_disks
        self.builds: int = limits.builds
        self.engineer_builds: int = limits.engineer_builds
        self.order_dice: int = tables.setup.order_dice
        costs = tables.costs
        self.coexist_extra: int = costs.surcharge.coexist
        self.crossing_extra: int = costs.surcharge.crossing
        self.town_base: int = costs.town_base
        self.town_exit: int = costs.town_exit
        self.replace_crossing: int = costs.replace.simple_to_crossing
        self.replace_town: int = costs.replace.town
        self.replace_other: int = costs.replace.other
        self.redirect: int = costs.redirect
        land = [price for price, name in zip(self.board.prices, self.board.names) if not name]
        first_town = self.town_base + self.town_exit
        self.cheapest = min(self.replace_other, self.redirect, first_town, *land)
        """What the cheapest build costs; who has less can only end the build turn."""
        self.bands = [
            (band.first, band.loss)
            for band in tables.income_reduction[self.options.income_reduction]  # AOS-REDUCE-03
        ]
        colors = [color.name for color in tables.colors]
        self.cubes: list[int] = [color.cubes for color in tables.colors]
        self.letter_colors = [colors.index(city.color) for city in tables.new_cities]
        sides = [city.die - 1 + (0 if city.side == "light" else 6) for city in tables.new_cities]
        self.letter_columns = sides
        """The city column over each New City's own column; some have none below (AOS-GROWTH-15)."""
        boxes = tables.display
        self.boxes = [boxes.city_boxes] * 12 + [boxes.new_city_boxes] * len(sides)

    def _read_flags(self) -> None:
        """The special rules that the board names, and no others (AOS-BOARD-01)."""
        flags = self.board.file.rules
        self.own_links_only: bool = flags.own_links_only
        self.no_duplicate_links: bool = flags.no_duplicate_links
        self.doubled_turns = list(flags.doubled_reduction_turns)
        names = {city.name: self.board.cell(city.hex) for city in self.board.file.cities}
        self.extra_cubes = [
            (names[extra.city], extra.first_turn, extra.last_turn) for extra in flags.extra_cubes
        ]
        cotton = flags.town_cubes
        colors = [color.name for color in self.tables.colors]
        self.cotton = -1 if cotton is None else colors.index(cotton.color)
        self.cotton_count: int = 0 if cotton is None else cotton.count
        self.cotton_bonus: int = 0 if cotton is None else cotton.bonus_income

    def reduction(self, income: int, turn: int) -> int:
        """What an income loses in Income Reduction of a turn."""
        loss = 0  # below the first band: AOS-REDUCE-02
        for first, amount in self.bands:
            if income >= first:  # AOS-REDUCE-01
                loss = amount
        return loss * 2 if turn in self.doubled_turns else loss  # AOS-BOARD-15

    def placing_price(self, cell: int, face: int) -> int:
        """The first tile on a hex."""
        if face >= FIRST_TOWN:
            return self.town_base + self.town_exit * self.templates.exit_count[face]  # AOS-COST-08
        price = self.board.prices[cell]  # AOS-COST-03, AOS-COST-06
        if face < FIRST_DOUBLE:
            return price
        if self.tiles.crossing[face]:
            return price + self.crossing_extra  # AOS-COST-05
        return price + self.coexist_extra  # AOS-COST-04

    def adding_price(self, face: int) -> int:
        """A second track beside one: crossing (AOS-COST-09) or coexisting (AOS-COST-10)."""
        return self.replace_crossing if self.tiles.crossing[face] else self.replace_other

    def redirect_price(self, ends: int) -> int:
        """One end (AOS-COST-12), or by option each of two (AOS-COST-13)."""
        return self.redirect * ends if self.double_redirect_per_track else self.redirect
