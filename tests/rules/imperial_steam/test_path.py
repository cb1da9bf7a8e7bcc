"""The way to Trieste: who pays for one, which one it is, and who is paid."""

from typing import Any

import pytest

from footplate.games.imperial_steam.language.actions import EndTurn, Pass, Philanthropize
from footplate.games.imperial_steam.language.events_scoring import WayPaid
from footplate.games.imperial_steam.play.state import State
from tests.rules.imperial_steam.given import (
    ANN,
    BOB,
    CY,
    DI,
    given,
    goods,
    play,
    wealth,
)
from tests.rules.imperial_steam.lines import (
    LINE,
    TO_FUERSTENFELD,
    TO_MUERZZUSCHLAG,
)

rule = pytest.mark.rule

YELLOW, PURPLE, RED, TURQUOISE = ANN, BOB, CY, DI

TO_BRUCK = [*TO_MUERZZUSCHLAG, "muerzzuschlag-bruck"]


def seat(*tracks: str, influence: int = 0, **more: Any) -> dict[str, Any]:
    """A player with an IS-8 for contracts and nothing that counts otherwise."""
    return {
        "money": 500,
        "goods": goods(),
        "engines": [8],
        "tracks": list(tracks),
        "influence": influence,
        "contracts": [],
        **more,
    }


def holder(*tracks: str, **more: Any) -> dict[str, Any]:
    """One who has an unfilled contract."""
    return seat(*tracks, **{"contracts": ["k01"], **more})


def map_of(*seats: dict[str, Any], **position: Any) -> State:
    return given(list(seats), **{"crowns": [], "round": 8, **position})


def paid(state: State, payer: int) -> dict[int, int]:
    """What a player pays for the way, by receiver."""
    found: dict[int, int] = {}
    for one in wealth(state, payer).way:
        found[one.seat] = found.get(one.seat, 0) + one.amount
    return found


def way(state: State, payer: int) -> list[str]:
    return [one.link for one in wealth(state, payer).way]


def fees(state: State) -> list[int]:
    """Received less paid, by seat."""
    return [
        one.sources["fees"] for one in sorted(state.result().standings, key=lambda one: one.seat)
    ]


def rulebook(*more_purple: str, purple_contracts: list[str] | None = None) -> State:
    """The map of the rulebook's example: Purple before Turquoise before Red."""
    red = [*TO_BRUCK, "bruck-graz", "graz-st_veit", "st_veit-ljubljana", "ljubljana-trieste"]
    east = ["fuerstenfeld-maribor", "maribor-celje", "celje-ljubljana", "ljubljana-trieste"]
    return map_of(
        holder(*TO_BRUCK, *TO_FUERSTENFELD, influence=10),
        seat(
            *TO_BRUCK,
            "bruck-graz",
            *TO_FUERSTENFELD,
            *more_purple,
            influence=90,
            contracts=purple_contracts or [],
        ),
        seat(*red, influence=50),
        seat(*TO_FUERSTENFELD, *east, influence=70),
        semmering=RED,
    )


# The rulebook's examples. -------------------------------------------------------------------------


@rule("IS-PATH-01", "IS-PATH-03", "IS-PATH-04", "IS-PATH-05", "IS-PATH-06")
def test_yellows_way_to_trieste() -> None:
    # Z8: of two ways of four links the one from Bruck, since Purple is there.
    state = rulebook()
    assert way(state, YELLOW) == [
        "bruck-graz",
        "graz-st_veit",
        "st_veit-ljubljana",
        "ljubljana-trieste",
    ]
    assert paid(state, YELLOW) == {PURPLE: 20, RED: 40, TURQUOISE: 20}
    assert fees(state) == [-80, 20, 40, 20]


@rule("IS-PATH-05", "IS-PATH-06")
def test_with_one_more_purple_track_the_second_link_decides() -> None:
    # Z8: Turquoise is more influential than Red.
    state = rulebook("fuerstenfeld-maribor")
    assert way(state, YELLOW) == [
        "fuerstenfeld-maribor",
        "maribor-celje",
        "celje-ljubljana",
        "ljubljana-trieste",
    ]
    assert paid(state, YELLOW) == {PURPLE: 20, TURQUOISE: 60}


@rule("IS-PATH-02", "IS-PATH-06")
def test_purple_has_no_contract_and_pays_nothing() -> None:
    # Z8: with one it would owe Red 40 and Turquoise 20.
    assert paid(rulebook(), PURPLE) == {}
    state = rulebook(purple_contracts=["k02"])
    assert paid(state, PURPLE) == {RED: 40, TURQUOISE: 20}


# Who pays. ----------------------------------------------------------------------------------------


@rule("IS-PATH-01")
@pytest.mark.parametrize("contracts", [["k01"], ["k01", "k02", "k05"]])
def test_several_contracts_make_one_way(contracts: list[str]) -> None:
    # Z7
    state = map_of(holder(contracts=contracts), seat(*LINE))
    assert fees(state) == [-140, 140]


@rule("IS-PATH-01")
def test_a_filled_contract_pays_as_well() -> None:
    made = [{"site": "wien.1", "good": "wood", "goods": 1}]
    state = map_of(holder(factories=made), seat(*LINE))
    (one,) = wealth(state, ANN).contracts
    assert (one.value, fees(state)) == (40, [-140, 140])


@rule("IS-PATH-02")
def test_without_a_contract_or_with_trieste_nobody_pays() -> None:
    # Z7
    state = map_of(seat(), holder(*LINE), seat(*LINE))
    assert fees(state) == [0, 0, 0]
    assert [way(state, one) for one in range(3)] == [[], [], []]


@rule("IS-PATH-01", "IS-PATH-06")
def test_the_end_of_the_game_pays_link_by_link() -> None:
    ann = holder(*LINE[:5], hands={"hire": 4})
    state = map_of(ann, seat(*LINE), seat=ANN, order=[BOB, ANN])
    events = play(state, Pass(), EndTurn())
    assert [one for one in events if isinstance(one, WayPaid)] == [
        WayPaid(ANN, "st_veit-ljubljana", BOB, 20),
        WayPaid(ANN, "ljubljana-trieste", BOB, 20),
    ]
    assert state.over
    assert fees(state) == [-40, 40]


# Which way. ---------------------------------------------------------------------------------------


@rule("IS-PATH-03", "IS-PATH-04")
def test_the_way_starts_in_the_city_that_is_nearest() -> None:
    # Ann's own line ends in Graz and in Sopron; only the first is near.
    ann = holder(*LINE[:4], "wien-bratislava", "bratislava-sopron")
    state = map_of(ann, seat(*LINE))
    assert way(state, ANN) == LINE[4:]


@rule("IS-PATH-03")
def test_a_crown_without_access_is_no_way() -> None:
    # G6: the crown is the short way from St. Veit; the tracks go round by Villach and Udine.
    tracks = [*LINE[:5], "st_veit-klagenfurt", "klagenfurt-villach", "villach-udine"]
    goal = [*tracks, "udine-trieste"]
    crowns = ["st_veit-ljubljana"]
    ann = holder(*LINE[:5])
    state = map_of(ann, seat(*goal), crowns=crowns)
    assert way(state, ANN) == goal[5:]
    # With access of somebody, and that one's track beyond it, the short way is there.
    bought = map_of(ann, seat(*goal), seat(*LINE), crowns=crowns)
    assert way(bought, ANN) == LINE[5:]


@rule("IS-PATH-03")
def test_links_without_a_track_are_no_way() -> None:
    # From Graz two links lead to Ljubljana; nobody has built them.
    tracks = [
        *TO_FUERSTENFELD,
        "fuerstenfeld-maribor",
        "maribor-celje",
        "celje-novo_mesto",
        "novo_mesto-trieste",
    ]
    state = map_of(holder(*LINE[:4]), seat(*tracks))
    # Hartberg is in Ann's network, too.
    assert way(state, ANN) == tracks[3:]


@rule("IS-PATH-03")
def test_links_of_several_players_join_to_one_way() -> None:
    # Bob is connected by the long way; Cy's short tracks reach only as far as Ljubljana.
    tracks = [
        *TO_FUERSTENFELD,
        "fuerstenfeld-maribor",
        "maribor-celje",
        "celje-ljubljana",
        "ljubljana-trieste",
    ]
    state = map_of(holder(*LINE[:5]), seat(*tracks), seat(*LINE[:6]))
    assert way(state, ANN) == LINE[5:]
    assert paid(state, ANN) == {CY: 20, BOB: 20}


@rule("IS-PATH-04")
def test_fewer_links_go_before_influence() -> None:
    # Bob's way has one link more than Cy's, who is the least influential.
    longer = [*LINE[:6], "kranj-ljubljana", "kranj-trieste"]
    state = map_of(holder(*LINE[:5]), seat(*longer, influence=100), seat(*LINE, influence=0))
    assert way(state, ANN) == LINE[5:]
    assert paid(state, ANN) == {BOB: 20, CY: 20}


@rule("IS-PATH-05")
def test_an_earlier_link_goes_before_all_later_ones() -> None:
    # From Graz by St. Veit or from Maribor by Celje, three links each. Bob, the most influential,
    # has the first link of the second way, and the rest of it belongs to Di, the least.
    east = [*TO_FUERSTENFELD, "fuerstenfeld-maribor", "maribor-celje", "celje-ljubljana"]
    ann = holder(*LINE[:4], *east[:5], stations=["hartberg"])
    seats = [
        seat(*east[:6], influence=90),
        seat(*LINE, influence=60),
        seat(*east, influence=30),
    ]
    state = map_of(ann, *seats)
    assert way(state, ANN) == ["maribor-celje", "celje-ljubljana", "ljubljana-trieste"]
    assert paid(state, ANN) == {BOB: 20, CY: 20, DI: 20}


@rule("IS-PATH-06")
def test_the_most_influential_other_player_on_the_link_is_paid() -> None:
    # Ann is more influential than all and has tracks there herself.
    ann = holder(*LINE[:6], influence=150)
    state = map_of(
        ann, seat(*LINE, influence=40), seat(*LINE, influence=60), seat(*LINE, influence=20)
    )
    assert fees(state) == [-20, 0, 20, 0]


@rule("IS-PATH-07")
@pytest.mark.parametrize(("rows", "receiver"), [([1, 2, 0], BOB), ([2, 1, 0], CY)])
def test_in_the_same_column_the_row_decides(rows: list[int], receiver: int) -> None:
    # Z10
    state = map_of(holder(), seat(*LINE), seat(*LINE), ladder=rows)
    assert paid(state, ANN) == {receiver: 140}


@rule("IS-PATH-07")
def test_influence_at_the_end_counts() -> None:
    # Z10: with his last hand Bob overtakes Cy.
    seats = [
        holder(),
        seat(*LINE, influence=40, hands={"pass": 4}),
        seat(*LINE, influence=50),
    ]
    state = map_of(*seats, seat=BOB, order=[CY, ANN, BOB])
    assert paid(state, ANN) == {CY: 140}
    play(state, Philanthropize(2), EndTurn())
    assert state.over
    assert fees(state) == [-140, 140, 0]


@rule("IS-PATH-08")
@pytest.mark.parametrize(
    ("tracks", "links"),
    [([], 7), (["wien-bratislava"], 7), (TO_BRUCK, 5), (TO_FUERSTENFELD, 4), (LINE[:6], 1)],
)
def test_there_is_always_a_way(tracks: list[str], links: int) -> None:
    # Z9: in the worst case from Wien.
    state = map_of(holder(*tracks), seat(*LINE))
    assert way(state, ANN) == LINE[-links:]


@rule("IS-PATH-09")
def test_the_fees_of_the_players_do_not_depend_on_each_other() -> None:
    # Z12: alone or together, each pays the same, and sums are not set off against each other.
    near = [*LINE[:5], "st_veit-klagenfurt"]
    seats = [seat(*LINE[:4]), seat(*near, influence=50), seat(*LINE)]
    alone = [
        fees(map_of(*[{**one, "contracts": ["k01"] * (at == who)} for at, one in enumerate(seats)]))
        for who in (ANN, BOB)
    ]
    both = map_of({**seats[0], "contracts": ["k01"]}, {**seats[1], "contracts": ["k02"]}, seats[2])
    assert alone == [[-60, 20, 40], [0, -40, 40]]
    assert fees(both) == [-60, -20, 80]
