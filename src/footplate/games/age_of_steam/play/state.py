# footplate: compiled
"""A position of Age of Steam: flat lists of small numbers, and the turn's phases run over it."""

from footplate.core.chance import Chance, ScriptedChance
from footplate.core.conduct import Conduct
from footplate.core.game import Game
from footplate.core.state import State as CoreState
from footplate.games.age_of_steam.board.codes import COLORS, NOBODY
from footplate.games.age_of_steam.board.rules import NO_ACTION, Rules
from footplate.games.age_of_steam.language.position import AgeOfSteamPosition
from footplate.games.age_of_steam.language.views import AgeOfSteamForecast, AgeOfSteamView
from footplate.hexes.tiles import EXITS


class Phase:
    """One phase of the sequence of play.

    `begin` starts it: it names the first player to decide (`state.mover`, the only one who can
    act: AOS-TURN-03), or does the phase's work and leaves `mover` at -1. `play` carries out a
    decision and names the next one. Why a code is not legal is for the referee to say.
    """

    name = ""

    def begin(self, state: "State") -> None:
        raise NotImplementedError

    def codes(self, state: "State") -> list[int]:
        raise NotImplementedError

    def sample(self, state: "State", rng: Chance) -> int:
        """A random legal code; uniform over `codes` unless the phase says otherwise."""
        codes = self.codes(state)
        return codes[rng.below(len(codes))]

    def play(self, state: "State", code: int) -> None:
        raise NotImplementedError


class State(CoreState[AgeOfSteamView, AgeOfSteamForecast, AgeOfSteamPosition]):
    """The whole position. Lists ending in a seat are by seat; `cell` and `stop` as on the board."""

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
        seats, setup = self.rules.seats, self.rules.tables.setup
        self.turn = 1
        self.phase = -1
        self.finished = False
        self.money: list[int] = [setup.money] * seats  # AOS-SETUP-08
        self.income: list[int] = [setup.income] * seats  # AOS-SETUP-07
        self.shares: list[int] = [setup.shares] * seats  # AOS-SETUP-08
        self.engine: list[int] = [setup.engine] * seats  # AOS-SETUP-07
        self.chosen = [NO_ACTION] * seats
        self.out = [0] * seats
        self.order = list(range(seats))
        self.queue: list[int] = []
        """Who still decides in this phase, the mover first."""
        # Determine Player Order
        self.bids = [0] * seats
        self.dropped: list[int] = []
        self.pass_left = False
        # Build Track
        self.builds_left = 0
        self.built: list[int] = []
        """The cells built on in the build turn that is going on."""
        self.laid: list[int] = []
        """The ports of the track laid (not redirected: AOS-OWN-08) in it."""
        self.urbanized = False
        # Move Goods
        self.round = 0
        self.upgraded = [0] * seats
        # Goods Growth
        self.drawn: list[int] = []
        self._unpack_map()

    def _unpack_map(self) -> None:
        rules, board = self.rules, self.rules.board
        self.faces = [0] * board.size
        self.owners = [0] * board.size
        """Three bits for each edge with an exit: a seat, or NOBODY."""
        self.cities = board.cities
        """By cell: 0, or IS_CITY and the accepted colours. Replaced, never changed in place."""
        self.rim = board.first_rim
        """The cells beside cities. Replaced, never changed in place."""
        self.letters = [-1] * len(rules.letter_colors)  # AOS-SETUP-04
        """The cell of each New City; -1: not on the map."""
        self.town_tiles = [-1] * len(board.stops)
        """The kind of tile on each town; -1: none."""
        self.cubes = [0] * (len(board.stops) * COLORS)
        self.ends: list[int] = []
        """The dangling ends of unfinished track, sorted: `port << 12 | cell of the anchoring stop`.

        Unfinished track always starts at a stop, so each section has exactly one such end.
        Follows from the map; kept because the build generator lives on it.
        """
        self.links: list[list[int]] | None = None
        """The completed links by stop (see `links.py`); None: the track changed since."""
        # The supply
        self.supply = rules.tiles.counts[:]  # AOS-SETUP-04
        self.disks = rules.disks  # AOS-SETUP-04
        self.markers = [0] * rules.seats  # AOS-SETUP-07
        """Ownership markers in use."""
        self.display = [-1] * (len(rules.boxes) * 3)
        """Column by column, three places each (New Cities use two): a colour, or -1."""
        self.bag = rules.cubes[:]  # AOS-SETUP-03

    def _copy(self, like: "State") -> None:
        """What is only ever replaced is shared; the rest is copied."""
        self.mover, self.turn, self.phase = like.mover, like.turn, like.phase
        self.finished, self.round = like.finished, like.round
        self.pass_left, self.urbanized = like.pass_left, like.urbanized
        self.builds_left, self.disks = like.builds_left, like.disks
        self.money, self.income = like.money[:], like.income[:]
        self.shares, self.engine = like.shares[:], like.engine[:]
        self.chosen, self.out = like.chosen[:], like.out[:]
        self.order, self.queue = like.order[:], like.queue[:]
        self.bids, self.dropped = like.bids[:], like.dropped[:]
        self.built, self.laid = like.built[:], like.laid[:]
        self.upgraded, self.drawn = like.upgraded[:], like.drawn[:]
        self.faces, self.owners = like.faces[:], like.owners[:]
        self.cities, self.rim, self.links = like.cities, like.rim, like.links
        self.letters, self.town_tiles = like.letters[:], like.town_tiles[:]
        self.cubes, self.ends = like.cubes[:], like.ends[:]
        self.supply, self.markers = like.supply[:], like.markers[:]
        self.display, self.bag = like.display[:], like.bag[:]

    def clone(self) -> "State":
        return State(self.game, self.rules, self.conduct, self.chance.clone(), self)

    def key(self) -> list[int]:
        """Everything that makes the position; what follows from it (ends, supply, …) is left out.

        Lists of changing length are preceded by it, so that no two positions give one key.
        """
        phase = -1 if self.finished else self.phase
        key = [self.rules.seats, self.turn, phase, self.mover]
        key += [self.round, int(self.pass_left), int(self.urbanized), self.builds_left]
        for fixed in (self.money, self.income, self.shares, self.engine, self.chosen, self.out):
            key += fixed
        for fixed in (self.bids, self.upgraded, self.faces, self.owners, self.letters):
            key += fixed
        for fixed in (self.town_tiles, self.cubes, self.display, self.bag):
            key += fixed
        for loose in (self.order, self.queue, self.dropped, sorted(self.built)):
            key.append(len(loose))
            key += loose
        key.append(int(isinstance(self.chance, ScriptedChance)))
        for loose in (sorted(self.laid), sorted(self.drawn), self.chance.key()):
            key.append(len(loose))
            key += loose
        return key

    # Small things that every phase needs. -----------------------------------------------------

    def next_in_queue(self) -> None:
        """The next player of the queue decides (AOS-TURN-02); -1 when it is empty."""
        self.queue.pop(0)
        self.mover = self.queue[0] if self.queue else -1

    def first_with(self, action: int) -> list[int]:
        """The Player Order, with the holder of an action moved to the front."""
        holders = [seat for seat in self.order if self.chosen[seat] == action]
        return holders + [seat for seat in self.order if self.chosen[seat] != action]

    def owner_at(self, port: int) -> int:
        """Who owns the track at a port that has an exit."""
        return self.owners[port // 6] >> (3 * (port % 6)) & 7

    def own(self, port: int, seat: int) -> None:
        shift = 3 * (port % 6)
        cell = port // 6
        self.owners[cell] = self.owners[cell] & ~(7 << shift) | seat << shift

    def disown(self, port: int) -> None:
        """Clear the owner of a port whose exit is gone."""
        cell = port // 6
        self.owners[cell] &= ~(7 << (3 * (port % 6)))

    def has_exit(self, port: int) -> bool:
        return EXITS[self.faces[port // 6]] >> (port % 6) & 1 == 1

    def in_town(self, seat: int, cell: int) -> bool:
        """Whether a seat owns track in a town."""
        exits = EXITS[self.faces[cell]]
        for edge in range(6):
            if exits >> edge & 1 and self.owner_at(cell * 6 + edge) == seat:
                return True
        return False

    def unowned(self, port: int) -> bool:
        return self.owner_at(port) == NOBODY
