"""How a game went: its numbers round by round, and the moments that decided it."""

import json
import re
from collections.abc import Sequence
from typing import ClassVar

import pytest

from footplate.core.event import Event, Move, balance, exchange
from footplate.core.plan import Plan
from footplate.core.record import Record, read_record
from footplate.tables import Seat, Story, Table, played, tell_story
from footplate.tables.moments import Turn, key_moments
from tests.browser.tables import GAMES, RECORDS


def recorded(game: str) -> Record:
    record, fault = read_record((RECORDS / f"{game}.json").read_text(encoding="utf-8"))
    assert fault is None
    return record


@pytest.fixture(scope="module", params=GAMES)
def told(request: pytest.FixtureRequest) -> tuple[Table, Story]:
    record = recorded(request.param)
    table = Table(record, [Seat("random", name) for name in record.names])
    return table, tell_story(played(table))


def test_the_last_point_is_the_present_position(told: tuple[Table, Story]) -> None:
    table, story = told
    last = story.points[-1]
    assert last.at == table.count
    standings = table.state.result().standings
    assert last.sources == [each.sources for each in sorted(standings, key=lambda each: each.seat)]
    rows = {each.id: each.seats for each in story.series}
    seats = range(len(table.seats))
    assert [rows["score"][seat][-1] for seat in seats] == [
        table.state.result().score(seat) for seat in seats
    ]
    assert [rows["money"][seat][-1] for seat in seats] == [
        table.state.view(seat).holdings[seat]["money"] for seat in seats
    ]


def test_there_is_a_point_for_each_round(told: tuple[Table, Story]) -> None:
    table, story = told
    rounds = [each.round for each in story.points]
    assert rounds == list(range(table.game.now(table.state).round + 1))
    assert all(len(row) == len(rounds) for each in story.series for row in each.seats)


def test_numbers_tell_whether_they_are_of_the_round_or_of_how_the_next_one_begins(
    told: tuple[Table, Story],
) -> None:
    table, story = told
    assert [each.id for each in story.series if each.flow] == ["received", "paid"]
    rows = {each.id: each.seats for each in story.series}
    for number, point in enumerate(story.points):
        state = table.record.replay(point.at)
        last = number == len(story.points) - 1
        assert last or table.game.now(state).round == point.round + 1
        money = [state.view(seat).holdings[seat]["money"] for seat in range(len(table.seats))]
        assert [row[number] for row in rows["money"]] == money


def test_what_was_received_and_paid_gives_the_money(told: tuple[Table, Story]) -> None:
    """Each in the round under which the log has it: income may open the next one."""
    table, story = told
    rows = {each.id: each.seats for each in story.series}
    plan, names = table.state.plan(), table.names
    for seat, money in enumerate(rows["money"]):
        gained, paid, round = [0] * len(money), [0] * len(money), 1
        for event in (event for step in table.steps for event in step.events):
            heading = re.match("— (?:Round|Turn) ([0-9]+)", event.words(names, plan))
            round = int(heading[1]) if heading else round
            for move in event.moves():
                if move.what == "money" and move.giver != move.taker:
                    gained[round] += move.amount if move.taker == seat else 0
                    paid[round] += move.amount if move.giver == seat else 0
        assert (rows["received"][seat], rows["paid"][seat]) == (gained, paid)
        assert money[-1] == money[0] + sum(gained) - sum(paid)


def test_moments_are_those_of_the_log(told: tuple[Table, Story]) -> None:
    table, story = told
    assert {each.kind for each in story.moments} >= {"gain", "payment", "earning"}
    plan, names = table.state.plan(), table.names
    lines = {event.words(names, plan) for event in table.log}
    for each in story.moments:
        assert names[each.seat] in each.sentence
        assert not each.line or each.line in lines
        assert 0 < each.at <= table.count
        # before it stands whoever decided, and what it tells comes of that decision
        assert 0 <= each.before < each.at
        whole = each.kind in ("gain", "loss")
        then = table.steps[each.before : each.at if whole else each.before + 1]
        told_then = [event.words(names, plan) for step in then for event in step.events]
        assert not each.line or each.line in told_then
    assert [each.at for each in story.moments] == sorted(each.at for each in story.moments)
    most = max(
        change
        for step in table.steps
        for event in step.events
        for (holder, what), change in balance(event.moves()).items()
        if what == "money" and isinstance(holder, int)
    )
    earning = next(each for each in story.moments if each.kind == "earning")
    assert plan.amount("money", most) in earning.sentence


def test_a_game_that_has_not_begun() -> None:
    record = recorded("steam-power")
    record.actions.clear()
    record.checks.clear()
    table = Table(record, [Seat("random", name) for name in record.names])
    story = tell_story(played(table))
    assert [each.round for each in story.points] == [0]
    assert story.moments == []
    assert json.dumps([each.seats for each in story.series])


class Done(Event, frozen=True):
    seat: int
    what: str

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return f"{names[self.seat]} {self.what}."


def test_a_moment_names_what_has_changed_the_score() -> None:
    """Not what came last in the same turn, nor what its own seat did besides."""
    plan = recorded("steam-power").begin().plan()
    turns = [
        Turn(0, 1, 1, 1, [[1, 0], [1, 4]], [], [[Done(1, "fulfils K01")]]),
        Turn(
            1,
            4,
            1,
            0,
            [[1, 4], [6, 4], [6, 1], [6, 1]],
            [],
            [[Done(0, "empties Gary")], [Done(0, "joins Peoria")], [Done(0, "takes money")]],
        ),
    ]
    moments = key_moments(turns, ["Ann", "Bob"], plan)[-2:]
    found = {each.kind: each.line for each in moments}
    assert found == {"gain": "Ann empties Gary.", "loss": "Ann joins Peoria."}
    gain = next(each for each in moments if each.kind == "gain")
    assert gain.sentence.startswith("Ann gains 5 points in one turn")
    assert gain.sentence.endswith(" Ann takes the lead with 6 points.")
    assert gain.before == 1


class Hand(Done, frozen=True):
    """What is done is told under it."""


class Paid(Done, frozen=True):
    amount: int = 0
    detail: ClassVar[bool] = True

    def moves(self) -> list[Move]:
        return exchange(self.seat, "income", money=self.amount)


def test_a_moment_names_no_hand_but_what_it_brought() -> None:
    plan = recorded("steam-power").begin().plan()
    brought: list[Event] = [
        Hand(0, "places a hand"),
        Paid(0, "receives 9", 9),
        Paid(0, "receives 3", 3),
    ]
    turns = [
        Turn(0, 1, 1, 1, [[0, 0], [0, 1]], [], [[Done(1, "builds")]]),
        Turn(1, 2, 1, 1, [[0, 1], [2, 1]], [], [[Hand(1, "places a hand")]]),
        Turn(2, 3, 1, 0, [[2, 1], [14, 1]], [], [brought]),
    ]
    found = [(each.sentence, each.line) for each in key_moments(turns, ["Ann", "Bob"], plan)]
    assert ("Ann takes the lead with 2 points.", "") in found
    assert ("Ann gains 2 points in a turn of Bob.", "") in found
    assert ("Ann gains 12 points in one turn.", "Ann receives 9.") in found


def test_a_turn_of_many_actions_says_how_much_the_one_did_that_it_names() -> None:
    plan = recorded("steam-power").begin().plan()
    scores = [[50, 0], [40, 0], [12, 0], [3, 0]]
    events: list[list[Event]] = [[Done(0, f"buys {what}")] for what in ("one", "two", "three")]
    (loss,) = key_moments([Turn(0, 3, 1, 0, scores, [], events)], ["Ann", "Bob"], plan)
    assert loss.sentence == "Ann loses 47 points in one turn, 28 of it by this."
    assert loss.line == "Ann buys two."


def test_what_comes_between_two_rounds_is_no_turn() -> None:
    record = recorded("imperial-steam")
    table = Table(record, [Seat("random", name) for name in record.names])
    gains = [each for each in tell_story(played(table)).moments if each.kind == "gain"]
    begins = [each for each in gains if each.sentence.endswith(f"as round {each.round} begins.")]
    assert begins
    assert all("income" in each.line for each in begins)
    plan = table.state.plan()
    for each in begins:
        came = table.steps[each.before].events
        lines = [event.words(table.names, plan) for event in came]
        heading = next(line for line in lines if line.startswith(f"— Round {each.round} "))
        assert lines.index(heading) < lines.index(each.line)
