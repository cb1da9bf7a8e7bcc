"""Pictures as SVG: a position as a viewer sees it, and an empty board; nobody's art.

Nothing is told by colour alone: cities, links, sites, goods and seats have letters or signs.
"""

from collections.abc import Iterator, Sequence

from footplate.core.plan import Plan
from footplate.games.imperial_steam.board.blocks import HUBS
from footplate.games.imperial_steam.board.file import (
    COUNTS,
    BoardFile,
    cities_by_id,
    cities_by_space,
    links_by_id,
)
from footplate.games.imperial_steam.board.names import BoardNames
from footplate.games.imperial_steam.board.options import Options
from footplate.games.imperial_steam.board.rules import Rules
from footplate.games.imperial_steam.language.codec import codec_with
from footplate.games.imperial_steam.language.views import ImperialSteamView
from footplate.games.imperial_steam.told import draw_displays, draw_map, draw_seats, draw_trade
from footplate.games.imperial_steam.told.plan import plan as plan_of
from footplate.pictures.colours import BRASS_LINE, EDGE, INK, LAND, LIGHT, RAISED, WATER
from footplate.pictures.frame import Sign, layer, page, provenance
from footplate.pictures.seats import default_names, letters, style_of
from footplate.pictures.svg import box, element, write
from footplate.pictures.symbols import symbol


def draw(view: ImperialSteamView, plan: Plan, names: Sequence[str] | None = None) -> str:
    """A position: tracks, stations, factories, hubs, and all displays beside the map."""
    called = list(names or default_names(len(view.players)))
    initials = letters(called)
    drawing = [
        *_board(plan, view, initials),
        *layer("seats", draw_seats.seats(plan, view, called, initials)),
    ]
    asked = [] if view.seat is None else [f"{called[view.seat]} decides"]
    under = ["Imperial Steam", f"round {view.round} of {view.rounds}", view.step, *asked]
    laid = sum(len(link.seats) for link in view.links)
    told = (
        f"Imperial Steam position in round {view.round} of {view.rounds}: {laid} tracks, from "
        f"{_ends(plan)}."
    )
    size = (plan.size[0], plan.size[1] + draw_seats.HEIGHT)
    return page(plan.title, " · ".join(under), told, size, drawing, _signs(), [_sources(plan)])


def draw_board(board: BoardFile, title: str | None = None) -> str:
    """A board without a piece on it, and the fixed set-up for every number of players."""
    names = BoardNames(lambda: [board])
    rules = Rules(board.id, board, names, codec_with(names), Options(), board.seats.max)
    plan = plan_of(rules)
    under = [f"Imperial Steam, {board.edition}", f"{board.seats.min}–{board.seats.max} seats"]
    if board.designer:
        under.insert(1, board.designer)
    kinds = [link.kind for link in board.connections]
    sources = _sources(plan)
    told = (
        f"Imperial Steam map: {len(board.cities)} cities and {len(kinds)} links, "
        f"{kinds.count('bridge')} with a bridge and {kinds.count('tunnel')} with a tunnel, from "
        f"{_ends(plan)}. {sources}"
    )
    notes = (*_notes(board), sources)
    drawing = _board(plan, None, [])
    return page(title or board.name, " · ".join(under), told, plan.size, drawing, _signs(), notes)


def _board(plan: Plan, view: ImperialSteamView | None, initials: list[str]) -> Iterator[str]:
    yield from layer("links", draw_map.links(plan, view))
    yield from layer("marks", draw_map.marks(plan, view), pointer_events="none")
    yield from layer("cities", draw_map.cities(plan, view, initials))
    yield from layer("sites", draw_map.sites(plan, view, initials))
    yield from layer("displays", draw_displays.displays(plan, view, initials))
    yield from layer("contracts", draw_trade.contracts(plan, view, initials))
    yield from layer("market", draw_trade.market(plan, view))


def _ends(plan: Plan) -> str:
    cities = [place for place in plan.places.values() if place.kind == "city"]
    start = next(city.name for city in cities if city.printed["start"])
    return f"{start} to {next(city.name for city in cities if city.printed['goal'])}"


# --- below the map --------------------------------------------------------------------------------


def _sources(plan: Plan) -> str:
    return provenance({name.replace("_", " "): of for name, of in plan.sources.items()})


def _signs() -> Iterator[Sign]:
    ring = element("circle", r=11, fill=LAND, stroke=INK)
    yield ring + write(0, 5, "4", 12), "city: effort"
    token = element("circle", r=7, fill=BRASS_LINE, stroke=INK)
    yield token + write(0, 3.2, "2", 9), "business token"
    token = element("circle", r=7, fill=RAISED, stroke=INK)
    yield token + write(0, 3.2, "+2", 9), "steps of influence"
    house = symbol("station", 0, 0, fill=style_of(0).colour)
    yield house + write(0, 5.5, "1", 9.5, LIGHT), "station"
    prices = {"F": "the factory board's price", "S": "the price of a station", "40": "40 guldens"}
    for words, told in prices.items():
        site = box(-9, -9, 18, 18, rx="3", fill=RAISED, stroke=EDGE, stroke_dasharray="2.5 2")
        yield site + write(0, 3.5, words, 9), f"factory for {told}"
    yield symbol("bridge", 0, 0, fill=WATER), "bridge"
    yield symbol("tunnel", 0, 0), "tunnel"
    yield symbol("crown", 0, 0, fill=draw_map.GOLD), "state railway"
    dashes = "7 5"
    line = element("path", d="M-11 0H11", stroke=EDGE, stroke_width=2.6, stroke_dasharray=dashes)
    yield line, "link that may have a crown, on an empty board"
    for hub in HUBS:
        yield draw_map.hub_sign(0, 0, hub), f"{hub} hub"


def _notes(board: BoardFile) -> Iterator[str]:
    spaces, links, cities = cities_by_space(board), links_by_id(board), cities_by_id(board)
    for players in COUNTS:
        hubs = ", ".join(
            f"{tile.color} {spaces[tile.fixed_space[players]].name} "
            f"({board.fixed_setup.hub_influence[tile.color]})"
            for tile in sorted(board.hub_tiles, key=lambda tile: HUBS.index(tile.color))
        )
        crowns = ", ".join(
            "–".join(cities[end].name for end in links[crown].ends)
            for crown in board.fixed_setup.crowns[players]
        )
        yield f"Fixed set-up for {players} players. Hubs: {hubs}. Crowns: {crowns}."
