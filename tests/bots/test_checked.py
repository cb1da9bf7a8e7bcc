"""Every answer of a bot that is not ours is checked, and the game never suffers from it."""

from collections.abc import Callable
from typing import Any, cast

import pytest

import footplate
from footplate import BadInput, State
from footplate.bots import (
    Checked,
    MatchResult,
    Offended,
    make_bot,
    play_match,
    record_of,
)
from footplate.bots.checked import Answering, Offence
from footplate.games import TITLES
from tests.bots.own import bad, good
from tests.form import COMPILED, whole_games

__all__ = ["bad", "good"]

GAME = footplate.game("age-of-steam")
OFFENCES = [
    ("Minus", "answered -1: -1 is no code of an action of Age of Steam. [FP-ACTION-03]"),
    ("Huge", "answered 1000000000000000000000000000000: a code is a whole number below 2**62."),
    ("Nothing", "answered None: "),
    ("Yes", "answered True: "),
    ("Text", "answered 'castle': "),
    ("Illegal", "answered "),
    ("Raising", "raised KeyError: 'no plan' (bad.py, line "),
    ("Leaving", "raised SystemExit: 7"),
    ("Meddling", "changed the state that it was given"),
    # The compiled state does not even let it.
    ("Wrecking", "raised TypeError" if COMPILED else "changed the state that it was given"),
]


@pytest.mark.parametrize(("name", "what"), OFFENCES)
def test_an_offence_stops_the_game_and_leads_back_to_it(bad: str, name: str, what: str) -> None:
    bots = [make_bot(kind, GAME, 4) for kind in ("random", f"{bad}:{name}", "random")]
    with pytest.raises(Offended) as stopped:
        play_match(GAME, bots, seed=2)
    offence, record = stopped.value.offence, stopped.value.record
    assert (offence.bot, offence.seat) == (name, 1)
    assert what in offence.what
    assert str(stopped.value).startswith(f"{name} in seat 2, after {offence.at} action")
    assert len(record.actions) == offence.at
    assert record.replay().seat == 1
    assert record.names == ["random 1", f"{name} 2", "random 3"]


def test_an_offence_counts_in_words() -> None:
    assert str(Offence("Keen", 0, 1, "dozed")) == "Keen in seat 1, after 1 action, dozed"
    assert str(Offence("Keen", 0, 2, "dozed")) == "Keen in seat 1, after 2 actions, dozed"


@pytest.mark.parametrize("name", [name for name, _ in OFFENCES])
def test_a_fallback_goes_on_and_counts(bad: str, name: str) -> None:
    def match() -> MatchResult:
        bots = [make_bot(kind, GAME, 4) for kind in ("random", f"{bad}:{name}", "random")]
        return play_match(GAME, bots, seed=2, on_offence="fallback")

    first = match()
    assert len(first.offences) > 3
    assert {offence.seat for offence in first.offences} == {1}
    assert match() == first, "the fallback is seeded"


def test_a_bot_handed_over_as_an_object_is_checked_too() -> None:
    class Stuck:
        def choose(self, state: State) -> int:
            return -1

    bots = [Stuck(), Stuck(), Stuck()]
    with pytest.raises(Offended, match="Stuck in seat 1, after 0 actions, answered -1"):
        play_match(GAME, bots, seed=2)
    with pytest.raises(BadInput, match="stop or fallback, not 'shrug'"):
        play_match(GAME, bots, 2, on_offence=cast(Any, "shrug"))


def test_alone_it_warns_and_plays_something_legal(
    bad: str, capsys: pytest.CaptureFixture[str]
) -> None:
    bot = make_bot(f"{bad}:Meddling", GAME, 1)
    assert isinstance(bot, Checked)
    state = GAME.start(3, seed=4)
    before = state.digest()
    chosen = [bot.choose(state) for _ in range(3)]
    assert state.digest() == before
    assert all(state.refuse_code(code) is None for code in chosen)
    warned = capsys.readouterr()
    assert warned.out == ""
    assert warned.err.count("\n") == 1
    assert warned.err.startswith("Meddling changed the state that it was given")


class Sly:
    """Damages once, from its third decision on, what clones share with the game."""

    def __init__(self, damage: Callable[[Any], bool]) -> None:
        self.damage, self.count, self.done = damage, 0, False

    def choose(self, state: State) -> int:
        code = state.codes()[0]
        self.count += 1
        if self.count > 2 and not self.done:
            self.done = self.damage(state)
        return code


def swap(shared: list[int]) -> bool:
    shared[0], shared[1] = shared[1] + 1, shared[0]
    return True


def empty(shared: list[int]) -> bool:
    shared.clear()
    return True


def free_travel(state: Any) -> bool:
    found = [fares for fares in state.fares if fares]
    for fares in found:
        fares[:] = [0] * len(fares)
    return found != []


def new_layout(state: Any) -> bool:
    state.layout.crowns += 1
    state.layout.sites[3].append(0)
    return True


DAMAGES: list[tuple[str, Callable[[Any], bool]]] = [
    ("steam-power", lambda state: empty(state.hands[state.mover])),
    ("steam-power", lambda state: swap(state.tiles)),
    ("steam-power", lambda state: swap(state.beside)),
    ("steam-power", free_travel),
    ("age-of-steam", lambda state: swap(state.cities)),
    ("age-of-steam", lambda state: empty(state.rim)),
    ("imperial-steam", new_layout),
]
"""Also what follows from the position and is in no key, and what belongs to the board."""
SHARED = pytest.mark.parametrize(("name", "damage"), DAMAGES)


def with_sly(name: str, damage: Callable[[Any], bool]) -> list[Answering]:
    game = footplate.game(name)
    return [make_bot("random", game, 1), Sly(damage), make_bot("random", game, 2)]


@SHARED
def test_what_a_copy_shares_with_the_game_is_looked_at_too(
    name: str, damage: Callable[[Any], bool]
) -> None:
    with pytest.raises(Offended) as stopped:
        play_match(footplate.game(name), with_sly(name, damage), seed=3)
    assert stopped.value.offence.what == "changed lists of the state that it was given in place"
    assert stopped.value.record.replay().seat == 1


@SHARED
def test_the_game_goes_on_from_an_undamaged_position(
    name: str, damage: Callable[[Any], bool]
) -> None:
    game = footplate.game(name)
    match = play_match(game, with_sly(name, damage), seed=3, on_offence="fallback")
    assert [(offence.bot, offence.seat) for offence in match.offences] == [("Sly", 1)]
    record = record_of(game, ["one", "two", "three"], 3, None, {}, match.codes)
    assert record.replay().digest() == match.digest


@pytest.mark.parametrize("name", sorted(TITLES))
def test_a_bot_that_only_looks_is_no_offender(name: str) -> None:
    """What clones find out from the position they may share: that changes nothing."""

    class Looking:
        def choose(self, state: State) -> int:
            codes = state.codes()
            for code in codes[:5]:
                ahead = state.clone()
                ahead.play_code(code)
                if not ahead.over:
                    ahead.play_code(ahead.codes()[-1])
            return codes[0]

    game = footplate.game(name)
    bots: list[Answering] = [Looking(), make_bot("random", game, 1), make_bot("random", game, 2)]
    assert play_match(game, bots, seed=3).offences == []


def test_what_a_bot_pretends_to_have_found_out_is_forgotten() -> None:
    """Clones share what they find out, so a bot can leave fares behind that nobody looked for."""

    class Pretending:
        def choose(self, state: Any) -> int:
            code = state.codes()[0]
            for company, fares in enumerate(state.fares):
                if fares is None:
                    state.fares[company] = [0] * len(state.rules.board.members)
            return int(code)

    game = footplate.game("steam-power")
    bots: list[Answering] = [Pretending(), make_bot("random", game, 1), make_bot("random", game, 2)]
    match = play_match(game, bots, seed=3)
    record = record_of(game, ["one", "two", "three"], 3, None, {}, match.codes)
    assert record.replay().digest() == match.digest


def test_an_answer_that_cannot_even_be_shown_is_an_offence() -> None:
    class Odd:
        def __index__(self) -> int:
            raise RuntimeError("odd")

        def __repr__(self) -> str:
            raise RuntimeError("odder")

    class Oddly:
        def choose(self, state: State) -> object:
            return Odd()

    with pytest.raises(Offended, match="answered with a Odd: RuntimeError: odd"):
        play_match(GAME, [Oddly(), Oddly(), Oddly()], seed=2)


@whole_games
def test_decisions_are_timed(good: str) -> None:
    ticks = iter(range(10**6))
    bots = [make_bot(kind, GAME, 4) for kind in (f"{good}:First", "random", "greedy")]
    match = play_match(GAME, bots, seed=2, clock=lambda: float(next(ticks)))
    assert sum(len(each) for each in match.seconds) == match.actions
    assert {seconds for each in match.seconds for seconds in each} == {1.0}
    assert play_match(GAME, bots[1:] * 2, seed=2).seconds == []


class Mute(Exception):
    def __str__(self) -> str:
        raise ValueError


@pytest.mark.parametrize("odd", [GeneratorExit, BaseExceptionGroup("many", [KeyError()]), Mute])
def test_nothing_that_is_raised_passes_by(odd: Any) -> None:
    class Raising:
        def choose(self, state: State) -> int:
            raise odd

    class Shown:
        def __index__(self) -> int:
            raise odd

        def __repr__(self) -> str:
            raise odd

    class Answered:
        def choose(self, state: State) -> Any:
            return Shown()

    found: list[str] = []
    for bot in Raising(), Answered():
        checked = Checked(bot, "odd", 1, lambda name, state, what: found.append(what))
        state = GAME.start(3, seed=4)
        assert checked.choose(state) in state.codes()
    assert len(found) == 2
