"""What Age of Steam tells of its own: facts, warnings, why not, luck, shortcuts."""

from typing import Any

import pytest

import footplate
from footplate import Action, BadInput, Chance, Event, Refusal, State
from footplate.core.chance import AskedChance
from footplate.core.event import balance
from footplate.core.prompt import Choice, Preview, Prompt
from footplate.games.age_of_steam.language import actions as a
from footplate.games.age_of_steam.language.views import AgeOfSteamView
from footplate.games.age_of_steam.told.luck import pieces
from tests.games.age_of_steam.playing import careful, rich_start
from tests.rules.age_of_steam.given import (
    RULEBOOK_TRACK,
    building,
    end_of_turn,
    given,
    player,
    seen,
    tile,
)
from tests.rules.age_of_steam.test_build_tiles import SIX_ACUTE
from tests.rules.asking import refusal
from tests.told.ledger import Ledger

NAMES = ("Pete", "Dave", "John", "Vince")


def asked(state: State) -> Prompt:
    return state.prompt(state.seat, NAMES[: state.game.seats_of(state)])


def group(state: State, id: str) -> Any:
    return next(group for group in asked(state).groups if group.id == id)


def choice_of(state: State, action: Action) -> Choice:
    return next(c for c in asked(state).choices if state.game.action(c) == action)


def told_by(preview: Preview) -> AgeOfSteamView:
    assert isinstance(preview.view, AgeOfSteamView)
    return preview.view


# --- along whole games ----------------------------------------------------------------------------


@pytest.mark.parametrize("board", ["rust-belt", "southern-us", "new-hampshire"])
def test_what_a_choice_says_is_what_its_preview_does(board: str) -> None:
    """Late positions of long games, which the random games of the client do not reach."""
    state, rng = rich_start(board, 4, 5), Chance(5)
    ledger, steps = Ledger(state), 0
    while not state.over:
        steps += 1
        seat = state.mover
        last = len(state.queue) == 1 and state.round != 1
        if steps % 13 == 0 or (last and steps % 3 == 0):
            for choice in asked(state).choices[:: 1 + len(state.codes()) // 5]:
                check_choice(state, choice, state.preview(choice, seat), seat)
        ledger.play(careful(state, rng))


@pytest.mark.parametrize("board", ["rust-belt", "southern-us"])
def test_every_place_is_pointed_at_or_says_why_not(board: str) -> None:
    state, rng, phases = rich_start(board, 4, 5), Chance(5), set()
    while not state.over and state.turn < 4:
        phases.add(check_places(state))
        state.play_code(careful(state, rng))
    assert len(phases) == 5, "all but Goods Growth, in which somebody decides by Production only"


def check_places(state: State) -> str:
    prompt, why = asked(state), state.why_not(state.seat).places
    targets = [choice.targets for choice in prompt.choices if choice.targets]
    assert state.plan().places.keys() == {id for each in targets for id in each} | why.keys()
    assert not {each[0] for each in targets} & why.keys()
    return prompt.phase


def check_choice(state: Any, choice: Choice, preview: Preview, seat: int) -> None:
    assert choice.commits == preview.luck, choice.label
    first = balance(preview.events[0].moves()) if preview.events else {}
    foreseen = {(effect.seat, effect.what): effect.change for effect in preview.effects}
    for effect in choice.effects:
        assert foreseen.get((effect.seat, effect.what), 0) == effect.change, choice.label
    for earner, income in choice.facts.get("income", {}).items():
        assert first[int(earner), "income"] == income
    if choice.cost:
        assert first[seat, "money"] == -choice.price
    if "sections" in choice.facts:
        scored = state.rules.tables.scoring.section * choice.facts["sections"]
        before, after = state.result().score(seat), told_by(preview).forecasts[seat].score
        assert after - before == scored, choice.label
    if "completes" in choice.facts and "tile" in choice.facts:
        assert preview.events[0].completes == [tuple(e) for e in choice.facts["completes"]]  # type: ignore[attr-defined]
        assert preview.events[0].tile == choice.facts["tile"]  # type: ignore[attr-defined]
    if "links" in choice.facts:
        links = {link.id: link for link in seen(state).links}
        way = [links[id] for id in choice.facts["links"]]
        assert [link.owner for link in way] == preview.events[0].owners  # type: ignore[attr-defined]
        for link, one, two in zip(way, choice.targets, choice.targets[1:], strict=False):
            assert {one, two} == set(link.ends)


# --- the bidding ----------------------------------------------------------------------------------


def test_the_bidding_tells_what_each_place_pays_and_who_has_taken_which() -> None:
    auction = {"bidding": [0, 3], "bids": {0: 4, 1: 3, 2: 1, 3: 6}, "dropped": [2, 1]}
    state = given(4, phase="determine-player-order", seat=0, auction=auction)
    facts = group(state, "bid").facts
    assert (facts["least"], facts["most"]) == (7, 30)
    assert facts["places"] == [
        {"place": 1, "pays": "all"},
        {"place": 2, "pays": "all"},
        {"place": 3, "pays": "half", "seat": 1, "paid": 2},
        {"place": 4, "pays": "nothing", "seat": 2, "paid": 0},
    ]
    assert choice_of(state, a.DropOut()).price == 4


# --- builds ---------------------------------------------------------------------------------------


def test_builds_that_want_nothing_but_a_tile_are_told_as_used_up() -> None:
    state = building(*SIX_ACUTE, tile("F9", ((2, 3), 1)))
    told = group(state, "build").facts["used_up"]
    assert {"hex": "M8", "tile": "acute", "tracks": [(2, 3)], "exits": []} in told
    for each in told:
        assert refusal(state, build_of(each)) in ("AOS-BUILD-18", "AOS-BUILD-25")
    assert group(building(), "build").facts["used_up"] == []


def build_of(told: dict[str, Any]) -> Action:
    if told["exits"]:
        return a.BuildTown(told["hex"], tuple(told["exits"]))
    return a.BuildTrack(told["hex"], tuple(told["tracks"]))


def test_a_build_tells_its_tile_how_many_are_left_and_what_it_completes() -> None:
    state = building(tile("K10", ((1, 4), 0)))
    choice = choice_of(state, a.BuildTrack("L9", ((1, 4),)))
    assert choice.facts == {
        "how": "place",
        "tile": "straight",
        "left": 47,
        "completes": [("J10", "M9")],
        "sections": 2,
    }
    assert (choice.targets, choice.price) == (["L9"], 2)
    assert choice.note == "completes Evansville (J10) – Cincinnati (M9)"
    plain = choice_of(state, a.BuildTrack("G6", ((2, 5),)))
    assert "completes" not in plain.facts


def test_track_that_will_be_unowned_is_warned_of() -> None:
    state = building(tile("K10", ((1, 4), 0)))
    (caution,) = [each for each in seen(state, 0).warnings if each.rule == "AOS-OWN-05"]
    assert (caution.seat, "K10" in caution.sentence) == (0, True)
    assert choice_of(state, a.EndBuild()).warnings == [caution]
    state.play(a.BuildTrack("L9", ((1, 4),)))
    assert choice_of(state, a.EndBuild()).warnings == []


def test_every_hex_says_why_not() -> None:
    state = building(tile("K10", ((1, 4), 1)))
    why = state.why_not(0).places
    choices = asked(state).choices
    offered = {choice.targets[0] for choice in choices if choice.targets}
    land = {place.id for place in state.plan().places.values() if "terrain" in place.printed}
    assert land - offered <= why.keys()
    assert not offered & why.keys()
    assert why["H6"].rule == "AOS-BUILD-06"
    assert why["E7"].rule == "AOS-BUILD-08"
    assert why["I3"].rule == "AOS-BUILD-05"
    assert {why[letter].rule for letter in "ABCDEFGH"} == {"AOS-CITY-01"}


def test_who_cannot_pay_or_has_built_is_told_so() -> None:
    poor = building(players=[player(money=1), player(), player()])
    assert group(poor, "build").why_not.rule == "AOS-COST-01"
    done = building(build={"left": 0})
    assert group(done, "build").why_not.rule == "AOS-BUILD-02"


# --- goods ----------------------------------------------------------------------------------------


def moving(**position: Any) -> Any:
    cubes = {"J10": ["blue"], "M9": ["purple"], "K9": ["black"]}
    return given(
        3, phase="move-goods", move={"round": 1}, tiles=RULEBOOK_TRACK, cubes=cubes, **position
    )


def test_the_best_way_to_a_city_says_so_and_of_how_many() -> None:
    # Blue goes from Evansville to Cincinnati, directly or over Indianapolis.
    players = [player(engine=2), player(), player()]
    state = moving()
    state = given(
        players,
        phase="move-goods",
        move={"round": 1},
        tiles=RULEBOOK_TRACK,
        cubes={"J10": ["blue"]},
    )
    ways = [c for c in group(state, "deliver").choices if c.targets[-1] == "M9"]
    assert len(ways) == 3
    (best,) = [choice for choice in ways if choice.facts.get("best")]
    assert (best.targets, best.facts["ways"], best.note) == (["J10", "M9"], 3, "you +1")
    others = [choice for choice in ways if choice is not best]
    assert all("ways" not in choice.facts for choice in others)
    assert others[0].note == "you +0, Dave +2"
    assert others[0].warnings[0].rule == "AOS-MOVE-14"
    (action,) = state.shortcut("deliver", {"good": "blue", "hex": "J10", "to": "M9"})  # type: ignore[misc]
    assert action == state.game.action(best)


def test_a_delivery_over_a_band_is_warned_of() -> None:
    players = [player(income=10), player(), player()]
    state = given(
        players, phase="move-goods", move={}, tiles=RULEBOOK_TRACK, cubes={"J10": ["blue"]}
    )
    choice = choice_of(state, a.Deliver("blue", "J10", (1,)))
    assert [caution.rule for caution in choice.warnings] == ["AOS-REDUCE-01"]
    after = told_by(state.preview(choice, 0)).forecasts[0]
    assert (after.income, after.reduction) == (11, 2)


def test_the_last_delivery_of_a_turn_tells_what_follows_at_once() -> None:
    players = [player(income=10, money=3), player(), player()]
    state = given(
        players,
        phase="move-goods",
        move={"round": 2},
        order=[1, 2, 0],
        seat=0,
        tiles=RULEBOOK_TRACK,
        cubes={"J10": ["blue"]},
    )
    choice = choice_of(state, a.Deliver("blue", "J10", (1,)))
    assert choice.effects == state.preview(choice, 0).effects
    mine = {effect.what: effect.change for effect in choice.effects if effect.seat == 0}
    assert mine == {"income": -1, "money": 8}, "11 - 3 of expenses, 2 of Income Reduction"
    assert (choice.facts["income"], choice.note) == ({"0": 1}, "you +1, then the turn ends")


def test_building_before_a_new_city_is_placed_says_what_it_gives_up() -> None:
    state = building(players=[player(action="Urbanization"), player(), player()])
    assert "a New City comes first or not at all" in asked(state).sentence
    build = next(choice for choice in group(state, "build").choices)
    assert [caution.rule for caution in build.warnings] == ["AOS-CITY-03"]
    city = group(state, "urbanize").choices[0]
    assert city.warnings == []
    state.play(city)
    assert "New City" not in asked(state).sentence
    assert group(state, "build").choices[0].warnings == []


def test_the_end_of_building_names_what_is_lost_and_nothing_else() -> None:
    safe = group(building(), "end-build").choices[0]
    assert (safe.note, safe.warnings) == ("", [])
    risky = group(building(tile("K10", ((1, 4), 0))), "end-build").choices[0]
    assert [caution.rule for caution in risky.warnings] == ["AOS-OWN-05"]
    assert "K10" in risky.warnings[0].sentence


def test_a_redirect_says_that_it_extends_nothing() -> None:
    state = building(tile("K10", ((1, 4), 0)))
    bent = choice_of(state, a.BuildTrack("K10", ((2, 4),)))
    assert bent.facts["how"] == "redirect"
    assert [caution.rule for caution in bent.warnings] == ["AOS-OWN-08"]


def test_stops_say_why_no_cube_leaves_them() -> None:
    state = moving()
    why = state.why_not(0).places
    assert why["C1"].rule == "AOS-MOVE-05"
    assert why["M9"].rule == "AOS-MOVE-09"
    bare = given(3, phase="move-goods", move={}, cubes={"J10": ["blue"]})
    assert bare.why_not(0).places["J10"].rule == "AOS-MOVE-06"
    assert group(bare, "deliver").why_not.rule == "AOS-MOVE-06"
    assert group(given(3, phase="move-goods", move={}), "deliver").why_not.rule == "AOS-MOVE-05"


# --- money ----------------------------------------------------------------------------------------


def test_shares_tell_what_they_cost_and_warn() -> None:
    players = [player(money=0, income=1, shares=5, engine=2), player(), player()]
    state = given(players)
    none, one = choice_of(state, a.IssueShares(0)), choice_of(state, a.IssueShares(1))
    assert [caution.rule for caution in none.warnings] == ["AOS-EXPENSE-05"]
    assert [caution.rule for caution in one.warnings] == ["AOS-EXPENSE-05"]
    three = choice_of(state, a.IssueShares(2))
    assert three.warnings == []
    assert three.facts == {"money": 10, "upkeep": 9, "net": -8, "keep": 8, "out_below": 7}
    told = {(each.seat, each.rule) for each in seen(state).warnings}
    assert told == {(0, "AOS-EXPENSE-05")}
    assert group(state, "issue-shares").facts == {"most": 10, "price": 5}
    full = given([player(shares=15), player(), player()])
    assert group(full, "issue-shares").why_not.rule == "AOS-SHARES-03"


def test_an_action_that_changes_nothing_is_warned_of() -> None:
    state = given([player(engine=6), player(), player()], phase="select-actions")
    choice = choice_of(state, a.SelectAction("Locomotive"))
    assert [caution.rule for caution in choice.warnings] == ["AOS-ACTION-07"]
    assert (choice.effects, choice.targets) == ([], ["Locomotive"])
    assert choice_of(state, a.SelectAction("Engineer")).warnings == []


def test_the_moves_of_the_set_up_give_every_cube_its_place() -> None:
    events: list[Event] = []
    state = footplate.game("age-of-steam").start(4, 3, "southern-us", events=events)
    held = balance(move for event in events for move in event.moves())
    position = seen(state).position
    for hex, cubes in position.cubes.items():
        for good in set(cubes):
            assert held[hex, good] == cubes.count(good)
    for column, boxes in position.display.items():
        for at, on_box in enumerate(boxes, start=1):
            assert on_box is None or held[f"box:{column}-{at}", on_box] == 1


# --- luck and shortcuts ---------------------------------------------------------------------------


def test_the_dice_are_asked_for_side_by_side() -> None:
    holdings = [player() for _ in range(3)]
    state = given(holdings, phase="move-goods", move={"round": 2}, seat=2)
    first = state.luck(a.Decline(), [])
    assert first is not None
    assert (first.what, first.source) == ("growth-light", "die")
    assert first.sentence == "Goods Growth: roll light die 1 of 3."
    later = state.luck(a.Decline(), [1, 2, 3, 4])
    assert later is not None
    assert later.sentence == "Goods Growth: roll dark die 2 of 3."
    assert state.luck(a.Decline(), [1] * 6) is None


def test_the_cubes_of_production_are_asked_for_by_name() -> None:
    state = end_of_turn([player(action="Production"), player(), player()])
    luck = state.luck(a.DrawGoods(), [])
    assert luck is not None
    assert (luck.what, luck.source) == ("production", "bag")
    assert ("red", "red cube", 20) in [(o.id, o.name, o.count) for o in luck.outcomes]


def test_every_place_says_why_not_during_production() -> None:
    state = end_of_turn([player(action="Production"), player(), player()])
    assert check_places(state) == "goods-growth"
    state.play(a.DrawGoods())
    assert check_places(state) == "goods-growth"


def test_the_set_up_asks_for_its_luck_too() -> None:
    state: Any = given(3).clone()
    state.phase, state.chance = -1, AskedChance([])
    state.chance.bag = [1, 2]
    assert pieces(state).what == "set-up"
    state.chance.bag, state.chance.dice = [], True
    assert pieces(state).what == "player-order"


def test_several_builds_are_said_at_once() -> None:
    state = building()
    before = state.digest()
    builds = [{"do": "build-track", "hex": hex, "tracks": [[1, 4]]} for hex in ("K10", "L9")]
    actions = state.shortcut("build", {"builds": builds, "end": True})
    assert actions == [
        a.BuildTrack("K10", ((1, 4),)),
        a.BuildTrack("L9", ((1, 4),)),
        a.EndBuild(),
    ]
    refused = state.shortcut("build", {"builds": [builds[0], builds[0]]})
    assert isinstance(refused, Refusal)
    assert refused.rule == "AOS-BUILD-04"
    assert state.digest() == before
    assert [offer.name for offer in state.shortcuts(0)] == ["build"]
    with pytest.raises(BadInput):
        state.shortcut("deliver", {"good": "red", "hex": "J10", "to": "M9"})


def test_a_trip_that_cannot_be_is_refused() -> None:
    state = moving()
    for argument in (
        {"good": "red", "hex": "J10", "to": "M9"},
        {"good": "blue", "hex": "K10", "to": "M9"},
        {"good": "blue", "hex": "J10", "to": "nowhere"},
    ):
        assert isinstance(state.shortcut("deliver", argument), Refusal)
