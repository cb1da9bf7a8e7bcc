"""Setting up: seats and options, the tiles and markers of the map, what everybody starts with."""

from collections import Counter
from typing import Any, get_args

import pytest

from footplate import BadInput, Chance
from footplate.core.chance import ScriptedChance
from footplate.games.imperial_steam.actions import Bid, BuyTrain
from footplate.games.imperial_steam.boardblocks import GOODS, HUBS, REGIONS, Hub
from footplate.games.imperial_steam.boardfile import (
    BoardFile,
    cities_by_id,
    cities_by_space,
    deck,
    links_by_id,
    normal_cards,
    state_links,
)
from footplate.games.imperial_steam.boardload import load_board
from footplate.games.imperial_steam.position import ImperialSteamPosition
from footplate.games.imperial_steam.setup import place_crowns, place_markers
from footplate.games.imperial_steam.state import State
from tests.rules.imperial_steam.given import (
    GAME,
    described,
    given,
    goods,
    holdings,
    ladder,
    landed,
    order,
    refusal,
    seen,
    started,
    step,
    stored,
)

rule = pytest.mark.rule

SEATS = [2, 3, 4]
KINDS = ["normal", "fixed", "random"]
SEEDS = range(1, 13)
CARDS = [f"n{seats}{number}" for seats in SEATS for number in range(1, 6)]
HUB_NAMES = get_args(Hub)


@pytest.fixture(scope="module")
def board() -> BoardFile:
    return load_board("standard")


def link_names(board: BoardFile, ids: tuple[str, ...]) -> set[str]:
    links = links_by_id(board)
    return {"-".join(links[link].ends) for link in ids}


def tiles_of(state: State) -> dict[str, int | Hub]:
    tiles = described(state).tiles
    assert tiles is not None
    return tiles


def hub_cities(state: State) -> dict[str, str]:
    """The city of each hub."""
    return {str(tile): city for city, tile in tiles_of(state).items() if tile in HUB_NAMES}


def columns(position: ImperialSteamPosition) -> dict[str, int]:
    found = {str(hub): marks.influence for hub, marks in position.hubs.items()}
    return {hub: column for hub, column in found.items() if column is not None}


def crowns_of(state: State) -> list[str]:
    crowns = described(state).crowns
    assert crowns is not None
    return crowns


def shipment_of(state: State) -> list[int]:
    shipment = described(state).shipment
    assert shipment is not None
    return shipment


# Seats and options. -------------------------------------------------------------------------------


@rule("IS-SETUP-01")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_a_game_is_for_two_to_four(seats: int) -> None:
    with pytest.raises(BadInput, match=f"2 to 4 seats, not {seats}"):
        GAME.start(seats=seats)


@rule("IS-SETUP-01")
@pytest.mark.parametrize("seats", SEATS)
def test_each_number_from_two_to_four_can_play(seats: int) -> None:
    assert len(described(started(seats)).players) == seats


@rule("IS-SETUP-02")
def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(BadInput, match=r"no option 'free_track'.*setup_card"):
        GAME.start(seats=3, free_track=True)


@rule("IS-SETUP-02")
@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("setup", "open"),
        ("setup", True),
        ("setup_card", "n46"),
        ("setup_card", 41),
        ("money", "secret"),
        ("empty_actions", "yes"),
        ("goods_supply", 40),
        ("car_supply", "box"),
        ("tie", "none"),
    ],
)
def test_a_value_that_an_option_does_not_have_is_refused(option: str, value: Any) -> None:
    with pytest.raises(BadInput, match=option):
        GAME.start(seats=4, **{option: value})


@rule("IS-SETUP-03")
@pytest.mark.parametrize("setup", ["fixed", "random"])
def test_a_card_belongs_to_a_normal_set_up(setup: str) -> None:
    with pytest.raises(BadInput, match="setup_card"):
        GAME.start(seats=4, setup=setup, setup_card="n41")


@rule("IS-SETUP-03")
@pytest.mark.parametrize(("seats", "card"), [(2, "n31"), (3, "n41"), (4, "n25")])
def test_a_card_belongs_to_a_number_of_players(seats: int, card: str) -> None:
    with pytest.raises(BadInput, match="setup_card"):
        GAME.start(seats=seats, setup_card=card)


# Tiles. -------------------------------------------------------------------------------------------


@rule("IS-SETUP-04")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("setup", KINDS)
def test_23_city_tiles_and_4_hubs_fill_27_spaces(board: BoardFile, seats: int, setup: str) -> None:
    tiles = tiles_of(started(seats, 3, setup=setup))
    assert set(tiles) == {city.id for city in board.cities} - {"wien", "bruck", "trieste"}
    numbers = [tile for tile in tiles.values() if isinstance(tile, int)]
    assert sorted(numbers) == sorted(tile.number for tile in board.city_tiles[seats])
    assert sorted(tile for tile in tiles.values() if isinstance(tile, str)) == sorted(HUBS)


@rule("IS-SETUP-05", "IS-SETUP-06", "IS-SETUP-10")
@pytest.mark.parametrize("card", CARDS)
def test_all_marks_belong_to_the_chosen_card(board: BoardFile, card: str) -> None:
    # S3
    seats = int(card[1])
    chosen = next(one for one in board.normal_cards if one.id == card)
    for seed in (1, 2):
        state = started(seats, seed, setup_card=card)
        tiles = tiles_of(state)
        assert set(hub_cities(state).values()) == set(chosen.hub_cities)
        assert {tiles[city] for city in chosen.star_cities} == set(chosen.star_tiles)
        assert set(crowns_of(state)) == link_names(board, chosen.crowns)


@rule("IS-SETUP-05")
@pytest.mark.parametrize("seats", SEATS)
def test_a_card_for_the_number_of_players_is_drawn(board: BoardFile, seats: int) -> None:
    cards = {
        frozenset(link_names(board, card.crowns)): set(card.hub_cities)
        for card in normal_cards(board, seats)
    }
    drawn = set()
    for seed in range(40):
        state = started(seats, seed)
        crowns = frozenset(crowns_of(state))
        assert set(hub_cities(state).values()) == cards[crowns]
        drawn.add(crowns)
    assert len(drawn) == len(cards) == 5


@rule("IS-SETUP-05")
def test_the_hub_tiles_lie_in_random_order() -> None:
    orders = {tuple(hub_cities(started(4, seed, setup_card="n41")).items()) for seed in SEEDS}
    assert len(orders) > 6


@rule("IS-SETUP-06")
@pytest.mark.parametrize(("seats", "card"), [(3, "n31"), (4, "n41")])
def test_star_tiles_and_all_others_lie_at_random(board: BoardFile, seats: int, card: str) -> None:
    chosen = next(one for one in board.normal_cards if one.id == card)
    stars, others = set(), set()
    for seed in SEEDS:
        tiles = tiles_of(started(seats, seed, setup_card=card))
        stars.add(tuple(tiles[city] for city in chosen.star_cities))
        rest = set(tiles) - set(chosen.star_cities) - set(chosen.hub_cities)
        assert not {tiles[city] for city in rest} & set(chosen.star_tiles)
        others.add(tuple(tiles[city] for city in sorted(rest)))
    assert len(stars) > 2
    assert len(others) == len(SEEDS)


@rule("IS-SETUP-07")
def test_two_players_have_no_star_cities(board: BoardFile) -> None:
    # S4
    assert all(not card.star_cities for card in normal_cards(board, 2))
    assert all(not card.star_tiles for card in normal_cards(board, 2))
    found = set()
    for seed in SEEDS:
        state = started(2, seed, setup_card="n21")
        hubs = hub_cities(state).values()
        found.add(tuple(tile for city, tile in tiles_of(state).items() if city not in hubs))
    assert len(found) == len(SEEDS)


@rule("IS-SETUP-08")
@pytest.mark.parametrize(
    ("seats", "hubs"),
    [
        (2, {"bronze": "graz", "white": "maribor", "green": "villach", "blue": "gloggnitz"}),
        (3, {"bronze": "leoben", "white": "murska_sobota", "green": "celje", "blue": "gloggnitz"}),
        (
            4,
            {
                "bronze": "fuerstenfeld",
                "white": "st_veit",
                "green": "ljubljana",
                "blue": "gloggnitz",
            },
        ),
    ],
)
def test_fixed_tiles_lie_on_their_own_numbers(
    board: BoardFile, seats: int, hubs: dict[str, str]
) -> None:
    places = cities_by_space(board)
    for seed in (1, 2):
        state = started(seats, seed, setup="fixed")
        assert hub_cities(state) == hubs
        for city, tile in tiles_of(state).items():
            assert tile in HUB_NAMES or places[int(tile)].id == city


@rule("IS-SETUP-08")
@pytest.mark.parametrize("seats", SEATS)
def test_a_described_position_has_the_fixed_set_up(seats: int) -> None:
    fixed, position = described(started(seats, setup="fixed")), described(given(seats))
    assert position.tiles == fixed.tiles
    assert position.crowns == fixed.crowns
    assert position.shipment == fixed.shipment
    assert position.business == fixed.business


@rule("IS-SETUP-09")
@pytest.mark.parametrize("seats", SEATS)
def test_random_each_region_gets_a_hub_and_two_city_tiles(board: BoardFile, seats: int) -> None:
    # S9
    places, spaces = set(), set()
    for seed in range(24):
        state = started(seats, seed, setup="random")
        tiles = tiles_of(state)
        assert len(tiles) == 27
        for region in REGIONS:
            hubs = [city for city in board.regions[region] if isinstance(tiles[city], str)]
            assert (len(hubs), len(board.regions[region])) == (1, 3)
        places.add(tuple(sorted(hub_cities(state).items())))
        spaces |= set(hub_cities(state).values())
    assert len(places) > 12
    assert spaces == {city for region in REGIONS for city in board.regions[region]}


@rule("IS-SETUP-09")
def test_random_any_city_tile_may_come_to_any_space() -> None:
    in_region, outside = set(), set()
    for seed in range(60):
        tiles = tiles_of(started(4, seed, setup="random"))
        in_region.add(tiles["gloggnitz"])
        outside.add(tiles["bratislava"])
    assert len([tile for tile in in_region if isinstance(tile, int)]) > 12
    assert len(outside) > 12
    assert not [tile for tile in outside if isinstance(tile, str)]


# Crowns and hub markers. --------------------------------------------------------------------------


@rule("IS-SETUP-10")
@pytest.mark.parametrize(
    ("seats", "crowns"),
    [
        (2, {"bruck-leoben", "maribor-celje"}),
        (3, {"bruck-leoben", "szombathely-fuerstenfeld", "feldkirchen-villach"}),
        (
            4,
            {
                "muerzzuschlag-bruck",
                "szombathely-murska_sobota",
                "wolfsberg-st_veit",
                "novo_mesto-ljubljana",
            },
        ),
    ],
)
def test_fixed_crowns_are_those_of_the_board(seats: int, crowns: set[str]) -> None:
    assert set(crowns_of(started(seats, setup="fixed"))) == crowns


@rule("IS-SETUP-11")
def test_random_one_to_four_crowns_lie_on_links_of_state_cards(board: BoardFile) -> None:
    # S9: no link gets two crowns.
    numbers = set()
    possible = link_names(board, tuple(state_links(board)))
    for seed in range(60):
        crowns = crowns_of(started(2 + seed % 3, seed, setup="random"))
        assert len(crowns) == len(set(crowns))
        assert set(crowns) <= possible
        numbers.add(len(crowns))
    assert numbers == {1, 2, 3, 4}


@rule("IS-SETUP-12", "IS-SETUP-14")
@pytest.mark.parametrize("setup", ["normal", "random"])
def test_four_cards_move_the_stack_of_markers(board: BoardFile, setup: str) -> None:
    # S2: four different cards, so at most as many steps of a number as there are cards with it.
    numbers = Counter(card.number for card in board.state_cards)
    orders, firsts = set(), set()
    for seed in range(60):
        found = columns(described(started(2 + seed % 3, seed, setup=setup)))
        assert set(found) == set(HUBS)
        rising = sorted(found.values())
        steps = [(high - low) // 10 for low, high in zip([0, *rising], rising, strict=False)]
        assert all(1 <= one <= 4 for one in steps)
        assert not Counter(steps) - numbers
        assert all(column % 10 == 0 for column in rising)
        orders.add(tuple(sorted(found, key=found.__getitem__)))
        firsts.add(steps[0])
    assert len(orders) > 12
    assert firsts == {1, 2, 3, 4}


@rule("IS-SETUP-12", "IS-SETUP-14")
def test_the_stack_of_the_rulebook(board: BoardFile) -> None:
    # S1: bronze, green, blue, white from the bottom and the cards 3, 2, 1, 4.
    rules = started(4, setup="normal").rules
    deck = [first_card(board, number) for number in (3, 2, 1, 4)]
    stack = ScriptedChance([0, 1, 1, 0])
    found = place_markers(rules, stack, deck)
    assert dict(zip(HUBS, found, strict=True)) == {
        "bronze": 30,
        "green": 50,
        "blue": 60,
        "white": 100,
    }
    assert deck == []


def first_card(board: BoardFile, number: int) -> int:
    return [card.number for card in board.state_cards].index(number)


@rule("IS-SETUP-12", "IS-SETUP-11")
def test_markers_and_crowns_share_one_deck(board: BoardFile) -> None:
    """Four cards move the stack, the fifth says how many crowns there are, the next ones where."""
    rules = started(4, setup="random").rules
    cards = list(range(len(board.state_cards)))
    deck = [*cards[:4], first_card(board, 3), *cards[20:26]]
    place_markers(rules, ScriptedChance([0, 0, 0, 0]), deck)
    assert deck == [first_card(board, 3), *cards[20:26]]
    mask = place_crowns(rules, None, deck)
    crowns = {link for at, link in enumerate(rules.links) if mask >> at & 1}
    named = tuple(board.state_cards[card].link for card in cards[20:23])
    assert crowns == link_names(board, named)
    assert deck == cards[23:26]


@rule("IS-SETUP-13")
@pytest.mark.parametrize("seats", SEATS)
def test_fixed_markers_start_at_20_40_60_80(seats: int) -> None:
    found = columns(described(started(seats, 5, setup="fixed")))
    assert found == {"bronze": 20, "white": 40, "green": 60, "blue": 80}


# The rest of the board. ---------------------------------------------------------------------------


@rule("IS-SETUP-15")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("setup", KINDS)
def test_the_highest_business_token_is_on_top(board: BoardFile, seats: int, setup: str) -> None:
    state = started(seats, 4, setup=setup)
    circles = {tile.number: tile.business for tile in board.city_tiles[seats] if tile.business}
    expected = {
        city: circles[tile]
        for city, tile in tiles_of(state).items()
        if isinstance(tile, int) and tile in circles
    }
    assert described(state).business == expected
    assert {city.id: city.business for city in seen(state).cities if city.business} == expected


@rule("IS-SETUP-16")
@pytest.mark.parametrize("seats", SEATS)
def test_fixed_shipment_tiles(seats: int) -> None:
    assert shipment_of(started(seats, 6, setup="fixed")) == [2, 3, 4, 3, 2, 2, 3]


@rule("IS-SETUP-16")
@pytest.mark.parametrize("setup", ["normal", "random"])
def test_seven_of_nine_shipment_tiles_in_random_order(setup: str) -> None:
    rows = set()
    for seed in SEEDS:
        row = shipment_of(started(3, seed, setup=setup))
        assert len(row) == 7
        assert not Counter(row) - Counter([2, 2, 2, 3, 3, 3, 4, 4, 5])
        rows.add(tuple(row))
    assert len(rows) > 6
    assert len({tuple(sorted(row)) for row in rows}) > 2


@rule("IS-SETUP-16")
def test_the_last_round_has_no_shipment_tile() -> None:
    track = seen(started(4, setup="fixed")).track
    assert [one.shipment for one in track] == [2, 3, 4, 3, 2, 2, 3, None]


@rule("IS-SETUP-17")
@pytest.mark.parametrize(("seats", "each"), [(2, 1), (3, 2), (4, 3)])
@pytest.mark.parametrize("setup", KINDS)
def test_goods_lie_at_rounds_4_to_8(seats: int, each: int, setup: str) -> None:
    # S6: with three players 10 of 20 are placed.
    for seed in SEEDS:
        arrivals = described(started(seats, seed, setup=setup)).arrivals
        found = {at: [getattr(lie, good) for good in GOODS] for at, lie in arrivals.items()}
        assert {at: sum(lie) for at, lie in found.items()} == dict.fromkeys(range(4, 9), each)
        kinds = [sum(lie[at] for lie in found.values()) for at in range(4)]
        assert sum(kinds) == 5 * each
        assert max(kinds) <= 5


@rule("IS-SETUP-17")
def test_the_goods_of_the_rounds_are_drawn_also_with_a_fixed_set_up() -> None:
    drawn = {str(described(started(4, seed, setup="fixed")).arrivals) for seed in SEEDS}
    assert len(drawn) == len(SEEDS)


@rule("IS-SETUP-18")
@pytest.mark.parametrize("seats", SEATS)
def test_as_many_engines_of_each_level_as_players(seats: int) -> None:
    state = started(seats)
    for_sale = {one.level: one.left for one in seen(state).engines if one.left}
    assert for_sale == dict.fromkeys(range(4, 9), seats)
    assert [holdings(state, seat).engines for seat in range(seats)] == [[3]] * seats


@rule("IS-SETUP-18")
def test_no_other_is_3_is_in_the_game() -> None:
    assert refusal(given(4, round=8), BuyTrain(3)) is not None
    assert refusal(given([{}] * 4, round=8), BuyTrain(3)) == "IS-TRAIN-04"


@rule("IS-SETUP-19")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("setup", KINDS)
def test_the_market_starts_full(seats: int, setup: str) -> None:
    market = seen(started(seats, setup=setup)).market
    assert [(one.good, one.left) for one in market] == [(good, 10) for good in GOODS]


@rule("IS-SETUP-20")
@pytest.mark.parametrize(("seats", "row"), [(2, 6), (3, 9), (4, 12)])
def test_the_factory_rows(board: BoardFile, seats: int, row: int) -> None:
    for one in seen(started(seats)).market:
        places = board.factory_board[seats][one.good]
        assert one.factories == row == len(places.cost) - 1
        assert (one.factory_cost, one.pay) == (places.cost[0], places.pay[0])


@rule("IS-SETUP-21")
@pytest.mark.parametrize(
    ("seats", "each"), [(2, (1, 1, 1, 1)), (3, (1, 2, 1, 2)), (4, (2, 2, 2, 2))]
)
def test_the_worker_columns_start_at_10(seats: int, each: tuple[int, ...]) -> None:
    hubs = {one.hub: one.prices for one in seen(started(seats)).hubs}
    assert [hubs[hub] for hub in HUBS] == [[10] * number for number in each]
    assert sum(each) == {2: 4, 3: 6, 4: 8}[seats]


@rule("IS-SETUP-22")
@pytest.mark.parametrize(
    ("seats", "icons"), [(2, (1, 1, 1, 1)), (3, (2, 1, 2, 1)), (4, (2, 2, 2, 2))]
)
def test_an_engineer_for_each_icon(seats: int, icons: tuple[int, ...]) -> None:
    # S7
    found = set()
    for seed in SEEDS:
        hubs = {one.hub: one.engineers for one in seen(started(seats, seed)).hubs}
        assert [len(hubs[hub]) for hub in HUBS] == list(icons)
        kinds = Counter(kind for engineers in hubs.values() for kind in engineers)
        assert kinds == {"bridge": seats, "tunnel": seats}
        found.add(tuple(tuple(sorted(hubs[hub])) for hub in HUBS))
    assert len(found) > 3
    twice = [hub for row in found for hub in row if len(hub) > len(set(hub))]
    assert bool(twice) == (seats > 2)


@rule("IS-SETUP-23")
@pytest.mark.parametrize("seats", SEATS)
def test_fixed_growth_tiles(seats: int) -> None:
    hubs = described(started(seats, 9, setup="fixed")).hubs
    assert {hub: marks.growth for hub, marks in hubs.items()} == {
        "bronze": "g2",
        "white": "g3",
        "green": "g4",
        "blue": "g1",
    }


@rule("IS-SETUP-23")
@pytest.mark.parametrize("setup", ["normal", "random"])
def test_each_hub_gets_one_growth_tile_at_random(setup: str) -> None:
    found = set()
    for seed in SEEDS:
        hubs = described(started(4, seed, setup=setup)).hubs
        row = tuple(str(hubs[hub].growth) for hub in HUBS)
        assert sorted(row) == ["g1", "g2", "g3", "g4"]
        found.add(row)
    assert len(found) > 6


@rule("IS-SETUP-24")
@pytest.mark.parametrize(("seats", "each"), [(2, 3), (3, 4), (4, 5)])
@pytest.mark.parametrize("setup", KINDS)
def test_the_contracts_of_each_deck(board: BoardFile, seats: int, each: int, setup: str) -> None:
    displays = set()
    for seed in SEEDS:
        display = described(started(seats, seed, setup=setup)).display
        assert len(display) == len(set(display)) == 3 * each
        for number in (1, 2, 3):
            cards = {card.id for card in deck(board, number)}
            assert len(cards & set(display)) == each
        displays.add(tuple(sorted(display)))
    assert len(displays) == len(SEEDS)


# The players. -------------------------------------------------------------------------------------


@rule("IS-SETUP-25")
@pytest.mark.parametrize("seats", SEATS)
def test_what_everybody_starts_with(seats: int) -> None:
    state = started(seats)
    for seat, one in enumerate(seen(state).players):
        assert (one.idle, one.working) == ([2, 0, 0], [0, 0, 0])
        assert (one.engines, one.free_cars) == ([3], 3)
        assert (one.reserved_cars, one.passenger_cars) == (0, 0)
        assert stored(state, seat) == goods(1, 1, 1, 1)
        assert landed(state, seat) == goods()
        assert (one.stations, one.stations_left) == (["wien"], 2)
        assert (one.tracks, one.tracks_left) == ([], 18)
        assert (one.hands, one.hands_left) == ({}, 2)
        assert (one.engineers, one.factories, one.contracts) == ([], [], [])
        assert (one.gold_keys, one.silver_keys, one.cities) == ([], [], ["wien"])


@rule("IS-SETUP-26")
@pytest.mark.parametrize(("seats", "money"), [(2, 120), (3, 130), (4, 140)])
def test_the_money_of_the_start(seats: int, money: int) -> None:
    state = started(seats)
    assert [holdings(state, seat).money for seat in range(seats)] == [money] * seats


@rule("IS-SETUP-27")
@pytest.mark.parametrize("seats", SEATS)
def test_the_share_board_of_the_start(seats: int) -> None:
    for one in described(started(seats)).players:
        assert (one.share, one.investors, one.shareholders) == (40, 1, 0)


@rule("IS-SETUP-28")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("setup", KINDS)
def test_the_turn_order_is_drawn(seats: int, setup: str) -> None:
    orders = set()
    for seed in range(40):
        state = started(seats, seed, setup=setup)
        assert sorted(order(state)) == list(range(seats))
        assert ladder(state) == order(state)
        assert state.seat == order(state)[0]
        assert [one.influence for one in described(state).players] == [0] * seats
        orders.add(tuple(order(state)))
    assert len(orders) >= {2: 2, 3: 6, 4: 15}[seats]


@rule("IS-SETUP-28", "IS-BID-01")
@pytest.mark.parametrize("seats", SEATS)
def test_the_first_question_is_the_bid(seats: int) -> None:
    state = started(seats)
    assert (step(state), described(state).round) == ("bid", 1)
    assert {type(action) for action in state.actions()} == {Bid}


@rule("IS-SETUP-29")
@pytest.mark.parametrize("setup", KINDS)
def test_after_the_set_up_nothing_is_drawn(setup: str) -> None:
    state, rng = started(3, 7, setup=setup), Chance(1)
    luck = state.chance.key()
    while not state.over:
        state.play_code(state.sample(rng))
        assert state.chance.key() == luck


@rule("IS-SETUP-29")
def test_what_comes_later_lies_open_from_the_start(board: BoardFile) -> None:
    """The same seed and other actions: tiles, arrivals and shipment stay what they were."""
    state, rng = started(4, 11), Chance(3)
    first = described(state)
    while not state.over:
        state.play_code(state.sample(rng))
        now = described(state)
        assert (now.tiles, now.crowns, now.shipment) == (first.tiles, first.crowns, first.shipment)
        assert all(first.arrivals[at] == lie for at, lie in now.arrivals.items())
    assert set(first.tiles or {}) < set(cities_by_id(board))
