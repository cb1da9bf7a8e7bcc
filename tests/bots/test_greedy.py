"""The greedy bot: always legal, always the same, and right where the right move is plain."""

from collections.abc import Sequence
from typing import Any, ClassVar

import footplate
from footplate import State
from footplate.bots import make_bot
from footplate.bots.greedy import decide
from footplate.bots.samples import Asked, sample
from footplate.games.age_of_steam.board.load import load_board
from footplate.games.age_of_steam.language.actions import (
    BuildTown,
    BuildTrack,
    Decline,
    Deliver,
    DropOut,
    EndBuild,
    IssueShares,
    SelectAction,
    StockGoods,
    UpgradeEngine,
    Urbanize,
)
from footplate.games.age_of_steam.language.position import column_names
from footplate.games.age_of_steam.play import state as engine
from tests.bots.greedy import Greedy, Setup, chosen, turn_of
from tests.form import COMPILED, games, whole_games
from tests.rules.age_of_steam.given import building, given, player, tile

GAME = footplate.game("age-of-steam")
SETUPS: list[Setup] = [
    (3, {"board": "rust-belt"}),
    (6, {"board": "rust-belt"}),
    (5, {"board": "reversteam"}),
    (4, {"board": "southern-us"}),
    (3, {"board": "new-hampshire"}),
]
# By seats, what is played of a game: more players build more and think longer.
LAST_TURNS = {3: 5, 4: 3, 5: 2, 6: 2}


# Legal and the same, over whole games. --------------------------------------------------------


class TestGreedy(Greedy):
    game = GAME
    setups = SETUPS
    advised = (4, 40 if COMPILED else 15)
    hidden_setups: ClassVar = [(4, {})]
    hidden = 40 if COMPILED else 20
    random_games = (4 if COMPILED else 1, 120, 5)
    rivals: ClassVar = [4]
    matches = (20, 3) if COMPILED else (4, 1)

    def enough(self, state: State, decisions: int) -> bool:
        assert isinstance(state, engine.State)
        return state.turn > (LAST_TURNS[state.rules.seats] if COMPILED else 1)

    def random_start(self, seed: int) -> State:
        return GAME.start(4, seed=seed, last_player_ends=False)

    @whole_games
    def test_advice_does_not_depend_on_what_was_asked_before(self) -> None:
        super().test_advice_does_not_depend_on_what_was_asked_before()

    @whole_games
    def test_what_is_hidden_does_not_matter(self, hidden_setup: Setup) -> None:
        super().test_what_is_hidden_does_not_matter(hidden_setup)

    @whole_games
    def test_it_beats_random_players(self, seats: int) -> None:
        super().test_it_beats_random_players(seats)


@games(
    "options",
    [
        {"turn_order_pass": "not-with-two-left", "rebuild_same_hex": True},
        {"urbanize_any_time": True, "redirect_and_add": True, "double_redirect": "track"},
        {"decline_production_after_draw": True, "last_player_ends": False},
    ],
)
def test_it_plays_with_every_option(options: dict[str, Any]) -> None:
    state = GAME.start(3, seed=8, **options)
    bots = [make_bot(kind, GAME, 3) for kind in ("greedy", "random", "greedy")]
    for _ in range(100 if COMPILED else 30):
        if state.over:
            break
        code = bots[state.mover].choose(state)
        assert state.refuse_code(code) is None
        state.play_code(code)


# Moving goods. --------------------------------------------------------------------------------

EVANSVILLE_CINCINNATI = [("K10", (1, 4)), ("L9", (1, 4))]
CINCINNATI_WHEELING = [("N8", (1, 4)), ("O8", (2, 4)), ("P8", (2, 5))]
WHEELING_PITTSBURGH = [("Q8", (0, 3)), ("Q7", (1, 3))]
MINNEAPOLIS_DULUTH_WEST = [("B2", (0, 3)), ("B1", (1, 3))]
MINNEAPOLIS_DULUTH_EAST = [("C3", (0, 4)), ("C2", (0, 3))]
LINE = EVANSVILLE_CINCINNATI + CINCINNATI_WHEELING + WHEELING_PITTSBURGH


def owned(track: Sequence[tuple[str, tuple[int, int]]], seat: int) -> list[dict[str, Any]]:
    return [tile(hex, (exits, seat)) for hex, exits in track]


def moving(tiles: list[dict[str, Any]], **position: Any) -> State:
    """The last turn of a game, where nothing counts but what is delivered now."""
    start = {"phase": "move-goods", "seat": 0, "turn": 10, "move": {"round": 2}}
    return given(**{**start, "tiles": tiles, **position})


def test_a_delivery_over_three_own_links_beats_one_over_one() -> None:
    players = [player(engine=3), player(), player()]
    state = moving(owned(LINE, 0), players=players, cubes={"J10": ["red", "blue"]})
    assert chosen(state) == Deliver("red", "J10", (1, 1, 0))


def test_an_equal_own_route_is_taken_rather_than_a_rivals() -> None:
    tiles = owned(MINNEAPOLIS_DULUTH_WEST, 0) + owned(MINNEAPOLIS_DULUTH_EAST, 1)
    state = moving(tiles, cubes={"B3": ["purple"]})
    assert chosen(state) == Deliver("purple", "B3", (0,))


def test_nothing_is_delivered_for_others_alone() -> None:
    tiles = owned(EVANSVILLE_CINCINNATI, 0) + owned(MINNEAPOLIS_DULUTH_EAST, 1)
    state = moving(tiles, cubes={"B3": ["purple"]}, move={"round": 2, "upgraded": [0]})
    assert chosen(state) == Decline()


def test_the_engine_is_raised_when_a_longer_route_opens() -> None:
    players = [player(engine=2), player(), player()]
    cubes = {"J10": ["red", "red"]}
    state = moving(owned(LINE, 0), players=players, cubes=cubes, move={"round": 1})
    assert chosen(state) == UpgradeEngine()


def test_the_engine_is_not_raised_in_the_last_move_of_the_game() -> None:
    players = [player(engine=1), player(), player()]
    state = moving(owned(LINE, 0), players=players, cubes={"J10": ["blue"]})
    assert chosen(state) == Deliver("blue", "J10", (1,))


def test_a_contested_cube_is_taken_first() -> None:
    """The rival can take the purple cube, nobody else the blue one."""
    tiles = (
        owned(MINNEAPOLIS_DULUTH_WEST, 0)
        + owned(MINNEAPOLIS_DULUTH_EAST, 1)
        + owned(EVANSVILLE_CINCINNATI, 0)
    )
    cubes = {"B3": ["purple"], "J10": ["blue"]}
    state = moving(tiles, cubes=cubes, move={"round": 1, "upgraded": [0, 1, 2]})
    assert chosen(state) == Deliver("purple", "B3", (0,))


# Building track. --------------------------------------------------------------------------------


def test_the_missing_tile_of_a_link_is_built() -> None:
    track, cubes = tile("K10", ((1, 4), 0)), {"J10": ["blue"]}
    players = [player(money=12, income=0), player(), player()]
    state = building(track, players=players, cubes=cubes, build={"left": 1})
    assert turn_of(state, 0) == [BuildTrack("L9", ((1, 4),)), EndBuild()]


@whole_games
def test_only_completed_links_are_left_behind() -> None:
    """Whatever is built in the first turns, no own track dangles after the build turn."""
    state = GAME.start(4, seed=6)
    bots = [make_bot("greedy", GAME, seat) for seat in range(4)]
    while getattr(state, "turn", 0) < (4 if COMPILED else 2):
        seat, action = state.mover, state.decode(bots[state.mover].choose(state))
        state.play(action)
        if action == EndBuild():
            ends = [end >> 12 for end in getattr(state, "ends", [])]
            assert seat not in [getattr(state, "owner_at")(port) for port in ends]  # noqa: B009


def test_a_town_between_two_cities_gives_two_links() -> None:
    """Seven dollars by Indianapolis, or four past it: with an engine of two it goes by the town."""
    players = [player(engine=2), player(), player()]
    state = building(players=players, cubes={"J10": ["blue", "blue"], "M9": ["blue", "blue"]})
    assert any(isinstance(action, BuildTown) for action in turn_of(state, 0))


def test_without_money_nothing_is_built() -> None:
    state = building(players=[player(money=1), player(), player()], cubes={"J10": ["blue"]})
    assert turn_of(state, 0) == [EndBuild()]


def test_a_new_city_completes_a_delivery() -> None:
    """Three black cubes lie at the end of a line that has no black city."""
    tiles = owned(EVANSVILLE_CINCINNATI, 0)
    tiles += [tile("J9", ((1, 3), 0)), tile("K9", ((4,), 0))]
    players = [player(engine=2, action="Urbanization"), player(), player()]
    state = building(*tiles, players=players, cubes={"M9": ["black", "black", "black"]})
    cities = [action for action in turn_of(state, 0) if isinstance(action, Urbanize)]
    assert [city.city in "CDGH" for city in cities] == [True]


# Shares, order, actions, production. ------------------------------------------------------------


def test_no_shares_are_issued_in_the_last_turn_without_need() -> None:
    players = [player(money=40, income=20), player(), player()]
    state = given(players, turn=10, tiles=owned(LINE, 0))
    assert chosen(state) == IssueShares(0)


def test_shares_are_issued_only_as_far_as_they_can_be_carried() -> None:
    """A poor player with many shares and nothing to deliver: more shares mean more upkeep."""
    players = [player(money=14, income=3, shares=12, engine=2), player(), player()]
    state = given(players, turn=9, tiles=owned(EVANSVILLE_CINCINNATI, 0))
    assert chosen(state) == IssueShares(0)


def test_shares_are_issued_to_stay_solvent() -> None:
    """Five in hand and none coming in cannot pay for eight shares and an engine of two."""
    players = [player(money=5, income=0, shares=8, engine=2), player(), player()]
    state = given(players, turn=3)
    action = chosen(state)
    assert isinstance(action, IssueShares)
    assert action.shares >= 2


def test_the_first_issue_is_modest() -> None:
    for seed in range(6):
        action = chosen(GAME.start(4, seed=seed))
        assert isinstance(action, IssueShares)
        assert action.shares <= 3


def test_shares_are_issued_by_what_the_turn_brings() -> None:
    """What they are good for depends on the auction and on the others: greedy plays the turn
    through after each number that looks good. As it was first measured, it did not."""
    others = 0
    for seed in range(3 if COMPILED else 1):
        state = GAME.start(3, seed=seed)
        looks_best = GAME.valuer().best(state)
        lines = [each.line for each in GAME.valuer().candidates(state, 4)]
        scores = sample(state, Asked(state.mover, 0, careful=True), lines, 0)
        line = decide(GAME.valuer(), state)
        assert scores[lines.index(line)] == max(scores)
        assert decide(GAME.valuer().first(), state) == looks_best
        others += line != looks_best
        if not COMPILED:
            break
        assert make_bot("greedy", GAME, 0).choose(state) == line[0]
        assert make_bot("greedy-1", GAME, 0).choose(state) == looks_best[0]
    assert others or not COMPILED


def test_only_shares_are_thought_through() -> None:
    state = GAME.start(3, seed=1)
    phases = set[str]()
    while (now := GAME.now(state)).round == 1:
        phases.add(now.phase)
        assert GAME.valuer().far(state) == (now.phase == "issue-shares")
        state.play_code(state.codes()[0])
    assert len(phases) > 3


def test_no_money_is_bid_that_is_needed_for_expenses() -> None:
    players = [player(money=9, income=0, shares=7, engine=2), player(), player()]
    state = given(players, phase="determine-player-order", seat=0, turn=3)
    assert chosen(state) == DropOut()


def test_the_locomotive_is_taken_when_it_lengthens_deliveries() -> None:
    players = [player(engine=2, money=1), player(), player()]
    cubes = {"J10": ["red", "red"], "R6": ["blue"]}
    state = given(
        players, phase="select-actions", seat=0, turn=10, tiles=owned(LINE, 0), cubes=cubes
    )
    assert chosen(state) == SelectAction("Locomotive")


def test_production_feeds_the_own_network() -> None:
    """Room is in the columns of Evansville, on the own network, and of Toronto, far from it."""
    columns = {"J10": "", "Q2": ""}
    for city in load_board("rust-belt").cities:
        if city.hex in columns:
            columns[city.hex] = f"{city.growth[0].side} {city.growth[0].die}"
    goods = ["red", "purple", "yellow"]
    full = {name: goods for name in column_names()[:12] if name not in columns.values()}
    state = given(
        [player(action="Production"), player(), player()],
        phase="goods-growth",
        seat=0,
        turn=9,
        tiles=owned(EVANSVILLE_CINCINNATI, 0),
        drawn=["blue"],
        display={**full, **{name: [None] * 3 for name in columns.values()}},
    )
    action = chosen(state)
    assert isinstance(action, StockGoods)
    assert action.column == columns["J10"]
