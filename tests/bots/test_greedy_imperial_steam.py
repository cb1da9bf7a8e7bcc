"""The greedy bot of Imperial Steam: always legal, honest, right where the right move is plain."""

from typing import Any, ClassVar

import pytest

from footplate import Action, State
from footplate.bots import make_bot
from footplate.games.imperial_steam.language.actions import (
    Bid,
    BuildTrack,
    Deliver,
    EndTurn,
    SecureContract,
    SellShare,
    Spend,
    Work,
)
from footplate.games.imperial_steam.planning.laying import crew_for
from footplate.games.imperial_steam.planning.search import Search
from footplate.games.imperial_steam.planning.taste import Taste
from footplate.games.imperial_steam.planning.turns import engineers_wanted
from tests.bots.greedy import Greedy, Setup, chosen
from tests.form import COMPILED, whole_games
from tests.rules.imperial_steam.given import GAME, described, factory, given, goods, player, started

SETUPS: list[Setup] = [
    (2, {}),
    (3, {"setup": "random", "money": "hidden"}),
    (4, {"setup": "fixed"}),
    (4, {"empty_actions": True, "goods_supply": "limited", "car_supply": "limited"}),
]

WAY = ["wien-bratislava", "bratislava-sopron", "sopron-hartberg", "hartberg-fuerstenfeld"]
NEAR_TRIESTE = [*WAY, "fuerstenfeld-maribor", "maribor-celje", "celje-ljubljana"]
LAST = {"round": 8, "seat": 0, "crowns": []}


def turn_of(state: State) -> list[Action]:
    """All decisions of one bot until its turn ends."""
    bot, actions = make_bot("greedy", GAME, 0), list[Action]()
    while EndTurn() not in actions:
        actions.append(state.decode(bot.choose(state)))
        state.play(actions[-1])
    return actions


def last_hand(**holdings: Any) -> list[dict[str, Any]]:
    """Two players of whom the first has one hand left in the last round."""
    start = {"influence": 100, "idle": [0, 0, 0], "goods": goods(), "hands": {"pass": 4}}
    return [player(**{**start, **holdings}), player(influence=0, hands={"pass": 4})]


# Legal, honest and the same, over whole games. --------------------------------------------------


class TestGreedy(Greedy):
    game = GAME
    setups = SETUPS
    decisions = 150
    advised = (3, 300 if COMPILED else 60)
    hidden_setups = SETUPS
    hidden = 300 if COMPILED else 25
    random_games = (12 if COMPILED else 2, 5_000, 5)
    rivals: ClassVar = [2, 3, 4]


@whole_games
def test_among_its_kind_somebody_mostly_reaches_trieste() -> None:
    games, reached = 12 if COMPILED else 2, 0
    for seed in range(games):
        state = started(4, seed)
        bots = [make_bot("greedy", GAME, seat) for seat in range(4)]
        while not state.over:
            state.play_code(bots[state.mover].choose(state))
        reached += state.connected()
    assert reached * 2 >= games


# The right move where it is plain. --------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_the_bid_opens_the_first_hub_and_leaves_money_for_it(seed: int) -> None:
    state = GAME.start(4, seed=seed)
    bid = chosen(state)
    assert isinstance(bid, Bid)
    columns = [marks.influence or 0 for marks in described(state).hubs.values()]
    assert min(columns) <= bid.amount <= 70


def test_the_last_link_to_trieste_is_laid() -> None:
    players = last_hand(tracks=NEAR_TRIESTE, idle=[0, 0, 4], goods=goods(1, 2, 1))
    actions = turn_of(given(players, **LAST))
    assert actions[0] == BuildTrack("ljubljana-trieste")
    assert actions.count(Work(3)) == 4


def test_people_are_sent_without_waste() -> None:
    """Effort 10 by three of level 3 and one of level 1, not by four of level 3."""
    state = given([player(idle=[1, 0, 4]), player()], seat=0)
    assert sorted(crew_for(state, 10)) == [0, 2, 2, 2]
    assert crew_for(state, 9) == [2, 2, 2]


def test_two_tracks_share_a_crew() -> None:
    """St. Pölten takes 3 and Trieste 10: all thirteen points of five people are used."""
    players = last_hand(tracks=NEAR_TRIESTE, idle=[1, 0, 4], goods=goods(1, 2, 1))
    actions = turn_of(given(players, **LAST))
    assert BuildTrack("ljubljana-trieste") in actions
    assert len([action for action in actions if isinstance(action, Work)]) == 5


def test_a_delivery_comes_before_everything_else() -> None:
    tracks = ["wien-wr_neustadt", "wr_neustadt-gloggnitz"]
    made = [factory("wien.1", "iron")]
    players = [player(tracks=tracks, factories=made), player()]
    assert chosen(given(players, seat=0, round=3)) == Deliver("wien.1", "gloggnitz")


def test_nobody_takes_a_contract_that_cannot_be_filled_any_more() -> None:
    players = last_hand(tracks=[*NEAR_TRIESTE, "ljubljana-trieste"])
    state = given(players, **LAST, display=["k26", "k28"])
    assert not any(isinstance(action, SecureContract) for action in turn_of(state))


def test_a_filled_contract_is_taken_when_trieste_is_reached() -> None:
    made = [factory("wien.1", "iron", 0)]
    players = last_hand(tracks=[*NEAR_TRIESTE, "ljubljana-trieste"], factories=made)
    state = given(players, **LAST, display=["k01", "k06", "k26"])
    assert chosen(state) == SecureContract("k06")


def test_a_share_is_sold_for_more_than_its_part() -> None:
    """240 guldens are more than a tenth of what there is; 40 are less."""
    dear = given(last_hand(money=200, share=240, investors=6), **LAST)
    assert chosen(dear) == SellShare()
    cheap = given(last_hand(money=800), **LAST)
    assert SellShare() not in turn_of(cheap)


def test_the_last_points_bring_income_unless_a_hub_is_near() -> None:
    turn = {"action": "build_tracks", "built": 2, "points": 1}
    where = {**LAST, "step": "points", "turn": turn}
    players = last_hand(tracks=WAY, hands={"pass": 4, "build_tracks": 1})
    assert chosen(given(players, **where)) == Spend("car")
    players[0]["influence"] = 70
    assert chosen(given(players, **where)) == Spend("influence")


@pytest.mark.parametrize(("money", "count"), [(20, 0), (30, 1), (50, 1), (60, 2)])
def test_engineers_are_planned_as_far_as_money_goes(money: int, count: int) -> None:
    """From Leoben the way takes a bridge and a tunnel; a plan that cannot be paid is none."""
    tracks = [
        "wien-st_poelten",
        "st_poelten-lilienfeld",
        "lilienfeld-mariazell",
        "mariazell-leoben",
    ]
    state = given([player(money=money, tracks=tracks, engineers=[]), player(engineers=[])])
    planned = engineers_wanted(Search(Taste(), state), state, state.codes())
    assert len(planned) == count
    for code in planned:
        assert state.refuse_code(code) is None
        state.play_code(code)
