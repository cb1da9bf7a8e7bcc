"""A state from a description, every field checked."""

from typing import Final

from footplate.core.game import Game
from footplate.core.position import bad_field as _bad
from footplate.core.position import chance_of
from footplate.core.refusal import BadInput
from footplate.games.age_of_steam.board.codes import COLORS, NOBODY
from footplate.games.age_of_steam.board.map import IS_CITY
from footplate.games.age_of_steam.board.rules import (
    FIRST_BUILD,
    FIRST_MOVE,
    NO_ACTION,
    PRODUCTION,
    TURN_ORDER,
    URBANIZATION,
    Rules,
)
from footplate.games.age_of_steam.language import position as p
from footplate.games.age_of_steam.language.codec import (
    COLUMNS,
    GOODS,
    LETTERS,
    SELECTED,
    exits_face,
    track_face,
)
from footplate.games.age_of_steam.play.build_track import begin_build_turn
from footplate.games.age_of_steam.play.goods_growth import PRODUCTION_CUBES, empty_boxes
from footplate.games.age_of_steam.play.laying import add_end, inward
from footplate.games.age_of_steam.play.links import links_of
from footplate.games.age_of_steam.play.setup import new_state
from footplate.games.age_of_steam.play.state import State
from footplate.games.age_of_steam.positions.describe import PHASES
from footplate.hexes.tiles import EXITS, FIRST_TOWN, MATES
from footplate.hexes.track import follow

MOST_MONEY: Final = 9_999
MOST_INCOME: Final = 999
"""More than any game comes near; without an end a position could ask for a billion bids."""


def build_state(game: Game, rules: Rules, data: p.AgeOfSteamPosition) -> State:
    """The state of a description; BadInput names the field that does not fit."""
    state = new_state(game, rules, chance_of(data.luck))
    _Builder(state, data).build()
    return state


class _Builder:
    """Puts a description on the table piece by piece, checking each one."""

    def __init__(self, state: State, data: p.AgeOfSteamPosition) -> None:
        self.state = state
        self.data = data
        self.board = state.rules.board

    def build(self) -> None:
        self._players()
        self._new_cities()
        self._tiles()
        self._find_ends()
        self._cubes()
        self._display()
        self._bag()
        self._phase()

    def _cell(self, hex: str, field: str) -> int:
        cell = self.board.cell(hex)
        if cell < 0:
            _bad(field, f"{hex!r} is no land hex of {self.board.id}")
        return cell

    def _players(self) -> None:
        state, rules = self.state, self.state.rules
        taken: list[str] = []
        for seat, player in enumerate(self.data.players):
            field = f"players[{seat}]"
            if not 0 <= player.money <= MOST_MONEY or not 0 <= player.income <= MOST_INCOME:
                reason = f"money is 0 to {MOST_MONEY}, income 0 to {MOST_INCOME}"
                _bad(field, reason)
            if not rules.tables.setup.shares <= player.shares <= rules.max_shares:
                _bad(f"{field}.shares", f"{rules.tables.setup.shares} to {rules.max_shares}")
            if not 1 <= player.engine <= rules.max_engine:
                _bad(f"{field}.engine", f"1 to {rules.max_engine}")
            if player.action is not None and player.out:
                _bad(f"{field}.action", "who is out holds no action")
            if player.action is not None and player.action in taken:
                _bad(f"{field}.action", f"{player.action} is taken twice")
            if player.action is not None:
                taken.append(player.action)
                state.chosen[seat] = SELECTED.index(player.action)
            state.money[seat], state.income[seat] = player.money, player.income
            state.shares[seat], state.engine[seat] = player.shares, player.engine
            state.out[seat] = int(player.out)
        playing = [seat for seat in range(rules.seats) if not state.out[seat]]
        state.order = playing if self.data.order is None else list(self.data.order)
        if sorted(state.order) != playing:
            _bad("order", "names every seat that is not out, once")

    def _new_cities(self) -> None:
        state = self.state
        cities = state.cities[:]
        for at, city in enumerate(self.data.new_cities):
            cell = self._cell(city.hex, f"new_cities[{at}].hex")
            letter = LETTERS.index(city.city)
            if not self.board.towns[cell] or cities[cell]:
                _bad(f"new_cities[{at}].hex", f"{city.hex} is no town, or has a New City already")
            if state.letters[letter] >= 0:
                _bad(f"new_cities[{at}].city", f"New City {city.city} is on the map twice")
            state.letters[letter] = cell
            cities[cell] = IS_CITY | 1 << state.rules.letter_colors[letter]
        state.cities = cities
        state.rim = self.board.rim(cities)

    def _tiles(self) -> None:
        for at, tile in enumerate(self.data.tiles):
            cell = self._cell(tile.hex, f"tiles[{at}].hex")
            if self.state.faces[cell] or self.state.cities[cell]:
                _bad(f"tiles[{at}].hex", f"{tile.hex} is a city or has a tile already")
            self._tile(cell, tile, f"tiles[{at}]")
        if min(self.state.supply) < 0:
            kind = self.state.rules.tiles.names[self.state.supply.index(min(self.state.supply))]
            _bad("tiles", f"more {kind} tiles than the box holds")
        if self.state.disks < 0:
            _bad("tiles", "more town disks than the box holds")

    def _tile(self, cell: int, tile: p.Tile, field: str) -> None:
        state, tiles = self.state, self.state.rules.tiles
        lengths = {len(track.exits) for track in tile.track}
        if lengths != ({1} if self.board.towns[cell] else {2}):
            _bad(f"{field}.track", "two exits for a track, one for each exit of a town")
        try:
            if self.board.towns[cell]:
                face = exits_face(tuple(track.exits[0] for track in tile.track))
            else:
                face = track_face(tuple((t.exits[0], t.exits[1]) for t in tile.track))
        except BadInput as error:
            _bad(f"{field}.track", str(error))
        if not tiles.kinds[face]:
            _bad(f"{field}.track", "no tile in the box shows this")
        if EXITS[face] & self.board.closed[cell]:
            _bad(f"{field}.track", "an exit leads off the map")
        kind = self._kind(tile, face, field)
        state.supply[kind] -= 1
        state.faces[cell] = face
        if self.board.towns[cell]:
            state.town_tiles[self.board.stop_of[cell]] = kind
            state.disks -= int(tiles.disk[face])
        for track in tile.track:
            if track.owner is not None and not 0 <= track.owner < state.rules.seats:
                _bad(f"{field}.track", f"there is no seat {track.owner}")
            for edge in track.exits:
                port = cell * 6 + edge
                state.own(port, NOBODY if track.owner is None else track.owner)

    def _kind(self, tile: p.Tile, face: int, field: str) -> int:
        tiles = self.state.rules.tiles
        if tile.tile is None:
            for kind in tiles.kinds[face]:
                if self.state.supply[kind] > 0:
                    return kind
            return tiles.kinds[face][0]
        if tile.tile not in tiles.names or tiles.names.index(tile.tile) not in tiles.kinds[face]:
            _bad(f"{field}.tile", f"{tile.tile!r} does not show this track")
        return tiles.names.index(tile.tile)

    def _find_ends(self) -> None:
        """Trace every piece of track: unfinished ends, links, owners and markers."""
        state = self.state
        self._refuse_rings()
        markers = [0] * (NOBODY + 1)
        for port in range(self.board.size * 6):
            if not state.has_exit(port):
                continue
            if len({state.owner_at(each) for each in inward(state, port)}) > 1:
                _bad("tiles", f"the track at {self.board.labels[port // 6]} has two owners")
            if follow(self.board.near, state.faces, state.cities, port) == -1 - port:
                add_end(state, port, self._anchor(port))
                markers[state.owner_at(port)] += 2
        for stop, hops in enumerate(links_of(state)[: len(self.board.stops)]):
            name, ends = self.board.name(self.board.stops[stop]), [hop >> 6 for hop in hops]
            if stop in ends:
                _bad("tiles", f"a link leads from {name} back to itself")
            if state.rules.no_duplicate_links and len(set(ends)) < len(ends):
                _bad("tiles", f"two links join {name} and another stop, which this board forbids")
            for hop in hops:
                markers[hop & 7] += 1  # a link is met twice, once from each of its stops
        state.markers = [double // 2 for double in markers[: state.rules.seats]]
        if max(state.markers) > state.rules.max_markers:
            _bad("tiles", f"a player has more than {state.rules.max_markers} links and sections")
        for end in state.ends:
            owner = state.owner_at(end >> 12)
            if owner != NOBODY and state.out[owner]:
                _bad("tiles", "an eliminated player owns unfinished track")

    def _refuse_rings(self) -> None:
        """Track that runs in a ring meets no stop, and following it would never end."""
        state, longest = self.state, 2 * self.board.size
        for start in range(self.board.size * 6):
            port, steps = start, 0
            while state.has_exit(port) and state.faces[port // 6] < FIRST_TOWN:
                port = port // 6 * 6 + MATES[state.faces[port // 6] * 8 + port % 6]
                cell = self.board.near[port]
                if cell < 0 or state.cities[cell]:
                    break
                port, steps = self.board.across(port), steps + 1
                if steps > longest:
                    name = self.board.labels[start // 6]
                    _bad("tiles", f"the track at {name} runs in a ring and starts at no stop")

    def _anchor(self, port: int) -> int:
        """The stop where the track that dangles at a port starts."""
        last = inward(self.state, port)[-1]
        label = self.board.labels[port // 6]
        if self.state.faces[last // 6] >= FIRST_TOWN:
            return last // 6
        cell = self.board.near[last]
        if not self.state.cities[cell]:
            _bad("tiles", f"the unfinished track at {label} starts at no city and no town tile")
        return cell

    def _cubes(self) -> None:
        state = self.state
        for hex, goods in self.data.cubes.items():
            stop = self.board.stop_of[self._cell(hex, f"cubes.{hex}")]
            if stop < 0:
                _bad(f"cubes.{hex}", "cubes lie in cities and towns only")
            for good in goods:
                state.cubes[stop * COLORS + GOODS.index(good)] += 1

    def _display(self) -> None:
        state = self.state
        for name, boxes in self.data.display.items():
            if name not in COLUMNS:
                _bad(f"display.{name}", f"the columns are {', '.join(COLUMNS)}")
            column = COLUMNS.index(name)
            if len(boxes) > state.rules.boxes[column]:
                _bad(f"display.{name}", f"the column has {state.rules.boxes[column]} boxes")
            for row, good in enumerate(boxes):
                state.display[column * 3 + row] = -1 if good is None else GOODS.index(good)

    def _bag(self) -> None:
        state, rules = self.state, self.state.rules
        state.drawn = [GOODS.index(good) for good in self.data.drawn]
        box = [color.cubes for color in rules.tables.colors]
        for color in range(COLORS):
            used = sum(state.cubes[color::COLORS]) + state.display.count(color)
            used += state.drawn.count(color)
            left = box[color] - used
            if color == rules.cotton:
                if state.display.count(color) or color in state.drawn:
                    _bad("display", f"{GOODS[color]} cubes lie on the map only")
                if used > rules.cotton_count * sum(self.board.towns):
                    _bad("cubes", f"more {GOODS[color]} cubes than the board brings")
                if self.data.bag is not None and self.data.bag.get(GOODS[color]):  # type: ignore[call-overload]
                    _bad("bag", f"{GOODS[color]} cubes are never in the bag")
                state.bag[color] = 0
                continue
            if left < 0:
                _bad("cubes", f"more {GOODS[color]} cubes than the {box[color]} of the box")
            state.bag[color] = left
            if self.data.bag is not None:
                given = self.data.bag.get(GOODS[color], 0)  # type: ignore[call-overload]
                if given != left:
                    _bad(
                        f"bag.{GOODS[color]}", f"{given}, but {left} are neither on map nor display"
                    )

    # The phase, and who decides in it.

    def _phase(self) -> None:
        state, data = self.state, self.data
        if not 1 <= data.turn <= state.rules.turns:
            _bad("turn", f"1 to {state.rules.turns} on this board with {state.rules.seats} seats")
        state.turn = data.turn
        for field, phase in (
            ("auction", "determine-player-order"),
            ("build", "build-track"),
            ("move", "move-goods"),
        ):
            if getattr(data, field) is not None and data.phase != phase:
                _bad(field, f"belongs to the phase {phase}")
        if data.phase != "build-track" and self._laid():
            _bad("tiles", "track can be freshly laid in the phase build-track only")
        if data.drawn and data.phase != "goods-growth":
            _bad("drawn", "belongs to the phase goods-growth")
        if data.phase == "over":
            state.finished = True
            state.phase = PHASES.index("advance-turn-marker")
            return
        state.phase = PHASES.index(data.phase)
        if not state.order or (len(state.order) == 1 and state.rules.last_player_ends):
            _bad("players", "too few are left in the game; only the phase 'over' is left")
        {
            "issue-shares": self._in_order,
            "determine-player-order": self._in_auction,
            "select-actions": self._in_order,
            "build-track": self._in_build,
            "move-goods": self._in_move,
            "goods-growth": self._in_growth,
        }[data.phase]()

    def _queue(self, order: list[int]) -> None:
        """The queue from the deciding seat on."""
        seat = order[0] if self.data.seat is None else self.data.seat
        if seat not in order:
            _bad("seat", f"seat {seat} does not decide in this phase")
        self.state.queue = order[order.index(seat) :]
        self.state.mover = seat

    def _in_order(self) -> None:
        self._queue(self.state.order[:])
        if self.data.phase == "select-actions":
            for seat in self.state.queue:
                self.state.chosen[seat] = NO_ACTION

    def _in_auction(self) -> None:
        state = self.state
        holds = TURN_ORDER in [state.chosen[seat] for seat in state.order]
        given = self.data.auction or p.Auction(state.order[:], pass_left=holds)
        if sorted([*given.bidding, *given.dropped]) != sorted(state.order):
            _bad("auction", "every seat in the order is bidding or has dropped out")
        if len(given.bidding) < 2:
            _bad("auction.bidding", "at least two seats are still bidding")
        for seat, bid in given.bids.items():
            # Who has dropped out has paid by now, and may have less than was bid.
            if (
                seat not in state.order
                or bid < 1
                or (seat in given.bidding and bid > state.money[seat])
            ):
                _bad("auction.bids", f"seat {seat} cannot have bid {bid}")
        bids = list(given.bids.values())
        if len(set(bids)) != len(bids):
            _bad("auction.bids", "no two bids are equal")
        standing = [bid for seat, bid in given.bids.items() if seat in given.bidding]
        if bids and max(bids) not in standing:
            _bad("auction.bids", "whoever holds the highest bid is still bidding")
        state.bids = [given.bids.get(seat, 0) for seat in range(state.rules.seats)]
        state.dropped = list(given.dropped)
        state.pass_left = given.pass_left and holds
        order = [seat for seat in state.order if seat in given.bidding]
        self._queue(order)
        state.queue = state.queue + order[: order.index(state.mover)]
        if state.bids[state.mover] == max(state.bids) > 0:
            _bad("seat", f"seat {state.mover} holds the highest bid and is not asked")

    def _in_build(self) -> None:
        state = self.state
        self._queue(state.first_with(FIRST_BUILD))
        begin_build_turn(state)
        state.laid = self._laid()
        given = self.data.build
        if given is not None:
            if not 0 <= given.left <= state.builds_left:
                _bad("build.left", f"0 to {state.builds_left} for this player")
            built = [self._cell(hex, "build.hexes") for hex in given.hexes]
            if len(set(built)) < len(built) and not state.rules.rebuild_same_hex:
                _bad("build.hexes", "no hex is built on twice in a turn")
            if not all(state.faces[cell] or state.cities[cell] for cell in built):
                _bad("build.hexes", "a hex that was built on has a tile")
            if given.left + len(built) > state.builds_left:
                _bad("build", f"this player builds {state.builds_left} tiles in a turn")
            if given.urbanized and state.chosen[state.mover] != URBANIZATION:
                _bad("build.urbanized", "only the holder of Urbanization places a New City")
            state.builds_left = given.left
            state.built = built
            state.urbanized = given.urbanized

    def _laid(self) -> list[int]:
        return [
            self.board.cell(tile.hex) * 6 + edge
            for tile in self.data.tiles
            for track in tile.track
            if track.laid
            for edge in track.exits
        ]

    def _in_move(self) -> None:
        state = self.state
        given = self.data.move or p.Move()
        state.round = given.round
        for seat in given.upgraded:
            if seat not in state.order or state.upgraded[seat]:
                _bad("move.upgraded", f"seat {seat} is not in the game, or named twice")
            state.upgraded[seat] = 1
        self._queue(state.first_with(FIRST_MOVE))

    def _in_growth(self) -> None:
        state = self.state
        holders = [seat for seat in state.order if state.chosen[seat] == PRODUCTION]
        if not holders:
            _bad(
                "phase", "in goods-growth only the holder of Production decides, and nobody has it"
            )
        if not empty_boxes(state):
            _bad("display", "Production needs an empty box")
        if len(state.drawn) > PRODUCTION_CUBES:
            _bad("drawn", f"at most {PRODUCTION_CUBES} cubes are drawn")
        if not state.drawn and not sum(state.bag):
            _bad("bag", "Production needs a cube in the bag")
        self._queue(holders)
