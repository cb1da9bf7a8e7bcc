"""What a viewer may know of a position: one header for all games, and the result."""

from collections.abc import Sequence
from typing import Any

import msgspec


class Caution(msgspec.Struct, frozen=True):
    """A warning: something that somebody will regret, by which rule, in words."""

    seat: int
    rule: str
    sentence: str


class Forecast(msgspec.Struct, frozen=True):
    """Base of a game's forecast: numbers that the rules foretell for one seat."""

    seat: int


class Standing(msgspec.Struct, frozen=True):
    """A seat's place and its score by source."""

    seat: int
    rank: int
    """0 where the viewer cannot know it."""
    score: int
    sources: dict[str, int]
    out: bool = False
    """Eliminated: ranked behind everybody who is still in the game."""
    tie: int = 0
    """What goes before a shared rank where scores are equal; see `Result.tie_break`."""


class Result(msgspec.Struct, frozen=True):
    """The ranking, best first. Tied seats share a rank."""

    final: bool
    standings: list[Standing]
    """Of the seats whose score is known to whom it is told."""
    contest: bool = True
    """False where there is nobody to beat, as in a solo game for points."""
    tie_break: str = ""
    """What `Standing.tie` counts; empty where equal scores simply share a rank."""
    whole: bool = True
    """False where scores are missing because the viewer cannot know them; then nobody is ranked."""

    @property
    def winners(self) -> list[int]:
        """The seats in first place; none where everybody is out or nobody was to be beaten."""
        return [s.seat for s in self.standings if s.rank == 1 and self.contest]

    def score(self, seat: int) -> int:
        return next(s.score for s in self.standings if s.seat == seat)

    def of(self, seats: Sequence[int]) -> "Result":
        """The result as somebody may know it who knows the scores of these seats only."""
        known = [
            msgspec.structs.replace(each, rank=0) for each in self.standings if each.seat in seats
        ]
        return msgspec.structs.replace(self, standings=known, whole=False)


class Now(msgspec.Struct, frozen=True):
    """Where a game stands, as everybody may know it."""

    round: int
    rounds: int | None
    """None: nobody knows how many there will be."""
    phase: str
    """One of the plan's phases; `over` at the end."""
    order: list[int]
    """The seats in the order of play."""


class View(msgspec.Struct, frozen=True, kw_only=True):
    """Base of a game's view: what one viewer may see. The header is the same in every game."""

    game: str
    board: str
    """The id of a packaged board, or the text of one's own."""
    options: dict[str, bool | int | str]
    """Those that differ from their defaults."""
    viewer: int | None
    """A seat; None: a spectator."""
    round: int
    rounds: int | None
    phase: str
    phases: list[str]
    """Of a round, in order; see `Plan.phases`."""
    seat: int | None
    """Who is asked; None once the game is over."""
    order: list[int]
    """The seats in the order of play."""
    over: bool
    holdings: list[dict[str, int]]
    """What each seat has, by thing; what the viewer may not know is absent."""
    forecasts: list[Any]
    """By seat, as the viewer may know them; empty where they were not asked for."""
    result: Result | None
    """As the viewer may know it."""
    warnings: list[Caution]


def rank(
    scores: list[tuple[int, dict[str, int], bool]],
    final: bool,
    ties: list[int] | None = None,
    tie_break: str = "",
) -> Result:
    """Standings from (seat, score by source, out): higher totals first, ties share a rank.

    `ties` by seat goes before a shared rank: more is better. Eliminated seats share the last place.
    """

    totals = {
        seat: (sum(sources.values()), ties[seat] if ties else 0) for seat, sources, _ in scores
    }
    ordered = sorted(scores, key=lambda e: (e[2], [-n for n in totals[e[0]]], e[0]))
    playing = [totals[seat] for seat, _, out in ordered if not out]
    # Who is out is never first, not even where nobody else is left.
    last = max(2, len(playing) + 1)
    standings = []
    for seat, sources, out in ordered:
        score, tie = own = totals[seat]
        better = sum([other > own for other in playing])
        standings.append(Standing(seat, last if out else better + 1, score, sources, out, tie))
    return Result(final, standings, tie_break=tie_break)
