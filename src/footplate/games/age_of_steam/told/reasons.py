# footplate: compiled
"""Why not: for every group without a choice, and for every place where nothing can be done."""

from collections.abc import Iterator
from typing import Final

from footplate.core.prompt import WhyNot, only_shown
from footplate.core.refusal import Refusal
from footplate.games.age_of_steam.board import codes as c
from footplate.games.age_of_steam.board.codes import COLORS
from footplate.games.age_of_steam.board.rules import URBANIZATION
from footplate.games.age_of_steam.language.codec import COLUMNS, LETTERS, SELECTED
from footplate.games.age_of_steam.language.position import box_id
from footplate.games.age_of_steam.play.goods_growth import empty_boxes
from footplate.games.age_of_steam.play.move_goods import usable_links
from footplate.games.age_of_steam.play.state import State
from footplate.games.age_of_steam.play.survey import survey
from footplate.games.age_of_steam.positions.describe import PHASES
from footplate.games.age_of_steam.referee.build_track import NO_LAND, out_of_touch
from footplate.hexes.tiles import EXITS, FIRST_DOUBLE, NO_FACE, double_face, pair_face, town_face

GROUPS: Final[dict[str, dict[str, str]]] = {
    "issue-shares": {"issue-none": "Issue no shares", "issue-shares": "Issue shares"},
    "determine-player-order": {"drop-out": "Drop out", "pass": "Pass", "bid": "Bid"},
    "select-actions": {"select-action": "Select an action"},
    "build-track": {
        "end-build": "End the build turn",
        "build": "Build track",
        "urbanize": "Place a New City",
    },
    "move-goods": {
        "decline": "Move nothing",
        "upgrade-engine": "Raise the engine",
        "deliver": "Deliver a cube",
    },
    "goods-growth": {
        "draw-goods": "Draw cubes",
        "skip-production": "Skip Production",
        "stock-goods": "Put a cube on the display",
    },
}
"""By phase the kinds of things that one might want to do in it, with their titles."""
_GROUP_OF: Final = {
    c.BID: "bid",
    c.DROP_OUT: "drop-out",
    c.PASS: "pass",
    c.SELECT: "select-action",
    c.URBANIZE: "urbanize",
    c.BUILD: "build",
    c.END_BUILD: "end-build",
    c.DELIVER: "deliver",
    c.UPGRADE: "upgrade-engine",
    c.DECLINE: "decline",
    c.DRAW: "draw-goods",
    c.SKIP: "skip-production",
    c.STOCK: "stock-goods",
}
_POINTED_AT: Final = {
    "select-actions": ("action",),
    "build-track": ("new-city",),
    "move-goods": ("city", "town"),
    "goods-growth": ("box",),
}
"""By phase the kinds of places that its actions name; for builds all hexes besides."""
NOT_DRAWN: Final = Refusal("AOS-GROWTH-03", "You have drawn no cubes yet.")
NEAREST: Final = ("AOS-COST-01", "AOS-BUILD-18", "AOS-BUILD-25")
"""The refusals of builds that are the nearest to being met: all but money or tiles fits."""


def group_of(code: int) -> str:
    if code & 15 == c.ISSUE:
        return "issue-shares" if c.argument(code) else "issue-none"
    return _GROUP_OF[code & 15]


def reasons(state: State) -> WhyNot:
    phase, codes = PHASES[state.phase], state.codes()
    there = {group_of(code) for code in codes}
    kinds = {id: why_none(state, id) for id in GROUPS[phase] if id not in there}
    places = _of_other_phases(state, phase)
    places.update(_places(state, phase, codes))
    return WhyNot(places, kinds)


def _refuse(state: State, code: int) -> Refusal | None:
    return state.conduct.refuse(state, code)


def why_none(state: State, group: str) -> Refusal:
    """Why a group has no choice: the refusal that is nearest to being met."""
    if group == "build":
        return _no_build(state)
    if group == "deliver":
        return _no_delivery(state)
    if group == "stock-goods":
        return NOT_DRAWN
    plainest = {
        "issue-shares": c.issue(1),
        "pass": c.PASS,
        "bid": c.bid(max(state.bids) + 1),
        "upgrade-engine": c.UPGRADE,
        "draw-goods": c.DRAW,
        "skip-production": c.SKIP,
    }
    refusal = _no_city(state) if group == "urbanize" else _refuse(state, plainest[group])
    assert refusal is not None
    return refusal


def _of_other_phases(state: State, phase: str) -> dict[str, Refusal]:
    """What lies on the table for other phases is refused alike, wherever one points."""
    refusal = _refuse(state, c.DECLINE if phase == "build-track" else c.END_BUILD)
    assert refusal is not None
    plan, now = state.plan(), _POINTED_AT.get(phase, ())
    found = {
        place.id: refusal
        for place in plan.places.values()
        if place.kind not in now and not (phase == "build-track" and "terrain" in place.printed)
    }
    return found | only_shown(plan, "seat", "column")


def _places(state: State, phase: str, codes: list[int]) -> Iterator[tuple[str, Refusal]]:
    if phase == "select-actions":
        for at, name in enumerate(SELECTED):
            refusal = _refuse(state, c.select(at))
            if refusal is not None:
                yield name, refusal
    elif phase == "build-track":
        yield from _hexes(state, codes)
        yield from _lakes(state)
        yield from _new_cities(state, codes)
    elif phase == "move-goods":
        yield from _stops(state, codes)
    elif phase == "goods-growth":
        yield from _boxes(state)


# --- Build Track ----------------------------------------------------------------------------------


def _hexes(state: State, codes: list[int]) -> Iterator[tuple[str, Refusal]]:
    """Also the cities; on the towns a New City may go where track does not."""
    board = state.rules.board
    open_ = {board.cell_at[code >> 11] for code in codes if code & 15 in (c.BUILD, c.URBANIZE)}
    for cell in range(board.size):
        if cell not in open_:
            refusal = _refuse_hex(state, cell)
            if refusal is not None:
                yield board.labels[cell], refusal


def _lakes(state: State) -> Iterator[tuple[str, Refusal]]:
    """They are no cells of the board: nothing is ever built there."""
    for place in state.plan().places.values():
        if place.kind == "lake":
            yield place.id, NO_LAND


def _refuse_hex(state: State, cell: int) -> Refusal | None:
    """Most hexes lie far from everything: to see that is much quicker than to ask the referee."""
    bare = state.faces[cell] == NO_FACE and not state.cities[cell]
    if bare and state.builds_left and not survey(state, cell) & 63:
        return out_of_touch(state, cell)
    return _refuse(state, _plainest_build(state, cell))


def _plainest_build(state: State, cell: int) -> int:
    """One track or exit that connects where anything does, and leads over no side that is barred
    where another one is there."""
    board, old = state.rules.board, state.faces[cell]
    found = 0 if state.cities[cell] else survey(state, cell)
    connect, barred, used = found & 63, found >> 6 & 63, EXITS[old]
    edges = sorted(
        (edge for edge in range(6) if not used >> edge & 1),
        key=lambda edge: (barred >> edge & 1, not connect >> edge & 1),
    )
    if board.towns[cell]:
        face = town_face(used | 1 << edges[0]) if edges and used.bit_count() < 4 else old
    elif old == NO_FACE:
        # The other end goes straight on where it can.
        others = sorted(
            edges[1:], key=lambda edge: (barred >> edge & 1, (edge - edges[0]) % 6 != 3)
        )
        face = pair_face(edges[0], others[0])
    elif old < FIRST_DOUBLE:
        face = double_face(old, pair_face(edges[0], edges[1]))
    else:
        face = old
    return c.build(board.spots[cell], face)


def _no_build(state: State) -> Refusal:
    """Beside cities anybody can begin, so that one of these is nearest to being met."""
    refusals = [_refuse(state, _plainest_build(state, rim.cell)) for rim in state.rim]
    found = [refusal for refusal in refusals if refusal is not None]
    return next((refusal for refusal in found if refusal.rule in NEAREST), found[0])


def _new_cities(state: State, codes: list[int]) -> Iterator[tuple[str, Refusal]]:
    offered = {c.letter_of(code) for code in codes if code & 15 == c.URBANIZE}
    for letter in range(len(state.letters)):
        if letter not in offered:
            refusal = _no_city(state, letter)
            if refusal is not None:
                yield LETTERS[letter], refusal


def _no_city(state: State, letter: int | None = None) -> Refusal | None:
    """Why a New City, or none at all, can be placed."""
    board = state.rules.board
    free = [at for at, cell in enumerate(state.letters) if cell < 0]
    tile = letter if letter is not None else free[0] if free else 0
    towns = [cell for cell in board.stops if board.towns[cell] and not state.cities[cell]]
    if state.chosen[state.mover] != URBANIZATION:
        towns = towns[:1]
    found = None
    for cell in towns or board.stops[:1]:
        found = _refuse(state, c.urbanize(board.spots[cell], tile))
        if found is None:
            return None
    return found


# --- Move Goods -----------------------------------------------------------------------------------


def _stops(state: State, codes: list[int]) -> Iterator[tuple[str, Refusal]]:
    """The stops from which no cube can be delivered."""
    board = state.rules.board
    left = {board.cell_at[c.start_of(code)] for code in codes if code & 15 == c.DELIVER}
    links = usable_links(state)
    for stop, cell in enumerate(board.stops):
        if cell in left:
            continue
        name = board.name(cell)
        if not any(state.cubes[stop * COLORS : (stop + 1) * COLORS]):
            refusal = Refusal("AOS-MOVE-05", f"There is no cube at {name}.")
        elif not links[stop]:
            refusal = _no_link(state, f"leaves {name}")
        else:
            refusal = _too_far(state, f"No cube of {name}")
        yield board.labels[cell], refusal


def _no_link(state: State, words: str) -> Refusal:
    if state.rules.own_links_only:
        return Refusal("AOS-BOARD-06", f"No completed link of yours {words}.")
    return Refusal("AOS-MOVE-06", f"No completed link {words}.")


def _too_far(state: State, which: str) -> Refusal:
    engine = state.engine[state.mover]
    most = "1 link" if engine == 1 else f"{engine} links"
    sentence = f"{which} comes to a city of its colour, and your engine pulls {most}."
    return Refusal("AOS-MOVE-09", sentence)


def _no_delivery(state: State) -> Refusal:
    links = usable_links(state)
    with_cubes = [
        stop
        for stop in range(len(state.rules.board.stops))
        if any(state.cubes[stop * COLORS : (stop + 1) * COLORS])
    ]
    if not with_cubes:
        return Refusal("AOS-MOVE-05", "There is no cube on the map.")
    if not any(links[stop] for stop in with_cubes):
        return _no_link(state, "leaves a place with a cube")
    return _too_far(state, "No cube")


# --- Goods Growth ---------------------------------------------------------------------------------


def _boxes(state: State) -> Iterator[tuple[str, Refusal]]:
    """The boxes on which no drawn cube can go; before the draw all of them."""
    empty = set(empty_boxes(state)) if state.drawn else set[int]()
    for column, name in enumerate(COLUMNS):
        for box in range(state.rules.boxes[column]):
            at = column * 3 + box
            if at not in empty:
                color = state.drawn[0] if state.drawn else 0
                refusal = _refuse(state, c.stock(color, at)) if state.drawn else NOT_DRAWN
                if refusal is not None:
                    yield box_id(name, box + 1), refusal
