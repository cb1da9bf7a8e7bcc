# footplate: compiled
"""The steps of a round: what is decided, and to which part of the round it belongs."""

from typing import Final, Literal, get_args

AskedStep = Literal[
    "upgrade-carrier",
    "bid-specialist",
    "choose-specialist",
    "engineer",
    "bank-agent",
    "bonus-resource",
    "manipulate",
    "move-prices",
    "sabotage",
    "tip-tank",
    "order-marker",
    "place-claims",
    "choose-zone",
    "bid-zone",
    "claim",
    "direction",
    "airship",
    "keep-carrier",
    "bid-carrier",
    "activate",
    "tanks",
    "rearrange",
    "extract",
    "stow",
    "trade",
    "certificates",
]
StepName = Literal[AskedStep, "over"]
STEP_NAMES: Final[tuple[AskedStep, ...]] = get_args(AskedStep)

UPGRADE: Final = 0
BID_SPECIALIST: Final = 1
CHOOSE_SPECIALIST: Final = 2
ENGINEER: Final = 3
BANK_AGENT: Final = 4
BONUS: Final = 5
MANIPULATE: Final = 6
MOVE_PRICES: Final = 7
SABOTAGE: Final = 8
TIP_TANK: Final = 9
ORDER_MARKER: Final = 10
PLACE_CLAIMS: Final = 11
CHOOSE_ZONE: Final = 12
BID_ZONE: Final = 13
CLAIM: Final = 14
DIRECTION: Final = 15
AIRSHIP: Final = 16
KEEP_CARRIER: Final = 17
BID_CARRIER: Final = 18
ACTIVATE: Final = 19
TANKS: Final = 20
REARRANGE: Final = 21
EXTRACT: Final = 22
STOW: Final = 23
TRADE: Final = 24
CERTIFICATES: Final = 25

SETTING_UP: Final = 0
SPECIALISTS: Final = 1
"""The specialist auction, with what a card brings at once."""
CARDS: Final = 2
"""What a winner does with a card of the optional rules."""
EXPANSION: Final = 3
TANK_PHASE: Final = 4
RESOURCE_PHASE: Final = 5

_STEPS_OF: Final = {
    SETTING_UP: [UPGRADE],
    SPECIALISTS: [BID_SPECIALIST, CHOOSE_SPECIALIST, ENGINEER, BANK_AGENT, BONUS],
    CARDS: [MANIPULATE, MOVE_PRICES, SABOTAGE, TIP_TANK, ORDER_MARKER],
    EXPANSION: [
        PLACE_CLAIMS,
        CHOOSE_ZONE,
        BID_ZONE,
        CLAIM,
        DIRECTION,
        AIRSHIP,
        KEEP_CARRIER,
        BID_CARRIER,
    ],
    TANK_PHASE: [ACTIVATE, TANKS, REARRANGE],
    RESOURCE_PHASE: [EXTRACT, STOW, TRADE, CERTIFICATES],
}
PART: Final = [
    part for step in range(len(STEP_NAMES)) for part in _STEPS_OF if step in _STEPS_OF[part]
]
"""By step: the part of the round."""
