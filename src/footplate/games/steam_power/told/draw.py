"""Pictures as SVG: a position as a viewer sees it, and an empty map; nobody's art.

Nothing is told by colour alone: terrain has a symbol, cities and cubes a letter, seats a dash.
"""

from collections.abc import Iterator, Sequence

from footplate.core.plan import Plan
from footplate.games.steam_power.board.file import KINDS, BoardFile, tiles_beside
from footplate.games.steam_power.board.map import Board
from footplate.games.steam_power.board.options import Options
from footplate.games.steam_power.board.rules import Rules
from footplate.games.steam_power.board.tables import load_tables
from footplate.games.steam_power.language.views import SteamPowerView
from footplate.games.steam_power.told import draw_beside, draw_map
from footplate.games.steam_power.told.plan import plan as plan_of
from footplate.hexes import pens
from footplate.pictures.colours import EDGE, LIGHT, RAISED
from footplate.pictures.frame import Sign, layer, page, provenance
from footplate.pictures.seats import default_names, letters
from footplate.pictures.svg import element
from footplate.pictures.symbols import coin, symbol


def draw(view: SteamPowerView, plan: Plan, names: Sequence[str] | None = None) -> str:
    """A position: track with its owners, cities, factories, cubes, coins, stock and seats."""
    called = list(names or default_names(len(view.players)))
    owners = draw_beside.owners(view, called)
    drawing = [
        *_board(plan, view, letters(owners)),
        *layer("seats", draw_beside.seats(plan, view, owners, letters(owners))),
    ]
    step = plan.phases.get(view.phase, "the end")
    asked = [] if view.seat is None else [f"{called[view.seat]} decides"]
    if view.ending and view.seat is not None:
        asked.insert(0, "last round")
    rounds = "" if view.bag is None else f" of {view.needed}"
    under = ["Steam Power", f"round {view.round}{rounds}", step, *asked]
    told = (
        f"Steam Power position in round {view.round}: {len(view.tracks)} pieces of track, "
        f"{len(view.links)} completed links, "
        f"{sum(city.owner is not None for city in view.cities)} factories."
    )
    width, height = plan.size
    size = (width, height + draw_beside.seats_height(plan, len(view.companies)))
    below, notes = _signs(plan, view), (_sources(plan),)
    return page(plan.title, " · ".join(under), told, size, drawing, below, notes)


def draw_board(board: BoardFile, title: str | None = None) -> str:
    """A map without a piece on it; city tiles are drawn in a game only."""
    map_ = Board(board.id, board, load_tables())
    plan = plan_of(Rules(map_, load_tables(), Options(), max(2, board.seats.min)))
    under = [f"Steam Power, {board.edition}", f"{board.seats.min}–{board.seats.max} seats"]
    if board.designer:
        under.insert(1, board.designer)
    kinds = [place.kind for place in draw_map.hexes(plan)]
    counted = ", ".join(f"{kinds.count(kind)} {kind}" for kind in KINDS.values())
    told = f"Steam Power map of flat-top hexes: {counted}. {_sources(plan)}"
    notes = (_tiles(board, plan), _sources(plan))
    drawing, below = _board(plan, None, ()), _signs(plan, None)
    return page(title or board.name, " · ".join(under), told, plan.size, drawing, below, notes)


def _board(plan: Plan, view: SteamPowerView | None, initials: Sequence[str]) -> Iterator[str]:
    yield from layer("hexes", draw_map.land(plan))
    yield pens.coast(draw_map.hexes(plan))
    if view is not None:
        yield from layer("track", draw_map.track(plan, view), pointer_events=pens.QUIET)
        yield from layer("coins", draw_map.coins(plan, view), pointer_events=pens.QUIET)
    yield from layer("groups", draw_map.groups(plan), pointer_events=pens.QUIET)
    yield from layer("cities", draw_map.cities(plan, view, initials), pointer_events=pens.QUIET)
    yield from layer("names", draw_map.names(plan), pointer_events=pens.QUIET)
    yield from layer("stock", draw_beside.stock(plan, view))
    yield from layer("corners", draw_beside.corners(plan, view))


# --- below the map --------------------------------------------------------------------------------


def _sources(plan: Plan) -> str:
    return provenance({name: plan.sources[name] for name in ("map", "cities")})


def _signs(plan: Plan, view: SteamPowerView | None) -> Iterator[Sign]:
    costs = {row[0]: row[1] for row in plan.charts["costs"].rows}
    kinds = {place.kind for place in draw_map.hexes(plan)}
    for kind in ("plains", "hills", "mountains"):
        if kind in kinds:
            sign = symbol(draw_map.SIGNS[kind], 0, 0, 0.45) if kind in draw_map.SIGNS else ""
            yield pens.swatch(draw_map.FILLS[kind], sign), f"{kind} ${costs[kind]}"
    if "water" in kinds:
        yield pens.swatch(draw_map.FILLS["water"]), "water, no track"
    crossing = costs["crossing, in any terrain"]
    cross = element("path", d="M-9-5L9 5M-9 5L9-5", fill="none", stroke=EDGE, stroke_width=4)
    yield cross, f"crossing ${crossing}, in any terrain"
    if plan.lines:
        shape = pens.outline(0, 0, 11)
        yield element("polygon", points=shape, **draw_map.GROUP), "cities in one line: a group"
    if view is None:
        yield symbol("city", 0, 0, 0.3), "city, its tile is drawn at setup"
        return
    yield symbol("factory-site", 0, 1, 0.8), "no factory yet"
    yield symbol("factory", 0, 1, 0.8, fill=RAISED), "factory of the seat whose number it bears"
    yield symbol("star", 0, 0, fill=LIGHT), "points: flipped city, purple city"
    if view.automa is not None:
        yield coin(0, 0, "$", 0.7), "way that an Automa means to build"


def _tiles(board: BoardFile, plan: Plan) -> str:
    """How many city tiles are used, and which cities are groups."""
    count, beside = len(board.cities), tiles_beside(board)
    parts = [f"{count} cities: {beside} of the {count + beside} city tiles lie beside the map"]
    groups = [line.name for line in plan.lines.values() if line.kind == "group"]
    if groups:
        parts.append(f"groups: {'; '.join(groups)}")
    return " · ".join(parts) + "."
