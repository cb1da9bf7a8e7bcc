"""Setting up: seats and options, what lies ready, the first player and the free upgrade."""

from typing import Any

import pytest

from footplate import Action, BadInput, Event
from footplate.core.chance import ScriptedChance
from footplate.games.planet_steam.language.actions import (
    Bid,
    BuyConverter,
    BuyResource,
    DeclineActivation,
    Pass,
    PassClaim,
    UpgradeCarrier,
)
from footplate.games.planet_steam.language.events import FirstPlayerRolled, TableLaid
from footplate.games.planet_steam.play.state import State
from tests.rules.planet_steam.given import (
    ANN,
    BOB,
    CY,
    GAME,
    credits,
    described,
    given,
    goods,
    held,
    offered,
    owner,
    play,
    player,
    price,
    refusal,
    seen,
    started,
    step,
    supply,
    tank,
)

rule = pytest.mark.rule

SEATS = [2, 3, 4, 5]


def rolled(seats: int, *dice: int) -> State:
    """A first position whose first player is found by these dice."""
    return started(seats, chance=ScriptedChance(list(dice)))


# Seats and options. -------------------------------------------------------------------------


@rule("PS-SETUP-01")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_a_game_is_for_two_to_five(seats: int) -> None:
    with pytest.raises(BadInput, match=f"2 to 5 seats, not {seats}"):
        GAME.start(seats=seats)


@rule("PS-SETUP-01")
@pytest.mark.parametrize("seats", SEATS)
def test_each_number_from_two_to_five_can_play(seats: int) -> None:
    assert len(described(started(seats)).players) == seats


@rule("PS-SETUP-02")
def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(BadInput, match=r"no option 'free_tanks'.*freelance_carrier"):
        GAME.start(seats=3, free_tanks=True)


@rule("PS-SETUP-02")
@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("immobile_tanks", "yes"),
        ("river_limits", 2),
        ("variable_trading", "on"),
        ("variable_claims", 3),
        ("river_neutrals", 6),
        ("river_neutrals", -1),
        ("river_neutrals", "die"),
        ("reduced_resources", "some"),
        ("predictable_claiming", 1.5),
        ("price_manipulation", "weak"),
        ("sabotage", "late"),
        ("freelance_carrier", 7),
        ("open_credits", "all"),
    ],
)
def test_a_value_that_an_option_does_not_have_is_refused(option: str, value: Any) -> None:
    with pytest.raises(BadInput, match=option):
        GAME.start(seats=4, **{option: value})


@rule("PS-SETUP-03")
def test_river_neutrals_need_variable_claims() -> None:
    with pytest.raises(BadInput, match="river_neutrals belongs to variable_claims"):
        GAME.start(seats=4, river_neutrals=2)
    with pytest.raises(BadInput, match="river_neutrals belongs to variable_claims"):
        GAME.start(seats=4, river_neutrals=0, variable_claims=False)


@rule("PS-SETUP-03")
@pytest.mark.parametrize(("seats", "most"), [(2, 3), (3, 4), (4, 5), (5, 5)])
def test_river_neutrals_have_to_find_room_on_the_open_river(seats: int, most: int) -> None:
    assert described(started(seats, variable_claims=True, river_neutrals=most)).claims == {}
    with pytest.raises(BadInput, match="river_neutrals"):
        GAME.start(seats=seats, variable_claims=True, river_neutrals=most + 1)


@rule("PS-SETUP-03")
def test_the_reason_names_the_open_river_zones() -> None:
    with pytest.raises(BadInput, match="0 to 3 for 2 players, the open river zones, not 4"):
        GAME.start(seats=2, variable_claims=True, river_neutrals=4)


# What lies ready. ---------------------------------------------------------------------------


@rule("PS-SETUP-04")
@pytest.mark.parametrize("seats", SEATS)
def test_the_reserve_holds_tanks_converters_and_superchargers(seats: int) -> None:
    reserve = seen(started(seats)).reserve
    converters = reserve.converters
    assert (reserve.tanks, reserve.superchargers) == (35, 13)
    assert (converters.quartz, converters.ore, converters.energy) == (14, 14, 14)


@rule("PS-SETUP-04")
def test_there_are_14_claim_markers_for_each_and_15_neutral_ones() -> None:
    view = seen(started(4, variable_claims=True))
    assert [one.markers for one in view.players] == [14] * 4
    assert view.reserve.neutral_markers == 15
    view = seen(started(4))
    assert [one.markers for one in view.players] == [12] * 4
    assert view.reserve.neutral_markers == 3


@rule("PS-SETUP-04", "PS-TANK-12")
def test_what_is_in_the_box_is_the_limit_until_one_comes_back() -> None:
    """Fourteen ore converters on the map: none can be bought, till one was replaced."""
    zones = [f"{column}{row}" for row in (1, 2, 3) for column in "ABCDE"]
    claims: dict[str, int] = dict.fromkeys(zones[:7], ANN) | dict.fromkeys(zones[7:], BOB)
    tanks = [tank(zone, "ore") for zone in zones[:14]] + [tank(zones[14])]
    state = given(5, step="tanks", claims=claims, tanks=tanks)
    assert offered(state, BuyConverter)
    assert not [one for one in offered(state, BuyConverter) if one.converter == "ore"]
    play(state, BuyConverter("energy", "B1"))
    assert [a.zone for a in offered(state, BuyConverter) if a.converter == "ore"] == ["B1"]


@rule("PS-SETUP-05")
def test_resources_and_credits_do_not_run_out() -> None:
    """Far more water and credits are about than there are tokens in the box."""
    full = player(credits=50_000, resources=goods(water=12), classes=goods(1, 1, 4, 1))
    state = given([full] * 5, step="activate")
    play(state, *[DeclineActivation()] * 5)
    assert [held(state, seat)["water"] for seat in range(5)] == [13] * 5
    rich = given([full] * 5, step="trade", trading="water", price=goods(12, 9, 16, 4))
    play(rich, BuyResource(1))
    assert (held(rich)["water"], credits(rich)) == (13, 50_000 - 16)


@rule("PS-SETUP-06")
@pytest.mark.parametrize(
    ("seats", "expected"),
    [(2, (4, 7, 6, 10)), (3, (5, 8, 7, 12)), (4, (6, 9, 8, 14)), (5, (7, 10, 10, 16))],
)
def test_the_terminal_starts_by_the_table(seats: int, expected: tuple[int, ...]) -> None:
    assert supply(started(seats)) == goods(*expected)


@rule("PS-SETUP-07")
@pytest.mark.parametrize("seats", SEATS)
def test_the_prices_start_at_the_marked_numbers(seats: int) -> None:
    assert price(started(seats)) == goods(12, 9, 7, 4)


@rule("PS-SETUP-08")
@pytest.mark.parametrize(
    ("seats", "licenses", "luxuries"), [(2, 6, 4), (3, 6, 5), (4, 7, 6), (5, 7, 7)]
)
def test_the_certificates_go_by_the_table(seats: int, licenses: int, luxuries: int) -> None:
    reserve = seen(started(seats)).reserve
    assert (reserve.licenses, reserve.luxuries) == (licenses, luxuries)


@rule("PS-SETUP-09")
@pytest.mark.parametrize(
    ("seats", "money", "expected"),
    [
        (2, 100, (0, 1, 3, 3)),
        (3, 110, (0, 2, 4, 2)),
        (4, 120, (1, 2, 3, 3)),
        (5, 130, (1, 2, 3, 4)),
    ],
)
def test_each_player_starts_by_the_table(seats: int, money: int, expected: tuple[int, ...]) -> None:
    state = started(seats)
    for seat in range(seats):
        assert (credits(state, seat), held(state, seat)) == (money, goods(*expected))


@rule("PS-SETUP-10")
@pytest.mark.parametrize(
    ("seats", "money", "expected"),
    [
        (2, 80, (0, 0, 2, 3)),
        (3, 90, (0, 1, 3, 2)),
        (4, 100, (0, 1, 3, 3)),
        (5, 110, (0, 1, 3, 3)),
    ],
)
def test_reduced_resources_have_a_table_of_their_own(
    seats: int, money: int, expected: tuple[int, ...]
) -> None:
    state = started(seats, reduced_resources=True)
    for seat in range(seats):
        assert (credits(state, seat), held(state, seat)) == (money, goods(*expected))


@rule("PS-SETUP-10")
@pytest.mark.parametrize("seats", SEATS)
def test_reduced_resources_leave_terminal_and_certificates_alone(seats: int) -> None:
    usual, reduced = started(seats), started(seats, reduced_resources=True)
    assert (supply(reduced), price(reduced)) == (supply(usual), price(usual))
    assert seen(reduced).market == seen(usual).market
    assert seen(reduced).reserve == seen(usual).reserve


@rule("PS-SETUP-11")
@pytest.mark.parametrize(("seats", "stock"), [(2, 9), (3, 10), (4, 12), (5, 14)])
def test_the_tank_market_starts_by_the_number_of_players(seats: int, stock: int) -> None:
    assert described(started(seats)).stock == stock


@rule("PS-SETUP-12")
@pytest.mark.parametrize(
    ("seats", "cards"),
    [
        (2, ["lady_steam venturer", "airship_captain engineer"]),
        (3, ["lady_steam venturer", "airship_captain", "engineer"]),
        (4, ["lady_steam", "venturer", "airship_captain", "engineer"]),
        (5, ["lady_steam", "venturer", "airship_captain", "bank_agent", "engineer"]),
    ],
)
def test_there_are_as_many_cards_as_players(seats: int, cards: list[str]) -> None:
    found = seen(started(seats)).cards
    assert [" ".join(card.roles) for card in found] == cards
    assert [card.number for card in found] == list(range(1, seats + 1))


@rule("PS-SETUP-13")
@pytest.mark.parametrize("seats", SEATS)
def test_all_carriers_are_of_class_1_with_the_goods_on_them(seats: int) -> None:
    for one in seen(started(seats)).players:
        assert (one.classes.quartz, one.classes.ore) == (1, 1)
        assert (one.classes.water, one.classes.energy) == (1, 1)
        assert one.capacities.water == 4 >= one.resources.water


@rule("PS-SETUP-13", "PS-SETUP-16")
def test_four_water_lie_on_a_class_1_carrier_before_the_upgrade() -> None:
    state = rolled(3, 6, 2, 1)
    assert held(state)["water"] == 4
    play(state, UpgradeCarrier("water"))
    assert (held(state)["water"], described(state).players[ANN].classes.water) == (4, 2)


@rule("PS-SETUP-14")
@pytest.mark.parametrize(("seats", "neutrals"), [(2, 7), (3, 10), (4, 12), (5, 12)])
def test_each_seat_has_two_claims_and_there_are_neutral_ones(seats: int, neutrals: int) -> None:
    claims = list((described(started(seats)).claims or {}).values())
    assert [claims.count(seat) for seat in range(seats)] == [2] * seats
    assert claims.count("neutral") == neutrals


@rule("PS-SETUP-14")
def test_the_starting_claims_lie_where_the_board_says() -> None:
    two, four = started(2), started(4)
    assert [owner(two, zone) for zone in ("B1", "D5", "D7", "B3")] == [ANN, ANN, BOB, BOB]
    assert [owner(four, zone) for zone in ("B1", "D1", "B7", "A2")] == [ANN, BOB, CY, "neutral"]
    assert owner(four, "C4") is None


# The first player, and the free upgrade. ----------------------------------------------------


@rule("PS-SETUP-15")
def test_the_highest_die_is_the_first_player() -> None:
    state = rolled(4, 2, 3, 6, 5)
    assert (described(state).first, state.seat) == (CY, CY)


@rule("PS-SETUP-15")
def test_only_those_tied_for_the_highest_die_roll_again() -> None:
    heard: list[Event] = []
    state = started(3, chance=ScriptedChance([5, 5, 3, 2, 6]), events=heard)
    assert described(state).first == BOB
    laid, rolled = heard
    assert isinstance(laid, TableLaid)
    assert rolled == FirstPlayerRolled([(0, 5), (1, 5), (2, 3), (0, 2), (1, 6)], BOB)


@rule("PS-SETUP-15")
def test_ties_are_rolled_again_until_one_is_ahead() -> None:
    assert described(rolled(3, 6, 2, 6, 4, 4, 1, 3)).first == CY


@rule("PS-SETUP-16")
def test_each_upgrades_one_carrier_clockwise_from_the_first_player() -> None:
    state, asked = rolled(4, 1, 2, 6, 3), []
    for resource in ("quartz", "ore", "water", "energy"):
        asked.append(state.seat)
        assert len(state.actions()) == 4
        play(state, GAME.action({"do": "upgrade-carrier", "resource": resource}))
    assert asked == [2, 3, 0, 1]
    classes = [one.classes for one in described(state).players]
    assert [one.quartz for one in classes] == [1, 1, 2, 1]
    assert [one.energy for one in classes] == [1, 2, 1, 1]
    assert credits(state, 2) == 120
    assert held(state, 2) == goods(1, 2, 3, 3)


@rule("PS-SETUP-16")
@pytest.mark.parametrize("action", [Bid(1), Pass(), PassClaim(), DeclineActivation()])
def test_the_upgrade_cannot_be_declined(action: Action) -> None:
    assert refusal(rolled(4, 6, 1, 1, 1), action) == "PS-ROUND-07"


@rule("PS-SETUP-17")
@pytest.mark.parametrize("seats", SEATS)
def test_then_the_expansion_phase_of_round_1_starts(seats: int) -> None:
    state = started(seats)
    play(state, *[UpgradeCarrier("water")] * seats)
    assert (described(state).round, step(state)) == (1, "bid-specialist")
    assert state.seat == described(state).first
    assert described(state).tanks == []
    assert [one.card for one in described(state).players] == [None] * seats
