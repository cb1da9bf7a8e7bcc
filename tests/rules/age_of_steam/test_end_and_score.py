"""X Advance Turn Marker, the end of the game, and Victory Points."""

from typing import Any

import pytest

from footplate.core.view import Standing
from footplate.games.age_of_steam.language.actions import Decline, IssueShares
from footplate.games.age_of_steam.language.events import GameEnded
from footplate.games.age_of_steam.play.state import State
from tests.rules.age_of_steam.given import (
    DAVE,
    JOHN,
    PETE,
    RULEBOOK_TRACK,
    described,
    end_of_turn,
    given,
    incomes,
    luck_used,
    play,
    player,
    tile,
)

rule = pytest.mark.rule

BROKE = {"money": 0, "income": 0, "shares": 5, "engine": 1}


def over(players: list[dict[str, Any]], **position: Any) -> State:
    """A finished game of three or four players."""
    return given(players, phase="over", turn=10 if len(players) == 3 else 8, **position)


def standing(state: State, seat: int) -> Standing:
    return next(one for one in state.result().standings if one.seat == seat)


# The end. -----------------------------------------------------------------------------------


@rule("AOS-END-01")
def test_the_next_turn_starts_with_issue_shares() -> None:
    state = end_of_turn(3, turn=4, order=[2, 1, 0])
    assert (described(state).turn, described(state).phase) == (5, "issue-shares")
    assert state.seat == 2


@rule("AOS-END-02", "AOS-END-03")
@pytest.mark.parametrize(("players", "turns"), [(3, 10), (4, 8), (5, 7), (6, 6)])
def test_the_length_of_the_game_depends_on_the_players(players: int, turns: int) -> None:
    before_last = end_of_turn(players, turn=turns - 1)
    assert not before_last.over
    assert described(before_last).turn == turns
    last = end_of_turn(players, turn=turns)
    assert last.over
    assert last.seat is None
    assert described(last).phase == "over"


@rule("AOS-END-02")
def test_an_elimination_does_not_lengthen_the_game() -> None:
    state = end_of_turn([player(), player(out=True), player(), player()], turn=8)
    assert state.over


@rule("AOS-END-03")
def test_the_score_is_final_after_the_last_turn() -> None:
    assert not end_of_turn(3, turn=9).result().final
    result = end_of_turn([player(income=4), player(income=9), player(income=6)], turn=10).result()
    assert result.final
    assert result.winners == [1]
    assert [one.seat for one in result.standings] == [1, 2, 0]


@rule("AOS-END-03", "AOS-SCORE-07")
def test_the_end_is_told_with_its_winners() -> None:
    # Pete: 24 - 6 + 2 for track. Dave: 30 - 9. John: 21 - 6 + 5 for track.
    players = [player(income=8), player(income=10, shares=3), player(income=7)]
    track = [
        tile("K10", ((1, 4), 0)),
        tile("L9", ((1, 4), 0)),
        tile("H7", ((0, 3), 2)),
        tile("H8", ((0, 4), 2)),
        tile("G9", ((1,), 2), ((4,), 2)),
        tile("F9", ((1, 3), 2)),
    ]
    state = given(players, phase="move-goods", move={"round": 2}, seat=2, turn=10, tiles=track)
    told = play(state, Decline())
    ended = [event for event in told if isinstance(event, GameEnded)]
    assert [state.result().score(seat) for seat in range(3)] == [20, 21, 20]
    assert [event.winners for event in ended] == [[1]]
    assert "Dave" in ended[0].words(["Pete", "Dave", "John"], state.plan())


@rule("AOS-SCORE-07")
def test_a_shared_win_is_told_as_such() -> None:
    players = [player(income=3), player(income=8), player(income=8)]
    state = given(players, phase="move-goods", move={"round": 2}, seat=2, turn=10)
    told = play(state, Decline())
    assert [event.winners for event in told if isinstance(event, GameEnded)] == [[1, 2]]
    assert state.result().winners == [1, 2]


@rule("AOS-END-04")
def test_the_last_player_in_the_game_wins_at_once() -> None:
    # Ruling 67: no reduction of his income and no dice.
    players = [player(income=20), player(**BROKE), player(**BROKE)]
    state = end_of_turn(players, turn=3, luck={"scripted": [0]})
    assert state.over
    assert described(state).turn == 3
    assert incomes(state)[0] == 20
    assert luck_used(state) == 0
    assert state.result().final
    assert state.result().winners == [0]


@rule("AOS-END-04")
def test_the_last_player_wins_with_any_score() -> None:
    players = [player(income=0, shares=10), player(**BROKE), player(**BROKE)]
    state = end_of_turn(players)
    assert state.result().winners == [0]
    assert standing(state, 0).score == -30


@rule("AOS-END-04")
def test_by_option_the_last_player_plays_on() -> None:
    players = [player(income=20), player(**BROKE), player(**BROKE)]
    state = end_of_turn(players, turn=3, options={"last_player_ends": False})
    assert not state.over
    assert incomes(state)[0] == 18
    assert (described(state).turn, described(state).phase, state.seat) == (4, "issue-shares", 0)
    play(state, IssueShares(0))
    assert (described(state).phase, state.seat) == ("select-actions", 0)


@rule("AOS-END-04")
def test_two_players_left_play_on() -> None:
    state = end_of_turn([player(), player(), player(**BROKE)])
    assert not state.over
    assert described(state).turn == 2


@rule("AOS-END-05")
def test_without_anybody_left_nobody_wins() -> None:
    state = end_of_turn([player(**BROKE), player(**BROKE), player(**BROKE)])
    assert state.over
    assert state.result().final
    assert state.result().winners == []


@rule("AOS-END-05")
def test_nobody_left_ends_the_game_whatever_the_option() -> None:
    players = [player(**BROKE), player(**BROKE), player(**BROKE)]
    state = end_of_turn(players, options={"last_player_ends": False})
    assert state.over
    assert state.result().winners == []


# Victory points. ----------------------------------------------------------------------------


@rule("AOS-SCORE-01", "AOS-SCORE-02", "AOS-SCORE-03")
def test_a_score_and_its_sources() -> None:
    players = [player(income=12, shares=5), player(), player()]
    pete = standing(over(players, tiles=RULEBOOK_TRACK), PETE)
    assert pete.sources == {"income": 36, "shares": -15, "track": 2}
    assert pete.score == 23


@rule("AOS-SCORE-01")
def test_income_counts_three_times() -> None:
    state = over([player(income=7), player(income=0), player(income=1)])
    assert standing(state, 0).sources["income"] == 21
    assert standing(state, 1).sources["income"] == 0
    assert standing(state, 2).sources["income"] == 3


@rule("AOS-SCORE-02")
def test_each_share_costs_three_points_the_first_two_included() -> None:
    state = over([player(shares=2), player(shares=3), player(shares=15)])
    assert standing(state, 0).sources["shares"] == -6
    assert standing(state, 1).sources["shares"] == -9
    assert standing(state, 2).sources["shares"] == -45


@rule("AOS-SCORE-03", "AOS-SCORE-04")
def test_sections_of_the_rulebooks_track() -> None:
    # Ruling 75: Pete 2; Dave J9, twice K9, L8; John K9, L9, M10. Stub and N9 do not count.
    state = over([player(), player(), player()], tiles=RULEBOOK_TRACK)
    assert standing(state, PETE).sources["track"] == 2
    assert standing(state, DAVE).sources["track"] == 4
    assert standing(state, JOHN).sources["track"] == 3


@rule("AOS-SCORE-04")
def test_the_one_exit_of_a_town_is_a_section() -> None:
    track = [tile("N9", ((3, 5), 0)), tile("N10", ((0,), 0))]
    state = over([player(), player(), player()], tiles=track)
    assert standing(state, 0).sources["track"] == 2


@rule("AOS-SCORE-04")
def test_a_city_has_no_section() -> None:
    # Indianapolis as New City A: Dave's two links are one tile each, John's is two.
    track = [one for one in RULEBOOK_TRACK if one["hex"] != "K9"]
    new_cities = [{"hex": "K9", "city": "A"}]
    state = over([player(), player(), player()], tiles=track, new_cities=new_cities)
    assert standing(state, DAVE).sources["track"] == 2
    assert standing(state, JOHN).sources["track"] == 2


@rule("AOS-SCORE-05")
def test_unfinished_track_scores_nothing() -> None:
    track = [tile("K10", ((1, 4), 0)), tile("N9", ((3, 5), 0))]
    state = over([player(), player(), player()], tiles=track)
    assert standing(state, 0).sources["track"] == 0


@rule("AOS-SCORE-03")
def test_a_link_without_owner_scores_for_nobody() -> None:
    track = [tile("K10", ((1, 4), None)), tile("L9", ((1, 4), None))]
    state = over([player(), player(), player()], tiles=track)
    assert [one.sources["track"] for one in state.result().standings] == [0, 0, 0]


@rule("AOS-SCORE-06")
def test_money_neither_scores_nor_breaks_ties() -> None:
    state = over([player(money=0), player(money=500), player(money=3)])
    assert [one.score for one in state.result().standings] == [9, 9, 9]
    assert [one.rank for one in state.result().standings] == [1, 1, 1]


@rule("AOS-SCORE-07")
def test_the_highest_total_wins_and_equal_totals_share_their_place() -> None:
    players = [player(income=5), player(income=9), player(income=9), player(income=2)]
    state = over(players)
    assert state.result().winners == [1, 2]
    ranks = {one.seat: one.rank for one in state.result().standings}
    assert ranks == {1: 1, 2: 1, 0: 3, 3: 4}


@rule("AOS-SCORE-08")
def test_a_total_may_be_negative() -> None:
    state = over([player(income=1, shares=9), player(), player()])
    assert standing(state, 0).score == -24


@rule("AOS-SCORE-09")
def test_eliminated_players_share_the_last_place_behind_any_total() -> None:
    players = [
        player(income=40, out=True),
        player(income=0, shares=15),
        player(out=True),
        player(income=3),
    ]
    result = over(players).result()
    assert [one.seat for one in result.standings] == [3, 1, 0, 2]
    assert [one.rank for one in result.standings] == [1, 2, 3, 3]
    assert [one.out for one in result.standings] == [False, False, True, True]
    assert result.winners == [3]


@rule("AOS-SCORE-09")
def test_an_eliminated_player_has_no_score() -> None:
    players = [player(), player(**BROKE), player()]
    state = end_of_turn(players, tiles=RULEBOOK_TRACK)
    dave = standing(state, DAVE)
    assert dave.out
    assert dave.score == 0
    assert sum(dave.sources.values()) == 0
