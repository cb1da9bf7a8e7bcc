"""What the fields of each game's actions can be, beyond what their types say: names and numbers.

Names come from the plan of the set-up, ranges from what codes can hold.
"""

from collections.abc import Callable, Mapping
from typing import Final

from footplate.core.plan import Plan
from footplate.core.state import State
from footplate.envs.vocabulary import HUNDRED, Hundreds, Values
from footplate.hexes.geometry import parse_label

MONEY: Final[Values] = [*range(HUNDRED), *map(Hundreds, range(1, HUNDRED))]
"""Any amount that money can buy: 0 to 9,999."""
EDGES: Final[Values] = range(6)
SEATS: Final[Values] = range(6)


def _of_kind(plan: Plan, kind: str) -> list[str]:
    return [place.id for place in plan.places.values() if place.kind == kind]


def _hexes(plan: Plan) -> list[str]:
    return [id for id in plan.places if _is_hex(id)]


def _is_hex(id: str) -> bool:
    try:
        parse_label(id)
    except ValueError:
        return False
    return True


def _age_of_steam(plan: Plan, state: State) -> dict[str, Values]:
    from footplate.games.age_of_steam.language.position import column_names

    return {
        "shares": range(16),
        "amount": MONEY,
        "hex": _hexes(plan),
        "tracks": EDGES,
        "exits": EDGES,
        "column": column_names(),
        "box": range(1, 4),
    }


def _steam_power(plan: Plan, state: State) -> dict[str, Values]:
    from footplate.games.steam_power.language.codec import CONTRACTS

    return {
        "hex": _hexes(plan),
        "track": EDGES,
        "cubes": range(16),
        "contract": CONTRACTS,
        "pay": range(32),
        "seat": SEATS,
    }


def _planet_steam(plan: Plan, state: State) -> dict[str, Values]:
    zones = _of_kind(plan, "zone")
    return {
        "amount": MONEY,
        "number": range(1, 10),
        "spaces": range(-7, 8),
        "seat": SEATS,
        "zone": zones,
        "moved_to": zones,
        "row": range(1, 10),
    }


def _imperial_steam(plan: Plan, state: State) -> dict[str, Values]:
    from footplate.envs.features.imperial_steam import most_sites
    from footplate.games.imperial_steam.play.state import State as ImperialSteam

    assert isinstance(state, ImperialSteam)
    cities, most = _of_kind(plan, "city"), most_sites(state.rules)
    return {
        "amount": MONEY,
        "link": list(plan.lines),
        "column": range(1, 17),
        "city": cities,
        # Tiles with sites lie elsewhere in another game.
        "site": [f"{city}.{number}" for city in cities for number in range(1, most + 1)],
        "level": range(1, 16),
        "to": range(1, 16),
        "contract": _of_kind(plan, "contract"),
        "steps": MONEY,
    }


_KNOWN: dict[str, Callable[[Plan, State], dict[str, Values]]] = {
    "age-of-steam": _age_of_steam,
    "steam-power": _steam_power,
    "planet-steam": _planet_steam,
    "imperial-steam": _imperial_steam,
}


class _Anything(dict[str, Values]):
    """For games of others: a number is an amount of money or a name one of the plan's."""

    def __init__(self, plan: Plan) -> None:
        super().__init__()
        self._values = [*plan.places, *plan.lines, *MONEY]

    def __missing__(self, field: str) -> Values:
        return self._values


def known_of(state: State) -> Mapping[str, Values]:
    """The values of every field of names or numbers, for the set-up of a state."""
    name, plan = state.game.name, state.plan()
    return _KNOWN[name](plan, state) if name in _KNOWN else _Anything(plan)
