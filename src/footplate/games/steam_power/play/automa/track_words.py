# footplate: compiled
"""Why an Automa builds to a city and by which way. Called only while somebody listens."""

from footplate.games.steam_power.board.codes import COLORS
from footplate.games.steam_power.board.rules import LEAST_PRESENT, TARGETS
from footplate.games.steam_power.language.events_automa import AutomaDecides, TieBreak
from footplate.games.steam_power.play.automa.paths import Path
from footplate.games.steam_power.play.automa.targets import RULE_IDS, cubes_by_color
from footplate.games.steam_power.play.automa.words import by_sweep, city_ids, coin_ids
from footplate.games.steam_power.play.state import State


def tell_start(state: State, city: int) -> None:
    colors = state.rules.colors
    color, at = colors[state.tiles[city]], colors[state.corners[state.marker]]
    same = [other for other in range(len(state.tiles)) if state.tiles[other] == state.tiles[city]]
    rule, chosen = "SP-ATRACK-34" if color == at else "SP-ATRACK-35", city_ids(state, [city])
    state.tell(
        AutomaDecides(
            state.mover,
            "start",
            rule,
            chosen,
            city_ids(state, same),
            [by_sweep(state, chosen)],
            colors=[color, at],
        )
    )


def tell_target(state: State, color: int, cities: list[int], path: Path | None) -> None:
    """What a colour asks for, and which city that is."""
    kind, colors = state.rules.target_rule[color], [state.rules.colors[color]]
    numbers: dict[str, int] = {}
    if kind == LEAST_PRESENT:
        counts = cubes_by_color(state)
        numbers["cubes"] = min(counts)
        least = [each for each in range(COLORS) if counts[each] == min(counts)]
        colors += [state.rules.colors[each] for each in least]
    chosen: list[str] = []
    ties: list[TieBreak] = []
    rule = "SP-ATRACK-16" if cities else "SP-ATRACK-06"
    if path is not None:
        chosen, numbers["tiles"] = city_ids(state, [path.target]), len(path.coins)
        rule = RULE_IDS[kind] if len(cities) == 1 else "SP-ATRACK-14"
        if len(cities) > 1:
            ties.append(TieBreak("tiles", city_ids(state, path.tied), len(path.coins)))
        if len(path.tied) > 1:
            ties.append(by_sweep(state, chosen))
    state.tell(
        AutomaDecides(
            state.mover,
            "target" if chosen else "no-target",
            rule,
            chosen,
            city_ids(state, cities),
            ties,
            TARGETS[kind],
            colors=colors,
            numbers=numbers,
        )
    )


def tell_path(state: State, path: Path) -> None:
    """Which way it takes, and what it takes in."""
    hexes = coin_ids(state, path.coins)
    ties: list[TieBreak] = []
    if path.other_cost >= 0:
        ties.append(TieBreak("price", hexes, path.cost))
    if path.other_cost == path.cost:
        ties.append(by_sweep(state, hexes))
    numbers = {"price": path.cost}
    state.tell(
        AutomaDecides(state.mover, "path", "SP-ATRACK-19", hexes, ties=ties, numbers=numbers)
    )
    if path.cities:
        cities = city_ids(state, path.cities)
        state.tell(AutomaDecides(state.mover, "through", "SP-ATRACK-22", cities))
