# footplate: compiled
"""The build generator for redirects: dangling ends that are own or unowned, put on other edges."""

from footplate.games.age_of_steam.board.codes import NOBODY
from footplate.games.age_of_steam.play.laying import dangles, end_at
from footplate.games.age_of_steam.play.state import State
from footplate.games.age_of_steam.play.survey import stop_over
from footplate.hexes.tiles import FIRST_DOUBLE, NO_FACE, PAIRS, TRACKS, double_face, pair_face


def redirects(state: State, cell: int, found: int) -> list[int]:
    """Every legal redirect of the mover on one cell, as faces; `found` is its survey."""
    rules, old = state.rules, state.faces[cell]
    loose: list[tuple[int, int, int]] = []
    for track in TRACKS[old]:
        a, b = PAIRS[track]
        if state.owner_at(cell * 6 + a) in (state.mover, NOBODY):
            if dangles(state, cell * 6 + b):
                loose.append((track, a, end_at(state, cell * 6 + b)))
            elif dangles(state, cell * 6 + a):
                loose.append((track, b, end_at(state, cell * 6 + a)))
    faces: list[int] = []
    if not loose:
        return faces
    money = state.money[state.mover]
    if rules.redirect <= money:
        for track, fixed, anchor in loose:
            rest = _other_track(old, track)  # AOS-BUILD-37
            for bent in _bent(state, cell, track, fixed, anchor, found):
                face = bent if rest == NO_FACE else double_face(bent, rest)
                if face and _tile_for(state, face, old):
                    faces.append(face)
    if len(loose) == 2 and rules.redirect_price(2) <= money:
        faces += _double_redirects(state, cell, loose, found)
    if rules.redirect_and_add and old < FIRST_DOUBLE:
        faces += _redirects_with_track(state, cell, loose[0], found)
    return faces


def _other_track(face: int, track: int) -> int:
    """The other track of a face; 0 where there is none."""
    for other in TRACKS[face]:
        if other != track:
            return other
    return NO_FACE


def _bent(state: State, cell: int, track: int, fixed: int, anchor: int, found: int) -> list[int]:
    """The one-track faces to which a dangling track may be redirected."""
    barred, met = found >> 6 & 63, found >> 12 & 63
    free = ~barred
    if not _may_redirect(state, cell * 6 + fixed, anchor):
        free &= found & 63
    faces = []
    for face in state.rules.templates.with_edge[fixed]:
        a, b = PAIRS[face]
        to = a + b - fixed
        if face == track or not free >> to & 1:
            continue
        if met >> to & 1 and stop_over(state, cell, to) == anchor:
            continue
        faces.append(face)
    return faces


def _may_redirect(state: State, port: int, anchor: int) -> bool:
    """Whether the mover may redirect the track at a port wherever it then leads: his own, or
    unowned track that he could have laid from the stop where it starts (AOS-BUILD-36)."""
    return (
        state.owner_at(port) == state.mover
        or state.rules.redirect_by_anyone
        or state.cities[anchor] != 0
        or state.in_town(state.mover, anchor)
    )


def _tile_for(state: State, face: int, old: int) -> bool:
    """Whether a tile is there for the face once the old one is back in the box (AOS-BUILD-19)."""
    kinds = state.rules.tiles.kinds
    return bool(kinds[face]) and (
        state.supply[kinds[face][0]] > 0 or kinds[face][0] == kinds[old][0]
    )


def _double_redirects(
    state: State, cell: int, loose: list[tuple[int, int, int]], found: int
) -> list[int]:
    """Both ends of a tile with two tracks at once (AOS-BUILD-38)."""
    (track1, fixed1, anchor1), (track2, fixed2, anchor2) = loose
    faces = []
    for one in _bent(state, cell, track1, fixed1, anchor1, found):
        for two in _bent(state, cell, track2, fixed2, anchor2, found):
            face = double_face(one, two)
            if face and _tile_for(state, face, state.faces[cell]):
                faces.append(face)
    return faces


def _redirects_with_track(
    state: State, cell: int, loose: tuple[int, int, int], found: int
) -> list[int]:
    """By option: bend the dangling end and add a second track with one tile."""
    track, fixed, anchor = loose
    connect, barred, met = found & 63, found >> 6 & 63, found >> 12 & 63
    faces = []
    for bent in _bent(state, cell, track, fixed, anchor, found):
        for a in range(6):
            for b in range(a + 1, 6):
                new = 1 << a | 1 << b
                face = double_face(bent, pair_face(a, b))
                if not face or not new & connect or new & barred:
                    continue
                if new & met == new and stop_over(state, cell, a) == stop_over(state, cell, b):
                    continue
                price = state.rules.adding_price(face)
                if price <= state.money[state.mover] and _tile_for(state, face, state.faces[cell]):
                    faces.append(face)
    return faces
