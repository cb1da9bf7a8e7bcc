"""How the rule tests of Steam Power talk: a position in a few words, actions, what was refused."""

from typing import Any

import footplate
from footplate import Action, Event
from footplate.games.steam_power.language.actions import (
    AutomaStep,
    BuyResource,
    FulfilContract,
    TakeMoney,
    TakeResource,
)
from footplate.games.steam_power.language.position import SteamPowerPosition
from footplate.games.steam_power.language.views import SteamPowerForecast, SteamPowerView
from footplate.games.steam_power.play.state import State
from tests.rules.asking import offered as offered  # noqa: PLC0414
from tests.rules.asking import play as play  # noqa: PLC0414
from tests.rules.asking import refusal as refusal  # noqa: PLC0414
from tests.rules.asking import wandered

GAME = footplate.game("steam-power")

RED, BLUE, GREEN, YELLOW, PURPLE = range(5)


def player(**holdings: Any) -> dict[str, Any]:
    """A player rich enough not to be in the test's way, unless the test says otherwise."""
    return {"money": 30, **holdings}


def given(players: int | list[dict[str, Any]] = 3, **position: Any) -> State:
    """A state from a description; `players` may be just how many."""
    if isinstance(players, int):
        players = [player() for _ in range(players)]
    state = GAME.position({"game": "steam-power", "players": players, **position})
    assert isinstance(state, State)
    return state


def track(hex: str, one: int, two: int, owner: int = RED) -> dict[str, Any]:
    """A track on the map: `track("L7", 0, 3)` is a straight of seat 0."""
    return {"hex": hex, "track": [one, two], "owner": owner}


def factory(hex: str, owner: int = RED, cubes: int = 0) -> dict[str, Any]:
    return {"hex": hex, "owner": owner, "cubes": cubes}


def started(seats: int = 3, seed: int = 1, **more: Any) -> State:
    """A first position, drawn by a seed."""
    state = GAME.start(seats, seed, **more)
    assert isinstance(state, State)
    return state


def fulfil(state: State, contract: str, *sources: str | Action) -> list[Event]:
    """Fulfil a contract; a source is a hex (its cheapest offer), `bank`, or the action itself."""
    events = play(state, FulfilContract(contract))
    for source in sources:
        if source == "bank":
            action: Action = BuyResource()
        elif isinstance(source, str):
            offers = [o for o in offered(state, TakeResource) if o.hex == source]
            assert offers, f"nothing can be fetched from {source}"
            action = min(offers, key=lambda offer: sum(amount for _, amount in offer.pay))
        else:
            assert isinstance(source, Action)
            action = source
        events += play(state, action)
    return events


def played(seats: int, seed: int, steps: int, **options: Any) -> State:
    """A position after so many random decisions."""
    return wandered(started(seats, seed, **options), steps, seed)


def described(state: footplate.State) -> SteamPowerPosition:
    position = state.position()
    assert isinstance(position, SteamPowerPosition)
    return position


def seen(state: footplate.State, viewer: int | None = None) -> SteamPowerView:
    """What a seat sees; None: a spectator."""
    view = state.view(viewer)
    assert isinstance(view, SteamPowerView)
    return view


def foretold(state: State, seat: int) -> SteamPowerForecast:
    forecast = state.forecast(seat)
    assert isinstance(forecast, SteamPowerForecast)
    return forecast


def purses(state: State) -> list[int]:
    return [one.money for one in described(state).players]


def money(state: State, seat: int = RED) -> int:
    return described(state).players[seat].money


def hand(state: State, seat: int = RED) -> list[str]:
    return described(state).players[seat].hand


def links(state: State) -> list[tuple[str, str, int]]:
    """The completed links as (one city, other city, owner), names in alphabetical order."""
    return sorted((min(link.ends), max(link.ends), link.owner) for link in seen(state).links)


def tracks(state: State, hex: str) -> list[tuple[tuple[int, int], int]]:
    """The tracks of a hex with their owners."""
    return sorted((t.track, t.owner) for t in described(state).tracks if t.hex == hex)


def trains(state: State, owner: int = RED) -> int:
    """The trains in reserve."""
    return seen(state).companies[owner].trains


def cubes(state: State, hex: str) -> int:
    return next((f.cubes for f in described(state).factories if f.hex == hex), 0)


def stock(state: State) -> dict[str, int]:
    """Track tiles left: A (straight, curve), B (tight curve, straights), C (curve crossings)."""
    return seen(state).stock.track_tiles


def pass_turn(state: State, turns: int = 1) -> None:
    """Let the seats on turn take money (Automas play) until that many turns are over."""
    for _ in range(turns):
        seat, round_ = described(state).seat, described(state).round
        while not state.over and (described(state).seat, described(state).round) == (seat, round_):
            play(state, AutomaStep() if AutomaStep() in state.actions() else TakeMoney())
