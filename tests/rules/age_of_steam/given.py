"""How the rule tests talk: a position in a few words, actions, and what was refused."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import footplate
from footplate import Action
from footplate.games.age_of_steam.language.actions import (
    Decline,
    DropOut,
    EndBuild,
    Good,
    IssueShares,
    SelectAction,
    SkipProduction,
)
from footplate.games.age_of_steam.language.position import AgeOfSteamPosition, column_names
from footplate.games.age_of_steam.language.views import AgeOfSteamForecast, AgeOfSteamView, Link
from footplate.games.age_of_steam.play.state import State
from tests.rules.asking import play as play  # noqa: PLC0414
from tests.rules.asking import refusal as refusal  # noqa: PLC0414

GAME = footplate.game("age-of-steam")


def player(**holdings: Any) -> dict[str, Any]:
    """A player rich enough not to be in the test's way, unless the test says otherwise."""
    return {"money": 30, "income": 5, **holdings}


def given(players: int | list[dict[str, Any]] = 3, **position: Any) -> State:
    """A state from a description; `players` may be just how many."""
    if isinstance(players, int):
        players = [player() for _ in range(players)]
    state = GAME.position({"game": "age-of-steam", "players": players, **position})
    assert isinstance(state, State)
    return state


def tile(hex: str, *track: tuple[tuple[int, ...], int | None]) -> dict[str, Any]:
    """A tile with its pieces of track: `tile("K10", ((1, 4), 0))` is a straight of seat 0."""
    return {"hex": hex, "track": [{"exits": list(e), "owner": owner} for e, owner in track]}


def owner(state: State, hex: str, exit: int) -> int | None:
    """Who owns the track at an edge of a hex; None: nobody. Fails where there is no track."""
    for placed in described(state).tiles:
        if placed.hex == hex:
            for track in placed.track:
                if exit in track.exits:
                    return track.owner
    raise AssertionError(f"no track at {hex} edge {exit}")


def has_track(state: State, hex: str, exit: int) -> bool:
    return any(
        placed.hex == hex and any(exit in track.exits for track in placed.track)
        for placed in described(state).tiles
    )


def links(state: State) -> set[tuple[str, str, int | None]]:
    """The completed links as (one stop, other stop, owner), names in alphabetical order."""
    return {(*named(state, link), link.owner) for link in seen(state).links}


def named(state: State, link: Link) -> tuple[str, str]:
    """The stops of a link by name, in alphabetical order."""
    one, two = sorted(state.plan().name(end) for end in link.ends)
    return one, two


# Build Track. -------------------------------------------------------------------------------


def building(
    *tiles: dict[str, Any], players: int | list[dict[str, Any]] = 3, **position: Any
) -> State:
    """The build turn of seat 0, with these tiles on the map."""
    start = {"phase": "build-track", "seat": 0, "build": {"left": 3}, "tiles": list(tiles)}
    return given(players, **{**start, **position})


def described(state: State) -> AgeOfSteamPosition:
    """The position as Age of Steam describes it."""
    position = state.position()
    assert isinstance(position, AgeOfSteamPosition)
    return position


def money(state: State, seat: int = 0) -> int:
    return described(state).players[seat].money


def price(state: State, action: Action) -> int:
    """Play the action; what the player on turn paid for it."""
    seat = state.seat
    assert seat is not None
    before = money(state, seat)
    state.play(action)
    return before - money(state, seat)


def sections(state: State, seat: int = 0) -> int:
    """The sections of track that score for a seat: its score without income and shares."""
    holdings = described(state).players[seat]
    return state.result().score(seat) - 3 * holdings.income + 3 * holdings.shares


def kind(state: State, hex: str) -> str | None:
    """The kind of tile that lies on a hex; None: no tile."""
    return next((placed.tile for placed in described(state).tiles if placed.hex == hex), None)


# Reading a state. ---------------------------------------------------------------------------


def seen(state: footplate.State, viewer: int | None = None) -> AgeOfSteamView:
    """What a seat sees; None: a spectator."""
    view = state.view(viewer)
    assert isinstance(view, AgeOfSteamView)
    return view


def foretold(state: State, seat: int) -> AgeOfSteamForecast:
    forecast = state.forecast(seat)
    assert isinstance(forecast, AgeOfSteamForecast)
    return forecast


def purses(state: State) -> list[int]:
    return [one.money for one in described(state).players]


def incomes(state: State) -> list[int]:
    return [one.income for one in described(state).players]


def cubes_at(state: State, hex: str) -> list[Good]:
    """The cubes on a hex, in alphabetical order."""
    return sorted(described(state).cubes.get(hex, []))


def bag(state: State) -> dict[Good, int]:
    """What is in the bag, without the colours that are not."""
    held = described(state).bag
    assert held is not None
    return {good: count for good, count in held.items() if count}


def luck_used(state: State) -> int:
    """How many outcomes of its script a state has asked for."""
    luck = described(state).luck
    assert luck is not None
    assert luck.scripted is not None
    return luck.scripted[0]


# The map and the display. -------------------------------------------------------------------

PETE, DAVE, JOHN = 0, 1, 2

RULEBOOK_TRACK = [
    tile("K10", ((1, 4), PETE)),
    tile("L9", ((1, 4), PETE), ((2, 5), JOHN)),
    tile("N9", ((3, 5), PETE)),
    tile("J9", ((1, 3), DAVE)),
    tile("K9", ((1,), DAVE), ((4,), DAVE), ((2,), JOHN), ((5,), JOHN)),
    tile("L8", ((2, 4), DAVE)),
    tile("M10", ((0, 5), JOHN)),
]
"""The rulebook's track after Pete, Dave and John have built (Ill. 9)."""

GOODS: list[Good] = ["red", "blue", "purple", "yellow", "black"]
BOX: dict[Good, int] = {"red": 20, "blue": 20, "purple": 20, "yellow": 20, "black": 16}

Column = Sequence[Good | None]


def boxes(column: str) -> int:
    """How many boxes a column of the display has; New Cities are single letters."""
    return 2 if len(column) == 1 else 3


def stocked(columns: Mapping[str, Column] | None = None) -> dict[str, Column]:
    """A full display, except for the columns that are given."""
    names = column_names()
    full: dict[str, Column] = {
        name: [GOODS[(at + row) % 5] for row in range(boxes(name))] for at, name in enumerate(names)
    }
    return {**full, **(columns or {})}


def bare(columns: Mapping[str, Column] | None = None) -> dict[str, Column]:
    """A display with empty city columns (New Cities keep theirs), except for those given."""
    empty: dict[str, Column] = {name: [None, None, None] for name in column_names()[:12]}
    return stocked({**empty, **(columns or {})})


def all_but(left: Sequence[Good], display: Mapping[str, Column]) -> list[Good]:
    """Every cube that is not on the display, without those that shall be left in the bag."""
    rest = Counter(BOX)
    rest.subtract(good for column in display.values() for good in column if good)
    rest.subtract(left)
    return list(rest.elements())


# Going on. ----------------------------------------------------------------------------------


def end_of_turn(players: int | list[dict[str, Any]] = 3, **position: Any) -> State:
    """Where the game stands after the last decision of Move Goods (which moves nothing)."""
    holdings = [player() for _ in range(players)] if isinstance(players, int) else players
    order = [seat for seat, one in enumerate(holdings) if not one.get("out")]
    last = position.get("order", order)[-1]
    state = given(holdings, phase="move-goods", move={"round": 2}, seat=last, **position)
    play(state, Decline())
    return state


def skip_to(state: State, phase: str) -> None:
    """Let everybody do as little as possible until that phase asks for a decision."""
    dull: dict[str, Action] = {
        "issue-shares": IssueShares(0),
        "determine-player-order": DropOut(),
        "build-track": EndBuild(),
        "move-goods": Decline(),
        "goods-growth": SkipProduction(),
    }
    quiet: list[Action] = [
        SelectAction("Engineer"),
        SelectAction("First Build"),
        SelectAction("Urbanization"),
        SelectAction("First Move"),
        SelectAction("Turn Order"),
        SelectAction("Locomotive"),
    ]
    while described(state).phase != phase:
        now = described(state).phase
        if now == "select-actions":
            legal = state.actions()
            play(state, next(action for action in quiet if action in legal))
        else:
            play(state, dull[now])
