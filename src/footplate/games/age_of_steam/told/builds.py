# footplate: compiled
"""What can be built, with the tile, what it completes and how many of the tile are left."""

from collections.abc import Sequence
from typing import Any

import msgspec

from footplate.core.prompt import MONEY, Choice
from footplate.core.view import Caution
from footplate.games.age_of_steam.board import codes as c
from footplate.games.age_of_steam.language.codec import GOODS, LETTERS, decode_known
from footplate.games.age_of_steam.language.events_track import shown_words
from footplate.games.age_of_steam.play.change import (
    Change,
    change_of,
    facing_port,
    stop_behind,
    stop_beyond,
)
from footplate.games.age_of_steam.play.laying import inward, price_of
from footplate.games.age_of_steam.play.links import section_length
from footplate.games.age_of_steam.play.state import State
from footplate.games.age_of_steam.told.cautions import of_first_tile, of_redirect
from footplate.hexes.tiles import EXITS, FACES, FIRST_TOWN, NO_FACE, PAIRS, TRACKS

SHOWN = [
    shown_words(
        [PAIRS[track] for track in TRACKS[face]] if face < FIRST_TOWN else [],
        [edge for edge in range(6) if EXITS[face] >> edge & 1] if face >= FIRST_TOWN else [],
    )
    for face in range(FACES)
]
"""What each face shows, in words."""


def build_choices(state: State, codes: Sequence[int]) -> list[Choice]:
    """The builds among legal codes, in their order, which is hex by hex."""
    site, choices, first = _Site(state, 0), [], of_first_tile(state)
    for code in codes:
        if code & 15 == c.BUILD:
            cell = state.rules.board.cell_at[code >> 11]
            if cell != site.cell:
                site = _Site(state, cell)
            choices.append(site.choice(code, first))
    return choices


def used_up(state: State, codes: Sequence[int]) -> list[dict[str, Any]]:
    """The builds that want nothing but a tile or a town disk, of which none is left."""
    if state.disks and all(state.supply):
        return []
    rich = state.clone()
    rich.supply = [max(1, left) for left in state.supply]
    rich.disks = max(1, state.disks)
    legal, found = set(codes), []
    for code in rich.codes():
        if code & 15 == c.BUILD and code not in legal:
            face, cell = code >> 4 & 127, state.rules.board.cell_at[code >> 11]
            tracks = [PAIRS[track] for track in TRACKS[face]] if face < FIRST_TOWN else []
            exits = [edge for edge in range(6) if EXITS[face] >> edge & 1]
            found.append(
                {
                    "hex": state.rules.board.labels[cell],
                    "tile": state.rules.tiles.names[state.rules.tiles.kinds[face][0]],
                    "tracks": tracks,
                    "exits": exits if face >= FIRST_TOWN else [],
                }
            )
    return found


class _Site:
    """A hex on which something can be built."""

    def __init__(self, state: State, cell: int) -> None:
        board = state.rules.board
        self.state, self.cell = state, cell
        self.old = state.faces[cell]
        self.name, self.targets = board.name(cell), [board.labels[cell]]
        self.beyond = [
            -1 if board.near[cell * 6 + edge] < 0 else stop_beyond(state, cell * 6 + edge)
            for edge in range(6)
        ]
        """The stop to which what lies over each edge leads; -1: none."""

    def choice(self, code: int, warnings: list[Caution]) -> Choice:
        state, face = self.state, code >> 4 & 127
        change = change_of(state, self.cell, face) if self.old else None
        how = "place" if change is None else "redirect" if change.bent else "replace"
        kind = self._tile(face)
        facts: dict[str, Any] = {
            "how": how,
            "tile": state.rules.tiles.names[kind],
            "left": state.supply[kind],
        }
        joined = self._joined(face, change)
        note = ""
        if joined:
            board = state.rules.board
            ends = [(self._end(one), self._end(two)) for one, two in joined]
            facts["completes"] = [(board.labels[one], board.labels[two]) for one, two in ends]
            facts["sections"] = sum(1 + self._behind(a) + self._behind(b) for a, b in joined)
            links = " and ".join(f"{board.name(one)} – {board.name(two)}" for one, two in ends)
            note = f"completes {links}"
        if how == "redirect":
            warnings = warnings + of_redirect(state, self.cell, face)
        return Choice(
            msgspec.to_builtins(decode_known(code)),
            f"{how} {self.name}: {SHOWN[face]}",
            self.targets,
            {MONEY: price_of(state, self.cell, face)},
            note=note,
            facts=facts,
            warnings=warnings,
        )

    def _joined(self, face: int, change: Change | None) -> list[tuple[int, int]]:
        """The pairs of edges over which a build completes a link; -1: the town of the hex."""
        if change is not None:
            pairs = [(fixed, to) for fixed, _, to in change.bent] + [
                (b, a) for a, b in change.added
            ]
        elif face >= FIRST_TOWN:
            pairs = [(-1, edge) for edge in range(6) if EXITS[face] >> edge & 1]
        else:
            pairs = [(b, a) for a, b in (PAIRS[track] for track in TRACKS[face])]
        return [pair for pair in pairs if self._end(pair[0]) >= 0 and self._end(pair[1]) >= 0]

    def _end(self, edge: int) -> int:
        return self.cell if edge < 0 else self.beyond[edge]

    def _behind(self, edge: int) -> int:
        """How many sections lie between an edge and the stop to which it leads."""
        facing = -1 if edge < 0 else facing_port(self.state, self.cell * 6 + edge)
        return 0 if facing < 0 else section_length(self.state, inward(self.state, facing))

    def _tile(self, face: int) -> int:
        """The kind of tile that is taken for a face."""
        state, kinds = self.state, self.state.rules.tiles.kinds[face]
        if face < FIRST_TOWN or len(kinds) == 1:
            return kinds[0]
        returned = state.town_tiles[state.rules.board.stop_of[self.cell]]
        return next(kind for kind in kinds if state.supply[kind] or kind == returned)


def city_choices(state: State, codes: Sequence[int]) -> list[Choice]:
    """The New Cities among legal codes."""
    rules, board = state.rules, state.rules.board
    completes: dict[int, list[tuple[str, str]]] = {}
    choices = []
    for code in codes:
        if code & 15 != c.URBANIZE:
            continue
        cell, letter = board.cell_at[c.spot_of(code)], c.letter_of(code)
        if cell not in completes:
            completes[cell] = _pointing_at(state, cell)
        good = GOODS[rules.letter_colors[letter]]
        facts: dict[str, Any] = {"takes": good}
        if completes[cell]:
            facts["completes"] = completes[cell]
        choices.append(
            Choice(
                msgspec.to_builtins(decode_known(code)),
                f"New City {LETTERS[letter]} ({good}) on {board.name(cell)}",
                [board.labels[cell], LETTERS[letter]],
                note=f"takes {good} cubes",
                facts=facts,
            )
        )
    return choices


def _pointing_at(state: State, cell: int) -> list[tuple[str, str]]:
    """The links that a New City completes: of unfinished track that points at its hex."""
    board, found = state.rules.board, []
    for end in state.ends:
        port = end >> 12
        if board.near[port] == cell and state.faces[port // 6] != NO_FACE:
            found.append((board.labels[stop_behind(state, port)], board.labels[cell]))
    return found
