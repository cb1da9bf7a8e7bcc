"""The numbers of a board that the rulebook prints; a board file has to agree with them."""

from typing import Final

from footplate.core.datafile import Block
from footplate.games.imperial_steam.board.blocks import (
    Actions,
    Arrivals,
    ByPlayers,
    CityKeys,
    Components,
    Costs,
    PlayerPieces,
    RandomSetup,
    Rounds,
    Scoring,
    Start,
    Token,
    Warehouse,
)

# Whole blocks.
PRINTED: Final[dict[str, Block]] = {
    "components": Components(
        action_tiles=11,
        state_cards=35,
        contracts=28,
        guldens=(Token(10, 30), Token(20, 20), Token(50, 15), Token(100, 12), Token(200, 10)),
        factory_boards=2,
        worker_boards=2,
        share_boards=4,
        summary_cards=4,
        normal_cards=15,
        semmering_tokens=1,
        crowns=4,
        hub_markers=4,
        tunnel_engineers=4,
        bridge_engineers=4,
        growth_tiles=4,
        price_markers=8,
        engines=24,
        cars=70,
        city_tiles=69,
        hub_tiles=4,
        shipment_tiles=9,
        reserved_tokens=35,
        business_tokens=(Token(1, 13), Token(2, 8), Token(3, 3)),
        factories=12,
        goods=40,
        unbuilt_stations=8,
        investors=34,
        share_value_markers=4,
        round_markers=1,
        city_keys=CityKeys(gold=4, silver=4),
        per_player=PlayerPieces(hands=5, workers=15, stations=3, tracks=18),
        colors=("red", "purple", "turquoise", "yellow"),
    ),
    "start": Start(
        money=ByPlayers(120, 130, 140),
        workers=2,
        engine="IS-3",
        cars=3,
        engine_goods=("coal",),
        car_goods=("wood", "stone", "iron"),
        warehouse=Warehouse(open=1, most=3),
        stations=1,
        hands=2,
        hand_rounds=(2, 3, 4),
        share_value=40,
        investors=1,
        influence=0,
        most_trains=3,
    ),
    "rounds": Rounds(
        count=8,
        hands=(2, 3, 4, 5, 5, 5, 5, 5),
        first_phase=7,
        phases=(
            "retrieve_hands",
            "shipment_arrives",
            "take_ordered_goods",
            "income",
            "train_workers",
            "turn_order",
            "actions",
            "end_check",
        ),
    ),
    "arrivals": Arrivals(rounds=(4, 5, 6, 7, 8), per_round=ByPlayers(1, 2, 3), pool=5),
    "actions": Actions(
        main=(
            "build_tracks",
            "hire",
            "build_building",
            "produce",
            "buy_or_order",
            "train",
            "contract",
            "philanthropize",
            "share_value",
            "fundraise",
            "pass",
        ),
        free=("sell_share", "deliver", "state_access"),
    ),
    "costs": Costs(
        track_goods=("wood", "stone", "iron"),
        bridge_good="stone",
        tunnel_good="iron",
        tracks_per_action=2,
        tracks_without_station=2,
        track_fee=10,
        engineer=30,
        influence_step=10,
        fundraise=10,
        delivery_coal=1,
        path_fee=20,
    ),
    "random_setup": RandomSetup(hub_tiles=1, city_tiles=2, remaining=15),
    "contract_display": ByPlayers(3, 4, 5),
    "factories": ByPlayers(6, 9, 12),
    "scoring": Scoring(
        good=10,
        hubs=(0, 10, 30, 60, 100),
        shareholder_percent=10,
        passenger_car=10,
        station=10,
        semmering=2,
    ),
}

# --- the map ---------------------------------------------------------------------------------

NAMES: Final = {
    "wien": "Wien",
    "bratislava": "Bratislava",
    "wr_neustadt": "Wr. Neustadt",
    "gloggnitz": "Gloggnitz",
    "sopron": "Sopron",
    "muerzzuschlag": "Mürzzuschlag",
    "bruck": "Bruck a. d. Mur",
    "graz": "Graz",
    "fuerstenfeld": "Fürstenfeld",
    "st_veit": "St. Veit a. d. Glan",
    "maribor": "Maribor",
    "feldkirchen": "Feldkirchen",
    "celje": "Celje",
    "ljubljana": "Ljubljana",
    "trieste": "Trieste",
}
START: Final = "wien"
GOAL: Final = "trieste"
EFFORTS: Final = {"wr_neustadt": 3, "sopron": 5}
NO_TILE: Final = ("wien", "bruck", "trieste")
SPACES: Final = 27  # for 23 city tiles and 4 hub tiles
CITIES: Final = SPACES + len(NO_TILE)
REGION_SPACES: Final = 3
# Built in the examples without an engineer.
PLAIN_PAIRS: Final = (
    ("wien", "bratislava"),
    ("wien", "wr_neustadt"),
    ("bratislava", "wr_neustadt"),
    ("bratislava", "sopron"),
    ("wr_neustadt", "sopron"),
    ("wr_neustadt", "gloggnitz"),
)
SEMMERING: Final = ("gloggnitz", "muerzzuschlag")
# Two ways to Trieste, as long as each other, in the example of the final scoring.
WAYS: Final = (
    ("bruck", "graz", "st_veit", "ljubljana", "trieste"),
    ("fuerstenfeld", "maribor", "celje", "ljubljana", "trieste"),
)
TRIESTE_GULDENS: Final = 10  # for each own track
FELDKIRCHEN_INFLUENCE: Final = 3
CUSTOM_COST: Final = 40
STATION_COSTS: Final = (30, 50)  # of a site with a station sign, and of a station

# --- tiles, cards and boards -----------------------------------------------------------------

CITY_TILES: Final = 23  # for each number of players
STAR_TILES: Final = 3  # with three and four players
HUB_DEMAND: Final = ("wood", "stone", "iron", "coal", "coal")
BLUE_HUB: Final = "gloggnitz"
BLUE_STEP: Final = 1
STATE_NUMBERS: Final = (1, 2, 3, 4)
DECKS: Final = (1, 2, 3)
FIXED_SHIPMENT: Final = (2, 3, 4, 3, 2, 2, 3)
SHIPMENT_TILES: Final = (2, 3, 4, 5)
MARKET_SPACES: Final = 10
LEVELS: Final = (3, 4, 5, 6, 7, 8)
ENGINES: Final = 4  # of each level
INFLUENTIAL: Final = 6  # from this level on
IRON: Final = (40, 90)  # the cost of a factory, and the pay for iron once it is built
WORKER_PRICES: Final = (10, 20, 30, 40, 50)
ENGINEERS: Final = ByPlayers(2, 3, 4)
WHITE_COLUMNS: Final = 2  # in the example of the hire
STEP: Final = 10
SILVER: Final = {120: 60, 110: 60, 100: 50}
SHARE_VALUES: Final = {0: 40, 1: 60, 3: 130, 4: 180, 5: 240}
SHARE_INFLUENCE: Final = {1: 1, 5: 5}
SHARE_ROWS: Final = 6
INVESTORS: Final = 7  # on the share board in the example
WORKER_OUTPUT: Final = {2: 3, 3: 4}
