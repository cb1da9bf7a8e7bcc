"""What is said at the end of a game: who has won, and by what where the scores are equal."""

from collections.abc import Sequence

from footplate.core.view import Result


def outcome(result: Result, names: Sequence[str]) -> list[str]:
    """Who has won; empty where nobody was to be beaten."""
    if not result.contest:
        return []
    winners = [names[seat] for seat in result.winners]
    if not winners:
        return ["Nobody has won."]
    if len(winners) > 1:
        equal = f", equal in {result.tie_break} too" if result.tie_break else ""
        return [f"{' and '.join(winners)} share the win{equal}."]
    return [f"{winners[0]} has won{_ahead(result)}."]


def _ahead(result: Result) -> str:
    """By what the winner is ahead of those with the same score."""
    first, *others = result.standings
    equal = [each.tie for each in others if each.score == first.score and not each.out]
    if not equal or not result.tie_break:
        return ""
    score = "1 point" if first.score == 1 else f"{first.score} points"
    return f" at equal scores of {score}: {first.tie} {result.tie_break} against {max(equal)}"
