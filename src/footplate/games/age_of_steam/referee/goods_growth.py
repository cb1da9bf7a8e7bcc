# footplate: compiled
"""Why not, in Goods Growth."""

from footplate.core.refusal import Refusal
from footplate.games.age_of_steam.board.codes import DRAW, SKIP, STOCK, box_of, color_of, kind_of
from footplate.games.age_of_steam.play.goods_growth import empty_boxes
from footplate.games.age_of_steam.play.state import State


def refuse_goods_growth(state: State, code: int) -> Refusal | None:
    kind = kind_of(code)
    if kind not in (DRAW, SKIP, STOCK):
        sentence = "Now Production is decided: draw cubes, put them on boxes, or skip it."
        return Refusal("AOS-TURN-04", sentence)
    if kind == DRAW and state.drawn:
        return Refusal("AOS-GROWTH-01", "You have drawn your cubes for this turn.")
    if kind == SKIP and state.drawn and not state.rules.decline_after_draw:
        return Refusal("AOS-GROWTH-02", "The drawn cubes must be placed.")
    if kind != STOCK:
        return None
    if color_of(code) not in state.drawn:
        good = state.rules.tables.colors[color_of(code)].name
        return Refusal("AOS-GROWTH-03", f"You have no drawn {good} cube to place.")
    if box_of(code) not in empty_boxes(state):
        return Refusal("AOS-GROWTH-03", "A drawn cube goes on an empty box of the display.")
    return None
