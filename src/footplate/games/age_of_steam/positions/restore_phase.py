"""Restoring a position: the phase, and who decides in it."""

from footplate.core.position import bad_field as _bad
from footplate.games.age_of_steam.board.rules import (
    FIRST_BUILD,
    FIRST_MOVE,
    NO_ACTION,
    PRODUCTION,
    TURN_ORDER,
    URBANIZATION,
)
from footplate.games.age_of_steam.language import position as p
from footplate.games.age_of_steam.play.build_track import begin_build_turn
from footplate.games.age_of_steam.play.goods_growth import PRODUCTION_CUBES, empty_boxes
from footplate.games.age_of_steam.positions.describe import PHASES
from footplate.games.age_of_steam.positions.restorer import Restorer


class PhaseRestorer(Restorer):
    """Needs everything else on the table."""

    def restore(self) -> None:
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
            built = [self.cell(hex, "build.hexes") for hex in given.hexes]
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
