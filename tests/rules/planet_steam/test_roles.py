"""What the specialists do for whoever holds their cards."""

from importlib.resources import files
from typing import Any

import pytest

from footplate.games.planet_steam.language.actions import (
    AuctionZone,
    Bid,
    ChooseSpecialist,
    Decline,
    Pass,
    PassClaim,
    PlaceAirship,
    TakeBonus,
    TakeCredits,
    TakeFromReserve,
    TakeLicense,
    UpgradeCarrier,
)
from footplate.games.planet_steam.play.state import State
from tests.rules.planet_steam.given import (
    ANN,
    BOB,
    CY,
    DI,
    credits,
    described,
    given,
    goods,
    held,
    offered,
    owner,
    play,
    player,
    refusal,
    seen,
    step,
    supply,
)

rule = pytest.mark.rule


def engineer(licenses: int | None = None, seats: int = 4, **position: Any) -> State:
    """Ann has just taken the Engineer."""
    number = {2: 2, 3: 3, 4: 4, 5: 5}[seats]
    players = [player(card=number), *[player()] * (seats - 1)]
    return given(players, step="engineer", won=[ANN], licenses=licenses, **position)


def agent(one: dict[str, Any] | None = None, **position: Any) -> State:
    """Ann has just taken the Bank Agent."""
    players = [{**(one or player()), "card": 4}, *[player()] * 4]
    return given(players, step="bank-agent", won=[ANN], **position)


# Lady Steam, Venturer, Airship Captain. -----------------------------------------------------


@rule("PS-ROLE-01")
def test_lady_steam_is_first_from_the_zone_auction_on() -> None:
    """Cy takes Lady Steam; Ann stays the opener of the running specialist auction."""
    state = given([player(card=2), player(), player(), player()], step="bid-specialist", won=[ANN])
    play(state, Bid(1), Bid(2), Pass(), Pass(), ChooseSpecialist(1))
    assert (step(state), state.seat) == ("bid-specialist", BOB)
    play(state, Bid(1), Pass(), ChooseSpecialist(3), Bid(1), ChooseSpecialist(4), Decline())
    play(state, AuctionZone("C4"))
    assert state.seat == CY
    play(state, Bid(1), Pass(), Pass(), Pass())
    assert (step(state), state.seat) == ("claim", CY)


@rule("PS-ROLE-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_lady_steam_has_number_1(seats: int) -> None:
    cards = seen(given(seats)).cards
    assert [card.number for card in cards if "lady_steam" in card.roles] == [1]


@rule("PS-ROLE-02")
def test_the_venturer_chooses_the_zone_and_pays_half() -> None:
    cards = [player(card=3), player(card=1), player(card=4), player(card=2)]
    state = given(cards, step="choose-zone")
    assert state.seat == DI
    play(state, AuctionZone("C4"), Bid(1), Pass(), Bid(10), Pass(), Pass())
    assert (credits(state, DI), owner(state, "C4")) == (95, DI)


@rule("PS-ROLE-02")
def test_the_airship_captain_places_the_airship() -> None:
    cards = [player(card=3), player(card=1), player(card=4), player(card=2)]
    state = given(cards, step="claim")
    play(state, *[PassClaim()] * 4)
    assert (step(state), state.seat) == ("airship", ANN)


# The Engineer. ------------------------------------------------------------------------------


@rule("PS-ROLE-03")
def test_the_engineer_takes_a_license_at_once() -> None:
    state = given([player(), *[player()] * 3], step="choose-specialist", won=[ANN], box=["ore"])
    play(state, ChooseSpecialist(4))
    assert step(state) == "engineer"
    play(state, TakeLicense())
    assert described(state).players[ANN].licenses == 1
    assert (described(state).licenses, step(state)) == (6, "bonus-resource")


@rule("PS-ROLE-03")
def test_the_engineer_takes_15_credits_or_nothing() -> None:
    state = engineer()
    assert state.actions() == [TakeLicense(), TakeCredits(), Decline()]
    play(state, TakeCredits())
    assert (credits(state), described(state).licenses) == (115, 7)
    state = engineer()
    play(state, Decline())
    assert (credits(state), described(state).licenses) == (100, 7)
    assert described(state).players[ANN].licenses == 0


@rule("PS-ROLE-03")
def test_with_no_license_left_there_are_the_credits() -> None:
    state = engineer(licenses=0)
    assert refusal(state, TakeLicense()) == "PS-ROLE-03"
    assert state.actions() == [TakeCredits(), Decline()]


# The Bank Agent. ----------------------------------------------------------------------------


@rule("PS-ROLE-04")
def test_the_bank_agent_upgrades_a_carrier_for_nothing() -> None:
    state = agent(player(classes=goods(1, 3, 1, 1)))
    play(state, UpgradeCarrier("ore"))
    assert described(state).players[ANN].classes.ore == 4
    assert (credits(state), held(state)) == (100, goods(4, 4, 4, 4))


@rule("PS-ROLE-04")
def test_the_bank_agent_takes_a_resource_or_declines() -> None:
    state = agent(player(resources=goods(1, 1, 1, 1)))
    assert len(state.actions()) == 9
    play(state, TakeFromReserve("quartz"))
    assert held(state) == goods(2, 1, 1, 1)
    state = agent(player(resources=goods(1, 1, 1, 1)))
    play(state, Decline())
    assert held(state) == goods(1, 1, 1, 1)
    classes = described(state).players[ANN].classes
    assert (classes.quartz, classes.ore, classes.water, classes.energy) == (1, 1, 1, 1)


@rule("PS-ROLE-05")
def test_a_carrier_of_class_4_cannot_be_upgraded() -> None:
    state = agent(player(classes=goods(4, 1, 1, 1)))
    assert refusal(state, UpgradeCarrier("quartz")) == "PS-ROLE-05"
    assert refusal(state, UpgradeCarrier("ore")) is None


@rule("PS-ROLE-05")
def test_a_resource_without_room_is_refused_to_the_bank_agent() -> None:
    state = agent(player(resources=goods(4, 3, 4, 4)))
    assert refusal(state, TakeFromReserve("water")) == "PS-ROLE-05"
    assert offered(state, TakeFromReserve) == [TakeFromReserve("ore")]


@rule("PS-ROLE-06")
def test_the_resource_comes_from_the_reserve() -> None:
    state = agent(player(resources=goods(1, 1, 1, 1)), supply=goods(6, 0, 8, 9))
    play(state, TakeFromReserve("ore"))
    assert (held(state)["ore"], supply(state)) == (2, goods(6, 0, 8, 9))


@rule("PS-ROLE-07")
def test_the_upgrade_counts_for_the_bonus_resource() -> None:
    state = agent(box=["energy", "ore"], supply=goods(6, 9, 8, 13))
    play(state, UpgradeCarrier("energy"), TakeBonus("energy"))
    assert (held(state)["energy"], supply(state)["energy"]) == (5, 13)


@rule("PS-ROLE-08")
def test_only_one_choice_is_made() -> None:
    state = engineer(box=["ore"])
    play(state, TakeLicense())
    assert refusal(state, TakeCredits()) == "PS-ROUND-07"
    state = agent(player(resources=goods()), box=["ore"])
    play(state, UpgradeCarrier("ore"))
    assert refusal(state, TakeFromReserve("ore")) == "PS-ROUND-07"
    assert refusal(state, UpgradeCarrier("ore")) == "PS-ROUND-07"


@rule("PS-ROLE-08")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_other_cards_give_neither(number: int) -> None:
    state = given(5, step="choose-specialist", won=[ANN], box=["ore"])
    play(state, ChooseSpecialist(number))
    assert step(state) == "bonus-resource"
    assert refusal(state, TakeCredits()) == "PS-ROUND-07"
    assert refusal(state, TakeFromReserve("ore")) == "PS-ROUND-07"


@rule("PS-ROLE-08")
def test_engineer_and_bank_agent_do_not_lend_their_choices() -> None:
    assert refusal(agent(), TakeCredits()) == "PS-ROUND-07"
    assert refusal(agent(), TakeLicense()) == "PS-ROUND-07"
    assert refusal(engineer(), UpgradeCarrier("ore")) == "PS-ROUND-07"
    assert refusal(engineer(), TakeFromReserve("ore")) == "PS-ROUND-07"


# Cards of two roles. ------------------------------------------------------------------------


@rule("PS-ROLE-09")
def test_airship_captain_and_engineer_on_one_card_give_both() -> None:
    state = given([player(card=1), player()], step="choose-specialist", won=[ANN, BOB], box=["ore"])
    play(state, ChooseSpecialist(2), TakeLicense(), TakeBonus("ore"))
    assert described(state).players[BOB].licenses == 1
    play(state, AuctionZone("C1"), Bid(1), Pass(), PassClaim(), PassClaim())
    assert state.seat == BOB
    play(state, PlaceAirship(2))
    assert described(state).airship == 2


@rule("PS-ROLE-09")
def test_engineer_and_bank_agent_on_one_card_of_an_own_board_give_both() -> None:
    printed = 'turn = 3, roles = ["engineer"]'
    folder = files("footplate.games.planet_steam.board") / "boards"
    text = (folder / "standard.toml").read_text(encoding="utf-8")
    own = text.replace(printed, 'turn = 3, roles = ["engineer", "bank_agent"]')
    state = given(
        [player(card=1), player(card=2), player()],
        step="choose-specialist",
        won=[ANN, BOB, CY],
        board=own,
        box=["ore"],
    )
    play(state, ChooseSpecialist(3), TakeLicense(), UpgradeCarrier("ore"), TakeBonus("ore"))
    after = described(state).players[CY]
    assert (after.licenses, after.classes.ore) == (1, 2)


@rule("PS-ROLE-09")
@pytest.mark.parametrize("seats", [2, 3])
def test_lady_steam_and_venturer_are_one_card_for_two_or_three(seats: int) -> None:
    cards = [player(card=(seat + 1) % seats + 1) for seat in range(seats)]
    lady = seats - 1
    state = given(cards, step="choose-zone")
    assert state.seat == lady
    play(state, AuctionZone("C1"))
    assert state.seat == lady
    play(state, Bid(9), *[Pass()] * (seats - 1))
    assert credits(state, lady) == 95
