# footplate: compiled
"""What a build changes, read off the map itself: new track, redirected ends, completed links.

The referee judges by it, events and prompts tell by it. The generator (`building.py`) does without
it, so that a property test can hold the two against each other.
"""

from footplate.games.age_of_steam.play.state import State
from footplate.hexes.geometry import opposite
from footplate.hexes.tiles import EXITS, FIRST_TOWN, MATES, NO_EXIT, PAIRS, TOWN, TRACKS
from footplate.hexes.track import follow


class Change:
    """What a build does to a hex: edges of the new track, and ends that move."""

    def __init__(self) -> None:
        self.added: list[tuple[int, int]] = []
        """Added tracks as pairs of edges; an added town exit as (edge, -1)."""
        self.bent: list[tuple[int, int, int]] = []
        """Redirected ends: (edge that stays, old dangling edge, new edge)."""


def change_of(state: State, cell: int, face: int) -> Change:
    """What showing a face on a cell changes, as far as its ends can be redirected."""
    old = state.faces[cell]
    change = Change()
    if face >= FIRST_TOWN:
        for edge in range(6):
            if EXITS[face] & ~EXITS[old] & 1 << edge:
                change.added.append((edge, -1))
        return change
    new = [track for track in TRACKS[face] if track not in TRACKS[old]]
    for track in TRACKS[old]:
        if track in TRACKS[face]:
            continue
        fixed = fixed_edge(state, cell, track)
        for other in new:
            a, b = PAIRS[other]
            if fixed in (a, b):
                new.remove(other)
                change.bent.append(
                    (fixed, PAIRS[track][0] + PAIRS[track][1] - fixed, a + b - fixed)
                )
                break
    change.added += [PAIRS[track] for track in new]
    return change


def fixed_edge(state: State, cell: int, track: int) -> int:
    """The edge by which a track with a dangling end enters its hex; -1: it has no such end."""
    a, b = PAIRS[track]
    for loose, fixed in ((a, b), (b, a)):
        other = state.rules.board.near[cell * 6 + loose]
        if state.cities[other]:
            continue
        if MATES[state.faces[other] * 8 + opposite(loose)] == NO_EXIT:
            return fixed
    return -1


def bends(state: State, cell: int, face: int) -> bool:
    """Whether a build redirects an end."""
    return len(change_of(state, cell, face).bent) > 0


# --- Where track leads ----------------------------------------------------------------------------


def facing_port(state: State, port: int) -> int:
    """The exit that meets a port from the next hex; -1: none (a city has none of its own)."""
    cell = state.rules.board.near[port]
    if cell < 0 or state.cities[cell]:
        return -1
    facing = cell * 6 + opposite(port % 6)
    return facing if state.has_exit(facing) else -1


def stop_behind(state: State, port: int) -> int:
    """The stop at which the track with an exit at a port starts; -1: none."""
    cell = port // 6
    mate = MATES[state.faces[cell] * 8 + port % 6]
    if mate == TOWN:
        return cell
    reached = follow(state.rules.board.near, state.faces, state.cities, cell * 6 + mate)
    return reached // 6 if reached >= 0 else -1


def stop_beyond(state: State, port: int) -> int:
    """The stop reached by leaving through a port; -1: none."""
    cell = state.rules.board.near[port]
    if state.cities[cell]:
        return cell
    facing = facing_port(state, port)
    return -1 if facing < 0 else stop_behind(state, facing)


# --- Links ----------------------------------------------------------------------------------------


def completed_by(state: State, cell: int, change: Change) -> list[tuple[int, int]]:
    """The pairs of stops that a change joins."""
    pairs = []
    for fixed, _, to in change.bent:
        pairs.append((stop_beyond(state, cell * 6 + fixed), stop_beyond(state, cell * 6 + to)))
    for a, b in change.added:
        start = cell if b < 0 else stop_beyond(state, cell * 6 + b)
        pairs.append((start, stop_beyond(state, cell * 6 + a)))
    return [pair for pair in pairs if pair[0] >= 0 and pair[1] >= 0]


def completed_links(state: State, cell: int, face: int) -> list[tuple[int, int]]:
    """The pairs of stops between which a legal build completes a link."""
    return completed_by(state, cell, change_of(state, cell, face))
