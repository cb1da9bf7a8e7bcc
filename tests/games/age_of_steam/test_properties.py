"""Promises that hold for every position: generator and referee agree, copies are copies, …"""

from typing import Any

import footplate
from footplate import Chance
from footplate.games.age_of_steam.board import codes as c
from footplate.games.age_of_steam.play.state import State
from footplate.hexes.tiles import FACES
from footplate.testing.promises import (
    check_agreement,
    check_clones,
    check_digests_tell_apart,
    check_events,
    check_prompt,
    check_refused_leaves_untouched,
    check_sample,
    check_sample_reaches_all,
    sampled,
    uniform,
)
from tests.form import COMPILED, games
from tests.games.age_of_steam.playing import careful, plain_start, rich_start
from tests.games.age_of_steam.referee import check, check_round_trip

GAME = footplate.game("age-of-steam")
BOARDS = GAME.boards()


def walk(board: str, seed: int, seats: int = 4, **options: Any) -> list[State]:
    """Every tenth position of a careful game that lasts to the last turn."""
    state, rng, found = rich_start(board, seats, seed, **options), Chance(seed), []
    steps = 0
    while not state.over:
        if steps % 10 == 0:
            found.append(state.clone())
        state.play_code(careful(state, rng))
        steps += 1
    return found


def strange_codes(state: State, rng: Chance) -> list[int]:
    """Codes that may or may not be legal: of every kind, near legal ones, and anywhere."""
    board, stops = state.rules.board, state.rules.board.stops
    found = [c.issue(rng.below(16)), c.bid(1 + rng.below(40)), c.select(rng.below(7))]
    found += [c.DROP_OUT, c.PASS, c.END_BUILD, c.UPGRADE, c.DECLINE, c.DRAW, c.SKIP]
    found += [c.stock(rng.below(6), rng.below(60)) for _ in range(10)]
    for _ in range(20):
        found.append(c.urbanize(board.spots[rng.below(board.size)], rng.below(8)))
        found.append(c.urbanize(board.spots[stops[rng.below(len(stops))]], rng.below(8)))
    for _ in range(150):
        found.append(c.build(board.spots[rng.below(board.size)], 1 + rng.below(FACES - 1)))
    for end in state.ends:
        for cell in ((end >> 12) // 6, board.near[end >> 12]):
            found += [c.build(board.spots[cell], face) for face in range(1, FACES)]
    for _ in range(60):
        exits = [rng.below(6) for _ in range(1 + rng.below(6))]
        spot = board.spots[stops[rng.below(len(stops))]]
        found.append(c.deliver(spot, rng.below(6), exits))
    for code in [code for code in state.codes() if c.kind_of(code) == c.DELIVER][:40]:
        exits = c.exits_of(code)
        exits[rng.below(len(exits))] = rng.below(6)
        found.append(c.deliver(c.start_of(code), c.color_of(code), exits))
        found.append(c.deliver(c.start_of(code), rng.below(6), c.exits_of(code)))
        found.append(c.deliver(c.start_of(code), c.color_of(code), [*c.exits_of(code), 1][:6]))
    return found


@games("board", BOARDS)
def test_generator_and_referee_agree(board: str) -> None:
    for seed in range(3 if COMPILED else 1):
        rng = Chance(seed + 50)
        for state in walk(board, seed):
            check_agreement(state, strange_codes(state, rng))


@games(
    "options",
    [
        {"rebuild_same_hex": True, "redirect_and_add": True, "urbanize_any_time": True},
        {"redirect_unowned": "anyone", "redirect_and_add": True},
        {"double_redirect": "track", "four_exit_town": "coexist-first", "start_order": "shuffle"},
        {"turn_order_pass": "not-with-two-left", "decline_production_after_draw": True},
        {"turn_order_pass": "not-against-high-bid", "last_player_ends": False},
    ],
)
def test_they_agree_under_every_option(options: dict[str, bool | str]) -> None:
    rng = Chance(9)
    for seed in range(2 if COMPILED else 1):
        for state in walk("rust-belt", seed, 4, **options):
            check_agreement(state, strange_codes(state, rng))
            check(state)
            check_round_trip(state)


@games("board", BOARDS)
def test_a_refused_code_leaves_the_state_untouched(board: str) -> None:
    rng = Chance(3)
    for state in walk(board, 4)[::3]:
        check_refused_leaves_untouched(state, strange_codes(state, rng)[:60])


@games("board", BOARDS)
def test_the_sample_is_legal(board: str) -> None:
    rng = Chance(1)
    for state in walk(board, 2):
        check_sample(state, rng, 60)


def test_the_sample_reaches_every_legal_code() -> None:
    """In positions of each phase, with as many draws as the rarest code needs many times over."""
    rng, seen = Chance(8), set()
    for state in walk("rust-belt", 5, 3):
        if state.phase in seen and state.phase != 4:
            continue
        seen.add(state.phase)
        check_sample_reaches_all(state, rng)
    assert seen >= {0, 1, 2, 3, 4}


@games("board", BOARDS)
@games("seats", [3, 4, 5])
def test_the_referee_holds_after_every_action(board: str, seats: int) -> None:
    for number, policy in enumerate((uniform, careful, sampled)):
        for state in (plain_start(board, seats, seats), rich_start(board, seats, seats)):
            rng = Chance(number)
            while not state.over:
                state.play_code(policy(state, rng))
                check(state)
            check_round_trip(state)


@games("board", BOARDS)
def test_every_position_survives_its_description(board: str) -> None:
    for state in walk(board, 11):
        check_round_trip(state)


@games("board", BOARDS)
def test_digests_tell_positions_apart(board: str) -> None:
    for state in walk(board, 12):
        check_digests_tell_apart(state)


def test_playing_on_a_clone_changes_no_earlier_state() -> None:
    check_clones(rich_start("rust-belt", 4, 4), careful, 4)


def test_a_clone_plays_on_exactly_like_its_original() -> None:
    one = plain_start("southern-us", 4, 6)
    two = one.clone()
    for state in (one, two):
        rng = Chance(2)
        while not state.over:
            state.play_code(careful(state, rng))
    assert one.digest() == two.digest()


@games("board", BOARDS)
def test_what_a_seat_cannot_see_does_not_change_its_view(board: str) -> None:
    """Only the luck to come is hidden: other luck, same view; and a guess is such a state."""
    for state in walk(board, 3)[::4]:
        other = state.clone()
        other.chance = Chance(987)
        for seat in (None, 0, 2):
            assert other.view(seat) == state.view(seat)
        guessed = state.guess(0, Chance(5))
        assert guessed.view(0) == state.view(0)
        assert guessed.digest() != state.digest()
        assert guessed.codes() == state.codes()


@games("board", BOARDS)
def test_the_prompt_offers_exactly_the_legal_actions(board: str) -> None:
    for state in walk(board, 7)[::5]:
        check_prompt(state)


def test_events_do_not_change_what_happens() -> None:
    start = rich_start("rust-belt", 4, 3)
    assert len(check_events(start, start.clone(), careful, 3)) > 200


def test_the_same_seed_gives_the_same_game() -> None:
    finals = []
    for _ in range(2):
        state, rng = plain_start("reversteam", 5, 42), Chance(42)
        while not state.over:
            state.play_code(careful(state, rng))
        finals.append(state.digest())
    assert finals[0] == finals[1]
