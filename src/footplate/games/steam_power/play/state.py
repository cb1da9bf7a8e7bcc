# footplate: compiled
"""A position of Steam Power: flat lists of small numbers, and the table's turn over it."""

from footplate.core.chance import Chance, ScriptedChance
from footplate.core.conduct import Conduct
from footplate.core.game import Game
from footplate.core.state import State as CoreState
from footplate.games.steam_power.board.codes import NOBODY, PURPLE
from footplate.games.steam_power.board.rules import Rules
from footplate.games.steam_power.language.position import SteamPowerPosition
from footplate.games.steam_power.language.steps import ACT
from footplate.games.steam_power.language.views import SteamPowerForecast, SteamPowerView
from footplate.hexes.tiles import EXITS


class State(CoreState[SteamPowerView, SteamPowerForecast, SteamPowerPosition]):
    """The whole position.

    `seat` lists are by seat. `company` lists are by set of pieces: a seat's, or in basic solo one
    of the five companies' (SP-SOLO-09). `cell`, `city` and `node` are the board's numbers.
    """

    def __init__(
        self,
        game: Game,
        rules: Rules,
        conduct: "Conduct[State]",
        chance: Chance,
        like: "State | None" = None,
    ) -> None:
        super().__init__(game, conduct, chance)
        self.rules = rules
        if like is None:
            self._unpack()
        else:
            self._copy(like)

    def _unpack(self) -> None:
        """Everything out of the box, nothing on the map."""
        self.start = 0
        self.round = 1
        self.company = 0
        """Whose pieces are used now."""
        self.actions_left = 0
        self.step = ACT
        self.bonus = False
        """Whether the `LAY` or `TAKE` that is going on is a bonus."""
        self.card = -1
        """The contract that is being fulfilled, or whose bonus is open."""
        self.fetched = 0
        self.taking = 0
        self._unpack_seats()
        self._unpack_companies()
        self._unpack_map()

    def _unpack_seats(self) -> None:
        rules, seats = self.rules, self.rules.seats
        self.money: list[int] = [rules.money] * seats  # SP-SETUP-11
        """Whole dollars, never less than none (SP-MONEY-03). The bank's are not counted, so that
        it never runs out (SP-MONEY-02)."""
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        """Sorted. The lists inside are replaced, never changed in place."""
        self.done: list[list[int]] = [[] for _ in range(seats)]
        self.discards: list[list[int]] = [[] for _ in range(seats)]
        # The supply
        self.deck = [1] * len(rules.cards)
        """Which contracts can still be drawn (SP-SETUP-09). A multiset: drawn from at the moment of
        drawing."""
        self.deck_left = len(rules.cards)
        self.tile_stock = rules.tiles.counts[:]  # SP-SETUP-06
        self.cube_stock = rules.cubes[:]  # SP-SETUP-07
        self.beside = rules.city_tiles[:]
        """The city tiles beside the map, by colour."""
        # Basic solo
        self.bag: list[int] = []
        """The trains in the bag by company."""
        # Automas
        self.corners: list[int] = []
        """The colours in the corners, clockwise from the top left; empty without Automas."""
        self.marker = 0
        self.drew = False
        """Whether the Automa on turn has moved the marker and drawn."""
        self.face_down: list[int] = []
        """Its contracts not yet played, the next one first."""
        self.paths: list[list[int]] = [[] for _ in range(seats)]
        """The coin path of each Automa (SP-AMIX-11), the next hex first: `cell << 4 | track`.

        The lists inside are replaced, never changed in place.
        """
        self.targets = [-1] * seats
        """The city to which each coin path leads; -1 without one."""

    def _unpack_companies(self) -> None:
        rules, companies = self.rules, self.rules.companies
        self.trains = [rules.trains] * companies  # SP-SETUP-08
        self.plants = [rules.factories] * companies
        """Factories in reserve."""
        self.ends = [-1] * companies
        """The open port of the incomplete link; -1: none."""
        self.origins = [-1] * companies
        """The cell of the city where the incomplete link begins."""
        self.network = [0] * companies
        """The cities that own links enter, as a mask."""
        self.rims: list[list[int] | None] = [None] * companies
        """Where new links can start (`Board.rim`); None: to be found."""

    def _unpack_map(self) -> None:
        board, companies = self.rules.board, self.rules.companies
        self.faces = [0] * board.size
        self.owners = [0] * board.size
        """Three bits for each edge with an exit: a company."""
        self.busy = [0] * board.size
        """How many hexes around carry track."""
        self.links: list[int] = []
        """The completed links, in the order of completion: `city << 9 | other city << 3 | owner`.

        Replaced, never changed in place.
        """
        self.linked = 0
        """The cities that any completed link reaches, as a mask; groups whole."""
        self.web: list[list[int]] | None = None
        """The links by node (`transport.py`); None: to be found."""
        self.fares: list[list[int] | None] = [None] * companies
        """What the cheapest way to the company's network costs from each node (-1: none leads
        there); None: to be found. Clones share it until the links change."""
        self.tolls: list[list[list[int]] | None] = [None] * companies
        """The same as all undominated payments (packed); see `transport.py`."""
        self.tiles = [PURPLE] * len(board.cities)
        """The colour of each city's tile."""
        self.makers = [NOBODY] * len(board.cities)
        """Whose factory stands on it; at first nobody's, so no tile is flipped (SP-SETUP-04)."""
        self.cubes = [0] * len(board.cities)
        """A factory without cubes stands on a flipped tile."""

    def _copy(self, like: "State") -> None:
        """What is only ever replaced is shared; the rest is copied."""
        self.mover, self.start, self.round = like.mover, like.start, like.round
        self.company, self.actions_left, self.step = like.company, like.actions_left, like.step
        self.bonus, self.card, self.fetched = like.bonus, like.card, like.fetched
        self.taking, self.marker, self.drew = like.taking, like.marker, like.drew
        self.deck_left = like.deck_left
        self.money, self.hands, self.done = like.money[:], like.hands[:], like.done[:]
        self.discards, self.deck = like.discards[:], like.deck[:]
        self.tile_stock, self.cube_stock = like.tile_stock[:], like.cube_stock[:]
        self.beside, self.corners = like.beside, like.corners
        self.trains, self.plants = like.trains[:], like.plants[:]
        self.ends, self.origins = like.ends[:], like.origins[:]
        self.network, self.rims = like.network[:], like.rims[:]
        self.faces, self.owners, self.busy = like.faces[:], like.owners[:], like.busy[:]
        self.links, self.linked = like.links, like.linked
        self.web, self.fares, self.tolls = like.web, like.fares, like.tolls
        self.tiles, self.makers, self.cubes = like.tiles, like.makers[:], like.cubes[:]
        self.bag, self.face_down = like.bag[:], like.face_down[:]
        self.paths, self.targets = like.paths[:], like.targets[:]

    def clone(self) -> "State":
        return State(self.game, self.rules, self.conduct, self.chance.clone(), self)

    def key(self) -> list[int]:
        """Everything that makes the position; what follows from it (links, stock, …) is left out.

        Lists of changing length are preceded by it, so that no two positions give one key.
        """
        key = [self.rules.seats, self.mover, self.start, self.round, self.company]
        key += [self.actions_left, self.step, int(self.bonus), self.card, self.fetched]
        key += [self.taking, self.marker, int(self.drew)]
        for fixed in (self.money, self.deck, self.faces, self.owners, self.tiles, self.makers):
            key += fixed
        for fixed in (self.cubes, self.beside, self.corners, self.bag, self.targets):
            key += fixed
        for group in (self.hands, self.done, self.discards, self.paths):
            for loose in group:
                key.append(len(loose))
                key += loose
        key.append(int(isinstance(self.chance, ScriptedChance)))
        for loose in (self.face_down, self.chance.key()):
            key.append(len(loose))
            key += loose
        return key

    # Small things that every rule needs. ------------------------------------------------------

    def owner_at(self, port: int) -> int:
        """Who owns the track at a port that has an exit."""
        return self.owners[port // 6] >> (3 * (port % 6)) & 7

    def has_exit(self, port: int) -> bool:
        return EXITS[self.faces[port // 6]] >> (port % 6) & 1 == 1

    def has_track(self, company: int) -> bool:
        """Whether a company has track on the map."""
        return self.network[company] != 0 or self.ends[company] >= 0

    def supply(self) -> int:
        """How many contracts can be drawn, in basic solo without those of the rounds
        (SP-SOLO-14)."""
        # Of the contracts laid aside nobody learns which they are, so they stay in the multiset.
        return self.deck_left - self.rules.rounds if self.rules.solo else self.deck_left

    def ending(self) -> bool:
        """Whether somebody has triggered the end (SP-SCORE-02)."""
        needed = self.rules.contracts_to_end
        return needed > 0 and any(len(done) >= needed for done in self.done)
