"""What the contract promises of every state of every game: asked of positions that a test gives."""

from collections.abc import Callable, Iterable

import pytest

import footplate
from footplate import Chance, Event, State
from footplate.core.wire import decode_json, to_json

Policy = Callable[[State, Chance], int]


def uniform(state: State, rng: Chance) -> int:
    """Any legal code."""
    codes = state.codes()
    return codes[rng.below(len(codes))]


def sampled(state: State, rng: Chance) -> int:
    """The engine's own quick draw."""
    return state.sample(rng)


def play_out(state: State, policy: Policy, seed: int, every: int = 10) -> list[State]:
    """Play a state to its end; copies of every so many positions on the way."""
    rng, found, steps = Chance(seed), [], 0
    while not state.over:
        if steps % every == 0:
            found.append(state.clone())
        state.play_code(policy(state, rng))
        steps += 1
    return found


def check_agreement(state: State, strange: Iterable[int]) -> None:
    """Generator and referee agree: on legal codes, and on codes of any kind."""
    legal = state.codes()
    known = set(legal)
    assert len(known) == len(legal)
    for code in legal:
        assert state.refuse_code(code) is None, state.decode(code)
    for code in strange:
        refusal = state.refuse_code(code)
        assert (refusal is None) == (code in known), (state.decode(code), refusal)


def check_refused_leaves_untouched(state: State, strange: Iterable[int]) -> None:
    before = state.digest()
    for code in strange:
        action = state.decode(code)
        if state.refuse(action) is not None:
            with pytest.raises(footplate.Refused):
                state.play(action)
    assert state.digest() == before


def check_codes_translate(state: State) -> None:
    """Codes and actions say the same, in JSON as well."""
    for code, action in zip(state.codes(), state.actions(), strict=True):
        assert state.encode(action) == code
        assert state.decode(code) == action
        assert state.game.action(to_json(action)) == action


def check_sample(state: State, rng: Chance, draws: int = 40) -> None:
    legal = set(state.codes())
    assert all(state.sample(rng) in legal for _ in range(draws))


def check_sample_reaches_all(state: State, rng: Chance, draws: int = 400_000) -> None:
    missing = set(state.codes())
    for _ in range(draws):
        if not missing:
            return
        missing.discard(state.sample(rng))
    assert not missing, [state.decode(code) for code in missing]


def check_round_trip(state: State) -> State:
    """The description in JSON gives the same position back; what derives is for the caller."""
    again = state.game.position(decode_json(to_json(state.position())))
    assert again.digest() == state.digest()
    assert again.codes() == state.codes()
    return again


def check_prompt(state: State) -> None:
    """The prompt offers exactly the legal actions, each with words."""
    prompt = state.prompt()
    assert [state.game.action(bytes(each.action)) for each in prompt.choices] == state.actions()
    assert prompt.seat == state.seat
    assert all(choice.label for choice in prompt.choices)


def check_clones(state: State, policy: Policy, seed: int) -> None:
    """Playing on copies changes no earlier state: all past positions keep their digests."""
    rng = Chance(seed)
    past: list[tuple[State, str]] = []
    while not state.over:
        past.append((state, state.digest()))
        state = state.clone()
        state.play_code(policy(state, rng))
        for _ in range(3):
            other = state.clone()
            if not other.over:
                other.play_code(other.sample(rng))
    assert len(past) > 30
    assert all(earlier.digest() == digest for earlier, digest in past)


def check_events(heard: State, silent: State, policy: Policy, seed: int) -> list[Event]:
    """Listening does not change what happens, and every event has words."""
    log: list[Event] = []
    rng = Chance(seed)
    while not heard.over:
        code = policy(heard, rng)
        heard.play(heard.decode(code), log)
        silent.play_code(code)
        assert heard.digest() == silent.digest()
    names = ["Ann", "Bob", "Cy", "Di", "Ed"]
    assert all(event.words(names).strip() for event in log)
    return log
