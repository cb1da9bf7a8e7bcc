"""The decisions of a recorded game before Goods Growth: played, and compared with what is told."""

from collections.abc import Sequence
from itertools import pairwise, takewhile

from footplate.core.refusal import BadInput
from footplate.games.age_of_steam.board.codes import NOBODY
from footplate.games.age_of_steam.language import actions as a
from footplate.games.age_of_steam.language import events as e
from footplate.games.age_of_steam.play.links import links_of
from footplate.games.age_of_steam.positions.recorded import lines as r
from footplate.games.age_of_steam.positions.recorded.checks import CheckedRetelling
from footplate.hexes.tiles import EXITS, FIRST_TOWN, PAIRS, TRACKS


class Decisions(CheckedRetelling):
    """Plays the lines that are about a decision of a player."""

    def decide(self, entry: r.Entry) -> None:
        line = entry.line
        if isinstance(line, r.SharesLine):
            self.reach(entry, "issue-shares", line.player)
            self.act(entry, a.IssueShares(line.shares))
        elif isinstance(line, r.AuctionLine):
            self._auction(entry, line)
        elif isinstance(line, r.ActionLine):
            self.reach(entry, "select-actions", line.player)
            self.act(entry, a.SelectAction(line.action))
        elif isinstance(line, r.BuildLine):
            self._build(entry, line)
        elif isinstance(line, r.MoveLine):
            self._move(entry, line)

    # --- Determine Player Order. ------------------------------------------------------------------

    def _auction(self, entry: r.Entry, line: r.AuctionLine) -> None:
        seat = self.seat(line.player)
        if line.do == "last one left":
            placed = self.happened(e.PlaceTaken, seat=seat)
            while placed is None and self.phase in ("issue-shares", "determine-player-order"):
                if not self.automatic(entry):
                    break
                placed = self.happened(e.PlaceTaken, seat=seat)
            if placed is None:
                raise self.at(entry, f"{line.player} is the last one left", self.asks())
        else:
            self.reach(entry, "determine-player-order", line.player)
            self.only_answer(entry, line.forced)
            if line.do == "bid" and line.bid is not None:
                self.act(entry, a.Bid(line.bid))
            else:
                self.act(entry, a.Pass() if line.do == "pass" else a.DropOut())
            taken = [event for event in self.told if isinstance(event, e.PlaceTaken)]
            placed = next((event for event in taken if event.seat == seat), None)
        self.same(entry, "position", line.position, placed.place if placed else None)
        self.same(entry, "pays", line.pays, placed.paid if placed else None)

    # --- Build Track. -----------------------------------------------------------------------------

    def _build(self, entry: r.Entry, line: r.BuildLine) -> None:
        if line.do == "loses unextended track":
            self._lapse(entry, line)
            return
        self.reach(entry, "build-track", line.player)
        self.only_answer(entry, line.forced)
        if line.do == "stop":
            self.act(entry, a.EndBuild())
        elif line.do == "urbanize":
            assert line.new_city is not None
            self.act(entry, a.Urbanize(line.hex, line.new_city))
        else:
            self._build_tile(entry, line)

    def _build_tile(self, entry: r.Entry, line: r.BuildLine) -> None:
        cell = self.board.cell(line.hex)
        before = self._tracks(cell)
        if line.town_exits:
            self.act(entry, a.BuildTown(line.hex, tuple(line.town_exits)))
        else:
            self.act(entry, a.BuildTrack(line.hex, tuple(line.tracks or ())))
        built = next(event for event in self.told if isinstance(event, e.TrackBuilt))
        redirected = line.do == "replace" and built.how == "redirect"
        self.same(entry, "do", line.do, "replace" if redirected else built.how)
        self.same(entry, "cost", line.cost, built.price)
        if line.tile is not None:
            tiles = self._tile_names(cell, built.tile)
            self.same(entry, "tile", line.tile, line.tile if line.tile in tiles else tiles[0])
        if line.before is not None:
            told = [(_edges(track), self._owner(name)) for track, name in line.before]
            self.same(entry, "before", sorted(told), before)

    def _tile_names(self, cell: int, tile: str) -> list[str]:
        """What the tile on a cell may be called: for a town with four exits several tiles do."""
        tiles, face = self.rules.tiles, self.state.faces[cell]
        names = [tile]
        if face >= FIRST_TOWN and EXITS[face].bit_count() == 4:
            names += [tiles.names[kind] for kind in tiles.kinds[face]]
        return [f"{name}+disk" for name in names] if tiles.disk[face] else names

    def _tracks(self, cell: int) -> list[tuple[str, str]]:
        """The tracks on a cell with their owners, as `before` gives them."""
        if cell < 0:
            return []
        face = self.state.faces[cell]
        if face >= FIRST_TOWN:
            pieces = [(edge,) for edge in range(6) if EXITS[face] >> edge & 1]
        else:
            pieces = [PAIRS[track] for track in TRACKS[face]]  # type: ignore[misc]
        owners = [self.state.owner_at(cell * 6 + piece[0]) for piece in pieces]
        return sorted((_edges(p), self._owner_of(owner)) for p, owner in zip(pieces, owners))

    def _owner_of(self, owner: int) -> str:
        """The name of an owner; a player who is out owns nothing that matters."""
        return "nobody" if owner == NOBODY or self.state.out[owner] else self.file.players[owner]

    def _owner(self, name: str | None) -> str:
        return "nobody" if name is None else self._owner_of(self.seat(name))

    def _lapse(self, entry: r.Entry, line: r.BuildLine) -> None:
        """The hexes of whole sections; they may leave out the town at which a section starts."""
        seat = self.seat(line.player)
        while self.phase == "build-track" and self.state.mover == seat:
            if not self.automatic(entry):
                raise self.at(entry, f"the build turn of {line.player} is over", self.asks())
        lines, last = self._losses(entry, line.player)
        told, found = set(line.hexes), set[str]()
        mentioned = {hex for each in lines for hex in each.hexes}
        for event in self.news[:]:
            if not isinstance(event, e.TrackLapsed) or event.seat != seat:
                continue
            hexes = set(event.hexes)
            towns = {hex for hex in hexes if self.board.towns[self.board.cell(hex)]}
            needed = hexes - towns or hexes
            if needed <= told and not needed <= found:
                found |= needed | hexes & told
            elif not last:
                continue
            elif not needed <= mentioned:
                found |= needed
            self.news.remove(event)
        self.same(entry, "hexes", sorted(told), sorted(found))

    def _losses(self, entry: r.Entry, player: str) -> tuple[list[r.BuildLine], bool]:
        """The lines about what a player loses in one build turn, and whether this is the last."""
        log, at = self.file.log, entry.number
        while at and is_loss(log[at - 1], player):
            at -= 1
        lines = [x.line for x in takewhile(lambda x: is_loss(x, player), log[at:])]
        return [x for x in lines if isinstance(x, r.BuildLine)], at + len(lines) - 1 == entry.number

    # --- Move Goods. ------------------------------------------------------------------------------

    def _move(self, entry: r.Entry, line: r.MoveLine) -> None:
        self.reach(entry, "move-goods", line.player)
        self.same(entry, "phase", f"move {line.round}", f"move {self.state.round}")
        self.only_answer(entry, line.forced)
        if line.do == "engine":
            self.act(entry, a.UpgradeEngine())
            raised = [event for event in self.told if isinstance(event, e.EngineRaised)]
            self.same(entry, "engine", line.engine, raised[0].links)
        elif line.do == "pass":
            self.act(entry, a.Decline())
        else:
            assert line.good is not None
            stops = [self._stop(entry, at, text) for at, text in enumerate(line.route)]
            exits, owners = self._links(entry, line, stops)
            told = line.link_owners and [self._owner(name) for name in line.link_owners]
            start = self.board.labels[self.board.stops[stops[0]]]
            self.act(entry, a.Deliver(line.good, start, tuple(exits)))
            self.same(entry, "link_owners", told, owners)

    def _stop(self, entry: r.Entry, at: int, text: str) -> int:
        cells = self.cells(text)
        if not cells:
            place = f"log[{entry.number}].route[{at}]"
            raise BadInput(f"{place}: there is no city or town {text!r} on {self.board.id}")
        return self.board.stop_of[cells[0]]

    def _links(
        self, entry: r.Entry, line: r.MoveLine, stops: list[int]
    ) -> tuple[list[int], list[str]]:
        """The edges by which a route leaves its stops, and who owns its links.

        Parallel links are told apart by their owners; of several that fit the first one is taken.
        """
        exits: list[int] = []
        owners: list[str] = []
        for at, (stop, goal) in enumerate(pairwise(stops)):
            hops = [hop for hop in links_of(self.state)[stop] if hop >> 6 == goal]
            if not hops:
                one, two = line.route[at], line.route[at + 1]
                sentence = f"no completed link joins {one} and {two} [AOS-MOVE-06]"
                raise self.at(entry, "a legal decision", f"refused: {sentence}", "route")
            fitting = hops
            if line.link_owners is not None:
                owner = self._owner(line.link_owners[at])
                fitting = [hop for hop in hops if self._owner_of(hop & 7) == owner] or hops
            exits.append(fitting[0] >> 3 & 7)
            owners.append(self._owner_of(fitting[0] & 7))
        return exits, owners


def is_loss(entry: r.Entry, player: str | None = None) -> bool:
    line = entry.line
    if not isinstance(line, r.BuildLine) or line.do != "loses unextended track":
        return False
    return player is None or line.player == player


def _edges(track: Sequence[int | str]) -> str:
    """`0-3` for a track, `3` for an exit of a town."""
    return "-".join(str(edge) for edge in sorted(edge for edge in track if isinstance(edge, int)))
