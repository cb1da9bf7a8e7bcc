"""The numbers of a board that the rulebook prints; a board file has to agree with them."""

from typing import Final

from footplate.core.datafile import Block
from footplate.games.planet_steam.board.blocks import (
    Band,
    ByPlayers,
    ByResource,
    Cards,
    Carriers,
    Certificates,
    Components,
    Converters,
    Cost,
    Costs,
    Grants,
    Manipulation,
    PriceManipulation,
    Resource,
    RiverLimits,
    Role,
    Sabotage,
    Scoring,
    Start,
    TankMarket,
    Token,
    VariableClaims,
    VariableTrading,
    Variants,
)

# Whole blocks.
PRINTED: Final[dict[str, Block]] = {
    "components": Components(
        plastic=90,
        tanks=35,
        converters=Converters(quartz=14, ore=14, energy=14),
        superchargers=13,
        cardboard=350,
        colors=("black", "green", "orange", "purple", "yellow"),
        claim_markers=14,
        neutral_markers=15,
        resource_tokens=(Token(1, 25), Token(5, 5)),
        credit_tokens=tuple(
            Token(value, 20 if value < 50 else 25) for value in (1, 5, 10, 20, 50, 100)
        ),
        indicators=8,
        tank_markers=1,
        airships=1,
        round_markers=1,
        order_markers=4,
        cards=Cards(specialists=10, carriers=40, licenses=7, luxury=7, optional=3),
    ),
    "supply": ByPlayers(
        ByResource(4, 7, 6, 10),
        ByResource(5, 8, 7, 12),
        ByResource(6, 9, 8, 14),
        ByResource(7, 10, 10, 16),
    ),
    "certificates": ByPlayers(
        Certificates(6, 4), Certificates(6, 5), Certificates(7, 6), Certificates(7, 7)
    ),
    "start": ByPlayers(
        Start(100, 0, 1, 3, 3),
        Start(110, 0, 2, 4, 2),
        Start(120, 1, 2, 3, 3),
        Start(130, 1, 2, 3, 4),
    ),
    "reduced_start": ByPlayers(
        Start(80, 0, 0, 2, 3),
        Start(90, 0, 1, 3, 2),
        Start(100, 0, 1, 3, 3),
        Start(110, 0, 1, 3, 3),
    ),
    "order_numbers": ByResource(1, 2, 3, 4),
    "tank_market": TankMarket(spaces=14, production=Cost(ore=1, energy=1), shortage_rise=4),
    "carriers": Carriers(
        start_class=1,
        free_upgrades=1,
        first_game_upgrade="water",
        upgrade=Cost(ore=1, energy=1),
        freelance_capacity=3,
        freelance_rounds=2,
    ),
    "costs": Costs(
        activation=Cost(water=1),
        declined_gain=Cost(water=1),
        local_tank=Cost(water=1),
        import_tank=Cost(credits=5, quartz=2, water=1),
        converter=Converters(quartz=8, ore=5, energy=2),
        supercharger=Cost(quartz=2, ore=1, water=1),
        license=Cost(quartz=1, water=2),
        license_sale=15,
        luxury=Cost(quartz=1, ore=1),
        extraction_energy=1,
    ),
    "grants": Grants(no_credits=2, opening_bid=1, claim_success=(4, 5, 6), no_zone=15, engineer=15),
    "scoring": Scoring(
        zone=25, tank=25, supercharger=50, luxury=50, license=0, carrier=0, converter=0
    ),
    "variants": Variants(
        variable_claims=VariableClaims(2, 2, 4, river_die_max=ByPlayers(3, 4, 5, 5)),
        price_manipulation=PriceManipulation(
            weak=Manipulation(credits=0, spaces=3, resources=1, quartz=False),
            moderate=Manipulation(credits=4, spaces=4, resources=3, quartz=False),
            strong=Manipulation(credits=8, spaces=5, resources=4, quartz=True),
        ),
        variable_trading=VariableTrading(placed=ByPlayers(2, 1, 1, 1)),
        sabotage=Sabotage(from_round=2, credits_per_pip=2),
        river_limits=RiverLimits(("water", "energy")),
    ),
}
# Blocks of which the rulebook prints a part, in its examples.
PRINTED_PRICES: Final[tuple[tuple[Resource, int], ...]] = (
    ("water", 7),
    ("water", 8),
    ("energy", 4),
    ("energy", 3),
    ("energy", 1),
)
PRINTED_BANDS: Final[tuple[tuple[Resource, int, Band], ...]] = (
    ("ore", 9, "yellow"),
    ("water", 4, "green"),
    ("energy", 14, "red"),
)
PRINTED_ADJUSTMENT: Final[tuple[tuple[Band, int], ...]] = (
    ("green", 0),
    ("yellow", -1),
    ("red", -3),
)
PRINTED_TANK_COST: Final = 20
WATER_CLASS_2: Final = 7
QUARTZ_CLASS_4: Final = 10  # at least
FOUR_PLAYERS: Final[tuple[tuple[Role, ...], ...]] = (
    ("lady_steam",),
    ("venturer",),
    ("airship_captain",),
    ("engineer",),
)
FEW_PLAYERS: Final = (2, 3)  # with unavailable zones, and with cards of two specialists
