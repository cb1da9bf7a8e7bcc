"""What Imperial Steam tells beyond its rules: groups, why not, warnings, shortcuts, secrets."""

from typing import Any

import msgspec
import pytest

import footplate
from footplate import BadInput, Refusal, Refused
from footplate.core.prompt import Choice, Group
from footplate.games.imperial_steam.language import actions as a
from footplate.games.imperial_steam.language.actions import TILES
from footplate.games.imperial_steam.language.events import BidSealed, BidShown
from footplate.games.imperial_steam.language.events_scoring import HubsScored, ShareholdersPaid
from footplate.games.imperial_steam.language.position import Goods
from footplate.games.imperial_steam.language.steps import CREW
from footplate.games.imperial_steam.play.state import State
from tests.rules.imperial_steam.given import (
    ANN,
    BOB,
    asked_for,
    building,
    factory,
    foretold,
    given,
    goods,
    play,
    player,
    poor,
    ready,
    seen,
    step,
)
from tests.rules.imperial_steam.lines import TO_LJUBLJANA

GLOGGNITZ = ["wien-wr_neustadt", "wr_neustadt-gloggnitz"]


def only(group: Group, action: object, state: State) -> Choice:
    return next(one for one in group.choices if state.game.action(one) == action)


def effects(choice: Choice, seat: int = ANN) -> dict[str, int]:
    return {one.what: one.change for one in choice.effects if one.seat == seat}


# --- groups ---------------------------------------------------------------------------------------


def test_the_eleven_main_actions_and_the_free_ones_are_groups() -> None:
    groups = [one.id for one in ready().prompt().groups]
    assert groups == [*TILES, "sell", "deliver", "access", "end"]
    assert all(one.choices for one in ready().prompt().groups if one.id in TILES)


def test_a_group_tells_its_price_range_and_what_own_hands_cost() -> None:
    state = ready({"hire": 2})
    hire = asked_for(state, "hire")
    prices = [one.price for one in hire.choices]
    assert hire.facts == {"price": [min(prices), max(prices)], "lost": 20}
    assert "again: 2 steps of influence lost" in hire.note
    assert all(effects(one)["influence"] == -20 for one in hire.choices)
    tracks = asked_for(state, "build_tracks")
    assert tracks.facts["goods"] == {"wood": 1, "stone": 1, "iron": 1}
    assert tracks.facts["effort"] == min(one.facts["effort"] for one in tracks.choices)


def test_a_track_tells_its_fees_goods_and_where_it_leads() -> None:
    bob = player(influence=0, tracks=["wien-bratislava"])
    state = given([player(), bob])
    choice = only(asked_for(state, "build_tracks"), a.BuildTrack("wien-bratislava"), state)
    assert choice.cost == {"money": 10, "wood": 1, "stone": 1, "iron": 1}
    assert (choice.targets, choice.facts["city"]) == (["wien-bratislava"], "bratislava")
    assert effects(choice, BOB) == {"money": 10}


def test_a_turn_whose_action_is_complete_asks_for_no_more_of_it() -> None:
    state = ready()
    play(state, a.HireWorker("bronze", 1))
    assert state.prompt().sentence.startswith("Go on with your main action")
    state = ready()
    play(state, a.Fundraise())
    assert state.prompt().sentence == "Take a free action, or end your turn."


def test_ties_are_told_by_who_is_behind() -> None:
    result = ready().result()
    assert result.tie_break == "players behind in influence"
    assert sorted(one.tie for one in result.standings) == list(range(len(result.standings)))


def test_who_has_no_shareholders_pays_none() -> None:
    plan = ready().plan()
    words = ShareholdersPaid(ANN, 0, 0, 140).words(["Ann"], plan)
    assert words == "Scoring, shareholders: Ann has none and has 140 in the end."
    words = ShareholdersPaid(ANN, 2, 106, 424).words(["Ann"], plan)
    assert words == "Scoring, shareholders: Ann pays 106 to 2 of them and has 424 in the end."


def test_a_gift_tells_where_it_leads_and_which_hubs_open() -> None:
    state = given([player(influence=60), player(influence=0)])
    choice = only(asked_for(state, "philanthropize"), a.Philanthropize(2), state)
    assert choice.targets == ["philanthropize", "influence:80"]
    assert (choice.price, effects(choice)) == (20, {"influence": 20})
    assert choice.facts["opens"] == ["blue"]


def test_only_the_last_bid_cannot_be_taken_back() -> None:
    state = given([poor(), poor()], step="bid", order=[0, 1])
    assert not any(one.commits for one in state.prompt().choices)
    play(state, a.Bid(50))
    assert all(one.commits for one in state.prompt().choices)
    tried = state.preview(a.Bid(20), BOB)
    assert tried.luck
    assert [type(one) for one in tried.events] == [BidSealed]
    events = play(state, a.Bid(20))
    assert [one.amount for one in events if isinstance(one, BidShown)] == [50, 20]


# --- why not --------------------------------------------------------------------------------------


def test_why_not_by_place() -> None:
    state = building(tracks=GLOGGNITZ, engineers=[])
    found = state.why_not(ANN).places
    assert found["gloggnitz-hartberg"].rule == "IS-TRACK-15"
    assert found["ljubljana-trieste"].rule == "IS-TRACK-02"
    assert found["wien"].rule == "IS-STATION-02"
    assert found["k01"].rule == "IS-CONTRACT-02"
    assert "wien-bratislava" not in found
    assert state.why_not(BOB).places == {}


def test_why_not_by_kind() -> None:
    state = building(goods=goods(), contracts=[])
    kinds = state.why_not(ANN).kinds
    assert kinds["build_tracks"].rule == "IS-TRACK-12"
    assert kinds["deliver"].rule == "IS-DELIVER-03"
    assert kinds["end"].rule == "IS-TURN-15"
    assert kinds["build_tracks"] == asked_for(state, "build_tracks").why_not


def test_before_there_are_engines_no_train_is_to_be_had() -> None:
    state = footplate.game("imperial-steam").start(3, seed=1)
    while state.prompt().phase == "bid":
        state.play_code(state.codes()[0])
    assert state.why_not(state.seat).kinds["train"].rule == "IS-TRAIN-02"


# --- forecasts and warnings -----------------------------------------------------------------------


def test_links_ahead_tell_price_and_effort() -> None:
    bob = player(influence=0, tracks=["wien-bratislava"])
    state = given([player(tracks=GLOGGNITZ), bob], crowns=["wien-st_poelten"])
    links = {one.link: one for one in foretold(state).links}
    assert (links["wien-bratislava"].price, links["wien-bratislava"].effort) == (10, 2)
    crown = links["wien-st_poelten"]
    assert (crown.access, crown.price, crown.city) == (True, 30, "st_poelten")
    assert not set(GLOGGNITZ) & set(links)


def test_goods_that_will_find_no_room_are_warned_of() -> None:
    ann = player(engines=[3], goods=goods(2, 2), landing=goods(iron=2))
    state = given([ann, player()])
    (warning,) = seen(state, ANN).warnings
    assert (warning.seat, warning.rule) == (ANN, "IS-ROUND-08")
    assert warning.sentence == "2 goods will find no room when the order comes."


def test_a_choice_that_one_may_regret_says_so() -> None:
    state = given([player(investors=1, share=40), player()])
    (up,) = asked_for(state, "share_value").choices
    assert [one.rule for one in up.warnings] == ["IS-SHARE-11"]


def test_to_pass_says_what_the_hand_would_bring() -> None:
    state = given([player(), player()])
    (idle,) = asked_for(state, "pass").choices
    assert [one.rule for one in idle.warnings] == ["IS-GIFT-04"]
    assert "brings 10 guldens" in idle.warnings[0].sentence
    state = given([player(hands={"fundraise": 1}, influence=50), player(hands={"fundraise": 1})])
    (idle,) = asked_for(state, "pass").choices
    assert idle.warnings == []  # to raise funds again costs influence


def test_no_site_lies_on_a_link() -> None:
    for seats in (2, 3, 4):
        plan = footplate.game("imperial-steam").start(seats=seats, seed=1).plan()
        for place in plan.places.values():
            if place.kind != "site" or place.x is None or place.y is None:
                continue
            for line in plan.lines.values():
                (ax, ay), (bx, by) = line.path[0], line.path[-1]
                points = [(ax + (bx - ax) * n / 99, ay + (by - ay) * n / 99) for n in range(100)]
                on = [abs(x - place.x) < 10 and abs(y - place.y) < 10 for x, y in points]
                assert not any(on), (seats, place.id, line.id)


def test_others_forecasts_lack_hidden_money() -> None:
    state = given(2, options={"money": "hidden"})
    own, other = seen(state, ANN).forecasts
    assert (own.now is None, other.now is None) == (False, True)
    assert other.links
    assert foretold(state, BOB).now is not None


# --- shortcuts ------------------------------------------------------------------------------------


def said(state: State, name: str, argument: Any = None) -> list[object] | str:
    found = state.shortcut(name, argument)
    return found.rule if isinstance(found, Refusal) else list(found)


def test_two_tracks_with_a_crew() -> None:
    state = building(idle=[0, 2, 2])
    before = state.digest()
    wanted = {"links": GLOGGNITZ, "crew": [3, 2, 2], "points": ["influence"]}
    found = state.shortcut("lay-tracks", wanted)
    assert isinstance(found, list)
    assert [one for one in found if isinstance(one, a.BuildTrack)] == [
        a.BuildTrack(link) for link in GLOGGNITZ
    ]
    assert state.digest() == before
    play(state, *found)
    assert seen(state).players[ANN].tracks == GLOGGNITZ
    assert said(state, "lay-tracks", {"links": ["graz-maribor"]}) == "IS-TRACK-01"


def test_a_crew_is_sent_as_it_was_named() -> None:
    """Nobody of it stays at home without a word."""
    wanted = {"links": GLOGGNITZ[:1], "crew": [3, 3, 2], "points": ["influence"]}
    sent = said(building(idle=[0, 2, 2]), "lay-tracks", wanted)
    assert isinstance(sent, list)
    assert [one for one in sent if isinstance(one, a.Work)] == [a.Work(3), a.Work(3), a.Work(2)]
    assert said(building(idle=[0, 0, 2]), "lay-tracks", wanted) == "IS-TRACK-22"


@pytest.mark.parametrize(
    ("name", "argument"),
    [
        ("lay-tracks", {"links": []}),
        ("order-goods", []),
        ("hire-workers", {"hub": "bronze", "column": 1, "count": 0}),
    ],
)
def test_nothing_at_all_is_no_shortcut(name: str, argument: object) -> None:
    with pytest.raises(BadInput, match=name):
        building().shortcut(name, argument)


def test_business_points_between_two_tracks_are_said_or_left() -> None:
    links = ["wien-st_poelten", "wien-bratislava"]
    open_ = said(building(), "lay-tracks", {"links": links})
    assert open_ == "IS-TURN-14"
    spent = said(building(), "lay-tracks", {"links": links, "points": ["car", "influence"]})
    assert isinstance(spent, list)
    assert [one for one in spent if isinstance(one, a.Spend)] == [
        a.Spend("car"),
        a.Spend("influence"),
    ]


def test_the_crew_that_wastes_the_least() -> None:
    state = building(idle=[1, 0, 2])
    play(state, a.BuildTrack("wien-wr_neustadt"))
    assert step(state) == "crew"
    assert said(state, "send-crew") == [a.Work(3)]


def test_a_factory_with_its_worker() -> None:
    state = building(idle=[1, 0, 0])
    wanted = {"site": "wien.1", "good": "iron", "level": 1}
    assert said(state, "staffed-factory", wanted) == [
        a.BuildFactory("wien.1", "iron"),
        a.Staff(1, "idle"),
    ]
    assert said(state, "staffed-factory", {**wanted, "level": 3}) == "IS-FACTORY-10"


def test_several_units_at_once() -> None:
    state = given([player(influence=100, factories=[factory("wien.1", "wood")]), player()])
    assert said(state, "order-goods", ["iron", "iron"]) == [a.OrderGood("iron")] * 2
    assert said(state, "order-goods", ["iron"] * 9) == "IS-MARKET-07"
    for number, offered in ((7, True), (8, False)):  # in the last round nothing can be ordered
        names = [each.name for each in given([player(), poor()], round=number).shortcuts(ANN)]
        assert ("order-goods" in names) is offered
    hired = said(state, "hire-workers", {"hub": "bronze", "column": 1, "count": 2})
    assert hired == [a.HireWorker("bronze", 1)] * 2


def test_previews_are_for_who_is_asked() -> None:
    state = building()
    with pytest.raises(Refused):
        state.preview(a.Pass(), BOB)
    assert state.preview(a.Pass(), ANN).view.holdings[ANN]["hand"] == 1


def test_hubs_are_counted_in_words() -> None:
    plan = footplate.game("imperial-steam").plan()
    said = [HubsScored(ANN, hubs, 10 * hubs).words(["Ann", "Bob"], plan) for hubs in range(3)]
    assert "below all of them and receives nothing" in said[0]
    assert "one of them is not above Ann" in said[1]
    assert "2 of them are not above Ann" in said[2]


def test_why_nothing_can_be_delivered_names_what_is_nearest() -> None:
    """No city far away where one in the network wants nothing, and the factory that is empty."""
    near = player(tracks=GLOGGNITZ, factories=[factory("wien.1", "wood")])
    state = given([near, poor()])
    only_far = given([player(factories=[factory("wien.1", "wood")]), poor()])
    far = asked_for(only_far, "deliver").why_not
    assert far is not None
    assert far.sentence == "No city that wants goods belongs to your network."
    why = asked_for(state, "deliver").why_not
    assert why is None or "does not belong" not in why.sentence
    empty = given([player(factories=[factory("wien.1", "wood", 0)]), poor()])
    none_left = asked_for(empty, "deliver").why_not
    assert none_left is not None
    assert none_left.sentence == "Your factory in Wien has no goods left."


# --- the way to Trieste and the scoring -----------------------------------------------------------


def test_a_plan_to_trieste_tells_what_it_lacks_and_what_it_leaves() -> None:
    has = {"goods": goods(2, 9, 0, 0), "landing": goods(1, 0, 0, 0), "engineers": []}
    state = given([player(money=300, **has), poor()])
    plan = foretold(state).plan
    assert plan is not None
    wood, iron = plan.goods.wood, plan.goods.iron
    assert (plan.lacking.wood, plan.lacking.stone, plan.lacking.iron) == (wood - 3, 0, iron)
    assert plan.effort_lacking == plan.effort - foretold(state).experience > 0
    assert plan.engineer_cost == 30 * len(plan.engineers) > 0
    assert plan.left == 300 - plan.fees - plan.engineer_cost + plan.bonus
    # engineers and materials take a hand each
    assert foretold(state).hands_needed == plan.actions + 2
    assert foretold(state).late == ""


def test_the_hand_that_is_placed_may_bring_materials() -> None:
    has = {"goods": goods(0, 0, 0, 0), "engineers": ["bridge", "tunnel"]}
    state = given([player(money=300, **has), poor()])
    needed = foretold(state).hands_needed
    plan = foretold(state).plan
    assert plan is not None
    assert needed == plan.actions + 1 > 1
    state.play(a.OrderGood("wood"))
    assert foretold(state).hands_needed == needed - 1


def test_in_the_last_round_every_good_takes_a_hand_and_nobody_is_trained() -> None:
    """Ordered goods would come too late; a factory produces one good a hand."""
    strong = player(idle=[0, 0, 15])
    first = foretold(given([strong, poor()], round=7)).plan
    assert first is not None
    assert first.goods.wood >= 3
    few = {**strong, "goods": goods(first.goods.wood - 3, first.goods.stone, first.goods.iron)}
    before, last = (foretold(given([few, poor()], round=number)) for number in (7, 8))
    assert before.hands_needed == first.actions + 1
    assert last.hands_needed == first.actions + 3
    both = [factory("wien.1", "wood"), factory("wien.2", "wood")]
    less = {**few, "factories": both, "idle": [0, 0, 13]}
    with_two = foretold(given([less, poor()], round=8))
    assert with_two.plan is not None
    assert with_two.plan.effort_lacking
    assert with_two.hands_needed == first.actions + 2 + 1  # and one to hire
    weak = {**few, "goods": goods(**msgspec.structs.asdict(first.goods)), "idle": [15, 0, 0]}
    assert foretold(given([weak, poor()], round=7)).late == ""
    said = foretold(given([weak, poor()], round=8)).late
    assert said.startswith("Too late for this way: ")
    assert said.endswith(" of effort lacking, and nobody to hire.")


def test_what_a_plan_leaves_is_not_told_of_hidden_money() -> None:
    state = given(2, options={"money": "hidden"})
    left = [one.plan.left if one.plan else 0 for one in seen(state, ANN).forecasts]
    assert left[ANN] is not None
    assert left[BOB] is None


def test_the_steps_of_the_scoring_add_up_to_the_result() -> None:
    state = given([player(money=300, goods=goods(1, 1, 0, 0), shareholders=2), poor()])
    now = foretold(state).now
    assert now is not None
    sums = [sum(one.amount for one in now.steps[: at + 1]) for at in range(len(now.steps))]
    assert [one.sum for one in now.steps] == sums
    standing = next(one for one in state.result().standings if one.seat == ANN)
    assert {one.step: one.amount for one in now.steps} == standing.sources
    assert now.steps[-1].sum == now.total == standing.score
    assert now.steps[-1].amount == -now.cut < 0


def test_a_plan_in_the_middle_of_an_action_asks_for_nothing_twice() -> None:
    """Neither for what a track has cost, nor for materials of the second one (IS-TRACK-12)."""
    has = {"goods": goods(3, 3, 3, 0), "tracks": GLOGGNITZ}
    state = given([player(**has), poor()])
    whole = foretold(state).plan
    assert whole is not None
    link, *_ = whole.links
    play(state, a.BuildTrack(link.link))
    begun = foretold(state).plan
    assert begun is not None
    assert [one.link for one in begun.links] == [one.link for one in whole.links]
    assert begun.actions == whole.actions - 1
    spent = {"tunnel": Goods(1, 1, 2), "bridge": Goods(1, 2, 1)}.get(link.kind, Goods(1, 1, 1))
    assert begun.goods.wood == whole.goods.wood - spent.wood
    assert begun.goods.stone == whole.goods.stone - spent.stone
    assert begun.goods.iron == whole.goods.iron - spent.iron
    while state.step == CREW:
        play(state, a.Work(3))
    laid = foretold(state).plan
    assert laid is not None
    assert [one.link for one in laid.links] == [one.link for one in whole.links[1:]]
    assert laid.goods == begun.goods
    assert laid.lacking == begun.lacking


def test_a_plan_that_lacks_but_its_crew() -> None:
    state = given([player(tracks=TO_LJUBLJANA, goods=goods(1, 2, 1, 0)), poor()])
    play(state, a.BuildTrack("ljubljana-trieste"))
    plan = foretold(state).plan
    assert plan is not None
    assert [one.link for one in plan.links] == ["ljubljana-trieste"]
    assert (plan.actions, plan.fees) == (0, 0)
    assert plan.lacking == plan.goods == Goods()
    assert plan.effort == state.effort > 0
    assert plan.bonus == 10 * (len(TO_LJUBLJANA) + 1)
