# footplate: compiled
"""The steps of a round: what is asked."""

from typing import Final, Literal

from footplate.games.imperial_steam.board.blocks import by_number

AskedStep = Literal["bid", "turn", "crew", "staff", "points", "discard", "arrival"]
StepName = Literal[AskedStep, "over"]

BID: Final = 0
TURN: Final = 1
CREW: Final = 2
STAFF: Final = 3
POINTS: Final = 4
DISCARD: Final = 5
ARRIVAL: Final = 6
STEP_NAMES: Final[tuple[AskedStep, ...]] = by_number(
    {
        BID: "bid",
        TURN: "turn",
        CREW: "crew",
        STAFF: "staff",
        POINTS: "points",
        DISCARD: "discard",
        ARRIVAL: "arrival",
    }
)
