# footplate: compiled
"""Tracks with their crews, one or two in an action."""

from typing import Final

from footplate.games.imperial_steam.board import codes as c
from footplate.games.imperial_steam.board.codes import LEVELS
from footplate.games.imperial_steam.language.steps import CREW
from footplate.games.imperial_steam.planning.search import Search
from footplate.games.imperial_steam.play.state import State
from footplate.games.imperial_steam.play.tracks import track_codes

FIRSTS: Final = 3
"""How many first tracks are tried with every second one."""


def crew_for(state: State, effort: int) -> list[int]:
    """The levels of the crew that loses least: trained people first, and none too many."""
    at = state.mover * LEVELS
    low, middle, high = state.idle[at], state.idle[at + 1], state.idle[at + 2]
    best: list[int] = []
    least = 0.0
    for threes in range(high + 1):
        for twos in range(middle + 1):
            ones = max(0, effort - 3 * threes - 2 * twos)
            if ones > low:
                continue
            cost = 3.0 * threes + 2.8 * twos + 1.8 * ones
            if not best or cost < least:
                best = [2] * threes + [1] * twos + [0] * ones
                least = cost
            if not ones:
                break
    return best


def lay(search: Search, after: State, line: list[int], code: int, crew: list[int]) -> None:
    """Begin a track and send people of the crew until it is laid; they are taken from it."""
    after.play_code(code)
    line.append(code)
    while after.step == CREW:
        if not crew:
            crew += crew_for(after, after.effort)
        level = crew.pop(0)
        after.play_code(c.with_number(c.WORK, level))
        line.append(c.with_number(c.WORK, level))
    search.settle(after, line)


def offer_tracks(search: Search, start: State, prefix: list[int]) -> None:
    codes: list[int] = []
    track_codes(start, codes)
    found: list[tuple[float, int]] = []
    for code in codes:
        after, line = start.clone(), prefix[:]
        lay(search, after, line, code, _crew(start, code, 0))
        found.append((search.offer(line, after), code))
    found.sort(reverse=True)
    if start.built + 1 < start.rules.tracks_per_action:
        for _, code in found[:FIRSTS]:
            _offer_seconds(search, start, prefix, code)


def _crew(state: State, code: int, more: int) -> list[int]:
    effort = state.effort_of(state.mover, state.rules.link_at[c.number_of(code)])
    return crew_for(state, max(0, effort + more - state.surplus))


def _offer_seconds(search: Search, start: State, prefix: list[int], first: int) -> None:
    after, line = start.clone(), prefix[:]
    lay(search, after, line, first, _crew(start, first, 0))
    codes: list[int] = []
    track_codes(after, codes)
    for code in codes:
        second = after.effort_of(after.mover, after.rules.link_at[c.number_of(code)])
        crew = _crew(start, first, second)
        both, longer = start.clone(), prefix[:]
        lay(search, both, longer, first, crew)
        lay(search, both, longer, code, crew)
        search.offer(longer, both)
