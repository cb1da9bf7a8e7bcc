"""Tables whose dice and draws are those of a real table: asked for, typed in, kept."""

from typing import Any

import pytest

import footplate
from footplate import BadInput, Chance, Record, Refused
from footplate.core.luck import LuckAsked
from footplate.games.steam_power.language.actions import TakeMoney
from footplate.tables import Fed, LuckEnded, Seat, Table, news
from tests.tables.given import GAMES

SEATS = [Seat("me", "Ann"), Seat("me", "Bob"), Seat("me", "Cid")]


def typed(game: str, seed: int = 1) -> Table:
    """A table at which nothing is typed in but the set-up."""
    title, rng, script = footplate.game(game), Chance(seed), list[int]()
    while (asked := title.setup_luck(script, 3)) is not None:
        script.append(asked.outcomes[rng.below(len(asked.outcomes))].number)
    return Table(Record(game=game, board=title.default_board, seats=3, script=script), SEATS)


def some(asked: LuckAsked, rng: Chance) -> int:
    return asked.outcomes[rng.below(len(asked.outcomes))].number


def decide(at: Table, rng: Chance) -> int:
    """Play something legal, typing in what it asks for; how much that was."""
    if at.held_by is not None:
        at.end(at.held_by)
    action, fed = at.state.decode(at.state.sample(rng)), 0
    while (asked := at.luck(action)) is not None:
        before = len(at.entries), at.state.digest()
        with pytest.raises(LuckEnded):
            at.play(at.state.mover, action)
        assert (len(at.entries), at.state.digest()) == before
        at.feed([some(asked, rng)])
        fed += 1
    at.play(at.state.mover, action, at.moment)
    return fed


def until_luck(at: Table, rng: Chance) -> int:
    """Go on until something was rolled or drawn; the seat whose choice asked for it."""
    while not at.state.over:
        seat = at.state.mover
        if decide(at, rng) and at.steps[-1].choice:
            return seat
    raise AssertionError("no luck was asked for")


WITH_LUCK = [game for game in GAMES if game != "imperial-steam"]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_by_what_is_typed_in_and_can_be_built_again(game: str) -> None:
    at, rng = typed(game), Chance(5)
    first, fed = at.standing(), 0
    while not at.state.over and at.count < 150:
        fed += decide(at, rng)
        if rng.below(9) == 0:
            try:
                at.undo(at.steps[-1].seat, consent=True)
                at.redo(at.may_redo or 0)
            except Refused:
                pass
    assert fed or game not in WITH_LUCK
    again = Table.rebuilt(first, SEATS, at.entries)
    assert again.record == at.record
    assert again.state.digest() == at.state.digest() == at.record.replay().digest()
    assert len(again.record.checks) == at.count
    plain = [{"entry": "fed", "outcomes": [1, 2]}]
    assert Table.rebuilt(first, SEATS, plain).entries == [Fed([1, 2])]


@pytest.mark.parametrize("game", WITH_LUCK)
def test_taking_back_keeps_what_was_rolled(game: str) -> None:
    at, rng = typed(game), Chance(5)
    seat = until_luck(at, rng)
    plain, script, digest = at.record.actions[-1], at.record.script, at.state.digest()
    at.undo(seat, consent=True)
    assert at.record.script == script
    assert at.luck(plain) is None, "the same decision finds the same luck"
    at.play(seat, plain)
    assert at.state.digest() == digest


def test_taking_back_far_keeps_it_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("footplate.tables.table.SNAPSHOTS", 1)
    at, rng = typed("planet-steam"), Chance(5)
    until_luck(at, rng)
    script = at.record.script
    for _ in range(3):
        at.undo(at.steps[-1].seat, consent=True)
    assert at.record.script == script
    assert at.state.chance.key()[1:] == script


def test_what_was_mistyped_is_typed_in_again() -> None:
    at, rng = typed("age-of-steam"), Chance(5)
    first = at.standing()
    seat = until_luck(at, rng)
    plain, used = at.record.actions[-1], list(at.record.script or [])
    at.undo(seat, consent=True)
    kept = at.state.chance.key()[0]
    others = [7 - face for face in used[kept:]]
    at.feed(others, instead=True)
    assert at.record.script == [*used[:kept], *others]
    assert at.may_redo is None
    at.play(seat, plain)
    again = Table.rebuilt(first, SEATS, at.entries)
    assert again.record == at.record
    assert again.record.replay().digest() == again.state.digest()


def test_what_cannot_have_come_is_said_before_it_is_typed_in() -> None:
    at, rng = typed("age-of-steam"), Chance(5)
    seat = until_luck(at, rng)
    plain = at.record.actions[-1]
    at.undo(seat, consent=True)
    at.feed([], instead=True)
    asked = at.luck(plain)
    assert asked is not None
    assert (asked.source, asked.what) == ("die", "growth-light")
    with pytest.raises(BadInput, match="the script says 7 where a die is rolled"):
        at.luck(plain, [7])
    faces = [1]
    while at.luck(plain, faces) is not None:
        faces.append(1)
    at.feed([7])
    with pytest.raises(BadInput, match="the script says 7 where a die is rolled"):
        at.luck(plain)
    with pytest.raises(LuckEnded, match="7"):
        at.play(seat, plain)
    at.feed(faces, instead=True)
    at.play(seat, plain)


def test_what_the_dice_will_show_makes_no_decision_stale_and_is_told_to_nobody() -> None:
    at = typed("age-of-steam")
    before, moment = news(at, 0), at.moment
    at.feed([3, 4])
    assert at.moment == moment
    assert news(at, 0) == before


def test_where_luck_is_drawn_nothing_is_asked_for_and_nothing_typed_in() -> None:
    record = Record(game="steam-power", board="us-midwest", seats=3, seed=4)
    at = Table(record, SEATS)
    assert at.luck(TakeMoney()) is None
    assert at.luck() is None
    with pytest.raises(BadInput, match="the luck of this table is drawn"):
        at.feed([1])
    with pytest.raises(BadInput, match="entry 0: the luck of this table is drawn"):
        Table.rebuilt(record, SEATS, [Fed([1])])


def test_luck_of_an_action_that_is_not_legal_is_refused_as_the_action_is() -> None:
    at = typed("age-of-steam")
    with pytest.raises(Refused):
        at.luck({"do": "drop-out"})
    with pytest.raises(BadInput):
        at.luck({"do": "fly"})


def test_luck_of_what_is_played_without_asking() -> None:
    """Forced decisions can ask for luck, too: whoever drives the table knows before."""
    at, rng, found = typed("age-of-steam", 0), Chance(0), 0
    while not at.state.over and not found:
        asked = at.luck() if at.held_by is None else None
        if asked is None:
            decide(at, rng)
            continue
        with pytest.raises(LuckEnded):
            at.advance()
        while (more := at.luck()) is not None:
            at.feed([some(more, rng)])
        assert at.advance() is not None
        found += 1
    assert found


@pytest.mark.parametrize(
    "outcomes",
    [[], [-1], [1 << 29], ["1"], [1.0], [True], 3, None, "12", {"a": 1}, object(), [1] * 1001],
)
def test_what_are_no_outcomes_is_refused(outcomes: Any) -> None:
    at = typed("planet-steam")
    script, digest = at.record.script, at.state.digest()
    with pytest.raises(BadInput):
        at.feed(outcomes)
    with pytest.raises(BadInput):
        at.feed([1], instead="yes")  # type: ignore[arg-type]
    with pytest.raises(BadInput, match="entry 0"):
        Table.rebuilt(at.record, SEATS, [Fed(outcomes)])
    assert (at.record.script, at.state.digest(), at.entries) == (script, digest, [])
