"""The board and its tables: cities, links, sites, cards, prices."""

from collections import Counter

import msgspec
import pytest

from footplate import BadInput
from footplate.games.imperial_steam.board.blocks import GOODS, HUBS, REGIONS
from footplate.games.imperial_steam.board.file import (
    BoardFile,
    cities_by_id,
    distances,
    links_by_ends,
    links_by_id,
    map_sites,
)
from footplate.games.imperial_steam.language.actions import (
    BuildStation,
    BuildTrack,
    BuyAccess,
    OrderGood,
)
from tests.rules.imperial_steam.given import (
    GAME,
    SEATS,
    factory,
    given,
    goods,
    money,
    play,
    player,
    refusal,
    seen,
    started,
)

rule = pytest.mark.rule


@rule("IS-BOARD-01")
def test_the_board_says_where_each_part_comes_from(board: BoardFile) -> None:
    assert GAME.boards() == ["standard"]
    sources = msgspec.structs.asdict(board.sources)
    assert set(sources.values()) == {"rulebook", "reconstructed"}
    assert (sources["costs"], sources["cities"]) == ("rulebook", "reconstructed")
    for block, source in sources.items():
        assert source == "rulebook" or board.source_notes[block], block
    assert {city.name_source for city in board.cities} == {"rulebook", "public", "reconstructed"}


@rule("IS-BOARD-01")
def test_a_board_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadInput, match="nowhere"):
        started(4, board="nowhere")
    with pytest.raises(BadInput, match="nowhere"):
        given(board="nowhere")


# The map. -----------------------------------------------------------------------------------------


@rule("IS-BOARD-02")
@pytest.mark.parametrize("seats", SEATS)
def test_30_cities_27_of_them_with_a_tile(seats: int) -> None:
    cities = seen(started(seats, setup="fixed")).cities
    assert len({city.id for city in cities}) == len(cities) == 30
    bare = {city.id for city in cities if city.tile is None and city.hub is None}
    assert bare == {"wien", "bruck", "trieste"}
    assert len([city for city in cities if city.hub]) == 4


@rule("IS-BOARD-02")
def test_a_city_that_does_not_exist_is_refused() -> None:
    assert refusal(given(4), BuildStation("praha")) == "IS-BOARD-02"


@rule("IS-BOARD-03")
def test_56_links_9_bridges_11_tunnels() -> None:
    links = seen(given(4)).links
    assert len({link.id for link in links}) == len(links) == 56
    assert len({frozenset(link.ends) for link in links}) == 56
    kinds = Counter(link.kind for link in links)
    assert kinds == {"bridge": 9, "tunnel": 11, "plain": 36}
    assert all(link.id == "-".join(link.ends) for link in links)


@rule("IS-BOARD-03")
@pytest.mark.parametrize("link", ["wien-trieste", "trieste-wien", "bratislava-wien-", ""])
def test_a_link_that_does_not_exist_is_refused(link: str) -> None:
    assert refusal(given(4), BuildTrack(link)) == "IS-BOARD-03"
    assert refusal(given(4), BuyAccess(link)) == "IS-BOARD-03"


@rule("IS-BOARD-03")
def test_the_links_of_the_rulebook_are_there(board: BoardFile) -> None:
    links = links_by_ends(board)
    named = [link for link in board.connections if link.source == "rulebook"]
    assert len(named) == 14
    assert links[frozenset(("gloggnitz", "muerzzuschlag"))].id == board.map.semmering
    assert links[frozenset(("wr_neustadt", "gloggnitz"))].kind == "plain"


@rule("IS-BOARD-04")
def test_every_city_can_be_reached_and_trieste_is_seven_links_away(board: BoardFile) -> None:
    away = distances(board, "wien")
    assert set(away) == {city.id for city in board.cities}
    assert away["trieste"] == 7


@rule("IS-BOARD-05")
def test_the_efforts() -> None:
    efforts = {city.id: city.effort for city in seen(given(2)).cities}
    assert (min(efforts.values()), max(efforts.values())) == (1, 10)
    assert [city for city, effort in efforts.items() if effort == 1] == ["wien"]
    assert [city for city, effort in efforts.items() if effort == 10] == ["trieste"]
    assert (efforts["wr_neustadt"], efforts["sopron"]) == (3, 5)


@rule("IS-BOARD-06")
def test_the_stations() -> None:
    cities = {city.id: city for city in seen(given(4)).cities}
    costs = {city.station_cost for city in cities.values()}
    assert (min(costs), max(costs)) == (30, 60)
    sites = {city: each.station_sites for city, each in cities.items()}
    assert sites["wien"] == 4
    assert {city for city, number in sites.items() if number == 2} == {
        *("bruck", "graz", "maribor", "ljubljana")
    }
    assert Counter(sites.values()) == {1: 25, 2: 4, 4: 1}
    assert cities["wien"].stations == [0, 1, 2, 3]


@rule("IS-BOARD-07")
@pytest.mark.parametrize(("seats", "printed"), [(2, 9), (3, 13), (4, 17)])
def test_the_factory_sites(board: BoardFile, seats: int, printed: int) -> None:
    assert len(map_sites(board, seats)) == printed
    cities = {city.id: city for city in seen(started(seats, setup="fixed")).cities}
    assert [site.id for site in cities["wien"].sites] == [
        f"wien.{number}" for number in range(1, seats + 1)
    ]
    tiles = sum(len(tile.factory_sites) for tile in board.city_tiles[seats])
    assert sum(len(city.sites) for city in cities.values()) == printed + tiles
    assert [site.id for site in cities["bratislava"].sites] == ["bratislava.1"]


@rule("IS-BOARD-07")
def test_what_the_sites_cost() -> None:
    cities = {city.id: city for city in seen(given(4)).cities}
    assert [site.cost for site in cities["wien"].sites] == [None] * 4
    assert [site.cost for site in cities["wr_neustadt"].sites] == [30]
    assert [site.cost for site in cities["leoben"].sites] == [40, None, None]


@rule("IS-BOARD-08")
def test_four_regions_of_three_spaces(board: BoardFile) -> None:
    cities = cities_by_id(board)
    inside = [city for region in REGIONS for city in board.regions[region]]
    assert [len(board.regions[region]) for region in REGIONS] == [3] * 4
    assert len(set(inside)) == 12
    assert all(cities[city].space for city in inside)
    assert len([city for city in board.cities if city.space and city.id not in inside]) == 15


# Cards and tables. --------------------------------------------------------------------------------


@rule("IS-BOARD-09")
def test_the_state_cards(board: BoardFile) -> None:
    links = links_by_id(board)
    cards = {card.link: card.number for card in board.state_cards}
    assert len(cards) == len(board.state_cards) == 35
    assert set(cards.values()) == {1, 2, 3, 4}
    for link in cards:
        assert not {"wien", "trieste"} & set(links[link].ends)
        assert link != board.map.semmering


@rule("IS-BOARD-10")
def test_the_contracts(board: BoardFile) -> None:
    assert len({card.id for card in board.contracts}) == len(board.contracts) == 28
    assert Counter(len(card.factories) for card in board.contracts) == {1: 8, 2: 10, 3: 10}
    values = [card.value for card in board.contracts]
    assert (min(values), max(values)) == (40, 260)
    for card in board.contracts:
        (shown,) = seen(given(2, display=[card.id])).display
        assert (shown.id, shown.value) == (card.id, card.value)
        assert shown.factories == list(card.factories)


@rule("IS-BOARD-11")
def test_shipment_tiles_and_market_prices(board: BoardFile) -> None:
    assert list(board.shipment.tiles) == [2, 2, 2, 3, 3, 3, 4, 4, 5]
    for left in range(11):
        market = seen(given(2, market=goods(left, left, left, left))).market
        prices = [10, 10, 20, 20, 30, 30, 40, 40, 50, 50, None]
        assert [one.price for one in market] == [prices[10 - left]] * 4


@rule("IS-BOARD-11")
def test_four_wood_of_a_full_column_cost_60() -> None:
    # M2
    state = given(2, round=3)
    play(state, *[OrderGood("wood")] * 4)
    assert money(state) == 440


@rule("IS-BOARD-12")
@pytest.mark.parametrize(("seats", "places"), [(2, 7), (3, 10), (4, 13)])
def test_the_factory_rows(board: BoardFile, seats: int, places: int) -> None:
    for good in GOODS:
        row = board.factory_board[seats][good]
        assert len(row.cost) == len(row.pay) == places
    iron = seen(given(seats)).market[GOODS.index("iron")]
    assert iron.factory_cost == 40
    one = player(factories=[factory("wien.1", "iron")])
    state = given([one, *[player()] * (seats - 1)])
    assert seen(state).market[GOODS.index("iron")].pay == 90


@rule("IS-BOARD-13")
def test_the_growth_tiles(board: BoardFile) -> None:
    assert [len(tile.steps) for tile in board.growth_tiles] == [5] * 4
    demand = {tile.color: len(tile.demand) for tile in board.hub_tiles}
    assert demand == dict.fromkeys(HUBS, 5)
    growth = {one.hub: one.growth for one in seen(given(4)).hubs}
    steps = {tile.id: list(tile.steps) for tile in board.growth_tiles}
    assert growth == {hub: steps[board.fixed_setup.growth[hub]] for hub in HUBS}
    assert growth["blue"] == [1, 1, 0, 1, 2]
