"""Setting up the map: tiles, hubs, crowns of the state railway, hub markers."""

from collections import Counter
from typing import get_args

import pytest

from footplate.core.chance import ScriptedChance
from footplate.games.imperial_steam.board.blocks import HUBS, REGIONS, Hub
from footplate.games.imperial_steam.board.file import (
    BoardFile,
    cities_by_space,
    links_by_id,
    normal_cards,
    state_links,
)
from footplate.games.imperial_steam.language.position import ImperialSteamPosition
from footplate.games.imperial_steam.play.setup import place_crowns, place_markers
from footplate.games.imperial_steam.play.state import State
from tests.rules.imperial_steam.given import (
    SEATS,
    SEEDS,
    SETUPS,
    described,
    given,
    started,
    tiles_of,
)

rule = pytest.mark.rule

CARDS = [f"n{seats}{number}" for seats in SEATS for number in range(1, 6)]
HUB_NAMES = get_args(Hub)


def link_names(board: BoardFile, ids: tuple[str, ...]) -> set[str]:
    links = links_by_id(board)
    return {"-".join(links[link].ends) for link in ids}


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


def first_card(board: BoardFile, number: int) -> int:
    return [card.number for card in board.state_cards].index(number)


# Tiles. -------------------------------------------------------------------------------------------


@rule("IS-SETUP-04")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("setup", SETUPS)
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
