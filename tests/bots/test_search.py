"""The bot that looks ahead: legal, honest, the same again, and it says why."""

from collections.abc import Sequence
from typing import Any

import pytest

import footplate
from footplate import BadInput, Chance, State
from footplate.bots import is_kind, kinds, make_bot, may_sit, play_match
from footplate.bots.base import search_settings
from footplate.bots.explaining import explain
from footplate.bots.samples import players_of
from footplate.bots.search import SearchBot, Settings, compare
from footplate.core.event import Event, told_to
from footplate.core.taste import beliefs
from footplate.games import TITLES
from tests.form import COMPILED, first_in_both, whole_games

GAMES = ["planet-steam", *sorted(set(TITLES) - {"planet-steam"})]
"""The quickest first: it is played in both forms."""
PLANET = footplate.game("planet-steam")
SMALL = Settings(4, lines=2)


def middle(name: str, decisions: int, seed: int = 3) -> State:
    """A position in the middle of a greedy game."""
    game = footplate.game(name)
    state = game.start(game.usual_seats, seed=seed)
    bots = [make_bot("greedy", game, seat) for seat in range(game.usual_seats)]
    while decisions or len(state.codes()) < 3:
        state.play_code(bots[state.mover].choose(state))
        decisions = max(0, decisions - 1)
    return state


def vars_of(valuer: Any) -> list[Any]:
    return [getattr(valuer.taste, name) for name in beliefs(type(valuer.taste))]


# Names. -----------------------------------------------------------------------------------------


def test_the_levels_are_kinds_of_bots_like_any_other() -> None:
    assert kinds() == ["greedy", "random", "easy", "normal", "hard", "expert"]
    for kind in [
        *kinds(),
        "search",
        "search:16",
        "search:1s",
        "search:0.5s",
        "greedy-1",
        "jittered",
    ]:
        assert is_kind(kind)
        assert make_bot(kind, PLANET, 1).name == kind
    assert search_settings("search:16", PLANET).playouts == 16
    assert search_settings("search:1.5s", PLANET).seconds == 1.5
    assert search_settings("search:64:2", PLANET).processes == 2
    assert may_sit("search:64")
    assert not may_sit("search:64:2"), "nobody starts processes on a server by a seat"


@pytest.mark.parametrize(
    ("kind", "why"),
    [
        ("search:0", "2 to 100000"),
        ("search:1", "2 to 100000"),
        ("search:2.5", "whole playouts"),
        ("search:0s", "above 0"),
        ("search:601s", "at most 600"),
        ("search:8:0", "1 to 64 processes"),
        ("search:many", "search:PLAYOUTS or search:SECONDSs"),
        ("search:", "search:PLAYOUTS or search:SECONDSs"),
    ],
)
def test_what_is_no_budget_is_refused(kind: str, why: str) -> None:
    with pytest.raises(BadInput, match=why):
        make_bot(kind, PLANET, 1)


def test_who_does_not_search_has_no_budget() -> None:
    with pytest.raises(BadInput, match="'greedy' does not search"):
        search_settings("greedy", PLANET)


# Decisions. -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", first_in_both(GAMES))
@pytest.mark.parametrize("kind", ["search:4", "easy", "normal"])
def test_decisions_are_legal_and_touch_nothing(name: str, kind: str) -> None:
    state = middle(name, 12)
    bots = [make_bot(kind, state.game, seat) for seat in range(state.game.usual_seats)]
    for _ in range(40 if COMPILED else 2):
        if state.over:
            break
        before = state.digest()
        code = bots[state.mover].choose(state)
        assert state.digest() == before
        assert state.refuse_code(code) is None
        state.play_code(code)


@pytest.mark.parametrize("name", first_in_both(["planet-steam", "steam-power"]))
def test_what_is_hidden_does_not_matter(name: str) -> None:
    """What others hold and the luck to come are dealt anew: the decision stays."""
    state = middle(name, 20)
    for number in range(40 if COMPILED else 2):
        if state.over:
            break
        other = state.guess(state.seat, Chance(number))
        code = make_bot("search:4", state.game, number).choose(state)
        assert make_bot("search:4", state.game, number).choose(other) == code
        state.play_code(code)


@whole_games
@pytest.mark.parametrize("name", ["age-of-steam", "imperial-steam"])
def test_the_luck_to_come_does_not_matter(name: str) -> None:
    state = middle(name, 20)
    for number in range(12):
        other = state.guess(state.seat, Chance(number))
        code = make_bot("search:4", state.game, number).choose(state)
        assert make_bot("search:4", state.game, number).choose(other) == code
        state.play_code(code)


def test_the_same_seed_thinks_the_same_on_more_processes() -> None:
    state = middle("planet-steam", 30)
    one = SearchBot(PLANET, 5, SMALL).think(state)
    two = SearchBot(PLANET, 5, Settings(4, lines=2, processes=2)).think(state)
    assert one.seeds == two.seeds
    assert [each.scores for each in one.lines] == [each.scores for each in two.lines]
    other = SearchBot(PLANET, 6, SMALL).think(state)
    assert other.seeds != one.seeds


def test_lines_are_compared_in_the_same_luck() -> None:
    state = middle("planet-steam", 30)
    thought = SearchBot(PLANET, 5, Settings(12, lines=3)).think(state)
    assert len(thought.lines) == 3
    assert len(thought.lines[0].scores) == len(thought.seeds) >= 3
    assert thought.lines[0].line == PLANET.valuer().best(state)
    assert all(0 <= score <= 1 for each in thought.lines for score in each.scores)
    # The same line twice fares the same.
    again = SearchBot(PLANET, 5, SMALL).think(state, [thought.lines[1].line])
    assert [each.line for each in again.lines].count(thought.lines[1].line) == 1


def test_in_every_second_playout_the_others_think_as_greedy_does() -> None:
    for seed in range(4):
        players = players_of(PLANET, 4, 2, seed, Chance(seed))
        tastes = [vars_of(each) for each in players]
        alike = [taste == tastes[2] for taste in tastes]
        assert alike == ([False, False, True, False] if seed % 2 else [True] * 4)
    thought = SearchBot(PLANET, 5, Settings(12, lines=3)).think(middle("planet-steam", 30))
    assert [seed % 2 for seed in thought.seeds] == [at % 2 for at in range(len(thought.seeds))]


def test_a_small_budget_is_spent_on_each_line_once_and_then_on_the_better_half() -> None:
    thought = SearchBot(PLANET, 5, Settings(9, lines=6)).think(middle("planet-steam", 30))
    tried = sorted(len(each.scores) for each in thought.lines)
    assert len(tried) == 6
    assert tried[:2] == [1, 1]
    assert tried[-3:] == [2, 2, 2]
    assert sum(tried) <= 10


def test_who_has_no_time_left_plays_what_is_best_so_far() -> None:
    state = middle("planet-steam", 30)
    hurried = SearchBot(PLANET, 5, Settings(12, lines=3, limit=1e-9)).think(state)
    assert not hurried.seeds
    assert hurried.chosen == 0, "greedy's line"
    calm = SearchBot(PLANET, 5, Settings(12, lines=3, limit=600)).think(state)
    assert calm.seeds == SearchBot(PLANET, 5, Settings(12, lines=3)).think(state).seeds
    within = SearchBot(PLANET, 5, Settings(10**6, lines=3, limit=0.2)).think(state)
    assert 0 < len(within.seeds) < 10**5
    assert {len(each.scores) for each in within.lines} == {len(within.seeds)}


def test_a_difference_is_as_sure_as_its_pairs_agree() -> None:
    mean, error = compare([0.5, 0.6, 0.7], [0.4, 0.5, 0.6])
    assert mean == pytest.approx(0.1)
    assert error < 0.02
    mean, wide = compare([0.9, 0.1], [0.1, 0.9])
    assert mean == 0
    assert wide > 0.4


def test_a_clock_in_place_of_playouts() -> None:
    state = middle("planet-steam", 30)
    thought = SearchBot(PLANET, 5, Settings(0, 0.05, lines=3)).think(state)
    assert thought.seeds
    assert len(thought.lines) == 3


# Memory. ----------------------------------------------------------------------------------------


class Witness:
    """Does anything; keeps what it was told."""

    name = "witness"

    def __init__(self) -> None:
        self.told: list[Event] = []

    def saw(self, events: Sequence[Event]) -> None:
        self.told += events

    def choose(self, state: State) -> int:
        return state.sample(Chance(len(self.told)))


class Sleepy(Witness):
    def saw(self, events: Sequence[Event]) -> None:
        raise RuntimeError("not now")


def test_bots_are_told_what_their_seat_may_know() -> None:
    game = footplate.game("steam-power")
    witnesses = [Witness(), Witness()]
    bots = [*witnesses, make_bot("random", game, 3)]
    match = play_match(game, bots, 4)
    record_events: list[Event] = []
    state = game.start(3, 4, None, None, record_events)
    for code in match.codes[:-1]:
        state.log = record_events
        state.play_code(code)
    for seat, witness in enumerate(witnesses):
        assert witness.told == told_to(record_events, seat)
    assert witnesses[0].told != witnesses[1].told


def test_who_raises_when_told_has_offended() -> None:
    game = footplate.game("planet-steam")
    bots: list[Any] = [make_bot("random", game, 1), Sleepy()]
    match = play_match(game, bots, 4, on_offence="fallback")
    assert [each.seat for each in match.offences] == [1]
    assert "RuntimeError: not now" in match.offences[0].what
    assert "when it was told what happened" in match.offences[0].what


def test_who_counts_knows_the_credits_of_the_others() -> None:
    """In Planet Steam every payment is seen; a guess alone does not know them."""
    events: list[Event] = []
    state = PLANET.start(4, 9, None, None, events)
    bot, rng = SearchBot(PLANET, 1, SMALL), Chance(4)
    for _ in range(150):
        bot.saw(told_to(events, 2))
        events.clear()
        held = bot.memory.known()
        assert held is not None
        guess = state.guess(2, rng)
        PLANET.recall(guess, 2, held)
        assert guess.position().players == state.position().players
        state.log = events
        state.play_code(state.sample(rng))
        if state.over:
            break


def test_who_came_later_remembers_nothing() -> None:
    events: list[Event] = []
    state = PLANET.start(4, 9)
    bot, rng = SearchBot(PLANET, 1, SMALL), Chance(4)
    for _ in range(30):
        state.log = events
        state.play_code(state.sample(rng))
    bot.saw(told_to(events, 2))
    assert bot.memory.known() is None


# Words. -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", first_in_both(GAMES))
def test_it_says_why(name: str) -> None:
    state = middle(name, 14)
    thought = SearchBot(state.game, 2, SMALL).think(state)
    before = state.digest()
    told = explain(state, thought, ["Ann", "Bob", "Cid", "Dot"][: state.game.usual_seats])
    assert state.digest() == before
    assert [each.chosen for each in told.lines].count(True) == 1
    assert told.lines[0].chosen
    assert told.lines[0].words in told.sentence
    for each in told.lines:
        assert each.words
        assert state.refuse(each.actions[0]) is None
        assert each.playouts >= 1
    tried = [each.playouts for each in told.lines]
    assert tried == sorted(tried, reverse=True)  # what was given up earlier comes last
    assert told.expected


def test_what_follows_tells_of_oneself_too() -> None:
    """Of a bot that looks ahead: what the others do, and then what the seat does itself."""
    state = footplate.game("imperial-steam").start(seats=2, seed=3)
    for _ in range(2):
        state.play_code(state.sample(Chance(1)))
    thought = SearchBot(state.game, 2, SMALL).think(state)
    said = " ".join(explain(state, thought, ["Ann", "Bob"]).expected)
    assert "Ann" in said
    assert "Bob" in said


@pytest.mark.parametrize(("tries", "least"), [(1, 0.5), (3, 1 / 6), (16, 1 / 32)])
def test_few_playouts_are_not_told_as_if_they_were_sure(tries: int, least: float) -> None:
    """Three equal scores are no proof: the doubt is what one more playout could change."""
    state = middle("planet-steam", 14)
    thought = SearchBot(state.game, 2, SMALL).think(state)
    for each in thought.lines:
        each.scores = [0.25] * tries
    told = explain(state, thought)
    greedy, *others = sorted(told.lines, key=lambda each: each.error)
    assert greedy.error == 0
    assert others
    assert all(each.error >= least for each in others)
    assert ("too seldom" in told.sentence) == (tries == 1)
