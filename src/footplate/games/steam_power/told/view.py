# footplate: compiled
"""What a viewer may know of a position."""

from itertools import pairwise
from typing import Any

from footplate.core.view import Now, Result
from footplate.games.steam_power.board.codes import NOBODY, PURPLE
from footplate.games.steam_power.board.rules import BONUS_NAMES
from footplate.games.steam_power.language import views as v
from footplate.games.steam_power.language.saying import corner_id
from footplate.games.steam_power.play.automa.turn import marker_steps
from footplate.games.steam_power.play.scoring import (
    connected,
    flipped_value,
    purple_value,
    ranking,
)
from footplate.games.steam_power.play.setup import beside_words, holdings
from footplate.games.steam_power.play.state import State
from footplate.games.steam_power.play.transport import runs_of
from footplate.games.steam_power.positions.describe import (
    automa_area,
    city_colors,
    fulfilling,
    placed_tracks,
    step_name,
)
from footplate.hexes.geometry import opposite


def now(state: State) -> Now:
    """Where the game stands; only basic solo has a fixed number of rounds."""
    rules = state.rules
    order = [(state.start + at) % rules.seats for at in range(rules.seats)]
    return Now(state.round, rules.rounds if rules.solo else None, step_name(state), order)


def held(state: State, viewer: int | None) -> list[dict[str, int]]:
    return holdings(state)


def result(state: State) -> Result:
    return ranking(state)


def view(state: State, viewer: int | None, head: dict[str, Any]) -> v.SteamPowerView:
    """What a viewer may know; the luck of the state is nowhere in it (SP-VIEW-07)."""
    rules = state.rules
    return v.SteamPowerView(
        **head,
        actions=state.actions_left,
        turn_actions=rules.actions,
        bonus=state.bonus,
        fulfilling=fulfilling(state),
        taking=state.taking,
        **apart(state, viewer),
        companies=[_company(state, company) for company in range(rules.companies)],
        company=None if state.over else state.company,
        bag=state.bag[:] if rules.solo else None,
        tracks=placed_tracks(state),
        links=completed(state),
        cities=_cities(state),
        beside=beside_words(state),  # SP-VIEW-03
        stock=v.Stock(
            track_tiles=dict(zip(rules.tiles.names, state.tile_stock, strict=True)),
            cubes=dict(zip(rules.colors, state.cube_stock, strict=True)),
            contracts=state.supply(),  # SP-VIEW-05: how many, not which
        ),
        automa=automa_area(state, []) if rules.has_automa else None,
        next_automa=_next_automa(state),
        face_down=len(state.face_down),
        needed=rules.rounds if rules.solo else rules.contracts_to_end,
        ending=state.ending(),
        new_factory=rules.factory_cubes,
    )


def apart(state: State, viewer: int | None) -> dict[str, Any]:
    """What is not the same for every viewer."""
    return {"players": [_seat(state, seat, viewer) for seat in range(state.rules.seats)]}


def _next_automa(state: State) -> v.NextAutoma | None:
    """The first Automa, from the seat on turn on, that has not moved the marker yet."""
    rules, seats = state.rules, state.rules.seats
    if not rules.has_automa or state.over:
        return None
    first = 1 if state.drew or not rules.automas[state.mover] else 0
    left = (state.start - state.mover - 1) % seats  # the turns of this round that are still to come
    for ahead in range(first, first + seats):
        seat = (state.mover + ahead) % seats
        if rules.automas[seat]:
            if ahead > left and state.ending():
                return None
            marker = (state.marker + marker_steps(state, seat)) % len(state.corners)
            color = rules.colors[state.corners[marker]]
            return v.NextAutoma(seat, corner_id(marker), color, rules.automa_cards)
    return None


def card(state: State, number: int) -> v.ContractCard:
    contract, colors = state.rules.cards[number], state.rules.colors
    return v.ContractCard(
        id=contract.id,
        resources=[colors[color] for color in contract.resources],
        vp=contract.vp,
        money=contract.money,
        bonus=BONUS_NAMES[contract.bonus] or None,
    )


def _seat(state: State, seat: int, viewer: int | None) -> v.SeatView:
    """All but the contracts of a hand is open to everybody (SP-VIEW-02)."""
    level = state.rules.levels[seat]
    own = seat == viewer and not level  # SP-VIEW-01
    return v.SeatView(
        money=state.money[seat],
        cards=len(state.hands[seat]),
        hand=[card(state, number) for number in state.hands[seat]] if own else None,
        fulfilled=[card(state, number) for number in state.done[seat]],
        automa=level.replace("_", "-") or None,
        discards=[state.rules.cards[number].id for number in state.discards[seat]],  # SP-VIEW-06
    )


def _company(state: State, company: int) -> v.CompanyView:
    port, board = state.ends[company], state.rules.board
    return v.CompanyView(
        color=state.rules.company_names[company],
        trains=state.trains[company],
        factories=state.plants[company],
        open_end=None if port < 0 else state.rules.board.labels[port // 6],
        network=[
            board.names[cell]
            for city, cell in enumerate(board.cities)
            if state.network[company] >> city & 1
        ],
    )


def _cities(state: State) -> list[v.CityView]:
    board, colors, cities = state.rules.board, city_colors(state), []
    for city, cell in enumerate(board.cities):
        there = connected(state, city)
        worth, share = _worth(state, city, len(there))
        cities.append(
            v.CityView(
                hex=board.labels[cell],
                name=board.names[cell],
                color=colors[board.labels[cell]],
                owner=None if state.makers[city] == NOBODY else state.makers[city],
                cubes=state.cubes[city],
                flipped=state.makers[city] != NOBODY and not state.cubes[city],
                group=[board.names[board.cities[c]] for c in board.members[board.node_of[city]]],
                linked=bool(state.linked >> city & 1),
                worth=worth,
                share=share,
                connected=there,
            )
        )
    return cities


def _worth(state: State, city: int, connected: int) -> tuple[int, int]:
    """The points of a city, of a purple one before sharing, and what each company has of it."""
    rules, color = state.rules, state.tiles[city]
    if color != PURPLE:
        return flipped_value(state, color), 0
    if rules.solo:
        return rules.company_vp * connected, rules.company_vp if connected else 0
    worth = purple_value(state)
    return worth, worth // connected if connected else 0


def completed(state: State) -> list[v.LinkView]:
    """The completed links in the order of their cities."""
    board, found = state.rules.board, []
    for run in runs_of(state):
        first, last = run[0] // 6, board.near[run[-1]]
        if board.city_of[last] >= 0 and last > first:
            names = (board.names[first], board.names[last])
            hexes = (board.labels[first], board.labels[last])
            path = [
                v.LinkStep(board.labels[port // 6], (opposite(before % 6), port % 6))
                for before, port in pairwise(run)
            ]
            track = [step.hex for step in path]
            found.append(v.LinkView(names, hexes, state.owner_at(run[1]), track, path))
    return found
