# footplate: compiled
"""What a game is played by: the map, the edition and the rulebook's numbers, in plain fields."""

from typing import Final

from footplate.core.refusal import BadInput
from footplate.core.rules import PlayedBy
from footplate.games.steam_power.board.codes import COLORS
from footplate.games.steam_power.board.map import Board, TileBox
from footplate.games.steam_power.board.options import (
    Options,
    automa_seats,
    icon_actions,
    target_rules,
)
from footplate.games.steam_power.board.tables import Contract, EditionRules, Tables

NO_BONUS: Final = 0
LAY_TRACK: Final = 1
BUILD_FACTORY: Final = 2
TAKE_CONTRACTS: Final = 3
BONUS_NAMES: Final = ("", "lay_track", "build_factory", "take_contracts")

LEAST_PRESENT: Final = 0
VICTORY_POINTS: Final = 1
UNCONNECTED: Final = 2
OPPONENTS: Final = 3
TARGETS: Final = ("least_present", "victory_point_city", "unconnected_city", "opponents_city")


class Card:
    """A contract in numbers."""

    def __init__(self, contract: Contract, colors: list[str]) -> None:
        self.id = contract.id
        self.resources = [colors.index(color) for color in contract.resources]
        self.needs = [self.resources.count(color) for color in range(COLORS)]
        self.vp: int = contract.vp
        self.money: int = contract.money
        self.bonus = BONUS_NAMES.index(contract.bonus or "")


class Rules(PlayedBy[Options]):
    """One map under one set of options for one number of seats; shared by all its states."""

    def __init__(self, board: Board, tables: Tables, options: Options, seats: int) -> None:
        super().__init__(board.known_by, options, seats)
        self.board = board
        self.tables = tables
        self.solo = options.solo == "basic"
        self.companies = len(tables.companies) if self.solo else seats  # SP-SOLO-01
        """How many sets of pieces play: the seats', or all five in basic solo."""
        self.company_names = [str(name) for name in tables.companies]
        self.colors = [resource.color for resource in tables.resources]
        self.cards = [Card(contract, self.colors) for contract in tables.contracts]
        self.most_alike = max([max(card.needs) for card in self.cards])
        """How many cubes of one colour a contract asks for at most."""
        self.tiles = TileBox(tables, options.coexisting_curves)
        self._read_edition(options)
        self._read_tables(tables)
        self._read_automas(options, tables)

    def _read_edition(self, options: Options) -> None:
        """The keys of the edition, but for those that are set alone (SP-EDITION-01)."""
        editions, tables = self.tables.editions, self.tables
        # The tables say what `final` (SP-EDITION-02) and `early` (SP-EDITION-03) mean.
        book: EditionRules = editions.early if options.edition == "early" else editions.final
        self.trains: int = book.trains if options.trains is None else options.trains
        leftover = options.leftover_vp
        self.leftover_vp: int = book.leftover_vp if leftover is None else leftover
        self.vp_group: bool = book.vp_group if options.vp_group is None else options.vp_group
        self.group_build_out: bool = book.group_build_out
        if options.group_build_out is not None:
            self.group_build_out = options.group_build_out == "group"
        self.bonus_steal: bool = book.bonus_steal
        if options.bonus_steal is not None:
            self.bonus_steal = options.bonus_steal
        self.factory_cubes: int = tables.factory.resources  # SP-FACTORY-08
        self.bonus_cubes: list[int] = list(tables.factory.bonus)  # SP-FACTORY-10
        if self.solo:
            self.factory_cubes = tables.basic_solo.factory  # SP-SOLO-08
            self.bonus_cubes = list(tables.basic_solo.bonus_factory)
        elif self.seats == 2:  # SP-AMIX-06: seats of Automas included
            small = options.factory_2p
            self.factory_cubes = book.factory_2p if small is None else small
            self.bonus_cubes = list(book.bonus_factory_2p)
            middle = options.bonus_factory_2p
            if middle is None and small is not None:
                middle = small
            if middle is not None:
                self.bonus_cubes = [middle - 1, middle, middle + 1]  # SP-EDITION-04

    def _read_tables(self, tables: Tables) -> None:
        self.money: int = tables.setup.money
        self.hand: int = tables.setup.contracts
        self.factories: int = tables.setup.factories
        self.actions: int = 1 if self.solo else tables.turn.actions
        self.draw: int = tables.turn.contracts
        self.bank_gift: int = tables.turn.money
        self.crossing: int = tables.costs.crossing
        self.cube_fee: int = tables.costs.opponents_resource
        self.link_fee: int = tables.costs.opponents_link
        self.bank_price: int = tables.costs.missing_resource
        self.flipped_vp: int = tables.scoring.flipped_factory
        self.purple_vp: int = tables.scoring.victory_point_city
        self.money_per_vp: int = tables.scoring.money_per_vp
        self.company_vp: int = tables.basic_solo.vp_per_company
        self.cubes = [int(resource.cubes) for resource in tables.resources]
        self.city_tiles = [int(tile.count) for tile in tables.city_tiles]
        self.rounds: int = tables.basic_solo.rounds
        self.bag_trains: int = tables.basic_solo.trains_in_bag
        self.contracts_to_end: int = 0 if self.solo else tables.end[self.seats]  # SP-SCORE-01
        """In basic solo none: they do not end it (SP-SOLO-07)."""

    def _read_automas(self, options: Options, tables: Tables) -> None:
        levels = automa_seats(options, self.seats)
        self.automas = [1 if seat in levels else 0 for seat in range(self.seats)]
        self.levels = [levels.get(seat, "") for seat in range(self.seats)]  # SP-AMIX-12
        self.compensation: list[int] = [
            getattr(tables.automa_compensation, level) if level else 0 for level in self.levels
        ]  # SP-AFUL-14
        self.has_automa = len(levels) > 0
        self.marker_step: int = options.marker_step
        self.automa_cards: int = tables.automa.cards
        self.fallback_money: int = tables.automa.fallback_money
        self.corner_names = [str(corner) for corner in tables.automa.corners]
        self.marker_color = self.colors.index(tables.automa.marker_start)
        icons = tables.automa_icons
        actions = icon_actions(
            options, (icons.lay_track, icons.build_factory, icons.take_contracts, icons.none)
        )
        by_icon = [BONUS_NAMES.index(action) for action in actions]
        self.icon_action = [by_icon[3], by_icon[0], by_icon[1], by_icon[2]]
        """By bonus, NO_BONUS included: LAY_TRACK or BUILD_FACTORY (SP-ATRACK-01)."""
        rules = target_rules(options, tuple([tables.automa_targets[c] for c in self.colors]))
        self.target_rule = [TARGETS.index(rule) for rule in rules]
        """By colour of resource (SP-ATRACK-07)."""
        self._check_modes(options, len(levels))

    def _check_modes(self, options: Options, automas: int) -> None:
        if options.edition == "early" and (self.solo or automas):  # SP-EDITION-08
            keys = "trains=18, leftover_vp=0, factory_2p=5, vp_group=false, group_build_out=hex"
            raise BadInput(
                "the early edition has no solo rules: solo must be 'none' and automas empty; "
                f"play edition=final with its single options instead ({keys}, bonus_steal=false)"
            )
        if self.solo and automas:  # SP-AMIX-02
            raise BadInput(
                "basic solo is played alone, without Automas: leave out solo='basic', or automas"
            )
        if automas and automas == self.seats:  # SP-AMIX-01
            raise BadInput(
                "at least one seat must be a player's: automas gives all of them to Automas"
            )
