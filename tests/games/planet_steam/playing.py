"""Ways to set up Planet Steam, for tests that need many different positions."""

from typing import Any

import footplate
from footplate.games.planet_steam.board import codes as c
from footplate.games.planet_steam.play.state import State

GAME = footplate.game("planet-steam")

VARIANTS = [
    "immobile_tanks",
    "river_limits",
    "variable_trading",
    "variable_claims",
    "reduced_resources",
    "predictable_claiming",
    "price_manipulation",
    "sabotage",
    "freelance_carrier",
]
ALL: dict[str, Any] = dict.fromkeys(VARIANTS, True)

# name, seats, options
MODES: list[tuple[str, int, dict[str, Any]]] = [
    *[(f"{seats} players", seats, {}) for seats in (2, 3, 4, 5)],
    *[(name, 2 + at % 4, {name: True}) for at, name in enumerate(VARIANTS)],
    *[(f"all variants, {seats}", seats, {**ALL}) for seats in (2, 3, 4, 5)],
]
NAMES = [name for name, _, _ in MODES]


def start(mode: str, seed: int, seats: int | None = None) -> State:
    _, usual, options = MODES[NAMES.index(mode)]
    state = GAME.start(seats or usual, seed, **options)
    assert isinstance(state, State)
    return state


def strange_codes(state: State, rng: footplate.Chance) -> list[int]:
    """Codes that may or may not be legal: of every kind, with every small number and zone."""
    found = [kind for kind in range(c.PASS_CERTIFICATES + 1) if _is_code(kind)]
    for kind in range(c.PASS_CERTIFICATES + 1):
        for number in range(12):
            code = c.with_number(kind, number)
            if _is_code(code):
                found.append(code)
        for spot in state.rules.spots:
            code = c.at_zone(kind, spot)
            if _is_code(code):
                found.append(code)
    for _ in range(60):
        one = state.rules.spots[rng.below(state.rules.size)]
        two = state.rules.spots[rng.below(state.rules.size)]
        kind = (c.QUARTZ, c.ORE, c.ENERGY)[rng.below(3)]
        found += [c.converter(kind, one, two), c.converter(kind, one, c.NO_ZONE)]
        found.append(c.place(one, rng.below(2), rng.below(4), rng.below(2)))
        found.append(c.move_price(rng.below(4), rng.below(13) - 6))
        found.append(c.order(1 + rng.below(4), rng.below(4)))
        found += [c.with_number(kind, rng.below(160)) for kind in (c.BID, c.BUY, c.SELL)]
    if state.next_zone >= 0:
        spot = state.rules.spots[state.next_zone]
        found += [
            c.place(spot, tank, output, charged)
            for tank in (0, 1)
            for output in range(4)
            for charged in (0, 1)
        ]
    return found


def _is_code(code: int) -> bool:
    try:
        GAME.decode(code)
    except footplate.BadInput:
        return False
    return True
