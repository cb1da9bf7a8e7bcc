"""What Planet Steam tells beyond what the client of all games checks: facts, reveals, shortcuts."""

from typing import Any

import pytest

from footplate import Action, Event, Refusal, Refused
from footplate.core.prompt import Choice, Group
from footplate.games.planet_steam.language import actions as a
from footplate.games.planet_steam.language.events import FirstPlayerRolled
from footplate.games.planet_steam.play.state import State
from tests.rules.planet_steam.given import ANN, BOB, given, goods, player, seen, tank

MINE: dict[str, Any] = {"claims": {"B1": 0, "C1": 0, "B2": 0, "D5": 0, "D1": 1}}
TANKS = [tank("B1", "ore", True), tank("C1", "quartz"), tank("D5")]


def group(state: State, id: str) -> Group:
    return next(each for each in state.prompt().groups if each.id == id)


def choice(state: State, action: Action) -> Choice:
    return next(each for each in state.prompt().choices if state.game.action(each) == action)


def words(state: State, action: Action) -> list[str]:
    """What the log says of an action."""
    told: list[Event] = []
    state.play(action, told)
    return [each.words(["Ann", "Bob", "Cai", "Dee", "Eve"], state.plan()) for each in told]


# --- choices --------------------------------------------------------------------------------------


def test_the_markers_after_each_quantity() -> None:
    state = given(step="trade", trading="ore", supply=goods(4, 7, 6, 9))
    for each in group(state, "buy-resource").choices:
        after = state.clone()
        after.play_code(state.encode(state.game.action(each)))
        told = each.facts
        assert (told["supply"], told["price"]) == (after.supply[1], after.price[1])
        assert each.targets == ["ore", f"supply:ore-{after.supply[1]}"]
        assert each.price == told["amount"] * state.price[1]
    assert choice(state, a.BuyResource(2)).facts["band"] == "green"


def test_what_will_be_lost_for_want_of_room_is_warned_of() -> None:
    state = given([player(resources=goods(ore=3)), player()], step="trade", trading="ore")
    assert choice(state, a.BuyResource(1)).warnings == []
    bought = choice(state, a.BuyResource(3))
    assert bought.facts["lost"] == 2
    assert [each.rule for each in bought.warnings] == ["PS-TRADE-06"]
    cards = [player(card=1), *[player() for _ in range(3)]]
    state = given(cards, step="bonus-resource", won=[ANN], box=["ore"])
    assert [each.rule for each in choice(state, a.TakeBonus("ore")).warnings] == ["PS-BONUS-04"]
    state = given(2, step="extract", tanks=TANKS[2:], **MINE)
    assert [each.rule for each in choice(state, a.Extract()).warnings] == ["PS-EXTRACT-14"]
    assert [(each.seat, each.rule) for each in seen(state).warnings] == [(ANN, "PS-EXTRACT-14")]
    assert seen(state).warnings[0].sentence.startswith("There is no room for ")
    state = given(2, step="tanks", tanks=TANKS[2:], **MINE)
    (warned,) = seen(state).warnings
    assert warned.sentence.startswith("At the next extraction there will be no room for ")


def test_nothing_is_lost_for_want_of_room_where_tanks_cannot_run() -> None:
    """And nobody is warned of an extraction in an auction, where nothing helps against it."""
    full = [player(resources={**goods(), "water": 4, "ore": 4, "quartz": 4}), player()]
    state = given(full, step="tanks", tanks=TANKS, **MINE)
    assert [each.rule for each in seen(state).warnings] == ["PS-EXTRACT-04"]
    state = given(full, step="bid-zone", zone="C7", tanks=TANKS, **MINE)
    assert seen(state).warnings == []


def test_the_row_of_the_airship_is_blamed_only_for_what_it_changes() -> None:
    """What there is no room for anyway is told before the row is chosen, and no more with it."""
    cards = [player(card=1, resources=goods(0, 0, 4, 4)), player(card=2)]
    state = given(cards, step="airship", tanks=TANKS[2:], **MINE)
    before = [each.sentence for each in seen(state).warnings]
    assert len(before) == 1
    elsewhere = state.preview(a.PlaceAirship(1), state.seat)
    assert [each.sentence for each in elsewhere.warnings] == before
    there = state.preview(a.PlaceAirship(5), state.seat)
    assert [each.sentence for each in there.warnings] != before


def test_how_much_there_is_room_for_is_told_where_it_can_be_bought() -> None:
    state = given([player(resources=goods(ore=1)), player()], step="trade", trading="ore")
    told = group(state, "buy-resource").facts
    assert told == {"room": state.room(ANN, 1), "supply": state.supply[1]}


def test_what_options_give_to_winners_is_said_while_it_is_to_be_had() -> None:
    options = {"price_manipulation": True, "sabotage": True}
    first, last = "first winner: price manipulation", "last winner: sabotage"
    state = given(4, step="bid-specialist", options=options)
    assert group(state, "bid").facts["brings"][5:] == [first]
    state = given(4, step="bid-specialist", options=options, round=2)
    assert group(state, "bid").facts["brings"][5:] == [first, last]
    holders = [player(card=1), player(), player(), player()]
    state = given(holders, step="bid-specialist", options=options, won=[ANN], seat=BOB)
    assert group(state, "bid").facts["brings"][4:] == []


def test_what_is_bid_for_is_said_where_bids_are_asked_for() -> None:
    state = given(4, step="bid-specialist")
    assert state.prompt().sentence.startswith("Open the bidding: the highest bid chooses one of 4")
    told = group(state, "bid").facts["brings"]
    assert told[4:] == ["the bonus box is empty"]
    assert told[0].endswith(": first in order; opens the zone auction and the next round")
    assert told[2].endswith(": moors the airship, 1 more for each tank of its row")
    state = given(4, step="bid-specialist", box=["quartz", "ore", "water", "energy"])
    bonus = "with each a resource out of the bonus box: quartz, ore, water or energy"
    assert group(state, "bid").facts["brings"][4:] == [bonus]
    fewer = "the next 2 winners each take a resource out of the bonus box: ore or water"
    state = given(4, step="bid-specialist", box=["ore", "water"])
    assert group(state, "bid").facts["brings"][4:] == [fewer]
    state = given(4, step="bid-specialist", box=["ore"])
    last = "the next winner takes a resource out of the bonus box: ore"
    assert group(state, "bid").facts["brings"][4:] == [last]
    holders = [player(card=1), player(), player(), player()]
    state = given(holders, step="bid-specialist", won=[ANN], seat=BOB)
    assert [each[0] for each in group(state, "bid").facts["brings"][:-1]] == ["2", "3", "4"]
    state = given(4, step="bid-zone", zone="C4", seat=ANN, claims={"C3": 0, "B1": 1})
    assert group(state, "bid").facts["brings"] == [
        "worth 25 credits at the end",
        "a place for a tank",
        "on the river, where a tank for water needs no energy",
        "beside 1 zone of yours",
    ]


def test_the_airship_is_foretold_until_the_seat_has_extracted() -> None:
    """It leaves at the end of the round, before anybody extracts again."""
    tanks = [{"zone": "B1", "converter": "ore"}]

    def helped(step: str, **more: Any) -> list[int]:
        state = given(2, step=step, tanks=tanks, airship=1, **MINE, **more)
        return [each.extraction.airship.ore for each in seen(state).forecasts]

    assert helped("tanks") == [1, 0]
    assert helped("extract") == [1, 0]
    assert helped("extract", seat=BOB) == [0, 0]
    assert helped("trade", trading="ore") == [0, 0]
    assert helped("certificates") == [0, 0]


def test_after_the_last_extraction_none_is_foretold() -> None:
    tanks = [{"zone": "B1", "converter": "ore"}]

    def extracts(step: str, round: int, **more: Any) -> list[bool]:
        state = given(2, step=step, round=round, tanks=tanks, **MINE, **more)
        return [each.extracts for each in seen(state).forecasts]

    last = given(2).rules.rounds
    assert extracts("tanks", last) == [True, True]
    assert extracts("extract", last, seat=BOB) == [False, True]
    assert extracts("trade", last, trading="ore") == [False, False]
    assert extracts("trade", last - 1, trading="ore") == [True, True]


def test_a_specialist_is_offered_with_its_turn_and_what_it_gives() -> None:
    state = given(2, step="choose-specialist", won=[ANN], seat=ANN)
    notes = [each.note for each in group(state, "choose-specialist").choices]
    assert notes[1].startswith("turn 2; moors the airship, 1 more")
    assert notes[1].endswith("; a building license or 15 credits at once")


def test_nobody_has_a_place_by_a_card_before_everybody_has_one() -> None:
    """The first to choose may take the last card, and is then no first in the order."""
    holders = [player(), player(card=4), player(), player()]
    state = given(holders, step="bid-specialist", won=[BOB], first=2, seat=2)
    assert seen(state).order == [2, 3, 0, 1]
    cards = [player(card=card) for card in (3, 4, 1, 2)]
    assert seen(given(cards, step="claim", first=2, seat=2)).order == [2, 3, 0, 1]
    assert seen(given(cards[::-1], step="claim", first=2, seat=1)).order == [1, 0, 3, 2]


def test_what_an_old_converter_comes_to_is_said() -> None:
    state = given(2, step="tanks", tanks=TANKS, **MINE)
    back = choice(state, a.BuyConverter("energy", "B1"))
    assert back.note.endswith("in place of ore; the ore converter goes back to the reserve")
    moved = choice(state, a.BuyConverter("energy", "B1", moved_to="D5"))
    assert moved.note == "then extracts energy in place of ore"


def test_a_price_at_its_top_rises_no_more() -> None:
    state = given(2, supply=goods(4, 0, 6, 0), price=goods(12, 9, 7, 11))
    told = {each.resource: (each.price, each.risen) for each in seen(state).gauges}
    assert told["ore"] == (9, 13)
    assert told["energy"] == (11, 12)


def test_who_has_no_tank_at_all_is_told_so() -> None:
    none = given(2, step="tanks", tanks=[], **MINE)
    refusal = group(none, "buy-supercharger").why_not
    assert refusal is not None
    assert refusal.sentence == "You have no tank."
    lying = [{**tank("D5"), "tipped": True}]
    tipped = given(2, step="tanks", tanks=lying, options={"sabotage": True}, **MINE)
    refusal = group(tipped, "buy-supercharger").why_not
    assert refusal is not None
    assert refusal.sentence == "You have no tank that stands upright."


def test_tanks_that_cannot_run_are_warned_of() -> None:
    poor = [player(resources=goods()), player()]
    state = given(poor, step="extract", tanks=TANKS, **MINE)
    assert [each.rule for each in seen(state, BOB).warnings] == ["PS-EXTRACT-04"]
    assert seen(state).forecasts[ANN].extraction.missing == 3


def test_a_kind_without_a_choice_says_what_it_would_cost_and_why_not() -> None:
    state = given([player(credits=1), player()], step="tanks", tanks=TANKS, **MINE)
    bought = group(state, "quartz-converter")
    assert bought.choices == []
    assert bought.facts == {"cost": {"money": 8}}
    assert bought.note == "8 credits"
    assert bought.why_not == Refusal("PS-ROUND-18", "You cannot pay that.")
    full = {"claims": {"B1": 0, "C1": 0, "D5": 0}}
    state = given(2, step="tanks", tanks=TANKS, **full)
    refusal = group(state, "import-tank").why_not
    assert refusal is not None
    assert refusal.rule == "PS-TANK-08"


def test_why_not_by_place() -> None:
    state = given(2, step="tanks", tanks=TANKS, stock=0, **MINE)
    found = state.why_not(ANN).places
    assert found["tank-market"].rule == "PS-TANK-06"
    assert found["D1"].sentence == "A new tank goes on a zone of your own."
    assert "B2" not in found  # a tank can be imported there
    state = given(2, step="claim", **MINE)
    assert state.why_not(ANN).places["D1"] == Refusal("PS-CLAIM-02", "D1 is claimed already.")
    state = given(step="trade", trading="ore")
    assert state.why_not(ANN).places["water"] == Refusal("PS-TRADE-02", "Now ore is traded.")


# --- the log --------------------------------------------------------------------------------------


def test_an_upgrade_by_the_bank_agent_is_told_with_the_class_that_the_carrier_has_now() -> None:
    agent = player(card=4, classes=goods(2, 1, 1, 1))
    state = given([agent, *[player() for _ in range(4)]], step="bank-agent", won=[ANN])
    assert words(state, a.UpgradeCarrier("quartz"))[:2] == [
        "Ann upgrades the quartz carrier to class 3 (holds 10).",
        "The Bank Agent gives Ann this upgrade for free.",
    ]


def test_a_price_at_the_end_of_its_track_is_told_to_stay() -> None:
    cards = [player(card=1), player(card=2)]
    empty = {"supply": goods(4, 5, 6, 0), "price": goods(12, 9, 7, 12)}
    state = given(cards, step="certificates", seat=BOB, **empty)
    told = words(state, a.PassCertificates())
    assert "The price of energy stays at 12, the end of its track (none for new tanks)." in told


def test_new_tanks_are_told_with_what_they_are_made_of() -> None:
    state = given([player(card=1), player(card=2)], step="certificates", seat=BOB, stock=13)
    told = words(state, a.PassCertificates())
    assert "1 tank is produced from the terminal's ore and energy; 14 are in stock." in told


# --- luck and reveals -----------------------------------------------------------------------------


@pytest.mark.parametrize("open_credits", [False, True])
def test_previews_stop_where_hidden_credits_have_a_say(open_credits: bool) -> None:
    options = {"open_credits": open_credits, "freelance_carrier": True}
    hidden = not open_credits
    for position, action in (
        ({"step": "choose-zone", "seat": BOB}, a.AuctionZone("C3")),
        ({"step": "airship", "seat": 2}, a.PlaceAirship(1)),
        ({"step": "certificates", "seat": 3}, a.PassCertificates()),
        ({"step": "certificates", "seat": 3, "round": 5}, a.PassCertificates()),
    ):
        cards = [player(card=seat + 1) for seat in range(4)]
        state = given(cards, options=options, **position)
        preview = state.preview(action, state.seat)
        assert preview.luck == preview.hidden == choice(state, action).commits == hidden
        known = [held.get("money") is not None for held in preview.view.holdings]
        assert known == [open_credits or seat == state.seat for seat in range(4)]
        assert preview.view.over == (open_credits and position.get("round") == 5)


def test_the_die_is_asked_for() -> None:
    state = given(2, step="claim", **MINE)
    asked = state.luck(a.RollFor("C3"), [])
    assert asked is not None
    assert (asked.what, asked.source, len(asked.outcomes)) == ("claim", "die", 6)
    assert state.luck(a.RollFor("C3"), [1]) is None
    preview = state.preview(a.RollFor("C3"), ANN)
    assert (preview.luck, preview.hidden) == (True, False)


# --- shortcuts ------------------------------------------------------------------------------------


def in_words(state: State, *laid: dict[str, Any]) -> str:
    """What is said of a layout, which is all of what is played."""
    layout = state.shortcut("apply-layout", list(laid))
    assert isinstance(layout, list)
    kind = next(each for each in state.game.shortcut_kinds if each.name == "apply-layout")
    found = kind.in_words(state, [*layout, a.EndTanks()])
    assert found is not None
    assert found[1] == len(layout) - 1
    assert kind.in_words(state, layout[:-1]) is None
    assert kind.in_words(state, [a.EndTanks()]) is None
    return found[0]


def test_a_layout_in_words() -> None:
    state = given(2, step="tanks", seat=ANN, tanks=TANKS, **MINE)
    assert in_words(state, *TANKS) == "everything as it stands"
    converter_off = [tank("B1", None, True), *TANKS[1:]]
    assert in_words(state, *converter_off) == "water tank with supercharger on B1"
    moved = [tank("B1", "ore", True), tank("B2", "quartz"), tank("D5")]
    assert in_words(state, *moved) == "quartz tank C1 → B2"
    changed = [tank("B1", "quartz", True), tank("B2", "ore"), tank("D5")]
    words = "quartz tank with supercharger on B1, ore tank on B2, no tank on C1"
    assert in_words(state, *changed) == words
    options = {"immobile_tanks": True}
    state = given(2, step="tanks", seat=ANN, tanks=TANKS, options=options, **MINE)
    swapped = [tank("B1", "quartz", True), tank("C1", "ore"), tank("D5")]
    assert in_words(state, *swapped) == "quartz tank with supercharger on B1, ore tank on C1"


def laid(*tanks: tuple[str, str | None, bool]) -> list[dict[str, Any]]:
    return [tank(*each) for each in tanks]


def test_a_layout_is_applied_at_once() -> None:
    state = given(2, step="tanks", tanks=TANKS, **MINE)
    wanted = laid(("B2", "ore", False), ("C1", None, True), ("B1", "quartz", False))
    actions = state.shortcut("apply-layout", wanted)
    assert isinstance(actions, list)
    before = state.digest()
    after = state.clone()
    for action in actions:
        after.play(action)
    assert state.digest() == before
    stand = {each.zone: (each.converter, each.supercharger) for each in seen(after).tanks}
    assert stand == {"B1": ("quartz", False), "C1": (None, True), "B2": ("ore", False)}
    # Half-way it goes on from what is lifted.
    state.play(a.Rearrange())
    rest = state.shortcut("apply-layout", wanted)
    assert rest == actions[1:]


@pytest.mark.parametrize(
    ("tanks", "rule"),
    [
        ((("D1", None, True),), "PS-PLACE-06"),
        ((("Z9", None, True),), "PS-PLACE-06"),
        ((("B1", None, True), ("B1", None, False), ("C1", None, False)), "PS-PLACE-06"),
        ((("B1", None, True),), "PS-PLACE-08"),
        ((("B1", "energy", True), ("C1", None, False), ("D5", None, False)), "PS-PLACE-07"),
        ((("B1", None, False), ("C1", None, False), ("D5", None, False)), "PS-PLACE-09"),
    ],
)
def test_a_layout_that_cannot_be_is_refused(
    tanks: tuple[tuple[str, str | None, bool], ...], rule: str
) -> None:
    state = given(2, step="tanks", tanks=TANKS, **MINE)
    before = state.digest()
    refusal = state.shortcut("apply-layout", laid(*tanks))
    assert isinstance(refusal, Refusal)
    assert refusal.rule == rule
    assert state.digest() == before


def test_exactly_these_tanks_run() -> None:
    state = given(2, step="extract", tanks=TANKS, **MINE)
    assert [offer.name for offer in state.shortcuts(ANN)] == ["run-exactly", "switch-off"]
    actions = state.shortcut("run-exactly", ["C1"])
    assert actions == [a.SwitchOff("B1"), a.SwitchOff("D5"), a.Extract()]
    assert state.shortcut("run-exactly", []) == [
        *(a.SwitchOff(zone) for zone in ("B1", "C1", "D5")),
        a.Extract(),
    ]
    refusal = state.shortcut("run-exactly", ["B2"])
    assert isinstance(refusal, Refusal)
    assert refusal.rule == "PS-EXTRACT-03"
    short = given([player(resources=goods()), player()], step="extract", tanks=TANKS, **MINE)
    refusal = short.shortcut("run-exactly", ["B1"])
    assert isinstance(refusal, Refusal)
    assert refusal.rule == "PS-EXTRACT-04"


def test_a_layout_is_tried_out_with_what_it_would_extract() -> None:
    state = given(2, step="tanks", tanks=TANKS, **MINE)
    before = state.digest()
    wanted = laid(("B2", "ore", False), ("C1", None, True), ("B1", "quartz", False))
    seen_then = state.preview_shortcut("apply-layout", wanted, ANN).view
    assert state.digest() == before
    after = state.clone()
    for action in as_list(state.shortcut("apply-layout", wanted)):
        after.play(action)
    assert seen_then == after.view(ANN)
    with pytest.raises(Refused) as caught:
        state.preview_shortcut("apply-layout", laid(("D1", None, True)), ANN)
    assert caught.value.refusal.rule == "PS-PLACE-06"
    with pytest.raises(Refused) as caught:
        state.preview_shortcut("apply-layout", wanted, BOB)
    assert caught.value.refusal.rule == "FP-VIEW-01"


def test_switching_off_is_tried_out_before_there_is_energy_enough() -> None:
    state = given([player(resources=goods()), player()], step="extract", tanks=TANKS, **MINE)

    def extraction(*off: str) -> Any:
        view = state.preview_shortcut("switch-off", list(off), ANN).view
        return view.forecasts[ANN].extraction

    assert extraction() == seen(state).forecasts[ANN].extraction
    assert not extraction().enough
    assert extraction("B1", "C1", "D5").energy == 0
    assert extraction("B1", "C1", "D5").enough
    refusal = state.shortcut("switch-off", ["B2"])
    assert isinstance(refusal, Refusal)
    assert refusal.rule == "PS-EXTRACT-03"


def as_list(found: Any) -> list[Any]:
    assert isinstance(found, list)
    return found


# --- what nobody should have to guess -------------------------------------------------------------


def test_sabotage_is_told_to_who_suffers_it() -> None:
    cards = [player(card=number) for number in (4, 1, 2, 3)]
    position: dict[str, Any] = {"claims": {"A1": ANN}, "tanks": [tank("A1", "ore")], "round": 2}
    won = [ANN, 2, 3, BOB]
    state = given(
        cards, step="sabotage", seat=BOB, won=won, saboteur=BOB, options=SABOTAGE, **position
    )
    (named,) = group(state, "sabotage").choices
    assert "chooses the tank; it extracts nothing this round" in named.note
    assert words(state, a.Sabotage(ANN)) == [
        "Bob has the sabotage card: Ann has to tip a tank over."
    ]
    names = ["Ann", "Bob", "Cai", "Dee"]
    assert state.prompt(ANN, names).sentence.startswith("Sabotage by Bob: ")
    (tipped,) = group(state, "tip-tank").choices
    assert "rolls the die for twice as many credits" in tipped.note


SABOTAGE = {"sabotage": True}


def test_giving_the_carrier_up_is_told() -> None:
    card = {"seat": BOB, "bid": 6}
    options = {"freelance_carrier": True}
    state = given(2, step="keep-carrier", seat=BOB, round=2, freelance=card, options=options)
    told = words(state, a.GiveUpCarrier())
    assert told == ["Bob puts the freelance carrier up for auction."]


def test_giving_the_carrier_up_has_one_name() -> None:
    card = {"seat": BOB, "bid": 6}
    options = {"freelance_carrier": True}
    state = given(2, step="keep-carrier", seat=BOB, round=2, freelance=card, options=options)
    words_ = [state.prompt().sentence, group(state, "give-up-carrier").title]
    words_.append(choice(state, a.GiveUpCarrier()).label)
    assert all("up for auction" in each and "give" not in each.lower() for each in words_)


@pytest.mark.parametrize(
    ("tanks", "immobile", "useful"),
    [
        ([tank("D5")], True, False),
        ([tank("D5"), tank("B1")], True, False),
        ([tank("D5", "ore")], True, True),
        ([tank("D5", None, True), tank("B1")], True, True),
        ([tank("D5", None, True), tank("B1", None, True)], True, False),
        ([tank("D5")], False, True),
        ([tank(zone) for zone in ("B1", "C1", "B2", "D5")], False, False),
    ],
)
def test_rearranging_that_changes_nothing_is_told_so(
    tanks: list[dict[str, Any]], immobile: bool, useful: bool
) -> None:
    state = given(2, step="tanks", tanks=tanks, options={"immobile_tanks": immobile}, **MINE)
    told = choice(state, a.Rearrange())
    assert [each.rule for each in told.warnings] == ([] if useful else ["PS-PLACE-03"])
    moved = "converters and superchargers" in state.prompt().sentence
    assert moved == immobile
    assert ("tanks" in told.label) != immobile


def test_taking_water_ends_the_turn_and_a_second_rearrangement_says_what_helps() -> None:
    state = given(2, step="activate", **MINE)
    assert choice(state, a.DeclineActivation()).note == "your turn in the Tank Phase ends"
    state = given(2, step="tanks", rearranged=True, tanks=TANKS, **MINE)
    refusal = group(state, "rearrange").why_not
    assert refusal is not None
    assert "Take that back" in refusal.sentence


def test_those_who_roll_again_are_marked() -> None:
    told = FirstPlayerRolled([(0, 5), (1, 3), (2, 5), (0, 1), (2, 6)], 2)
    rolls = "Ann 5, Bob 3, Cai 5; again Ann 1, Cai 6"
    plan = given(2).plan()
    assert told.words(["Ann", "Bob", "Cai"], plan) == (
        f"Dice for the first player: {rolls}. Cai is first."
    )
