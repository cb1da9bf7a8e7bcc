# footplate: compiled
"""Why not, in Build Track: New Cities."""

from footplate.core.refusal import Refusal
from footplate.games.age_of_steam.board.codes import NOBODY
from footplate.games.age_of_steam.board.rules import URBANIZATION
from footplate.games.age_of_steam.play.change import facing_port, stop_behind, stop_beyond
from footplate.games.age_of_steam.play.state import State


def refuse_urbanize(state: State, cell: int, letter: int) -> Refusal | None:
    """Why the mover may not put this New City on a cell, or None."""
    if state.chosen[state.mover] != URBANIZATION:
        sentence = "Only the player who chose Urbanization places a New City."
        return Refusal("AOS-CITY-01", sentence)
    if state.urbanized:
        return Refusal("AOS-CITY-02", "You have placed your New City of this turn.")
    if state.built and not state.rules.urbanize_any_time:
        sentence = "The New City comes before the first track tile of your turn."
        return Refusal("AOS-CITY-03", sentence)
    return _refuse_city(state, cell, letter)


def _refuse_city(state: State, cell: int, letter: int) -> Refusal | None:
    """Why this New City does not fit on a cell."""
    board = state.rules.board
    if state.letters[letter] >= 0:
        return Refusal("AOS-CITY-05", f"New City {chr(65 + letter)} is already on the map.")
    if not board.towns[cell] or state.cities[cell]:
        sentence = f"{board.name(cell)} is not a town: a New City goes on a town only."
        return Refusal("AOS-CITY-06", sentence)
    pairs: list[tuple[int, int]] = []
    claimed = freed = 0
    for edge in range(6):
        port = cell * 6 + edge
        if board.near[port] < 0:
            continue
        facing = facing_port(state, port)
        if state.has_exit(port):
            if facing < 0 and state.owner_at(port) == state.mover:
                freed += 1
        elif facing >= 0:
            pairs.append((cell, stop_behind(state, facing)))
            claimed += 1 if state.owner_at(facing) == NOBODY else 0
    for _, stop in pairs:
        if stop == cell:
            sentence = f"It would make a link from {board.name(cell)} back to itself."
            return Refusal("AOS-CITY-17", sentence)
    if state.rules.no_duplicate_links and _duplicate_city(state, cell, pairs):
        return Refusal("AOS-BOARD-08", "It would join two stops by a second link.")
    needed = state.markers[state.mover] + claimed - freed
    if claimed and needed > state.rules.max_markers:
        sentence = f"You would need {needed} ownership markers; you have {state.rules.max_markers}."
        return Refusal("AOS-OWN-02", sentence)
    return None


def _duplicate_city(state: State, cell: int, pairs: list[tuple[int, int]]) -> bool:
    """Links that lie on the town tile alone go with it, so they do not count."""
    joined = []
    for edge in range(6):
        port = cell * 6 + edge
        if state.has_exit(port) and facing_port(state, port) >= 0:
            joined.append(stop_beyond(state, port))
    for _, stop in pairs:
        if stop in joined:
            return True
        joined.append(stop)
    return False
