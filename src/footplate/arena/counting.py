"""What the games of an arena show: by kind of bot, by seat, and of the games themselves."""

from collections import Counter
from collections.abc import Sequence

import msgspec

from footplate.arena.lines import GameLine, bucket_seconds
from footplate.arena.ratings import Rating, ratings
from footplate.arena.shares import counted_quantile, deviation, mean, wilson


class Share(msgspec.Struct, frozen=True):
    """A share of wins with its 95 % interval."""

    wins: float
    """A shared first place counts in parts."""
    games: int
    share: float
    low: float
    high: float


class Times(msgspec.Struct, frozen=True):
    """How long decisions took, in milliseconds of processor time."""

    decisions: int
    median: float
    p95: float
    p99: float
    most: float


class Entrant(msgspec.Struct, frozen=True):
    """How a kind of bot did, over all its seats."""

    kind: str
    seats: int
    """How many of them sat at a table."""
    wins: Share
    ranks: list[int]
    """How often it came first, second, …"""
    rank: float
    score: float
    deviation: float
    scores: list[int]
    sources: dict[str, float]
    """The mean score by source."""
    out: int
    offences: int
    times: Times | None
    rating: Rating | None
    """None where it met nobody else."""


class Seat(msgspec.Struct, frozen=True):
    """What it is worth to sit somewhere, whoever sits there."""

    wins: Share
    score: float


class Report(msgspec.Struct, frozen=True):
    """What the games of an arena show."""

    game: str
    board: str
    """Its id, or the file that it came from."""
    options: dict[str, bool | int | str]
    seeds: tuple[int, int]
    games: int
    asked: int
    seats: int
    fair: float
    """The share of wins of somebody as good as the others."""
    entrants: list[Entrant]
    by_seat: list[Seat]
    actions: tuple[int, float, int]
    """The fewest, the mean, the most of a game."""
    lengths: list[int]
    offences: list[str]
    lost: list[int]
    """The seeds of games whose process died."""


def entrants_of(kinds: Sequence[str], lines: Sequence[GameLine]) -> list[Entrant]:
    """One for each kind of bot, in the order in which they were named."""
    rated = ratings(kinds, lines) if len(set(kinds)) > 1 else {}
    return [_entrant(kind, kinds, lines, rated.get(kind)) for kind in dict.fromkeys(kinds)]


def _entrant(
    kind: str, kinds: Sequence[str], lines: Sequence[GameLine], rating: Rating | None
) -> Entrant:
    sat = [
        (line, seat)
        for line in lines
        for seat, entrant in enumerate(line.entrants)
        if kinds[entrant] == kind
    ]
    ranks = Counter(line.ranks[seat] for line, seat in sat)
    scores = [line.scores[seat] for line, seat in sat]
    sources: Counter[str] = Counter()
    for line, seat in sat:
        sources.update(line.sources[seat])
    return Entrant(
        kind=kind,
        seats=list(kinds).count(kind),
        wins=_share(sat),
        ranks=[ranks[rank] for rank in range(1, len(kinds) + 1)],
        rank=mean([line.ranks[seat] for line, seat in sat]),
        score=mean(scores),
        deviation=deviation(scores),
        scores=sorted(scores),
        sources={name: count / len(sat) for name, count in sources.items()},
        out=sum(seat in line.out for line, seat in sat),
        offences=sum(kinds[each] == kind for line in lines for each in line.offenders),
        times=_times([line.times[seat] for line, seat in sat if line.times]),
        rating=rating,
    )


def _share(sat: Sequence[tuple[GameLine, int]]) -> Share:
    wins = sum(1 / len(line.winners) for line, seat in sat if seat in line.winners)
    low, high = wilson(wins, len(sat))
    return Share(wins, len(sat), wins / len(sat), low, high)


def _times(found: Sequence[dict[str, int]]) -> Times | None:
    counts: Counter[str] = Counter()
    for each in found:
        counts.update(each)
    if not counts:
        return None
    ordered = sorted((1000 * bucket_seconds(bucket), count) for bucket, count in counts.items())
    median, p95, p99 = (counted_quantile(ordered, share) for share in (0.5, 0.95, 0.99))
    return Times(sum(counts.values()), median, p95, p99, ordered[-1][0])


def seats_of(lines: Sequence[GameLine]) -> list[Seat]:
    """By seat, whoever sat there: with rotated seats everybody did equally often."""
    seats = range(len(lines[0].entrants))
    return [
        Seat(_share([(line, seat) for line in lines]), mean([line.scores[seat] for line in lines]))
        for seat in seats
    ]
