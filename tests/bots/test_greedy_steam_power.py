"""The greedy bot of Steam Power: always legal, honest, and right where the right move is plain."""

from typing import Any

import footplate
from footplate import Action, State
from footplate.bots import make_bot, play_match
from footplate.games.steam_power.language.actions import (
    BuildFactory,
    FulfilContract,
    LayTrack,
    TakeContractFrom,
    TakeMoney,
    TakeResource,
)
from tests.form import COMPILED, games, whole_games
from tests.rules.steam_power.given import BLUE, GAME, RED, factory, given, player, track
from tests.rules.steam_power.lines import CHICAGO, MADISON, MILWAUKEE, line

SETUPS: list[tuple[str, int, dict[str, Any]]] = [
    ("us-midwest", 2, {}),
    ("england-wales", 3, {}),
    ("germany", 4, {"edition": "early"}),
    ("us-midwest", 5, {"coexisting_curves": True}),
    ("germany", 2, {"automas": "2:normal"}),
    ("us-midwest", 3, {"automas": "1:hard, 3:easy"}),
    ("england-wales", 1, {"solo": "basic"}),
]


def chosen(state: State) -> Action:
    """What a fresh greedy bot does; checks that it is legal and that nothing is touched."""
    before = state.digest()
    code = make_bot("greedy", GAME, 0).choose(state)
    assert state.digest() == before
    assert state.refuse_code(code) is None
    return state.decode(code)


def action_of(state: State) -> list[Action]:
    """The decisions of one bot until the turn or the action is over."""
    bot, actions = make_bot("greedy", GAME, 0), []
    seat, left = state.mover, getattr(state, "actions_left", 0)
    while state.mover == seat and getattr(state, "actions_left", 0) == left:
        actions.append(state.decode(bot.choose(state)))
        state.play(actions[-1])
    return actions


# Legal, honest and the same, over whole games. --------------------------------------------------


@games(("board", "seats", "options"), SETUPS)
def test_every_decision_is_legal(board: str, seats: int, options: dict[str, Any]) -> None:
    state = GAME.start(seats, seed=seats, board=board, **options)
    bots = [make_bot("greedy", GAME, seat) for seat in range(seats)]
    for _ in range(10_000 if COMPILED else 60):
        if state.over:
            break
        before = state.digest()
        code = bots[state.mover].choose(state)
        assert state.digest() == before
        assert state.refuse_code(code) is None
        state.play_code(code)
    assert state.over or not COMPILED


def test_it_gets_on_in_the_middle_of_a_random_game() -> None:
    """It may be asked for advice anywhere, also where it would never have gone."""
    advisor = make_bot("greedy", GAME, 0)
    for seed in range(4 if COMPILED else 2):
        state = GAME.start(2 + seed % 4, seed=seed)
        rng = footplate.Chance(seed)
        for number in range(400):
            if state.over:
                break
            if number % 10 == 0:
                assert state.refuse_code(advisor.choose(state)) is None
            state.play_code(state.sample(rng))


def test_advice_does_not_depend_on_what_was_asked_before() -> None:
    state = GAME.start(3, seed=2)
    old = make_bot("greedy", GAME, 0)
    for _ in range(60 if COMPILED else 20):
        code = make_bot("greedy", GAME, 1).choose(state)
        old.choose(state)
        assert old.choose(state) == code
        state.play_code(code)


@games(("board", "seats", "options"), SETUPS)
def test_what_is_hidden_does_not_matter(board: str, seats: int, options: dict[str, Any]) -> None:
    """Other hands, the supply and the luck to come are dealt anew: the decision stays."""
    state = GAME.start(seats, seed=4, board=board, **options)
    for number in range(80 if COMPILED else 25):
        if state.over:
            break
        other = state.guess(state.seat, footplate.Chance(number))
        code = make_bot("greedy", GAME, 0).choose(state)
        assert make_bot("greedy", GAME, 0).choose(other) == code
        state.play_code(code)


# Strength, in short: the long measurements are made by `footplate strength`. ---------------------


@whole_games
def test_it_beats_three_random_players() -> None:
    games = 12 if COMPILED else 4
    wins = 0
    for number in range(games):
        hero = number % 4
        kinds = ["greedy" if seat == hero else "random" for seat in range(4)]
        bots = [make_bot(kind, GAME, number * 4 + seat) for seat, kind in enumerate(kinds)]
        wins += play_match(GAME, bots, number).result.winners == [hero]
    assert wins >= games - 1


@whole_games
def test_two_of_it_come_to_an_end() -> None:
    """Nobody waits for ever: a game that lasts too long is brought to its end."""
    for seed in range(8 if COMPILED else 1):
        bots = [make_bot("greedy", GAME, seat) for seat in range(2)]
        assert play_match(GAME, bots, seed).actions < 900


@whole_games
def test_it_beats_random_play_in_basic_solo() -> None:
    scores = {}
    for kind in ("greedy", "random"):
        match = play_match(GAME, [make_bot(kind, GAME, 1)], 1, None, {"solo": "basic"})
        scores[kind] = match.result.score(0)
    assert scores["greedy"] > 2 * scores["random"]


# Contracts. ---------------------------------------------------------------------------------------

LINKS = [*line("Madison", "Milwaukee", RED), *line("Milwaukee", "Chicago", BLUE)]
COLORS = {MADISON: "gray", MILWAUKEE: "white", CHICAGO: "gray"}


def last_turn(*hand: str, actions: int = 1, **position: Any) -> State:
    """The last action of a game: the end was triggered, and Red is the last to act."""
    done = [f"K{number:02}" for number in range(30, 41)]
    players = [player(hand=list(hand), money=12), player(), player(fulfilled=done)]
    start = {"start": 1, "seat": 0, "actions": actions, "tracks": LINKS, "cities": COLORS}
    return given(players, **{**start, **position})


def test_the_last_action_brings_the_most_points() -> None:
    """Six points for nothing, not four for nothing; both can be had."""
    factories = [factory(MADISON, RED, 4), factory(MILWAUKEE, RED, 4)]
    state = last_turn("K14", "K44", "K06", factories=factories)
    assert chosen(state) == FulfilContract("K14")


def test_no_points_are_bought_for_more_than_they_are_worth() -> None:
    """One point for two cubes of the bank is a bad bargain in the last action."""
    assert chosen(last_turn("K05")) == TakeMoney()


def test_the_own_factory_is_emptied_first() -> None:
    factories = [factory(MADISON, RED, 1), factory(CHICAGO, BLUE, 1), factory(MILWAUKEE, RED, 3)]
    state = last_turn("K06", factories=factories)
    actions = action_of(state)
    assert actions[:3] == [FulfilContract("K06"), TakeResource(MILWAUKEE), TakeResource(MADISON)]


def test_a_rival_is_not_helped_to_empty_a_factory() -> None:
    """Blue's two gray factories cost the same; one of them would be emptied."""
    tracks = [*line("Madison", "Milwaukee", RED), *line("Milwaukee", "Chicago", RED)]
    factories = [factory(MADISON, BLUE, 1), factory(CHICAGO, BLUE, 3), factory(MILWAUKEE, RED, 4)]
    state = last_turn("K12", factories=factories, tracks=tracks)
    assert TakeResource(CHICAGO, ((BLUE, 1),)) in action_of(state)


# Track and factories. -----------------------------------------------------------------------------


def test_the_missing_tile_of_a_link_to_a_purple_city_is_laid() -> None:
    """In the last action, four points for one tile."""
    state = last_turn(tracks=[*LINKS, track("J5", 1, 3)], cities={**COLORS, "K4": "purple"})
    actions = action_of(state)
    assert isinstance(actions[0], LayTrack)
    assert actions[0].hex == "K5"


def test_a_game_begins_with_a_link() -> None:
    for seed in range(3):
        for seats in (2, 4):
            state = GAME.start(seats, seed=seed)
            assert isinstance(chosen(state), LayTrack)


def test_a_factory_of_the_wanted_colour_is_built() -> None:
    """Everything asks for gray, and there is one gray city without a factory."""
    players = [player(hand=["K12", "K14", "K06"], money=0), player(), player()]
    factories = [factory(MILWAUKEE, RED, 5)]
    colors = {**COLORS, CHICAGO: "purple"}
    state = given(players, tracks=LINKS, cities=colors, factories=factories)
    assert chosen(state) == BuildFactory(MADISON, 5)


def test_a_bonus_is_used() -> None:
    players = [player(hand=["K09"], fulfilled=["K16"]), player(), player()]
    factories = [factory(MILWAUKEE, RED, 3)]
    state = given(
        players,
        tracks=LINKS,
        cities=COLORS,
        factories=factories,
        step="bonus",
        fulfilling={"contract": "K16", "fetched": 3},
    )
    assert isinstance(chosen(state), BuildFactory)


def test_it_takes_from_a_hand_when_the_supply_is_empty() -> None:
    players = [player(), player(hand=["K01", "K02"]), player(hand=["K03", "K04"])]
    state = given(players, supply=[], step="take", taking=2)
    assert isinstance(chosen(state), TakeContractFrom)
