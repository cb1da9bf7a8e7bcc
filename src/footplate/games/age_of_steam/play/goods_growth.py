# footplate: compiled
"""IX. Goods Growth."""

from typing import Final

from footplate.games.age_of_steam.board.codes import (
    COLORS,
    DRAW,
    SKIP,
    STOCK,
    box_of,
    color_of,
    kind_of,
    stock,
)
from footplate.games.age_of_steam.board.rules import PRODUCTION
from footplate.games.age_of_steam.language.events import (
    ExtraCubeGrown,
    GoodsDrawn,
    GoodsGrown,
    GoodsReturned,
    GoodsStocked,
    ProductionSkipped,
)
from footplate.games.age_of_steam.language.position import box_id, column_names
from footplate.games.age_of_steam.play.state import Phase, State

CITY_COLUMNS: Final = 12
PRODUCTION_CUBES: Final = 2


class GoodsGrowth(Phase):
    """Production first (AOS-ACTION-11), then the light dice, then the dark ones."""

    name = "goods-growth"

    def begin(self, state: State) -> None:
        holders = [seat for seat in state.order if state.chosen[seat] == PRODUCTION]
        if holders and empty_boxes(state) and sum(state.bag) > 0:  # AOS-GROWTH-05
            state.queue = holders
            state.mover = holders[0]
        else:
            grow(state)

    def codes(self, state: State) -> list[int]:
        if not state.drawn:
            return [DRAW, SKIP]  # AOS-GROWTH-01
        codes = [SKIP] if state.rules.decline_after_draw else []  # AOS-GROWTH-02
        boxes = empty_boxes(state)
        for color in range(COLORS):
            if color in state.drawn:
                codes += [stock(color, box) for box in boxes]
        return codes

    def play(self, state: State, code: int) -> None:
        kind, seat = kind_of(code), state.mover
        if kind == DRAW:
            for _ in range(PRODUCTION_CUBES):  # AOS-GROWTH-01
                color = state.chance.draw(state.bag)
                if color >= 0:  # AOS-GROWTH-04
                    state.bag[color] -= 1
                    state.drawn.append(color)
            if state.log is not None:
                state.tell(GoodsDrawn(seat, _goods(state, state.drawn)))  # AOS-VIEW-04
            return
        if kind == STOCK:
            color, box = color_of(code), box_of(code)
            state.display[box] = color  # AOS-GROWTH-03
            state.drawn.remove(color)
            if state.log is not None:
                state.tell(GoodsStocked(seat, _goods(state, [color])[0], _box(box)))
            if state.drawn and empty_boxes(state):
                return
        elif state.log is not None and not state.drawn:
            state.tell(ProductionSkipped(seat))
        self._return_rest(state)
        state.queue = []
        state.mover = -1
        grow(state)

    def _return_rest(self, state: State) -> None:
        """Drawn cubes for which no box was free go back (AOS-GROWTH-04)."""
        if state.drawn and state.log is not None:
            state.tell(GoodsReturned(state.mover, _goods(state, state.drawn)))
        for color in state.drawn:
            state.bag[color] += 1
        state.drawn = []


def _goods(state: State, colors: list[int]) -> list[str]:
    return [state.rules.tables.colors[color].name for color in colors]


def _box(box: int) -> str:
    return box_id(column_names()[box // 3], box % 3 + 1)


def empty_boxes(state: State) -> list[int]:
    """The empty boxes that Production can reach: a New City's only once it is on the map
    (AOS-GROWTH-06)."""
    boxes = []
    for column in range(len(state.rules.boxes)):
        if column >= CITY_COLUMNS and state.letters[column - CITY_COLUMNS] < 0:
            continue
        for box in range(column * 3, column * 3 + state.rules.boxes[column]):
            if state.display[box] < 0:
                boxes.append(box)
    return boxes


def grow(state: State) -> None:
    """Roll for each side as many dice as there were players at the start, and serve them."""
    for side in range(2):  # AOS-GROWTH-08
        dice = [state.chance.die() for _ in range(state.rules.seats)]  # AOS-GROWTH-07
        grown: list[tuple[str, str, str]] = []
        for die in dice:
            column = side * 6 + die - 1
            _take(state, column, state.rules.board.columns[column], grown)  # AOS-GROWTH-09
            for letter in range(len(state.letters)):
                # AOS-GROWTH-10; a New City that is not on the map gets nothing: AOS-GROWTH-11.
                if state.letters[letter] >= 0 and state.rules.letter_columns[letter] == column:
                    _take(state, CITY_COLUMNS + letter, state.letters[letter], grown)
        if state.log is not None:
            state.tell(GoodsGrown("dark" if side else "light", dice, grown))
    for cell, first, last in state.rules.extra_cubes:
        if first <= state.turn <= last:  # AOS-BOARD-14
            _extra_cube(state, cell)


def _take(state: State, column: int, cell: int, grown: list[tuple[str, str, str]]) -> None:
    """Move the topmost cube of a column to its city; from an empty column none (AOS-GROWTH-13)."""
    if cell < 0:
        return
    for box in range(column * 3, column * 3 + 3):
        color = state.display[box]
        if color >= 0:  # AOS-GROWTH-12
            state.display[box] = -1
            state.cubes[state.rules.board.stop_of[cell] * COLORS + color] += 1  # AOS-GROWTH-14
            if state.log is not None:
                good = state.rules.tables.colors[color].name
                grown.append((state.rules.board.labels[cell], good, _box(box)))
            return


def _extra_cube(state: State, cell: int) -> None:
    color = state.chance.draw(state.bag)
    if color >= 0:
        state.bag[color] -= 1
        state.cubes[state.rules.board.stop_of[cell] * COLORS + color] += 1
        if state.log is not None:
            good = state.rules.tables.colors[color].name
            state.tell(ExtraCubeGrown(state.rules.board.labels[cell], good))
