"""Ratings of who has played against each other, by the Plackett-Luce model of `openskill`."""

from collections.abc import Sequence

import msgspec
from openskill.models import PlackettLuce

from footplate.arena.lines import GameLine
from footplate.arena.shares import Z, mean


class Rating(msgspec.Struct, frozen=True):
    """How strong somebody is on a scale on which beginners have 25."""

    rating: float
    low: float
    high: float
    """Between them lies the true strength with 95 %, as the model sees it."""


def ratings(kinds: Sequence[str], lines: Sequence[GameLine]) -> dict[str, Rating]:
    """By kind of bot. Who sits at a table twice learns from both seats."""
    model = PlackettLuce()
    known = {kind: model.rating(name=kind) for kind in dict.fromkeys(kinds)}
    for line in lines:
        seated = [kinds[entrant] for entrant in line.entrants]
        if len(set(seated)) < 2:
            continue
        teams = [[model.create_rating([known[kind].mu, known[kind].sigma])] for kind in seated]
        rated = model.rate(teams, ranks=[float(rank) for rank in line.ranks])
        for kind, rating in known.items():
            own = [team[0] for team, sat in zip(rated, seated) if sat == kind]
            if own:
                rating.mu = mean([each.mu for each in own])
                rating.sigma = mean([each.sigma for each in own])
    return {
        kind: Rating(each.mu, each.mu - Z * each.sigma, each.mu + Z * each.sigma)
        for kind, each in known.items()
    }
