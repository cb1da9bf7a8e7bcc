"""What holds for every decision: it has an answer, it is paid, it can be played again."""

from itertools import islice, pairwise
from typing import Any

import pytest

from footplate import Action, BadInput, Chance, Event
from footplate.core.record import Record
from footplate.core.wire import to_json
from footplate.games.imperial_steam.language.actions import (
    Bid,
    BuildFactory,
    BuildStation,
    BuildTrack,
    BuyAccess,
    BuyGood,
    BuyTrain,
    Discard,
    EndTurn,
    Forgo,
    Fundraise,
    HireEngineer,
    HireWorker,
    OrderGood,
    Pass,
    Philanthropize,
    SellShare,
    Staff,
    UpgradeTrain,
    Work,
)
from footplate.games.imperial_steam.language.events import FeePaid
from footplate.games.imperial_steam.play.state import State
from tests.rules.imperial_steam.given import (
    ANN,
    GAME,
    described,
    given,
    goods,
    money,
    play,
    played,
    player,
    poor,
    refusal,
    started,
    step,
)

rule = pytest.mark.rule

SMALLEST: dict[str, tuple[Action, ...]] = {
    "bid": (Bid(0),),
    "turn": (Pass(), EndTurn()),
    "points": (Forgo(),),
}


def round_of(state: State) -> int:
    return described(state).round


# What holds for every decision. -------------------------------------------------------------------


@rule("IS-TURN-19")
def test_a_decision_with_one_answer_is_still_asked() -> None:
    state = given([poor(), *[poor()] * 3])
    play(state, BuildTrack("wien-bratislava"))
    for _ in range(2):
        assert (step(state), state.seat, state.actions()) == ("crew", ANN, [Work(1)])
        play(state, Work(1))
    assert step(state) == "points"
    broke = given([poor(goods=goods(2, 1, 1), idle=[0, 0, 0], investors=0), poor()], round=2)
    play(broke, Pass())
    assert (broke.seat, broke.actions()) == (ANN, [EndTurn()])


@rule("IS-TURN-20")
@pytest.mark.parametrize("seed", range(6))
def test_whoever_is_asked_has_an_answer(seed: int) -> None:
    options: dict[str, Any] = {
        "empty_actions": seed % 2 == 1,
        "setup": ["normal", "random", "fixed"][seed % 3],
    }
    for state, _ in played(2 + seed % 3, seed, **options):
        if state.over:
            continue
        legal = state.actions()
        assert legal
        if step(state) in SMALLEST:
            assert [each for each in SMALLEST[step(state)] if each in legal]
        else:
            kinds = {type(each) for each in legal}
            assert len(kinds) == 1
            assert kinds <= {Work, Staff, Discard}


@rule("IS-TURN-20")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_of_smallest_acts_comes_to_its_end(seats: int) -> None:
    state = started(seats, seats)
    for _ in range(1000):
        if state.over:
            break
        legal = state.actions()
        play(state, next(each for each in SMALLEST[step(state)] if each in legal))
    assert state.over


@rule("IS-TURN-21")
@pytest.mark.parametrize("seed", range(4))
def test_a_turn_ends_whatever_is_chosen(seed: int) -> None:
    """Whoever is on turn never ends it while there is anything else to do."""
    rng, longest = Chance(seed), 0
    for state, _ in islice(played(2 + seed % 3, seed), 10, None, 25):
        if step(state) != "turn":
            continue
        mover, steps = state.seat, 0
        while state.seat == mover and not state.over:
            legal = [each for each in state.actions() if each not in (EndTurn(), Forgo())]
            if not legal:
                break
            play(state, legal[rng.below(len(legal))])
            steps += 1
            assert steps < 200
        longest = max(longest, steps)
    assert longest > 1


@rule("IS-TURN-22")
@pytest.mark.parametrize("have", [105, 1, -10])
def test_money_is_a_multiple_of_10_and_no_debt(have: int) -> None:
    with pytest.raises(BadInput, match="money"):
        given([player(money=have), player()])


@rule("IS-TURN-22")
@pytest.mark.parametrize("seed", range(4))
def test_money_stays_a_multiple_of_10_until_the_end(seed: int) -> None:
    for state, _ in played(2 + seed % 3, seed):
        if not state.over:
            for one in described(state).players:
                assert one.money >= 0
                assert one.money % 10 == 0


@rule("IS-TURN-22")
@pytest.mark.parametrize(
    "action",
    [
        HireWorker("bronze", 1),
        HireEngineer("bronze", "bridge"),
        BuildStation("wr_neustadt"),
        BuildFactory("wien.2", "wood"),
        BuyGood("wood"),
        OrderGood("wood"),
        BuyTrain(4),
        UpgradeTrain(3, 4),
        Philanthropize(1),
        BuyAccess("wr_neustadt-sopron"),
    ],
)
def test_what_costs_more_than_there_is_is_refused(action: Action) -> None:
    tracks = ["wien-wr_neustadt"]
    rich = player(engines=[3], goods=goods(1, 1, 1, 1), tracks=tracks, engineers=[])
    more: dict[str, Any] = {
        "round": 2,
        "crowns": ["wr_neustadt-sopron"],
        "hubs": {"bronze": {"engineers": ["bridge"]}},
    }
    assert refusal(given([rich, player()], **more), action) is None
    broke = {**rich, "money": 0}
    assert refusal(given([broke, player()], **more), action) == "IS-TURN-22"


@rule("IS-TURN-23")
def test_the_bank_never_runs_out() -> None:
    """More than all the guldens of the box."""
    state = given([player(money=50_000)] * 4)
    play(state, Fundraise())
    assert money(state) == 50_010
    shares = given([player(money=4_600, share=240, investors=10)] * 4)
    play(shares, *[SellShare()] * 5)
    assert money(shares) == 4_600 + 5 * 240


@rule("IS-TURN-24")
def test_there_is_nothing_by_which_players_trade() -> None:
    assert not [kind for kind in GAME.action_types if "seat" in kind.__struct_fields__]
    assert [kind for kind in GAME.action_types if "to" in kind.__struct_fields__] == [UpgradeTrain]


@rule("IS-TURN-24")
@pytest.mark.parametrize("seed", range(4))
def test_players_get_from_each_other_fees_alone(seed: int) -> None:
    told = played(2 + seed % 3, seed)
    for (before, events), (after, _) in pairwise(told):
        if step(before) == "bid" or after.over or round_of(before) != round_of(after):
            continue
        for seat, (one, other) in enumerate(
            zip(described(before).players, described(after).players, strict=True)
        ):
            if seat == before.seat or step(before) == "arrival":
                continue
            fees = sum(e.amount for e in events if isinstance(e, FeePaid) and e.to == seat)
            assert other.money - one.money == fees
            assert (one.goods, one.landing) == (other.goods, other.landing)


# The same again. ----------------------------------------------------------------------------------


@rule("IS-TURN-25")
def test_a_turn_can_be_taken_back_by_playing_again() -> None:
    record = Record(game="imperial-steam", board="standard", seats=4, seed=5)
    state = record.begin()
    for _ in range(4):
        record.play(state, Bid(20))
    at, before, seat = len(record.actions), state.digest(), state.seat
    for action in (SellShare(), BuyGood("wood")):
        record.play(state, action)
    while state.seat == seat:
        record.play(state, state.actions()[-1])
    assert state.digest() != before
    undone = record.replay(at)
    assert (undone.digest(), undone.seat) == (before, seat)


@rule("IS-TURN-26")
@pytest.mark.parametrize("options", [{}, {"setup": "random", "goods_supply": "limited"}])
def test_the_same_seed_and_actions_give_the_same_events_and_state(options: dict[str, Any]) -> None:
    heard: list[Event] = []
    again_heard: list[Event] = []
    first = started(3, 8, events=heard, **options)
    again = started(3, 8, events=again_heard, **options)
    rng = Chance(2)
    while not first.over:
        assert first.digest() == again.digest()
        action = first.decode(first.sample(rng))
        heard += play(first, action)
        again_heard += play(again, action)
    assert first.digest() == again.digest()
    assert [to_json(one) for one in heard] == [to_json(one) for one in again_heard]
    assert started(3, 9, **options).digest() != started(3, 8, **options).digest()


@rule("IS-TURN-27")
@pytest.mark.parametrize(
    "action", [Pass(), EndTurn(), Bid(0), Forgo(), Discard("wood"), SellShare(), BuyGood("coal")]
)
def test_after_the_end_nothing_can_be_played(action: Action) -> None:
    state = given(3, step="over", round=8)
    assert (state.seat, state.actions()) == (None, [])
    assert refusal(state, action) == "IS-TURN-27"
