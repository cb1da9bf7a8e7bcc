"""Whole games: the same again from a record, smallest acts, any mix of options."""

from itertools import combinations
from typing import Any

import pytest

from footplate import Action, Chance, Event
from footplate.core.record import Record
from footplate.core.wire import to_json
from footplate.games.planet_steam.language.actions import (
    Activate,
    Bid,
    BuyTank,
    Decline,
    DeclineActivation,
    EndManipulation,
    EndTanks,
    Extract,
    GiveUpCarrier,
    Manipulate,
    Pass,
    PassCertificates,
    PassClaim,
    PassTrade,
    SwitchOff,
    UpgradeCarrier,
)
from footplate.games.planet_steam.language.events import (
    DieRolled,
    FirstPlayerRolled,
    PriceMoved,
    RiverNeutrals,
    TableLaid,
    TankRighted,
    Traded,
)
from footplate.games.planet_steam.play.state import State
from tests.form import games
from tests.games.planet_steam import playing
from tests.games.planet_steam.referee import check
from tests.rules.planet_steam.given import (
    described,
    given,
    goods,
    play,
    player,
    price,
    refusal,
    started,
    step,
    supply,
    tank,
)

rule = pytest.mark.rule

VARIANTS = [*playing.VARIANTS, "open_credits"]
ADVANCED = VARIANTS[:5]
ALL = dict.fromkeys(VARIANTS, True)
DICE = ALL | {"predictable_claiming": False}
"""Everything that rolls the die."""

SMALLEST: dict[str, Action] = {
    "engineer": Decline(),
    "bank-agent": Decline(),
    "manipulate": Manipulate("weak"),
    "move-prices": EndManipulation(),
    "claim": PassClaim(),
    "keep-carrier": GiveUpCarrier(),
    "activate": DeclineActivation(),
    "tanks": EndTanks(),
    "trade": PassTrade(),
    "certificates": PassCertificates(),
}
CHOICES = {
    *("upgrade-carrier", "choose-specialist", "bonus-resource", "sabotage", "tip-tank"),
    *("order-marker", "place-claims", "choose-zone", "direction", "airship", "rearrange", "stow"),
}


def smallest(state: State) -> Action:
    """What stands for an absent player; the step has to offer it."""
    at, legal = step(state), state.actions()
    if at.startswith("bid-"):
        act: Action = Bid(1) if state.high < 0 else Pass()
    elif at == "extract":
        act = Extract() if Extract() in legal else legal[0]
        assert isinstance(act, Extract | SwitchOff)
    elif at in SMALLEST:
        act = SMALLEST[at]
    else:
        assert at in CHOICES
        act = legal[0]
    assert act in legal
    return act


def play_random(state: State, seed: int) -> list[tuple[str, list[Event], State]]:
    """Play a game at random: before each action the state and its step, and what was told."""
    rng, told = Chance(seed), []
    while not state.over:
        before, events = state.clone(), list[Event]()
        state.play(state.decode(state.sample(rng)), events)
        told.append((step(before), events, before))
    return told


# Smallest acts. -----------------------------------------------------------------------------


@rule("PS-ROUND-09", "PS-ROUND-10")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("options", [{}, ALL, DICE], ids=["standard", "all", "dice"])
def test_a_game_of_smallest_acts_comes_to_its_end(seats: int, options: dict[str, Any]) -> None:
    state = started(seats, seats, **options)
    for _ in range(3000):
        if state.over:
            break
        state.play(smallest(state))
    assert state.over


@rule("PS-ROUND-10")
@pytest.mark.parametrize("seed", [1, 2])
def test_a_smallest_act_is_offered_wherever_the_game_has_gone(seed: int) -> None:
    for at, _, before in play_random(started(5, seed, **DICE), seed):
        act = smallest(before)
        if at in CHOICES:
            assert all(refusal(before, each) is None for each in before.actions())
        assert refusal(before, act) is None


@rule("PS-ROUND-10")
def test_in_extraction_switching_off_is_offered_until_the_energy_suffices() -> None:
    tanks = [tank("B1", "ore"), tank("E5", "quartz")]
    broke = [player(resources=goods()), *[player()] * 3]
    state = given(broke, step="extract", tanks=tanks)
    play(state, smallest(state))
    assert refusal(state, Extract()) == "PS-EXTRACT-04"
    play(state, smallest(state))
    assert smallest(state) == Extract()


@rule("PS-ROUND-09")
@pytest.mark.parametrize("seed", [3, 4])
def test_whoever_is_asked_has_an_answer_also_without_anything(seed: int) -> None:
    """The same positions again, with empty hands and purses where these may be empty."""
    for at, _, before in play_random(started(4, seed, freelance_carrier=True), seed):
        assert before.actions()
        if at.startswith("bid-"):
            continue
        stripped = before.clone()
        stripped.credits = [0] * 4
        stripped.held = [0] * 16
        assert stripped.actions(), at


# The same again. ----------------------------------------------------------------------------


@rule("PS-ROUND-12")
def test_the_same_seed_and_actions_give_the_same_events_and_state() -> None:
    first, again, rng = started(5, 8, **DICE), started(5, 8, **DICE), Chance(2)
    while not first.over:
        assert first.digest() == again.digest()
        action = first.decode(first.sample(rng))
        assert play(first, action) == play(again, action)
    assert first.digest() == again.digest()
    assert started(5, 9, **DICE).digest() != started(5, 8, **DICE).digest()


@rule("PS-ROUND-12", "PS-ROUND-11")
def test_a_record_plays_to_the_same_state() -> None:
    record = Record(game="planet-steam", board="standard", seats=4, seed=5, options=dict(DICE))
    told: list[Event] = []
    state, rng, digests = record.begin(told), Chance(1), []
    while not state.over:
        digests.append(state.digest())
        record.play(state, state.decode(state.sample(rng)), told)
    heard: list[Event] = []
    assert record.replay(events=heard).digest() == state.digest()
    assert [to_json(event) for event in heard] == [to_json(event) for event in told]
    for at in (0, 7, 50, len(digests) - 1):
        assert record.replay(at).digest() == digests[at]


@rule("PS-ROUND-12")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_chance_enters_by_the_die_alone_and_each_result_is_told(seed: int) -> None:
    heard: list[Event] = []
    state = started(4, seed, events=heard, **DICE)
    assert [type(event) for event in heard] == [TableLaid, FirstPlayerRolled]
    told = play_random(state, seed)
    seen = set()
    ends = [before for _, _, before in told[1:]] + [state]
    for (_, events, before), after in zip(told, ends, strict=True):
        dice = [event for event in events if isinstance(event, DieRolled | TankRighted)]
        river = [event for event in events if isinstance(event, RiverNeutrals)]
        seen |= {type(event) for event in dice + river}
        assert all(1 <= event.die <= 6 for event in dice)
        assert (before.chance.key() != after.chance.key()) == bool(dice or river)
        luck = before.chance.clone()
        assert [luck.die() for _ in [*river, *dice]] == [e.die for e in [*river, *dice]]
        assert luck.key() == after.chance.key()
    assert {DieRolled, RiverNeutrals} <= seen


@rule("PS-ROUND-11")
def test_a_tank_turn_can_be_taken_back() -> None:
    """Playing again from before it gives the market back; nothing was rolled, nobody asked."""
    record = Record(game="planet-steam", board="standard", seats=4, seed=5)
    state = record.begin()
    assert isinstance(state, State)
    while step(state) != "activate":
        record.play(state, smallest(state))
    at, before, market = len(record.actions), state.digest(), described(state).stock
    seat, luck = state.seat, state.chance.key()
    record.play(state, Activate())
    zone = next(a.zone for a in state.actions() if isinstance(a, BuyTank))
    for action in (BuyTank(zone), UpgradeCarrier("ore")):
        assert state.seat == seat
        record.play(state, action)
    assert (state.seat, state.chance.key()) == (seat, luck)
    assert described(state).stock == (market or 0) - 1
    undone = record.replay(at)
    assert (undone.digest(), described(undone).stock) == (before, market)


# What moves supplies and prices. ------------------------------------------------------------


@rule("PS-ROUND-14", "PS-ROUND-15")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_nothing_else_moves_a_supply_or_a_price(seed: int) -> None:
    state = started(4, seed, price_manipulation=True, sabotage=True, freelance_carrier=True)
    told = play_random(state, seed)
    ends = [before for _, _, before in told[1:]] + [state]
    for (at, events, before), after in zip(told, ends, strict=True):
        ends_round = described(before).round != described(after).round or after.over
        starts = at == "upgrade-carrier" or ends_round
        if supply(before) != supply(after):
            assert at in ("bonus-resource", "trade") or starts, at
        if price(before) != price(after):
            moved = [each for each in events if isinstance(each, PriceMoved | Traded)]
            assert moved, at
            assert at in ("trade", "move-prices") or ends_round, at


# Options. -----------------------------------------------------------------------------------


def mixes() -> list[tuple[str, ...]]:
    """All mixes of the advanced variants."""
    return [mix for size in range(6) for mix in combinations(ADVANCED, size)]


@rule("PS-VAR-01")
@games("mix", mixes(), ids=lambda mix: "+".join(mix) or "none")
def test_every_mix_of_advanced_variants_can_be_played_to_the_end(mix: tuple[str, ...]) -> None:
    seats = 2 + len("".join(mix)) % 4
    state = started(seats, 7, **dict.fromkeys(mix, True))
    play_random(state, 7)
    assert state.over
    changed = dict.fromkeys(mix, True)
    assert described(state).options == changed


@rule("PS-VAR-01")
@games("pair", list(combinations(VARIANTS, 2)), ids="+".join)
def test_every_pair_of_options_can_be_played_to_the_end(pair: tuple[str, str]) -> None:
    state = started(2 + len(pair[0] + pair[1]) % 4, 3, **dict.fromkeys(pair, True))
    rng, played = Chance(4), 0
    while not state.over:
        state.play_code(state.sample(rng))
        played += 1
        if played % 20 == 0:
            check(state)
    check(state)
    assert state.over
    assert described(state).options == dict.fromkeys(pair, True)
    assert state.result().winners


@rule("PS-VAR-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_options_at_once_can_be_played_to_the_end(seats: int) -> None:
    state = started(seats, 6, **ALL, river_neutrals=3)
    play_random(state, 6)
    assert state.over
