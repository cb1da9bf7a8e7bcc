"""An Automa at the table: positions before it plays its contracts, and what it did."""

from typing import Any

from footplate import Event
from footplate.games.steam_power.language.actions import AutomaStep
from footplate.games.steam_power.language.events import AutomaDecides, AutomaPaid, TrackLaid
from footplate.games.steam_power.play.state import State
from tests.rules.steam_power.given import (
    BLUE,
    PURPLE,
    RED,
    YELLOW,
    described,
    given,
    play,
    track,
)
from tests.rules.steam_power.ways import along

AUTOMA = BLUE
"""The Automa's seat, unless a test seats several."""

TOP_LEFT, TOP_RIGHT, BOTTOM_RIGHT, BOTTOM_LEFT = range(4)
CORNERS = (TOP_LEFT, TOP_RIGHT, BOTTOM_RIGHT, BOTTOM_LEFT)

FAR = {"A2": "purple", "A7": "purple", "B9": "purple", "C13": "purple", "F13": "purple"}
"""All purple tiles in the far west, so that each is worth 4 points and none is near."""

FIFTEEN = (
    "D6",
    "E3",
    "E4",
    "E9",
    "G8",
    "G11",
    "H1",
    "H4",
    "I13",
    "J13",
    "K4",
    "L14",
    "N11",
    "O7",
    "P9",
)
"""As many cities as a seat has factories, none of them `FAR`."""

NO_B_TILES = [
    *along("E9 E8 E7 E6 E5 E4", RED),
    *along("E4 F4 G5 H5 I6 J6", RED),
    *along("D6 E6 F5 G5 H4", YELLOW),
    *along("D6 E7 F7 G8", YELLOW),
    *along("I13 J12 K12", PURPLE),
    *along("J13 J12 J11 J10", PURPLE),
    track("D3", 1, 2, RED),
    track("F3", 4, 5, RED),
    track("I14", 0, 1, PURPLE),
    track("L9", 0, 1, YELLOW),
    track("K9", 0, 1, RED),
    track("R8", 0, 1, PURPLE),
]
"""Six tight curves and four pairs of crossing straights: no such tile is left. Without the last
track one is."""


def facing(
    *contracts: str, money: int = 8, others: tuple[int, ...] = (30,), **position: Any
) -> State:
    """The Automa on turn has drawn these contracts; `money` is its own, `others` the players'.

    With $8 it cannot buy two resources from the bank, so a contract is used as an action unless
    the map offers what it asks for.
    """
    purses = [others[0], money, *others[1:]]
    holdings = position.pop("holdings", {})
    area = {"drawn": True, "face_down": list(contracts), "marker": TOP_LEFT}
    area |= position.pop("automa", {})
    if "marker" in position:
        area["marker"] = position.pop("marker")
    options = {"automas": "2", **position.pop("options", {})}
    players = [{"money": each} for each in purses]
    players[AUTOMA] |= holdings
    return given(players, seat=AUTOMA, options=options, automa=area, **position)


def colors(**hexes: str) -> dict[str, str]:
    """The colours of cities: `colors(gray="L8 L6", black="J6")`."""
    return {hex: color for color, listed in hexes.items() for hex in listed.split()}


def step(state: State, steps: int = 1) -> list[Event]:
    return play(state, *[AutomaStep()] * steps)


def laid(events: list[Event]) -> list[tuple[str, tuple[int, int]]]:
    """The tiles that were laid, in order."""
    return [(e.hex, e.track) for e in events if isinstance(e, TrackLaid)]


def hexes(events: list[Event]) -> list[str]:
    return [e.hex for e in events if isinstance(e, TrackLaid)]


def decided(events: list[Event]) -> list[str]:
    """The rules that decided something, in order."""
    return [e.rule for e in events if isinstance(e, AutomaDecides)]


def gained(events: list[Event]) -> int:
    """The money in place of a bonus or an action."""
    return sum(e.amount for e in events if isinstance(e, AutomaPaid))


def coins(state: State, seat: int = AUTOMA) -> list[tuple[str, tuple[int, int]]]:
    """The coin path of an Automa, the next hex first."""
    area = described(state).automa
    assert area is not None
    return [(c.hex, c.track) for path in area.paths if path.seat == seat for c in path.coins]


def target(state: State, seat: int = AUTOMA) -> str | None:
    """The city to which the coin path leads."""
    area = described(state).automa
    assert area is not None
    return next((path.target for path in area.paths if path.seat == seat), None)


def coin_path(
    target: str, *coins: tuple[str, int, int], seat: int = AUTOMA
) -> list[dict[str, Any]]:
    """`coin_path("J10", ("J9", 1, 3))`: a coin on J9 on the way to Peoria."""
    marked = [{"hex": hex, "track": [one, two]} for hex, one, two in coins]
    return [{"seat": seat, "target": target, "coins": marked}]


def factories(state: State, owner: int = AUTOMA) -> list[str]:
    """The hexes of a seat's factories."""
    return sorted(f.hex for f in described(state).factories if f.owner == owner)


def marker(state: State) -> int:
    area = described(state).automa
    assert area is not None
    assert area.marker is not None
    return area.marker


def discards(state: State, seat: int = AUTOMA) -> list[str]:
    return described(state).players[seat].discards


def fulfilled(state: State, seat: int = AUTOMA) -> list[str]:
    return described(state).players[seat].fulfilled
