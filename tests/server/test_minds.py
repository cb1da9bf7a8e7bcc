"""Bots at tables remember what their seat was told, and play on the line that they have begun."""

from contextlib import suppress
from typing import Any

import msgspec
import pytest

import footplate
from footplate import Chance, Refused, State
from footplate.bots import make_bot
from footplate.bots.greedy import GreedyBot
from footplate.server.rooms.minds import Mind
from footplate.server.workers.jobs import Decision, Job, plain, state_of
from footplate.server.workers.pool import Pool
from footplate.server.workers.worker import think
from footplate.tables import Table
from tests.server.running import Running
from tests.server.test_bots import play_by_hints, with_bots
from tests.server.workers.given import job_for
from tests.tables.given import decide, table


def credits_of(at: Table) -> list[int]:
    return [at.game.holdings(at.state, seat)[seat]["money"] for seat in range(3)]


def test_a_mind_counts_what_everybody_has() -> None:
    """In Planet Steam every payment is seen, though nobody shows what credits there are."""
    at, rng, mind = table("planet-steam", "random,random,random"), Chance(3), Mind(1)
    for _ in range(60):
        if at.advance() is None:
            decide(at, rng)
    counted = mind.counted(at)
    assert counted is not None
    assert counted["money"] == credits_of(at)
    assert Mind(1).counted(table("age-of-steam", "random,random,random")) is None


def test_a_mind_forgets_what_was_taken_back() -> None:
    at, rng, mind = table("planet-steam", "me,me,me", hold="never"), Chance(3), Mind(1)
    taken_back = 0
    for _ in range(60):
        decide(at, rng)
        mind.counted(at)
        with suppress(Refused):
            at.undo(at.steps[-1].seat)
            taken_back += 1
    assert taken_back > 5
    counted = mind.counted(at)
    assert counted is not None
    assert counted["money"] == credits_of(at)


def test_what_was_counted_reaches_the_bot() -> None:
    """Guesses alone deal out the others' credits anew: what is counted changes what is thought."""
    at, rng = table("planet-steam", "random,random,random"), Chance(8)
    for _ in range(100):
        if at.advance() is None:
            decide(at, rng)
    while at.advance() is not None:
        pass
    job = msgspec.structs.replace(job_for(at.state, 4, "search:8"), told=["Ann", "Bob", "Cid"])
    counted = Mind(job.seat).counted(at)
    knowing = think(msgspec.structs.replace(job, counted=counted))
    assert knowing.error == ""
    assert knowing.reasons != think(job).reasons


def _with_a_line() -> tuple[Table, list[dict[str, Any]]]:
    """A table at which greedy's seat has a line of several decisions."""
    at, game = table("age-of-steam", "greedy,greedy,greedy"), footplate.game("age-of-steam")
    bots = [make_bot("greedy", game, seat) for seat in range(3)]
    while True:
        if at.advance() is not None:
            continue
        bot = bots[at.asked or 0]
        assert isinstance(bot, GreedyBot)
        code = bot.choose(at.state)
        if len(bot.rest) > 1:
            return at, [plain(at.state.decode(each)) for each in [code, *bot.rest]]
        at.play(at.asked or 0, at.state.decode(code))


def test_a_line_is_played_on_as_long_as_nothing_else_happens() -> None:
    at, line = _with_a_line()
    mind = Mind(at.asked or 0)
    assert mind.next(at) is None
    mind.begins(at)
    mind.decided(line)
    assert mind.next(at) is None, "its first action is played by whoever asked for it"
    for number, action in enumerate(line[1:]):
        at.play(mind.seat, line[number])
        assert mind.next(at) == action
    at.play(mind.seat, line[-1])
    assert mind.next(at) is None


def test_a_line_ends_where_the_table_has_gone_another_way() -> None:
    at, line = _with_a_line()
    mind = Mind(at.asked or 0)
    mind.begins(at)
    mind.decided(line)
    others = [each for each in at.state.codes() if plain(at.state.decode(each)) != line[0]]
    at.play(mind.seat, at.state.decode(others[0]))
    assert mind.next(at) is None
    at, line = _with_a_line()
    mind.begins(at)
    mind.decided([line[0], {"do": "castle"}])
    at.play(mind.seat, line[0])
    assert mind.next(at) is None, "what cannot be played is thought about again"


def test_bots_at_a_table_think_once_for_a_line(
    site: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    thought: list[str] = []
    ask = Pool.decide

    async def decided(pool: Pool, job: Job, state: State | None = None) -> Decision:
        if job.told is None:  # no hint
            thought.append(footplate.game(job.game).now(state_of(job)).phase)
        return await ask(pool, job, state)

    monkeypatch.setattr(Pool, "decide", decided)
    person = site.person()
    id = with_bots(person, "age-of-steam")
    for _ in range(30):
        play_by_hints(person, id, 1)
        steps = person.get(f"/api/tables/{id}/news")["steps"]
        built = [step["seat"] for step in steps if step["phase"] == "build-track" and step["seat"]]
        if len(set(built)) == 2:
            break
    assert 0 < thought.count("build-track") < len(built)
