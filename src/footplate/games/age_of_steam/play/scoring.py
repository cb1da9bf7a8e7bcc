# footplate: compiled
"""Victory points."""

from footplate.games.age_of_steam.play.links import sections
from footplate.games.age_of_steam.play.state import State


def points(state: State) -> list[tuple[int, int, int]]:
    """Each seat's points from income, shares and track; nothing for the eliminated.

    Money is worth nothing (AOS-SCORE-06), and the sum may be negative (AOS-SCORE-08).
    """
    scoring = state.rules.tables.scoring
    track = sections(state)
    return [
        (0, 0, 0)
        if state.out[seat]  # AOS-SCORE-09
        else (
            scoring.income * state.income[seat],  # AOS-SCORE-01
            scoring.share * state.shares[seat],  # AOS-SCORE-02
            scoring.section * track[seat],  # AOS-SCORE-03
        )
        for seat in range(state.rules.seats)
    ]


def winners(state: State) -> list[int]:
    """The seats with the most points among those still in the game (AOS-SCORE-07)."""
    scores = points(state)
    totals = [scores[seat][0] + scores[seat][1] + scores[seat][2] for seat in state.order]
    best = max(totals, default=0)
    return sorted([state.order[at] for at in range(len(totals)) if totals[at] == best])
