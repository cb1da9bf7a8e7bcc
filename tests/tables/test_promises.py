"""Whatever is done at a table: it can be built again, and every viewer can follow it."""

import pytest

import footplate
from footplate import BadInput, Chance, Refused
from footplate.core.event import told_to
from footplate.core.program import lasts
from footplate.core.wire import to_json
from footplate.tables import News, StepNews, Table, Wishes, news
from tests.tables.given import GAMES, decide, table


class Follower:
    """A viewer who asks for news now and then and keeps only what the news say."""

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self.known = 0
        self.steps: list[StepNews] = []

    def ask(self, at: Table) -> News:
        found = news(at, self.viewer, self.known)
        self.steps = [*self.steps[: found.kept], *found.steps]
        self.known = found.moment
        return found


def anything(at: Table, rng: Chance) -> None:
    """Some deed at the table; what is refused changes nothing."""
    deed, seat = rng.below(15), rng.below(len(at.seats))
    before = at.state.digest(), len(at.entries), at.held_by, at.settled
    try:
        if deed == 0:
            at.undo(seat)
        elif deed == 1:
            at.redo(seat)
        elif deed == 2:
            at.restart(seat)
        elif deed == 3 and not at.state.over:
            offers = at.state.programs(seat)
            offer = offers[rng.below(len(offers))] if offers else None
            number = None
            if offer is not None and offer.low is not None and offer.high is not None:
                number = offer.low + rng.below(max(1, min(12, offer.high - offer.low + 1)))
            at.order(seat, offer.name if offer else None, number)
        elif deed == 4:
            at.wish(seat, Wishes(bool(rng.below(2)), ("never", "runs", "always")[rng.below(3)]))
        elif deed == 5:
            at.end(seat)
        elif deed == 6:
            at.undo(seat, consent=True)
        elif deed == 7:
            at.sit(seat, ("me", "random", "open")[rng.below(3)], f"Guest {rng.below(9)}")
        elif at.held_by is not None:
            at.end(at.held_by)
        elif at.asked is not None and at.advance() is None:
            decide(at, rng)
        assert at.programs == {
            each: program
            for each, program in at.programs.items()
            if lasts(at.game.program_kinds, at.state, each, program)
        }, "no order outlives its occasion"
    except (Refused, BadInput):
        assert (at.state.digest(), len(at.entries), at.held_by, at.settled) == before


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_anything_done_at_a_table_can_be_built_again_and_followed(game: str, seed: int) -> None:
    at, rng = table(game, seed=seed), Chance(seed)
    first = at.standing()
    followers = [Follower(viewer) for viewer in (None, 0, 1, 2)]
    for _ in range(150):
        anything(at, rng)
        for follower in followers:
            if not rng.below(4):
                follower.ask(at)
    for follower in followers:
        follower.ask(at)
        told = [told_to(step.events, follower.viewer) for step in at.steps]
        assert [step.events for step in follower.steps] == told
        assert [step.seat for step in follower.steps] == [step.seat for step in at.steps]
    again = Table.rebuilt(first, table(game, seed=seed).seats, at.entries)
    assert again.state.digest() == at.state.digest()
    assert again.record == at.record
    assert (again.held_by, again.settled, again.programs, again.seats) == (
        *(at.held_by, at.settled, at.programs, at.seats),
    )
    assert at.record.replay().digest() == at.state.digest()
    assert at.standing().replay().digest() == at.record.replay(at.settled).digest()
    assert len(at.standing().actions) == at.settled


@pytest.mark.parametrize("game", GAMES)
def test_what_is_taken_back_and_done_again_leads_to_the_same_position(game: str) -> None:
    at, rng = table(game, "me,me,me", seed=5), Chance(2)
    undone = 0
    for _ in range(120):
        if at.held_by is not None:
            at.end(at.held_by)
        if at.over:
            break
        seat, digest = at.asked, at.state.digest()
        assert seat is not None
        decide(at, rng)
        if not at.steps[-1].choice:
            continue
        after, luck = at.state.digest(), at.state.chance.key()
        try:
            at.undo(seat)
        except Refused:
            continue
        undone += 1
        assert at.state.digest() == digest
        assert at.state.chance.key() == luck, "luck was taken back"
        at.redo(seat)
        assert at.state.digest() == after
    assert undone > 20


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(2))
def test_what_can_be_taken_back_has_taught_its_seat_nothing(game: str, seed: int) -> None:
    """With everything that it cannot see dealt anew, the seat sees the same come of its deed."""
    at, rng = table(game, "me,me,me", "never", seed=seed), Chance(seed)
    looked_at = 0
    while not at.over:
        seat, before, code = at.state.mover, at.state.clone(), at.state.sample(rng)
        at.play(seat, at.state.decode(code))
        if at.steps[-1].floor or not (at.state.over or rng.below(4) == 0):
            continue
        looked_at += 1
        dealt = before.guess(seat, Chance(looked_at))
        dealt.chance = before.chance.clone()
        dealt.play_code(code)
        assert to_json(dealt.view(seat)) == to_json(at.state.view(seat)), before.decode(code)
    assert looked_at > 4


@pytest.mark.parametrize("game", GAMES)
def test_others_are_not_told_the_decision_but_what_came_of_it(game: str) -> None:
    at, rng = table(game, "me,me,me", "never", seed=1), Chance(4)
    while at.count < 40 and not at.over:
        decide(at, rng)
    for viewer in (0, 1, 2):
        steps = news(at, viewer).steps
        assert any(step.action for step in steps)
        assert all((step.action is not None) == (step.seat == viewer) for step in steps)
    assert all(step.action is None for step in news(at, None).steps)


def test_news_are_plain_data() -> None:
    at, rng = table("imperial-steam", "me,me,me", "never"), Chance(4)
    for _ in range(30):
        decide(at, rng)
    assert '"steps"' in to_json(news(at, 1, 10))


def test_far_back_is_worked_out_from_the_record(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("footplate.tables.table.SNAPSHOTS", 2)
    at, rng = table("imperial-steam", "me,random,random", "never"), Chance(4)
    digests = []
    while at.count < 60:
        digests.append(at.state.digest())
        decide(at, rng)
    mine = [number for number, step in enumerate(at.steps) if step.seat == 0 and step.choice]
    at.undo(0, consent=True)
    at.undo(0, consent=True)
    assert at.count == mine[-2]
    assert at.state.digest() == digests[at.count]


def test_all_games_are_at_the_tables() -> None:
    packaged = ["age-of-steam", "imperial-steam", "planet-steam", "steam-power"]
    assert sorted(GAMES) == [name for name in footplate.names() if name in packaged]
