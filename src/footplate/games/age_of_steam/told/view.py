# footplate: compiled
"""What a viewer sees: everything on the table, and what the rules foretell."""

from typing import Any

import msgspec

from footplate.core.view import Now, Result, rank
from footplate.games.age_of_steam.language.codec import GOODS
from footplate.games.age_of_steam.language.steps import MOVE_GOODS
from footplate.games.age_of_steam.language.views import AgeOfSteamForecast, AgeOfSteamView, Parts
from footplate.games.age_of_steam.play.scoring import points
from footplate.games.age_of_steam.play.state import State
from footplate.games.age_of_steam.positions.describe import PHASES, describe
from footplate.games.age_of_steam.told.links import completed


def view(state: State, viewer: int | None, head: dict[str, Any]) -> AgeOfSteamView:
    """Everything on the table (AOS-VIEW-01)."""
    return AgeOfSteamView(
        **head,
        position=msgspec.structs.replace(describe(state), luck=None),  # AOS-VIEW-03
        links=completed(state),
        parts=_parts(state),
    )


def apart(state: State, viewer: int | None) -> dict[str, Any]:
    """Nothing: all is open to everybody."""
    return {}


def now(state: State) -> Now:
    phase = "over" if state.over else PHASES[state.phase]
    return Now(state.turn, state.rules.turns, phase, state.order[:])


def holdings(state: State, viewer: int | None) -> list[dict[str, int]]:
    """All of it is open; cubes drawn for Production are in the hand of who drew them."""
    held = [
        {"money": money, "income": income, "share": shares, "engine": engine}
        for money, income, shares, engine in zip(
            state.money, state.income, state.shares, state.engine, strict=True
        )
    ]
    for color in state.drawn:
        hand, good = held[state.mover], GOODS[color]
        hand[good] = hand.get(good, 0) + 1
    return held


def _parts(state: State) -> Parts:
    rules = state.rules
    return Parts(
        tiles=dict(zip(rules.tiles.names, state.supply, strict=True)),
        town_disks=state.disks,
        new_cities=[
            city.letter
            for city, cell in zip(rules.tables.new_cities, state.letters, strict=True)
            if cell < 0
        ],
        markers=[rules.max_markers - used for used in state.markers],
    )


def forecasts(state: State) -> list[AgeOfSteamForecast]:
    scores = points(state)
    return [forecast(state, seat, sum(scores[seat])) for seat in range(state.rules.seats)]


def forecast(
    state: State, seat: int, score: int = 0, *, more: int = 0, shares: int = 0, links: int = 0
) -> AgeOfSteamForecast:
    """What the turn will bring a seat if its income stays as it is, or with so much more of it, so
    many more shares, so many more links of the engine.

    Once expenses are paid the turn brings no more of either; who is out owes nothing.
    """
    rules, income = state.rules, state.income[seat] + more
    owns = 0 if state.out[seat] else state.shares[seat] + state.engine[seat]
    upkeep, money = owns + shares + links, state.money[seat] + shares * rules.share_price
    shortage, reduction, after = 0, 0, income
    if not (state.over or state.phase > MOVE_GOODS):
        money += income - upkeep
        shortage = max(0, -money)
        after = max(0, income - shortage)
        reduction = rules.reduction(after, state.turn)
    higher = [first for first, _ in rules.bands if first > after]
    return AgeOfSteamForecast(
        seat=seat,
        income=income,
        upkeep=upkeep,
        net=income - upkeep,
        money_after=max(0, money),
        shortage=shortage,
        eliminated=shortage > income,
        reduction=reduction,
        income_after=after - reduction,
        next_band=min(higher, default=None),
        share_price=rules.share_price,
        shares_left=rules.max_shares - state.shares[seat] - shares,
        score=score,
    )


def result(state: State) -> Result:
    """The ranking with points by source: equal totals share a place (AOS-SCORE-07), eliminated
    seats the last one (AOS-SCORE-09)."""
    scores = [
        (seat, {"income": income, "shares": shares, "track": track}, bool(state.out[seat]))
        for seat, (income, shares, track) in enumerate(points(state))
    ]
    return rank(scores, state.over)
