"""How the rule tests of Planet Steam talk: a position in a few words, actions, what was refused."""

from typing import Any

import footplate
from footplate.games.planet_steam.language.position import PlanetSteamPosition
from footplate.games.planet_steam.language.views import PlanetSteamForecast, PlanetSteamView
from footplate.games.planet_steam.play.state import State
from tests.rules.asking import offered as offered  # noqa: PLC0414
from tests.rules.asking import play as play  # noqa: PLC0414
from tests.rules.asking import refusal as refusal  # noqa: PLC0414
from tests.rules.asking import wandered

GAME = footplate.game("planet-steam")

ANN, BOB, CY, DI, ED = range(5)

CARRIER = {"freelance_carrier": True}
LIVELY: dict[str, Any] = {
    "variable_trading": True,
    "variable_claims": True,
    "price_manipulation": True,
    "sabotage": True,
    "freelance_carrier": True,
}
"""The variants that ask for more decisions."""


def goods(quartz: int = 0, ore: int = 0, water: int = 0, energy: int = 0) -> dict[str, int]:
    return {"quartz": quartz, "ore": ore, "water": water, "energy": energy}


def player(**holdings: Any) -> dict[str, Any]:
    """A player rich enough not to be in the test's way, unless the test says otherwise."""
    return {"credits": 100, "resources": goods(4, 4, 4, 4), **holdings}


def given(players: int | list[dict[str, Any]] = 4, **position: Any) -> State:
    """A state from a description; `players` may be just how many."""
    if isinstance(players, int):
        players = [player() for _ in range(players)]
    state = GAME.position({"game": "planet-steam", "players": players, **position})
    assert isinstance(state, State)
    return state


def using(players: int | list[dict[str, Any]] = 4, **position: Any) -> State:
    """A position of a game with the freelance carrier."""
    return given(players, **{"options": CARRIER, **position})


def holding(resources: dict[str, int], **position: Any) -> State:
    """Ann has the card, for which she bid 6, and these goods on carriers of class 1."""
    players = [player(resources=resources), *[player() for _ in range(3)]]
    card = {"seat": ANN, "bid": 6}
    return using(players, **{"freelance": card, "seat": ANN, **position})


def tank(zone: str, converter: str | None = None, supercharger: bool = False) -> dict[str, Any]:
    return {"zone": zone, "converter": converter, "supercharger": supercharger}


def started(seats: int = 4, seed: int = 1, **more: Any) -> State:
    """A first position, drawn by a seed."""
    state = GAME.start(seats, seed, **more)
    assert isinstance(state, State)
    return state


def played(seats: int, seed: int, steps: int, **options: Any) -> State:
    """A position after so many random decisions."""
    return wandered(started(seats, seed, **options), steps, seed)


def described(state: footplate.State) -> PlanetSteamPosition:
    position = state.position()
    assert isinstance(position, PlanetSteamPosition)
    return position


def seen(state: footplate.State, viewer: int | None = None) -> PlanetSteamView:
    """What a seat sees; None: a spectator."""
    view = state.view(viewer)
    assert isinstance(view, PlanetSteamView)
    return view


def foretold(state: State, seat: int) -> PlanetSteamForecast:
    forecast = state.forecast(seat)
    assert isinstance(forecast, PlanetSteamForecast)
    return forecast


def credits(state: State, seat: int = ANN) -> int:
    return described(state).players[seat].credits


def held(state: State, seat: int = ANN) -> dict[str, int]:
    goods_ = described(state).players[seat].resources
    return goods(goods_.quartz, goods_.ore, goods_.water, goods_.energy)


def supply(state: State) -> dict[str, int]:
    found = described(state).supply
    assert found is not None
    return goods(found.quartz, found.ore, found.water, found.energy)


def price(state: State) -> dict[str, int]:
    found = described(state).price
    assert found is not None
    return goods(found.quartz, found.ore, found.water, found.energy)


def owner(state: State, zone: str) -> int | str | None:
    claims = described(state).claims
    assert claims is not None
    return claims.get(zone)


def tanks(state: State) -> dict[str, tuple[str | None, bool]]:
    """What stands on each zone: converter, supercharger."""
    return {each.zone: (each.converter, each.supercharger) for each in described(state).tanks}


def step(state: State) -> str:
    return described(state).step
