"""Pictures as SVG: a position as a viewer sees it, and an empty board; nobody's art.

Nothing is told by colour alone: zones, spaces, bands, seats and tanks all have letters or words.
"""

from collections.abc import Iterator, Sequence

from footplate.core.plan import Plan
from footplate.games.planet_steam.board.blocks import BANDS, RESOURCES
from footplate.games.planet_steam.board.file import COUNTS, BoardFile, card_set, zones
from footplate.games.planet_steam.board.options import Options
from footplate.games.planet_steam.board.rules import Rules
from footplate.games.planet_steam.language.views import PlanetSteamView
from footplate.games.planet_steam.told import draw_map, draw_seats, draw_terminal
from footplate.games.planet_steam.told.plan import plan as plan_of
from footplate.pictures.colours import COAST, HEXLINE, INK, LAND
from footplate.pictures.frame import Sign, layer, page, provenance
from footplate.pictures.goods import good
from footplate.pictures.seats import default_names, letters
from footplate.pictures.svg import box, write
from footplate.pictures.symbols import symbol
from footplate.pictures.terrain import FILLS

DRAWN_FOR = 4
"""The number of players whose cards and piles an empty board shows."""


def draw(view: PlanetSteamView, plan: Plan, names: Sequence[str] | None = None) -> str:
    """A position: claims, tanks, airship, gauges, market, cards, reserve and seats."""
    called = list(names or default_names(len(view.players)))
    seats = draw_seats.seats(plan, view, called, letters(called))
    drawing = [*_board(plan, view, called), *layer("seats", seats)]
    width, height = plan.size
    phase = plan.phases.get(view.phase, "the end")
    asked = [] if view.seat is None else [f"{called[view.seat]} decides"]
    under = ["Planet Steam", f"round {view.round} of {view.rounds}", phase, *asked]
    claimed = sum(1 for owner in view.claims.values() if owner != "neutral")
    told = (
        f"Planet Steam position in round {view.round} of {view.rounds}: {claimed} zones claimed, "
        f"{len(view.tanks)} tanks."
    )
    size = (width, height + draw_seats.HEIGHT)
    return page(plan.title, " · ".join(under), told, size, drawing, _signs(), [_sources(plan)])


def draw_board(board: BoardFile, title: str | None = None) -> str:
    """A board without a piece on it, and its set-ups for every number of players."""
    plan = plan_of(Rules(board.id, board, Options(), DRAWN_FOR))
    under = [f"Planet Steam, {board.edition}", f"{board.seats.min}–{board.seats.max} seats"]
    if board.designer:
        under.insert(1, board.designer)
    sources = _sources(plan)
    told = (
        f"Planet Steam board: {len(zones(board))} zones in {board.map.columns} columns and "
        f"{board.map.rows} rows, {len(board.map.river)} of them river. {sources}"
    )
    notes = (*_notes(board), sources)
    drawing = _board(plan, None, [])
    return page(title or board.name, " · ".join(under), told, plan.size, drawing, _signs(), notes)


def _board(plan: Plan, view: PlanetSteamView | None, names: list[str]) -> Iterator[str]:
    initials = letters(names)
    yield from layer("edges", draw_map.edges(plan))
    yield from layer("zones", draw_map.zones(plan, view, initials))
    yield from layer("moorings", draw_map.mooring(plan, view))
    yield from layer("terminal", draw_terminal.gauges(plan, view))
    yield from layer("market", draw_terminal.tank_market(plan, view))
    yield from layer("cards", draw_terminal.cards(plan, view, names))
    yield from layer("reserve", draw_terminal.reserve(plan, view))


# --- below the board ------------------------------------------------------------------------------


def _sources(plan: Plan) -> str:
    return provenance({name.replace("_", " "): of for name, of in plan.sources.items()})


def _signs() -> Iterator[Sign]:
    yield box(-9, -9, 18, 18, fill=LAND, stroke=HEXLINE), "zone"
    yield box(-9, -9, 18, 18, fill=FILLS["water"], stroke=HEXLINE), "river zone"
    for name in RESOURCES:
        look = good(name)
        sign = symbol("tank", 0, 0, 0.55, fill=look.colour)
        words = "water: no converter" if name == "water" else f"{name} converter"
        yield sign + write(0, 4, look.letter, 9, look.ink, weight=700), f"tank, {words}"
    yield symbol("supercharger", 0, 0), "supercharger"
    yield symbol("mooring", 0, 0, 0.7, ink=COAST), "mooring point of a row"
    marked = box(-9, -9, 18, 18, rx="2.5", fill=LAND, stroke=INK, stroke_width="2.4")
    yield marked, "marker; on an empty board the price at the start"


def _notes(board: BoardFile) -> Iterator[str]:
    moves = ", ".join(f"{band} {board.adjustment[band]:+d}" for band in BANDS)
    yield f"The price moves by the colour of the supply: {moves}."
    for seats in COUNTS:
        claims, supply = board.claims[seats], board.supply[seats]
        own = "; ".join(f"seat {at + 1}: {_listed(each)}" for at, each in enumerate(claims.own))
        cards = ", ".join(
            f"{card.turn} {' + '.join(card.roles)}" for card in card_set(board, seats)
        )
        supplies = ", ".join(f"{supply[name]} {name}" for name in RESOURCES)
        closed = board.unavailable[seats]
        shut = f" Closed: {_listed(closed)}." if closed else ""
        yield (
            f"{seats} players, {board.rounds[seats]} rounds. Claims: {own}; neutral: "
            f"{_listed(claims.neutral)}.{shut} Supply: {supplies}; {board.tank_stock[seats]} "
            f"tanks. Cards: {cards.replace('_', ' ')}."
        )


def _listed(found: Sequence[str]) -> str:
    return " ".join(found)
