# footplate: compiled
"""Business points: one decision for each."""

from footplate.games.imperial_steam.board import codes as c
from footplate.games.imperial_steam.board.codes import ON_CAR, ON_INFLUENCE, ON_SHARE
from footplate.games.imperial_steam.language.actions import PURCHASES
from footplate.games.imperial_steam.language.events import PointsForgone, PointSpent
from footplate.games.imperial_steam.play.goods import settle
from footplate.games.imperial_steam.play.influence import move
from footplate.games.imperial_steam.play.shares import step_share
from footplate.games.imperial_steam.play.state import State


def may_spend(state: State, on: int) -> bool:
    seat, rules = state.mover, state.rules
    if on == ON_INFLUENCE:
        return state.columns[seat] < rules.last_column
    if on == ON_SHARE:
        return state.share[seat] + 1 < len(rules.share_values)
    return state.free_cars[seat] > 0


def point_codes(state: State, found: list[int]) -> None:
    for on in (ON_INFLUENCE, ON_SHARE, ON_CAR):  # IS-CITY-05
        if may_spend(state, on):
            found.append(c.SPEND | on << 5)
    found.append(c.FORGO)


def spend(state: State, on: int) -> None:
    seat = state.mover
    state.points -= 1  # one thing for each (IS-CITY-05)
    if state.log is not None:
        income = state.rules.per_passenger_car if on == ON_CAR else 0
        state.tell(PointSpent(seat, PURCHASES[on], income))
    if on == ON_INFLUENCE:
        move(state, seat, 1)  # IS-CITY-06
    elif on == ON_SHARE:
        step_share(state, seat, 1)  # IS-CITY-07
    else:
        state.free_cars[seat] -= 1
        state.passenger_cars[seat] += 1  # IS-CITY-08
    settle(state)  # IS-CITY-09


def forgo(state: State) -> None:
    """All points that are left (IS-CITY-10)."""
    if state.log is not None:
        state.tell(PointsForgone(state.mover, state.points))
    state.points = 0
    settle(state)
