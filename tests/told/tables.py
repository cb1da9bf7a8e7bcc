"""The set-ups that the client plays: every game, a sample of every option, the Automa."""

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Table:
    game: str
    seats: int
    setup: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        said = "-".join(f"{name}={value}" for name, value in self.setup.items())
        return f"{self.game}-{self.seats}{'-' if said else ''}{said}"


TIDEWATER = [Table("tidewater", seats) for seats in (2, 3, 4)]
AGE_OF_STEAM = [
    Table("age-of-steam", 3),
    Table("age-of-steam", 4, {"board": "southern-us", "start_order": "shuffle"}),
    Table("age-of-steam", 5, {"board": "new-hampshire", "decline_production_after_draw": True}),
    Table(
        "age-of-steam",
        6,
        {
            "turn_order_pass": "not-with-two-left",
            "rebuild_same_hex": True,
            "four_exit_town": "coexist-first",
            "double_redirect": "track",
            "redirect_unowned": "anyone",
            "redirect_and_add": True,
            "urbanize_any_time": True,
            "income_reduction": "deluxe",
            "last_player_ends": False,
        },
    ),
    Table("age-of-steam", 4, {"board": "reversteam"}),
]

PLANET_VARIANTS: dict[str, Any] = dict.fromkeys(
    (
        "immobile_tanks",
        "river_limits",
        "variable_trading",
        "variable_claims",
        "reduced_resources",
        "predictable_claiming",
        "price_manipulation",
        "sabotage",
        "freelance_carrier",
    ),
    True,
)
PLANET_STEAM = [
    *[Table("planet-steam", seats) for seats in (2, 3, 4, 5)],
    Table("planet-steam", 3, {"open_credits": True}),
    Table("planet-steam", 3, {"variable_claims": True, "river_neutrals": 2}),
    Table("planet-steam", 2, {"sabotage": True, "freelance_carrier": True}),
    Table("planet-steam", 4, {"price_manipulation": True, "variable_trading": True}),
    Table("planet-steam", 3, PLANET_VARIANTS),
    Table("planet-steam", 5, {**PLANET_VARIANTS, "open_credits": True}),
]

STEAM_POWER = [
    Table("steam-power", 2, {"bonus_factory_2p": 5, "factory_2p": 4}),
    Table("steam-power", 3, {"board": "germany", "coexisting_curves": True, "trains": 18}),
    Table("steam-power", 4, {"edition": "early", "bonus_steal": True, "vp_group": True}),
    Table("steam-power", 5, {"board": "england-wales", "group_build_out": "hex"}),
    Table("steam-power", 1, {"solo": "basic", "leftover_vp": 0}),
    Table("steam-power", 2, {"automas": "2:hard"}),
    Table("steam-power", 4, {"automas": "1:easy, 3:normal, 4:very-hard", "marker_step": 2}),
    Table(
        "steam-power",
        3,
        {
            "automas": "2:very-easy",
            "automa_icons": "factory, track, track, factory",
            "automa_targets": "opponents-city, unconnected-city, least-present, victory-point-city",
        },
    ),
]

IMPERIAL_STEAM = [
    *[Table("imperial-steam", seats) for seats in (2, 3)],
    Table("imperial-steam", 4, {"setup": "fixed"}),
    Table("imperial-steam", 2, {"setup": "random", "empty_actions": True}),
    Table("imperial-steam", 3, {"goods_supply": "limited", "car_supply": "limited"}),
    Table("imperial-steam", 3, {"money": "hidden", "tie": "shared"}),
]

TABLES = [*TIDEWATER, *AGE_OF_STEAM, *PLANET_STEAM, *STEAM_POWER, *IMPERIAL_STEAM]
FIRST = [TIDEWATER[0], AGE_OF_STEAM[0], PLANET_STEAM[0], STEAM_POWER[0], IMPERIAL_STEAM[0]]
"""One of each game, where more would prove the same."""
