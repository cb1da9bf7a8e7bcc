"""How the rule tests of Imperial Steam talk: a position in a few words, actions, refusals."""

from typing import Any

import footplate
from footplate.games.imperial_steam.position import ImperialSteamPosition, Player
from footplate.games.imperial_steam.state import State
from footplate.games.imperial_steam.views import ImperialSteamForecast, ImperialSteamView
from tests.rules.asking import offered as offered  # noqa: PLC0414
from tests.rules.asking import play as play  # noqa: PLC0414
from tests.rules.asking import refusal as refusal  # noqa: PLC0414

GAME = footplate.game("imperial-steam")

ANN, BOB, CY, DI = range(4)


def goods(wood: int = 0, stone: int = 0, iron: int = 0, coal: int = 0) -> dict[str, int]:
    return {"wood": wood, "stone": stone, "iron": iron, "coal": coal}


def player(**holdings: Any) -> dict[str, Any]:
    """A player who can afford what a test is not about, unless the test says otherwise.

    Three trains give room for goods, and there are idle workers of every level.
    """
    rich: dict[str, Any] = {
        "money": 500,
        "influence": 100,
        "goods": goods(4, 4, 4, 4),
        "engines": [3, 7, 8],
        "idle": [3, 3, 3],
        "engineers": ["bridge", "tunnel"],
    }
    return {**rich, **holdings}


def poor(**holdings: Any) -> dict[str, Any]:
    """A player as at the start, with 100 guldens."""
    return holdings


def factory(site: str, good: str, count: int = 3) -> dict[str, Any]:
    return {"site": site, "good": good, "goods": count}


def given(players: int | list[dict[str, Any]] = 4, **position: Any) -> State:
    """A state from a description; `players` may be just how many rich ones."""
    if isinstance(players, int):
        players = [player() for _ in range(players)]
    state = GAME.position({"game": "imperial-steam", "players": players, **position})
    assert isinstance(state, State)
    return state


def started(seats: int = 4, seed: int = 1, **more: Any) -> State:
    """A first position, drawn by a seed: the bids are asked."""
    state = GAME.start(seats, seed, **more)
    assert isinstance(state, State)
    return state


def described(state: footplate.State) -> ImperialSteamPosition:
    position = state.position()
    assert isinstance(position, ImperialSteamPosition)
    return position


def holdings(state: footplate.State, seat: int = ANN) -> Player:
    return described(state).players[seat]


def seen(state: footplate.State, viewer: int | None = None) -> ImperialSteamView:
    """What a seat sees; None: a spectator."""
    view = state.view(viewer)
    assert isinstance(view, ImperialSteamView)
    return view


def foretold(state: State, seat: int = ANN) -> ImperialSteamForecast:
    forecast = state.forecast(seat)
    assert isinstance(forecast, ImperialSteamForecast)
    return forecast


def money(state: State, seat: int = ANN) -> int:
    return holdings(state, seat).money


def influence(state: State, seat: int = ANN) -> int:
    return holdings(state, seat).influence


def stored(state: State, seat: int = ANN) -> dict[str, int]:
    found = holdings(state, seat).goods
    return goods(found.wood, found.stone, found.iron, found.coal)


def landed(state: State, seat: int = ANN) -> dict[str, int]:
    found = holdings(state, seat).landing
    return goods(found.wood, found.stone, found.iron, found.coal)


def ladder(state: State) -> list[int]:
    """All seats, the most influential first."""
    found = described(state).ladder
    assert found is not None
    return found


def order(state: State) -> list[int]:
    found = described(state).order
    assert found is not None
    return found


def hub(state: State, color: str) -> int:
    """The column of a hub."""
    column = described(state).hubs[color].influence  # type: ignore[index]
    assert column is not None
    return column


def step(state: State) -> str:
    return described(state).step
