"""What a seat sees has one size and one meaning, and nothing of what is hidden from it."""

import pickle

import pytest

from footplate import Chance
from footplate.envs.asking import Play, Question, Setup
from tests.envs.setups import GAMES, of, played
from tests.form import whole_games


def _seen(setup: Setup, state: object, seat: int) -> bytes:
    return repr(list(setup.reader(state, seat))).encode()


@whole_games
@pytest.mark.parametrize("name", GAMES)
def test_what_is_dealt_anew_behind_a_seat_changes_no_byte(name: str) -> None:
    setup, rng, told = of(name), Chance(4), set[bool]()

    def look(play: Play) -> None:
        for seat in range(setup.seats):
            other = play.state.guess(seat, rng)
            told.add(other.key() == play.state.key())
            assert _seen(setup, other, seat) == _seen(setup, play.state, seat)
            if seat == play.state.mover:
                assert Question(setup, other).tokens == Question(setup, play.state).tokens

    for seed in range(3):
        played(setup, seed, look, most=300)
    assert told == {False}, "a guess has other luck"


@pytest.mark.parametrize("name", GAMES)
def test_blocks_keep_their_names_and_sizes(name: str) -> None:
    setup = of(name)
    sizes = [(block.name, block.size) for block in setup.layout[:-1]]
    assert len({name for name, _ in sizes}) == len(sizes)

    def look(play: Play) -> None:
        for seat in range(setup.seats):
            blocks = list(setup.reader(play.state, seat))
            assert [(name, len(numbers)) for name, numbers in blocks] == sizes
            assert all(type(n) is int and -(1 << 15) <= n < 1 << 15 for _, b in blocks for n in b)

    for seed in range(2):
        look(Play(setup, played(setup, seed, look, most=120)))


def test_own_hand_and_money_are_seen() -> None:
    steam = of("steam-power", 3)
    state = steam.start(1)
    seen = dict(steam.reader(state, 2))
    assert [card for card, there in enumerate(seen["hand"]) if there] == state.hands[2]  # type: ignore[attr-defined]
    planet = of("planet-steam", 3)
    start = planet.start(1).edited(players={0: {"credits": 11}, 1: {"credits": 12}})
    assert dict(planet.reader(start, 1))["credits"][0] == 12
    assert dict(planet.reader(start, 1))["credits"][1:] == [-1, -1]


def test_seats_are_seen_from_the_own_one() -> None:
    setup = of("age-of-steam", 3)
    state = setup.start(1).edited(players={0: {"money": 3}, 1: {"money": 4}, 2: {"money": 5}})
    assert dict(setup.reader(state, 0))["money"] == [3, 4, 5]
    assert dict(setup.reader(state, 2))["money"] == [5, 3, 4]


@pytest.mark.parametrize("name", GAMES)
def test_a_play_is_pickled_in_the_middle_of_an_action(name: str) -> None:
    setup, rng = of(name), Chance(2)
    play = Play(setup, setup.start(2))
    for _ in range(9):
        assert play.question is not None
        play.say(play.question.tokens[rng.below(len(play.question.tokens))])
    other = pickle.loads(pickle.dumps(play))
    assert other.setup is setup
    for _ in range(9):
        assert play.question is not None
        assert other.question is not None
        assert other.question.tokens == play.question.tokens
        token = play.question.tokens[rng.below(len(play.question.tokens))]
        assert play.say(token) == other.say(token)
        assert other.state.digest() == play.state.digest()
