"""What the games of an arena show: by kind of bot, by seat, and of the games themselves."""

from collections import Counter
from collections.abc import Sequence

import msgspec

from footplate.arena.lines import GameLine, bucket_seconds
from footplate.arena.ratings import Rating, ratings
from footplate.arena.shares import counted_quantile, design, deviation, mean, wilson
from footplate.bots.match import LONGEST


class Share(msgspec.Struct, frozen=True):
    """A share of wins with its 95 % interval, in which games of one seed count for no more than
    they say."""

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
    records: list[str]
    """Files of positions in which bots offended."""
    lost: list[int]
    """The seeds of games whose process died, and that are still to be played."""

    @property
    def of_games(self) -> str:
        """`60 games`, or how many of those that were asked for."""
        whole = self.games == self.asked
        return f"{self.games} games" if whole else f"{self.games} of {self.asked} games"

    @property
    def of_seeds(self) -> str:
        """`seeds 1 to 20, each from every seat`, where that is so."""
        first, last = self.seeds
        seeds = f"seed {first}" if first == last else f"seeds {first} to {last}"
        whole = self.games == self.asked and self.games % self.seats == 0
        return f"{seeds}, each from every seat" if whole else seeds


def cut_off(lengths: Sequence[int]) -> str:
    """What is to be said of games that came to no end; empty: all have."""
    cut = sum(length >= LONGEST for length in lengths)
    return f"Cut off after {LONGEST:,} actions, and counted as they stood: {cut}." if cut else ""


def entrants_of(kinds: Sequence[str], lines: Sequence[GameLine]) -> list[Entrant]:
    """One for each kind of bot, in the order in which they were named."""
    rated = ratings(kinds, lines) if len(set(kinds)) > 1 else {}
    sat = {
        kind: [
            (line, seat)
            for line in lines
            for seat, entrant in enumerate(line.entrants)
            if kinds[entrant] == kind
        ]
        for kind in dict.fromkeys(kinds)
    }
    return [
        _entrant(kind, kinds, sat[kind], wins, rated.get(kind))
        for kind, wins in zip(sat, _shares(list(sat.values())))
    ]


Sat = Sequence[tuple[GameLine, int]]
"""The games in which somebody sat, and where."""


def _entrant(
    kind: str, kinds: Sequence[str], sat: Sat, wins: Share, rating: Rating | None
) -> Entrant:
    ranks = Counter(line.ranks[seat] for line, seat in sat)
    scores = [line.scores[seat] for line, seat in sat]
    sources: Counter[str] = Counter()
    for line, seat in sat:
        sources.update(line.sources[seat])
    return Entrant(
        kind=kind,
        seats=list(kinds).count(kind),
        wins=wins,
        ranks=[ranks[rank] for rank in range(1, len(kinds) + 1)],
        rank=mean([line.ranks[seat] for line, seat in sat]),
        score=mean(scores),
        deviation=deviation(scores),
        scores=sorted(scores),
        sources={name: count / len(sat) for name, count in sources.items()},
        out=sum(seat in line.out for line, seat in sat),
        offences=sum(line.offenders.count(line.entrants[seat]) for line, seat in sat),
        times=_times([line.times[seat] for line, seat in sat if line.times]),
        rating=rating,
    )


def _shares(groups: Sequence[Sat]) -> list[Share]:
    """The shares of those who share the games."""
    digests = {line.number: line.digest for sat in groups for line, _ in sat}
    # Where all bots are alike, a seed is the same game from every seat.
    factor = design([_by_seed(sat) for sat in groups], len(digests) / len(set(digests.values())))
    return [_share(sum(_won(*each) for each in sat), len(sat), factor) for sat in groups]


def _share(wins: float, games: int, factor: float) -> Share:
    low, high = wilson(wins / factor, games / factor)
    return Share(wins, games, wins / games, low, high)


def _won(line: GameLine, seat: int) -> float:
    return 1 / len(line.winners) if seat in line.winners else 0.0


def _by_seed(sat: Sat) -> dict[int, tuple[float, float]]:
    seeds: dict[int, tuple[float, float]] = {}
    for line, seat in sat:
        wins, games = seeds.get(line.seed, (0.0, 0.0))
        seeds[line.seed] = wins + _won(line, seat), games + 1
    return seeds


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
    groups = [[(line, seat) for line in lines] for seat in range(len(lines[0].entrants))]
    return [
        Seat(wins, mean([line.scores[seat] for line in lines]))
        for seat, wins in enumerate(_shares(groups))
    ]


def offences_of(lines: Sequence[GameLine]) -> list[str]:
    """What bots did that they must not do, game by game."""
    return [f"seed {line.seed}: {each}" for line in lines for each in line.offences]
