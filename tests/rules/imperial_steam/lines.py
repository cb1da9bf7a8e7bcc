"""Lines on the map, and what Ann does along them: lay tracks, deliver."""

from typing import Any

from footplate.games.imperial_steam.language.actions import BuildTrack, Forgo, Work
from footplate.games.imperial_steam.play.state import State
from tests.rules.imperial_steam.given import (
    ANN,
    described,
    given,
    holdings,
    play,
    player,
    step,
)

SEMMERING = "gloggnitz-muerzzuschlag"
FORK = ["wien-bratislava", "wien-wr_neustadt"]
TO_GLOGGNITZ = ["wien-wr_neustadt", "wr_neustadt-gloggnitz"]
"""To the blue hub of the fixed set-up, with the growth 1, 1, 0, 1, 2."""
TO_MUERZZUSCHLAG = [*TO_GLOGGNITZ, SEMMERING]
"""To a city that wants a wood and a stone with three and four players."""
TO_LJUBLJANA = [
    *TO_MUERZZUSCHLAG,
    *("muerzzuschlag-bruck", "bruck-graz", "graz-st_veit", "st_veit-ljubljana"),
]
TO_SZOMBATHELY = ["wien-bratislava", "bratislava-sopron", "sopron-szombathely"]
TO_FUERSTENFELD = [
    "wien-bratislava",
    "bratislava-sopron",
    "sopron-hartberg",
    "hartberg-fuerstenfeld",
]
LINE = [
    "wien-wr_neustadt",
    "wr_neustadt-gloggnitz",
    "gloggnitz-hartberg",
    "hartberg-graz",
    "graz-st_veit",
    "st_veit-ljubljana",
    "ljubljana-trieste",
]
"""A shortest way from Wien to Trieste."""

POSITION = ("business", "crowns", "hubs", "round", "semmering", "tiles")
"""What `with_tracks` says of the position; all else is Ann's."""


def with_tracks(tracks: list[str], seats: int = 4, **more: Any) -> State:
    """Ann is on turn with these tracks; some words go to the position, `others` are players."""
    position = {key: more.pop(key) for key in POSITION if key in more}
    others = more.pop("others", [player() for _ in range(seats - 1)])
    return given([player(tracks=tracks, **more), *others], seat=ANN, **position)


def crew(state: State, *levels: Any) -> None:
    """Send these workers and give up what business points come."""
    play(state, *[Work(level) for level in levels])
    if step(state) == "points":
        play(state, Forgo())


def build(state: State, link: str, *levels: Any) -> None:
    """Lay a track with this crew."""
    play(state, BuildTrack(link))
    crew(state, *levels)
    assert step(state) == "turn"
    assert link in holdings(state, state.seat or 0).tracks


def effort(state: State) -> int:
    """What the crew still lacks."""
    return described(state).turn.effort


def delivering(*made: Any, seats: int = 2, ann: Any = None, **position: Any) -> State:
    """Ann is on turn and reaches Gloggnitz; she has these factories."""
    holds = {"tracks": TO_GLOGGNITZ, "factories": list(made), **(ann or {})}
    rest = [player(tracks=TO_GLOGGNITZ, influence=0) for _ in range(seats - 1)]
    return given([player(**holds), *rest], **{"seat": ANN, **position})
