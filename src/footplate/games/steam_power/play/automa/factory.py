# footplate: compiled
"""An Automa builds a factory."""

from footplate.games.steam_power.language.events_automa import AutomaDecides, TieBreak
from footplate.games.steam_power.play.automa.sweep import first_city
from footplate.games.steam_power.play.automa.targets import cubes_by_color, own_cities
from footplate.games.steam_power.play.automa.words import by_sweep, city_ids
from footplate.games.steam_power.play.flow import build_factory, factory_sites
from footplate.games.steam_power.play.state import State
from footplate.games.steam_power.play.transport import fares_of


def place_factory(state: State) -> bool:
    """Build where the rules say; False: nowhere."""
    sites = factory_sites(state)  # SP-AFAC-05, SP-AFAC-07
    if not sites:
        if state.log is not None:
            why, rule = "no-city", "SP-AFAC-05"
            if not state.plants[state.company]:
                why, rule = "no-factory", "SP-FACTORY-07"
            state.tell(AutomaDecides(state.mover, "no-factory", rule, why=why))
        return False
    inside = _inside(state, sites)  # SP-AFAC-01
    near = _least_present(state, inside or sites)  # SP-AFAC-02
    closest = _closest(state, near)  # SP-AFAC-03
    city = first_city(state, closest)  # SP-AFAC-04
    if state.log is not None:
        _tell(state, city, [sites, inside, near, closest])
    build_factory(state, city, state.rules.factory_cubes)  # SP-AFUL-13, SP-AFAC-06
    return True


def _inside(state: State, sites: list[int]) -> list[int]:
    """Those in the extended network."""
    if not state.network[state.company]:
        return []
    fares, node_of = fares_of(state, state.company), state.rules.board.node_of
    return [city for city in sites if fares[node_of[city]] >= 0]


def _least_present(state: State, sites: list[int]) -> list[int]:
    """Those of the colour, or colours, with the fewest cubes in the extended network."""
    counts = cubes_by_color(state)
    least = min([counts[state.tiles[city]] for city in sites])
    return [city for city in sites if counts[state.tiles[city]] == least]


def _closest(state: State, sites: list[int]) -> list[int]:
    """Those with the fewest hexes to the own network; all of them where there is none."""
    if not state.network[state.company]:
        return sites
    distances = [distance_to_own(state, city) for city in sites]
    least = min(distances)
    return [sites[at] for at in range(len(sites)) if distances[at] == least]


def distance_to_own(state: State, city: int) -> int:
    """Hexes to the nearest city of the own network, 0 inside it."""
    board, own = state.rules.board, own_cities(state)
    here, best = board.spots[board.cities[city]], board.size
    for other in range(len(board.cities)):
        if own >> other & 1:
            there = board.spots[board.cities[other]]
            best = min(best, _hexes_between(here, there))
    return best


def _hexes_between(one: int, two: int) -> int:
    """The distance of two spots (column * 64 + row); odd columns lie half a hex lower."""
    columns = abs(one // 64 - two // 64)
    # Twice the row, so that half hexes are whole numbers.
    rows = abs((one % 64 * 2 + one // 64 % 2) - (two % 64 * 2 + two // 64 % 2))
    return columns + max(0, rows - columns) // 2


def _tell(state: State, city: int, kept: list[list[int]]) -> None:
    """What decided. `kept`: all sites, those inside, of the least present colour, the closest."""
    sites, inside, near, closest = [city_ids(state, each) for each in kept]
    color = state.tiles[city]
    cubes, chosen = cubes_by_color(state)[color], city_ids(state, [city])
    rule = "SP-AFAC-02" if inside else "SP-AFAC-01"
    ties = [TieBreak("inside", inside or sites), TieBreak("least-present", near, cubes)]
    if len(closest) < len(near):
        ties.append(TieBreak("distance", closest, distance_to_own(state, city)))
        rule = "SP-AFAC-03"
    if len(closest) > 1:
        ties.append(by_sweep(state, chosen))
        rule = "SP-AFAC-04"
    state.tell(
        AutomaDecides(
            state.mover,
            "factory",
            rule,
            chosen,
            sites,
            ties,
            "inside" if inside else "opponents",
            colors=[state.rules.colors[color]],
            numbers={"cubes": cubes},
        )
    )
