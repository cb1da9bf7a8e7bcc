"""The packaged board adds up: its box, its tiles and cards, and the rulebook's examples."""

from collections import Counter

import msgspec
import pytest

from footplate.games.imperial_steam.board.blocks import GOODS, HUBS, REGIONS
from footplate.games.imperial_steam.board.file import (
    COUNTS,
    BoardFile,
    cities_by_id,
    cities_by_space,
    columns,
    deck,
    factory_cost,
    links_by_id,
    map_sites,
    normal_cards,
    region_of,
    silver_value,
    state_links,
)
from footplate.games.imperial_steam.board.load import load_board


@pytest.fixture(scope="module")
def board() -> BoardFile:
    return load_board("standard")


# --- the box ---------------------------------------------------------------------------------


def test_what_is_in_the_box_adds_up(board: BoardFile) -> None:
    box = board.components
    assert [token.count for token in box.guldens] == [30, 20, 15, 12, 10]
    assert sum(token.count for token in box.guldens) == 87
    assert len(board.actions.main) == box.action_tiles == 11
    assert len(board.actions.free) == 3
    assert sum(len(board.city_tiles[count]) for count in COUNTS) == box.city_tiles == 69
    assert sum(engine.count for engine in board.engines) == box.engines == 24
    assert (box.factories * len(GOODS), box.goods * len(GOODS)) == (48, 160)
    assert box.unbuilt_stations == len(box.colors) * (box.per_player.stations - 1)
    assert box.factories == max(board.factories[count] for count in COUNTS)


def test_the_goods_last_for_the_setup(board: BoardFile) -> None:
    pool = board.arrivals.pool * len(GOODS)
    for count in COUNTS:
        assert board.shipment.spaces + count + board.arrivals.pool <= board.components.goods
        assert board.arrivals.per_round[count] == count - 1
        assert board.arrivals.per_round[count] * len(board.arrivals.rounds) <= pool == 20


def test_the_hands(board: BoardFile) -> None:
    start, rounds = board.start, board.rounds
    assert start.hands + len(start.hand_rounds) == board.components.per_player.hands
    assert rounds.hands == tuple(min(5, number + 1) for number in range(1, rounds.count + 1))
    assert sum(rounds.hands) == 34
    assert rounds.phases[rounds.first_phase - 1] == "actions"


def test_investors_and_reserved_tokens_last(board: BoardFile) -> None:
    laid_out = board.contract_display[4] * (1 + 2 + 3)
    assert len(board.components.colors) * board.start.investors + laid_out == 34
    assert board.components.investors == 34
    assert laid_out == 30 <= board.components.reserved_tokens == 35


# --- tiles and setups ------------------------------------------------------------------------


def test_spaces_and_regions(board: BoardFile) -> None:
    assert len(board.cities) == 30
    assert sorted(cities_by_space(board)) == list(range(1, 28))
    outside = [city for city in cities_by_space(board).values() if not region_of(board, city.id)]
    assert len(outside) == board.random_setup.remaining == 15
    in_regions = len(REGIONS) * board.random_setup.city_tiles
    assert all(len(board.city_tiles[count]) - in_regions == len(outside) for count in COUNTS)
    assert len(REGIONS) * board.random_setup.hub_tiles == len(board.hub_tiles)


@pytest.mark.parametrize("count", COUNTS)
def test_the_tiles_of_the_fixed_setup(board: BoardFile, count: int) -> None:
    places, tiles = cities_by_space(board), board.city_tiles[count]
    hubs = {tile.fixed_space[count]: tile.color for tile in board.hub_tiles}
    assert {tile.number for tile in tiles} == set(range(1, 28)) - set(hubs)
    assert sorted(region_of(board, places[space].id) or "" for space in hubs) == list("ABCD")
    assert {places[space].id for space, color in hubs.items() if color == "blue"} == {"gloggnitz"}
    needed = [sum(tile.business >= value for tile in tiles) for value in (1, 2, 3)]
    box = [token.count for token in board.components.business_tokens]
    assert all(most >= number for most, number in zip(box, needed))
    assert (needed == box) == (count == 4)
    assert sum(bool(tile.demand) for tile in tiles) == (0 if count == 2 else 3)
    bratislava = next(tile for tile in tiles if tile.number == 1)
    assert places[1].id == "bratislava"
    assert "board" in bratislava.factory_sites


@pytest.mark.parametrize("count", COUNTS)
def test_the_normal_cards(board: BoardFile, count: int) -> None:
    cards = normal_cards(board, count)
    asking = {tile.number for tile in board.city_tiles[count] if tile.demand}
    assert len(cards) == 5
    for card in cards:
        assert sorted(region_of(board, city) or "" for city in card.hub_cities) == list("ABCD")
        assert set(card.star_tiles) == asking
        assert not set(card.star_cities) & set(card.hub_cities)
    assert len({(card.hub_cities, card.crowns) for card in cards}) == 5


@pytest.mark.parametrize("count", COUNTS)
def test_factory_sites(board: BoardFile, count: int) -> None:
    tiles = sum(len(tile.factory_sites) for tile in board.city_tiles[count])
    # Enough to matter, and fewer than factories.
    assert 6 * count <= len(map_sites(board, count)) + tiles <= 4 * board.factories[count]
    assert sum(site.city == "wien" for site in map_sites(board, count)) == count
    costs = {(site.city, site.cost) for site in map_sites(board, count)}
    assert {("leoben", 40), ("wr_neustadt", "station")} <= costs
    assert cities_by_id(board)["wr_neustadt"].station_cost == 30


def test_the_printed_opportunities(board: BoardFile) -> None:
    found = {entry.city: entry for entry in board.opportunities}
    assert set(found) == {"wien", "bruck", "trieste", "feldkirchen"}
    assert (found["feldkirchen"].influence, found["trieste"].guldens_per_track) == (3, 10)
    assert cities_by_id(board)["feldkirchen"].space
    assert {"wien", "bruck"} < {site.city for site in board.factory_sites}


def test_growth(board: BoardFile) -> None:
    steps = {tile.id: tile.steps for tile in board.growth_tiles}
    growth = board.fixed_setup.growth
    assert {growth[hub] for hub in HUBS} == set(steps)
    # Every delivery to the blue hub, from 80 on.
    column, after = board.fixed_setup.hub_influence.blue, []
    for step in steps[growth.blue]:
        column += step * board.influence_track.step
        after.append(column)
    assert after == [90, 100, 100, 110, 130]


# --- cards -----------------------------------------------------------------------------------


def test_state_links(board: BoardFile) -> None:
    links = links_by_id(board)
    assert len(state_links(board)) == len(board.state_cards) == 35
    for link in state_links(board):
        assert not {"wien", "trieste"} & set(links[link].ends)
    assert {card.number for card in board.state_cards} == {1, 2, 3, 4}


def test_the_decks(board: BoardFile) -> None:
    decks = [deck(board, number) for number in (1, 2, 3)]
    assert [len(cards) for cards in decks] == [8, 10, 10]
    # A bigger contract never pays less for each factory than all smaller ones.
    best = [max(card.value / card.deck for card in cards) for cards in decks]
    assert best == sorted(best)


def test_engines(board: BoardFile) -> None:
    assert [engine.influence for engine in board.engines] == [0, 0, 0, 1, 2, 3]
    assert [engine.from_round for engine in board.engines] == [None, 2, 3, 4, 5, 6]
    assert all(engine.cars == engine.level == engine.price // 10 for engine in board.engines)
    assert board.engines[0].id == board.start.engine
    assert board.engines[0].cars == board.start.cars


# --- the rulebook's examples -----------------------------------------------------------------


def test_hub_markers_are_dropped(board: BoardFile) -> None:
    column, stops = 0, []
    for number in (3, 2, 1, 4):
        column += board.influence_track.step * number
        stops.append(column)
    assert stops == [30, 50, 60, 100]
    assert set(stops) <= set(columns(board))
    assert columns(board)[-1] >= 4 * 4 * 10


def test_keys(board: BoardFile) -> None:
    assert [silver_value(board, column) for column in (120, 110, 100)] == [60, 60, 50]
    halves = [10 * -(-column // 20) for column in columns(board)]
    assert [silver_value(board, column) for column in columns(board)] == halves


def test_five_workers_and_an_engineer(board: BoardFile) -> None:
    prices = board.worker_board.prices
    paid = sum(prices[min(row, len(prices) - 1)] for row in range(1, 6))
    assert paid == 190
    assert 230 - paid - board.costs.engineer == 10
    hubs = board.fixed_setup.hub_influence
    assert hubs.bronze <= hubs.white < min(hubs.green, hubs.blue)
    assert board.worker_board.columns[4].white == 2
    four = msgspec.structs.astuple(board.worker_board.columns[4])
    assert sum(four) == board.components.price_markers
    assert prices[0] == board.worker_board.start_price


def test_the_effort_of_two_cities(board: BoardFile) -> None:
    cities = cities_by_id(board)
    neustadt, sopron = cities["wr_neustadt"].effort, cities["sopron"].effort
    assert neustadt + sopron == 8 > 2 * 2 >= neustadt


@pytest.mark.parametrize("count", COUNTS)
def test_iron_at_bratislava(board: BoardFile, count: int) -> None:
    assert factory_cost(board, count, "iron", 0) == 40
    assert board.factory_board[count]["iron"].pay[1] == 90


def test_deliveries_pay_by_factories(board: BoardFile) -> None:
    assert board.factory_board[2]["iron"].pay[3] == 70
    assert factory_cost(board, 4, "iron", 4) == 50
    assert board.factory_board[4]["iron"].pay[4] == 80
    assert board.worker_output == (2, 3, 4)


def test_the_market(board: BoardFile) -> None:
    assert sum(board.shipment.prices[:4]) == 60
    assert min(board.shipment.prices) >= board.scoring.good == 10
    spare = Counter(board.shipment.tiles) - Counter(board.fixed_setup.shipment)
    assert sorted(spare.elements()) == [4, 5]


def test_shares(board: BoardFile) -> None:
    values, influence = board.share_board.values, board.share_board.influence
    assert (values.index(40), values[0]) == (0, board.start.share_value)
    assert (influence[values.index(60)], influence[values.index(240)]) == (1, 5)
    # Of seven investors those from the row of 130 on buy.
    sales = sum(row >= values.index(130) for row in range(7))
    assert (sales, sales * 130) == (4, 520)
    for holders in range(13):
        cut = holders * board.scoring.shareholder_percent
        assert 500 * (100 - cut) // 100 == 500 - 50 * holders


def test_philanthropy(board: BoardFile) -> None:
    steps = 20 // board.costs.influence_step
    assert 40 + steps * board.influence_track.step == 60


def test_bids_and_a_loss(board: BoardFile) -> None:
    track: dict[int, list[str]] = {column: [] for column in columns(board)}

    def place(name: str, column: int) -> None:
        for names in track.values():
            if name in names:
                names.remove(name)
        assert len(track[column]) < board.influence_track.rows
        track[column].append(name)

    for name, bid in (("purple", 70), ("turquoise", 70), ("yellow", 50), ("red", 70)):
        place(name, board.start.influence)
        place(name, bid)
    order = [name for column in reversed(track) for name in track[column]]
    assert order == ["purple", "turquoise", "red", "yellow"]
    place("purple", 70 - 2 * board.influence_track.step)
    assert (track[70], track[50]) == (["turquoise", "red"], ["yellow", "purple"])
