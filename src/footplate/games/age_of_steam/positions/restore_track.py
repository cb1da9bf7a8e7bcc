"""Restoring a position: tiles, and what follows from them (owners, links, ends, markers)."""

from footplate.core.position import bad_field as _bad
from footplate.core.refusal import BadInput
from footplate.games.age_of_steam.board.codes import NOBODY
from footplate.games.age_of_steam.language import position as p
from footplate.games.age_of_steam.language.codec import exits_face, track_face
from footplate.games.age_of_steam.play.laying import add_end, inward
from footplate.games.age_of_steam.play.links import links_of
from footplate.games.age_of_steam.positions.restorer import Restorer
from footplate.hexes.tiles import EXITS, FIRST_TOWN, MATES
from footplate.hexes.track import follow


class TrackRestorer(Restorer):
    """Needs the cities, printed and New."""

    def restore(self) -> None:
        self._tiles()
        self._find_ends()

    def _tiles(self) -> None:
        for at, tile in enumerate(self.data.tiles):
            cell = self.cell(tile.hex, f"tiles[{at}].hex")
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
