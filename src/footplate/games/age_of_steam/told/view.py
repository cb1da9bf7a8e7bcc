"""What a seat sees, and what the rules foretell."""

import msgspec

from footplate.core.prompt import Result, rank
from footplate.games.age_of_steam.board.codes import NOBODY
from footplate.games.age_of_steam.language.views import (
    AgeOfSteamForecast,
    AgeOfSteamView,
    Link,
    Parts,
)
from footplate.games.age_of_steam.play.links import link_ports, links_of
from footplate.games.age_of_steam.play.scoring import points
from footplate.games.age_of_steam.play.state import State
from footplate.games.age_of_steam.positions.describe import describe


def view(state: State, viewer: int | None) -> AgeOfSteamView:
    """Everything on the table (AOS-VIEW-01)."""
    return AgeOfSteamView(
        viewer=viewer,
        position=msgspec.structs.replace(describe(state), luck=None),  # AOS-VIEW-03
        links=completed(state),
        parts=_parts(state),
        forecasts=[forecast(state, seat) for seat in range(state.rules.seats)],
        result=result(state),
    )


def completed(state: State) -> list[Link]:
    """The completed links, each once, in the order of their stops."""
    board, found = state.rules.board, []
    for stop, hops in enumerate(links_of(state)[: len(board.stops)]):
        for hop in hops:
            cell, other = board.stops[stop], board.stops[hop >> 6]
            port = cell * 6 + (hop >> 3 & 7)
            ports = link_ports(state, port)
            if cell > other or (cell == other and ports[-1] < port):
                continue
            owner = None if hop & 7 == NOBODY else hop & 7
            if state.cities[cell]:
                ports = ports[1:]
            names = (board.names[cell], board.names[other])
            hexes = (board.labels[cell], board.labels[other])
            found.append(Link(names, hexes, owner, len(ports)))
    return found


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


def forecast(state: State, seat: int) -> AgeOfSteamForecast:
    """What the turn will bring the seat if its income stays as it is now."""
    rules, income = state.rules, state.income[seat]
    upkeep = state.shares[seat] + state.engine[seat]
    money = state.money[seat] + income
    shortage = max(0, upkeep - money)
    after = max(0, income - shortage)
    reduction = rules.reduction(after, state.turn)
    higher = [first for first, _ in rules.bands if first > after]
    return AgeOfSteamForecast(
        seat=seat,
        income=income,
        upkeep=upkeep,
        net=income - upkeep,
        money_after=max(0, money - upkeep),
        shortage=shortage,
        eliminated=shortage > income,
        reduction=reduction,
        income_after=after - reduction,
        next_band=min(higher, default=None),
        share_price=rules.share_price,
        shares_left=rules.max_shares - state.shares[seat],
        score=sum(points(state)[seat]),
    )


def result(state: State) -> Result:
    """The ranking with points by source: equal totals share a place (AOS-SCORE-07), eliminated
    seats the last one (AOS-SCORE-09)."""
    scores = [
        (seat, {"income": income, "shares": shares, "track": track}, bool(state.out[seat]))
        for seat, (income, shares, track) in enumerate(points(state))
    ]
    return rank(scores, state.over)
