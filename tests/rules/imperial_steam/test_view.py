"""Secrets: the sealed bids, money that may be hidden; everything else is open."""

from itertools import islice
from typing import Any

import msgspec
import pytest

from footplate import Action, GameEnded
from footplate.core.wire import to_json
from footplate.games.imperial_steam.language.actions import (
    Bid,
    BuildFactory,
    BuildStation,
    BuildTrack,
    BuyAccess,
    BuyGood,
    BuyTrain,
    EndTurn,
    HireEngineer,
    HireWorker,
    OrderGood,
    Pass,
    Philanthropize,
    SellShare,
    UpgradeTrain,
)
from footplate.games.imperial_steam.language.events import (
    BidSealed,
    BidShown,
    FeePaid,
    GoodBought,
    IncomeCollected,
    ShareSold,
)
from footplate.games.imperial_steam.language.events_scoring import (
    ContractScored,
    EndReached,
    IncomeScored,
    ShareholdersPaid,
    WayPaid,
)
from footplate.games.imperial_steam.language.views import ImperialSteamView
from footplate.games.imperial_steam.play.state import State
from tests.rules.asking import richer
from tests.rules.imperial_steam.given import (
    ANN,
    BOB,
    CY,
    DI,
    described,
    factory,
    foretold,
    given,
    goods,
    play,
    played,
    player,
    poor,
    refusal,
    seen,
    started,
)
from tests.rules.imperial_steam.lines import (
    TO_LJUBLJANA,
)

rule = pytest.mark.rule

HIDDEN: dict[str, Any] = {"money": "hidden"}
TO_TRIESTE = [*TO_LJUBLJANA, "ljubljana-trieste"]


def after(seats: int, seed: int, steps: int, **options: Any) -> State:
    """A position after so many random decisions."""
    *_, (state, _) = islice(played(seats, seed, seed + 1000, **options), steps + 1)
    return state


def as_spectator(view: ImperialSteamView) -> str:
    """What is in a view beside whose it is."""
    return to_json(msgspec.structs.replace(view, viewer=None))


# Bids. --------------------------------------------------------------------------------------------


@rule("IS-VIEW-01")
def test_no_bid_is_in_the_view_of_another_before_the_last_one_is_made() -> None:
    state = started(4, 3)
    for amount in (70, 30, 110):
        play(state, Bid(amount))
    bids = [one.bid for one in described(state).players if one.bid is not None]
    assert sorted(bids) == [30, 70, 110]
    texts: dict[tuple[int | None, int | None], set[str]] = {}
    for amounts in ((70, 30, 110), (70, 0, 0), (140, 30, 20), (0, 10, 110)):
        other = started(4, 3)
        bidders = other.order[:3]
        play(other, *[Bid(amount) for amount in amounts])
        own: dict[int | None, int] = dict(zip(bidders, amounts, strict=True))
        for viewer in (*range(4), None):
            view = seen(other, viewer)
            told = {seat: one.bid for seat, one in enumerate(view.players) if one.bid is not None}
            assert told == ({viewer: own[viewer]} if viewer in own else {})
            texts.setdefault((viewer, own.get(viewer)), set()).add(to_json(view))
    assert {asked: len(found) for asked, found in texts.items()} == dict.fromkeys(texts, 1)


@rule("IS-VIEW-01")
def test_who_has_bid_is_open_and_how_much_is_told_at_the_end() -> None:
    state = given([poor(), poor(), poor()], step="bid", order=[0, 1, 2])
    assert play(state, Bid(50)) == [BidSealed(ANN)]
    assert "50" not in BidSealed(ANN).words(["Ann", "Bob", "Cy"], state.plan())
    for viewer in (ANN, BOB, None):
        assert [one.has_bid for one in seen(state, viewer).players] == [True, False, False]
        assert [one.money for one in seen(state, viewer).players] == [100, 100, 100]
        assert [one.influence for one in seen(state, viewer).players] == [0, 0, 0]
    play(state, Bid(0))
    events = play(state, Bid(20))
    assert [one.amount for one in events if isinstance(one, BidShown)] == [50, 0, 20]


@rule("IS-VIEW-01")
@pytest.mark.parametrize("options", [{}, HIDDEN])
def test_the_bids_that_are_offered_tell_nothing_of_others(options: dict[str, Any]) -> None:
    found = set()
    for amount in (0, 50, 100):
        state = given([poor(), poor(), poor()], step="bid", order=[0, 1, 2], options=options)
        play(state, Bid(amount))
        found.add((to_json(state.prompt()), tuple(state.codes()), to_json(foretold(state, BOB))))
    assert len(found) == 1


# Money. -------------------------------------------------------------------------------------------


@rule("IS-VIEW-02")
@pytest.mark.parametrize("viewer", [ANN, CY, None])
def test_money_is_open(viewer: int | None) -> None:
    state = given([player(money=10 * seat) for seat in range(4)])
    assert [one.money for one in seen(state, viewer).players] == [0, 10, 20, 30]


@rule("IS-VIEW-02")
def test_hidden_money_is_in_ones_own_view_alone() -> None:
    # S8; so far apart that no forecast of one's own comes to what another has
    state = given([player(money=81_010 + 1_000 * seat) for seat in range(4)], options=HIDDEN)
    for viewer in (ANN, BOB, CY, DI, None):
        view = seen(state, viewer)
        assert [one.money for one in view.players] == [
            81_010 + 1_000 * seat if seat == viewer else None for seat in range(4)
        ]
        text = to_json(view)
        assert [seat for seat in range(4) if str(81_010 + 1_000 * seat) in text] == (
            [] if viewer is None else [viewer]
        )
        assert view.result is not None
        assert [one.seat for one in view.result.standings] == ([] if viewer is None else [viewer])
        assert [one["money"] for one in view.holdings if "money" in one] == [
            81_010 + 1_000 * seat for seat in range(4) if seat == viewer
        ]


@rule("IS-VIEW-02", "IS-VIEW-04")
@pytest.mark.parametrize("seed", range(12))
def test_a_view_does_not_depend_on_what_it_hides(seed: int) -> None:
    state = after(2 + seed % 3, seed, 12 * seed + 4, money="hidden")
    assert not state.over
    for viewer in (0, 1, None):
        other = richer(state, viewer, "money", 47_110)
        assert to_json(seen(other, viewer)) == to_json(seen(state, viewer))
        if viewer is not None:
            assert foretold(other, viewer) == foretold(state, viewer)
        if viewer is not None and state.seat == viewer:
            assert other.prompt() == state.prompt()
            assert other.actions() == state.actions()


@rule("IS-VIEW-03")
def test_payments_and_receipts_stay_in_the_log() -> None:
    bob = player(influence=0, tracks=["wien-bratislava"])
    state = given([player(share=60, investors=2), bob], options=HIDDEN)
    events = play(state, SellShare(), BuildTrack("wien-bratislava"))
    assert [one.value for one in events if isinstance(one, ShareSold)] == [60]
    assert [(one.to, one.amount) for one in events if isinstance(one, FeePaid)] == [(BOB, 10)]
    market = given(2, options=HIDDEN)
    assert [one.price for one in play(market, BuyGood("wood")) if isinstance(one, GoodBought)] == [
        10
    ]


@rule("IS-VIEW-03")
def test_whoever_keeps_notes_may_count() -> None:
    """The same log for open and for hidden money."""
    logs = []
    for options in ({}, HIDDEN):
        hands = [{"pass": 2}, {"hire": 1}]
        players = [player(hands=each, passenger_cars=2) for each in hands]
        state = given(players, seat=BOB, options=options)
        events = play(state, BuyGood("coal"), EndTurn())
        assert [one.amount for one in events if isinstance(one, IncomeCollected)] == [30, 30]
        logs.append([to_json(one) for one in events])
    assert logs[0] == logs[1]


COSTLY: list[Action] = [
    HireWorker("bronze", 1),
    HireEngineer("bronze", "bridge"),
    BuildStation("wr_neustadt"),
    BuildFactory("wien.1", "wood"),
    BuyGood("wood"),
    OrderGood("wood"),
    BuyTrain(4),
    UpgradeTrain(3, 7),
    Philanthropize(9),
    BuyAccess("wr_neustadt-sopron"),
    BuildTrack("wien-bratislava"),
]


def _costly(have: int, options: dict[str, Any]) -> State:
    ann = player(
        money=have,
        engines=[3],
        goods=goods(1, 1, 1, 1),
        tracks=["wien-wr_neustadt"],
        engineers=[],
    )
    others = [player(tracks=["wien-bratislava"]) for _ in range(3)]
    return given(
        [ann, *others],
        round=6,
        options=options,
        crowns=["wr_neustadt-sopron"],
        market=goods(2, 2, 2, 2),
        hubs={"bronze": {"prices": [50, 50], "engineers": ["bridge"]}},
    )


@rule("IS-VIEW-04")
@pytest.mark.parametrize("action", COSTLY)
def test_a_refusal_about_money_reads_the_same_for_every_amount(action: Action) -> None:
    found = set()
    for have in (0, 10):
        refused = _costly(have, HIDDEN).refuse(action)
        assert refused is not None
        found.add((refused.rule, refused.sentence))
    assert len(found) == 1
    ((_, sentence),) = found
    told = _costly(0, {}).refuse(action)  # with open money: the same price, and what one has
    assert told is not None
    assert sentence == told.sentence.replace("you have 0", "you cannot pay that")
    assert "guldens" in sentence


@rule("IS-VIEW-04")
def test_a_bid_beyond_ones_money_is_refused_alike() -> None:
    found = set()
    for have in (0, 50, 100):
        state = given([poor(money=have), poor()], step="bid", order=[0, 1], options=HIDDEN)
        refused = state.refuse(Bid(110))
        assert refused is not None
        found.add((refused.rule, refused.sentence))
    assert len(found) == 1


@rule("IS-VIEW-04")
def test_legal_actions_are_in_no_other_view() -> None:
    """Ann is on turn and rich or poor: Bob and a spectator see the same."""
    texts = set()
    for have in (0, 50, 5000):
        state = _costly(have, HIDDEN)
        assert state.seat == ANN
        texts.add((to_json(seen(state, BOB)), to_json(seen(state))))
    assert len(texts) == 1


# What is open. ------------------------------------------------------------------------------------


@rule("IS-VIEW-05")
@pytest.mark.parametrize("seed", range(8))
def test_with_open_money_all_see_the_same(seed: int) -> None:
    state = after(2 + seed % 3, seed, 30 * seed + 20)
    texts = {as_spectator(seen(state, viewer)) for viewer in (ANN, BOB, None)}
    assert len(texts) == 1


@rule("IS-VIEW-05")
@pytest.mark.parametrize("viewer", [BOB, None])
@pytest.mark.parametrize("options", [{}, HIDDEN])
def test_everything_but_money_is_open(viewer: int | None, options: dict[str, Any]) -> None:
    ann = player(
        influence=70,
        goods=goods(1, 2, 3, 4),
        landing=goods(iron=1),
        engines=[4, 5, 7],
        passenger_cars=2,
        idle=[1, 2, 3],
        working=[3, 2, 1],
        contracts=["k17"],
        share=130,
        investors=5,
        shareholders=2,
        gold_keys=["blue"],
        tracks=["wien-wr_neustadt", "wr_neustadt-gloggnitz"],
        factories=[factory("wien.1", "iron", 2)],
    )
    state = given(
        [ann, player(), player(), player()],
        options=options,
        display=["k01", "k28"],
        arrivals={6: goods(1, 1, 1)},
        market=goods(9, 8, 7, 6),
    )
    view = seen(state, viewer)
    one = view.players[ANN]
    assert (one.influence, one.idle, one.working) == (70, [1, 2, 3], [3, 2, 1])
    assert (one.goods.wood, one.goods.coal, one.landing.iron) == (1, 4, 1)
    assert (one.engines, one.free_cars, one.reserved_cars) == ([4, 5, 7], 12, 2)
    assert (one.passenger_cars, one.income, one.engineers) == (2, 30, ["bridge", "tunnel"])
    assert (one.share, one.investors, one.shareholders) == (130, 5, 2)
    assert (one.contracts, one.gold_keys, one.silver_keys) == (["k17"], ["blue"], [])
    assert set(one.cities) == {"wien", "wr_neustadt", "gloggnitz"}
    assert [(each.site, each.good, each.goods) for each in one.factories] == [("wien.1", "iron", 2)]
    assert [each.id for each in view.display] == ["k01", "k28"]
    assert [(each.id, each.value) for each in view.contracts] == [("k17", 160)]
    assert [each.left for each in view.market] == [9, 8, 7, 6]
    assert [each.shipment for each in view.track] == [2, 3, 4, 3, 2, 2, 3, None]
    assert view.track[5].arrivals.stone == 1
    assert {each.hub: each.influence for each in view.hubs}["blue"] == 80
    assert view.ladder[-1] == ANN
    assert len(view.cities) == 30
    assert len([each for each in view.links if each.crown]) == 4


# The end. -----------------------------------------------------------------------------------------


@rule("IS-VIEW-06")
@pytest.mark.parametrize("options", [{}, HIDDEN])
def test_the_scoring_is_open_to_all(options: dict[str, Any]) -> None:
    """Bob has a contract and goes to Trieste over Ann's tracks."""
    ann = player(tracks=TO_TRIESTE, hands={"pass": 2})
    bob = player(contracts=["k05"], tracks=["wien-wr_neustadt"], shareholders=1, hands={"hire": 1})
    state = given(
        [ann, bob, *[player(hands={"pass": 2})] * 2], order=[0, 2, 3, 1], seat=BOB, options=options
    )
    events = play(state, Pass(), EndTurn())
    assert state.over
    kinds = {type(one) for one in events}
    assert {EndReached, GameEnded, IncomeScored, ContractScored, WayPaid, ShareholdersPaid} <= kinds
    for viewer in (ANN, BOB, CY, None):
        view = seen(state, viewer)
        assert view.result == state.result()
        assert view.result is not None
        assert view.result.final
        totals = [one.total for one in events if isinstance(one, ShareholdersPaid)]
        assert set(totals) <= {each.score for each in view.result.standings}


# Luck. --------------------------------------------------------------------------------------------


@rule("IS-VIEW-07")
@pytest.mark.parametrize("seed", [7, 987_654_321])
def test_no_view_contains_the_seed(seed: int) -> None:
    state = started(4, seed)
    luck = described(state).luck
    assert luck is not None
    assert luck.seeded
    texts = [to_json(seen(state, viewer)) for viewer in (*range(4), None)]
    texts += [to_json(state.prompt()), to_json(foretold(state, ANN))]
    for text in texts:
        assert [number for number in luck.seeded if str(number) in text] == []
        assert "luck" not in text
        assert "seed" not in text
        assert str(seed) not in text or seed < 1000


@rule("IS-VIEW-07")
def test_a_view_is_the_same_whatever_the_luck() -> None:
    texts = set()
    for seeded in ([1, 2, 3, 4, 5, 6], [6, 5, 4, 3, 2, 1]):
        state = given(3, luck={"seeded": seeded})
        texts.add(to_json(seen(state, ANN)) + to_json(seen(state)) + to_json(state.prompt()))
    assert len(texts) == 1
    assert refusal(given(3), Pass()) is None
