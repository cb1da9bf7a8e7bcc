"""The board and its tables: zones, river, tracks, market, cards."""

import msgspec
import pytest

from footplate import BadInput
from footplate.games.planet_steam.board.load import load_board
from footplate.games.planet_steam.language.actions import BuyTank, Pass, PlaceAirship, RollFor
from tests.rules.planet_steam.given import (
    ANN,
    BOB,
    GAME,
    described,
    given,
    goods,
    offered,
    refusal,
    seen,
    started,
    tank,
)

rule = pytest.mark.rule

ZONES = [f"{column}{row}" for row in range(1, 8) for column in "ABCDE"]


@rule("PS-BOARD-01")
def test_the_board_says_where_each_part_comes_from() -> None:
    assert GAME.boards() == ["standard"]
    board = load_board("standard")
    sources = msgspec.structs.asdict(board.sources)
    assert set(sources.values()) == {"rulebook", "public", "reconstructed"}
    assert (sources["supply"], sources["prices"]) == ("rulebook", "reconstructed")
    for block, source in sources.items():
        assert source == "rulebook" or board.source_notes[block], block


@rule("PS-BOARD-01")
def test_a_board_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadInput, match="nowhere"):
        started(4, board="nowhere")
    with pytest.raises(BadInput, match="nowhere"):
        given(board="nowhere")


@rule("PS-BOARD-01")
def test_starting_claims_are_the_boards() -> None:
    claims = described(started(4)).claims
    assert claims is not None
    own = [{zone for zone, owner in claims.items() if owner == seat} for seat in range(4)]
    assert own == [{"B1", "E5"}, {"D1", "A5"}, {"B7", "E3"}, {"D7", "A3"}]


@rule("PS-BOARD-02")
def test_five_columns_and_seven_rows() -> None:
    state = started(4)
    assert state.rules.zones == ZONES
    assert offered(given(step="airship"), PlaceAirship) == [
        PlaceAirship(row) for row in range(1, 8)
    ]
    assert refusal(given(step="airship"), PlaceAirship(8)) == "PS-AIR-01"


@rule("PS-BOARD-02")
def test_zones_are_neighbours_if_they_share_a_side() -> None:
    rules = started(4).rules
    for at, zone in enumerate(rules.zones):
        near = {rules.zones[other] for other in rules.near[at]}
        assert near == {
            other
            for other in ZONES
            if abs(ord(other[0]) - ord(zone[0])) + abs(int(other[1]) - int(zone[1])) == 1
        }


@rule("PS-BOARD-03")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_river_is_row_4(seats: int) -> None:
    assert seen(started(seats)).river == ["A4", "B4", "C4", "D4", "E4"]


@rule("PS-BOARD-04")
@pytest.mark.parametrize(("seats", "columns"), [(2, "AE"), (3, "A"), (4, ""), (5, "")])
def test_which_columns_are_closed(seats: int, columns: str) -> None:
    view = seen(started(seats))
    assert view.closed == [zone for zone in ZONES if zone[0] in columns]
    assert [zone for zone in view.claims if zone in view.closed] == []


@rule("PS-BOARD-04")
def test_a_closed_zone_is_neither_claimed_nor_unclaimed() -> None:
    state = given(2, step="claim", seat=ANN, claims={"B1": ANN})
    assert {one.zone[0] for one in offered(state, RollFor)} == {"B", "C", "D"}
    assert refusal(state, RollFor("A1")) is not None
    assert refusal(given(2, step="tanks"), BuyTank("A1")) == "PS-TANK-08"
    with pytest.raises(BadInput, match="closed"):
        given(2, claims={"E1": BOB})


@rule("PS-BOARD-05")
@pytest.mark.parametrize(
    ("resource", "low", "high"),
    [("quartz", 4, 24), ("ore", 3, 20), ("water", 2, 16), ("energy", 1, 12)],
)
def test_how_far_prices_run(resource: str, low: int, high: int) -> None:
    gauge = next(one for one in seen(started(4)).gauges if one.resource == resource)
    assert (gauge.lowest, gauge.highest) == (low, high)
    prices = goods(12, 9, 7, 4)
    for price in range(low, high + 1):
        given(price=prices | {resource: price})
    for price in (low - 1, high + 1):
        with pytest.raises(BadInput, match="price"):
            given(price=prices | {resource: price})


@rule("PS-BOARD-06")
@pytest.mark.parametrize(
    ("resource", "starts", "top"),
    [
        ("quartz", [0, 1, 3, 5, 7, 9], 12),
        ("ore", [0, 1, 4, 7, 10, 13], 16),
        ("water", [0, 1, 4, 7, 10, 13], 16),
        ("energy", [0, 2, 5, 8, 11, 14], 20),
    ],
)
def test_how_far_supplies_run_and_their_colors(resource: str, starts: list[int], top: int) -> None:
    gauge = next(one for one in seen(started(4)).gauges if one.resource == resource)
    colors = ["black", "blue", "green", "yellow", "orange", "red"]
    ends = [*[start - 1 for start in starts[1:]], top]
    expected = dict(zip(colors, zip(starts, ends, strict=True), strict=True))
    assert (gauge.bands, gauge.top) == (expected, top)
    with pytest.raises(BadInput, match="supply"):
        given(supply=goods(6, 9, 8, 14) | {resource: top + 1})
    for supply in range(top + 1):
        state = given(supply=goods(6, 9, 8, 14) | {resource: supply})
        color = next(one.color for one in seen(state).gauges if one.resource == resource)
        assert color == colors[sum(supply >= start for start in starts) - 1]


@rule("PS-BOARD-06")
@pytest.mark.parametrize(
    ("resource", "supply", "color"),
    [("energy", 14, "red"), ("ore", 9, "yellow"), ("water", 4, "green")],
)
def test_the_colors_that_the_rulebook_prints(resource: str, supply: int, color: str) -> None:
    state = given(supply=goods(6, 9, 8, 14) | {resource: supply})
    found = next(one for one in seen(state).gauges if one.resource == resource)
    assert found.color == color


@rule("PS-BOARD-07")
def test_what_a_local_tank_costs() -> None:
    costs = [seen(given(stock=stock)).market.cost for stock in range(14, -1, -1)]
    assert costs == [*range(10, 37, 2), None]
    assert seen(given(stock=9)).market.cost == 20
    with pytest.raises(BadInput, match="stock"):
        given(stock=15)


@rule("PS-BOARD-08", "PS-BOARD-09")
@pytest.mark.parametrize(
    ("seats", "cards"),
    [
        (2, ["lady_steam venturer", "airship_captain engineer"]),
        (3, ["lady_steam venturer", "airship_captain", "engineer"]),
        (4, ["lady_steam", "venturer", "airship_captain", "engineer"]),
        (5, ["lady_steam", "venturer", "airship_captain", "bank_agent", "engineer"]),
    ],
)
def test_which_cards_are_in_play(seats: int, cards: list[str]) -> None:
    found = seen(started(seats)).cards
    assert [one.number for one in found] == list(range(1, seats + 1))
    assert [" ".join(one.roles) for one in found] == cards


@rule("PS-BOARD-08")
@pytest.mark.parametrize(("seats", "captain"), [(2, 2), (3, 2), (4, 3), (5, 3)])
def test_the_captain_moors_the_airship(seats: int, captain: int) -> None:
    state = given(seats, step="airship")
    assert state.seat == captain - 1
    assert refusal(state, Pass()) is not None


@rule("PS-BOARD-02", "PS-PLACE-05")
def test_no_tank_beyond_the_map() -> None:
    with pytest.raises(BadInput, match="zone"):
        given(tanks=[tank("F1")])
