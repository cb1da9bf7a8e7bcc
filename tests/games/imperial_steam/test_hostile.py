"""Imperial Steam against hostile input: what is accepted can always be played and described."""

from typing import Any

import pytest

from footplate import Action, BadInput, Chance
from footplate.core.wire import to_json
from footplate.games.imperial_steam.board import codes as c
from footplate.games.imperial_steam.language import actions as a
from footplate.games.imperial_steam.language.codec import KIND_OF
from footplate.games.imperial_steam.language.steps import TURN
from footplate.games.imperial_steam.play.state import State
from footplate.testing.promises import check_round_trip, sampled
from tests.form import games
from tests.games.imperial_steam.playing import GAME, NAMES, start
from tests.games.imperial_steam.referee import check, check_described
from tests.rules.imperial_steam.given import foretold, given, player, refusal, seen, started

TWO: list[dict[str, Any]] = [{}, {}]


@pytest.mark.parametrize(
    ("field", "position"),
    [
        ("round", {"players": TWO, "round": 9}),
        ("money", {"players": [{"money": 15}, {}]}),
        ("money", {"players": [{"money": -10}, {}]}),
        ("influence", {"players": [{"influence": 210}, {}]}),
        ("share", {"players": [{"share": 50}, {}]}),
        ("engines", {"players": [{"engines": []}, {}]}),
        ("engines", {"players": [{"engines": [3, 3]}, {}]}),
        ("engines of level 8", {"players": [{"engines": [8, 8, 8]}, {}]}),
        ("goods", {"players": [{"goods": {"wood": 9}}, {}]}),
        ("landing", {"players": [{"landing": {"wood": 9}}, {}]}),
        ("tracks", {"players": [{"tracks": ["wien-trieste"]}, {}]}),
        ("tracks", {"players": [{"tracks": ["graz-maribor"]}, {}]}),
        ("stations", {"players": [{"stations": ["graz"]}, {}]}),
        ("stations", {"players": [{"stations": ["wien"]}, {}]}),
        ("contracts", {"players": [{"contracts": ["k19", "k20"]}, {}]}),
        ("held twice", {"players": [{"contracts": ["k01"]}, {"contracts": ["k01"]}]}),
        ("display", {"players": TWO, "display": ["k99"]}),
        ("factories", {"players": [{"factories": [{"site": "wien.9", "good": "iron"}]}, {}]}),
        ("outside", {"players": [{"factories": [{"site": "graz.1", "good": "iron"}]}, {}]}),
        ("keys", {"players": [{"silver_keys": ["blue"]}, {}]}),
        ("keys", {"players": [{"gold_keys": ["blue"], "silver_keys": ["blue"]}, {}]}),
        ("delivered", {"players": TWO, "delivered": {"gloggnitz": ["coal"]}}),
        ("hands", {"players": [{"hands": {"pass": 1}}, {"hands": {}}], "seat": 0}),
        ("hand left", {"players": [{"hands": {"pass": 2}}, {}]}),
        ("ladder", {"players": [{"influence": 10}, {}], "ladder": [1, 0]}),
        ("order", {"players": TWO, "order": [0, 0]}),
        ("step", {"players": TWO, "step": "arrival"}),
        ("step", {"players": TWO, "step": "discard"}),
        ("step", {"players": TWO, "step": "over"}),
        ("bids", {"players": [{"bid": 10}, {}]}),
        ("points", {"players": TWO, "step": "points"}),
        ("turn.link", {"players": TWO, "step": "crew"}),
        ("turn.site", {"players": TWO, "step": "staff"}),
        (
            "turn.link",
            {
                "players": [{"tracks": ["wien-bratislava", "bratislava-wr_neustadt"]}, {}],
                "step": "crew",
                "turn": {"action": "build_tracks", "link": "bratislava-sopron", "effort": 1},
            },
        ),
        (
            "turn.link",
            {
                "players": TWO,
                "crowns": ["wien-bratislava"],
                "step": "crew",
                "turn": {"action": "build_tracks", "link": "wien-bratislava", "effort": 1},
            },
        ),
        ("shareholders", {"players": [{"shareholders": 34}, {}]}),
        ("bids", {"players": [{"bid": 10}, {}], "step": "over", "round": 8}),
        ("turn.done", {"players": TWO, "turn": {"action": "hire", "done": True}}),
        ("turn.idled", {"players": TWO, "turn": {"action": "train", "done": True, "idled": True}}),
        ("tiles", {"players": TWO, "tiles": {"graz": "blue"}}),
        ("crowns", {"players": TWO, "crowns": ["gloggnitz-muerzzuschlag"]}),
        ("shipment", {"players": TWO, "shipment": [5, 5, 2, 2, 2, 3, 3]}),
        ("arrivals", {"players": TWO, "arrivals": {3: {"wood": 1}}}),
        ("business", {"players": TWO, "business": {"graz": 1}}),
        ("semmering", {"players": TWO, "semmering": 0}),
    ],
)
def test_positions_that_cannot_be_are_refused(field: str, position: dict[str, Any]) -> None:
    with pytest.raises(BadInput, match="position") as error:
        GAME.position(position)
    assert field in str(error.value)


@games("mode", NAMES)
def test_a_guess_can_always_be_played_to_its_end(mode: str) -> None:
    state, rng, steps = start(mode, 21), Chance(21), 0
    while not state.over:
        if steps % 60 == 0 or steps < 3:
            guessed = state.guess(0, rng)
            while not guessed.over:
                guessed.play_code(sampled(guessed, rng))
            assert isinstance(guessed, State)
            check(guessed)
        state.play_code(sampled(state, rng))
        steps += 1


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        (a.BuildTrack("wien-rom"), "IS-BOARD-03"),
        (a.BuildStation("rom"), "IS-BOARD-02"),
        (a.BuildStation("\ud800"), "IS-BOARD-02"),
        (a.BuildFactory("wien", "iron"), "IS-FACTORY-01"),
        (a.BuildFactory("wien.0", "iron"), "IS-FACTORY-01"),
        (a.BuildFactory("wien.01", "iron"), "IS-FACTORY-01"),
        (a.BuildFactory("wien.1 ", "iron"), "IS-FACTORY-01"),
        (a.Produce("wien.²"), "IS-PRODUCE-01"),
        (a.SecureContract("k99"), "IS-CONTRACT-01"),
        (a.HireWorker("blue", 0), "IS-HIRE-03"),
        (a.BuyTrain(99), "IS-TRAIN-02"),
        (a.Philanthropize(0), "IS-GIFT-02"),
        (a.Philanthropize(1 << 40), "IS-GIFT-02"),
    ],
)
def test_what_no_code_can_say_is_refused_with_its_rule(action: Action, rule: str) -> None:
    assert refusal(given(2), action) == rule


def test_that_an_action_is_not_asked_comes_before_its_form() -> None:
    assert refusal(started(2), a.BuildStation("rom")) == "IS-BID-01"
    assert refusal(given(2), a.Bid(-5)) == "IS-TURN-18"
    crew = given(2)
    crew.play(a.BuildTrack("wien-bratislava"))
    assert refusal(crew, a.BuildFactory("nowhere", "iron")) == "IS-TURN-18"


def test_an_idle_hand_is_told_from_a_complete_action() -> None:
    table = given(2, options={"empty_actions": True})
    bought = table.clone()
    bought.play(a.BuyGood("wood"))
    assert refusal(bought, a.BuyGood("wood")) == "IS-MARKET-02"
    table.play(a.Idle("buy_or_order"))
    assert refusal(table, a.BuyGood("wood")) == "IS-TURN-10"
    check_described(table)


def test_every_action_has_its_kind() -> None:
    state, rng = start("empty actions", 3), Chance(3)
    seen = set()
    while not state.over:
        code = state.sample(rng)
        action = state.decode(code)
        assert KIND_OF[type(action)] == c.kind_of(code)
        seen.add(type(action))
        state.play_code(code)
    assert len(seen) > 20


STRANGE = {
    "surrogate": "\ud800",
    "two lines": "a\nb",
    "long": "x" * 100_000,
    "huge": 10**5000,
    "negative": -1,
    "none": None,
    "fraction": 1.5,
}


@pytest.mark.parametrize("name", STRANGE)
def test_strange_values_make_short_plain_sentences(name: str) -> None:
    value: Any = STRANGE[name]
    table, bids = given(2), started(2)
    found = [
        table.refuse(a.BuyTrain(value)),
        table.refuse(a.BuyGood(value)),
        table.refuse(a.BuildTrack(value)),
        table.refuse(a.Produce(value)),
        table.refuse(a.Philanthropize(value)),
        bids.refuse(a.Bid(value)),
    ]
    for each in found:
        assert each is not None
        assert len(each.sentence) < 200
        assert each.sentence.isprintable()
        assert to_json(each)


@pytest.mark.parametrize(
    "position",
    [
        {"players": [{"money": 999_999_980}, {}]},
        {"players": [{"shareholders": 24, "investors": 10}, {}]},
    ],
)
def test_what_is_accepted_at_its_limit_can_be_described_after_an_action(
    position: dict[str, Any],
) -> None:
    state = GAME.position(position)
    state.play(a.Fundraise() if "money" in position["players"][0] else a.SellShare())
    check_round_trip(state)


def test_a_plan_with_few_pieces_left_may_be_a_dearer_one() -> None:
    tracks = """wien-bratislava wien-st_poelten bratislava-sopron wr_neustadt-gloggnitz
        wr_neustadt-lilienfeld st_poelten-lilienfeld gloggnitz-muerzzuschlag sopron-hartberg
        mariazell-leoben muerzzuschlag-bruck bruck-leoben hartberg-graz szombathely-fuerstenfeld
        szombathely-nagykanizsa graz-fuerstenfeld"""
    plan = foretold(given([player(tracks=tracks.split()), player()], crowns=[])).plan
    assert plan is not None
    assert len(plan.links) == 3
    assert plan.links[0].station == 50


def test_a_forecast_is_for_a_seat() -> None:
    with pytest.raises(BadInput, match="seat"):
        GAME.forecast(given(2), None)  # type: ignore[arg-type]


def test_a_city_that_several_networks_have_reached_has_fewer_tokens() -> None:
    """The tokens of a description follow from its networks."""
    rich = player(tracks=["wien-bratislava"])
    state = given([rich, rich])
    assert state.business[state.rules.cities.index("bratislava")] == 0
    check(state)


def test_a_factory_that_waits_for_its_worker_has_none() -> None:
    """With all workers on the board, the one that will settle is counted once."""
    state = given([player(idle=[15, 0, 0]), player()])
    state.play(a.BuildFactory("wien.1", "wood"))
    assert state.settled(0) == 0
    assert seen(state).players[0].workers_left == 0
    check(state)
    check_described(state)


def test_a_site_that_no_game_has_is_not_for_more_players() -> None:
    state = given(2)
    assert refusal(state, a.BuildFactory("wien.4", "iron")) == "IS-FACTORY-02"
    assert refusal(state, a.BuildFactory("wien.5", "iron")) == "IS-FACTORY-01"


def test_after_the_second_track_the_action_is_done() -> None:
    state = given(2)
    for link in ("wien-bratislava", "wien-wr_neustadt"):
        state.play(a.BuildTrack(link))
        while state.step != TURN:
            state.play(state.actions()[0])
    assert state.done
    check_described(state)
