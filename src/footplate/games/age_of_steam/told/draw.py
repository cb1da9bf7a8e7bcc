"""Pictures as SVG: a position as a viewer sees it, and an empty board; nobody's art.

Nothing is told by colour alone: goods carry letters and shapes, terrain a symbol, seats a dash.
"""

from collections.abc import Iterator, Sequence

from footplate.core.plan import Plan
from footplate.games.age_of_steam.board.file import KINDS, BoardFile
from footplate.games.age_of_steam.board.map import Board
from footplate.games.age_of_steam.board.options import Options
from footplate.games.age_of_steam.board.rules import Rules
from footplate.games.age_of_steam.board.tables import load_tables
from footplate.games.age_of_steam.language.views import AgeOfSteamView
from footplate.games.age_of_steam.told import draw_display, draw_map
from footplate.games.age_of_steam.told.legend import provenance, signs, specials
from footplate.games.age_of_steam.told.plan import plan as plan_of
from footplate.hexes import pens
from footplate.pictures.frame import layer, page
from footplate.pictures.seats import default_names, letters


def draw(view: AgeOfSteamView, plan: Plan, names: Sequence[str] | None = None) -> str:
    """A position: track with its owners, cubes, New Cities, display, actions and seats."""
    position = view.position
    called = list(names or default_names(len(position.players)))
    drawing = [
        *_board(plan, view, letters(called)),
        *layer("seats", draw_display.seats(plan, view, called, letters(called))),
    ]
    length = {row[0]: row[1] for row in plan.charts["turns"].rows}
    turns = length[len(position.players)]
    phase = plan.phases.get(position.phase, "the end")
    asked = [] if position.seat is None else [f"{called[position.seat]} decides"]
    under = ["Age of Steam", f"turn {position.turn} of {turns}", phase, *asked]
    told = (
        f"Age of Steam position in turn {position.turn} of {turns}, {phase}: "
        f"{len(position.tiles)} hexes with track, {len(view.links)} completed links."
    )
    width, height = plan.size
    size = (width, height + draw_display.seats_height(plan, len(position.players)))
    unowned = any(piece.owner is None for tile in position.tiles for piece in tile.track)
    below, notes = signs(plan, unowned), (provenance(plan),)
    return page(plan.title, " · ".join(under), told, size, drawing, below, notes)


def draw_board(board: BoardFile, title: str | None = None) -> str:
    """A board without a piece on it, as it comes out of the box."""
    rules = Rules(Board(board.id, board, load_tables()), load_tables(), Options(), board.seats.min)
    plan = plan_of(rules)
    under = [f"Age of Steam, {board.edition}", f"{board.seats.min}–{board.seats.max} seats"]
    if board.designer:
        under.insert(1, board.designer)
    kinds = [place.kind for place in draw_map.hexes(plan)]
    counted = ", ".join(f"{kinds.count(kind)} {kind}" for kind in KINDS.values())
    told = f"Age of Steam board of flat-top hexes: {counted}. {provenance(plan)}"
    notes = (specials(plan), provenance(plan))
    drawing, below = _board(plan, None, ()), signs(plan, unowned=False)
    return page(title or board.name, " · ".join(under), told, plan.size, drawing, below, notes)


def _board(plan: Plan, view: AgeOfSteamView | None, initials: Sequence[str]) -> Iterator[str]:
    yield from layer("hexes", draw_map.land(plan, view))
    yield pens.coast(draw_map.hexes(plan))
    yield from layer("borders", pens.closed_borders(plan))
    if view is not None:
        yield from layer("track", draw_map.track(plan, view), pointer_events=pens.QUIET)
    yield from layer("stops", draw_map.stops(plan, view), pointer_events=pens.QUIET)
    yield from layer("names", draw_map.names(plan, view), pointer_events=pens.QUIET)
    yield from layer("display", draw_display.display(plan, view))
    yield from layer("actions", draw_display.actions(plan, view, initials))
