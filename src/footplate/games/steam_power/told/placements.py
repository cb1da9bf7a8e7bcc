# footplate: compiled
"""The placements of a turn as choices: price, the tile, and what it completes."""

from typing import Any, Final

from footplate.core.event import Effect
from footplate.core.prompt import MONEY, Choice
from footplate.games.steam_power.board import codes as c
from footplate.games.steam_power.language.steps import LAY
from footplate.games.steam_power.play.laying import (
    end_track,
    incoming_edge,
    other_edge,
    price_of,
    with_track,
    without_track,
)
from footplate.games.steam_power.play.state import State
from footplate.hexes.geometry import opposite
from footplate.hexes.saying import tracks_words
from footplate.hexes.tiles import PAIRS

RAILS: Final = [tracks_words([pair]) for pair in PAIRS[:16]]
VERBS: Final = {"lay": "lay", "cross": "cross with", "replace": "replace by"}
"""How each kind of placement is said."""


class Placements:
    """All that follows from where the track runs, without laying it: hundreds are asked for."""

    def __init__(self, state: State, ends: bool) -> None:
        """`ends`: whether luck follows where the action ends."""
        self.state = state
        self.seat, self.company = state.mover, state.company
        self.commits = ends and state.step == LAY
        self.begins = state.ends[self.company] < 0
        self.train = [Effect(self.seat, "train", -1)] if self.begins else []
        self.link = Effect(self.seat, "link", 1)

    def choice(self, code: int) -> Choice:
        board, kind = self.state.rules.board, c.kind_of(code)
        cell = board.cell_at[c.spot_of(code)]
        if kind == c.REMOVE:
            return self._removal(cell)
        track = c.track_of(code)
        face, hex_, rails = self.state.faces[cell], board.labels[cell], RAILS[track]
        price, how = 0, "replace"
        if kind == c.LAY:
            price, how = price_of(self.state, cell), "cross" if face else "lay"
        else:
            face = without_track(face, end_track(self.state, self.company))
        do = "lay-track" if kind == c.LAY else "replace-track"
        one, two = PAIRS[track]
        tile = self.state.rules.tiles.kind[with_track(face, track)]
        facts: dict[str, Any] = {
            "how": how,
            "track": [one, two],
            "tile": self.state.rules.tiles.names[tile],
        }
        effects = [Effect(self.seat, MONEY, -price), *self.train] if price else self.train
        link = self._completed(cell, track, kind == c.REPLACE)
        note = ""
        if link is not None:
            note = f"completes {board.names[link[0]]} – {board.names[link[1]]}"
            facts["completes"] = [board.labels[city] for city in link]
            facts["new"] = [board.labels[city] for city in link if self._is_new(city)]
            effects = [*effects, self.link]
        return Choice(
            {"do": do, "hex": hex_, "track": [one, two]},
            f"{VERBS[how]} {rails} on {hex_}",
            [hex_],
            self._cost(price, kind),
            effects,
            self.commits,
            note,
            facts,
        )

    def _cost(self, price: int, kind: int) -> dict[str, int]:
        cost = {MONEY: price} if price else {}
        if self.begins and kind == c.LAY:
            cost["train"] = 1
        return cost

    def _removal(self, cell: int) -> Choice:
        board, company = self.state.rules.board, self.company
        hex_, track = board.labels[cell], end_track(self.state, company)
        rails = RAILS[track]
        before = board.near[cell * 6 + incoming_edge(self.state, company)]
        last = board.city_of[before] >= 0
        return Choice(
            {"do": "remove-track", "hex": hex_},
            f"remove the end tile {rails} from {hex_}",
            [hex_],
            effects=[Effect(self.seat, "train", 1)] if last else [],
            commits=self.commits,
            note="the link is gone" if last else "",
            facts={"how": "remove", "track": list(PAIRS[track])},
        )

    def _completed(self, cell: int, track: int, redo: bool) -> tuple[int, int] | None:
        """The cells of the two cities that a placement joins; None: the link stays open."""
        state, board = self.state, self.state.rules.board
        if self.begins:
            one, two = PAIRS[track]
            first, last = board.near[cell * 6 + one], board.near[cell * 6 + two]
            both = board.city_of[first] >= 0 and board.city_of[last] >= 0
            return (first, last) if both else None
        entered = opposite(state.ends[self.company] % 6)
        if redo:
            entered = incoming_edge(state, self.company)
        there = board.near[cell * 6 + other_edge(track, entered)]
        return (state.origins[self.company], there) if board.city_of[there] >= 0 else None

    def _is_new(self, cell: int) -> bool:
        """Whether the acting company's network does not have a city yet."""
        city = self.state.rules.board.city_of[cell]
        return not self.state.network[self.company] >> city & 1
