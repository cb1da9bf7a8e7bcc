# footplate: compiled
"""Setting up the game: cubes, display, first player order."""

from footplate.core.chance import Chance
from footplate.core.event import Event, TableLaid
from footplate.core.game import Game
from footplate.games.age_of_steam.board.codes import COLORS
from footplate.games.age_of_steam.board.rules import Rules
from footplate.games.age_of_steam.language.events import GoodsLaidOut, OrderRolled
from footplate.games.age_of_steam.language.position import box_id, column_names
from footplate.games.age_of_steam.play.goods_growth import CITY_COLUMNS
from footplate.games.age_of_steam.play.sequence import run
from footplate.games.age_of_steam.play.state import State


def new_state(game: Game, rules: Rules, chance: Chance) -> State:
    """An empty table: the pieces in the box, nothing on the map."""
    return State(game, rules, game.conduct, chance)


def start(game: Game, rules: Rules, chance: Chance, events: list[Event] | None) -> State:
    """The first position of a game."""
    state = new_state(game, rules, chance)
    state.log = events
    _fill_display(state)
    _place_cubes(state)
    if state.log is not None:
        _tell_table(state)
    if rules.options.start_order == "dice":
        _roll_for_order(state)
    else:
        _shuffle_order(state)
    run(state)  # AOS-SETUP-11
    state.log = None
    return state


def _draw(state: State) -> int:
    color = state.chance.draw(state.bag)
    state.bag[color] -= 1
    return color


def _fill_display(state: State) -> None:
    """Row by row from the left, first the starting cities, then the New Cities below them
    (AOS-SETUP-05)."""
    columns = list(range(len(state.rules.boxes)))
    for part in (columns[:CITY_COLUMNS], columns[CITY_COLUMNS:]):
        for row in range(state.rules.boxes[part[0]]):
            for column in part:
                state.display[column * 3 + row] = _draw(state)


def _place_cubes(state: State) -> None:
    board, rules = state.rules.board, state.rules
    for stop in range(len(board.stops)):
        cell = board.stops[stop]
        for _ in range(board.start_cubes[cell]):  # AOS-SETUP-06
            state.cubes[stop * COLORS + _draw(state)] += 1
        if board.towns[cell] and rules.cotton >= 0:  # AOS-BOARD-09
            state.cubes[stop * COLORS + rules.cotton] = rules.cotton_count


def _tell_table(state: State) -> None:
    """What lies on the table before anybody has done anything."""
    rules, labels = state.rules, state.rules.board.labels
    setup, goods = rules.tables.setup, [color.name for color in rules.tables.colors]
    held = {
        "money": setup.money,
        "income": setup.income,
        "share": setup.shares,
        "engine": setup.engine,
    }
    state.tell(TableLaid([held.copy() for _ in range(rules.seats)]))
    columns = column_names()
    display = {
        box_id(columns[box // 3], box % 3 + 1): goods[state.display[box]]
        for box in range(len(state.display))
        if state.display[box] >= 0
    }
    cubes: dict[str, list[str]] = {}
    for at in range(len(state.cubes)):
        if state.cubes[at]:
            here = cubes.setdefault(labels[rules.board.stops[at // COLORS]], [])
            here += [goods[at % COLORS]] * state.cubes[at]
    state.tell(GoodsLaidOut(display, cubes, goods[rules.cotton] if rules.cotton >= 0 else None))


def _roll_for_order(state: State) -> None:
    """Three dice each, the highest total first (AOS-SETUP-09)."""
    rolls: list[tuple[int, list[int]]] = []
    state.order = _ranked(state, list(range(state.rules.seats)), rolls)
    if state.log is not None:
        state.tell(OrderRolled(rolls, state.order[:]))


def _ranked(state: State, seats: list[int], rolls: list[tuple[int, list[int]]]) -> list[int]:
    """The seats by their dice; tied ones roll again among themselves (AOS-SETUP-10)."""
    order: list[int] = []
    tied = [seats]  # the foremost last; not by recursion, because a script can tie without an end
    while tied:
        group = tied.pop()
        if len(group) == 1:
            order.append(group[0])
            continue
        thrown = [[state.chance.die() for _ in range(state.rules.order_dice)] for _ in group]
        rolls += [(group[at], thrown[at]) for at in range(len(group))]
        totals = [sum(values) for values in thrown]
        for total in sorted(set(totals)):
            tied.append([group[at] for at in range(len(group)) if totals[at] == total])
    return order


def _shuffle_order(state: State) -> None:
    """By option, one order by chance in place of the dice (AOS-SETUP-10)."""
    seats = list(range(state.rules.seats))
    state.order = [seats.pop(state.chance.below(len(seats))) for _ in range(state.rules.seats)]
    if state.log is not None:
        state.tell(OrderRolled([], state.order[:]))
