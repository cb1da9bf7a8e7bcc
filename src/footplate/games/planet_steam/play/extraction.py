# footplate: compiled
"""Extract Resources: which tanks run, what they give, and where it finds room."""

from footplate.games.planet_steam.board import codes as c
from footplate.games.planet_steam.board.blocks import RESOURCES as NAMES
from footplate.games.planet_steam.board.codes import ENERGY, RESOURCES
from footplate.games.planet_steam.language import steps
from footplate.games.planet_steam.language.events import Extracted, GoodsLost, Stowed
from footplate.games.planet_steam.play.state import State
from footplate.games.planet_steam.play.tank_phase import upright


class Yield:
    """What a choice of tanks needs and gives, by source."""

    def __init__(self) -> None:
        self.energy = 0
        self.basic = [0] * RESOURCES
        self.synergy = [0] * RESOURCES
        self.superchargers = [0] * RESOURCES
        self.airship = [0] * RESOURCES

    def total(self, resource: int) -> int:
        return (
            self.basic[resource]
            + self.synergy[resource]
            + self.superchargers[resource]
            + self.airship[resource]
        )


def is_free(state: State, zone: int) -> bool:
    """Whether a tank runs without energy (PS-EXTRACT-05): bare on the river, or for energy.

    A supercharger leaves it bare (PS-EXTRACT-08).
    """
    return state.tanks[zone] == ENERGY or (state.rules.river[zone] == 1 and state.is_standard(zone))


def running(state: State, seat: int) -> list[int]:
    """All upright ones (PS-EXTRACT-02), but for those that are switched off."""
    return [zone for zone in upright(state, seat) if zone not in state.idle]


def energy_needed(state: State, zones: list[int]) -> int:
    return state.rules.energy_per_tank * sum([not is_free(state, zone) for zone in zones])


def yield_of(state: State, zones: list[int], airship: int) -> Yield:
    """What these tanks of one owner extract together, with the airship at a row (-1: nowhere).

    Only tanks that run yield anything (PS-EXTRACT-13), whatever others extract (PS-EXTRACT-15); the
    airship serves everybody (PS-AIR-02), and a group of n yields n - 1 more (PS-EXTRACT-09).
    """
    found = Yield()
    found.energy = energy_needed(state, zones)
    for zone in zones:
        output = state.tanks[zone]
        found.basic[output] += 1  # PS-EXTRACT-07
        found.superchargers[output] += state.charged[zone]  # PS-EXTRACT-11
        if state.rules.row_of[zone] == airship:
            found.airship[output] += 1  # PS-EXTRACT-12
    left = zones[:]
    while left:
        group = [left.pop()]
        for zone in group:  # grows while a tank of the same kind touches it
            for near in state.rules.near[zone]:
                if near in left and state.tanks[near] == state.tanks[zone]:  # PS-EXTRACT-10
                    left.remove(near)
                    group.append(near)
        found.synergy[state.tanks[group[0]]] += len(group) - 1
    return found


def extract_codes(state: State) -> list[int]:
    zones = running(state, state.mover)
    found = [c.at_zone(c.SWITCH_OFF, state.rules.spots[zone]) for zone in zones]
    if energy_needed(state, zones) <= state.has(state.mover, ENERGY):  # PS-EXTRACT-04
        found.append(c.EXTRACT)
    return found


def switch_off(state: State, zone: int) -> None:
    """For this round (PS-EXTRACT-03)."""
    state.idle = sorted([*state.idle, zone])


def extract(state: State) -> bool:
    """Pay, extract, store. Returns whether it is settled what finds room."""
    seat = state.mover
    gained = yield_of(state, running(state, seat), state.airship)
    state.held[seat * RESOURCES + ENERGY] -= gained.energy  # PS-EXTRACT-06
    state.idle = []
    kept = [0] * RESOURCES
    for resource in range(RESOURCES):
        count = gained.total(resource)
        own = max(0, state.capacity(seat, resource) - state.has(seat, resource))  # PS-EXTRACT-14
        kept[resource] = min(count, own)
        state.held[seat * RESOURCES + resource] += kept[resource]
        state.overflow[resource] = count - kept[resource]
    if state.log is not None:
        _tell(state, gained, kept)
    return _stow_what_is_clear(state)


def _tell(state: State, gained: Yield, kept: list[int]) -> None:
    def named(amounts: list[int]) -> dict[str, int]:
        return {NAMES[r]: amounts[r] for r in range(RESOURCES) if amounts[r]}

    state.tell(
        Extracted(
            state.mover,
            gained.energy,
            named(gained.basic),
            named(gained.synergy),
            named(gained.superchargers),
            named(gained.airship),
            named(kept),
        )
    )


def _stow_what_is_clear(state: State) -> bool:
    """Fill the freelance carrier where there is nothing to choose (PS-FREE-08).

    Returns whether all is clear. What is left of the overflow then is lost.
    """
    seat = state.mover
    kinds = [resource for resource in range(RESOURCES) if state.overflow[resource]]
    room = state.spare(seat)
    if room and len(kinds) > 1 and sum(state.overflow) > room:
        return False
    for resource in kinds:
        count = min(state.overflow[resource], state.spare(seat))
        state.held[seat * RESOURCES + resource] += count
        state.overflow[resource] -= count
        if count and state.log is not None:
            state.tell(Stowed(seat, NAMES[resource], count))
    if any(state.overflow) and state.log is not None:
        lost: dict[str, int] = {
            NAMES[r]: state.overflow[r] for r in range(RESOURCES) if state.overflow[r]
        }
        state.tell(GoodsLost(seat, lost))
    return True


def stow_codes(state: State) -> list[int]:
    return [c.with_number(c.STOW, r) for r in range(RESOURCES) if state.overflow[r]]


def stow(state: State, resource: int) -> bool:
    """One unit (PS-FREE-07). Returns whether it is settled what finds room."""
    state.held[state.mover * RESOURCES + resource] += 1
    state.overflow[resource] -= 1
    if state.log is not None:
        state.tell(Stowed(state.mover, NAMES[resource], 1))
    return _stow_what_is_clear(state)


def forget_overflow(state: State) -> None:
    state.overflow = [0] * RESOURCES


def begin_stowing(state: State) -> None:
    state.step = steps.STOW
