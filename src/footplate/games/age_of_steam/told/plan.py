"""The plan of a board: its hexes, and below them the Goods Display and the seven actions."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from footplate.core.plan import Line, Place, Plan, boxed, seat_places
from footplate.games.age_of_steam.board.file import KINDS, BoardFile, terrain_prices
from footplate.games.age_of_steam.board.rules import Rules
from footplate.games.age_of_steam.board.tables import Tables
from footplate.games.age_of_steam.language.position import box_id, column_names
from footplate.games.age_of_steam.told.guide import GUIDE
from footplate.games.age_of_steam.told.plan_words import EFFECTS, PHASES, charts, things
from footplate.hexes.layout import Layout
from footplate.hexes.mapfiles import Cell, all_cells

GAP: Final = 22.0
COLUMN: Final = 28.0
"""How wide a column of the Goods Display is."""
HEAD: Final = 30.0
BOX: Final = 25.0
TITLE: Final = 20.0
"""Room for the words above the display and the actions."""
BETWEEN: Final = 14.0
TILE: Final = (150.0, 24.0)


def plan(rules: Rules) -> Plan:
    """All that can be pointed at, by the ids that actions use."""
    file = rules.board.file
    layout = Layout(all_cells(file.map.columns, KINDS))
    width, height = layout.size
    display = [*_display(rules, height + GAP)]
    right = max(place.outline[1][0] for place in display)
    beside = right + GAP + 2 * TILE[0] <= width
    bottom = max(place.outline[2][1] for place in display)
    spot = (right + GAP, height + GAP) if beside else (0.0, bottom + GAP)
    actions = [*_actions(rules.tables, spot, 4 if beside else 3)]
    corners = [place.outline[2] for place in (*display, *actions)]
    places = [*_hexes(rules, layout), *display, *actions, *seat_places(rules.seats)]
    return Plan(
        game="age-of-steam",
        board=rules.known_by,
        title=file.name,
        size=(max(width, *(x for x, _ in corners)), max(y for _, y in corners)),
        places={place.id: place for place in places},
        lines={line.id: line for line in _lines(file, layout)},
        charts={chart.id: chart for chart in charts(rules)},
        phases=PHASES,
        guide={phase: GUIDE[phase] for phase in PHASES},
        things={thing.id: thing for thing in things()},
        sources={
            name: source
            for name, source in msgspec.structs.asdict(file.sources).items()
            if source is not None
        },
    )


# --- the map --------------------------------------------------------------------------------------


def _hexes(rules: Rules, layout: Layout) -> Iterator[Place]:
    file = rules.board.file
    names = {city.hex: city.name for city in file.cities}
    names |= {town.hex: town.name for town in file.towns}
    for cell in layout.cells:
        yield layout.place(cell, names.get(cell.label), dict(_printed(rules, cell)))


def _printed(rules: Rules, cell: Cell) -> Iterator[tuple[str, Any]]:
    """What a hex shows; the price is that of the first simple tile, or of a town without exits."""
    file, costs = rules.board.file, rules.tables.costs
    yield "terrain", cell.kind
    if cell.kind == "city":
        city = next(city for city in file.cities if city.hex == cell.label)
        yield "takes", list(city.colors)
        yield "cubes", city.cubes
        yield "growth", [f"{growth.side} {growth.die}" for growth in city.growth]
    elif cell.kind == "town":
        yield "price", costs.town_base
        yield "price_per_exit", costs.town_exit
    elif cell.kind != "lake":
        own = file.map.prices.get(cell.label)
        yield "price", getattr(terrain_prices(file), cell.kind) if own is None else own
        if own is not None:
            yield "own_price", True
    if cell.kind == "river":
        yield "river", list(file.map.rivers.get(cell.label, ()))


def _lines(file: BoardFile, layout: Layout) -> Iterator[Line]:
    by_label = {cell.label: cell for cell in layout.cells}
    for hex_, edges in file.map.rivers.items():
        if edges and hex_ in by_label:
            yield layout.river(by_label[hex_], edges)
    for side in file.map.closed:
        yield layout.border(by_label[side.hex], side.edge)


# --- beside the map -------------------------------------------------------------------------------


def _display(rules: Rules, top: float) -> Iterator[Place]:
    """A column for each face of the two dice, and one for each New City."""
    tables, names = rules.tables, rules.board.labels
    letters = {city.letter: city for city in tables.new_cities}
    fed = [names[cell] if cell >= 0 else None for cell in rules.board.columns]
    left = 0.0
    for at, column in enumerate(column_names()):
        if at in (6, 12):
            left += BETWEEN
        printed: dict[str, Any] = {"boxes": rules.boxes[at]}
        if column in letters:
            city = letters[column]
            printed |= {"city": column, "side": city.side, "die": city.die}
            name = f"column of New City {column}"
        else:
            side, _, die = column.partition(" ")
            printed |= {"feeds": fed[at], "side": side, "die": int(die)}
            name = f"{column} column"
        room = (left, top + TITLE, COLUMN, HEAD + rules.boxes[at] * BOX)
        yield boxed(f"column:{column}", name, "column", room, **printed)
        for box in range(1, rules.boxes[at] + 1):
            spot = (left + 1.5, top + TITLE + HEAD + (box - 1) * BOX, COLUMN - 3, BOX - 1.5)
            id, words = box_id(column, box), f"box {box} of the {name}"
            yield boxed(id, words, "box", spot, column=column, box=box)
        if column in letters:
            yield _new_city(rules, column, (left, top + TITLE, COLUMN, HEAD - 3))
        left += COLUMN


def _new_city(rules: Rules, letter: str, spot: tuple[float, float, float, float]) -> Place:
    """A New City tile, where it lies until it is put on a town."""
    city = next(city for city in rules.tables.new_cities if city.letter == letter)
    growth = [f"{city.side} {city.die}"]
    name = f"New City {letter}"
    return boxed(letter, name, "new-city", spot, takes=[city.color], growth=growth)


def _actions(tables: Tables, corner: tuple[float, float], rows: int) -> Iterator[Place]:
    """The tiles that players select among, by the words that the action uses."""
    left, top = corner
    for at, action in enumerate(tables.actions):
        column, row = divmod(at, rows)
        spot = (left + column * TILE[0], top + TITLE + row * (TILE[1] + 3), TILE[0] - 6, TILE[1])
        yield boxed(
            action.name, action.name, "action", spot, order=at + 1, effect=EFFECTS[action.id]
        )
