# footplate: compiled
"""What a seat has, by the things of the plan."""

from footplate.games.planet_steam.board.blocks import RESOURCES as NAMES
from footplate.games.planet_steam.board.codes import RESOURCES, WATER
from footplate.games.planet_steam.play.state import NO_TANK, State


def named_cost(cost: list[int]) -> dict[str, int]:
    """A cost or gain, the four resources and credits (last), by the things of the plan."""
    found: dict[str, int] = {}
    if cost[RESOURCES]:
        found["money"] = cost[RESOURCES]
    for resource in range(RESOURCES):
        if cost[resource]:
            found[NAMES[resource]] = cost[resource]
    return found


def holdings(state: State, seat: int, with_credits: bool) -> dict[str, int]:
    """All that lies before a seat, its pieces on the map, and those in hand while rearranging."""
    first = seat * RESOURCES
    found: dict[str, int] = {"money": state.credits[seat]} if with_credits else {}
    for resource in range(RESOURCES):
        found[NAMES[resource]] = state.held[first + resource]
    zones = state.zones_of(seat)
    found["license"] = state.licenses[seat]
    found["luxury"] = state.luxuries[seat]
    found["zone"] = len(zones)
    outputs = [state.tanks[zone] for zone in zones if state.tanks[zone] != NO_TANK]
    converters, tanks = [outputs.count(kind) for kind in range(RESOURCES)], len(outputs)
    charged = sum([state.charged[zone] for zone in zones])
    if seat == state.mover:
        charged += state.hand_superchargers
        tanks += 0 if state.rules.immobile else state.hand_tanks
        for kind in range(RESOURCES):
            converters[kind] += state.hand_converters[kind]
    found["tank"] = tanks
    for kind in range(RESOURCES):
        if kind != WATER:
            found[f"{NAMES[kind]}_converter"] = converters[kind]
    found["supercharger"] = charged
    for resource in range(RESOURCES):
        found[f"{NAMES[resource]}_carrier"] = state.classes[first + resource]
    return found
