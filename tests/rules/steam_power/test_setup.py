"""Setting up: seats and options, city tiles, stock, contracts, money and the start player."""

from collections import Counter
from typing import Any

import pytest

from footplate import BadInput
from footplate.games.steam_power.board.load import load_board
from footplate.games.steam_power.language.actions import (
    BuildFactory,
    FulfilContract,
    LayTrack,
    TakeContracts,
    TakeMoney,
)
from footplate.games.steam_power.play.state import State
from tests.rules.steam_power.given import (
    GAME,
    described,
    factory,
    given,
    pass_turn,
    play,
    refusal,
    seen,
    started,
    stock,
    track,
)

rule = pytest.mark.rule

TILES = {"black": 7, "white": 7, "orange": 7, "gray": 7, "purple": 5}


def tiles(state: State) -> Counter[str]:
    """All city tiles, those beside the map included."""
    position = described(state)
    return Counter(position.cities.values()) + Counter(position.beside or {})


# Seats and options. -------------------------------------------------------------------------


@rule("SP-SETUP-01")
@pytest.mark.parametrize("seats", [0, 6])
def test_a_game_is_for_two_to_five(seats: int) -> None:
    with pytest.raises(BadInput, match=f"2 to 5 seats, not {seats}"):
        GAME.start(seats=seats)


@rule("SP-SETUP-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_number_from_two_to_five_can_play(seats: int) -> None:
    assert len(described(started(seats)).players) == seats


@rule("SP-SETUP-01")
def test_one_seat_is_for_basic_solo_only() -> None:
    assert len(described(started(1, solo="basic")).players) == 1
    with pytest.raises(BadInput, match="1 seat"):
        GAME.start(seats=2, solo="basic")
    with pytest.raises(BadInput, match="solo='basic'"):
        GAME.start(seats=1)


@rule("SP-SETUP-01")
def test_an_automa_fills_a_seat() -> None:
    state = started(2, automas="2:normal")
    assert [one.automa is not None for one in seen(state).players] == [False, True]
    with pytest.raises(BadInput, match="2 to 5 seats, not 6"):
        GAME.start(seats=6, automas="2:normal")


@rule("SP-SETUP-02")
def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(BadInput, match=r"no option 'free_track'.*coexisting_curves, edition"):
        GAME.start(seats=3, free_track=True)


@rule("SP-SETUP-02")
@pytest.mark.parametrize(
    ("option", "value", "allowed"),
    [
        ("edition", "late", "'early', 'final'"),
        ("trains", 20, "18, 21"),
        ("leftover_vp", 2, "0, 1"),
        ("factory_2p", 6, "4, 5"),
        ("vp_group", "yes", "true or false"),
        ("group_build_out", "city", "'group', 'hex'"),
        ("steal", "both", "'per-card'"),
        ("bonus_steal", 2, "true or false"),
        ("coexisting_curves", "maybe", "true or false"),
        ("solo", "mautoma", "'basic', 'none'"),
        ("marker_step", 3, "1, 2"),
    ],
)
def test_an_unknown_value_is_refused_and_the_allowed_ones_are_named(
    option: str, value: Any, allowed: str
) -> None:
    with pytest.raises(BadInput, match=f"{option}.*{allowed}"):
        GAME.start(seats=3, **{option: value})


@rule("SP-SETUP-02")
@pytest.mark.parametrize(
    ("automas", "allowed"), [("4:normal", "seats are 1 to 3"), ("2:fierce", "very-easy, easy")]
)
def test_automas_are_seats_of_the_game_with_a_known_difficulty(automas: str, allowed: str) -> None:
    with pytest.raises(BadInput, match=allowed):
        GAME.start(seats=3, automas=automas)


# City tiles. --------------------------------------------------------------------------------


@rule("SP-SETUP-03")
def test_every_city_hex_has_one_of_the_33_tiles() -> None:
    state = started()
    assert set(described(state).cities) == {city.hex for city in load_board("us-midwest").cities}
    assert tiles(state) == TILES
    assert sum(TILES.values()) == 33


@rule("SP-SETUP-03")
def test_the_tiles_are_mixed() -> None:
    maps = [described(started(seed=seed)).cities for seed in range(12)]
    assert len({tuple(sorted(cities.items())) for cities in maps}) == 12
    assert len({cities["L8"] for cities in maps}) > 2


@rule("SP-SETUP-03")
def test_the_same_seed_sets_up_the_same_game() -> None:
    assert described(started(seed=7)) == described(started(seed=7))


@rule("SP-SETUP-04")
def test_the_example_coloured_side_up() -> None:
    cities = seen(started()).cities
    assert len(cities) == 31
    assert not any(city.flipped for city in cities)
    assert all(city.owner is None and city.cubes == 0 for city in cities)


@rule("SP-SETUP-04")
def test_an_empty_tile_without_a_factory_is_not_flipped_and_takes_one() -> None:
    cities = {"L6": "white", "L8": "gray"}
    state = given(3, cities=cities, tracks=[track("L7", 0, 3)])
    assert refusal(state, BuildFactory("L8", 5)) is None
    flipped = given(3, cities=cities, tracks=[track("L7", 0, 3)], factories=[factory("L8")])
    shown = {city.hex: city.flipped for city in seen(flipped).cities}
    assert (shown["L8"], shown["L6"]) == (True, False)


@rule("SP-SETUP-05")
@pytest.mark.parametrize(("board", "left"), [("us-midwest", 2), ("england-wales", 3)])
def test_tiles_left_over_lie_beside_the_map(board: str, left: int) -> None:
    beside = described(started(board=board)).beside or {}
    assert sum(beside.values()) == left


@rule("SP-SETUP-05")
def test_germany_uses_every_tile() -> None:
    assert sum((described(started(board="germany")).beside or {}).values()) == 0


@rule("SP-SETUP-05")
def test_they_stay_beside_it() -> None:
    state = started()
    before = described(state).beside
    pass_turn(state, 6)
    assert described(state).beside == before
    assert sum(seen(state).beside.values()) == 2


# The stock and the players. -----------------------------------------------------------------


@rule("SP-SETUP-06")
def test_the_stock_of_track_is_80_and_10_and_10() -> None:
    assert stock(started()) == {"A": 80, "B": 10, "C": 10}


@rule("SP-SETUP-07")
def test_the_stock_has_30_cubes_of_each_colour() -> None:
    cubes = seen(started()).stock.cubes
    assert cubes == {"black": 30, "white": 30, "orange": 30, "gray": 30}


@rule("SP-SETUP-08")
@pytest.mark.parametrize(("edition", "trains"), [("final", 21), ("early", 18)])
def test_factories_and_trains_of_each_player(edition: str, trains: int) -> None:
    companies = seen(started(4, edition=edition)).companies
    assert [one.factories for one in companies] == [15, 15, 15, 15]
    assert [one.trains for one in companies] == [trains] * 4
    assert [one.color for one in companies] == ["red", "blue", "green", "yellow"]


@rule("SP-SETUP-09")
def test_the_48_contracts_are_all_in_hands_or_in_the_supply() -> None:
    position = described(started(4))
    dealt = [contract for one in position.players for contract in one.hand]
    everywhere = dealt + (position.supply or [])
    assert sorted(everywhere) == [f"K{number:02}" for number in range(1, 49)]


@rule("SP-SETUP-09")
def test_the_supply_is_shuffled() -> None:
    hands = {tuple(sorted(described(started(seed=seed)).players[0].hand)) for seed in range(8)}
    assert len(hands) == 8


@rule("SP-SETUP-10")
def test_five_contracts_each() -> None:
    state = started(3)
    assert [len(one.hand) for one in described(state).players] == [5, 5, 5]
    assert seen(state).stock.contracts == 48 - 15


@rule("SP-SETUP-11")
def test_five_dollars_each() -> None:
    assert [one.money for one in described(started(5)).players] == [5] * 5


@rule("SP-SETUP-12")
def test_the_start_player_is_drawn() -> None:
    starts = Counter(described(started(4, seed)).start for seed in range(60))
    assert set(starts) == {0, 1, 2, 3}
    assert max(starts.values()) < 40


@rule("SP-SETUP-12")
def test_the_start_player_stays_the_same() -> None:
    state = given(3, start=2)
    for round_ in (1, 2, 3):
        assert (described(state).round, described(state).start, state.seat) == (round_, 2, 2)
        pass_turn(state, 3)


@rule("SP-SETUP-13")
def test_play_starts_with_the_start_players_first_action() -> None:
    for seed in range(6):
        state = started(3, seed)
        position = described(state)
        assert (position.round, position.step, position.actions) == (1, "act", 2)
        assert state.seat == position.start == position.seat
        assert (position.tracks, position.factories) == ([], [])


@rule("SP-SETUP-13")
def test_at_the_start_only_track_contracts_and_money_are_possible() -> None:
    state = started()
    assert {type(action) for action in state.actions()} == {LayTrack, TakeContracts, TakeMoney}
    contract = described(state).players[described(state).start].hand[0]
    assert refusal(state, FulfilContract(contract)) == "SP-FULFIL-02"
    play(state, TakeMoney())
    assert described(state).players[described(state).start].money == 8
