"""What a track costs and takes: goods, fees, engineers; the token of the Semmering."""

import pytest

from footplate import BadInput
from footplate.games.imperial_steam.board.load import load_board
from footplate.games.imperial_steam.language.actions import (
    BuildTrack,
    EndTurn,
    SellShare,
    Work,
)
from footplate.games.imperial_steam.language.events import (
    GoodsSpent,
    SemmeringTaken,
)
from tests.rules.imperial_steam.given import (
    ANN,
    BOB,
    CY,
    described,
    goods,
    holdings,
    money,
    offered,
    play,
    player,
    refusal,
    seen,
    started,
    step,
    stored,
)
from tests.rules.imperial_steam.lines import SEMMERING, TO_GLOGGNITZ, build, crew, with_tracks

rule = pytest.mark.rule


# Goods and fees. ----------------------------------------------------------------------------------


@rule("IS-TRACK-12")
def test_the_goods_are_paid_once_for_the_action() -> None:
    state = with_tracks([])
    events = play(state, BuildTrack("wien-bratislava"))
    assert stored(state) == goods(3, 3, 3, 4)
    (spent,) = [one for one in events if isinstance(one, GoodsSpent)]
    assert {good: number for good, number in spent.goods.items() if number} == {
        "wood": 1,
        "stone": 1,
        "iron": 1,
    }
    crew(state, 2)
    build(state, "wien-wr_neustadt", 3)
    assert stored(state) == goods(3, 3, 3, 4)


@rule("IS-TRACK-12", "IS-TRACK-14")
def test_the_goods_of_a_bridge_and_a_tunnel() -> None:
    # R1: wood 1, stone 2, iron 2.
    state = with_tracks([*TO_GLOGGNITZ, "wien-st_poelten", "st_poelten-lilienfeld"])
    build(state, SEMMERING, 3, 3)
    assert stored(state) == goods(3, 2, 3, 4)
    build(state, "lilienfeld-mariazell", 3, 2)
    assert stored(state) == goods(3, 2, 2, 4)


@rule("IS-TRACK-12")
@pytest.mark.parametrize("missing", ["wood", "stone", "iron"])
def test_no_track_without_its_goods(missing: str) -> None:
    state = with_tracks([], goods={**goods(4, 4, 4, 4), missing: 0})
    assert refusal(state, BuildTrack("wien-bratislava")) == "IS-TRACK-12"
    assert offered(state, BuildTrack) == []


@rule("IS-TRACK-12")
def test_the_second_track_needs_no_goods_of_its_own() -> None:
    state = with_tracks([], goods=goods(1, 1, 1, 0))
    build(state, "wien-bratislava", 2)
    assert stored(state) == goods()
    build(state, "wien-wr_neustadt", 3)


@rule("IS-TRACK-13")
def test_a_fee_that_cannot_be_paid() -> None:
    # R2: two owners and 10 guldens; then a share is sold.
    others = [player(tracks=["wien-bratislava"]), player(tracks=["wien-bratislava"]), player()]
    state = with_tracks([], money=10, others=others)
    assert refusal(state, BuildTrack("wien-bratislava")) == "IS-TRACK-13"
    play(state, SellShare())
    play(state, BuildTrack("wien-bratislava"))
    assert [money(state, seat) for seat in range(4)] == [30, 510, 510, 500]


@rule("IS-TRACK-13")
def test_whoever_has_no_track_there_gets_nothing() -> None:
    others = [player(tracks=["wien-wr_neustadt"]), player(tracks=["wien-bratislava"]), player()]
    state = with_tracks([], others=others)
    build(state, "wien-bratislava", 2)
    assert [money(state, seat) for seat in range(4)] == [490, 500, 510, 500]


@rule("IS-TRACK-14")
def test_an_extra_good_that_is_missing() -> None:
    assert refusal(with_tracks(TO_GLOGGNITZ, goods=goods(1, 1, 9, 9)), BuildTrack(SEMMERING)) == (
        "IS-TRACK-14"
    )
    assert (
        refusal(with_tracks(TO_GLOGGNITZ, goods=goods(1, 2, 1, 0)), BuildTrack(SEMMERING)) is None
    )
    tunnel = BuildTrack("gloggnitz-hartberg")
    assert refusal(with_tracks(TO_GLOGGNITZ, goods=goods(1, 9, 1, 9)), tunnel) == "IS-TRACK-14"
    assert refusal(with_tracks(TO_GLOGGNITZ, goods=goods(1, 1, 2, 0)), tunnel) is None


@rule("IS-TRACK-14")
def test_a_second_bridge_costs_its_own_stone() -> None:
    tracks = TO_GLOGGNITZ
    state = with_tracks(tracks, goods=goods(1, 2, 1, 0))
    build(state, SEMMERING, 3, 3)
    assert refusal(state, BuildTrack("mariazell-muerzzuschlag")) == "IS-TRACK-14"
    state = with_tracks(tracks, goods=goods(1, 3, 1, 0))
    build(state, SEMMERING, 3, 3)
    build(state, "mariazell-muerzzuschlag", 3, 2)
    assert stored(state) == goods()


@rule("IS-TRACK-15")
@pytest.mark.parametrize(
    ("link", "kind", "other"),
    [(SEMMERING, "bridge", "tunnel"), ("gloggnitz-hartberg", "tunnel", "bridge")],
)
def test_bridges_and_tunnels_need_their_engineer(link: str, kind: str, other: str) -> None:
    # R9
    for staff in ([], [other]):
        state = with_tracks(TO_GLOGGNITZ, engineers=staff)
        assert refusal(state, BuildTrack(link)) == "IS-TRACK-15"
    state = with_tracks(TO_GLOGGNITZ, engineers=[kind])
    play(state, BuildTrack(link))
    while step(state) == "crew":
        play(state, Work(max(each.level for each in offered(state, Work))))
    assert holdings(state).engineers == [kind]


@rule("IS-TRACK-15")
def test_an_engineer_is_never_used_up() -> None:
    state = with_tracks(TO_GLOGGNITZ, engineers=["bridge"])
    build(state, SEMMERING, 3, 3)
    build(state, "mariazell-muerzzuschlag", 3, 2)
    assert holdings(state).engineers == ["bridge"]
    assert refusal(with_tracks([], engineers=[]), BuildTrack("wien-bratislava")) is None


# The Semmering. -----------------------------------------------------------------------------------


@rule("IS-TRACK-26")
def test_the_first_builder_takes_the_token() -> None:
    # R14: the second one pays 10 and gets none.
    others = [player(tracks=TO_GLOGGNITZ), player(), player()]
    state = with_tracks(TO_GLOGGNITZ, others=others)
    assert described(state).semmering is None
    play(state, BuildTrack(SEMMERING))
    events = play(state, Work(3), Work(3))
    assert [one.seat for one in events if isinstance(one, SemmeringTaken)] == [ANN]
    assert described(state).semmering == seen(state, CY).semmering == ANN
    play(state, EndTurn(), BuildTrack(SEMMERING))
    assert [money(state, seat) for seat in (ANN, BOB)] == [510, 490]
    events = play(state, Work(3), Work(3))
    assert [one for one in events if isinstance(one, SemmeringTaken)] == []
    assert described(state).semmering == ANN


@rule("IS-TRACK-26")
def test_other_links_bring_no_token() -> None:
    state = with_tracks(TO_GLOGGNITZ)
    build(state, "gloggnitz-hartberg", 3, 2)
    assert described(state).semmering is None


@rule("IS-TRACK-27")
@pytest.mark.parametrize("setup", ["normal", "fixed", "random"])
def test_no_set_up_has_a_crown_on_the_semmering(setup: str) -> None:
    for seed in range(30):
        crowns = described(started(2 + seed % 3, seed, setup=setup)).crowns
        assert crowns
        assert SEMMERING not in crowns


@rule("IS-TRACK-27")
def test_no_crown_can_lie_on_the_semmering() -> None:
    board = load_board("standard")
    assert board.map.semmering not in {card.link for card in board.state_cards}
    assert not [card for card in board.normal_cards if board.map.semmering in card.crowns]
    with pytest.raises(BadInput, match="crown"):
        with_tracks(TO_GLOGGNITZ, crowns=[SEMMERING])
