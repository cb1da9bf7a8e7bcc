"""What Imperial Steam tells of each phase to somebody who is learning it."""

from typing import Final

from footplate.core.plan import Guide

GUIDE: Final = {
    "bid": Guide(
        "Before the first round everybody bids money for influence, unseen, and pays it. More "
        "influence comes first in the turn order.",
        [
            "Hubs: at one that stands above your influence you hire neither workers nor engineers.",
            "How much money your first tracks and workers need.",
        ],
    ),
    "retrieve_hands": Guide(
        "Everybody takes the hands back, one more than before until there are five. Nothing is "
        "decided.",
    ),
    "shipment_arrives": Guide(
        "The goods of this round fill the market. Nothing is decided.",
    ),
    "take_ordered_goods": Guide(
        "Ordered goods arrive. What finds no room is discarded.",
        [
            "Goods you will build or deliver with in this round.",
        ],
    ),
    "income": Guide(
        "Everybody receives money for passenger cars and for stations on the map. Nothing is "
        "decided.",
    ),
    "train_workers": Guide(
        "Idle workers rise by a level, and working ones become idle. Nothing is decided.",
    ),
    "turn_order": Guide(
        "The order is made anew by influence. Nothing is decided.",
    ),
    "actions": Guide(
        "One hand after the other, round the table: each is one action. Every hand of your own "
        "that lies on that same tile already costs a step of influence.",
        [
            (
                "What came before the first hand, unasked: goods, income, idle workers a level up, "
                "working ones idle, the order by influence."
            ),
            "The way to Trieste: which links, stations and materials it still needs.",
            "Workers: their effort now, and how many are left for the next link.",
            (
                "What a contract or a factory brings before the railway is finished, since the "
                "round that reaches Trieste is the last."
            ),
        ],
    ),
    "end_check": Guide(
        "The game ends after this round if somebody has reached Trieste, or after the eighth. "
        "Nothing is decided.",
    ),
}
"""By the id of the phase."""
