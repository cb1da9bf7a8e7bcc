# footplate: compiled
"""A building plan: links to complete in one build turn, and the codes that build them."""

from typing import Final

from footplate.games.age_of_steam.board.codes import BUILD
from footplate.games.age_of_steam.planning.reach import Reach
from footplate.games.age_of_steam.planning.ways import Segment
from footplate.games.age_of_steam.play.state import State
from footplate.hexes.tiles import EXITS, town_face

NOWHERE: Final = Reach(0)


class Plan:
    """Links to complete in one build turn."""

    def __init__(self) -> None:
        self.segments: list[Segment] = []
        self.stops: list[int] = []
        self.cells: list[int] = []
        self.towns: list[int] = []
        """Ports of new exits in towns."""
        self.tiles = 0
        self.cost = 0
        self.sections = 0
        self.value = 0
        self.reach = NOWHERE
        self.ahead = NOWHERE
        """The reach once the next turn's best link is built as well."""
        self.next_link: Segment | None = None
        self.next_cost = -1
        """What that link costs; -1: none is in sight."""

    def town_cells(self) -> list[int]:
        """The towns that get a tile, each once."""
        cells: list[int] = []
        for port in self.towns:
            if port // 6 not in cells:
                cells.append(port // 6)
        return cells


def sort_plans(plans: list[Plan]) -> None:
    """Best first; equal ones the cheaper first, then as they were found."""
    plans.sort(key=lambda plan: -plan.value * 1024 + plan.cost)


def build_line(state: State, plan: Plan) -> list[int] | None:
    """The plan as codes in an order that the referee accepts; None where there is none."""
    board = state.rules.board
    trial = state.clone()
    tiles: list[tuple[int, int]] = []
    for segment in plan.segments:
        for at in range(len(segment.cells)):
            tiles.append((segment.cells[at], segment.faces[at]))
    for cell in plan.town_cells():
        exits = EXITS[state.faces[cell]]
        for port in plan.towns:
            if port // 6 == cell:
                exits |= 1 << (port % 6)
        tiles.append((cell, town_face(exits)))
    line: list[int] = []
    while tiles:
        for at in range(len(tiles)):
            cell, face = tiles[at]
            code = BUILD | face << 4 | board.spots[cell] << 11
            if trial.refuse_code(code) is None:
                trial.play_code(code)
                line.append(code)
                tiles.pop(at)
                break
        else:
            return None
    return line
