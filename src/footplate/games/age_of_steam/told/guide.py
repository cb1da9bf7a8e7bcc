"""What Age of Steam tells of each phase to somebody who is learning it."""

from typing import Final

from footplate.core.plan import Guide

GUIDE: Final = {
    "issue-shares": Guide(
        "Shares bring cash now and cost expenses in this and every later turn, and they count "
        "against you at the end. Take what this turn's building needs, and no more.",
        [
            "What you want to build and bid this turn, in dollars.",
            (
                "Whether income and cash will pay the expenses at the end of the turn: who cannot"
                " loses income, and at worst the game."
            ),
        ],
    ),
    "determine-player-order": Guide(
        "You bid for the place in the order. Who drops out first is last and pays nothing; the "
        "last two pay all they bid, the others half.",
        [
            "Which action you need, and how many others want it.",
            "What is left for track after the bid.",
        ],
    ),
    "select-actions": Guide(
        "Each player takes one of the special actions of this turn; nobody else can have it.",
        [
            (
                "Whether another engine, a fourth tile or moving first brings you more income "
                "this turn."
            ),
            "Which action the next players need most.",
        ],
    ),
    "build-track": Guide(
        "You lay up to three tiles, new ones and better ones, and pay for each. A link counts "
        "once it joins two towns or cities.",
        [
            "Which cube you will deliver over it in this very turn.",
            (
                "That every link is complete or goes on: track that dangles is lost if you do not"
                " extend it."
            ),
            "The expenses at the end of the turn, which you must still be able to pay.",
        ],
    ),
    "move-goods": Guide(
        "Twice round the table: deliver one cube over as many links as your engine pulls, or "
        "improve the engine instead. Each link brings its owner one income.",
        [
            "Long ways over your own links.",
            "Cubes that others could take before your second move.",
            "Whether a better engine pays back in the turns that are left.",
        ],
    ),
    "collect-income": Guide(
        "Everybody receives as many dollars as the income track says. Nothing is decided.",
    ),
    "pay-expenses": Guide(
        "Everybody pays a dollar for each share and each level of the engine. What is missing is "
        "taken from the income; who has too little of that is out.",
    ),
    "income-reduction": Guide(
        "The higher the income, the more of it is lost again. Nothing is decided.",
    ),
    "goods-growth": Guide(
        "Dice bring cubes from the display to the cities. Who has Production may place two cubes "
        "before.",
        [
            "Which cities have empty boxes at numbers you can use.",
            "Colours that your cities take.",
        ],
    ),
    "advance-turn-marker": Guide(
        "The turn marker moves on. Nothing is decided.",
    ),
}
"""By the id of the phase."""
