"""Hostile input for every game: `make soak` breaks tens of thousands of positions and actions, an
ordinary test run some hundreds. What cannot be is refused in one clear line, and nothing else
happens: no other exception, nothing changed, no long wait, no flood of memory."""

import copy
import resource
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from footplate import BadInput, Chance, Refusal, Refused, State
from tests.form import whole_games
from tests.games.age_of_steam import playing as aos
from tests.games.imperial_steam import playing as imperial
from tests.games.planet_steam import playing as planet
from tests.games.steam_power import playing as power
from tests.soak.breaking import broken, broken_text, pick
from tests.soak.long import SOAK

pytestmark = whole_games

BATCHES = 60 if SOAK else 1
POSITIONS = 20  # for each game under way
ACTIONS = 4  # for each decision
STARTS = 8  # games for each batch
SECONDS = 5.0  # of the processor, for anything that is asked once
MEMORY = 1 << 30  # more than the tests had before
LONGEST = 1_500  # characters of a reason: some list what would be right

BOARDS = [("rust-belt", 6), ("reversteam", 4), ("southern-us", 5), ("new-hampshire", 3)]
Start = Callable[[int], State]
GAMES: dict[str, Start] = {
    "age-of-steam": lambda seed: aos.rich_start(*BOARDS[seed % len(BOARDS)], seed),
    "steam-power": lambda seed: power.start(power.NAMES[seed % len(power.NAMES)], seed),
    "planet-steam": lambda seed: planet.start(planet.NAMES[seed % len(planet.NAMES)], seed),
    "imperial-steam": lambda seed: imperial.start(imperial.NAMES[seed % len(imperial.NAMES)], seed),
}


@pytest.fixture(autouse=True)
def little_memory() -> Iterator[None]:
    """A list without end becomes a MemoryError here, not a machine that stands still."""
    soft, hard = resource.getrlimit(resource.RLIMIT_AS)
    pages = Path("/proc/self/statm")
    if not pages.exists():
        pytest.skip("this system does not say how much memory is in use")
    used = int(pages.read_text().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (used + MEMORY, hard))
    yield
    resource.setrlimit(resource.RLIMIT_AS, (soft, hard))


@contextmanager
def soon() -> Iterator[None]:
    start = time.process_time()
    yield
    assert time.process_time() - start < SECONDS, "this took too long"


def one_line(reason: str) -> None:
    assert reason.strip()
    assert "\n" not in reason
    assert len(reason) <= LONGEST, len(reason)


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("game", GAMES)
def test_a_broken_position_is_refused_or_can_be_played(game: str, batch: int) -> None:
    rng, accepted = Chance(700 + batch), 0
    for number in range(STARTS):
        state = GAMES[game](batch * STARTS + number)
        for _ in range(rng.below(250)):
            if not state.over:
                state.play_code(state.sample(rng))
        whole = msgspec.to_builtins(state.position())
        for _ in range(POSITIONS):
            data = broken(whole, rng)
            found = read(state, data)
            if found is not None:
                accepted += 1
                use(found, rng)
    assert accepted


def read(like: State, data: Any) -> State | None:
    """The state of broken data; None where it is refused. The data stays as it was."""
    given = copy.deepcopy(data)
    try:
        with soon():
            return like.game.position(data)
    except BadInput as error:
        one_line(str(error))
        return None
    finally:
        assert repr(data) == repr(given)


def use(state: State, rng: Chance) -> None:
    """What was accepted is told, described and played like any other position."""
    with soon():
        for viewer in (None, 0):
            state.view(viewer)
        state.prompt()
        state.forecast(0)
        state.result()
    with soon():
        again = state.game.position(msgspec.to_builtins(state.position()))
        assert again.digest() == state.digest()
    for _ in range(20):
        if state.over:
            break
        with soon():
            codes, code = state.codes(), state.sample(rng)
            assert code in codes
            assert state.refuse_code(code) is None
            state.play_code(code)


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("game", GAMES)
def test_a_broken_action_is_refused_or_legal(game: str, batch: int) -> None:
    """As plain data, as JSON text and as a code."""
    rng, refused = Chance(900 + batch), 0
    said: list[Any] = []  # what actions of this game have said so far
    for number in range(STARTS):
        state = GAMES[game](batch * STARTS + number)
        for _ in range(40):
            if state.over:
                break
            codes = state.codes()
            action = msgspec.to_builtins(state.decode(pick(rng, codes)))
            said += action.values()
            for _ in range(ACTIONS):
                refused += answer(state, codes, broken(action, rng, said))
            refused += answer(state, codes, broken_text(msgspec.json.encode(action).decode(), rng))
            refuse_strange_code(state, codes, rng)
            state.play_code(state.sample(rng))
    assert refused


def answer(state: State, codes: list[int], form: Any) -> bool:
    """Whether a broken action is refused; a legal one is among those that were listed."""
    before = state.digest()
    try:
        with soon():
            why = state.refuse(form)
    except BadInput as error:
        one_line(str(error))
        with pytest.raises(BadInput):
            state.play(form)
    else:
        if why is None:
            assert state.encode(state.game.action(form)) in codes
            return False
        plain_reason(why)
        with pytest.raises(Refused) as raised:
            state.play(form)
        assert raised.value.refusal == why
    assert state.digest() == before
    return True


def refuse_strange_code(state: State, codes: list[int], rng: Chance) -> None:
    flipped = pick(rng, codes) ^ 1 << rng.below(40)
    for code in (flipped, -flipped, flipped << 64, pick(rng, codes) + 1):
        with soon():
            why = state.refuse_code(code)
        assert (why is None) == (code in codes), code
        if why is not None:
            plain_reason(why)


def plain_reason(why: Refusal) -> None:
    assert why.rule
    one_line(why.sentence)
