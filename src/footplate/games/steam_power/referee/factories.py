# footplate: compiled
"""Why a factory cannot be built."""

from footplate.core.refusal import Refusal
from footplate.games.steam_power.board import codes as c
from footplate.games.steam_power.board.codes import NOBODY, PURPLE
from footplate.games.steam_power.language.steps import BONUS
from footplate.games.steam_power.play.state import State


def refuse_factory(state: State, code: int) -> Refusal | None:
    board = state.rules.board
    cell = board.cell_at[c.spot_of(code)]
    city = board.city_of[cell] if cell >= 0 else -1
    if city < 0:
        return Refusal("SP-FACTORY-02", "Factories are built in cities; there is none.")
    name = board.city_name(city)
    if not state.plants[state.company]:
        return Refusal("SP-FACTORY-07", "No factory is left in reserve.")
    if state.tiles[city] == PURPLE:
        return Refusal("SP-FACTORY-03", f"{name} is a purple city, which takes no factory.")
    if state.makers[city] != NOBODY:
        return Refusal("SP-FACTORY-04", f"{name} has a factory already.")
    if not state.linked >> city & 1:
        return Refusal("SP-FACTORY-05", f"No completed link reaches {name} or its group.")
    color = state.tiles[city]
    left = state.cube_stock[color]
    if not left:
        word = state.rules.colors[color]
        return Refusal("SP-FACTORY-13", f"No {word} cube is left in the stock for {name}.")
    return _refuse_number(state, c.cubes_of(code), left)


def _refuse_number(state: State, cubes: int, left: int) -> Refusal | None:
    rules = state.rules
    if state.step == BONUS:
        numbers = sorted({min(number, left) for number in rules.bonus_cubes})
        if cubes in numbers:
            return None
        words = " or ".join([str(number) for number in numbers])
        return Refusal("SP-FACTORY-10", f"A bonus factory gets {words} cubes here, not {cubes}.")
    number = min(rules.factory_cubes, left)
    if cubes == number:
        return None
    return Refusal("SP-FACTORY-09", f"A new factory gets {number} cubes here, not {cubes}.")
