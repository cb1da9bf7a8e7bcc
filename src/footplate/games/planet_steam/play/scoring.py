# footplate: compiled
"""Wealth by source."""

from footplate.games.planet_steam.board.codes import RESOURCES
from footplate.games.planet_steam.play.state import NO_TANK, State

SOURCES = ("credits", "resources", "zones", "tanks", "superchargers", "luxury quarters")


def wealth(state: State, seat: int) -> list[int]:
    """What a seat is worth now, by source (PS-SCORE-01).

    Licenses, carriers and converters are worth nothing (PS-SCORE-02).
    """
    rules, zones = state.rules, state.zones_of(seat)  # PS-SCORE-04
    # On whichever carrier; and tanks whether they ran or not (PS-SCORE-03).
    goods = sum([state.has(seat, r) * state.price[r] for r in range(RESOURCES)])
    tanks = sum([state.tanks[zone] != NO_TANK for zone in zones])
    if seat == state.mover:
        # While rearranging some lie in the hand.
        tanks += 0 if rules.immobile else state.hand_tanks
    charged = sum([state.charged[zone] for zone in zones])
    if seat == state.mover:
        charged += state.hand_superchargers
    return [
        state.credits[seat],
        goods,
        len(zones) * rules.zone_value,
        tanks * rules.tank_value,
        charged * rules.supercharger_value,
        state.luxuries[seat] * rules.luxury_value,
    ]
