"""What the contract promises of every state of every game: asked of positions that a test gives."""

import pickle
from collections.abc import Callable, Iterable
from functools import reduce
from operator import or_
from typing import Any

import msgspec

import footplate
from footplate import Chance, Event, Record, Refused, State
from footplate.core.audience import Audience
from footplate.core.wire import decode_json, to_json, to_plain

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


def strange_codes(state: State, rng: Chance) -> list[int]:
    """Codes that may or may not be legal: near legal ones, and anywhere. A game that knows how its
    codes are made can do better."""
    legal = state.codes()
    found = [legal[rng.below(len(legal))] ^ (1 << rng.below(16)) for _ in range(60)]
    found += [rng.below(1 << rng.below(20)) for _ in range(60)]
    return [code for code in found if _is_code(state, code)]


def _is_code(state: State, code: int) -> bool:
    try:
        state.decode(code)
    except footplate.BadInput:
        return False
    return True


def check_can_act(state: State) -> None:
    """Somebody can act while the game runs, and nobody afterwards."""
    codes = state.codes()
    if state.over:
        assert codes == [], "the game is over, but codes are given"
        assert state.seat is None
    else:
        assert codes, "nobody can act"
        assert len(set(codes)) == len(codes), "a code is given twice"


def check_agreement(state: State, strange: Iterable[int]) -> None:
    """Generator and referee agree: on legal codes, and on codes of any kind."""
    legal = state.codes()
    known = set(legal)
    assert len(known) == len(legal)
    for code in legal:
        refusal = state.refuse_code(code)
        assert refusal is None, (state.decode(code), refusal)
    for code in strange:
        refusal = state.refuse_code(code)
        assert (refusal is None) == (code in known), (state.decode(code), refusal)


def check_refused_leaves_untouched(state: State, strange: Iterable[int]) -> None:
    before = state.digest()
    for code in strange:
        action = state.decode(code)
        refusal = state.refuse(action)
        if refusal is not None:
            found = None
            try:
                state.play(action)
            except Refused as refused:
                found = refused.refusal
            assert found == refusal, (action, found)
    assert state.digest() == before, "a refused action has changed the position"


def check_codes_translate(state: State) -> None:
    """Codes and actions say the same, in JSON as well."""
    for code, action in zip(state.codes(), state.actions(), strict=True):
        assert state.encode(action) == code
        assert state.decode(code) == action
        assert state.game.action(to_json(action)) == action
        assert state.game.action(to_plain(action)) == action


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
    assert again.digest() == state.digest(), "the description gives another position"
    assert again.codes() == state.codes()
    return again


def check_pickled(state: State) -> None:
    again: State = pickle.loads(pickle.dumps(state))
    assert again.digest() == state.digest()
    assert again.key() == state.key()


def check_digests_tell_apart(state: State, most: int = 12) -> None:
    """What can come next: positions that are described differently have different digests."""
    seen: dict[str, str] = {}
    codes = state.codes()
    for code in codes[:: 1 + len(codes) // most]:
        after = state.clone()
        after.play_code(code)
        described = to_json(after.position())
        assert seen.setdefault(after.digest(), described) == described


def check_prompt(state: State) -> None:
    """The prompt offers exactly the legal actions, each with words."""
    prompt = state.prompt()
    offered = [state.game.action(each) for each in prompt.choices]
    assert len(offered) == len(state.codes())
    assert set(offered) == set(state.actions())
    assert prompt.seat == state.seat
    assert all(choice.label for choice in prompt.choices)


def check_told(state: State) -> None:
    """Whatever is told is JSON, and a view is what the schema says; among others each viewer gets
    the same bytes as alone, whoever comes first."""
    viewers = [None, *range(seats_of(state))]
    audiences = [Audience(state), Audience(state)]
    audiences[1].view(viewers[-1])
    for seat in viewers:
        text = to_json(state.view(seat))
        for audience in audiences:
            assert to_json(audience.view(seat)) == text
        plain = decode_json(text)
        msgspec.convert(plain, state.game.view_type)
        assert plain["viewer"] == seat
        if seat is not None:
            assert decode_json(to_json(state.forecast(seat)))["seat"] == seat
    result = state.result()
    to_json(result)
    assert result.final == state.over
    for standing in result.standings:
        assert standing.score == sum(standing.sources.values())


def check_secrets(state: State, seat: int | None, rng: Chance) -> State:
    """What a seat cannot see does not change what it is told, to the byte; gives the guess."""
    guessed = state.guess(seat, rng)
    assert guessed.view(seat) == state.view(seat)
    assert to_json(guessed.view(seat)) == to_json(state.view(seat)), "the view tells a secret"
    return guessed


def check_clones(state: State, policy: Policy, seed: int, longer_than: int = 30) -> None:
    """Playing on copies changes no earlier state: all past positions keep their digests."""
    rng = Chance(seed)
    past: list[tuple[State, str]] = []
    while not state.over:
        past.append((state, state.digest()))
        state = state.clone()
        assert (state.key(), state.digest()) == (past[-1][0].key(), past[-1][1])
        state.play_code(policy(state, rng))
        assert state.key() != past[-1][0].key(), "the key does not tell two positions apart"
        for _ in range(3):
            other = state.clone()
            if not other.over:
                other.play_code(other.sample(rng))
    assert len(past) > longer_than
    assert all(earlier.digest() == digest for earlier, digest in past), "a clone is no copy"


def check_events(heard: State, silent: State, policy: Policy, seed: int) -> list[Event]:
    """Listening does not change what happens, and every event has words and is JSON."""
    log: list[Event] = []
    rng = Chance(seed)
    while not heard.over:
        code = policy(heard, rng)
        heard.play(heard.decode(code), log)
        silent.play_code(code)
        assert heard.digest() == silent.digest(), "listening changes what happens"
    names = [f"Player {seat + 1}" for seat in range(seats_of(heard))]
    assert all(event.words(names, heard.plan()).strip() for event in log)
    known: Any = reduce(or_, heard.game.event_types)
    again = [msgspec.json.decode(msgspec.json.encode(event), type=known) for event in log]
    assert again == log
    return log


def check_record(record: Record, policy: Policy) -> None:
    """A game that was written down is the same when it is played again, from JSON as well."""
    state, rng = record.begin(), Chance(record.seed)
    while not state.over:
        record.play(state, state.decode(policy(state, rng)))
    again, fault = footplate.read_record(record.to_json())
    assert fault is None
    assert again.replay().digest() == state.digest()


def seats_of(state: State) -> int:
    return len(state.result().standings)
