"""What a seat sees, what the rules foretell for it, and the ranking."""

from footplate.core.prompt import Result, rank
from footplate.games.steam_power.board.codes import NOBODY, PURPLE
from footplate.games.steam_power.board.rules import BONUS_NAMES
from footplate.games.steam_power.language import views as v
from footplate.games.steam_power.play.fulfilment import price_list, sources
from footplate.games.steam_power.play.legal import bonus_is_possible
from footplate.games.steam_power.play.scoring import (
    SOURCES,
    connected,
    flipped_value,
    points,
    purple_value,
)
from footplate.games.steam_power.play.setup import beside_words
from footplate.games.steam_power.play.state import State
from footplate.games.steam_power.play.transport import runs_of
from footplate.games.steam_power.positions.describe import (
    automa_area,
    city_colors,
    fulfilling,
    placed_tracks,
    step_name,
)
from footplate.games.steam_power.referee.contracts import refuse_own_contract


def view(state: State, viewer: int | None) -> v.SteamPowerView:
    """What a viewer may know; the luck of the state is nowhere in it (SP-VIEW-07)."""
    rules = state.rules
    return v.SteamPowerView(
        viewer=viewer,
        board=rules.known_by,
        options=rules.changed_options.copy(),
        round=state.round,
        start=state.start,
        seat=state.seat,
        actions=state.actions_left,
        step=step_name(state),
        bonus=state.bonus,
        fulfilling=fulfilling(state),
        taking=state.taking,
        players=[_seat(state, seat, viewer) for seat in range(rules.seats)],
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
        face_down=len(state.face_down),
        needed=rules.rounds if rules.solo else rules.contracts_to_end,
        ending=state.ending(),
        forecast=None if viewer is None else forecast(state, viewer),
        result=result(state),
    )


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
    board, colors = state.rules.board, city_colors(state)
    return [
        v.CityView(
            hex=board.labels[cell],
            name=board.names[cell],
            color=colors[board.labels[cell]],
            owner=None if state.makers[city] == NOBODY else state.makers[city],
            cubes=state.cubes[city],
            flipped=state.makers[city] != NOBODY and not state.cubes[city],
            group=[board.names[board.cities[c]] for c in board.members[board.node_of[city]]],
            linked=bool(state.linked >> city & 1),
            worth=_worth(state, city),
            connected=connected(state, city),
        )
        for city, cell in enumerate(board.cities)
    ]


def _worth(state: State, city: int) -> int:
    """The points of a city: of a purple one before sharing, of another one once flipped."""
    color = state.tiles[city]
    return purple_value(state) if color == PURPLE else flipped_value(state, color)


def completed(state: State) -> list[v.LinkView]:
    """The completed links in the order of their cities."""
    board, found = state.rules.board, []
    for run in runs_of(state):
        first, last = run[0] // 6, board.near[run[-1]]
        if board.city_of[last] >= 0 and last > first:
            names = (board.names[first], board.names[last])
            hexes = (board.labels[first], board.labels[last])
            track = [board.labels[port // 6] for port in run[1:]]
            found.append(v.LinkView(names, hexes, state.owner_at(run[1]), track))
    return found


# --- what the rules foretell ----------------------------------------------------------------------


def forecast(state: State, seat: int) -> v.SteamPowerForecast:
    """The seat's hand with costs, as if it were its turn; in basic solo for the active company."""
    asked = state.clone()
    if not state.rules.solo:
        asked.company = seat
    asked.mover = seat
    needed = state.rules.contracts_to_end
    parts = points(state)[seat]
    return v.SteamPowerForecast(
        seat=seat,
        contracts=[_foretell(asked, number) for number in state.hands[seat]],
        to_end=max(0, needed - len(state.done[seat])) if needed else None,
        score=sum(parts),
        sources=dict(zip(SOURCES, parts, strict=True)),
    )


def _foretell(state: State, number: int) -> v.ContractForecast:
    contract, colors = state.rules.cards[number], state.rules.colors
    linked = state.network[state.company] != 0
    refusal = refuse_own_contract(state, number)
    prices, bought = [], []
    lists = [price_list(state, color, count) for color, count in enumerate(contract.needs)]
    left = [sum(state.cubes[c] for c in sources(state, color)) for color in range(len(lists))]
    for color in contract.resources if linked else []:
        prices.append(lists[color].pop(0))
        if left[color] <= 0:
            bought.append(colors[color])
        left[color] -= 1
    return v.ContractForecast(
        contract=contract.id,
        cost=sum(prices) if linked else None,  # SP-FULFIL-12
        affordable=linked and sum(prices) <= state.money[state.mover],
        prices=prices,
        from_bank=bought,
        rule=refusal.rule if refusal else None,
        why_not=refusal.sentence if refusal else "",
        bonus_usable=bonus_is_possible(state, contract.bonus),
    )


def result(state: State) -> Result:
    """The ranking with points by source (SP-SCORE-14)."""
    scores = [
        (seat, dict(zip(SOURCES, parts, strict=True)), False)
        for seat, parts in enumerate(points(state))
    ]
    if state.rules.solo:
        # No contest: whoever keeps the best scores compares it with them (SP-SOLO-17).
        return Result(state.over, rank(scores, state.over).standings, contest=False)
    ties = [len(done) for done in state.done]  # SP-SCORE-15
    return rank(scores, state.over, ties, "fulfilled contracts")
