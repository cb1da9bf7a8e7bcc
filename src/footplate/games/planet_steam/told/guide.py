"""What Planet Steam tells of each phase to somebody who is learning it."""

from collections.abc import Iterator
from typing import Final

from footplate.core.plan import Guide
from footplate.games.planet_steam.board.rules import Rules

GUIDE: Final = {
    "carriers": Guide(
        "Before the first round everybody raises one carrier by a class, for free.",
        [
            "Which resource you will hold most of: what has no room is lost.",
        ],
    ),
    "specialists": Guide(
        "You bid for the specialists, one after the other. The number of the card is your place "
        "in the order, its benefit is yours for the round, and a bonus resource comes with it as "
        "long as the box holds one.",
        [
            "What the benefit is worth to you in this round.",
            "Whether being early matters more for zones, or being late for trade.",
            "How many credits tanks and zones will need.",
        ],
    ),
    "zones": Guide(
        "One zone is auctioned, then each player may try to claim another one with the die, or "
        "surely with a building license.",
        [
            "Zones beside each other: tanks of one kind that touch extract more.",
            "River zones for water, and what happens where the die fails.",
        ],
    ),
    "airship": Guide(
        "The Airship Captain moors the airship at a row: each tank that runs there, whoever owns "
        "it, extracts one more.",
        [
            "The row where you have more tanks than anybody else.",
        ],
    ),
    "freelance": Guide(
        "A carrier for any three resources is auctioned, or kept by paying for it again.",
        [
            "How much you will have no room for this round.",
        ],
    ),
    "tanks": Guide(
        "You pay 1 water to act, then buy tanks, converters, superchargers or carrier upgrades, "
        "and may rearrange your tanks. Who does not act takes 1 water.",
        [
            "Which resource will be dear when trade comes.",
            "Tanks of one kind side by side, and the row of the airship.",
            "That there is energy for every tank that needs it.",
        ],
    ),
    "extraction": Guide(
        "Your tanks extract. Each needs energy, except those for energy and those for water on the "
        "river; a tank can be switched off.",
        [
            "Whether there is room for all of it: the rest is lost.",
            "Energy: what you spend here you cannot sell or use later.",
        ],
    ),
    "trade": Guide(
        "Each resource is traded in its turn, once round the table. Buying and selling move the "
        "supply, and after each turn, a pass too, its colour moves the price.",
        [
            "Where the price goes after you, since everybody after you trades there.",
            "What you need next round: energy for tanks, water and ore for building.",
            "Resources count at the end at their last price.",
        ],
    ),
    "certificates": Guide(
        "You may buy or sell a building license, or buy luxury quarters.",
        [
            "Luxury quarters are worth 50 credits for sure; resources only their price.",
            "Whether a license saves you a failed roll next round.",
        ],
    ),
}
"""By the id of the phase."""


def guide(rules: Rules) -> dict[str, Guide]:
    """By the id of the phase, as the options have it; what they add to a bid is told before
    anybody bids."""
    bidding = GUIDE["specialists"]
    found = dict(GUIDE)
    found["specialists"] = Guide(bidding.words, [*bidding.looks, *_with_the_card(rules)])
    found["zones"] = _zones(rules)
    found["tanks"] = _tanks(rules)
    if rules.predictable:
        certificates = GUIDE["certificates"]
        looks = [
            *certificates.looks[:-1],
            "Whether a zone with a neutral marker is worth a license.",
        ]
        found["certificates"] = Guide(certificates.words, looks)
    return found


def _zones(rules: Rules) -> Guide:
    """How zones are claimed, and by whom before the first auction."""
    words, looks = GUIDE["zones"].words, GUIDE["zones"].looks
    if rules.predictable:
        words = (
            "One zone is auctioned, then each player may claim another free one, without a die. A "
            "license can be used in its place, also where a neutral marker lies."
        )
        looks = [looks[0], "River zones for water, and which free zone others want as well."]
    if rules.variable_claims:
        looks = [
            *looks,
            "In the first round all claims are placed before the auction, neutral ones too: keep "
            "room beside yours.",
        ]
    return Guide(words, [*looks, *_on_the_river(rules)])


def _tanks(rules: Rules) -> Guide:
    """What can be laid out anew."""
    words, looks = GUIDE["tanks"].words, GUIDE["tanks"].looks
    if rules.immobile:
        words = words.replace(
            "may rearrange your tanks",
            "may move your converters and superchargers: the tanks stay where they are",
        )
    return Guide(words, [*looks, *_on_the_river(rules)])


def _on_the_river(rules: Rules) -> list[str]:
    if not rules.river_limits:
        return []
    return ["On the river no converter for ore or quartz stands."]


def _with_the_card(rules: Rules) -> Iterator[str]:
    """What winners get besides the specialist."""
    if rules.manipulation:
        yield (
            "The first winner of the round also gets the price manipulation: moves prices at once, "
            "and is paid the number of the specialist card at the end of the round."
        )
    if rules.sabotage:
        since = f"From round {rules.sabotage_from} on the" if rules.sabotage_from > 1 else "The"
        yield (
            f"{since} last winner also gets the sabotage: a rival has to tip a tank over, which "
            "then extracts nothing this round."
        )
    if rules.variable_trading:
        markers = (
            "an order marker on a resource"
            if rules.markers_placed == 1
            else "order markers on resources"
        )
        yield (
            f"Each winner puts {markers}: so the order of trade is decided, as long "
            "as markers are left."
        )
