# footplate: compiled
"""The kinds of choices: which of them one might want to make at a step."""

from collections.abc import Iterator

from footplate.games.imperial_steam.board import codes as c
from footplate.games.imperial_steam.board.codes import TRACKS_TILE
from footplate.games.imperial_steam.language.actions import PURCHASES, TILES
from footplate.games.imperial_steam.language.steps import (
    ARRIVAL,
    BID,
    CREW,
    DISCARD,
    POINTS,
    STAFF,
    TURN,
)
from footplate.games.imperial_steam.language.words import TILE_WORDS
from footplate.games.imperial_steam.play.state import State
from footplate.games.imperial_steam.referee.refuse import TILE_OF

TITLES: dict[str, str] = {
    **{tile: words[0].upper() + words[1:] for tile, words in TILE_WORDS.items()},
    "bid": "Sealed bid",
    "crew": "Send workers",
    "staff": "Settle a worker at the factory",
    "discard": "Discard a good",
    "idle": "Place the hand without effect",
    "sell": "Sell a share",
    "deliver": "Deliver a good",
    "access": "Buy access to the state railway",
    "spend_influence": "A step of influence",
    "spend_share": "A step of share value",
    "spend_car": "A passenger car",
    "forgo": "Forgo the points",
    "end": "End the turn",
}
FREE = ("sell", "deliver", "access")
GROUP_OF: dict[int, str] = {
    **{kind: TILES[tile] for kind, tile in TILE_OF.items()},
    c.BID: "bid",
    c.WORK: "crew",
    c.STAFF: "staff",
    c.DISCARD: "discard",
    c.IDLE: "idle",
    c.SELL: "sell",
    c.DELIVER: "deliver",
    c.ACCESS: "access",
    c.FORGO: "forgo",
    c.END: "end",
}


def title_of(state: State, group: str) -> str:
    """After a track nobody has to go any more, but more may."""
    return "Send workers ahead" if group == "crew" and state.step == TURN else TITLES[group]


def group_of(code: int) -> str:
    kind = c.kind_of(code)
    return f"spend_{PURCHASES[c.number_of(code)]}" if kind == c.SPEND else GROUP_OF[kind]


def groups_of(state: State) -> Iterator[str]:
    """Whatever one might want to do at this step."""
    step = state.step
    if step == TURN:
        yield from TILES
        if state.tile == TRACKS_TILE:
            yield "crew"
        if state.rules.empty_actions:
            yield "idle"
        yield from FREE
        yield "end"
    elif step == POINTS:
        yield from (f"spend_{on}" for on in PURCHASES)
        yield "forgo"
        yield from FREE
    else:
        asked = {BID: "bid", CREW: "crew", STAFF: "staff", DISCARD: "discard", ARRIVAL: "discard"}
        yield asked[step]
