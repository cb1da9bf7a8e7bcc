"""Setting up: seats and options, what lies beside the map, what everybody starts with."""

from collections import Counter
from typing import Any

import pytest

from footplate import BadInput, Chance
from footplate.games.imperial_steam.board.blocks import GOODS, HUBS
from footplate.games.imperial_steam.board.file import (
    BoardFile,
    cities_by_id,
    deck,
)
from footplate.games.imperial_steam.language.actions import Bid, BuyTrain
from footplate.games.imperial_steam.play.state import State
from tests.rules.imperial_steam.given import (
    GAME,
    SEATS,
    SEEDS,
    SETUPS,
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
    tiles_of,
)

rule = pytest.mark.rule


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


# The rest of the board. ---------------------------------------------------------------------------


@rule("IS-SETUP-15")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("setup", SETUPS)
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
@pytest.mark.parametrize("setup", SETUPS)
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
@pytest.mark.parametrize("setup", SETUPS)
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
@pytest.mark.parametrize("setup", SETUPS)
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
@pytest.mark.parametrize("setup", SETUPS)
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
@pytest.mark.parametrize("setup", SETUPS)
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
