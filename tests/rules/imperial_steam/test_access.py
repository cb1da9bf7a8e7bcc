"""Access to the state railway: a free action, its price, and what it brings."""

from typing import Any

import pytest

from footplate.games.imperial_steam.language.actions import (
    BuildStation,
    BuildTrack,
    BuyAccess,
    EndTurn,
    Forgo,
    Pass,
    Work,
)
from footplate.games.imperial_steam.language.events import (
    AccessBought,
    CityReached,
    FeePaid,
    GoalReached,
)
from footplate.games.imperial_steam.play.state import State
from tests.rules.imperial_steam.given import (
    ANN,
    BOB,
    CY,
    DI,
    given,
    goods,
    holdings,
    influence,
    money,
    offered,
    play,
    player,
    poor,
    refusal,
    seen,
    step,
    stored,
    wealth,
)
from tests.rules.imperial_steam.lines import (
    LINE,
    TO_FUERSTENFELD,
    TO_MUERZZUSCHLAG,
)

rule = pytest.mark.rule

CROWN = "muerzzuschlag-bruck"
"""With four players there is a crown; the stations at its ends cost 50 and 40."""
TO_MARIBOR = [*TO_FUERSTENFELD, "fuerstenfeld-maribor"]
TO_ST_VEIT = LINE[:5]


def buying(crowns: list[str] | None = None, **ann: Any) -> State:
    """Ann is on turn at Mürzzuschlag; the crowns are those of four players."""
    position: dict[str, Any] = {} if crowns is None else {"crowns": crowns}
    holds = {"tracks": TO_MUERZZUSCHLAG, **ann}
    return given([player(**holds), *[player(influence=0) for _ in range(3)]], seat=ANN, **position)


def bought(state: State, link: str) -> None:
    """Buy access and give up the business points of a new city."""
    play(state, BuyAccess(link))
    if step(state) == "points":
        play(state, Forgo())


@rule("IS-ACCESS-01")
def test_access_is_a_free_action_beside_a_crown() -> None:
    state = buying()
    events = play(state, BuyAccess(CROWN))
    assert AccessBought(ANN, CROWN, 50) in events
    assert (holdings(state).hands, set(holdings(state).tracks)) == ({}, {*TO_MUERZZUSCHLAG, CROWN})
    assert refusal(state, Pass()) is None
    after = buying()
    play(after, Pass(), BuyAccess(CROWN))
    assert CROWN in holdings(after).tracks


@rule("IS-ACCESS-01")
def test_a_link_without_a_crown_is_refused() -> None:
    state = buying([])
    assert refusal(state, BuyAccess(CROWN)) == "IS-ACCESS-01"
    assert refusal(state, BuyAccess("mariazell-muerzzuschlag")) == "IS-ACCESS-01"
    assert offered(state, BuyAccess) == []


@rule("IS-ACCESS-02")
def test_one_end_belongs_to_the_own_network() -> None:
    # G3: three of the four crowns are out of reach.
    state = buying()
    for far in ("szombathely-murska_sobota", "wolfsberg-st_veit", "novo_mesto-ljubljana"):
        assert refusal(state, BuyAccess(far)) == "IS-ACCESS-02"
    assert offered(state, BuyAccess) == [BuyAccess(CROWN)]


@rule("IS-ACCESS-03", "IS-ACCESS-04", "IS-ACCESS-10")
def test_the_first_pays_the_bank_and_the_later_ones_each_other() -> None:
    # G1: 50 to the bank; 40 to the first; 40 to each of the two.
    state = given([player(tracks=TO_MUERZZUSCHLAG) for _ in range(4)], semmering=ANN)
    play(state, BuyAccess(CROWN), Pass(), EndTurn())
    assert [money(state, seat) for seat in range(4)] == [450, 500, 500, 500]
    play(state, BuyAccess(CROWN), Pass(), EndTurn())
    assert [money(state, seat) for seat in range(4)] == [490, 460, 500, 500]
    events = play(state, BuyAccess(CROWN), Pass(), EndTurn())
    assert [money(state, seat) for seat in range(4)] == [530, 500, 420, 500]
    assert [one for one in events if isinstance(one, FeePaid)] == [
        FeePaid(CY, ANN, 40),
        FeePaid(CY, BOB, 40),
    ]
    # The crown is still there, and building stays refused.
    link = next(one for one in seen(state).links if one.id == CROWN)
    assert (link.crown, sorted(link.seats)) == (True, [ANN, BOB, CY])
    assert refusal(state, BuildTrack(CROWN)) == "IS-TRACK-06"
    assert refusal(state, BuyAccess(CROWN)) is None


@rule("IS-ACCESS-03", "IS-ACCESS-04", "IS-TURN-22")
def test_the_whole_price_must_be_there() -> None:
    assert refusal(buying(money=40), BuyAccess(CROWN)) == "IS-TURN-22"
    assert refusal(buying(money=50), BuyAccess(CROWN)) is None
    others = [player(tracks=[*TO_MUERZZUSCHLAG, CROWN]) for _ in range(2)]
    token = {"seat": ANN, "semmering": ANN}
    short = given([player(tracks=TO_MUERZZUSCHLAG, money=70), *others, player()], **token)
    assert refusal(short, BuyAccess(CROWN)) == "IS-TURN-22"
    enough = given([player(tracks=TO_MUERZZUSCHLAG, money=80), *others, player()], **token)
    play(enough, BuyAccess(CROWN))
    assert [money(enough, seat) for seat in range(4)] == [0, 540, 540, 500]


@rule("IS-ACCESS-05")
def test_no_goods_crew_engineer_or_hand_is_needed() -> None:
    # G2: a bridge; Ann has no bridge engineer, no goods and no idle worker.
    bridge = "hartberg-graz"
    ann = {
        "tracks": ["wien-wr_neustadt", "wr_neustadt-gloggnitz", "gloggnitz-hartberg"],
        "goods": goods(),
        "idle": [0, 0, 0],
        "engineers": [],
    }
    state = buying([bridge], **ann)
    play(state, BuyAccess(bridge))
    # Hartberg has a station for 30, Graz one for 50.
    assert (money(state), stored(state), holdings(state).hands) == (450, goods(), {})


@rule("IS-ACCESS-05")
def test_any_number_of_accesses_in_a_turn() -> None:
    # G2: four links in a row, the last two of them after the hand.
    crowns = [
        "wr_neustadt-sopron",
        "sopron-szombathely",
        "szombathely-nagykanizsa",
        "nagykanizsa-maribor",
    ]
    state = buying(crowns, tracks=["wien-wr_neustadt"])
    before = money(state)
    for link in crowns[:2]:
        bought(state, link)
    play(state, Pass())
    for link in crowns[2:]:
        bought(state, link)
    assert before - money(state) == 30 + 40 + 40 + 50
    assert set(holdings(state).tracks) == {"wien-wr_neustadt", *crowns}


@rule("IS-ACCESS-06", "IS-TRACK-08")
def test_the_limit_of_two_tracks_binds_access() -> None:
    # R4: two tracks at Maribor.
    tracks = [*TO_MARIBOR, "maribor-wolfsberg"]
    state = given([player(tracks=tracks), player()], crowns=["maribor-celje"])
    assert refusal(state, BuyAccess("maribor-celje")) == "IS-TRACK-08"
    play(state, BuildStation("maribor"))
    assert refusal(state, BuyAccess("maribor-celje")) is None
    one = given([player(tracks=TO_MARIBOR), player()], crowns=["maribor-celje"])
    assert refusal(one, BuyAccess("maribor-celje")) is None


@rule("IS-ACCESS-07")
def test_one_access_for_each_player() -> None:
    state = buying(tracks=[*TO_MUERZZUSCHLAG, CROWN])
    assert refusal(state, BuyAccess(CROWN)) == "IS-ACCESS-07"


EIGHTEEN = [
    "wien-st_poelten",
    "st_poelten-lilienfeld",
    *["wien-bratislava", "bratislava-sopron", "sopron-szombathely", "szombathely-nagykanizsa"],
    *["nagykanizsa-maribor", "maribor-celje", "celje-novo_mesto", "novo_mesto-ljubljana"],
    *["wien-wr_neustadt", "wr_neustadt-gloggnitz", "gloggnitz-hartberg", "hartberg-fuerstenfeld"],
    *["graz-fuerstenfeld", "bruck-graz", "bruck-leoben", "leoben-judenburg"],
]


@rule("IS-ACCESS-07", "IS-TRACK-11")
def test_with_all_tracks_on_the_map_there_is_no_access() -> None:
    # R16
    crown = "lilienfeld-mariazell"
    state = buying([crown], tracks=EIGHTEEN)
    assert seen(state).players[ANN].tracks_left == 0
    assert refusal(state, BuyAccess(crown)) == "IS-ACCESS-07"
    last = buying([crown], tracks=EIGHTEEN[:-1])
    play(last, BuyAccess(crown))
    assert seen(last).players[ANN].tracks_left == 0


@rule("IS-ACCESS-08")
def test_access_joins_the_network_and_uses_a_track() -> None:
    # G5, R3: it counts for the limit at both of its ends.
    state = buying()
    play(state, BuyAccess(CROWN))
    view = seen(state).players[ANN]
    assert ("bruck" in view.cities, view.tracks_left) == (True, 14)
    assert refusal(state, BuildTrack("mariazell-muerzzuschlag")) == "IS-TRACK-08"
    assert refusal(state, BuildTrack("bruck-graz")) is None


@rule("IS-ACCESS-08", "IS-CITY-12")
def test_access_counts_for_the_bonus_of_trieste() -> None:
    # G5: five tracks, access as the sixth, and the seventh enters Trieste.
    ann = {"tracks": TO_ST_VEIT, "idle": [0, 0, 4]}
    state = buying(["st_veit-ljubljana"], **ann)
    bought(state, "st_veit-ljubljana")
    before = money(state)
    events = play(state, BuildTrack("ljubljana-trieste"), *[Work(3)] * 4)
    assert GoalReached(ANN, "trieste", 7, 70) in events
    assert money(state) == before + 70


@rule("IS-ACCESS-08", "IS-PATH-06")
def test_access_earns_fees_on_the_way_to_trieste() -> None:
    # G5: the same seven links, one of them by access.
    ann = player(tracks=[*TO_ST_VEIT, "st_veit-ljubljana", "ljubljana-trieste"])
    state = given([ann, poor(contracts=["k01"])], crowns=["st_veit-ljubljana"], seat=ANN)
    way = wealth(state, BOB).way
    assert [(one.seat, one.amount) for one in way] == [(ANN, 20)] * 7


@rule("IS-ACCESS-09", "IS-CITY-02")
def test_a_link_inside_the_network_gives_no_opportunities() -> None:
    # Sopron and Wr. Neustadt are both there: no influence, no business.
    tracks = ["wien-bratislava", "bratislava-sopron", "wien-wr_neustadt"]
    state = buying(["wr_neustadt-sopron"], tracks=tracks)
    events = play(state, BuyAccess("wr_neustadt-sopron"))
    assert not [one for one in events if isinstance(one, CityReached)]
    assert (step(state), influence(state), money(state)) == ("turn", 100, 470)
    assert len(holdings(state).tracks) == 4


@rule("IS-ACCESS-09", "IS-CITY-01")
def test_a_new_city_gives_its_opportunities_at_once() -> None:
    # G4: Bruck has two printed steps; Sopron one step and a business token of 2.
    state = buying()
    play(state, BuyAccess(CROWN))
    assert influence(state) == 120
    sopron = buying(["wr_neustadt-sopron"], tracks=["wien-wr_neustadt"])
    play(sopron, BuyAccess("wr_neustadt-sopron"))
    assert (influence(sopron), step(sopron)) == (110, "points")


@rule("IS-ACCESS-10")
def test_the_last_player_may_buy_as_well() -> None:
    tracks = [*TO_MUERZZUSCHLAG, CROWN]
    seats = [player(tracks=tracks) for _ in range(3)] + [player(tracks=TO_MUERZZUSCHLAG)]
    state = given(seats, seat=DI, semmering=ANN)
    play(state, BuyAccess(CROWN))
    assert [money(state, seat) for seat in range(4)] == [540, 540, 540, 380]
    assert CROWN in holdings(state, DI).tracks
