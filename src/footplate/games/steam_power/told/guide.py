"""What Steam Power tells of each phase to somebody who is learning it."""

from typing import Final

from footplate.core.plan import Guide

GUIDE: Final = {
    "act": Guide(
        "A turn has two actions: lay track, build a factory, fulfil a contract, take contracts or"
        " take money, and the same twice if you like.",
        [
            (
                "Which contract of your hand is nearest, and which links and resources it still "
                "lacks."
            ),
            (
                "Whether a factory would be used by others too, since it is worth points once it "
                "is empty."
            ),
            "Whether the money lasts for the track you need.",
        ],
    ),
    "lay": Guide(
        "Laying track is two tiles: here is the second.",
        [
            "Whether it ends the link that you began, or begins the next one.",
            "What hills and mountains cost on the way.",
        ],
    ),
    "fetch": Guide(
        "Each resource of the contract is fetched by itself, from a factory or the bank. Links of "
        "others on the way are paid for.",
        [
            "The source that costs least, and who is paid for it.",
            "Cubes that empty one of your own factories.",
        ],
    ),
    "bonus": Guide(
        "The contract grants an action on top of the two of your turn.",
        [
            "What completes a link or a contract right away.",
        ],
    ),
    "take": Guide(
        "The supply has no contracts left: one is drawn from the hand of an opponent who has most "
        "of them, and you say whose.",
        ["Who would miss a contract most near the end."],
    ),
    "automa": Guide(
        "The Automa takes its turn by the rules of its own; each step says which one decided.",
    ),
}
"""By the id of the phase."""
