# footplate: compiled
"""The completed links as a graph of stops: what goods travel on, and what scores."""

from footplate.games.age_of_steam.board.codes import NOBODY
from footplate.games.age_of_steam.play.laying import inward
from footplate.games.age_of_steam.play.state import State
from footplate.hexes.tiles import EXITS, FIRST_TOWN, TRACKS
from footplate.hexes.track import follow, section


def links_of(state: State) -> list[list[int]]:
    """For each stop its completed links as `other stop << 6 | edge << 3 | owner`.

    The last list is no stop's: it holds the colours that each stop accepts, so that both are
    shared by clones and made anew together.
    """
    links = state.links
    if links is None:
        links = _trace(state)
        state.links = links
    return links


def _trace(state: State) -> list[list[int]]:
    board, faces, cities = state.rules.board, state.faces, state.cities
    links: list[list[int]] = []
    for stop in board.stops:
        hops: list[int] = []
        # All that reaches a city (AOS-BUILD-12) or a town's exits (AOS-BUILD-21) is joined there.
        exits = 63 if cities[stop] else EXITS[faces[stop]]
        for edge in range(6):
            port = stop * 6 + edge
            if not exits >> edge & 1 or board.near[port] < 0:
                continue
            near = board.near[port]
            if cities[stop] and (cities[near] or not faces[near]):
                continue
            reached = follow(board.near, faces, cities, port)  # AOS-MOVE-18
            if reached >= 0:  # AOS-BUILD-40, AOS-MOVE-06
                owner = state.owner_at(port if not cities[stop] else board.across(port))
                hops.append(board.stop_of[reached // 6] << 6 | edge << 3 | owner)
        links.append(hops)
    links.append([cities[stop] & 63 for stop in board.stops])
    return links


def sections(state: State) -> list[int]:
    """How many sections of completed links each seat owns."""
    counts = [0] * (NOBODY + 1)
    for cell in range(state.rules.board.size):
        face = state.faces[cell]
        if face >= FIRST_TOWN:  # a section for each exit, as for each track: AOS-SCORE-04
            for edge in range(6):
                if EXITS[face] >> edge & 1:
                    counts[state.owner_at(cell * 6 + edge)] += 1
        elif face:
            for track in TRACKS[face]:
                counts[_owner_of(state, cell, track)] += 1
    for end in state.ends:
        port = end >> 12
        counts[state.owner_at(port)] -= section_length(state, inward(state, port))  # AOS-SCORE-05
    return counts[: state.rules.seats]


def _owner_of(state: State, cell: int, track: int) -> int:
    edge = 0
    while not EXITS[track] >> edge & 1:
        edge += 1
    return state.owner_at(cell * 6 + edge)


def section_length(state: State, ports: list[int]) -> int:
    """How many sections a list of ports stands for: a track has two, a town exit one."""
    towns = 0
    for port in ports:
        if state.faces[port // 6] >= FIRST_TOWN:
            towns += 1
    return towns + (len(ports) - towns) // 2


def link_ports(state: State, port: int) -> list[int]:
    """The ports by which a link is left hex by hex, from a stop's port to the other stop."""
    board = state.rules.board
    return section(board.near, state.faces, state.cities, port)
