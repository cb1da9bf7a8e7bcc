# footplate: compiled
"""What may be done at each step: all legal codes, and a random one."""

from footplate.core.chance import Chance
from footplate.games.imperial_steam.board import codes as c
from footplate.games.imperial_steam.board.codes import (
    BUILDING_TILE,
    CONTRACT_TILE,
    FUNDRAISE_TILE,
    GIFT_TILE,
    HIRE_TILE,
    MARKET_TILE,
    NO_TILE,
    PASS_TILE,
    PRODUCE_TILE,
    SHARE_TILE,
    TILES,
    TRACKS_TILE,
    TRAIN_TILE,
)
from footplate.games.imperial_steam.language.steps import BID, CREW, POINTS, STAFF, TURN
from footplate.games.imperial_steam.play.buildings import building_codes, staff_codes
from footplate.games.imperial_steam.play.delivery import deliver_codes
from footplate.games.imperial_steam.play.goods import discard_codes, market_codes, produce_codes
from footplate.games.imperial_steam.play.hiring import hire_codes
from footplate.games.imperial_steam.play.influence import may_act
from footplate.games.imperial_steam.play.points import point_codes
from footplate.games.imperial_steam.play.shares import (
    can_sell,
    contract_codes,
    gift_codes,
    share_codes,
)
from footplate.games.imperial_steam.play.state import State
from footplate.games.imperial_steam.play.tracks import (
    access_codes,
    crew_codes,
    may_send,
    track_codes,
)
from footplate.games.imperial_steam.play.trains import train_codes


def legal_codes(state: State) -> list[int]:
    """Every legal action of the step, in a fixed order, of the seat that is asked (IS-TURN-17).

    There is always one, a smallest one where nothing has to be chosen (IS-TURN-20).
    """
    found: list[int] = []
    step = state.step
    if step == TURN:
        _turn_codes(state, found)
    elif step == POINTS:
        point_codes(state, found)
        free_codes(state, found)
    elif step == CREW:
        crew_codes(state, found)
    elif step == STAFF:
        staff_codes(state, found)
    elif step == BID:
        for steps in range(most_bid(state, state.mover) + 1):
            found.append(c.BID | steps << 5)
    else:
        discard_codes(state, found)
    return found


def most_bid(state: State, seat: int) -> int:
    """In steps of influence: all money, but no further than the track goes."""
    rules = state.rules
    steps = (rules.last_column - state.columns[seat]) // rules.column_step
    return min(steps, state.money[seat] // rules.step_cost)


def _turn_codes(state: State, found: list[int]) -> None:
    if state.tile == NO_TILE:
        for tile in range(TILES):
            unit_codes(state, tile, found)
        if state.rules.empty_actions:  # IS-TURN-09
            idle_codes(state, found)
        free_codes(state, found)
    else:
        if not state.done:
            unit_codes(state, state.tile, found)
            if may_send(state):
                crew_codes(state, found)
        free_codes(state, found)
        found.append(c.END)  # IS-TURN-15


def unit_codes(state: State, tile: int, found: list[int]) -> None:
    """The units of one main action of the eleven that are legal now (IS-TURN-02)."""
    if tile == TRACKS_TILE:
        track_codes(state, found)
    elif tile == HIRE_TILE:
        hire_codes(state, found)
    elif tile == BUILDING_TILE:
        building_codes(state, found)
    elif tile == PRODUCE_TILE:
        produce_codes(state, found)
    elif tile == MARKET_TILE:
        market_codes(state, found)
    elif tile == TRAIN_TILE:
        train_codes(state, found)
    elif tile == CONTRACT_TILE:
        contract_codes(state, found)
    elif tile == GIFT_TILE:
        gift_codes(state, found)
    elif tile == SHARE_TILE:
        share_codes(state, found)
    elif tile == FUNDRAISE_TILE:
        if may_act(state, FUNDRAISE_TILE):
            found.append(c.FUNDRAISE)
    elif may_act(state, PASS_TILE):
        found.append(c.PASS)


def idle_codes(state: State, found: list[int]) -> None:
    for tile in range(TILES):
        if may_act(state, tile):
            found.append(c.IDLE | tile << 5)


def free_codes(state: State, found: list[int]) -> None:
    """At any moment of the turn, as often as one likes (IS-TURN-11)."""
    if can_sell(state, state.mover):
        found.append(c.SELL)
    deliver_codes(state, found)
    access_codes(state, found)


# --- a random one ---------------------------------------------------------------------------------


def sample_code(state: State, rng: Chance) -> int:
    """A main action by its tile first, then evenly; now and then a free one."""
    step = state.step
    found: list[int] = []
    if step == BID:
        return c.BID | rng.below(most_bid(state, state.mover) + 1) << 5
    if step != TURN:
        found = legal_codes(state)
        return found[rng.below(len(found))]
    if rng.below(4) == 0:
        free_codes(state, found)
    elif state.tile != NO_TILE:
        return _sample_further(state, rng)
    else:
        for _ in range(4):
            _sample_tile(state, rng, found)
            if found:
                break
    if found:
        return found[rng.below(len(found))]
    found = legal_codes(state)
    return found[rng.below(len(found))]


def _sample_tile(state: State, rng: Chance, found: list[int]) -> None:
    tile = rng.below(TILES + 1)
    if tile < TILES:
        unit_codes(state, tile, found)
    elif state.rules.empty_actions:
        idle_codes(state, found)


def _sample_further(state: State, rng: Chance) -> int:
    """Mostly a further unit where there is one."""
    found: list[int] = []
    if not state.done:
        unit_codes(state, state.tile, found)
        if may_send(state):
            crew_codes(state, found)
    if found and rng.below(3):
        return found[rng.below(len(found))]
    return c.END
