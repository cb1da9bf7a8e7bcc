"""The greedy bot of Steam Power: always legal, honest, and right where the right move is plain."""

from typing import Any, ClassVar

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
from tests.bots.greedy import Greedy, Setup, chosen
from tests.form import COMPILED, whole_games
from tests.rules.steam_power.given import BLUE, GAME, RED, factory, given, player, track
from tests.rules.steam_power.lines import CHICAGO, MADISON, MILWAUKEE, line

SETUPS: list[Setup] = [
    (2, {"board": "us-midwest"}),
    (3, {"board": "england-wales"}),
    (4, {"board": "germany", "edition": "early"}),
    (5, {"board": "us-midwest", "coexisting_curves": True}),
    (2, {"board": "germany", "automas": "2:normal"}),
    (3, {"board": "us-midwest", "automas": "1:hard, 3:easy"}),
    (1, {"board": "england-wales", "solo": "basic"}),
]


def action_of(state: State) -> list[Action]:
    """The decisions of one bot until the turn or the action is over."""
    bot, actions = make_bot("greedy", GAME, 0), []
    seat, left = state.mover, getattr(state, "actions_left", 0)
    while state.mover == seat and getattr(state, "actions_left", 0) == left:
        actions.append(state.decode(bot.choose(state)))
        state.play(actions[-1])
    return actions


# Legal, honest and the same, over whole games. --------------------------------------------------


class TestGreedy(Greedy):
    game = GAME
    setups = SETUPS
    decisions = 60
    advised = (3, 60 if COMPILED else 20)
    hidden_setups = SETUPS
    hidden = 80 if COMPILED else 25
    random_games = (4 if COMPILED else 2, 400, 10)
    rivals: ClassVar = [4]
    matches = (12 if COMPILED else 4, 1)

    @whole_games
    def test_it_beats_random_players(self, seats: int) -> None:
        super().test_it_beats_random_players(seats)


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
    """Everything asks for gray, and one gray city has no factory: it gets one in this turn."""
    players = [player(hand=["K12", "K14", "K06"], money=0), player(), player()]
    factories = [factory(MILWAUKEE, RED, 5)]
    colors = {**COLORS, CHICAGO: "purple"}
    state = given(players, tracks=LINKS, cities=colors, factories=factories)
    assert BuildFactory(MADISON, 5) in [*action_of(state), *action_of(state)]


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
