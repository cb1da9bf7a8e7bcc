# footplate: compiled
"""The influence track, and what a hand on a tile costs."""

from typing import Final

from footplate.games.imperial_steam.board.codes import NO_TILE, PASS_TILE
from footplate.games.imperial_steam.language.actions import TILES
from footplate.games.imperial_steam.language.events import HandPlaced, InfluenceMoved
from footplate.games.imperial_steam.play.state import State

UNPAYABLE: Final = -1
"""The column after a loss that cannot be borne."""


def move(state: State, seat: int, steps: int) -> None:
    """One move straight to the new column (IS-INF-03), below all others there (IS-INF-02).

    Each effect is a move of its own (IS-INF-04).
    """
    rules, old = state.rules, state.columns[seat]
    column = max(0, min(rules.last_column, old + steps * rules.column_step))  # IS-INF-07
    if column == old:  # IS-INF-05
        return
    state.columns[seat] = column
    state.ladder.remove(seat)
    place = 0
    while place < len(state.ladder) and state.columns[state.ladder[place]] >= column:
        place += 1
    state.ladder.insert(place, seat)
    if state.log is not None:
        state.tell(InfluenceMoved(seat, (column - old) // rules.column_step, column, column - old))


def column_after_hand(state: State, seat: int, tile: int) -> int:
    """The seat's column once its hand lies on a tile; UNPAYABLE where the loss is too much.

    What a first unit needs is tested against it (IS-TURN-07).
    """
    column = state.columns[seat]
    if state.tile != NO_TILE:
        return column
    loss = state.repeats(seat, tile) * state.rules.column_step
    if loss <= column:
        return column - loss
    return 0 if tile == PASS_TILE else UNPAYABLE


def steps_lost(state: State, seat: int, tile: int) -> int:
    """What a hand on a tile costs: to pass, at most what the seat has (IS-TURN-08)."""
    lost = state.repeats(seat, tile)
    return min(lost, state.columns[seat] // state.rules.column_step) if tile == PASS_TILE else lost


def may_act(state: State, tile: int) -> bool:
    """Whether the mover can take a unit of a main action, as far as its hand goes."""
    if state.tile == NO_TILE:
        return column_after_hand(state, state.mover, tile) != UNPAYABLE
    return state.tile == tile and not state.done  # IS-TURN-04


def place_hand(state: State, tile: int) -> None:
    """The first unit of a main action places the hand; later ones find it there (IS-TURN-03)."""
    if state.tile != NO_TILE:
        return
    seat = state.mover
    lost = steps_lost(state, seat, tile)
    state.tile = tile
    state.hands[seat * len(TILES) + tile] += 1
    state.placed[seat] += 1
    if state.log is not None:
        state.tell(HandPlaced(seat, TILES[tile], lost))
    move(state, seat, -lost)
