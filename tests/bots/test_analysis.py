"""Games thought over again: every turn is judged by what is legal in every imagined course."""

from typing import Any

import pytest

import footplate
from footplate import Chance, State
from footplate.bots.analysis import Analyst, Turn, analyse, judge, turn_at
from footplate.bots.memory import Memory
from footplate.bots.samples import Asked, imagine
from footplate.bots.search import SearchBot, Settings
from tests.bots.thought_over import SETUPS, played, turns_of
from tests.form import COMPILED, games, whole_games

QUICK = Settings(2, lines=2)


def check_fits(state: State, line: list[int], memory: Memory, seed: int) -> None:
    seat = state.mover
    course = imagine(state, Asked(seat, 0, memory.known()), Chance(seed))
    for code in line:
        assert course.mover == seat
        assert course.refuse_code(code) is None
        course.play_code(code)


@games("name", SETUPS)
def test_what_was_played_in_one_go_is_legal_in_every_imagined_course(name: str) -> None:
    for at, state, line, memories in turns_of(played(name)):
        assert line
        for seed in range(3):
            check_fits(state, line, memories[state.mover], at + seed)


@games("name", SETUPS)
def test_what_is_compared_with_it_is_too(name: str) -> None:
    found = [each for each in turns_of(played(name)) if len(each[1].codes()) > 1]
    for at, state, _, memories in found[:: 1 + len(found) // (40 if COMPILED else 6)]:
        memory = memories[state.mover]
        guess = imagine(state, Asked(state.mover, 0, memory.known()), Chance(at))
        for candidate in guess.game.valuer().candidates(guess, 6):
            check_fits(state, candidate.line, memory, at + 1)


def test_a_turn_ends_with_its_phase_at_luck_and_at_what_was_hidden() -> None:
    stopped = False
    for name in ("steam-power of normal", "planet-steam"):
        turns = turns_of(played(name))
        assert any(len(line) > 1 for _, _, line, _ in turns)
        for _, state, line, _ in turns:
            now, after = state.game.now(state), state
            for code in line[:-1]:
                after = after.ahead(code)
                then = state.game.now(after)
                assert not after.stopped
                assert (then.round, then.phase) == (now.round, now.phase)
            stopped = stopped or after.ahead(line[-1]).stopped
    assert stopped


def test_an_action_that_is_not_legal_is_refused() -> None:
    record = played("solo")
    with pytest.raises(footplate.Refused):
        turn_at(record.begin(), record.actions[-1:])


@games("name", ["solo", "steam-power", "planet-steam"])
def test_a_sample_ends_a_line_where_it_is_not_legal(name: str, monkeypatch: Any) -> None:
    """Whatever it is given: here all that a seat did until somebody else was asked."""
    record = played(name)
    given = list[tuple[State, Asked, list[list[int]], int]]()
    whole = SearchBot._sampled

    def watched(self: Any, state: State, asked: Asked, lines: Any, seeds: Any) -> Any:
        given.extend((state, asked, lines, seed) for seed in seeds)
        return whole(self, state, asked, lines, seeds)

    monkeypatch.setattr(SearchBot, "_sampled", watched)
    runs, state = list[tuple[State, list[int]]](), record.begin()
    for action in record.actions:
        if not runs or runs[-1][0].mover != state.mover:
            runs.append((state.clone(), []))
        runs[-1][1].append(state.encode(state.game.action(action)))
        state.play(action)
    long = [each for each in runs if len(each[1]) > 1 and each[0].mover == 0]
    cut = 0
    for state, line in long[:6]:
        analyst = Analyst(state.game, 1, QUICK)
        thought = analyst.think(state, [line])
        assert any(each.line == line for each in thought.lines)
        for at, asked, lines, seed in given:
            for each in lines:
                course = imagine(at, asked, Chance(seed))
                for code in each:
                    assert course.refuse_code(code) is None
                    course.play_code(code)
                cut += each == line[: len(each)] and len(each) < len(line)
        given.clear()
    assert cut or name != "solo"


def test_where_every_line_fits_it_judges_as_the_bot_decides() -> None:
    _, state, line, _ = next(
        each for each in turns_of(played("planet-steam of normal"))[40:] if len(each[2]) > 1
    )
    one = Analyst(state.game, 3, Settings(8, lines=3)).think(state, [line])
    two = SearchBot(state.game, 3, Settings(8, lines=3)).think(state, [line])
    assert one == two


@whole_games
@pytest.mark.parametrize("name", SETUPS)
def test_games_are_thought_over(name: str) -> None:
    """The turns of one seat, the last ones of the game among them."""
    record = played(name)
    found: list[Turn] = []
    if name in ("solo", "automa") or COMPILED:
        found = list(analyse(record, QUICK, [0]))
        assert found
        assert all(each.seat == 0 for each in found)
    picked = [each for each in turns_of(record) if len(each[1].codes()) > 1]
    for at, state, line, memories in [*picked[:: 1 + len(picked) // 8], *picked[-2:]]:
        analyst = Analyst(state.game, at, QUICK)
        analyst.memory = memories[state.mover]
        turn = judge(state, at, line, analyst, record.names)
        assert (turn.at, turn.seat) == (at, state.mover)
        assert len(turn.played.actions) == len(line)
        assert state.refuse(turn.better.actions[0]) is None
