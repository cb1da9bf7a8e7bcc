"""The plan of a map: its hexes, and beside it the stock, the contracts and the Automa's corners."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from footplate.core.plan import Line, Place, Plan, boxed, seat_places
from footplate.games.steam_power.board.file import KINDS, city_groups
from footplate.games.steam_power.board.rules import Rules
from footplate.games.steam_power.language.saying import company_id, contract_id, corner_id
from footplate.games.steam_power.told.guide import GUIDE
from footplate.games.steam_power.told.plan_words import PHASES, charts, things
from footplate.hexes.layout import Layout
from footplate.hexes.mapfiles import Cell, all_cells

GAP: Final = 22.0
TITLE: Final = 20.0
"""Room for the words above the stock."""
PILE: Final = 64.0
TALL: Final = 56.0
AREA: Final = 110.0
"""How wide the Automa's four corners are."""


def plan(rules: Rules) -> Plan:
    """All that can be pointed at, by the ids that actions use."""
    file = rules.board.file
    layout = Layout(all_cells(file.map.columns, KINDS))
    width, height = layout.size
    beside = [*_stock(rules, width, height + GAP)]
    corners = [place.outline[2] for place in beside]
    places = [
        *_hexes(rules, layout),
        *beside,
        *_contracts(rules),
        *_companies(rules),
        *seat_places(rules.seats),
    ]
    return Plan(
        game="steam-power",
        board=rules.known_by,
        title=file.name,
        size=(max(width, *(x for x, _ in corners)), max(y for _, y in corners)),
        places={place.id: place for place in places},
        lines={line.id: line for line in _groups(rules, layout)},
        charts={chart.id: chart for chart in charts(rules)},
        phases=PHASES,
        guide={phase: GUIDE[phase] for phase in PHASES},
        things={thing.id: thing for thing in things(rules)},
        sources=msgspec.structs.asdict(file.sources),
    )


# --- the map --------------------------------------------------------------------------------------


def _hexes(rules: Rules, layout: Layout) -> Iterator[Place]:
    names = {city.hex: city.name for city in rules.board.file.cities}
    groups = {hex_: list(group) for group in city_groups(rules.board.file) for hex_ in group}
    for cell in layout.cells:
        printed = dict(_printed(rules, cell))
        if cell.label in groups:
            printed["group"] = groups[cell.label]
        yield layout.place(cell, names.get(cell.label), printed)


def _printed(rules: Rules, cell: Cell) -> Iterator[tuple[str, Any]]:
    yield "terrain", cell.kind
    if cell.kind not in ("city", "water"):
        yield "price", getattr(rules.tables.costs.terrain, cell.kind)
        yield "crossing", rules.crossing


def _groups(rules: Rules, layout: Layout) -> Iterator[Line]:
    """Cities that touch: a line from the first to the last of them."""
    by_label = {cell.label: cell for cell in layout.cells}
    names = {city.hex: city.name for city in rules.board.file.cities}
    for group in city_groups(rules.board.file):
        called = " and ".join(names[hex_] for hex_ in group)
        path = [layout.middle(by_label[hex_]) for hex_ in group]
        printed = {"cities": list(group)}
        yield Line(f"group:{group[0]}", called, "group", (group[0], group[-1]), path, printed)


# --- beside the map -------------------------------------------------------------------------------


def _stock(rules: Rules, width: float, top: float) -> Iterator[Place]:
    """Piles in rows as wide as the map, and the Automa's corners before them."""
    left, first = 0.0, 0.0
    if rules.has_automa:
        yield from _corners(rules, top + TITLE)
        first = left = AREA + GAP
    top += TITLE
    for id, name, kind, printed in _piles(rules):
        if left + PILE > max(width, 4 * PILE + first):
            left, top = first, top + TALL + 6
        yield boxed(id, name, kind, (left, top, PILE - 6, TALL), **printed)
        left += PILE


def _piles(rules: Rules) -> Iterator[tuple[str, str, str, dict[str, Any]]]:
    tables = rules.tables
    yield "supply", "supply of contracts", "supply", {"count": len(tables.contracts)}
    for tile in tables.track_tiles:
        printed = {"tile": tile.id, "faces": list(tile.faces), "count": tile.count}
        yield f"tile:{tile.id}", f"track tiles {tile.id}", "track-tiles", printed
    for resource in tables.resources:
        printed = {"color": resource.color, "count": resource.cubes}
        yield f"stock:{resource.color}", f"{resource.color} cubes", "cubes", printed
    for city in tables.city_tiles:
        printed = {"color": city.color, "count": city.count}
        name = f"{city.color} city tiles beside the map"
        yield f"beside:{city.color}", name, "city-tiles", printed


def _corners(rules: Rules, top: float) -> Iterator[Place]:
    """Where the Automas' cubes and the direction marker lie, clockwise from the top left."""
    size = TALL / 2 - 1
    for at, corner in enumerate(rules.corner_names):
        left = 0.0 if at in (0, 3) else AREA - size
        down = 0.0 if at < 2 else TALL - size
        name = f"{corner.replace('_', ' ')} corner"
        yield boxed(corner_id(at), name, "corner", (left, top + down, size, size), corner=corner)


def _contracts(rules: Rules) -> Iterator[Place]:
    for contract in rules.tables.contracts:
        printed = {
            "contract": contract.id,
            "resources": list(contract.resources),
            "points": contract.vp,
            "money": contract.money,
            "bonus": contract.bonus,
        }
        name = f"contract {contract.id}"
        yield Place(contract_id(contract.id), name, "contract", printed=printed, short=contract.id)


def _companies(rules: Rules) -> Iterator[Place]:
    """In basic solo one seat leads several companies, which own track and factories."""
    if rules.solo:
        for at, name in enumerate(rules.company_names[: rules.companies]):
            yield Place(company_id(at), f"{name} company", "company", printed={"color": name})
