"""What a game tells a person: prompts, forecasts, views, results. Plain data, ready for JSON."""

import msgspec

from footplate.core.action import Action


class Choice(msgspec.Struct, frozen=True):
    """One legal action as a person sees it before choosing it."""

    action: msgspec.Raw
    """The action in JSON; `game.action(choice)` gives it back as a value, `state.play(choice)`
    plays it."""
    label: str
    price: int = 0
    """What the seat pays at once, in the game's money."""
    consequence: str = ""
    """What follows from it, in words: income by owner, a completed link, a place in the order."""


class Prompt(msgspec.Struct, frozen=True):
    """What is asked now, of whom, and every legal answer."""

    seat: int | None
    phase: str
    sentence: str
    choices: list[Choice]


class Forecast(msgspec.Struct, frozen=True):
    """Base of a game's forecast: numbers that the rules foretell for one seat."""

    seat: int


class View(msgspec.Struct, frozen=True):
    """Base of a game's view: what one seat (None: a spectator) may see."""

    viewer: int | None


class Standing(msgspec.Struct, frozen=True):
    """A seat's place and its score by source."""

    seat: int
    rank: int
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
    contest: bool = True
    """False where there is nobody to beat, as in a solo game for points."""
    tie_break: str = ""
    """What `Standing.tie` counts; empty where equal scores simply share a rank."""

    @property
    def winners(self) -> list[int]:
        """The seats in first place; none where everybody is out or nobody was to be beaten."""
        return [s.seat for s in self.standings if s.rank == 1 and self.contest]

    def score(self, seat: int) -> int:
        return next(s.score for s in self.standings if s.seat == seat)


def choice(action: Action, label: str, price: int = 0, consequence: str = "") -> Choice:
    return Choice(msgspec.Raw(msgspec.json.encode(action)), label, price, consequence)


def rank(
    scores: list[tuple[int, dict[str, int], bool]],
    final: bool,
    ties: list[int] | None = None,
    tie_break: str = "",
) -> Result:
    """Standings from (seat, score by source, out): higher totals first, ties share a rank.

    `ties` by seat goes before a shared rank: more is better. Eliminated seats share the last place.
    """

    def total(entry: tuple[int, dict[str, int], bool]) -> tuple[int, int]:
        return sum(entry[1].values()), ties[entry[0]] if ties else 0

    ordered = sorted(scores, key=lambda e: (e[2], [-n for n in total(e)], e[0]))
    playing = [entry for entry in ordered if not entry[2]]
    # Who is out is never first, not even where nobody else is left.
    last = max(2, len(playing) + 1)
    standings = []
    for entry in ordered:
        seat, sources, out = entry
        better = sum(total(other) > total(entry) for other in playing)
        score, tie = total(entry)
        standings.append(Standing(seat, last if out else better + 1, score, sources, out, tie))
    return Result(final, standings, tie_break=tie_break)
